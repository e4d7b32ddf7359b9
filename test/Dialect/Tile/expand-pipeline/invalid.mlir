// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-expand-pipeline))" -split-input-file -verify-diagnostics

gpu.module @unplanned [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 3>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    tile.pipeline %c0 to %c64 step 32 carry() load(%k) stages 3 {
      // expected-error @below {{does not say where its tile lies and how it travels; tile-assign-layouts and tile-plan-transports do}}
      %xs = tile.load %x[%c0, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
      tile.yield %xs : !tile.staged<64x32xf16>
    } compute(%k, %xs) {
      tile.yield
    }
    gpu.return
  }
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = []>
gpu.module @asynchronous [#rocdl.target<chip = "gfx942">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel
      attributes {fuse.schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    tile.pipeline %c0 to %c64 step 32 carry() load(%k) stages 1 {
      // expected-error @below {{goes via #tile.async_copy<16>, which this target does not have; it prefetches vectors}}
      %xs = tile.load %x[%c0, %k] via(#tile.async_copy<16>) : memref<64x64xf16> -> !tile.staged<64x32xf16, #shared>
      tile.yield %xs : !tile.staged<64x32xf16, #shared>
    } compute(%k, %xs) {
      tile.yield
    }
    gpu.return
  }
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = []>
gpu.module @several [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    // expected-error @below {{runs several steps ahead in registers, which is for targets without asynchronous copies}}
    tile.pipeline %c0 to %c64 step 32 ahead 2 carry() load(%k) stages 1 {
      %xs = tile.load %x[%c0, %k] via(#tile.async_copy<16>) : memref<64x64xf16> -> !tile.staged<64x32xf16, #shared>
      tile.yield %xs : !tile.staged<64x32xf16, #shared>
    } compute(%k, %xs) {
      tile.yield
    }
    gpu.return
  }
}
