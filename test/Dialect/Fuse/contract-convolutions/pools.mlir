// RUN: fuse-opt %s --fuse-contract-convolutions | FileCheck %s

// Pools whose windows lie side by side, of every kind: a reduction of the split image. Any batch; what is left over at the end
// is cut off.

// CHECK-LABEL: func.func @nhwc_sum(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x5xf32>)
// CHECK: arith.addf
func.func @nhwc_sum(%x: tensor<?x9x8x5xf32>) -> tensor<?x4x2x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x5xf32>
  %init = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4x2x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x2x5xf32>) -> tensor<?x4x2x5xf32>
  %w = tensor.empty() : tensor<2x4xf32>
  %y = linalg.pooling_nhwc_sum {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x9x8x5xf32>, tensor<2x4xf32>) outs(%f : tensor<?x4x2x5xf32>) -> tensor<?x4x2x5xf32>
  return %y : tensor<?x4x2x5xf32>
}

// CHECK-LABEL: func.func @nchw_sum(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x5x4x2x2x4xf16>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x5x4x2x2x4xf16>)
// CHECK: arith.addf
func.func @nchw_sum(%x: tensor<?x5x9x8xf16>) -> tensor<?x5x4x2xf16> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x5x9x8xf16>
  %init = arith.constant 0.0 : f16
  %e = tensor.empty(%n) : tensor<?x5x4x2xf16>
  %f = linalg.fill ins(%init : f16) outs(%e : tensor<?x5x4x2xf16>) -> tensor<?x5x4x2xf16>
  %w = tensor.empty() : tensor<2x4xf16>
  %y = linalg.pooling_nchw_sum {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x5x9x8xf16>, tensor<2x4xf16>) outs(%f : tensor<?x5x4x2xf16>) -> tensor<?x5x4x2xf16>
  return %y : tensor<?x5x4x2xf16>
}

// CHECK-LABEL: func.func @nhwc_max(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x5xf32>)
// CHECK: arith.maximumf
func.func @nhwc_max(%x: tensor<?x9x8x5xf32>) -> tensor<?x4x2x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x5xf32>
  %init = arith.constant 0xFF800000 : f32
  %e = tensor.empty(%n) : tensor<?x4x2x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x2x5xf32>) -> tensor<?x4x2x5xf32>
  %w = tensor.empty() : tensor<2x4xf32>
  %y = linalg.pooling_nhwc_max {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x9x8x5xf32>, tensor<2x4xf32>) outs(%f : tensor<?x4x2x5xf32>) -> tensor<?x4x2x5xf32>
  return %y : tensor<?x4x2x5xf32>
}

// CHECK-LABEL: func.func @nhwc_max_unsigned(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x5xi32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x5xi32>)
// CHECK: arith.maxui
func.func @nhwc_max_unsigned(%x: tensor<?x9x8x5xi32>) -> tensor<?x4x2x5xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x5xi32>
  %init = arith.constant 0 : i32
  %e = tensor.empty(%n) : tensor<?x4x2x5xi32>
  %f = linalg.fill ins(%init : i32) outs(%e : tensor<?x4x2x5xi32>) -> tensor<?x4x2x5xi32>
  %w = tensor.empty() : tensor<2x4xi32>
  %y = linalg.pooling_nhwc_max_unsigned {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x9x8x5xi32>, tensor<2x4xi32>) outs(%f : tensor<?x4x2x5xi32>) -> tensor<?x4x2x5xi32>
  return %y : tensor<?x4x2x5xi32>
}

// CHECK-LABEL: func.func @nchw_max(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x5x4x2x2x4xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x5x4x2x2x4xf32>)
// CHECK: arith.maximumf
func.func @nchw_max(%x: tensor<?x5x9x8xf32>) -> tensor<?x5x4x2xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x5x9x8xf32>
  %init = arith.constant 0xFF800000 : f32
  %e = tensor.empty(%n) : tensor<?x5x4x2xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x5x4x2xf32>) -> tensor<?x5x4x2xf32>
  %w = tensor.empty() : tensor<2x4xf32>
  %y = linalg.pooling_nchw_max {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x5x9x8xf32>, tensor<2x4xf32>) outs(%f : tensor<?x5x4x2xf32>) -> tensor<?x5x4x2xf32>
  return %y : tensor<?x5x4x2xf32>
}

// CHECK-LABEL: func.func @nhwc_min(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x5xf32>)
// CHECK: arith.minimumf
func.func @nhwc_min(%x: tensor<?x9x8x5xf32>) -> tensor<?x4x2x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x5xf32>
  %init = arith.constant 0x7F800000 : f32
  %e = tensor.empty(%n) : tensor<?x4x2x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x2x5xf32>) -> tensor<?x4x2x5xf32>
  %w = tensor.empty() : tensor<2x4xf32>
  %y = linalg.pooling_nhwc_min {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x9x8x5xf32>, tensor<2x4xf32>) outs(%f : tensor<?x4x2x5xf32>) -> tensor<?x4x2x5xf32>
  return %y : tensor<?x4x2x5xf32>
}

