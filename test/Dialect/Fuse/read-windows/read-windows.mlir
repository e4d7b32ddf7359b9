// RUN: fuse-opt %s -split-input-file --fuse-read-windows | FileCheck %s

// Patches of a row, as torch's unfold writes them: the sum counts each place once.

// CHECK: #[[READ:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @patches(
// CHECK-SAME:    %[[X:.*]]: tensor<?x32xf32>
// CHECK:         %[[P:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1, 2]] output_shape [%{{.*}}, 8, 4] : tensor<?x32xf32> into tensor<?x8x4xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[READ]], #{{.*}}], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[P]] : tensor<?x8x4xf32>)
func.func @patches(%x: tensor<?x32xf32>, %e: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2 + d1 * 4)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<?x32xf32>) outs(%e : tensor<?x8x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x8x4xf32>
  return %0 : tensor<?x8x4xf32>
}

// -----

// A sum over patches reads split dimensions too; another input says how long a patch is.

// CHECK-LABEL: func.func @sum_of_patches(
// CHECK:         %[[P:.*]] = tensor.expand_shape %{{.*}} {{\[\[}}0, 1]]
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[P]], %{{.*}} : tensor<8x4xf32>, tensor<4xf32>)
func.func @sum_of_patches(%x: tensor<32xf32>, %w: tensor<4xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 4 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x, %w : tensor<32xf32>, tensor<4xf32>) outs(%z : tensor<8xf32>) {
  ^bb0(%in: f32, %weight: f32, %out: f32):
    %p = arith.mulf %in, %weight : f32
    %s = arith.addf %out, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Windows that overlap, beside an input that is read as it is.

// CHECK-LABEL: func.func @windows(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<10xf32>, %[[Y:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK-NOT:     expand_shape
// CHECK:         linalg.generic {{.*}} ins(%[[Y]] : tensor<4x4xf32>)
// CHECK:         ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK:           %[[I:.*]] = linalg.index 0 : index
// CHECK:           %[[J:.*]] = linalg.index 1 : index
// CHECK:           %[[STEP:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK:           %[[PLACE:.*]] = arith.addi %[[STEP]], %[[J]] : index
// CHECK:           %[[E:.*]] = tensor.extract %[[X]][%[[PLACE]]] : tensor<10xf32>
// CHECK:           arith.addf %[[E]], %[[IN]] : f32
func.func @windows(%x: tensor<10xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<10xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%in: f32, %other: f32, %out: f32):
    %s = arith.addf %in, %other : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// A sum over windows that overlap is a pooling: fuse-raise says so.

// CHECK-LABEL: func.func @pooling(
// CHECK-NOT:     expand_shape
// CHECK-NOT:     tensor.extract
func.func @pooling(%x: tensor<10xf32>, %w: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x, %w : tensor<10xf32>, tensor<4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%in: f32, %weight: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
