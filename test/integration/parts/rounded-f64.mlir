// Floored quotients of ids as frameworks write them, in f64; and what else of f64 hardware rounds.
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx90a --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=13 --check | FileCheck %s

// CHECK: result 0 i64 [13] ok
#id = affine_map<(m) -> (m)>
func.func @main(%x: tensor<?xi64>, %y: tensor<?xi64>) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xi64>
  %e = tensor.empty(%m) : tensor<?xi64>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<?xi64>, tensor<?xi64>) outs(%e : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64, %o: i64):
    %one = arith.constant 1 : i64
    %ten = arith.constant 10 : i64
    %odd = arith.ori %b, %one : i64
    %n = arith.sitofp %a : i64 to f64
    %d = arith.sitofp %odd : i64 to f64
    %q = arith.divf %n, %d : f64
    %f = math.floor %q : f64
    %c = math.ceil %q : f64
    %t = math.trunc %q : f64
    %h = math.roundeven %q : f64
    %p = math.absf %q : f64
    %fi = arith.fptosi %f : f64 to i64
    %ci = arith.fptosi %c : f64 to i64
    %ti = arith.fptosi %t : f64 to i64
    %hi = arith.fptosi %h : f64 to i64
    %pi = arith.fptosi %p : f64 to i64
    %0 = arith.muli %fi, %ten : i64
    %1 = arith.addi %0, %ci : i64
    %2 = arith.muli %1, %ten : i64
    %3 = arith.addi %2, %ti : i64
    %4 = arith.muli %3, %ten : i64
    %5 = arith.addi %4, %hi : i64
    %6 = arith.muli %5, %ten : i64
    %7 = arith.addi %6, %pi : i64
    linalg.yield %7 : i64
  } -> tensor<?xi64>
  return %r : tensor<?xi64>
}
