// RUN: fuse-opt %s -split-input-file --fuse-fold-unit-dims | FileCheck %s

#id = affine_map<(m, n) -> (m, n)>
#keep = affine_map<(m, n) -> (m, 0)>

// A reduction that keeps its dimension, and what reads it through the subscript 0.

// CHECK-LABEL: func.func @keepdim(
// CHECK-SAME:    %[[X:.*]]: tensor<?x8xf32>)
// CHECK-NOT:     _shape
// CHECK:         %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x8xf32>) outs(%{{.*}} : tensor<?xf32>)
// CHECK:         linalg.generic {indexing_maps = [#[[ID:.*]], #[[ROW:.*]], #[[ID]]], {{.*}} ins(%[[X]], %[[SUM]] : tensor<?x8xf32>, tensor<?xf32>)
// CHECK-NOT:     _shape
func.func @keepdim(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1xf32>) -> tensor<?x1xf32>
  %0 = linalg.generic {indexing_maps = [#id, #keep], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x8xf32>) outs(%f : tensor<?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<?x1xf32>
  %e2 = tensor.empty(%m) : tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #keep, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %0 : tensor<?x8xf32>, tensor<?x1xf32>) outs(%e2 : tensor<?x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %d = arith.divf %in, %sum : f32
    linalg.yield %d : f32
  } -> tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// -----

#id = affine_map<(b, m, n) -> (b, m, n)>

// A batch of one: views at the function's boundary only.

// CHECK-LABEL: func.func @batch(
// CHECK-SAME:    %[[X:.*]]: tensor<1x4x8xf32>)
// CHECK:         %[[C:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1], [2]]
// CHECK:         %[[Y:.*]] = linalg.generic {{.*}} ins(%[[C]] : tensor<4x8xf32>)
// CHECK:         %[[Z:.*]] = linalg.generic {{.*}} ins(%[[Y]] : tensor<4x8xf32>)
// CHECK:         %[[R:.*]] = tensor.expand_shape %[[Z]]
// CHECK:         return %[[R]]
func.func @batch(%x: tensor<1x4x8xf32>) -> tensor<1x4x8xf32> {
  %e = tensor.empty() : tensor<1x4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<1x4x8xf32>) outs(%e : tensor<1x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %in : f32
    linalg.yield %s : f32
  } -> tensor<1x4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<1x4x8xf32>) outs(%e : tensor<1x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = math.exp %in : f32
    linalg.yield %s : f32
  } -> tensor<1x4x8xf32>
  return %1 : tensor<1x4x8xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>

// Nothing but ones: elementwise work is that of scalars.

// CHECK-LABEL: func.func @one(
// CHECK:         linalg.generic {{.*}} iterator_types = []} ins(%{{.*}} : tensor<f32>)
func.func @one(%x: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %e = tensor.empty() : tensor<1x1xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<1x1xf32>) outs(%e : tensor<1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %in : f32
    linalg.yield %s : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>

// The result's first extent is 1 and the operand's type does not say so; or the other way round.

// CHECK-LABEL: func.func @one_type_knows(
// CHECK-SAME:    %[[X:.*]]: tensor<?x8xf32>, %[[Y:.*]]: tensor<1x8xf32>
// CHECK:         %[[XC:.*]] = tensor.cast %[[X]] : tensor<?x8xf32> to tensor<1x8xf32>
// CHECK:         %[[XS:.*]] = tensor.collapse_shape %[[XC]]
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[XS]] : tensor<8xf32>)
// CHECK:         %[[YS:.*]] = tensor.collapse_shape %[[Y]]
// CHECK:         %[[Z:.*]] = linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[YS]] : tensor<8xf32>)
// CHECK:         %[[E:.*]] = tensor.expand_shape %[[Z]] {{.*}} into tensor<1x8xf32>
// CHECK:         tensor.cast %[[E]] : tensor<1x8xf32> to tensor<?x8xf32>
func.func @one_type_knows(%x: tensor<?x8xf32>, %y: tensor<1x8xf32>, %m: index) -> (tensor<1x8xf32>, tensor<?x8xf32>) {
  %e = tensor.empty() : tensor<1x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x8xf32>) outs(%e : tensor<1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %a = math.exp %in : f32
    linalg.yield %a : f32
  } -> tensor<1x8xf32>
  %f = tensor.empty(%m) : tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<1x8xf32>) outs(%f : tensor<?x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %a = math.tanh %in : f32
    linalg.yield %a : f32
  } -> tensor<?x8xf32>
  return %0, %1 : tensor<1x8xf32>, tensor<?x8xf32>
}

// -----

// One number that elementwise work alone reads, in two places, is computed there; its ops are told
// by the location.

// CHECK-LABEL: func.func @one_number(
// CHECK-SAME:    %[[X:.*]]: tensor<4x8xf32>, %[[S:.*]]: tensor<1xf32>)
// CHECK:         %[[C:.*]] = tensor.collapse_shape %[[S]] [] : tensor<1xf32> into tensor<f32>
// CHECK:         linalg.generic
// CHECK-SAME:      ins(%[[X]], %[[C]] : tensor<4x8xf32>, tensor<f32>)
// CHECK:           math.tanh
// CHECK:         } -> tensor<4x8xf32>
// CHECK:         linalg.generic
// CHECK-SAME:      tensor<f32>
// CHECK:           math.tanh
// CHECK:         } -> tensor<4x8xf32>
// CHECK-NOT:     linalg.generic
func.func @one_number(%x: tensor<4x8xf32>, %s: tensor<1xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%s : tensor<1xf32>) outs(%e : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.tanh %in : f32
    linalg.yield %0 : f32
  } -> tensor<1xf32>
  %o = tensor.empty() : tensor<4x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %t : tensor<4x8xf32>, tensor<1xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%in: f32, %g: f32, %out: f32):
    %0 = arith.mulf %in, %g : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%y, %t : tensor<4x8xf32>, tensor<1xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%in: f32, %g: f32, %out: f32):
    %0 = arith.addf %in, %g : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

