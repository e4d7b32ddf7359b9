// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" -split-input-file | FileCheck %s

// The widest element that moves is the result's f32: a lane takes four columns, the lanes of a warp
// 128 of them, and then the next ones. What a reduction gives has copies in all lanes of a row.
// CHECK-DAG: #[[WIDE:.*]] = #tile.layout<register (d1, 4, 1) (d1, 4, 128) lane (d1, 32, 4) warp (d0, 4, 1)>
// CHECK-DAG: #[[ROWS:.*]] = #tile.layout<lane (copies, 32) warp (d0, 4, 1)>
gpu.module @rows [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<4x512xf16>, %d: memref<4xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [4, 512], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    tile.for_tiles (%m) in (%c4) by [4] {
      // CHECK: tile.load {{.*}} -> !tile.frag<4x512xf16, #[[WIDE]]>
      %v = tile.load %x[%m, %c0] : memref<4x512xf16> -> !tile.frag<4x512xf16>
      %w = tile.map (%p = %v : !tile.frag<4x512xf16>) -> !tile.frag<4x512xf32> {
        %e = arith.extf %p : f16 to f32
        tile.yield %e : f32
      }
      // CHECK: tile.reduce {{.*}} -> <4x1xf32, #[[ROWS]]>
      %s = tile.reduce addf %w dim 1 : !tile.frag<4x512xf32> -> !tile.frag<4x1xf32>
      tile.store %s, %d[%m] dims [0, -1] : !tile.frag<4x1xf32>, memref<4xf32>
    }
    gpu.return
  }
}

// -----

// The same on waves of 64 lanes.
// CHECK-DAG: #[[WIDE:.*]] = #tile.layout<register (d1, 8, 1) lane (d1, 64, 8) warp (d0, 4, 1)>
gpu.module @waves [#rocdl.target<chip = "gfx942">] {
  gpu.func @k(%x: memref<4x512xf16>, %d: memref<4x512xf16>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [4, 512], warps = [4, 1]>, known_block_size = array<i32: 256, 1, 1>} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    tile.for_tiles (%m) in (%c4) by [4] {
      // CHECK: tile.load {{.*}} -> !tile.frag<4x512xf16, #[[WIDE]]>
      %v = tile.load %x[%m, %c0] : memref<4x512xf16> -> !tile.frag<4x512xf16>
      tile.store %v, %d[%m, %c0] : !tile.frag<4x512xf16>, memref<4x512xf16>
    }
    gpu.return
  }
}
