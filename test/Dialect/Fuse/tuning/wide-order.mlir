// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90a tuning-file=%S/Inputs/wide-order.txt" | FileCheck %s
// RUN: sed 's/sm_90a/h200/' %S/Inputs/wide-order.txt > %t
// RUN: fuse-opt %s --fuse-select-schedule="chip=h200 tuning-file=%t" | FileCheck %s --check-prefix=FREE

// Tiles of 128 x 128 in clusters of two along m were the fastest for 512 rows, which are four rows of tiles. For more an
// H100 takes other kernels, as that order is slow there; where it costs nothing, this one stays up to 2304 rows.

// CHECK: fuse.kernel "clusters" variants [
// CHECK-SAME: max_rows = 512, schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, cluster = [2, 1], raster = 4, pingpong = true>>
// CHECK-NOT: max_rows = {{[1-9][0-9][0-9][0-9]+}}, schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, cluster = [2, 1]
// CHECK-SAME: max_rows = 3072, schedule = #fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4, raster = 32>>
// CHECK-NOT: max_rows = {{[1-9][0-9][0-9][0-9]+}}, schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, cluster = [2, 1]
// CHECK: {

// FREE: max_rows = 2304, schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, cluster = [2, 1], raster = 4, pingpong = true>>

func.func @clusters(%x: memref<?x28672xf16>, %w: memref<8192x28672xf16>, %y: memref<?x8192xf16>) {
  fuse.kernel "clusters" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x28672xf16>) rhs(%w[n, k] : memref<8192x28672xf16>)
        outs(%y[m, n] : memref<?x8192xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
