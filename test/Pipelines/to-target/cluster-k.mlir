// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [16, 64, 64], warps = [1, 4], stages = 3, cluster = [1, 1, 4], swap = true>"' | FileCheck %s
// RUN: fuse-opt %s --fuse-to-mapped='chip=sm_90a schedule="#fuse.warp_specialized<tile = [16, 64, 64], warps = [1, 4], stages = 3, cluster = [1, 1, 4], swap = true>"' > %t.mapped
// RUN: FileCheck %s --check-prefix=MAPPED --input-file=%t.mapped
// RUN: sed 's/known_cluster_size = array<i32: 4/known_cluster_size = array<i32: 2/' %t.mapped > %t.other
// RUN: not fuse-opt %t.other --pass-pipeline='builtin.module(gpu.module(tile-to-nvvm))' 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: hands rows to 4 CTAs, in clusters of 2

// A cluster shares a tile along k: each CTA adds and stores four of its 16 rows.

// What has passed through shared memory lies as memory does: two columns a lane, a warp along each row.
// MAPPED-DAG: #[[SUMS:.*]] = #tile.layout<register (d0, 2, 1) (d1, 2, 8) (d0, 2, 8) lane (d0, 4, 2) (d1, 8, 1) warp (d1, 4, 16)>
// MAPPED-DAG: #[[ROWS:.*]] = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
// MAPPED: tile.combine_rows %[[ROW:.*]] (%{{.*}} = %{{.*}} : !tile.frag<16x64xf32, #[[SUMS]]> to !tile.frag<4x64xf32, #[[ROWS]]>) {
// MAPPED:   %[[AT:.*]] = arith.addi %{{.*}}, %[[ROW]] : index
// MAPPED:   tile.store %{{.*}}, %{{.*}}[%[[AT]], %{{.*}}] via(#tile.vector<2>) in_bounds [false, true]
// Four places of four rows of 272 bytes, and a barrier.
// MAPPED: tile.places = {arrived = #tile.place<at = 35200, bytes = 8>, sums = #tile.place<at = 30848, bytes = 4352>}

// CHECK-LABEL: llvm.func @main_0(
// CHECK: %[[RANK:.*]] = nvvm.read.ptx.sreg.cluster.ctarank
// Four warps of four CTAs arrive when they have left their sums; slots of rings are the CTA's own.
// CHECK: nvvm.mbarrier.init %{{.*}}, %c16_i32
// CHECK-COUNT-6: nvvm.mbarrier.init %{{.*}}, %c1_i32
// Nobody waits for other CTAs before there is something to leave with them.
// CHECK: nvvm.cluster.arrive {aligned}
// CHECK-NEXT: nvvm.barrier0
// CHECK-COUNT-2: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: nvvm.cluster.wait {aligned}
// CHECK: llvm.inline_asm {{.*}}wgmma.mma_async
// CHECK: nvvm.cluster.wait {aligned}
// Of eight sums of a thread two each are of one row.
// CHECK-COUNT-8: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : f32, !llvm.ptr<7>
// CHECK: nvvm.mapa
// CHECK: nvvm.mbarrier.arrive %{{.*}} {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
// The bias is loaded while sums are on their way.
// CHECK: llvm.load %{{.*}} : !llvm.ptr<1> -> vector<2xf16>
// CHECK: nvvm.mbarrier.try_wait %{{.*}} {scope = #nvvm.mem_scope<cluster>}
// Added in the order of the CTAs.
// CHECK: %[[A:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> vector<2xf32>
// CHECK: %[[B:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> vector<2xf32>
// CHECK: %[[AB:.*]] = arith.addf %[[A]], %[[B]]
// CHECK: %[[C:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> vector<2xf32>
// CHECK: %[[ABC:.*]] = arith.addf %[[AB]], %[[C]]
// CHECK: %[[D:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> vector<2xf32>
// CHECK: arith.addf %[[ABC]], %[[D]]
// CHECK: llvm.store %{{.*}} : vector<2xf16>, !llvm.ptr<1>
// CHECK: gpu.launch_func  @main_0::@main_0 clusters in (%c4, %c1, %c1)

func.func @main(%x: tensor<?x512xf16>, %w: tensor<768x512xf16>, %bias: tensor<768xf16>) -> tensor<?x768xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x512xf16>
  %e = tensor.empty(%m) : tensor<?x768xf16>
  %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x512xf16>) rhs(%w[n, k] : tensor<768x512xf16>)
      aux(%bias[n] : tensor<768xf16>) outs(%e[m, n] : tensor<?x768xf16>) epilogue(%u, %v) {
    %b32 = arith.extf %v : f16 to f32
    %ub = arith.addf %u, %b32 : f32
    %r = arith.truncf %ub : f32 to f16
    fuse.yield %r : f16
  }
  return %h : tensor<?x768xf16>
}
