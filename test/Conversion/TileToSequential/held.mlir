// RUN: fuse-opt %s --tile-to-sequential --canonicalize | FileCheck %s
// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,tile-hold-ahead),tile-to-sequential,canonicalize)" | FileCheck %s --check-prefix=AHEAD

// What shared memory holds is one buffer, of a part for each place; a copy is done when it is started, also where it is the next
// tile's.

// CHECK-LABEL: func.func private @k__k(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?x96xf32>
// CHECK:         %[[H:.*]] = memref.alloc() : memref<3x1x32xf32>
// CHECK:         scf.for
// CHECK:           scf.for %[[C:.*]] = %c0 to %c3 step %c1
// CHECK:             %[[PLACE:.*]] = memref.subview %[[H]][%[[C]], 0, 0] [1, 1, 32]
// CHECK:             memref.load %[[X]]
// CHECK:             memref.store %{{.*}}, %[[PLACE]]
// CHECK:           scf.for %[[C:.*]] = %c0 to %c3 step %c1
// CHECK:             %[[PLACE:.*]] = memref.subview %[[H]][%[[C]], 0, 0] [1, 1, 32]
// CHECK:             memref.load %[[PLACE]]

// AHEAD-LABEL: func.func private @k__k(
// AHEAD:         %[[H:.*]] = memref.alloc() : memref<3x1x32xf32>
// AHEAD:         scf.if
// AHEAD:           memref.subview %[[H]]
// AHEAD:         scf.for %{{.*}} : i32
// AHEAD:           memref.subview %[[H]]
// AHEAD:           memref.load
// AHEAD:           scf.if
// AHEAD:             memref.subview %[[H]]
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<?x96xf32>, %y: memref<?x96xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c32 = arith.constant 32 : index
      %M = memref.dim %x, %c0 : memref<?x96xf32>
      %h = tile.make_held : !tile.held<3, !tile.frag<1x32xf32>>
      tile.for_tiles (%m) in (%M) by [1] distribution(#tile.persistent<cluster = 1>) {
        scf.for %c = %c0 to %c3 step %c1 {
          %at = arith.muli %c, %c32 : index
          tile.hold %x[%m, %at] to %h[%c] : memref<?x96xf32>, !tile.held<3, !tile.frag<1x32xf32>>
          tile.copy_commit
        }
        scf.for %c = %c0 to %c3 step %c1 {
          tile.copy_commit
          tile.copy_wait pending 3
          %at = arith.muli %c, %c32 : index
          %v = tile.read_held %h[%c] last : !tile.held<3, !tile.frag<1x32xf32>> -> !tile.frag<1x32xf32>
          tile.store %v, %y[%m, %at] : !tile.frag<1x32xf32>, memref<?x96xf32>
        }
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<?x96xf32>, %y: memref<?x96xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<?x96xf32>, %y : memref<?x96xf32>)
    return
  }
}
