// RUN: fuse-opt %s --fuse-raise | FileCheck %s

// A scalar operand enters as a tensor of rank 0, as one that is captured from above.

// CHECK-LABEL: func @scalar_operand
// CHECK: %[[S:.*]] = tensor.from_elements %{{.*}} : tensor<f32>
// CHECK: fuse.elementwise (m, n)
// CHECK-NEXT: ins(%{{.*}}[m, n] : tensor<4x8xf32>, %[[S]][] : tensor<f32>)
func.func @scalar_operand(%x: tensor<4x8xf32>, %s: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> ()>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<4x8xf32>, f32) outs(%o : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.mulf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
