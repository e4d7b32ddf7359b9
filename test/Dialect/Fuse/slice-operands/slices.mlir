// RUN: fuse-opt %s --fuse-slice-operands -split-input-file | FileCheck %s
// RUN: fuse-opt %s --fuse-slice-operands=before-fusion -split-input-file | FileCheck %s --check-prefix=EARLY

// A column that an epilogue reads, from a place that is a multiple of nothing.
// CHECK-LABEL: func @column
// CHECK:       %[[C:.*]] = fuse.slice %arg2[:, 7] : tensor<?x13xbf16>
// CHECK-NOT:   fuse.elementwise
// CHECK:       aux(%[[C]][m] : tensor<?xbf16>)
// EARLY-LABEL: func @column
// EARLY:       fuse.slice %arg2[:, 7] : tensor<?x13xbf16>
// EARLY-NEXT:  fuse.matmul
func.func @column(%x: tensor<?x64xf16> {fuse.dims = ["M", ""]}, %w: tensor<32x64xf16>, %g: tensor<?x13xbf16> {fuse.dims = ["M", ""]},
                  %e: tensor<?xbf16> {fuse.dims = ["M"]}, %y: tensor<?x32xf32> {fuse.dims = ["M", ""]}) -> tensor<?x32xf32> {
  %c = fuse.elementwise (i) ins(%g[] : tensor<?x13xbf16>) outs(%e[i] : tensor<?xbf16>) body(%t) {
    %c7 = arith.constant 7 : index
    %i = fuse.index 0 : index
    %v = fuse.gather %t[%i, %c7] : tensor<?x?xbf16>
    fuse.yield %v : bf16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%w[n, k] : tensor<32x64xf16>)
      aux(%c[m] : tensor<?xbf16>) outs(%y[m, n] : tensor<?x32xf32>) epilogue(%a, %b) {
    %b32 = arith.extf %b : bf16 to f32
    %p = arith.mulf %a, %b32 : f32
    fuse.yield %p : f32
  }
  return %0 : tensor<?x32xf32>
}

// -----

// Nothing says that the two extents are one: what is read may be a part, up to a place that only the call knows.
// CHECK-LABEL: func @sizes_may_differ
// CHECK-NOT:   fuse.slice
// CHECK:       fuse.gather
func.func @sizes_may_differ(%x: tensor<?x64xf16>, %w: tensor<32x64xf16>, %g: tensor<?x13xf32>,
                            %e: tensor<?xf32>, %y: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %c = fuse.elementwise (i) ins(%g[] : tensor<?x13xf32>) outs(%e[i] : tensor<?xf32>) body(%t) {
    %c7 = arith.constant 7 : index
    %i = fuse.index 0 : index
    %v = fuse.gather %t[%i, %c7] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%w[n, k] : tensor<32x64xf16>)
      aux(%c[m] : tensor<?xf32>) outs(%y[m, n] : tensor<?x32xf32>) epilogue(%a, %b) {
    %p = arith.mulf %a, %b : f32
    fuse.yield %p : f32
  }
  return %0 : tensor<?x32xf32>
}

// -----

