// RUN: fuse-opt %s -split-input-file --fuse-results-to-destinations | FileCheck %s

// The reshape is turned around; its source gets the view as destination.
// CHECK-LABEL: func.func @reshaped(
// CHECK-SAME:    %[[X:.*]]: tensor<?x96xf16>,
// CHECK-SAME:    %[[D:.*]]: memref<?x12x8xf16> {fuse.shape = affine_map<()[s0, s1] -> (s0, 12, 8)>}) {
// CHECK:         %[[V:.*]] = memref.collapse_shape %[[D]] {{\[\[}}0], [1, 2]] : memref<?x12x8xf16> into memref<?x96xf16>
// CHECK:         %[[T:.*]] = bufferization.to_tensor %[[V]] restrict writable
// CHECK:         %[[K:.*]] = fuse.kernel "k"
// CHECK:           outs(%[[T]][m, n] : tensor<?x96xf16>)
// CHECK:         bufferization.materialize_in_destination %[[K]] in restrict writable %[[V]]
// CHECK:         return{{$}}
func.func @reshaped(%x: tensor<?x96xf16>) -> tensor<?x12x8xf16> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?x96xf16>
  %init = tensor.empty(%dim) : tensor<?x96xf16>
  %h = fuse.kernel "k" {
    %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x96xf16>) outs(%init[m, n] : tensor<?x96xf16>) body(%p) {
      %r = arith.addf %p, %p : f16
      fuse.yield %r : f16
    }
    fuse.yield %y : tensor<?x96xf16>
  } : tensor<?x96xf16>
  %e = tensor.expand_shape %h [[0], [1, 2]] output_shape [%dim, 12, 8] : tensor<?x96xf16> into tensor<?x12x8xf16>
  return %e : tensor<?x12x8xf16>
}

// -----

// A collapsed result: the destination is expanded, by extents of the inputs.
// CHECK-LABEL: func.func @collapsed(
// CHECK-SAME:    %{{.*}}: tensor<?x?x8xf32>, %[[X:.*]]: tensor<?x?x8xf32>,
// CHECK-SAME:    %[[D:.*]]: memref<?x8xf32> {fuse.shape = affine_map<()[s0, s1, s2, s3, s4, s5] -> (s3 * s4, 8)>}) {
// CHECK-DAG:     %[[M:.*]] = tensor.dim %[[X]], %c0
// CHECK-DAG:     %[[N:.*]] = tensor.dim %[[X]], %c1
// CHECK:         memref.expand_shape %[[D]] {{\[\[}}0, 1], [2]] output_shape [%[[M]], %[[N]], 8] : memref<?x8xf32> into memref<?x?x8xf32>
func.func @collapsed(%x: tensor<?x?x8xf32>, %out: tensor<?x?x8xf32>) -> tensor<?x8xf32> {
  %y = fuse.elementwise (a, b, c) ins(%x[a, b, c] : tensor<?x?x8xf32>) outs(%out[a, b, c] : tensor<?x?x8xf32>) body(%p) {
    %r = arith.addf %p, %p : f32
    fuse.yield %r : f32
  }
  %e = tensor.collapse_shape %y [[0, 1], [2]] : tensor<?x?x8xf32> into tensor<?x8xf32>
  return %e : tensor<?x8xf32>
}

// -----

// An input, a constant, and one value twice: materialized as they are, which is a copy of the host program.
// CHECK-LABEL: func.func @copies(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32>, %[[D0:[^:]*]]: memref<4xf32> {{{.*}}}, %[[D1:[^:]*]]: memref<4xf32> {{{.*}}}, %[[D2:[^:]*]]: memref<4xf32> {{{.*}}}, %[[D3:[^:]*]]: memref<f32> {{{.*}}}) {
// CHECK:         %[[T:.*]] = bufferization.to_tensor %[[D1]] restrict writable
// CHECK:         %[[C:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK:         %[[Y:.*]] = fuse.elementwise (i)
// CHECK:           outs(%[[T]][i] : tensor<4xf32>)
// CHECK-NOT:     fuse.kernel
// CHECK:         bufferization.materialize_in_destination %[[X]] in restrict writable %[[D0]]
// CHECK-NEXT:    bufferization.materialize_in_destination %[[Y]] in restrict writable %[[D1]]
// CHECK-NEXT:    bufferization.materialize_in_destination %[[Y]] in restrict writable %[[D2]]
// CHECK-NEXT:    bufferization.materialize_in_destination %[[C]] in restrict writable %[[D3]]
// CHECK-NEXT:    return
func.func @copies(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %c = arith.constant dense<1.0> : tensor<f32>
  %y = fuse.elementwise (i) ins(%x[i] : tensor<4xf32>) outs(%empty[i] : tensor<4xf32>) body(%p) {
    %r = arith.addf %p, %p : f32
    fuse.yield %r : f32
  }
  return %x, %y, %y, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// The destination is filled and accumulated into.
// CHECK-LABEL: func.func @filled(
// CHECK:         %[[T:.*]] = bufferization.to_tensor
// CHECK:         %[[F:.*]] = linalg.fill ins(%{{.*}}) outs(%[[T]] :
// CHECK:         linalg.matmul {{.*}} outs(%[[F]] :
// CHECK-NOT:     fuse.kernel
func.func @filled(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%empty : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// -----

// Private functions keep their results.
// CHECK-LABEL: func.func private @helper(%{{.*}}: tensor<4xf32>) -> tensor<4xf32>
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
