// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,canonicalize,cse))" | FileCheck %s

// Several CTAs for each tile, along k. 4 x 3 tiles on 8 dies: four have two, four one, and there half of the CTAs have none. The
// CTAs of a tile are as many places apart as a die has tiles, and their rows of sums side by side.

#frag = #tile.layout<register (d1, 32, 1) lane (d0, 32, 1)>
!frag = !tile.frag<32x32xf32, #frag>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @product
  // CHECK:         %[[CTA:.*]] = arith.index_cast %block_id_x : index to i32
  // CHECK:         %[[DIE:.*]] = arith.remui %[[CTA]], %c8_i32 : i32
  // CHECK:         %[[IN_DIE:.*]] = arith.divui %[[CTA]], %c8_i32 : i32
  // CHECK:         %[[PIECE:.*]] = arith.divui %[[IN_DIE]], %c2_i32 : i32
  // CHECK:         %[[IN_RANGE:.*]] = arith.remui %[[IN_DIE]], %c2_i32 : i32
  // CHECK:         %[[LONGER:.*]] = arith.minui %[[DIE]], %c4_i32 : i32
  // CHECK:         %[[BEFORE:.*]] = arith.addi %[[DIE]], %[[LONGER]] : i32
  // CHECK:         %[[NUMBER:.*]] = arith.addi %[[BEFORE]], %[[IN_RANGE]] : i32
  // 48 CTAs are three for each of 16 tiles. 1000 elements of k are four grains; the first piece has two.
  // CHECK:         %[[NEXT:.*]] = arith.addi %[[PIECE]], %c1_i32 : i32
  // CHECK:         %[[LOW:.*]] = arith.minui %{{.*}}, %c1000 : index
  // CHECK:         %[[HIGH:.*]] = arith.minui %{{.*}}, %c1000 : index
  // CHECK:         %[[IS_LAST:.*]] = arith.cmpi eq, %[[NEXT]], %c3_i32 : i32
  // CHECK:         %[[FIRST:.*]] = arith.muli %{{.*}}, %c3_i32 : i32
  // CHECK:         %[[HAS_TILE:.*]] = arith.cmpi ult, %[[IN_RANGE]], %{{.*}} : i32
  // CHECK:         scf.if %[[HAS_TILE]] {
  // CHECK:           arith.divui %[[NUMBER]], %c24_i32 : i32
  // CHECK:           %[[OWN:.*]] = scf.for %{{.*}} = %[[LOW]] to %[[HIGH]] step
  // CHECK:           scf.if %[[IS_LAST]] {
  // CHECK:             %[[SUM:.*]] = scf.for %[[OTHER:.*]] = %{{.*}} to %[[ROW:.*]] step %c1 iter_args(%[[ACC:.*]] = %[[OWN]])
  // CHECK:               tile.partial_add %[[ACC]] : {{.*}} from %{{.*}}, %{{.*}}[%[[OTHER]]]
  // CHECK:             tile.store %[[SUM]]
  // CHECK:           } else {
  // CHECK:             tile.partial_put %[[OWN]] : {{.*}} to %{{.*}}, %{{.*}}[%[[ROW]]]
  gpu.func @product(%x: memref<128x1000xf32>, %y: memref<128x96xf32>, %partials: memref<48x1024xf32>, %arrived: memref<48x1xi32>) kernel {
    %c1 = arith.constant 1 : index
    %c96 = arith.constant 96 : index
    %c128 = arith.constant 128 : index
    %c1000 = arith.constant 1000 : index
    tile.for_tiles (%m, %n) in (%c128, %c96) by [32, 32] krange(%k0, %k1) of %c1000
        distribution(#tile.split_k<pieces = 3, grain = 256, ctas = 48, dies = 8>) {
      %z = tile.fill 0.0 : f32 -> !frag
      %c = scf.for %k = %k0 to %k1 step %c1 iter_args(%acc = %z) -> !frag {
        %v = tile.load %x[%m, %k] dims [0, -1] : memref<128x1000xf32> -> !tile.frag<32x1xf32, #tile.layout<lane (d0, 32, 1)>>
        %s = tile.map (%p = %acc : !frag, %q = %v : !tile.frag<32x1xf32, #tile.layout<lane (d0, 32, 1)>>) -> !frag {
          %t = arith.addf %p, %q : f32
          tile.yield %t : f32
        }
        scf.yield %s : !frag
      }
      tile.combine (%sum = %c : !frag) through %partials, %arrived : memref<48x1024xf32>, memref<48x1xi32> {
        tile.store %sum, %y[%m, %n] : !frag, memref<128x96xf32>
      }
    }
    gpu.return
  }
}
