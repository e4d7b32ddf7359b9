// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-slice-epilogue))" -split-input-file -verify-diagnostics

// How an epilogue is cut follows from where its tiles lie and how they travel.

#schedule = #fuse.multistage<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @no_layout [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{has a tile without a layout; tile-assign-layouts gives it one}}
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    tile.store %z, %y[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
!tile = !tile.frag<4x64xf32, #rows>
gpu.module @no_transport_of_a_load [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{does not say how it travels; tile-plan-transports sets 'via'}}
    %v = tile.load %x[%c0, %c0] : memref<4x64xf32> -> !tile
    tile.store %v, %x[%c0, %c0] via(#tile.vector<2>) : !tile, memref<4x64xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
!tile = !tile.frag<4x64xf32, #rows>
gpu.module @no_transport_of_a_store [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %v = tile.fill 0.0 : f32 -> !tile
    // expected-error @below {{does not say how it travels; tile-plan-transports sets 'via'}}
    tile.store %v, %x[%c0, %c0] : !tile, memref<4x64xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>
gpu.module @no_threads [#nvvm.target<chip = "sm_90a">] {
  // expected-error @below {{needs the attribute known_block_size; fuse-tile sets it}}
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    tile.roles producers 4 {
    } consumers {
    }
    gpu.return
  }
}

// -----

gpu.module @no_schedule [#nvvm.target<chip = "sm_90a">] {
  // expected-error @below {{a tile kernel needs the attribute fuse.schedule; fuse-tile sets it}}
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>} {
    gpu.return
  }
}
