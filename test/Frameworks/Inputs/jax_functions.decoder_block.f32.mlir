#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<56x32xf32>, %arg4: tensor<32x56xf32>, %arg5: tensor<32x16xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x56xf32>, %arg9: tensor<32x16xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+04 : f32
    %cst_2 = arith.constant 0.353553385 : f32
    %cst_3 = arith.constant 1.000000e+04 : f32
    %cst_4 = arith.constant 4.000000e+00 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.fill ins(%cst_7 : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%3 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7xf32>
    %5 = tensor.empty() : tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x7xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_6 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %7 = tensor.empty() : tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%7 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst_5 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x1xf32>
    %9 = tensor.empty() : tensor<2x7x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf32>) outs(%9 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.rsqrt %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x1xf32>
    %expanded_8 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %11 = tensor.empty() : tensor<2x7x32xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %13 = tensor.empty() : tensor<2x7x32xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x1x32xf32>) outs(%13 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %15 = tensor.empty() : tensor<2x7x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %17 = tensor.empty() : tensor<2x7x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %19 = tensor.empty() : tensor<7xi32>
    %20 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%19 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %179 = linalg.index 0 : index
      %180 = arith.index_cast %179 : index to i32
      linalg.yield %180 : i32
    } -> tensor<7xi32>
    %21 = tensor.empty() : tensor<7xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%20 : tensor<7xi32>) outs(%21 : tensor<7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %179 = arith.sitofp %in : i32 to f32
      linalg.yield %179 : f32
    } -> tensor<7xf32>
    %expanded_9 = tensor.expand_shape %22 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %23 = tensor.empty() : tensor<4xi32>
    %24 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%23 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %179 = linalg.index 0 : index
      %180 = arith.index_cast %179 : index to i32
      linalg.yield %180 : i32
    } -> tensor<4xi32>
    %25 = tensor.empty() : tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%24 : tensor<4xi32>) outs(%25 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %179 = arith.sitofp %in : i32 to f32
      linalg.yield %179 : f32
    } -> tensor<4xf32>
    %27 = tensor.empty() : tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%26 : tensor<4xf32>) outs(%27 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_4 : f32
      linalg.yield %179 : f32
    } -> tensor<4xf32>
    %29 = tensor.empty() : tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%28 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.powf %cst_3, %in : f32
      linalg.yield %179 : f32
    } -> tensor<4xf32>
    %31 = tensor.empty() : tensor<7x4xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<7x1xf32>) outs(%31 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %33 = tensor.empty() : tensor<7x4xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<4xf32>) outs(%33 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %35 = tensor.empty() : tensor<7x4xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%35 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.divf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<7x4xf32>
    %37 = tensor.empty() : tensor<7x4xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x4xf32>) outs(%37 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.cos %in : f32
      linalg.yield %179 : f32
    } -> tensor<7x4xf32>
    %39 = tensor.empty() : tensor<7x4xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x4xf32>) outs(%39 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.sin %in : f32
      linalg.yield %179 : f32
    } -> tensor<7x4xf32>
    %collapsed = tensor.collapse_shape %18 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %41 = tensor.empty() : tensor<14x32xf32>
    %42 = linalg.fill ins(%cst_7 : f32) outs(%41 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %43 = linalg.matmul ins(%collapsed, %arg7 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%42 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_10 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [2, 7, 4, 8] : tensor<14x32xf32> into tensor<2x7x4x8xf32>
    %extracted_slice = tensor.extract_slice %expanded_10[0, 0, 0, 0] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x8xf32> to tensor<2x7x4x4xf32>
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 0, 4] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x8xf32> to tensor<2x7x4x4xf32>
    %44 = tensor.empty() : tensor<2x7x4x4xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<7x4xf32>) outs(%44 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x4x4xf32>
    %46 = tensor.empty() : tensor<2x7x4x4xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %45 : tensor<2x7x4x4xf32>, tensor<2x7x4x4xf32>) outs(%46 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x4x4xf32>
    %48 = tensor.empty() : tensor<2x7x4x4xf32>
    %49 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<7x4xf32>) outs(%48 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x4x4xf32>
    %50 = tensor.empty() : tensor<2x7x4x4xf32>
    %51 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %49 : tensor<2x7x4x4xf32>, tensor<2x7x4x4xf32>) outs(%50 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x4x4xf32>
    %52 = tensor.empty() : tensor<2x7x4x4xf32>
    %53 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %51 : tensor<2x7x4x4xf32>, tensor<2x7x4x4xf32>) outs(%52 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.subf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x4x4xf32>
    %54 = tensor.empty() : tensor<2x7x4x4xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %45 : tensor<2x7x4x4xf32>, tensor<2x7x4x4xf32>) outs(%54 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x4x4xf32>
    %56 = tensor.empty() : tensor<2x7x4x4xf32>
    %57 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %49 : tensor<2x7x4x4xf32>, tensor<2x7x4x4xf32>) outs(%56 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x4x4xf32>
    %58 = tensor.empty() : tensor<2x7x4x4xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %57 : tensor<2x7x4x4xf32>, tensor<2x7x4x4xf32>) outs(%58 : tensor<2x7x4x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.addf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x4x4xf32>
    %60 = tensor.empty() : tensor<2x7x4x8xf32>
    %inserted_slice = tensor.insert_slice %53 into %60[0, 0, 0, 0] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x4xf32> into tensor<2x7x4x8xf32>
    %inserted_slice_12 = tensor.insert_slice %59 into %inserted_slice[0, 0, 0, 4] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x4xf32> into tensor<2x7x4x8xf32>
    %61 = tensor.empty() : tensor<14x16xf32>
    %62 = linalg.fill ins(%cst_7 : f32) outs(%61 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %63 = linalg.matmul ins(%collapsed, %arg5 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%62 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_13 = tensor.expand_shape %63 [[0, 1], [2, 3]] output_shape [2, 7, 2, 8] : tensor<14x16xf32> into tensor<2x7x2x8xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 0, 0] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x8xf32> to tensor<2x7x2x4xf32>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 0, 4] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x8xf32> to tensor<2x7x2x4xf32>
    %64 = tensor.empty() : tensor<2x7x2x4xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<7x4xf32>) outs(%64 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x4xf32>
    %66 = tensor.empty() : tensor<2x7x2x4xf32>
    %67 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %65 : tensor<2x7x2x4xf32>, tensor<2x7x2x4xf32>) outs(%66 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x2x4xf32>
    %68 = tensor.empty() : tensor<2x7x2x4xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<7x4xf32>) outs(%68 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x4xf32>
    %70 = tensor.empty() : tensor<2x7x2x4xf32>
    %71 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %69 : tensor<2x7x2x4xf32>, tensor<2x7x2x4xf32>) outs(%70 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x2x4xf32>
    %72 = tensor.empty() : tensor<2x7x2x4xf32>
    %73 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %71 : tensor<2x7x2x4xf32>, tensor<2x7x2x4xf32>) outs(%72 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.subf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x2x4xf32>
    %74 = tensor.empty() : tensor<2x7x2x4xf32>
    %75 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %65 : tensor<2x7x2x4xf32>, tensor<2x7x2x4xf32>) outs(%74 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x2x4xf32>
    %76 = tensor.empty() : tensor<2x7x2x4xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %69 : tensor<2x7x2x4xf32>, tensor<2x7x2x4xf32>) outs(%76 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x2x4xf32>
    %78 = tensor.empty() : tensor<2x7x2x4xf32>
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<2x7x2x4xf32>, tensor<2x7x2x4xf32>) outs(%78 : tensor<2x7x2x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.addf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x2x4xf32>
    %80 = tensor.empty() : tensor<2x7x2x8xf32>
    %inserted_slice_16 = tensor.insert_slice %73 into %80[0, 0, 0, 0] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x4xf32> into tensor<2x7x2x8xf32>
    %inserted_slice_17 = tensor.insert_slice %79 into %inserted_slice_16[0, 0, 0, 4] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x4xf32> into tensor<2x7x2x8xf32>
    %81 = tensor.empty() : tensor<14x16xf32>
    %82 = linalg.fill ins(%cst_7 : f32) outs(%81 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %83 = linalg.matmul ins(%collapsed, %arg9 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%82 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_18 = tensor.expand_shape %83 [[0, 1], [2, 3]] output_shape [2, 7, 2, 8] : tensor<14x16xf32> into tensor<2x7x2x8xf32>
    %84 = tensor.empty() : tensor<2x7x2x2x8xf32>
    %85 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_17 : tensor<2x7x2x8xf32>) outs(%84 : tensor<2x7x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x2x8xf32>
    %collapsed_19 = tensor.collapse_shape %85 [[0], [1], [2, 3], [4]] : tensor<2x7x2x2x8xf32> into tensor<2x7x4x8xf32>
    %86 = tensor.empty() : tensor<2x7x2x2x8xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x7x2x8xf32>) outs(%86 : tensor<2x7x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x2x8xf32>
    %collapsed_20 = tensor.collapse_shape %87 [[0], [1], [2, 3], [4]] : tensor<2x7x2x2x8xf32> into tensor<2x7x4x8xf32>
    %88 = tensor.empty() : tensor<2x4x7x8xf32>
    %89 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_12 : tensor<2x7x4x8xf32>) outs(%88 : tensor<2x4x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x7x8xf32>
    %90 = tensor.empty() : tensor<2x4x8x7xf32>
    %91 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_19 : tensor<2x7x4x8xf32>) outs(%90 : tensor<2x4x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x7xf32>
    %collapsed_21 = tensor.collapse_shape %89 [[0, 1], [2], [3]] : tensor<2x4x7x8xf32> into tensor<8x7x8xf32>
    %collapsed_22 = tensor.collapse_shape %91 [[0, 1], [2], [3]] : tensor<2x4x8x7xf32> into tensor<8x8x7xf32>
    %92 = tensor.empty() : tensor<8x7x7xf32>
    %93 = linalg.fill ins(%cst_7 : f32) outs(%92 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %94 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<8x7x8xf32>, tensor<8x8x7xf32>) outs(%93 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %expanded_23 = tensor.expand_shape %94 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xf32> into tensor<2x4x7x7xf32>
    %95 = tensor.empty() : tensor<2x4x7x7xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x4x7x7xf32>) outs(%95 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %cst_2 : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7x7xf32>
    %97 = tensor.empty() : tensor<7x7xi32>
    %98 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%97 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %179 = linalg.index 0 : index
      %180 = arith.index_cast %179 : index to i32
      linalg.yield %180 : i32
    } -> tensor<7x7xi32>
    %99 = tensor.empty() : tensor<7x7xi32>
    %100 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%99 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %179 = linalg.index 1 : index
      %180 = arith.index_cast %179 : index to i32
      linalg.yield %180 : i32
    } -> tensor<7x7xi32>
    %101 = tensor.empty() : tensor<7x7xi1>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%98, %100 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%101 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_36: i32, %out: i1):
      %179 = arith.cmpi sge, %in, %in_36 : i32
      linalg.yield %179 : i1
    } -> tensor<7x7xi1>
    %103 = tensor.empty() : tensor<2x4x7x7xi1>
    %104 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<7x7xi1>) outs(%103 : tensor<2x4x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x7x7xi1>
    %105 = tensor.empty() : tensor<2x4x7x7xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %96 : tensor<2x4x7x7xi1>, tensor<2x4x7x7xf32>) outs(%105 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: i1, %in_36: f32, %out: f32):
      %179 = arith.select %in, %in_36, %cst_1 : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7x7xf32>
    %107 = tensor.empty() : tensor<2x4x7xf32>
    %108 = linalg.fill ins(%cst_0 : f32) outs(%107 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x4x7x7xf32>) outs(%108 : tensor<2x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.maximumf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7xf32>
    %110 = tensor.empty() : tensor<2x4x7x7xf32>
    %111 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x4x7xf32>) outs(%110 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x7x7xf32>
    %112 = tensor.empty() : tensor<2x4x7x7xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %111 : tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) outs(%112 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.subf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7x7xf32>
    %114 = tensor.empty() : tensor<2x4x7x7xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x4x7x7xf32>) outs(%114 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.exp %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7x7xf32>
    %116 = tensor.empty() : tensor<2x4x7xf32>
    %117 = linalg.fill ins(%cst_7 : f32) outs(%116 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%115 : tensor<2x4x7x7xf32>) outs(%117 : tensor<2x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7xf32>
    %119 = tensor.empty() : tensor<2x4x7x7xf32>
    %120 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<2x4x7xf32>) outs(%119 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x7x7xf32>
    %121 = tensor.empty() : tensor<2x4x7x7xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %120 : tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) outs(%121 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.divf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x4x7x7xf32>
    %123 = tensor.empty() : tensor<2x4x8x7xf32>
    %124 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<2x7x4x8xf32>) outs(%123 : tensor<2x4x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x7xf32>
    %125 = tensor.empty() : tensor<2x4x7x7xf32>
    %126 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x4x7x7xf32>) outs(%125 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x7x7xf32>
    %collapsed_24 = tensor.collapse_shape %124 [[0, 1], [2], [3]] : tensor<2x4x8x7xf32> into tensor<8x8x7xf32>
    %collapsed_25 = tensor.collapse_shape %126 [[0, 1], [2], [3]] : tensor<2x4x7x7xf32> into tensor<8x7x7xf32>
    %127 = tensor.empty() : tensor<8x8x7xf32>
    %128 = linalg.fill ins(%cst_7 : f32) outs(%127 : tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
    %129 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<8x8x7xf32>, tensor<8x7x7xf32>) outs(%128 : tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
    %expanded_26 = tensor.expand_shape %129 [[0, 1], [2], [3]] output_shape [2, 4, 8, 7] : tensor<8x8x7xf32> into tensor<2x4x8x7xf32>
    %130 = tensor.empty() : tensor<2x7x4x8xf32>
    %131 = linalg.generic {indexing_maps = [#map17, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x4x8x7xf32>) outs(%130 : tensor<2x7x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x4x8xf32>
    %collapsed_27 = tensor.collapse_shape %131 [[0, 1], [2, 3]] : tensor<2x7x4x8xf32> into tensor<14x32xf32>
    %132 = tensor.empty() : tensor<14x32xf32>
    %133 = linalg.fill ins(%cst_7 : f32) outs(%132 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %134 = linalg.matmul ins(%collapsed_27, %arg6 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%133 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_28 = tensor.expand_shape %134 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %135 = tensor.empty() : tensor<2x7x32xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_28 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%135 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.addf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %137 = tensor.empty() : tensor<2x7x32xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x32xf32>) outs(%137 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %139 = tensor.empty() : tensor<2x7xf32>
    %140 = linalg.fill ins(%cst_7 : f32) outs(%139 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<2x7x32xf32>) outs(%140 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7xf32>
    %142 = tensor.empty() : tensor<2x7xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<2x7xf32>) outs(%142 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_6 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7xf32>
    %expanded_29 = tensor.expand_shape %143 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %144 = tensor.empty() : tensor<2x7x1xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x7x1xf32>) outs(%144 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst_5 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x1xf32>
    %146 = tensor.empty() : tensor<2x7x1xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x1xf32>) outs(%146 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.rsqrt %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x1xf32>
    %expanded_30 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %148 = tensor.empty() : tensor<2x7x32xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x1xf32>) outs(%148 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %150 = tensor.empty() : tensor<2x7x32xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<1x1x32xf32>) outs(%150 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %152 = tensor.empty() : tensor<2x7x32xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %151 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%152 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %154 = tensor.empty() : tensor<2x7x32xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %153 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%154 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_31 = tensor.collapse_shape %155 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %156 = tensor.empty() : tensor<14x56xf32>
    %157 = linalg.fill ins(%cst_7 : f32) outs(%156 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %158 = linalg.matmul ins(%collapsed_31, %arg4 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%157 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %expanded_32 = tensor.expand_shape %158 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf32> into tensor<2x7x56xf32>
    %159 = tensor.empty() : tensor<2x7x56xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x7x56xf32>) outs(%159 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.negf %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x56xf32>
    %161 = tensor.empty() : tensor<2x7x56xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x7x56xf32>) outs(%161 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.exp %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x56xf32>
    %163 = tensor.empty() : tensor<2x7x56xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x7x56xf32>) outs(%163 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x56xf32>
    %165 = tensor.empty() : tensor<2x7x56xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x7x56xf32>) outs(%165 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %cst, %in : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x56xf32>
    %167 = tensor.empty() : tensor<2x7x56xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %166 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%167 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x56xf32>
    %169 = tensor.empty() : tensor<14x56xf32>
    %170 = linalg.fill ins(%cst_7 : f32) outs(%169 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %171 = linalg.matmul ins(%collapsed_31, %arg8 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%170 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %expanded_33 = tensor.expand_shape %171 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf32> into tensor<2x7x56xf32>
    %172 = tensor.empty() : tensor<2x7x56xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %expanded_33 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%172 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.mulf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x56xf32>
    %collapsed_34 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<2x7x56xf32> into tensor<14x56xf32>
    %174 = tensor.empty() : tensor<14x32xf32>
    %175 = linalg.fill ins(%cst_7 : f32) outs(%174 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %176 = linalg.matmul ins(%collapsed_34, %arg3 : tensor<14x56xf32>, tensor<56x32xf32>) outs(%175 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_35 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %177 = tensor.empty() : tensor<2x7x32xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %expanded_35 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%177 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %179 = arith.addf %in, %in_36 : f32
      linalg.yield %179 : f32
    } -> tensor<2x7x32xf32>
    return %178 : tensor<2x7x32xf32>
  }
}
