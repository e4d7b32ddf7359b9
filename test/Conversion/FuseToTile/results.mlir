// Accumulators that are converted are stored first, and converted there, then narrow results.
// RUN: fuse-opt %S/../../Target/codegen/Inputs/gemm_two_results.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>"' | FileCheck %s
// RUN: fuse-opt %S/../../Target/codegen/Inputs/gemm_two_narrow_results.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3>"' | FileCheck %s --check-prefix=BOTH

// CHECK:     tile.store {{.*}}memref<?x4096xf16
// CHECK:     tile.store {{.*}}memref<?x4096xf32
// CHECK-NOT: tile.store

// BOTH:     %[[CONVERTED:.*]] = tile.map
// BOTH:     tile.store %[[CONVERTED]],
// BOTH:     %[[COMPUTED:.*]] = tile.map
// BOTH:     tile.store %[[COMPUTED]],
// BOTH-NOT: tile.store

// Of two projections of one x each is converted where it is stored.
// RUN: fuse-opt %S/../../Target/codegen/Inputs/gemm_two_projections.mlir --fuse-to-kernels='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 3>"' | FileCheck %s --check-prefix=PROJECTIONS

// PROJECTIONS:     %[[FIRST:.*]] = tile.map
// PROJECTIONS:     tile.store %[[FIRST]],
// PROJECTIONS:     %[[SECOND:.*]] = tile.map
// PROJECTIONS:     tile.store %[[SECOND]],
// PROJECTIONS-NOT: tile.store
