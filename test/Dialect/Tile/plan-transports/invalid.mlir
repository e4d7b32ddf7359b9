// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports))" -split-input-file -verify-diagnostics

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>

gpu.module @large_box [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<512x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<512x64xf16>>
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !tile.ring<4, !tile.staged<512x64xf16>> -> !tile.staged<512x64xf16>
      // expected-error @below {{cannot be done by the tensor memory accelerator: it takes boxes of at most 256 elements a dimension out of tensors of rank 5 at most, rows of 128 bytes}}
      tile.copy %x[%c0, %c0] to %s : memref<512x64xf16>, !tile.staged<512x64xf16>
      tile.ring_commit %ring : !tile.ring<4, !tile.staged<512x64xf16>>
    } consumers {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.multistage<tile = [64, 64, 4], warps = [2, 2], stages = 3>
gpu.module @short_rows [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{stages rows of 8 bytes; they must be multiples of 16}}
    %v = tile.load %x[%c0, %c0] : memref<64x64xf16> -> !tile.staged<64x4xf16, #tile.shared<contiguous = 1, swizzle = []>>
    gpu.return
  }
}

// -----

gpu.module @index_in_memory [#nvvm.target<chip = "sm_80">] {
  // expected-error @below {{takes 'memref<4x64xindex>'; elements in memory are of 1, 8, 16, 32 or 64 bits}}
  gpu.func @k(%x: memref<4x64xindex>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [4, 64], warps = [1, 1]>} {
    gpu.return
  }
}

// -----

!tile = !tile.staged<64x32xf32>
!ring = !tile.ring<2, !tile>
gpu.module @step_of_f32 [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf32>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 64, 32], warps = [4, 1], stages = 2>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c2 {
        %s = tile.ring_acquire %ring : !ring -> !tile
        // expected-error @below {{cannot be done: its source is read from multiples of 8 bytes of its rows on, a box of a tensor map from multiples of 16; producers copy elements of 16 bits, and for clusters of one CTA}}
        tile.copy %x[%c0, %k] to %s : memref<64x64xf32>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

!tile = !tile.staged<24x64xf16>
!ring = !tile.ring<2, !tile>
gpu.module @parts [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<48x64xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 24, 64], warps = [4, 1], stages = 2, cluster = [2, 1]>, known_cluster_size = array<i32: 2, 1, 1>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c48 = arith.constant 48 : index
    %c128 = arith.constant 128 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      tile.for_tiles (%m, %n) in (%c128, %c48) by [64, 24] distribution(#tile.persistent<cluster = 2>) {
        %s = tile.ring_acquire %ring : !ring -> !tile
        // expected-error @below {{brings 24 rows to 2 CTAs, which load equal parts in multiples of 8}}
        tile.copy %x[%n, %c0] to %s : memref<48x64xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

!tile = !tile.staged<32x64xf16>
!ring = !tile.ring<2, !tile>
gpu.module @sharers [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 32, 64], warps = [4, 1], stages = 2>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      tile.for_tiles (%m, %n) in (%c128, %c64) by [64, 32] distribution(#tile.persistent<cluster = 2>) {
        %s = tile.ring_acquire %ring : !ring -> !tile
        // expected-error @below {{is shared by 2 CTAs of a cluster of tile.for_tiles; the kernel's schedule has clusters of 1}}
        tile.copy %x[%n, %c0] to %s : memref<64x64xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
    }
    gpu.return
  }
}
