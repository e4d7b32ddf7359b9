// RUN: fuse-opt %s -split-input-file --fuse-normalize | FileCheck %s

// A size that went through a float: torch.arange(n, dtype=float).

// CHECK-LABEL: func.func @arange(
// CHECK-SAME:    %[[X:.*]]: tensor<?xf32>)
// CHECK:         %[[N:.*]] = tensor.dim %[[X]]
// CHECK:         %[[MOST:.*]] = arith.constant 16777216 : index
// CHECK:         %[[HOLDS:.*]] = arith.cmpi sle, %[[N]], %[[MOST]]
// CHECK:         cf.assert %[[HOLDS]], "a size that goes through a float is one that it holds"
// CHECK-NOT:     arith.fptoui
func.func @arange(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %i = arith.index_cast %n : index to i64
  %f = arith.sitofp %i : i64 to f32
  %c = math.ceil %f : f32
  %u = arith.fptoui %c : f32 to i64
  %m = arith.index_cast %u : i64 to index
  %e = tensor.empty(%m) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<?xf32>) {
  ^bb0(%out: f32):
    %j = linalg.index 0 : index
    %k = arith.index_cast %j : index to i64
    %v = arith.sitofp %k : i64 to f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

// A float that is not the size, and a body, stay.

// CHECK-LABEL: func.func @half(
// CHECK-NOT:     cf.assert
// CHECK:         arith.fptoui
// CHECK:         linalg.generic
// CHECK:           arith.fptosi
func.func @half(%x: tensor<?xf32>) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %i = arith.index_cast %n : index to i64
  %f = arith.sitofp %i : i64 to f32
  %h = arith.divf %f, %two : f32
  %c = math.ceil %h : f32
  %u = arith.fptoui %c : f32 to i64
  %m = arith.index_cast %u : i64 to index
  %e = tensor.empty(%m) : tensor<?xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%out: i64):
    %j = linalg.index 0 : index
    %k = arith.index_cast %j : index to i64
    %v = arith.sitofp %k : i64 to f32
    %w = arith.fptosi %v : f32 to i64
    linalg.yield %w : i64
  } -> tensor<?xi64>
  return %y : tensor<?xi64>
}
