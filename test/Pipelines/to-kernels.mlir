// RUN: fuse-opt %s --fuse-to-scheduled="chip=sm_90" | FileCheck %s --check-prefix=SCHEDULED
// RUN: fuse-opt %s --fuse-to-kernels="chip=sm_90" | FileCheck %s --check-prefix=KERNELS
// RUN: fuse-opt %s --fuse-to-kernels="chip=gfx942 schedule={#fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>}" | FileCheck %s --check-prefix=FORCED

// A linear layer as a framework spells it, through every level down to tile kernels.

// SCHEDULED: fuse.kernel "main_0" variants [#fuse.variant<
// SCHEDULED:   fuse.matmul (m, n, k) acc(f32)
// SCHEDULED:   fuse.gelu tanh

// KERNELS: gpu.module @main_0{{.*}} [#nvvm.target
// KERNELS:   tile.pipeline
// KERNELS:   fuse.gelu tanh
// KERNELS: func.func @main(%{{.*}}: memref<?x64xf16>{{.*}}, %{{.*}}: memref<96x64xf16>, %{{.*}}: memref<96xf16>, %{{.*}}: memref<?x96xf16>
// KERNELS:   gpu.launch_func

// FORCED: gpu.module @main_0{{.*}} [#rocdl.target
// FORCED:   fuse.schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @main(%x: tensor<?x64xf16>, %w: tensor<96x64xf16>, %b: tensor<96xf16>) -> tensor<?x96xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %scale = arith.constant 0.79788456 : f32
  %m = tensor.dim %x, %c0 : tensor<?x64xf16>
  %e = tensor.empty(%m) : tensor<?x96xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x96xf32>) -> tensor<?x96xf32>
  %a = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%x, %w : tensor<?x64xf16>, tensor<96x64xf16>)
      outs(%f : tensor<?x96xf32>) -> tensor<?x96xf32>
  %o = tensor.empty(%m) : tensor<?x96xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x96xf32>, tensor<96xf16>) outs(%o : tensor<?x96xf16>) {
  ^bb0(%p: f32, %q: f16, %r: f16):
    %q32 = arith.extf %q : f16 to f32
    %u = arith.addf %p, %q32 : f32
    %u2 = arith.mulf %u, %u : f32
    %u3 = arith.mulf %u2, %u : f32
    %c = arith.mulf %cubic, %u3 : f32
    %i = arith.addf %u, %c : f32
    %s = arith.mulf %scale, %i : f32
    %t = math.tanh %s : f32
    %t1 = arith.addf %t, %one : f32
    %h = arith.mulf %half, %u : f32
    %g = arith.mulf %h, %t1 : f32
    %v = arith.truncf %g : f32 to f16
    linalg.yield %v : f16
  } -> tensor<?x96xf16>
  return %y : tensor<?x96xf16>
}
