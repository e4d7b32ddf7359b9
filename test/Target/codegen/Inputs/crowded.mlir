// Epilogues that crowd a consumer's registers, beside producers that copy operands whose rows may have
// any length: some tile of each spilled.

func.func @two_products(%x: tensor<7168x?xbf16> {fuse.dims = ["", "m"]},
    %w0: tensor<7168x?xbf16> {fuse.dims = ["", "n"]},
    %w1: tensor<7168x?xbf16> {fuse.dims = ["", "n"]},
    %a0: tensor<?x?xbf16> {fuse.dims = ["m", "n"]},
    %a1: tensor<?xbf16> {fuse.dims = ["n"]},
    %a2: tensor<?x?xbf16> {fuse.dims = ["m", "n"]},
    %o0: tensor<?x?xf32> {fuse.dims = ["m", "n"]}) -> tensor<?x?xf32> {
  %r = fuse.matmul (m, n, k) acc(f32)
      lhs(%x[k, m] : tensor<7168x?xbf16>)
      rhs(%w0[k, n] : tensor<7168x?xbf16>, %w1[k, n] : tensor<7168x?xbf16>)
      aux(%a0[m, n] : tensor<?x?xbf16>, %a1[n] : tensor<?xbf16>, %a2[m, n] : tensor<?x?xbf16>)
      outs(%o0[m, n] : tensor<?x?xf32>) epilogue(%c0, %c1, %e0, %e1, %e2) {
    %t1 = arith.extf %e0 : bf16 to f32
    %t2 = arith.extf %e1 : bf16 to f32
    %t3 = arith.extf %e2 : bf16 to f32
    %t4 = arith.mulf %c0, %c1 : f32
    %t5 = fuse.gelu tanh %t4 : f32
    %t6 = arith.mulf %t5, %t2 : f32
    %t7 = fuse.silu %t6 : f32
    %t8 = arith.mulf %t7, %t1 : f32
    %t9 = arith.maximumf %t8, %t3 : f32
    fuse.yield %t9 : f32
  }
  return %r : tensor<?x?xf32>
}

func.func @gelu_tanh(%x: tensor<?x?xf16> {fuse.dims = ["m", "k"]},
    %w0: tensor<14336x?xf16> {fuse.dims = ["", "k"]},
    %o0: tensor<?x14336xf16> {fuse.dims = ["m", ""]}) -> (tensor<?x14336xf16>) {
  %r = fuse.matmul (m, n, k) acc(f32)
      lhs(%x[m, k] : tensor<?x?xf16>)
      rhs(%w0[n, k] : tensor<14336x?xf16>)
      outs(%o0[m, n] : tensor<?x14336xf16>) epilogue(%c0) {
    %t1 = fuse.gelu tanh %c0 : f32
    %t2 = arith.truncf %t1 : f32 to f16
    fuse.yield %t2 : f16
  }
  return %r : tensor<?x14336xf16>
}
