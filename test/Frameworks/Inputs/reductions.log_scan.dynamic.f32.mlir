#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x3x24xf32>, %arg1: tensor<?x3x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> (tensor<?x3x24xf32>, tensor<?x24xf32>, tensor<?x24xf32>, tensor<?x24xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 1.000000e+30 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x24xf32>
    %0 = tensor.empty(%dim) : tensor<?x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.truncf %cst_0 : f64 to f32
      %75 = arith.subf %in, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %3 = tensor.empty() : tensor<24xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<24xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.negf %in : f32
      linalg.yield %74 : f32
    } -> tensor<24xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim, 1, 24] [1, 1, 1] : tensor<?x3x24xf32> to tensor<?x1x24xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %6 = tensor.empty(%dim) : tensor<?x24xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed : tensor<24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.cmpf ogt, %in, %in_13 : f32
      %75 = arith.select %74, %in, %in_13 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %8 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %1 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %dim_1 = tensor.dim %arg1, %c0 : tensor<?x3x24xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0] [%dim_1, 1, 24] [1, 1, 1] : tensor<?x3x24xf32> to tensor<?x1x24xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %collapsed_3 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %12 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.divf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<?x24xf32>, tensor<24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %collapsed : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.cmpf ogt, %in, %in_13 : f32
      %75 = arith.select %74, %in, %in_13 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %19 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %1 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %collapsed_3 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %25 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %23 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 1, 0] [%dim, 1, 24] [1, 1, 1] : tensor<?x3x24xf32> to tensor<?x1x24xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed_5 : tensor<24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %28 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.cmpf ogt, %in, %in_13 : f32
      %75 = arith.select %74, %in, %in_13 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %29 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %26 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %extracted_slice_6 = tensor.extract_slice %arg1[0, 1, 0] [%dim_1, 1, 24] [1, 1, 1] : tensor<?x3x24xf32> to tensor<?x1x24xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %collapsed_7 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %35 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %27 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %33 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.divf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %5 : tensor<?x24xf32>, tensor<24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %collapsed_5 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.cmpf ogt, %in, %in_13 : f32
      %75 = arith.select %74, %in, %in_13 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_5, %41 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %26 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %collapsed_7 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %27 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %45 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %extracted_slice_8 = tensor.extract_slice %arg0[0, 2, 0] [%dim, 1, 24] [1, 1, 1] : tensor<?x3x24xf32> to tensor<?x1x24xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed_9 : tensor<24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %51 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.cmpf ogt, %in, %in_13 : f32
      %75 = arith.select %74, %in, %in_13 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %52 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %48 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %extracted_slice_10 = tensor.extract_slice %arg1[0, 2, 0] [%dim_1, 1, 24] [1, 1, 1] : tensor<?x3x24xf32> to tensor<?x1x24xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %collapsed_11 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %58 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %50 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %56 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.divf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %5 : tensor<?x24xf32>, tensor<24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %collapsed_9 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.cmpf ogt, %in, %in_13 : f32
      %75 = arith.select %74, %in, %in_13 : f32
      linalg.yield %75 : f32
    } -> tensor<?x24xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9, %64 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.subf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %48 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %collapsed_11 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%6 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %50 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.mulf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %68 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%0 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %74 = arith.addf %in, %in_13 : f32
      linalg.yield %74 : f32
    } -> tensor<?x24xf32>
    %concat = tensor.concat dim(1) %17, %39, %62 : (tensor<?x24xf32>, tensor<?x24xf32>, tensor<?x24xf32>) -> tensor<?x72xf32>
    %dim_12 = tensor.dim %17, %c0 : tensor<?x24xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [%dim_12, 3, 24] : tensor<?x72xf32> into tensor<?x3x24xf32>
    return %expanded, %71, %73, %64 : tensor<?x3x24xf32>, tensor<?x24xf32>, tensor<?x24xf32>, tensor<?x24xf32>
  }
}
