// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-to-nvvm))" -split-input-file -verify-diagnostics

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @no_layout {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{has a tile without a layout; tile-assign-layouts gives it one}}
    %v = tile.load %x[%c0, %c0] : memref<4x64xf16> -> !tile.frag<4x64xf16>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
gpu.module @no_way {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{does not say how it travels; tile-plan-transports sets 'via'}}
    %v = tile.load %x[%c0, %c0] : memref<4x64xf16> -> !tile.frag<4x64xf16, #rows>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#waves = #tile.layout<lane (d1, 64, 1) warp (d0, 4, 1)>
gpu.module @other_lanes {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{has a tile that is spread over other lanes or warps than its kernel's}}
    %v = tile.load %x[%c0, %c0] via(#tile.vector<1>) : memref<4x64xf16> -> !tile.frag<4x64xf16, #waves>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
gpu.module @rows_without_producers {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %v = tile.load %x[%c0, %c0] via(#tile.vector<2>) : memref<4x64xf16> -> !tile.frag<4x64xf16, #rows>
    // expected-error @below {{stages what it stores, which kernels with producers do}}
    tile.store %v, %x[%c0, %c0] via(#tile.rows<2, buffers = 2>) : !tile.frag<4x64xf16, #rows>, memref<4x64xf16>
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
gpu.module @rows_outside_of_slices {
  gpu.func @k(%x: memref<64x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    tile.roles producers 4 {
    } consumers {
      %v = tile.fill 0.0 : f16 -> !tile.frag<64x64xf16, #acc>
      // expected-error @below {{stages what it stores, slice by slice, and stands in no tile.slices; tile-slice-epilogue makes one}}
      tile.store %v, %x[%c0, %c0] via(#tile.rows<2, buffers = 2>) : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
    }
    gpu.return
  }
}

// -----

gpu.module @part_of_a_warp {
  // expected-error @below {{has 48 threads, which are not whole warps of 32}}
  gpu.func @k(%x: memref<64x64xf16>) kernel attributes {known_block_size = array<i32: 48, 1, 1>} {
    gpu.return
  }
}

// -----

#schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
gpu.module @other_vendor {
  gpu.func @k(%x: memref<16x16xf16>, %w: memref<8x16xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %z = tile.fill 0.0 : f32 -> !tile.frag<16x8xf32, #acc>
    %c = tile.pipeline %c0 to %c16 step 16 carry(%z : !tile.frag<16x8xf32, #acc>) load(%k) stages 1 {
      %xs = tile.load %x[%c0, %k] via(#tile.async_copy<16>) : memref<16x16xf16> -> !tile.staged<16x16xf16, #shared>
      %ws = tile.load %w[%c0, %k] via(#tile.async_copy<16>) : memref<8x16xf16> -> !tile.staged<8x16xf16, #shared>
      tile.yield %xs, %ws : !tile.staged<16x16xf16, #shared>, !tile.staged<8x16xf16, #shared>
    } compute(%k, %xs, %ws, %a) {
      // expected-error @below {{has an instruction that its kernel cannot use: v_mfma_f32_16x16x16_f16}}
      %a1 = tile.mma %xs * %ws + %a {atom = #tile.atom<"v_mfma_f32_16x16x16_f16", lhs = #lhs, rhs = #rhs>} : !tile.staged<16x16xf16, #shared> * !tile.staged<8x16xf16, #shared> + !tile.frag<16x8xf32, #acc>
      tile.yield %a1 : !tile.frag<16x8xf32, #acc>
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @not_distributed {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>, tile.shared_memory = #tile.shared_memory<bytes = 0, alignment = 128>} {
    %c4 = arith.constant 4 : index
    // expected-error @below {{is not spread over CTAs; tile-distribute does that}}
    tile.for_tiles (%m) in (%c4) by [4] {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @along_y {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>, tile.shared_memory = #tile.shared_memory<bytes = 0, alignment = 128>} {
    // expected-error @below {{asks for a dimension that grids of tile kernels do not have; they lie along x}}
    %b = gpu.block_id y
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @not_allocated {
  // expected-error @below {{does not say where things lie in shared memory; tile-allocate-shared does}}
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    gpu.return
  }
}
