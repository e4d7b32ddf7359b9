#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d1)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7xi32>, %arg1: tensor<64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32xf32>, %arg4: tensor<64x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<2x16xf32>, %arg10: tensor<32x2x16xf32>, %arg11: tensor<32xf32>, %arg12: tensor<2x16x32xf32>, %arg13: tensor<2x16xf32>, %arg14: tensor<32x2x16xf32>, %arg15: tensor<2x16xf32>, %arg16: tensor<32x2x16xf32>, %arg17: tensor<64xf32>, %arg18: tensor<32x64xf32>, %arg19: tensor<32xf32>, %arg20: tensor<64x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<2x16xf32>, %arg26: tensor<32x2x16xf32>, %arg27: tensor<32xf32>, %arg28: tensor<2x16x32xf32>, %arg29: tensor<2x16xf32>, %arg30: tensor<32x2x16xf32>, %arg31: tensor<2x16xf32>, %arg32: tensor<32x2x16xf32>, %arg33: tensor<40x32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<16x32xf32>) -> tensor<2x7x40xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant -3.40282347E+38 : f32
    %cst_6 = arith.constant 9.99999997E-7 : f32
    %cst_7 = arith.constant 3.200000e+01 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant 0x7FC00000 : f32
    %true = arith.constant true
    %c39_i32 = arith.constant 39 : i32
    %c40_i32 = arith.constant 40 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<2x7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x7xi32>) outs(%0 : tensor<2x7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %440 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %440 : i1
    } -> tensor<2x7xi1>
    %2 = tensor.empty() : tensor<2x7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x7xi32>) outs(%2 : tensor<2x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %440 = arith.addi %in, %c40_i32 : i32
      linalg.yield %440 : i32
    } -> tensor<2x7xi32>
    %4 = tensor.empty() : tensor<2x7xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg0 : tensor<2x7xi1>, tensor<2x7xi32>, tensor<2x7xi32>) outs(%4 : tensor<2x7xi32>) {
    ^bb0(%in: i1, %in_79: i32, %in_80: i32, %out: i32):
      %440 = arith.select %in, %in_79, %in_80 : i32
      linalg.yield %440 : i32
    } -> tensor<2x7xi32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xi32> into tensor<2x7x1xi32>
    %6 = tensor.empty() : tensor<2x7x1xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi32>) outs(%6 : tensor<2x7x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %440 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %440 : i1
    } -> tensor<2x7x1xi1>
    %8 = tensor.empty() : tensor<2x7x1xi1>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi32>) outs(%8 : tensor<2x7x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %440 = arith.cmpi sle, %in, %c39_i32 : i32
      linalg.yield %440 : i1
    } -> tensor<2x7x1xi1>
    %10 = tensor.empty() : tensor<2x7x1xi1>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<2x7x1xi1>, tensor<2x7x1xi1>) outs(%10 : tensor<2x7x1xi1>) {
    ^bb0(%in: i1, %in_79: i1, %out: i1):
      %440 = arith.andi %in, %in_79 : i1
      linalg.yield %440 : i1
    } -> tensor<2x7x1xi1>
    %12 = tensor.empty() : tensor<2x7xi1>
    %13 = linalg.fill ins(%true : i1) outs(%12 : tensor<2x7xi1>) -> tensor<2x7xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x1xi1>) outs(%13 : tensor<2x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %440 = arith.andi %out, %in : i1
      linalg.yield %440 : i1
    } -> tensor<2x7xi1>
    %15 = tensor.empty() : tensor<2x7x1x32xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi32>) outs(%15 : tensor<2x7x1x32xf32>) {
    ^bb0(%in: i32, %out: f32):
      %440 = arith.index_cast %in : i32 to index
      %441 = linalg.index 3 : index
      %extracted = tensor.extract %arg33[%440, %441] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x1x32xf32>
    %collapsed = tensor.collapse_shape %16 [[0], [1], [2, 3]] : tensor<2x7x1x32xf32> into tensor<2x7x32xf32>
    %17 = tensor.empty() : tensor<2x7x32xi1>
    %18 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7xi1>) outs(%17 : tensor<2x7x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x7x32xi1>
    %19 = tensor.empty() : tensor<2x7x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %collapsed : tensor<2x7x32xi1>, tensor<2x7x32xf32>) outs(%19 : tensor<2x7x32xf32>) {
    ^bb0(%in: i1, %in_79: f32, %out: f32):
      %440 = arith.select %in, %in_79, %cst_9 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %extracted_slice = tensor.extract_slice %arg36[0, 0] [7, 32] [1, 1] : tensor<16x32xf32> to tensor<7x32xf32>
    %21 = tensor.empty() : tensor<2x7x32xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<7x32xf32>) outs(%21 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %23 = tensor.empty() : tensor<2x7x32xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %22 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%23 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %25 = tensor.empty() : tensor<7xi32>
    %26 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%25 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %440 = linalg.index 0 : index
      %441 = arith.index_cast %440 : index to i32
      linalg.yield %441 : i32
    } -> tensor<7xi32>
    %27 = tensor.empty() : tensor<2x7x7xi32>
    %28 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<7xi32>) outs(%27 : tensor<2x7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x7x7xi32>
    %29 = tensor.empty() : tensor<2x7x7xi32>
    %30 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<7xi32>) outs(%29 : tensor<2x7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x7x7xi32>
    %31 = tensor.empty() : tensor<2x7x7xi1>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %30 : tensor<2x7x7xi32>, tensor<2x7x7xi32>) outs(%31 : tensor<2x7x7xi1>) {
    ^bb0(%in: i32, %in_79: i32, %out: i1):
      %440 = arith.cmpi sge, %in, %in_79 : i32
      linalg.yield %440 : i1
    } -> tensor<2x7x7xi1>
    %33 = tensor.empty() : tensor<2x7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x7xi1>) outs(%33 : tensor<2x7x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %440 = arith.uitofp %in : i1 to f32
      linalg.yield %440 : f32
    } -> tensor<2x7x7xf32>
    %35 = tensor.empty() : tensor<2x1x7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x7x7xf32>) outs(%35 : tensor<2x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x7x7xf32>
    %37 = tensor.empty() : tensor<2x7x32xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x32xf32>) outs(%37 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %39 = tensor.empty() : tensor<2x7xf32>
    %40 = linalg.fill ins(%cst_8 : f32) outs(%39 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<2x7x32xf32>) outs(%40 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %42 = tensor.empty() : tensor<2x7xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<2x7xf32>) outs(%42 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %44 = tensor.empty() : tensor<2x7xf32>
    %45 = linalg.fill ins(%cst_8 : f32) outs(%44 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<2x7x32xf32>) outs(%45 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %47 = tensor.empty() : tensor<2x7xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<2x7xf32>) outs(%47 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %49 = tensor.empty() : tensor<2x7xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<2x7xf32>) outs(%49 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %51 = tensor.empty() : tensor<2x7xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%51 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %53 = tensor.empty() : tensor<2x7xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<2x7xf32>) outs(%53 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %expanded_10 = tensor.expand_shape %54 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %55 = tensor.empty() : tensor<2x7x32xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7xf32>) outs(%55 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %57 = tensor.empty() : tensor<2x7x32xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %56 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%57 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %59 = tensor.empty() : tensor<2x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x7x1xf32>) outs(%59 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_6 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %61 = tensor.empty() : tensor<2x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x1xf32>) outs(%61 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.rsqrt %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %expanded_11 = tensor.expand_shape %arg6 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %63 = tensor.empty() : tensor<2x7x32xf32>
    %64 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x7x1xf32>) outs(%63 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %65 = tensor.empty() : tensor<2x7x32xf32>
    %66 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x1x32xf32>) outs(%65 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %67 = tensor.empty() : tensor<2x7x32xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %66 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%67 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %69 = tensor.empty() : tensor<2x7x32xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %68 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%69 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %expanded_12 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %71 = tensor.empty() : tensor<2x7x32xf32>
    %72 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x1x32xf32>) outs(%71 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %73 = tensor.empty() : tensor<2x7x32xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %72 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%73 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_13 = tensor.collapse_shape %74 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %collapsed_14 = tensor.collapse_shape %arg14 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %75 = tensor.empty() : tensor<14x32xf32>
    %76 = linalg.fill ins(%cst_8 : f32) outs(%75 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %77 = linalg.matmul ins(%collapsed_13, %collapsed_14 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%76 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_15 = tensor.expand_shape %77 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_16 = tensor.expand_shape %arg13 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %78 = tensor.empty() : tensor<2x7x2x16xf32>
    %79 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x1x2x16xf32>) outs(%78 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %80 = tensor.empty() : tensor<2x7x2x16xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %79 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%80 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_17 = tensor.collapse_shape %arg10 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %82 = tensor.empty() : tensor<14x32xf32>
    %83 = linalg.fill ins(%cst_8 : f32) outs(%82 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %84 = linalg.matmul ins(%collapsed_13, %collapsed_17 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%83 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_18 = tensor.expand_shape %84 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_19 = tensor.expand_shape %arg9 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %85 = tensor.empty() : tensor<2x7x2x16xf32>
    %86 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<1x1x2x16xf32>) outs(%85 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %87 = tensor.empty() : tensor<2x7x2x16xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %86 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%87 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_20 = tensor.collapse_shape %arg16 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %89 = tensor.empty() : tensor<14x32xf32>
    %90 = linalg.fill ins(%cst_8 : f32) outs(%89 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %91 = linalg.matmul ins(%collapsed_13, %collapsed_20 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%90 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_21 = tensor.expand_shape %91 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_22 = tensor.expand_shape %arg15 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %92 = tensor.empty() : tensor<2x7x2x16xf32>
    %93 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<1x1x2x16xf32>) outs(%92 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %94 = tensor.empty() : tensor<2x7x2x16xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %93 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%94 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %96 = tensor.empty() : tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%96 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %98 = tensor.empty() : tensor<2x7x2x16xf32>
    %99 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<f32>) outs(%98 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %100 = tensor.empty() : tensor<2x7x2x16xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %99 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%100 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.divf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %102 = tensor.empty() : tensor<2x2x7x16xf32>
    %103 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x2x16xf32>) outs(%102 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %104 = tensor.empty() : tensor<2x2x16x7xf32>
    %105 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x2x16xf32>) outs(%104 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed_23 = tensor.collapse_shape %103 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_24 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %106 = tensor.empty() : tensor<4x7x7xf32>
    %107 = linalg.fill ins(%cst_8 : f32) outs(%106 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %108 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%107 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_25 = tensor.expand_shape %108 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %109 = tensor.empty() : tensor<2x1x7x7xi1>
    %110 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x1x7x7xf32>) outs(%109 : tensor<2x1x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %440 = arith.cmpf une, %in, %cst_8 : f32
      linalg.yield %440 : i1
    } -> tensor<2x1x7x7xi1>
    %111 = tensor.empty() : tensor<2x2x7x7xi1>
    %112 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x1x7x7xi1>) outs(%111 : tensor<2x2x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x7x7xi1>
    %113 = tensor.empty() : tensor<2x2x7x7xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_25 : tensor<2x2x7x7xi1>, tensor<2x2x7x7xf32>) outs(%113 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_79: f32, %out: f32):
      %440 = arith.select %in, %in_79, %cst_5 : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %115 = tensor.empty() : tensor<2x2x7xf32>
    %116 = linalg.fill ins(%cst_4 : f32) outs(%115 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%114 : tensor<2x2x7x7xf32>) outs(%116 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7xf32>
    %118 = tensor.empty() : tensor<2x2x7x7xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x2x7xf32>) outs(%118 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %120 = tensor.empty() : tensor<2x2x7x7xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%120 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %122 = tensor.empty() : tensor<2x2x7x7xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x2x7x7xf32>) outs(%122 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.exp %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %124 = tensor.empty() : tensor<2x2x7xf32>
    %125 = linalg.fill ins(%cst_8 : f32) outs(%124 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%123 : tensor<2x2x7x7xf32>) outs(%125 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7xf32>
    %127 = tensor.empty() : tensor<2x2x7x7xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x2x7xf32>) outs(%127 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %129 = tensor.empty() : tensor<2x2x7x7xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %128 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%129 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.divf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %131 = tensor.empty() : tensor<2x2x16x7xf32>
    %132 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x2x16xf32>) outs(%131 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %133 = tensor.empty() : tensor<2x2x7x7xf32>
    %134 = linalg.generic {indexing_maps = [#map18, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<2x2x7x7xf32>) outs(%133 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %132 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %collapsed_27 = tensor.collapse_shape %134 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %135 = tensor.empty() : tensor<4x16x7xf32>
    %136 = linalg.fill ins(%cst_8 : f32) outs(%135 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %137 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x16x7xf32>, tensor<4x7x7xf32>) outs(%136 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %expanded_28 = tensor.expand_shape %137 [[0, 1], [2], [3]] output_shape [2, 2, 16, 7] : tensor<4x16x7xf32> into tensor<2x2x16x7xf32>
    %138 = tensor.empty() : tensor<2x7x2x16xf32>
    %139 = linalg.generic {indexing_maps = [#map19, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x2x16x7xf32>) outs(%138 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_29 = tensor.collapse_shape %139 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %collapsed_30 = tensor.collapse_shape %arg12 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %140 = tensor.empty() : tensor<14x32xf32>
    %141 = linalg.fill ins(%cst_8 : f32) outs(%140 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %142 = linalg.matmul ins(%collapsed_29, %collapsed_30 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%141 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_31 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_32 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %143 = tensor.empty() : tensor<2x7x32xf32>
    %144 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x32xf32>) outs(%143 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %145 = tensor.empty() : tensor<2x7x32xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %144 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%145 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %147 = tensor.empty() : tensor<2x7x32xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %146 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%147 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %149 = tensor.empty() : tensor<2x7x32xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x7x32xf32>) outs(%149 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %151 = tensor.empty() : tensor<2x7xf32>
    %152 = linalg.fill ins(%cst_8 : f32) outs(%151 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<2x7x32xf32>) outs(%152 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %154 = tensor.empty() : tensor<2x7xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<2x7xf32>) outs(%154 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %156 = tensor.empty() : tensor<2x7xf32>
    %157 = linalg.fill ins(%cst_8 : f32) outs(%156 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<2x7x32xf32>) outs(%157 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %159 = tensor.empty() : tensor<2x7xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<2x7xf32>) outs(%159 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %161 = tensor.empty() : tensor<2x7xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<2x7xf32>) outs(%161 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %163 = tensor.empty() : tensor<2x7xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %162 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%163 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %165 = tensor.empty() : tensor<2x7xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<2x7xf32>) outs(%165 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %expanded_33 = tensor.expand_shape %166 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %167 = tensor.empty() : tensor<2x7x32xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x7xf32>) outs(%167 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %169 = tensor.empty() : tensor<2x7x32xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %168 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%169 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %171 = tensor.empty() : tensor<2x7x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x7x1xf32>) outs(%171 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_6 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %173 = tensor.empty() : tensor<2x7x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x7x1xf32>) outs(%173 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.rsqrt %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %expanded_34 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %175 = tensor.empty() : tensor<2x7x32xf32>
    %176 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x7x1xf32>) outs(%175 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %177 = tensor.empty() : tensor<2x7x32xf32>
    %178 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<1x1x32xf32>) outs(%177 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %179 = tensor.empty() : tensor<2x7x32xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %178 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%179 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %181 = tensor.empty() : tensor<2x7x32xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %180 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%181 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %expanded_35 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %183 = tensor.empty() : tensor<2x7x32xf32>
    %184 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<1x1x32xf32>) outs(%183 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %185 = tensor.empty() : tensor<2x7x32xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %184 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%185 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_36 = tensor.collapse_shape %186 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %187 = tensor.empty() : tensor<14x64xf32>
    %188 = linalg.fill ins(%cst_8 : f32) outs(%187 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %189 = linalg.matmul ins(%collapsed_36, %arg2 : tensor<14x32xf32>, tensor<32x64xf32>) outs(%188 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_37 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %expanded_38 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %190 = tensor.empty() : tensor<2x7x64xf32>
    %191 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<1x1x64xf32>) outs(%190 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x64xf32>
    %192 = tensor.empty() : tensor<2x7x64xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %191 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%192 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %194 = tensor.empty() : tensor<2x7x64xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<2x7x64xf32>) outs(%194 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %196 = tensor.empty() : tensor<2x7x64xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %193 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%196 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %198 = tensor.empty() : tensor<2x7x64xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x7x64xf32>) outs(%198 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %cst_3 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %200 = tensor.empty() : tensor<2x7x64xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %199 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%200 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %202 = tensor.empty() : tensor<2x7x64xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x7x64xf32>) outs(%202 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %cst_2 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %204 = tensor.empty() : tensor<2x7x64xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x7x64xf32>) outs(%204 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.tanh %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %206 = tensor.empty() : tensor<2x7x64xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x7x64xf32>) outs(%206 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_1 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %208 = tensor.empty() : tensor<2x7x64xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x7x64xf32>) outs(%208 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %cst_0 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %210 = tensor.empty() : tensor<2x7x64xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %209 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%210 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %collapsed_39 = tensor.collapse_shape %211 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %212 = tensor.empty() : tensor<14x32xf32>
    %213 = linalg.fill ins(%cst_8 : f32) outs(%212 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %214 = linalg.matmul ins(%collapsed_39, %arg4 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%213 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_40 = tensor.expand_shape %214 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_41 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %215 = tensor.empty() : tensor<2x7x32xf32>
    %216 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<1x1x32xf32>) outs(%215 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %217 = tensor.empty() : tensor<2x7x32xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %216 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%217 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %219 = tensor.empty() : tensor<2x7x32xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %218 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%219 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %221 = tensor.empty() : tensor<2x7x32xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<2x7x32xf32>) outs(%221 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %223 = tensor.empty() : tensor<2x7xf32>
    %224 = linalg.fill ins(%cst_8 : f32) outs(%223 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%220 : tensor<2x7x32xf32>) outs(%224 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %226 = tensor.empty() : tensor<2x7xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<2x7xf32>) outs(%226 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %228 = tensor.empty() : tensor<2x7xf32>
    %229 = linalg.fill ins(%cst_8 : f32) outs(%228 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x7x32xf32>) outs(%229 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %231 = tensor.empty() : tensor<2x7xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<2x7xf32>) outs(%231 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %233 = tensor.empty() : tensor<2x7xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<2x7xf32>) outs(%233 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %235 = tensor.empty() : tensor<2x7xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%232, %234 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%235 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %237 = tensor.empty() : tensor<2x7xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<2x7xf32>) outs(%237 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %expanded_42 = tensor.expand_shape %238 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %239 = tensor.empty() : tensor<2x7x32xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x7xf32>) outs(%239 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %241 = tensor.empty() : tensor<2x7x32xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %240 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%241 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %243 = tensor.empty() : tensor<2x7x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x7x1xf32>) outs(%243 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_6 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %245 = tensor.empty() : tensor<2x7x1xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<2x7x1xf32>) outs(%245 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.rsqrt %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %expanded_43 = tensor.expand_shape %arg22 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %247 = tensor.empty() : tensor<2x7x32xf32>
    %248 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x7x1xf32>) outs(%247 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %249 = tensor.empty() : tensor<2x7x32xf32>
    %250 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<1x1x32xf32>) outs(%249 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %251 = tensor.empty() : tensor<2x7x32xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %250 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%251 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %253 = tensor.empty() : tensor<2x7x32xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %252 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%253 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %expanded_44 = tensor.expand_shape %arg21 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %255 = tensor.empty() : tensor<2x7x32xf32>
    %256 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<1x1x32xf32>) outs(%255 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %257 = tensor.empty() : tensor<2x7x32xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %256 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%257 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_45 = tensor.collapse_shape %258 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %collapsed_46 = tensor.collapse_shape %arg30 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %259 = tensor.empty() : tensor<14x32xf32>
    %260 = linalg.fill ins(%cst_8 : f32) outs(%259 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %261 = linalg.matmul ins(%collapsed_45, %collapsed_46 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%260 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_47 = tensor.expand_shape %261 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_48 = tensor.expand_shape %arg29 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %262 = tensor.empty() : tensor<2x7x2x16xf32>
    %263 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<1x1x2x16xf32>) outs(%262 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %264 = tensor.empty() : tensor<2x7x2x16xf32>
    %265 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47, %263 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%264 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_49 = tensor.collapse_shape %arg26 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %266 = tensor.empty() : tensor<14x32xf32>
    %267 = linalg.fill ins(%cst_8 : f32) outs(%266 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %268 = linalg.matmul ins(%collapsed_45, %collapsed_49 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%267 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_50 = tensor.expand_shape %268 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_51 = tensor.expand_shape %arg25 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %269 = tensor.empty() : tensor<2x7x2x16xf32>
    %270 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<1x1x2x16xf32>) outs(%269 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %271 = tensor.empty() : tensor<2x7x2x16xf32>
    %272 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50, %270 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%271 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_52 = tensor.collapse_shape %arg32 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %273 = tensor.empty() : tensor<14x32xf32>
    %274 = linalg.fill ins(%cst_8 : f32) outs(%273 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %275 = linalg.matmul ins(%collapsed_45, %collapsed_52 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%274 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_53 = tensor.expand_shape %275 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_54 = tensor.expand_shape %arg31 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %276 = tensor.empty() : tensor<2x7x2x16xf32>
    %277 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<1x1x2x16xf32>) outs(%276 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %278 = tensor.empty() : tensor<2x7x2x16xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %277 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%278 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %280 = tensor.empty() : tensor<2x7x2x16xf32>
    %281 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265, %99 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%280 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.divf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x2x16xf32>
    %282 = tensor.empty() : tensor<2x2x7x16xf32>
    %283 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<2x7x2x16xf32>) outs(%282 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %284 = tensor.empty() : tensor<2x2x16x7xf32>
    %285 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<2x7x2x16xf32>) outs(%284 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed_55 = tensor.collapse_shape %283 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_56 = tensor.collapse_shape %285 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %286 = tensor.empty() : tensor<4x7x7xf32>
    %287 = linalg.fill ins(%cst_8 : f32) outs(%286 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %288 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%287 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_57 = tensor.expand_shape %288 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %289 = tensor.empty() : tensor<2x2x7x7xf32>
    %290 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_57 : tensor<2x2x7x7xi1>, tensor<2x2x7x7xf32>) outs(%289 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_79: f32, %out: f32):
      %440 = arith.select %in, %in_79, %cst_5 : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %291 = tensor.empty() : tensor<2x2x7xf32>
    %292 = linalg.fill ins(%cst_4 : f32) outs(%291 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%290 : tensor<2x2x7x7xf32>) outs(%292 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7xf32>
    %294 = tensor.empty() : tensor<2x2x7x7xf32>
    %295 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293 : tensor<2x2x7xf32>) outs(%294 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %296 = tensor.empty() : tensor<2x2x7x7xf32>
    %297 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %295 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%296 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %298 = tensor.empty() : tensor<2x2x7x7xf32>
    %299 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297 : tensor<2x2x7x7xf32>) outs(%298 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.exp %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %300 = tensor.empty() : tensor<2x2x7xf32>
    %301 = linalg.fill ins(%cst_8 : f32) outs(%300 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %302 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%299 : tensor<2x2x7x7xf32>) outs(%301 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7xf32>
    %303 = tensor.empty() : tensor<2x2x7x7xf32>
    %304 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<2x2x7xf32>) outs(%303 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %305 = tensor.empty() : tensor<2x2x7x7xf32>
    %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %304 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%305 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.divf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x2x7x7xf32>
    %307 = tensor.empty() : tensor<2x2x16x7xf32>
    %308 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279 : tensor<2x7x2x16xf32>) outs(%307 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %309 = tensor.empty() : tensor<2x2x7x7xf32>
    %310 = linalg.generic {indexing_maps = [#map18, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<2x2x7x7xf32>) outs(%309 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_58 = tensor.collapse_shape %308 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %collapsed_59 = tensor.collapse_shape %310 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %311 = tensor.empty() : tensor<4x16x7xf32>
    %312 = linalg.fill ins(%cst_8 : f32) outs(%311 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %313 = linalg.batch_matmul ins(%collapsed_58, %collapsed_59 : tensor<4x16x7xf32>, tensor<4x7x7xf32>) outs(%312 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %expanded_60 = tensor.expand_shape %313 [[0, 1], [2], [3]] output_shape [2, 2, 16, 7] : tensor<4x16x7xf32> into tensor<2x2x16x7xf32>
    %314 = tensor.empty() : tensor<2x7x2x16xf32>
    %315 = linalg.generic {indexing_maps = [#map19, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x2x16x7xf32>) outs(%314 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_61 = tensor.collapse_shape %315 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %collapsed_62 = tensor.collapse_shape %arg28 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %316 = tensor.empty() : tensor<14x32xf32>
    %317 = linalg.fill ins(%cst_8 : f32) outs(%316 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %318 = linalg.matmul ins(%collapsed_61, %collapsed_62 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%317 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_63 = tensor.expand_shape %318 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_64 = tensor.expand_shape %arg27 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %319 = tensor.empty() : tensor<2x7x32xf32>
    %320 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<1x1x32xf32>) outs(%319 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %321 = tensor.empty() : tensor<2x7x32xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63, %320 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%321 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %323 = tensor.empty() : tensor<2x7x32xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %322 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%323 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %325 = tensor.empty() : tensor<2x7x32xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<2x7x32xf32>) outs(%325 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %327 = tensor.empty() : tensor<2x7xf32>
    %328 = linalg.fill ins(%cst_8 : f32) outs(%327 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324 : tensor<2x7x32xf32>) outs(%328 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %330 = tensor.empty() : tensor<2x7xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<2x7xf32>) outs(%330 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %332 = tensor.empty() : tensor<2x7xf32>
    %333 = linalg.fill ins(%cst_8 : f32) outs(%332 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<2x7x32xf32>) outs(%333 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %335 = tensor.empty() : tensor<2x7xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<2x7xf32>) outs(%335 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %337 = tensor.empty() : tensor<2x7xf32>
    %338 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<2x7xf32>) outs(%337 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %339 = tensor.empty() : tensor<2x7xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%336, %338 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%339 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %341 = tensor.empty() : tensor<2x7xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%340 : tensor<2x7xf32>) outs(%341 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %expanded_65 = tensor.expand_shape %342 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %343 = tensor.empty() : tensor<2x7x32xf32>
    %344 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<2x7xf32>) outs(%343 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %345 = tensor.empty() : tensor<2x7x32xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %344 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%345 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %347 = tensor.empty() : tensor<2x7x1xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65 : tensor<2x7x1xf32>) outs(%347 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_6 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %349 = tensor.empty() : tensor<2x7x1xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<2x7x1xf32>) outs(%349 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.rsqrt %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %expanded_66 = tensor.expand_shape %arg24 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %351 = tensor.empty() : tensor<2x7x32xf32>
    %352 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350 : tensor<2x7x1xf32>) outs(%351 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %353 = tensor.empty() : tensor<2x7x32xf32>
    %354 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<1x1x32xf32>) outs(%353 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %355 = tensor.empty() : tensor<2x7x32xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %354 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%355 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %357 = tensor.empty() : tensor<2x7x32xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %356 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%357 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %expanded_67 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %359 = tensor.empty() : tensor<2x7x32xf32>
    %360 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<1x1x32xf32>) outs(%359 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %361 = tensor.empty() : tensor<2x7x32xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %360 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%361 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_68 = tensor.collapse_shape %362 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %363 = tensor.empty() : tensor<14x64xf32>
    %364 = linalg.fill ins(%cst_8 : f32) outs(%363 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %365 = linalg.matmul ins(%collapsed_68, %arg18 : tensor<14x32xf32>, tensor<32x64xf32>) outs(%364 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_69 = tensor.expand_shape %365 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %expanded_70 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %366 = tensor.empty() : tensor<2x7x64xf32>
    %367 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<1x1x64xf32>) outs(%366 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x64xf32>
    %368 = tensor.empty() : tensor<2x7x64xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_69, %367 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%368 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %370 = tensor.empty() : tensor<2x7x64xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369 : tensor<2x7x64xf32>) outs(%370 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %372 = tensor.empty() : tensor<2x7x64xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %369 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%372 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %374 = tensor.empty() : tensor<2x7x64xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373 : tensor<2x7x64xf32>) outs(%374 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %cst_3 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %376 = tensor.empty() : tensor<2x7x64xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %375 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%376 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %378 = tensor.empty() : tensor<2x7x64xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377 : tensor<2x7x64xf32>) outs(%378 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %cst_2 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %380 = tensor.empty() : tensor<2x7x64xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<2x7x64xf32>) outs(%380 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.tanh %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %382 = tensor.empty() : tensor<2x7x64xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381 : tensor<2x7x64xf32>) outs(%382 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_1 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %384 = tensor.empty() : tensor<2x7x64xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<2x7x64xf32>) outs(%384 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %cst_0 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %386 = tensor.empty() : tensor<2x7x64xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %385 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%386 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x64xf32>
    %collapsed_71 = tensor.collapse_shape %387 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %388 = tensor.empty() : tensor<14x32xf32>
    %389 = linalg.fill ins(%cst_8 : f32) outs(%388 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %390 = linalg.matmul ins(%collapsed_71, %arg20 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%389 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_72 = tensor.expand_shape %390 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_73 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %391 = tensor.empty() : tensor<2x7x32xf32>
    %392 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<1x1x32xf32>) outs(%391 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %393 = tensor.empty() : tensor<2x7x32xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %392 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%393 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %395 = tensor.empty() : tensor<2x7x32xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %394 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%395 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %397 = tensor.empty() : tensor<2x7x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<2x7x32xf32>) outs(%397 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %399 = tensor.empty() : tensor<2x7xf32>
    %400 = linalg.fill ins(%cst_8 : f32) outs(%399 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%396 : tensor<2x7x32xf32>) outs(%400 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %402 = tensor.empty() : tensor<2x7xf32>
    %403 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%401 : tensor<2x7xf32>) outs(%402 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %404 = tensor.empty() : tensor<2x7xf32>
    %405 = linalg.fill ins(%cst_8 : f32) outs(%404 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%398 : tensor<2x7x32xf32>) outs(%405 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %out, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %407 = tensor.empty() : tensor<2x7xf32>
    %408 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%406 : tensor<2x7xf32>) outs(%407 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.divf %in, %cst_7 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %409 = tensor.empty() : tensor<2x7xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%403 : tensor<2x7xf32>) outs(%409 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.mulf %in, %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %411 = tensor.empty() : tensor<2x7xf32>
    %412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%408, %410 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%411 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %413 = tensor.empty() : tensor<2x7xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%412 : tensor<2x7xf32>) outs(%413 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7xf32>
    %expanded_74 = tensor.expand_shape %414 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %415 = tensor.empty() : tensor<2x7x32xf32>
    %416 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<2x7xf32>) outs(%415 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %417 = tensor.empty() : tensor<2x7x32xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %416 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%417 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.subf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %419 = tensor.empty() : tensor<2x7x1xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<2x7x1xf32>) outs(%419 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = arith.addf %in, %cst_6 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %421 = tensor.empty() : tensor<2x7x1xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<2x7x1xf32>) outs(%421 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %440 = math.rsqrt %in : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x1xf32>
    %expanded_75 = tensor.expand_shape %arg35 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %423 = tensor.empty() : tensor<2x7x32xf32>
    %424 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<2x7x1xf32>) outs(%423 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %425 = tensor.empty() : tensor<2x7x32xf32>
    %426 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<1x1x32xf32>) outs(%425 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %427 = tensor.empty() : tensor<2x7x32xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %426 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%427 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %429 = tensor.empty() : tensor<2x7x32xf32>
    %430 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %428 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%429 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.mulf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %expanded_76 = tensor.expand_shape %arg34 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %431 = tensor.empty() : tensor<2x7x32xf32>
    %432 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<1x1x32xf32>) outs(%431 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %433 = tensor.empty() : tensor<2x7x32xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %432 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%433 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %440 = arith.addf %in, %in_79 : f32
      linalg.yield %440 : f32
    } -> tensor<2x7x32xf32>
    %435 = tensor.empty() : tensor<32x40xf32>
    %436 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<40x32xf32>) outs(%435 : tensor<32x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x40xf32>
    %collapsed_77 = tensor.collapse_shape %434 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %437 = tensor.empty() : tensor<14x40xf32>
    %438 = linalg.fill ins(%cst_8 : f32) outs(%437 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %439 = linalg.matmul ins(%collapsed_77, %436 : tensor<14x32xf32>, tensor<32x40xf32>) outs(%438 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %expanded_78 = tensor.expand_shape %439 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    return %expanded_78 : tensor<2x7x40xf32>
  }
}
