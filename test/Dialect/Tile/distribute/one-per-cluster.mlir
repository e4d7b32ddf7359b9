// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-distribute,canonicalize,cse))" | FileCheck %s

// A cluster for each row: its four CTAs have the same row, of whose columns each holds every fourth line of 256.

// CHECK-DAG: #[[ROW:.*]] = #tile.layout<register (d1, 4, 1) (d1, 2, 1024) lane (d1, 32, 4) warp (d1, 2, 128) cta (d1, 4, 256)>
// CHECK-DAG: #[[SUM:.*]] = #tile.layout<lane (copies, 32) warp (copies, 2) cta (copies, 4)>
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @row
  // CHECK:         %[[CTA:.*]] = arith.index_cast %block_id_x : index to i32
  // CHECK:         %[[ROWS:.*]] = arith.divui %[[CTA]], %c4_i32 : i32
  // CHECK:         %[[AT:.*]] = tile.offset %[[ROWS]]
  // CHECK:         tile.load %{{.*}}[%[[AT]], %c0] {{.*}} -> !tile.frag<1x2048xf32, #[[ROW]]>
  // CHECK:         tile.reduce {{.*}} -> <1x1xf32, #[[SUM]]>
  gpu.func @row(%x: memref<100x2048xf32>, %y: memref<100xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [1, 512], warps = [1, 2], cluster = [1, 4]>,
                  known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c100 = arith.constant 100 : index
    tile.for_tiles (%m) in (%c100) by [1] distribution(#tile.one_per_cluster<cluster = 4>) {
      %v = tile.load %x[%m, %c0] : memref<100x2048xf32> -> !tile.frag<1x2048xf32>
      %s = tile.reduce addf %v dim 1 : !tile.frag<1x2048xf32> -> !tile.frag<1x1xf32>
      tile.store %s, %y[%m] dims [0, -1] : !tile.frag<1x1xf32>, memref<100xf32>
    }
    gpu.return
  }
}
