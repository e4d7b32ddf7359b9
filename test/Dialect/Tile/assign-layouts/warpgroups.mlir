// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse,tile-assign-layouts))" | FileCheck %s

// The accumulator of wgmma over two warpgroups, and slots in the widest swizzle. The right operand
// is contiguous along n. Both come from shared memory: the atom has no layouts for them.
// CHECK-DAG: #[[ACC:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16) (d0, 2, 64)>
// CHECK-DAG: #[[X:.*]] = #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>
// CHECK-DAG: #[[W:.*]] = #tile.shared<contiguous = 0, swizzle = [0, 1, 2], piece = 128>
// CHECK-DAG: #[[ATOM:.*]] = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16">

gpu.module @sm_90a [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x64xf16>, %w: memref<64x64xf16>, %d: memref<128x64xf32>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    // CHECK: %[[RING:.*]] = tile.make_ring : <4, !tile.staged<128x64xf16, #[[X]]>, !tile.staged<64x64xf16, #[[W]]>>
    tile.for_tiles (%m, %n) in (%c128, %c64) by [128, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: %[[S:.*]]:2 = tile.ring_acquire %[[RING]]
        // CHECK: tile.copy {{.*}} to %[[S]]#0 : memref<128x64xf16>, <128x64xf16, #[[X]]>
        %xs = tile.load %x[%m, %k] : memref<128x64xf16> -> !tile.staged<128x64xf16>
        %ws = tile.load %w[%k, %n] dims [1, 0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        // CHECK: tile.ring_wait %[[RING]] : {{.*}} -> !tile.staged<128x64xf16, #[[X]]>, !tile.staged<64x64xf16, #[[W]]>
        // CHECK: tile.mma {{.*}} {atom = #[[ATOM]]} : {{.*}} + <128x64xf32, #[[ACC]]>
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      tile.store %c, %d[%m, %n] : !tile.frag<128x64xf32>, memref<128x64xf32>
    }
    gpu.return
  }
}
