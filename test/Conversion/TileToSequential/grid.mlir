// RUN: fuse-opt %s --tile-to-sequential --canonicalize | FileCheck %s

// The code of one CTA is run for each of the grid, those along x first. Who asks for its place in a
// cluster learns it from the launch, too.

// CHECK-NOT:   gpu.
// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?xf32>, %[[N:.*]]: index)
// CHECK:         call @k__k(%[[X]], %[[N]], %c1, %c1, %c2, %c1, %c1)
// CHECK-LABEL: func.func private @k__k(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?xf32>, %[[GX:.*]]: index, %[[GY:.*]]: index, %[[GZ:.*]]: index, %[[CX:.*]]: index, %{{.*}}: index, %{{.*}}: index)
// CHECK:         scf.for %{{.*}} = %c0 to %[[GZ]] step %c1
// CHECK:           scf.for %{{.*}} = %c0 to %[[GY]] step %c1
// CHECK:             scf.for %[[B:.*]] = %c0 to %[[GX]] step %c1
// CHECK:               %[[RANK:.*]] = arith.remui %[[B]], %[[CX]]
// CHECK:               %[[LAST:.*]] = arith.subi %[[GX]], %[[RANK]]
// CHECK:               %[[I:.*]] = arith.muli %[[LAST]], %c32
// CHECK:               arith.subi %{{.*}}, %[[I]]
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%x: memref<?xf32>) kernel {
      %block = gpu.block_id x
      %grid = gpu.grid_dim x
      %rank = gpu.cluster_block_id x
      %last = arith.subi %grid, %rank : index
      %number = arith.index_cast %last : index to i32
      %i = tile.offset %number by 32 : i32
      %v = tile.load %x[%i] : memref<?xf32> -> !tile.frag<32xf32>
      tile.store %v, %x[%i] : !tile.frag<32xf32>, memref<?xf32>
      gpu.return
    }
  }
  func.func @main(%x: memref<?xf32>, %n: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@k clusters in (%c2, %c1, %c1) blocks in (%n, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<?xf32>)
    return
  }
}
