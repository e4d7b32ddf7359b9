// REQUIRES: ptxas

// A kernel that takes all the shared memory that a block may have (227 KiB) runs: the 1 KiB that machine code states
// beside it from sm_90 on is the system's, and no static memory of the kernel.

// RUN: rm -rf %t && fuse-opt %s "--fuse-compile=chip=sm_90a bundle=%t schedule=#fuse.warp_specialized<tile=[64,104,64],warps=[4,1],stages=10>" -o /dev/null
// RUN: fuse-run %t --device=dry | FileCheck %s
// RUN: fuse-run %t --device=sim --check | FileCheck %s --check-prefix=NUMBERS
// CHECK: 232448
// NUMBERS: ok: |got-ref|

func.func @main(%x: tensor<64x320xf16>, %w: tensor<104x320xf16>) -> tensor<64x104xf16> {
  %0 = tensor.empty() : tensor<64x104xf16>
  %1 = fuse.matmul (m, n, k) acc(f32)
      lhs(%x[m, k] : tensor<64x320xf16>)
      rhs(%w[n, k] : tensor<104x320xf16>)
      outs(%0[m, n] : tensor<64x104xf16>)
      epilogue(%a) {
    %b = arith.truncf %a : f32 to f16
    fuse.yield %b : f16
  }
  return %1 : tensor<64x104xf16>
}
