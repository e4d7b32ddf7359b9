// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" -split-input-file | FileCheck %s

// Products with the same rows share instructions where the ring has joined their right tiles.

#schedule = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], stages = 2>
#atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16">
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>
!a = !tile.staged<64x64xf16, #shared>
!b = !tile.staged<16x64xf16, #shared>
!ring = !tile.ring<2, !a, !b, !b>
!acc = !tile.frag<64x16xf32, #acc>

// Two products.
// CHECK-LABEL: llvm.func @gate
// CHECK:       wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, {{[^;]*}} $15}, $16, $17, none
// CHECK-NOT:   n16k16
gpu.module @gate_m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @gate(%x: memref<64x64xf16>, %w: memref<16x64xf16>, %v: memref<16x64xf16>, %y0: memref<64x16xf32>, %y1: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring joined [1] : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s:3 = tile.ring_acquire %ring : !ring -> !a, !b, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x64xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.copy %v[%c0, %k] to %s#2 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:3 = tile.ring_wait %ring : !ring -> !a, !b, !b
      %r0 = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %r1 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %d:2 = tile.mma_wait(%r0, %r1) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y0[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#1, %y1[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}

// A ring that has them apart.
// CHECK-LABEL: llvm.func @apart
// CHECK:       wgmma.mma_async.sync.aligned.m64n16k16
// CHECK-NOT:   n32k16
gpu.module @apart_m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @apart(%x: memref<64x64xf16>, %w: memref<16x64xf16>, %v: memref<16x64xf16>, %y0: memref<64x16xf32>, %y1: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s:3 = tile.ring_acquire %ring : !ring -> !a, !b, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x64xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.copy %v[%c0, %k] to %s#2 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:3 = tile.ring_wait %ring : !ring -> !a, !b, !b
      %r0 = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %r1 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %d:2 = tile.mma_wait(%r0, %r1) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y0[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#1, %y1[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}

// The first product has the second tile: the other one's columns do not lie behind it.
// CHECK-LABEL: llvm.func @behind_first
// CHECK:       wgmma.mma_async.sync.aligned.m64n16k16
// CHECK-NOT:   n32k16
gpu.module @behind_first_m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @behind_first(%x: memref<64x64xf16>, %w: memref<16x64xf16>, %v: memref<16x64xf16>, %y0: memref<64x16xf32>, %y1: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring joined [1] : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s:3 = tile.ring_acquire %ring : !ring -> !a, !b, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x64xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.copy %v[%c0, %k] to %s#2 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:3 = tile.ring_wait %ring : !ring -> !a, !b, !b
      %r0 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %r1 = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %d:2 = tile.mma_wait(%r0, %r1) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y0[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#1, %y1[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}

// A third product of a tile whose columns an instruction has already: instructions have one shape.
// CHECK-LABEL: llvm.func @three
// CHECK:       {{((.*wgmma.mma_async.sync.aligned.m64n16k16){12})}}
// CHECK-NOT:   n32k16
gpu.module @three_m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @three(%x: memref<64x64xf16>, %w: memref<16x64xf16>, %v: memref<16x64xf16>, %y0: memref<64x16xf32>, %y1: memref<64x16xf32>, %y2: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring joined [1] : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s:3 = tile.ring_acquire %ring : !ring -> !a, !b, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x64xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.copy %v[%c0, %k] to %s#2 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:3 = tile.ring_wait %ring : !ring -> !a, !b, !b
      %r0 = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %r1 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %r2 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %d:3 = tile.mma_wait(%r0, %r1, %r2) : !acc, !acc, !acc -> !acc, !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y0[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#1, %y1[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#2, %y2[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}

// Products that add to shared ones: all steps of these come first.
// CHECK-LABEL: llvm.func @sums
// CHECK:       {{((.*wgmma.mma_async.sync.aligned.m64n32k16){8})}}
// CHECK-NOT:   n16k16
gpu.module @sums_m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @sums(%x: memref<64x64xf16>, %w: memref<16x64xf16>, %v: memref<16x64xf16>, %y0: memref<64x16xf32>, %y1: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring joined [1] : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s:3 = tile.ring_acquire %ring : !ring -> !a, !b, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x64xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.copy %v[%c0, %k] to %s#2 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:3 = tile.ring_wait %ring : !ring -> !a, !b, !b
      %p0 = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %p1 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %r0 = tile.mma %t#0 * %t#1 + %p0 {atom = #atom} : !a * !b + !acc
      %r1 = tile.mma %t#0 * %t#2 + %p1 {atom = #atom} : !a * !b + !acc
      %d:2 = tile.mma_wait(%r0, %r1) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y0[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#1, %y1[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}

// Each adds to the result of the other's tile, so that registers are not in the order of the columns.
// CHECK-LABEL: llvm.func @crossed
// CHECK:       {{((.*wgmma.mma_async.sync.aligned.m64n16k16){16})}}
// CHECK-NOT:   n32k16
gpu.module @crossed_m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @crossed(%x: memref<64x64xf16>, %w: memref<16x64xf16>, %v: memref<16x64xf16>, %y0: memref<64x16xf32>, %y1: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring joined [1] : !ring
    tile.roles producers 4 {
      scf.for %k = %c0 to %c64 step %c64 {
        %s:3 = tile.ring_acquire %ring : !ring -> !a, !b, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x64xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.copy %v[%c0, %k] to %s#2 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x64xf16>, !b
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:3 = tile.ring_wait %ring : !ring -> !a, !b, !b
      %p0 = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %p1 = tile.mma %t#0 * %t#2 + %zero {atom = #atom} : !a * !b + !acc
      %r0 = tile.mma %t#0 * %t#1 + %p1 {atom = #atom} : !a * !b + !acc
      %r1 = tile.mma %t#0 * %t#2 + %p0 {atom = #atom} : !a * !b + !acc
      %d:2 = tile.mma_wait(%r0, %r1) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y0[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
      tile.store %d#1, %y1[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}
