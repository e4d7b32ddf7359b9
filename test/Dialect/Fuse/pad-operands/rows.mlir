// RUN: fuse-opt %s -split-input-file --fuse-pad-operands=chip=sm_90a | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-pad-operands=chip=sm_90a --fuse-select-schedule=chip=sm_90a --fuse-verify-phase="phase=scheduled chip=sm_90a" | FileCheck %s --check-prefix=SCHEDULED
// RUN: fuse-opt %s -split-input-file --fuse-pad-operands="chip=sm_90a when=always" | FileCheck %s --check-prefix=ALWAYS

// How many rows there are only a call knows: copies stand where the product reads them.
// CHECK-LABEL: @rows
// CHECK:         %[[M:.*]] = tensor.dim %arg0, %c0{{.*}} : tensor<?x257xf16>
// CHECK:         %[[MANY:.*]] = arith.cmpi sgt, %[[M]], %[[BOUND:.*]] : index
// CHECK:         %[[Y:.*]] = scf.if %[[MANY]] -> (tensor<?x4096xf16>) {
// CHECK:           fuse.kernel "rows_rows0"
// CHECK:           fuse.kernel "rows_rows1"
// CHECK:           %[[A:.*]] = fuse.kernel "rows_padded" {
// CHECK:           } {fuse.rows = array<i64: [[#FEWEST:]], 0>} : tensor<?x4096xf16>
// CHECK:           scf.yield %[[A]] : tensor<?x4096xf16>
// CHECK:         } else {
// CHECK:           %[[B:.*]] = fuse.kernel "rows" {
// CHECK:             lhs(%arg0[m, k] : tensor<?x257xf16>)
// CHECK:           } {fuse.rows = array<i64: 0, [[#FEWEST - 1]]>} : tensor<?x4096xf16>
// CHECK:           scf.yield %[[B]] : tensor<?x4096xf16>
// CHECK:         return %[[Y]]

// Each has variants for the rows that it may get.
// SCHEDULED-LABEL: @rows
// SCHEDULED:     arith.constant [[BOUND:[1-9][0-9]*]] : index
// SCHEDULED-NEXT: arith.cmpi sgt
// SCHEDULED:     fuse.kernel "rows_padded" variants
// SCHEDULED-NOT: max_rows = 16,
// SCHEDULED-NOT: max_rows = [[BOUND]],
// SCHEDULED-SAME: #fuse.variant<max_rows = 4096, {{.*}}, #fuse.variant<schedule = #fuse.warp_specialized<
// SCHEDULED:     fuse.kernel "rows" variants [#fuse.variant<
// SCHEDULED-NOT: max_rows = [[BOUND]],
// SCHEDULED-NOT: max_rows = 4096,
// SCHEDULED:     return

// ALWAYS-LABEL: @rows
// ALWAYS-NOT:    scf.if
// ALWAYS:        fuse.kernel "rows_rows0"
// ALWAYS:        fuse.kernel "rows_rows1"
// ALWAYS:        fuse.kernel "rows" {
func.func @rows(%x: tensor<?x257xf16>, %w: tensor<4096x257xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %0 = fuse.kernel "rows" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x257xf16>) rhs(%w[n, k] : tensor<4096x257xf16>)
        outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  return %0 : tensor<?x4096xf16>
}

// -----

// Few rows do better with the left operand copied alone, whose copy stands before the branch then.
// CHECK-LABEL: @left
// CHECK:         %[[K:.*]] = fuse.kernel "left_rows0" {
// CHECK:         } {fuse.reason = "operand 0 has rows of 8194 bytes; {{.*}} rows; for up to [[#FEW:]]"} : tensor<?x4160xf16>
// CHECK:         %[[S:.*]] = fuse.slice %[[K]][:, 0:4097]
// CHECK:         arith.cmpi sgt, %{{.*}}, %c[[#FEW]]
// CHECK:         scf.if
// CHECK:           %[[V:.*]] = fuse.kernel "left_rows1" {
// CHECK:           } {fuse.reason = "operands 0 and 1 have rows of 8194 bytes; {{.*}} with 16384 rows; for [[#FEW + 1]] and more"}
// CHECK:           %[[T:.*]] = fuse.slice %[[V]][:, 0:4097]
// CHECK:           fuse.kernel "left_padded" {
// CHECK:             lhs(%[[S]][m, k]
// CHECK-NEXT:        rhs(%[[T]][n, k]
// CHECK:           } {fuse.rows = array<i64: [[#FEW + 1]], 0>}
// CHECK:         } else {
// CHECK:           fuse.kernel "left" {
// CHECK:             lhs(%[[S]][m, k]
// CHECK-NEXT:        rhs(%arg1[n, k]
// CHECK:           } {fuse.rows = array<i64: 0, [[#FEW]]>}
func.func @left(%x: tensor<?x4097xf16>, %w: tensor<4096x4097xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %0 = fuse.kernel "left" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4097xf16>) rhs(%w[n, k] : tensor<4096x4097xf16>)
        outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  return %0 : tensor<?x4096xf16>
}

// -----

// Of few columns the right operand is copied for any number of rows, the left one where it is short.
// CHECK-LABEL: @right
// CHECK:         fuse.kernel "right_rows1" {
// CHECK:         scf.if
// CHECK-NOT:       right_rows0
// CHECK:           fuse.kernel "right_padded" {
// CHECK:             lhs(%arg0[m, k]
// CHECK:         } else {
// CHECK:           fuse.kernel "right_rows0" {
// CHECK:           fuse.kernel "right" {
// CHECK-NOT:         lhs(%arg0[m, k]
// CHECK:           } {fuse.rows = array<i64: 0, {{[0-9]+}}>}
func.func @right(%x: tensor<?x5001xf16>, %w: tensor<128x5001xf16>, %o: tensor<?x128xf16>) -> tensor<?x128xf16> {
  %0 = fuse.kernel "right" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x5001xf16>) rhs(%w[n, k] : tensor<128x5001xf16>)
        outs(%o[m, n] : tensor<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<?x128xf16>
  } : tensor<?x128xf16>
  return %0 : tensor<?x128xf16>
}

