// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" -split-input-file -verify-diagnostics

#schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 3>
// expected-error @below {{has no target among the chips of this compiler, which says how tiles are laid out and travel; fuse-tile sets it}}
gpu.module @no_target {
  gpu.func @k(%x: memref<64x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    gpu.return
  }
}

// -----

gpu.module @no_schedule [#nvvm.target<chip = "sm_80">] {
  // expected-error @below {{needs the attribute fuse.schedule; fuse-tile sets it}}
  gpu.func @k(%x: memref<64x64xf16>) kernel {
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>
gpu.module @narrow_rows [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{stages a tile of 128x32 with rows of 64 bytes; the tensor memory accelerator fills rows of 128 bytes, eight at a time}}
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<128x32xf16>>
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !tile.ring<4, !tile.staged<128x32xf16>> -> !tile.staged<128x32xf16>
      tile.copy %x[%c0, %c0] to %s : memref<128x64xf16>, !tile.staged<128x32xf16>
      tile.ring_commit %ring : !tile.ring<4, !tile.staged<128x32xf16>>
    } consumers {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [6, 64], warps = [4, 1]>
gpu.module @rows [#nvvm.target<chip = "sm_80">] {
  // expected-error @below {{a tile of 6x64 cannot be spread over 4x1 warps of 32 lanes}}
  gpu.func @k(%x: memref<6x64xf16>, %d: memref<6x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %v = tile.load %x[%c0, %c0] : memref<6x64xf16> -> !tile.frag<6x64xf16>
    tile.store %v, %d[%c0, %c0] : !tile.frag<6x64xf16>, memref<6x64xf16>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @projection [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf16>, %d: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %v = tile.load %x[%c0, %c0] : memref<4x64xf16> -> !tile.frag<4x64xf16>
    // expected-error @below {{fragment '!tile.frag<4x32xf16>' is no projection of the widest of its kernel, of 4x64}}
    %w = tile.load %x[%c0, %c0] : memref<4x64xf16> -> !tile.frag<4x32xf16>
    tile.store %v, %d[%c0, %c0] : !tile.frag<4x64xf16>, memref<4x64xf16>
    tile.store %w, %d[%c0, %c0] : !tile.frag<4x32xf16>, memref<4x64xf16>
    gpu.return
  }
}

// -----

gpu.module @no_warps [#nvvm.target<chip = "sm_80">] {
  // expected-error @below {{shape: needs a tile of [rows, columns] and warps along [rows, columns], all positive}}
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [4, 64], warps = [0, 1]>} {
    gpu.return
  }
}
