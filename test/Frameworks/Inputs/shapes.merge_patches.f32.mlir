#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x24xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<24x48xf32>) -> tensor<2x3x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 4.800000e+01 : f64
    %cst_3 = arith.constant 4.800000e+01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 6, 24] [1, 1, 1] : tensor<2x7x24xf32> to tensor<2x6x24xf32>
    %extracted_slice_4 = tensor.extract_slice %extracted_slice[0, 0, 0] [2, 3, 24] [1, 2, 1] : tensor<2x6x24xf32> to tensor<2x3x24xf32>
    %extracted_slice_5 = tensor.extract_slice %extracted_slice[0, 1, 0] [2, 3, 24] [1, 2, 1] : tensor<2x6x24xf32> to tensor<2x3x24xf32>
    %concat = tensor.concat dim(2) %extracted_slice_4, %extracted_slice_5 : (tensor<2x3x24xf32>, tensor<2x3x24xf32>) -> tensor<2x3x48xf32>
    %0 = tensor.empty() : tensor<2x3x48xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<2x3x48xf32>) outs(%0 : tensor<2x3x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %26 = arith.extf %in : f32 to f64
      linalg.yield %26 : f64
    } -> tensor<2x3x48xf64>
    %2 = tensor.empty() : tensor<2x3x1xf64>
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x3x48xf64>) outs(%3 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.addf %in, %out : f64
      linalg.yield %26 : f64
    } -> tensor<2x3x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x3x1xf64>) outs(%2 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.divf %in, %cst_2 : f64
      linalg.yield %26 : f64
    } -> tensor<2x3x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x3x48xf64>, tensor<2x3x1xf64>) outs(%0 : tensor<2x3x48xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %26 = arith.subf %in, %in_6 : f64
      linalg.yield %26 : f64
    } -> tensor<2x3x48xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x3x48xf64>, tensor<2x3x48xf64>) outs(%0 : tensor<2x3x48xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %26 = arith.mulf %in, %in_6 : f64
      linalg.yield %26 : f64
    } -> tensor<2x3x48xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x48xf64>) outs(%3 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.addf %in, %out : f64
      linalg.yield %26 : f64
    } -> tensor<2x3x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x1xf64>) outs(%2 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.divf %in, %cst_2 : f64
      linalg.yield %26 : f64
    } -> tensor<2x3x1xf64>
    %10 = tensor.empty() : tensor<2x3x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x1xf64>) outs(%10 : tensor<2x3x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %26 = arith.truncf %in : f64 to f32
      linalg.yield %26 : f32
    } -> tensor<2x3x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat : tensor<2x3x48xf32>) outs(%12 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x1xf32>) outs(%10 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.divf %in, %cst_3 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x1xf32>) outs(%10 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.truncf %cst_1 : f64 to f32
      %27 = arith.addf %in, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x1xf32>) outs(%10 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.rsqrt %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x1xf32>
    %17 = tensor.empty() : tensor<2x3x48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %14 : tensor<2x3x48xf32>, tensor<2x3x1xf32>) outs(%17 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.subf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x48xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x3x48xf32>, tensor<2x3x1xf32>) outs(%17 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.mulf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg1 : tensor<2x3x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.mulf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg2 : tensor<2x3x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.addf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x48xf32>
    %22 = tensor.empty() : tensor<48x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x48xf32>) outs(%22 : tensor<48x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x3x48xf32> into tensor<6x48xf32>
    %23 = tensor.empty() : tensor<6x24xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x24xf32>) -> tensor<6x24xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed : tensor<6x48xf32>, tensor<48x24xf32>) outs(%24 : tensor<6x24xf32>) -> tensor<6x24xf32>
    %expanded = tensor.expand_shape %25 [[0, 1], [2]] output_shape [2, 3, 24] : tensor<6x24xf32> into tensor<2x3x24xf32>
    return %expanded : tensor<2x3x24xf32>
  }
}
