// RUN: fuse-opt %s -split-input-file --fuse-to-kernels=chip=sm_90a | FileCheck %s

// In registers: one load, a map for each walk along the row, costly scalars once a row.
// CHECK-LABEL: gpu.func @normalise_0(
// CHECK:         %[[X:.*]] = tile.load
// CHECK-NOT:     tile.load
// CHECK:         %[[SQUARES:.*]] = tile.map
// CHECK:         %[[SUM:.*]] = tile.reduce addf %[[SQUARES]] dim 1
// CHECK:         %[[ROOT:.*]] = tile.map (%{{.*}} = %[[SUM]] : !tile.frag<2x1xf32>) -> !tile.frag<2x1xf32> {
// CHECK:           math.sqrt
// CHECK:         tile.store %{{.*}}, %arg2[
// CHECK:         tile.map (%{{.*}} = %[[X]] : !tile.frag<2x768xf32>, %{{.*}} = %[[ROOT]] : !tile.frag<2x1xf32>)
// CHECK:         tile.store %{{.*}}, %arg1[
func.func @normalise(%x: tensor<?x768xf32>) -> (tensor<?x768xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x768xf32>
  %i = tensor.empty(%n) : tensor<?x768xf32>
  %j = tensor.empty(%n) : tensor<?xf32>
  %y, %norm = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x768xf32>)
      outs(%i[m, n] : tensor<?x768xf32>, %j[m] : tensor<?xf32>) body(%e) {
    %square = arith.mulf %e, %e : f32
    %sum = fuse.reduce addf %square : f32
    %root = math.sqrt %sum : f32
    %scaled = arith.divf %e, %root : f32
    fuse.yield %scaled, %root : f32, f32
  }
  return %y, %norm : tensor<?x768xf32>, tensor<?xf32>
}

// -----

// In segments, over two dimensions that do not lie side by side: a loop each.
// CHECK-LABEL: gpu.func @both_0(
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             tile.load
// CHECK:             tile.map
// CHECK:         tile.reduce maximumf
// CHECK:         tile.store
func.func @both(%x: tensor<4x?x?xf32>, %i: tensor<?xf32>) -> tensor<?xf32> {
  %y = fuse.row (a, m, n) over(a, n) ins(%x[a, m, n] : tensor<4x?x?xf32>)
      outs(%i[m] : tensor<?xf32>) body(%e) {
    %max = fuse.reduce maximumf %e : f32
    fuse.yield %max : f32
  }
  return %y : tensor<?xf32>
}

// -----

// A sort has the row in registers; what is beyond its end stays there, and takes no part in what follows.
// CHECK-LABEL: gpu.func @order_0(
// CHECK:         %[[N:.*]] = arith.constant 100 : index
// CHECK:         %[[X:.*]] = tile.load %{{.*}} : memref<?x100xf32> -> !tile.frag<[[SHAPE:[0-9x]+]]xf32>
// CHECK:         %[[K:.*]]:2 = tile.map (%{{.*}} = %[[X]] : !tile.frag<[[SHAPE]]xf32>) {{.*}} -> (!tile.frag<[[SHAPE]]xf32>, !tile.frag<[[SHAPE]]xi32>) {
// CHECK:         %[[S:.*]]:2 = tile.sort %[[K]]#0, %[[K]]#1 dim 1 bound %[[N]] before {
// CHECK:           arith.cmpf ogt
// CHECK:           tile.yield
// CHECK:         } : !tile.frag<[[SHAPE]]xf32>, !tile.frag<[[SHAPE]]xi32>
// CHECK:         tile.reduce addf %{{.*}} dim 1 bound %[[N]]
// CHECK:         tile.map ({{.*}}%[[S]]#1
// CHECK:         tile.store
func.func @order(%x: tensor<?x100xf32>, %i: tensor<?x100xi32>, %j: tensor<?xf32>) -> (tensor<?x100xi32>, tensor<?xf32>) {
  %y:2 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x100xf32>)
      outs(%i[m, n] : tensor<?x100xi32>, %j[m] : tensor<?xf32>) body(%e) {
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0.0 : f32
    %at = fuse.index 1 : index
    %number = arith.index_cast %at : index to i32
    %s:2 = fuse.sort %e, %number before {
    ^bb0(%a: f32, %b: f32, %c: i32, %d: i32):
      %t = arith.cmpf ogt, %a, %b : f32
      fuse.yield %t : i1
    } : f32, i32
    %first = arith.cmpi slt, %at, %c3 : index
    %term = arith.select %first, %s#0, %zero : f32
    %sum = fuse.reduce addf %term : f32
    fuse.yield %s#1, %sum : i32, f32
  }
  return %y#0, %y#1 : tensor<?x100xi32>, tensor<?xf32>
}
