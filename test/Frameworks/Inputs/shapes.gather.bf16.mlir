#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x20xbf16>, %arg1: tensor<13x1xi64>) -> tensor<13x1xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c20 = arith.constant 20 : index
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<13x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<13x1xbf16>) -> tensor<13x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13x1xi64>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %in : i64 to index
      %5 = arith.cmpi slt, %4, %c20 : index
      cf.assert %5, "index must be smaller than dim size"
      %6 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %6, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%3, %4] : tensor<13x20xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<13x1xbf16>
    return %2 : tensor<13x1xbf16>
  }
}
