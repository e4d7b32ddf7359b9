// RUN: fuse-opt %s --fuse-raise-causal-mask | FileCheck %s

// CHECK-LABEL: func @plain
// CHECK:       fuse.softmax (b, m, n) over(n) causal(m)
// CHECK:       prologue(%[[X:.*]]) {
// CHECK-NEXT:    fuse.yield %[[X]] : f32
func.func @plain(%x: tensor<2x?x64xf32>, %o: tensor<2x?x64xf32>) -> tensor<2x?x64xf32> {
  %0 = fuse.softmax (b, m, n) over(n) ins(%x[b, m, n] : tensor<2x?x64xf32>) outs(%o[b, m, n] : tensor<2x?x64xf32>)
  prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %i = fuse.index 1 : index
    %j = fuse.index 2 : index
    %keep = arith.cmpi sle, %j, %i : index
    %v = arith.select %keep, %a, %ninf : f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %0 : tensor<2x?x64xf32>
}

// Masked where column - 4 > row, in 32 bits, below an extension and a scale.
// CHECK-LABEL: func @offset_negated
// CHECK:       fuse.softmax (m, n) over(n) causal(m, offset = 4)
// CHECK:       prologue(%[[X:.*]]) {
// CHECK-NOT:     arith.select
// CHECK:         arith.extf %[[X]]
func.func @offset_negated(%x: tensor<?x64xf16>, %o: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf16>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a) {
    %ninf = arith.constant 0xFC00 : f16
    %scale = arith.constant 1.250000e-01 : f32
    %c4 = arith.constant 4 : i32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %i32 = arith.index_cast %i : index to i32
    %j32 = arith.index_cast %j : index to i32
    %left = arith.subi %j32, %c4 : i32
    %hide = arith.cmpi sgt, %left, %i32 : i32
    %v = arith.select %hide, %ninf, %a : f16
    %e = arith.extf %v : f16 to f32
    %s = arith.mulf %e, %scale : f32
    fuse.yield %s : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %0 : tensor<?x64xf32>
}

// Strictly below the diagonal: offset -1.
// CHECK-LABEL: func @strict
// CHECK:       fuse.softmax (m, n) over(n) causal(m, offset = -1)
func.func @strict(%x: tensor<?x64xf32>, %o: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf32>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %keep = arith.cmpi ugt, %i, %j : index
    %v = arith.select %keep, %a, %ninf : f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %0 : tensor<?x64xf32>
}

// One of two conditions: the other stays.
// CHECK-LABEL: func @with_padding
// CHECK:       fuse.softmax (m, n) over(n) causal(m)
// CHECK:       prologue(%[[X:.*]], %[[PAD:.*]]) {
// CHECK-NOT:     fuse.index
// CHECK:         arith.select %[[PAD]], %[[X]], %{{.*}} : f32
func.func @with_padding(%x: tensor<?x64xf32>, %pad: tensor<64xi1>, %o: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf32>, %pad[n] : tensor<64xi1>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a, %p) {
    %ninf = arith.constant 0xFF800000 : f32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %below = arith.cmpi sge, %i, %j : index
    %keep = arith.andi %below, %p : i1
    %v = arith.select %keep, %a, %ninf : f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a, %p) {
    fuse.yield %y : f32
  }
  return %0 : tensor<?x64xf32>
}

// A large negative number is not -inf: rows that are masked throughout differ.
// CHECK-LABEL: func @finite
// CHECK-NOT:   causal
// CHECK:       arith.select
func.func @finite(%x: tensor<?x64xf32>, %o: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf32>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a) {
    %low = arith.constant -1.000000e+09 : f32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %keep = arith.cmpi sle, %j, %i : index
    %v = arith.select %keep, %a, %low : f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %0 : tensor<?x64xf32>
}

// The other triangle, a diagonal of slope 2, and a negative scale above the mask are not causal.
// CHECK-LABEL: func @others
// CHECK-NOT:   causal
// CHECK:       return
func.func @others(%x: tensor<?x64xf32>, %o: tensor<?x64xf32>) -> (tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x64xf32>) {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf32>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %keep = arith.cmpi sge, %j, %i : index
    %v = arith.select %keep, %a, %ninf : f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  %1 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf32>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %twice = arith.addi %i, %i : index
    %keep = arith.cmpi sle, %j, %twice : index
    %v = arith.select %keep, %a, %ninf : f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  %2 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf32>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a) {
    %ninf = arith.constant 0xFF800000 : f32
    %minus = arith.constant -1.000000e+00 : f32
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %keep = arith.cmpi sle, %j, %i : index
    %v = arith.select %keep, %a, %ninf : f32
    %s = arith.mulf %v, %minus : f32
    fuse.yield %s : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %0, %1, %2 : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x64xf32>
}

// A mask that is added, as frameworks decompose attention, beside one that stays.
// CHECK-LABEL: func @added
// CHECK:       fuse.softmax (m, n) over(n) causal(m)
// CHECK:       prologue(%[[X:.*]], %[[B:.*]]) {
// CHECK-NEXT:    %[[X32:.*]] = arith.extf %[[X]] : f16 to f32
// CHECK-NEXT:    %[[S:.*]] = arith.addf %[[X32]], %[[B]] : f32
// CHECK-NEXT:    fuse.yield %[[S]] : f32
func.func @added(%x: tensor<?x64xf16>, %bias: tensor<64xf32>, %o: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x64xf16>, %bias[n] : tensor<64xf32>) outs(%o[m, n] : tensor<?x64xf32>)
  prologue(%a, %b) {
    %ninf = arith.constant 0xFC00 : f16
    %zero = arith.constant 0.0 : f16
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %keep = arith.cmpi sle, %j, %i : index
    %mask = arith.select %keep, %zero, %ninf : f16
    %m32 = arith.extf %mask : f16 to f32
    %e = arith.extf %a : f16 to f32
    %s = arith.addf %m32, %e : f32
    %t = arith.addf %s, %b : f32
    fuse.yield %t : f32
  } epilogue(%y, %v, %a, %b) {
    fuse.yield %y : f32
  }
  return %0 : tensor<?x64xf32>
}
