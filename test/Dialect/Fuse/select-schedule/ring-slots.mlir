// RUN: fuse-opt %s --fuse-select-schedule="chip=h200 tuning-database=false" | FileCheck %s

// Slots of the ring of auxiliaries, which come in pieces of 64 columns: two in turns, which are a tile's pieces, and
// one, for a stage of operands more, where k is long. The products are held out of the tuning database.

// CHECK: fuse.kernel "pieces" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 5, aux_stages = 2, pingpong = true>>]
func.func @pieces(%x: tensor<48x768x256xf16>, %w0: tensor<48x768x256xf16>, %bias: tensor<48x1x768xf16>, %factor: tensor<48x768x768xf16>) -> (tensor<768x48x768xf16>) {
  %init = tensor.empty() : tensor<768x48x768xf16>
  %r0 = fuse.kernel "pieces" {
    %y = fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : tensor<48x768x256xf16>) rhs(%w0[b, n, k] : tensor<48x768x256xf16>)
        aux(%bias[b, 0, n] : tensor<48x1x768xf16>, %factor[b, m, n] : tensor<48x768x768xf16>)
        outs(%init[m, b, n] : tensor<768x48x768xf16>) epilogue(%a, %d, %e) {
      %d32 = arith.extf %d : f16 to f32
      %e32 = arith.extf %e : f16 to f32
      %p = arith.addf %a, %d32 : f32
      %s = arith.mulf %p, %e32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %y : tensor<768x48x768xf16>
  } : tensor<768x48x768xf16>
  return %r0 : tensor<768x48x768xf16>
}

// CHECK: fuse.kernel "turns" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 4, aux_stages = 2, pingpong = true>>]
func.func @turns(%x: tensor<3072x384xf16>, %w0: tensor<6144x384xf16>, %factor0: tensor<3072x6144xf16>, %factor1: tensor<3072x6144xf16>) -> (tensor<3072x6144xf16>) {
  %init = tensor.empty() : tensor<3072x6144xf16>
  %r0 = fuse.kernel "turns" {
    %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<3072x384xf16>) rhs(%w0[n, k] : tensor<6144x384xf16>)
        aux(%factor0[m, n] : tensor<3072x6144xf16>, %factor1[m, n] : tensor<3072x6144xf16>)
        outs(%init[m, n] : tensor<3072x6144xf16>) epilogue(%a, %d, %e) {
      %d32 = arith.extf %d : f16 to f32
      %e32 = arith.extf %e : f16 to f32
      %p = arith.mulf %a, %d32 : f32
      %s = arith.mulf %p, %e32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %y : tensor<3072x6144xf16>
  } : tensor<3072x6144xf16>
  return %r0 : tensor<3072x6144xf16>
}

// CHECK: fuse.kernel "long" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 5, aux_stages = 1, pingpong = true>>]
func.func @long(%x: tensor<10240x1536xf16>, %w0: tensor<2560x1536xf16>, %factor0: tensor<10240x2560xf16>, %factor1: tensor<10240x2560xf16>) -> (tensor<10240x2560xf16>) {
  %init = tensor.empty() : tensor<10240x2560xf16>
  %r0 = fuse.kernel "long" {
    %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<10240x1536xf16>) rhs(%w0[n, k] : tensor<2560x1536xf16>)
        aux(%factor0[m, n] : tensor<10240x2560xf16>, %factor1[m, n] : tensor<10240x2560xf16>)
        outs(%init[m, n] : tensor<10240x2560xf16>) epilogue(%a, %d, %e) {
      %d32 = arith.extf %d : f16 to f32
      %e32 = arith.extf %e : f16 to f32
      %p = arith.mulf %a, %d32 : f32
      %s = arith.mulf %p, %e32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %y : tensor<10240x2560xf16>
  } : tensor<10240x2560xf16>
  return %r0 : tensor<10240x2560xf16>
}
