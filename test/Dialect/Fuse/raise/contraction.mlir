// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise | FileCheck %s

// Batched, right operand transposed, f32.
// CHECK-LABEL: func.func @batched(
// CHECK: fuse.matmul (b, m, n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[b, m, k] : tensor<4x?x32xf32>)
// CHECK-NEXT: rhs(%{{.*}}[b, k, n] : tensor<4x32x16xf32>)
// CHECK-NEXT: outs(%{{.*}}[b, m, n] : tensor<4x?x16xf32>)
func.func @batched(%a: tensor<4x?x32xf32>, %b: tensor<4x32x16xf32>) -> tensor<4x?x16xf32> {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %a, %c1 : tensor<4x?x32xf32>
  %e = tensor.empty(%d) : tensor<4x?x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
  %y = linalg.batch_matmul ins(%a, %b : tensor<4x?x32xf32>, tensor<4x32x16xf32>) outs(%f : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
  return %y : tensor<4x?x16xf32>
}

// -----

// A vector on the left; a constant initial value.
// CHECK-LABEL: func.func @vecmat(
// CHECK: fuse.matmul (n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[k] : tensor<32xf16>)
// CHECK-NEXT: rhs(%{{.*}}[k, n] : tensor<32x16xf16>)
// CHECK-NEXT: outs(%{{.*}}[n] : tensor<16xf16>)
// CHECK-NEXT: epilogue(%[[A:.*]]) {
// CHECK-NEXT: %[[C:.*]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[C]] : f32
// CHECK-NEXT: %[[T:.*]] = arith.truncf %[[S]] : f32 to f16
func.func @vecmat(%a: tensor<32xf16>, %b: tensor<32x16xf16>) -> tensor<16xf16> {
  %z = arith.constant 1.5 : f16
  %e = tensor.empty() : tensor<16xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<16xf16>) -> tensor<16xf16>
  %y = linalg.vecmat ins(%a, %b : tensor<32xf16>, tensor<32x16xf16>) outs(%f : tensor<16xf16>) -> tensor<16xf16>
  return %y : tensor<16xf16>
}

// -----

// An initial value that is a bias, broadcast; operands extended before.
#id = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @bias_init(
// CHECK: fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[m, k] : tensor<8x32xbf16>)
// CHECK-NEXT: rhs(%{{.*}}[k, n] : tensor<32x16xbf16>)
// CHECK-NEXT: aux(%{{.*}}[n] : tensor<16xf32>)
// CHECK-NEXT: outs(%{{.*}}[m, n] : tensor<8x16xf32>)
// CHECK-NEXT: epilogue(%[[A:.*]], %[[B:.*]]) {
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT: fuse.yield %[[S]] : f32
// CHECK-NOT: fuse.elementwise
func.func @bias_init(%a: tensor<8x32xbf16>, %b: tensor<32x16xbf16>, %c: tensor<16xf32>) -> tensor<8x16xf32> {
  %ea = tensor.empty() : tensor<8x32xf32>
  %eb = tensor.empty() : tensor<32x16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %a32 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x32xbf16>) outs(%ea : tensor<8x32xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %r = arith.extf %i : bf16 to f32
    linalg.yield %r : f32
  } -> tensor<8x32xf32>
  %b32 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<32x16xbf16>) outs(%eb : tensor<32x16xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %r = arith.extf %i : bf16 to f32
    linalg.yield %r : f32
  } -> tensor<32x16xf32>
  %f = linalg.broadcast ins(%c : tensor<16xf32>) outs(%e : tensor<8x16xf32>) dimensions = [0]
  %y = linalg.matmul ins(%a32, %b32 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// -----

// A factor along k is an elementwise op of its own.
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#s = affine_map<(d0, d1, d2) -> (d2)>
#b = affine_map<(d0, d1, d2) -> (d1, d2)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @scale_along_k(
// CHECK: %[[S:.*]] = fuse.elementwise (m, n)
// CHECK-NEXT: ins(%{{.*}}[m, n] : tensor<8x32xf32>, %{{.*}}[n] : tensor<32xf32>)
// CHECK: fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT: lhs(%[[S]][m, k] : tensor<8x32xf32>)
func.func @scale_along_k(%x: tensor<8x32xf32>, %k: tensor<32xf32>, %w: tensor<16x32xf32>) -> tensor<8x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %y = linalg.generic {indexing_maps = [#a, #s, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %k, %w : tensor<8x32xf32>, tensor<32xf32>, tensor<16x32xf32>) outs(%f : tensor<8x16xf32>) {
  ^bb0(%i: f32, %j: f32, %l: f32, %o: f32):
    %p = arith.mulf %i, %j : f32
    %q = arith.mulf %p, %l : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// -----

// Integers.
// CHECK-LABEL: func.func @int8(
// CHECK: fuse.matmul (m, n, k) acc(i32)
// CHECK-NEXT: lhs(%{{.*}}[m, k] : tensor<8x32xi8>)
func.func @int8(%a: tensor<8x32xi8>, %b: tensor<32x16xi8>) -> tensor<8x16xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8x16xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<8x16xi32>) -> tensor<8x16xi32>
  %y = linalg.matmul ins(%a, %b : tensor<8x32xi8>, tensor<32x16xi8>) outs(%f : tensor<8x16xi32>) -> tensor<8x16xi32>
  return %y : tensor<8x16xi32>
}