// -----

// One that a result is, too, keeps its op.

// CHECK-LABEL: func.func @number_and_result(
// CHECK:         %[[T:.*]] = linalg.generic
// CHECK:           math.tanh
// CHECK:         } -> tensor<f32>
// CHECK:         %[[R:.*]] = tensor.expand_shape %[[T]]
// CHECK:         linalg.generic
// CHECK-NOT:       math.tanh
// CHECK:         return %{{.*}}, %[[R]]
func.func @number_and_result(%x: tensor<4x8xf32>, %s: tensor<1xf32>) -> (tensor<4x8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%s : tensor<1xf32>) outs(%e : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.tanh %in : f32
    linalg.yield %0 : f32
  } -> tensor<1xf32>
  %o = tensor.empty() : tensor<4x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %t : tensor<4x8xf32>, tensor<1xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%in: f32, %g: f32, %out: f32):
    %0 = arith.mulf %in, %g : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %y, %t : tensor<4x8xf32>, tensor<1xf32>
}

// -----

// Of one number's work with two results each is read as itself.

#none = affine_map<() -> ()>

// CHECK-LABEL: func.func @two_results
// CHECK:         linalg.generic
// CHECK:         %[[LESS:.*]] = arith.minimumf
// CHECK:         %[[M:.*]] = arith.minimumf
// CHECK:         %[[P:.*]] = arith.mulf %[[M]]
// CHECK:         arith.addf %[[LESS]], %[[P]]
func.func @two_results(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %p:2 = linalg.generic {indexing_maps = [#none, #none, #none, #none], iterator_types = []}
      ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e, %e : tensor<f32>, tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %o0: f32, %o1: f32):
    %m = arith.minimumf %x, %y : f32
    %t = arith.mulf %m, %y : f32
    linalg.yield %t, %m : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  %r = linalg.generic {indexing_maps = [#none, #none, #none], iterator_types = []}
      ins(%p#0, %p#1 : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%t: f32, %m: f32, %o: f32):
    %s = arith.addf %m, %t : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// A product of 1x1 matrices adds to its init: inlined, it reads that, and the op writes its own.

// CHECK-LABEL: func.func @product_of_numbers(
// CHECK-COUNT-1: linalg.generic
// CHECK-SAME:      outs(%{{.*}} : tensor<8xf32>)
// CHECK:           ^bb0(%{{.*}}: f32, %{{.*}}: f32, %{{.*}}: f32, %{{.*}}: f32, %[[OUT:.*]]: f32)
// CHECK-NOT:         %[[OUT]]
// CHECK:           } -> tensor<8xf32>
// CHECK-NOT:     linalg.generic
func.func @product_of_numbers(%x: tensor<1x8xf32>, %a: tensor<1x1xf32>, %b: tensor<1x1xf32>) -> tensor<1x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1xf32>) -> tensor<1x1xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<1x1xf32>, tensor<1x1xf32>) outs(%f : tensor<1x1xf32>) {
  ^bb0(%l: f32, %r: f32, %sum: f32):
    %0 = arith.mulf %l, %r : f32
    %1 = arith.addf %sum, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<1x1xf32>
  %o = tensor.empty() : tensor<1x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %p : tensor<1x8xf32>, tensor<1x1xf32>) outs(%o : tensor<1x8xf32>) {
  ^bb0(%in: f32, %g: f32, %out: f32):
    %0 = arith.mulf %in, %g : f32
    linalg.yield %0 : f32
  } -> tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

// -----

// A dimension of extent 1 that a reshape adds in one place and another takes away in a second.

// CHECK-LABEL: func.func @added_and_taken(
// CHECK-NEXT:    %[[E:.*]] = tensor.expand_shape %{{.*}} {{\[\[}}0, 1], [2, 3]] output_shape [%{{.*}}, 7, 3, 16] : tensor<?x48xf32> into tensor<?x7x3x16xf32>
// CHECK-NEXT:    return %[[E]]
func.func @added_and_taken(%x: tensor<?x48xf32>, %n: index) -> tensor<?x7x3x16xf32> {
  %e = tensor.expand_shape %x [[0, 1], [2, 3, 4]] output_shape [%n, 7, 1, 3, 16] : tensor<?x48xf32> into tensor<?x7x1x3x16xf32>
  %c = tensor.collapse_shape %e [[0], [1, 2], [3], [4]] : tensor<?x7x1x3x16xf32> into tensor<?x7x3x16xf32>
  return %c : tensor<?x7x3x16xf32>
}

// Dimensions that become one stay.

// CHECK-LABEL: func.func @joined(
// CHECK-NEXT:    tensor.expand_shape
// CHECK-NEXT:    tensor.collapse_shape
func.func @joined(%x: tensor<14x48xf32>) -> tensor<2x21x16xf32> {
  %e = tensor.expand_shape %x [[0, 1], [2, 3, 4]] output_shape [2, 7, 1, 3, 16] : tensor<14x48xf32> into tensor<2x7x1x3x16xf32>
  %c = tensor.collapse_shape %e [[0], [1, 2, 3], [4]] : tensor<2x7x1x3x16xf32> into tensor<2x21x16xf32>
  return %c : tensor<2x21x16xf32>
}
