// RUN: fuse-opt %s -split-input-file --fuse-expand-scatters -verify-diagnostics

func.func @order(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{'tm_tensor.scatter' op combines updates of one place in a way that depends on their order}}
  // expected-note @below {{supported are updates that replace, that have unique indices, or that are combined with what was there by a sum, a product, an extremum, and, or, xor}}
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    %y = arith.subf %old, %new : f32
    tm_tensor.yield %y : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

// What was there is read twice; both scatters are named.
func.func @twice(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  // expected-error @below {{depends on their order}}
  // expected-note @below {{supported are updates that replace}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    %p = arith.mulf %old, %new : f32
    %y = arith.addf %old, %p : f32
    iree_linalg_ext.yield %y : f32
  } -> tensor<16x8xf32>
  // expected-error @below {{depends on their order}}
  // expected-note @below {{supported are updates that replace}}
  %1 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %old : f32
  } -> tensor<16x8xf32>
  return %0, %1 : tensor<16x8xf32>, tensor<16x8xf32>
}
