// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles))" -verify-diagnostics

#schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4>

gpu.module @kernels {
  // expected-error @below {{has producers in its schedule; that needs one tile.for_tiles at its top and in it products of tiles that they load}}
  gpu.func @none(%y: memref<128x128xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    gpu.return
  }
}

// A value that producers cannot repeat.
gpu.module @other_kernels {
  gpu.func @loaded_index(%x: memref<?x64xf16>, %at: memref<1xindex>, %y: memref<128x128xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c128) by [128, 128] krange(%k0, %k1) of %c64 {
      // expected-note @below {{the value is made here}}
      %first = memref.load %at[%c0] : memref<1xindex>
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x128xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x128xf32>) load(%k) stages 4 {
        // expected-error @below {{needs a value that producers cannot compute}}
        %xs = tile.load %x[%first, %k] : memref<?x64xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs : !tile.staged<128x64xf16>
      } compute(%k, %xs, %a) {
        %a1 = tile.mma %xs * %xs + %a : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !tile.frag<128x128xf32>
        tile.yield %a1 : !tile.frag<128x128xf32>
      }
      tile.store %c, %y[%m, %n] : !tile.frag<128x128xf32>, memref<128x128xf32>
    }
    gpu.return
  }
}

// A tile that would be staged while products run.
gpu.module @staged_inside {
  gpu.func @staged_inside(%x: memref<128x64xf16>, %y: memref<128x128xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c128) by [128, 128] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x128xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x128xf32>) load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<128x64xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs : !tile.staged<128x64xf16>
      } compute(%k, %xs, %a) {
        // expected-error @below {{stages a tile where a tile.pipeline computes, which producers do not come to}}
        %ws = tile.load %x[%m, %k] : memref<128x64xf16> -> !tile.staged<128x64xf16>
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !tile.frag<128x128xf32>
        tile.yield %a1 : !tile.frag<128x128xf32>
      }
      tile.store %c, %y[%m, %n] : !tile.frag<128x128xf32>, memref<128x128xf32>
    }
    gpu.return
  }
}
