// RUN: fuse-opt %s --fuse-verify-phase="phase=target" -split-input-file -verify-diagnostics

module attributes {gpu.container_module} {
  gpu.module @fine [#nvvm.target<chip = "sm_90">] {
    llvm.func @k(%x: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
      %c = arith.constant 0.0 : f32
      llvm.store %c, %x : f32, !llvm.ptr<1>
      llvm.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    // expected-error @below {{breaks a rule of the target level: a kernel is an llvm.func here}}
    gpu.func @k(%x: memref<4xf32>) kernel {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
      // expected-error @below {{kernels hold llvm, nvvm, rocdl, arith, vector, scf and cf ops}}
      %z = tile.fill 0.0 : f32 -> !tile.frag<16x16xf32>
      llvm.return
    }
  }
}
