// RUN: fuse-opt %S/../../integration/sim/Inputs/pingpong.mlir --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 32, 64], warps = [4, 1], stages = 2, pingpong = true>"' | FileCheck %s

// Two slots' barriers, full and empty: one arrival each; two turns': one of each of four warps.
// CHECK-LABEL: @main_0(
// CHECK-COUNT-4: nvvm.mbarrier.init %{{.*}}, %c1_i32
// CHECK-COUNT-2: nvvm.mbarrier.init %{{.*}}, %c4_i32
// CHECK: nvvm.fence.mbarrier.init

// Two waits before the first products, for the turn and for a slot, and one in the loop.
// CHECK: nvvm.setmaxregister  increase
// CHECK: nvvm.mbarrier.try_wait
// CHECK: nvvm.mbarrier.try_wait
// CHECK: nvvm.wgmma.commit.group
// CHECK: nvvm.mbarrier.try_wait
// CHECK: nvvm.wgmma.commit.group

// The turn goes to the other group before the last products are awaited.
// CHECK: %[[GROUP:.*]] = nvvm.shfl.sync  idx
// CHECK: %[[NEXT:.*]] = arith.addi %[[GROUP]], %c1_i32
// CHECK: arith.remui %[[NEXT]], %c2_i32
// CHECK: nvvm.bar.warp.sync
// CHECK: nvvm.mbarrier.arrive
// CHECK: wgmma.wait_group.sync.aligned 0
