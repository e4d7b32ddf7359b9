#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x6x8x12xf32>) -> tensor<?x6x4x6xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.41421354 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x8x12xf32>
    %0 = tensor.empty(%dim) : tensor<?x6x8x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x6x8x12xf32>) outs(%0 : tensor<?x6x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.divf %in, %cst_2 : f32
      %7 = math.erf %6 : f32
      %8 = arith.addf %7, %cst : f32
      %9 = arith.mulf %8, %cst_0 : f32
      %10 = arith.mulf %in, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<?x6x8x12xf32>
    %2 = tensor.empty(%dim) : tensor<?x6x4x6xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<?x6x4x6xf32>) -> tensor<?x6x4x6xf32>
    %4 = tensor.empty() : tensor<2x2xf32>
    %5 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%1, %4 : tensor<?x6x8x12xf32>, tensor<2x2xf32>) outs(%3 : tensor<?x6x4x6xf32>) -> tensor<?x6x4x6xf32>
    return %5 : tensor<?x6x4x6xf32>
  }
}
