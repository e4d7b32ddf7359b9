// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 64, 32], warps = [8, 1], stages = 4>"' | FileCheck %s
// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 40, 32], warps = [8, 1], stages = 4>"' | FileCheck %s --check-prefix=NARROW

// f32 operands of tf32 products: rows of 128 bytes hold 32 of them, and the tensor maps of the
// operands round; an instruction takes 8 along k.

// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: tensor_maps = [
// CHECK-SAME: <argument = 0, box = [128, 32], swizzle = 128, rounds_to_tf32 = true>, <argument = 0, box = [128, 32], swizzle = 128, rounds_to_tf32 = true, rest = 0>
// CHECK-SAME: <argument = 1, box = [64, 32], swizzle = 128, rounds_to_tf32 = true>
// CHECK-SAME: <argument = 2, box = [16, 32], swizzle = 128>]
// CHECK: nvvm.mbarrier.arrive.expect_tx
// CHECK-COUNT-3: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: llvm.inline_asm {{.*}}wgmma.mma_async.sync.aligned.m64n64k8.f32.tf32.tf32 {{[^;]*}}, none, 1, 1;
// CHECK-SAME: {{((wgmma.mma_async[^;]*, all, 1, 1;.*){3})}}
// CHECK: nvvm.wgmma.commit.group.sync.aligned
// Results leave in boxes of 16 rows of 128 bytes, a lane writing 8 bytes at a time.
// CHECK-COUNT-8: llvm.store %{{.*}} {alignment = 8 : i64} : vector<2xf32>, !llvm.ptr<3>
// CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta

// The last columns of a tile are a box of their own.
// NARROW-LABEL: llvm.func @main_0(
// NARROW-SAME: <argument = 2, box = [16, 32],
// NARROW-SAME: <argument = 2, box = [16, 8],
// NARROW-COUNT-8: llvm.store %{{.*}} {alignment = 8 : i64} : vector<2xf32>, !llvm.ptr<3>
// NARROW: nvvm.cp.async.bulk.tensor.global.shared.cta
// NARROW-COUNT-2: llvm.store %{{.*}} {alignment = 8 : i64} : vector<2xf32>, !llvm.ptr<3>
// NARROW: nvvm.cp.async.bulk.tensor.global.shared.cta

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
