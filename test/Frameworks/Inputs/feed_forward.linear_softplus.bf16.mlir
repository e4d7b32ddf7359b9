#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<13x48xbf16>, %arg1: tensor<64x48xbf16>, %arg2: tensor<64xbf16>) -> tensor<13x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<48x64xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x48xbf16>) outs(%0 : tensor<48x64xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x48xbf16>, tensor<48x64xbf16>) outs(%2 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %4 = tensor.empty() : tensor<13x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x64xf32>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %14 = arith.truncf %in : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<13x64xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<13x64xbf16>, tensor<64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %14 = arith.addf %in, %in_1 : bf16
      linalg.yield %14 : bf16
    } -> tensor<13x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x64xbf16>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %14 = arith.extf %in : bf16 to f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.exp %in : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.log1p %in : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %10 = tensor.empty() : tensor<13x64xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x64xf32>) outs(%10 : tensor<13x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %14 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %14 : i1
    } -> tensor<13x64xi1>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %7, %9 : tensor<13x64xi1>, tensor<13x64xf32>, tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %14 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x64xf32>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %14 = arith.truncf %in : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<13x64xbf16>
    return %13 : tensor<13x64xbf16>
  }
}
