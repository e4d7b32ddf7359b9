// RUN: fuse-opt %s --canonicalize | FileCheck %s

// Equal inputs become one, unused ones none, a splat a scalar.
// CHECK-LABEL: func @inputs
// CHECK:       fuse.elementwise (m, n)
// CHECK-NEXT:    ins(%arg0[m, n] : tensor<4x8xf32>)
// CHECK-NEXT:    outs
// CHECK-NEXT:    body(%[[A:.*]]) {
// CHECK-DAG:       %[[TWO:.*]] = arith.constant 2.0
// CHECK-DAG:       %[[S:.*]] = arith.addf %[[A]], %[[A]]
// CHECK:           arith.mulf %[[S]], %[[TWO]]
func.func @inputs(%x: tensor<4x8xf32>, %unused: tensor<8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %0 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>, %x[m, n] : tensor<4x8xf32>, %unused[n] : tensor<8xf32>, %two[n] : tensor<8xf32>)
      outs(%y[m, n] : tensor<4x8xf32>) body(%a, %b, %c, %d) {
    %s = arith.addf %a, %b : f32
    %p = arith.mulf %s, %d : f32
    fuse.yield %p : f32
  }
  return %0 : tensor<4x8xf32>
}

// A result that nobody uses is not computed.
// CHECK-LABEL: func @results
// CHECK:       fuse.matmul
// CHECK:         outs(%arg2[m, n] : tensor<4x6xf32>)
// CHECK:         fuse.yield %{{.*}} : f32
func.func @results(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf32>, %z: tensor<4x6xf16>) -> tensor<4x6xf32> {
  %0:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
      outs(%y[m, n] : tensor<4x6xf32>, %z[m, n] : tensor<4x6xf16>) epilogue(%c) {
    %t = arith.truncf %c : f32 to f16
    fuse.yield %c, %t : f32, f16
  }
  return %0#0 : tensor<4x6xf32>
}