// Transposed on the way: the subscripts of the reader say so.
// CHECK-LABEL: func @transposed
// CHECK:       %[[W:.*]] = fuse.slice %arg1[2, :, 5:37] : tensor<3x64x40xf16>
// CHECK-NOT:   fuse.elementwise
// CHECK:       rhs(%[[W]][k, n] : tensor<64x32xf16>)
func.func @transposed(%x: tensor<8x64xf16>, %w: tensor<3x64x40xf16>, %e: tensor<32x64xf16>, %y: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %c = fuse.elementwise (i, j) ins(%w[] : tensor<3x64x40xf16>) outs(%e[i, j] : tensor<32x64xf16>) body(%t) {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = arith.addi %i, %c5 : index
    %v = fuse.gather %t[%c2, %j, %k] : tensor<?x?x?xf16>
    fuse.yield %v : f16
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x64xf16>) rhs(%c[n, k] : tensor<32x64xf16>)
      outs(%y[m, n] : tensor<8x32xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %0 : tensor<8x32xf32>
}

// -----

// Two halves that one op gathers, and a place that is computed: the halves are read by subscripts, the rest is gathered.
// CHECK-LABEL: func @halves
// CHECK-DAG:   %[[A:.*]] = fuse.slice %arg0[:, 0:8] : tensor<4x16xf32>
// CHECK-DAG:   %[[B:.*]] = fuse.slice %arg0[:, 8:16] : tensor<4x16xf32>
// CHECK:       fuse.elementwise (m, n)
// CHECK-NEXT:    ins(%arg1[] : tensor<9xf32>, %{{.*}}[m, n] : tensor<4x8xf32>, %{{.*}}[m, n] : tensor<4x8xf32>)
// CHECK:         fuse.gather
// CHECK-NOT:     fuse.gather
// EARLY-LABEL: func @halves
// EARLY-NOT:   fuse.slice
func.func @halves(%x: tensor<4x16xf32>, %t: tensor<9xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = fuse.elementwise (m, n) ins(%x[] : tensor<4x16xf32>, %t[] : tensor<9xf32>) outs(%y[m, n] : tensor<4x8xf32>) body(%a, %b) {
    %c8 = arith.constant 8 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = arith.addi %j, %c8 : index
    %l = arith.addi %i, %j : index
    %u = fuse.gather %a[%i, %j] : tensor<?x?xf32>
    %v = fuse.gather %a[%i, %k] : tensor<?x?xf32>
    %w = fuse.gather %b[%l] : tensor<?xf32>
    %p = arith.mulf %u, %v : f32
    %s = arith.addf %p, %w : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

// Past the end, where a gather clamps; one coordinate twice; a step of two: no parts.
// CHECK-LABEL: func @no_parts
// CHECK-NOT:   fuse.slice
// CHECK-COUNT-3: fuse.gather
func.func @no_parts(%x: tensor<8x8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = fuse.elementwise (m) ins(%x[] : tensor<8x8xf32>) outs(%y[m] : tensor<8xf32>) body(%a) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %i = fuse.index 0 : index
    %j = arith.addi %i, %c1 : index
    %k = arith.muli %i, %c2 : index
    %u = fuse.gather %a[%c0, %j] : tensor<?x?xf32>
    %v = fuse.gather %a[%i, %i] : tensor<?x?xf32>
    %w = fuse.gather %a[%c1, %k] : tensor<?x?xf32>
    %p = arith.mulf %u, %v : f32
    %s = arith.addf %p, %w : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<8xf32>
}

// -----

// Rows keep their innermost dimension: a column is no row. The caller gets a copy.
// CHECK-LABEL: func @stays
// CHECK:       %[[R:.*]] = fuse.slice %arg0[:, 3] : tensor<8x5xf32>
// CHECK:       %[[C:.*]] = fuse.elementwise
// CHECK-SAME:  (i)
// CHECK:       fuse.yield
// CHECK:       return %[[C]]
func.func @stays(%x: tensor<8x5xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = fuse.elementwise (i) ins(%x[] : tensor<8x5xf32>) outs(%y[i] : tensor<8xf32>) body(%a) {
    %c3 = arith.constant 3 : index
    %i = fuse.index 0 : index
    %v = fuse.gather %a[%i, %c3] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  return %0 : tensor<8xf32>
}

// -----

// What elementwise work computes is left to fusion first; then it is a slice of what was computed.
// CHECK-LABEL: func @of_elementwise_work
// CHECK:       fuse.slice
// EARLY-LABEL: func @of_elementwise_work
// EARLY-NOT:   fuse.slice
func.func @of_elementwise_work(%x: tensor<8x16xf32>, %e: tensor<8x16xf32>, %f: tensor<8x4xf32>, %w: tensor<4x4xf32>, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %t = fuse.elementwise (i, j) ins(%x[i, j] : tensor<8x16xf32>) outs(%e[i, j] : tensor<8x16xf32>) body(%a) {
    %v = math.exp %a : f32
    fuse.yield %v : f32
  }
  %c = fuse.elementwise (i, j) ins(%t[] : tensor<8x16xf32>) outs(%f[i, j] : tensor<8x4xf32>) body(%a) {
    %c5 = arith.constant 5 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = arith.addi %j, %c5 : index
    %v = fuse.gather %a[%i, %k] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%c[m, k] : tensor<8x4xf32>) rhs(%w[n, k] : tensor<4x4xf32>)
      outs(%y[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %0 : tensor<8x4xf32>
}

// -----

// A part of heads: what is expanded is the source, of which planes are a part. The column that a reshape makes a matrix.
// CHECK-LABEL: func @reshaped(
// CHECK-DAG:   %[[E:.*]] = tensor.expand_shape %arg0 {{\[}}[0], [1, 2]] output_shape [8, 6, 16] : tensor<8x96xf32> into tensor<8x6x16xf32>
// CHECK-DAG:   fuse.slice %[[E]][:, 2:4, :] : tensor<8x6x16xf32>
// CHECK-DAG:   %[[C:.*]] = tensor.collapse_shape %arg1 {{\[}}[0, 1], [2]] : tensor<8x2x5xf32> into tensor<16x5xf32>
// CHECK-DAG:   fuse.slice %[[C]][:, 1:4] : tensor<16x5xf32>
// CHECK-NOT:   fuse.gather
// EARLY-LABEL: func @reshaped(
func.func @reshaped(%x: tensor<8x96xf32>, %y: tensor<8x2x5xf32>, %e: tensor<8x32xf32>, %f: tensor<8x2x3xf32>, %w: tensor<4x3xf32>,
                    %o: tensor<2x8x16xf32>, %q: tensor<16x4xf32>) -> (tensor<2x8x16xf32>, tensor<16x4xf32>) {
  %c = fuse.elementwise (i, j) ins(%x[] : tensor<8x96xf32>) outs(%e[i, j] : tensor<8x32xf32>) body(%a) {
    %c32 = arith.constant 32 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = arith.addi %j, %c32 : index
    %v = fuse.gather %a[%i, %k] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %h = tensor.expand_shape %c [[0], [1, 2]] output_shape [8, 2, 16] : tensor<8x32xf32> into tensor<8x2x16xf32>
  %t = fuse.elementwise (i, j, k) ins(%h[j, i, k] : tensor<8x2x16xf32>) outs(%o[i, j, k] : tensor<2x8x16xf32>) body(%a) {
    fuse.yield %a : f32
  }
  %d = fuse.elementwise (i, j, k) ins(%y[] : tensor<8x2x5xf32>) outs(%f[i, j, k] : tensor<8x2x3xf32>) body(%a) {
    %c1 = arith.constant 1 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = fuse.index 2 : index
    %l = arith.addi %k, %c1 : index
    %v = fuse.gather %a[%i, %j, %l] : tensor<?x?x?xf32>
    fuse.yield %v : f32
  }
  %r = tensor.collapse_shape %d [[0, 1], [2]] : tensor<8x2x3xf32> into tensor<16x3xf32>
  %m = fuse.matmul (m, n, k) acc(f32) lhs(%r[m, k] : tensor<16x3xf32>) rhs(%w[n, k] : tensor<4x3xf32>)
      outs(%q[m, n] : tensor<16x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %t, %m : tensor<2x8x16xf32>, tensor<16x4xf32>
}

// -----

// A reshape that splits what is cut elsewhere, one that joins it with another dimension, and one for the caller: copies.
// CHECK-LABEL: func @reshaped_elsewhere
// CHECK:       %[[C:.*]] = fuse.elementwise
// CHECK:       tensor.expand_shape %[[C]]
// CHECK:       tensor.collapse_shape %[[C]]
func.func @reshaped_elsewhere(%x: tensor<8x96xf32>, %e: tensor<8x32xf32>, %o: tensor<8x2x16xf32>, %p: tensor<256xf32>)
    -> (tensor<8x2x16xf32>, tensor<256xf32>) {
  %c = fuse.elementwise (i, j) ins(%x[] : tensor<8x96xf32>) outs(%e[i, j] : tensor<8x32xf32>) body(%a) {
    %c7 = arith.constant 7 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = arith.addi %j, %c7 : index
    %v = fuse.gather %a[%i, %k] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %h = tensor.expand_shape %c [[0], [1, 2]] output_shape [8, 2, 16] : tensor<8x32xf32> into tensor<8x2x16xf32>
  %t = fuse.elementwise (i, j, k) ins(%h[i, j, k] : tensor<8x2x16xf32>) outs(%o[i, j, k] : tensor<8x2x16xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r : f32
  }
  %g = tensor.collapse_shape %c [[0, 1]] : tensor<8x32xf32> into tensor<256xf32>
  %u = fuse.elementwise (i) ins(%g[i] : tensor<256xf32>) outs(%p[i] : tensor<256xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r : f32
  }
  return %t, %u : tensor<8x2x16xf32>, tensor<256xf32>
}

// -----

// MLIR's verifier compares the numbers of a group modulo 2^32 only; they are counted here.

// CHECK-LABEL: func.func @wrapped
// CHECK:         fuse.elementwise
func.func @wrapped(%x: tensor<8x96xf32>, %e: tensor<8x32xf32>, %o: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
  %c = fuse.elementwise (i, j) ins(%x[] : tensor<8x96xf32>) outs(%e[i, j] : tensor<8x32xf32>) body(%a) {
    %c32 = arith.constant 32 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %k = arith.addi %j, %c32 : index
    %v = fuse.gather %a[%i, %k] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %h = tensor.expand_shape %c [[4294967296], [1, 2]] output_shape [8, 2, 16] : tensor<8x32xf32> into tensor<8x2x16xf32>
  %t = fuse.elementwise (i, j, k) ins(%h[j, i, k] : tensor<8x2x16xf32>) outs(%o[i, j, k] : tensor<2x8x16xf32>) body(%a) {
    fuse.yield %a : f32
  }
  return %t : tensor<2x8x16xf32>
}

// -----

// A row of one element: the part has no such dimension, and the row op keeps what says its length.
// CHECK-LABEL: func.func @row_of_one
// CHECK:         fuse.row (m, n) over(n)
// CHECK-NEXT:      ins(%{{.*}}[m, n] : tensor<3x1xf32>)
func.func @row_of_one(%x: tensor<8xf32>, %e: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %c = fuse.elementwise (m, n) ins(%x[] : tensor<8xf32>) outs(%e[m, n] : tensor<3x1xf32>) body(%a) {
    %c2 = arith.constant 2 : index
    %m = fuse.index 0 : index
    %i = arith.addi %m, %c2 : index
    %v = fuse.gather %a[%i] : tensor<?xf32>
    fuse.yield %v : f32
  }
  %0 = fuse.row (m, n) over(n) ins(%c[m, n] : tensor<3x1xf32>) outs(%e[m, n] : tensor<3x1xf32>) body(%a) {
    %s = fuse.reduce addf %a : f32
    %v = arith.divf %a, %s : f32
    fuse.yield %v : f32
  }
  return %0 : tensor<3x1xf32>
}

// -----

// What leaves out nothing but extents of 1 is the whole tensor, seen with fewer dimensions.
// CHECK-LABEL: func @only_ones
// CHECK-NOT:   fuse.slice
// CHECK:       %[[X:.*]] = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2], [3]] : tensor<1x?x1x8xf32> into tensor<?x8xf32>
// CHECK-NEXT:  fuse.elementwise (i, j)
// CHECK-NEXT:      ins(%[[X]][i, j] : tensor<?x8xf32>)
func.func @only_ones(%x: tensor<1x?x1x8xf32> {fuse.dims = ["", "M", "", ""]}, %e: tensor<?x8xf32> {fuse.dims = ["M", ""]}) -> tensor<?x8xf32> {
  %0 = fuse.elementwise (i, j) ins(%x[] : tensor<1x?x1x8xf32>) outs(%e[i, j] : tensor<?x8xf32>) body(%t) {
    %c0 = arith.constant 0 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %v = fuse.gather %t[%c0, %i, %c0, %j] : tensor<?x?x?x?xf32>
    %r = math.exp %v : f32
    fuse.yield %r : f32
  }
  return %0 : tensor<?x8xf32>
}
