// RUN: fuse-opt %s --fuse-to-target=chip=sm_90a | FileCheck %s

// Two products of a gate that have the tokens in common: one instruction has the columns of both, so
// that the tokens are read once.

// Two blocks of 64 rows, each with its registers of the first product, then of the second.
// CHECK-LABEL: llvm.func @turns(
// CHECK:       wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {$0, $1, {{[^;]*}} $39, $80, {{[^;]*}} $119}, $160, $161, none, 1, 1, 0, 0;
// CHECK-SAME:  wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {$40, {{[^;]*}} $79, $120, {{[^;]*}} $159}, $162, $161, none, 1, 1, 0, 0;
// CHECK-NOT:   n80k16
func.func @f_turns(%x: tensor<256x512xf16>, %w: tensor<768x512xf16>, %v: tensor<768x512xf16>) -> tensor<256x768xf16> {
  %e = tensor.empty() : tensor<256x768xf16>
  %k = fuse.kernel "turns" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 80, 64], warps = [4, 1], stages = 4, pingpong = true>>] {
    %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x512xf16>)
        rhs(%w[n, k] : tensor<768x512xf16>, %v[n, k] : tensor<768x512xf16>) outs(%e[m, n] : tensor<256x768xf16>) epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %h : tensor<256x768xf16>
  } : tensor<256x768xf16>
  return %k : tensor<256x768xf16>
}

// Weights that lie along n: pieces of 64 columns are behind each other, of a tile and of the next.
// CHECK-LABEL: llvm.func @along_n(
// CHECK:       wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {{[^;]*}}, none, 1, 1, 0, 1;
// CHECK-NOT:   n64k16
func.func @f_along_n(%x: tensor<256x512xf16>, %w: tensor<512x768xf16>, %v: tensor<512x768xf16>) -> tensor<256x768xf16> {
  %e = tensor.empty() : tensor<256x768xf16>
  %k = fuse.kernel "along_n" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4>>] {
    %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x512xf16>)
        rhs(%w[k, n] : tensor<512x768xf16>, %v[k, n] : tensor<512x768xf16>) outs(%e[m, n] : tensor<256x768xf16>) epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %h : tensor<256x768xf16>
  } : tensor<256x768xf16>
  return %k : tensor<256x768xf16>
}

// Beyond 128 bytes along k a tile has a second piece, and the next tile lies behind that.
// CHECK-LABEL: llvm.func @pieces(
// CHECK:       wgmma.mma_async.sync.aligned.m64n64k16
// CHECK-NOT:   n128k16
func.func @f_pieces(%x: tensor<256x512xf16>, %w: tensor<768x512xf16>, %v: tensor<768x512xf16>) -> tensor<256x768xf16> {
  %e = tensor.empty() : tensor<256x768xf16>
  %k = fuse.kernel "pieces" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 128], warps = [4, 1], stages = 3>>] {
    %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x512xf16>)
        rhs(%w[n, k] : tensor<768x512xf16>, %v[n, k] : tensor<768x512xf16>) outs(%e[m, n] : tensor<256x768xf16>) epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %h : tensor<256x768xf16>
  } : tensor<256x768xf16>
  return %k : tensor<256x768xf16>
}

// Columns that are the rows of an instruction are those of another one.
// CHECK-LABEL: llvm.func @rows(
// CHECK:       wgmma.mma_async.sync.aligned.m64n80k16
// CHECK-NOT:   n160k16
func.func @f_rows(%x: tensor<256x512xf16>, %w: tensor<768x512xf16>, %v: tensor<768x512xf16>) -> tensor<256x768xf16> {
  %e = tensor.empty() : tensor<256x768xf16>
  %k = fuse.kernel "rows" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [80, 64, 64], warps = [1, 4], stages = 4, swap = true>>] {
    %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x512xf16>)
        rhs(%w[n, k] : tensor<768x512xf16>, %v[n, k] : tensor<768x512xf16>) outs(%e[m, n] : tensor<256x768xf16>) epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %h : tensor<256x768xf16>
  } : tensor<256x768xf16>
  return %k : tensor<256x768xf16>
}

// More columns than an instruction has.
// CHECK-LABEL: llvm.func @many(
// CHECK:       wgmma.mma_async.sync.aligned.m64n136k16
// CHECK-NOT:   n272k16
func.func @f_many(%x: tensor<256x512xf16>, %w: tensor<768x512xf16>, %v: tensor<768x512xf16>) -> tensor<256x768xf16> {
  %e = tensor.empty() : tensor<256x768xf16>
  %k = fuse.kernel "many" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 136, 64], warps = [4, 1], stages = 3>>] {
    %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x512xf16>)
        rhs(%w[n, k] : tensor<768x512xf16>, %v[n, k] : tensor<768x512xf16>) outs(%e[m, n] : tensor<256x768xf16>) epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %h : tensor<256x768xf16>
  } : tensor<256x768xf16>
  return %k : tensor<256x768xf16>
}