// CHECK-LABEL: func.func @nhwc_min_unsigned(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x5xi32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x5xi32>)
// CHECK: arith.minui
func.func @nhwc_min_unsigned(%x: tensor<?x9x8x5xi32>) -> tensor<?x4x2x5xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x5xi32>
  %init = arith.constant -1 : i32
  %e = tensor.empty(%n) : tensor<?x4x2x5xi32>
  %f = linalg.fill ins(%init : i32) outs(%e : tensor<?x4x2x5xi32>) -> tensor<?x4x2x5xi32>
  %w = tensor.empty() : tensor<2x4xi32>
  %y = linalg.pooling_nhwc_min_unsigned {strides = dense<[2, 4]> : tensor<2xi64>} ins(%x, %w : tensor<?x9x8x5xi32>, tensor<2x4xi32>) outs(%f : tensor<?x4x2x5xi32>) -> tensor<?x4x2x5xi32>
  return %y : tensor<?x4x2x5xi32>
}

// CHECK-LABEL: func.func @nwc_sum(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x5xf32>)
// CHECK: arith.addf
func.func @nwc_sum(%x: tensor<?x9x5xf32>) -> tensor<?x4x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x5xf32>
  %init = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  %w = tensor.empty() : tensor<2xf32>
  %y = linalg.pooling_nwc_sum {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x9x5xf32>, tensor<2xf32>) outs(%f : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  return %y : tensor<?x4x5xf32>
}

// CHECK-LABEL: func.func @ncw_sum(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x5x4x2xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x5x4x2xf32>)
// CHECK: arith.addf
func.func @ncw_sum(%x: tensor<?x5x9xf32>) -> tensor<?x5x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x5x9xf32>
  %init = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x5x4xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x5x4xf32>) -> tensor<?x5x4xf32>
  %w = tensor.empty() : tensor<2xf32>
  %y = linalg.pooling_ncw_sum {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x5x9xf32>, tensor<2xf32>) outs(%f : tensor<?x5x4xf32>) -> tensor<?x5x4xf32>
  return %y : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @nwc_max(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x5xi32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x5xi32>)
// CHECK: arith.maxsi
func.func @nwc_max(%x: tensor<?x9x5xi32>) -> tensor<?x4x5xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x5xi32>
  %init = arith.constant -2147483648 : i32
  %e = tensor.empty(%n) : tensor<?x4x5xi32>
  %f = linalg.fill ins(%init : i32) outs(%e : tensor<?x4x5xi32>) -> tensor<?x4x5xi32>
  %w = tensor.empty() : tensor<2xi32>
  %y = linalg.pooling_nwc_max {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x9x5xi32>, tensor<2xi32>) outs(%f : tensor<?x4x5xi32>) -> tensor<?x4x5xi32>
  return %y : tensor<?x4x5xi32>
}

// CHECK-LABEL: func.func @nwc_max_unsigned(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x5xi32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x5xi32>)
// CHECK: arith.maxui
func.func @nwc_max_unsigned(%x: tensor<?x9x5xi32>) -> tensor<?x4x5xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x5xi32>
  %init = arith.constant 0 : i32
  %e = tensor.empty(%n) : tensor<?x4x5xi32>
  %f = linalg.fill ins(%init : i32) outs(%e : tensor<?x4x5xi32>) -> tensor<?x4x5xi32>
  %w = tensor.empty() : tensor<2xi32>
  %y = linalg.pooling_nwc_max_unsigned {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x9x5xi32>, tensor<2xi32>) outs(%f : tensor<?x4x5xi32>) -> tensor<?x4x5xi32>
  return %y : tensor<?x4x5xi32>
}

// CHECK-LABEL: func.func @ncw_max(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x5x4x2xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x5x4x2xf32>)
// CHECK: arith.maximumf
func.func @ncw_max(%x: tensor<?x5x9xf32>) -> tensor<?x5x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x5x9xf32>
  %init = arith.constant 0xFF800000 : f32
  %e = tensor.empty(%n) : tensor<?x5x4xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x5x4xf32>) -> tensor<?x5x4xf32>
  %w = tensor.empty() : tensor<2xf32>
  %y = linalg.pooling_ncw_max {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x5x9xf32>, tensor<2xf32>) outs(%f : tensor<?x5x4xf32>) -> tensor<?x5x4xf32>
  return %y : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @nwc_min(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x5xf32>)
