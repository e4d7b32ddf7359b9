// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s --check-prefix=FUSED
// RUN: fuse-opt %s --fuse-to-kernels=chip=sm_90 | FileCheck %s
// RUN: fuse-opt %s --fuse-to-kernels=chip=gfx942 | FileCheck %s

// A result that is an argument, a constant or another result, whatever its shape, is a copy of the host program and no
// kernel. What changes anything on the way is a kernel.

// CHECK-LABEL: func.func @argument(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x8xf32> {{{.*}}}, %[[D:[^:]*]]: memref<?xf32>
// CHECK-NEXT:    %[[F:.*]] = memref.collapse_shape %[[X]]
// CHECK-NEXT:    memref.copy %[[F]], %[[D]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:    return
func.func @argument(%x: tensor<?x8xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Positions are computed by the compiler where no other kernel could write them.
// FUSED-LABEL: func.func @positions()
// FUSED-NEXT:    %[[T:.*]] = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi64>
// FUSED-NEXT:    return %[[T]]
// CHECK-LABEL: func.func @positions(
// CHECK:         %[[T:.*]] = memref.get_global
// CHECK-NEXT:    memref.copy %[[T]], %{{.*}} : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:    return
func.func @positions() -> tensor<4xi64> {
  %e = tensor.empty() : tensor<4xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<4xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    linalg.yield %j : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// One that computes the same size anyway writes them, and there is nothing to copy.
// FUSED-LABEL: func.func @positions_beside(
// FUSED:         fuse.kernel
// FUSED-NOT:     fuse.kernel
// FUSED:         return
// CHECK-LABEL: func.func @positions_beside(
// CHECK:         gpu.launch_func
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @positions_beside(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi64>) {
  %e = tensor.empty() : tensor<4xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<4xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    linalg.yield %j : i64
  } -> tensor<4xi64>
  %1 = math.exp %x : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xi64>
}

// The copy reads what the kernel has written.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME:    %{{.*}}: memref<4x8xf32>, %[[D:[^:]*]]: memref<4x8xf32> {{{.*}}}, %[[E:[^:]*]]: memref<32xf32>
// CHECK:         %[[F:.*]] = memref.collapse_shape %[[D]]
// CHECK:         gpu.launch_func {{.*}}%[[F]] : memref<32xf32>
// CHECK-NEXT:    memref.copy %[[F]], %[[E]]
func.func @twice(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<32xf32>) {
  %0 = math.exp %x : tensor<4x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<32xf32>
}

// A transposition, a cast, a broadcast.
// CHECK-LABEL: func.func @changed(
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @changed(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> (tensor<8x4xf32>, tensor<4x8xf16>, tensor<3x8xf32>) {
  %e = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.transpose ins(%x : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %1 = arith.truncf %x : tensor<4x8xf32> to tensor<4x8xf16>
  %f = tensor.empty() : tensor<3x8xf32>
  %2 = linalg.broadcast ins(%y : tensor<8xf32>) outs(%f : tensor<3x8xf32>) dimensions = [0]
  return %0, %1, %2 : tensor<8x4xf32>, tensor<4x8xf16>, tensor<3x8xf32>
}
