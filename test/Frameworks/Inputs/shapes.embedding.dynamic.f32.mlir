#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<30x16xf32>, %arg1: tensor<?x?xi64>) -> tensor<?x?x16xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c30 = arith.constant 30 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x?xi64>) outs(%0 : tensor<?x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.index_cast %in : i64 to index
      %3 = linalg.index 2 : index
      %4 = arith.cmpi slt, %2, %c30 : index
      cf.assert %4, "index must be smaller than dim size"
      %5 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %5, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%2, %3] : tensor<30x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    return %1 : tensor<?x?x16xf32>
  }
}
