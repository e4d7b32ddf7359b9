// RUN: fuse-opt %s -split-input-file "--fuse-expand-sorts=to-rows" | FileCheck %s

// Dimensions of extent 1 stay outside; a constant of the comparison moves in; what is neither compared nor asked for is
// not sorted.
// CHECK-LABEL: func.func @units(
// CHECK:         %[[X:.*]] = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2], [3{{\]\]}} : tensor<1x?x1x16xi32> into tensor<?x16xi32>
// CHECK:         %[[Y:.*]] = fuse.row (m, n) over(n)
// CHECK-NEXT:        ins(%[[X]][m, n] : tensor<?x16xi32>)
// CHECK:           %[[S:.*]] = fuse.sort %{{.*}} before {
// CHECK:           ^bb0(%[[A:.*]]: i32, %[[B:.*]]: i32):
// CHECK:             %[[C:.*]] = arith.constant 3 : i32
// CHECK:             arith.shli %[[A]], %[[C]] : i32
// CHECK:           } : i32
// CHECK:         tensor.expand_shape %[[Y]] {{\[\[}}0, 1, 2], [3{{\]\]}}
func.func @units(%x: tensor<1x?x1x16xi32>, %y: tensor<1x?x1x16xf32>) -> tensor<1x?x1x16xi32> {
  %c = arith.constant 3 : i32
  %0:2 = tm_tensor.sort dimension(3) outs(%x, %y : tensor<1x?x1x16xi32>, tensor<1x?x1x16xf32>) {
  ^bb0(%a: i32, %b: i32, %p: f32, %q: f32):
    %h = arith.shli %a, %c : i32
    %g = arith.shli %b, %c : i32
    %t = arith.cmpi slt, %h, %g : i32
    tm_tensor.yield %t : i1
  } -> tensor<1x?x1x16xi32>, tensor<1x?x1x16xf32>
  return %0#0 : tensor<1x?x1x16xi32>
}

// -----

// The greater first, written the other way round: a NaN comes first. An unordered comparison says the same.
// CHECK-LABEL: func.func @falling(
// CHECK:         fuse.row (m, n) over(m)
// CHECK:           ^bb0(%[[A:.*]]: f16, %[[B:.*]]: f16):
// CHECK:             %[[G:.*]] = arith.cmpf ugt, %[[A]], %[[B]] : f16
// CHECK:             %[[N:.*]] = arith.cmpf ord, %[[B]], %[[B]] : f16
// CHECK:             %[[T:.*]] = arith.andi %[[G]], %[[N]] : i1
// CHECK:             fuse.yield %[[T]] : i1
func.func @falling(%x: tensor<16x5xf16>) -> tensor<16x5xf16> {
  %0 = iree_linalg_ext.sort dimension(0) outs(%x : tensor<16x5xf16>) {
  ^bb0(%a: f16, %b: f16):
    %t = arith.cmpf ule, %b, %a : f16
    iree_linalg_ext.yield %t : i1
  } -> tensor<16x5xf16>
  return %0 : tensor<16x5xf16>
}

// -----

// What a block does not hold, has no length yet, or compares with what is no part of the row stays a sort; so does a scan.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT:     fuse.row
// CHECK-COUNT-3: tm_tensor.sort
// CHECK:         tm_tensor.scan
func.func @kept(%x: tensor<3x6000xf32>, %y: tensor<3x?xf32>, %z: tensor<3x8xf32>, %limit: f32, %a: tensor<3xf32>)
    -> (tensor<3x6000xf32>, tensor<3x?xf32>, tensor<3x8xf32>, tensor<3x8xf32>) {
  %0 = tm_tensor.sort dimension(1) outs(%x : tensor<3x6000xf32>) {
  ^bb0(%p: f32, %q: f32):
    %t = arith.cmpf olt, %p, %q : f32
    tm_tensor.yield %t : i1
  } -> tensor<3x6000xf32>
  %1 = tm_tensor.sort dimension(1) outs(%y : tensor<3x?xf32>) {
  ^bb0(%p: f32, %q: f32):
    %t = arith.cmpf olt, %p, %q : f32
    tm_tensor.yield %t : i1
  } -> tensor<3x?xf32>
  %2 = tm_tensor.sort dimension(1) outs(%z : tensor<3x8xf32>) {
  ^bb0(%p: f32, %q: f32):
    %r = arith.minimumf %p, %limit : f32
    %t = arith.cmpf olt, %r, %q : f32
    tm_tensor.yield %t : i1
  } -> tensor<3x8xf32>
  %3:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%z : tensor<3x8xf32>) outs(%z, %a : tensor<3x8xf32>, tensor<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    tm_tensor.yield %s : f32
  } -> tensor<3x8xf32>, tensor<3xf32>
  return %0, %1, %2, %3#0 : tensor<3x6000xf32>, tensor<3x?xf32>, tensor<3x8xf32>, tensor<3x8xf32>
}

// -----

// The first elements of each row are those of a sort, whose other tensor counts.
// CHECK-LABEL: func.func @topk(
// CHECK:         %[[PLACES:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?x16xi32>)
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:      %[[PLACE:.*]] = linalg.index 1 : index
// CHECK-NEXT:      %[[NUMBER:.*]] = arith.index_cast %[[PLACE]] : index to i32
// CHECK-NEXT:      linalg.yield %[[NUMBER]] : i32
// CHECK:         %[[SORTED:.*]]:2 = fuse.row
// CHECK-NEXT:      ins(%arg0[m, n] : tensor<?x16xf32>, %[[PLACES]][m, n] : tensor<?x16xi32>)
// CHECK:         %[[VALUES:.*]] = tensor.extract_slice %[[SORTED]]#0[0, 0] [%{{.*}}, 3] [1, 1] : tensor<?x16xf32> to tensor<?x3xf32>
// CHECK:         %[[NUMBERS:.*]] = tensor.extract_slice %[[SORTED]]#1[0, 0] [%{{.*}}, 3] [1, 1] : tensor<?x16xi32> to tensor<?x3xi32>
// CHECK:         return %[[VALUES]], %[[NUMBERS]]
func.func @topk(%x: tensor<?x16xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>) {
  %c0 = arith.constant 0 : index
  %last = arith.constant 2147483647 : i32
  %least = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x16xf32>
  %v = tensor.empty(%m) : tensor<?x3xf32>
  %p = tensor.empty(%m) : tensor<?x3xi32>
  %vs = linalg.fill ins(%least : f32) outs(%v : tensor<?x3xf32>) -> tensor<?x3xf32>
  %ps = linalg.fill ins(%last : i32) outs(%p : tensor<?x3xi32>) -> tensor<?x3xi32>
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<?x16xf32>) outs(%vs, %ps : tensor<?x3xf32>, tensor<?x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<?x3xf32>, tensor<?x3xi32>
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<?x3xi32>
}
