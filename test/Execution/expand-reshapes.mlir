// RUN: fuse-opt %s --fuse-expand-reshapes --canonicalize | FileCheck %s

// Of one dynamic extent two: sizes are those that the op lists, strides follow.
// CHECK-LABEL: func.func @two(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?xf32>, %[[A:[^:]*]]: index, %[[B:[^:]*]]: index)
// CHECK:         memref.reinterpret_cast %[[X]] to offset: [0], sizes: [%[[A]], %[[B]]], strides: [%[[B]], 1]
func.func @two(%x: memref<?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %y = memref.expand_shape %x [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %y : memref<?x?xf32>
}

// Dimensions behind keep their strides.
// CHECK-LABEL: func.func @leading(
// CHECK-SAME:    %{{.*}}: memref<?x8xf32>, %[[A:[^:]*]]: index)
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%[[A]], 4, 8], strides: [32, 8, 1]
func.func @leading(%x: memref<?x8xf32>, %a: index) -> memref<?x4x8xf32> {
  %y = memref.expand_shape %x [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  return %y : memref<?x4x8xf32>
}
