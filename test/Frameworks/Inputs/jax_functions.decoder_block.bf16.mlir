#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<32xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<56x32xbf16>, %arg4: tensor<32x56xbf16>, %arg5: tensor<32x16xbf16>, %arg6: tensor<32x32xbf16>, %arg7: tensor<32x32xbf16>, %arg8: tensor<32x56xbf16>, %arg9: tensor<32x16xbf16>) -> tensor<2x7x32xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF80 : bf16
    %cst_1 = arith.constant -1.000000e+04 : f32
    %cst_2 = arith.constant 3.535160e-01 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %cst_4 = arith.constant 1.000000e+04 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %cst_6 = arith.constant 9.99999997E-7 : f32
    %cst_7 = arith.constant 3.200000e+01 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xbf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %203 = arith.extf %in : bf16 to f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x32xf32>) outs(%2 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.mulf %in, %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %4 = tensor.empty() : tensor<2x7xf32>
    %5 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x32xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x7xf32>
    %7 = tensor.empty() : tensor<2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%7 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.divf %in, %cst_7 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %8 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %9 = tensor.empty() : tensor<2x7x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%9 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %in, %cst_6 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.rsqrt %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %13 = tensor.empty() : tensor<32xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<32xbf16>) outs(%13 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %203 = arith.extf %in : bf16 to f32
      linalg.yield %203 : f32
    } -> tensor<32xf32>
    %expanded_9 = tensor.expand_shape %14 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %15 = tensor.empty() : tensor<2x7x32xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %17 = tensor.empty() : tensor<2x7x32xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %19 = tensor.empty() : tensor<2x7x32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%19 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %203 = arith.mulf %in, %in_38 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %21 = tensor.empty() : tensor<2x7x32xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %20 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%21 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %203 = arith.mulf %in, %in_38 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %23 = tensor.empty() : tensor<2x7x32xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x32xf32>) outs(%23 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %203 = arith.truncf %in : f32 to bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x32xbf16>
    %25 = tensor.empty() : tensor<7xi32>
    %26 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%25 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 0 : index
      %204 = arith.index_cast %203 : index to i32
      linalg.yield %204 : i32
    } -> tensor<7xi32>
    %27 = tensor.empty() : tensor<7xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<7xi32>) outs(%27 : tensor<7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %203 = arith.sitofp %in : i32 to f32
      linalg.yield %203 : f32
    } -> tensor<7xf32>
    %expanded_10 = tensor.expand_shape %28 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %29 = tensor.empty() : tensor<4xi32>
    %30 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%29 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 0 : index
      %204 = arith.index_cast %203 : index to i32
      linalg.yield %204 : i32
    } -> tensor<4xi32>
    %31 = tensor.empty() : tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<4xi32>) outs(%31 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %203 = arith.sitofp %in : i32 to f32
      linalg.yield %203 : f32
    } -> tensor<4xf32>
    %33 = tensor.empty() : tensor<4xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%32 : tensor<4xf32>) outs(%33 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.divf %in, %cst_5 : f32
      linalg.yield %203 : f32
    } -> tensor<4xf32>
    %35 = tensor.empty() : tensor<4xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%34 : tensor<4xf32>) outs(%35 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.powf %cst_4, %in : f32
      linalg.yield %203 : f32
    } -> tensor<4xf32>
    %37 = tensor.empty() : tensor<7x4xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<7x1xf32>) outs(%37 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %39 = tensor.empty() : tensor<7x4xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<4xf32>) outs(%39 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %41 = tensor.empty() : tensor<7x4xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %40 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%41 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %203 = arith.divf %in, %in_38 : f32
      linalg.yield %203 : f32
    } -> tensor<7x4xf32>
    %43 = tensor.empty() : tensor<7x4xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<7x4xf32>) outs(%43 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.cos %in : f32
      linalg.yield %203 : f32
    } -> tensor<7x4xf32>
    %45 = tensor.empty() : tensor<7x4xbf16>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<7x4xf32>) outs(%45 : tensor<7x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %203 = arith.truncf %in : f32 to bf16
      linalg.yield %203 : bf16
    } -> tensor<7x4xbf16>
    %47 = tensor.empty() : tensor<7x4xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<7x4xf32>) outs(%47 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.sin %in : f32
      linalg.yield %203 : f32
    } -> tensor<7x4xf32>
    %49 = tensor.empty() : tensor<7x4xbf16>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<7x4xf32>) outs(%49 : tensor<7x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %203 = arith.truncf %in : f32 to bf16
      linalg.yield %203 : bf16
    } -> tensor<7x4xbf16>
    %collapsed = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<2x7x32xbf16> into tensor<14x32xbf16>
    %51 = tensor.empty() : tensor<14x32xbf16>
    %52 = linalg.fill ins(%cst_3 : bf16) outs(%51 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %53 = linalg.matmul ins(%collapsed, %arg7 : tensor<14x32xbf16>, tensor<32x32xbf16>) outs(%52 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %expanded_11 = tensor.expand_shape %53 [[0, 1], [2, 3]] output_shape [2, 7, 4, 8] : tensor<14x32xbf16> into tensor<2x7x4x8xbf16>
    %extracted_slice = tensor.extract_slice %expanded_11[0, 0, 0, 0] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x8xbf16> to tensor<2x7x4x4xbf16>
    %extracted_slice_12 = tensor.extract_slice %expanded_11[0, 0, 0, 4] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x8xbf16> to tensor<2x7x4x4xbf16>
    %54 = tensor.empty() : tensor<2x7x4x4xbf16>
    %55 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<7x4xbf16>) outs(%54 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x4x4xbf16>
    %56 = tensor.empty() : tensor<2x7x4x4xbf16>
    %57 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %55 : tensor<2x7x4x4xbf16>, tensor<2x7x4x4xbf16>) outs(%56 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x4x4xbf16>
    %58 = tensor.empty() : tensor<2x7x4x4xbf16>
    %59 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<7x4xbf16>) outs(%58 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x4x4xbf16>
    %60 = tensor.empty() : tensor<2x7x4x4xbf16>
    %61 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %59 : tensor<2x7x4x4xbf16>, tensor<2x7x4x4xbf16>) outs(%60 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x4x4xbf16>
    %62 = tensor.empty() : tensor<2x7x4x4xbf16>
    %63 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<2x7x4x4xbf16>, tensor<2x7x4x4xbf16>) outs(%62 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.subf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x4x4xbf16>
    %64 = tensor.empty() : tensor<2x7x4x4xbf16>
    %65 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %55 : tensor<2x7x4x4xbf16>, tensor<2x7x4x4xbf16>) outs(%64 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x4x4xbf16>
    %66 = tensor.empty() : tensor<2x7x4x4xbf16>
    %67 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %59 : tensor<2x7x4x4xbf16>, tensor<2x7x4x4xbf16>) outs(%66 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x4x4xbf16>
    %68 = tensor.empty() : tensor<2x7x4x4xbf16>
    %69 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<2x7x4x4xbf16>, tensor<2x7x4x4xbf16>) outs(%68 : tensor<2x7x4x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.addf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x4x4xbf16>
    %70 = tensor.empty() : tensor<2x7x4x8xbf16>
    %inserted_slice = tensor.insert_slice %63 into %70[0, 0, 0, 0] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x4xbf16> into tensor<2x7x4x8xbf16>
    %inserted_slice_13 = tensor.insert_slice %69 into %inserted_slice[0, 0, 0, 4] [2, 7, 4, 4] [1, 1, 1, 1] : tensor<2x7x4x4xbf16> into tensor<2x7x4x8xbf16>
    %71 = tensor.empty() : tensor<14x16xbf16>
    %72 = linalg.fill ins(%cst_3 : bf16) outs(%71 : tensor<14x16xbf16>) -> tensor<14x16xbf16>
    %73 = linalg.matmul ins(%collapsed, %arg5 : tensor<14x32xbf16>, tensor<32x16xbf16>) outs(%72 : tensor<14x16xbf16>) -> tensor<14x16xbf16>
    %expanded_14 = tensor.expand_shape %73 [[0, 1], [2, 3]] output_shape [2, 7, 2, 8] : tensor<14x16xbf16> into tensor<2x7x2x8xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 0, 0] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x8xbf16> to tensor<2x7x2x4xbf16>
    %extracted_slice_16 = tensor.extract_slice %expanded_14[0, 0, 0, 4] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x8xbf16> to tensor<2x7x2x4xbf16>
    %74 = tensor.empty() : tensor<2x7x2x4xbf16>
    %75 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<7x4xbf16>) outs(%74 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x2x4xbf16>
    %76 = tensor.empty() : tensor<2x7x2x4xbf16>
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %75 : tensor<2x7x2x4xbf16>, tensor<2x7x2x4xbf16>) outs(%76 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x2x4xbf16>
    %78 = tensor.empty() : tensor<2x7x2x4xbf16>
    %79 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<7x4xbf16>) outs(%78 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x2x4xbf16>
    %80 = tensor.empty() : tensor<2x7x2x4xbf16>
    %81 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %79 : tensor<2x7x2x4xbf16>, tensor<2x7x2x4xbf16>) outs(%80 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x2x4xbf16>
    %82 = tensor.empty() : tensor<2x7x2x4xbf16>
    %83 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %81 : tensor<2x7x2x4xbf16>, tensor<2x7x2x4xbf16>) outs(%82 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.subf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x2x4xbf16>
    %84 = tensor.empty() : tensor<2x7x2x4xbf16>
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %75 : tensor<2x7x2x4xbf16>, tensor<2x7x2x4xbf16>) outs(%84 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x2x4xbf16>
    %86 = tensor.empty() : tensor<2x7x2x4xbf16>
    %87 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %79 : tensor<2x7x2x4xbf16>, tensor<2x7x2x4xbf16>) outs(%86 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x2x4xbf16>
    %88 = tensor.empty() : tensor<2x7x2x4xbf16>
    %89 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %87 : tensor<2x7x2x4xbf16>, tensor<2x7x2x4xbf16>) outs(%88 : tensor<2x7x2x4xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.addf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x2x4xbf16>
    %90 = tensor.empty() : tensor<2x7x2x8xbf16>
    %inserted_slice_17 = tensor.insert_slice %83 into %90[0, 0, 0, 0] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x4xbf16> into tensor<2x7x2x8xbf16>
    %inserted_slice_18 = tensor.insert_slice %89 into %inserted_slice_17[0, 0, 0, 4] [2, 7, 2, 4] [1, 1, 1, 1] : tensor<2x7x2x4xbf16> into tensor<2x7x2x8xbf16>
    %91 = tensor.empty() : tensor<14x16xbf16>
    %92 = linalg.fill ins(%cst_3 : bf16) outs(%91 : tensor<14x16xbf16>) -> tensor<14x16xbf16>
    %93 = linalg.matmul ins(%collapsed, %arg9 : tensor<14x32xbf16>, tensor<32x16xbf16>) outs(%92 : tensor<14x16xbf16>) -> tensor<14x16xbf16>
    %expanded_19 = tensor.expand_shape %93 [[0, 1], [2, 3]] output_shape [2, 7, 2, 8] : tensor<14x16xbf16> into tensor<2x7x2x8xbf16>
    %94 = tensor.empty() : tensor<2x7x2x2x8xbf16>
    %95 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_18 : tensor<2x7x2x8xbf16>) outs(%94 : tensor<2x7x2x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x2x2x8xbf16>
    %collapsed_20 = tensor.collapse_shape %95 [[0], [1], [2, 3], [4]] : tensor<2x7x2x2x8xbf16> into tensor<2x7x4x8xbf16>
    %96 = tensor.empty() : tensor<2x7x2x2x8xbf16>
    %97 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<2x7x2x8xbf16>) outs(%96 : tensor<2x7x2x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x2x2x8xbf16>
    %collapsed_21 = tensor.collapse_shape %97 [[0], [1], [2, 3], [4]] : tensor<2x7x2x2x8xbf16> into tensor<2x7x4x8xbf16>
    %98 = tensor.empty() : tensor<2x4x7x8xbf16>
    %99 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<2x7x4x8xbf16>) outs(%98 : tensor<2x4x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x7x8xbf16>
    %100 = tensor.empty() : tensor<2x4x8x7xbf16>
    %101 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<2x7x4x8xbf16>) outs(%100 : tensor<2x4x8x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x8x7xbf16>
    %collapsed_22 = tensor.collapse_shape %99 [[0, 1], [2], [3]] : tensor<2x4x7x8xbf16> into tensor<8x7x8xbf16>
    %collapsed_23 = tensor.collapse_shape %101 [[0, 1], [2], [3]] : tensor<2x4x8x7xbf16> into tensor<8x8x7xbf16>
    %102 = tensor.empty() : tensor<8x7x7xbf16>
    %103 = linalg.fill ins(%cst_3 : bf16) outs(%102 : tensor<8x7x7xbf16>) -> tensor<8x7x7xbf16>
    %104 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<8x7x8xbf16>, tensor<8x8x7xbf16>) outs(%103 : tensor<8x7x7xbf16>) -> tensor<8x7x7xbf16>
    %expanded_24 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xbf16> into tensor<2x4x7x7xbf16>
    %105 = tensor.empty() : tensor<2x4x7x7xbf16>
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x4x7x7xbf16>) outs(%105 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7x7xbf16>
    %107 = tensor.empty() : tensor<7x7xi32>
    %108 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%107 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 0 : index
      %204 = arith.index_cast %203 : index to i32
      linalg.yield %204 : i32
    } -> tensor<7x7xi32>
    %109 = tensor.empty() : tensor<7x7xi32>
    %110 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%109 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 1 : index
      %204 = arith.index_cast %203 : index to i32
      linalg.yield %204 : i32
    } -> tensor<7x7xi32>
    %111 = tensor.empty() : tensor<7x7xi1>
    %112 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%108, %110 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%111 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %203 = arith.cmpi sge, %in, %in_38 : i32
      linalg.yield %203 : i1
    } -> tensor<7x7xi1>
    %113 = tensor.empty() : tensor<bf16>
    %114 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%113 : tensor<bf16>) {
    ^bb0(%out: bf16):
      %203 = arith.truncf %cst_1 : f32 to bf16
      linalg.yield %203 : bf16
    } -> tensor<bf16>
    %115 = tensor.empty() : tensor<2x4x7x7xi1>
    %116 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<7x7xi1>) outs(%115 : tensor<2x4x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x7x7xi1>
    %117 = tensor.empty() : tensor<2x4x7x7xbf16>
    %118 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<bf16>) outs(%117 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x7x7xbf16>
    %119 = tensor.empty() : tensor<2x4x7x7xbf16>
    %120 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %106, %118 : tensor<2x4x7x7xi1>, tensor<2x4x7x7xbf16>, tensor<2x4x7x7xbf16>) outs(%119 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: i1, %in_38: bf16, %in_39: bf16, %out: bf16):
      %203 = arith.select %in, %in_38, %in_39 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7x7xbf16>
    %121 = tensor.empty() : tensor<2x4x7xbf16>
    %122 = linalg.fill ins(%cst_0 : bf16) outs(%121 : tensor<2x4x7xbf16>) -> tensor<2x4x7xbf16>
    %123 = linalg.generic {indexing_maps = [#map9, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x4x7x7xbf16>) outs(%122 : tensor<2x4x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = arith.maximumf %out, %in : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7xbf16>
    %124 = tensor.empty() : tensor<2x4x7x7xbf16>
    %125 = linalg.generic {indexing_maps = [#map17, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<2x4x7xbf16>) outs(%124 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x7x7xbf16>
    %126 = tensor.empty() : tensor<2x4x7x7xbf16>
    %127 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %125 : tensor<2x4x7x7xbf16>, tensor<2x4x7x7xbf16>) outs(%126 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.subf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7x7xbf16>
    %128 = tensor.empty() : tensor<2x4x7x7xbf16>
    %129 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x4x7x7xbf16>) outs(%128 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = math.exp %in : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7x7xbf16>
    %130 = tensor.empty() : tensor<2x4x7x7xf32>
    %131 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x4x7x7xbf16>) outs(%130 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %203 = arith.extf %in : bf16 to f32
      linalg.yield %203 : f32
    } -> tensor<2x4x7x7xf32>
    %132 = tensor.empty() : tensor<2x4x7xf32>
    %133 = linalg.fill ins(%cst_8 : f32) outs(%132 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %134 = linalg.generic {indexing_maps = [#map9, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%131 : tensor<2x4x7x7xf32>) outs(%133 : tensor<2x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x4x7xf32>
    %135 = tensor.empty() : tensor<2x4x7xbf16>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x4x7xf32>) outs(%135 : tensor<2x4x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %203 = arith.truncf %in : f32 to bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7xbf16>
    %expanded_25 = tensor.expand_shape %136 [[0], [1], [2, 3]] output_shape [2, 4, 7, 1] : tensor<2x4x7xbf16> into tensor<2x4x7x1xbf16>
    %137 = tensor.empty() : tensor<2x4x7x7xbf16>
    %138 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x4x7x1xbf16>) outs(%137 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x7x7xbf16>
    %139 = tensor.empty() : tensor<2x4x7x7xbf16>
    %140 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %138 : tensor<2x4x7x7xbf16>, tensor<2x4x7x7xbf16>) outs(%139 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.divf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x4x7x7xbf16>
    %141 = tensor.empty() : tensor<2x4x8x7xbf16>
    %142 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<2x7x4x8xbf16>) outs(%141 : tensor<2x4x8x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x8x7xbf16>
    %143 = tensor.empty() : tensor<2x4x7x7xbf16>
    %144 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x4x7x7xbf16>) outs(%143 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x7x7xbf16>
    %collapsed_26 = tensor.collapse_shape %142 [[0, 1], [2], [3]] : tensor<2x4x8x7xbf16> into tensor<8x8x7xbf16>
    %collapsed_27 = tensor.collapse_shape %144 [[0, 1], [2], [3]] : tensor<2x4x7x7xbf16> into tensor<8x7x7xbf16>
    %145 = tensor.empty() : tensor<8x8x7xbf16>
    %146 = linalg.fill ins(%cst_3 : bf16) outs(%145 : tensor<8x8x7xbf16>) -> tensor<8x8x7xbf16>
    %147 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<8x8x7xbf16>, tensor<8x7x7xbf16>) outs(%146 : tensor<8x8x7xbf16>) -> tensor<8x8x7xbf16>
    %expanded_28 = tensor.expand_shape %147 [[0, 1], [2], [3]] output_shape [2, 4, 8, 7] : tensor<8x8x7xbf16> into tensor<2x4x8x7xbf16>
    %148 = tensor.empty() : tensor<2x7x4x8xbf16>
    %149 = linalg.generic {indexing_maps = [#map20, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x4x8x7xbf16>) outs(%148 : tensor<2x7x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x4x8xbf16>
    %collapsed_29 = tensor.collapse_shape %149 [[0, 1], [2, 3]] : tensor<2x7x4x8xbf16> into tensor<14x32xbf16>
    %150 = tensor.empty() : tensor<14x32xbf16>
    %151 = linalg.fill ins(%cst_3 : bf16) outs(%150 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %152 = linalg.matmul ins(%collapsed_29, %arg6 : tensor<14x32xbf16>, tensor<32x32xbf16>) outs(%151 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %expanded_30 = tensor.expand_shape %152 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xbf16> into tensor<2x7x32xbf16>
    %153 = tensor.empty() : tensor<2x7x32xbf16>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_30 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%153 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.addf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x32xbf16>
    %155 = tensor.empty() : tensor<2x7x32xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x7x32xbf16>) outs(%155 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %203 = arith.extf %in : bf16 to f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %157 = tensor.empty() : tensor<2x7x32xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x7x32xf32>) outs(%157 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.mulf %in, %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %159 = tensor.empty() : tensor<2x7xf32>
    %160 = linalg.fill ins(%cst_8 : f32) outs(%159 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<2x7x32xf32>) outs(%160 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x7xf32>
    %162 = tensor.empty() : tensor<2x7xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<2x7xf32>) outs(%162 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.divf %in, %cst_7 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7xf32>
    %expanded_31 = tensor.expand_shape %163 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %164 = tensor.empty() : tensor<2x7x1xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x7x1xf32>) outs(%164 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %in, %cst_6 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %166 = tensor.empty() : tensor<2x7x1xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x7x1xf32>) outs(%166 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.rsqrt %in : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %168 = tensor.empty() : tensor<32xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<32xbf16>) outs(%168 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %203 = arith.extf %in : bf16 to f32
      linalg.yield %203 : f32
    } -> tensor<32xf32>
    %expanded_32 = tensor.expand_shape %169 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %170 = tensor.empty() : tensor<2x7x32xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x7x1xf32>) outs(%170 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %172 = tensor.empty() : tensor<2x7x32xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x32xf32>) outs(%172 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %174 = tensor.empty() : tensor<2x7x32xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %173 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%174 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %203 = arith.mulf %in, %in_38 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %176 = tensor.empty() : tensor<2x7x32xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %175 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%176 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %203 = arith.mulf %in, %in_38 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x32xf32>
    %178 = tensor.empty() : tensor<2x7x32xbf16>
    %179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x7x32xf32>) outs(%178 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %203 = arith.truncf %in : f32 to bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x32xbf16>
    %collapsed_33 = tensor.collapse_shape %179 [[0, 1], [2]] : tensor<2x7x32xbf16> into tensor<14x32xbf16>
    %180 = tensor.empty() : tensor<14x56xbf16>
    %181 = linalg.fill ins(%cst_3 : bf16) outs(%180 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %182 = linalg.matmul ins(%collapsed_33, %arg4 : tensor<14x32xbf16>, tensor<32x56xbf16>) outs(%181 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %expanded_34 = tensor.expand_shape %182 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xbf16> into tensor<2x7x56xbf16>
    %183 = tensor.empty() : tensor<2x7x56xbf16>
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x7x56xbf16>) outs(%183 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = arith.negf %in : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x56xbf16>
    %185 = tensor.empty() : tensor<2x7x56xbf16>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x7x56xbf16>) outs(%185 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = math.exp %in : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x56xbf16>
    %187 = tensor.empty() : tensor<2x7x56xbf16>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x56xbf16>) outs(%187 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = arith.addf %in, %cst : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x56xbf16>
    %189 = tensor.empty() : tensor<2x7x56xbf16>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<2x7x56xbf16>) outs(%189 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %203 = arith.divf %cst, %in : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x56xbf16>
    %191 = tensor.empty() : tensor<2x7x56xbf16>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %190 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%191 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x56xbf16>
    %193 = tensor.empty() : tensor<14x56xbf16>
    %194 = linalg.fill ins(%cst_3 : bf16) outs(%193 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %195 = linalg.matmul ins(%collapsed_33, %arg8 : tensor<14x32xbf16>, tensor<32x56xbf16>) outs(%194 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %expanded_35 = tensor.expand_shape %195 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xbf16> into tensor<2x7x56xbf16>
    %196 = tensor.empty() : tensor<2x7x56xbf16>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %expanded_35 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%196 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.mulf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x56xbf16>
    %collapsed_36 = tensor.collapse_shape %197 [[0, 1], [2]] : tensor<2x7x56xbf16> into tensor<14x56xbf16>
    %198 = tensor.empty() : tensor<14x32xbf16>
    %199 = linalg.fill ins(%cst_3 : bf16) outs(%198 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %200 = linalg.matmul ins(%collapsed_36, %arg3 : tensor<14x56xbf16>, tensor<56x32xbf16>) outs(%199 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %expanded_37 = tensor.expand_shape %200 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xbf16> into tensor<2x7x32xbf16>
    %201 = tensor.empty() : tensor<2x7x32xbf16>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %expanded_37 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%201 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %203 = arith.addf %in, %in_38 : bf16
      linalg.yield %203 : bf16
    } -> tensor<2x7x32xbf16>
    return %202 : tensor<2x7x32xbf16>
  }
}
