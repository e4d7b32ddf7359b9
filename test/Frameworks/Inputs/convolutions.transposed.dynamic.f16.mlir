#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x12x6x5xf16>, %arg1: tensor<12x8x2x3xf16>) -> tensor<?x8x12x15xf16> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x12x6x5xf16>
    %0 = tensor.empty() : tensor<8x12x2x3xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<8x12x2x3xf16>) -> tensor<8x12x2x3xf16>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<8x12x2x3xf16>) {
    ^bb0(%out: f16):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %14 = arith.subi %c1, %12 : index
      %15 = arith.subi %c2, %13 : index
      %extracted = tensor.extract %arg1[%11, %10, %14, %15] : tensor<12x8x2x3xf16>
      linalg.yield %extracted : f16
    } -> tensor<8x12x2x3xf16>
    %3 = tensor.empty(%dim) : tensor<?x12x13x17xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<?x12x13x17xf16>) -> tensor<?x12x13x17xf16>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 2] [%dim, 12, 6, 5] [1, 1, 2, 3] : tensor<?x12x6x5xf16> into tensor<?x12x13x17xf16>
    %5 = tensor.empty(%dim) : tensor<?x8x12x15xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<?x8x12x15xf32>) -> tensor<?x8x12x15xf32>
    %7 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<?x12x13x17xf16>, tensor<8x12x2x3xf16>) outs(%6 : tensor<?x8x12x15xf32>) -> tensor<?x8x12x15xf32>
    %8 = tensor.empty(%dim) : tensor<?x8x12x15xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<?x8x12x15xf32>) outs(%8 : tensor<?x8x12x15xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<?x8x12x15xf16>
    return %9 : tensor<?x8x12x15xf16>
  }
}
