// RUN: fuse-opt %s --fuse-contract-convolutions | FileCheck %s

// Windows that meet, that have gaps between or inside them, and images of any extent: left, and read place by place (`fuse-read-windows`).
// CHECK-NOT: expand_shape
func.func @stay(%x: tensor<1x9x8x5xf32>, %any: tensor<1x?x8x5xf32>, %n: tensor<1x?x4x5xf32>)
    -> (tensor<1x8x7x5xf32>, tensor<1x3x3x5xf32>, tensor<1x7x6x5xf32>, tensor<1x?x4x5xf32>) {
  %w = tensor.empty() : tensor<2x2xf32>
  %low = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<1x8x7x5xf32>
  %f0 = linalg.fill ins(%low : f32) outs(%e0 : tensor<1x8x7x5xf32>) -> tensor<1x8x7x5xf32>
  %meet = linalg.pooling_nhwc_max ins(%x, %w : tensor<1x9x8x5xf32>, tensor<2x2xf32>) outs(%f0 : tensor<1x8x7x5xf32>) -> tensor<1x8x7x5xf32>
  %e1 = tensor.empty() : tensor<1x3x3x5xf32>
  %f1 = linalg.fill ins(%low : f32) outs(%e1 : tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>

  %apart = linalg.pooling_nhwc_max {strides = dense<3> : tensor<2xi64>} ins(%x, %w : tensor<1x9x8x5xf32>, tensor<2x2xf32>) outs(%f1 : tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
  %e2 = tensor.empty() : tensor<1x7x6x5xf32>
  %f2 = linalg.fill ins(%low : f32) outs(%e2 : tensor<1x7x6x5xf32>) -> tensor<1x7x6x5xf32>

  %gaps = linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x9x8x5xf32>, tensor<2x2xf32>) outs(%f2 : tensor<1x7x6x5xf32>) -> tensor<1x7x6x5xf32>

  %unknown = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%any, %w : tensor<1x?x8x5xf32>, tensor<2x2xf32>) outs(%n : tensor<1x?x4x5xf32>) -> tensor<1x?x4x5xf32>
  return %meet, %apart, %gaps, %unknown : tensor<1x8x7x5xf32>, tensor<1x3x3x5xf32>, tensor<1x7x6x5xf32>, tensor<1x?x4x5xf32>
}
