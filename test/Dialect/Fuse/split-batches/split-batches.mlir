// RUN: fuse-opt %s -split-input-file --fuse-split-batches --canonicalize --cse | FileCheck %s

// From the first matmul over softmax to the second; the mask has no batch, the epilogue asks for
// the coordinate of the folded dimension.

// CHECK-LABEL: func.func @attention
// CHECK-SAME:    %[[Q:.*]]: tensor<2x7x3x16xf32>, %[[K:.*]]: tensor<6x7x16xf32>, %[[V:.*]]: tensor<2x3x7x16xf32>, %[[M:.*]]: tensor<7x7xf32>
// CHECK:         %[[T:.*]] = fuse.elementwise
// CHECK:         %[[KV:.*]] = tensor.expand_shape %[[K]] {{\[\[}}0, 1], [2], [3]] output_shape [2, 3, 7, 16]
// CHECK:         %[[S:.*]] = fuse.matmul (b, b1, m, n, k)
// CHECK-NEXT:    lhs(%[[T]][b, b1, m, k] : tensor<2x3x7x16xf32>)
// CHECK-NEXT:    rhs(%[[KV]][b, b1, n, k] : tensor<2x3x7x16xf32>)
// CHECK-NEXT:    aux(%[[M]][m, n] : tensor<7x7xf32>)
// CHECK:         epilogue
// CHECK-DAG:     %[[B:.*]] = fuse.index 0
// CHECK-DAG:     %[[H:.*]] = fuse.index 1
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK:         %[[P:.*]] = arith.muli %[[B]], %[[C3]]
// CHECK:         arith.addi %[[P]], %[[H]]
// CHECK:         %[[W:.*]] = fuse.softmax (b, b1, m, n) over(n)
// CHECK-NEXT:    ins(%[[S]][b, b1, m, n]
// CHECK:         %[[O:.*]] = fuse.matmul (b, b1, m, n, k)
// CHECK-NEXT:    lhs(%[[W]][b, b1, m, k]
// CHECK-NEXT:    rhs(%[[V]][b, b1, k, n]
// CHECK:         fuse.elementwise (b, b1, m, n)
// CHECK-NEXT:    ins(%[[O]][b, m, b1, n]
// CHECK-NOT:     collapse_shape
func.func @attention(%q: tensor<2x7x3x16xf32>, %k: tensor<6x7x16xf32>, %v: tensor<2x3x7x16xf32>, %mask: tensor<7x7xf32>) -> tensor<2x7x3x16xf32> {
  %e0 = tensor.empty() : tensor<2x3x7x16xf32>
  %e1 = tensor.empty() : tensor<6x7x7xf32>
  %e2 = tensor.empty() : tensor<6x7x16xf32>
  %e3 = tensor.empty() : tensor<2x7x3x16xf32>
  %t = fuse.elementwise (b, b1, m, n) ins(%q[b, m, b1, n] : tensor<2x7x3x16xf32>) outs(%e0[b, b1, m, n] : tensor<2x3x7x16xf32>) body(%x) {
    fuse.yield %x : f32
  }
  %tc = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
  %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%tc[b, m, k] : tensor<6x7x16xf32>) rhs(%k[b, n, k] : tensor<6x7x16xf32>)
      aux(%mask[m, n] : tensor<7x7xf32>) outs(%e1[b, m, n] : tensor<6x7x7xf32>) epilogue(%a, %z) {
    %i = fuse.index 0 : index
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %u = arith.addf %a, %z : f32
    %r = arith.addf %u, %f : f32
    fuse.yield %r : f32
  }
  %w = fuse.softmax (b, m, n) over(n) ins(%s[b, m, n] : tensor<6x7x7xf32>) outs(%e1[b, m, n] : tensor<6x7x7xf32>) prologue(%x) {
    fuse.yield %x : f32
  } epilogue(%y, %x, %z) {
    fuse.yield %y : f32
  }
  %vc = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
  %o = fuse.matmul (b, m, n, k) acc(f32) lhs(%w[b, m, k] : tensor<6x7x7xf32>) rhs(%vc[b, k, n] : tensor<6x7x16xf32>)
      outs(%e2[b, m, n] : tensor<6x7x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %oe = tensor.expand_shape %o [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
  %h = fuse.elementwise (b, b1, m, n) ins(%oe[b, m, b1, n] : tensor<2x3x7x16xf32>) outs(%e3[b, b1, m, n] : tensor<2x7x3x16xf32>) body(%x) {
    fuse.yield %x : f32
  }
  return %h : tensor<2x7x3x16xf32>
}

// -----

// The outermost extent may be dynamic; both results of several right operands are reshaped back.

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME:    %[[K:[^:]*]]: tensor<?x8x16xf16>, %[[L:[^:]*]]: tensor<?x8x16xf16>, %[[E:[^:]*]]: tensor<?x3x?x16xf16>
// CHECK:         %[[T:.*]] = fuse.elementwise
// CHECK-DAG:     %[[B:.*]] = tensor.dim %[[E]], %c0
// CHECK-DAG:     tensor.expand_shape %[[K]] {{\[\[}}0, 1], [2], [3]] output_shape [%[[B]], 3, 8, 16]
// CHECK-DAG:     tensor.expand_shape %[[L]] {{\[\[}}0, 1], [2], [3]] output_shape [%[[B]], 3, 8, 16]
// CHECK:         %[[S:.*]]:2 = fuse.matmul (b, b1, m, n, k)
// CHECK:         tensor.collapse_shape %[[S]]#0 {{\[\[}}0, 1], [2], [3]] : tensor<?x3x?x8xf16> into tensor<?x?x8xf16>
// CHECK:         tensor.collapse_shape %[[S]]#1
func.func @dynamic(%x: tensor<?x3x?x16xf16>, %k: tensor<?x8x16xf16>, %l: tensor<?x8x16xf16>, %e0: tensor<?x3x?x16xf16>, %e1: tensor<?x?x8xf16>) -> (tensor<?x?x8xf16>, tensor<?x?x8xf16>) {
  %t = fuse.elementwise (b, h, m, n) ins(%x[b, h, m, n] : tensor<?x3x?x16xf16>) outs(%e0[b, h, m, n] : tensor<?x3x?x16xf16>) body(%x0) {
    %y = arith.addf %x0, %x0 : f16
    fuse.yield %y : f16
  }
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x3x?x16xf16>
  %tc = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<?x3x?x16xf16> into tensor<?x?x16xf16>
  %s:2 = fuse.matmul (b, m, n, k) acc(f32) lhs(%tc[b, m, k] : tensor<?x?x16xf16>)
      rhs(%k[b, n, k] : tensor<?x8x16xf16>, %l[b, n, k] : tensor<?x8x16xf16>)
      outs(%e1[b, m, n] : tensor<?x?x8xf16>, %e1[b, m, n] : tensor<?x?x8xf16>) epilogue(%a, %b) {
    %p = arith.truncf %a : f32 to f16
    %q = arith.truncf %b : f32 to f16
    fuse.yield %p, %q : f16, f16
  }
  return %s#0, %s#1 : tensor<?x?x8xf16>, tensor<?x?x8xf16>
}

// -----

// Nothing stands beyond the reshapes that could be reached.

// CHECK-LABEL: func.func @arguments
// CHECK:         fuse.matmul (b, m, n, k)
func.func @arguments(%q: tensor<2x3x7x16xf32>, %k: tensor<6x7x16xf32>) -> tensor<6x7x7xf32> {
  %e = tensor.empty() : tensor<6x7x7xf32>
  %qc = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
  %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%qc[b, m, k] : tensor<6x7x16xf32>) rhs(%k[b, n, k] : tensor<6x7x16xf32>)
      outs(%e[b, m, n] : tensor<6x7x7xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %s : tensor<6x7x7xf32>
}

// -----

// The operands fold it differently.

// CHECK-LABEL: func.func @disagree
// CHECK:         fuse.matmul (b, m, n, k)
func.func @disagree(%q: tensor<2x3x7x16xf32>, %k: tensor<3x2x7x16xf32>) -> tensor<6x7x7xf32> {
  %e = tensor.empty() : tensor<6x7x7xf32>
  %e0 = tensor.empty() : tensor<2x3x7x16xf32>
  %t = fuse.elementwise (b, h, m, n) ins(%q[b, h, m, n] : tensor<2x3x7x16xf32>) outs(%e0[b, h, m, n] : tensor<2x3x7x16xf32>) body(%x) {
    %y = math.exp %x : f32
    fuse.yield %y : f32
  }
  %qc = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
  %kc = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<3x2x7x16xf32> into tensor<6x7x16xf32>
  %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%qc[b, m, k] : tensor<6x7x16xf32>) rhs(%kc[b, n, k] : tensor<6x7x16xf32>)
      outs(%e[b, m, n] : tensor<6x7x7xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %s : tensor<6x7x7xf32>
}

// -----

// Of two dynamic extents the product says nothing.

// CHECK-LABEL: func.func @both_dynamic
// CHECK:         fuse.matmul (b, m, n, k)
func.func @both_dynamic(%q: tensor<?x?x7x16xf32>, %k: tensor<?x7x16xf32>, %e: tensor<?x7x7xf32>) -> tensor<?x7x7xf32> {
  %t = fuse.elementwise (b, h, m, n) ins(%q[b, h, m, n] : tensor<?x?x7x16xf32>) outs(%q[b, h, m, n] : tensor<?x?x7x16xf32>) body(%x) {
    %y = math.exp %x : f32
    fuse.yield %y : f32
  }
  %qc = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<?x?x7x16xf32> into tensor<?x7x16xf32>
  %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%qc[b, m, k] : tensor<?x7x16xf32>) rhs(%k[b, n, k] : tensor<?x7x16xf32>)
      outs(%e[b, m, n] : tensor<?x7x7xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %s : tensor<?x7x7xf32>
}

// -----

// A softmax over what would be split stays, and so does the matmul before it.

// CHECK-LABEL: func.func @row_over_batch
// CHECK:         %[[S:.*]] = fuse.matmul (b, b1, m, n, k)
// CHECK:         %[[C:.*]] = tensor.collapse_shape %[[S]]
// CHECK:         fuse.softmax (n, m, b) over(b)
// CHECK-NEXT:    ins(%[[C]][b, m, n]
func.func @row_over_batch(%q: tensor<2x3x7x16xf32>, %k: tensor<6x7x16xf32>) -> tensor<6x7x7xf32> {
  %e = tensor.empty() : tensor<6x7x7xf32>
  %e0 = tensor.empty() : tensor<2x3x7x16xf32>
  %t = fuse.elementwise (b, h, m, n) ins(%q[b, h, m, n] : tensor<2x3x7x16xf32>) outs(%e0[b, h, m, n] : tensor<2x3x7x16xf32>) body(%x) {
    %y = math.exp %x : f32
    fuse.yield %y : f32
  }
  %qc = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
  %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%qc[b, m, k] : tensor<6x7x16xf32>) rhs(%k[b, n, k] : tensor<6x7x16xf32>)
      outs(%e[b, m, n] : tensor<6x7x7xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %w = fuse.softmax (n, m, b) over(b) ins(%s[b, m, n] : tensor<6x7x7xf32>) outs(%e[b, m, n] : tensor<6x7x7xf32>) prologue(%x) {
    fuse.yield %x : f32
  } epilogue(%y, %x, %z) {
    fuse.yield %y : f32
  }
  return %w : tensor<6x7x7xf32>
}

// -----

// One type shows the extent, the other does not: no reshape makes 2 x 3 of `?`.

// CHECK-LABEL: func.func @mixed
// CHECK:         fuse.matmul (b, m, n, k)
func.func @mixed(%q: tensor<2x3x7x16xf32>, %k: tensor<?x7x16xf32>) -> tensor<6x7x7xf32> {
  %e = tensor.empty() : tensor<6x7x7xf32>
  %e0 = tensor.empty() : tensor<2x3x7x16xf32>
  %t = fuse.elementwise (b, h, m, n) ins(%q[b, h, m, n] : tensor<2x3x7x16xf32>) outs(%e0[b, h, m, n] : tensor<2x3x7x16xf32>) body(%x) {
    %y = math.exp %x : f32
    fuse.yield %y : f32
  }
  %qc = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
  %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%qc[b, m, k] : tensor<6x7x16xf32>) rhs(%k[b, n, k] : tensor<?x7x16xf32>)
      outs(%e[b, m, n] : tensor<6x7x7xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %s : tensor<6x7x7xf32>
}
