// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-simplify-sizes | FileCheck %s

// The batch of two operands of a matmul, both times three: their maximum is either, and a third of
// three times that is it.

// CHECK-LABEL: func.func @maximum(
// CHECK-SAME:    %[[X:.*]]: tensor<?x3x4x8xf32>, %[[Y:.*]]: tensor<?x3x8x5xf32>)
// CHECK:         %[[M:.*]] = tensor.dim %[[X]], %{{.*}} : tensor<?x3x4x8xf32>
// CHECK-NOT:     maxui
// CHECK:         linalg.batch_matmul
// CHECK-NOT:     divsi
// CHECK:         tensor.expand_shape %{{.*}} {{\[\[}}0, 1], [2], [3]] output_shape [%[[M]], 3, 4, 5]
func.func @maximum(%x: tensor<?x3x4x8xf32>, %y: tensor<?x3x8x5xf32>) -> tensor<?x3x4x5xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = tensor.dim %x, %c0 : tensor<?x3x4x8xf32>
  %n = tensor.dim %y, %c0 : tensor<?x3x8x5xf32>
  %max = arith.maxui %m, %n : index
  %all = arith.muli %max, %c3 : index
  %a = tensor.collapse_shape %x [[0, 1], [2], [3]] : tensor<?x3x4x8xf32> into tensor<?x4x8xf32>
  %b = tensor.collapse_shape %y [[0, 1], [2], [3]] : tensor<?x3x8x5xf32> into tensor<?x8x5xf32>
  %e = tensor.empty(%all) : tensor<?x4x5xf32>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<?x4x8xf32>, tensor<?x8x5xf32>) outs(%e : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  %third = arith.divsi %all, %c3 : index
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [%third, 3, 4, 5] : tensor<?x4x5xf32> into tensor<?x3x4x5xf32>
  return %1 : tensor<?x3x4x5xf32>
}

// -----

// The maximum of sizes that nothing forces to be equal stays.

// CHECK-LABEL: func.func @not_equal(
// CHECK:         arith.maxui
func.func @not_equal(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %max = arith.maxui %m, %n : index
  %e = tensor.empty(%max) : tensor<?xf32>
  return %e : tensor<?xf32>
}

// -----

// A shape that is computed: torch's view(2, -1, 3, 16) of [2, S, 48].

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:    %[[X:.*]]: tensor<2x?x48xf32>)
// CHECK:         %[[S:.*]] = tensor.dim %[[X]], %{{.*}} : tensor<2x?x48xf32>
// CHECK-NOT:     tensor.reshape
// CHECK:         tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3]] output_shape [2, %[[S]], 3, 16] : tensor<2x?x48xf32> into tensor<2x?x3x16xf32>
func.func @reshape(%x: tensor<2x?x48xf32>) -> tensor<2x?x3x16xf32> {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  %c16 = arith.constant 16 : i64
  %c32 = arith.constant 32 : i64
  %c96 = arith.constant 96 : i64
  %s = tensor.dim %x, %c1 : tensor<2x?x48xf32>
  %s64 = arith.index_cast %s : index to i64
  %all = arith.muli %s64, %c96 : i64
  %part = arith.muli %s64, %c32 : i64
  %three = arith.divui %all, %part : i64
  %shape = tensor.from_elements %two, %s64, %three, %c16 : tensor<4xi64>
  %0 = tensor.reshape %x(%shape) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
  return %0 : tensor<2x?x3x16xf32>
}

// -----

// Several dimensions on either side, and one that only the call can check.

