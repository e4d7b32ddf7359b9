// RUN: fuse-opt %s --tile-to-sequential --split-input-file --verify-diagnostics

// Which of the two filled a slot would have to be known where it is read.
gpu.module @k {
  gpu.func @k(%x: memref<64x64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : <2, !tile.staged<64x32xf32>>
    tile.roles producers 4 {
      %a = tile.ring_acquire %ring : <2, !tile.staged<64x32xf32>> -> !tile.staged<64x32xf32>
      tile.copy %x[%c0, %c0] to %a : memref<64x64xf32>, <64x32xf32>
      tile.ring_commit %ring : <2, !tile.staged<64x32xf32>>
      // expected-error @below {{is the second that fills its ring, which has no sequential expansion}}
      %b = tile.ring_acquire %ring : <2, !tile.staged<64x32xf32>> -> !tile.staged<64x32xf32>
      tile.copy %x[%c0, %c0] to %b : memref<64x64xf32>, <64x32xf32>
      tile.ring_commit %ring : <2, !tile.staged<64x32xf32>>
    } consumers {
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @k(%x: memref<64x64xf32>) kernel {
    %c0 = arith.constant 0 : index
    tile.roles producers 4 {
      %z = tile.fill 0.0 : f32 -> <32x32xf32> // expected-error {{has no sequential expansion among producers, whose loops run twice}}
    } consumers {
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @k(%x: memref<64xindex>) kernel {
    %c0 = arith.constant 0 : index
    tile.roles producers 4 {
      // expected-error @below {{has no sequential expansion among producers}}
      memref.store %c0, %x[%c0] : memref<64xindex>
    } consumers {
    }
    gpu.return
  }
}

// -----

// Where consumers load, nothing says which memory a round of the loop took.
gpu.module @k {
  gpu.func @k(%x: memref<64x64xf32>, %y: memref<64x64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : <2, !tile.staged<64x32xf32>>
    tile.roles producers 4 {
      %last:2 = scf.for %k = %c0 to %c64 step %c32 iter_args(%from = %x, %other = %y) -> (memref<64x64xf32>, memref<64x64xf32>) {
        %a = tile.ring_acquire %ring : <2, !tile.staged<64x32xf32>> -> !tile.staged<64x32xf32>
        // expected-error @below {{takes memory that producers choose as they run}}
        tile.copy %from[%c0, %k] to %a : memref<64x64xf32>, <64x32xf32>
        tile.ring_commit %ring : <2, !tile.staged<64x32xf32>>
        scf.yield %other, %from : memref<64x64xf32>, memref<64x64xf32>
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @k(%x: memref<64x64xf32>) kernel {
    %ring = tile.make_ring : <2, !tile.staged<64x32xf32>>
    tile.roles producers 4 {
    } consumers {
      // expected-error @below {{has no sequential expansion: no producer before it fills its ring}}
      %a = tile.ring_wait %ring : <2, !tile.staged<64x32xf32>> -> !tile.staged<64x32xf32>
      tile.ring_release %ring : <2, !tile.staged<64x32xf32>>
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @k(%x: memref<64x64xf32>) kernel {
    %ring = tile.make_ring : <2, !tile.staged<64x32xf32>>
    tile.roles producers 4 {
    } consumers {
      // expected-error @below {{has no sequential expansion: no producer before it fills its ring}}
      %a = tile.ring_read %ring : <2, !tile.staged<64x32xf32>> -> !tile.frag<64x64xf32>
    }
    gpu.return
  }
}

// -----

// The work of one CTA, and that of all.
gpu.module @k {
  gpu.func @k(%x: memref<64xf32>) kernel {
    %b = gpu.block_id x
    %c64 = arith.constant 64 : index
    // expected-error @below {{is the work of all CTAs, and stands in the code of one: tile-distribute spreads all tile loops of a kernel}}
    tile.for_tiles (%m) in (%c64) by [32] {
    }
    gpu.return
  }
}
