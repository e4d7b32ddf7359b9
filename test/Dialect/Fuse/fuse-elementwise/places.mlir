// RUN: fuse-opt %s -split-input-file --resolve-ranked-shaped-type-result-dims --fuse-fuse-elementwise --canonicalize | FileCheck %s

// A rotation by halves is one op: x is subscripted where it is read at the point itself, gathered where it is not.
// CHECK-LABEL: func.func @rotate_half(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<8x16xf32>, %[[C:[^:]*]]: tensor<16xf32>
// CHECK:         fuse.elementwise (m, n)
// CHECK-NEXT:      ins(%[[X]][m, n] : {{.*}}, %[[C]][n] : {{.*}}, %[[X]][] : tensor<8x16xf32>)
// CHECK:           body(%[[V:.*]], %[[W:.*]], %[[T:.*]]) {
// CHECK-DAG:         %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:         %[[C7:.*]] = arith.constant 7 : index
// CHECK-DAG:         %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG:         %[[I:.*]] = fuse.index 0
// CHECK-DAG:         %[[J:.*]] = fuse.index 1
// CHECK-DAG:         %[[MIN:.*]] = arith.minsi %[[J]], %[[C7]]
// CHECK-DAG:         %[[UP:.*]] = arith.addi %[[MIN]], %[[C8]]
// CHECK-DAG:         %[[B:.*]] = fuse.gather %[[T]][%[[I]], %[[UP]]]
// CHECK-DAG:         %[[N:.*]] = arith.negf %[[B]]
// CHECK-DAG:         %[[DOWN:.*]] = arith.subi %[[J]], %[[C8]]
// CHECK-DAG:         %[[MAX:.*]] = arith.maxsi %[[DOWN]], %[[C0]]
// CHECK-DAG:         %[[A:.*]] = fuse.gather %[[T]][%[[I]], %[[MAX]]]
// CHECK:             arith.select %{{.*}}, %[[N]], %[[A]]
// CHECK-NOT:     fuse.elementwise
func.func @rotate_half(%x: tensor<8x16xf32>, %c: tensor<16xf32>) -> tensor<8x16xf32> {
  %h = tensor.empty() : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %a = fuse.elementwise (m, n) ins(%x[] : tensor<8x16xf32>) outs(%h[m, n] : tensor<8x8xf32>) body(%t) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %v = fuse.gather %t[%i, %j] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %b = fuse.elementwise (m, n) ins(%x[] : tensor<8x16xf32>) outs(%h[m, n] : tensor<8x8xf32>) body(%t) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c8 = arith.constant 8 : index
    %k = arith.addi %j, %c8 : index
    %v = fuse.gather %t[%i, %k] : tensor<?x?xf32>
    %r = arith.negf %v : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x16xf32>, %c[n] : tensor<16xf32>, %a[] : tensor<8x8xf32>, %b[] : tensor<8x8xf32>)
      outs(%e[m, n] : tensor<8x16xf32>) body(%v, %w, %t, %u) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c8 = arith.constant 8 : index
    %down = arith.subi %j, %c8 : index
    %p = fuse.gather %t[%i, %down] : tensor<?x?xf32>
    %q = fuse.gather %u[%i, %j] : tensor<?x?xf32>
    %first = arith.cmpi slt, %j, %c8 : index
    %s = arith.select %first, %q, %p : f32
    %z = arith.mulf %s, %w : f32
    %r = arith.addf %z, %v : f32
    fuse.yield %r : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// Of operands with subscripts: gathered where a place is computed (the ids), subscripted where each is a coordinate of
