// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse))" -split-input-file -verify-diagnostics | FileCheck %s

!acc = !tile.frag<64x64xf32>
!wide = !tile.frag<64x128xf32>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, pingpong = true>
#ring = #fuse.warp_specialized<tile = [64, 128, 64], warps = [4, 1], stages = 4, aux_stages = 2, pingpong = true>

gpu.module @kernels {
  // Two groups of consumers: 500 elements of k are 8 steps, which a group goes past for each tile of the
  // other. A turn is over before the last products are awaited.
  // CHECK-LABEL: gpu.func @turns
  // CHECK: %[[RING:.*]] = tile.make_ring
  // CHECK: tile.roles producers 4 {
  // CHECK-NOT: tile.ring_skip
  // CHECK: } consumers groups 2 {
  // CHECK:   tile.for_tiles
  // CHECK:     %[[GROUP:.*]] = tile.group
  // CHECK:     %[[BEFORE:.*]] = arith.index_cast %[[GROUP]] : i32 to index
  // CHECK:     %[[BEHIND:.*]] = arith.subi %c1, %[[BEFORE]] : index
  // CHECK:     %[[SKIPPED:.*]] = arith.muli %[[BEFORE]], %[[COUNT:.*]] : index
  // CHECK:     tile.ring_skip %[[RING]], %[[SKIPPED]]
  // CHECK:     tile.take_turn %[[RING]] :
  // CHECK:     tile.ring_wait
  // CHECK:     %[[C:.*]] = scf.for
  // CHECK:     tile.pass_turn %[[RING]] :
  // CHECK-NEXT: tile.mma_wait(%[[C]])
  // CHECK-NEXT: tile.ring_release %[[RING]]
  // CHECK:     tile.store
  // CHECK:     %[[SKIPPED:.*]] = arith.muli %[[BEHIND]], %[[COUNT]] : index
  // CHECK:     tile.ring_skip %[[RING]], %[[SKIPPED]]
  gpu.func @turns(%x: memref<?x500xf16>, %w: memref<256x500xf16>, %y: memref<?x256xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c256 = arith.constant 256 : index
    %c500 = arith.constant 500 : index
    %rows = memref.dim %x, %c0 : memref<?x500xf16>
    tile.for_tiles (%m, %n) in (%rows, %c256) by [64, 64] krange(%k0, %k1) of %c500 {
      %z = tile.fill 0.0 : f32 -> !acc
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<?x500xf16> -> !tile.staged<64x64xf16>
        %ws = tile.load %w[%n, %k] : memref<256x500xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<64x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
        tile.yield %a1 : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<?x256xf32>
    }
    gpu.return
  }

  // Auxiliaries come through a ring of their own, at which the groups take turns as well, to the tile's
  // end: two pieces of 64 columns for each tile.
  // CHECK-LABEL: gpu.func @auxiliaries
  // CHECK: %[[RING:.*]] = tile.make_ring : <4,
  // CHECK: %[[AUX:.*]] = tile.make_ring : <2,
  // CHECK: } consumers groups 2 {
  // CHECK:     tile.ring_skip %[[RING]]
  // CHECK:     tile.take_turn %[[RING]] :
  // CHECK:     tile.pass_turn %[[RING]] :
  // CHECK:     %[[SKIPPED:.*]] = arith.muli %{{.*}}, %c2 : index
  // CHECK:     tile.ring_skip %[[AUX]], %[[SKIPPED]]
  // CHECK:     tile.take_turn %[[AUX]] :
  // CHECK:     tile.ring_read %[[AUX]] :
  // CHECK:     tile.store
  // CHECK:     tile.pass_turn %[[AUX]] :
  // CHECK:     tile.ring_skip %[[AUX]]
  // CHECK:     tile.ring_skip %[[RING]]
  gpu.func @auxiliaries(%x: memref<?x500xf16>, %w: memref<256x500xf16>, %d: memref<?x256xf16>, %y: memref<?x256xf16>)
      kernel attributes {fuse.schedule = #ring, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c256 = arith.constant 256 : index
    %c500 = arith.constant 500 : index
    %rows = memref.dim %x, %c0 : memref<?x500xf16>
    tile.for_tiles (%m, %n) in (%rows, %c256) by [64, 128] krange(%k0, %k1) of %c500 {
      %z = tile.fill 0.0 : f32 -> !wide
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !wide) load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<?x500xf16> -> !tile.staged<64x64xf16>
        %ws = tile.load %w[%n, %k] : memref<256x500xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs, %ws : !tile.staged<64x64xf16>, !tile.staged<128x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<128x64xf16> + !wide
        tile.yield %a1 : !wide
      }
      %e = tile.load %d[%m, %n] : memref<?x256xf16> -> !tile.frag<64x128xf16>
      %s = tile.map (%p = %c : !wide, %q = %e : !tile.frag<64x128xf16>) -> !tile.frag<64x128xf16> {
        %h = arith.truncf %p : f32 to f16
        %r = arith.addf %h, %q : f16
        tile.yield %r : f16
      }
      tile.store %s, %y[%m, %n] : !tile.frag<64x128xf16>, memref<?x256xf16>
    }
    gpu.return
  }

  // A loop around the steps: its rounds count, and the turn is over behind it.
  // CHECK-LABEL: gpu.func @outer
  // CHECK: } consumers groups 2 {
  // CHECK:     %[[COUNT:.*]] = arith.muli %[[STEPS:.*]], %c3 : index
  // CHECK:     tile.ring_skip
  // CHECK:     tile.take_turn
  // CHECK-NEXT: %{{.*}} = scf.for %{{.*}} = %c0 to %c3
  // CHECK:       tile.ring_wait
  // CHECK:     tile.pass_turn
  // CHECK-NEXT: tile.store
  // CHECK:     tile.ring_skip
  gpu.func @outer(%x: memref<3x128x500xf16>, %y: memref<128x64xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c500 = arith.constant 500 : index
    tile.for_tiles (%m, %n) in (%c128, %c64) by [64, 64] krange(%k0, %k1) of %c500 {
      %z = tile.fill 0.0 : f32 -> !acc
      %c = scf.for %o = %c0 to %c3 step %c1 iter_args(%d = %z) -> (!acc) {
        %e = tile.pipeline %k0 to %k1 step 64 carry(%d : !acc) load(%k) stages 4 {
          %xs = tile.load %x[%o, %m, %k] dims [1, 2] : memref<3x128x500xf16> -> !tile.staged<64x64xf16>
          tile.yield %xs : !tile.staged<64x64xf16>
        } compute(%k, %xs, %a) {
          %a1 = tile.mma %xs * %xs + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
          tile.yield %a1 : !acc
        }
        scf.yield %e : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<128x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, pingpong = true>

gpu.module @other_steps {
  gpu.func @other_steps(%x: memref<128x512xf16>, %y: memref<128x64xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c512 = arith.constant 512 : index
    tile.for_tiles (%m, %n) in (%c128, %c64) by [64, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      // expected-error @below {{takes other steps than the pipelines of other tiles may; consumers in groups count each other's, which needs the k range of whole tiles}}
      %c = tile.pipeline %m to %k1 step 64 carry(%z : !acc) load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<128x512xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs : !tile.staged<64x64xf16>
      } compute(%k, %xs, %a) {
        %a1 = tile.mma %xs * %xs + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
        tile.yield %a1 : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<128x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, pingpong = true>

gpu.module @other_rounds {
  gpu.func @other_rounds(%x: memref<128x512xf16>, %y: memref<128x64xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c512 = arith.constant 512 : index
    tile.for_tiles (%m, %n) in (%c128, %c64) by [64, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      // expected-error @below {{is around a tile.pipeline and takes steps that depend on the tile; consumers in groups count those of each other's tiles}}
      %c = scf.for %o = %c0 to %m step %c64 iter_args(%d = %z) -> (!acc) {
        %e = tile.pipeline %k0 to %k1 step 64 carry(%d : !acc) load(%k) stages 4 {
          %xs = tile.load %x[%m, %k] : memref<128x512xf16> -> !tile.staged<64x64xf16>
          tile.yield %xs : !tile.staged<64x64xf16>
        } compute(%k, %xs, %a) {
          %a1 = tile.mma %xs * %xs + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
          tile.yield %a1 : !acc
        }
        scf.yield %e : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<128x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, pingpong = true>

gpu.module @staged_beside {
  gpu.func @staged_beside(%x: memref<128x512xf16>, %y: memref<128x64xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c512 = arith.constant 512 : index
    // expected-error @below {{has consumers in groups, which go past the slots of each other's tiles; that needs one tile.pipeline with one load region, and no other staged tile}}
    tile.for_tiles (%m, %n) in (%c128, %c64) by [64, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      %ws = tile.load %x[%n, %k0] : memref<128x512xf16> -> !tile.staged<64x64xf16>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<128x512xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs : !tile.staged<64x64xf16>
      } compute(%k, %xs, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
        tile.yield %a1 : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<128x64xf32>
    }
    gpu.return
  }
}
