#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x20xf32>, %arg1: tensor<32x20xf32>, %arg2: tensor<32xf32>, %arg3: tensor<6x32xf32>, %arg4: tensor<6xf32>, %arg5: tensor<32x3xf32>, %arg6: tensor<32xf32>, %arg7: tensor<20x32xf32>, %arg8: tensor<20xf32>) -> (tensor<13x20xf32>, tensor<f32>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.600000e+02 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 3.900000e+01 : f32
    %0 = tensor.empty() : tensor<20x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x20xf32>) outs(%0 : tensor<20x32xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x20xf32>, tensor<20x32xf32>) outs(%2 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<13x32xf32>, tensor<32xf32>) outs(%1 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.addf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<13x32xf32>) outs(%1 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.cmpf ugt, %in, %cst : f32
      %40 = arith.select %39, %in, %cst : f32
      linalg.yield %40 : f32
    } -> tensor<13x32xf32>
    %6 = tensor.empty() : tensor<32x6xf32>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<6x32xf32>) outs(%6 : tensor<32x6xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<13x6xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<13x6xf32>) -> tensor<13x6xf32>
    %9 = linalg.matmul ins(%5, %transposed_4 : tensor<13x32xf32>, tensor<32x6xf32>) outs(%8 : tensor<13x6xf32>) -> tensor<13x6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4 : tensor<13x6xf32>, tensor<6xf32>) outs(%7 : tensor<13x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.addf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x6xf32>
    %extracted_slice = tensor.extract_slice %10[0, 0] [13, 3] [1, 1] : tensor<13x6xf32> to tensor<13x3xf32>
    %extracted_slice_5 = tensor.extract_slice %10[0, 3] [13, 3] [1, 1] : tensor<13x6xf32> to tensor<13x3xf32>
    %11 = tensor.empty() : tensor<13x3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_0 : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %13 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.mulf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %15 = tensor.empty() : tensor<3x32xf32>
    %transposed_6 = linalg.transpose ins(%arg5 : tensor<32x3xf32>) outs(%15 : tensor<3x32xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%14, %transposed_6 : tensor<13x3xf32>, tensor<3x32xf32>) outs(%2 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %arg6 : tensor<13x32xf32>, tensor<32xf32>) outs(%1 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.addf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x32xf32>) outs(%1 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.cmpf ugt, %in, %cst : f32
      %40 = arith.select %39, %in, %cst : f32
      linalg.yield %40 : f32
    } -> tensor<13x32xf32>
    %19 = tensor.empty() : tensor<32x20xf32>
    %transposed_7 = linalg.transpose ins(%arg7 : tensor<20x32xf32>) outs(%19 : tensor<32x20xf32>) permutation = [1, 0] 
    %20 = tensor.empty() : tensor<13x20xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %22 = linalg.matmul ins(%18, %transposed_7 : tensor<13x32xf32>, tensor<32x20xf32>) outs(%21 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %arg8 : tensor<13x20xf32>, tensor<20xf32>) outs(%20 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.addf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x20xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %arg0 : tensor<13x20xf32>, tensor<13x20xf32>) outs(%20 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.subf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x20xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x20xf32>) outs(%20 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %39 : f32
    } -> tensor<13x20xf32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<f32>) -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%25 : tensor<13x20xf32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%28 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst_1 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %cst_2 : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %31 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.subf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%11 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.subf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<13x3xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%34 : tensor<13x3xf32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%35 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst_3 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%36 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_0 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%29, %37 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %39 = arith.subf %in, %in_8 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    return %23, %38 : tensor<13x20xf32>, tensor<f32>
  }
}
