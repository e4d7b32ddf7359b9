#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x7x3x16xf32>, %arg1: tensor<7xi64>) -> tensor<2x7x3x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.1386294361119891 : f64
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 1.000000e+04 : f32
    %cst_5 = arith.constant 1.500000e+00 : f32
    %cst_6 = arith.constant 4.000000e+00 : f32
    %cst_7 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.sitofp %30 : i64 to f32
      %32 = arith.mulf %31, %cst_2 : f32
      %33 = arith.addf %32, %cst : f32
      linalg.yield %33 : f32
    } -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %in, %cst_3 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.powf %cst_4, %in : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.cmpf one, %in, %cst : f32
      cf.assert %29, "unimplemented: tensor with zero element"
      %30 = arith.divf %cst_0, %in : f32
      linalg.yield %30 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.sitofp %30 : i64 to f32
      %32 = arith.addf %31, %cst : f32
      linalg.yield %32 : f32
    } -> tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.subf %in, %cst_5 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %in, %cst_6 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.cmpf ult, %in, %cst : f32
      %30 = arith.select %29, %cst, %in : f32
      %31 = arith.cmpf ugt, %30, %cst_0 : f32
      %32 = arith.select %31, %cst_0, %30 : f32
      linalg.yield %32 : f32
    } -> tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %in, %cst_6 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%9, %8 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.mulf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_7, %8 : tensor<i64>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: i64, %in_11: f32, %out: f32):
      %29 = arith.sitofp %in : i64 to f32
      %30 = arith.subf %29, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<8xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %11 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.mulf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%10, %12 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.addf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %14 = tensor.empty() : tensor<7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi64>) outs(%14 : tensor<7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = arith.sitofp %in : i64 to f32
      linalg.yield %29 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %15 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %16 = tensor.empty() : tensor<7x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %13 : tensor<7x1xf32>, tensor<8xf32>) outs(%16 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.mulf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<7x8xf32>
    %concat = tensor.concat dim(1) %17, %17 : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x16xf32>
    %expanded_8 = tensor.expand_shape %concat [[0, 1], [2, 3]] output_shape [1, 7, 1, 16] : tensor<7x16xf32> into tensor<1x7x1x16xf32>
    %18 = tensor.empty() : tensor<1x7x1x16xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x7x1x16xf32>) outs(%18 : tensor<1x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.cos %in : f32
      linalg.yield %29 : f32
    } -> tensor<1x7x1x16xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<1x7x1x16xf32>) outs(%18 : tensor<1x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.truncf %cst_1 : f64 to f32
      %30 = arith.mulf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<1x7x1x16xf32>
    %21 = tensor.empty() : tensor<2x7x3x16xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %20 : tensor<2x7x3x16xf32>, tensor<1x7x1x16xf32>) outs(%21 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.mulf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<2x7x3x16xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %23 = tensor.empty() : tensor<2x7x3x8xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x3x8xf32>) outs(%23 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x7x3x8xf32>
    %extracted_slice_9 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %concat_10 = tensor.concat dim(3) %24, %extracted_slice_9 : (tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) -> tensor<2x7x3x16xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x7x1x16xf32>) outs(%18 : tensor<1x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.sin %in : f32
      linalg.yield %29 : f32
    } -> tensor<1x7x1x16xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<1x7x1x16xf32>) outs(%18 : tensor<1x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.truncf %cst_1 : f64 to f32
      %30 = arith.mulf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<1x7x1x16xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_10, %26 : tensor<2x7x3x16xf32>, tensor<1x7x1x16xf32>) outs(%21 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.mulf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<2x7x3x16xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %27 : tensor<2x7x3x16xf32>, tensor<2x7x3x16xf32>) outs(%21 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %29 = arith.addf %in, %in_11 : f32
      linalg.yield %29 : f32
    } -> tensor<2x7x3x16xf32>
    return %28 : tensor<2x7x3x16xf32>
  }
}
