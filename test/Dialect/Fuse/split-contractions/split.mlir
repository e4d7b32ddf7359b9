// RUN: fuse-opt %s --pass-pipeline='builtin.module(fuse-normalize,func.func(fuse-split-contractions),canonicalize)' -split-input-file | FileCheck %s

#mn = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>

// The halves of a gated unit: bias and reshape are done of each.
// CHECK-LABEL: func @halves
// CHECK-DAG:   tensor.extract_slice %arg1[0, 0] [48, 32] [1, 1]
// CHECK-DAG:   tensor.extract_slice %arg1[48, 0] [48, 32] [1, 1]
// CHECK-DAG:   tensor.extract_slice %arg2[0] [48] [1]
// CHECK-DAG:   tensor.extract_slice %arg2[48] [48] [1]
// CHECK-NOT:   tensor<{{.*}}x96xf32>
// CHECK:       return
func.func @halves(%x: tensor<?x32xf32>, %w: tensor<96x32xf32>, %b: tensor<96xf32>) -> (tensor<?x48xf32>, tensor<?x3x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x32xf32>
  %t = tensor.empty() : tensor<32x96xf32>
  %wt = linalg.transpose ins(%w : tensor<96x32xf32>) outs(%t : tensor<32x96xf32>) permutation = [1, 0]
  %e = tensor.empty(%m) : tensor<?x96xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x96xf32>) -> tensor<?x96xf32>
  %y = linalg.matmul ins(%x, %wt : tensor<?x32xf32>, tensor<32x96xf32>) outs(%z : tensor<?x96xf32>) -> tensor<?x96xf32>
  %s = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y, %b : tensor<?x96xf32>, tensor<96xf32>) outs(%e : tensor<?x96xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %p = arith.addf %a, %c : f32
    linalg.yield %p : f32
  } -> tensor<?x96xf32>
  %h = tensor.extract_slice %s[0, 0] [%m, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
  %r = tensor.expand_shape %s [[0], [1, 2]] output_shape [%m, 6, 16] : tensor<?x96xf32> into tensor<?x6x16xf32>
  %g = tensor.extract_slice %r[0, 3, 0] [%m, 3, 16] [1, 1, 1] : tensor<?x6x16xf32> to tensor<?x3x16xf32>
  return %h, %g : tensor<?x48xf32>, tensor<?x3x16xf32>
}

// -----

// Queries, keys and values of all heads, as one dimension of three that is in front after a transposition.
// CHECK-LABEL: func @in_front
// CHECK-DAG:   %[[Q:.*]] = tensor.extract_slice %arg1[0, 0] [32, 8] [1, 1]
// CHECK-DAG:   %[[K:.*]] = tensor.extract_slice %arg1[32, 0] [32, 8] [1, 1]
// CHECK-DAG:   %[[V:.*]] = tensor.extract_slice %arg1[64, 0] [32, 8] [1, 1]
// CHECK-NOT:   tensor<14x96xf32>
// CHECK:       return %{{.*}}, %{{.*}}, %{{.*}} : tensor<14x2x16xf32>, tensor<14x2x16xf32>, tensor<14x2x16xf32>
func.func @in_front(%x: tensor<14x8xf32>, %w: tensor<96x8xf32>) -> (tensor<14x2x16xf32>, tensor<14x2x16xf32>, tensor<14x2x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<8x96xf32>
  %wt = linalg.transpose ins(%w : tensor<96x8xf32>) outs(%t : tensor<8x96xf32>) permutation = [1, 0]
  %e = tensor.empty() : tensor<14x96xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<14x96xf32>) -> tensor<14x96xf32>
  %y = linalg.matmul ins(%x, %wt : tensor<14x8xf32>, tensor<8x96xf32>) outs(%z : tensor<14x96xf32>) -> tensor<14x96xf32>
  %h = tensor.expand_shape %y [[0], [1, 2, 3]] output_shape [14, 3, 2, 16] : tensor<14x96xf32> into tensor<14x3x2x16xf32>
  %p = tensor.empty() : tensor<3x14x2x16xf32>
  %f = linalg.transpose ins(%h : tensor<14x3x2x16xf32>) outs(%p : tensor<3x14x2x16xf32>) permutation = [1, 0, 2, 3]
  %q = tensor.extract_slice %f[0, 0, 0, 0] [1, 14, 2, 16] [1, 1, 1, 1] : tensor<3x14x2x16xf32> to tensor<14x2x16xf32>
  %k = tensor.extract_slice %f[1, 0, 0, 0] [1, 14, 2, 16] [1, 1, 1, 1] : tensor<3x14x2x16xf32> to tensor<14x2x16xf32>
  %v = tensor.extract_slice %f[2, 0, 0, 0] [1, 14, 2, 16] [1, 1, 1, 1] : tensor<3x14x2x16xf32> to tensor<14x2x16xf32>
  return %q, %k, %v : tensor<14x2x16xf32>, tensor<14x2x16xf32>, tensor<14x2x16xf32>
}

// -----

