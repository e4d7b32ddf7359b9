// RUN: fuse-opt %s --fuse-fuse-elementwise --canonicalize | FileCheck %s

// A product of a vector and a matrix is row work where it shares its reads of the matrix: with what computes it,
// which may be a result too,
// CHECK-LABEL: func.func @computed(
// CHECK-SAME:    %[[Q:[^:]*]]: tensor<?x16xf16>, %[[S:[^:]*]]: tensor<?x16x20xf16>
// CHECK-NOT:     fuse.elementwise
// CHECK-NOT:     fuse.matmul
// CHECK:         %[[R:.*]]:2 = fuse.row (b, n, k) over(k)
// CHECK-NEXT:      ins(%[[Q]][b, k] : tensor<?x16xf16>, %[[S]][b, k, n] : tensor<?x16x20xf16>)
// CHECK-NEXT:      outs(%{{.*}}[b, n] : tensor<?x20xf16>, %{{.*}}[b, k, n] : tensor<?x16x20xf16>)
// CHECK:           %[[LEFT:.*]] = arith.extf
// CHECK:           %[[TERM:.*]] = arith.mulf %[[LEFT]], %{{.*}} : f32
// CHECK:           fuse.reduce addf %[[TERM]] : f32
// CHECK-NOT:     fuse.matmul
// CHECK:         return %[[R]]#0, %[[R]]#1
func.func @computed(%q: tensor<?x16xf16>, %s: tensor<?x16x20xf16>, %e: tensor<?x20xf16>, %es: tensor<?x16x20xf16>) -> (tensor<?x20xf16>, tensor<?x16x20xf16>) {
  %0 = fuse.elementwise (b, k, n) ins(%s[b, k, n] : tensor<?x16x20xf16>) outs(%es[b, k, n] : tensor<?x16x20xf16>) body(%a) {
    %r = arith.negf %a : f16
    fuse.yield %r : f16
  }
  %1 = fuse.matmul (b, n, k) acc(f32) lhs(%q[b, k] : tensor<?x16xf16>) rhs(%0[b, k, n] : tensor<?x16x20xf16>)
      outs(%e[b, n] : tensor<?x20xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  return %1, %0 : tensor<?x20xf16>, tensor<?x16x20xf16>
}

// with what reads it again beside the product,
// CHECK-LABEL: func.func @read_again(
// CHECK-NOT:     fuse.matmul
// CHECK:         fuse.row (b, n, k) over(k)
// CHECK:           fuse.reduce addf
// CHECK:           arith.subf
// CHECK-NOT:     fuse.elementwise
func.func @read_again(%v: tensor<?x16xf32>, %s: tensor<?x16x20xf32>, %e: tensor<?x20xf32>, %es: tensor<?x16x20xf32>) -> tensor<?x16x20xf32> {
  %0 = fuse.matmul (b, n, k) acc(f32) lhs(%v[b, k] : tensor<?x16xf32>) rhs(%s[b, k, n] : tensor<?x16x20xf32>)
      outs(%e[b, n] : tensor<?x20xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (b, k, n) ins(%s[b, k, n] : tensor<?x16x20xf32>, %v[b, k] : tensor<?x16xf32>, %0[b, n] : tensor<?x20xf32>)
      outs(%es[b, k, n] : tensor<?x16x20xf32>) body(%a, %b, %c) {
    %p = arith.mulf %b, %c : f32
    %r = arith.subf %a, %p : f32
    fuse.yield %r : f32
  }
  return %1 : tensor<?x16x20xf32>
}

// with a row op along the same dimension; the matrix may stand on the left.
// CHECK-LABEL: func.func @of_rows(
// CHECK-NOT:     fuse.matmul
// CHECK:         fuse.row (m, n) over(n)
// CHECK:           fuse.reduce maximumf
// CHECK:           fuse.reduce addf
// CHECK-NOT:     fuse.matmul
func.func @of_rows(%x: tensor<8x16xf32>, %w: tensor<16xf32>, %e: tensor<8x16xf32>, %er: tensor<8xf32>) -> tensor<8xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<8x16xf32>) outs(%e[m, n] : tensor<8x16xf32>) body(%a) {
    %t = fuse.reduce maximumf %a : f32
    %r = arith.subf %a, %t : f32
    fuse.yield %r : f32
  }
  %1 = fuse.matmul (m, k) acc(f32) lhs(%0[m, k] : tensor<8x16xf32>) rhs(%w[k] : tensor<16xf32>) outs(%er[m] : tensor<8xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<8xf32>
}

// One that shares nothing stays, and so does one whose matrix comes of rows along another dimension; a matrix that is
// read for each row of another would be computed as often; what is turned round on its way would be read across a row
// that lies along memory; integers wait for a chip to say what it has for them.
// CHECK-LABEL: func.func @alone(
// CHECK:         fuse.matmul
// CHECK-LABEL: func.func @other_rows(
// CHECK:         fuse.row
// CHECK:         fuse.matmul
// CHECK-LABEL: func.func @two_matrices(
// CHECK:         fuse.elementwise
// CHECK:         fuse.matmul
// CHECK-LABEL: func.func @turned(
// CHECK:         fuse.elementwise
// CHECK:         fuse.matmul
// CHECK-LABEL: func.func @integers(
// CHECK:         fuse.elementwise
// CHECK:         fuse.matmul
func.func @alone(%v: tensor<16xf32>, %s: tensor<16x20xf32>, %e: tensor<20xf32>) -> tensor<20xf32> {
  %0 = fuse.matmul (n, k) acc(f32) lhs(%v[k] : tensor<16xf32>) rhs(%s[k, n] : tensor<16x20xf32>) outs(%e[n] : tensor<20xf32>) epilogue(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  return %0 : tensor<20xf32>
}
func.func @other_rows(%x: tensor<8x16xf32>, %w: tensor<8xf32>, %e: tensor<8x16xf32>, %er: tensor<16xf32>) -> tensor<16xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<8x16xf32>) outs(%e[m, n] : tensor<8x16xf32>) body(%a) {
    %t = fuse.reduce maximumf %a : f32
    %r = arith.subf %a, %t : f32
    fuse.yield %r : f32
  }
  %1 = fuse.matmul (n, k) acc(f32) lhs(%w[k] : tensor<8xf32>) rhs(%0[k, n] : tensor<8x16xf32>) outs(%er[n] : tensor<16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<16xf32>
}
func.func @two_matrices(%x: tensor<8x16xf32>, %w: tensor<20x16xf32>, %ew: tensor<20x16xf32>, %e: tensor<8x20xf32>) -> tensor<8x20xf32> {
  %0 = fuse.elementwise (m, n) ins(%w[m, n] : tensor<20x16xf32>) outs(%ew[m, n] : tensor<20x16xf32>) body(%a) {
    %r = math.tanh %a : f32
    fuse.yield %r : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%0[n, k] : tensor<20x16xf32>) outs(%e[m, n] : tensor<8x20xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<8x20xf32>
}
func.func @turned(%v: tensor<16xf32>, %s: tensor<16x20xf32>, %es: tensor<20x16xf32>, %e: tensor<20xf32>) -> tensor<20xf32> {
  %0 = fuse.elementwise (k, n) ins(%s[k, n] : tensor<16x20xf32>) outs(%es[n, k] : tensor<20x16xf32>) body(%a) {
    %r = math.tanh %a : f32
    fuse.yield %r : f32
  }
  %1 = fuse.matmul (n, k) acc(f32) lhs(%v[k] : tensor<16xf32>) rhs(%0[n, k] : tensor<20x16xf32>) outs(%e[n] : tensor<20xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<20xf32>
}
func.func @integers(%v: tensor<16xi8>, %s: tensor<16x20xi8>, %es: tensor<16x20xi8>, %e: tensor<20xi32>) -> tensor<20xi32> {
  %0 = fuse.elementwise (m, n) ins(%s[m, n] : tensor<16x20xi8>) outs(%es[m, n] : tensor<16x20xi8>) body(%a) {
    %c = arith.constant 3 : i8
    %r = arith.addi %a, %c : i8
    fuse.yield %r : i8
  }
  %1 = fuse.matmul (n, k) acc(i32) lhs(%v[k] : tensor<16xi8>) rhs(%0[k, n] : tensor<16x20xi8>) outs(%e[n] : tensor<20xi32>) epilogue(%a) {
    fuse.yield %a : i32
  }
  return %1 : tensor<20xi32>
}
