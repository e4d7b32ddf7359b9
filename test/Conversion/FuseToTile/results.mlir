// Narrow results are stored first.
// RUN: fuse-opt %S/../../Target/codegen/Inputs/gemm_two_results.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>"' | FileCheck %s

// CHECK:     tile.store {{.*}}memref<?x4096xf16
// CHECK:     tile.store {{.*}}memref<?x4096xf32
// CHECK-NOT: tile.store