// CHECK: arith.minimumf
func.func @nwc_min(%x: tensor<?x9x5xf32>) -> tensor<?x4x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x5xf32>
  %init = arith.constant 0x7F800000 : f32
  %e = tensor.empty(%n) : tensor<?x4x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  %w = tensor.empty() : tensor<2xf32>
  %y = linalg.pooling_nwc_min {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x9x5xf32>, tensor<2xf32>) outs(%f : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  return %y : tensor<?x4x5xf32>
}

// CHECK-LABEL: func.func @nwc_min_unsigned(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x5xi32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x5xi32>)
// CHECK: arith.minui
func.func @nwc_min_unsigned(%x: tensor<?x9x5xi32>) -> tensor<?x4x5xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x5xi32>
  %init = arith.constant -1 : i32
  %e = tensor.empty(%n) : tensor<?x4x5xi32>
  %f = linalg.fill ins(%init : i32) outs(%e : tensor<?x4x5xi32>) -> tensor<?x4x5xi32>
  %w = tensor.empty() : tensor<2xi32>
  %y = linalg.pooling_nwc_min_unsigned {strides = dense<[2]> : tensor<1xi64>} ins(%x, %w : tensor<?x9x5xi32>, tensor<2xi32>) outs(%f : tensor<?x4x5xi32>) -> tensor<?x4x5xi32>
  return %y : tensor<?x4x5xi32>
}

// CHECK-LABEL: func.func @ndhwc_sum(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x2x3x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x2x3x5xf32>)
// CHECK: arith.addf
func.func @ndhwc_sum(%x: tensor<?x9x8x6x5xf32>) -> tensor<?x4x2x2x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x6x5xf32>
  %init = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4x2x2x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x2x2x5xf32>) -> tensor<?x4x2x2x5xf32>
  %w = tensor.empty() : tensor<2x4x3xf32>
  %y = linalg.pooling_ndhwc_sum {strides = dense<[2, 4, 3]> : tensor<3xi64>} ins(%x, %w : tensor<?x9x8x6x5xf32>, tensor<2x4x3xf32>) outs(%f : tensor<?x4x2x2x5xf32>) -> tensor<?x4x2x2x5xf32>
  return %y : tensor<?x4x2x2x5xf32>
}

// CHECK-LABEL: func.func @ndhwc_max(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x2x3x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x2x3x5xf32>)
// CHECK: arith.maximumf
func.func @ndhwc_max(%x: tensor<?x9x8x6x5xf32>) -> tensor<?x4x2x2x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x6x5xf32>
  %init = arith.constant 0xFF800000 : f32
  %e = tensor.empty(%n) : tensor<?x4x2x2x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x2x2x5xf32>) -> tensor<?x4x2x2x5xf32>
  %w = tensor.empty() : tensor<2x4x3xf32>
  %y = linalg.pooling_ndhwc_max {strides = dense<[2, 4, 3]> : tensor<3xi64>} ins(%x, %w : tensor<?x9x8x6x5xf32>, tensor<2x4x3xf32>) outs(%f : tensor<?x4x2x2x5xf32>) -> tensor<?x4x2x2x5xf32>
  return %y : tensor<?x4x2x2x5xf32>
}

// CHECK-LABEL: func.func @ndhwc_min(
// CHECK: tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.expand_shape {{.*}} into tensor<?x4x2x2x4x2x3x5xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[P]] : tensor<?x4x2x2x4x2x3x5xf32>)
// CHECK: arith.minimumf
func.func @ndhwc_min(%x: tensor<?x9x8x6x5xf32>) -> tensor<?x4x2x2x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x8x6x5xf32>
  %init = arith.constant 0x7F800000 : f32
  %e = tensor.empty(%n) : tensor<?x4x2x2x5xf32>
  %f = linalg.fill ins(%init : f32) outs(%e : tensor<?x4x2x2x5xf32>) -> tensor<?x4x2x2x5xf32>
  %w = tensor.empty() : tensor<2x4x3xf32>
  %y = linalg.pooling_ndhwc_min {strides = dense<[2, 4, 3]> : tensor<3xi64>} ins(%x, %w : tensor<?x9x8x6x5xf32>, tensor<2x4x3xf32>) outs(%f : tensor<?x4x2x2x5xf32>) -> tensor<?x4x2x2x5xf32>
  return %y : tensor<?x4x2x2x5xf32>
}

// A window of one element splits nothing off.
// CHECK-LABEL: func.func @single(
// CHECK: tensor.expand_shape {{.*}} into tensor<2x4x1x4x2x5xf32>
func.func @single(%x: tensor<2x4x8x5xf32>) -> tensor<2x4x4x5xf32> {
  %e = tensor.empty() : tensor<2x4x4x5xf32>
  %w = tensor.empty() : tensor<1x2xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
  %y = linalg.pooling_nhwc_sum {strides = dense<[1, 2]> : tensor<2xi64>} ins(%x, %w : tensor<2x4x8x5xf32>, tensor<1x2xf32>) outs(%f : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
  return %y : tensor<2x4x4x5xf32>
}
