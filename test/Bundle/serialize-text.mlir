// fuse-serialize stops at text when asked to, and then needs neither ptxas nor lld.
// RUN: fuse-opt %s --pass-pipeline="builtin.module(fuse-serialize{emit=text})" | FileCheck %s
// CHECK: gpu.binary @nvidia [#gpu.object<#nvvm.target<chip = "sm_80">, {{.*}}assembly = "{{.*}}.target sm_80
// CHECK: gpu.binary @amd [#gpu.object<#rocdl.target<chip = "gfx942">, {{.*}}assembly = "{{.*}}gfx942
// RUN: not fuse-opt %s --pass-pipeline="builtin.module(fuse-serialize{emit=sass})" 2>&1 | FileCheck %s --check-prefix=EMIT
// EMIT: error: emit=sass: 'object' or 'text' is wanted

module attributes {gpu.container_module} {
  gpu.module @nvidia [#nvvm.target<chip = "sm_80">] {
    llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  gpu.module @amd [#rocdl.target<chip = "gfx942">] {
    llvm.func @k() attributes {gpu.kernel, rocdl.kernel} {
      llvm.return
    }
  }
}
