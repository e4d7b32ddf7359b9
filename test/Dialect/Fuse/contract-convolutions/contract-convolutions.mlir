// RUN: fuse-opt %s -split-input-file --fuse-contract-convolutions | FileCheck %s

// Patches: each element of the image is in one window.

// CHECK-DAG: #[[IMAGE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2, d5, d3, d6)>
// CHECK-DAG: #[[FILTER:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// CHECK-DAG: #[[RESULT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @patches(
// CHECK:         %[[P:.*]] = tensor.expand_shape %{{.*}} {{\[\[}}0], [1], [2, 3], [4, 5]] output_shape [2, 3, 8, 4, 6, 5] : tensor<2x3x32x30xf16> into tensor<2x3x8x4x6x5xf16>
// CHECK:         linalg.generic {indexing_maps = [#[[IMAGE]], #[[FILTER]], #[[RESULT]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
// CHECK:           arith.extf
// CHECK:           arith.extf
// CHECK:           arith.mulf
// CHECK:           arith.addf
func.func @patches(%x: tensor<2x3x32x30xf16>, %w: tensor<64x3x4x5xf16>, %z: tensor<2x64x8x6xf32>) -> tensor<2x64x8x6xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[4, 5]> : tensor<2xi64>}
      ins(%x, %w : tensor<2x3x32x30xf16>, tensor<64x3x4x5xf16>) outs(%z : tensor<2x64x8x6xf32>) -> tensor<2x64x8x6xf32>
  return %0 : tensor<2x64x8x6xf32>
}

// -----

// A window of one element, channels last, sizes that are not known.

// CHECK-DAG: #[[IMAGE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d4)>
// CHECK-DAG: #[[FILTER:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d4, d1)>
// CHECK-DAG: #[[RESULT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d1)>
// CHECK-LABEL: func.func @one(
// CHECK-NOT:     expand_shape
// CHECK:         linalg.generic {indexing_maps = [#[[IMAGE]], #[[FILTER]], #[[RESULT]]]
func.func @one(%x: tensor<?x?x?x3xf32>, %w: tensor<1x1x3x64xf32>, %z: tensor<?x?x?x64xf32>) -> tensor<?x?x?x64xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<?x?x?x3xf32>, tensor<1x1x3x64xf32>) outs(%z : tensor<?x?x?x64xf32>) -> tensor<?x?x?x64xf32>
  return %0 : tensor<?x?x?x64xf32>
}

// -----

// Windows that overlap, and a step over elements, stay.

// CHECK-LABEL: func.func @others(
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK:         linalg.conv_2d_nchw_fchw
func.func @others(%x: tensor<2x3x9x9xf32>, %w: tensor<8x3x3x3xf32>, %z: tensor<2x8x7x7xf32>, %v: tensor<8x3x1x1xf32>, %y: tensor<2x8x5x5xf32>)
    -> (tensor<2x8x7x7xf32>, tensor<2x8x5x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>) outs(%z : tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
  %1 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%x, %v : tensor<2x3x9x9xf32>, tensor<8x3x1x1xf32>) outs(%y : tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
  return %0, %1 : tensor<2x8x7x7xf32>, tensor<2x8x5x5xf32>
}

// -----

// Over one dimension.

// CHECK-DAG: #[[IMAGE:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2, d4)>
// CHECK-DAG: #[[FILTER:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// CHECK-DAG: #[[RESULT:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @frames(
// CHECK:         tensor.expand_shape %{{.*}} {{\[\[}}0], [1], [2, 3]] output_shape [2, 3, 8, 4]
// CHECK:         linalg.generic {indexing_maps = [#[[IMAGE]], #[[FILTER]], #[[RESULT]]], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
func.func @frames(%x: tensor<2x3x32xf32>, %w: tensor<16x3x4xf32>, %z: tensor<2x16x8xf32>) -> tensor<2x16x8xf32> {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<4> : tensor<1xi64>} ins(%x, %w : tensor<2x3x32xf32>, tensor<16x3x4xf32>) outs(%z : tensor<2x16x8xf32>) -> tensor<2x16x8xf32>
  return %0 : tensor<2x16x8xf32>
}
