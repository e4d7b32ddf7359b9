// RUN: fuse-opt %s --fuse-form-kernels | FileCheck %s

// Each op stands in a kernel of its own, counted in program order; destinations stay outside, and what is
// in a kernel already stays as it is.
// CHECK-LABEL: func.func @main
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<8x64xf32>
// CHECK:         %[[SUM:.*]] = fuse.kernel "main_0" {
// CHECK:           %[[INNER:.*]] = fuse.elementwise
// CHECK:               outs(%[[EMPTY]][i, j]
// CHECK:           fuse.yield %[[INNER]] : tensor<8x64xf32>
// CHECK:         } : tensor<8x64xf32>
// CHECK:         fuse.kernel "mine" {
// CHECK-NEXT:      fuse.elementwise
// CHECK:         fuse.kernel "main_1" {
// CHECK:           fuse.elementwise
// CHECK-NOT:     fuse.kernel
func.func @main(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %e = tensor.empty() : tensor<8x64xf32>
  %a = fuse.elementwise (i, j) ins(%x[i, j] : tensor<8x64xf32>) outs(%e[i, j] : tensor<8x64xf32>) body(%v) {
    %s = arith.addf %v, %v : f32
    fuse.yield %s : f32
  }
  %b = fuse.kernel "mine" {
    %y = fuse.elementwise (i, j) ins(%a[i, j] : tensor<8x64xf32>) outs(%e[i, j] : tensor<8x64xf32>) body(%v) {
      %s = arith.mulf %v, %v : f32
      fuse.yield %s : f32
    }
    fuse.yield %y : tensor<8x64xf32>
  } : tensor<8x64xf32>
  %c = fuse.elementwise (i, j) ins(%b[i, j] : tensor<8x64xf32>) outs(%e[i, j] : tensor<8x64xf32>) body(%v) {
    %s = arith.negf %v : f32
    fuse.yield %s : f32
  }
  return %c : tensor<8x64xf32>
}