// -----

// Two products read one tensor: one copy, where either wants it.
// CHECK-LABEL: @shared
// CHECK:         %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<?x264xf16>
// CHECK:         %[[ANY:.*]] = arith.ori
// CHECK:         %[[C:.*]] = scf.if %[[ANY]] -> (tensor<?x264xf16>) {
// CHECK:           %[[K:.*]] = fuse.kernel "first_rows0"
// CHECK:           scf.yield %[[K]] : tensor<?x264xf16>
// CHECK:         } else {
// CHECK:           scf.yield %[[E]] : tensor<?x264xf16>
// CHECK:         %[[S:.*]] = fuse.slice %[[C]][:, 0:257] : tensor<?x264xf16>
// CHECK:         scf.if
// CHECK:           fuse.kernel "first_padded"
// CHECK:             lhs(%[[S]][m, k]
// CHECK-NOT:     _rows0
// CHECK:         scf.if
// CHECK:           fuse.kernel "second_padded"
// CHECK:             lhs(%[[S]][m, k]
func.func @shared(%x: tensor<?x257xf16>, %w: tensor<4096x257xf16>, %v: tensor<4096x257xf16>, %o: tensor<?x4096xf16>,
                  %p: tensor<?x4096xf16>) -> (tensor<?x4096xf16>, tensor<?x4096xf16>) {
  %0 = fuse.kernel "first" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x257xf16>) rhs(%w[n, k] : tensor<4096x257xf16>)
        outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  %2 = fuse.kernel "second" {
    %3 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x257xf16>) rhs(%v[n, k] : tensor<4096x257xf16>)
        outs(%p[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %3 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  return %0, %2 : tensor<?x4096xf16>, tensor<?x4096xf16>
}

// -----

// Who reads the result of a product that has two forms reads what either gives; a view in a kernel stays there.
// CHECK-LABEL: @chain
// CHECK:         %[[H:.*]] = scf.if {{.*}} -> (tensor<?x257xf16>) {
// CHECK:         %[[C:.*]] = scf.if {{.*}} -> (tensor<?x264xf16>) {
// CHECK:           fuse.kernel "second_rows0"
// CHECK:             ins(%[[H]][] : tensor<?x257xf16>)
// CHECK:         %[[S:.*]] = fuse.slice %[[C]][:, 0:257] : tensor<?x264xf16>
// CHECK:           fuse.kernel "second_padded"
// CHECK:             lhs(%[[S]][m, k]
// CHECK:           fuse.kernel "second" {
// CHECK:             lhs(%[[H]][m, k]
// CHECK:           fuse.kernel "third_padded"
// CHECK:             lhs(%[[S]][m, k]
// CHECK:         fuse.kernel "viewed" {
// CHECK-NEXT:      tensor.collapse_shape
// CHECK-NEXT:      fuse.matmul
func.func @chain(%x: tensor<?x257xf16>, %w: tensor<257x257xf16>, %v: tensor<4096x257xf16>, %u: tensor<4096x257xf16>,
                 %y: tensor<1x4096x257xf16>, %o: tensor<?x257xf16>, %p: tensor<?x4096xf16>, %q: tensor<?x4096xf16>, %r: tensor<4096x4096xf16>)
    -> (tensor<?x4096xf16>, tensor<?x4096xf16>, tensor<4096x4096xf16>) {
  %0 = fuse.kernel "first" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x257xf16>) rhs(%w[n, k] : tensor<257x257xf16>)
        outs(%o[m, n] : tensor<?x257xf16>) epilogue(%a) {
      %e = arith.truncf %a : f32 to f16
      fuse.yield %e : f16
    }
    fuse.yield %1 : tensor<?x257xf16>
  } : tensor<?x257xf16>
  %2 = fuse.kernel "second" {
    %3 = fuse.matmul (m, n, k) acc(f32) lhs(%0[m, k] : tensor<?x257xf16>) rhs(%v[n, k] : tensor<4096x257xf16>)
        outs(%p[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %e = arith.truncf %a : f32 to f16
      fuse.yield %e : f16
    }
    fuse.yield %3 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  %4 = fuse.kernel "third" {
    %5 = fuse.matmul (m, n, k) acc(f32) lhs(%0[m, k] : tensor<?x257xf16>) rhs(%u[n, k] : tensor<4096x257xf16>)
        outs(%q[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %e = arith.truncf %a : f32 to f16
      fuse.yield %e : f16
    }
    fuse.yield %5 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  %6 = fuse.kernel "viewed" {
    %z = tensor.collapse_shape %y [[0, 1], [2]] : tensor<1x4096x257xf16> into tensor<4096x257xf16>
    %7 = fuse.matmul (m, n, k) acc(f32) lhs(%z[m, k] : tensor<4096x257xf16>) rhs(%z[n, k] : tensor<4096x257xf16>)
        outs(%r[m, n] : tensor<4096x4096xf16>) epilogue(%a) {
      %e = arith.truncf %a : f32 to f16
      fuse.yield %e : f16
    }
    fuse.yield %7 : tensor<4096x4096xf16>
  } : tensor<4096x4096xf16>
  return %2, %4, %6 : tensor<?x4096xf16>, tensor<?x4096xf16>, tensor<4096x4096xf16>
}
