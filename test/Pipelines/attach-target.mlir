// RUN: fuse-opt %s --split-input-file --fuse-attach-target=chip=gfx942 --verify-diagnostics | FileCheck %s
// RUN: not fuse-opt %s --split-input-file --fuse-attach-target 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not fuse-opt %s --split-input-file --fuse-to-fused 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: not fuse-opt %s --split-input-file --fuse-to-mapped='chip=sm_80 schedule="#fuse.multistage<tile = [64], warps = [4, 1]>"' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SCHEDULE

// NONE: error: needs a chip
// SCHEDULE: error: is a program of kernels, each with its fuse.schedule; schedule=, kernel= and tuning-file= are for graphs
// LEVEL: error: is a program of kernels, which has no level 'fused': kernels, mapped or target is wanted

module attributes {gpu.container_module} {
  // CHECK: gpu.module @without [#rocdl.target<O = 3, chip = "gfx942", abi = "500">]
  gpu.module @without {
  }
  // CHECK: gpu.module @given [#rocdl.target<chip = "gfx942">]
  gpu.module @given [#rocdl.target<chip = "gfx942">] {
  }
}

// -----

// expected-error @below {{'gpu.module' op is for #nvvm.target<chip = "sm_80">, and is to be compiled for gfx942}}
gpu.module @other [#nvvm.target<chip = "sm_80">] {
}
