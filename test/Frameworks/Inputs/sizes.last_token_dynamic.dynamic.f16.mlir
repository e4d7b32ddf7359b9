#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x24xf16>) -> tensor<?x24xf16> {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f16
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x24xf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.addi %0, %c-1_i64 : i64
    %2 = arith.addi %1, %0 : i64
    %3 = arith.cmpi sge, %1, %c0_i64 : i64
    %4 = arith.select %3, %1, %2 : i64
    %5 = arith.maxsi %4, %c0_i64 : i64
    %6 = arith.minsi %5, %0 : i64
    %7 = arith.index_cast %6 : i64 to index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x24xf16>
    %extracted_slice = tensor.extract_slice %arg0[0, %7, 0] [%dim_0, 1, 24] [1, 1, 1] : tensor<?x?x24xf16> to tensor<?x1x24xf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<?x1x24xf16> into tensor<?x24xf16>
    %8 = tensor.empty(%dim_0) : tensor<?x24xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?x24xf16>) outs(%8 : tensor<?x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.mulf %in, %cst : f16
      linalg.yield %10 : f16
    } -> tensor<?x24xf16>
    return %9 : tensor<?x24xf16>
  }
}
