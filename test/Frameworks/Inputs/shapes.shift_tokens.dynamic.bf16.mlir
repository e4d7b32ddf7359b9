#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x16xbf16>) -> tensor<2x?x16xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 0.000000e+00 : bf16
    %padded = tensor.pad %arg0 low[0, 1, 0] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : bf16
    } : tensor<2x?x16xbf16> to tensor<2x?x16xbf16>
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x16xbf16>
    %0 = affine.apply #map()[%dim]
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.minsi %1, %c0_i64 : i64
    %3 = arith.index_cast %2 : i64 to index
    %4 = arith.addi %0, %c-1 : index
    %5 = arith.cmpi slt, %4, %c0 : index
    %6 = arith.select %5, %c-1, %4 : index
    %7 = arith.minsi %6, %0 : index
    %8 = arith.subi %7, %3 : index
    %9 = arith.maxsi %8, %c0 : index
    %extracted_slice = tensor.extract_slice %padded[0, %3, 0] [2, %9, 16] [1, 1, 1] : tensor<2x?x16xbf16> to tensor<2x?x16xbf16>
    %10 = tensor.empty(%dim) : tensor<2x?x16xbf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %extracted_slice : tensor<2x?x16xbf16>, tensor<2x?x16xbf16>) outs(%10 : tensor<2x?x16xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %12 = arith.subf %in, %in_0 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x?x16xbf16>
    return %11 : tensor<2x?x16xbf16>
  }
}
