// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-distribute,canonicalize,cse))" | FileCheck %s

// Each cluster walks rows from its own number on, in steps of their number; its CTAs come to each row together, and have a part of
// its fragments each.

gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @row
  // CHECK-DAG:     %[[CTA:.*]] = arith.index_cast %block_id_x : index to i32
  // CHECK-DAG:     %[[CTAS:.*]] = arith.index_cast %grid_dim_x : index to i32
  // CHECK-DAG:     %[[FIRST:.*]] = arith.divui %[[CTA]], %c4_i32 : i32
  // CHECK-DAG:     %[[STEP:.*]] = arith.divui %[[CTAS]], %c4_i32 : i32
  // CHECK:         scf.for %[[I:.*]] = %[[FIRST]] to %c100_i32 step %[[STEP]]  : i32 {
  // CHECK:           %[[AT:.*]] = tile.offset %[[I]] by 1
  // CHECK:           tile.load %{{.*}}[%[[AT]], %c0]
  // CHECK:           tile.reduce
  gpu.func @row(%x: memref<100x2048xf32>, %y: memref<100xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [1, 512], warps = [1, 2], cluster = [1, 4]>,
                  known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c100 = arith.constant 100 : index
    tile.for_tiles (%m) in (%c100) by [1] distribution(#tile.persistent_clusters<cluster = 4>) {
      %v = tile.load %x[%m, %c0] : memref<100x2048xf32> -> !tile.frag<1x2048xf32>
      %s = tile.reduce addf %v dim 1 : !tile.frag<1x2048xf32> -> !tile.frag<1x1xf32>
      tile.store %s, %y[%m] dims [0, -1] : !tile.frag<1x1xf32>, memref<100xf32>
    }
    gpu.return
  }
}
