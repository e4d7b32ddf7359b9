#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<1x7x16xbf16>, %arg2: tensor<1x7x16xbf16>, %arg3: tensor<80x48xbf16>, %arg4: tensor<48x48xbf16>, %arg5: tensor<192x48xbf16>, %arg6: tensor<48x192xbf16>, %arg7: tensor<48xbf16>, %arg8: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_6 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %cst_10 = arith.constant 4.000000e+00 : bf16
    %cst_11 = arith.constant dense<-2> : tensor<1x1xi64>
    %cst_12 = arith.constant dense<-1> : tensor<1x1xi64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %114 = linalg.index 0 : index
      %115 = arith.index_cast %114 : index to i64
      linalg.yield %115 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_13 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_13 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_41: i64, %out: i64):
      %114 = arith.subi %in, %in_41 : i64
      linalg.yield %114 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %114 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %114 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_41: bf16, %in_42: bf16, %out: bf16):
      %114 = arith.select %in, %in_41, %in_42 : bf16
      linalg.yield %114 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %114 = arith.extf %in : bf16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf64>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x7x48xf64>
    %12 = tensor.empty() : tensor<2x7x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x7x1xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_8 : f64
      linalg.yield %114 : f64
    } -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_41: f64, %out: f64):
      %114 = arith.subf %in, %in_41 : f64
      linalg.yield %114 : f64
    } -> tensor<2x7x48xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_41: f64, %out: f64):
      %114 = arith.mulf %in, %in_41 : f64
      linalg.yield %114 : f64
    } -> tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x7x1xf64>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_8 : f64
      linalg.yield %114 : f64
    } -> tensor<2x7x1xf64>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_9 : f32
      linalg.yield %114 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_7 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %114 = arith.subf %in, %in_41 : f32
      linalg.yield %114 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %114 = arith.mulf %in, %in_41 : f32
      linalg.yield %114 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg7 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_41: bf16, %out: f32):
      %114 = arith.extf %in_41 : bf16 to f32
      %115 = arith.mulf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg8 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_41: bf16, %out: f32):
      %114 = arith.extf %in_41 : bf16 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x7x48xf32>
    %31 = tensor.empty() : tensor<2x7x48xbf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x48xbf16>
    %33 = tensor.empty() : tensor<48x80xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<80x48xbf16>) outs(%33 : tensor<48x80xbf16>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<2x48x80xbf16>
    %35 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x80xbf16>) outs(%34 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %36 = tensor.empty() : tensor<2x7x80xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %38 = linalg.batch_matmul ins(%32, %35 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%37 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %39 = tensor.empty() : tensor<2x7x80xbf16>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x80xf32>) outs(%39 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x80xbf16>
    %expanded_14 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [2, 7, 5, 16] : tensor<2x7x80xbf16> into tensor<2x7x5x16xbf16>
    %extracted_slice = tensor.extract_slice %expanded_14[0, 0, 0, 0] [2, 7, 3, 16] [1, 1, 1, 1] : tensor<2x7x5x16xbf16> to tensor<2x7x3x16xbf16>
    %41 = tensor.empty() : tensor<16xi64>
    %42 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%41 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %114 = linalg.index 0 : index
      %115 = arith.index_cast %114 : index to i64
      linalg.yield %115 : i64
    } -> tensor<16xi64>
    %expanded_15 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [7, 1, 1] : tensor<7xi64> into tensor<7x1x1xi64>
    %43 = tensor.empty() : tensor<2xi64>
    %44 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%43 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %114 = linalg.index 0 : index
      %115 = arith.index_cast %114 : index to i64
      linalg.yield %115 : i64
    } -> tensor<2xi64>
    %expanded_16 = tensor.expand_shape %44 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %45 = tensor.empty() : tensor<2x7x1x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map11, #map12, #map13, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %cst_11, %42 : tensor<2x1x1x1xi64>, tensor<7x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>) outs(%45 : tensor<2x7x1x16xbf16>) {
    ^bb0(%in: i64, %in_41: i64, %in_42: i64, %in_43: i64, %out: bf16):
      %114 = arith.cmpi slt, %in, %c0_i64 : i64
      %115 = arith.addi %in, %c2_i64 : i64
      %116 = arith.select %114, %115, %in : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = arith.cmpi slt, %in_41, %c0_i64 : i64
      %119 = arith.addi %in_41, %c7_i64 : i64
      %120 = arith.select %118, %119, %in_41 : i64
      %121 = arith.index_cast %120 : i64 to index
      %122 = arith.cmpi slt, %in_42, %c0_i64 : i64
      %123 = arith.addi %in_42, %c5_i64 : i64
      %124 = arith.select %122, %123, %in_42 : i64
      %125 = arith.index_cast %124 : i64 to index
      %126 = arith.cmpi slt, %in_43, %c0_i64 : i64
      %127 = arith.addi %in_43, %c16_i64 : i64
      %128 = arith.select %126, %127, %in_43 : i64
      %129 = arith.index_cast %128 : i64 to index
      %extracted = tensor.extract %expanded_14[%117, %121, %125, %129] : tensor<2x7x5x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x1x16xbf16>
    %47 = linalg.generic {indexing_maps = [#map11, #map12, #map13, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %cst_12, %42 : tensor<2x1x1x1xi64>, tensor<7x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>) outs(%45 : tensor<2x7x1x16xbf16>) {
    ^bb0(%in: i64, %in_41: i64, %in_42: i64, %in_43: i64, %out: bf16):
      %114 = arith.cmpi slt, %in, %c0_i64 : i64
      %115 = arith.addi %in, %c2_i64 : i64
      %116 = arith.select %114, %115, %in : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = arith.cmpi slt, %in_41, %c0_i64 : i64
      %119 = arith.addi %in_41, %c7_i64 : i64
      %120 = arith.select %118, %119, %in_41 : i64
      %121 = arith.index_cast %120 : i64 to index
      %122 = arith.cmpi slt, %in_42, %c0_i64 : i64
      %123 = arith.addi %in_42, %c5_i64 : i64
      %124 = arith.select %122, %123, %in_42 : i64
      %125 = arith.index_cast %124 : i64 to index
      %126 = arith.cmpi slt, %in_43, %c0_i64 : i64
      %127 = arith.addi %in_43, %c16_i64 : i64
      %128 = arith.select %126, %127, %in_43 : i64
      %129 = arith.index_cast %128 : i64 to index
      %extracted = tensor.extract %expanded_14[%117, %121, %125, %129] : tensor<2x7x5x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x1x16xbf16>
    %48 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_17 = linalg.transpose ins(%extracted_slice : tensor<2x7x3x16xbf16>) outs(%48 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %49 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_18 = linalg.transpose ins(%46 : tensor<2x7x1x16xbf16>) outs(%49 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_19 = linalg.transpose ins(%47 : tensor<2x7x1x16xbf16>) outs(%49 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_21 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_20 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%48 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.mulf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x16xbf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_17[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %51 = tensor.empty() : tensor<2x3x7x8xbf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x7x8xbf16>) outs(%51 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %114 = arith.negf %in : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x8xbf16>
    %concat = tensor.concat dim(3) %52, %extracted_slice_22 : (tensor<2x3x7x8xbf16>, tensor<2x3x7x8xbf16>) -> tensor<2x3x7x16xbf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_21 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%48 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.mulf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%48 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.addf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x16xbf16>
    %55 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18, %expanded_20 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%49 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.mulf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_24 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_25 = tensor.extract_slice %transposed_18[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %56 = tensor.empty() : tensor<2x1x7x8xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x1x7x8xbf16>) outs(%56 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %114 = arith.negf %in : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_26 = tensor.concat dim(3) %57, %extracted_slice_24 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_21 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%49 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.mulf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x1x7x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%49 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.addf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x1x7x16xbf16>
    %60 = tensor.empty() : tensor<2x1x16x7xbf16>
    %transposed_27 = linalg.transpose ins(%59 : tensor<2x1x7x16xbf16>) outs(%60 : tensor<2x1x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %61 = tensor.empty() : tensor<2x3x16x7xbf16>
    %collapsed = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x1x16x7xbf16> into tensor<2x16x7xbf16>
    %62 = linalg.generic {indexing_maps = [#map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x16x7xbf16>) outs(%61 : tensor<2x3x16x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x16x7xbf16>
    %collapsed_28 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_29 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %63 = tensor.empty() : tensor<6x7x7xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %65 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%64 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %66 = tensor.empty() : tensor<6x7x7xbf16>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<6x7x7xf32>) outs(%66 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_30 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %68 = tensor.empty() : tensor<2x3x7x7xbf16>
    %69 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x3x7x7xbf16>) outs(%68 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %114 = arith.divf %in, %cst_10 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x7xbf16>
    %70 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%68 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.addf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x7xbf16>
    %71 = tensor.empty() : tensor<2x3x7x7xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x3x7x7xbf16>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %114 = arith.extf %in : bf16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x3x7x7xf32>
    %73 = tensor.empty() : tensor<2x3x7xi64>
    %74 = linalg.fill ins(%c0_i64 : i64) outs(%73 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %75 = tensor.empty() : tensor<2x3x7xf32>
    %76 = linalg.fill ins(%cst_1 : f32) outs(%75 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %77:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x3x7x7xf32>) outs(%76, %74 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_41: i64):
      %114 = linalg.index 3 : index
      %115 = arith.index_cast %114 : index to i64
      %116 = arith.maximumf %in, %out : f32
      %117 = arith.cmpf ogt, %in, %out : f32
      %118 = arith.select %117, %115, %out_41 : i64
      linalg.yield %116, %118 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_31 = tensor.expand_shape %77#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %expanded_31 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %114 = arith.subf %in, %in_41 : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x7x7xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x3x7x7xf32>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x7x7xf32>
    %80 = tensor.empty() : tensor<2x3x7x1xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x3x7x7xf32>) outs(%81 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %82 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %114 = arith.divf %in, %in_41 : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x7x7xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x3x7x7xf32>) outs(%68 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_32 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x1x7x16xbf16> into tensor<2x7x16xbf16>
    %85 = linalg.generic {indexing_maps = [#map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_32 : tensor<2x7x16xbf16>) outs(%48 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x7x16xbf16>
    %collapsed_33 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_34 = tensor.collapse_shape %85 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %86 = tensor.empty() : tensor<6x7x16xf32>
    %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %88 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%87 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %89 = tensor.empty() : tensor<6x7x16xbf16>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<6x7x16xf32>) outs(%89 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_35 = tensor.expand_shape %90 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %91 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x3x7x16xbf16>) outs(%91 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %92 = tensor.empty() : tensor<48x48xbf16>
    %transposed_38 = linalg.transpose ins(%arg4 : tensor<48x48xbf16>) outs(%92 : tensor<48x48xbf16>) permutation = [1, 0] 
    %93 = tensor.empty() : tensor<2x48x48xbf16>
    %94 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<48x48xbf16>) outs(%93 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %95 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %96 = linalg.batch_matmul ins(%collapsed_37, %94 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%95 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x48xbf16>
    %98 = tensor.empty() : tensor<48x192xbf16>
    %transposed_39 = linalg.transpose ins(%arg5 : tensor<192x48xbf16>) outs(%98 : tensor<48x192xbf16>) permutation = [1, 0] 
    %99 = tensor.empty() : tensor<2x48x192xbf16>
    %100 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<48x192xbf16>) outs(%99 : tensor<2x48x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x192xbf16>
    %101 = tensor.empty() : tensor<2x7x192xf32>
    %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<2x7x192xf32>) -> tensor<2x7x192xf32>
    %103 = linalg.batch_matmul ins(%32, %100 : tensor<2x7x48xbf16>, tensor<2x48x192xbf16>) outs(%102 : tensor<2x7x192xf32>) -> tensor<2x7x192xf32>
    %104 = tensor.empty() : tensor<2x7x192xbf16>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x192xf32>) outs(%104 : tensor<2x7x192xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x192xbf16>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x192xbf16>) outs(%104 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %114 = math.sqrt %cst_3 : bf16
      %115 = arith.divf %in, %114 : bf16
      %116 = math.erf %115 : bf16
      %117 = arith.addf %116, %cst_2 : bf16
      %118 = arith.mulf %117, %cst_4 : bf16
      %119 = arith.mulf %in, %118 : bf16
      linalg.yield %119 : bf16
    } -> tensor<2x7x192xbf16>
    %107 = tensor.empty() : tensor<192x48xbf16>
    %transposed_40 = linalg.transpose ins(%arg6 : tensor<48x192xbf16>) outs(%107 : tensor<192x48xbf16>) permutation = [1, 0] 
    %108 = tensor.empty() : tensor<2x192x48xbf16>
    %109 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<192x48xbf16>) outs(%108 : tensor<2x192x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x192x48xbf16>
    %110 = linalg.batch_matmul ins(%106, %109 : tensor<2x7x192xbf16>, tensor<2x192x48xbf16>) outs(%95 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %114 = arith.truncf %in : f32 to bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x48xbf16>
    %112 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %97 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.addf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x48xbf16>
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %112 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_41: bf16, %out: bf16):
      %114 = arith.addf %in, %in_41 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x48xbf16>
    return %113 : tensor<2x7x48xbf16>
  }
}
