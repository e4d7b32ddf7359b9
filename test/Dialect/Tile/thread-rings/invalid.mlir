// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-thread-rings))" -split-input-file -verify-diagnostics

!slot = !tile.staged<64x64xf16>
!ring = !tile.ring<4, !tile.staged<64x64xf16>>

gpu.module @two_loops {
  gpu.func @k(%x: memref<64x64xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      // expected-note @below {{the other loop}}
      scf.for %k = %c0 to %n step %c1 {
        %s = tile.ring_acquire %ring : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<64x64xf16>, !slot
        tile.ring_commit %ring : !ring
      }
      scf.for %k = %c0 to %n step %c1 {
        // expected-error @below {{fills a ring that another loop of the producers fills, beside it; slots pass in order, so one fills each ring}}
        %s = tile.ring_acquire %ring : !ring -> !slot
        tile.copy %x[%c0, %k] to %s : memref<64x64xf16>, !slot
        tile.ring_commit %ring : !ring
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

!slot = !tile.staged<64x64xf16>
!ring = !tile.ring<4, !tile.staged<64x64xf16>>

gpu.module @not_distributed {
  gpu.func @k(%x: memref<64x64xf16>, %n: index) kernel {
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      // expected-error @below {{takes slots of rings one after the other in a region that carries no values; scf.for and scf.if do}}
      tile.for_tiles (%m) in (%n) by [64] {
        %s = tile.ring_acquire %ring : !ring -> !slot
        tile.copy %x[%m, %m] to %s : memref<64x64xf16>, !slot
        tile.ring_commit %ring : !ring
      }
    } consumers {
    }
    gpu.return
  }
}
