// RUN: fuse-opt %S/../../integration/sim/Inputs/pingpong.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, resident = 3>"' | FileCheck %s --check-prefix=KERNELS
// RUN: fuse-opt %S/../../integration/sim/Inputs/pingpong.mlir --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, resident = 3>"' | FileCheck %s

// Three CTAs on each of 132 SMs, 8 tiles of columns.

// KERNELS: tile.resident = 3
// KERNELS: arith.constant 396 : index

// Each of 256 threads has 80 of a third of 65536 registers; those that load keep 32, others have 80 + 80 - 32.

// CHECK-LABEL: @main_0(
// CHECK-SAME:    nvvm.minctasm = 3
// CHECK: nvvm.setmaxregister  decrease 32
// CHECK: nvvm.setmaxregister  increase 128
