// RUN: fuse-opt %s -split-input-file --fuse-to-fused -verify-diagnostics

// How large a part is must be known before the call.
func.func @main(%x: tensor<16x8xf32>, %n: tensor<i32>) -> tensor<?x8xf32> {
  %s = tensor.extract %n[] : tensor<i32>
  %i = arith.index_cast %s : i32 to index
  // expected-error @below {{'tensor.extract_slice' op relies on a size that does not follow from the shapes of the arguments, so that no call can check it}}
  %r = tensor.extract_slice %x[%i, 0] [%i, 8] [1, 1] : tensor<16x8xf32> to tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// And so must be its steps.
func.func @main(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %n: tensor<i32>) -> tensor<16x8xf32> {
  %s = tensor.extract %n[] : tensor<i32>
  %i = arith.index_cast %s : i32 to index
  // expected-error @below {{'tensor.insert_slice' op relies on a size that does not follow from the shapes of the arguments, so that no call can check it}}
  %r = tensor.insert_slice %u into %x[%i, 0] [4, 8] [%i, 1] : tensor<4x8xf32> into tensor<16x8xf32>
  return %r : tensor<16x8xf32>
}
