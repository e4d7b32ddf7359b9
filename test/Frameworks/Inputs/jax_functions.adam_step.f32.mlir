#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_adam_step {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13xi32>, %arg2: tensor<24x10xf32>, %arg3: tensor<24x10xf32>, %arg4: tensor<24x10xf32>) -> (tensor<f32>, tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 0.00399400387 : f32
    %cst_2 = arith.constant 3.439000e-01 : f32
    %cst_3 = arith.constant 1.000000e-03 : f32
    %cst_4 = arith.constant 9.990000e-01 : f32
    %cst_5 = arith.constant 1.000000e-01 : f32
    %cst_6 = arith.constant 0.899999976 : f32
    %cst_7 = arith.constant 1.300000e+01 : f32
    %cst_8 = arith.constant 0x7FC00000 : f32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_9 = arith.constant 0xFF800000 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<13x10xf32>
    %0 = tensor.empty() : tensor<13x10xf32>
    %1 = linalg.fill ins(%cst_10 : f32) outs(%0 : tensor<13x10xf32>) -> tensor<13x10xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<13x24xf32>, tensor<24x10xf32>) outs(%1 : tensor<13x10xf32>) -> tensor<13x10xf32>
    %3 = tensor.empty() : tensor<13xf32>
    %4 = linalg.fill ins(%cst_9 : f32) outs(%3 : tensor<13xf32>) -> tensor<13xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x10xf32>) outs(%4 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.maximumf %out, %in : f32
      linalg.yield %110 : f32
    } -> tensor<13xf32>
    %6 = tensor.empty() : tensor<13x10xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13xf32>) outs(%6 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x10xf32>
    %8 = tensor.empty() : tensor<13x10xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<13x10xf32>, tensor<13x10xf32>) outs(%8 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.subf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<13x10xf32>
    %10 = tensor.empty() : tensor<13x10xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x10xf32>) outs(%10 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.exp %in : f32
      linalg.yield %110 : f32
    } -> tensor<13x10xf32>
    %12 = tensor.empty() : tensor<13xf32>
    %13 = linalg.fill ins(%cst_10 : f32) outs(%12 : tensor<13xf32>) -> tensor<13xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<13x10xf32>) outs(%13 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %out, %in : f32
      linalg.yield %110 : f32
    } -> tensor<13xf32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %15 = tensor.empty() : tensor<13x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf32>) outs(%15 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.log %in : f32
      linalg.yield %110 : f32
    } -> tensor<13x1xf32>
    %17 = tensor.empty() : tensor<13x10xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x1xf32>) outs(%17 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x10xf32>
    %19 = tensor.empty() : tensor<13x10xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %18 : tensor<13x10xf32>, tensor<13x10xf32>) outs(%19 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.subf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<13x10xf32>
    %expanded_12 = tensor.expand_shape %arg1 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %21 = tensor.empty() : tensor<13x1xi1>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<13x1xi32>) outs(%21 : tensor<13x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %110 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %110 : i1
    } -> tensor<13x1xi1>
    %23 = tensor.empty() : tensor<13x1xi32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<13x1xi32>) outs(%23 : tensor<13x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %110 = arith.addi %in, %c10_i32 : i32
      linalg.yield %110 : i32
    } -> tensor<13x1xi32>
    %25 = tensor.empty() : tensor<13x1xi32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %24, %expanded_12 : tensor<13x1xi1>, tensor<13x1xi32>, tensor<13x1xi32>) outs(%25 : tensor<13x1xi32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %110 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %110 : i32
    } -> tensor<13x1xi32>
    %expanded_13 = tensor.expand_shape %26 [[0], [1, 2]] output_shape [13, 1, 1] : tensor<13x1xi32> into tensor<13x1x1xi32>
    %27 = tensor.empty() : tensor<13x1x1xi1>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<13x1x1xi32>) outs(%27 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %110 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %110 : i1
    } -> tensor<13x1x1xi1>
    %29 = tensor.empty() : tensor<13x1x1xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<13x1x1xi32>) outs(%29 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %110 = arith.cmpi sle, %in, %c9_i32 : i32
      linalg.yield %110 : i1
    } -> tensor<13x1x1xi1>
    %31 = tensor.empty() : tensor<13x1x1xi1>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %30 : tensor<13x1x1xi1>, tensor<13x1x1xi1>) outs(%31 : tensor<13x1x1xi1>) {
    ^bb0(%in: i1, %in_17: i1, %out: i1):
      %110 = arith.andi %in, %in_17 : i1
      linalg.yield %110 : i1
    } -> tensor<13x1x1xi1>
    %33 = tensor.empty() : tensor<13x1xi1>
    %34 = linalg.fill ins(%true : i1) outs(%33 : tensor<13x1xi1>) -> tensor<13x1xi1>
    %35 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<13x1x1xi1>) outs(%34 : tensor<13x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %110 = arith.andi %out, %in : i1
      linalg.yield %110 : i1
    } -> tensor<13x1xi1>
    %36 = tensor.empty() : tensor<13x1xf32>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%36 : tensor<13x1xf32>) {
    ^bb0(%out: f32):
      %110 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_13[%110, %c0, %c0] : tensor<13x1x1xi32>
      %111 = arith.index_cast %extracted : i32 to index
      %112 = arith.maxsi %111, %c0 : index
      %113 = arith.minsi %112, %c9 : index
      %extracted_17 = tensor.extract %20[%110, %113] : tensor<13x10xf32>
      linalg.yield %extracted_17 : f32
    } -> tensor<13x1xf32>
    %38 = tensor.empty() : tensor<13x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<13x1xi1>, tensor<13x1xf32>) outs(%38 : tensor<13x1xf32>) {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %110 = arith.select %in, %in_17, %cst_8 : f32
      linalg.yield %110 : f32
    } -> tensor<13x1xf32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.fill ins(%cst_10 : f32) outs(%40 : tensor<f32>) -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%39 : tensor<13x1xf32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %out, %in : f32
      linalg.yield %110 : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%42 : tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_7 : f32
      linalg.yield %110 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%44 : tensor<f32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.negf %in : f32
      linalg.yield %110 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%48 : tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_7 : f32
      linalg.yield %110 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<13x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<f32>) outs(%51 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x1xf32>
    %53 = tensor.empty() : tensor<13x1x1xi32>
    %54 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%53 : tensor<13x1x1xi32>) {
    ^bb0(%out: i32):
      %110 = linalg.index 0 : index
      %111 = arith.index_cast %110 : index to i32
      linalg.yield %111 : i32
    } -> tensor<13x1x1xi32>
    %55 = tensor.empty() : tensor<13x1x2xi32>
    %inserted_slice = tensor.insert_slice %54 into %55[0, 0, 0] [13, 1, 1] [1, 1, 1] : tensor<13x1x1xi32> into tensor<13x1x2xi32>
    %inserted_slice_14 = tensor.insert_slice %expanded_13 into %inserted_slice[0, 0, 1] [13, 1, 1] [1, 1, 1] : tensor<13x1x1xi32> into tensor<13x1x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_14 [[0, 1], [2]] : tensor<13x1x2xi32> into tensor<13x2xi32>
    %collapsed_15 = tensor.collapse_shape %52 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %56 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_15, %collapsed : tensor<13xf32>, tensor<13x2xi32>) outs(%cst_11 : tensor<13x10xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %110 = arith.addf %arg6, %arg5 : f32
      iree_linalg_ext.yield %110 : f32
    } -> tensor<13x10xf32>
    %57 = tensor.empty() : tensor<13x10xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<13x10xf32>) outs(%57 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.negf %in : f32
      linalg.yield %110 : f32
    } -> tensor<13x10xf32>
    %59 = tensor.empty() : tensor<13xf32>
    %60 = linalg.fill ins(%cst_10 : f32) outs(%59 : tensor<13xf32>) -> tensor<13xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%58 : tensor<13x10xf32>) outs(%60 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %out, %in : f32
      linalg.yield %110 : f32
    } -> tensor<13xf32>
    %expanded_16 = tensor.expand_shape %61 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %62 = tensor.empty() : tensor<13x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded : tensor<13x1xf32>, tensor<13x1xf32>) outs(%62 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.divf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<13x1xf32>
    %64 = tensor.empty() : tensor<13xf32>
    %65 = linalg.fill ins(%cst_10 : f32) outs(%64 : tensor<13xf32>) -> tensor<13xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<13x1xf32>) outs(%65 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %out, %in : f32
      linalg.yield %110 : f32
    } -> tensor<13xf32>
    %67 = tensor.empty() : tensor<13x10xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<13xf32>) outs(%67 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x10xf32>
    %69 = tensor.empty() : tensor<13x10xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %11 : tensor<13x10xf32>, tensor<13x10xf32>) outs(%69 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.mulf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<13x10xf32>
    %71 = tensor.empty() : tensor<13x10xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %70 : tensor<13x10xf32>, tensor<13x10xf32>) outs(%71 : tensor<13x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.addf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<13x10xf32>
    %73 = tensor.empty() : tensor<10x13xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<13x10xf32>) outs(%73 : tensor<10x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x13xf32>
    %75 = tensor.empty() : tensor<10x24xf32>
    %76 = linalg.fill ins(%cst_10 : f32) outs(%75 : tensor<10x24xf32>) -> tensor<10x24xf32>
    %77 = linalg.matmul ins(%74, %arg0 : tensor<10x13xf32>, tensor<13x24xf32>) outs(%76 : tensor<10x24xf32>) -> tensor<10x24xf32>
    %78 = tensor.empty() : tensor<24x10xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<10x24xf32>) outs(%78 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x10xf32>
    %80 = tensor.empty() : tensor<24x10xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24x10xf32>) outs(%80 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.mulf %in, %cst_6 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %82 = tensor.empty() : tensor<24x10xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<24x10xf32>) outs(%82 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.mulf %in, %cst_5 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %84 = tensor.empty() : tensor<24x10xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %83 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%84 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.addf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %86 = tensor.empty() : tensor<24x10xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<24x10xf32>) outs(%86 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.absf %in : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %88 = tensor.empty() : tensor<24x10xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<24x10xf32>) outs(%88 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.mulf %in, %cst_4 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %90 = tensor.empty() : tensor<24x10xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<24x10xf32>) outs(%90 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.mulf %in, %cst_3 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %92 = tensor.empty() : tensor<24x10xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %79 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%92 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.mulf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %94 = tensor.empty() : tensor<24x10xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %93 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%94 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.addf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %96 = tensor.empty() : tensor<24x10xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<24x10xf32>) outs(%96 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_2 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %98 = tensor.empty() : tensor<24x10xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<24x10xf32>) outs(%98 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.mulf %in, %cst_3 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %100 = tensor.empty() : tensor<24x10xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<24x10xf32>) outs(%100 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_1 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %102 = tensor.empty() : tensor<24x10xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<24x10xf32>) outs(%102 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.sqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %104 = tensor.empty() : tensor<24x10xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<24x10xf32>) outs(%104 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %cst_0 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %106 = tensor.empty() : tensor<24x10xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %105 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%106 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.divf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    %108 = tensor.empty() : tensor<24x10xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %107 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%108 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %110 = arith.subf %in, %in_17 : f32
      linalg.yield %110 : f32
    } -> tensor<24x10xf32>
    return %46, %109, %85, %95 : tensor<f32>, tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>
  }
}
