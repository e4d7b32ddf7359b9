// Reduction dimensions that do not merge: the pipeline runs once for each step of the outer ones, in
// the same buffers. Several seeds: warps that run ahead must not fill what others still read.

// DEFINE: %{family} = multistage
// DEFINE: %{chip} = sm_80
// DEFINE: %{tile} = 32, 32, 16
// DEFINE: %{warps} = 2, 1
// DEFINE: %{stages} = 2
// DEFINE: %{compile} = fuse-opt %s -o %t.mlir --fuse-compile='chip=%{chip} bundle=%t schedule="#fuse.%{family}<tile = [%{tile}], warps = [%{warps}], stages = %{stages}>"'
// DEFINE: %{run} = fuse-run %t --device=sim --check --dims=M=35

// RUN: %{compile} && %{run} --sim-seed=1 | FileCheck %s
// RUN: %{run} --sim-seed=2 | FileCheck %s
// RUN: %{run} --sim-seed=3 | FileCheck %s
// REDEFINE: %{stages} = 4
// RUN: %{compile} && %{run} --sim-seed=4 | FileCheck %s
// RUN: %{run} --sim-seed=5 | FileCheck %s
// REDEFINE: %{stages} = 1
// RUN: %{compile} && %{run} --sim-seed=6 | FileCheck %s
// REDEFINE: %{chip} = sm_90
// REDEFINE: %{stages} = 3
// RUN: %{compile} && %{run} --sim-seed=7 | FileCheck %s
// REDEFINE: %{chip} = sm_90a
// REDEFINE: %{family} = warp_specialized
// REDEFINE: %{tile} = 64, 64, 64
// REDEFINE: %{warps} = 4, 1
// RUN: %{compile} && %{run} --sim-seed=8 | FileCheck %s
// RUN: %{run} --sim-seed=9 | FileCheck %s

// CHECK: result 0 f32 [35, 40] ok
// CHECK: result 1 f32 [35, 40] ok
// CHECK: result 2 f32 [35, 40] ok

func.func @main(%x: tensor<3x?x40xf16>, %u: tensor<40x3x40xf16>, %z: tensor<2x3x?x24xf16>, %v: tensor<40x3x2x24xf16>)
    -> (tensor<?x40xf32>, tensor<?x40xf32>, tensor<?x40xf32>) {
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c1 : tensor<3x?x40xf16>
  %e = tensor.empty(%m) : tensor<?x40xf32>
  %two = fuse.matmul (m, n, a, k) acc(f32) lhs(%x[a, m, k] : tensor<3x?x40xf16>) rhs(%u[n, a, k] : tensor<40x3x40xf16>)
      outs(%e[m, n] : tensor<?x40xf32>) epilogue(%p) {
    fuse.yield %p : f32
  }
  %dual = fuse.matmul (m, n, a, k) acc(f32) lhs(%x[a, m, k] : tensor<3x?x40xf16>)
      rhs(%u[n, a, k] : tensor<40x3x40xf16>, %u[n, a, k] : tensor<40x3x40xf16>)
      outs(%e[m, n] : tensor<?x40xf32>) epilogue(%p, %q) {
    %s = arith.mulf %p, %q : f32
    fuse.yield %s : f32
  }
  %three = fuse.matmul (m, n, a, b, k) acc(f32) lhs(%z[a, b, m, k] : tensor<2x3x?x24xf16>) rhs(%v[n, b, a, k] : tensor<40x3x2x24xf16>)
      outs(%e[m, n] : tensor<?x40xf32>) epilogue(%p) {
    fuse.yield %p : f32
  }
  return %two, %dual, %three : tensor<?x40xf32>, tensor<?x40xf32>, tensor<?x40xf32>
}
