// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [256, 128, 64], warps = [8, 1], stages = 2, aux_stages = 2>"' | FileCheck %s

// A ring of auxiliaries: a warp of its own fills it, every consumer warp hands a slot back.

// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: tensor_maps = [
// CHECK-SAME: <argument = 2, box = [256, 64], swizzle = 128>
// CHECK: nvvm.mbarrier.init %{{.*}}, %c2_i32
// CHECK: nvvm.mbarrier.init %{{.*}}, %c8_i32
// The operands, then the auxiliary.
// CHECK: nvvm.setmaxregister decrease
// CHECK: nvvm.mbarrier.arrive.expect_tx
// CHECK-COUNT-3: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c[[#mul(256,128)]]_i32
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global
// A slot serves both blocks of 64 rows of a warpgroup before it is released.
// CHECK: "wgmma.wait_group.sync.aligned 0;"
// CHECK: nvvm.mbarrier.try_wait
// CHECK-COUNT-4: nvvm.ldmatrix
// CHECK-COUNT-4: nvvm.stmatrix
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta
// CHECK-NOT: mbarrier
// CHECK-COUNT-4: nvvm.ldmatrix
// CHECK: nvvm.mbarrier.arrive %
// CHECK-COUNT-4: nvvm.stmatrix
// CHECK: nvvm.mbarrier.try_wait
// CHECK-COUNT-4: nvvm.ldmatrix

func.func @main(%x: tensor<?x512xf16>, %w: tensor<768x512xf16>, %d: tensor<?x768xf16>) -> tensor<?x768xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x512xf16>
  %e = tensor.empty(%m) : tensor<?x768xf16>
  %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x512xf16>) rhs(%w[n, k] : tensor<768x512xf16>)
      aux(%d[m, n] : tensor<?x768xf16>) outs(%e[m, n] : tensor<?x768xf16>) epilogue(%u, %v) {
    %v32 = arith.extf %v : f16 to f32
    %uv = arith.mulf %u, %v32 : f32
    %r = arith.truncf %uv : f32 to f16
    fuse.yield %r : f16
  }
  return %h : tensor<?x768xf16>
}
