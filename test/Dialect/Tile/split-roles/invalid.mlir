// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles))" -verify-diagnostics

#schedule = #fuse.schedule<tile = [128, 128, 64], warps = [8, 1], stages = 4, producers = 4>

gpu.module @kernels {
  // expected-error @below {{has producers in its schedule; that needs one tile.for_tiles at its top and in it one tile.pipeline with one load region}}
  gpu.func @none(%y: memref<128x128xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    gpu.return
  }
}
