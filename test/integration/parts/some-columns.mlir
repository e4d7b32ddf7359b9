// Row work on some columns beside work on all of them is one kernel: in the middle, at the end, of halves, of infinities
// beyond the part; any number of rows.
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s
// RUN: fuse-run %s --function=middle --device=cpu --at=fused --dims=M=13 --check
// RUN: fuse-run %s --function=middle --device=cpu --at=kernels --dims=M=13 --check
// RUN: fuse-run %s --function=middle --device=sim --chip=sm_90a --dims=M=13 --check
// RUN: fuse-run %s --function=middle --device=sim --chip=gfx942 --dims=M=1 --check
// RUN: fuse-run %s --function=cross --device=cpu --at=kernels --dims=M=5 --check
// RUN: fuse-run %s --function=cross --device=sim --chip=sm_90a --dims=M=5 --check
// RUN: fuse-run %s --function=cross --device=sim --chip=gfx942 --dims=M=5 --check
// RUN: %python -c "import sys, numpy as n; x = n.ones((3, 33), 'f'); x[:, 12:] = n.inf; x[:, 4] = n.nan; n.save(sys.argv[1], x); n.save(sys.argv[2], n.ones(7, 'f')); n.save(sys.argv[3], 7 * x.astype('d'))" %t.x.npy %t.w.npy %t.y.npy
// RUN: fuse-run %s --function=middle --device=sim --chip=sm_90a --inputs=%t.x.npy,%t.w.npy --reference=%t.y.npy --check
// RUN: fuse-run %s --function=middle --device=sim --chip=gfx942 --inputs=%t.x.npy,%t.w.npy --reference=%t.y.npy --check

// CHECK-LABEL: func.func @middle(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT:     fuse.kernel
func.func @middle(%x: tensor<?x33xf32>, %w: tensor<7xf32>) -> tensor<?x33xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x33xf32>
  %part = tensor.extract_slice %x[0, 5] [%m, 7] [1, 1] : tensor<?x33xf32> to tensor<?x7xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%part, %w : tensor<?x7xf32>, tensor<7xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    %r = arith.addf %out, %p : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %o = tensor.empty(%m) : tensor<?x33xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<?x33xf32>, tensor<?xf32>) outs(%o : tensor<?x33xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<?x33xf32>
  return %y : tensor<?x33xf32>
}

// The cross layer of a ranking model.
// CHECK-LABEL: func.func @cross(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT:     fuse.kernel
func.func @cross(%x: tensor<?x96xf16>, %w: tensor<16xf16>) -> tensor<?x96xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x96xf16>
  %part = tensor.extract_slice %x[0, 80] [%m, 16] [1, 1] : tensor<?x96xf16> to tensor<?x16xf16>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.matvec ins(%part, %w : tensor<?x16xf16>, tensor<16xf16>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %o = tensor.empty(%m) : tensor<?x96xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<?x96xf16>, tensor<?xf32>) outs(%o : tensor<?x96xf16>) {
  ^bb0(%a: f16, %b: f32, %out: f16):
    %c = arith.extf %a : f16 to f32
    %p = arith.mulf %c, %b : f32
    %q = arith.addf %p, %c : f32
    %r = arith.truncf %q : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x96xf16>
  return %y : tensor<?x96xf16>
}
