#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_adam_step {
  func.func public @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13xi32>, %arg2: tensor<24x10xf16>, %arg3: tensor<24x10xf16>, %arg4: tensor<24x10xf16>) -> (tensor<f16>, tensor<24x10xf16>, tensor<24x10xf16>, tensor<24x10xf16>) {
    %cst = arith.constant -1.000000e+00 : f16
    %cst_0 = arith.constant 3.993990e-03 : f16
    %cst_1 = arith.constant 3.439940e-01 : f16
    %cst_2 = arith.constant 1.000400e-03 : f16
    %cst_3 = arith.constant 9.990230e-01 : f16
    %cst_4 = arith.constant 9.997550e-02 : f16
    %cst_5 = arith.constant 8.999020e-01 : f16
    %cst_6 = arith.constant 1.300000e+01 : f32
    %cst_7 = arith.constant 0x7E00 : f16
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant 0xFC00 : f16
    %cst_10 = arith.constant 0.000000e+00 : f16
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<13x10xf16>
    %0 = tensor.empty() : tensor<13x10xf16>
    %1 = linalg.fill ins(%cst_10 : f16) outs(%0 : tensor<13x10xf16>) -> tensor<13x10xf16>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<13x24xf16>, tensor<24x10xf16>) outs(%1 : tensor<13x10xf16>) -> tensor<13x10xf16>
    %3 = tensor.empty() : tensor<13xf16>
    %4 = linalg.fill ins(%cst_9 : f16) outs(%3 : tensor<13xf16>) -> tensor<13xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x10xf16>) outs(%4 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.maximumf %out, %in : f16
      linalg.yield %126 : f16
    } -> tensor<13xf16>
    %6 = tensor.empty() : tensor<13x10xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13xf16>) outs(%6 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x10xf16>
    %8 = tensor.empty() : tensor<13x10xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<13x10xf16>, tensor<13x10xf16>) outs(%8 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.subf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<13x10xf16>
    %10 = tensor.empty() : tensor<13x10xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x10xf16>) outs(%10 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = math.exp %in : f16
      linalg.yield %126 : f16
    } -> tensor<13x10xf16>
    %12 = tensor.empty() : tensor<13x10xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x10xf16>) outs(%12 : tensor<13x10xf32>) {
    ^bb0(%in: f16, %out: f32):
      %126 = arith.extf %in : f16 to f32
      linalg.yield %126 : f32
    } -> tensor<13x10xf32>
    %14 = tensor.empty() : tensor<13xf32>
    %15 = linalg.fill ins(%cst_8 : f32) outs(%14 : tensor<13xf32>) -> tensor<13xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<13x10xf32>) outs(%15 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %out, %in : f32
      linalg.yield %126 : f32
    } -> tensor<13xf32>
    %17 = tensor.empty() : tensor<13xf16>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%16 : tensor<13xf32>) outs(%17 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %126 = arith.truncf %in : f32 to f16
      linalg.yield %126 : f16
    } -> tensor<13xf16>
    %expanded = tensor.expand_shape %18 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %19 = tensor.empty() : tensor<13x1xf16>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf16>) outs(%19 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = math.log %in : f16
      linalg.yield %126 : f16
    } -> tensor<13x1xf16>
    %21 = tensor.empty() : tensor<13x10xf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x1xf16>) outs(%21 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x10xf16>
    %23 = tensor.empty() : tensor<13x10xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %22 : tensor<13x10xf16>, tensor<13x10xf16>) outs(%23 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.subf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<13x10xf16>
    %expanded_12 = tensor.expand_shape %arg1 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %25 = tensor.empty() : tensor<13x1xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<13x1xi32>) outs(%25 : tensor<13x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %126 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %126 : i1
    } -> tensor<13x1xi1>
    %27 = tensor.empty() : tensor<13x1xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<13x1xi32>) outs(%27 : tensor<13x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %126 = arith.addi %in, %c10_i32 : i32
      linalg.yield %126 : i32
    } -> tensor<13x1xi32>
    %29 = tensor.empty() : tensor<13x1xi32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %28, %expanded_12 : tensor<13x1xi1>, tensor<13x1xi32>, tensor<13x1xi32>) outs(%29 : tensor<13x1xi32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %126 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %126 : i32
    } -> tensor<13x1xi32>
    %expanded_13 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [13, 1, 1] : tensor<13x1xi32> into tensor<13x1x1xi32>
    %31 = tensor.empty() : tensor<13x1x1xi1>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<13x1x1xi32>) outs(%31 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %126 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %126 : i1
    } -> tensor<13x1x1xi1>
    %33 = tensor.empty() : tensor<13x1x1xi1>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<13x1x1xi32>) outs(%33 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %126 = arith.cmpi sle, %in, %c9_i32 : i32
      linalg.yield %126 : i1
    } -> tensor<13x1x1xi1>
    %35 = tensor.empty() : tensor<13x1x1xi1>
    %36 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %34 : tensor<13x1x1xi1>, tensor<13x1x1xi1>) outs(%35 : tensor<13x1x1xi1>) {
    ^bb0(%in: i1, %in_17: i1, %out: i1):
      %126 = arith.andi %in, %in_17 : i1
      linalg.yield %126 : i1
    } -> tensor<13x1x1xi1>
    %37 = tensor.empty() : tensor<13x1xi1>
    %38 = linalg.fill ins(%true : i1) outs(%37 : tensor<13x1xi1>) -> tensor<13x1xi1>
    %39 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<13x1x1xi1>) outs(%38 : tensor<13x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %126 = arith.andi %out, %in : i1
      linalg.yield %126 : i1
    } -> tensor<13x1xi1>
    %40 = tensor.empty() : tensor<13x1xf16>
    %41 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%40 : tensor<13x1xf16>) {
    ^bb0(%out: f16):
      %126 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_13[%126, %c0, %c0] : tensor<13x1x1xi32>
      %127 = arith.index_cast %extracted : i32 to index
      %128 = arith.maxsi %127, %c0 : index
      %129 = arith.minsi %128, %c9 : index
      %extracted_17 = tensor.extract %24[%126, %129] : tensor<13x10xf16>
      linalg.yield %extracted_17 : f16
    } -> tensor<13x1xf16>
    %42 = tensor.empty() : tensor<13x1xf16>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %41 : tensor<13x1xi1>, tensor<13x1xf16>) outs(%42 : tensor<13x1xf16>) {
    ^bb0(%in: i1, %in_17: f16, %out: f16):
      %126 = arith.select %in, %in_17, %cst_7 : f16
      linalg.yield %126 : f16
    } -> tensor<13x1xf16>
    %44 = tensor.empty() : tensor<13x1xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<13x1xf16>) outs(%44 : tensor<13x1xf32>) {
    ^bb0(%in: f16, %out: f32):
      %126 = arith.extf %in : f16 to f32
      linalg.yield %126 : f32
    } -> tensor<13x1xf32>
    %46 = tensor.empty() : tensor<f32>
    %47 = linalg.fill ins(%cst_8 : f32) outs(%46 : tensor<f32>) -> tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction"]} ins(%45 : tensor<13x1xf32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %out, %in : f32
      linalg.yield %126 : f32
    } -> tensor<f32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%48 : tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.divf %in, %cst_6 : f32
      linalg.yield %126 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<f16>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%50 : tensor<f32>) outs(%51 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %126 = arith.truncf %in : f32 to f16
      linalg.yield %126 : f16
    } -> tensor<f16>
    %53 = tensor.empty() : tensor<f16>
    %54 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%52 : tensor<f16>) outs(%53 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.negf %in : f16
      linalg.yield %126 : f16
    } -> tensor<f16>
    %55 = tensor.empty() : tensor<f16>
    %56 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%55 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%56 : tensor<f16>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f16, %out: f32):
      %126 = arith.extf %in : f16 to f32
      linalg.yield %126 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%58 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.divf %in, %cst_6 : f32
      linalg.yield %126 : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<f16>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%60 : tensor<f32>) outs(%61 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %126 = arith.truncf %in : f32 to f16
      linalg.yield %126 : f16
    } -> tensor<f16>
    %63 = tensor.empty() : tensor<13x1xf16>
    %64 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<f16>) outs(%63 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x1xf16>
    %65 = tensor.empty() : tensor<13x1x1xi32>
    %66 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%65 : tensor<13x1x1xi32>) {
    ^bb0(%out: i32):
      %126 = linalg.index 0 : index
      %127 = arith.index_cast %126 : index to i32
      linalg.yield %127 : i32
    } -> tensor<13x1x1xi32>
    %67 = tensor.empty() : tensor<13x1x2xi32>
    %inserted_slice = tensor.insert_slice %66 into %67[0, 0, 0] [13, 1, 1] [1, 1, 1] : tensor<13x1x1xi32> into tensor<13x1x2xi32>
    %inserted_slice_14 = tensor.insert_slice %expanded_13 into %inserted_slice[0, 0, 1] [13, 1, 1] [1, 1, 1] : tensor<13x1x1xi32> into tensor<13x1x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_14 [[0, 1], [2]] : tensor<13x1x2xi32> into tensor<13x2xi32>
    %collapsed_15 = tensor.collapse_shape %64 [[0, 1]] : tensor<13x1xf16> into tensor<13xf16>
    %68 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_15, %collapsed : tensor<13xf16>, tensor<13x2xi32>) outs(%cst_11 : tensor<13x10xf16>) {
    ^bb0(%arg5: f16, %arg6: f16):
      %126 = arith.addf %arg6, %arg5 : f16
      iree_linalg_ext.yield %126 : f16
    } -> tensor<13x10xf16>
    %69 = tensor.empty() : tensor<13x10xf16>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<13x10xf16>) outs(%69 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.negf %in : f16
      linalg.yield %126 : f16
    } -> tensor<13x10xf16>
    %71 = tensor.empty() : tensor<13xf16>
    %72 = linalg.fill ins(%cst_10 : f16) outs(%71 : tensor<13xf16>) -> tensor<13xf16>
    %73 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<13x10xf16>) outs(%72 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.addf %out, %in : f16
      linalg.yield %126 : f16
    } -> tensor<13xf16>
    %expanded_16 = tensor.expand_shape %73 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %74 = tensor.empty() : tensor<13x1xf16>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded : tensor<13x1xf16>, tensor<13x1xf16>) outs(%74 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.divf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<13x1xf16>
    %76 = tensor.empty() : tensor<13x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<13x1xf16>) outs(%76 : tensor<13x1xf32>) {
    ^bb0(%in: f16, %out: f32):
      %126 = arith.extf %in : f16 to f32
      linalg.yield %126 : f32
    } -> tensor<13x1xf32>
    %78 = tensor.empty() : tensor<13xf32>
    %79 = linalg.fill ins(%cst_8 : f32) outs(%78 : tensor<13xf32>) -> tensor<13xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<13x1xf32>) outs(%79 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %out, %in : f32
      linalg.yield %126 : f32
    } -> tensor<13xf32>
    %81 = tensor.empty() : tensor<13xf16>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%80 : tensor<13xf32>) outs(%81 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %126 = arith.truncf %in : f32 to f16
      linalg.yield %126 : f16
    } -> tensor<13xf16>
    %83 = tensor.empty() : tensor<13x10xf16>
    %84 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<13xf16>) outs(%83 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x10xf16>
    %85 = tensor.empty() : tensor<13x10xf16>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %11 : tensor<13x10xf16>, tensor<13x10xf16>) outs(%85 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.mulf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<13x10xf16>
    %87 = tensor.empty() : tensor<13x10xf16>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %86 : tensor<13x10xf16>, tensor<13x10xf16>) outs(%87 : tensor<13x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.addf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<13x10xf16>
    %89 = tensor.empty() : tensor<10x13xf16>
    %90 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<13x10xf16>) outs(%89 : tensor<10x13xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<10x13xf16>
    %91 = tensor.empty() : tensor<10x24xf16>
    %92 = linalg.fill ins(%cst_10 : f16) outs(%91 : tensor<10x24xf16>) -> tensor<10x24xf16>
    %93 = linalg.matmul ins(%90, %arg0 : tensor<10x13xf16>, tensor<13x24xf16>) outs(%92 : tensor<10x24xf16>) -> tensor<10x24xf16>
    %94 = tensor.empty() : tensor<24x10xf16>
    %95 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<10x24xf16>) outs(%94 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x10xf16>
    %96 = tensor.empty() : tensor<24x10xf16>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24x10xf16>) outs(%96 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.mulf %in, %cst_5 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %98 = tensor.empty() : tensor<24x10xf16>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<24x10xf16>) outs(%98 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.mulf %in, %cst_4 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %100 = tensor.empty() : tensor<24x10xf16>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<24x10xf16>, tensor<24x10xf16>) outs(%100 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.addf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %102 = tensor.empty() : tensor<24x10xf16>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<24x10xf16>) outs(%102 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = math.absf %in : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %104 = tensor.empty() : tensor<24x10xf16>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<24x10xf16>) outs(%104 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.mulf %in, %cst_3 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %106 = tensor.empty() : tensor<24x10xf16>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<24x10xf16>) outs(%106 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.mulf %in, %cst_2 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %108 = tensor.empty() : tensor<24x10xf16>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %95 : tensor<24x10xf16>, tensor<24x10xf16>) outs(%108 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.mulf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %110 = tensor.empty() : tensor<24x10xf16>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %109 : tensor<24x10xf16>, tensor<24x10xf16>) outs(%110 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.addf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %112 = tensor.empty() : tensor<24x10xf16>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<24x10xf16>) outs(%112 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.divf %in, %cst_1 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %114 = tensor.empty() : tensor<24x10xf16>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<24x10xf16>) outs(%114 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.mulf %in, %cst_2 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %116 = tensor.empty() : tensor<24x10xf16>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<24x10xf16>) outs(%116 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.divf %in, %cst_0 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %118 = tensor.empty() : tensor<24x10xf16>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<24x10xf16>) outs(%118 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = math.sqrt %in : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %120 = tensor.empty() : tensor<24x10xf16>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<24x10xf16>) outs(%120 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      %126 = arith.addf %in, %cst_10 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %122 = tensor.empty() : tensor<24x10xf16>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %121 : tensor<24x10xf16>, tensor<24x10xf16>) outs(%122 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.divf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    %124 = tensor.empty() : tensor<24x10xf16>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %123 : tensor<24x10xf16>, tensor<24x10xf16>) outs(%124 : tensor<24x10xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %126 = arith.subf %in, %in_17 : f16
      linalg.yield %126 : f16
    } -> tensor<24x10xf16>
    return %54, %125, %101, %111 : tensor<f16>, tensor<24x10xf16>, tensor<24x10xf16>, tensor<24x10xf16>
  }
}
