// RUN: fuse-opt %s --fuse-to-fused --fuse-report -o /dev/null | FileCheck %s
// RUN: not fuse-opt %s --fuse-to-fused --fuse-report="format=xml" 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not fuse-opt %s --fuse-to-fused --fuse-report="dims=M" 2>&1 | FileCheck %s --check-prefix=DIMS
// RUN: not fuse-opt %s --fuse-to-fused --fuse-report="file=%t.none/report" 2>&1 | FileCheck %s --check-prefix=FILE

// FORMAT: error: fuse-report: format 'xml' is none of text, json, html
// RUN: not fuse-opt %s --fuse-to-fused --fuse-report="dims=Q=4" 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE:   error: fuse-report: no function has a size 'Q'
// DIMS:   error: fuse-report: dims takes NAME=NUMBER, got 'M'
// FILE:   error: fuse-report: {{.*}}report

// A scale along k, a contraction after another one.
// CHECK:      function @main: 3 kernels
// CHECK:      kernel main_0: fuse.elementwise
// CHECK:        not with main_1: producer-of-matmul-operand:
// CHECK:      kernel main_1: fuse.matmul
// CHECK:        not with main_2: one-contraction-per-kernel:
// CHECK:      kernel main_2: fuse.matmul
func.func @main(%x: tensor<?x64xf32>, %s: tensor<64xf32>, %w: tensor<64x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x64xf32>, tensor<64xf32>) outs(%e : tensor<?x64xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %p = arith.mulf %u, %v : f32
    linalg.yield %p : f32
  } -> tensor<?x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<?x64xf32>, tensor<64x64xf32>) outs(%f : tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = linalg.matmul ins(%1, %w : tensor<?x64xf32>, tensor<64x64xf32>) outs(%f : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %2 : tensor<?x64xf32>
}
