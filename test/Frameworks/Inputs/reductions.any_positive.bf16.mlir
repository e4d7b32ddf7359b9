#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x6x16xbf16>) -> tensor<5x6xi1> {
    %false = arith.constant false
    %cst = arith.constant 1.500000e+00 : f64
    %0 = tensor.empty() : tensor<5x6x16xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x16xbf16>) outs(%0 : tensor<5x6x16xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %5 = arith.extf %in : bf16 to f64
      %6 = arith.cmpf ogt, %5, %cst : f64
      linalg.yield %6 : i1
    } -> tensor<5x6x16xi1>
    %2 = tensor.empty() : tensor<5x6xi1>
    %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<5x6xi1>) -> tensor<5x6xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<5x6x16xi1>) outs(%3 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %5 = arith.ori %in, %out : i1
      linalg.yield %5 : i1
    } -> tensor<5x6xi1>
    return %4 : tensor<5x6xi1>
  }
}
