#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7xi32>, %arg1: tensor<30x24xbf16>) -> tensor<2x7x24xbf16> {
    %c30 = arith.constant 30 : index
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 4.8989794855663558 : f64
    %0 = tensor.empty() : tensor<2x7x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi32>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %3 = arith.index_cast %in : i32 to index
      %4 = linalg.index 2 : index
      %5 = arith.cmpi slt, %3, %c30 : index
      cf.assert %5, "index must be smaller than dim size"
      %6 = arith.cmpi sge, %in, %c0_i32 : i32
      cf.assert %6, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%3, %4] : tensor<30x24xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x24xbf16>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %3 = arith.truncf %cst : f64 to bf16
      %4 = arith.mulf %in, %3 : bf16
      linalg.yield %4 : bf16
    } -> tensor<2x7x24xbf16>
    return %2 : tensor<2x7x24xbf16>
  }
}
