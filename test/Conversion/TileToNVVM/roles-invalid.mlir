// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-to-nvvm))" -split-input-file -verify-diagnostics

#schedule = #fuse.schedule<tile = [128, 64, 64], warps = [8, 1], stages = 4, producers = 4>

gpu.module @empty_slot {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %f = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
    // expected-error @below {{has a slot that no tile.copy fills}}
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<128x64xf16>>
    gpu.return
  }
}

// -----

#schedule = #fuse.schedule<tile = [128, 64, 64], warps = [8, 1], stages = 4, producers = 4>

gpu.module @narrow_rows {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %f = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<128x32xf16>>
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !tile.ring<4, !tile.staged<128x32xf16>> -> !tile.staged<128x32xf16>
      // expected-error @below {{cannot be done by the tensor memory accelerator: it takes boxes of at most 256 elements a dimension out of tensors of rank 5 at most, rows of 128 bytes}}
      tile.copy %x[%c0, %c0] to %s : memref<128x64xf16>, !tile.staged<128x32xf16>
      tile.ring_commit %ring : !tile.ring<4, !tile.staged<128x32xf16>>
    } consumers {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.schedule<tile = [128, 64, 64], warps = [8, 1], stages = 4, producers = 4>

gpu.module @half_a_warpgroup {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %f = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
    // expected-error @below {{has 2 producers and 10 consumers; both roles are whole warpgroups, the producers one}}
    tile.roles producers 2 {
    } consumers {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.schedule<tile = [128, 64, 64], warps = [8, 1], stages = 4, producers = 4>

gpu.module @threads {
  // expected-error @below {{has 256 threads, but its schedule asks for 12 warps of 32}}
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    gpu.return
  }
}
