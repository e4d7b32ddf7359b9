// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-distribute,tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm))" -split-input-file -verify-diagnostics

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>

gpu.module @empty_slot [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %f = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
    // expected-error @below {{has a slot that no tile.copy fills}}
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<128x64xf16>>
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>

gpu.module @half_a_warpgroup [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    // expected-error @below {{has 2 producers and 10 consumers; both roles are whole warpgroups, the producers one}}
    tile.roles producers 2 {
    } consumers {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>

gpu.module @groups_of_warps [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    // expected-error @below {{has 8 consumers in 4 groups, each of which is whole warpgroups}}
    tile.roles producers 4 {
    } consumers groups 4 {
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>

gpu.module @threads [#nvvm.target<chip = "sm_90a">] {
  // expected-error @below {{has 256 threads, but its schedule asks for 12 warps of 32}}
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>

gpu.module @clusters [#nvvm.target<chip = "sm_90a">] {
  // expected-error @below {{has a schedule with clusters of 2 CTAs, which its known_cluster_size does not say}}
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @read_under_way [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !ring -> !tile
      tile.copy %x[%c0, %c0] to %s : memref<64x64xf16>, !tile
      tile.ring_commit %ring : !ring
    } consumers {
      %s = tile.ring_wait %ring : !ring -> !tile
      // expected-note @below {{the product}}
      %a = tile.mma %s * %s + %z : !tile * !tile + !acc
      tile.mma_wait
      tile.ring_release %ring : !ring
      // expected-error @below {{reads a product that may be under way; tile.mma_wait gives the accumulators that are done}}
      tile.store %a, %y[%c0, %c0] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf32>
!ring = !tile.ring<2, !tile.staged<64x64xf32>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @limits_of_f32 [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf32>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !ring -> !tile
      // expected-error @below {{cannot be done: its source is read up to limits, which a tensor map does not know; producers copy elements of 16 bits, and for clusters of one CTA}}
      tile.copy %x[%c0, %c0] limits(%c7, %c7) to %s : memref<64x64xf32>, !tile
      tile.ring_commit %ring : !ring
    } consumers {
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @operand_under_way [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %t = tile.ring_acquire %ring : !ring -> !tile
      tile.copy %x[%c0, %c0] to %t : memref<64x64xf16>, !tile
      tile.ring_commit %ring : !ring
    } consumers {
      %z = tile.fill 0.0 : f32 -> !acc
      %h = tile.fill 1.0 : f16 -> !tile.frag<64x64xf16>
      %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %z) -> (!acc) {
        %t = tile.ring_wait %ring : !ring -> !tile
        // expected-error @below {{takes its left operand from registers and may still read them when they are written again}}
        %a1 = tile.mma %h * %t + %a : !tile.frag<64x64xf16> * !tile + !acc
        tile.ring_release %ring : !ring
        scf.yield %a1 : !acc
      }
      %done = tile.mma_wait (%s) : !acc -> !acc
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @right_operand [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%a: !tile) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %w = tile.fill 0.0 : f32 -> !tile.frag<64x32xf32>
    %h = tile.fill 0.0 : f16 -> !tile.frag<32x64xf16>
    // expected-error @below {{takes its right operand from registers; warpgroups multiply by one in shared memory}}
    %q = tile.mma %a * %h + %w : !tile * !tile.frag<32x64xf16> + !tile.frag<64x32xf32>
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @used_twice [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !ring -> !tile
      tile.copy %x[%c0, %c0] to %s : memref<64x64xf16>, !tile
      tile.ring_commit %ring : !ring
    } consumers {
      %s = tile.ring_wait %ring : !ring -> !tile
      // expected-note @below {{the product}}
      %p = tile.mma %s * %s + %z : !tile * !tile + !acc
      %q = tile.mma %s * %s + %p : !tile * !tile + !acc
      // expected-error @below {{uses a product that may be under way and has another use, so that it would be copied; tile.mma_wait gives the accumulators that are done}}
      %d:2 = tile.mma_wait(%p, %q) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y[%c0, %c0] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @swapped [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !ring -> !tile
      tile.copy %x[%c0, %c0] to %s : memref<64x64xf16>, !tile
      tile.ring_commit %ring : !ring
    } consumers {
      %s = tile.ring_wait %ring : !ring -> !tile
      %c:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %z, %b = %z) -> (!acc, !acc) {
        %p = tile.mma %s * %s + %a : !tile * !tile + !acc
        // expected-note @below {{the product}}
        %q = tile.mma %s * %s + %b : !tile * !tile + !acc
        // expected-error @below {{moves a product that may be under way to another place among the loop's values; tile.mma_wait gives the accumulators that are done}}
        scf.yield %q, %p : !acc, !acc
      }
      %d:2 = tile.mma_wait(%c#0, %c#1) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y[%c0, %c0] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @no_product [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %z = tile.fill 1.0 : f32 -> !tile.frag<64x64xf32>
    %ring = tile.make_ring : !ring
    %c64 = arith.constant 64 : index
    tile.roles producers 4 {
      tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c64 distribution(#tile.persistent) {
      %s = tile.ring_acquire %ring : !ring -> !tile
      tile.copy %x[%c0, %c0] to %s : memref<64x64xf16>, !tile
      tile.ring_commit %ring : !ring
      }
    } consumers {
      // expected-error @below {{waits for tiles that no tile.mma multiplies; the warps of a warpgroup keep step by their products, so producers need one in each step}}
      %s = tile.ring_wait %ring : !ring -> !tile
      tile.ring_release %ring : !ring
      tile.store %z, %y[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @outside [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %z = tile.fill 1.0 : f32 -> !tile.frag<64x64xf32>
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      // expected-error @below {{stands outside of the producers' loops, each of which fills a ring}}
      %s = tile.ring_acquire %ring : !ring -> !tile
      tile.copy %x[%c0, %c0] to %s : memref<64x64xf16>, !tile
      tile.ring_commit %ring : !ring
    } consumers {
    }
    gpu.return
  }
}

// -----

!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<4, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4>

gpu.module @two_copied [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x60xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %first = tile.make_ring : !ring
    %second = tile.make_ring : !ring
    tile.roles producers 4 {
      tile.for_tiles (%m) in (%c64) by [64] distribution(#tile.persistent) {
        %t = tile.ring_acquire %first : !ring -> !tile
        tile.copy %x[%m, %c0] to %t : memref<64x60xf16>, !tile
        tile.ring_commit %first : !ring
      }
      tile.for_tiles (%m) in (%c64) by [64] distribution(#tile.persistent) {
        %t = tile.ring_acquire %second : !ring -> !tile
        // expected-error @below {{is done by the producers, and so is a copy into another ring; they copy into one}}
        tile.copy %x[%m, %c0] to %t : memref<64x60xf16>, !tile
        tile.ring_commit %second : !ring
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @barrier [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<64x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %f = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    tile.roles producers 4 {
      // expected-error @below {{stands in tile.roles, not all of whose threads come to it; rings join producers and consumers}}
      gpu.barrier
    } consumers {
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!part = memref<?x64xf16, strided<[64, 1], offset: 4096>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @part_of_unknown_length [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<256x64xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %n = gpu.block_id x
    %z = tile.fill 0.0 : f32 -> !acc
    %part = memref.subview %x[64, 0] [%n, 64] [1, 1] : memref<256x64xf16> to !part
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s = tile.ring_acquire %ring : !ring -> !tile
      // expected-error @below {{goes via a tensor map, which the host makes, and reads a part whose extents it cannot know: constants, and all of what is dynamic}}
      tile.copy %part[%c0, %c0] to %s : !part, !tile
      tile.ring_commit %ring : !ring
    } consumers {
      %s = tile.ring_wait %ring : !ring -> !tile
      %a = tile.mma %s * %s + %z : !tile * !tile + !acc
      %d = tile.mma_wait (%a) : !acc -> !acc
      tile.ring_release %ring : !ring
      tile.store %d, %y[%c0, %c0] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.multistage<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @waits_without_roles [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    // expected-error @below {{waits for products that run in the background, as those of a tile.roles do; where all warps load and compute, a product is done where it stands and nothing is to be awaited}}
    tile.mma_wait
    gpu.return
  }
}

// -----

#schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4>
!slot = !tile.staged<128x64xf16>
!ring = !tile.ring<2, !slot>
!acc = !tile.frag<128x128xf32>
gpu.module @five_loops [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x64xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %z = tile.fill 0.0 : f32 -> !acc
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %r0 = tile.make_ring : !ring
    %r1 = tile.make_ring : !ring
    %r2 = tile.make_ring : !ring
    %r3 = tile.make_ring : !ring
    %r4 = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_acquire %r0 : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<128x64xf16>, !slot
        tile.ring_commit %r0 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_acquire %r1 : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<128x64xf16>, !slot
        tile.ring_commit %r1 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_acquire %r2 : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<128x64xf16>, !slot
        tile.ring_commit %r2 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_acquire %r3 : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<128x64xf16>, !slot
        tile.ring_commit %r3 : !ring
      }
      // expected-error @below {{is one tile loop more than the producers can take: of 4 warps each takes one; tiles that are loaded in one loop fill one ring}}
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_acquire %r4 : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<128x64xf16>, !slot
        tile.ring_commit %r4 : !ring
      }
    } consumers {
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_wait %r0 : !ring -> !slot
        %p = tile.mma %s * %s + %z : !slot * !slot + !acc
        %d = tile.mma_wait (%p) : !acc -> !acc
        tile.ring_release %r0 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_wait %r1 : !ring -> !slot
        %p = tile.mma %s * %s + %z : !slot * !slot + !acc
        %d = tile.mma_wait (%p) : !acc -> !acc
        tile.ring_release %r1 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_wait %r2 : !ring -> !slot
        %p = tile.mma %s * %s + %z : !slot * !slot + !acc
        %d = tile.mma_wait (%p) : !acc -> !acc
        tile.ring_release %r2 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_wait %r3 : !ring -> !slot
        %p = tile.mma %s * %s + %z : !slot * !slot + !acc
        %d = tile.mma_wait (%p) : !acc -> !acc
        tile.ring_release %r3 : !ring
      }
      scf.for %k = %c0 to %c64 step %c64 {
        %s = tile.ring_wait %r4 : !ring -> !slot
        %p = tile.mma %s * %s + %z : !slot * !slot + !acc
        %d = tile.mma_wait (%p) : !acc -> !acc
        tile.ring_release %r4 : !ring
      }
    }
    gpu.return
  }
}
