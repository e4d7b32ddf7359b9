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
