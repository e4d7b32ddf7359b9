// A product of two forms, for few rows and for many, whose result stays in the function.
func.func @main(%a3: tensor<?x255xf16> {fuse.dims = ["N", ""]}, %a4: tensor<257x255xf16>, %a6: tensor<?x257xf16> {fuse.dims = ["N", ""]}, %a7: tensor<40x257xf16>, %a9: tensor<?x40xf16> {fuse.dims = ["N", ""]}) -> (tensor<?x40xf16>) {
  %v3 = fuse.matmul (m, n, k) acc(f32) lhs(%a3[m, k] : tensor<?x255xf16>) rhs(%a4[n, k] : tensor<257x255xf16>) outs(%a6[m, n] : tensor<?x257xf16>) epilogue(%p) {
    %y = arith.truncf %p : f32 to f16
    fuse.yield %y : f16
  }
  %v4 = fuse.matmul (m, n, k) acc(f32) lhs(%v3[m, k] : tensor<?x257xf16>) rhs(%a7[n, k] : tensor<40x257xf16>) outs(%a9[m, n] : tensor<?x40xf16>) epilogue(%p) {
    %y = arith.truncf %p : f32 to f16
    fuse.yield %y : f16
  }
  return %v4 : tensor<?x40xf16>
}
