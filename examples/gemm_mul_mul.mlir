// (x W^T) * D * E in f16, op by op as an exporter writes it: the weight is transposed first,
// each product is rounded to f16. One kernel; the roundings stay, unless --fuse-fold-casts
// drops them.
//
//   fuse-opt examples/gemm_mul_mul.mlir --fuse-to-fused
//   fuse-opt examples/gemm_mul_mul.mlir --fuse-to-fused --fuse-report -o /dev/null
//   fuse-opt examples/gemm_mul_mul.mlir --fuse-compile="chip=sm_90a bundle=out/" -o /dev/null
//   fuse-run examples/gemm_mul_mul.mlir --device=cpu --at=kernels --dims=M=5 --check

func.func @gemm_mul_mul(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>,
                        %d: tensor<?x4096xf16>, %e: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %M = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %we = tensor.empty() : tensor<4096x4096xf16>
  %wt = linalg.transpose ins(%w : tensor<4096x4096xf16>) outs(%we : tensor<4096x4096xf16>) permutation = [1, 0]
  %ye = tensor.empty(%M) : tensor<?x4096xf16>
  %z = linalg.fill ins(%zero : f16) outs(%ye : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %y = linalg.matmul ins(%x, %wt : tensor<?x4096xf16>, tensor<4096x4096xf16>)
      outs(%z : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %yd = linalg.mul ins(%y, %d : tensor<?x4096xf16>, tensor<?x4096xf16>)
      outs(%ye : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %yde = linalg.mul ins(%yd, %e : tensor<?x4096xf16>, tensor<?x4096xf16>)
      outs(%ye : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  return %yde : tensor<?x4096xf16>
}
