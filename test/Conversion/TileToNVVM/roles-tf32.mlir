// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.schedule<tile = [128, 64, 32], warps = [8, 1], stages = 4, producers = 4>"' | FileCheck %s

// f32 operands of tf32 products: rows of 128 bytes hold 32 of them, and the tensor maps of the
// operands round; an instruction takes 8 along k.

// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: fuse.tensor_maps = [
// CHECK-SAME: {argument = 0 : i64, box = array<i64: 128, 32>, l2_promotion = 256 : i64, rounds_to_tf32, swizzle = 128 : i64}
// CHECK-SAME: {argument = 1 : i64, box = array<i64: 64, 32>, l2_promotion = 256 : i64, rounds_to_tf32, swizzle = 128 : i64}
// CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c24576_i32
// CHECK-COUNT-2: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: nvvm.wgmma.mma_async {{.*}} <m = 64, n = 64, k = 8>, D[<f32>, <zero>], A[<tf32>, <one>, <row>], B[<tf32>, <one>, <col>]
// CHECK-COUNT-3: nvvm.wgmma.mma_async {{.*}} D[<f32>, <one>]
// CHECK: nvvm.wgmma.commit.group.sync.aligned

func.func @main(%x: tensor<?x512xf32>, %w: tensor<768x512xf32>) -> tensor<?x768xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x512xf32>
  %e = tensor.empty(%m) : tensor<?x768xf32>
  %h = fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : tensor<?x512xf32>) rhs(%w[n, k] : tensor<768x512xf32>)
      outs(%e[m, n] : tensor<?x768xf32>) epilogue(%u) {
    fuse.yield %u : f32
  }
  return %h : tensor<?x768xf32>
}
