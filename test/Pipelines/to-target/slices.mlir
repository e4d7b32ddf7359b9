// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>"' | FileCheck %s
// RUN: fuse-opt %s --fuse-to-scheduled='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>"' --fuse-report -o /dev/null | FileCheck %s --check-prefix=REPORT

// The tensor map of a slice shows the slice: what lies beside it reads as zero. Two slices are of one argument. The left
// operand begins 14 bytes into its buffer: the producers copy it.

// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: tensor_maps = [
// CHECK-SAME: <argument = 1, box = [64, 64], swizzle = 128, begins = [0, 8], lengths = [64, 77]>,
// CHECK-SAME: <argument = 1, box = [64, 64], swizzle = 128, begins = [64, 16], lengths = [64, 77]>
// CHECK-NOT:  argument = 0
// CHECK: nvvm.cp.async.shared.global
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global
// REPORT: operand 0 is copied by the producers, 16 bytes at a time, and shifted into place: it begins 14 bytes into its buffer; a tensor map needs multiples of 16

func.func @main(%x: tensor<?x96xf16>, %w: tensor<128x128xf16>, %o: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %xs = fuse.slice %x[:, 7:84] : tensor<?x96xf16>
  %w0 = fuse.slice %w[0:64, 8:85] : tensor<128x128xf16>
  %w1 = fuse.slice %w[64:128, 16:93] : tensor<128x128xf16>
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%xs[m, k] : tensor<?x77xf16>)
      rhs(%w0[n, k] : tensor<64x77xf16>, %w1[n, k] : tensor<64x77xf16>)
      outs(%o[m, n] : tensor<?x64xf16>) epilogue(%a, %b) {
    %p = arith.mulf %a, %b : f32
    %y = arith.truncf %p : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x64xf16>
}
