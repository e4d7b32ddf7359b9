// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx942" | FileCheck %s
// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx950" | FileCheck %s --check-prefix=GFX950

// Few rows and a long k: tiles become larger step by step, so that blocks fill the 304 CUs (gfx950: 256) as far as
// they can, and wait for memory seldom. A down projection of 128 tokens has 256 blocks; of 128x128 it would have 32. Where
// blocks fill them badly (384 tokens, 192 of 64x128), three share each tile along k (96 of 128x128). Where a CU
// has one block it waits for memory, and has registers for two steps.

// CHECK-LABEL: fuse.kernel "down" variants [
// CHECK-SAME:    #fuse.variant<max_rows = 16, schedule = #fuse.register_prefetch<tile = [16, 32, 512], warps = [1, 2], ahead = 2>>,
// CHECK-SAME:    #fuse.variant<max_rows = 64, schedule = #fuse.register_prefetch<tile = [32, 32, 512], warps = [2, 2], ahead = 2>>,
// CHECK-SAME:    #fuse.variant<max_rows = 128, schedule = #fuse.register_prefetch<tile = [32, 64, 256], warps = [1, 4]>>,
// CHECK-SAME:    #fuse.variant<max_rows = 192, schedule = #fuse.register_prefetch<tile = [64, 128, 128], warps = [1, 4], ahead = 2, split = 3>>,
// CHECK-SAME:    #fuse.variant<max_rows = 256, schedule = #fuse.register_prefetch<tile = [64, 64, 256], warps = [2, 2]>>,
// CHECK-SAME:    #fuse.variant<max_rows = 384, schedule = #fuse.register_prefetch<tile = [128, 128, 128], warps = [2, 2], split = 3>>,
// CHECK-SAME:    #fuse.variant<max_rows = 576, schedule = #fuse.register_prefetch<tile = [64, 128, 128], warps = [1, 4]>>,
// CHECK-SAME:    #fuse.variant<schedule = #fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 2]>>] {
// GFX950-LABEL: fuse.kernel "down" variants [
// GFX950-SAME:    #fuse.variant<max_rows = 16, schedule = #fuse.register_prefetch<tile = [16, 32, 512], warps = [1, 2], ahead = 2>>,
// GFX950-SAME:    #fuse.variant<max_rows = 64, schedule = #fuse.register_prefetch<tile = [32, 32, 512], warps = [2, 2], ahead = 2>>,
// GFX950-SAME:    #fuse.variant<max_rows = 128, schedule = #fuse.register_prefetch<tile = [32, 64, 512], warps = [1, 4]>>,
// GFX950-SAME:    #fuse.variant<max_rows = 256, schedule = #fuse.register_prefetch<tile = [64, 64, 256], warps = [2, 2]>>,
func.func @down(%x: memref<?x14336xf16>, %w: memref<4096x14336xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "down" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<?x14336xf16>) rhs(%w[n, k] : memref<4096x14336xf16>) outs(%y[m, n] : memref<?x4096xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// Rows that begin off 16 bytes are loaded element by element, each with a mask: they stay shorter.
// CHECK-LABEL: fuse.kernel "odd" variants [
// CHECK-SAME:    #fuse.variant<schedule = #fuse.register_prefetch<tile = [16, 32, 256], warps = [1, 2]>>] {
func.func @odd(%x: memref<32x4097xf16>, %w: memref<8192x4097xf16>, %y: memref<32x8192xf16>) {
  fuse.kernel "odd" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<32x4097xf16>) rhs(%w[n, k] : memref<8192x4097xf16>) outs(%y[m, n] : memref<32x8192xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}
