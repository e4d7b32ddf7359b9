// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-serialize="emit=text"

module attributes {gpu.container_module} {
  // expected-error @+1 {{has chip 'sm_90a' in #rocdl.target<chip = "sm_90a">; a name that begins with 'gfx' is wanted}}
  gpu.module @kernels [#rocdl.target<chip = "sm_90a">] {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-error @+1 {{has chip 'gfx942' in #nvvm.target<chip = "gfx942">; a name that begins with 'sm_' is wanted}}
  gpu.module @kernels [#nvvm.target<chip = "gfx942">] {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-error @+1 {{has abi '250' in #rocdl.target<chip = "gfx942", abi = "250">; code objects have version 400, 500 or 600}}
  gpu.module @kernels [#rocdl.target<chip = "gfx942", abi = "250">] {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
  }
}

// -----

// What a kernel asks of the host must suit its launch.

module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
    llvm.func @k() attributes {gpu.kernel, nvvm.kernel,
        tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 0, box = [64, 64], swizzle = 128>]>} {
      llvm.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{has a tensor map #tile.tensor_map_recipe<argument = 0, box = [64, 64], swizzle = 128>; it has 0 arguments}}
    gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}
