// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse,tile-assign-layouts,tile-plan-transports,tile-distribute,tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" | FileCheck %s

// A warpgroup's product whose left operand is the rounded result of another one: registers by other
// names. Accumulators and operand pass through the fence together; of a tile of 64 x 64 these are 32
// and, two elements to a word, 16, of which each step along k takes four. Sums of rows need shuffles
// only, sums of columns a barrier of the consumers.

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>

// CHECK-LABEL: llvm.func @chained
// CHECK:         llvm.inline_asm {{((.*wgmma.mma_async){4})}}
// CHECK:         "wgmma.wait_group.sync.aligned 0;"
// CHECK-COUNT-4: nvvm.shfl.sync bfly
// CHECK-NOT:     nvvm.shfl
// CHECK-COUNT-16: llvm.bitcast {{.*}} : vector<2xf16> to i32
// CHECK:         llvm.inline_asm has_side_effects {{.*}}"wgmma.fence.sync.aligned;", {{.*}}=f,=r,{{.*}} : ({{.*}}f32, i32, {{.*}}) -> !llvm.struct
// CHECK:         "{{.*}}wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, {{.*}}, $31}, {$64, $65, $66, $67}, $68, all, 1, 1, 1;
// CHECK-SAME:    wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, {{.*}}, $31}, {$69, $70, $71, $72}, d0, all, 1, 1, 1;
// CHECK-SAME:    {$73, $74, $75, $76}, d1, all
// CHECK-SAME:    {$77, $78, $79, $80}, d2, all
// CHECK-NOT:     wgmma.mma_async
// CHECK:         nvvm.wgmma.commit.group.sync.aligned
// CHECK:         nvvm.barrier id = %{{.*}} number_of_threads = %{{.*}}
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  gpu.func @chained(%q: memref<?x64xf16>, %k: memref<64x64xf16>, %v: memref<64x64xf16>, %y: memref<?x64xf32>, %sums: memref<1x64xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>,
                         known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %rows = memref.dim %q, %c0 : memref<?x64xf16>
    tile.for_tiles (%m) in (%rows) by [64] distribution(#tile.persistent) {
      %qs = tile.load %q[%m, %c0] : memref<?x64xf16> -> !tile
      %ks = tile.load %k[%c0, %c0] : memref<64x64xf16> -> !tile
      %vs = tile.load %v[%c0, %c0] dims [1, 0] : memref<64x64xf16> -> !tile
      %z = tile.fill 0.0 : f32 -> !acc
      %s = tile.mma %qs * %ks + %z : !tile * !tile + !acc
      %sum = tile.reduce addf %s dim 1 : !acc -> !tile.frag<64x1xf32>
      %p = tile.map (%x = %s : !acc, %b = %sum : !tile.frag<64x1xf32>) -> !tile.frag<64x64xf16> {
        %d = arith.subf %x, %b : f32
        %r = arith.truncf %d : f32 to f16
        tile.yield %r : f16
      }
      %o = tile.mma %p * %vs + %s : !tile.frag<64x64xf16> * !tile + !acc
      %column = tile.reduce addf %o dim 0 : !acc -> !tile.frag<1x64xf32>
      tile.store %o, %y[%m, %c0] : !acc, memref<?x64xf32>
      tile.store %column, %sums[%c0, %c0] : !tile.frag<1x64xf32>, memref<1x64xf32>
    }
    gpu.return
  }
}
