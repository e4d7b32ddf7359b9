#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>) -> tensor<2x3x7x7xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %cst_2 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %31 = linalg.index 0 : index
      %32 = arith.index_cast %31 : index to i64
      linalg.yield %32 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_3 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %31 = arith.subi %in, %in_8 : i64
      linalg.yield %31 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf16>) outs(%4 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_4 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %5 = tensor.empty() : tensor<6x7x7xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%6 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %8 = tensor.empty() : tensor<6x7x7xf16>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<6x7x7xf32>) outs(%8 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %31 = arith.truncf %in : f32 to f16
      linalg.yield %31 : f16
    } -> tensor<6x7x7xf16>
    %expanded_5 = tensor.expand_shape %9 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %10 = tensor.empty() : tensor<2x3x7x7xf16>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x3x7x7xf16>) outs(%10 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %31 = arith.mulf %in, %cst_2 : f16
      linalg.yield %31 : f16
    } -> tensor<2x3x7x7xf16>
    %expanded_6 = tensor.expand_shape %cst_1 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xf32> into tensor<3x1x1xf32>
    %12 = tensor.empty() : tensor<3x7x7xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %3 : tensor<3x1x1xf32>, tensor<7x7xi64>) outs(%12 : tensor<3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: i64, %out: f32):
      %31 = arith.sitofp %in_8 : i64 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<3x7x7xf32>
    %14 = tensor.empty() : tensor<3x7x7xf16>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3x7x7xf32>) outs(%14 : tensor<3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %31 = arith.truncf %in : f32 to f16
      linalg.yield %31 : f16
    } -> tensor<3x7x7xf16>
    %16 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x3x7x7xf16>, tensor<3x7x7xf16>) outs(%10 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %31 = arith.addf %in, %in_8 : f16
      linalg.yield %31 : f16
    } -> tensor<2x3x7x7xf16>
    %17 = tensor.empty() : tensor<2x3x7x7xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x7x7xf16>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %31 = arith.extf %in : f16 to f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %19 = tensor.empty() : tensor<2x3x7xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %21 = tensor.empty() : tensor<2x3x7xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %23:2 = linalg.generic {indexing_maps = [#map5, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x7x7xf32>) outs(%22, %20 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %31 = linalg.index 3 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_8 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_7 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_7 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.subf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x3x7x7xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %26 = tensor.empty() : tensor<2x3x7x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.divf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x3x7x7xf32>) outs(%10 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %31 = arith.truncf %in : f32 to f16
      linalg.yield %31 : f16
    } -> tensor<2x3x7x7xf16>
    return %30 : tensor<2x3x7x7xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_torch.float32: "0x040000000000003F0000803E0000003E"
    }
  }
#-}
