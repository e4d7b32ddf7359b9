#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1) -> (d0)>
#map17 = affine_map<(d0) -> ()>
#map18 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<2x7xi64>, %arg2: tensor<16x24xf32>, %arg3: tensor<40x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<72x24xf32>, %arg7: tensor<72xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<40x24xf32>) -> tensor<f32> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<7x7xf32>
    %cst_5 = arith.constant 0.28867513459481287 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 2.400000e+01 : f64
    %cst_8 = arith.constant 2.400000e+01 : f32
    %cst_9 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x7x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: i64, %out: f32):
      %97 = arith.index_cast %in : i64 to index
      %98 = linalg.index 2 : index
      %99 = arith.cmpi slt, %97, %c40 : index
      cf.assert %99, "index must be smaller than dim size"
      %100 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %100, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg3[%97, %98] : tensor<40x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x24xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [7, 24] [1, 1] : tensor<16x24xf32> to tensor<7x24xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %extracted_slice : tensor<2x7x24xf32>, tensor<7x24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x24xf32>
    %3 = tensor.empty() : tensor<2x7x24xf64>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x7x24xf32>) outs(%3 : tensor<2x7x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %97 = arith.extf %in : f32 to f64
      linalg.yield %97 : f64
    } -> tensor<2x7x24xf64>
    %5 = tensor.empty() : tensor<2x7x1xf64>
    %6 = linalg.fill ins(%cst_0 : f64) outs(%5 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x7x24xf64>) outs(%6 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.addf %in, %out : f64
      linalg.yield %97 : f64
    } -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x1xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.divf %in, %cst_7 : f64
      linalg.yield %97 : f64
    } -> tensor<2x7x1xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<2x7x24xf64>, tensor<2x7x1xf64>) outs(%3 : tensor<2x7x24xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %97 = arith.subf %in, %in_38 : f64
      linalg.yield %97 : f64
    } -> tensor<2x7x24xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<2x7x24xf64>, tensor<2x7x24xf64>) outs(%3 : tensor<2x7x24xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %97 = arith.mulf %in, %in_38 : f64
      linalg.yield %97 : f64
    } -> tensor<2x7x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x24xf64>) outs(%6 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.addf %in, %out : f64
      linalg.yield %97 : f64
    } -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.divf %in, %cst_7 : f64
      linalg.yield %97 : f64
    } -> tensor<2x7x1xf64>
    %13 = tensor.empty() : tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%13 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %97 = arith.truncf %in : f64 to f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x7x24xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf32>) outs(%13 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %in, %cst_8 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%13 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.truncf %cst_6 : f64 to f32
      %98 = arith.addf %in, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf32>) outs(%13 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.rsqrt %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %17 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x24xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.mulf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x24xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg4 : tensor<2x7x24xf32>, tensor<24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.mulf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg5 : tensor<2x7x24xf32>, tensor<24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x24xf32>
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x7x24xf32> into tensor<14x24xf32>
    %24 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<72x24xf32>) outs(%24 : tensor<24x72xf32>) permutation = [1, 0] 
    %25 = tensor.empty() : tensor<14x72xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %27 = linalg.matmul ins(%collapsed, %transposed : tensor<14x24xf32>, tensor<24x72xf32>) outs(%26 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%27, %arg7 : tensor<14x72xf32>, tensor<72xf32>) outs(%25 : tensor<14x72xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<14x72xf32>
    %expanded = tensor.expand_shape %28 [[0, 1], [2]] output_shape [2, 7, 72] : tensor<14x72xf32> into tensor<2x7x72xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 24] [1, 1, 1] : tensor<2x7x72xf32> to tensor<2x7x24xf32>
    %extracted_slice_11 = tensor.extract_slice %expanded[0, 0, 24] [2, 7, 24] [1, 1, 1] : tensor<2x7x72xf32> to tensor<2x7x24xf32>
    %extracted_slice_12 = tensor.extract_slice %expanded[0, 0, 48] [2, 7, 24] [1, 1, 1] : tensor<2x7x72xf32> to tensor<2x7x24xf32>
    %expanded_13 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 7, 2, 12] : tensor<2x7x24xf32> into tensor<2x7x2x12xf32>
    %29 = tensor.empty() : tensor<2x2x7x12xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x2x12xf32>) outs(%29 : tensor<2x2x7x12xf32>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 7, 2, 12] : tensor<2x7x24xf32> into tensor<2x7x2x12xf32>
    %expanded_16 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 7, 2, 12] : tensor<2x7x24xf32> into tensor<2x7x2x12xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x2x12xf32>) outs(%29 : tensor<2x2x7x12xf32>) permutation = [0, 2, 1, 3] 
    %30 = tensor.empty() : tensor<2x2x12x7xf32>
    %transposed_18 = linalg.transpose ins(%expanded_15 : tensor<2x7x2x12xf32>) outs(%30 : tensor<2x2x12x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x2x7x12xf32> into tensor<4x7x12xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x12x7xf32> into tensor<4x12x7xf32>
    %31 = tensor.empty() : tensor<4x7x7xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %33 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<4x7x12xf32>, tensor<4x12x7xf32>) outs(%32 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_21 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %34 = tensor.empty() : tensor<2x2x7x7xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x2x7x7xf32>) outs(%34 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.truncf %cst_5 : f64 to f32
      %98 = arith.mulf %in, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<2x2x7x7xf32>
    %36 = tensor.empty() : tensor<7xi64>
    %37 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%36 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %97 = linalg.index 0 : index
      %98 = arith.index_cast %97 : index to i64
      linalg.yield %98 : i64
    } -> tensor<7xi64>
    %expanded_22 = tensor.expand_shape %37 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_23 = tensor.expand_shape %37 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %38 = tensor.empty() : tensor<7x7xi64>
    %39 = linalg.generic {indexing_maps = [#map9, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%38 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %97 = arith.subi %in, %in_38 : i64
      linalg.yield %97 : i64
    } -> tensor<7x7xi64>
    %40 = tensor.empty() : tensor<7x7xi1>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<7x7xi64>) outs(%40 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %97 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %97 : i1
    } -> tensor<7x7xi1>
    %42 = tensor.empty() : tensor<7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %cst_4, %cst_3 : tensor<7x7xi1>, tensor<7x7xf32>, tensor<f32>) outs(%42 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %97 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %97 : f32
    } -> tensor<7x7xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<7x7xf32>) outs(%40 : tensor<7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %97 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %97 : i1
    } -> tensor<7x7xi1>
    %45 = linalg.generic {indexing_maps = [#map12, #map13, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %cst_2, %35 : tensor<7x7xi1>, tensor<f32>, tensor<2x2x7x7xf32>) outs(%34 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %97 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x7x7xf32>
    %46 = tensor.empty() : tensor<2x2x7xi64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %48 = tensor.empty() : tensor<2x2x7xf32>
    %49 = linalg.fill ins(%cst_1 : f32) outs(%48 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %50:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x2x7x7xf32>) outs(%49, %47 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %97 = linalg.index 3 : index
      %98 = arith.index_cast %97 : index to i64
      %99 = arith.maximumf %in, %out : f32
      %100 = arith.cmpf ogt, %in, %out : f32
      %101 = arith.select %100, %98, %out_38 : i64
      linalg.yield %99, %101 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_24 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %51 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_24 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%34 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x2x7x7xf32>) outs(%34 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x7x7xf32>
    %53 = tensor.empty() : tensor<2x2x7x1xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x2x7x7xf32>) outs(%54 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%34 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.divf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x2x7x12xf32> into tensor<4x7x12xf32>
    %57 = tensor.empty() : tensor<4x7x12xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %59 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<4x7x7xf32>, tensor<4x7x12xf32>) outs(%58 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %expanded_27 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 2, 7, 12] : tensor<4x7x12xf32> into tensor<2x2x7x12xf32>
    %60 = tensor.empty() : tensor<2x7x2x12xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x2x7x12xf32>) outs(%60 : tensor<2x7x2x12xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<2x7x2x12xf32> into tensor<14x24xf32>
    %61 = tensor.empty() : tensor<24x24xf32>
    %transposed_30 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%61 : tensor<24x24xf32>) permutation = [1, 0] 
    %62 = tensor.empty() : tensor<14x24xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %64 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<14x24xf32>, tensor<24x24xf32>) outs(%63 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%64, %arg9 : tensor<14x24xf32>, tensor<24xf32>) outs(%62 : tensor<14x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<14x24xf32>
    %expanded_31 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 7, 24] : tensor<14x24xf32> into tensor<2x7x24xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %expanded_31 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x24xf32>
    %67 = tensor.empty() : tensor<24x40xf32>
    %transposed_32 = linalg.transpose ins(%arg10 : tensor<40x24xf32>) outs(%67 : tensor<24x40xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %66 [[0, 1], [2]] : tensor<2x7x24xf32> into tensor<14x24xf32>
    %68 = tensor.empty() : tensor<14x40xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %70 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<14x24xf32>, tensor<24x40xf32>) outs(%69 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %collapsed_34 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<2x7xi64> into tensor<14xi64>
    %71 = tensor.empty() : tensor<14xi64>
    %72 = linalg.fill ins(%c0_i64 : i64) outs(%71 : tensor<14xi64>) -> tensor<14xi64>
    %73 = tensor.empty() : tensor<14xf32>
    %74 = linalg.fill ins(%cst_1 : f32) outs(%73 : tensor<14xf32>) -> tensor<14xf32>
    %75:2 = linalg.generic {indexing_maps = [#map5, #map16, #map16], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<14x40xf32>) outs(%74, %72 : tensor<14xf32>, tensor<14xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %97 = linalg.index 1 : index
      %98 = arith.index_cast %97 : index to i64
      %99 = arith.maximumf %in, %out : f32
      %100 = arith.cmpf ogt, %in, %out : f32
      %101 = arith.select %100, %98, %out_38 : i64
      linalg.yield %99, %101 : f32, i64
    } -> (tensor<14xf32>, tensor<14xi64>)
    %expanded_35 = tensor.expand_shape %75#0 [[0, 1]] output_shape [14, 1] : tensor<14xf32> into tensor<14x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%70, %expanded_35 : tensor<14x40xf32>, tensor<14x1xf32>) outs(%68 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<14x40xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<14x40xf32>) outs(%68 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<14x40xf32>
    %78 = tensor.empty() : tensor<14x1xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<14x40xf32>) outs(%79 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<14x1xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<14x1xf32>) outs(%78 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.log %in : f32
      linalg.yield %97 : f32
    } -> tensor<14x1xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%76, %81 : tensor<14x40xf32>, tensor<14x1xf32>) outs(%68 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<14x40xf32>
    %83 = tensor.empty() : tensor<14xi1>
    %84 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_34 : tensor<14xi64>) outs(%83 : tensor<14xi1>) {
    ^bb0(%in: i64, %out: i1):
      %97 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %97 : i1
    } -> tensor<14xi1>
    %85 = linalg.generic {indexing_maps = [#map8, #map8, #map17, #map8], iterator_types = ["parallel"]} ins(%84, %collapsed_34, %cst_9 : tensor<14xi1>, tensor<14xi64>, tensor<i64>) outs(%71 : tensor<14xi64>) {
    ^bb0(%in: i1, %in_38: i64, %in_39: i64, %out: i64):
      %97 = arith.select %in, %in_38, %in_39 : i64
      linalg.yield %97 : i64
    } -> tensor<14xi64>
    %expanded_36 = tensor.expand_shape %85 [[0, 1]] output_shape [14, 1] : tensor<14xi64> into tensor<14x1xi64>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_36 : tensor<14x1xi64>) outs(%79 : tensor<14x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %97 = linalg.index 0 : index
      %98 = arith.index_cast %in : i64 to index
      %99 = arith.cmpi slt, %98, %c40 : index
      cf.assert %99, "index must be smaller than dim size"
      %100 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %100, "index must be larger or equal to 0"
      %extracted = tensor.extract %82[%97, %98] : tensor<14x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x1xf32>
    %collapsed_37 = tensor.collapse_shape %86 [[0, 1]] : tensor<14x1xf32> into tensor<14xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_37 : tensor<14xf32>) outs(%73 : tensor<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<14xf32>
    %88 = linalg.generic {indexing_maps = [#map8, #map8, #map17, #map8], iterator_types = ["parallel"]} ins(%84, %87, %cst_3 : tensor<14xi1>, tensor<14xf32>, tensor<f32>) outs(%73 : tensor<14xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %97 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %97 : f32
    } -> tensor<14xf32>
    %89 = tensor.empty() : tensor<i64>
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%89 : tensor<i64>) -> tensor<i64>
    %91 = linalg.generic {indexing_maps = [#map8, #map17], iterator_types = ["reduction"]} ins(%84 : tensor<14xi1>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %97 = arith.extui %in : i1 to i64
      %98 = arith.addi %97, %out : i64
      linalg.yield %98 : i64
    } -> tensor<i64>
    %92 = tensor.empty() : tensor<f32>
    %93 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%91 : tensor<i64>) outs(%92 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %97 = arith.sitofp %in : i64 to f32
      linalg.yield %97 : f32
    } -> tensor<f32>
    %94 = linalg.fill ins(%cst : f32) outs(%92 : tensor<f32>) -> tensor<f32>
    %95 = linalg.generic {indexing_maps = [#map8, #map17], iterator_types = ["reduction"]} ins(%88 : tensor<14xf32>) outs(%94 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%95, %93 : tensor<f32>, tensor<f32>) outs(%92 : tensor<f32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.divf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<f32>
    return %96 : tensor<f32>
  }
}
