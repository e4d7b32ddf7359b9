// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

// Two products of one left tile read it once. Not so where another tile is copied into the right one's slot in between: that
// is read when it is there.
// CHECK-LABEL: llvm.func @copied_between
// CHECK:         nvvm.cp.async.wait.group 0
// CHECK:         nvvm.mma.sync
// CHECK:         nvvm.cp.async.shared.global
// CHECK:         nvvm.cp.async.wait.group 0
// CHECK:         nvvm.mma.sync
// CHECK-LABEL: llvm.func @together
// CHECK-COUNT-1: num = 4 : i32
// CHECK-NOT:     num = 4 : i32
// CHECK-COUNT-2: nvvm.mma.sync
// CHECK-NOT:     nvvm.mma.sync
#schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
!x = !tile.staged<16x16xf16, #shared>
!w = !tile.staged<8x16xf16, #shared>
!acc = !tile.frag<16x8xf32, #acc>
#atom = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #lhs, rhs = #rhs>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @copied_between(%x: memref<16x16xf16>, %w: memref<8x32xf16>, %y: memref<16x8xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %first = arith.constant 0 : i32
    %z = tile.fill 0.0 : f32 -> !acc
    %rx = tile.make_ring : !tile.ring<1, !x>
    %rw = tile.make_ring : !tile.ring<1, !w>
    %xs = tile.ring_slot %rx[%first] : !tile.ring<1, !x> -> !x
    %ws = tile.ring_slot %rw[%first] : !tile.ring<1, !w> -> !w
    tile.copy %x[%c0, %c0] to %xs via(#tile.async_copy<16>) in_bounds [true, true] : memref<16x16xf16>, !x
    tile.copy %w[%c0, %c0] to %ws via(#tile.async_copy<16>) in_bounds [true, true] : memref<8x32xf16>, !w
    tile.copy_commit
    tile.copy_wait
    gpu.barrier
    %a = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    gpu.barrier
    tile.copy %w[%c0, %c16] to %ws via(#tile.async_copy<16>) in_bounds [true, true] : memref<8x32xf16>, !w
    tile.copy_commit
    tile.copy_wait
    gpu.barrier
    %b = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !acc, memref<16x8xf32>
    tile.store %b, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !acc, memref<16x8xf32>
    gpu.return
  }
  gpu.func @together(%x: memref<16x16xf16>, %w: memref<8x32xf16>, %y: memref<16x8xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %first = arith.constant 0 : i32
    %z = tile.fill 0.0 : f32 -> !acc
    %rx = tile.make_ring : !tile.ring<1, !x>
    %rw = tile.make_ring : !tile.ring<1, !w>
    %xs = tile.ring_slot %rx[%first] : !tile.ring<1, !x> -> !x
    %ws = tile.ring_slot %rw[%first] : !tile.ring<1, !w> -> !w
    tile.copy %x[%c0, %c0] to %xs via(#tile.async_copy<16>) in_bounds [true, true] : memref<16x16xf16>, !x
    tile.copy %w[%c0, %c0] to %ws via(#tile.async_copy<16>) in_bounds [true, true] : memref<8x32xf16>, !w
    tile.copy_commit
    tile.copy_wait
    gpu.barrier
    %a = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    %b = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !acc, memref<16x8xf32>
    tile.store %b, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !acc, memref<16x8xf32>
    gpu.return
  }
}
