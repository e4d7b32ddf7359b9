// RUN: fuse-opt %s --fuse-raise | FileCheck %s

// A large constant of one value that is a result is written by a kernel: no bundle carries it. A small
// one stays, and so does what others read.

// CHECK-LABEL: func.func @results
// CHECK-DAG: %[[SMALL:.*]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK: %[[FILL:.*]] = fuse.elementwise
// CHECK: arith.constant 1.500000e+00 : f32
// CHECK: return %[[FILL]], %[[SMALL]], %[[FILL]]
func.func @results() -> (tensor<4096x4096xf32>, tensor<4xf32>, tensor<4096x4096xf32>) {
  %c = arith.constant dense<1.5> : tensor<4096x4096xf32>
  %s = arith.constant dense<1.0> : tensor<4xf32>
  return %c, %s, %c : tensor<4096x4096xf32>, tensor<4xf32>, tensor<4096x4096xf32>
}
