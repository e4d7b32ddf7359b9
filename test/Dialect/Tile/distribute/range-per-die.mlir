// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,cse))" | FileCheck %s

#frag = #tile.layout<register (d0, 4, 1) lane (d0, 32, 4)>

gpu.module @kernels {
  // The CTA is one of a die, which has an eighth of the tiles: 3 of 24.
  // CHECK-LABEL: gpu.func @known
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK:         %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK:         %[[DIE:.*]] = arith.remui %[[ID]], %c8_i32 : i32
  // CHECK:         %[[FIRST:.*]] = arith.muli %[[DIE]], %c3_i32 : i32
  // CHECK:         %[[IN:.*]] = arith.divui %[[ID]], %c8_i32 : i32
  // CHECK:         %[[TILE:.*]] = arith.addi %[[FIRST]], %[[IN]] : i32
  // CHECK:         arith.divui %[[TILE]], %c24_i32 : i32
  // CHECK:         arith.remui %[[TILE]], %c24_i32 : i32
  // CHECK:         tile.offset
  // CHECK-NOT:     for
  gpu.func @known(%x: memref<1024x768xf32>) kernel {
    %c768 = arith.constant 768 : index
    %c1024 = arith.constant 1024 : index
    tile.for_tiles (%i, %j) in (%c1024, %c768) by [128, 256] krange(%k0, %k1) of %c768 distribution(#tile.range_per_die<dies = 8>) {
      %v = tile.load %x[%i, %k0] dims [1] via(#tile.vector<4>) : memref<1024x768xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%i, %j] dims [1] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<1024x768xf32>
    }
    gpu.return
  }

  // How many there are is not known: the first dies have one more.
  // CHECK-LABEL: gpu.func @unknown
  // CHECK:         %[[ROWS:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:         %[[BLOCK:.*]] = gpu.block_id x
  // CHECK:         %[[ID:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK:         %[[TILES:.*]] = arith.muli %[[ROWS]], %c3_i32 : i32
  // CHECK:         %[[DIE:.*]] = arith.remui %[[ID]], %c8_i32 : i32
  // CHECK:         %[[EACH:.*]] = arith.divui %[[TILES]], %c8_i32 : i32
  // CHECK:         %[[BEFORE:.*]] = arith.muli %[[DIE]], %[[EACH]] : i32
  // CHECK:         %[[REST:.*]] = arith.remui %[[TILES]], %c8_i32 : i32
  // CHECK:         %[[MORE:.*]] = arith.minui %[[DIE]], %[[REST]] : i32
  // CHECK:         %[[FIRST:.*]] = arith.addi %[[BEFORE]], %[[MORE]] : i32
  // CHECK:         %[[IN:.*]] = arith.divui %[[ID]], %c8_i32 : i32
  // CHECK:         arith.addi %[[FIRST]], %[[IN]] : i32
  gpu.func @unknown(%x: memref<?x768xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c768 = arith.constant 768 : index
    %m = memref.dim %x, %c0 : memref<?x768xf32>
    tile.for_tiles (%i, %j) in (%m, %c768) by [128, 256] distribution(#tile.range_per_die<dies = 8>) {
      %v = tile.load %x[%i, %j] dims [1] via(#tile.vector<4>) : memref<?x768xf32> -> !tile.frag<128xf32, #frag>
      tile.store %v, %x[%i, %j] dims [1] via(#tile.vector<4>) : !tile.frag<128xf32, #frag>, memref<?x768xf32>
    }
    gpu.return
  }
}
