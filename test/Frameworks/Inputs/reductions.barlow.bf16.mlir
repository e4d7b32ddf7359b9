#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xbf16>, %arg1: tensor<13x16xbf16>) -> tensor<bf16> {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant 1.200000e+01 : f64
    %cst_5 = arith.constant 5.000000e-03 : f64
    %cst_6 = arith.constant 1.300000e+01 : bf16
    %cst_7 = arith.constant 1.300000e+01 : f64
    %cst_8 = arith.constant 1.000000e+00 : bf16
    %cst_9 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<16xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<16xbf16>) -> tensor<16xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<13x16xbf16>) outs(%1 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.addf %in, %out : bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<16xbf16>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.divf %in, %cst_6 : bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %4 = tensor.empty() : tensor<13x16xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<13x16xbf16>, tensor<16xbf16>) outs(%4 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %64 = arith.subf %in, %in_10 : bf16
      linalg.yield %64 : bf16
    } -> tensor<13x16xbf16>
    %6 = tensor.empty() : tensor<13x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x16xbf16>) outs(%6 : tensor<13x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %64 = arith.extf %in : bf16 to f32
      linalg.yield %64 : f32
    } -> tensor<13x16xf32>
    %8 = tensor.empty() : tensor<13x16xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x16xf32>) outs(%8 : tensor<13x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %64 = arith.extf %in : f32 to f64
      linalg.yield %64 : f64
    } -> tensor<13x16xf64>
    %10 = tensor.empty() : tensor<1x16xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<1x16xf64>) -> tensor<1x16xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%9 : tensor<13x16xf64>) outs(%11 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.addf %in, %out : f64
      linalg.yield %64 : f64
    } -> tensor<1x16xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x16xf64>) outs(%10 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.divf %in, %cst_7 : f64
      linalg.yield %64 : f64
    } -> tensor<1x16xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<13x16xf64>, tensor<1x16xf64>) outs(%8 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %64 = arith.subf %in, %in_10 : f64
      linalg.yield %64 : f64
    } -> tensor<13x16xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %14 : tensor<13x16xf64>, tensor<13x16xf64>) outs(%8 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %64 = arith.mulf %in, %in_10 : f64
      linalg.yield %64 : f64
    } -> tensor<13x16xf64>
    %16 = tensor.empty() : tensor<16xf64>
    %17 = linalg.fill ins(%cst_0 : f64) outs(%16 : tensor<16xf64>) -> tensor<16xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%15 : tensor<13x16xf64>) outs(%17 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.addf %in, %out : f64
      linalg.yield %64 : f64
    } -> tensor<16xf64>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%18 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.divf %in, %cst_4 : f64
      linalg.yield %64 : f64
    } -> tensor<16xf64>
    %20 = tensor.empty() : tensor<16xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%19 : tensor<16xf64>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %64 = arith.truncf %in : f64 to f32
      linalg.yield %64 : f32
    } -> tensor<16xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%21 : tensor<16xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.sqrt %in : f32
      linalg.yield %64 : f32
    } -> tensor<16xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%22 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %64 = arith.truncf %in : f32 to bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %23 : tensor<13x16xbf16>, tensor<16xbf16>) outs(%4 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %64 = arith.divf %in, %in_10 : bf16
      linalg.yield %64 : bf16
    } -> tensor<13x16xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<13x16xbf16>) outs(%1 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.addf %in, %out : bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<16xbf16>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.divf %in, %cst_6 : bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %26 : tensor<13x16xbf16>, tensor<16xbf16>) outs(%4 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %64 = arith.subf %in, %in_10 : bf16
      linalg.yield %64 : bf16
    } -> tensor<13x16xbf16>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13x16xbf16>) outs(%6 : tensor<13x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %64 = arith.extf %in : bf16 to f32
      linalg.yield %64 : f32
    } -> tensor<13x16xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<13x16xf32>) outs(%8 : tensor<13x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %64 = arith.extf %in : f32 to f64
      linalg.yield %64 : f64
    } -> tensor<13x16xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%29 : tensor<13x16xf64>) outs(%11 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.addf %in, %out : f64
      linalg.yield %64 : f64
    } -> tensor<1x16xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x16xf64>) outs(%10 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.divf %in, %cst_7 : f64
      linalg.yield %64 : f64
    } -> tensor<1x16xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<13x16xf64>, tensor<1x16xf64>) outs(%8 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %64 = arith.subf %in, %in_10 : f64
      linalg.yield %64 : f64
    } -> tensor<13x16xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %32 : tensor<13x16xf64>, tensor<13x16xf64>) outs(%8 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %64 = arith.mulf %in, %in_10 : f64
      linalg.yield %64 : f64
    } -> tensor<13x16xf64>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%33 : tensor<13x16xf64>) outs(%17 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.addf %in, %out : f64
      linalg.yield %64 : f64
    } -> tensor<16xf64>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%34 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %64 = arith.divf %in, %cst_4 : f64
      linalg.yield %64 : f64
    } -> tensor<16xf64>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%35 : tensor<16xf64>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %64 = arith.truncf %in : f64 to f32
      linalg.yield %64 : f32
    } -> tensor<16xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%36 : tensor<16xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.sqrt %in : f32
      linalg.yield %64 : f32
    } -> tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%37 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %64 = arith.truncf %in : f32 to bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %38 : tensor<13x16xbf16>, tensor<16xbf16>) outs(%4 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %64 = arith.divf %in, %in_10 : bf16
      linalg.yield %64 : bf16
    } -> tensor<13x16xbf16>
    %40 = tensor.empty() : tensor<16x13xbf16>
    %transposed = linalg.transpose ins(%24 : tensor<13x16xbf16>) outs(%40 : tensor<16x13xbf16>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<16x16xf32>
    %42 = linalg.fill ins(%cst_1 : f32) outs(%41 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %43 = linalg.matmul ins(%transposed, %39 : tensor<16x13xbf16>, tensor<13x16xbf16>) outs(%42 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %44 = tensor.empty() : tensor<16x16xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16x16xf32>) outs(%44 : tensor<16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %64 = arith.truncf %in : f32 to bf16
      linalg.yield %64 : bf16
    } -> tensor<16x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<16x16xbf16>) outs(%44 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.divf %in, %cst_6 : bf16
      linalg.yield %64 : bf16
    } -> tensor<16x16xbf16>
    %47 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%0 : tensor<16xbf16>) {
    ^bb0(%out: bf16):
      %64 = linalg.index 0 : index
      %extracted = tensor.extract %46[%64, %64] : tensor<16x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<16xbf16>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%47 : tensor<16xbf16>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.subf %in, %cst_8 : bf16
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%48 : tensor<16xbf16>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = math.fpowi %in, %c2_i64 : bf16, i64
      linalg.yield %64 : bf16
    } -> tensor<16xbf16>
    %50 = tensor.empty() : tensor<bf16>
    %51 = linalg.fill ins(%cst : bf16) outs(%50 : tensor<bf16>) -> tensor<bf16>
    %52 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction"]} ins(%49 : tensor<16xbf16>) outs(%51 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.addf %in, %out : bf16
      linalg.yield %64 : bf16
    } -> tensor<bf16>
    %53 = tensor.empty() : tensor<16xi64>
    %54 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%53 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %64 = linalg.index 0 : index
      %65 = arith.index_cast %64 : index to i64
      linalg.yield %65 : i64
    } -> tensor<16xi64>
    %expanded = tensor.expand_shape %54 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %55 = tensor.empty() : tensor<16x16xi1>
    %56 = linalg.generic {indexing_maps = [#map5, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %54 : tensor<16x1xi64>, tensor<16xi64>) outs(%55 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_10: i64, %out: i1):
      %64 = arith.cmpi eq, %in, %in_10 : i64
      linalg.yield %64 : i1
    } -> tensor<16x16xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map6, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %cst_3, %cst_2 : tensor<16x16xi1>, tensor<bf16>, tensor<bf16>) outs(%44 : tensor<16x16xbf16>) {
    ^bb0(%in: i1, %in_10: bf16, %in_11: bf16, %out: bf16):
      %64 = arith.select %in, %in_10, %in_11 : bf16
      linalg.yield %64 : bf16
    } -> tensor<16x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %57 : tensor<i64>, tensor<16x16xbf16>) outs(%44 : tensor<16x16xbf16>) {
    ^bb0(%in: i64, %in_10: bf16, %out: bf16):
      %64 = arith.sitofp %in : i64 to bf16
      %65 = arith.subf %64, %in_10 : bf16
      linalg.yield %65 : bf16
    } -> tensor<16x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %58 : tensor<16x16xbf16>, tensor<16x16xbf16>) outs(%44 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %64 = arith.mulf %in, %in_10 : bf16
      linalg.yield %64 : bf16
    } -> tensor<16x16xbf16>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<16x16xbf16>) outs(%44 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = math.fpowi %in, %c2_i64 : bf16, i64
      linalg.yield %64 : bf16
    } -> tensor<16x16xbf16>
    %61 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction"]} ins(%60 : tensor<16x16xbf16>) outs(%51 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.addf %in, %out : bf16
      linalg.yield %64 : bf16
    } -> tensor<bf16>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%61 : tensor<bf16>) outs(%50 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %64 = arith.truncf %cst_5 : f64 to bf16
      %65 = arith.mulf %in, %64 : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %63 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%52, %62 : tensor<bf16>, tensor<bf16>) outs(%50 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %64 = arith.addf %in, %in_10 : bf16
      linalg.yield %64 : bf16
    } -> tensor<bf16>
    return %63 : tensor<bf16>
  }
}
