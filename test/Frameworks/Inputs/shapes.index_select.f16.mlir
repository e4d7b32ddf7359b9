#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<20x16xf16>, %arg1: tensor<13xi64>) -> tensor<13x16xf16> {
    %0 = tensor.empty() : tensor<13x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13xi64>) outs(%0 : tensor<13x16xf16>) {
    ^bb0(%in: i64, %out: f16):
      %2 = arith.index_cast %in : i64 to index
      %3 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%2, %3] : tensor<20x16xf16>
      linalg.yield %extracted : f16
    } -> tensor<13x16xf16>
    return %1 : tensor<13x16xf16>
  }
}
