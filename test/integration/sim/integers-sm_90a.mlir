// Products of warpgroups whose epilogue reads a mask and integers of a column, and gives results of 16, 8 and 1 bit: only
// floats leave through shared memory.

// DEFINE: %{compile} = fuse-opt %s -o %t.mlir --fuse-compile='chip=sm_90a bundle=%t schedule="#fuse.warp_specialized<stages = 3,
// DEFINE: %{run} = fuse-run %t --device=sim --check --dims=M=133
// RUN: %{compile} tile = [128, 128, 64], warps = [8, 1]>"'
// RUN: %{run} --sim-seed=1 | FileCheck %s
// RUN: %{compile} tile = [128, 88, 64], warps = [8, 1]>"'
// RUN: %{run} --sim-seed=2 | FileCheck %s
// RUN: %{compile} tile = [24, 128, 64], warps = [1, 4], swap = true>"'
// RUN: %{run} --sim-seed=3 | FileCheck %s

// CHECK: result 0 i16 [133, 328] ok
// CHECK: result 1 i8 [133, 328] ok
// CHECK: result 2 i1 [133, 328] ok
// CHECK: result 3 f16 [133, 328] ok

func.func @main(%x: tensor<?x200xf16>, %w: tensor<328x200xf16>, %mask: tensor<?x328xi1>, %zeros: tensor<328xi32>)
    -> (tensor<?x328xi16>, tensor<?x328xi8>, tensor<?x328xi1>, tensor<?x328xf16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x200xf16>
  %e16 = tensor.empty(%m) : tensor<?x328xi16>
  %e8 = tensor.empty(%m) : tensor<?x328xi8>
  %e1 = tensor.empty(%m) : tensor<?x328xi1>
  %ef = tensor.empty(%m) : tensor<?x328xf16>
  %r:4 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x200xf16>) rhs(%w[n, k] : tensor<328x200xf16>)
      aux(%mask[m, n] : tensor<?x328xi1>, %zeros[n] : tensor<328xi32>)
      outs(%e16[m, n] : tensor<?x328xi16>, %e8[m, n] : tensor<?x328xi8>, %e1[m, n] : tensor<?x328xi1>,
           %ef[m, n] : tensor<?x328xf16>) epilogue(%a, %k, %z) {
    // Far from each other, so that rounding decides nothing.
    %big = arith.constant 1.0e+30 : f32
    %zero = arith.constant 0.0 : f32
    %s = arith.mulf %a, %big : f32
    %i = arith.fptosi %s : f32 to i16
    %zh = arith.trunci %z : i32 to i16
    %g = arith.xori %i, %zh : i16
    %q = arith.fptosi %s : f32 to i8
    %none = arith.constant 1 : i8
    %kept = arith.select %k, %q, %none : i8
    %pos = arith.cmpf ogt, %a, %zero : f32
    %both = arith.andi %pos, %k : i1
    %v = arith.select %k, %a, %zero : f32
    %h = arith.truncf %v : f32 to f16
    fuse.yield %g, %kept, %both, %h : i16, i8, i1, f16
  }
  return %r#0, %r#1, %r#2, %r#3 : tensor<?x328xi16>, tensor<?x328xi8>, tensor<?x328xi1>, tensor<?x328xf16>
}
