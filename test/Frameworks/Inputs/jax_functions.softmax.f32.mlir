#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_softmax {
  func.func public @main(%arg0: tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<2x3x7x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x7x7xf32>) outs(%0 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %cst_1 : f32
      linalg.yield %18 : f32
    } -> tensor<2x3x7x7xf32>
    %2 = tensor.empty() : tensor<2x3x7xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1 : tensor<2x3x7x7xf32>) outs(%3 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.maximumf %out, %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x3x7xf32>
    %5 = tensor.empty() : tensor<2x3x7x7xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x3x7xf32>) outs(%5 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x7xf32>
    %7 = tensor.empty() : tensor<2x3x7x7xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %6 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%7 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.subf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<2x3x7x7xf32>
    %9 = tensor.empty() : tensor<2x3x7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x7x7xf32>) outs(%9 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.exp %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x3x7x7xf32>
    %11 = tensor.empty() : tensor<2x3x7xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x7x7xf32>) outs(%12 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %out, %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x3x7xf32>
    %14 = tensor.empty() : tensor<2x3x7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x7xf32>) outs(%14 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x7xf32>
    %16 = tensor.empty() : tensor<2x3x7x7xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %15 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%16 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.divf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<2x3x7x7xf32>
    return %17 : tensor<2x3x7x7xf32>
  }
}
