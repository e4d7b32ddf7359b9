// A product whose epilogue reads a mask and per-column integers, and gives results of 8, 16 and 1 bit; a row longer than
// a tile that is counted in 64 bits.
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=33 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --dims=M=33 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=256 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=33 --check | FileCheck %s

// CHECK: result 0 i8 {{.*}} ok
// CHECK: result 1 i16 {{.*}} ok
// CHECK: result 2 i1 {{.*}} ok
// CHECK: result 3 i64 {{.*}} ok

#rows = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
#column = affine_map<(m, n) -> (n)>
func.func @main(%x: tensor<?x64xf16>, %w: tensor<64x128xf16>, %mask: tensor<?x128xi1>, %zeros: tensor<128xi32>,
                %long: tensor<3x40001xi8>)
    -> (tensor<?x128xi8>, tensor<?x128xi16>, tensor<?x128xi1>, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x128xf32>) -> tensor<?x128xf32>
  %p = linalg.matmul ins(%x, %w : tensor<?x64xf16>, tensor<64x128xf16>) outs(%f : tensor<?x128xf32>) -> tensor<?x128xf32>
  %e8 = tensor.empty(%m) : tensor<?x128xi8>
  %e16 = tensor.empty(%m) : tensor<?x128xi16>
  %e1 = tensor.empty(%m) : tensor<?x128xi1>
  // Whole numbers far from each other, so that rounding decides nothing.
  %r:3 = linalg.generic {indexing_maps = [#rows, #rows, #column, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p, %mask, %zeros : tensor<?x128xf32>, tensor<?x128xi1>, tensor<128xi32>)
      outs(%e8, %e16, %e1 : tensor<?x128xi8>, tensor<?x128xi16>, tensor<?x128xi1>) {
  ^bb0(%a: f32, %k: i1, %z: i32, %o8: i8, %o16: i16, %o1: i1):
    %far = arith.constant -1.0e+30 : f32
    %big = arith.constant 1.0e+30 : f32
    %s = arith.mulf %a, %far : f32
    %i = arith.fptosi %s : f32 to i8
    %zb = arith.trunci %z : i32 to i8
    %q = arith.xori %i, %zb : i8
    %none = arith.constant 0 : i8
    %kept = arith.select %k, %q, %none : i8
    %t = arith.mulf %a, %big : f32
    %h = arith.fptosi %t : f32 to i16
    %zh = arith.trunci %z : i32 to i16
    %g = arith.xori %h, %zh : i16
    %pos = arith.cmpf ogt, %a, %far : f32
    %both = arith.andi %pos, %k : i1
    linalg.yield %kept, %g, %both : i8, i16, i1
  } -> (tensor<?x128xi8>, tensor<?x128xi16>, tensor<?x128xi1>)

  %z64 = arith.constant 0 : i64
  %e3 = tensor.empty() : tensor<3xi64>
  %f3 = linalg.fill ins(%z64 : i64) outs(%e3 : tensor<3xi64>) -> tensor<3xi64>
  %count = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]}
      ins(%long : tensor<3x40001xi8>) outs(%f3 : tensor<3xi64>) {
  ^bb0(%v: i8, %sum: i64):
    %wide = arith.extsi %v : i8 to i64
    %n = arith.addi %sum, %wide : i64
    linalg.yield %n : i64
  } -> tensor<3xi64>
  return %r#0, %r#1, %r#2, %count : tensor<?x128xi8>, tensor<?x128xi16>, tensor<?x128xi1>, tensor<3xi64>
}
