// RUN: fuse-opt %s -split-input-file --fuse-cross-reshapes | FileCheck %s

// Forwards: the reshape of what is read becomes one of the result.

// CHECK-LABEL: func.func @consumer
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[B:.*]]: tensor<12xf32>
// CHECK:         %[[P:.*]] = fuse.elementwise (b, g, c)
// CHECK:         %[[V:.*]] = tensor.expand_shape %[[B]] {{\[\[}}0, 1]] output_shape [3, 4]
// CHECK:         %[[Q:.*]] = fuse.elementwise (m, n, n1)
// CHECK-NEXT:    ins(%[[P]][m, n, n1] : tensor<2x3x4xf32>, %[[V]][n, n1] : tensor<3x4xf32>)
// CHECK:         %[[R:.*]] = tensor.collapse_shape %[[Q]] {{\[\[}}0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
// CHECK:         return %[[R]]
func.func @consumer(%x: tensor<2x3xf32>, %b: tensor<12xf32>) -> tensor<2x12xf32> {
  %i = tensor.empty() : tensor<2x3x4xf32>
  %p = fuse.elementwise (b, g, c) ins(%x[b, g] : tensor<2x3xf32>) outs(%i[b, g, c] : tensor<2x3x4xf32>) body(%e) {
    fuse.yield %e : f32
  }
  %r = tensor.collapse_shape %p [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  %j = tensor.empty() : tensor<2x12xf32>
  %q = fuse.elementwise (m, n) ins(%r[m, n] : tensor<2x12xf32>, %b[n] : tensor<12xf32>) outs(%j[m, n] : tensor<2x12xf32>) body(%e, %f) {
    %s = arith.addf %e, %f : f32
    fuse.yield %s : f32
  }
  return %q : tensor<2x12xf32>
}

// -----

// Backwards, of a dynamic batch; the cast is as cheap to repeat as its result is to read.

// CHECK-LABEL: func.func @producer
// CHECK-SAME:    %[[X:.*]]: tensor<?x12xf16>
// CHECK:         %[[V:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1, 2]] output_shape [%{{.*}}, 3, 4]
// CHECK:         %[[P:.*]] = fuse.elementwise (m, n, n1)
// CHECK-NEXT:    ins(%[[V]][m, n, n1] : tensor<?x3x4xf16>)
// CHECK:         fuse.row (b, g, c) over(c)
// CHECK-NEXT:    ins(%[[P]][b, g, c]
func.func @producer(%x: tensor<?x12xf16>, %i: tensor<?x12xf32>, %k: tensor<?x3xf32>, %m: index) -> (tensor<?x3xf32>, tensor<?x12xf32>) {
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x12xf16>) outs(%i[m, n] : tensor<?x12xf32>) body(%e) {
    %w = arith.extf %e : f16 to f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [%m, 3, 4] : tensor<?x12xf32> into tensor<?x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<?x3x4xf32>) outs(%k[b, g] : tensor<?x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s, %p : tensor<?x3xf32>, tensor<?x12xf32>
}

// -----

// Costly work that others read too stays as it is.

// CHECK-LABEL: func.func @costly
// CHECK:         fuse.elementwise (m, n)
// CHECK:         tensor.expand_shape
// CHECK:         fuse.row
func.func @costly(%x: tensor<8x12xf32>) -> (tensor<8x3xf32>, tensor<8x12xf32>) {
  %i = tensor.empty() : tensor<8x12xf32>
  %k = tensor.empty() : tensor<8x3xf32>
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x12xf32>) outs(%i[m, n] : tensor<8x12xf32>) body(%e) {
    %w = math.exp %e : f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<8x3x4xf32>) outs(%k[b, g] : tensor<8x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s, %p : tensor<8x3xf32>, tensor<8x12xf32>
}

// -----

// Work that asks where it is along what becomes two dimensions computes it.

// CHECK-LABEL: func.func @coordinate
// CHECK:         fuse.elementwise (m, n, n1)
// CHECK:         %[[N:.*]] = fuse.index 1
// CHECK:         %[[N1:.*]] = fuse.index 2
// CHECK:         %[[C4:.*]] = arith.constant 4 : index
// CHECK:         %[[P:.*]] = arith.muli %[[N]], %[[C4]]
// CHECK:         arith.addi %[[P]], %[[N1]]
// CHECK-NOT:     tensor.expand_shape
// CHECK:         fuse.row
func.func @coordinate(%x: tensor<8x12xf32>) -> tensor<8x3xf32> {
  %i = tensor.empty() : tensor<8x12xf32>
  %k = tensor.empty() : tensor<8x3xf32>
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x12xf32>) outs(%i[m, n] : tensor<8x12xf32>) body(%e) {
    %c = fuse.index 1 : index
    %j = arith.index_cast %c : index to i32
    %f = arith.sitofp %j : i32 to f32
    %w = arith.addf %e, %f : f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<8x3x4xf32>) outs(%k[b, g] : tensor<8x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s : tensor<8x3xf32>
}

// -----

// And what would join nothing: a matmul reads the reshape.

// CHECK-LABEL: func.func @matmul
// CHECK:         fuse.elementwise (m)
// CHECK:         tensor.expand_shape
// CHECK:         fuse.matmul
func.func @matmul(%x: tensor<4096xf16>, %w: tensor<64x64xf16>, %i: tensor<4096xf16>, %k: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %p = fuse.elementwise (m) ins(%x[m] : tensor<4096xf16>) outs(%i[m] : tensor<4096xf16>) body(%e) {
    %s = arith.addf %e, %e : f16
    fuse.yield %s : f16
  }
  %r = tensor.expand_shape %p [[0, 1]] output_shape [64, 64] : tensor<4096xf16> into tensor<64x64xf16>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%r[m, k] : tensor<64x64xf16>) rhs(%w[n, k] : tensor<64x64xf16>)
      outs(%k[m, n] : tensor<64x64xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  return %y : tensor<64x64xf16>
}

// -----

// One input shows the extent, the other does not.

// CHECK-LABEL: func.func @mixed
// CHECK:         fuse.elementwise (m, n)
// CHECK:         tensor.expand_shape
func.func @mixed(%x: tensor<8x12xf32>, %y: tensor<?x?xf32>) -> tensor<8x3xf32> {
  %i = tensor.empty() : tensor<8x12xf32>
  %k = tensor.empty() : tensor<8x3xf32>
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x12xf32>, %y[m, n] : tensor<?x?xf32>) outs(%i[m, n] : tensor<8x12xf32>) body(%e, %f) {
    %w = arith.addf %e, %f : f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<8x3x4xf32>) outs(%k[b, g] : tensor<8x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s : tensor<8x3xf32>
}

// -----

// A view of a tensor of no elements is an empty tensor: bufferization would ask what 0x? collapses to.

// CHECK-LABEL: func.func @view_of_nothing
// CHECK-NOT:     tensor.collapse_shape
// CHECK:         %[[V:.*]] = tensor.empty(%{{.*}}) : tensor<?xf32>
// CHECK:         fuse.elementwise (n)
// CHECK-NEXT:      ins(%[[V]][n] : tensor<?xf32>)
func.func @view_of_nothing(%x: tensor<0x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
  %y = fuse.elementwise (n) ins(%c[n] : tensor<?xf32>) outs(%o[n] : tensor<?xf32>) body(%e) {
    %t = math.exp %e : f32
    fuse.yield %t : f32
  }
  return %y : tensor<?xf32>
}
