// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse,tile-assign-layouts,tile-plan-transports,tile-distribute,tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" | FileCheck %s

// A product that adds to another one's result comes after all its instructions, within one fence and
// one commit; the first products of a tile take no accumulator.

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>

// CHECK-LABEL: llvm.func @chained
// CHECK:         nvvm.wgmma.fence.aligned
// CHECK:         llvm.inline_asm {{.*}}wgmma.mma_async{{[^;]*}} {$0, {{[^;]*}} none, 1, 1
// CHECK-SAME:    {{((wgmma.mma_async[^;]* {\$0, [^;]* all, 1, 1[^;]*;.*){4})}}
// CHECK-NOT:     nvvm.wgmma.fence
// CHECK:         nvvm.wgmma.commit.group.sync.aligned
// CHECK:         scf.for
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  gpu.func @chained(%x: memref<64x256xf16>, %u: memref<64x256xf16>, %y: memref<64x64xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>,
                         known_block_size = array<i32: 256, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c256 distribution(#tile.persistent) {
      %z = tile.fill 0.0 : f32 -> !acc
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 3 {
        %xs = tile.load %x[%m, %k] : memref<64x256xf16> -> !tile
        %us = tile.load %u[%n, %k] : memref<64x256xf16> -> !tile
        tile.yield %xs, %us : !tile, !tile
      } compute(%k, %xs, %us, %a) {
        %a1 = tile.mma %xs * %us + %a : !tile * !tile + !acc
        %a2 = tile.mma %us * %xs + %a1 : !tile * !tile + !acc
        tile.yield %a2 : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// Where an accumulator is used twice, or goes to another place, its registers are copied: each
// product is awaited first, and what the loop carries are copies made after that.

// CHECK-LABEL: llvm.func @swapped
// CHECK:         scf.for
// CHECK:           nvvm.wgmma.commit.group.sync.aligned
// CHECK:           llvm.inline_asm has_side_effects {{.*}}"wgmma.wait_group.sync.aligned 0;"
// CHECK:           llvm.inline_asm has_side_effects {{.*}}"mov.b32 $0, $1;"
// CHECK:           llvm.inline_asm {{.*}}wgmma.mma_async
// CHECK:           nvvm.wgmma.commit.group.sync.aligned
// CHECK:           llvm.inline_asm has_side_effects {{.*}}"wgmma.wait_group.sync.aligned 0;"
// CHECK:           llvm.inline_asm has_side_effects {{.*}}"mov.b32 $0, $1;"
// CHECK:           scf.yield
gpu.module @others [#nvvm.target<chip = "sm_90a">] {
  gpu.func @swapped(%x: memref<64x256xf16>, %u: memref<64x256xf16>, %y: memref<64x64xf32>, %w: memref<64x64xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>,
                         known_block_size = array<i32: 256, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c256 distribution(#tile.persistent) {
      %z = tile.fill 0.0 : f32 -> !acc
      %c:2 = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc, %z : !acc) load(%k) stages 3 {
        %xs = tile.load %x[%m, %k] : memref<64x256xf16> -> !tile
        %us = tile.load %u[%n, %k] : memref<64x256xf16> -> !tile
        tile.yield %xs, %us : !tile, !tile
      } compute(%k, %xs, %us, %a, %b) {
        %p = tile.mma %xs * %us + %a : !tile * !tile + !acc
        %q = tile.mma %us * %xs + %b : !tile * !tile + !acc
        tile.yield %q, %p : !acc, !acc
      }
      tile.store %c#0, %y[%m, %n] : !acc, memref<64x64xf32>
      tile.store %c#1, %w[%m, %n] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}
