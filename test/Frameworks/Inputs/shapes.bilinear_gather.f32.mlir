#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<6x8x10xf32>, %arg1: tensor<15x2xf32>) -> tensor<6x15xf32> {
    %c9_i64 = arith.constant 9 : i64
    %c7_i64 = arith.constant 7 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %c10_i64 = arith.constant 10 : i64
    %cst_0 = arith.constant 6.900000e+00 : f64
    %cst_1 = arith.constant 8.900000e+00 : f64
    %c6_i64 = arith.constant 6 : i64
    %cst_2 = arith.constant dense<1> : tensor<i64>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [15, 1] [1, 1] : tensor<15x2xf32> to tensor<15x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<15x1xf32> into tensor<15xf32>
    %0 = tensor.empty() : tensor<15xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      %39 = math.exp %38 : f32
      %40 = arith.addf %39, %cst : f32
      %41 = arith.divf %cst, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<15xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_1 : f64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<15xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 1] [15, 1] [1, 1] : tensor<15x2xf32> to tensor<15x1xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<15x1xf32> into tensor<15xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_4 : tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      %39 = math.exp %38 : f32
      %40 = arith.addf %39, %cst : f32
      %41 = arith.divf %cst, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<15xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_0 : f64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<15xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.floor %in : f32
      linalg.yield %38 : f32
    } -> tensor<15xf32>
    %6 = tensor.empty() : tensor<15xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<15xf32>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: f32, %out: i64):
      %38 = arith.fptosi %in : f32 to i64
      linalg.yield %38 : i64
    } -> tensor<15xi64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.floor %in : f32
      linalg.yield %38 : f32
    } -> tensor<15xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<15xf32>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: f32, %out: i64):
      %38 = arith.fptosi %in : f32 to i64
      linalg.yield %38 : i64
    } -> tensor<15xi64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %5 : tensor<15xf32>, tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<15xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %8 : tensor<15xf32>, tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<15xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<15xi64>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.maxsi %in, %c0_i64 : i64
      %39 = arith.minsi %38, %c7_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<15xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<15xi64>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.maxsi %in, %c0_i64 : i64
      %39 = arith.minsi %38, %c9_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<15xi64>
    %14 = tensor.empty() : tensor<6xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%14 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %15 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %16 = tensor.empty() : tensor<6x15xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %12, %13 : tensor<6x1xi64>, tensor<15xi64>, tensor<15xi64>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c6_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %43 = arith.addi %in_5, %c8_i64 : i64
      %44 = arith.select %42, %43, %in_5 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %47 = arith.addi %in_6, %c10_i64 : i64
      %48 = arith.select %46, %47, %in_6 : i64
      %49 = arith.index_cast %48 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49] : tensor<6x8x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x15xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel"]} ins(%cst_2, %10 : tensor<i64>, tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: i64, %in_5: f32, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      %39 = arith.subf %38, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<15xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel"]} ins(%cst_2, %11 : tensor<i64>, tensor<15xf32>) outs(%0 : tensor<15xf32>) {
    ^bb0(%in: i64, %in_5: f32, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      %39 = arith.subf %38, %in_5 : f32
      linalg.yield %39 : f32
    } -> tensor<15xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<15xi64>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c1_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<15xi64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<15xi64>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.maxsi %in, %c0_i64 : i64
      %39 = arith.minsi %38, %c9_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<15xi64>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %12, %23 : tensor<6x1xi64>, tensor<15xi64>, tensor<15xi64>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c6_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %43 = arith.addi %in_5, %c8_i64 : i64
      %44 = arith.select %42, %43, %in_5 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %47 = arith.addi %in_6, %c10_i64 : i64
      %48 = arith.select %46, %47, %in_6 : i64
      %49 = arith.index_cast %48 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49] : tensor<6x8x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x15xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %10 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %20 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %26 : tensor<6x15xf32>, tensor<6x15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.addf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<15xi64>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c1_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<15xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%28 : tensor<15xi64>) outs(%6 : tensor<15xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.maxsi %in, %c0_i64 : i64
      %39 = arith.minsi %38, %c7_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<15xi64>
    %30 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %29, %13 : tensor<6x1xi64>, tensor<15xi64>, tensor<15xi64>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c6_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %43 = arith.addi %in_5, %c8_i64 : i64
      %44 = arith.select %42, %43, %in_5 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %47 = arith.addi %in_6, %c10_i64 : i64
      %48 = arith.select %46, %47, %in_6 : i64
      %49 = arith.index_cast %48 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49] : tensor<6x8x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x15xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%30, %18 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%31, %11 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27, %32 : tensor<6x15xf32>, tensor<6x15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.addf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %29, %23 : tensor<6x1xi64>, tensor<15xi64>, tensor<15xi64>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c6_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %43 = arith.addi %in_5, %c8_i64 : i64
      %44 = arith.select %42, %43, %in_5 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %47 = arith.addi %in_6, %c10_i64 : i64
      %48 = arith.select %46, %47, %in_6 : i64
      %49 = arith.index_cast %48 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49] : tensor<6x8x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x15xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %10 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %11 : tensor<6x15xf32>, tensor<15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %36 : tensor<6x15xf32>, tensor<6x15xf32>) outs(%16 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.addf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<6x15xf32>
    return %37 : tensor<6x15xf32>
  }
}
