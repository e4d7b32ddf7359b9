#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<7x41xbf16>) -> tensor<7xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %0 = tensor.empty() : tensor<7x41xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x41xbf16>) outs(%0 : tensor<7x41xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %20 = arith.extf %in : bf16 to f32
      linalg.yield %20 : f32
    } -> tensor<7x41xf32>
    %2 = tensor.empty() : tensor<7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<7xi64>) -> tensor<7xi64>
    %4 = tensor.empty() : tensor<7xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<7xf32>) -> tensor<7xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<7x41xf32>) outs(%5, %3 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %20 = linalg.index 1 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_3 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %7 = tensor.empty() : tensor<7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xf32>) outs(%7 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.absf %in : f32
      linalg.yield %20 : f32
    } -> tensor<7x1xf32>
    %9 = tensor.empty() : tensor<7x1xi1>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<7x1xf32>) outs(%9 : tensor<7x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %20 = arith.extf %in : f32 to f64
      %21 = arith.cmpf oeq, %20, %cst_2 : f64
      linalg.yield %21 : i1
    } -> tensor<7x1xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_1, %expanded : tensor<7x1xi1>, tensor<f32>, tensor<7x1xf32>) outs(%7 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %20 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %20 : f32
    } -> tensor<7x1xf32>
    %collapsed = tensor.collapse_shape %11 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %11 : tensor<7x41xf32>, tensor<7x1xf32>) outs(%0 : tensor<7x41xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %20 = arith.subf %in, %in_3 : f32
      linalg.yield %20 : f32
    } -> tensor<7x41xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<7x41xf32>) outs(%0 : tensor<7x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<7x41xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<7xf32>) -> tensor<7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<7x41xf32>) outs(%14 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<7xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%15 : tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.log %in : f32
      linalg.yield %20 : f32
    } -> tensor<7xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%16, %collapsed : tensor<7xf32>, tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %20 = arith.addf %in, %in_3 : f32
      linalg.yield %20 : f32
    } -> tensor<7xf32>
    %18 = tensor.empty() : tensor<7xbf16>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<7xf32>) outs(%18 : tensor<7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %20 = arith.truncf %in : f32 to bf16
      linalg.yield %20 : bf16
    } -> tensor<7xbf16>
    return %19 : tensor<7xbf16>
  }
}
