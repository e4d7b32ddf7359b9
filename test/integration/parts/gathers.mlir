// Slices, a concatenation, padding and a table read at computed places, at every level.
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=13 --check
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=13 --check
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=13 --check
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=13 --check
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=1 --check

func.func @main(%x: tensor<?x40xf32>, %t: tensor<9x20xf32>) -> (tensor<?x20xf32>, tensor<?x44xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x40xf32>
  %a = tensor.extract_slice %x[0, 0] [%m, 20] [1, 1] : tensor<?x40xf32> to tensor<?x20xf32>
  %b = tensor.extract_slice %x[0, 20] [%m, 20] [1, 1] : tensor<?x40xf32> to tensor<?x20xf32>
  %e = tensor.empty(%m) : tensor<?x20xf32>
  // rotated halves
  %n = linalg.negf ins(%b : tensor<?x20xf32>) outs(%e : tensor<?x20xf32>) -> tensor<?x20xf32>
  %r = tensor.concat dim(1) %n, %a : (tensor<?x20xf32>, tensor<?x20xf32>) -> tensor<?x40xf32>
  %p = tensor.pad %r low[0, 1] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x40xf32> to tensor<?x44xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x20xf32>) outs(%e : tensor<?x20xf32>) {
  ^bb0(%v: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c8 = arith.constant 8 : index
    %k = arith.minui %i, %c8 : index
    %w = tensor.extract %t[%k, %j] : tensor<9x20xf32>
    %s = arith.addf %v, %w : f32
    linalg.yield %s : f32
  } -> tensor<?x20xf32>
  return %g, %p : tensor<?x20xf32>, tensor<?x44xf32>
}
