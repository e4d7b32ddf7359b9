#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>, %arg2: tensor<2x3x7x16xf32>, %arg3: tensor<16x24xf32>) -> tensor<2x3x7x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-04 : f64
    %cst_2 = arith.constant 4.500000e-02 : f64
    %cst_3 = arith.constant 3.000000e-01 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<2x3x7x16xf32> into tensor<42x16xf32>
    %0 = tensor.empty() : tensor<42x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<42x24xf32>) -> tensor<42x24xf32>
    %2 = linalg.matmul ins(%collapsed, %arg3 : tensor<42x16xf32>, tensor<16x24xf32>) outs(%1 : tensor<42x24xf32>) -> tensor<42x24xf32>
    %expanded = tensor.expand_shape %2 [[0, 1, 2], [3]] output_shape [2, 3, 7, 24] : tensor<42x24xf32> into tensor<2x3x7x24xf32>
    %3 = tensor.empty() : tensor<2x3x7x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x24xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_3 : f64 to f32
      %51 = arith.mulf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x7x24xf32>
    %5 = tensor.empty() : tensor<2x3x7x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%5 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.mulf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x16xf32>
    %7 = tensor.empty() : tensor<2x3x7x1xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x3x7x16xf32>) outs(%8 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x7x1xf32>) outs(%7 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_2 : f64 to f32
      %51 = arith.mulf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %10 : tensor<2x3x7x24xf32>, tensor<2x3x7x1xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.subf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x24xf32>
    %12 = tensor.empty() : tensor<2x3x7xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %14 = tensor.empty() : tensor<2x3x7xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %16:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%4 : tensor<2x3x7x24xf32>) outs(%15, %13 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %50 = linalg.index 3 : index
      %51 = arith.index_cast %50 : index to i64
      %52 = arith.maximumf %in, %out : f32
      %53 = arith.cmpf ogt, %in, %out : f32
      %54 = arith.select %53, %51, %out_17 : i64
      linalg.yield %52, %54 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %17 = tensor.empty() : tensor<2x3x1xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %19 = tensor.empty() : tensor<2x3x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded_4 : tensor<2x3x7x1xf32>) outs(%20, %18 : tensor<2x3x1xf32>, tensor<2x3x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %50 = linalg.index 2 : index
      %51 = arith.index_cast %50 : index to i64
      %52 = arith.maximumf %in, %out : f32
      %53 = arith.cmpf ogt, %in, %out : f32
      %54 = arith.select %53, %51, %out_17 : i64
      linalg.yield %52, %54 : f32, i64
    } -> (tensor<2x3x1xf32>, tensor<2x3x1xi64>)
    %expanded_5 = tensor.expand_shape %21#0 [[0], [1, 2], [3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xf32> into tensor<2x3x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x7x24xf32>, tensor<2x3x1x1xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.subf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x24xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x7x24xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x24xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x7x24xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_1 : f64 to f32
      %51 = arith.addf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x7x24xf32>
    %collapsed_6 = tensor.collapse_shape %arg1 [[0, 1, 2], [3]] : tensor<2x3x7x16xf32> into tensor<42x16xf32>
    %25 = linalg.matmul ins(%collapsed_6, %arg3 : tensor<42x16xf32>, tensor<16x24xf32>) outs(%1 : tensor<42x24xf32>) -> tensor<42x24xf32>
    %expanded_7 = tensor.expand_shape %25 [[0, 1, 2], [3]] output_shape [2, 3, 7, 24] : tensor<42x24xf32> into tensor<2x3x7x24xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x3x7x24xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_3 : f64 to f32
      %51 = arith.mulf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x7x24xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %arg1 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%5 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.mulf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x16xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x3x7x16xf32>) outs(%8 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x7x1xf32>) outs(%7 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_2 : f64 to f32
      %51 = arith.mulf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x3x7x24xf32>, tensor<2x3x7x1xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.subf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x24xf32>
    %31:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x3x7x24xf32>) outs(%15, %13 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %50 = linalg.index 3 : index
      %51 = arith.index_cast %50 : index to i64
      %52 = arith.maximumf %in, %out : f32
      %53 = arith.cmpf ogt, %in, %out : f32
      %54 = arith.select %53, %51, %out_17 : i64
      linalg.yield %52, %54 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_8 = tensor.expand_shape %31#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %32:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded_8 : tensor<2x3x7x1xf32>) outs(%20, %18 : tensor<2x3x1xf32>, tensor<2x3x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %50 = linalg.index 2 : index
      %51 = arith.index_cast %50 : index to i64
      %52 = arith.maximumf %in, %out : f32
      %53 = arith.cmpf ogt, %in, %out : f32
      %54 = arith.select %53, %51, %out_17 : i64
      linalg.yield %52, %54 : f32, i64
    } -> (tensor<2x3x1xf32>, tensor<2x3x1xi64>)
    %expanded_9 = tensor.expand_shape %32#0 [[0], [1, 2], [3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xf32> into tensor<2x3x1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %expanded_9 : tensor<2x3x7x24xf32>, tensor<2x3x1x1xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.subf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x24xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x7x24xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x24xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x3x7x24xf32>) outs(%3 : tensor<2x3x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_1 : f64 to f32
      %51 = arith.addf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x7x24xf32>
    %36 = tensor.empty() : tensor<2x3x24x7xf32>
    %transposed = linalg.transpose ins(%35 : tensor<2x3x7x24xf32>) outs(%36 : tensor<2x3x24x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_10 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x24x7xf32> into tensor<6x24x7xf32>
    %collapsed_11 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %37 = tensor.empty() : tensor<6x24x16xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32>
    %39 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<6x24x7xf32>, tensor<6x7x16xf32>) outs(%38 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32>
    %collapsed_12 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x7x24xf32> into tensor<6x7x24xf32>
    %40 = tensor.empty() : tensor<6x7x16xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %42 = linalg.batch_matmul ins(%collapsed_12, %39 : tensor<6x7x24xf32>, tensor<6x24x16xf32>) outs(%41 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_13 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %43 = tensor.empty() : tensor<2x3x24xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%35 : tensor<2x3x7x24xf32>) outs(%44 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x24xf32>
    %expanded_14 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 3, 24, 1] : tensor<2x3x24xf32> into tensor<2x3x24x1xf32>
    %collapsed_15 = tensor.collapse_shape %expanded_14 [[0, 1], [2], [3]] : tensor<2x3x24x1xf32> into tensor<6x24x1xf32>
    %46 = tensor.empty() : tensor<6x7x1xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<6x7x1xf32>) -> tensor<6x7x1xf32>
    %48 = linalg.batch_matmul ins(%collapsed_12, %collapsed_15 : tensor<6x7x24xf32>, tensor<6x24x1xf32>) outs(%47 : tensor<6x7x1xf32>) -> tensor<6x7x1xf32>
    %expanded_16 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [2, 3, 7, 1] : tensor<6x7x1xf32> into tensor<2x3x7x1xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %expanded_16 : tensor<2x3x7x16xf32>, tensor<2x3x7x1xf32>) outs(%5 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %50 = arith.divf %in, %in_17 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x7x16xf32>
    return %49 : tensor<2x3x7x16xf32>
  }
}
