#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7x20xf16>, %arg1: tensor<2x7xi64>) -> tensor<f32> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c20 = arith.constant 20 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0> : tensor<i64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 6, 20] [1, 1, 1] : tensor<2x7x20xf16> to tensor<2x6x20xf16>
    %0 = tensor.empty() : tensor<2x6x20xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x6x20xf16>) outs(%0 : tensor<2x6x20xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x6x20xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x6x20xf32> into tensor<12x20xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 1] [2, 6] [1, 1] : tensor<2x7xi64> to tensor<2x6xi64>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<2x6xi64> into tensor<12xi64>
    %2 = tensor.empty() : tensor<12xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<12xi64>) -> tensor<12xi64>
    %4 = tensor.empty() : tensor<12xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<12xf32>) -> tensor<12xf32>
    %6:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%collapsed : tensor<12x20xf32>) outs(%5, %3 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %29 = linalg.index 1 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_7 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %7 = tensor.empty() : tensor<12x20xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %expanded : tensor<12x20xf32>, tensor<12x1xf32>) outs(%7 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.subf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<12x20xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<12x20xf32>) outs(%7 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<12x20xf32>
    %10 = tensor.empty() : tensor<12x1xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<12x1xf32>) -> tensor<12x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<12x20xf32>) outs(%11 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<12x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<12x1xf32>) outs(%10 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.log %in : f32
      linalg.yield %29 : f32
    } -> tensor<12x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<12x20xf32>, tensor<12x1xf32>) outs(%7 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.subf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<12x20xf32>
    %15 = tensor.empty() : tensor<12xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_4 : tensor<12xi64>) outs(%15 : tensor<12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %29 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %29 : i1
    } -> tensor<12xi1>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%16, %collapsed_4, %cst_2 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%2 : tensor<12xi64>) {
    ^bb0(%in: i1, %in_7: i64, %in_8: i64, %out: i64):
      %29 = arith.select %in, %in_7, %in_8 : i64
      linalg.yield %29 : i64
    } -> tensor<12xi64>
    %expanded_5 = tensor.expand_shape %17 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<12x1xi64>) outs(%11 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %in : i64 to index
      %31 = arith.cmpi slt, %30, %c20 : index
      cf.assert %31, "index must be smaller than dim size"
      %32 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %32, "index must be larger or equal to 0"
      %extracted = tensor.extract %14[%29, %30] : tensor<12x20xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_6 : tensor<12xf32>) outs(%4 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<12xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%16, %19, %cst_1 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%4 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %29 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %29 : f32
    } -> tensor<12xf32>
    %21 = tensor.empty() : tensor<i64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<i64>) -> tensor<i64>
    %23 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%16 : tensor<12xi1>) outs(%22 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %29 = arith.extui %in : i1 to i64
      %30 = arith.addi %29, %out : i64
      linalg.yield %30 : i64
    } -> tensor<i64>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%23 : tensor<i64>) outs(%24 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = arith.sitofp %in : i64 to f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<f32>) -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%20 : tensor<12xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%27, %25 : tensor<f32>, tensor<f32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.divf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    return %28 : tensor<f32>
  }
}
