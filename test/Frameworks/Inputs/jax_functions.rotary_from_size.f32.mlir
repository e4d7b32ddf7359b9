#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_rotary_from_size {
  func.func public @main(%arg0: tensor<2x7x3x16xf32>) -> tensor<2x7x3x16xf32> {
    %cst = arith.constant 1.000000e+04 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %0 = tensor.empty() : tensor<7xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i32
      linalg.yield %40 : i32
    } -> tensor<7xi32>
    %2 = tensor.empty() : tensor<7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi32>) outs(%2 : tensor<7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %39 = arith.sitofp %in : i32 to f32
      linalg.yield %39 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i32
      linalg.yield %40 : i32
    } -> tensor<8xi32>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<8xi32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %39 = arith.sitofp %in : i32 to f32
      linalg.yield %39 : f32
    } -> tensor<8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst_0 : f32
      linalg.yield %39 : f32
    } -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.powf %cst, %in : f32
      linalg.yield %39 : f32
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
      %39 = arith.divf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<7x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 2] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, 1] [2, 7, 3, 8] [1, 1, 1, 2] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %18 = tensor.empty() : tensor<7x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<7x8xf32>) outs(%18 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.cos %in : f32
      linalg.yield %39 : f32
    } -> tensor<7x8xf32>
    %20 = tensor.empty() : tensor<7x8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<7x8xf32>) outs(%20 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.sin %in : f32
      linalg.yield %39 : f32
    } -> tensor<7x8xf32>
    %22 = tensor.empty() : tensor<2x7x3x8xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<7x8xf32>) outs(%22 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x3x8xf32>
    %24 = tensor.empty() : tensor<2x7x3x8xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %23 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%24 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %39 = arith.mulf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x3x8xf32>
    %26 = tensor.empty() : tensor<2x7x3x8xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<7x8xf32>) outs(%26 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x3x8xf32>
    %28 = tensor.empty() : tensor<2x7x3x8xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %27 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%28 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %39 = arith.mulf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x3x8xf32>
    %30 = tensor.empty() : tensor<2x7x3x8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %29 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%30 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %39 = arith.subf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x3x8xf32>
    %32 = tensor.empty() : tensor<2x7x3x8xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %23 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%32 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %39 = arith.mulf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x3x8xf32>
    %34 = tensor.empty() : tensor<2x7x3x8xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %27 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%34 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %39 = arith.mulf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x3x8xf32>
    %36 = tensor.empty() : tensor<2x7x3x8xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%36 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %39 = arith.addf %in, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x3x8xf32>
    %expanded_2 = tensor.expand_shape %31 [[0], [1], [2], [3, 4]] output_shape [2, 7, 3, 8, 1] : tensor<2x7x3x8xf32> into tensor<2x7x3x8x1xf32>
    %expanded_3 = tensor.expand_shape %37 [[0], [1], [2], [3, 4]] output_shape [2, 7, 3, 8, 1] : tensor<2x7x3x8xf32> into tensor<2x7x3x8x1xf32>
    %38 = tensor.empty() : tensor<2x7x3x8x2xf32>
    %inserted_slice = tensor.insert_slice %expanded_2 into %38[0, 0, 0, 0, 0] [2, 7, 3, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x3x8x1xf32> into tensor<2x7x3x8x2xf32>
    %inserted_slice_4 = tensor.insert_slice %expanded_3 into %inserted_slice[0, 0, 0, 0, 1] [2, 7, 3, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x3x8x1xf32> into tensor<2x7x3x8x2xf32>
    %collapsed = tensor.collapse_shape %inserted_slice_4 [[0], [1], [2], [3, 4]] : tensor<2x7x3x8x2xf32> into tensor<2x7x3x16xf32>
    return %collapsed : tensor<2x7x3x16xf32>
  }
}
