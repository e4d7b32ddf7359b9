#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x24xf16>) -> tensor<2x?x24xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 1.000000e+00 : f16
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x24xf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.minsi %0, %c0_i64 : i64
    %2 = arith.index_cast %1 : i64 to index
    %3 = arith.subi %dim, %2 : index
    %4 = arith.addi %3, %c1 : index
    %5 = arith.floordivsi %4, %c2 : index
    %6 = arith.maxsi %5, %c0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %2, 0] [2, %6, 24] [1, 2, 1] : tensor<2x?x24xf16> to tensor<2x?x24xf16>
    %7 = tensor.empty(%6) : tensor<2x?x24xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x?x24xf16>) outs(%7 : tensor<2x?x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %9 = arith.addf %in, %cst : f16
      linalg.yield %9 : f16
    } -> tensor<2x?x24xf16>
    return %8 : tensor<2x?x24xf16>
  }
}
