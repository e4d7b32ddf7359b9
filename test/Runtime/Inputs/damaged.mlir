// relu(x.w + c) with a constant c.
func.func @main(%x: tensor<?x64xf16>, %w: tensor<64x32xf16>) -> tensor<?x32xf16> {
  %zero = arith.constant 0.0 : f16
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf16>
  %bias = arith.constant dense<[0.5, 1.5, -0.25, 2.0, 0.5, 1.5, -0.25, 2.0, 0.5, 1.5, -0.25, 2.0, 0.5, 1.5, -0.25, 2.0,
                                1.0, 3.0, -0.75, 4.0, 1.0, 3.0, -0.75, 4.0, 1.0, 3.0, -0.75, 4.0, 1.0, 3.0, -0.75, 4.0]> : tensor<32xf16>
  %empty = tensor.empty(%m) : tensor<?x32xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<?x32xf16>) -> tensor<?x32xf16>
  %xw = linalg.matmul ins(%x, %w : tensor<?x64xf16>, tensor<64x32xf16>) outs(%init : tensor<?x32xf16>) -> tensor<?x32xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%xw, %bias : tensor<?x32xf16>, tensor<32xf16>) outs(%empty : tensor<?x32xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %s = arith.addf %a, %b : f16
    %p = arith.maximumf %s, %zero : f16
    linalg.yield %p : f16
  } -> tensor<?x32xf16>
  return %r : tensor<?x32xf16>
}
