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
