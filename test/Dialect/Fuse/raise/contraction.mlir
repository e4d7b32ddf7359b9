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

// -----

// Weights of 8 bits, and a mask, are what f16 and bf16 hold: they are converted to the type that they are multiplied in.
// CHECK-LABEL: func.func @mixed_operands
// CHECK:         arith.sitofp %{{.*}} : i8 to bf16
// CHECK:         fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT:      lhs(%{{.*}} : tensor<13x32xbf16>)
// CHECK-NEXT:      rhs(%{{.*}} : tensor<24x32xbf16>)
// CHECK-LABEL: func.func @mixed_mask
// CHECK:         arith.uitofp %{{.*}} : i1 to f16
// CHECK:         fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT:      lhs(%{{.*}} : tensor<13x32xf16>)
// CHECK-NEXT:      rhs(%{{.*}} : tensor<32x24xf16>)
// An integer of 32 bits is not.
// CHECK-LABEL: func.func @mixed_wide
// CHECK:         arith.sitofp %{{.*}} : i32 to f32
// CHECK:         lhs(%{{.*}} : tensor<13x32xf32>)
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>
func.func @mixed_operands(%x: tensor<13x32xbf16>, %w: tensor<32x24xi8>) -> tensor<13x24xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<13x24xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<13x24xf32>) -> tensor<13x24xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<13x32xbf16>, tensor<32x24xi8>) outs(%z : tensor<13x24xf32>) {
  ^bb0(%a: bf16, %b: i8, %o: f32):
    %f = arith.extf %a : bf16 to f32
    %g = arith.sitofp %b : i8 to f32
    %p = arith.mulf %f, %g : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<13x24xf32>
  return %y : tensor<13x24xf32>
}
func.func @mixed_mask(%x: tensor<13x32xi1>, %w: tensor<32x24xf16>) -> tensor<13x24xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<13x24xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<13x24xf32>) -> tensor<13x24xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<13x32xi1>, tensor<32x24xf16>) outs(%z : tensor<13x24xf32>) {
  ^bb0(%a: i1, %b: f16, %o: f32):
    %h = arith.uitofp %a : i1 to f16
    %f = arith.extf %h : f16 to f32
    %g = arith.extf %b : f16 to f32
    %p = arith.mulf %f, %g : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<13x24xf32>
  return %y : tensor<13x24xf32>
}
func.func @mixed_wide(%x: tensor<13x32xbf16>, %w: tensor<32x24xi32>) -> tensor<13x24xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<13x24xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<13x24xf32>) -> tensor<13x24xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<13x32xbf16>, tensor<32x24xi32>) outs(%z : tensor<13x24xf32>) {
  ^bb0(%a: bf16, %b: i32, %o: f32):
    %f = arith.extf %a : bf16 to f32
    %g = arith.sitofp %b : i32 to f32
    %p = arith.mulf %f, %g : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<13x24xf32>
  return %y : tensor<13x24xf32>
}
