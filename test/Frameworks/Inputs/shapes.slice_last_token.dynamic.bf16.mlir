module {
  func.func @main(%arg0: tensor<2x?x48xbf16>) -> tensor<2x48xbf16> {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xbf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.addi %0, %c-1_i64 : i64
    %2 = arith.addi %1, %0 : i64
    %3 = arith.cmpi sge, %1, %c0_i64 : i64
    %4 = arith.select %3, %1, %2 : i64
    %5 = arith.maxsi %4, %c0_i64 : i64
    %6 = arith.minsi %5, %0 : i64
    %7 = arith.index_cast %6 : i64 to index
    %extracted_slice = tensor.extract_slice %arg0[0, %7, 0] [2, 1, 48] [1, 1, 1] : tensor<2x?x48xbf16> to tensor<2x1x48xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x48xbf16> into tensor<2x48xbf16>
    return %collapsed : tensor<2x48xbf16>
  }
}