// CHECK-LABEL: func.func @regroup(
// CHECK:         %[[C:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : tensor<4x6x?xf32> into tensor<24x?xf32>
// CHECK:         tensor.expand_shape %[[C]] {{\[\[}}0, 1], [2]] output_shape [3, 8, %{{.*}}] : tensor<24x?xf32> into tensor<3x8x?xf32>
// CHECK:         tensor.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [%{{.*}}, 2]
func.func @regroup(%x: tensor<4x6x?xf32>, %y: tensor<?xf32>) -> (tensor<3x8x?xf32>, tensor<?x2xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %three = arith.constant 3 : index
  %eight = arith.constant 8 : index
  %n = tensor.dim %x, %c2 : tensor<4x6x?xf32>
  %shape = tensor.from_elements %three, %eight, %n : tensor<3xindex>
  %0 = tensor.reshape %x(%shape) : (tensor<4x6x?xf32>, tensor<3xindex>) -> tensor<3x8x?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %half = arith.divui %m, %c2 : index
  %pairs = tensor.from_elements %half, %c2 : tensor<2xindex>
  %1 = tensor.reshape %y(%pairs) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x2xf32>
  return %0, %1 : tensor<3x8x?xf32>, tensor<?x2xf32>
}

// -----

// A size that a body asks for is asked outside.

// CHECK-LABEL: func.func @body(
// CHECK-SAME:    %[[X:.*]]: tensor<?xi64>)
// CHECK:         %[[N:.*]] = tensor.dim %[[X]]
// CHECK:         %[[N64:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK:         linalg.generic
// CHECK-NOT:     tensor.dim
// CHECK:           arith.addi %{{.*}}, %[[N64]] : i64
func.func @body(%x: tensor<?xi64>) -> tensor<?xi64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x : tensor<?xi64>) outs(%x : tensor<?xi64>) {
  ^bb0(%in: i64, %out: i64):
    %c0 = arith.constant 0 : index
    %n = tensor.dim %x, %c0 : tensor<?xi64>
    %n64 = arith.index_cast %n : index to i64
    %s = arith.addi %in, %n64 : i64
    linalg.yield %s : i64
  } -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// -----

// A range that is counted in floats has as many elements as the integers say, whatever the floats round.

// CHECK-LABEL: func.func @from_float(
// CHECK-SAME:    %[[X:.*]]: tensor<?xf16>)
// CHECK:         %[[N:.*]] = tensor.dim %[[X]]
// CHECK:         arith.divsi %{{.*}}, %c3{{.*}} : index
// CHECK-NOT:     arith.sitofp
// CHECK-NOT:     arith.fptoui
// CHECK:         tensor.empty(%[[N]]) : tensor<?xf16>
func.func @from_float(%x: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f16
  %one64 = arith.constant 1 : i64
  %step = arith.constant 1.5 : f16
  %n = tensor.dim %x, %c0 : tensor<?xf16>
  %n64 = arith.index_cast %n : index to i64
  %end = arith.addi %n64, %one64 : i64
  %f = arith.sitofp %end : i64 to f16
  %length = arith.subf %f, %one : f16
  %up = math.ceil %length : f16
  %count64 = arith.fptoui %up : f16 to i64
  %count = arith.index_cast %count64 : i64 to index
  %0 = tensor.empty(%count) : tensor<?xf16>
  %g = arith.sitofp %n64 : i64 to f16
  %steps = arith.divf %g, %step : f16
  %whole = math.ceil %steps : f16
  %steps64 = arith.fptosi %whole : f16 to i64
  %stepped = arith.index_cast %steps64 : i64 to index
  %1 = tensor.empty(%stepped) : tensor<?xf16>
  return %0, %1 : tensor<?xf16>, tensor<?xf16>
}

// -----

// No number of few digits, and what may be negative as one that is not: they stay what they are.

// CHECK-LABEL: func.func @of_other_floats(
// CHECK:         arith.divf
// CHECK:         arith.fptosi
// CHECK:         arith.subf
// CHECK:         arith.fptoui
func.func @of_other_floats(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %tenth = arith.constant 0.1 : f32
  %ten = arith.constant 10.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %n64 = arith.index_cast %n : index to i64
  %f = arith.sitofp %n64 : i64 to f32
  %steps = arith.divf %f, %tenth : f32
  %whole = math.ceil %steps : f32
  %steps64 = arith.fptosi %whole : f32 to i64
  %stepped = arith.index_cast %steps64 : i64 to index
  %0 = tensor.empty(%stepped) : tensor<?xf32>
  %less = arith.subf %f, %ten : f32
  %less64 = arith.fptoui %less : f32 to i64
  %fewer = arith.index_cast %less64 : i64 to index
  %1 = tensor.empty(%fewer) : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
