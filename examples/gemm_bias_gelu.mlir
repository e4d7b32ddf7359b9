// gelu(x W^T + b) with tanh GELU, f16, any number of rows M. One kernel.
//
//   fuse-opt examples/gemm_bias_gelu.mlir --fuse-to-fused
//   fuse-opt examples/gemm_bias_gelu.mlir --fuse-to-fused --fuse-report="dims=M=16384" -o /dev/null
//   fuse-opt examples/gemm_bias_gelu.mlir --fuse-compile="chip=sm_90a bundle=out/" -o /dev/null
//   fuse-run examples/gemm_bias_gelu.mlir --device=cpu --at=kernels --dims=M=5 --check

#id = affine_map<(m, n) -> (m, n)>
#column = affine_map<(m, n) -> (n)>

func.func @gemm_bias_gelu(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %bias: tensor<4096xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %root = arith.constant 0.7978845608028654 : f32
  %M = tensor.dim %x, %c0 : tensor<?x4096xf16>

  %e0 = tensor.empty(%M) : tensor<?x4096xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
  %xw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<?x4096xf16>, tensor<4096x4096xf16>) outs(%z0 : tensor<?x4096xf32>) -> tensor<?x4096xf32>

  %sum = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%xw, %bias : tensor<?x4096xf32>, tensor<4096xf16>) outs(%e0 : tensor<?x4096xf32>) {
  ^bb0(%a: f32, %b: f16, %out: f32):
    %b32 = arith.extf %b : f16 to f32
    %s = arith.addf %a, %b32 : f32
    linalg.yield %s : f32
  } -> tensor<?x4096xf32>

  %e1 = tensor.empty(%M) : tensor<?x4096xf16>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sum : tensor<?x4096xf32>) outs(%e1 : tensor<?x4096xf16>) {
  ^bb0(%s: f32, %out: f16):
    %s3 = math.powf %s, %c3 : f32
    %p = arith.mulf %s3, %cubic : f32
    %q = arith.addf %s, %p : f32
    %t = arith.mulf %q, %root : f32
    %tanh = math.tanh %t : f32
    %f = arith.addf %tanh, %one : f32
    %h = arith.mulf %s, %half : f32
    %g = arith.mulf %h, %f : f32
    %r = arith.truncf %g : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x4096xf16>
  return %y : tensor<?x4096xf16>
}
