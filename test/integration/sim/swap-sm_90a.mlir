// Operands swapped at the instruction: rows of m that fill no tile, several tiles of m, boxes of 24
// rows and of 64 and 8, tiles of 128 along k, several blocks and warpgroups along n, steps whose
// products overlap beside more than 128 accumulators.

// DEFINE: %{compile} = fuse-opt %s -o %t.mlir --fuse-compile='chip=sm_90a bundle=%t schedule="#fuse.warp_specialized<swap = true,
// DEFINE: %{run} = fuse-run %t --device=sim --check
// RUN: %{compile} tile = [24, 128, 128], warps = [1, 4], stages = 2>"'
// RUN: %{run} --function=gated --sim-seed=1 --dims=M=1 | FileCheck %s
// RUN: %{run} --function=gated --sim-seed=2 --dims=M=33 | FileCheck %s
// RUN: %{run} --function=along_n --sim-seed=3 --dims=M=17 | FileCheck %s
// RUN: %{compile} tile = [72, 128, 64], warps = [1, 8], stages = 3>"'
// RUN: %{run} --function=gated --sim-seed=4 --dims=M=129 | FileCheck %s
// RUN: %{run} --function=along_n --sim-seed=5 --dims=M=65 | FileCheck %s
// RUN: %{compile} tile = [152, 128, 64], warps = [1, 8], stages = 3>"'
// RUN: %{run} --function=gated --sim-seed=6 --dims=M=305 | FileCheck %s
// RUN: %{compile} tile = [120, 64, 64], warps = [1, 4], stages = 4>"'
// RUN: %{run} --function=gated --sim-seed=7 --dims=M=121 | FileCheck %s
// RUN: %{run} --function=along_n --sim-seed=8 --dims=M=119 | FileCheck %s

// CHECK: result 0 {{.*}} ok
// CHECK-NOT: FAILED

func.func @gated(%x: tensor<?x200xf16>, %u: tensor<328x200xf16>, %v: tensor<328x200xf16>, %bias: tensor<328xf16>) -> tensor<?x328xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x200xf16>
  %e = tensor.empty(%m) : tensor<?x328xf16>
  %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x200xf16>)
      rhs(%u[n, k] : tensor<328x200xf16>, %v[n, k] : tensor<328x200xf16>)
      aux(%bias[n] : tensor<328xf16>) outs(%e[m, n] : tensor<?x328xf16>) epilogue(%a, %b, %c) {
    %c32 = arith.extf %c : f16 to f32
    %ac = arith.addf %a, %c32 : f32
    %g = fuse.gelu erf %ac : f32
    %p = arith.mulf %g, %b : f32
    %r = arith.truncf %p : f32 to f16
    fuse.yield %r : f16
  }
  return %h : tensor<?x328xf16>
}

// Weights contiguous along n; an auxiliary of the result's size; one result permuted, one of f32.
func.func @along_n(%x: tensor<?x200xbf16>, %w: tensor<200x136xbf16>, %d: tensor<?x136xbf16>) -> (tensor<136x?xbf16>, tensor<?x136xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x200xbf16>
  %e = tensor.empty(%m) : tensor<136x?xbf16>
  %f = tensor.empty(%m) : tensor<?x136xf32>
  %h:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x200xbf16>) rhs(%w[k, n] : tensor<200x136xbf16>)
      aux(%d[m, n] : tensor<?x136xbf16>) outs(%e[n, m] : tensor<136x?xbf16>, %f[m, n] : tensor<?x136xf32>) epilogue(%a, %b) {
    %b32 = arith.extf %b : bf16 to f32
    %s = arith.addf %a, %b32 : f32
    %r = arith.truncf %s : f32 to bf16
    fuse.yield %r, %s : bf16, f32
  }
  return %h#0, %h#1 : tensor<136x?xbf16>, tensor<?x136xf32>
}
