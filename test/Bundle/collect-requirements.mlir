// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-collect-requirements --fuse-name-sizes | FileCheck %s

// A size that a cast makes a number becomes that number.

// CHECK: #[[FIVE:.*]] = affine_map<()[s0, s1] -> (s0, 5)>
// CHECK-LABEL: func.func @cast(
// CHECK-SAME:    tensor<?x4xf32> {fuse.dims = ["5", ""]})
// CHECK-SAME:    fuse.requirements = [{by = "tensor.cast in line {{[0-9]+}}", relation = "eq", sides = #[[FIVE]]}]
func.func @cast(%x: tensor<?x4xf32>) -> tensor<5x4xf32> {
  %0 = tensor.cast %x : tensor<?x4xf32> to tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// -----

// Reshapes keep the number of elements; static ones and plain products need no saying.

// CHECK: #[[PRODUCT:.*]] = affine_map<()[s0, s1, s2] -> (s1 * s2, s0)>
// CHECK: #[[NUMBER:.*]] = affine_map<()[s0, s1, s2] -> (s1 * s2, 12)>
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME:    fuse.requirements = [{by = "tensor.expand_shape in line {{[0-9]+}}", relation = "eq", sides = #[[PRODUCT]]},
// CHECK-SAME:                         {by = "tensor.cast in line {{[0-9]+}}", relation = "eq", sides = #[[NUMBER]]}]
func.func @reshapes(%x: tensor<?xf32>, %y: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<12xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %y, %c0 : tensor<?x?xf32>
  %b = tensor.dim %y, %c1 : tensor<?x?xf32>
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.collapse_shape %y [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<12xf32>
  return %0, %2 : tensor<?x?xf32>, tensor<12xf32>
}

// -----

// A slice lies inside; operands agree.

// CHECK: #[[INSIDE:.*]] = affine_map<()[s0, s1] -> (6, s0)>
// CHECK-LABEL: func.func @slice(
// CHECK-SAME:    tensor<?xf32> {fuse.dims = ["M"]}, %{{.*}}: tensor<?xf32> {fuse.dims = ["4"]})
// CHECK-SAME:    relation = "le", sides = #[[INSIDE]]
func.func @slice(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %x[2] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.cast %y : tensor<?xf32> to tensor<4xf32>
  %2 = linalg.add ins(%0, %1 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// What no input can fulfil.

func.func @two_numbers(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<5xf32>, tensor<6xf32>) {
  // expected-note @+1 {{which must be 5 here}}
  %0 = tensor.cast %x : tensor<?xf32> to tensor<5xf32>
  %1 = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  // expected-error @+1 {{cannot work for any input: it needs a size to be 6}}
  %2 = tensor.cast %y : tensor<?xf32> to tensor<6xf32>
  return %0, %2 : tensor<5xf32>, tensor<6xf32>
}

// -----

func.func @joined_later(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<5xf32>, tensor<6xf32>, tensor<?xf32>) {
  %0 = tensor.cast %x : tensor<?xf32> to tensor<5xf32>
  // expected-note @+1 {{which must be 6 here}}
  %1 = tensor.cast %y : tensor<?xf32> to tensor<6xf32>
  // expected-error @+1 {{cannot work for any input: it needs a size to be 5}}
  %2 = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %0, %1, %2 : tensor<5xf32>, tensor<6xf32>, tensor<?xf32>
}

// -----

func.func @through_unknown(%x: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  // expected-error @+1 {{cannot work for any input: it needs a size of 4 to be 5}}
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// -----

func.func @data(%x: tensor<i32>) -> tensor<5xf32> {
  %0 = tensor.extract %x[] : tensor<i32>
  %1 = arith.index_cast %0 : i32 to index
  %2 = tensor.empty(%1) : tensor<?xf32>
  // expected-error @+1 {{relies on a size that does not follow from the shapes of the arguments, so that no call can check it}}
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<5xf32>
  return %3 : tensor<5xf32>
}
