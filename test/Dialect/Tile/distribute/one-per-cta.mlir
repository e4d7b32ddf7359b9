// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,cse))" | FileCheck %s

#frag = #tile.layout<register (d0, 4, 1) lane (d0, 32, 4)>

gpu.module @kernels {
  // One dimension: the number of the tile is the CTA's.
  // CHECK-LABEL: gpu.func @one
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK-NEXT:    %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK-NEXT:    %[[I:.*]] = tile.offset %[[ID]] by 128 : i32
  // CHECK-NEXT:    tile.load %{{.*}}[%[[I]]]
  // CHECK-NOT:     for
  gpu.func @one(%x: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %n = memref.dim %x, %c0 : memref<?xf32>
    tile.for_tiles (%i) in (%n) by [128] {
      %v = tile.load %x[%i] via(#tile.vector<4>) : memref<?xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%i] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<?xf32>
    }
    gpu.return
  }

  // Two: groups of `raster` rows, of which the last may have fewer; krange is all of it. Constants
  // are folded.
  // CHECK-LABEL: gpu.func @two
  // CHECK-DAG:     %[[K:.*]] = arith.constant 768 : index
  // CHECK-DAG:     %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK:         %[[M:.*]] = memref.dim
  // CHECK:         %[[UP:.*]] = arith.addi %[[M]], %c127 : index
  // CHECK:         %[[ROWS:.*]] = arith.divui %[[UP]], %c128 : index
  // CHECK:         %[[ROWS32:.*]] = arith.index_cast %[[ROWS]] : index to i32
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK:         %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // 16 rows of 3 tiles.
  // CHECK:         %[[GROUP:.*]] = arith.divui %[[ID]], %c48_i32 : i32
  // CHECK:         %[[IN:.*]] = arith.remui %[[ID]], %c48_i32 : i32
  // CHECK:         %[[FIRST:.*]] = arith.muli %[[GROUP]], %c16_i32 : i32
  // CHECK:         %[[LEFT:.*]] = arith.subi %[[ROWS32]], %[[FIRST]] : i32
  // CHECK:         %[[HEIGHT:.*]] = arith.minui %[[LEFT]], %c16_i32 : i32
  // CHECK:         %[[ROW:.*]] = arith.remui %[[IN]], %[[HEIGHT]] : i32
  // CHECK:         %[[AT0:.*]] = arith.addi %[[FIRST]], %[[ROW]] : i32
  // CHECK:         %[[AT1:.*]] = arith.divui %[[IN]], %[[HEIGHT]] : i32
  // CHECK:         %[[I:.*]] = tile.offset %[[AT0]] by 128 : i32
  // CHECK:         %[[J:.*]] = tile.offset %[[AT1]] by 256 : i32
  // CHECK:         %[[V:.*]] = tile.load %{{.*}}[%[[I]], %[[ZERO]]]
  // CHECK:         tile.store %[[V]], %{{.*}}[%[[K]], %[[J]]]
  // CHECK-NOT:     for
  gpu.func @two(%x: memref<?x768xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c768 = arith.constant 768 : index
    %m = memref.dim %x, %c0 : memref<?x768xf32>
    tile.for_tiles (%i, %j) in (%m, %c768) by [128, 256] krange(%k0, %k1) of %c768 attributes {raster = 16 : i64} {
      %v = tile.load %x[%i, %k0] dims [1] via(#tile.vector<4>) : memref<?x768xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%k1, %j] dims [1] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<?x768xf32>
    }
    gpu.return
  }

  // A group that 32 bits might not count is no higher than all rows.
  // CHECK-LABEL: gpu.func @high
  // CHECK:         %[[HEIGHT:.*]] = arith.minui %[[ROWS:.*]], %c65536_i32 : i32
  // CHECK:         %[[SIZE:.*]] = arith.muli %{{.*}}, %[[HEIGHT]] : i32
  // CHECK:         %[[GROUP:.*]] = arith.divui %{{.*}}, %[[SIZE]] : i32
  // CHECK:         %[[IN:.*]] = arith.remui %{{.*}}, %[[SIZE]] : i32
  // CHECK:         %[[FIRST:.*]] = arith.muli %[[GROUP]], %[[HEIGHT]] : i32
  // CHECK:         %[[LEFT:.*]] = arith.subi %[[ROWS]], %[[FIRST]] : i32
  // CHECK:         arith.minui %[[LEFT]], %[[HEIGHT]] : i32
  gpu.func @high(%x: memref<?x?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.dim %x, %c0 : memref<?x?xf32>
    %n = memref.dim %x, %c1 : memref<?x?xf32>
    tile.for_tiles (%i, %j) in (%m, %n) by [128, 256] attributes {raster = 65536 : i64} {
      %v = tile.load %x[%i, %c0] dims [1] via(#tile.vector<4>) : memref<?x?xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%c0, %j] dims [1] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<?x?xf32>
    }
    gpu.return
  }

  // Four: leading dimensions are slowest.
  // CHECK-LABEL: gpu.func @four
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK:         %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK:         %[[IN:.*]] = arith.remui %[[ID]], %c6_i32 : i32
  // CHECK:         %[[REST:.*]] = arith.divui %[[ID]], %c6_i32 : i32
  // CHECK:         %[[AT1:.*]] = arith.remui %[[REST]], %c5_i32 : i32
  // CHECK:         %[[AT0:.*]] = arith.divui %[[REST]], %c5_i32 : i32
  // CHECK:         arith.divui %[[IN]], %c3_i32 : i32
  // CHECK:         tile.offset %[[AT0]] by 1 : i32
  // CHECK:         tile.offset %[[AT1]] by 1 : i32
  // CHECK:         tile.offset %{{.*}} by 64 : i32
  // CHECK:         tile.offset %{{.*}} by 128 : i32
  gpu.func @four(%x: memref<7x5x128x384xf32>) kernel {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c128 = arith.constant 128 : index
    %c384 = arith.constant 384 : index
    tile.for_tiles (%a, %b, %i, %j) in (%c7, %c5, %c128, %c384) by [1, 1, 64, 128] attributes {raster = 1 : i64} {
      %v = tile.load %x[%a, %b, %i, %j] dims [3] via(#tile.vector<4>) : memref<7x5x128x384xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%a, %b, %i, %j] dims [3] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<7x5x128x384xf32>
    }
    gpu.return
  }

  // The CTAs of a cluster have neighbours along m. How many rows of tiles there are is not known, so
  // that the last cluster may have one CTA without a tile: its offset is no tile.offset.
  // CHECK-LABEL: gpu.func @cluster
  // CHECK:         %[[ROWS:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:         %[[UP:.*]] = arith.addi %[[ROWS]], %c1_i32 : i32
  // CHECK:         arith.divui %[[UP]], %c2_i32 : i32
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK:         %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK:         arith.divui %[[ID]], %c2_i32 : i32
  // CHECK:         %[[AT0:.*]] = arith.addi
  // CHECK:         %[[PAIR:.*]] = arith.muli %[[AT0]], %c2_i32 : i32
  // CHECK:         %[[RANK:.*]] = gpu.cluster_block_id x
  // CHECK:         %[[RANK32:.*]] = arith.index_cast %[[RANK]] : index to i32
  // CHECK:         %[[OWN:.*]] = arith.addi %[[PAIR]], %[[RANK32]] : i32
  // CHECK:         %[[TILE:.*]] = arith.index_cast %[[OWN]] : i32 to index
  // CHECK:         %[[I:.*]] = arith.muli %[[TILE]], %c128 : index
  // CHECK:         %[[J:.*]] = tile.offset
  // CHECK:         tile.load %{{.*}}[%[[I]], %[[J]]]
  gpu.func @cluster(%x: memref<?x768xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c768 = arith.constant 768 : index
    %m = memref.dim %x, %c0 : memref<?x768xf32>
    tile.for_tiles (%i, %j) in (%m, %c768) by [128, 256] distribution(#tile.one_per_cta<cluster = 2>) {
      %v = tile.load %x[%i, %j] dims [1] via(#tile.vector<4>) : memref<?x768xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%i, %j] dims [1] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<?x768xf32>
    }
    gpu.return
  }

  // Nothing to do; whoever divides by a number of tiles divides by 1.
  // CHECK-LABEL: gpu.func @none
  // CHECK-NOT:     %c0_i32
  // CHECK:         gpu.return
  gpu.func @none(%x: memref<0x?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = memref.dim %x, %c1 : memref<0x?xf32>
    tile.for_tiles (%i, %j) in (%c0, %n) by [1, 128] {
      %v = tile.load %x[%i, %j] dims [1] via(#tile.vector<4>) : memref<0x?xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%i, %j] dims [1] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<0x?xf32>
    }
    gpu.return
  }
}
