// RUN: fuse-opt %s --fuse-fuse-horizontal --fuse-fuse-elementwise --fuse-form-kernels --fuse-report -o /dev/null | FileCheck %s

// One function for each rule: nothing of it is fused, and the report names the rule.

// CHECK-LABEL: kernel other_dimensions_0:
// CHECK:         not with other_dimensions_1: consumer-has-other-dimensions:
func.func @other_dimensions(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>, %o: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (b, m, n) ins(%0[m, n] : tensor<8x4xf32>) outs(%o[b, m, n] : tensor<2x8x4xf32>) body(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  return %1 : tensor<2x8x4xf32>
}

// CHECK-LABEL: kernel two_orders_0:
// CHECK:         not with two_orders_1: reads-result-in-two-orders:
func.func @two_orders(%x: tensor<8x16xf32>, %w: tensor<8x16xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<8x16xf32>)
      outs(%e[m, n] : tensor<8x8xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%0[m, n] : tensor<8x8xf32>, %0[n, m] : tensor<8x8xf32>) outs(%e[m, n] : tensor<8x8xf32>) body(%a, %b) {
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  return %1 : tensor<8x8xf32>
}

// The second matmul has the first one's left operand, and its result for a right operand.
// CHECK-LABEL: kernel depends_0:
// CHECK:         not with depends_1: one-contraction-per-kernel:
// CHECK-NEXT:    not with depends_1: depends-on-producer:
func.func @depends(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>, %e: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<16x16xf32>) rhs(%w[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<16x16xf32>) rhs(%0[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<16x16xf32>
}

func.func private @effect(tensor<8x4xf32>)

// CHECK-LABEL: kernel side_effects_0:
// CHECK:         not with side_effects_1: side-effects-between:
func.func @side_effects(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  func.call @effect(%0) : (tensor<8x4xf32>) -> ()
  %1 = fuse.elementwise (m, n) ins(%0[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel blocks_0:
// CHECK:         not with blocks_1: different-blocks:
func.func @blocks(%c: i1, %x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = scf.if %c -> tensor<8x4xf32> {
    %2 = fuse.elementwise (m, n) ins(%0[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%a) {
      %r = arith.negf %a : f32
      fuse.yield %r : f32
    }
    scf.yield %2 : tensor<8x4xf32>
  } else {
    scf.yield %0 : tensor<8x4xf32>
  }
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel transposed_rows_0:
// CHECK:         not with transposed_rows_1: row-not-contiguous:
func.func @transposed_rows(%x: tensor<8x16xf32>, %e: tensor<8x16xf32>, %o: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<8x16xf32>) outs(%e[m, n] : tensor<8x16xf32>) prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  %1 = fuse.elementwise (m, n) ins(%0[m, n] : tensor<8x16xf32>) outs(%o[n, m] : tensor<16x8xf32>) body(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<16x8xf32>
}

// CHECK-LABEL: kernel operand_0:
// CHECK:         not with operand_1: producer-of-matmul-operand:
func.func @operand(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %i: tensor<8x16xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.elementwise (m, k) ins(%x[m, k] : tensor<8x16xf32>) outs(%i[m, k] : tensor<8x16xf32>) body(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%0[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel other_uses_0:
// CHECK:         not with other_uses_1: producer-has-other-uses:
func.func @other_uses(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %r: tensor<8x4xf32>, %e: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %0 = fuse.elementwise (m, n) ins(%r[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%a) {
    %n = arith.negf %a : f32
    fuse.yield %n : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>) aux(%0[m, n] : tensor<8x4xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a, %b) {
    %s = arith.addf %a, %b : f32
    fuse.yield %s : f32
  }
  return %0, %1 : tensor<8x4xf32>, tensor<8x4xf32>
}

// CHECK-LABEL: kernel recompute_0:
// CHECK:         not with recompute_1: recompute-of-broadcast:
func.func @recompute(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %r: tensor<4xf32>, %i: tensor<4xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.elementwise (n) ins(%r[n] : tensor<4xf32>) outs(%i[n] : tensor<4xf32>) body(%a) {
    %n = math.exp %a : f32
    fuse.yield %n : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>) aux(%0[n] : tensor<4xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a, %b) {
    %s = arith.addf %a, %b : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel whole_rows_0:
// CHECK:         not with whole_rows_1: row-op-needs-whole-rows:
// CHECK-LABEL: kernel whole_rows_1:
// CHECK:         not with whole_rows_2: one-row-op-per-kernel:
func.func @whole_rows(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.softmax (m, n) over(n) causal(m) ins(%0[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  %2 = fuse.rms_norm (m, n) over(n) eps = 1.0e-5 ins(%1[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %2 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel other_rows_0:
// CHECK:         not with other_rows_1: rows-differ:
func.func @other_rows(%x: tensor<8x4xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  %1 = fuse.row (m, n) over(m) ins(%0[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%a) {
    %s = fuse.reduce addf %a : f32
    %y = arith.divf %a, %s : f32
    fuse.yield %y : f32
  }
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel differ_0:
// CHECK:         not with differ_1: operands-differ:
func.func @differ(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %v: tensor<6x16xf32>, %e: tensor<8x4xf32>, %f: tensor<8x6xf32>) -> (tensor<8x4xf32>, tensor<8x6xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%v[n, k] : tensor<6x16xf32>)
      outs(%f[m, n] : tensor<8x6xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %0, %1 : tensor<8x4xf32>, tensor<8x6xf32>
}

// CHECK-LABEL: kernel too_many_0:
// CHECK:         not with too_many_1: too-many-right-operands:
func.func @too_many(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %v: tensor<4x16xf32>, %u: tensor<4x16xf32>, %t: tensor<4x16xf32>, %e: tensor<8x4xf32>)
    -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %0, %1, %2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>)
      rhs(%w[n, k] : tensor<4x16xf32>, %v[n, k] : tensor<4x16xf32>, %u[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>, %e[m, n] : tensor<8x4xf32>, %e[m, n] : tensor<8x4xf32>) epilogue(%a, %b, %c) {
    fuse.yield %a, %b, %c : f32, f32, f32
  }
  %3 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%t[n, k] : tensor<4x16xf32>) aux(%2[m, n] : tensor<8x4xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a, %b) {
    fuse.yield %a : f32
  }
  return %0, %1, %3 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// A chain of 23 reductions, and two more.

// CHECK-LABEL: kernel large_0:
// CHECK:         not with large_1: kernel-too-large:
func.func @large(%x: tensor<8x4xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%a) {
    %s0 = fuse.reduce addf %a : f32
    %y0 = arith.subf %a, %s0 : f32
    %s1 = fuse.reduce addf %y0 : f32
    %y1 = arith.subf %y0, %s1 : f32
    %s2 = fuse.reduce addf %y1 : f32
    %y2 = arith.subf %y1, %s2 : f32
    %s3 = fuse.reduce addf %y2 : f32
    %y3 = arith.subf %y2, %s3 : f32
    %s4 = fuse.reduce addf %y3 : f32
    %y4 = arith.subf %y3, %s4 : f32
    %s5 = fuse.reduce addf %y4 : f32
    %y5 = arith.subf %y4, %s5 : f32
    %s6 = fuse.reduce addf %y5 : f32
    %y6 = arith.subf %y5, %s6 : f32
    %s7 = fuse.reduce addf %y6 : f32
    %y7 = arith.subf %y6, %s7 : f32
    %s8 = fuse.reduce addf %y7 : f32
    %y8 = arith.subf %y7, %s8 : f32
    %s9 = fuse.reduce addf %y8 : f32
    %y9 = arith.subf %y8, %s9 : f32
    %s10 = fuse.reduce addf %y9 : f32
    %y10 = arith.subf %y9, %s10 : f32
    %s11 = fuse.reduce addf %y10 : f32
    %y11 = arith.subf %y10, %s11 : f32
    %s12 = fuse.reduce addf %y11 : f32
    %y12 = arith.subf %y11, %s12 : f32
    %s13 = fuse.reduce addf %y12 : f32
    %y13 = arith.subf %y12, %s13 : f32
    %s14 = fuse.reduce addf %y13 : f32
    %y14 = arith.subf %y13, %s14 : f32
    %s15 = fuse.reduce addf %y14 : f32
    %y15 = arith.subf %y14, %s15 : f32
    %s16 = fuse.reduce addf %y15 : f32
    %y16 = arith.subf %y15, %s16 : f32
    %s17 = fuse.reduce addf %y16 : f32
    %y17 = arith.subf %y16, %s17 : f32
    %s18 = fuse.reduce addf %y17 : f32
    %y18 = arith.subf %y17, %s18 : f32
    %s19 = fuse.reduce addf %y18 : f32
    %y19 = arith.subf %y18, %s19 : f32
    %s20 = fuse.reduce addf %y19 : f32
    %y20 = arith.subf %y19, %s20 : f32
    %s21 = fuse.reduce addf %y20 : f32
    %y21 = arith.subf %y20, %s21 : f32
    %s22 = fuse.reduce addf %y21 : f32
    %y22 = arith.subf %y21, %s22 : f32
    fuse.yield %y22 : f32
  }
  %1 = fuse.row (m, n) over(n) ins(%0[m, n] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%a) {
    %s = fuse.reduce addf %a : f32
    %y = arith.divf %a, %s : f32
    %t = fuse.reduce maximumf %y : f32
    %z = arith.subf %y, %t : f32
    fuse.yield %z : f32
  }
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel reshaped_0:
// CHECK:         not with reshaped_1: reshape-between:
func.func @reshaped(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>, %o: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  %2 = fuse.elementwise (b, m, n) ins(%1[b, m, n] : tensor<2x4x4xf32>) outs(%o[b, m, n] : tensor<2x4x4xf32>) body(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  return %2 : tensor<2x4x4xf32>
}

// CHECK-LABEL: kernel sliced_0:
// CHECK:         not with sliced_1: slice-between:
func.func @sliced(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>, %o: tensor<8x2xf32>) -> tensor<8x2xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.slice %0[:, 1:3] : tensor<8x4xf32>
  %2 = fuse.elementwise (m, n) ins(%1[m, n] : tensor<8x2xf32>) outs(%o[m, n] : tensor<8x2xf32>) body(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  return %2 : tensor<8x2xf32>
}

// CHECK-LABEL: kernel gathered_0:
// CHECK:         not with gathered_1: gathered:
func.func @gathered(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%0[] : tensor<8x4xf32>) outs(%e[m, n] : tensor<8x4xf32>) body(%t) {
    %c0 = arith.constant 0 : index
    %j = fuse.index 1 : index
    %r = fuse.gather %t[%c0, %j] : tensor<?x?xf32>
    fuse.yield %r : f32
  }
  return %1 : tensor<8x4xf32>
}

// No operand has the extent within which the producer's coordinate would lie.

// CHECK-LABEL: kernel unnamed_0:
// CHECK:         not with unnamed_1: gathered:
func.func @unnamed(%ids: tensor<8xi64>, %e: tensor<8xf32>, %f: tensor<?xf32>) -> tensor<8xf32> {
  %0 = fuse.elementwise (m) outs(%f[m] : tensor<?xf32>) body() {
    %i = fuse.index 0 : index
    %k = arith.index_cast %i : index to i64
    %r = arith.sitofp %k : i64 to f32
    fuse.yield %r : f32
  }
  %1 = fuse.elementwise (m) ins(%ids[m] : tensor<8xi64>, %0[] : tensor<?xf32>) outs(%e[m] : tensor<8xf32>) body(%id, %t) {
    %i = arith.index_cast %id : i64 to index
    %r = fuse.gather %t[%i] : tensor<?xf32>
    fuse.yield %r : f32
  }
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: kernel at_places_0:
// CHECK:         not with at_places_1: recompute-at-places:
func.func @at_places(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %0 = fuse.elementwise (m) ins(%x[m] : tensor<8xf32>) outs(%e[m] : tensor<8xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r : f32
  }
  %1 = fuse.elementwise (m) ins(%0[m] : tensor<8xf32>, %0[] : tensor<8xf32>) outs(%e[m] : tensor<8xf32>) body(%a, %t) {
    %i = fuse.index 0 : index
    %c7 = arith.constant 7 : index
    %k = arith.subi %c7, %i : index
    %b = fuse.gather %t[%k] : tensor<?xf32>
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  return %1 : tensor<8xf32>
}

// Each link of a chain of shifts doubles what is read: 16 elements a point, and a second kernel.

// CHECK-LABEL: kernel shifts_0:
// CHECK:         not with shifts_1: recompute-at-places:
// CHECK-LABEL: kernel shifts_1:
// CHECK-NOT:   kernel shifts_2:
func.func @shifts(%x: tensor<64xf32>, %e: tensor<64xf32>) -> tensor<64xf32> {
  %0 = fuse.elementwise (m) ins(%x[m] : tensor<64xf32>, %x[] : tensor<64xf32>) outs(%e[m] : tensor<64xf32>) body(%a, %t) {
    %i = fuse.index 0 : index
    %c = arith.constant 1 : index
    %k = arith.subi %i, %c : index
    %b = fuse.gather %t[%k] : tensor<?xf32>
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  %1 = fuse.elementwise (m) ins(%0[m] : tensor<64xf32>, %0[] : tensor<64xf32>) outs(%e[m] : tensor<64xf32>) body(%a, %t) {
    %i = fuse.index 0 : index
    %c = arith.constant 2 : index
    %k = arith.subi %i, %c : index
    %b = fuse.gather %t[%k] : tensor<?xf32>
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  %2 = fuse.elementwise (m) ins(%1[m] : tensor<64xf32>, %1[] : tensor<64xf32>) outs(%e[m] : tensor<64xf32>) body(%a, %t) {
    %i = fuse.index 0 : index
    %c = arith.constant 4 : index
    %k = arith.subi %i, %c : index
    %b = fuse.gather %t[%k] : tensor<?xf32>
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  %3 = fuse.elementwise (m) ins(%2[m] : tensor<64xf32>, %2[] : tensor<64xf32>) outs(%e[m] : tensor<64xf32>) body(%a, %t) {
    %i = fuse.index 0 : index
    %c = arith.constant 8 : index
    %k = arith.subi %i, %c : index
    %b = fuse.gather %t[%k] : tensor<?xf32>
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  %4 = fuse.elementwise (m) ins(%3[m] : tensor<64xf32>, %3[] : tensor<64xf32>) outs(%e[m] : tensor<64xf32>) body(%a, %t) {
    %i = fuse.index 0 : index
    %c = arith.constant 16 : index
    %k = arith.subi %i, %c : index
    %b = fuse.gather %t[%k] : tensor<?xf32>
    %r = arith.addf %a, %b : f32
    fuse.yield %r : f32
  }
  return %4 : tensor<64xf32>
}

// A reshape is not the reason where there would be another without it.
// CHECK-LABEL: kernel reshaped_operand_0:
// CHECK:         not with reshaped_operand_1: producer-of-matmul-operand:
func.func @reshaped_operand(%x: tensor<8x4x4xf32>, %w: tensor<4x16xf32>, %d: tensor<8x4x4xf32>, %e: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = fuse.elementwise (m, a, b) ins(%x[m, b, a] : tensor<8x4x4xf32>) outs(%d[m, a, b] : tensor<8x4x4xf32>) body(%p) {
    fuse.yield %p : f32
  }
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<8x4x4xf32> into tensor<8x16xf32>
  %2 = fuse.matmul (m, n, k) acc(f32) lhs(%1[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%p) {
    fuse.yield %p : f32
  }
  return %2 : tensor<8x4xf32>
}

// CHECK-LABEL: kernel reshaped_matmul_0:
// CHECK:         not with reshaped_matmul_1: one-contraction-per-kernel:
func.func @reshaped_matmul(%x: tensor<8x16xf32>, %w: tensor<4x16xf32>, %v: tensor<4x2xf32>, %e: tensor<8x4xf32>, %f: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x16xf32>) rhs(%w[n, k] : tensor<4x16xf32>)
      outs(%e[m, n] : tensor<8x4xf32>) epilogue(%p) {
    fuse.yield %p : f32
  }
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [8, 2, 2] : tensor<8x4xf32> into tensor<8x2x2xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<8x2x2xf32> into tensor<16x2xf32>
  %3 = fuse.matmul (m, n, k) acc(f32) lhs(%2[m, k] : tensor<16x2xf32>) rhs(%v[n, k] : tensor<4x2xf32>)
      outs(%f[m, n] : tensor<16x4xf32>) epilogue(%p) {
    fuse.yield %p : f32
  }
  return %3 : tensor<16x4xf32>
}
