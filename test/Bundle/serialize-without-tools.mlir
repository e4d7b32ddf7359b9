// A machine without the vendors' tools: what is missing, and how to get it.
// RUN: split-file %s %t
// RUN: env PATH=/nowhere CUDA_ROOT= CUDA_HOME= CUDA_PATH= FUSE_TOOL_PATH= not %fuse_bin/fuse-opt %t/nvidia.mlir \
// RUN:   --pass-pipeline="builtin.module(fuse-serialize)" 2>&1 | FileCheck %s --check-prefix=PTXAS
// PTXAS: nvidia.mlir:2:3: error: ptxas, which makes cubins, is not found: install a CUDA toolkit and put its bin into PATH or its folder into CUDA_HOME, or take ptxas from the PyPI wheel nvidia-cuda-nvcc; or stop at PTX with emit=text
// RUN: env PATH=/nowhere ROCM_PATH= FUSE_TOOL_PATH= not %fuse_bin/fuse-opt %t/amd.mlir \
// RUN:   --pass-pipeline="builtin.module(fuse-serialize)" 2>&1 | FileCheck %s --check-prefix=LLD
// LLD: amd.mlir:2:3: error: ld.lld, which links code objects for AMD GPUs, is not found: install Debian's package lld-22 (or any LLVM linker, in PATH), or name a ROCm installation in ROCM_PATH; or stop at assembly with emit=text

//--- nvidia.mlir
module attributes {gpu.container_module} {
  gpu.module @nvidia [#nvvm.target<chip = "sm_80">] {
    llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
}

//--- amd.mlir
module attributes {gpu.container_module} {
  gpu.module @amd [#rocdl.target<chip = "gfx942">] {
    llvm.func @k() attributes {gpu.kernel, rocdl.kernel} {
      llvm.return
    }
  }
}
