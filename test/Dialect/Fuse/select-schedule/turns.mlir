// RUN: fuse-opt %s --fuse-select-schedule="chip=h200 tuning-database=false" | FileCheck %s

// Rows that whole tiles of 128 would waste an eighth of: in turns, with operands swapped, six tiles of 152.

// CHECK: fuse.kernel "rows" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [152, 128, 64], warps = [1, 4], stages = 5, swap = true, pingpong = true>>]
func.func @rows(%x: memref<900x5376xf16>, %w: memref<21504x5376xf16>, %y: memref<900x21504xf16>) {
  fuse.kernel "rows" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<900x5376xf16>) rhs(%w[n, k] : memref<21504x5376xf16>)
        outs(%y[m, n] : memref<900x21504xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// With 17 rows of tiles at a time the columns come from memory twice, not five times as with eight: 34 rows in two halves,
// not 32 and two.

// CHECK: fuse.kernel "even" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 144, 64], warps = [4, 1], stages = 5, raster = 17, pingpong = true>>]
func.func @even(%x: memref<4352x4096xf16>, %w: memref<14336x4096xf16>, %y: memref<4352x14336xf16>) {
  fuse.kernel "even" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<4352x4096xf16>) rhs(%w[n, k] : memref<14336x4096xf16>)
        outs(%y[m, n] : memref<4352x14336xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// Of a k of 512 the cache keeps all 32 rows of tiles, and the columns pass by once.

// CHECK: fuse.kernel "short" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 160, 64], warps = [4, 1], stages = 5, raster = 32, pingpong = true>>]
func.func @short(%x: memref<4096x512xf16>, %w: memref<32768x512xf16>, %y: memref<4096x32768xf16>) {
  fuse.kernel "short" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<4096x512xf16>) rhs(%w[n, k] : memref<32768x512xf16>)
        outs(%y[m, n] : memref<4096x32768xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// A tile for each SM leaves one of two groups without work: no turns.

// CHECK: fuse.kernel "wave" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [88, 192, 64], warps = [1, 12], stages = 5, swap = true>>]
func.func @wave(%x: memref<340x4096xf16>, %w: memref<6144x4096xf16>, %y: memref<340x6144xf16>) {
  fuse.kernel "wave" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<340x4096xf16>) rhs(%w[n, k] : memref<6144x4096xf16>)
        outs(%y[m, n] : memref<340x6144xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// At the power limit the largest tiles, of which least is copied, make up for epilogues beside nothing where k is long.

// CHECK: fuse.kernel "long" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4, raster = 16>>]
func.func @long(%x: memref<4096x12288xf16>, %w: memref<4096x12288xf16>, %y: memref<4096x4096xf16>) {
  fuse.kernel "long" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<4096x12288xf16>) rhs(%w[n, k] : memref<4096x12288xf16>)
        outs(%y[m, n] : memref<4096x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
