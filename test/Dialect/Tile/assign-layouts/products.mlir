// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" --mlir-use-nameloc-as-prefix | FileCheck %s
// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" | fuse-opt | FileCheck %s

// The accumulator of m16n8k16 over 2x2 warps: eight columns side by side in each lane, four
// instructions along n. Matrix loads fetch the operands, so k is not interleaved. The bias has the
// columns of the accumulator, and copies along its rows.
// CHECK-DAG: #[[ACC:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 4, 2) (d0, 2, 16) lane (d1, 4, 8) (d0, 8, 1) warp (d1, 2, 32) (d0, 2, 32)>
// CHECK-DAG: #[[BIAS:.*]] = #tile.layout<register (d1, 2, 1) (d1, 4, 2) lane (d1, 4, 8) (copies, 8) warp (d1, 2, 32) (copies, 2)>
// CHECK-DAG: #[[LHS:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d1, 2, 16) (d0, 2, 16) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2) (d0, 2, 32)>
// CHECK-DAG: #[[RHS:.*]] = #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d1, 2, 16) (d0, 4, 2) lane (d1, 4, 2) (d0, 2, 1) (d0, 4, 8) warp (d0, 2, 32) (copies, 2)>
// Rows of 64 bytes: two lie in one row of banks, so bit 0 of the row needs no swizzle.
// CHECK-DAG: #[[X:.*]] = #tile.shared<contiguous = 1, swizzle = [1, 2]>
// CHECK-DAG: #[[W:.*]] = #tile.shared<contiguous = 1, swizzle = [3, 4]>
// CHECK-DAG: #[[ATOM:.*]] = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #[[LHS]], rhs = #[[RHS]]>

gpu.module @sm_80 [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %b: memref<64xf16>, %d: memref<64x64xf16>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 3>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      // CHECK: tile.fill {{.*}} -> <64x64xf32, #[[ACC]]>
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      %c = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 3 {
        // CHECK: tile.load {{.*}} -> !tile.staged<64x32xf16, #[[X]]>
        // CHECK: tile.load {{.*}} -> !tile.staged<64x32xf16, #[[W]]>
        %xs = tile.load %x[%m, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        %ws = tile.load %w[%n, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %a) {
        // CHECK: tile.mma {{.*}} {atom = #[[ATOM]]} : !tile.staged<64x32xf16, #[[X]]> * !tile.staged<64x32xf16, #[[W]]> + <64x64xf32, #[[ACC]]>
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %a1 : !tile.frag<64x64xf32>
      }
      // CHECK: tile.load {{.*}} -> !tile.frag<1x64xf16, #[[BIAS]]>
      %bs = tile.load %b[%n] dims [-1, 0] : memref<64xf16> -> !tile.frag<1x64xf16>
      // CHECK: tile.map {{.*}} -> !tile.frag<64x64xf16, #[[ACC]]>
      %y = tile.map (%p = %c : !tile.frag<64x64xf32>, %q = %bs : !tile.frag<1x64xf16>) -> !tile.frag<64x64xf16> {
        %q32 = arith.extf %q : f16 to f32
        %s = arith.addf %p, %q32 : f32
        %r = arith.truncf %s : f32 to f16
        tile.yield %r : f16
      }
      tile.store %y, %d[%m, %n] : !tile.frag<64x64xf16>, memref<64x64xf16>
    }
    gpu.return
  }
}
