// RUN: fuse-opt %s -split-input-file --fuse-to-fused | FileCheck %s

// Two token dimensions are one M; the reshapes end at the function's boundaries.
#x = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#w = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#y = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#i = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#b = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-LABEL: func.func @tokens(
// CHECK: tensor.collapse_shape
// CHECK: fuse.kernel
// CHECK: fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[m, k] : tensor<?x32xf16>)
// CHECK-NEXT: rhs(%{{.*}}[n, k] : tensor<16x32xf16>)
// CHECK-NEXT: aux(%{{.*}}[n] : tensor<16xf32>)
// CHECK-NOT: fuse.kernel
// CHECK: tensor.expand_shape
// CHECK-NEXT: return
func.func @tokens(%x: tensor<?x?x32xf16>, %w: tensor<16x32xf16>, %bias: tensor<16xf32>) -> tensor<?x?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %d0 = tensor.dim %x, %c0 : tensor<?x?x32xf16>
  %d1 = tensor.dim %x, %c1 : tensor<?x?x32xf16>
  %e = tensor.empty(%d0, %d1) : tensor<?x?x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  %y = linalg.contract indexing_maps = [#x, #w, #y]
      ins(%x, %w : tensor<?x?x32xf16>, tensor<16x32xf16>) outs(%f : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  %r = linalg.generic {indexing_maps = [#i, #b, #i], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%y, %bias : tensor<?x?x16xf32>, tensor<16xf32>) outs(%e : tensor<?x?x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<?x?x16xf32>
  return %r : tensor<?x?x16xf32>
}

// -----

// What a permutation has put side by side cannot be told apart above it, so the collapse goes
// below what is left to do, to the result: windows of an image.

// CHECK-LABEL: func.func @windows(
// CHECK:         fuse.kernel
// CHECK:         fuse.elementwise
// CHECK-NOT:     fuse.kernel
// CHECK:         tensor.collapse_shape %{{.*}} {{\[\[}}0, 1, 2], [3, 4], [5]] : tensor<2x2x2x4x4x6xf32> into tensor<8x16x6xf32>
// CHECK-NEXT:    return
func.func @windows(%x: tensor<2x2x4x2x4x6xf32>, %w: tensor<16xf32>) -> tensor<8x16x6xf32> {
  %e = tensor.empty() : tensor<2x2x2x4x4x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d, e, f) -> (a, b, d, c, e, f)>, affine_map<(a, b, c, d, e, f) -> (a, b, c, d, e, f)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x2x4x2x4x6xf32>) outs(%e : tensor<2x2x2x4x4x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x2x2x4x4x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3, 4], [5]] : tensor<2x2x2x4x4x6xf32> into tensor<8x16x6xf32>
  %o = tensor.empty() : tensor<8x16x6xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, n, k)>, affine_map<(m, n, k) -> (n)>, affine_map<(m, n, k) -> (m, n, k)>],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%1, %w : tensor<8x16x6xf32>, tensor<16xf32>) outs(%o : tensor<8x16x6xf32>) {
  ^bb0(%in: f32, %v: f32, %out: f32):
    %3 = arith.mulf %in, %v : f32
    linalg.yield %3 : f32
  } -> tensor<8x16x6xf32>
  return %2 : tensor<8x16x6xf32>
}

// -----

// A matmul reads what a permutation gives in any order: the collapse stays above the permutation.
// Beside what is computed in the collapsed shape it stays, too.

// CHECK-LABEL: func.func @stays(
// CHECK:         fuse.elementwise
// CHECK:         %[[X:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : tensor<3x2x5xf32> into tensor<6x5xf32>
// CHECK:         fuse.matmul
// CHECK-NEXT:    lhs(%[[X]][k, m] : tensor<6x5xf32>)
// CHECK:         fuse.matmul
// CHECK:         aux(%[[X]][m, n] : tensor<6x5xf32>)
// CHECK-NOT:     fuse.elementwise
// CHECK:         return
func.func @stays(%x: tensor<2x3x5xf32>, %w: tensor<6x4xf32>, %a: tensor<6x7xf32>, %b: tensor<7x5xf32>) -> (tensor<5x4xf32>, tensor<6x5xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x2x5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (b, a, c)>, affine_map<(a, b, c) -> (a, b, c)>],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x3x5xf32>) outs(%e : tensor<3x2x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %n = math.exp %in : f32
    linalg.yield %n : f32
  } -> tensor<3x2x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<3x2x5xf32> into tensor<6x5xf32>
  %t = tensor.empty() : tensor<5x6xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<6x5xf32>) outs(%t : tensor<5x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<5x6xf32>
  %o = tensor.empty() : tensor<5x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<5x4xf32>) -> tensor<5x4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%2, %w : tensor<5x6xf32>, tensor<6x4xf32>) outs(%f : tensor<5x4xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %product = arith.mulf %p, %q : f32
    %sum = arith.addf %out, %product : f32
    linalg.yield %sum : f32
  } -> tensor<5x4xf32>
  %o2 = tensor.empty() : tensor<6x5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%o2 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<6x7xf32>, tensor<7x5xf32>) outs(%f2 : tensor<6x5xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %product = arith.mulf %p, %q : f32
    %sum = arith.addf %out, %product : f32
    linalg.yield %sum : f32
  } -> tensor<6x5xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%1, %4 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%o2 : tensor<6x5xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %sum = arith.addf %p, %q : f32
    linalg.yield %sum : f32
  } -> tensor<6x5xf32>
  return %3, %5 : tensor<5x4xf32>, tensor<6x5xf32>
}
