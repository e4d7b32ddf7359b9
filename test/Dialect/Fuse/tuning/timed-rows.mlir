// RUN: fuse-opt %s --fuse-select-schedule="chip=h200 tuning-file=%S/Inputs/timed-rows.txt" | FileCheck %s
// RUN: fuse-opt %s --fuse-select-schedule="chip=h200 tuning-database=false" | FileCheck %s --check-prefix=MODEL

// A number of rows that was timed has the schedule that was fastest then, though the model would have another
// and few numbers of rows lie between its neighbours: it stands for a doubling.

// CHECK: fuse.kernel "rows" variants [
// CHECK-SAME: max_rows = 640, schedule = #fuse.warp_specialized<tile = [128, 176, 64], warps = [8, 1], stages = 5, raster = 77>>

// MODEL-NOT: raster = 77
// MODEL:     fuse.kernel "rows" variants [
// MODEL-NOT: raster = 77
func.func @rows(%x: memref<?x12288xf16>, %w: memref<4096x12288xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "rows" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x12288xf16>) rhs(%w[n, k] : memref<4096x12288xf16>)
        outs(%y[m, n] : memref<?x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
