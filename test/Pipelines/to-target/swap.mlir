// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [24, 128, 128], warps = [1, 4], stages = 3, swap = true>"' | FileCheck %s

// Few rows of m: the weights fill the 64 rows of the instruction, the tokens are its columns.

// A tile of tokens is a box of fewer rows, k = 128 two boxes; a warp stores 16 columns of all rows.
// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: nvvm.reqntid = array<i32: 256>
// CHECK-SAME: <argument = 0, box = [24, 64], swizzle = 128>
// CHECK-SAME: <argument = 1, box = [128, 64],
// CHECK-SAME: <argument = 3, box = [24, 16], swizzle = 32>
// CHECK: %[[BYTES:.*]] = arith.addi %{{.*}}, %c[[#mul(128,mul(2,128))]]_i32
// CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %[[BYTES]]
// CHECK-COUNT-6: nvvm.cp.async.bulk.tensor.shared.cluster.global
// One warpgroup takes both blocks of 64 weights: two products for each 16 of 128 along k, of which the first two overwrite.
// CHECK: nvvm.wgmma.fence.aligned
// CHECK: llvm.inline_asm {{((.*wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 [^;]*, none, 1, 1, 0, 0;){2})}}
// CHECK-SAME: {{((wgmma.mma_async[^;]*, all, 1, 1, 0, 0;.*){14})}}
// CHECK: nvvm.wgmma.commit.group.sync.aligned
// A lane holds two columns of the result in each block: so many elements of the auxiliary.
// CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 2 : i64} : !llvm.ptr<1> -> f16
// CHECK-NOT: llvm.load
// Blocks of 8 tokens by 8 weights are transposed: two by two, then the last eight tokens.
// CHECK: nvvm.stmatrix %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {{{.*}}layout = #nvvm.mma_layout<col>
// CHECK: nvvm.stmatrix %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}} {{{.*}}layout = #nvvm.mma_layout<col>
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta
// CHECK: nvvm.stmatrix
// CHECK: nvvm.stmatrix
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta

func.func @main(%x: tensor<?x512xf16>, %w: tensor<768x512xf16>, %bias: tensor<768xf16>) -> tensor<?x768xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x512xf16>
  %e = tensor.empty(%m) : tensor<?x768xf16>
  %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x512xf16>) rhs(%w[n, k] : tensor<768x512xf16>)
      aux(%bias[n] : tensor<768xf16>) outs(%e[m, n] : tensor<?x768xf16>) epilogue(%u, %v) {
    %b32 = arith.extf %v : f16 to f32
    %ub = arith.addf %u, %b32 : f32
    %r = arith.truncf %ub : f32 to f16
    fuse.yield %r : f16
  }
  return %h : tensor<?x768xf16>
}
