// RUN: fuse-opt %s -split-input-file --fuse-raise-causal-mask | FileCheck %s

// An offset: column < row + 3, and the scale after the mask.
// CHECK-LABEL: func.func @offset(
// CHECK: fuse.softmax (m, n) over(n) causal(m, offset = 2)
// CHECK: prologue(%[[X:.*]]) {
// CHECK-NOT: arith.select
// CHECK: arith.mulf %[[X]], %{{.*}} : f32
func.func @offset(%x: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<8x8xf32>) outs(%o[m, n] : tensor<8x8xf32>)
      prologue(%a) {
    %c3 = arith.constant 3 : i32
    %ninf = arith.constant 0xFF800000 : f32
    %s = arith.constant 0.5 : f32
    %row = fuse.index 0 : index
    %col = fuse.index 1 : index
    %ri = arith.index_cast %row : index to i32
    %ci = arith.index_cast %col : index to i32
    %r3 = arith.addi %ri, %c3 : i32
    %c = arith.cmpi slt, %ci, %r3 : i32
    %v = arith.select %c, %a, %ninf : f32
    %w = arith.mulf %v, %s : f32
    fuse.yield %w : f32
  } epilogue(%r, %v, %a) {
    fuse.yield %r : f32
  }
  return %y : tensor<8x8xf32>
}

// -----

// row >= column, masked values on the other side of the select.
// CHECK-LABEL: func.func @swapped(
// CHECK: over(n) causal(m)
func.func @swapped(%x: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<8x8xf32>) outs(%o[m, n] : tensor<8x8xf32>)
      prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %row = fuse.index 0 : index
    %col = fuse.index 1 : index
    %c = arith.cmpi slt, %row, %col : index
    %v = arith.select %c, %ninf, %a : f32
    fuse.yield %v : f32
  } epilogue(%r, %v, %a) {
    fuse.yield %r : f32
  }
  return %y : tensor<8x8xf32>
}

// -----

// A large finite number is not -inf; the other triangle is not causal.
// CHECK-LABEL: func.func @finite(
// CHECK-NOT: causal
// CHECK: arith.select
func.func @finite(%x: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<8x8xf32>) outs(%o[m, n] : tensor<8x8xf32>)
      prologue(%a) {
    %low = arith.constant -1.0e9 : f32
    %row = fuse.index 0 : index
    %col = fuse.index 1 : index
    %c = arith.cmpi sle, %col, %row : index
    %v = arith.select %c, %a, %low : f32
    fuse.yield %v : f32
  } epilogue(%r, %v, %a) {
    fuse.yield %r : f32
  }
  return %y : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @upper(
// CHECK-NOT: causal
// CHECK: arith.select
func.func @upper(%x: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<8x8xf32>) outs(%o[m, n] : tensor<8x8xf32>)
      prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %row = fuse.index 0 : index
    %col = fuse.index 1 : index
    %c = arith.cmpi sge, %col, %row : index
    %v = arith.select %c, %a, %ninf : f32
    fuse.yield %v : f32
  } epilogue(%r, %v, %a) {
    fuse.yield %r : f32
  }
  return %y : tensor<8x8xf32>
}
