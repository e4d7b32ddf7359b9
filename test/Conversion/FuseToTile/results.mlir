// Accumulators that are converted are stored first, then narrow results.
// RUN: fuse-opt %S/../../Target/codegen/Inputs/gemm_two_results.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>"' | FileCheck %s
// RUN: fuse-opt %S/../../Target/codegen/Inputs/gemm_two_narrow_results.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>"' | FileCheck %s --check-prefix=BOTH

// CHECK:     tile.store {{.*}}memref<?x4096xf16
// CHECK:     tile.store {{.*}}memref<?x4096xf32
// CHECK-NOT: tile.store

// BOTH:     %[[Y:.*]]:2 = tile.map
// BOTH:     tile.store %[[Y]]#1,
// BOTH:     tile.store %[[Y]]#0,
// BOTH-NOT: tile.store
