// RUN: fuse-opt %s -split-input-file -verify-diagnostics

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>, %m: tensor<4xi1>) -> tensor<16x8xf32> {
  // expected-error @below {{takes updates and indices, got 3 inputs; a mask is not supported}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i, %m : tensor<4x8xf32>, tensor<4x1xi32>, tensor<4xi1>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x9xf32> {
  // expected-error @below {{gives a 'tensor<16x9xf32>', not a 'tensor<16x8xf32>' as it writes into}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x9xf32>
  return %0 : tensor<16x9xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xf32>) -> tensor<16x8xf32> {
  // expected-error @below {{has indices of 'f32'; they are integers}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xf32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has indices of 'tensor<4x1xi32>'; their last dimension has 2 places, one for each entry of the dimension map}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has 2 in its dimension map, which names dimensions of a tensor of rank 2, each once}}
  %0 = iree_linalg_ext.scatter dimension_map = [2] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4xf32>, %i: tensor<4x2xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has 1 in its dimension map, which names dimensions of a tensor of rank 2, each once}}
  %0 = iree_linalg_ext.scatter dimension_map = [1, 1] unique_indices(false) ins(%u, %i : tensor<4xf32>, tensor<4x2xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x1x1x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has updates of rank 4; after 1 dimensions that the indices have too, a window has at most the 2 of the original}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x1x1x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<5x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has 5 updates along dimension 0 and indices for 4}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<5x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x9xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has a window of 9 along dimension 1 of the original, which has 8}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x9xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{says no place along dimension 1 of the original}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf16>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{needs a region that takes a 'f16' and a 'f32' and yields a 'f32'}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf16>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f16, %old: f32):
    iree_linalg_ext.yield %new : f16
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{custom op 'tm_tensor.scan' is unknown}}
  %0 = tm_tensor.scan dimension(1) ins(%x : tensor<4x6xf32>)
  return %0 : tensor<4x6xf32>
}
