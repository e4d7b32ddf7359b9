// RUN: fuse-opt %s --fuse-normalize | FileCheck %s

// The op has a number where its type has none: MLIR's folders would look for a value there.

// CHECK-LABEL: func.func @expand
// CHECK-NOT:     output_shape [2, 2, 2]{{.*}} into tensor<?x2x2xf32>
func.func @expand(%x: tensor<4x2xf32>) -> tensor<?x2x2xf32> {
  %y = tensor.cast %x : tensor<4x2xf32> to tensor<?x2xf32>
  %e = tensor.expand_shape %y [[0, 1], [2]] output_shape [2, 2, 2] : tensor<?x2xf32> into tensor<?x2x2xf32>
  return %e : tensor<?x2x2xf32>
}
