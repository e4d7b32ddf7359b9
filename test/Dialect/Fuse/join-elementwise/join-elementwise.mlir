// RUN: fuse-opt %s -split-input-file --pass-pipeline='builtin.module(func.func(fuse-join-elementwise))' | FileCheck %s
// RUN: fuse-opt %s -split-input-file --pass-pipeline='builtin.module(func.func(fuse-join-elementwise))' --remarks-filter=join-elementwise -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A tensor that both read says which dimension is which; the code that asks for its coordinate asks for the new number.

// CHECK-LABEL: func.func @shared
// CHECK-SAME:    (%[[X:.*]]: tensor<5x48xf32>, %[[Y:.*]]: tensor<48xf32>
// CHECK:         %[[R:.*]]:2 = fuse.elementwise (m, n)
// CHECK-NEXT:      ins(%[[X]][m, n] : tensor<5x48xf32>, %[[Y]][n] : tensor<48xf32>)
// CHECK-NEXT:      outs(%{{.*}}[m, n] : tensor<5x48xf32>, %{{.*}}[m, n] : tensor<5x48xf32>)
// CHECK-NEXT:      body(%[[A:.*]], %[[B:.*]]) {
// CHECK-NEXT:        %[[P:.*]] = math.exp %[[A]]
// CHECK-NEXT:        fuse.index 1
// CHECK:             %[[S:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK:             %[[T:.*]] = arith.addf %[[S]]
// CHECK-NEXT:        fuse.yield %[[P]], %[[T]]
// CHECK-NOT:     fuse.elementwise
// CHECK:         return %[[R]]#0, %[[R]]#1
// REMARK:        [Passed] joined | Category:join-elementwise {{.*}}"elementwise op joined with another one over the same points"
func.func @shared(%x: tensor<5x48xf32>, %y: tensor<48xf32>, %i: tensor<5x48xf32>, %j: tensor<5x48xf32>) -> (tensor<5x48xf32>, tensor<5x48xf32>) {
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>) outs(%i[m, n] : tensor<5x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %t = fuse.elementwise (c, r) ins(%x[r, c] : tensor<5x48xf32>, %y[c] : tensor<48xf32>) outs(%j[r, c] : tensor<5x48xf32>) body(%a, %b) {
    %k = fuse.index 0 : index
    %l = arith.index_cast %k : index to i32
    %f = arith.sitofp %l : i32 to f32
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %p, %f : f32
    fuse.yield %q : f32
  }
  return %s, %t : tensor<5x48xf32>, tensor<5x48xf32>
}

// -----

// Nothing shared but the points; a third op that reads the first stands behind them afterwards.

// CHECK-LABEL: func.func @alike
// CHECK:         %[[R:.*]]:2 = fuse.elementwise (m, n)
// CHECK:         fuse.row
// CHECK-NEXT:      ins(%[[R]]#0[m, n]
func.func @alike(%x: tensor<5x48xf32>, %y: tensor<5x48xf16>, %i: tensor<5x48xf32>, %j: tensor<5x48xf16>, %k: tensor<5xf32>) -> (tensor<5xf32>, tensor<5x48xf16>) {
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>) outs(%i[m, n] : tensor<5x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %r = fuse.row (m, n) over(n) ins(%s[m, n] : tensor<5x48xf32>) outs(%k[m] : tensor<5xf32>) body(%a) {
    %t = fuse.reduce addf %a : f32
    fuse.yield %t : f32
  }
  %t = fuse.elementwise (m, n) ins(%y[m, n] : tensor<5x48xf16>) outs(%j[m, n] : tensor<5x48xf16>) body(%a) {
    %p = math.absf %a : f16
    fuse.yield %p : f16
  }
  return %r, %t : tensor<5xf32>, tensor<5x48xf16>
}

// -----

// What stays apart: other extents; unproven ones; one that needs the other, directly or not; memory in another order.

