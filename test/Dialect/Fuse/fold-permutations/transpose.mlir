// RUN: fuse-opt %s --fuse-fold-permutations | FileCheck %s

// A transposed weight is read where it lies.
// CHECK-LABEL: func @transposed_weight
// CHECK-NOT:   fuse.elementwise
// CHECK:       fuse.matmul (m, n, k) acc(f32)
// CHECK:         rhs(%arg1[k, n] : tensor<64x32xf16>)
func.func @transposed_weight(%x: tensor<?x64xf16>, %w: tensor<64x32xf16>, %e: tensor<32x64xf16>, %y: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[j, i] : tensor<64x32xf16>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    fuse.yield %a : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<?x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<?x32xf32>
}

// All right operands have one subscript: one of two stays transposed by a copy.
// CHECK-LABEL: func @one_of_two
// CHECK:       fuse.elementwise
// CHECK:       fuse.matmul
func.func @one_of_two(%x: tensor<?x64xf16>, %w: tensor<64x32xf16>, %v: tensor<32x64xf16>, %e: tensor<32x64xf16>, %y: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[j, i] : tensor<64x32xf16>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    fuse.yield %a : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>)
      rhs(%t[n, k] : tensor<32x64xf16>, %v[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<?x32xf32>) epilogue(%c, %d) {
    %p = arith.mulf %c, %d : f32
    fuse.yield %p : f32
  }
  return %0 : tensor<?x32xf32>
}
