#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xbf16>, %arg1: tensor<2x3x7x16xbf16>, %arg2: tensor<32x3xbf16>) -> tensor<2x3x7x7xbf16> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.7725887222397811 : f64
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 8.000000e+00 : f32
    %cst_4 = arith.constant dense<15> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i64
      linalg.yield %48 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_5 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_10: i64, %out: i64):
      %47 = arith.subi %in, %in_10 : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %47 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %47 : i1
    } -> tensor<7x7xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x7xi1>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %47 = arith.extui %in : i1 to i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = arith.muli %in, %c16_i64 : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = math.absi %in : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %9 = tensor.empty() : tensor<7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<7x7xi64>) outs(%9 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %47 = arith.sitofp %in : i64 to f32
      linalg.yield %47 : f32
    } -> tensor<7x7xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x7xf32>) outs(%9 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst_3 : f32
      linalg.yield %47 : f32
    } -> tensor<7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x7xf32>) outs(%9 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_2 : f64 to f32
      %48 = arith.addf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<7x7xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<7x7xf32>) outs(%9 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log %in : f32
      linalg.yield %47 : f32
    } -> tensor<7x7xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x7xf32>) outs(%9 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_1 : f64 to f32
      %48 = arith.divf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<7x7xf32>) outs(%9 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %cst_3 : f32
      linalg.yield %47 : f32
    } -> tensor<7x7xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<7x7xf32>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %47 = arith.fptosi %in : f32 to i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = arith.addi %in, %c8_i64 : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %47 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %47 : i1
    } -> tensor<7x7xi1>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_4 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_10: i64, %out: i64):
      %47 = arith.minsi %in, %in_10 : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %8, %19 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_10: i64, %in_11: i64, %out: i64):
      %47 = arith.select %in, %in_10, %in_11 : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %20 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_10: i64, %out: i64):
      %47 = arith.addi %in, %in_10 : i64
      linalg.yield %47 : i64
    } -> tensor<7x7xi64>
    %22 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xbf16>) outs(%22 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_6 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %23 = tensor.empty() : tensor<6x7x7xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %25 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%24 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %26 = tensor.empty() : tensor<6x7x7xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x7x7xf32>) outs(%26 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_7 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %28 = tensor.empty() : tensor<7x7x3xbf16>
    %29 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<7x7xi64>) outs(%28 : tensor<7x7x3xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %47 = arith.cmpi slt, %in, %c0_i64 : i64
      %48 = arith.addi %in, %c32_i64 : i64
      %49 = arith.select %47, %48, %in : i64
      %50 = arith.index_cast %49 : i64 to index
      %51 = linalg.index 2 : index
      %extracted = tensor.extract %arg2[%50, %51] : tensor<32x3xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<7x7x3xbf16>
    %30 = tensor.empty() : tensor<3x7x7xbf16>
    %transposed_8 = linalg.transpose ins(%29 : tensor<7x7x3xbf16>) outs(%30 : tensor<3x7x7xbf16>) permutation = [2, 0, 1] 
    %31 = tensor.empty() : tensor<2x3x7x7xbf16>
    %32 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %transposed_8 : tensor<2x3x7x7xbf16>, tensor<3x7x7xbf16>) outs(%31 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %47 = arith.addf %in, %in_10 : bf16
      linalg.yield %47 : bf16
    } -> tensor<2x3x7x7xbf16>
    %33 = tensor.empty() : tensor<2x3x7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x3x7x7xbf16>) outs(%33 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %47 = arith.extf %in : bf16 to f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x7xf32>
    %35 = tensor.empty() : tensor<2x3x7xi64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%35 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %37 = tensor.empty() : tensor<2x3x7xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %39:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x3x7x7xf32>) outs(%38, %36 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %47 = linalg.index 3 : index
      %48 = arith.index_cast %47 : index to i64
      %49 = arith.maximumf %in, %out : f32
      %50 = arith.cmpf ogt, %in, %out : f32
      %51 = arith.select %50, %48, %out_10 : i64
      linalg.yield %49, %51 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_9 = tensor.expand_shape %39#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %expanded_9 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%33 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.subf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x3x7x7xf32>) outs(%33 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x7xf32>
    %42 = tensor.empty() : tensor<2x3x7x1xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x3x7x7xf32>) outs(%43 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x1xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %44 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%33 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.divf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x7xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x3x7x7xf32>) outs(%31 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<2x3x7x7xbf16>
    return %46 : tensor<2x3x7x7xbf16>
  }
}
