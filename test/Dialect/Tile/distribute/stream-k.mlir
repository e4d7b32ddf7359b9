// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,canonicalize,cse))" | FileCheck %s

// Tiles shared along k: whole ones first, then those of the CTA's piece, from its end. Who ends the
// reduction of a tile adds what the pieces before left; others leave what they have.

#frag = #tile.layout<register (d1, 32, 1) lane (d0, 32, 1)>
!frag = !tile.frag<32x32xf32, #frag>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @product
  // CHECK-DAG:     %[[CTA:.*]] = arith.index_cast %block_id_x : index to i32
  // CHECK-DAG:     %[[CTAS:.*]] = arith.index_cast %grid_dim_x : index to i32
  // 4 x 3 tiles: those of the last one to two rounds are shared, if an eighth of all would be idle.
  // CHECK:         %[[ROUNDS:.*]] = arith.divui %c12_i32, %[[CTAS]] : i32
  // CHECK:         %[[FULL:.*]] = arith.muli %[[ROUNDS]], %[[CTAS]] : i32
  // CHECK:         %[[REST:.*]] = arith.subi %c12_i32, %[[FULL]] : i32
  // CHECK:         %[[IDLE:.*]] = arith.select %{{.*}}, %c0_i32, %{{.*}} : i32
  // CHECK:         %[[TIMES:.*]] = arith.muli %[[IDLE]], %c8_i32 : i32
  // CHECK:         %[[SHARED:.*]] = arith.cmpi ugt, %[[TIMES]], %c12_i32 : i32
  // CHECK:         %[[HAS_REST:.*]] = arith.cmpi ult, %[[CTA]], %[[REST]] : i32
  // CHECK:         %[[WHOLE:.*]] = arith.select %[[SHARED]], %{{.*}}, %{{.*}} : i32
  // CHECK:         scf.for %[[STEP:.*]] = %c0_i32 to %{{.*}} step %c1_i32 : i32 {
  // CHECK:           %[[IS_WHOLE:.*]] = arith.cmpi ult, %[[STEP]], %[[WHOLE]] : i32
  // 1000 elements of k are four grains.
  // CHECK-DAG:       %[[LOW:.*]] = arith.select %[[IS_WHOLE]], %c0_i32, %{{.*}} : i32
  // CHECK-DAG:       %[[HIGH:.*]] = arith.select %[[IS_WHOLE]], %c4_i32, %[[PIECE:.*]] : i32
  // CHECK:           %[[END:.*]] = arith.minui %{{.*}}, %c1000 : index
  // CHECK:           %[[ENDS:.*]] = arith.cmpi eq, %[[PIECE]], %c4_i32 : i32
  // CHECK:           %[[LAST:.*]] = arith.ori %[[IS_WHOLE]], %[[ENDS]] : i1
  // CHECK:           %[[OWN:.*]] = scf.for %{{.*}} to %[[END]] step
  // CHECK:           scf.if %[[LAST]] {
  // CHECK:             %[[SUM:.*]] = scf.for %[[OTHER:.*]] = %{{.*}} to %[[NUMBER:.*]] step %c1 iter_args(%[[ACC:.*]] = %[[OWN]]) -> (!tile.frag<32x32xf32
  // CHECK:               tile.partial_add %[[ACC]] : {{.*}} from %{{.*}}, %{{.*}}[%[[OTHER]]]
  // CHECK:             tile.store %[[SUM]]
  // CHECK:           } else {
  // CHECK:             tile.partial_put %[[OWN]] : {{.*}} to %{{.*}}, %{{.*}}[%[[NUMBER]]]
  gpu.func @product(%x: memref<128x1000xf32>, %y: memref<128x96xf32>, %partials: memref<8x1024xf32>, %arrived: memref<8x1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c96 = arith.constant 96 : index
    %c128 = arith.constant 128 : index
    %c1000 = arith.constant 1000 : index
    tile.for_tiles (%m, %n) in (%c128, %c96) by [32, 32] krange(%k0, %k1) of %c1000 distribution(#tile.stream_k<grain = 256>) {
      %z = tile.fill 0.0 : f32 -> !frag
      %c = scf.for %k = %k0 to %k1 step %c1 iter_args(%acc = %z) -> !frag {
        %v = tile.load %x[%m, %k] dims [0, -1] : memref<128x1000xf32> -> !tile.frag<32x1xf32, #tile.layout<lane (d0, 32, 1)>>
        %s = tile.map (%p = %acc : !frag, %q = %v : !tile.frag<32x1xf32, #tile.layout<lane (d0, 32, 1)>>) -> !frag {
          %t = arith.addf %p, %q : f32
          tile.yield %t : f32
        }
        scf.yield %s : !frag
      }
      tile.combine (%sum = %c : !frag) through %partials, %arrived : memref<8x1024xf32>, memref<8x1xi32> {
        tile.store %sum, %y[%m, %n] : !frag, memref<128x96xf32>
      }
    }
    gpu.return
  }

  // Where items are whole tiles, nothing is handed on.
  // CHECK-LABEL: gpu.func @whole
  // CHECK-NOT:     tile.partial
  // CHECK:         tile.store
  gpu.func @whole(%y: memref<128x96xf32>, %partials: memref<8x1024xf32>, %arrived: memref<8x1xi32>) kernel {
    %c96 = arith.constant 96 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c96) by [32, 32] krange(%k0, %k1) of %c96 distribution(#tile.persistent) {
      %z = tile.fill 0.0 : f32 -> !frag
      tile.combine (%sum = %z : !frag) through %partials, %arrived : memref<8x1024xf32>, memref<8x1xi32> {
        tile.store %sum, %y[%m, %n] : !frag, memref<128x96xf32>
      }
    }
    gpu.return
  }
}
