// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90a tuning-database=false" | FileCheck %s
// RUN: fuse-opt %s --fuse-select-schedule="chip=h200 tuning-database=false" | FileCheck %s --check-prefixes=CHECK,MODEL
// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90a" | FileCheck %s --check-prefix=TIMED
// RUN: fuse-opt %s --fuse-select-schedule="chip=h200" | FileCheck %s --check-prefix=H200

// Few tiles and a long k. 128 x 576 are 24 tiles of 64 x 48 on 132 SMs: clusters of four share each along k.
// CHECK-LABEL: fuse.kernel "few" variants [
// CHECK-SAME:    #fuse.warp_specialized<tile = [64, 48, 64], warps = [4, 1], stages = 12, cluster = [1, 1, 4]>
func.func @few(%x: memref<128x7168xf16>, %w: memref<576x7168xf16>, %y: memref<128x576xf16>) {
  fuse.kernel "few" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<128x7168xf16>) rhs(%w[n, k] : memref<576x7168xf16>) outs(%y[m, n] : memref<128x576xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// 16 rows, swapped: the weights fill the instruction's rows, and clusters share what is along k.
// CHECK-LABEL: fuse.kernel "fewer" variants [
// CHECK-SAME:    #fuse.warp_specialized<tile = [16, 64, 128], warps = [1, 4], stages = 11, cluster = [1, 1, {{[24]}}], swap = true>
func.func @fewer(%x: memref<16x7168xf16>, %w: memref<1536x7168xf16>, %y: memref<16x1536xf16>) {
  fuse.kernel "fewer" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<16x7168xf16>) rhs(%w[n, k] : memref<1536x7168xf16>) outs(%y[m, n] : memref<16x1536xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// Weights that CTAs stream: tiles of 48 columns, a third for each warp, of which an SM holds three at once. All 363 run
// side by side, and none is left for SMs that are done.
// CHECK-LABEL: fuse.kernel "stream" variants [
// CHECK-SAME:    #fuse.multistage<tile = [32, 48, 128], warps = [1, 3], stages = 2>
func.func @stream(%x: memref<32x5120xf16>, %u: memref<17408x5120xf16>, %v: memref<17408x5120xf16>, %y: memref<32x17408xf16>) {
  fuse.kernel "stream" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<32x5120xf16>)
        rhs(%u[n, k] : memref<17408x5120xf16>, %v[n, k] : memref<17408x5120xf16>) outs(%y[m, n] : memref<32x17408xf16>)
        epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %t = arith.truncf %p : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// Swapped, a ring of seven slots of 24 KB: nine fit, and stream slower.
// MODEL-LABEL: fuse.kernel "behind" variants [
// MODEL-SAME:    #fuse.warp_specialized<tile = [32, 64, 128], warps = [1, 4], stages = 7, swap = true>
func.func @behind(%x: memref<32x17408xf16>, %w: memref<5120x17408xf16>, %y: memref<32x5120xf16>) {
  fuse.kernel "behind" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<32x17408xf16>) rhs(%w[n, k] : memref<5120x17408xf16>) outs(%y[m, n] : memref<32x5120xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// What was timed: stream-K was the fastest on an H100, tiles of 128 x 80 on an H200, whose memory gives more.
// TIMED-LABEL: fuse.kernel "down" variants [
// TIMED-SAME:    stream_k = true
// H200-LABEL: fuse.kernel "down" variants [
// H200-NOT:     stream_k
// H200-SAME:    {
func.func @down(%x: memref<256x25600xf16>, %w: memref<5120x25600xf16>, %y: memref<256x5120xf16>) {
  fuse.kernel "down" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<256x25600xf16>) rhs(%w[n, k] : memref<5120x25600xf16>) outs(%y[m, n] : memref<256x5120xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// 30 clusters of four by tiles of 88 x 128 would do with fewer steps, but a chip may run 29 at once.
// CHECK-LABEL: fuse.kernel "clusters" variants [
// CHECK-SAME:    #fuse.warp_specialized<tile = [128, 96, 64], warps = [8, 1], stages = 6, cluster = [1, 1, 4]>
func.func @clusters(%x: memref<512x7168xf16>, %w: memref<576x7168xf16>, %y: memref<512x576xf16>) {
  fuse.kernel "clusters" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<512x7168xf16>) rhs(%w[n, k] : memref<576x7168xf16>) outs(%y[m, n] : memref<512x576xf16>)
        epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// Powers of two have tiles that they fill, though next to them others are as good by a few percent.
// H200-LABEL: fuse.kernel "powers" variants [
// H200-SAME:    #fuse.variant<max_rows = 512, schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 6>>
func.func @powers(%x: memref<?x14336xf16>, %w: memref<4096x14336xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "powers" {
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
