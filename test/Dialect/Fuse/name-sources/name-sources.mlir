// RUN: fuse-opt %s --fuse-name-sources -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s
// RUN: fuse-opt %s --fuse-name-sources --fuse-name-sources -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// What computes or moves elements is numbered in order, also where positions are the same; a
// function lists its own. Shapes and constants are no work. Done twice it is done once.

// CHECK-LABEL: func.func @main(
// CHECK:         arith.constant {{.*}} loc("{{[^"]*}}name-sources.mlir":
// CHECK:         tensor.empty() {{.*}} loc("{{[^"]*}}name-sources.mlir":
// CHECK:         linalg.fill {{.*}} loc("0 linalg.fill"("{{[^"]*}}name-sources.mlir":[[#@LINE+11]]:8))
// CHECK:         linalg.matmul {{.*}} loc("1 linalg.matmul"("same.py":1:2))
// CHECK:         linalg.exp {{.*}} loc("2 linalg.exp"("same.py":1:2))
// CHECK:       } loc(fused<[
// CHECK-SAME:    "0 linalg.fill"
// CHECK-SAME:    "1 linalg.matmul"
// CHECK-SAME:    "2 linalg.exp"
// CHECK-SAME:    ]>["
func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32> loc("same.py":1:2)
  %r = linalg.exp ins(%m : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("same.py":1:2)
  return %r : tensor<4x4xf32>
}
