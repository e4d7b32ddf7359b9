// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports))" | FileCheck %s

// A tile is known to be inside where a loop ends with the memory and its steps divide that; not
// where the loop goes on, or its end is not known.
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x1024xf32>, %y: memref<64x1000xf32>, %d: memref<64x1024xf32>, %unknown: memref<?xf32>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %c1024 = arith.constant 1024 : index
    %c1280 = arith.constant 1280 : index
    %some = memref.dim %unknown, %c0 : memref<?xf32>
    tile.for_tiles (%i) in (%c64) by [4] {
      scf.for %j = %c0 to %c1024 step %c256 {
        // CHECK: tile.load %{{.*}} in_bounds [true, true] : memref<64x1024xf32>
        %a = tile.load %x[%i, %j] : memref<64x1024xf32> -> !tile.frag<4x256xf32>
        // CHECK: tile.load %{{.*}} in_bounds [true, false] : memref<64x1000xf32>
        %b = tile.load %y[%i, %j] : memref<64x1000xf32> -> !tile.frag<4x256xf32>
        tile.store %a, %d[%i, %j] : !tile.frag<4x256xf32>, memref<64x1024xf32>
      }
      scf.for %j = %c0 to %c1280 step %c256 {
        // CHECK: tile.load %{{.*}} in_bounds [true, false] : memref<64x1024xf32>
        %a = tile.load %x[%i, %j] : memref<64x1024xf32> -> !tile.frag<4x256xf32>
        // CHECK: tile.store %{{.*}} in_bounds [true, false] : {{.*}} memref<64x1024xf32>
        tile.store %a, %d[%i, %j] : !tile.frag<4x256xf32>, memref<64x1024xf32>
      }
      scf.for %j = %c0 to %some step %c256 {
        // CHECK: tile.load %{{.*}} in_bounds [true, false] : memref<64x1024xf32>
        %a = tile.load %x[%i, %j] : memref<64x1024xf32> -> !tile.frag<4x256xf32>
        tile.store %a, %d[%i, %j] : !tile.frag<4x256xf32>, memref<64x1024xf32>
      }
      %less = arith.minsi %some, %c1024 : index
      scf.for %j = %c0 to %less step %c256 {
        // CHECK: tile.load %{{.*}} in_bounds [true, true] : memref<64x1024xf32>
        %a = tile.load %x[%i, %j] : memref<64x1024xf32> -> !tile.frag<4x256xf32>
        tile.store %a, %d[%i, %j] : !tile.frag<4x256xf32>, memref<64x1024xf32>
      }
    }
    gpu.return
  }

  // One place at a time is inside, also of a dimension whose extent only the call knows, where memory ends with the loop: of
  // tiles of several, the last may not be.
  // CHECK-LABEL: gpu.func @places
  gpu.func @places(%x: memref<?x256xf32>, %d: memref<?x256xf32>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [1, 256], warps = [1, 2]>, known_block_size = array<i32: 64, 1, 1>, tile.sizes_agree} {
    %c0 = arith.constant 0 : index
    %m = memref.dim %x, %c0 : memref<?x256xf32>
    tile.for_tiles (%i) in (%m) by [1] {
      // CHECK: tile.load %{{.*}} in_bounds [true, true] : memref<?x256xf32>
      %a = tile.load %x[%i, %c0] : memref<?x256xf32> -> !tile.frag<1x256xf32>
      // CHECK: tile.store %{{.*}} in_bounds [true, true] : {{.*}} memref<?x256xf32>
      tile.store %a, %d[%i, %c0] : !tile.frag<1x256xf32>, memref<?x256xf32>
    }
    tile.for_tiles (%i) in (%m) by [2] {
      // CHECK: tile.load %{{.*}} in_bounds [false, true] : memref<?x256xf32>
      %a = tile.load %x[%i, %c0] : memref<?x256xf32> -> !tile.frag<1x256xf32>
      tile.store %a, %d[%i, %c0] : !tile.frag<1x256xf32>, memref<?x256xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @apart
  gpu.func @apart(%x: memref<?x256xf32>, %d: memref<?x256xf32>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [1, 256], warps = [1, 2]>, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %m = memref.dim %x, %c0 : memref<?x256xf32>
    tile.for_tiles (%i) in (%m) by [1] {
      // CHECK: tile.load %{{.*}} in_bounds [false, true] : memref<?x256xf32>
      %a = tile.load %x[%i, %c0] : memref<?x256xf32> -> !tile.frag<1x256xf32>
      tile.store %a, %d[%i, %c0] : !tile.frag<1x256xf32>, memref<?x256xf32>
    }
    gpu.return
  }
}
