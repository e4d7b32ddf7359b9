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

// -----

// The last of n, as torch-mlir computes where it is: there is one if n is at least 1.

// CHECK: #[[ONE:.*]] = affine_map<()[s0] -> (1, s0)>
// CHECK-LABEL: func.func @last(
// CHECK-SAME:    fuse.requirements = [{by = "tensor.extract_slice in line {{[0-9]+}}", relation = "le", sides = #[[ONE]]}]
func.func @last(%x: tensor<?xf32>) -> tensor<1xf32> {
  %c-1 = arith.constant -1 : i64
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.index_cast %dim : index to i64
  %0 = arith.addi %n, %c-1 : i64
  %1 = arith.addi %0, %n : i64
  %2 = arith.cmpi sge, %0, %zero : i64
  %3 = arith.select %2, %0, %1 : i64
  %4 = arith.maxsi %3, %zero : i64
  %5 = arith.minsi %4, %n : i64
  %6 = arith.index_cast %5 : i64 to index
  %7 = tensor.extract_slice %x[%6] [1] [1] : tensor<?xf32> to tensor<1xf32>
  return %7 : tensor<1xf32>
}

// -----

// A slice that ends where the tensor does, whatever its end is said to be, needs nothing; what
// must be as long as the first 32 of n is at most that long.

// CHECK: #[[MOST:.*]] = affine_map<()[s0, s1, s2] -> (s0, 32)>
// CHECK-LABEL: func.func @first(
// CHECK-SAME:    fuse.requirements = [{by = "linalg.add in line {{[0-9]+}}", relation = "le", sides = #[[MOST]]}]
func.func @first(%x: tensor<?xf32>, %table: tensor<32xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %end = arith.constant 9223372036854775807 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = affine.min affine_map<(d0) -> (d0, 32)>(%n)
  %0 = tensor.extract_slice %table[0] [%m] [1] : tensor<32xf32> to tensor<?xf32>
  %1 = linalg.add ins(%x, %0 : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  %k = tensor.dim %y, %c0 : tensor<?xf32>
  %2 = arith.minui %k, %c1 : index
  %3 = arith.minsi %k, %end : index
  %4 = arith.subi %3, %2 : index
  %5 = tensor.extract_slice %y[%2] [%4] [1] : tensor<?xf32> to tensor<?xf32>
  return %1, %5 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Whether two differ decides: a quotient is rounded towards zero, a truth value counts 1.

// CHECK: #[[CHOICE:.*]] = affine_map<()[s0, s1] -> ({{.*}} floordiv 9223372036854775807{{.*}}, 4)>
// CHECK-LABEL: func.func @choice(
// CHECK-SAME:    relation = "eq", sides = #[[CHOICE]]
func.func @choice(%x: tensor<?x?xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cst = arith.constant 0.0 : f32
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %difference = arith.subi %a, %b : index
  %half = arith.divsi %difference, %c2 : index
  %differ = arith.cmpi ne, %a, %b : index
  %one = arith.extui %differ : i1 to i64
  %one_index = arith.index_cast %one : i64 to index
  %size = arith.addi %half, %one_index : index
  %e = tensor.empty(%size) : tensor<?xf32>
  %0 = linalg.fill ins(%cst : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// The lesser of two unsigned numbers one of which may be negative is no size that could be told.

func.func @unsigned(%x: tensor<?xf32>, %y: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = arith.subi %n, %c1 : index
  %1 = arith.minui %0, %n : index
  // expected-error @+1 {{relies on a size that does not follow from the shapes of the arguments}}
  %2 = tensor.extract_slice %y[0] [%1] [1] : tensor<4xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// Nor one that is chosen by what an argument holds.

func.func @data(%x: tensor<?xf32>, %flag: tensor<i1>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %c = tensor.extract %flag[] : tensor<i1>
  %0 = arith.select %c, %n, %c1 : index
  // expected-error @+1 {{relies on a size that does not follow from the shapes of the arguments}}
  %1 = tensor.extract_slice %x[0] [%0] [1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// What wraps is no size, nor what is read as unsigned and may be negative.

func.func @wraps(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %i8 = arith.index_cast %m : index to i8
  %wrapped = arith.index_castui %i8 : i8 to index
  // expected-error @+1 {{relies on a size that does not follow from the shapes of the arguments}}
  %0 = tensor.extract_slice %x[0] [%wrapped] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @unsigned(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i32
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %i32 = arith.index_cast %m : index to i32
  %less = arith.subi %i32, %c5 : i32
  %large = arith.index_castui %less : i32 to index
  // expected-error @+1 {{relies on a size that does not follow from the shapes of the arguments}}
  %0 = tensor.extract_slice %x[0] [%large] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// The bit of a truth that is cast is its sign; a sum of truths is none.

func.func @truths(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %is = arith.cmpi slt, %m, %c5 : index
  %i = arith.index_cast %is : i1 to index
  %rest = arith.addi %m, %i : index
  %0 = tensor.extract_slice %x[0] [%rest] [1] : tensor<?xf32> to tensor<?xf32>
  %sum = arith.addi %is, %is : i1
  %j = arith.index_castui %sum : i1 to index
  // expected-error @+1 {{relies on a size that does not follow from the shapes of the arguments}}
  %1 = tensor.extract_slice %x[0] [%j] [1] : tensor<?xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
