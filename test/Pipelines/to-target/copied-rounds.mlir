// RUN: fuse-opt %s --pass-pipeline="builtin.module(fuse-to-mapped{chip=sm_90a schedule='#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>'},gpu.module(canonicalize,cse))" | FileCheck %s --check-prefix=MAPPED
// RUN: fuse-opt %s --pass-pipeline="builtin.module(fuse-to-mapped{chip=sm_90a schedule='#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>'},gpu.module(canonicalize,cse,tile-to-nvvm))" | FileCheck %s

// Producers copy rows of 200 bytes; in a ring of three slots one round is under way when the next
// begins. What is left of it behind their loop is a loop of one round, of which canonicalization
// makes straight code: the same warps run it.

// MAPPED:     tile.roles producers 4 {
// MAPPED:       scf.for
// MAPPED:         scf.for
// MAPPED:           tile.copy_commit
// MAPPED:           tile.copy_wait pending 1
// MAPPED:           tile.ring_arrive
// MAPPED-NOT:   scf.for
// MAPPED:       tile.copy_commit
// MAPPED-NOT:   scf.for
// MAPPED:       tile.copy_wait pending 1
// MAPPED-NEXT:  tile.ring_arrive
// MAPPED:     } consumers {

// CHECK:      nvvm.setmaxregister decrease
// CHECK:      scf.for
// CHECK:        scf.for
// CHECK:          nvvm.cp.async.shared.global
// CHECK:          nvvm.cp.async.commit.group
// CHECK:          nvvm.cp.async.wait.group 1
// CHECK:      nvvm.cp.async.commit.group
// CHECK:      nvvm.cp.async.wait.group 1
// CHECK:      } else {
// CHECK:      nvvm.setmaxregister increase
func.func @main(%x: tensor<256x100xf16>, %w: tensor<512x100xf16>) -> tensor<256x512xf16> {
  %e = tensor.empty() : tensor<256x512xf16>
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x100xf16>) rhs(%w[n, k] : tensor<512x100xf16>) outs(%e[m, n] : tensor<256x512xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  return %r : tensor<256x512xf16>
}
