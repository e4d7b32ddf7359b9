// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-expand-pipeline,tile-allocate-shared))" --split-input-file --verify-diagnostics

// A tile that a chip has no room for: 98304 bytes for the one that is staged, twice.

gpu.module @fits [#nvvm.target<chip = "sm_90">] {
  gpu.func @k(%x: memref<768x64xf16>, %y: memref<16x16xf32>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [16, 16, 64], warps = [1, 1]>, known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %xs = tile.load %x[%c0, %c0] : memref<768x64xf16> -> !tile.staged<768x64xf16>
    %ws = tile.load %x[%c0, %c0] : memref<768x64xf16> -> !tile.staged<768x64xf16>
    gpu.return
  }
}

// -----

gpu.module @too_large [#nvvm.target<chip = "sm_89">] {
  // expected-error @below {{takes 196608 bytes of shared memory; a block has 101376 on sm_89}}
  gpu.func @k(%x: memref<768x64xf16>, %y: memref<16x16xf32>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [16, 16, 64], warps = [1, 1]>, known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %xs = tile.load %x[%c0, %c0] : memref<768x64xf16> -> !tile.staged<768x64xf16>
    %ws = tile.load %x[%c0, %c0] : memref<768x64xf16> -> !tile.staged<768x64xf16>
    gpu.return
  }
}
