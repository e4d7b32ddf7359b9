// Results of 4 and of 2 bytes that leave through shared memory, at tiles of whole and of narrower
// boxes; with a ring of auxiliaries, pieces of the epilogue are wider than boxes of f32; rings of
// two slots, and of a tile's pieces.

// DEFINE: %{compile} = fuse-opt %s -o %t.mlir --fuse-compile='chip=sm_90a bundle=%t schedule="#fuse.warp_specialized<warps = [8, 1], stages = 3,
// DEFINE: %{run} = fuse-run %t --device=sim --check --dims=M=133
// RUN: %{compile} tile = [128, 128, 64]>"'
// RUN: %{run} --sim-seed=1 | FileCheck %s
// RUN: %{compile} tile = [128, 128, 64], aux_stages = 2>"'
// RUN: %{run} --sim-seed=2 | FileCheck %s
// RUN: %{compile} tile = [128, 88, 64]>"'
// RUN: %{run} --sim-seed=3 | FileCheck %s
// RUN: %{compile} tile = [128, 8, 64]>"'
// RUN: %{run} --sim-seed=4 | FileCheck %s
// RUN: %{compile} tile = [128, 192, 64], aux_stages = 3>"'
// RUN: %{run} --sim-seed=5 | FileCheck %s
// RUN: %{compile} tile = [128, 256, 64], aux_stages = 4>"'
// RUN: %{run} --sim-seed=6 | FileCheck %s

// CHECK: result 0 f32 [133, 328] ok
// CHECK: result 1 f16 [133, 328] ok

func.func @main(%x: tensor<?x200xf16>, %w: tensor<328x200xf16>, %d: tensor<?x328xf16>)
    -> (tensor<?x328xf32>, tensor<?x328xf16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x200xf16>
  %e32 = tensor.empty(%m) : tensor<?x328xf32>
  %e16 = tensor.empty(%m) : tensor<?x328xf16>
  %h:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x200xf16>) rhs(%w[n, k] : tensor<328x200xf16>)
      aux(%d[m, n] : tensor<?x328xf16>)
      outs(%e32[m, n] : tensor<?x328xf32>, %e16[m, n] : tensor<?x328xf16>) epilogue(%u, %v) {
    %v32 = arith.extf %v : f16 to f32
    %s = arith.addf %u, %v32 : f32
    %r = arith.truncf %s : f32 to f16
    fuse.yield %s, %r : f32, f16
  }
  return %h#0, %h#1 : tensor<?x328xf32>, tensor<?x328xf16>
}
