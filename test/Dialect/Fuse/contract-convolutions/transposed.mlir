// RUN: fuse-opt %s -split-input-file --fuse-contract-convolutions | FileCheck %s

// A transposed convolution whose windows do not meet, as torch-mlir writes it: an image with zeros between, a filter from its last place to its first.

// CHECK-DAG: #[[SOURCE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d6, d2, d3)>
// CHECK-DAG: #[[FILTER:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d6, d4, d5)>
// CHECK-DAG: #[[RESULT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d3, d5)>
// CHECK-LABEL: func.func @up(
// CHECK-SAME:    %[[X:.*]]: tensor<?x12x6x5xf32>
// CHECK:         %[[INIT:.*]] = tensor.expand_shape %{{.*}} {{\[\[}}0], [1], [2, 3], [4, 5]] output_shape [%{{.*}}, 8, 6, 2, 5, 3]
// CHECK:         %[[W:.*]] = linalg.generic
// CHECK:           %[[I:.*]] = linalg.index 2
// CHECK:           arith.subi %c1{{.*}}, %[[I]]
// CHECK:           %[[J:.*]] = linalg.index 3
// CHECK:           arith.subi %c2{{.*}}, %[[J]]
// CHECK:         linalg.generic {indexing_maps = [#[[SOURCE]], #[[FILTER]], #[[RESULT]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[W]] :
// CHECK-SAME:      outs(%[[INIT]] :
// CHECK:         tensor.collapse_shape

#all = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func @up(%x: tensor<?x12x6x5xf32>, %w: tensor<12x8x2x3xf32>) -> tensor<?x8x12x15xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?x12x6x5xf32>
  %e = tensor.empty() : tensor<8x12x2x3xf32>
  %f = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<8x12x2x3xf32>) {
  ^bb0(%out: f32):
    %o = linalg.index 0 : index
    %c = linalg.index 1 : index
    %i = linalg.index 2 : index
    %j = linalg.index 3 : index
    %p = arith.subi %c1, %i : index
    %q = arith.subi %c2, %j : index
    %v = tensor.extract %w[%c, %o, %p, %q] : tensor<12x8x2x3xf32>
    linalg.yield %v : f32
  } -> tensor<8x12x2x3xf32>
  %d = tensor.empty(%n) : tensor<?x12x13x17xf32>
  %z = linalg.fill ins(%zero : f32) outs(%d : tensor<?x12x13x17xf32>) -> tensor<?x12x13x17xf32>
  %s = tensor.insert_slice %x into %z[0, 0, 1, 2] [%n, 12, 6, 5] [1, 1, 2, 3] : tensor<?x12x6x5xf32> into tensor<?x12x13x17xf32>
  %r = tensor.empty(%n) : tensor<?x8x12x15xf32>
  %y = linalg.fill ins(%zero : f32) outs(%r : tensor<?x8x12x15xf32>) -> tensor<?x8x12x15xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%s, %f : tensor<?x12x13x17xf32>, tensor<8x12x2x3xf32>) outs(%y : tensor<?x8x12x15xf32>) -> tensor<?x8x12x15xf32>
  return %0 : tensor<?x8x12x15xf32>
}

// -----

// Over one dimension, channels last.

// CHECK-LABEL: func.func @frames(
// CHECK-NOT:     linalg.conv_1d
// CHECK:         tensor.expand_shape %{{.*}} {{\[\[}}0], [1, 2], [3]] output_shape [2, 9, 4, 8]
// CHECK:         tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2], [3]]
func.func @frames(%x: tensor<2x9x12xf16>, %w: tensor<4x12x8xf16>, %y: tensor<2x36x8xf32>) -> tensor<2x36x8xf32> {
  %zero = arith.constant 0.0 : f16
  %d = tensor.empty() : tensor<2x39x12xf16>
  %z = linalg.fill ins(%zero : f16) outs(%d : tensor<2x39x12xf16>) -> tensor<2x39x12xf16>
  %s = tensor.insert_slice %x into %z[0, 3, 0] [2, 9, 12] [1, 4, 1] : tensor<2x9x12xf16> into tensor<2x39x12xf16>
  %0 = linalg.conv_1d_nwc_wcf ins(%s, %w : tensor<2x39x12xf16>, tensor<4x12x8xf16>) outs(%y : tensor<2x36x8xf32>) -> tensor<2x36x8xf32>
  return %0 : tensor<2x36x8xf32>
}

// -----

// Windows that meet, an image that begins elsewhere, ones between the elements: they stay.

// CHECK-LABEL: func.func @others(
// CHECK-COUNT-3: linalg.conv_1d_ncw_fcw
func.func @others(%x: tensor<2x12x9xf32>, %w3: tensor<8x12x3xf32>, %w2: tensor<8x12x2xf32>, %y: tensor<2x8x17xf32>, %v: tensor<2x8x18xf32>)
    -> (tensor<2x8x17xf32>, tensor<2x8x18xf32>, tensor<2x8x18xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %d = tensor.empty() : tensor<2x12x19xf32>
  %z = linalg.fill ins(%zero : f32) outs(%d : tensor<2x12x19xf32>) -> tensor<2x12x19xf32>
  %o = linalg.fill ins(%one : f32) outs(%d : tensor<2x12x19xf32>) -> tensor<2x12x19xf32>
  %s = tensor.insert_slice %x into %z[0, 0, 1] [2, 12, 9] [1, 1, 2] : tensor<2x12x9xf32> into tensor<2x12x19xf32>
  %t = tensor.insert_slice %x into %z[0, 0, 2] [2, 12, 9] [1, 1, 2] : tensor<2x12x9xf32> into tensor<2x12x19xf32>
  %u = tensor.insert_slice %x into %o[0, 0, 1] [2, 12, 9] [1, 1, 2] : tensor<2x12x9xf32> into tensor<2x12x19xf32>
  %0 = linalg.conv_1d_ncw_fcw ins(%s, %w3 : tensor<2x12x19xf32>, tensor<8x12x3xf32>) outs(%y : tensor<2x8x17xf32>) -> tensor<2x8x17xf32>
  %1 = linalg.conv_1d_ncw_fcw ins(%t, %w2 : tensor<2x12x19xf32>, tensor<8x12x2xf32>) outs(%v : tensor<2x8x18xf32>) -> tensor<2x8x18xf32>
  %2 = linalg.conv_1d_ncw_fcw ins(%u, %w2 : tensor<2x12x19xf32>, tensor<8x12x2xf32>) outs(%v : tensor<2x8x18xf32>) -> tensor<2x8x18xf32>
  return %0, %1, %2 : tensor<2x8x17xf32>, tensor<2x8x18xf32>, tensor<2x8x18xf32>
}