// CHECK-LABEL: func.func @extents
// CHECK-COUNT-2: fuse.elementwise
// CHECK-LABEL: func.func @unproven
// CHECK-COUNT-2: fuse.elementwise
// CHECK-LABEL: func.func @needs
// CHECK-COUNT-2: fuse.elementwise
// CHECK-LABEL: func.func @order
// CHECK-COUNT-2: fuse.elementwise
func.func @extents(%x: tensor<5x48xf32>, %y: tensor<6x48xf32>) -> (tensor<5x48xf32>, tensor<6x48xf32>) {
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>) outs(%x[m, n] : tensor<5x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %t = fuse.elementwise (m, n) ins(%y[m, n] : tensor<6x48xf32>) outs(%y[m, n] : tensor<6x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  return %s, %t : tensor<5x48xf32>, tensor<6x48xf32>
}
func.func @unproven(%x: tensor<?x48xf32>, %y: tensor<?x48xf32>) -> (tensor<?x48xf32>, tensor<?x48xf32>) {
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x48xf32>) outs(%x[m, n] : tensor<?x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %t = fuse.elementwise (m, n) ins(%y[m, n] : tensor<?x48xf32>) outs(%y[m, n] : tensor<?x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  return %s, %t : tensor<?x48xf32>, tensor<?x48xf32>
}
func.func @needs(%x: tensor<48x48xf32>, %k: tensor<48xf32>) -> (tensor<48x48xf32>, tensor<48x48xf32>) {
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<48x48xf32>) outs(%x[m, n] : tensor<48x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %r = fuse.row (m, n) over(n) ins(%s[m, n] : tensor<48x48xf32>) outs(%k[m] : tensor<48xf32>) body(%a) {
    %t = fuse.reduce addf %a : f32
    fuse.yield %t : f32
  }
  %t = fuse.elementwise (m, n) ins(%x[m, n] : tensor<48x48xf32>, %r[n] : tensor<48xf32>) outs(%x[m, n] : tensor<48x48xf32>) body(%a, %b) {
    %p = arith.mulf %a, %b : f32
    fuse.yield %p : f32
  }
  return %s, %t : tensor<48x48xf32>, tensor<48x48xf32>
}
func.func @order(%x: tensor<48x48xf32>, %y: tensor<48x48xf32>) -> (tensor<48x48xf32>, tensor<48x48xf32>) {
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<48x48xf32>) outs(%x[m, n] : tensor<48x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %t = fuse.elementwise (m, n) ins(%y[n, m] : tensor<48x48xf32>) outs(%x[n, m] : tensor<48x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  return %s, %t : tensor<48x48xf32>, tensor<48x48xf32>
}

// -----

// An argument that is a result, reshaped, is copied by what reads it; one that only a matmul reads is not copied here, nor
// one of rank 0, nor by what runs in one of two cases only.

// CHECK-LABEL: func.func @argument
// CHECK-SAME:    (%[[X:[^:]*]]: tensor<5x48xf32>
// CHECK:         %[[R:.*]]:2 = fuse.elementwise
// CHECK-NEXT:      ins(%[[X]][{{.*}}] : tensor<5x48xf32>)
// CHECK:           %[[P:.*]] = math.exp %[[A:.*]] : f32
// CHECK-NEXT:      fuse.yield %[[A]], %[[P]]
// CHECK:         %[[C:.*]] = tensor.collapse_shape %[[R]]#0
// CHECK:         return %[[C]], %[[R]]#1
func.func @argument(%x: tensor<5x48xf32>, %i: tensor<5x48xf32>) -> (tensor<240xf32>, tensor<5x48xf32>) {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<5x48xf32> into tensor<240xf32>
  %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>) outs(%i[m, n] : tensor<5x48xf32>) body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  return %c, %s : tensor<240xf32>, tensor<5x48xf32>
}
// CHECK-LABEL: func.func @others
// CHECK-NOT:     fuse.elementwise
// CHECK:         return %arg0, %arg1
func.func @others(%x: tensor<5x48xf32>, %z: tensor<f32>, %w: tensor<6x48xf32>, %i: tensor<5x6xf32>) -> (tensor<5x48xf32>, tensor<f32>, tensor<5x6xf32>) {
  %s = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<5x48xf32>) rhs(%w[n, k] : tensor<6x48xf32>) outs(%i[m, n] : tensor<5x6xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %x, %z, %s : tensor<5x48xf32>, tensor<f32>, tensor<5x6xf32>
}
// CHECK-LABEL: func.func @nested
// CHECK:         scf.if
// CHECK:         fuse.elementwise (m, n)
// CHECK-NEXT:      ins(%arg0[m, n]
// CHECK-NEXT:      outs(%arg1[m, n] : tensor<5x48xf32>)
// CHECK:         return %arg0
func.func @nested(%x: tensor<5x48xf32>, %i: tensor<5x48xf32>, %c: i1) -> (tensor<5x48xf32>, tensor<5x48xf32>) {
  %r = scf.if %c -> tensor<5x48xf32> {
    %s = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>) outs(%i[m, n] : tensor<5x48xf32>) body(%a) {
      %p = math.exp %a : f32
      fuse.yield %p : f32
    }
    scf.yield %s : tensor<5x48xf32>
  } else {
    scf.yield %i : tensor<5x48xf32>
  }
  return %x, %r : tensor<5x48xf32>, tensor<5x48xf32>
}
