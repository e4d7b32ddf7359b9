// RUN: fuse-opt %s --fuse-fuse-horizontal --fuse-form-kernels --fuse-report -o %t | FileCheck %s --check-prefix=REPORT
// RUN: FileCheck %s < %t

// Two `?` are one extent only where something forces them to be.

// Widths of their own.
// CHECK-LABEL: func.func @widths
// CHECK:         fuse.kernel "widths_0"
// CHECK:         fuse.kernel "widths_1"
// REPORT-LABEL: kernel widths_0:
// REPORT:         not with widths_1: sizes-may-differ:
func.func @widths(%x: tensor<?x16xf32>, %a: tensor<?x16xf32>, %b: tensor<?x16xf32>, %e: tensor<?x?xf32>, %f: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%a[n, k] : tensor<?x16xf32>)
      outs(%e[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%b[n, k] : tensor<?x16xf32>)
      outs(%f[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// One weight, and lengths of their own: the weight stays the right operand.
// CHECK-LABEL: func.func @lengths
// CHECK:         fuse.kernel "lengths_0"
// CHECK:           lhs(%{{.*}}[m, k] : tensor<?x16xf32>)
// CHECK:         fuse.kernel "lengths_1"
// CHECK:           lhs(%{{.*}}[m, k] : tensor<?x16xf32>)
func.func @lengths(%w: tensor<8x16xf32>, %a: tensor<?x16xf32>, %b: tensor<?x16xf32>, %e: tensor<?x8xf32>, %f: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%a[m, k] : tensor<?x16xf32>) rhs(%w[n, k] : tensor<8x16xf32>)
      outs(%e[m, n] : tensor<?x8xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%b[m, k] : tensor<?x16xf32>) rhs(%w[n, k] : tensor<8x16xf32>)
      outs(%f[m, n] : tensor<?x8xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  return %0, %1 : tensor<?x8xf32>, tensor<?x8xf32>
}

// The sum of the results forces the widths to be equal.
// CHECK-LABEL: func.func @meet
// CHECK:         fuse.kernel "meet_0"
// CHECK:           rhs(%{{.*}}[n, k] : tensor<?x16xf32>, %{{.*}}[n, k] : tensor<?x16xf32>)
func.func @meet(%x: tensor<?x16xf32>, %a: tensor<?x16xf32>, %b: tensor<?x16xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x16xf32>
  %n = tensor.dim %a, %c0 : tensor<?x16xf32>
  %p = tensor.dim %b, %c0 : tensor<?x16xf32>
  %f = tensor.empty(%m, %n) : tensor<?x?xf32>
  %g = tensor.empty(%m, %p) : tensor<?x?xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%a[n, k] : tensor<?x16xf32>)
      outs(%f[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%b[n, k] : tensor<?x16xf32>)
      outs(%g[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %2 = fuse.elementwise (m, n) ins(%0[m, n] : tensor<?x?xf32>, %1[m, n] : tensor<?x?xf32>) outs(%e[m, n] : tensor<?x?xf32>) body(%s, %t) {
    %r = arith.addf %s, %t : f32
    fuse.yield %r : f32
  }
  return %2 : tensor<?x?xf32>
}

// So does a name, which the runtime binds once.
// CHECK-LABEL: func.func @named
// CHECK:         fuse.kernel "named_0"
// CHECK:           rhs(%{{.*}}[n, k] : tensor<?x16xf32>, %{{.*}}[n, k] : tensor<?x16xf32>)
func.func @named(%x: tensor<?x16xf32>, %a: tensor<?x16xf32> {fuse.dims = ["heads", ""]}, %b: tensor<?x16xf32> {fuse.dims = ["heads", ""]}, %e: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%a[n, k] : tensor<?x16xf32>)
      outs(%e[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%b[n, k] : tensor<?x16xf32>)
      outs(%e[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// Computed extents: 2 * m and n * 2 are one where n is m; a third is another.
// CHECK-LABEL: func.func @computed
// CHECK:         fuse.kernel "computed_0"
// CHECK:           rhs(%{{.*}}[n, k] : tensor<?x16xf32>, %{{.*}}[n, k] : tensor<?x16xf32>)
// CHECK:         fuse.kernel "computed_1"
// CHECK:           rhs(%{{.*}}[n, k] : tensor<?x16xf32>)
func.func @computed(%x: tensor<?x16xf32>, %y: tensor<2x?x16xf32>, %z: tensor<?x2x16xf32>, %u: tensor<?x?x16xf32>, %e: tensor<?x?xf32>, %f: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x2x16xf32>) {
  %a = tensor.collapse_shape %y [[0, 1], [2]] : tensor<2x?x16xf32> into tensor<?x16xf32>
  %b = tensor.collapse_shape %z [[0, 1], [2]] : tensor<?x2x16xf32> into tensor<?x16xf32>
  %c = tensor.collapse_shape %u [[0, 1], [2]] : tensor<?x?x16xf32> into tensor<?x16xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%a[n, k] : tensor<?x16xf32>)
      outs(%e[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%b[n, k] : tensor<?x16xf32>)
      outs(%e[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x16xf32>) rhs(%c[n, k] : tensor<?x16xf32>)
      outs(%f[m, n] : tensor<?x?xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %3 = fuse.elementwise (m, b, n) ins(%z[m, b, n] : tensor<?x2x16xf32>, %y[b, m, n] : tensor<2x?x16xf32>) outs(%z[m, b, n] : tensor<?x2x16xf32>) body(%s, %t) {
    %r = arith.addf %s, %t : f32
    fuse.yield %r : f32
  }
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x2x16xf32>
}
