// A product of f32, 100 columns, 515 elements of k; any number of rows.

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

func.func @main(%a: tensor<?x515xf32>, %w: tensor<100x515xf32>) -> tensor<?x100xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x515xf32>
  %empty = tensor.empty(%m) : tensor<?x100xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x100xf32>) -> tensor<?x100xf32>
  %p = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%a, %w : tensor<?x515xf32>, tensor<100x515xf32>)
      outs(%zeros : tensor<?x100xf32>) -> tensor<?x100xf32>
  return %p : tensor<?x100xf32>
}
