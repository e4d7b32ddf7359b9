// x W^T + residual, in which few rows of any number meet columns and a depth that no tile divides.

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>

func.func @main(%x: tensor<?x1352xf16>, %w: tensor<1096x1352xf16>, %r: tensor<?x1096xf16>) -> tensor<?x1096xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %M = tensor.dim %x, %c0 : tensor<?x1352xf16>
  %e = tensor.empty(%M) : tensor<?x1096xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1096xf32>) -> tensor<?x1096xf32>
  %p = linalg.matmul indexing_maps = [#x, #w, #y] ins(%x, %w : tensor<?x1352xf16>, tensor<1096x1352xf16>) outs(%z : tensor<?x1096xf32>) -> tensor<?x1096xf32>
  %o = tensor.empty(%M) : tensor<?x1096xf16>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %r : tensor<?x1096xf32>, tensor<?x1096xf16>) outs(%o : tensor<?x1096xf16>) {
  ^bb0(%a: f32, %b: f16, %out: f16):
    %b32 = arith.extf %b : f16 to f32
    %t = arith.addf %a, %b32 : f32
    %t16 = arith.truncf %t : f32 to f16
    linalg.yield %t16 : f16
  } -> tensor<?x1096xf16>
  return %s : tensor<?x1096xf16>
}
