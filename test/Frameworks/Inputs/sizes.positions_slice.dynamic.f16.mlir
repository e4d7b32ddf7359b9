#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x16xf16>, %arg1: tensor<32x16xf16>) -> tensor<?x?x16xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c32 = arith.constant 32 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x16xf16>
    %0 = arith.cmpi slt, %dim, %c0 : index
    %1 = arith.addi %dim, %c32 : index
    %2 = arith.select %0, %1, %dim : index
    %3 = arith.cmpi slt, %2, %c0 : index
    %4 = arith.select %3, %c-1, %2 : index
    %5 = arith.minsi %4, %c32 : index
    %6 = arith.maxsi %5, %c0 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%6, 16] [1, 1] : tensor<32x16xf16> to tensor<?x16xf16>
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x16xf16>
    %7 = tensor.empty(%dim_0, %dim) : tensor<?x?x16xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %extracted_slice : tensor<?x?x16xf16>, tensor<?x16xf16>) outs(%7 : tensor<?x?x16xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %9 = arith.addf %in, %in_1 : f16
      linalg.yield %9 : f16
    } -> tensor<?x?x16xf16>
    return %8 : tensor<?x?x16xf16>
  }
}