// the user. What lies within the extent is not clamped.
// CHECK-LABEL: func.func @scaled_table(
// CHECK-SAME:    %[[T:[^:]*]]: tensor<50x16xf32>, %[[S:[^:]*]]: tensor<16xf32>, %[[P:[^:]*]]: tensor<1x16xf32>, %[[Q:[^:]*]]: tensor<50xf32>, %[[F:[^:]*]]: tensor<f32>, %[[I:[^:]*]]: tensor<8xi64>
// CHECK:         fuse.elementwise (m, n)
// CHECK-NEXT:      ins(%[[I]][m] : tensor<8xi64>, %[[T]][] : tensor<50x16xf32>, %[[S]][n] : tensor<16xf32>, %[[P]][0, n] : tensor<1x16xf32>, %[[Q]][] : tensor<50xf32>, %[[F]][] : tensor<f32>)
// CHECK:           body(%[[ID:.*]], %[[TT:.*]], %[[SV:.*]], %[[PV:.*]], %[[QT:.*]], %[[FV:.*]]) {
// CHECK:             %[[AT:.*]] = arith.index_cast %[[ID]]
// CHECK-DAG:         %[[J:.*]] = fuse.index 1
// CHECK-DAG:         %[[E:.*]] = fuse.gather %[[TT]][%[[AT]], %[[J]]]
// CHECK-DAG:         fuse.gather %[[QT]][%[[AT]]]
// CHECK:             arith.mulf %[[E]], %[[SV]]
// CHECK-NOT:     arith.minsi
// CHECK-NOT:     fuse.elementwise
func.func @scaled_table(%t: tensor<50x16xf32>, %s: tensor<16xf32>, %p: tensor<1x16xf32>, %q: tensor<50xf32>, %f: tensor<f32>, %ids: tensor<8xi64>) -> tensor<8x16xf32> {
  %e0 = tensor.empty() : tensor<50x16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %a = fuse.elementwise (m, n) ins(%t[m, n] : tensor<50x16xf32>, %s[n] : tensor<16xf32>, %p[0, n] : tensor<1x16xf32>, %q[m] : tensor<50xf32>, %f[] : tensor<f32>)
      outs(%e0[m, n] : tensor<50x16xf32>) body(%u, %v, %w, %x, %z) {
    %b = arith.mulf %u, %v : f32
    %c = arith.addf %b, %w : f32
    %d = arith.addf %c, %x : f32
    %g = arith.addf %d, %z : f32
    fuse.yield %g : f32
  }
  %y = fuse.elementwise (m, n) ins(%ids[m] : tensor<8xi64>, %a[] : tensor<50x16xf32>) outs(%e[m, n] : tensor<8x16xf32>) body(%id, %u) {
    %i = arith.index_cast %id : i64 to index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%i, %j] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// The producer's coordinates become the places, within its extents: here one that only the call knows, of a permuted
// result.
// CHECK-LABEL: func.func @positions(
// CHECK:         fuse.elementwise (m, n)
// CHECK:           body(%[[ID:.*]], %[[B:.*]]) {
// CHECK-DAG:         %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:         %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG:         %[[AT:.*]] = arith.index_cast %[[ID]]
// CHECK:             %[[V:.*]] = fuse.gather %[[B]][%[[AT]]]
// CHECK:             %[[N:.*]] = fuse.extent %[[B]], 0
// CHECK:             %[[LAST:.*]] = arith.subi %[[N]], %[[C1]]
// CHECK:             %[[MIN:.*]] = arith.minsi %[[AT]], %[[LAST]]
// CHECK:             %[[I:.*]] = arith.maxsi %[[MIN]], %[[C0]]
// CHECK:             arith.index_cast %[[I]] : index to i64
// CHECK-NOT:     fuse.elementwise
func.func @positions(%b: tensor<?xf32>, %ids: tensor<8xi64>) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %b, %c0 : tensor<?xf32>
  %e0 = tensor.empty(%d) : tensor<16x?xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %a = fuse.elementwise (m, n) ins(%b[m] : tensor<?xf32>) outs(%e0[n, m] : tensor<16x?xf32>) body(%u) {
    %i = fuse.index 0 : index
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f32
    %r = arith.addf %f, %u : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (m, n) ins(%ids[m] : tensor<8xi64>, %a[] : tensor<16x?xf32>) outs(%e[m, n] : tensor<8x16xf32>) body(%id, %u) {
    %i = arith.index_cast %id : i64 to index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%j, %i] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// An extent that is asked of the producer's result is asked of what it reads.
// CHECK-LABEL: func.func @extent(
// CHECK:         fuse.elementwise (m)
// CHECK-NEXT:      ins(%[[X:.*]][] : tensor<?x4xf32>)
// CHECK:           body(%[[T:.*]]) {
// CHECK:             fuse.extent %[[T]], 0
// CHECK-NOT:     fuse.elementwise
func.func @extent(%x: tensor<?x4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e0 = tensor.empty(%d) : tensor<?x4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %a = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x4xf32>) outs(%e0[m, n] : tensor<?x4xf32>) body(%u) {
    %r = arith.negf %u : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (m) ins(%a[] : tensor<?x4xf32>) outs(%e[m] : tensor<4xf32>) body(%u) {
    %n = fuse.extent %u, 0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %i = arith.subi %n, %c1 : index
    %j = fuse.index 0 : index
    %v = fuse.gather %u[%i, %j] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// Into a row op: what has no row is subscripted there.
// CHECK-LABEL: func.func @row(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<8x16xf32>, %[[Y:[^:]*]]: tensor<8xf32>
// CHECK-NOT:     fuse.elementwise
// CHECK:         fuse.row (m, n) over(n)
// CHECK-NEXT:      ins(%[[X]][m, n] : {{.*}}, %[[X]][] : {{.*}}, %[[Y]][m] :
// CHECK:           fuse.gather
// CHECK:           fuse.reduce addf
// CHECK-NOT:     fuse.elementwise
func.func @row(%x: tensor<8x16xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %e0 = tensor.empty() : tensor<8x16xf32>
  %e = tensor.empty() : tensor<8xf32>
  %a = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x16xf32>, %b[m] : tensor<8xf32>) outs(%e0[m, n] : tensor<8x16xf32>) body(%u, %w) {
    %r = arith.addf %u, %w : f32
    fuse.yield %r : f32
  }
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<8x16xf32>, %a[] : tensor<8x16xf32>) outs(%e[m] : tensor<8xf32>) body(%u, %t) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c15 = arith.constant 15 : index
    %k = arith.subi %c15, %j : index
    %v = fuse.gather %t[%i, %k] : tensor<?x?xf32>
    %p = arith.mulf %u, %v : f32
    %s = fuse.reduce addf %p : f32
    fuse.yield %s : f32
  }
  return %y : tensor<8xf32>
}

// -----

// A copy enters all of its users: each reads what it copies.
// CHECK-LABEL: func.func @slices(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x8x2xf32>
// CHECK-COUNT-2: ins(%[[X]][] : tensor<4x8x2xf32>)
// CHECK-NOT:     fuse.elementwise
func.func @slices(%x: tensor<4x8x2xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e0 = tensor.empty() : tensor<2x4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %t = fuse.elementwise (p, m, n) ins(%x[m, n, p] : tensor<4x8x2xf32>) outs(%e0[p, m, n] : tensor<2x4x8xf32>) body(%u) {
    fuse.yield %u : f32
  }
  %a = fuse.elementwise (m, n) ins(%t[] : tensor<2x4x8xf32>) outs(%e[m, n] : tensor<4x8xf32>) body(%u) {
    %c0 = arith.constant 0 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%c0, %i, %j] : tensor<?x?x?xf32>
    fuse.yield %v : f32
  }
  %b = fuse.elementwise (m, n) ins(%t[] : tensor<2x4x8xf32>) outs(%e[m, n] : tensor<4x8xf32>) body(%u) {
    %c1 = arith.constant 1 : index
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%c1, %i, %j] : tensor<?x?x?xf32>
    fuse.yield %v : f32
  }
  return %a, %b : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// Work that is needed elsewhere too stays, and so does a copy that is a result.
