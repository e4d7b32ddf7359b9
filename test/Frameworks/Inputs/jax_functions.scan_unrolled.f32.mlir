#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_scan_unrolled {
  func.func public @main(%arg0: tensor<2x4x16xf32>, %arg1: tensor<2x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<24x24xf32>) -> (tensor<2x24xf32>, tensor<2x4x24xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x2x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x16xf32>) outs(%0 : tensor<4x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x16xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf32> to tensor<1x2x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32>
    %2 = tensor.empty() : tensor<2x24xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %4 = linalg.matmul ins(%collapsed, %arg2 : tensor<2x16xf32>, tensor<16x24xf32>) outs(%3 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %5 = tensor.empty() : tensor<2x24xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %7 = linalg.matmul ins(%arg1, %arg3 : tensor<2x24xf32>, tensor<24x24xf32>) outs(%6 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %8 = tensor.empty() : tensor<2x24xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%8 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %53 = arith.addf %in, %in_9 : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %10 = tensor.empty() : tensor<2x24xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x24xf32>) outs(%10 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.tanh %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_0 = tensor.extract_slice %1[1, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf32> to tensor<1x2x16xf32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32>
    %12 = tensor.empty() : tensor<2x24xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %14 = linalg.matmul ins(%collapsed_1, %arg2 : tensor<2x16xf32>, tensor<16x24xf32>) outs(%13 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %15 = tensor.empty() : tensor<2x24xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %17 = linalg.matmul ins(%11, %arg3 : tensor<2x24xf32>, tensor<24x24xf32>) outs(%16 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %18 = tensor.empty() : tensor<2x24xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%18 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %53 = arith.addf %in, %in_9 : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %20 = tensor.empty() : tensor<2x24xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x24xf32>) outs(%20 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.tanh %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_2 = tensor.extract_slice %1[2, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf32> to tensor<1x2x16xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32>
    %22 = tensor.empty() : tensor<2x24xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %24 = linalg.matmul ins(%collapsed_3, %arg2 : tensor<2x16xf32>, tensor<16x24xf32>) outs(%23 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %25 = tensor.empty() : tensor<2x24xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %27 = linalg.matmul ins(%21, %arg3 : tensor<2x24xf32>, tensor<24x24xf32>) outs(%26 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %28 = tensor.empty() : tensor<2x24xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%28 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %53 = arith.addf %in, %in_9 : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %30 = tensor.empty() : tensor<2x24xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2x24xf32>) outs(%30 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.tanh %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %extracted_slice_4 = tensor.extract_slice %1[3, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf32> to tensor<1x2x16xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32>
    %32 = tensor.empty() : tensor<2x24xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %34 = linalg.matmul ins(%collapsed_5, %arg2 : tensor<2x16xf32>, tensor<16x24xf32>) outs(%33 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %35 = tensor.empty() : tensor<2x24xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %37 = linalg.matmul ins(%31, %arg3 : tensor<2x24xf32>, tensor<24x24xf32>) outs(%36 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %38 = tensor.empty() : tensor<2x24xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%34, %37 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%38 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %53 = arith.addf %in, %in_9 : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %40 = tensor.empty() : tensor<2x24xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<2x24xf32>) outs(%40 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.tanh %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x24xf32>
    %42 = tensor.empty() : tensor<1x2x24xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x24xf32>) outs(%42 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x24xf32>
    %44 = tensor.empty() : tensor<1x2x24xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x24xf32>) outs(%44 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x24xf32>
    %46 = tensor.empty() : tensor<1x2x24xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x24xf32>) outs(%46 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x24xf32>
    %48 = tensor.empty() : tensor<1x2x24xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x24xf32>) outs(%48 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x24xf32>
    %50 = tensor.empty() : tensor<4x2x24xf32>
    %inserted_slice = tensor.insert_slice %43 into %50[0, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf32> into tensor<4x2x24xf32>
    %inserted_slice_6 = tensor.insert_slice %45 into %inserted_slice[1, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf32> into tensor<4x2x24xf32>
    %inserted_slice_7 = tensor.insert_slice %47 into %inserted_slice_6[2, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf32> into tensor<4x2x24xf32>
    %inserted_slice_8 = tensor.insert_slice %49 into %inserted_slice_7[3, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf32> into tensor<4x2x24xf32>
    %51 = tensor.empty() : tensor<2x4x24xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_8 : tensor<4x2x24xf32>) outs(%51 : tensor<2x4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x24xf32>
    return %41, %52 : tensor<2x24xf32>, tensor<2x4x24xf32>
  }
}
