// RUN: fuse-opt %s -split-input-file --fuse-normalize --verify-diagnostics

func.func @before(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c = arith.constant -1 : index
  // expected-error@below {{'tensor.dim' op asks for dimension -1 of a tensor of rank 2, whose dimensions count from 0}}
  %m = tensor.dim %x, %c : tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x8xf32>
  return %e : tensor<?x8xf32>
}

// -----

// MLIR's verifier takes the numbers of a reshape modulo 2^32.
func.func @dims_of_a_reshape(%x: tensor<6x7xf32>) -> tensor<2x3x7xf32> {
  // expected-error@below {{names dimensions that are not there; its groups count them from 0}}
  %y = tensor.expand_shape %x [[4294967296, 1], [2]] output_shape [2, 3, 7] : tensor<6x7xf32> into tensor<2x3x7xf32>
  return %y : tensor<2x3x7xf32>
}
