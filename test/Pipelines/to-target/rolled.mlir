// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [256, 192, 64], warps = [8, 1], stages = 3>"' | FileCheck %s --check-prefix=FEW
// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4>"' | FileCheck %s --check-prefix=MORE
// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 48, 64], warps = [4, 1], stages = 12>"' | FileCheck %s --check-prefix=ALL

// A producer that has 24 registers chooses between the boxes of a whole tile and of its rest in a loop that LLVM leaves
// rolled; one that has 40, or does not hand its registers over, does so in one that it may unroll, which short steps want.

// FEW:      nvvm.setmaxregister decrease 24
// FEW:      nvvm.cp.async.bulk.tensor.shared.cluster.global
// FEW:      loop_annotation = #loop_annotation
// MORE-NOT: loop_annotation
// MORE:     nvvm.setmaxregister decrease 40
// MORE-NOT: loop_annotation
// ALL-NOT:  nvvm.setmaxregister
// ALL:      nvvm.cp.async.bulk.tensor.shared.cluster.global
// ALL-NOT:  loop_annotation

func.func @main(%x: tensor<?x1024xf16>, %w: tensor<1536x1024xf16>) -> tensor<?x1536xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x1024xf16>
  %e = tensor.empty(%rows) : tensor<?x1536xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1536xf32>) -> tensor<?x1536xf32>
  %d = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<?x1024xf16>, tensor<1536x1024xf16>) outs(%f : tensor<?x1536xf32>) -> tensor<?x1536xf32>
  %r = arith.truncf %d : tensor<?x1536xf32> to tensor<?x1536xf16>
  return %r : tensor<?x1536xf16>
}
