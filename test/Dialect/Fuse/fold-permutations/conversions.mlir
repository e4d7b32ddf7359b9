// RUN: fuse-opt %s -split-input-file --fuse-fold-permutations | FileCheck %s

// Bytes are converted, and transposed, where the matmul reads them.
// CHECK-LABEL: func @bytes
// CHECK-NOT:   fuse.elementwise
// CHECK:       fuse.matmul (m, n, k) acc(f32)
// CHECK:         rhs(%arg1[k, n] : tensor<64x32xi8>)
func.func @bytes(%x: tensor<64x64xf16>, %w: tensor<64x32xi8>, %e: tensor<32x64xf16>, %y: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[j, i] : tensor<64x32xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<64x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<64x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<64x32xf32>
}

// -----

// Truth values on the left, which two matmuls read.
// CHECK-LABEL: func @truth
// CHECK-NOT:   fuse.elementwise
// CHECK-COUNT-2: lhs(%arg0[m, k] : tensor<7x64xi1>)
func.func @truth(%x: tensor<7x64xi1>, %w: tensor<64x32xf32>, %v: tensor<64x48xf32>, %e: tensor<7x64xf32>, %y: tensor<7x32xf32>, %z: tensor<7x48xf32>) -> (tensor<7x32xf32>, tensor<7x48xf32>) {
  %t = fuse.elementwise (i, j) ins(%x[i, j] : tensor<7x64xi1>) outs(%e[i, j] : tensor<7x64xf32>) body(%a) {
    %f = arith.uitofp %a : i1 to f32
    fuse.yield %f : f32
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%t[m, k] : tensor<7x64xf32>) rhs(%w[k, n] : tensor<64x32xf32>)
      outs(%y[m, n] : tensor<7x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%t[m, k] : tensor<7x64xf32>) rhs(%v[k, n] : tensor<64x48xf32>)
      outs(%z[m, n] : tensor<7x48xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0, %1 : tensor<7x32xf32>, tensor<7x48xf32>
}

// -----

// More rows than one tile meets them: each would convert them again. So may an unknown number.
// CHECK-LABEL: func @many_rows
// CHECK:         %[[T:.*]] = fuse.elementwise
// CHECK:         rhs(%[[T]]
// CHECK-LABEL: func @dynamic_rows
// CHECK:         %[[T:.*]] = fuse.elementwise
// CHECK:         rhs(%[[T]]
func.func @many_rows(%x: tensor<65x64xf16>, %w: tensor<32x64xi8>, %e: tensor<32x64xf16>, %y: tensor<65x32xf32>) -> tensor<65x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<65x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<65x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<65x32xf32>
}
func.func @dynamic_rows(%x: tensor<?x64xf16>, %w: tensor<32x64xi8>, %e: tensor<32x64xf16>, %y: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<?x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<?x32xf32>
}

// -----

// One of two operands stays a conversion; so does one with other readers, what is computed, an unsigned byte, and truth
// values taken as signed.
// CHECK-LABEL: func @both
// CHECK-COUNT-1: fuse.elementwise
// CHECK-NOT:     fuse.elementwise
// CHECK-LABEL: func @also_read
// CHECK:         fuse.elementwise
// CHECK-LABEL: func @computed
// CHECK-COUNT-2: fuse.elementwise
// CHECK-LABEL: func @unsigned
// CHECK:         fuse.elementwise
// CHECK-LABEL: func @signed
// CHECK:         fuse.elementwise
func.func @both(%x: tensor<7x64xi8>, %w: tensor<32x64xi8>, %d: tensor<7x64xf16>, %e: tensor<32x64xf16>, %y: tensor<7x32xf32>) -> tensor<7x32xf32> {
  %s = fuse.elementwise (i, j) ins(%x[i, j] : tensor<7x64xi8>) outs(%d[i, j] : tensor<7x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %t = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%s[m, k] : tensor<7x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<7x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<7x32xf32>
}
func.func @also_read(%x: tensor<7x64xf16>, %w: tensor<32x64xi8>, %e: tensor<32x64xf16>, %y: tensor<7x32xf32>) -> (tensor<7x32xf32>, tensor<32x64xf16>) {
  %t = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<7x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0, %t : tensor<7x32xf32>, tensor<32x64xf16>
}
func.func @computed(%x: tensor<7x64xf16>, %w: tensor<32x64xi8>, %i: tensor<32x64xi8>, %e: tensor<32x64xf16>, %y: tensor<7x32xf32>) -> tensor<7x32xf32> {
  %v = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi8>) outs(%i[i, j] : tensor<32x64xi8>) body(%a) {
    %f = arith.addi %a, %a : i8
    fuse.yield %f : i8
  }
  %t = fuse.elementwise (i, j) ins(%v[i, j] : tensor<32x64xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<7x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<7x32xf32>
}
func.func @unsigned(%x: tensor<7x64xf16>, %w: tensor<32x64xi8>, %e: tensor<32x64xf16>, %y: tensor<7x32xf32>) -> tensor<7x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi8>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.uitofp %a : i8 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<7x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<7x32xf32>
}
func.func @signed(%x: tensor<7x64xf16>, %w: tensor<32x64xi1>, %e: tensor<32x64xf16>, %y: tensor<7x32xf32>) -> tensor<7x32xf32> {
  %t = fuse.elementwise (i, j) ins(%w[i, j] : tensor<32x64xi1>) outs(%e[i, j] : tensor<32x64xf16>) body(%a) {
    %f = arith.sitofp %a : i1 to f16
    fuse.yield %f : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x64xf16>) rhs(%t[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<7x32xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<7x32xf32>
}
