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

// A broadcast batch of weights is one weight; a dimension of m that is not in the source stays a copy.
// CHECK-LABEL: func @broadcasts
// CHECK:       fuse.matmul (b, m, n, k) acc(f32)
// CHECK:         rhs(%arg1[n, k] : tensor<32x64xf16>)
func.func @broadcasts(%x: tensor<4x?x64xf16>, %w: tensor<32x64xf16>, %e: tensor<4x32x64xf16>, %y: tensor<4x?x32xf32>) -> tensor<4x?x32xf32> {
  %t = fuse.elementwise (b, i, j) ins(%w[i, j] : tensor<32x64xf16>) outs(%e[b, i, j] : tensor<4x32x64xf16>) body(%a) {
    fuse.yield %a : f16
  }
  %0 = fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : tensor<4x?x64xf16>) rhs(%t[b, n, k] : tensor<4x32x64xf16>)
      outs(%y[b, m, n] : tensor<4x?x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x?x32xf32>
}

// CHECK-LABEL: func @needs_rows
// CHECK:       fuse.elementwise
// CHECK:       fuse.matmul
func.func @needs_rows(%x: tensor<64xf16>, %w: tensor<32x64xf16>, %e: tensor<8x64xf16>, %y: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %t = fuse.elementwise (i, j) ins(%x[j] : tensor<64xf16>) outs(%e[i, j] : tensor<8x64xf16>) body(%a) {
    fuse.yield %a : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%t[m, k] : tensor<8x64xf16>) rhs(%w[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<8x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<8x32xf32>
}

// A row op reads along its row: the transposed input stays a copy, an auxiliary of a matmul does not.
// CHECK-LABEL: func @row_and_aux
// CHECK:       %[[T:.*]] = fuse.elementwise
// CHECK:       fuse.softmax
// CHECK-NEXT:    ins(%[[T]][m, n]
// CHECK:       fuse.matmul
// CHECK:         aux(%arg0[n, m] : tensor<8x16xf32>)
func.func @row_and_aux(%x: tensor<8x16xf32>, %a: tensor<16x4xf32>, %w: tensor<8x4xf32>, %e: tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  %t = fuse.elementwise (i, j) ins(%x[j, i] : tensor<8x16xf32>) outs(%e[i, j] : tensor<16x8xf32>) body(%v) {
    fuse.yield %v : f32
  }
  %0 = fuse.softmax (m, n) over(n) ins(%t[m, n] : tensor<16x8xf32>) outs(%e[m, n] : tensor<16x8xf32>) prologue(%v) {
    fuse.yield %v : f32
  } epilogue(%y, %v, %u) {
    fuse.yield %y : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%a[m, k] : tensor<16x4xf32>) rhs(%w[n, k] : tensor<8x4xf32>) aux(%t[m, n] : tensor<16x8xf32>)
      outs(%e[m, n] : tensor<16x8xf32>) epilogue(%c, %v) {
    %s = arith.addf %c, %v : f32
    fuse.yield %s : f32
  }
  return %0, %1 : tensor<16x8xf32>, tensor<16x8xf32>
}
