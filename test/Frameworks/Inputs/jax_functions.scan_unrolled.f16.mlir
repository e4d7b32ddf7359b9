#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_scan_unrolled {
  func.func public @main(%arg0: tensor<2x4x16xf16>, %arg1: tensor<2x24xf16>, %arg2: tensor<16x24xf16>, %arg3: tensor<24x24xf16>) -> (tensor<2x24xf16>, tensor<2x4x24xf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<4x2x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x16xf16>) outs(%0 : tensor<4x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x2x16xf16>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf16> to tensor<1x2x16xf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x2x16xf16> into tensor<2x16xf16>
    %2 = tensor.empty() : tensor<2x24xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %4 = linalg.matmul ins(%collapsed, %arg2 : tensor<2x16xf16>, tensor<16x24xf16>) outs(%3 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %5 = tensor.empty() : tensor<2x24xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %7 = linalg.matmul ins(%arg1, %arg3 : tensor<2x24xf16>, tensor<24x24xf16>) outs(%6 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %8 = tensor.empty() : tensor<2x24xf16>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<2x24xf16>, tensor<2x24xf16>) outs(%8 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.addf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %10 = tensor.empty() : tensor<2x24xf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x24xf16>) outs(%10 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.tanh %in : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %extracted_slice_0 = tensor.extract_slice %1[1, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf16> to tensor<1x2x16xf16>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [[0, 1], [2]] : tensor<1x2x16xf16> into tensor<2x16xf16>
    %12 = tensor.empty() : tensor<2x24xf16>
    %13 = linalg.fill ins(%cst : f16) outs(%12 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %14 = linalg.matmul ins(%collapsed_1, %arg2 : tensor<2x16xf16>, tensor<16x24xf16>) outs(%13 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %15 = tensor.empty() : tensor<2x24xf16>
    %16 = linalg.fill ins(%cst : f16) outs(%15 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %17 = linalg.matmul ins(%11, %arg3 : tensor<2x24xf16>, tensor<24x24xf16>) outs(%16 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %18 = tensor.empty() : tensor<2x24xf16>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<2x24xf16>, tensor<2x24xf16>) outs(%18 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.addf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %20 = tensor.empty() : tensor<2x24xf16>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x24xf16>) outs(%20 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.tanh %in : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %extracted_slice_2 = tensor.extract_slice %1[2, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf16> to tensor<1x2x16xf16>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<1x2x16xf16> into tensor<2x16xf16>
    %22 = tensor.empty() : tensor<2x24xf16>
    %23 = linalg.fill ins(%cst : f16) outs(%22 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %24 = linalg.matmul ins(%collapsed_3, %arg2 : tensor<2x16xf16>, tensor<16x24xf16>) outs(%23 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %25 = tensor.empty() : tensor<2x24xf16>
    %26 = linalg.fill ins(%cst : f16) outs(%25 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %27 = linalg.matmul ins(%21, %arg3 : tensor<2x24xf16>, tensor<24x24xf16>) outs(%26 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %28 = tensor.empty() : tensor<2x24xf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<2x24xf16>, tensor<2x24xf16>) outs(%28 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.addf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %30 = tensor.empty() : tensor<2x24xf16>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2x24xf16>) outs(%30 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.tanh %in : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %extracted_slice_4 = tensor.extract_slice %1[3, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xf16> to tensor<1x2x16xf16>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<1x2x16xf16> into tensor<2x16xf16>
    %32 = tensor.empty() : tensor<2x24xf16>
    %33 = linalg.fill ins(%cst : f16) outs(%32 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %34 = linalg.matmul ins(%collapsed_5, %arg2 : tensor<2x16xf16>, tensor<16x24xf16>) outs(%33 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %35 = tensor.empty() : tensor<2x24xf16>
    %36 = linalg.fill ins(%cst : f16) outs(%35 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %37 = linalg.matmul ins(%31, %arg3 : tensor<2x24xf16>, tensor<24x24xf16>) outs(%36 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %38 = tensor.empty() : tensor<2x24xf16>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%34, %37 : tensor<2x24xf16>, tensor<2x24xf16>) outs(%38 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.addf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %40 = tensor.empty() : tensor<2x24xf16>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<2x24xf16>) outs(%40 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.tanh %in : f16
      linalg.yield %53 : f16
    } -> tensor<2x24xf16>
    %42 = tensor.empty() : tensor<1x2x24xf16>
    %43 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x24xf16>) outs(%42 : tensor<1x2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x24xf16>
    %44 = tensor.empty() : tensor<1x2x24xf16>
    %45 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x24xf16>) outs(%44 : tensor<1x2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x24xf16>
    %46 = tensor.empty() : tensor<1x2x24xf16>
    %47 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x24xf16>) outs(%46 : tensor<1x2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x24xf16>
    %48 = tensor.empty() : tensor<1x2x24xf16>
    %49 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x24xf16>) outs(%48 : tensor<1x2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x24xf16>
    %50 = tensor.empty() : tensor<4x2x24xf16>
    %inserted_slice = tensor.insert_slice %43 into %50[0, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf16> into tensor<4x2x24xf16>
    %inserted_slice_6 = tensor.insert_slice %45 into %inserted_slice[1, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf16> into tensor<4x2x24xf16>
    %inserted_slice_7 = tensor.insert_slice %47 into %inserted_slice_6[2, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf16> into tensor<4x2x24xf16>
    %inserted_slice_8 = tensor.insert_slice %49 into %inserted_slice_7[3, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<1x2x24xf16> into tensor<4x2x24xf16>
    %51 = tensor.empty() : tensor<2x4x24xf16>
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_8 : tensor<4x2x24xf16>) outs(%51 : tensor<2x4x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x24xf16>
    return %41, %52 : tensor<2x24xf16>, tensor<2x4x24xf16>
  }
}
