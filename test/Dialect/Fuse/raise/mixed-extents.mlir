// A size whose number one operand says and another does not: the rows of the contraction stay several dimensions.
// RUN: fuse-opt %s -split-input-file --fuse-raise | FileCheck %s

// CHECK-LABEL: @columns
// CHECK-NOT: _shape
// CHECK: fuse.matmul (b, m, m1, n, k)
func.func @columns(%x: tensor<5x2x8x3xf32>, %w: tensor<?x?x3xf32>) -> tensor<8x5x2x2xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x5x2x2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<8x5x2x2xf32>) -> tensor<8x5x2x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, h, n, k) -> (m, h, b, k)>, affine_map<(b, m, h, n, k) -> (b, n, k)>,
                                        affine_map<(b, m, h, n, k) -> (b, m, h, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<5x2x8x3xf32>, tensor<?x?x3xf32>) outs(%i : tensor<8x5x2x2xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x5x2x2xf32>
  return %r : tensor<8x5x2x2xf32>
}

// -----

// CHECK-LABEL: @none
// CHECK-NOT: _shape
// CHECK: fuse.matmul (m, m1, m2, n, k)
func.func @none(%x: tensor<8x?x0x8xf32>, %w: tensor<8x2xf32>, %c: tensor<?xf32>) -> tensor<8x?x?x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c1 : tensor<8x?x0x8xf32>
  %h = tensor.dim %c, %c0 : tensor<?xf32>
  %e = tensor.empty(%m, %h) : tensor<8x?x?x2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<8x?x?x2xf32>) -> tensor<8x?x?x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, h, n, k) -> (b, m, h, k)>, affine_map<(b, m, h, n, k) -> (k, n)>,
                                        affine_map<(b, m, h, n, k) -> (b, m, h, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<8x?x0x8xf32>, tensor<8x2xf32>) outs(%i : tensor<8x?x?x2xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x?x?x2xf32>
  return %r : tensor<8x?x?x2xf32>
}
