#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
module @jit_take_along {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13xi32>) -> (tensor<13x1xf32>, tensor<13xf32>) {
    %cst = arith.constant 2.400000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c12 = arith.constant 12 : index
    %c13_i32 = arith.constant 13 : i32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c23 = arith.constant 23 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c23_i32 = arith.constant 23 : i32
    %c24_i32 = arith.constant 24 : i32
    %c0_i32 = arith.constant 0 : i32
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %0 = tensor.empty() : tensor<13x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xi32>) outs(%0 : tensor<13x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %43 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %43 : i1
    } -> tensor<13x1xi1>
    %2 = tensor.empty() : tensor<13x1xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xi32>) outs(%2 : tensor<13x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.addi %in, %c24_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<13x1xi32>
    %4 = tensor.empty() : tensor<13x1xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %expanded : tensor<13x1xi1>, tensor<13x1xi32>, tensor<13x1xi32>) outs(%4 : tensor<13x1xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %43 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %43 : i32
    } -> tensor<13x1xi32>
    %expanded_2 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [13, 1, 1] : tensor<13x1xi32> into tensor<13x1x1xi32>
    %6 = tensor.empty() : tensor<13x1x1xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<13x1x1xi32>) outs(%6 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %43 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %43 : i1
    } -> tensor<13x1x1xi1>
    %8 = tensor.empty() : tensor<13x1x1xi1>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<13x1x1xi32>) outs(%8 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %43 = arith.cmpi sle, %in, %c23_i32 : i32
      linalg.yield %43 : i1
    } -> tensor<13x1x1xi1>
    %10 = tensor.empty() : tensor<13x1x1xi1>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<13x1x1xi1>, tensor<13x1x1xi1>) outs(%10 : tensor<13x1x1xi1>) {
    ^bb0(%in: i1, %in_6: i1, %out: i1):
      %43 = arith.andi %in, %in_6 : i1
      linalg.yield %43 : i1
    } -> tensor<13x1x1xi1>
    %12 = tensor.empty() : tensor<13x1xi1>
    %13 = linalg.fill ins(%true : i1) outs(%12 : tensor<13x1xi1>) -> tensor<13x1xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<13x1x1xi1>) outs(%13 : tensor<13x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %43 = arith.andi %out, %in : i1
      linalg.yield %43 : i1
    } -> tensor<13x1xi1>
    %15 = tensor.empty() : tensor<13x1xf32>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<13x1xf32>) {
    ^bb0(%out: f32):
      %43 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_2[%43, %c0, %c0] : tensor<13x1x1xi32>
      %44 = arith.index_cast %extracted : i32 to index
      %45 = arith.maxsi %44, %c0 : index
      %46 = arith.minsi %45, %c23 : index
      %extracted_6 = tensor.extract %arg0[%43, %46] : tensor<13x24xf32>
      linalg.yield %extracted_6 : f32
    } -> tensor<13x1xf32>
    %17 = tensor.empty() : tensor<13x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<13x1xi1>, tensor<13x1xf32>) outs(%17 : tensor<13x1xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %43 = arith.select %in, %in_6, %cst_1 : f32
      linalg.yield %43 : f32
    } -> tensor<13x1xf32>
    %19 = tensor.empty() : tensor<13xi32>
    %20 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%19 : tensor<13xi32>) {
    ^bb0(%out: i32):
      %43 = linalg.index 0 : index
      %44 = arith.index_cast %43 : index to i32
      linalg.yield %44 : i32
    } -> tensor<13xi32>
    %21 = tensor.empty() : tensor<13xi1>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<13xi32>) outs(%21 : tensor<13xi1>) {
    ^bb0(%in: i32, %out: i1):
      %43 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %43 : i1
    } -> tensor<13xi1>
    %23 = tensor.empty() : tensor<13xi32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<13xi32>) outs(%23 : tensor<13xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.addi %in, %c13_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<13xi32>
    %25 = tensor.empty() : tensor<13xi32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%22, %24, %20 : tensor<13xi1>, tensor<13xi32>, tensor<13xi32>) outs(%25 : tensor<13xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %43 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %43 : i32
    } -> tensor<13xi32>
    %27 = tensor.empty() : tensor<13xi1>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<13xi32>) outs(%27 : tensor<13xi1>) {
    ^bb0(%in: i32, %out: i1):
      %43 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %43 : i1
    } -> tensor<13xi1>
    %29 = tensor.empty() : tensor<13xi32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<13xi32>) outs(%29 : tensor<13xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.addi %in, %c24_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<13xi32>
    %31 = tensor.empty() : tensor<13xi32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %30, %arg1 : tensor<13xi1>, tensor<13xi32>, tensor<13xi32>) outs(%31 : tensor<13xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %43 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %43 : i32
    } -> tensor<13xi32>
    %expanded_3 = tensor.expand_shape %26 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %expanded_4 = tensor.expand_shape %32 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %33 = tensor.empty() : tensor<13x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_3 into %33[0, 0] [13, 1] [1, 1] : tensor<13x1xi32> into tensor<13x2xi32>
    %inserted_slice_5 = tensor.insert_slice %expanded_4 into %inserted_slice[0, 1] [13, 1] [1, 1] : tensor<13x1xi32> into tensor<13x2xi32>
    %34 = tensor.empty() : tensor<13xf32>
    %35 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%34 : tensor<13xf32>) {
    ^bb0(%out: f32):
      %43 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_5[%43, %c0] : tensor<13x2xi32>
      %44 = arith.index_cast %extracted : i32 to index
      %extracted_6 = tensor.extract %inserted_slice_5[%43, %c1] : tensor<13x2xi32>
      %45 = arith.index_cast %extracted_6 : i32 to index
      %46 = arith.maxsi %44, %c0 : index
      %47 = arith.minsi %46, %c12 : index
      %48 = arith.maxsi %45, %c0 : index
      %49 = arith.minsi %48, %c23 : index
      %extracted_7 = tensor.extract %arg0[%47, %49] : tensor<13x24xf32>
      linalg.yield %extracted_7 : f32
    } -> tensor<13xf32>
    %36 = tensor.empty() : tensor<13xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<13xf32>) -> tensor<13xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x24xf32>) outs(%37 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<13xf32>
    %39 = tensor.empty() : tensor<13xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%38 : tensor<13xf32>) outs(%39 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<13xf32>
    %41 = tensor.empty() : tensor<13xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%35, %40 : tensor<13xf32>, tensor<13xf32>) outs(%41 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %43 = arith.addf %in, %in_6 : f32
      linalg.yield %43 : f32
    } -> tensor<13xf32>
    return %18, %42 : tensor<13x1xf32>, tensor<13xf32>
  }
}
