// The graph that docs/Phases.md carries through every level. After a change that shows there:
// scripts/update-phases.py

// RUN: %python %fuse_source/scripts/update-phases.py --check --fuse-opt=fuse-opt

func.func @main(%x: tensor<?x1024xf16>, %w: tensor<512x1024xf16>, %bias: tensor<512xf16>) -> tensor<?x512xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %rsqrt2 = arith.constant 0.707106769 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x1024xf16>
  %empty = tensor.empty(%rows) : tensor<?x512xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x512xf32>) -> tensor<?x512xf32>
  %y = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<?x1024xf16>, tensor<512x1024xf16>) outs(%init : tensor<?x512xf32>) -> tensor<?x512xf32>
  %out = tensor.empty(%rows) : tensor<?x512xf16>
  %r = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y, %bias : tensor<?x512xf32>, tensor<512xf16>) outs(%out : tensor<?x512xf16>) {
  ^bb0(%a: f32, %b: f16, %o: f16):
    %b32 = arith.extf %b : f16 to f32
    %s = arith.addf %a, %b32 : f32
    %t0 = arith.mulf %s, %rsqrt2 : f32
    %t1 = math.erf %t0 : f32
    %t2 = arith.addf %t1, %one : f32
    %t3 = arith.mulf %s, %half : f32
    %gelu = arith.mulf %t3, %t2 : f32
    %g16 = arith.truncf %gelu : f32 to f16
    linalg.yield %g16 : f16
  } -> tensor<?x512xf16>
  return %r : tensor<?x512xf16>
}
