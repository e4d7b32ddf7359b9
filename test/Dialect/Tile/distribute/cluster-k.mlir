// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,canonicalize,cse))" | FileCheck %s

// A cluster for each tile; its CTAs have equal parts of k, and at least one step each.

#frag = #tile.layout<register (d1, 32, 1) lane (d0, 32, 1)>
!frag = !tile.frag<32x32xf32, #frag>
#part = #tile.layout<register (d1, 8, 1) lane (d0, 8, 1) (d1, 4, 8)>
!part = !tile.frag<8x32xf32, #part>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @product
  // CHECK-DAG:     %[[CTA:.*]] = arith.index_cast %block_id_x : index to i32
  // CHECK-DAG:     %[[CTAS:.*]] = arith.index_cast %grid_dim_x : index to i32
  // 1000 elements of k are 16 grains, four for each of four CTAs.
  // CHECK-DAG:     %[[LOW:.*]] = arith.muli %{{.*}}, %c256 : index
  // CHECK-DAG:     %[[END:.*]] = arith.addi %[[LOW]], %c256 : index
  // CHECK-DAG:     %[[MIN:.*]] = arith.minui %[[END]], %c1000 : index
  // CHECK-DAG:     %[[NEXT:.*]] = arith.addi %[[LOW]], %c1 : index
  // CHECK-DAG:     %[[HIGH:.*]] = arith.maxui %[[MIN]], %[[NEXT]] : index
  // CHECK-DAG:     %[[TILE:.*]] = arith.divui %[[CTA]], %c4_i32 : i32
  // CHECK-DAG:     %[[CLUSTERS:.*]] = arith.divui %[[CTAS]], %c4_i32 : i32
  // CHECK:         scf.for %{{.*}} = %[[TILE]] to %c12_i32 step %[[CLUSTERS]] : i32 {
  // CHECK:           %[[M:.*]] = tile.offset
  // CHECK:           %[[SUM:.*]] = scf.for %{{.*}} = %[[LOW]] to %[[HIGH]] step
  // CHECK:           tile.combine_rows %[[ROW:.*]] (%[[C:.*]] = %[[SUM]] :
  // CHECK:             %[[AT:.*]] = arith.addi %[[M]], %[[ROW]] : index
  // CHECK:             tile.store %[[C]], %{{.*}}[%[[AT]], %{{.*}}]
  gpu.func @product(%x: memref<128x1000xf32>, %y: memref<128x96xf32>) kernel {
    %c1 = arith.constant 1 : index
    %c96 = arith.constant 96 : index
    %c128 = arith.constant 128 : index
    %c1000 = arith.constant 1000 : index
    tile.for_tiles (%m, %n) in (%c128, %c96) by [32, 32] krange(%k0, %k1) of %c1000 distribution(#tile.cluster_k<cluster = 4, grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !frag
      %c = scf.for %k = %k0 to %k1 step %c1 iter_args(%acc = %z) -> !frag {
        %v = tile.load %x[%m, %k] dims [0, -1] : memref<128x1000xf32> -> !tile.frag<32x1xf32, #tile.layout<lane (d0, 32, 1)>>
        %s = tile.map (%p = %acc : !frag, %q = %v : !tile.frag<32x1xf32, #tile.layout<lane (d0, 32, 1)>>) -> !frag {
          %t = arith.addf %p, %q : f32
          tile.yield %t : f32
        }
        scf.yield %s : !frag
      }
      tile.combine_rows %row (%sum = %c : !frag to !part) {
        %at = arith.addi %m, %row : index
        tile.store %sum, %y[%at, %n] : !part, memref<128x96xf32>
      }
    }
    gpu.return
  }
}
