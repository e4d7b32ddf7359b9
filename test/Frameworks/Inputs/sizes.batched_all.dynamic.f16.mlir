#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xf16>, %arg1: tensor<?x?x?xf16>) -> tensor<?x?x?xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf16>
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf16>
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x?x?xf16>
    %dim_3 = tensor.dim %arg1, %c1 : tensor<?x?x?xf16>
    %dim_4 = tensor.dim %arg1, %c2 : tensor<?x?x?xf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.index_cast %dim_2 : index to i64
    %2 = arith.cmpi eq, %0, %1 : i64
    cf.assert %2, "mismatching contracting dimension"
    %3 = arith.index_cast %dim_1 : index to i64
    %4 = arith.index_cast %dim_3 : index to i64
    %5 = arith.cmpi eq, %3, %4 : i64
    cf.assert %5, "mismatching contracting dimension"
    %6 = tensor.empty(%dim, %dim_0, %dim_4) : tensor<?x?x?xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %8 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%7 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %9 = tensor.empty(%dim, %dim_0, %dim_4) : tensor<?x?x?xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x?xf32>) outs(%9 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %11 = arith.truncf %in : f32 to f16
      linalg.yield %11 : f16
    } -> tensor<?x?x?xf16>
    return %10 : tensor<?x?x?xf16>
  }
}