// CHECK-LABEL: func.func @needed(
// CHECK-COUNT-4: fuse.elementwise
func.func @needed(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %e0 = tensor.empty() : tensor<8x4xf32>
  %a = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>, %y[m, n] : tensor<4x8xf32>) outs(%e[m, n] : tensor<4x8xf32>) body(%u, %v) {
    %r = arith.addf %u, %v : f32
    fuse.yield %r : f32
  }
  %b = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>) outs(%e0[n, m] : tensor<8x4xf32>) body(%u) {
    fuse.yield %u : f32
  }
  %p = fuse.elementwise (m, n) ins(%a[] : tensor<4x8xf32>) outs(%e[m, n] : tensor<4x8xf32>) body(%u) {
    %c0 = arith.constant 0 : index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%c0, %j] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %q = fuse.elementwise (m, n) ins(%b[] : tensor<8x4xf32>) outs(%e[m, n] : tensor<4x8xf32>) body(%u) {
    %c0 = arith.constant 0 : index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%j, %c0] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  return %a, %b, %p, %q : tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// Reshapes that only add or drop dimensions of extent 1 are looked through; and elementwise work behind one that
// splits a dimension is computed where the parts say.
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<32x4xf32>, %[[Y:[^:]*]]: tensor<1x4x1xf32>
// CHECK-NOT:     tensor.expand_shape
// CHECK:         fuse.elementwise (m, n)
// CHECK-NEXT:      ins(%{{.*}}[m] : tensor<4xi64>, %[[Y]][] : tensor<1x4x1xf32>, %[[X]][] : tensor<32x4xf32>)
// CHECK:           body(%[[ID:.*]], %[[YT:.*]], %[[XT:.*]]) {
// CHECK-DAG:         %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:         %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG:         %[[C7:.*]] = arith.constant 7 : index
// CHECK-DAG:         %[[J:.*]] = fuse.index 1
// CHECK-DAG:         %[[AT:.*]] = arith.index_cast %[[ID]]
// CHECK-DAG:         %[[MIN:.*]] = arith.minsi %[[AT]], %[[C7]]
// CHECK-DAG:         %[[CLAMPED:.*]] = arith.maxsi %[[MIN]], %[[C0]]
// CHECK-DAG:         %[[UP:.*]] = arith.muli %[[J]], %[[C8]]
// CHECK-DAG:         %[[SUM:.*]] = arith.addi %[[UP]], %[[CLAMPED]]
// CHECK-DAG:         fuse.gather %[[XT]][%[[SUM]], %[[J]]]
// CHECK-DAG:         fuse.gather %[[YT]][%[[C0]], %[[J]], %[[C0]]]
// CHECK-NOT:     fuse.elementwise
func.func @reshapes(%x: tensor<32x4xf32>, %y: tensor<1x4x1xf32>, %ids: tensor<4xi64>) -> tensor<4x4xf32> {
  %e0 = tensor.empty() : tensor<32x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %a = fuse.elementwise (m, n) ins(%x[m, n] : tensor<32x4xf32>) outs(%e0[m, n] : tensor<32x4xf32>) body(%u) {
    %r = arith.negf %u : f32
    fuse.yield %r : f32
  }
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 8, 4] : tensor<32x4xf32> into tensor<4x8x4xf32>
  %c = tensor.collapse_shape %y [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
  %z = fuse.elementwise (m, n) ins(%ids[m] : tensor<4xi64>, %b[] : tensor<4x8x4xf32>, %c[] : tensor<4xf32>) outs(%e[m, n] : tensor<4x4xf32>) body(%id, %u, %w) {
    %i = arith.index_cast %id : i64 to index
    %j = fuse.index 1 : index
    %v = fuse.gather %u[%j, %i, %j] : tensor<?x?x?xf32>
    %k = fuse.gather %w[%j] : tensor<?xf32>
    %r = arith.addf %v, %k : f32
    fuse.yield %r : f32
  }
  return %z : tensor<4x4xf32>
}

