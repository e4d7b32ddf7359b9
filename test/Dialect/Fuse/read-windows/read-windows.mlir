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

// A sum over small windows that overlap reads them one after the other.

// CHECK-DAG: #[[I:.*]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @pooling(
// CHECK-SAME:    %[[X:.*]]: tensor<10xf32>, %[[W:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>)
// CHECK:         linalg.generic {indexing_maps = [#[[I]], #[[I]]], iterator_types = ["parallel"]} ins(%[[Z]] : tensor<4xf32>)
// CHECK:         ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK:           %[[FIRST:.*]] = tensor.extract %[[X]]
// CHECK:           %[[S:.*]] = arith.addf %[[FIRST]], %[[IN]] : f32
// CHECK:           %[[SECOND:.*]] = tensor.extract %[[X]]
// CHECK:           arith.addf %[[SECOND]], %[[S]] : f32
// CHECK-COUNT-2:   tensor.extract %[[X]]
// CHECK-NOT:       tensor.extract
func.func @pooling(%x: tensor<10xf32>, %w: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x, %w : tensor<10xf32>, tensor<4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%in: f32, %weight: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A depthwise convolution, whose filter is read at its own places.

// CHECK-LABEL: func.func @depthwise(
// CHECK-SAME:    %[[X:.*]]: tensor<?x?x8xf16>, %[[W:.*]]: tensor<3x8xf16>
// CHECK-NOT:     linalg.depthwise
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel"]}
// CHECK:           tensor.extract %[[X]]
// CHECK:           tensor.extract %[[W]]
// CHECK:           tensor.extract %[[X]]
func.func @depthwise(%x: tensor<?x?x8xf16>, %w: tensor<3x8xf16>, %z: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%x, %w : tensor<?x?x8xf16>, tensor<3x8xf16>) outs(%z : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  return %0 : tensor<?x?x8xf32>
}

// -----

// More than 64 products, and a window of any extent: fuse-raise names them.

// CHECK-LABEL: func.func @large(
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK:         linalg.depthwise_conv_1d_nwc_wc
// CHECK-NOT:     tensor.extract
func.func @large(%x: tensor<2x8x9x9xf32>, %w: tensor<8x8x3x3xf32>, %z: tensor<2x8x7x7xf32>, %y: tensor<2x9x8xf32>, %v: tensor<?x8xf32>, %u: tensor<2x?x8xf32>) -> (tensor<2x8x7x7xf32>, tensor<2x?x8xf32>) {
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x8x9x9xf32>, tensor<8x8x3x3xf32>) outs(%z : tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
  %1 = linalg.depthwise_conv_1d_nwc_wc ins(%y, %v : tensor<2x9x8xf32>, tensor<?x8xf32>) outs(%u : tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
  return %0, %1 : tensor<2x8x7x7xf32>, tensor<2x?x8xf32>
}

// -----

// A named op that adds up in f16 does so in f32, rounded once.

// CHECK-LABEL: func.func @half_pool
// CHECK-NOT: arith.addf {{.*}} : f16
// CHECK: arith.addf {{.*}} : f32
// CHECK-NOT: arith.addf {{.*}} : f16
// CHECK: linalg.yield {{.*}} : f32
// CHECK: arith.truncf {{.*}} : f32 to f16
func.func @half_pool(%x: tensor<1x3x9x9xf16>) -> tensor<1x3x4x4xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<1x3x4x4xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<1x3x4x4xf16>) -> tensor<1x3x4x4xf16>
  %window = tensor.empty() : tensor<3x3xf16>
  %sum = linalg.pooling_nchw_sum {strides = dense<2> : vector<2xi64>}
    ins(%x, %window : tensor<1x3x9x9xf16>, tensor<3x3xf16>) outs(%init : tensor<1x3x4x4xf16>) -> tensor<1x3x4x4xf16>
  return %sum : tensor<1x3x4x4xf16>
}
