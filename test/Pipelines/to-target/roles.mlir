// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>"' | FileCheck %s
// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>"' | FileCheck %s --check-prefix=CLUSTER
// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4, cluster = [2, 2]>"' | FileCheck %s --check-prefix=BOTH

// Producers fill a ring by the tensor memory accelerator, consumer warpgroups multiply out of
// it, results leave through staged boxes.

// The tensor maps are parameters after those of the memrefs: of both operands and the result.
// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}
// CHECK-SAME: nvvm.reqntid = array<i32: 384>
// Four slots of 128 and 256 rows of 128 bytes, two boxes of 16 rows for each of eight warps, and the barriers, a KiB.
// CHECK-SAME: shared_memory = [[#mul(4,mul(128 + 256,128)) + mul(16,mul(16,128)) + 1024]], tensor_maps = [
// CHECK-SAME: <argument = 0, box = [128, 64], swizzle = 128>, <argument = 0, box = [128, 64], swizzle = 128, rest = 0>
// CHECK-SAME: <argument = 1, box = [256, 64],
// CHECK-SAME: <argument = 3, box = [16, 64],
// Four slots, two barriers each, seen by the asynchronous units.
// CHECK-COUNT-8: nvvm.mbarrier.init
// CHECK: nvvm.fence.mbarrier.init
// CHECK: nvvm.barrier
// The producers: one thread waits for a free slot and starts both copies. Of the left operand, whose rows are any number,
// the last tile brings those that are there, in whole eights of 1024 bytes, in a box of as many.
// CHECK: nvvm.setmaxregister decrease [[#FEW:]]
// CHECK: nvvm.elect.sync
// CHECK: scf.for
// CHECK:   scf.for
// CHECK:     nvvm.mbarrier.try_wait
// CHECK:     %[[EIGHTS:.*]] = arith.divui %{{.*}}, %c8_i32
// CHECK:     %[[LEFT:.*]] = arith.muli %[[EIGHTS]], %c1024_i32
// CHECK:     %[[BYTES:.*]] = arith.addi %[[LEFT]], %c[[#mul(256,128)]]_i32
// CHECK:     nvvm.mbarrier.arrive.expect_tx %{{.*}}, %[[BYTES]]
// CHECK:     %[[COUNT:.*]] = arith.muli %[[EIGHTS]], %c8_i32
// CHECK:     %[[WHOLE:.*]] = arith.cmpi sge, %[[COUNT]], %c128_i32
// CHECK:     scf.if %[[WHOLE]]
// CHECK:       nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK:     } else {
// CHECK:       nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK:     }
// CHECK:     nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: nvvm.bar.warp.sync
// The consumers: the first product overwrites; the slot before is released. Of 168 registers for each of twelve warps
// they have what four do not keep.
// CHECK: nvvm.setmaxregister increase [[#div(mul(12,168) - mul(4,FEW),8)]]
// CHECK: nvvm.mbarrier.try_wait
// CHECK: nvvm.wgmma.fence.aligned
// CHECK: llvm.inline_asm {{.*}}wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {{[^;]*}}, none, 1, 1, 0, 0;
// CHECK-SAME: {{((wgmma.mma_async[^;]*, all, 1, 1, 0, 0;.*){3})}}
// CHECK: nvvm.wgmma.commit.group.sync.aligned
// CHECK: scf.for
// CHECK:   llvm.inline_asm {{((.*wgmma.mma_async[^;]*, all, 1, 1, 0, 0;){4})}}
// CHECK:   nvvm.wgmma.wait.group.sync.aligned 1
// CHECK:   nvvm.mbarrier.arrive
// The auxiliary is loaded before the last products are waited for.
// CHECK: llvm.load
// CHECK: llvm.inline_asm {{.*}}"wgmma.wait_group.sync.aligned 0;"
// CHECK: nvvm.mbarrier.arrive
// CHECK: nvvm.stmatrix
// CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta
// CHECK: nvvm.cp.async.bulk.commit.group

// Two CTAs along m: each loads half of the right tile into both.
// CLUSTER-LABEL: llvm.func @main_0(
// CLUSTER-SAME: nvvm.cluster_dim = array<i32: 2, 1, 1>
// CLUSTER-SAME: <argument = 1, box = [128, 64],
// CLUSTER: nvvm.cluster.arrive
// CLUSTER: nvvm.cluster.wait
// CLUSTER: nvvm.mbarrier.arrive.expect_tx
// CLUSTER: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CLUSTER-NOT: multicast_mask
// CLUSTER: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CLUSTER-NOT: multicast_mask
// CLUSTER: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CLUSTER-SAME: multicast_mask
// CLUSTER: nvvm.mapa
// CLUSTER-NEXT: nvvm.mbarrier.arrive %{{.*}} : !llvm.ptr<7>
// CLUSTER: gpu.launch_func
// CLUSTER-SAME: clusters in (%c2

// Two along n as well: each loads half of the left tile into those that are 2 apart, and half of the right one into
// those beside each other. A slot is for three to read: not by the one that has other rows and other columns.
// BOTH-LABEL: llvm.func @main_0(
// BOTH-SAME: nvvm.cluster_dim = array<i32: 4, 1, 1>
// BOTH-SAME: <argument = 0, box = [64, 64], swizzle = 128>, <argument = 0, box = [64, 64], swizzle = 128, rest = 0>
// BOTH-SAME: <argument = 1, box = [128, 64],
// BOTH: %[[RANK:.*]] = nvvm.read.ptx.sreg.cluster.ctarank
// BOTH: nvvm.mbarrier.init %{{.*}}, %c6_i32
// Of the rows that there are, none may be of a CTA's half.
// BOTH: nvvm.mbarrier.arrive.expect_tx
// BOTH: nvvm.cp.async.bulk.tensor.shared.cluster.global
// BOTH-SAME: multicast_mask
// BOTH: } else {
// BOTH: %[[SOME:.*]] = arith.cmpi sgt, %{{.*}}, %c0_i32
// BOTH: scf.if %[[SOME]]
// BOTH: nvvm.cp.async.bulk.tensor.shared.cluster.global
// BOTH-SAME: multicast_mask
// BOTH: nvvm.cp.async.bulk.tensor.shared.cluster.global
// BOTH-SAME: multicast_mask
// BOTH: arith.cmpi ult, %{{.*}}, %c3_i32
// BOTH: %[[OTHER:.*]] = arith.xori %{{.*}}, %[[RANK]] : i32
// BOTH: nvvm.mapa %{{.*}}, %[[OTHER]]
// BOTH-NEXT: nvvm.mbarrier.arrive %{{.*}} : !llvm.ptr<7>
// BOTH: gpu.launch_func
// BOTH-SAME: clusters in (%c4

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

// A result whose rows TMA cannot store: staged as well, stored by lanes side by side.
// RUN: sed 's/768/771/g' %s | fuse-opt --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>"' | FileCheck %s --check-prefix=ROWS
// ROWS: nvvm.stmatrix
// ROWS: nvvm.bar.warp.sync
// ROWS: scf.for
// ROWS-COUNT-4: llvm.load {{.*}} -> f16
// ROWS-COUNT-4: llvm.store {{.*}} : f16, !llvm.ptr<1>
// ROWS-NOT: nvvm.cp.async.bulk.tensor.global.shared.cta
