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

// -----

// What is gathered along columns from rows of odd length comes element by element: stores of 4 bytes keep lanes side by
// side. Where such rows allow 16 bytes, or the column is computed otherwise, stores are as wide as they can be.
// CHECK-DAG: #[[PAIRS:.*]] = #tile.layout<register (d1, 2, 1) (d1, 4, 64) lane (d1, 32, 2) warp (d0, 4, 1)>
// CHECK-DAG: #[[WIDE:.*]] = #tile.layout<register (d1, 8, 1) lane (d1, 32, 8) warp (d0, 4, 1)>
gpu.module @gathered [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @odd
  // CHECK: tile.store {{.*}} : <4x256xf16, #[[PAIRS]]>
  gpu.func @odd(%x: memref<?x257xf16>, %d: memref<?x264xf16>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c264 = arith.constant 264 : index
    %rows = memref.dim %d, %c0 : memref<?x264xf16>
    tile.for_tiles (%m, %n) in (%rows, %c264) by [4, 256] {
      %v = tile.map () at (%m, %n) -> !tile.frag<4x256xf16> {
        %i = tile.index 0 : index
        %j = tile.index 1 : index
        %k = arith.addi %j, %c5 : index
        %e = fuse.gather %x[%i, %k] : memref<?x257xf16>
        tile.yield %e : f16
      }
      tile.store %v, %d[%m, %n] : !tile.frag<4x256xf16>, memref<?x264xf16>
    }
    gpu.return
  }
  // CHECK-LABEL: gpu.func @even
  // CHECK: tile.store {{.*}} : <4x256xf16, #[[WIDE]]>
  gpu.func @even(%x: memref<?x256xf16>, %t: memref<257xf16>, %d: memref<?x264xf16>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c264 = arith.constant 264 : index
    %rows = memref.dim %d, %c0 : memref<?x264xf16>
    tile.for_tiles (%m, %n) in (%rows, %c264) by [4, 256] {
      %v = tile.map () at (%m, %n) -> !tile.frag<4x256xf16> {
        %i = tile.index 0 : index
        %j = tile.index 1 : index
        %e = fuse.gather %x[%i, %j] : memref<?x256xf16>
        %f = fuse.gather %t[%i] : memref<257xf16>
        %s = arith.addf %e, %f : f16
        tile.yield %s : f16
      }
      tile.store %v, %d[%m, %n] : !tile.frag<4x256xf16>, memref<?x264xf16>
    }
    gpu.return
  }
}
