// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-await-copies))" -split-input-file -verify-diagnostics

#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
!slot = !tile.staged<64x64xf16, #shared>
!ring = !tile.ring<2, !slot>

gpu.module @unnamed {
  gpu.func @k(%x: memref<?x72xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        %s = tile.ring_acquire %ring : !ring -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        // expected-error @below {{does not name its slot; tile-thread-rings does}}
        tile.ring_commit %ring : !ring
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
!slot = !tile.staged<64x64xf16, #shared>
!ring = !tile.ring<4, !slot>

gpu.module @lost {
  gpu.func @k(%x: memref<?x72xf16>, %n: index, %slot: i32) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        %s = tile.ring_acquire %ring[%slot, %slot] : !ring -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        // expected-error @below {{hands over slots whose number is lost behind the producers' loops, where copies are still under way}}
        tile.ring_commit %ring[%slot] : !ring
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
!slot = !tile.staged<64x64xf16, #shared>
!ring = !tile.ring<4, !slot>

gpu.module @two_places {
  gpu.func @k(%x: memref<?x72xf16>, %n: index, %slot: i32) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        // expected-error @below {{fills a ring that is filled elsewhere too; asynchronous copies into a ring stand in one place}}
        %s = tile.ring_acquire %ring[%slot, %slot] : !ring -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        tile.ring_commit %ring[%slot] : !ring
        %t = tile.ring_acquire %ring[%slot, %slot] : !ring -> !slot
        tile.copy %x[%c0, %k] to %t via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        tile.ring_commit %ring[%slot] : !ring
      }
    } consumers {
    }
    gpu.return
  }
}
