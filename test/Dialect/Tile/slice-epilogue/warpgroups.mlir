// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-slice-epilogue))" | FileCheck %s
// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-slice-epilogue))" \
// RUN:   | fuse-opt --pass-pipeline="builtin.module(gpu.module(tile-slice-epilogue))" | FileCheck %s

// Kernels with roles: an epilogue is sliced whatever its size.

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
#row = #tile.layout<register (d1, 2, 1) (d1, 16, 8) lane (d1, 4, 2) (copies, 8) warp (copies, 4)>
#column = #tile.layout<register (d0, 2, 8) lane (copies, 4) (d0, 8, 1) warp (d0, 4, 16)>
#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>
#atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16">
#schedule = #fuse.warp_specialized<tile = [64, 128, 64], warps = [4, 1], stages = 2>
#turns = #fuse.warp_specialized<tile = [64, 128, 64], warps = [4, 1], stages = 2, pingpong = true>
!acc = !tile.frag<64x128xf32, #acc>
!half = !tile.frag<64x128xf16, #acc>
!row = !tile.frag<1x128xf16, #row>
!column = !tile.frag<64x1xf32, #column>
!x = !tile.staged<64x64xf16, #shared>
!w = !tile.staged<128x64xf16, #shared>
!ring = !tile.ring<2, !x, !w>
!aux = !tile.ring<2, !x>

gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  // The products are awaited when the bias is under way, of both slices.
  // Index arithmetic stays before.
  // CHECK-LABEL: gpu.func @bias
  // CHECK:         %[[S:.*]] = tile.mma
  // CHECK-NEXT:    %[[N:.*]] = arith.addi
  // CHECK-NEXT:    tile.slices by [64, 64] first 2 ahead 2 {
  // CHECK-NEXT:      %[[D:.*]] = tile.mma_wait(%[[S]])
  // CHECK-NEXT:      tile.ring_release
  // CHECK-NEXT:      %[[B:.*]] = tile.load %{{.*}}[%[[N]]]
  // CHECK-NEXT:      %[[Y:.*]] = tile.map (%{{.*}} = %[[D]] : {{.*}}, %{{.*}} = %[[B]] :
  // CHECK:           tile.store %[[Y]]
  // CHECK-NEXT:    }
  gpu.func @bias(%x: memref<64x64xf16>, %w: memref<128x64xf16>, %b: memref<128xf16>, %d: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s:2 = tile.ring_acquire %ring : !ring -> !x, !w
      tile.copy %x[%c0, %c0] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<64x64xf16>, !x
      tile.copy %w[%c0, %c0] to %s#1 via(#tile.tensor_map<box = [128, 64], swizzle = 128>) : memref<128x64xf16>, !w
      tile.ring_commit %ring : !ring
    } consumers {
      %z = tile.fill 0.0 : f32 -> !acc
      %s:2 = tile.ring_wait %ring : !ring -> !x, !w
      %p = tile.mma %s#0 * %s#1 + %z {atom = #atom} : !x * !w + !acc
      %c = tile.mma_wait (%p) : !acc -> !acc
      tile.ring_release %ring : !ring
      %n = arith.addi %c0, %c0 : index
      %bias = tile.load %b[%n] dims [-1, 0] via(#tile.vector<2>) : memref<128xf16> -> !row
      %y = tile.map (%u = %c : !acc, %v = %bias : !row) -> !half {
        %e = arith.extf %v : f16 to f32
        %sum = arith.addf %u, %e : f32
        %r = arith.truncf %sum : f32 to f16
        tile.yield %r : f16
      }
      tile.store %y, %d[%c0, %c0] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !half, memref<64x128xf16>
    }
    gpu.return
  }

  // Groups in turns: no load runs ahead, behind whose slot's release the epilogue then stands.
  // CHECK-LABEL: gpu.func @turns
  // CHECK:         tile.slices by [64, 64] {
  // CHECK-NEXT:      tile.mma_wait
  // CHECK-NEXT:      tile.ring_release
  // CHECK-NEXT:      tile.load
  // CHECK-NEXT:      tile.map
  // CHECK:           tile.store
  // CHECK-NEXT:    }
  gpu.func @turns(%x: memref<64x64xf16>, %w: memref<128x64xf16>, %b: memref<128xf16>, %d: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #turns, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      %s:2 = tile.ring_acquire %ring : !ring -> !x, !w
      tile.copy %x[%c0, %c0] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<64x64xf16>, !x
      tile.copy %w[%c0, %c0] to %s#1 via(#tile.tensor_map<box = [128, 64], swizzle = 128>) : memref<128x64xf16>, !w
      tile.ring_commit %ring : !ring
    } consumers groups 2 {
      %z = tile.fill 0.0 : f32 -> !acc
      tile.take_turn %ring : !ring
      %s:2 = tile.ring_wait %ring : !ring -> !x, !w
      %p = tile.mma %s#0 * %s#1 + %z {atom = #atom} : !x * !w + !acc
      tile.pass_turn %ring : !ring
      %c = tile.mma_wait (%p) : !acc -> !acc
      tile.ring_release %ring : !ring
      %bias = tile.load %b[%c0] dims [-1, 0] via(#tile.vector<2>) : memref<128xf16> -> !row
      %y = tile.map (%u = %c : !acc, %v = %bias : !row) -> !half {
        %e = arith.extf %v : f16 to f32
        %sum = arith.addf %u, %e : f32
        %r = arith.truncf %sum : f32 to f16
        tile.yield %r : f16
      }
      tile.store %y, %d[%c0, %c0] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !half, memref<64x128xf16>
    }
    gpu.return
  }

  // A ring of auxiliaries gives columns of all rows together. Nothing is loaded, so that nothing is to
  // be started before the products are awaited.
  // CHECK-LABEL: gpu.func @ring
  // CHECK:         tile.mma_wait(
  // CHECK:         tile.slices by [64, 64] order [1, 0] {
  // CHECK-NEXT:      tile.ring_read
  // CHECK-NEXT:      tile.map
  // CHECK:           tile.store
  // CHECK-NEXT:    }
  gpu.func @ring(%x: memref<64x64xf16>, %w: memref<128x64xf16>, %b: memref<64x128xf16>, %d: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !ring
    %aux = tile.make_ring : !aux
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !acc
      %s:2 = tile.ring_wait %ring : !ring -> !x, !w
      %p = tile.mma %s#0 * %s#1 + %z {atom = #atom} : !x * !w + !acc
      %c = tile.mma_wait (%p) : !acc -> !acc
      tile.ring_release %ring : !ring
      %e = tile.ring_read %aux : !aux -> !half
      %y = tile.map (%u = %c : !acc, %v = %e : !half) -> !half {
        %f = arith.extf %v : f16 to f32
        %sum = arith.addf %u, %f : f32
        %r = arith.truncf %sum : f32 to f16
        tile.yield %r : f16
      }
      tile.store %y, %d[%c0, %c0] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 1>) : !half, memref<64x128xf16>
    }
    gpu.return
  }

  // What is reduced is wanted before: it stays outside, and so do the wait and what only the reduction
  // reads. f32 is stored in slices of 32 columns. A store of other places stays as it is.
  // CHECK-LABEL: gpu.func @norm
  // CHECK:         tile.mma_wait(
  // CHECK:         tile.reduce
  // CHECK:         tile.store %{{.*}} : <64x1xf32
  // CHECK-NEXT:    tile.slices by [64, 32] first 2 ahead 2 {
  // CHECK-NEXT:      tile.load
  // CHECK-NEXT:      tile.map
  // CHECK:           tile.store
  // CHECK-NEXT:    }
  gpu.func @norm(%x: memref<64x64xf16>, %w: memref<128x64xf16>, %b: memref<64x128xf32>, %sums: memref<64xf32>, %d: memref<64x128xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !acc
      %s:2 = tile.ring_wait %ring : !ring -> !x, !w
      %p = tile.mma %s#0 * %s#1 + %z {atom = #atom} : !x * !w + !acc
      %c = tile.mma_wait (%p) : !acc -> !acc
      tile.ring_release %ring : !ring
      %sum = tile.reduce addf %c dim 1 : !acc -> !column
      tile.store %sum, %sums[%c0] dims [0, -1] via(#tile.vector<1>) : !column, memref<64xf32>
      %e = tile.load %b[%c0, %c0] via(#tile.vector<2>) : memref<64x128xf32> -> !acc
      %y = tile.map (%u = %c : !acc, %v = %sum : !column, %t = %e : !acc) -> !acc {
        %q = arith.divf %u, %v : f32
        %r = arith.addf %q, %t : f32
        tile.yield %r : f32
      }
      tile.store %y, %d[%c0, %c0] via(#tile.tensor_map<box = [16, 32], swizzle = 128, buffers = 2>) : !acc, memref<64x128xf32>
    }
    gpu.return
  }

  // What is stored may be loaded in the same place, slice by slice. What is loaded from elsewhere in
  // the result is loaded before.
  // CHECK-LABEL: gpu.func @in_place
  // CHECK:         tile.load %{{.*}}[%{{.*}}] dims [-1, 1]
  // CHECK:         tile.slices by [64, 64] first
  // CHECK-NOT:     tile.load %{{.*}} dims [-1, 1]
  // CHECK:         tile.load %{{.*}} -> !tile.frag<64x128xf16
  // CHECK:         tile.store
  gpu.func @in_place(%x: memref<64x64xf16>, %w: memref<128x64xf16>, %d: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !acc
      %s:2 = tile.ring_wait %ring : !ring -> !x, !w
      %p = tile.mma %s#0 * %s#1 + %z {atom = #atom} : !x * !w + !acc
      %c = tile.mma_wait (%p) : !acc -> !acc
      tile.ring_release %ring : !ring
      %same = tile.load %d[%c0, %c0] via(#tile.vector<2>) : memref<64x128xf16> -> !half
      %first = tile.load %d[%c0, %c0] dims [-1, 1] via(#tile.vector<2>) : memref<64x128xf16> -> !row
      %y = tile.map (%u = %c : !acc, %v = %same : !half, %t = %first : !row) -> !half {
        %f = arith.extf %v : f16 to f32
        %g = arith.extf %t : f16 to f32
        %sum = arith.addf %u, %f : f32
        %all = arith.addf %sum, %g : f32
        %r = arith.truncf %all : f32 to f16
        tile.yield %r : f16
      }
      tile.store %y, %d[%c0, %c0] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !half, memref<64x128xf16>
    }
    gpu.return
  }

  // Two stores that may meet are cut one after the other.
  // CHECK-LABEL: gpu.func @stores_meet
  // CHECK:         tile.slices by
  // CHECK:           tile.store
  // CHECK-NEXT:    }
  // CHECK-NEXT:    tile.slices by
  // CHECK-NEXT:      tile.store
  // CHECK-NEXT:    }
  gpu.func @stores_meet(%d: memref<64x256xf16>, %i: index) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f32 -> !acc
      %s:2 = tile.ring_wait %ring : !ring -> !x, !w
      %p = tile.mma %s#0 * %s#1 + %z {atom = #atom} : !x * !w + !acc
      %c = tile.mma_wait (%p) : !acc -> !acc
      tile.ring_release %ring : !ring
      %y = tile.map (%u = %c : !acc) -> !half {
        %r = arith.truncf %u : f32 to f16
        tile.yield %r : f16
      }
      tile.store %y, %d[%c0, %c0] via(#tile.vector<2>) : !half, memref<64x256xf16>
      tile.store %y, %d[%c0, %i] via(#tile.vector<1>) : !half, memref<64x256xf16>
    }
    gpu.return
  }

  // Where no product is left, as of a k of 0, what is staged still is cut.
  // CHECK-LABEL: gpu.func @no_products
  // CHECK:         tile.slices by [64, 64] {
  // CHECK:           tile.store
  // CHECK-NEXT:    }
  gpu.func @no_products(%d: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    tile.roles producers 4 {
    } consumers {
      %z = tile.fill 0.0 : f16 -> !half
      tile.store %z, %d[%c0, %c0] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !half, memref<64x128xf16>
    }
    gpu.return
  }
}
