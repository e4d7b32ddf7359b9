// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-resolve-asserts | FileCheck %s
// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-resolve-asserts --fuse-collect-requirements | FileCheck %s --check-prefix=COLLECT

// Of sizes: left, and made a requirement.

// CHECK-LABEL: func.func @sizes(
// CHECK:         cf.assert

// COLLECT-DAG: #[[EQ:.*]] = affine_map<()[s0, s1, s2, s3] -> (s1, s3)>
// COLLECT-DAG: #[[LT:.*]] = affine_map<()[s0, s1, s2, s3] -> (s0 + 1, s2)>
// COLLECT-DAG: #[[NE:.*]] = affine_map<()[s0, s1, s2, s3] -> (1, s0)>
// COLLECT-LABEL: func.func @sizes(
// COLLECT-SAME:  {by = "cf.assert in line {{[0-9]+}} (mismatching contracting dimension)", relation = "eq", sides = #[[EQ]]}
// COLLECT-SAME:  {by = "cf.assert in line {{[0-9]+}} (mismatching contracting dimension)", relation = "le", sides = #[[LT]]}
// COLLECT-SAME:  {by = "cf.assert in line {{[0-9]+}} (nothing to do)", relation = "le", sides = #[[NE]]}
// COLLECT-NOT:   cf.assert
func.func @sizes(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c1 : tensor<?x?xf32>
  %b = tensor.dim %y, %c1 : tensor<?x?xf32>
  %a64 = arith.index_cast %a : index to i64
  %b64 = arith.index_cast %b : index to i64
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %y, %c0 : tensor<?x?xf32>
  %eq = arith.cmpi eq, %a64, %b64 : i64
  %lt = arith.cmpi ult, %m, %n : index
  %both = arith.andi %eq, %lt : i1
  cf.assert %both, "mismatching contracting dimension"
  %ne = arith.cmpi ne, %m, %c0 : index
  cf.assert %ne, "nothing to do"
  return %x : tensor<?x?xf32>
}

// -----

// Of data: dropped, with what computed the condition only.

// CHECK-LABEL: func.func @data(
// CHECK-SAME:    fuse.notes = ["assert-of-data: not checked: unimplemented: tensor with zero element"]
// CHECK:         ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      arith.divf %{{.*}}, %[[IN]] : f32
// CHECK-NEXT:      linalg.yield
func.func @data(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %ok = arith.cmpf one, %in, %zero : f32
    // expected-remark @+1 {{asserts something of data, which no kernel checks: "unimplemented: tensor with zero element"}}
    cf.assert %ok, "unimplemented: tensor with zero element"
    %r = arith.divf %one, %in : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Of data that the condition reads on two ways: each op goes once.

// CHECK-LABEL: func.func @data_on_two_ways(
// CHECK-NEXT:    return
func.func @data_on_two_ways(%x: tensor<i64>) -> tensor<i64> {
  %one = arith.constant 1 : i64
  %n = tensor.extract %x[] : tensor<i64>
  %least = arith.maxsi %n, %one : i64
  %again = arith.maxsi %least, %n : i64
  %ok = arith.cmpi sge, %again, %n : i64
  // expected-remark @+1 {{asserts something of data, which no kernel checks: "negative size"}}
  cf.assert %ok, "negative size"
  return %x : tensor<i64>
}

// -----

// True: dropped without a word.

// CHECK-LABEL: func.func @true(
// CHECK-SAME:    tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:    return
func.func @true(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %yes = arith.constant true
  cf.assert %yes, "yes"
  %lt = arith.cmpi slt, %c0, %c8 : index
  cf.assert %lt, "0 < 8"
  return %x : tensor<8xf32>
}

// -----

func.func @false(%x: tensor<8xf32>) -> tensor<8xf32> {
  %no = arith.constant false
  // expected-error @+1 {{cannot hold for any input: "index must be smaller"}}
  cf.assert %no, "index must be smaller"
  return %x : tensor<8xf32>
}

// -----

// Unsigned, a negative number is a large one: less than a size is also not negative.

// COLLECT-DAG: #[[ZERO:.*]] = affine_map<()[s0, s1] -> (0, s0 - 5)>
// COLLECT-DAG: #[[END:.*]] = affine_map<()[s0, s1] -> (s0 - 4, s1)>
// COLLECT-LABEL: func.func @place(
// COLLECT-SAME:  {by = "cf.assert in line {{[0-9]+}} (a place in y)", relation = "le", sides = #[[ZERO]]}
// COLLECT-SAME:  {by = "cf.assert in line {{[0-9]+}} (a place in y)", relation = "le", sides = #[[END]]}
func.func @place(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %place = arith.subi %m, %c5 : index
  %lt = arith.cmpi ult, %place, %n : index
  cf.assert %lt, "a place in y"
  return %x : tensor<?xf32>
}
