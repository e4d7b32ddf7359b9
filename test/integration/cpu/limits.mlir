// GELU and SiLU spelled at -inf ask for -inf * 0. Where they are recognised they are 0, and the reference
// is, too; where nothing is recognised NaN is owed.
// REQUIRES: numpy, lld
// RUN: %python -c "import sys, numpy; x = numpy.linspace(-8, 8, 192, dtype='f').reshape(3, 64); x[0, :3] = -numpy.inf, numpy.inf, numpy.nan; numpy.save(sys.argv[1], x)" %t.npy
// RUN: fuse-run %s --function=silu --device=sim --chip=gfx942 --inputs=%t.npy --check
// RUN: fuse-run %s --function=silu --device=cpu --at=graph --inputs=%t.npy --check
// RUN: fuse-run %s --function=silu --device=cpu --at=kernels --inputs=%t.npy --check
// RUN: fuse-run %s --function=gelu --device=sim --chip=sm_90a --inputs=%t.npy --check
// RUN: fuse-run %s --function=gelu --device=cpu --at=fused --inputs=%t.npy --check
// RUN: fuse-run %s --function=difference --device=sim --chip=gfx942 --inputs=%t.npy --check
#id = affine_map<(m, n) -> (m, n)>
func.func @silu(%x: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    %p = math.exp %n : f32
    %d = arith.addf %p, %one : f32
    %s = arith.divf %one, %d : f32
    %v = arith.mulf %a, %s : f32
    linalg.yield %v : f32
  } -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}
func.func @gelu(%x: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %root = arith.constant 0.707106769 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %z = arith.mulf %a, %root : f32
    %p = math.erf %z : f32
    %d = arith.addf %p, %one : f32
    %h = arith.mulf %a, %half : f32
    %v = arith.mulf %h, %d : f32
    linalg.yield %v : f32
  } -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}
// No activation: it stays NaN.
func.func @difference(%x: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %b = math.absf %a : f32
    %v = arith.addf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}
