// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" -split-input-file | FileCheck %s

// A loop that begins with zeros: they are written before it, register by register, so that nothing has to be written
// between a product's fence and its instructions.

#schedule = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], stages = 2>
#atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16">
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>
!a = !tile.staged<64x64xf16, #shared>
!b = !tile.staged<16x64xf16, #shared>
!acc = !tile.frag<64x16xf32, #acc>
// CHECK-LABEL: llvm.func @begins_with_zeros
// CHECK-COUNT-8: llvm.inline_asm {{.*}}"mov.b32 $0, $1;"
// CHECK-NOT: mov.b32
// CHECK: scf.for {{.*}} iter_args(
// CHECK: nvvm.wgmma.fence.aligned
// CHECK-NOT: mov.b32
// CHECK: llvm.inline_asm {{.*}}wgmma.mma_async
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @begins_with_zeros(%x: memref<64x256xf16>, %w: memref<16x256xf16>, %y: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %ring = tile.make_ring : <2, !a, !b>
    tile.roles producers 4 {
      scf.for %k = %c0 to %c256 step %c64 {
        %s:2 = tile.ring_acquire %ring : !tile.ring<2, !a, !b> -> !a, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x256xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x256xf16>, !b
        tile.ring_commit %ring : !tile.ring<2, !a, !b>
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %sum = scf.for %k = %c0 to %c256 step %c64 iter_args(%before = %zero) -> (!acc) {
        %t:2 = tile.ring_wait %ring : !tile.ring<2, !a, !b> -> !a, !b
        %after = tile.mma %t#0 * %t#1 + %before {atom = #atom} : !a * !b + !acc
        tile.mma_wait
        tile.ring_release %ring : !tile.ring<2, !a, !b>
        scf.yield %after : !acc
      }
      %done = tile.mma_wait(%sum) : !acc -> !acc
      tile.store %done, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}

// -----

// Two products in a row, the second adding to what the first may still write: no register is moved between them.

#schedule = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], stages = 2>
#atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16">
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>
!a = !tile.staged<64x64xf16, #shared>
!b = !tile.staged<16x64xf16, #shared>
!acc = !tile.frag<64x16xf32, #acc>
// CHECK-LABEL: llvm.func @in_a_row
// CHECK: nvvm.wgmma.commit.group.sync.aligned
// CHECK-NOT: mov.b32
// CHECK: nvvm.wgmma.fence.aligned
// CHECK-NOT: mov.b32
// CHECK: nvvm.wgmma.commit.group.sync.aligned
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @in_a_row(%x: memref<64x128xf16>, %w: memref<16x128xf16>, %y: memref<64x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %ring = tile.make_ring : <2, !a, !b>
    tile.roles producers 4 {
      scf.for %k = %c0 to %c128 step %c64 {
        %s:2 = tile.ring_acquire %ring : !tile.ring<2, !a, !b> -> !a, !b
        tile.copy %x[%c0, %k] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) in_bounds [true, true] : memref<64x128xf16>, !a
        tile.copy %w[%c0, %k] to %s#1 via(#tile.tensor_map<box = [16, 64], swizzle = 128>) in_bounds [true, true] : memref<16x128xf16>, !b
        tile.ring_commit %ring : !tile.ring<2, !a, !b>
      }
    } consumers {
      %zero = tile.fill 0.0 : f32 -> !acc
      %t:2 = tile.ring_wait %ring : !tile.ring<2, !a, !b> -> !a, !b
      %first = tile.mma %t#0 * %t#1 + %zero {atom = #atom} : !a * !b + !acc
      %u:2 = tile.ring_wait %ring : !tile.ring<2, !a, !b> -> !a, !b
      %second = tile.mma %u#0 * %u#1 + %first {atom = #atom} : !a * !b + !acc
      %done = tile.mma_wait(%second) : !acc -> !acc
      tile.ring_release %ring lag 1 : !tile.ring<2, !a, !b>
      tile.ring_release %ring : !tile.ring<2, !a, !b>
      tile.store %done, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !acc, memref<64x16xf32>
    }
    gpu.return
  }
}
