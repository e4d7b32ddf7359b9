// RUN: not fuse-run %s --device=cpu 2>&1 | FileCheck %s
// RUN: not fuse-run %s --device=cpu --at=kernels 2>&1 | FileCheck %s --check-prefix=KERNELS

// A result that no memory has is refused.

// CHECK: too-large.mlir:[[# @LINE + 2]]:1: error: result 0: a tensor of shape [1048576, 1048576, 1048576] is too large
// KERNELS: too-large.mlir:[[# @LINE + 1]]:1: error: {{.*}}, too large: its extents but 0 multiply to 2^56 bytes or more
func.func @main(%x: tensor<f32>) -> tensor<1048576x1048576x1048576xf32> {
  %e = tensor.empty() : tensor<1048576x1048576x1048576xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> ()>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<f32>) outs(%e : tensor<1048576x1048576x1048576xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<1048576x1048576x1048576xf32>
  return %r : tensor<1048576x1048576x1048576xf32>
}
