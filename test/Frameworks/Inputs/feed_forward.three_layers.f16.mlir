#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<7x40xf16>, %arg1: tensor<33x40xf16>, %arg2: tensor<33xf16>, %arg3: tensor<21x33xf16>, %arg4: tensor<21xf16>, %arg5: tensor<5x21xf16>, %arg6: tensor<5xf16>) -> tensor<7x5xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<40x33xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<33x40xf16>) outs(%0 : tensor<40x33xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<33xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<33xf16>) outs(%1 : tensor<33xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<33xf32>
    %3 = tensor.empty() : tensor<7x40xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x40xf16>) outs(%3 : tensor<7x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<7x40xf32>
    %5 = tensor.empty() : tensor<40x33xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<40x33xf16>) outs(%5 : tensor<40x33xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<40x33xf32>
    %7 = tensor.empty() : tensor<7x33xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<7x33xf32>) -> tensor<7x33xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<7x40xf32>, tensor<40x33xf32>) outs(%8 : tensor<7x33xf32>) -> tensor<7x33xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<7x33xf32>, tensor<33xf32>) outs(%7 : tensor<7x33xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %39 = arith.addf %in, %in_3 : f32
      linalg.yield %39 : f32
    } -> tensor<7x33xf32>
    %11 = tensor.empty() : tensor<7x33xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x33xf32>) outs(%11 : tensor<7x33xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<7x33xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<7x33xf16>) outs(%11 : tensor<7x33xf16>) {
    ^bb0(%in: f16, %out: f16):
      %39 = arith.cmpf ugt, %in, %cst_0 : f16
      %40 = arith.select %39, %in, %cst_0 : f16
      linalg.yield %40 : f16
    } -> tensor<7x33xf16>
    %14 = tensor.empty() : tensor<33x21xf16>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<21x33xf16>) outs(%14 : tensor<33x21xf16>) permutation = [1, 0] 
    %15 = tensor.empty() : tensor<21xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<21xf16>) outs(%15 : tensor<21xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<21xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x33xf16>) outs(%7 : tensor<7x33xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<7x33xf32>
    %18 = tensor.empty() : tensor<33x21xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_1 : tensor<33x21xf16>) outs(%18 : tensor<33x21xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<33x21xf32>
    %20 = tensor.empty() : tensor<7x21xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<7x21xf32>) -> tensor<7x21xf32>
    %22 = linalg.matmul ins(%17, %19 : tensor<7x33xf32>, tensor<33x21xf32>) outs(%21 : tensor<7x21xf32>) -> tensor<7x21xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %16 : tensor<7x21xf32>, tensor<21xf32>) outs(%20 : tensor<7x21xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %39 = arith.addf %in, %in_3 : f32
      linalg.yield %39 : f32
    } -> tensor<7x21xf32>
    %24 = tensor.empty() : tensor<7x21xf16>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x21xf32>) outs(%24 : tensor<7x21xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<7x21xf16>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<7x21xf16>) outs(%24 : tensor<7x21xf16>) {
    ^bb0(%in: f16, %out: f16):
      %39 = math.tanh %in : f16
      linalg.yield %39 : f16
    } -> tensor<7x21xf16>
    %27 = tensor.empty() : tensor<21x5xf16>
    %transposed_2 = linalg.transpose ins(%arg5 : tensor<5x21xf16>) outs(%27 : tensor<21x5xf16>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<5xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<5xf16>) outs(%28 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<5xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<7x21xf16>) outs(%20 : tensor<7x21xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<7x21xf32>
    %31 = tensor.empty() : tensor<21x5xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_2 : tensor<21x5xf16>) outs(%31 : tensor<21x5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<21x5xf32>
    %33 = tensor.empty() : tensor<7x5xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %35 = linalg.matmul ins(%30, %32 : tensor<7x21xf32>, tensor<21x5xf32>) outs(%34 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %29 : tensor<7x5xf32>, tensor<5xf32>) outs(%33 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %39 = arith.addf %in, %in_3 : f32
      linalg.yield %39 : f32
    } -> tensor<7x5xf32>
    %37 = tensor.empty() : tensor<7x5xf16>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x5xf32>) outs(%37 : tensor<7x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<7x5xf16>
    return %38 : tensor<7x5xf16>
  }
}
