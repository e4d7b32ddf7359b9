#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_rotary_from_size {
  func.func public @main(%arg0: tensor<2x7x3x16xbf16>) -> tensor<2x7x3x16xbf16> {
    %cst = arith.constant 1.000000e+04 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %0 = tensor.empty() : tensor<7xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %43 = linalg.index 0 : index
      %44 = arith.index_cast %43 : index to i32
      linalg.yield %44 : i32
    } -> tensor<7xi32>
    %2 = tensor.empty() : tensor<7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi32>) outs(%2 : tensor<7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %43 = arith.sitofp %in : i32 to f32
      linalg.yield %43 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %43 = linalg.index 0 : index
      %44 = arith.index_cast %43 : index to i32
      linalg.yield %44 : i32
    } -> tensor<8xi32>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<8xi32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %43 = arith.sitofp %in : i32 to f32
      linalg.yield %43 : f32
    } -> tensor<8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_0 : f32
      linalg.yield %43 : f32
    } -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.powf %cst, %in : f32
      linalg.yield %43 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<7x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xf32>) outs(%12 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x8xf32>
    %14 = tensor.empty() : tensor<7x8xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8xf32>) outs(%14 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x8xf32>
    %16 = tensor.empty() : tensor<7x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<7x8xf32>, tensor<7x8xf32>) outs(%16 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %43 = arith.divf %in, %in_5 : f32
      linalg.yield %43 : f32
    } -> tensor<7x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 2] : tensor<2x7x3x16xbf16> to tensor<2x7x3x8xbf16>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, 1] [2, 7, 3, 8] [1, 1, 1, 2] : tensor<2x7x3x16xbf16> to tensor<2x7x3x8xbf16>
    %18 = tensor.empty() : tensor<7x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<7x8xf32>) outs(%18 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.cos %in : f32
      linalg.yield %43 : f32
    } -> tensor<7x8xf32>
    %20 = tensor.empty() : tensor<7x8xbf16>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<7x8xf32>) outs(%20 : tensor<7x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %43 = arith.truncf %in : f32 to bf16
      linalg.yield %43 : bf16
    } -> tensor<7x8xbf16>
    %22 = tensor.empty() : tensor<7x8xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<7x8xf32>) outs(%22 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.sin %in : f32
      linalg.yield %43 : f32
    } -> tensor<7x8xf32>
    %24 = tensor.empty() : tensor<7x8xbf16>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x8xf32>) outs(%24 : tensor<7x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %43 = arith.truncf %in : f32 to bf16
      linalg.yield %43 : bf16
    } -> tensor<7x8xbf16>
    %26 = tensor.empty() : tensor<2x7x3x8xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<7x8xbf16>) outs(%26 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x3x8xbf16>
    %28 = tensor.empty() : tensor<2x7x3x8xbf16>
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %27 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%28 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_5 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7x3x8xbf16>
    %30 = tensor.empty() : tensor<2x7x3x8xbf16>
    %31 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<7x8xbf16>) outs(%30 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x3x8xbf16>
    %32 = tensor.empty() : tensor<2x7x3x8xbf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %31 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%32 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_5 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7x3x8xbf16>
    %34 = tensor.empty() : tensor<2x7x3x8xbf16>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %33 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%34 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %43 = arith.subf %in, %in_5 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7x3x8xbf16>
    %36 = tensor.empty() : tensor<2x7x3x8xbf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %27 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%36 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_5 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7x3x8xbf16>
    %38 = tensor.empty() : tensor<2x7x3x8xbf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %31 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%38 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_5 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7x3x8xbf16>
    %40 = tensor.empty() : tensor<2x7x3x8xbf16>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%40 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %43 = arith.addf %in, %in_5 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7x3x8xbf16>
    %expanded_2 = tensor.expand_shape %35 [[0], [1], [2], [3, 4]] output_shape [2, 7, 3, 8, 1] : tensor<2x7x3x8xbf16> into tensor<2x7x3x8x1xbf16>
    %expanded_3 = tensor.expand_shape %41 [[0], [1], [2], [3, 4]] output_shape [2, 7, 3, 8, 1] : tensor<2x7x3x8xbf16> into tensor<2x7x3x8x1xbf16>
    %42 = tensor.empty() : tensor<2x7x3x8x2xbf16>
    %inserted_slice = tensor.insert_slice %expanded_2 into %42[0, 0, 0, 0, 0] [2, 7, 3, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x3x8x1xbf16> into tensor<2x7x3x8x2xbf16>
    %inserted_slice_4 = tensor.insert_slice %expanded_3 into %inserted_slice[0, 0, 0, 0, 1] [2, 7, 3, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x3x8x1xbf16> into tensor<2x7x3x8x2xbf16>
    %collapsed = tensor.collapse_shape %inserted_slice_4 [[0], [1], [2], [3, 4]] : tensor<2x7x3x8x2xbf16> into tensor<2x7x3x16xbf16>
    return %collapsed : tensor<2x7x3x16xbf16>
  }
}
