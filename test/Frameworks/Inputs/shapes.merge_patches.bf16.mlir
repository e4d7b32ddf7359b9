#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x24xbf16>, %arg1: tensor<48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<24x48xbf16>) -> tensor<2x3x24xbf16> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 4.800000e+01 : f64
    %cst_3 = arith.constant 4.800000e+01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 6, 24] [1, 1, 1] : tensor<2x7x24xbf16> to tensor<2x6x24xbf16>
    %extracted_slice_4 = tensor.extract_slice %extracted_slice[0, 0, 0] [2, 3, 24] [1, 2, 1] : tensor<2x6x24xbf16> to tensor<2x3x24xbf16>
    %extracted_slice_5 = tensor.extract_slice %extracted_slice[0, 1, 0] [2, 3, 24] [1, 2, 1] : tensor<2x6x24xbf16> to tensor<2x3x24xbf16>
    %concat = tensor.concat dim(2) %extracted_slice_4, %extracted_slice_5 : (tensor<2x3x24xbf16>, tensor<2x3x24xbf16>) -> tensor<2x3x48xbf16>
    %0 = tensor.empty() : tensor<2x3x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<2x3x48xbf16>) outs(%0 : tensor<2x3x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %33 = arith.extf %in : bf16 to f32
      linalg.yield %33 : f32
    } -> tensor<2x3x48xf32>
    %2 = tensor.empty() : tensor<2x3x48xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x48xf32>) outs(%2 : tensor<2x3x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %33 = arith.extf %in : f32 to f64
      linalg.yield %33 : f64
    } -> tensor<2x3x48xf64>
    %4 = tensor.empty() : tensor<2x3x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x3x48xf64>) outs(%5 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.addf %in, %out : f64
      linalg.yield %33 : f64
    } -> tensor<2x3x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x3x1xf64>) outs(%4 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.divf %in, %cst_2 : f64
      linalg.yield %33 : f64
    } -> tensor<2x3x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x3x48xf64>, tensor<2x3x1xf64>) outs(%2 : tensor<2x3x48xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %33 = arith.subf %in, %in_6 : f64
      linalg.yield %33 : f64
    } -> tensor<2x3x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x3x48xf64>, tensor<2x3x48xf64>) outs(%2 : tensor<2x3x48xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %33 = arith.mulf %in, %in_6 : f64
      linalg.yield %33 : f64
    } -> tensor<2x3x48xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x48xf64>) outs(%5 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.addf %in, %out : f64
      linalg.yield %33 : f64
    } -> tensor<2x3x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x1xf64>) outs(%4 : tensor<2x3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.divf %in, %cst_2 : f64
      linalg.yield %33 : f64
    } -> tensor<2x3x1xf64>
    %12 = tensor.empty() : tensor<2x3x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x1xf64>) outs(%12 : tensor<2x3x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %33 = arith.truncf %in : f64 to f32
      linalg.yield %33 : f32
    } -> tensor<2x3x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x3x48xf32>) outs(%14 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x1xf32>) outs(%12 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.divf %in, %cst_3 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x1xf32>) outs(%12 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.truncf %cst_1 : f64 to f32
      %34 = arith.addf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x1xf32>) outs(%12 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.rsqrt %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x3x48xf32>, tensor<2x3x1xf32>) outs(%0 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %33 = arith.subf %in, %in_6 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x3x48xf32>, tensor<2x3x1xf32>) outs(%0 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %33 = arith.mulf %in, %in_6 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg1 : tensor<2x3x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: bf16, %out: f32):
      %33 = arith.extf %in_6 : bf16 to f32
      %34 = arith.mulf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg2 : tensor<2x3x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x3x48xf32>) {
    ^bb0(%in: f32, %in_6: bf16, %out: f32):
      %33 = arith.extf %in_6 : bf16 to f32
      %34 = arith.addf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x48xf32>
    %23 = tensor.empty() : tensor<2x3x48xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x48xf32>) outs(%23 : tensor<2x3x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<2x3x48xbf16>
    %25 = tensor.empty() : tensor<48x24xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x48xbf16>) outs(%25 : tensor<48x24xbf16>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<2x48x24xbf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x24xbf16>) outs(%26 : tensor<2x48x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x24xbf16>
    %28 = tensor.empty() : tensor<2x3x24xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %30 = linalg.batch_matmul ins(%24, %27 : tensor<2x3x48xbf16>, tensor<2x48x24xbf16>) outs(%29 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %31 = tensor.empty() : tensor<2x3x24xbf16>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x3x24xf32>) outs(%31 : tensor<2x3x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<2x3x24xbf16>
    return %32 : tensor<2x3x24xbf16>
  }
}
