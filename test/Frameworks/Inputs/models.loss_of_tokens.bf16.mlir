#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<2x7xi64>, %arg2: tensor<16x24xbf16>, %arg3: tensor<40x24xbf16>, %arg4: tensor<24xbf16>, %arg5: tensor<24xbf16>, %arg6: tensor<72x24xbf16>, %arg7: tensor<72xbf16>, %arg8: tensor<24x24xbf16>, %arg9: tensor<24xbf16>, %arg10: tensor<40x24xbf16>) -> tensor<bf16> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant dense<0xFF80> : tensor<bf16>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<7x7xf32>
    %cst_7 = arith.constant 0.28867513459481287 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant 2.400000e+01 : f64
    %cst_10 = arith.constant 2.400000e+01 : f32
    %cst_11 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x7x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %124 = arith.index_cast %in : i64 to index
      %125 = linalg.index 2 : index
      %126 = arith.cmpi slt, %124, %c40 : index
      cf.assert %126, "index must be smaller than dim size"
      %127 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %127, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg3[%124, %125] : tensor<40x24xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x24xbf16>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [7, 24] [1, 1] : tensor<16x24xbf16> to tensor<7x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %extracted_slice : tensor<2x7x24xbf16>, tensor<7x24xbf16>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %124 = arith.addf %in, %in_37 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x24xbf16>
    %3 = tensor.empty() : tensor<2x7x24xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x7x24xbf16>) outs(%3 : tensor<2x7x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x24xf32>
    %5 = tensor.empty() : tensor<2x7x24xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x24xf32>) outs(%5 : tensor<2x7x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x24xf64>
    %7 = tensor.empty() : tensor<2x7x1xf64>
    %8 = linalg.fill ins(%cst_0 : f64) outs(%7 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x7x24xf64>) outs(%8 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x1xf64>) outs(%7 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_9 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<2x7x24xf64>, tensor<2x7x1xf64>) outs(%5 : tensor<2x7x24xf64>) {
    ^bb0(%in: f64, %in_37: f64, %out: f64):
      %124 = arith.subf %in, %in_37 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<2x7x24xf64>, tensor<2x7x24xf64>) outs(%5 : tensor<2x7x24xf64>) {
    ^bb0(%in: f64, %in_37: f64, %out: f64):
      %124 = arith.mulf %in, %in_37 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x24xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x7x24xf64>) outs(%8 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf64>) outs(%7 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_9 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %15 = tensor.empty() : tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf64>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x7x24xf32>) outs(%17 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_10 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_8 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x1xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %19 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %124 = arith.subf %in, %in_37 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %21 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %124 = arith.mulf %in, %in_37 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %arg4 : tensor<2x7x24xf32>, tensor<24xbf16>) outs(%3 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_37: bf16, %out: f32):
      %124 = arith.extf %in_37 : bf16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x24xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %arg5 : tensor<2x7x24xf32>, tensor<24xbf16>) outs(%3 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_37: bf16, %out: f32):
      %124 = arith.extf %in_37 : bf16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x24xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x24xf32>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x24xbf16>
    %27 = tensor.empty() : tensor<24x72xbf16>
    %transposed = linalg.transpose ins(%arg6 : tensor<72x24xbf16>) outs(%27 : tensor<24x72xbf16>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<2x24x72xbf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<24x72xbf16>) outs(%28 : tensor<2x24x72xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x24x72xbf16>
    %30 = tensor.empty() : tensor<2x7x72xf32>
    %31 = linalg.fill ins(%cst_1 : f32) outs(%30 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %32 = linalg.batch_matmul ins(%26, %29 : tensor<2x7x24xbf16>, tensor<2x24x72xbf16>) outs(%31 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %33 = tensor.empty() : tensor<2x7x72xbf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x72xf32>) outs(%33 : tensor<2x7x72xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x72xbf16>
    %35 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %arg7 : tensor<2x7x72xbf16>, tensor<72xbf16>) outs(%33 : tensor<2x7x72xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %124 = arith.addf %in, %in_37 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x72xbf16>
    %extracted_slice_12 = tensor.extract_slice %35[0, 0, 0] [2, 7, 24] [1, 1, 1] : tensor<2x7x72xbf16> to tensor<2x7x24xbf16>
    %extracted_slice_13 = tensor.extract_slice %35[0, 0, 24] [2, 7, 24] [1, 1, 1] : tensor<2x7x72xbf16> to tensor<2x7x24xbf16>
    %extracted_slice_14 = tensor.extract_slice %35[0, 0, 48] [2, 7, 24] [1, 1, 1] : tensor<2x7x72xbf16> to tensor<2x7x24xbf16>
    %expanded = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 7, 2, 12] : tensor<2x7x24xbf16> into tensor<2x7x2x12xbf16>
    %36 = tensor.empty() : tensor<2x2x7x12xbf16>
    %transposed_15 = linalg.transpose ins(%expanded : tensor<2x7x2x12xbf16>) outs(%36 : tensor<2x2x7x12xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [2, 7, 2, 12] : tensor<2x7x24xbf16> into tensor<2x7x2x12xbf16>
    %expanded_17 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [2, 7, 2, 12] : tensor<2x7x24xbf16> into tensor<2x7x2x12xbf16>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x2x12xbf16>) outs(%36 : tensor<2x2x7x12xbf16>) permutation = [0, 2, 1, 3] 
    %37 = tensor.empty() : tensor<2x2x12x7xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<2x7x2x12xbf16>) outs(%37 : tensor<2x2x12x7xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x2x7x12xbf16> into tensor<4x7x12xbf16>
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x2x12x7xbf16> into tensor<4x12x7xbf16>
    %38 = tensor.empty() : tensor<4x7x7xf32>
    %39 = linalg.fill ins(%cst_1 : f32) outs(%38 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %40 = linalg.batch_matmul ins(%collapsed, %collapsed_20 : tensor<4x7x12xbf16>, tensor<4x12x7xbf16>) outs(%39 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %41 = tensor.empty() : tensor<4x7x7xbf16>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x7x7xf32>) outs(%41 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_21 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %43 = tensor.empty() : tensor<2x2x7x7xbf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x2x7x7xbf16>) outs(%43 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.truncf %cst_7 : f64 to bf16
      %125 = arith.mulf %in, %124 : bf16
      linalg.yield %125 : bf16
    } -> tensor<2x2x7x7xbf16>
    %45 = tensor.empty() : tensor<7xi64>
    %46 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%45 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %124 = linalg.index 0 : index
      %125 = arith.index_cast %124 : index to i64
      linalg.yield %125 : i64
    } -> tensor<7xi64>
    %expanded_22 = tensor.expand_shape %46 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_23 = tensor.expand_shape %46 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %47 = tensor.empty() : tensor<7x7xi64>
    %48 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%47 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_37: i64, %out: i64):
      %124 = arith.subi %in, %in_37 : i64
      linalg.yield %124 : i64
    } -> tensor<7x7xi64>
    %49 = tensor.empty() : tensor<7x7xi1>
    %50 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<7x7xi64>) outs(%49 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %124 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %124 : i1
    } -> tensor<7x7xi1>
    %51 = tensor.empty() : tensor<7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%50, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<7x7xf32>, tensor<f32>) outs(%51 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %124 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %124 : f32
    } -> tensor<7x7xf32>
    %53 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<7x7xf32>) outs(%49 : tensor<7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %124 = arith.cmpf oeq, %in, %cst_1 : f32
      linalg.yield %124 : i1
    } -> tensor<7x7xi1>
    %54 = linalg.generic {indexing_maps = [#map11, #map12, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %cst_4, %44 : tensor<7x7xi1>, tensor<bf16>, tensor<2x2x7x7xbf16>) outs(%43 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: i1, %in_37: bf16, %in_38: bf16, %out: bf16):
      %124 = arith.select %in, %in_37, %in_38 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x2x7x7xbf16>
    %55 = tensor.empty() : tensor<2x2x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x2x7x7xbf16>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x2x7x7xf32>
    %57 = tensor.empty() : tensor<2x2x7xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %59 = tensor.empty() : tensor<2x2x7xf32>
    %60 = linalg.fill ins(%cst_2 : f32) outs(%59 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %61:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x2x7x7xf32>) outs(%60, %58 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %124 = linalg.index 3 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_37 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_24 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_24 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %124 = arith.subf %in, %in_37 : f32
      linalg.yield %124 : f32
    } -> tensor<2x2x7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x7x7xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x2x7x7xf32>
    %64 = tensor.empty() : tensor<2x2x7x1xf32>
    %65 = linalg.fill ins(%cst_1 : f32) outs(%64 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x2x7x7xf32>) outs(%65 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x2x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %124 = arith.divf %in, %in_37 : f32
      linalg.yield %124 : f32
    } -> tensor<2x2x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x2x7x7xf32>) outs(%43 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_25 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_26 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x7x12xbf16> into tensor<4x7x12xbf16>
    %69 = tensor.empty() : tensor<4x7x12xf32>
    %70 = linalg.fill ins(%cst_1 : f32) outs(%69 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %71 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<4x7x7xbf16>, tensor<4x7x12xbf16>) outs(%70 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %72 = tensor.empty() : tensor<4x7x12xbf16>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x7x12xf32>) outs(%72 : tensor<4x7x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<4x7x12xbf16>
    %expanded_27 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 2, 7, 12] : tensor<4x7x12xbf16> into tensor<2x2x7x12xbf16>
    %74 = tensor.empty() : tensor<2x7x2x12xbf16>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x2x7x12xbf16>) outs(%74 : tensor<2x7x2x12xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2, 3]] : tensor<2x7x2x12xbf16> into tensor<2x7x24xbf16>
    %75 = tensor.empty() : tensor<24x24xbf16>
    %transposed_30 = linalg.transpose ins(%arg8 : tensor<24x24xbf16>) outs(%75 : tensor<24x24xbf16>) permutation = [1, 0] 
    %76 = tensor.empty() : tensor<2x24x24xbf16>
    %77 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<24x24xbf16>) outs(%76 : tensor<2x24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x24x24xbf16>
    %78 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<2x7x24xf32>) -> tensor<2x7x24xf32>
    %79 = linalg.batch_matmul ins(%collapsed_29, %77 : tensor<2x7x24xbf16>, tensor<2x24x24xbf16>) outs(%78 : tensor<2x7x24xf32>) -> tensor<2x7x24xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x24xf32>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x24xbf16>
    %81 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %arg9 : tensor<2x7x24xbf16>, tensor<24xbf16>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %124 = arith.addf %in, %in_37 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x24xbf16>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %81 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%0 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %124 = arith.addf %in, %in_37 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x24xbf16>
    %83 = tensor.empty() : tensor<24x40xbf16>
    %transposed_31 = linalg.transpose ins(%arg10 : tensor<40x24xbf16>) outs(%83 : tensor<24x40xbf16>) permutation = [1, 0] 
    %84 = tensor.empty() : tensor<2x24x40xbf16>
    %85 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<24x40xbf16>) outs(%84 : tensor<2x24x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x24x40xbf16>
    %86 = tensor.empty() : tensor<2x7x40xf32>
    %87 = linalg.fill ins(%cst_1 : f32) outs(%86 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %88 = linalg.batch_matmul ins(%82, %85 : tensor<2x7x24xbf16>, tensor<2x24x40xbf16>) outs(%87 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %89 = tensor.empty() : tensor<2x7x40xbf16>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x40xf32>) outs(%89 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x40xbf16>
    %collapsed_32 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x7x40xbf16> into tensor<14x40xbf16>
    %collapsed_33 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<2x7xi64> into tensor<14xi64>
    %91 = tensor.empty() : tensor<14x40xf32>
    %92 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32 : tensor<14x40xbf16>) outs(%91 : tensor<14x40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x40xf32>
    %93 = tensor.empty() : tensor<14xi64>
    %94 = linalg.fill ins(%c0_i64 : i64) outs(%93 : tensor<14xi64>) -> tensor<14xi64>
    %95 = tensor.empty() : tensor<14xf32>
    %96 = linalg.fill ins(%cst_2 : f32) outs(%95 : tensor<14xf32>) -> tensor<14xf32>
    %97:2 = linalg.generic {indexing_maps = [#map9, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<14x40xf32>) outs(%96, %94 : tensor<14xf32>, tensor<14xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %124 = linalg.index 1 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_37 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<14xf32>, tensor<14xi64>)
    %expanded_34 = tensor.expand_shape %97#0 [[0, 1]] output_shape [14, 1] : tensor<14xf32> into tensor<14x1xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%92, %expanded_34 : tensor<14x40xf32>, tensor<14x1xf32>) outs(%91 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %124 = arith.subf %in, %in_37 : f32
      linalg.yield %124 : f32
    } -> tensor<14x40xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<14x40xf32>) outs(%91 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<14x40xf32>
    %100 = tensor.empty() : tensor<14x1xf32>
    %101 = linalg.fill ins(%cst_1 : f32) outs(%100 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<14x40xf32>) outs(%101 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<14x1xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<14x1xf32>) outs(%100 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.log %in : f32
      linalg.yield %124 : f32
    } -> tensor<14x1xf32>
    %104 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%98, %103 : tensor<14x40xf32>, tensor<14x1xf32>) outs(%91 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %124 = arith.subf %in, %in_37 : f32
      linalg.yield %124 : f32
    } -> tensor<14x40xf32>
    %105 = tensor.empty() : tensor<14x40xbf16>
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<14x40xf32>) outs(%105 : tensor<14x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<14x40xbf16>
    %107 = tensor.empty() : tensor<14xi1>
    %108 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_33 : tensor<14xi64>) outs(%107 : tensor<14xi1>) {
    ^bb0(%in: i64, %out: i1):
      %124 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %124 : i1
    } -> tensor<14xi1>
    %109 = linalg.generic {indexing_maps = [#map6, #map6, #map16, #map6], iterator_types = ["parallel"]} ins(%108, %collapsed_33, %cst_11 : tensor<14xi1>, tensor<14xi64>, tensor<i64>) outs(%93 : tensor<14xi64>) {
    ^bb0(%in: i1, %in_37: i64, %in_38: i64, %out: i64):
      %124 = arith.select %in, %in_37, %in_38 : i64
      linalg.yield %124 : i64
    } -> tensor<14xi64>
    %expanded_35 = tensor.expand_shape %109 [[0, 1]] output_shape [14, 1] : tensor<14xi64> into tensor<14x1xi64>
    %110 = tensor.empty() : tensor<14x1xbf16>
    %111 = linalg.fill ins(%cst : bf16) outs(%110 : tensor<14x1xbf16>) -> tensor<14x1xbf16>
    %112 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_35 : tensor<14x1xi64>) outs(%111 : tensor<14x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %124 = linalg.index 0 : index
      %125 = arith.index_cast %in : i64 to index
      %126 = arith.cmpi slt, %125, %c40 : index
      cf.assert %126, "index must be smaller than dim size"
      %127 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %127, "index must be larger or equal to 0"
      %extracted = tensor.extract %106[%124, %125] : tensor<14x40xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<14x1xbf16>
    %collapsed_36 = tensor.collapse_shape %112 [[0, 1]] : tensor<14x1xbf16> into tensor<14xbf16>
    %113 = tensor.empty() : tensor<14xbf16>
    %114 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_36 : tensor<14xbf16>) outs(%113 : tensor<14xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.negf %in : bf16
      linalg.yield %124 : bf16
    } -> tensor<14xbf16>
    %115 = linalg.generic {indexing_maps = [#map6, #map6, #map16, #map6], iterator_types = ["parallel"]} ins(%108, %114, %cst_3 : tensor<14xi1>, tensor<14xbf16>, tensor<bf16>) outs(%113 : tensor<14xbf16>) {
    ^bb0(%in: i1, %in_37: bf16, %in_38: bf16, %out: bf16):
      %124 = arith.select %in, %in_37, %in_38 : bf16
      linalg.yield %124 : bf16
    } -> tensor<14xbf16>
    %116 = tensor.empty() : tensor<i64>
    %117 = linalg.fill ins(%c0_i64 : i64) outs(%116 : tensor<i64>) -> tensor<i64>
    %118 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction"]} ins(%108 : tensor<14xi1>) outs(%117 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %124 = arith.extui %in : i1 to i64
      %125 = arith.addi %124, %out : i64
      linalg.yield %125 : i64
    } -> tensor<i64>
    %119 = tensor.empty() : tensor<bf16>
    %120 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%118 : tensor<i64>) outs(%119 : tensor<bf16>) {
    ^bb0(%in: i64, %out: bf16):
      %124 = arith.sitofp %in : i64 to bf16
      linalg.yield %124 : bf16
    } -> tensor<bf16>
    %121 = linalg.fill ins(%cst : bf16) outs(%119 : tensor<bf16>) -> tensor<bf16>
    %122 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction"]} ins(%115 : tensor<14xbf16>) outs(%121 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.addf %in, %out : bf16
      linalg.yield %124 : bf16
    } -> tensor<bf16>
    %123 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%122, %120 : tensor<bf16>, tensor<bf16>) outs(%119 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %124 = arith.divf %in, %in_37 : bf16
      linalg.yield %124 : bf16
    } -> tensor<bf16>
    return %123 : tensor<bf16>
  }
}
