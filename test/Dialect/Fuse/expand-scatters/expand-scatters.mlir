// RUN: fuse-opt %s -split-input-file --fuse-expand-scatters | FileCheck %s

// The last update of each row is searched, and read.
// CHECK-LABEL: func.func @replace(
// CHECK-SAME:    fuse.notes = ["scatter: each of 16 places is compared with each of 4 updates"]
// CHECK:         %[[NONE:.*]] = linalg.fill ins(%c-1_i32 : i32)
// CHECK:         %[[LAST:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%arg2 : tensor<4x1xi32>) outs(%[[NONE]] : tensor<16xi32>)
// CHECK:           %[[ROW:.*]] = linalg.index 0 : index
// CHECK:           %[[I:.*]] = arith.index_cast
// CHECK:           %[[HIT:.*]] = arith.cmpi eq, %[[I]], %[[ROW]] : index
// CHECK:           %[[FOUND:.*]] = arith.select %[[HIT]], %{{.*}}, %c-1_i32 : i32
// CHECK:           arith.maxsi %{{.*}}, %[[FOUND]] : i32
// CHECK:         linalg.generic {{.*}} ins(%arg0, %[[LAST]] : tensor<16x8xf32>, tensor<16xi32>)
// CHECK:           %[[IS:.*]] = arith.cmpi sge,
// CHECK:           %[[NEW:.*]] = fuse.gather %arg1[
// CHECK:           arith.select %[[IS]], %[[NEW]], %{{.*}} : f32
// CHECK-NOT:     tm_tensor
func.func @replace(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    tm_tensor.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

// All updates are summed, of which those of other rows are 0. How many there are the call says.
// CHECK-LABEL: func.func @add(
// CHECK-SAME:    fuse.notes = ["scatter: each of its places is compared with each of its updates"]
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg2, %arg1 : tensor<?x1xi64>, tensor<?x8xf16>) outs(%arg0 : tensor<16x8xf16>)
// CHECK:           %[[HIT:.*]] = arith.cmpi eq,
// CHECK:           %[[TERM:.*]] = arith.select %[[HIT]], %{{.*}}, %{{.*}} : f16
// CHECK:           arith.addf %{{.*}}, %[[TERM]] : f16
func.func @add(%x: tensor<16x8xf16>, %u: tensor<?x8xf16>, %i: tensor<?x1xi64>) -> tensor<16x8xf16> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x8xf16>, tensor<?x1xi64>) outs(%x : tensor<16x8xf16>) {
  ^bb0(%new: f16, %old: f16):
    %s = arith.addf %new, %old : f16
    iree_linalg_ext.yield %s : f16
  } -> tensor<16x8xf16>
  return %0 : tensor<16x8xf16>
}

// -----

// The first coordinate counts, also after the wrap-around of negative ones: there is nothing to search.
// CHECK-LABEL: func.func @counted(
// CHECK-NOT:     "reduction"
// CHECK:         linalg.generic {{.*}} ins(%arg0, %arg2 : tensor<5x7x6xf16>, tensor<5xi32>)
// CHECK:           %[[I:.*]] = linalg.index 0 : index
// CHECK:           %[[P:.*]] = linalg.index 1 : index
// CHECK:           %[[J:.*]] = linalg.index 2 : index
// CHECK:           %[[AT:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK:           %[[HIT:.*]] = arith.cmpi eq, %[[AT]], %[[P]] : index
// CHECK:           %[[NEW:.*]] = fuse.gather %arg1[%[[I]], %[[J]]]
// CHECK:           arith.select %[[HIT]], %[[NEW]],
func.func @counted(%x: tensor<5x7x6xf16>, %u: tensor<5x6xf16>, %p: tensor<5xi32>) -> tensor<5x7x6xf16> {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %e = tensor.empty() : tensor<5xi32>
  %c = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<5xi32>) {
  ^bb0(%o: i32):
    %k = linalg.index 0 : index
    %v = arith.index_cast %k : index to i32
    %isneg = arith.cmpi slt, %v, %c0 : i32
    %w = arith.addi %v, %c5 : i32
    %r = arith.select %isneg, %w, %v : i32
    linalg.yield %r : i32
  } -> tensor<5xi32>
  %a = tensor.expand_shape %c [[0, 1]] output_shape [5, 1] : tensor<5xi32> into tensor<5x1xi32>
  %b = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xi32> into tensor<5x1xi32>
  %i = tensor.concat dim(1) %a, %b : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(true) ins(%u, %i : tensor<5x6xf16>, tensor<5x2xi32>) outs(%x : tensor<5x7x6xf16>) {
  ^bb0(%new: f16, %old: f16):
    tm_tensor.yield %new : f16
  } -> tensor<5x7x6xf16>
  return %0 : tensor<5x7x6xf16>
}

// -----

// Updates of two dimensions, collapsed, of which the first counts: the second is searched, in each of the first.
// CHECK-LABEL: func.func @collapsed(
// CHECK-SAME:    fuse.notes = ["scatter: each of 32 places is compared with each of 3 updates"]
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x3xi32>) outs(%{{.*}} : tensor<2x16xi32>)
func.func @collapsed(%x: tensor<2x16x8xf32>, %p: tensor<2x3xi32>, %u: tensor<2x3x8xf32>) -> tensor<2x16x8xf32> {
  %e = tensor.empty() : tensor<2x3xi32>
  %c = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<2x3xi32>) {
  ^bb0(%o: i32):
    %k = linalg.index 0 : index
    %v = arith.index_cast %k : index to i32
    linalg.yield %v : i32
  } -> tensor<2x3xi32>
  %a = tensor.expand_shape %c [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
  %b = tensor.expand_shape %p [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
  %e2 = tensor.empty() : tensor<2x3x2xi32>
  %i0 = tensor.insert_slice %a into %e2[0, 0, 0] [2, 3, 1] [1, 1, 1] : tensor<2x3x1xi32> into tensor<2x3x2xi32>
  %i1 = tensor.insert_slice %b into %i0[0, 0, 1] [2, 3, 1] [1, 1, 1] : tensor<2x3x1xi32> into tensor<2x3x2xi32>
  %i = tensor.collapse_shape %i1 [[0, 1], [2]] : tensor<2x3x2xi32> into tensor<6x2xi32>
  %v = tensor.collapse_shape %u [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%v, %i : tensor<6x8xf32>, tensor<6x2xi32>) outs(%x : tensor<2x16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<2x16x8xf32>
  return %0 : tensor<2x16x8xf32>
}
