// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90" | FileCheck %s --check-prefixes=CHECK,NV
// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx942" | FileCheck %s --check-prefixes=CHECK,AMD
// Whatever is chosen is legal, on every chip.
// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_80" --fuse-verify-phase="phase=scheduled chip=sm_80" -o /dev/null
// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_89" --fuse-verify-phase="phase=scheduled chip=sm_89" -o /dev/null
// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90a" --fuse-verify-phase="phase=scheduled chip=sm_90a" -o /dev/null
// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx90a" --fuse-verify-phase="phase=scheduled chip=gfx90a" -o /dev/null
// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx950" --fuse-verify-phase="phase=scheduled chip=gfx950" -o /dev/null

// A dynamic number of rows: narrow tiles for few rows, by guard, wide ones for many.

// CHECK-LABEL: fuse.kernel "dynamic" variants [
// CHECK-SAME:    #fuse.variant<max_rows = {{[0-9]+}}, schedule = #fuse.{{multistage|register_prefetch}}<tile = [{{16|32}}, 
// NV-SAME:       #fuse.variant<schedule = #fuse.multistage<tile = [128, 64, 64], warps = [2, 2], stages = 3>>] {
// AMD-SAME:      #fuse.variant<schedule = #fuse.register_prefetch<tile = [128, 64, 64], warps = [2, 2]>>] {
func.func @dynamic(%x: memref<?x4096xf16>, %u: memref<12288x4096xf16>, %v: memref<12288x4096xf16>,
                   %y: memref<?x12288xf16>) {
  fuse.kernel "dynamic" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<?x4096xf16>)
        rhs(%u[n, k] : memref<12288x4096xf16>, %v[n, k] : memref<12288x4096xf16>)
        outs(%y[m, n] : memref<?x12288xf16>)
        epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// A known number of rows: one variant.

// CHECK-LABEL: fuse.kernel "static" variants [
// NV-SAME:       #fuse.variant<schedule = #fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = 3>>] {
// AMD-SAME:      #fuse.variant<schedule = #fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 2]>>] {
func.func @static(%x: memref<4096x4096xbf16>, %w: memref<4096x4096xbf16>, %y: memref<4096x4096xbf16>) {
  fuse.kernel "static" {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<4096x4096xbf16>) rhs(%w[n, k] : memref<4096x4096xbf16>)
        outs(%y[m, n] : memref<4096x4096xbf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to bf16
      fuse.yield %r : bf16
    }
    fuse.yield
  }
  return
}

// Tensors are scheduled alike; nothing but the attribute changes.

// CHECK-LABEL: func.func @tensors
// CHECK:         %[[Y:.*]] = fuse.kernel "tensors" variants [#fuse.variant<schedule = #fuse.{{multistage|register_prefetch}}<tile = [16, {{.*}}>>] {
// CHECK-NEXT:      %[[R:.*]] = fuse.matmul (m, n, k) acc(f32)
// CHECK:           fuse.yield %[[R]] : tensor<7x5xf32>
func.func @tensors(%x: tensor<7x3xf32>, %w: tensor<5x3xf32>, %i: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %y = fuse.kernel "tensors" {
    %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x3xf32>) rhs(%w[n, k] : tensor<5x3xf32>)
        outs(%i[m, n] : tensor<7x5xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield %r : tensor<7x5xf32>
  } : tensor<7x5xf32>
  return %y : tensor<7x5xf32>
}

// More right operands, narrower tiles.

// CHECK-LABEL: fuse.kernel "three" variants [
func.func @three(%x: memref<4096x4096xf16>, %w: memref<4096x4096xf16>, %y: memref<4096x4096xf16>) {
  fuse.kernel "three" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<4096x4096xf16>)
        rhs(%w[n, k] : memref<4096x4096xf16>, %x[n, k] : memref<4096x4096xf16>, %w[n, k] : memref<4096x4096xf16>)
        outs(%y[m, n] : memref<4096x4096xf16>) epilogue(%a, %b, %c) {
      %s = arith.addf %a, %b : f32
      %t = arith.addf %s, %c : f32
      %r = arith.truncf %t : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
