#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
module @jit_softmax_masked {
  func.func public @main(%arg0: tensor<13x30xf32>) -> tensor<13x30xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c20_i32 = arith.constant 20 : i32
    %0 = tensor.empty() : tensor<30xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<30xi32>) {
    ^bb0(%out: i32):
      %32 = linalg.index 0 : index
      %33 = arith.index_cast %32 : index to i32
      linalg.yield %33 : i32
    } -> tensor<30xi32>
    %2 = tensor.empty() : tensor<30xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<30xi32>) outs(%2 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %32 = arith.cmpi slt, %in, %c20_i32 : i32
      linalg.yield %32 : i1
    } -> tensor<30xi1>
    %4 = tensor.empty() : tensor<13x30xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<30xi1>) outs(%4 : tensor<13x30xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<13x30xi1>
    %6 = tensor.empty() : tensor<13x30xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0 : tensor<13x30xi1>, tensor<13x30xf32>) outs(%6 : tensor<13x30xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %32 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %32 : f32
    } -> tensor<13x30xf32>
    %8 = tensor.empty() : tensor<13xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<13xf32>) -> tensor<13xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<13x30xf32>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.maximumf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<13xf32>
    %11 = tensor.empty() : tensor<13x30xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13xf32>) outs(%11 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x30xf32>
    %13 = tensor.empty() : tensor<13x30xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %12 : tensor<13x30xf32>, tensor<13x30xf32>) outs(%13 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %32 = arith.subf %in, %in_1 : f32
      linalg.yield %32 : f32
    } -> tensor<13x30xf32>
    %15 = tensor.empty() : tensor<13x30xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x30xf32>) outs(%15 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<13x30xf32>
    %17 = tensor.empty() : tensor<13x30xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %16 : tensor<13x30xi1>, tensor<13x30xf32>) outs(%17 : tensor<13x30xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %32 = arith.select %in, %in_1, %cst : f32
      linalg.yield %32 : f32
    } -> tensor<13x30xf32>
    %19 = tensor.empty() : tensor<13xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<13xf32>) -> tensor<13xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<13x30xf32>) outs(%20 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<13xf32>
    %22 = tensor.empty() : tensor<13x30xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<13xf32>) outs(%22 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x30xf32>
    %24 = tensor.empty() : tensor<13x30xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %23 : tensor<13x30xf32>, tensor<13x30xf32>) outs(%24 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %32 = arith.divf %in, %in_1 : f32
      linalg.yield %32 : f32
    } -> tensor<13x30xf32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%26 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %28 = tensor.empty() : tensor<13x30xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<f32>) outs(%28 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x30xf32>
    %30 = tensor.empty() : tensor<13x30xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %25, %29 : tensor<13x30xi1>, tensor<13x30xf32>, tensor<13x30xf32>) outs(%30 : tensor<13x30xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %32 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %32 : f32
    } -> tensor<13x30xf32>
    return %31 : tensor<13x30xf32>
  }
}
