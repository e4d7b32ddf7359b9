// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s

// A matmul is computed once, however many read it: its value, a function of it and its transpose
// are results of one kernel; the broadcast copy is another.
// CHECK-LABEL: func.func @once
// CHECK:         %[[R:.*]]:3 = fuse.kernel "once_0"
// CHECK-NEXT:      fuse.matmul
// CHECK:             outs(%{{.*}}[m, n] : {{.*}}, %{{.*}}[m, n] : {{.*}}, %{{.*}}[n, m] :
// CHECK:             fuse.yield %{{.*}}, %{{.*}}, %{{.*}} : f32, f32, f32
// CHECK:         %[[B:.*]] = fuse.kernel "once_1"
// CHECK-NEXT:      fuse.elementwise
// CHECK-NEXT:        ins(%[[R]]#0[
// CHECK-NOT:     fuse.matmul
// CHECK:         return %[[R]]#1, %[[B]], %[[R]]#2
func.func @once(%x: tensor<8x64xf32>, %w: tensor<64x8xf32>) -> (tensor<8x8xf32>, tensor<2x8x8xf32>, tensor<8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x64xf32>, tensor<64x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = linalg.exp ins(%y : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %e3 = tensor.empty() : tensor<2x8x8xf32>
  %t = linalg.broadcast ins(%y : tensor<8x8xf32>) outs(%e3 : tensor<2x8x8xf32>) dimensions = [0]
  %u = linalg.transpose ins(%y : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) permutation = [1, 0]
  return %s, %t, %u : tensor<8x8xf32>, tensor<2x8x8xf32>, tensor<8x8xf32>
}
