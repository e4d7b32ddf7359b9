#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x20xbf16>, %arg1: tensor<32x20xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<6x32xbf16>, %arg4: tensor<6xbf16>, %arg5: tensor<32x3xbf16>, %arg6: tensor<32xbf16>, %arg7: tensor<20x32xbf16>, %arg8: tensor<20xbf16>) -> (tensor<13x20xbf16>, tensor<bf16>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %cst_2 = arith.constant 2.600000e+02 : f32
    %cst_3 = arith.constant 1.000000e+00 : bf16
    %cst_4 = arith.constant 3.900000e+01 : bf16
    %0 = tensor.empty() : tensor<20x32xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x20xbf16>) outs(%0 : tensor<20x32xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x20xbf16>, tensor<20x32xbf16>) outs(%2 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %4 = tensor.empty() : tensor<13x32xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x32xf32>) outs(%4 : tensor<13x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<13x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<13x32xbf16>, tensor<32xbf16>) outs(%4 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.addf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x32xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x32xbf16>) outs(%4 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.cmpf ugt, %in, %cst_0 : bf16
      %52 = arith.select %51, %in, %cst_0 : bf16
      linalg.yield %52 : bf16
    } -> tensor<13x32xbf16>
    %8 = tensor.empty() : tensor<32x6xbf16>
    %transposed_5 = linalg.transpose ins(%arg3 : tensor<6x32xbf16>) outs(%8 : tensor<32x6xbf16>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<13x6xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<13x6xf32>) -> tensor<13x6xf32>
    %11 = linalg.matmul ins(%7, %transposed_5 : tensor<13x32xbf16>, tensor<32x6xbf16>) outs(%10 : tensor<13x6xf32>) -> tensor<13x6xf32>
    %12 = tensor.empty() : tensor<13x6xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x6xf32>) outs(%12 : tensor<13x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<13x6xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg4 : tensor<13x6xbf16>, tensor<6xbf16>) outs(%12 : tensor<13x6xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.addf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x6xbf16>
    %extracted_slice = tensor.extract_slice %14[0, 0] [13, 3] [1, 1] : tensor<13x6xbf16> to tensor<13x3xbf16>
    %extracted_slice_6 = tensor.extract_slice %14[0, 3] [13, 3] [1, 1] : tensor<13x6xbf16> to tensor<13x3xbf16>
    %15 = tensor.empty() : tensor<13x3xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = math.exp %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %17 : tensor<13x3xbf16>, tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.mulf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %19 = tensor.empty() : tensor<3x32xbf16>
    %transposed_7 = linalg.transpose ins(%arg5 : tensor<32x3xbf16>) outs(%19 : tensor<3x32xbf16>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%18, %transposed_7 : tensor<13x3xbf16>, tensor<3x32xbf16>) outs(%2 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x32xf32>) outs(%4 : tensor<13x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<13x32xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %arg6 : tensor<13x32xbf16>, tensor<32xbf16>) outs(%4 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.addf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x32xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<13x32xbf16>) outs(%4 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.cmpf ugt, %in, %cst_0 : bf16
      %52 = arith.select %51, %in, %cst_0 : bf16
      linalg.yield %52 : bf16
    } -> tensor<13x32xbf16>
    %24 = tensor.empty() : tensor<32x20xbf16>
    %transposed_8 = linalg.transpose ins(%arg7 : tensor<20x32xbf16>) outs(%24 : tensor<32x20xbf16>) permutation = [1, 0] 
    %25 = tensor.empty() : tensor<13x20xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %27 = linalg.matmul ins(%23, %transposed_8 : tensor<13x32xbf16>, tensor<32x20xbf16>) outs(%26 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %28 = tensor.empty() : tensor<13x20xbf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<13x20xf32>) outs(%28 : tensor<13x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<13x20xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %arg8 : tensor<13x20xbf16>, tensor<20xbf16>) outs(%28 : tensor<13x20xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.addf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x20xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x20xbf16>) outs(%25 : tensor<13x20xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %51 = arith.extf %in : bf16 to f32
      linalg.yield %51 : f32
    } -> tensor<13x20xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x20xbf16>) outs(%25 : tensor<13x20xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %51 = arith.extf %in : bf16 to f32
      linalg.yield %51 : f32
    } -> tensor<13x20xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<13x20xf32>, tensor<13x20xf32>) outs(%25 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %51 = arith.subf %in, %in_9 : f32
      linalg.yield %51 : f32
    } -> tensor<13x20xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<13x20xf32>) outs(%25 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %51 : f32
    } -> tensor<13x20xf32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<f32>) -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%34 : tensor<13x20xf32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%37 : tensor<f32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_2 : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %39 = tensor.empty() : tensor<bf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%38 : tensor<f32>) outs(%39 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.addf %in, %cst_3 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = math.fpowi %in, %c2_i64 : bf16, i64
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<13x3xbf16>, tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.subf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = math.exp %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<13x3xbf16>, tensor<13x3xbf16>) outs(%15 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.subf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x3xbf16>
    %46 = linalg.fill ins(%cst_0 : bf16) outs(%39 : tensor<bf16>) -> tensor<bf16>
    %47 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%45 : tensor<13x3xbf16>) outs(%46 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.addf %in, %out : bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%47 : tensor<bf16>) outs(%39 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.divf %in, %cst_4 : bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%48 : tensor<bf16>) outs(%39 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%40, %49 : tensor<bf16>, tensor<bf16>) outs(%39 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %51 = arith.subf %in, %in_9 : bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    return %30, %50 : tensor<13x20xbf16>, tensor<bf16>
  }
}
