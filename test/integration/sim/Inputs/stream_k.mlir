// Two right operands, a bias and a residual; any number of rows, 480 columns, 1000 elements of k.

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mnk = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>

func.func @main(%a: tensor<?x1000xf16>, %w: tensor<480x1000xf16>, %v: tensor<480x1000xf16>, %bias: tensor<480xf16>,
                %residual: tensor<?x480xf16>) -> tensor<?x480xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x1000xf16>
  %sums = tensor.empty(%m) : tensor<?x480xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%sums : tensor<?x480xf32>) -> tensor<?x480xf32>
  %p = linalg.matmul indexing_maps = [#mk, #nk, #mnk] ins(%a, %w : tensor<?x1000xf16>, tensor<480x1000xf16>)
      outs(%zeros : tensor<?x480xf32>) -> tensor<?x480xf32>
  %q = linalg.matmul indexing_maps = [#mk, #nk, #mnk] ins(%a, %v : tensor<?x1000xf16>, tensor<480x1000xf16>)
      outs(%zeros : tensor<?x480xf32>) -> tensor<?x480xf32>
  %empty = tensor.empty(%m) : tensor<?x480xf16>
  %y = linalg.generic {indexing_maps = [#mn, #mn, #n, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%p, %q, %bias, %residual : tensor<?x480xf32>, tensor<?x480xf32>, tensor<480xf16>, tensor<?x480xf16>)
      outs(%empty : tensor<?x480xf16>) {
  ^bb0(%x: f32, %gate: f32, %b: f16, %r: f16, %out: f16):
    %b32 = arith.extf %b : f16 to f32
    %r32 = arith.extf %r : f16 to f32
    %s = arith.addf %x, %b32 : f32
    %t = arith.mulf %s, %gate : f32
    %u = arith.addf %t, %r32 : f32
    %h = arith.truncf %u : f32 to f16
    linalg.yield %h : f16
  } -> tensor<?x480xf16>
  return %y : tensor<?x480xf16>
}
