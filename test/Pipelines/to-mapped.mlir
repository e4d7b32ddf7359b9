// RUN: fuse-opt %s --fuse-to-mapped="chip=sm_90a schedule={#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>}" | FileCheck %s --check-prefix=ROLES
// RUN: fuse-opt %s --fuse-to-mapped="chip=sm_80" | FileCheck %s --check-prefixes=CHECK,SM80
// RUN: fuse-opt %s --fuse-to-mapped="chip=gfx942 schedule={#fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>}" | FileCheck %s --check-prefixes=CHECK,AMD
// RUN: not fuse-opt %s --fuse-to-mapped="chip=sm_91" 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: fuse-opt %s --fuse-to-mapped="chip=sm_80" | fuse-opt --fuse-verify-phase="phase=mapped chip=sm_80" -o /dev/null
// RUN: fuse-opt %s --fuse-to-kernels="chip=sm_80" | not fuse-opt --fuse-verify-phase="phase=mapped chip=sm_80" 2>&1 | FileCheck %s --check-prefix=EARLY

// A linear layer down to tile ops that say which warps do what, where elements live, by which
// instruction they are multiplied, and how they travel; what its launch needs to know stands at the kernel.

// ROLES:       #[[ATOM:.*]] = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16">
// ROLES:       gpu.module @main_0{{.*}} [#nvvm.target
// ROLES:         gpu.func {{.*}}tile.launch_info = #tile.launch_info<flops = #{{.*}}>
// ROLES:         %[[RING:.*]] = tile.make_ring {{.*}} : <3, !tile.staged<64x64xf16, #shared>, !tile.staged<64x64xf16, #shared>>
// ROLES:         tile.roles producers 4 {
// ROLES:           tile.copy {{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128{{(, fits_rows)?}}>)
// ROLES:           tile.ring_commit %[[RING]]
// ROLES:         } consumers {
// ROLES:           tile.mma {{.*}} {atom = #[[ATOM]]}
// ROLES:           tile.store {{.*}} via(#tile.

// SM80:        #tile.atom<"mma.sync
// AMD:         #tile.atom<"v_mfma
// CHECK-NOT:   tile.roles
// CHECK:       tile.make_ring
// SM80:        tile.copy {{.*}} via(#tile.async_copy<16>) {{.*}}<{{.*}}, #shared{{.*}}>
// AMD:         tile.prefetch {{.*}} via(#tile.vector<8, clamps = true>)
// CHECK:       scf.for
// SM80:          tile.copy_wait
// AMD:           tile.copy {{.*}} prefetched({{.*}} via(#tile.vector<8, clamps = true>) {{.*}}<{{.*}}, #shared{{.*}}>
// CHECK:         tile.mma {{.*}} {atom = #atom{{.*}}} : {{.*}} + <{{.*}}xf32, #layout{{.*}}>
// CHECK:       tile.store {{.*}} via(#tile.

// CHIP: error: {{.*}}sm_91
// EARLY: breaks a rule of the mapped level

func.func @main(%x: tensor<?x64xf16>, %w: tensor<96x64xf16>) -> tensor<?x96xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf16>
  %e = tensor.empty(%m) : tensor<?x96xf16>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%w[n, k] : tensor<96x64xf16>)
      outs(%e[m, n] : tensor<?x96xf16>) epilogue(%a) {
    %g = fuse.gelu tanh %a : f32
    %r = arith.truncf %g : f32 to f16
    fuse.yield %r : f16
  }
  return %y : tensor<?x96xf16>
}
