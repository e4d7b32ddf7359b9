// RUN: fuse-opt %s -split-input-file --fuse-expand-sorts | FileCheck %s

// A sum over what is not behind.
// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME:    fuse.notes = ["scan: each element is compared with 16 along its row"]
// CHECK:         %[[ZERO:.*]] = linalg.fill
// CHECK:         linalg.generic {indexing_maps = [#[[OTHER:.*]], #[[OWN:.*]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<13x16xi64>) outs(%[[ZERO]] : tensor<13x16xi64>)
// CHECK:           %[[I:.*]] = linalg.index 1 : index
// CHECK:           %[[J:.*]] = linalg.index 2 : index
// CHECK:           %[[IN:.*]] = arith.cmpi sle, %[[J]], %[[I]] : index
// CHECK:           %[[X:.*]] = arith.select %[[IN]], %{{.*}}, %{{.*}} : i64
// CHECK:           arith.addi %{{.*}}, %[[X]] : i64
// CHECK-NOT:     tm_tensor
func.func @cumsum(%x: tensor<13x16xi64>, %o: tensor<13x16xi64>, %a: tensor<13xi64>) -> tensor<13x16xi64> {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<13x16xi64>) outs(%o, %a : tensor<13x16xi64>, tensor<13xi64>) {
  ^bb0(%p: i64, %q: i64):
    %s = arith.addi %p, %q : i64
    tm_tensor.yield %s : i64
  } -> tensor<13x16xi64>, tensor<13xi64>
  return %0#0 : tensor<13x16xi64>
}

// -----

// An exclusive one begins with the accumulator; its last element is the other result.
// CHECK-LABEL: func.func @exclusive(
// CHECK:         %[[START:.*]] = linalg.generic {{.*}} ins(%arg2 : tensor<?xf32>)
// CHECK:         %[[Y:.*]] = linalg.generic {{.*}} outs(%[[START]] : tensor<?x?xf32>)
// CHECK:           arith.cmpi slt,
// CHECK:         %[[LAST:.*]] = affine.apply
// CHECK:         tensor.extract_slice %[[Y]][0, %[[LAST]]] [%{{.*}}, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
func.func @exclusive(%x: tensor<?x?xf32>, %o: tensor<?x?xf32>, %a: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(false) ins(%x : tensor<?x?xf32>) outs(%o, %a : tensor<?x?xf32>, tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<?x?xf32>, tensor<?xf32>
  return %0#1 : tensor<?xf32>
}

// -----

// torch.sort and topk, where every level has to run it: how many come before each element, which element is at each place, and that element. The
// region is asked both ways round. Of the other tensor nothing is compared; only what is used is read.
// CHECK-LABEL: func.func @sort(
// CHECK-SAME:    fuse.notes = ["sort: each element is compared with 16 along its row"]
// CHECK:         %[[PLACE:.*]] = linalg.generic {{.*}}"reduction"]} ins(%arg0, %arg0 : tensor<13x16xf32>, tensor<13x16xf32>)
// CHECK:           ^bb0(%[[MINE:.*]]: f32, %[[OTHER:.*]]: f32, %{{.*}}: i32):
// CHECK:           %[[I:.*]] = linalg.index 1 : index
// CHECK:           %[[J:.*]] = linalg.index 2 : index
// CHECK:           %[[LESS:.*]] = arith.cmpf ult, %[[OTHER]], %[[MINE]] : f32
// CHECK:           %[[NUMBER:.*]] = arith.cmpf ord, %[[OTHER]], %[[OTHER]] : f32
// CHECK:           %[[BEFORE:.*]] = arith.andi %[[LESS]], %[[NUMBER]] : i1
// CHECK:           arith.cmpf ult, %[[MINE]], %[[OTHER]] : f32
// CHECK:           arith.cmpf ord, %[[MINE]], %[[MINE]] : f32
// CHECK:           %[[AFTER:.*]] = arith.andi
// CHECK:           %[[SAME:.*]] = arith.cmpi eq, %[[BEFORE]], %[[AFTER]] : i1
// CHECK:           %[[EARLIER:.*]] = arith.cmpi slt, %[[J]], %[[I]] : index
// CHECK:           arith.select %[[SAME]], %[[EARLIER]], %[[BEFORE]] : i1
// CHECK:         %[[FROM:.*]] = linalg.generic {{.*}}"reduction"]} ins(%[[PLACE]] : tensor<13x16xi32>)
// CHECK:           arith.maxsi
// CHECK:         linalg.generic {{.*}} ins(%[[FROM]] : tensor<13x16xi32>) outs(%{{.*}} : tensor<13x16xi64>)
// CHECK:           fuse.gather %arg1[
// CHECK-NOT:     fuse.gather
func.func @sort(%x: tensor<13x16xf32>, %i: tensor<13x16xi64>) -> tensor<13x16xi64> {
  %0:2 = tm_tensor.sort dimension(1) outs(%x, %i : tensor<13x16xf32>, tensor<13x16xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf ole, %a, %b : f32
    tm_tensor.yield %t : i1
  } -> tensor<13x16xf32>, tensor<13x16xi64>
  return %0#1 : tensor<13x16xi64>
}
