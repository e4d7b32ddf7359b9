#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x24xf32>, %arg1: tensor<?x24xf32>) -> tensor<?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<9.99999993E-9> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %0 = tensor.empty(%dim) : tensor<?x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x24xf32>) outs(%1 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.absf %in : f32
      %19 = math.powf %18, %cst_1 : f32
      %20 = arith.addf %19, %out : f32
      linalg.yield %20 : f32
    } -> tensor<?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.powf %in, %cst_2 : f32
      linalg.yield %18 : f32
    } -> tensor<?x1xf32>
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?x24xf32>
    %4 = tensor.empty(%dim_3) : tensor<?x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<?x24xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.absf %in : f32
      %19 = math.powf %18, %cst_1 : f32
      %20 = arith.addf %19, %out : f32
      linalg.yield %20 : f32
    } -> tensor<?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.powf %in, %cst_2 : f32
      linalg.yield %18 : f32
    } -> tensor<?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_0 : tensor<?x1xf32>, tensor<f32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %18 = arith.cmpf ult, %in, %in_4 : f32
      %19 = arith.select %18, %in_4, %in : f32
      linalg.yield %19 : f32
    } -> tensor<?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_0 : tensor<?x1xf32>, tensor<f32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %18 = arith.cmpf ult, %in, %in_4 : f32
      %19 = arith.select %18, %in_4, %in : f32
      linalg.yield %19 : f32
    } -> tensor<?x1xf32>
    %10 = tensor.empty(%dim_3) : tensor<?x24xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %9 : tensor<?x24xf32>, tensor<?x1xf32>) outs(%10 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %18 = arith.divf %in, %in_4 : f32
      linalg.yield %18 : f32
    } -> tensor<?x24xf32>
    %12 = tensor.empty(%dim) : tensor<?x24xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<?x24xf32>, tensor<?x1xf32>) outs(%12 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %18 = arith.divf %in, %in_4 : f32
      linalg.yield %18 : f32
    } -> tensor<?x24xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%12 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %18 = arith.mulf %in, %in_4 : f32
      linalg.yield %18 : f32
    } -> tensor<?x24xf32>
    %15 = tensor.empty(%dim) : tensor<?xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<?xf32>) -> tensor<?xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<?x24xf32>) outs(%16 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %in, %out : f32
      linalg.yield %18 : f32
    } -> tensor<?xf32>
    return %17 : tensor<?xf32>
  }
}
