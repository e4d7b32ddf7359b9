// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --check

// A result of one row whose length follows from the input: what the reshape behind the kernel
// writes for it is 15, not the number of rows.
// CHECK-LABEL: func.func @main(
// CHECK-NOT:     output_shape [1, %dim]
func.func @main(%x: tensor<?x15xf32>) -> (tensor<1x?xf32>, tensor<1x?xf32>) {
  %c15 = arith.constant 15 : index
  %y = tensor.cast %x : tensor<?x15xf32> to tensor<?x?xf32>
  %e = tensor.empty(%c15) : tensor<1x?xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x?xf32>) outs(%e : tensor<1x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.mulf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<1x?xf32>
  %t = linalg.transpose ins(%z : tensor<1x?xf32>) outs(%e : tensor<1x?xf32>) permutation = [0, 1]
  return %t, %z : tensor<1x?xf32>, tensor<1x?xf32>
}
