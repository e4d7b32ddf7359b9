// RUN: fuse-opt %s | fuse-opt | FileCheck %s
// RUN: fuse-opt %s --mlir-print-op-generic | fuse-opt | FileCheck %s

// As torch-mlir and IREE's importer print them.

// CHECK-LABEL: func.func @torch(
// CHECK:         tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%arg1, %arg2 : tensor<6x8xf32>, tensor<6x2xi64>) outs(%arg0 : tensor<2x16x8xf32>) {
// CHECK-NEXT:    ^bb0(%[[NEW:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      tm_tensor.yield %[[NEW]] : f32
// CHECK-NEXT:    } -> tensor<2x16x8xf32>
func.func @torch(%x: tensor<2x16x8xf32>, %u: tensor<6x8xf32>, %i: tensor<6x2xi64>) -> tensor<2x16x8xf32> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%u, %i : tensor<6x8xf32>, tensor<6x2xi64>) outs(%x : tensor<2x16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    tm_tensor.yield %new : f32
  } -> tensor<2x16x8xf32>
  return %0 : tensor<2x16x8xf32>
}

// CHECK-LABEL: func.func @jax(
// CHECK:         iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%arg1, %arg2 : tensor<?x3x8xf32>, tensor<?x1xi32>) outs(%arg0 : tensor<16x8xf32>) {
// CHECK-NEXT:    ^bb0(%[[NEW:.*]]: f32, %[[OLD:.*]]: f32):
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %[[OLD]], %[[NEW]] : f32
// CHECK-NEXT:      iree_linalg_ext.yield %[[SUM]] : f32
// CHECK-NEXT:    } -> tensor<16x8xf32>
func.func @jax(%x: tensor<16x8xf32>, %u: tensor<?x3x8xf32>, %i: tensor<?x1xi32>) -> tensor<16x8xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<?x3x8xf32>, tensor<?x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    %s = arith.addf %old, %new : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @scan(
// CHECK:         %{{.*}}, %{{.*}} = tm_tensor.scan dimension(1) inclusive(true) ins(%arg0 : tensor<13x16xf32>) outs(%arg1, %arg2 : tensor<13x16xf32>, tensor<13xf32>) {
// CHECK:         } -> tensor<13x16xf32>, tensor<13xf32>
func.func @scan(%x: tensor<13x16xf32>, %o: tensor<13x16xf32>, %a: tensor<13xf32>) -> tensor<13x16xf32> {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<13x16xf32>) outs(%o, %a : tensor<13x16xf32>, tensor<13xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    tm_tensor.yield %s : f32
  } -> tensor<13x16xf32>, tensor<13xf32>
  return %0#0 : tensor<13x16xf32>
}

// CHECK-LABEL: func.func @sort(
// CHECK:         iree_linalg_ext.sort dimension(0) outs(%arg0, %arg1 : tensor<13xf32>, tensor<13xi64>) {
// CHECK:         } -> tensor<13xf32>, tensor<13xi64>
func.func @sort(%x: tensor<13xf32>, %i: tensor<13xi64>) -> tensor<13xi64> {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%x, %i : tensor<13xf32>, tensor<13xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<13xf32>, tensor<13xi64>
  return %0#1 : tensor<13xi64>
}

// CHECK-LABEL: func.func @topk(
// CHECK:         %{{.*}}, %{{.*}} = iree_linalg_ext.topk dimension(1) ins(%arg0 : tensor<?x16xf32>) outs(%arg1, %arg2 : tensor<?x3xf32>, tensor<?x3xi32>) {
// CHECK:         } -> tensor<?x3xf32>, tensor<?x3xi32>
func.func @topk(%x: tensor<?x16xf32>, %v: tensor<?x3xf32>, %i: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<?x16xf32>) outs(%v, %i : tensor<?x3xf32>, tensor<?x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<?x3xf32>, tensor<?x3xi32>
  return %0#1 : tensor<?x3xi32>
}
