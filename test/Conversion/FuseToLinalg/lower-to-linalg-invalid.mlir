// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-lower-to-linalg

func.func @integers(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) -> tensor<4x8xi32> {
  // expected-error @below {{is defined for floats; got 'tensor<4x8xi32>'}}
  %r = linalg.softmax dimension(1) ins(%x : tensor<4x8xi32>) outs(%y : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
