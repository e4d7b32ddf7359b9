func.func @main(%x: tensor<4xf32>, %y: tensor<2xf16>) -> (tensor<4xf32>, tensor<2xf16>) {
  %c = arith.constant dense_resource<w> : tensor<4xf32>
  %0 = arith.mulf %x, %c : tensor<4xf32>
  %d = arith.constant dense_resource<half> : tensor<2xf16>
  %1 = arith.addf %y, %d : tensor<2xf16>
  return %0, %1 : tensor<4xf32>, tensor<2xf16>
}
{-#
  dialect_resources: {
    builtin: {
      half: "0x02000000003C0040",
      w: "VALUE"
    }
  }
#-}
