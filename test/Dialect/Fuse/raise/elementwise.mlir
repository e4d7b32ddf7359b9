// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise | FileCheck %s

// Constants are inlined, scalars from outside are inputs of rank 0, coordinates
// follow the numbering of the first result, an initial value that is read is an
// input.
#a = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#r = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-LABEL: func.func @all(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[C:.*]]: tensor<4x1xf32>, %[[S:.*]]: tensor<f32>, %[[I:.*]]: tensor<8x4xf32>
// CHECK: fuse.elementwise (m, n)
// CHECK-NEXT: ins(%[[X]][n, m] : tensor<4x8xf32>, %[[C]][n, 0] : tensor<4x1xf32>, %[[I]][m, n] : tensor<8x4xf32>, %[[S]][] : tensor<f32>)
// CHECK-NEXT: outs(%{{.*}}[m, n] : tensor<8x4xf32>)
// CHECK: fuse.index 1 : index
// CHECK: fuse.yield
func.func @all(%x: tensor<4x8xf32>, %c: tensor<4x1xf32>, %st: tensor<f32>, %init: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %two = arith.constant dense<2.0> : tensor<4x8xf32>
  %s = tensor.extract %st[] : tensor<f32>
  %y = linalg.generic {indexing_maps = [#a, #r, #a, #t], iterator_types = ["parallel", "parallel"]}
      ins(%x, %c, %two : tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x8xf32>) outs(%init : tensor<8x4xf32>) {
  ^bb0(%p: f32, %q: f32, %w: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %a = arith.addf %p, %q : f32
    %b = arith.mulf %a, %w : f32
    %d = arith.addf %b, %o : f32
    %e = arith.mulf %d, %s : f32
    %g = arith.addf %e, %k : f32
    linalg.yield %g : f32
  } -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// Arithmetic on tensors and named ops; a result that is a constant.
// CHECK-LABEL: func.func @named(
// CHECK: fuse.elementwise
// CHECK: arith.addf
// CHECK: fuse.elementwise
// CHECK: math.exp
// CHECK: fuse.elementwise (m, n)
// CHECK-NEXT: outs(
// CHECK-NOT: linalg
func.func @named(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %one = arith.constant 1.0 : f32
  %0 = arith.addf %x, %y : tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.map { math.exp } ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>)
  %2 = linalg.fill ins(%one : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}
