// RUN: fuse-opt %s -split-input-file --fuse-drop-unused-results | FileCheck %s

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// The place of the maximum, of which nobody reads anything: a cycle of its own in the body.

// CHECK-LABEL: func.func @amax(
// CHECK:         %[[Y:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<4x8xf32>) outs(%{{.*}} : tensor<4xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32, %[[OUT:.*]]: f32):
// CHECK-NEXT:      %[[M:.*]] = arith.maximumf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT:      linalg.yield %[[M]] : f32
// CHECK:         return %[[Y]]
func.func @amax(%x: tensor<4x8xf32>, %low: tensor<4xf32>, %zero: tensor<4xi64>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%low, %zero : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%in: f32, %out: f32, %place: i64):
    %i = linalg.index 1 : index
    %i64 = arith.index_cast %i : index to i64
    %max = arith.maximumf %in, %out : f32
    %greater = arith.cmpf ogt, %in, %out : f32
    %new = arith.select %greater, %i64, %place : i64
    linalg.yield %max, %new : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %0#0 : tensor<4xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// Where the place is read, its maximum stays beside it.

// CHECK-LABEL: func.func @argmax(
// CHECK:         linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xi64>)
func.func @argmax(%x: tensor<4x8xf32>, %low: tensor<4xf32>, %zero: tensor<4xi64>) -> tensor<4xi64> {
  %0:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%low, %zero : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%in: f32, %out: f32, %place: i64):
    %i = linalg.index 1 : index
    %i64 = arith.index_cast %i : index to i64
    %max = arith.maximumf %in, %out : f32
    %greater = arith.cmpf ogt, %in, %out : f32
    %new = arith.select %greater, %i64, %place : i64
    linalg.yield %max, %new : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %0#1 : tensor<4xi64>
}