// -----

// One that joins dimensions would take a division for each element.
// CHECK-LABEL: func.func @joined(
// CHECK-COUNT-2: fuse.elementwise
func.func @joined(%x: tensor<4x8xf32>) -> tensor<31xf32> {
  %e0 = tensor.empty() : tensor<4x8xf32>
  %e = tensor.empty() : tensor<31xf32>
  %a = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>) outs(%e0[m, n] : tensor<4x8xf32>) body(%u) {
    %r = arith.negf %u : f32
    fuse.yield %r : f32
  }
  %b = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %z = fuse.elementwise (m) ins(%b[] : tensor<32xf32>) outs(%e[m] : tensor<31xf32>) body(%u) {
    %j = fuse.index 0 : index
    %c1 = arith.constant 1 : index
    %k = arith.addi %j, %c1 : index
    %v = fuse.gather %u[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  return %z : tensor<31xf32>
}

// -----

// Costly functions are computed once: at one place a point they move, unless that is more points than there are elements.
// CHECK-LABEL: func.func @once(
// CHECK-COUNT-1: fuse.elementwise
// CHECK-NOT:     fuse.elementwise
func.func @once(%x: tensor<16xf32>) -> tensor<8xf32> {
  %e0 = tensor.empty() : tensor<16xf32>
  %e = tensor.empty() : tensor<8xf32>
  %a = fuse.elementwise (m) ins(%x[m] : tensor<16xf32>) outs(%e0[m] : tensor<16xf32>) body(%u) {
    %r = math.exp %u : f32
    fuse.yield %r : f32
  }
  %z = fuse.elementwise (m) ins(%a[] : tensor<16xf32>) outs(%e[m] : tensor<8xf32>) body(%u) {
    %j = fuse.index 0 : index
    %c8 = arith.constant 8 : index
    %k = arith.addi %j, %c8 : index
    %v = fuse.gather %u[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  return %z : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @more_points(
// CHECK-COUNT-2: fuse.elementwise
func.func @more_points(%x: tensor<16xf32>, %ids: tensor<17xi64>) -> tensor<17xf32> {
  %e0 = tensor.empty() : tensor<16xf32>
  %e = tensor.empty() : tensor<17xf32>
  %a = fuse.elementwise (m) ins(%x[m] : tensor<16xf32>) outs(%e0[m] : tensor<16xf32>) body(%u) {
    %r = math.exp %u : f32
    fuse.yield %r : f32
  }
  %z = fuse.elementwise (m) ins(%ids[m] : tensor<17xi64>, %a[] : tensor<16xf32>) outs(%e[m] : tensor<17xf32>) body(%id, %u) {
    %i = arith.index_cast %id : i64 to index
    %v = fuse.gather %u[%i] : tensor<?xf32>
    fuse.yield %v : f32
  }
  return %z : tensor<17xf32>
}

// -----

// A norm does not gather: it gives way to a fuse.row that does.
// CHECK-LABEL: func.func @modulated(
// CHECK-NOT:     fuse.elementwise
// CHECK:         fuse.row (m, n) over(n)
// CHECK-NEXT:      ins(%{{.*}}[m, n] : tensor<8x16xf32>, %{{.*}}[] : tensor<48xf32>)
// CHECK:           fuse.gather
// CHECK-NOT:     fuse.layer_norm
func.func @modulated(%x: tensor<8x16xf32>, %t: tensor<48xf32>) -> tensor<8x16xf32> {
  %e0 = tensor.empty() : tensor<16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %s = fuse.elementwise (m) ins(%t[] : tensor<48xf32>) outs(%e0[m] : tensor<16xf32>) body(%u) {
    %i = fuse.index 0 : index
    %c = arith.constant 16 : index
    %k = arith.addi %i, %c : index
    %v = fuse.gather %u[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  %y = fuse.layer_norm (m, n) over(n) eps = 1.0e-5 ins(%x[m, n] : tensor<8x16xf32>, %s[n] : tensor<16xf32>)
      outs(%e[m, n] : tensor<8x16xf32>) prologue(%u, %w) {
    fuse.yield %u : f32
  } epilogue(%n, %v, %u, %w) {
    %r = arith.mulf %n, %w : f32
    fuse.yield %r : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// A row that is only gathered: an input that nobody reads says how long it is.
// CHECK-LABEL: func.func @only_gathered(
// CHECK-SAME:    %[[X:.*]]: tensor<8x64xf32>
// CHECK-NOT:     fuse.elementwise
// CHECK:         %[[N:.*]] = tensor.empty() : tensor<16xf32>
// CHECK-NEXT:    fuse.row (m, n) over(n)
// CHECK-NEXT:      ins(%[[X]][] : tensor<8x64xf32>, %[[N]][n] : tensor<16xf32>)
// CHECK:           body(%{{.*}}, %[[UNREAD:.*]]) {
// CHECK-NOT:       %[[UNREAD]]
// CHECK:           return
func.func @only_gathered(%x: tensor<8x64xf32>) -> tensor<8xf32> {
  %e0 = tensor.empty() : tensor<8x16xf32>
  %e = tensor.empty() : tensor<8xf32>
  %s = fuse.elementwise (m, n) ins(%x[] : tensor<8x64xf32>) outs(%e0[m, n] : tensor<8x16xf32>) body(%u) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c = arith.constant 16 : index
    %k = arith.addi %j, %c : index
    %v = fuse.gather %u[%i, %k] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %y = fuse.row (m, n) over(n) ins(%s[m, n] : tensor<8x16xf32>) outs(%e[m] : tensor<8xf32>) body(%u) {
    %r = fuse.reduce addf %u : f32
    fuse.yield %r : f32
  }
  return %y : tensor<8xf32>
}

// -----

// A masked softmax skips reads and stays what it is.
// CHECK-LABEL: func.func @masked(
// CHECK:         fuse.elementwise
// CHECK:         fuse.softmax
func.func @masked(%x: tensor<8x8xf32>, %t: tensor<48xf32>) -> tensor<8x8xf32> {
  %e0 = tensor.empty() : tensor<8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %s = fuse.elementwise (m) ins(%t[] : tensor<48xf32>) outs(%e0[m] : tensor<8xf32>) body(%u) {
    %i = fuse.index 0 : index
    %c = arith.constant 16 : index
    %k = arith.addi %i, %c : index
    %v = fuse.gather %u[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  %y = fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : tensor<8x8xf32>, %s[n] : tensor<8xf32>)
      outs(%e[m, n] : tensor<8x8xf32>) prologue(%u, %w) {
    fuse.yield %u : f32
  } epilogue(%n, %v, %u, %w) {
    %r = arith.mulf %n, %w : f32
    fuse.yield %r : f32
  }
  return %y : tensor<8x8xf32>
}

// -----

// What is padded is longer by a number than what it reads: places are clamped to that extent. A slice is subscripted
// where it is read at the reader's own coordinates.
// CHECK-LABEL: func.func @padded(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x?xf32>
// CHECK:         %[[W:.*]] = fuse.slice
// CHECK:         fuse.elementwise (m, n)
// CHECK-NEXT:      ins(%[[X]][] : tensor<4x?xf32>, %[[W]][m] : tensor<4xf32>)
// CHECK:           body(%[[T:.*]], %{{.*}}) {
// CHECK-DAG:         %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG:         %[[N:.*]] = fuse.extent %[[T]], 1
// CHECK:             %[[LAST:.*]] = arith.addi %[[N]], %[[C2]]
// CHECK:             arith.minsi %{{.*}}, %[[LAST]]
// CHECK-NOT:     fuse.elementwise
func.func @padded(%x: tensor<4x?xf32>, %ws: tensor<4x2xf32>) -> tensor<4x?xf32> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %d = tensor.dim %x, %c1 : tensor<4x?xf32>
  %l = arith.addi %d, %c3 : index
  %e0 = tensor.empty(%l) : tensor<4x?xf32>
  %e = tensor.empty(%d) : tensor<4x?xf32>
  %w = fuse.slice %ws[:, 1] : tensor<4x2xf32>
  %a = fuse.elementwise (m, n) ins(%x[] : tensor<4x?xf32>, %w[m] : tensor<4xf32>) outs(%e0[m, n] : tensor<4x?xf32>) body(%t, %u) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c = arith.constant 3 : index
    %k = arith.subi %j, %c : index
    %v = fuse.gather %t[%i, %k] : tensor<?x?xf32>
    %r = arith.mulf %v, %u : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (m, n) ins(%a[] : tensor<4x?xf32>) outs(%e[m, n] : tensor<4x?xf32>) body(%t) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c = arith.constant 1 : index
    %k = arith.addi %j, %c : index
    %v = fuse.gather %t[%i, %k] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  return %y : tensor<4x?xf32>
}

// -----

// An extent that is no operand's, nor that and a number, cannot be asked for; from a slice nothing gathers.
// CHECK-LABEL: func.func @unnamed(
// CHECK-COUNT-2: fuse.elementwise
// CHECK-LABEL: func.func @slice_at_places(
// CHECK-COUNT-2: fuse.elementwise
func.func @unnamed(%x: tensor<?xf32>, %e0: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %a = fuse.elementwise (n) ins(%x[] : tensor<?xf32>) outs(%e0[n] : tensor<?xf32>) body(%t) {
    %j = fuse.index 0 : index
    %c = arith.constant 3 : index
    %k = arith.subi %j, %c : index
    %v = fuse.gather %t[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  %y = fuse.elementwise (n) ins(%a[] : tensor<?xf32>) outs(%e[n] : tensor<?xf32>) body(%t) {
    %j = fuse.index 0 : index
    %c = arith.constant 1 : index
    %k = arith.addi %j, %c : index
    %v = fuse.gather %t[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  return %y : tensor<?xf32>
}
func.func @slice_at_places(%ws: tensor<4x2xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %w = fuse.slice %ws[:, 1] : tensor<4x2xf32>
  %a = fuse.elementwise (n) ins(%w[n] : tensor<4xf32>) outs(%e[n] : tensor<4xf32>) body(%t) {
    %r = arith.negf %t : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (n) ins(%a[] : tensor<4xf32>) outs(%e[n] : tensor<4xf32>) body(%t) {
    %j = fuse.index 0 : index
    %c = arith.constant 3 : index
    %k = arith.subi %c, %j : index
    %v = fuse.gather %t[%k] : tensor<?xf32>
    fuse.yield %v : f32
  }
  return %y : tensor<4xf32>
}
