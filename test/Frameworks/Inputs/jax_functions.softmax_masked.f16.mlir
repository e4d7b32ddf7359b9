#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_softmax_masked {
  func.func public @main(%arg0: tensor<13x30xf16>) -> tensor<13x30xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFC00 : f16
    %c20_i32 = arith.constant 20 : i32
    %0 = tensor.empty() : tensor<30xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<30xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<30xi32>
    %2 = tensor.empty() : tensor<30xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<30xi32>) outs(%2 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %42 = arith.cmpi slt, %in, %c20_i32 : i32
      linalg.yield %42 : i1
    } -> tensor<30xi1>
    %4 = tensor.empty() : tensor<13x30xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<30xi1>) outs(%4 : tensor<13x30xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<13x30xi1>
    %6 = tensor.empty() : tensor<13x30xf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0 : tensor<13x30xi1>, tensor<13x30xf16>) outs(%6 : tensor<13x30xf16>) {
    ^bb0(%in: i1, %in_2: f16, %out: f16):
      %42 = arith.select %in, %in_2, %cst_1 : f16
      linalg.yield %42 : f16
    } -> tensor<13x30xf16>
    %8 = tensor.empty() : tensor<13xf16>
    %9 = linalg.fill ins(%cst_1 : f16) outs(%8 : tensor<13xf16>) -> tensor<13xf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<13x30xf16>) outs(%9 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %42 = arith.maximumf %out, %in : f16
      linalg.yield %42 : f16
    } -> tensor<13xf16>
    %11 = tensor.empty() : tensor<f16>
    %12 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%11 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst_1 : f16
    } -> tensor<f16>
    %13 = tensor.empty() : tensor<13x30xf16>
    %14 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<f16>) outs(%13 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %15 = tensor.empty() : tensor<13x30xf16>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0, %14 : tensor<13x30xi1>, tensor<13x30xf16>, tensor<13x30xf16>) outs(%15 : tensor<13x30xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %42 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %42 : f16
    } -> tensor<13x30xf16>
    %17 = tensor.empty() : tensor<13x30xf16>
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13xf16>) outs(%17 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %19 = tensor.empty() : tensor<13x30xf16>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%19 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %42 = arith.subf %in, %in_2 : f16
      linalg.yield %42 : f16
    } -> tensor<13x30xf16>
    %21 = tensor.empty() : tensor<13x30xf16>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x30xf16>) outs(%21 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      %42 = math.exp %in : f16
      linalg.yield %42 : f16
    } -> tensor<13x30xf16>
    %23 = tensor.empty() : tensor<13x30xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<13x30xf16>) outs(%23 : tensor<13x30xf32>) {
    ^bb0(%in: f16, %out: f32):
      %42 = arith.extf %in : f16 to f32
      linalg.yield %42 : f32
    } -> tensor<13x30xf32>
    %25 = tensor.empty() : tensor<13x30xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %24 : tensor<13x30xi1>, tensor<13x30xf32>) outs(%25 : tensor<13x30xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %42 = arith.select %in, %in_2, %cst_0 : f32
      linalg.yield %42 : f32
    } -> tensor<13x30xf32>
    %27 = tensor.empty() : tensor<13xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<13xf32>) -> tensor<13xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<13x30xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<13xf32>
    %30 = tensor.empty() : tensor<13xf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29 : tensor<13xf32>) outs(%30 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %42 = arith.truncf %in : f32 to f16
      linalg.yield %42 : f16
    } -> tensor<13xf16>
    %expanded = tensor.expand_shape %31 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %32 = tensor.empty() : tensor<13x30xf16>
    %33 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf16>) outs(%32 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %34 = tensor.empty() : tensor<13x30xf16>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%22, %33 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%34 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %42 = arith.divf %in, %in_2 : f16
      linalg.yield %42 : f16
    } -> tensor<13x30xf16>
    %36 = tensor.empty() : tensor<f16>
    %37 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%36 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %38 = tensor.empty() : tensor<13x30xf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<f16>) outs(%38 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %40 = tensor.empty() : tensor<13x30xf16>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %35, %39 : tensor<13x30xi1>, tensor<13x30xf16>, tensor<13x30xf16>) outs(%40 : tensor<13x30xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %42 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %42 : f16
    } -> tensor<13x30xf16>
    return %41 : tensor<13x30xf16>
  }
}
