#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> (0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<20x24xf16>, %arg2: tensor<20xf16>, %arg3: tensor<24xf16>) -> tensor<13x20xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 2.000000e+00 : f16
    %cst_3 = arith.constant 5.000000e-01 : f16
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20x24xf16>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %33 = arith.extf %in : f16 to f32
      linalg.yield %33 : f32
    } -> tensor<20x24xf32>
    %2 = tensor.empty() : tensor<24xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<24xf16>) outs(%2 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %33 = arith.extf %in : f16 to f32
      linalg.yield %33 : f32
    } -> tensor<24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<20x24xf32>, tensor<24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %33 = arith.mulf %in, %in_4 : f32
      linalg.yield %33 : f32
    } -> tensor<20x24xf32>
    %5 = tensor.empty() : tensor<20xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<20xf32>) -> tensor<20xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<20x24xf32>) outs(%6 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<20xf32>
    %8 = tensor.empty() : tensor<20xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%7 : tensor<20xf32>) outs(%8 : tensor<20xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<20xf16>
    %10 = tensor.empty() : tensor<1xf16>
    %11 = linalg.fill ins(%cst_0 : f16) outs(%10 : tensor<1xf16>) -> tensor<1xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction"]} ins(%9 : tensor<20xf16>) outs(%11 : tensor<1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = math.absf %in : f16
      %34 = math.powf %33, %cst_2 : f16
      %35 = arith.addf %34, %out : f16
      linalg.yield %35 : f16
    } -> tensor<1xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%12 : tensor<1xf16>) outs(%10 : tensor<1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = math.powf %in, %cst_3 : f16
      linalg.yield %33 : f16
    } -> tensor<1xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%13 : tensor<1xf16>) outs(%10 : tensor<1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.truncf %cst_1 : f64 to f16
      %34 = arith.cmpf ult, %in, %33 : f16
      %35 = arith.select %34, %33, %in : f16
      linalg.yield %35 : f16
    } -> tensor<1xf16>
    %collapsed = tensor.collapse_shape %14 [] : tensor<1xf16> into tensor<f16>
    %15 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<f16>) outs(%8 : tensor<20xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<20xf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %15 : tensor<20xf16>, tensor<20xf16>) outs(%8 : tensor<20xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.divf %in, %in_4 : f16
      linalg.yield %33 : f16
    } -> tensor<20xf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<20xf16>) outs(%5 : tensor<20xf32>) {
    ^bb0(%in: f16, %out: f32):
      %33 = arith.extf %in : f16 to f32
      linalg.yield %33 : f32
    } -> tensor<20xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%9 : tensor<20xf16>) outs(%5 : tensor<20xf32>) {
    ^bb0(%in: f16, %out: f32):
      %33 = arith.extf %in : f16 to f32
      linalg.yield %33 : f32
    } -> tensor<20xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%17, %18 : tensor<20xf32>, tensor<20xf32>) outs(%5 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %33 = arith.mulf %in, %in_4 : f32
      linalg.yield %33 : f32
    } -> tensor<20xf32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<f32>) -> tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction"]} ins(%19 : tensor<20xf32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<f16>
    %24 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%22 : tensor<f32>) outs(%23 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<f16>
    %25 = tensor.empty() : tensor<20x24xf16>
    %26 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %24 : tensor<20x24xf16>, tensor<f16>) outs(%25 : tensor<20x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.divf %in, %in_4 : f16
      linalg.yield %33 : f16
    } -> tensor<20x24xf16>
    %27 = tensor.empty() : tensor<24x20xf16>
    %transposed = linalg.transpose ins(%26 : tensor<20x24xf16>) outs(%27 : tensor<24x20xf16>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<13x20xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %30 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf16>, tensor<24x20xf16>) outs(%29 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %31 = tensor.empty() : tensor<13x20xf16>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x20xf32>) outs(%31 : tensor<13x20xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<13x20xf16>
    return %32 : tensor<13x20xf16>
  }
}
