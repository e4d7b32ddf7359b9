// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm))" -split-input-file -verify-diagnostics

#schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
!x = !tile.staged<16x16xf16, #shared>
!w = !tile.staged<8x16xf16, #shared>
!acc = !tile.frag<16x8xf32, #acc>
#atom = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", lhs = #lhs, rhs = #rhs>
gpu.module @other_element [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<16x16xf16>, %w: memref<8x32xf16>, %y: memref<16x8xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
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
    // expected-error @below {{multiplies 'f16' with precision ieee into 'f32', which mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 does not}}
    %a = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !acc, memref<16x8xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>
#acc = #tile.layout<register (d0, 2, 8) (d1, 2, 1) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
!x = !tile.staged<16x16xf16, #shared>
!w = !tile.staged<8x16xf16, #shared>
!acc = !tile.frag<16x8xf32, #acc>
#atom = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #lhs, rhs = #rhs>
gpu.module @accumulator_elsewhere [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<16x16xf16>, %w: memref<8x32xf16>, %y: memref<16x8xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
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
    // expected-error @below {{has tiles whose layouts are not made of the operands and the accumulator of mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32; tile-assign-layouts makes such layouts}}
    %a = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !acc, memref<16x8xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
!x = !tile.staged<16x16xf16, #shared>
!w = !tile.staged<8x16xf16, #shared>
!acc = !tile.frag<16x8xf32, #acc>
#atom = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #lhs, rhs = #rhs>
gpu.module @operand_elsewhere [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<16x16xf16>, %w: memref<8x32xf16>, %y: memref<16x8xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
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
    // expected-error @below {{has tiles whose layouts are not made of the operands and the accumulator of mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32; tile-assign-layouts makes such layouts}}
    %a = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !acc, memref<16x8xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d1, 8, 2) lane (d0, 16, 1) (copies, 2)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
!x = !tile.staged<16x16xf16, #shared>
!w = !tile.staged<8x16xf16, #shared>
!acc = !tile.frag<16x8xf32, #acc>
#atom = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #lhs, rhs = #rhs>
gpu.module @operand_of_fewer_lanes [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<16x16xf16>, %w: memref<8x32xf16>, %y: memref<16x8xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>} {
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
    // expected-error @below {{has tiles whose layouts are not made of the operands and the accumulator of mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32; tile-assign-layouts makes such layouts}}
    %a = tile.mma %xs * %ws + %z {atom = #atom} : !x * !w + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !acc, memref<16x8xf32>
    gpu.return
  }
}
