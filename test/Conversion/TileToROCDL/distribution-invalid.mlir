// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-rocdl))" -verify-diagnostics

// CTAs that walk all tiles ask how many of them there are.

#rows = #tile.layout<register (d1, 2, 1) lane (d1, 64, 2) warp (d0, 4, 1)>
!tile = !tile.frag<4x128xf32, #rows>
gpu.module @persistent [#rocdl.target<chip = "gfx942">] {
  gpu.func @k(%x: memref<64x128xf32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [4, 128], warps = [4, 1]>, known_block_size = array<i32: 256, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    // expected-error @below {{asks how many CTAs are launched, which kernels of this target are not told; their tiles are spread by #tile.one_per_cta, #tile.range_per_die or #tile.split_k}}
    tile.for_tiles (%m, %n) in (%c64, %c128) by [4, 128] distribution(#tile.persistent) {
      %z = tile.fill 0.0 : f32 -> !tile
      tile.store %z, %x[%m, %n] via(#tile.vector<2>) in_bounds [true, true] : !tile, memref<64x128xf32>
    }
    gpu.return
  }
}
