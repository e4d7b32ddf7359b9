#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x48xbf16>, %arg1: tensor<64x48xbf16>, %arg2: tensor<64xbf16>) -> tensor<13x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_1 = arith.constant 1.0507009873554805 : f64
    %cst_2 = arith.constant 1.6732632423543772 : f64
    %cst_3 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<48x64xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x48xbf16>) outs(%0 : tensor<48x64xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x48xbf16>, tensor<48x64xbf16>) outs(%2 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %4 = tensor.empty() : tensor<13x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x64xf32>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<13x64xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<13x64xbf16>, tensor<64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %15 = arith.addf %in, %in_4 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %6 : tensor<bf16>, tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %15 = arith.cmpf ogt, %in, %in_4 : bf16
      %16 = arith.select %15, %in, %in_4 : bf16
      linalg.yield %16 : bf16
    } -> tensor<13x64xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.truncf %cst_1 : f64 to bf16
      %16 = arith.mulf %in, %15 : bf16
      linalg.yield %16 : bf16
    } -> tensor<13x64xbf16>
    %9 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %6 : tensor<bf16>, tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %15 = arith.cmpf olt, %in, %in_4 : bf16
      %16 = arith.select %15, %in, %in_4 : bf16
      linalg.yield %16 : bf16
    } -> tensor<13x64xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.exp %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x64xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.subf %in, %cst_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x64xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.truncf %cst_1 : f64 to bf16
      %16 = arith.mulf %in, %15 : bf16
      linalg.yield %16 : bf16
    } -> tensor<13x64xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.truncf %cst_2 : f64 to bf16
      %16 = arith.mulf %in, %15 : bf16
      linalg.yield %16 : bf16
    } -> tensor<13x64xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<13x64xbf16>, tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %15 = arith.addf %in, %in_4 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x64xbf16>
    return %14 : tensor<13x64xbf16>
  }
}
