// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90 kernel=first schedule={#fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 5>}" | FileCheck %s
// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90 schedule={#fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 5>}" | FileCheck %s --check-prefix=ALL
// RUN: not fuse-opt %s --fuse-select-schedule="chip=sm_90 kernel=third schedule={#fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 5>}" 2>&1 | FileCheck %s --check-prefix=NOBODY
// NOBODY: error: kernel=third: there is no such kernel; their names are first, second

// A schedule forced on one kernel, or on all; one written in the input stands
// unless it is overruled.

// CHECK: "first" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 5>>]
// CHECK: "second" variants [#fuse.variant<max_rows = 8, schedule = #fuse.multistage<tile = [16, 64, 16], warps = [1, 1]>>, #fuse.variant<schedule = #fuse.multistage<tile = [32, 64, 16], warps = [1, 1]>>]
// ALL: "first" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 5>>]
// ALL: "second" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 5>>]
func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>, %z: memref<?x64xf16>) {
  fuse.kernel "first" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  fuse.kernel "second" variants [
      #fuse.variant<max_rows = 8, schedule = #fuse.multistage<tile = [16, 64, 16], warps = [1, 1]>>,
      #fuse.variant<schedule = #fuse.multistage<tile = [32, 64, 16], warps = [1, 1]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%y[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%z[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
