// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-rocdl))" -verify-diagnostics

// An instruction of gfx950 that gfx942 has not.

#acc = #tile.layout<register (d1, 4, 1) lane (d0, 16, 1) (d1, 4, 4)>
#operand = #tile.layout<register (d1, 8, 1) (d1, 2, 32) lane (d0, 16, 1) (d1, 4, 8)>
#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
!tile = !tile.staged<16x64xf16, #shared>
!acc = !tile.frag<16x16xf32, #acc>
gpu.module @other_chip [#rocdl.target<chip = "gfx942">] {
  gpu.func @k(%x: memref<16x64xf16>, %y: memref<16x16xf32>) kernel attributes {fuse.schedule = #fuse.register_prefetch<tile = [16, 16, 64], warps = [1, 1]>, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %first = arith.constant 0 : i32
    %ring = tile.make_ring : !tile.ring<1, !tile>
    %s = tile.ring_slot %ring[%first] : !tile.ring<1, !tile> -> !tile
    tile.copy %x[%c0, %c0] to %s via(#tile.vector<8>) in_bounds [true, true] : memref<16x64xf16>, !tile
    gpu.barrier
    %z = tile.fill 0.0 : f32 -> !acc
    // expected-error @below {{has an instruction that its kernel cannot use: v_mfma_f32_16x16x32_f16}}
    %a = tile.mma %s * %s + %z {atom = #tile.atom<"v_mfma_f32_16x16x32_f16", lhs = #operand, rhs = #operand>} : !tile * !tile + !acc
    tile.store %a, %y[%c0, %c0] via(#tile.vector<4>) in_bounds [true, true] : !acc, memref<16x16xf32>
    gpu.return
  }
}
