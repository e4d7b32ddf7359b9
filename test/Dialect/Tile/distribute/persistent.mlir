// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,cse))" | FileCheck %s

#frag = #tile.layout<register (d0, 4, 1) lane (d0, 32, 4)>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>>
!ring = !tile.ring<2, !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>>>

gpu.module @kernels {
  // Each CTA from its number on, in steps of the grid; three dimensions.
  // CHECK-LABEL: gpu.func @three
  // CHECK:         %[[ROWS:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK:         %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK:         %[[GRID:.*]] = gpu.grid_dim x
  // CHECK:         %[[STEP:.*]] = arith.index_cast %[[GRID]] : index to i32
  // CHECK:         %[[PLANES:.*]] = arith.muli %[[ROWS]], %c7_i32 : i32
  // CHECK:         %[[TOTAL:.*]] = arith.muli %[[PLANES]], %c3_i32 : i32
  // CHECK:         scf.for %[[ITEM:.*]] = %[[ID]] to %[[TOTAL]] step %[[STEP]] : i32 {
  // CHECK:           %[[PLANE:.*]] = arith.muli %[[ROWS]], %c3_i32 : i32
  // CHECK:           arith.remui %[[ITEM]], %[[PLANE]] : i32
  // CHECK:           %[[AT0:.*]] = arith.divui %[[ITEM]], %[[PLANE]] : i32
  // CHECK:           %[[A:.*]] = tile.offset %[[AT0]] by 1 : i32
  // CHECK:           %[[I:.*]] = tile.offset %{{.*}} by 64 : i32
  // CHECK:           %[[J:.*]] = tile.offset %{{.*}} by 128 : i32
  // CHECK:           tile.load %{{.*}}[%[[A]], %[[I]], %[[J]]]
  gpu.func @three(%x: memref<7x?x384xf32>) kernel {
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c384 = arith.constant 384 : index
    %m = memref.dim %x, %c1 : memref<7x?x384xf32>
    tile.for_tiles (%a, %i, %j) in (%c7, %m, %c384) by [1, 64, 128] distribution(#tile.persistent) {
      %v = tile.load %x[%a, %i, %j] dims [2] via(#tile.vector<4>) : memref<7x?x384xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%a, %i, %j] dims [2] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<7x?x384xf32>
    }
    gpu.return
  }

  // In roles, each walks for itself; clusters of two. 256 rows are whole clusters, so that each CTA
  // has a tile.
  // CHECK-LABEL: gpu.func @roles
  // CHECK:         tile.roles producers 4 {
  // CHECK:           %[[ID:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:           %[[GRID:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:           %[[FIRST:.*]] = arith.divui %[[ID]], %c2_i32 : i32
  // CHECK:           %[[STEP:.*]] = arith.divui %[[GRID]], %c2_i32 : i32
  // CHECK:           scf.for %{{.*}} = %[[FIRST]] to %c6_i32 step %[[STEP]] : i32 {
  // CHECK:             %[[RANK:.*]] = gpu.cluster_block_id x
  // CHECK:             %[[RANK32:.*]] = arith.index_cast %[[RANK]] : index to i32
  // CHECK:             %[[OWN:.*]] = arith.addi %{{.*}}, %[[RANK32]] : i32
  // CHECK:             %[[I:.*]] = tile.offset %[[OWN]] by 64 : i32
  // CHECK:             tile.ring_acquire
  // CHECK:             tile.copy %{{.*}}[%[[I]], %c0]
  // CHECK:             tile.ring_commit
  // CHECK:         } consumers {
  // CHECK:           %[[FIRST:.*]] = arith.divui %{{.*}}, %c2_i32 : i32
  // CHECK:           scf.for %{{.*}} = %[[FIRST]] to %c6_i32 step %{{.*}} : i32 {
  // CHECK:             tile.ring_wait
  // CHECK-NOT:     tile.for_tiles
  gpu.func @roles(%x: memref<256x192xf16>) kernel {
    %c192 = arith.constant 192 : index
    %c256 = arith.constant 256 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      tile.for_tiles (%i, %j) in (%c256, %c192) by [64, 64] krange(%k0, %k1) of %c192 distribution(#tile.persistent<cluster = 2>) {
        %s = tile.ring_acquire %ring : !ring -> !tile
        tile.copy %x[%i, %k0] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<256x192xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
      tile.for_tiles (%i, %j) in (%c256, %c192) by [64, 64] krange(%k0, %k1) of %c192 distribution(#tile.persistent<cluster = 2>) {
        %s = tile.ring_wait %ring : !ring -> !tile
        tile.ring_release %ring : !ring
      }
    }
    gpu.return
  }

  // Four CTAs, two along either dimension, and two along the last one: numbers in a cluster run along
  // the second to last first. Three columns of tiles are two clusters, of which the last has CTAs
  // without a tile.
  // CHECK-LABEL: gpu.func @both
  // CHECK:         gpu.cluster_block_id x
  // CHECK-NEXT:    %[[RANK:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:         %[[ROW:.*]] = arith.remui %[[RANK]], %c2_i32 : i32
  // CHECK:         %[[OWN:.*]] = arith.addi %{{.*}}, %[[ROW]] : i32
  // CHECK:         %[[I:.*]] = tile.offset %[[OWN]] by 64 : i32
  // CHECK:         %[[COLUMN:.*]] = arith.divui %[[RANK]], %c2_i32 : i32
  // CHECK:         %[[OWN:.*]] = arith.addi %{{.*}}, %[[COLUMN]] : i32
  // CHECK:         %[[WIDE:.*]] = arith.index_cast %[[OWN]] : i32 to index
  // CHECK:         %[[J:.*]] = arith.muli %[[WIDE]], %c64
  // CHECK:         tile.load %{{.*}}[%[[I]], %[[J]]]
  gpu.func @both(%x: memref<256x192xf16>) kernel {
    %c192 = arith.constant 192 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%i, %j) in (%c256, %c192) by [64, 64] distribution(#tile.persistent<cluster = 4, along_last = 2>) {
      %v = tile.load %x[%i, %j] : memref<256x192xf16> -> !tile.frag<64x64xf16>
      tile.store %v, %x[%i, %j] : !tile.frag<64x64xf16>, memref<256x192xf16>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @along_last
  // CHECK:         %[[I:.*]] = tile.offset %{{.*}} by 64 : i32
  // CHECK:         gpu.cluster_block_id x
  // CHECK-NEXT:    %[[RANK:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:         %[[OWN:.*]] = arith.addi %{{.*}}, %[[RANK]] : i32
  // CHECK:         %[[WIDE:.*]] = arith.index_cast %[[OWN]] : i32 to index
  // CHECK:         %[[J:.*]] = arith.muli %[[WIDE]], %c64
  // CHECK:         tile.load %{{.*}}[%[[I]], %[[J]]]
  gpu.func @along_last(%x: memref<256x192xf16>) kernel {
    %c192 = arith.constant 192 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%i, %j) in (%c256, %c192) by [64, 64] distribution(#tile.persistent<cluster = 2, along_last = 2>) {
      %v = tile.load %x[%i, %j] : memref<256x192xf16> -> !tile.frag<64x64xf16>
      tile.store %v, %x[%i, %j] : !tile.frag<64x64xf16>, memref<256x192xf16>
    }
    gpu.return
  }

  // Groups of consumers: of the tiles of a CTA each takes every second one, from its own on; the
  // producers load all of them.
  // CHECK-LABEL: gpu.func @groups
  // CHECK:         tile.roles producers 4 {
  // CHECK:           scf.for %{{.*}} = %{{.*}} to %c12_i32 step %{{.*}} : i32 {
  // CHECK:         } consumers groups 2 {
  // CHECK:           %[[GROUP:.*]] = tile.group
  // CHECK:           %[[ID:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:           %[[GRID:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:           %[[BEFORE:.*]] = arith.muli %[[GROUP]], %[[GRID]] : i32
  // CHECK:           %[[FIRST:.*]] = arith.addi %[[ID]], %[[BEFORE]] : i32
  // CHECK:           %[[STEP:.*]] = arith.muli %[[GRID]], %c2_i32 : i32
  // CHECK:           scf.for %{{.*}} = %[[FIRST]] to %c12_i32 step %[[STEP]] : i32 {
  gpu.func @groups(%x: memref<256x192xf16>) kernel {
    %c192 = arith.constant 192 : index
    %c256 = arith.constant 256 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      tile.for_tiles (%i, %j) in (%c256, %c192) by [64, 64] krange(%k0, %k1) of %c192 distribution(#tile.persistent) {
        %s = tile.ring_acquire %ring : !ring -> !tile
        tile.copy %x[%i, %k0] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<256x192xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers groups 2 {
      tile.for_tiles (%i, %j) in (%c256, %c192) by [64, 64] krange(%k0, %k1) of %c192 distribution(#tile.persistent) {
        tile.take_turn %ring : !ring
        %s = tile.ring_wait %ring : !ring -> !tile
        tile.pass_turn %ring : !ring
        tile.ring_release %ring : !ring
      }
    }
    gpu.return
  }
}