// Only the last row is wanted: a slice of the left operand.
// CHECK-LABEL: func @last_row
// CHECK:       tensor.extract_slice %arg0[6, 0] [1, 8] [1, 1]
// CHECK-NOT:   tensor<7x9xf32>
// CHECK:       return
func.func @last_row(%x: tensor<7x8xf32>, %w: tensor<8x9xf32>) -> tensor<9xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<7x9xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<7x9xf32>) -> tensor<7x9xf32>
  %y = linalg.matmul ins(%x, %w : tensor<7x8xf32>, tensor<8x9xf32>) outs(%z : tensor<7x9xf32>) -> tensor<7x9xf32>
  %q = tensor.extract_slice %y[6, 0] [1, 9] [1, 1] : tensor<7x9xf32> to tensor<9xf32>
  return %q : tensor<9xf32>
}

// -----

// What stays as it is: the whole is wanted too; slices of two shapes; that overlap; of which something is left over; more
// than a kernel has accumulators for; every second element; a digit in the middle; a place that only the call knows.
// CHECK-LABEL: func @the_whole_too
// CHECK:       extract_slice {{.*}} : tensor<4x12xf32> to tensor<4x6xf32>
func.func @the_whole_too(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> (tensor<4x6xf32>, tensor<4x12xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = tensor.extract_slice %y[0, 0] [4, 6] [1, 1] : tensor<4x12xf32> to tensor<4x6xf32>
  return %a, %y : tensor<4x6xf32>, tensor<4x12xf32>
}

// CHECK-LABEL: func @two_shapes
// CHECK-COUNT-2: extract_slice {{.*}} : tensor<4x12xf32> to
func.func @two_shapes(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> (tensor<4x8xf32>, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = tensor.extract_slice %y[0, 0] [4, 8] [1, 1] : tensor<4x12xf32> to tensor<4x8xf32>
  %b = tensor.extract_slice %y[0, 8] [4, 4] [1, 1] : tensor<4x12xf32> to tensor<4x4xf32>
  return %a, %b : tensor<4x8xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func @overlap
// CHECK-COUNT-2: extract_slice {{.*}} : tensor<4x12xf32> to
func.func @overlap(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = tensor.extract_slice %y[0, 0] [4, 8] [1, 1] : tensor<4x12xf32> to tensor<4x8xf32>
  %b = tensor.extract_slice %y[0, 4] [4, 8] [1, 1] : tensor<4x12xf32> to tensor<4x8xf32>
  return %a, %b : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func @four
// CHECK-COUNT-4: extract_slice {{.*}} : tensor<4x12xf32> to
func.func @four(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = tensor.extract_slice %y[0, 0] [4, 3] [1, 1] : tensor<4x12xf32> to tensor<4x3xf32>
  %b = tensor.extract_slice %y[0, 3] [4, 3] [1, 1] : tensor<4x12xf32> to tensor<4x3xf32>
  %c = tensor.extract_slice %y[0, 6] [4, 3] [1, 1] : tensor<4x12xf32> to tensor<4x3xf32>
  %d = tensor.extract_slice %y[0, 9] [4, 3] [1, 1] : tensor<4x12xf32> to tensor<4x3xf32>
  return %a, %b, %c, %d : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func @every_second
// CHECK:       extract_slice {{.*}} : tensor<4x12xf32> to
// CHECK-LABEL: func @digit_in_the_middle
// CHECK:       extract_slice {{.*}} : tensor<4x2x3x2xf32> to
// CHECK-LABEL: func @anywhere
// CHECK:       extract_slice {{.*}} : tensor<4x12xf32> to
func.func @every_second(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = tensor.extract_slice %y[0, 0] [4, 6] [1, 2] : tensor<4x12xf32> to tensor<4x6xf32>
  return %a : tensor<4x6xf32>
}
func.func @digit_in_the_middle(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> tensor<4x2x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = tensor.expand_shape %y [[0], [1, 2, 3]] output_shape [4, 2, 3, 2] : tensor<4x12xf32> into tensor<4x2x3x2xf32>
  %a = tensor.extract_slice %h[0, 0, 1, 0] [4, 2, 1, 2] [1, 1, 1, 1] : tensor<4x2x3x2xf32> to tensor<4x2x2xf32>
  return %a : tensor<4x2x2xf32>
}
func.func @anywhere(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>, %i: index) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%z : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = tensor.extract_slice %y[0, %i] [4, 6] [1, 1] : tensor<4x12xf32> to tensor<4x6xf32>
  return %a : tensor<4x6xf32>
}

// -----

// A softmax between the product and its columns is no elementwise work: the columns are read where they lie.
// CHECK-LABEL: func @softmax_between
// CHECK-COUNT-3: extract_slice {{.*}} : tensor<4x3xf32> to tensor<4xf32>
func.func @softmax_between(%x: tensor<4x8xf32>, %w: tensor<8x3xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x3xf32>) outs(%z : tensor<4x3xf32>) -> tensor<4x3xf32>
  %s = linalg.softmax dimension(1) ins(%y : tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %a = tensor.extract_slice %s[0, 0] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4xf32>
  %b = tensor.extract_slice %s[0, 1] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4xf32>
  %c = tensor.extract_slice %s[0, 2] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
