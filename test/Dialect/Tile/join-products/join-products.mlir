// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-join-products,tile-allocate-shared))" | FileCheck %s

#atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16">
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>
!bare = !tile.staged<64x64xf16>
!ring = !tile.ring<3, !tile, !tile, !tile>
!frag = !tile.frag<64x64xf32, #acc>

gpu.module @kernels {
  // The first and the second tile are alike as well, and are of no products with common rows.
  // CHECK-LABEL: gpu.func @gate
  // CHECK:         tile.make_ring joined [1] {tile.places = {
  // CHECK-SAME:      tile0 = #tile.place<at = 0, bytes = 24576>, tile1 = #tile.place<at = 24576, bytes = 49152>}}
  gpu.func @gate(%x: memref<64x64xf16>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !frag
      %t:3 = tile.ring_wait %ring : !ring -> !tile, !tile, !tile
      %u = tile.mma %t#0 * %t#1 + %z {atom = #atom} : !tile * !tile + !frag
      %v = tile.mma %t#0 * %t#2 + %z {atom = #atom} : !tile * !tile + !frag
      tile.ring_release %ring : !ring
    }
    gpu.return
  }

  // The left tile lies between the right ones.
  // CHECK-LABEL: gpu.func @between
  // CHECK:         tile.make_ring {
  gpu.func @between(%x: memref<64x64xf16>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !frag
      %t:3 = tile.ring_wait %ring : !ring -> !tile, !tile, !tile
      %u = tile.mma %t#1 * %t#0 + %z {atom = #atom} : !tile * !tile + !frag
      %v = tile.mma %t#1 * %t#2 + %z {atom = #atom} : !tile * !tile + !frag
      tile.ring_release %ring : !ring
    }
    gpu.return
  }

  // Tiles that have no layout yet.
  // CHECK-LABEL: gpu.func @no_layout
  // CHECK:         tile.make_ring {
  gpu.func @no_layout(%x: memref<64x64xf16>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %ring = tile.make_ring : !tile.ring<3, !bare, !bare, !bare>
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !frag
      %t:3 = tile.ring_wait %ring : !tile.ring<3, !bare, !bare, !bare> -> !bare, !bare, !bare
      %u = tile.mma %t#0 * %t#1 + %z {atom = #atom} : !bare * !bare + !frag
      %v = tile.mma %t#0 * %t#2 + %z {atom = #atom} : !bare * !bare + !frag
      tile.ring_release %ring : !tile.ring<3, !bare, !bare, !bare>
    }
    gpu.return
  }
}
