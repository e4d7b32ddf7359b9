#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<2x7x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48xbf16>, %arg4: tensor<48x32xbf16>, %arg5: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 4.800000e+01 : f64
    %cst_3 = arith.constant 4.800000e+01 : f32
    %0 = tensor.empty() : tensor<32x48xbf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x32xbf16>) outs(%0 : tensor<32x48xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x32x48xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x48xbf16>) outs(%1 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %3 = tensor.empty() : tensor<2x7x48xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %6 = tensor.empty() : tensor<2x7x48xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<2x7x48xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg5 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %33 = arith.addf %in, %in_4 : bf16
      linalg.yield %33 : bf16
    } -> tensor<2x7x48xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg1 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %33 = arith.addf %in, %in_4 : bf16
      linalg.yield %33 : bf16
    } -> tensor<2x7x48xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %33 = arith.extf %in : bf16 to f32
      linalg.yield %33 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x48xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %33 = arith.extf %in : f32 to f64
      linalg.yield %33 : f64
    } -> tensor<2x7x48xf64>
    %13 = tensor.empty() : tensor<2x7x1xf64>
    %14 = linalg.fill ins(%cst_0 : f64) outs(%13 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x7x48xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.addf %in, %out : f64
      linalg.yield %33 : f64
    } -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.divf %in, %cst_2 : f64
      linalg.yield %33 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %16 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%11 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %33 = arith.subf %in, %in_4 : f64
      linalg.yield %33 : f64
    } -> tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %17 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%11 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %33 = arith.mulf %in, %in_4 : f64
      linalg.yield %33 : f64
    } -> tensor<2x7x48xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x7x48xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.addf %in, %out : f64
      linalg.yield %33 : f64
    } -> tensor<2x7x1xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.divf %in, %cst_2 : f64
      linalg.yield %33 : f64
    } -> tensor<2x7x1xf64>
    %21 = tensor.empty() : tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x1xf64>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %33 = arith.truncf %in : f64 to f32
      linalg.yield %33 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%21 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x1xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.divf %in, %cst_3 : f32
      linalg.yield %33 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x1xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.truncf %cst_1 : f64 to f32
      %34 = arith.addf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x1xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.rsqrt %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %25 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %33 = arith.subf %in, %in_4 : f32
      linalg.yield %33 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %27 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %33 = arith.mulf %in, %in_4 : f32
      linalg.yield %33 : f32
    } -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg2 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: bf16, %out: f32):
      %33 = arith.extf %in_4 : bf16 to f32
      %34 = arith.mulf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x48xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg3 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: bf16, %out: f32):
      %33 = arith.extf %in_4 : bf16 to f32
      %34 = arith.addf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x48xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<2x7x48xbf16>
    return %32 : tensor<2x7x48xbf16>
  }
}
