#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x3x24xf32>, %arg1: tensor<2x3x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> (tensor<2x3x24xf32>, tensor<2x24xf32>, tensor<2x24xf32>, tensor<2x24xf32>) {
    %cst = arith.constant dense<-1.000000e+30> : tensor<2x24xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2x24xf32>
    %0 = tensor.empty() : tensor<24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%0 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<24xf32>) outs(%0 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.negf %in : f32
      linalg.yield %71 : f32
    } -> tensor<24xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 1, 24] [1, 1, 1] : tensor<2x3x24xf32> to tensor<2x1x24xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %3 = tensor.empty() : tensor<2x24xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed : tensor<24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst, %4 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.cmpf ogt, %in, %in_11 : f32
      %72 = arith.select %71, %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x24xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst, %5 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4, %5 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_0 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_1 = tensor.extract_slice %arg1[0, 0, 0] [2, 1, 24] [1, 1, 1] : tensor<2x3x24xf32> to tensor<2x1x24xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1], [2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %collapsed_2 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %9 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.divf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst, %2 : tensor<2x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %collapsed : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.cmpf ogt, %in, %in_11 : f32
      %72 = arith.select %71, %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x24xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %16 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_0 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %collapsed_2 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %20 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 1, 0] [2, 1, 24] [1, 1, 1] : tensor<2x3x24xf32> to tensor<2x1x24xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed_4 : tensor<24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %25 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.cmpf ogt, %in, %in_11 : f32
      %72 = arith.select %71, %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x24xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %26 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%28, %23 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_5 = tensor.extract_slice %arg1[0, 1, 0] [2, 1, 24] [1, 1, 1] : tensor<2x3x24xf32> to tensor<2x1x24xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1], [2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %collapsed_6 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%28, %24 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%34, %30 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.divf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %2 : tensor<2x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %collapsed_4 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.cmpf ogt, %in, %in_11 : f32
      %72 = arith.select %71, %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x24xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4, %38 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %23 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%42, %collapsed_6 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %24 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %42 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_7 = tensor.extract_slice %arg0[0, 2, 0] [2, 1, 24] [1, 1, 1] : tensor<2x3x24xf32> to tensor<2x1x24xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed_8 : tensor<24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %48 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.cmpf ogt, %in, %in_11 : f32
      %72 = arith.select %71, %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x24xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %49 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%51, %45 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_9 = tensor.extract_slice %arg1[0, 2, 0] [2, 1, 24] [1, 1, 1] : tensor<2x3x24xf32> to tensor<2x1x24xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%53, %collapsed_10 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%54, %55 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%51, %47 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%57, %53 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%56, %58 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.divf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %2 : tensor<2x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%60, %collapsed_8 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.cmpf ogt, %in, %in_11 : f32
      %72 = arith.select %71, %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x24xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%60, %61 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8, %61 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.subf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%63, %45 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%65, %collapsed_10 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%63, %47 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.mulf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69, %65 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%3 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %71 = arith.addf %in, %in_11 : f32
      linalg.yield %71 : f32
    } -> tensor<2x24xf32>
    %concat = tensor.concat dim(1) %14, %36, %59 : (tensor<2x24xf32>, tensor<2x24xf32>, tensor<2x24xf32>) -> tensor<2x72xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [2, 3, 24] : tensor<2x72xf32> into tensor<2x3x24xf32>
    return %expanded, %68, %70, %61 : tensor<2x3x24xf32>, tensor<2x24xf32>, tensor<2x24xf32>, tensor<2x24xf32>
  }
}
