// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-hold-ahead,canonicalize,cse))" | FileCheck %s

// The first row is held before the walk over rows, if there is one; the next where a place of the last one is read for the last
// time, a group of copies for each place. What finds a row from its number is computed for the next one, too.

!held = !tile.held<3, !tile.frag<1x512xf16>>

// CHECK-LABEL: gpu.func @walk(
// CHECK-SAME:    %[[X:.*]]: memref<?x1500xf16>, %[[Y:.*]]: memref<?x1500xf16>, %[[FIRST:.*]]: i32, %[[TOTAL:.*]]: i32, %[[STEP:.*]]: i32)
// CHECK:         %[[H:.*]] = tile.make_held
// CHECK:         %[[ANY:.*]] = arith.cmpi slt, %[[FIRST]], %[[TOTAL]] : i32
// CHECK:         scf.if %[[ANY]] {
// CHECK:           %[[M0:.*]] = tile.offset %[[FIRST]] by 1
// CHECK:           scf.for %[[C:.*]] = %c0 to %c3 step %c1 {
// CHECK:             %[[AT:.*]] = arith.muli %[[C]], %c512
// CHECK:             tile.hold %[[X]][%[[M0]], %[[AT]]] to %[[H]][%[[C]]]
// CHECK:             tile.copy_commit
// CHECK:         scf.for %[[I:.*]] = %[[FIRST]] to %[[TOTAL]] step %[[STEP]]  : i32 {
// CHECK:           %[[M:.*]] = tile.offset %[[I]] by 1
// CHECK:           %[[NEXT:.*]] = arith.addi %[[I]], %[[STEP]]
// CHECK:           %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %[[TOTAL]]
// CHECK:           %[[M1:.*]] = tile.offset %[[NEXT]] by 1
// CHECK-NOT:       tile.hold
// CHECK:           scf.for %[[C:.*]] = %c0 to %c2 step %c1 {
// CHECK:             %[[V:.*]] = tile.read_held %[[H]][%[[C]]] last
// CHECK:             scf.if %[[MORE]] {
// CHECK-NEXT:          tile.hold %[[X]][%[[M1]], %{{.*}}] to %[[H]][%[[C]]]
// CHECK:             }
// CHECK-NEXT:        tile.copy_commit
// CHECK:             tile.store %[[V]], %[[Y]][%[[M]],
// CHECK:           %[[V:.*]] = tile.read_held %[[H]][%c2] last
// CHECK-NEXT:      scf.if %[[MORE]] {
// CHECK:             tile.hold %[[X]][%[[M1]], %c1024] to %[[H]][%c2]
// CHECK:           }
// CHECK-NEXT:      tile.copy_commit
gpu.module @kernels {
  gpu.func @walk(%x: memref<?x1500xf16>, %y: memref<?x1500xf16>, %first: i32, %total: i32, %step: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c512 = arith.constant 512 : index
    %c1024 = arith.constant 1024 : index
    %h = tile.make_held : !held
    scf.for %i = %first to %total step %step : i32 {
      %m = tile.offset %i by 1 : i32
      scf.for %c = %c0 to %c3 step %c1 {
        %at = arith.muli %c, %c512 : index
        tile.hold %x[%m, %at] to %h[%c] : memref<?x1500xf16>, !held
        tile.copy_commit
      }
      scf.for %c = %c0 to %c2 step %c1 {
        tile.copy_commit
        tile.copy_wait pending 3
        %at = arith.muli %c, %c512 : index
        %v = tile.read_held %h[%c] last : !held -> !tile.frag<1x512xf16>
        tile.store %v, %y[%m, %at] : !tile.frag<1x512xf16>, memref<?x1500xf16>
      }
      tile.copy_commit
      tile.copy_wait pending 3
      %v = tile.read_held %h[%c2] last : !held -> !tile.frag<1x512xf16>
      tile.store %v, %y[%m, %c1024] : !tile.frag<1x512xf16>, memref<?x1500xf16>
    }
    gpu.return
  }

  // Two rows: one group for both, where the last of them is read.
  // CHECK-LABEL: gpu.func @two(
  // CHECK:         scf.for %{{.*}} : i32 {
  // CHECK:           scf.for
  // CHECK:             tile.read_held %[[G:.*]][%[[C:.*]]] last
  // CHECK:             scf.if
  // CHECK:               tile.hold {{.*}} to %[[G]][%[[C]]]
  // CHECK:             }
  // CHECK-NOT:         tile.copy_commit
  // CHECK:             tile.read_held %[[H:.*]][%[[C]]] last
  // CHECK:             scf.if
  // CHECK:               tile.hold {{.*}} to %[[H]][%[[C]]]
  // CHECK:             }
  // CHECK-NEXT:        tile.copy_commit
  gpu.func @two(%x: memref<?x1536xf16>, %y: memref<?x1536xf16>, %first: i32, %total: i32, %step: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c512 = arith.constant 512 : index
    %g = tile.make_held : !held
    %h = tile.make_held : !held
    scf.for %i = %first to %total step %step : i32 {
      %m = tile.offset %i by 1 : i32
      scf.for %c = %c0 to %c3 step %c1 {
        %at = arith.muli %c, %c512 : index
        tile.hold %x[%m, %at] to %g[%c] : memref<?x1536xf16>, !held
        tile.hold %y[%m, %at] to %h[%c] : memref<?x1536xf16>, !held
        tile.copy_commit
      }
      scf.for %c = %c0 to %c3 step %c1 {
        tile.copy_commit
        tile.copy_wait pending 3
        %at = arith.muli %c, %c512 : index
        %v = tile.read_held %g[%c] last : !held -> !tile.frag<1x512xf16>
        %w = tile.read_held %h[%c] last : !held -> !tile.frag<1x512xf16>
        tile.store %v, %y[%m, %at] : !tile.frag<1x512xf16>, memref<?x1536xf16>
        tile.store %w, %x[%m, %at] : !tile.frag<1x512xf16>, memref<?x1536xf16>
      }
    }
    gpu.return
  }

  // A CTA with one row has no next one.
  // CHECK-LABEL: gpu.func @one(
  // CHECK-NEXT:    arith.constant
  // CHECK-NOT:     scf.if
  // CHECK:         gpu.return
  gpu.func @one(%x: memref<?x1536xf16>, %m: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c512 = arith.constant 512 : index
    %h = tile.make_held : !held
    scf.for %c = %c0 to %c3 step %c1 {
      %at = arith.muli %c, %c512 : index
      tile.hold %x[%m, %at] to %h[%c] : memref<?x1536xf16>, !held
      tile.copy_commit
    }
    scf.for %c = %c0 to %c3 step %c1 {
      tile.copy_commit
      tile.copy_wait pending 3
      %at = arith.muli %c, %c512 : index
      %v = tile.read_held %h[%c] last : !held -> !tile.frag<1x512xf16>
      tile.store %v, %x[%m, %at] : !tile.frag<1x512xf16>, memref<?x1536xf16>
    }
    gpu.return
  }
}
