// RUN: fuse-opt %s --fuse-tile="chip=sm_90a" | FileCheck %s

// Of matmuls whose rows are one tile's, how many CTAs an SM has where they are spread evenly over 132.

// 128 CTAs.
// CHECK-LABEL: gpu.func @one_{{[0-9]}}(
// CHECK-SAME:  tile.even_share = 1 : i64
// 84: of 48 SMs nothing would be asked.
// CHECK-LABEL: gpu.func @less_{{[0-9]}}(
// CHECK-NOT:   tile.even_share
// 256, and 168: evenly would be two on some SMs and one on most.
// CHECK-LABEL: gpu.func @two_{{[0-9]}}(
// CHECK-SAME:  tile.even_share = 2 : i64
// CHECK-LABEL: gpu.func @uneven_{{[0-9]}}(
// CHECK-NOT:   tile.even_share
// The same where an SM has room for one at once: all have one until few are left.
// CHECK-LABEL: gpu.func @waves_{{[0-9]}}(
// CHECK-SAME:  tile.even_share = 1 : i64
// Two rows of tiles.
// CHECK-LABEL: gpu.func @rows_{{[0-9]}}(
// CHECK-NOT:   tile.even_share
// Kernels with roles have a CTA for each SM, whatever their tiles; and in clusters along the rows several have a tile's
// weights.
// CHECK-LABEL: gpu.func @roles_{{[0-9]}}(
// CHECK-SAME:  tile.even_share = 1 : i64
// CHECK-LABEL: gpu.func @clusters_{{[0-9]}}(
// CHECK-NOT:   tile.even_share
// Weights of each batch, and of all.
// CHECK-LABEL: gpu.func @batches_{{[0-9]}}(
// CHECK-SAME:  tile.even_share = 1 : i64
// CHECK-LABEL: gpu.func @common_{{[0-9]}}(
// CHECK-NOT:   tile.even_share

module {
  func.func @one(%x: memref<16x512xf16>, %w: memref<4096x512xf16>, %y: memref<16x4096xf16>) {
    fuse.kernel "one" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 4>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<16x512xf16>) rhs(%w[n, k] : memref<4096x512xf16>)
          outs(%y[m, n] : memref<16x4096xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @less(%x: memref<16x512xf16>, %w: memref<2688x512xf16>, %y: memref<16x2688xf16>) {
    fuse.kernel "less" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 4>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<16x512xf16>) rhs(%w[n, k] : memref<2688x512xf16>)
          outs(%y[m, n] : memref<16x2688xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @two(%x: memref<16x512xf16>, %w: memref<8192x512xf16>, %y: memref<16x8192xf16>) {
    fuse.kernel "two" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 4>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<16x512xf16>) rhs(%w[n, k] : memref<8192x512xf16>)
          outs(%y[m, n] : memref<16x8192xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @uneven(%x: memref<16x512xf16>, %w: memref<5376x512xf16>, %y: memref<16x5376xf16>) {
    fuse.kernel "uneven" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 8>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<16x512xf16>) rhs(%w[n, k] : memref<5376x512xf16>)
          outs(%y[m, n] : memref<16x5376xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @waves(%x: memref<16x512xf16>, %w: memref<5376x512xf16>, %y: memref<16x5376xf16>) {
    fuse.kernel "waves" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 256], warps = [1, 2], stages = 6>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<16x512xf16>) rhs(%w[n, k] : memref<5376x512xf16>)
          outs(%y[m, n] : memref<16x5376xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @rows(%x: memref<32x512xf16>, %w: memref<4096x512xf16>, %y: memref<32x4096xf16>) {
    fuse.kernel "rows" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 4>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<32x512xf16>) rhs(%w[n, k] : memref<4096x512xf16>)
          outs(%y[m, n] : memref<32x4096xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @roles(%x: memref<8x512xf16>, %w: memref<16384x512xf16>, %y: memref<8x16384xf16>) {
    fuse.kernel "roles" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [8, 64, 64], warps = [1, 4], stages = 12, swap = true>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<8x512xf16>) rhs(%w[n, k] : memref<16384x512xf16>)
          outs(%y[m, n] : memref<8x16384xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @clusters(%x: memref<64x512xf16>, %w: memref<16384x512xf16>, %y: memref<64x16384xf16>) {
    fuse.kernel "clusters" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 128, 64], warps = [4, 1], stages = 4, cluster = [2, 1]>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<64x512xf16>) rhs(%w[n, k] : memref<16384x512xf16>)
          outs(%y[m, n] : memref<64x16384xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @batches(%x: memref<4x16x512xf16>, %w: memref<4x1024x512xf16>, %y: memref<4x16x1024xf16>) {
    fuse.kernel "batches" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 4>>] {
      fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : memref<4x16x512xf16>) rhs(%w[b, n, k] : memref<4x1024x512xf16>)
          outs(%y[b, m, n] : memref<4x16x1024xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
  func.func @common(%x: memref<4x16x512xf16>, %w: memref<1024x512xf16>, %y: memref<4x16x1024xf16>) {
    fuse.kernel "common" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 128], warps = [1, 2], stages = 4>>] {
      fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : memref<4x16x512xf16>) rhs(%w[n, k] : memref<1024x512xf16>)
          outs(%y[b, m, n] : memref<4x16x1024xf16>) epilogue(%a) {
        %r = arith.truncf %a : f32 to f16
        fuse.yield %r : f16
      }
      fuse.yield
    }
    return
  }
}
