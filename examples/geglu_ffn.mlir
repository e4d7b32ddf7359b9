// A gated feed-forward block, (gelu(x Wu^T) * (x Wv^T)) Wo^T with exact (erf) GELU: f16 operands, weights
// as [out, in], f32 accumulation, any number of tokens M. Two kernels: a dual GEMM with the
// gate in its epilogue, and a GEMM.
//
//   fuse-opt examples/geglu_ffn.mlir --fuse-to-fused
//   fuse-opt examples/geglu_ffn.mlir --fuse-to-fused --fuse-report="dims=M=512" -o /dev/null
//   fuse-opt examples/geglu_ffn.mlir --fuse-compile="chip=sm_90a bundle=out/" -o /dev/null
//   fuse-opt examples/geglu_ffn.mlir --fuse-compile="chip=gfx942 bundle=out-amd/" -o /dev/null
//   fuse-run examples/geglu_ffn.mlir --device=cpu --at=kernels --dims=M=5 --check

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>

func.func @geglu_ffn(%x: tensor<?x4096xf16>, %wu: tensor<12288x4096xf16>,
                     %wv: tensor<12288x4096xf16>, %wo: tensor<4096x12288xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %rsqrt2 = arith.constant 0.70710678118654752 : f32
  %M = tensor.dim %x, %c0 : tensor<?x4096xf16>

  %e0 = tensor.empty(%M) : tensor<?x12288xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x12288xf32>) -> tensor<?x12288xf32>
  %u = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%x, %wu : tensor<?x4096xf16>, tensor<12288x4096xf16>) outs(%z0 : tensor<?x12288xf32>) -> tensor<?x12288xf32>
  %v = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%x, %wv : tensor<?x4096xf16>, tensor<12288x4096xf16>) outs(%z0 : tensor<?x12288xf32>) -> tensor<?x12288xf32>

  %e1 = tensor.empty(%M) : tensor<?x12288xf16>
  %h = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u, %v : tensor<?x12288xf32>, tensor<?x12288xf32>) outs(%e1 : tensor<?x12288xf16>) {
  ^bb0(%ue: f32, %ve: f32, %out: f16):
    %a = arith.mulf %ue, %rsqrt2 : f32
    %b = math.erf %a : f32
    %c = arith.addf %b, %one : f32
    %d = arith.mulf %c, %half : f32
    %gelu = arith.mulf %ue, %d : f32
    %p = arith.mulf %gelu, %ve : f32
    %r = arith.truncf %p : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x12288xf16>

  %e2 = tensor.empty(%M) : tensor<?x4096xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
  %o = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%h, %wo : tensor<?x12288xf16>, tensor<4096x12288xf16>) outs(%z2 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
  %e3 = tensor.empty(%M) : tensor<?x4096xf16>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%o : tensor<?x4096xf32>) outs(%e3 : tensor<?x4096xf16>) {
  ^bb0(%a: f32, %out: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x4096xf16>
  return %y : tensor<?x4096xf16>
}
