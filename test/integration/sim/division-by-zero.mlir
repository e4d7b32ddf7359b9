// Integer division by zero and conversions out of range, undefined in arith, are the same on every
// level and device, and no trap. Elements beyond the end are divided too, 0 by 0: LLVM must not
// conclude from it that there are none, and read them unchecked.
// REQUIRES: lld
// RUN: fuse-run %s --device=cpu --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=5 --check | FileCheck %s
// CHECK: result 0 f32 [5, 256] ok
// CHECK: result 1 f32 [5, 256] ok

#id = affine_map<(m, n) -> (m, n)>
func.func @f(%a: tensor<?x256xf32>, %b: tensor<?x256xf32>) -> (tensor<?x256xf32>, tensor<?x256xf32>) {
  %c0 = arith.constant 0 : index
  %large = arith.constant 1.0e+20 : f32
  %m = tensor.dim %a, %c0 : tensor<?x256xf32>
  %e = tensor.empty(%m) : tensor<?x256xf32>
  %r:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x256xf32>, tensor<?x256xf32>) outs(%e, %e : tensor<?x256xf32>, tensor<?x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32, %p: f32):
    %i = arith.fptosi %x : f32 to i16
    %j = arith.fptosi %y : f32 to i16
    %q = arith.divsi %i, %j : i16
    %s = arith.remui %q, %j : i16
    %t = arith.floordivsi %s, %j : i16
    %u = arith.sitofp %t : i16 to f32
    %v = arith.mulf %x, %large : f32
    %w = arith.fptosi %v : f32 to i32
    %z = arith.sitofp %w : i32 to f32
    linalg.yield %u, %z : f32, f32
  } -> (tensor<?x256xf32>, tensor<?x256xf32>)
  return %r#0, %r#1 : tensor<?x256xf32>, tensor<?x256xf32>
}
