#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
module @jit_cross_entropy {
  func.func public @main(%arg0: tensor<13x30xbf16>, %arg1: tensor<13xi32>) -> tensor<bf16> {
    %cst = arith.constant 1.300000e+01 : f32
    %cst_0 = arith.constant 0x7FC0 : bf16
    %c29 = arith.constant 29 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c29_i32 = arith.constant 29 : i32
    %c30_i32 = arith.constant 30 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0xFF80 : bf16
    %0 = tensor.empty() : tensor<13xbf16>
    %1 = linalg.fill ins(%cst_2 : bf16) outs(%0 : tensor<13xbf16>) -> tensor<13xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x30xbf16>) outs(%1 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %52 = arith.maximumf %out, %in : bf16
      linalg.yield %52 : bf16
    } -> tensor<13xbf16>
    %3 = tensor.empty() : tensor<13x30xbf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13xbf16>) outs(%3 : tensor<13x30xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x30xbf16>
    %5 = tensor.empty() : tensor<13x30xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<13x30xbf16>, tensor<13x30xbf16>) outs(%5 : tensor<13x30xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %52 = arith.subf %in, %in_5 : bf16
      linalg.yield %52 : bf16
    } -> tensor<13x30xbf16>
    %7 = tensor.empty() : tensor<13x30xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x30xbf16>) outs(%7 : tensor<13x30xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %52 = math.exp %in : bf16
      linalg.yield %52 : bf16
    } -> tensor<13x30xbf16>
    %9 = tensor.empty() : tensor<13x30xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x30xbf16>) outs(%9 : tensor<13x30xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      linalg.yield %52 : f32
    } -> tensor<13x30xf32>
    %11 = tensor.empty() : tensor<13xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<13xf32>) -> tensor<13xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<13x30xf32>) outs(%12 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<13xf32>
    %14 = tensor.empty() : tensor<13xbf16>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%13 : tensor<13xf32>) outs(%14 : tensor<13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %52 = arith.truncf %in : f32 to bf16
      linalg.yield %52 : bf16
    } -> tensor<13xbf16>
    %16 = tensor.empty() : tensor<13xbf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<13xbf16>) outs(%16 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %52 = math.log %in : bf16
      linalg.yield %52 : bf16
    } -> tensor<13xbf16>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [13, 1] : tensor<13xbf16> into tensor<13x1xbf16>
    %18 = tensor.empty() : tensor<13x30xbf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xbf16>) outs(%18 : tensor<13x30xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x30xbf16>
    %20 = tensor.empty() : tensor<13x30xbf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %19 : tensor<13x30xbf16>, tensor<13x30xbf16>) outs(%20 : tensor<13x30xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %52 = arith.subf %in, %in_5 : bf16
      linalg.yield %52 : bf16
    } -> tensor<13x30xbf16>
    %expanded_3 = tensor.expand_shape %arg1 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %22 = tensor.empty() : tensor<13x1xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3 : tensor<13x1xi32>) outs(%22 : tensor<13x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %52 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %52 : i1
    } -> tensor<13x1xi1>
    %24 = tensor.empty() : tensor<13x1xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3 : tensor<13x1xi32>) outs(%24 : tensor<13x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %52 = arith.addi %in, %c30_i32 : i32
      linalg.yield %52 : i32
    } -> tensor<13x1xi32>
    %26 = tensor.empty() : tensor<13x1xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25, %expanded_3 : tensor<13x1xi1>, tensor<13x1xi32>, tensor<13x1xi32>) outs(%26 : tensor<13x1xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %52 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %52 : i32
    } -> tensor<13x1xi32>
    %expanded_4 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [13, 1, 1] : tensor<13x1xi32> into tensor<13x1x1xi32>
    %28 = tensor.empty() : tensor<13x1x1xi1>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<13x1x1xi32>) outs(%28 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %52 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %52 : i1
    } -> tensor<13x1x1xi1>
    %30 = tensor.empty() : tensor<13x1x1xi1>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<13x1x1xi32>) outs(%30 : tensor<13x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %52 = arith.cmpi sle, %in, %c29_i32 : i32
      linalg.yield %52 : i1
    } -> tensor<13x1x1xi1>
    %32 = tensor.empty() : tensor<13x1x1xi1>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<13x1x1xi1>, tensor<13x1x1xi1>) outs(%32 : tensor<13x1x1xi1>) {
    ^bb0(%in: i1, %in_5: i1, %out: i1):
      %52 = arith.andi %in, %in_5 : i1
      linalg.yield %52 : i1
    } -> tensor<13x1x1xi1>
    %34 = tensor.empty() : tensor<13x1xi1>
    %35 = linalg.fill ins(%true : i1) outs(%34 : tensor<13x1xi1>) -> tensor<13x1xi1>
    %36 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<13x1x1xi1>) outs(%35 : tensor<13x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %52 = arith.andi %out, %in : i1
      linalg.yield %52 : i1
    } -> tensor<13x1xi1>
    %37 = tensor.empty() : tensor<13x1xbf16>
    %38 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%37 : tensor<13x1xbf16>) {
    ^bb0(%out: bf16):
      %52 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_4[%52, %c0, %c0] : tensor<13x1x1xi32>
      %53 = arith.index_cast %extracted : i32 to index
      %54 = arith.maxsi %53, %c0 : index
      %55 = arith.minsi %54, %c29 : index
      %extracted_5 = tensor.extract %21[%52, %55] : tensor<13x30xbf16>
      linalg.yield %extracted_5 : bf16
    } -> tensor<13x1xbf16>
    %39 = tensor.empty() : tensor<13x1xbf16>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<13x1xi1>, tensor<13x1xbf16>) outs(%39 : tensor<13x1xbf16>) {
    ^bb0(%in: i1, %in_5: bf16, %out: bf16):
      %52 = arith.select %in, %in_5, %cst_0 : bf16
      linalg.yield %52 : bf16
    } -> tensor<13x1xbf16>
    %41 = tensor.empty() : tensor<13x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<13x1xbf16>) outs(%41 : tensor<13x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      linalg.yield %52 : f32
    } -> tensor<13x1xf32>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.fill ins(%cst_1 : f32) outs(%43 : tensor<f32>) -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction"]} ins(%42 : tensor<13x1xf32>) outs(%44 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<f32>
    %46 = tensor.empty() : tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%45 : tensor<f32>) outs(%46 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.divf %in, %cst : f32
      linalg.yield %52 : f32
    } -> tensor<f32>
    %48 = tensor.empty() : tensor<bf16>
    %49 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%47 : tensor<f32>) outs(%48 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %52 = arith.truncf %in : f32 to bf16
      linalg.yield %52 : bf16
    } -> tensor<bf16>
    %50 = tensor.empty() : tensor<bf16>
    %51 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%49 : tensor<bf16>) outs(%50 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %52 = arith.negf %in : bf16
      linalg.yield %52 : bf16
    } -> tensor<bf16>
    return %51 : tensor<bf16>
  }
}
