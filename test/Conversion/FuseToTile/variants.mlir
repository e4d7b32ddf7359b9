// RUN: fuse-opt %s --fuse-tile="chip=gfx942" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// One gpu.func per variant; the host tries the guards in order. Two right operands are two products of one left tile.

// CHECK-LABEL: gpu.module @gated [#rocdl.target<O = 3, chip = "gfx942", abi = "500">]
// CHECK:         gpu.func @gated_upto16(
// CHECK-SAME:      fuse.schedule = #fuse.register_prefetch<tile = [16, 64, 64], warps = [1, 4]>, known_block_size = array<i32: 256, 1, 1>, tile.sizes_agree
// CHECK:           tile.pipeline
// CHECK:             %[[X:.*]] = tile.load {{.*}} -> !tile.staged<16x64xbf16>
// CHECK:             %[[U:.*]] = tile.load {{.*}} -> !tile.staged<64x64xbf16>
// CHECK:             %[[V:.*]] = tile.load {{.*}} -> !tile.staged<64x64xbf16>
// CHECK:           compute(%{{.*}}, %[[XS:.*]], %[[US:.*]], %[[VS:.*]], %[[A:.*]], %[[B:.*]]) {
// CHECK:             %[[A1:.*]] = tile.mma %[[XS]] * %[[US]] + %[[A]]
// CHECK:             %[[B1:.*]] = tile.mma %[[XS]] * %[[VS]] + %[[B]]
// CHECK:             tile.yield %[[A1]], %[[B1]]
// CHECK:         gpu.func @gated_upto64(
// CHECK:         gpu.func @gated(
// CHECK-LABEL: func.func @main
// CHECK:         %[[M:.*]] = memref.dim
// CHECK:         %[[FEW:.*]] = arith.cmpi sle, %[[M]], %c16
// CHECK:         scf.if %[[FEW]] {
// CHECK:           gpu.launch_func @gated::@gated_upto16
// CHECK:         } else {
// CHECK-DAG:       %[[SOME:.*]] = arith.cmpi sle, %[[M]], %c64
// CHECK-DAG:       %[[NOTONE:.*]] = arith.cmpi sge, %[[M]], %c17
// CHECK:           %[[BOTH:.*]] = arith.andi
// CHECK:           scf.if %[[BOTH]] {
// CHECK:             gpu.launch_func @gated::@gated_upto64
// CHECK:           } else {
// CHECK:             gpu.launch_func @gated::@gated blocks
func.func @main(%x: memref<?x256xbf16>, %u: memref<512x256xbf16>, %v: memref<512x256xbf16>, %y: memref<?x512xbf16>) {
  fuse.kernel "gated" variants [
      #fuse.variant<max_rows = 16, schedule = #fuse.register_prefetch<tile = [16, 64, 64], warps = [1, 4]>>,
      #fuse.variant<min_rows = 17, max_rows = 64, schedule = #fuse.register_prefetch<tile = [64, 64, 64], warps = [2, 2]>>,
      #fuse.variant<schedule = #fuse.register_prefetch<tile = [128, 64, 64], warps = [2, 2]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x256xbf16>)
        rhs(%u[n, k] : memref<512x256xbf16>, %v[n, k] : memref<512x256xbf16>)
        outs(%y[m, n] : memref<?x512xbf16>) epilogue(%a, %b) {
      %g = fuse.silu %a : f32
      %p = arith.mulf %g, %b : f32
      %r = arith.truncf %p : f32 to bf16
      fuse.yield %r : bf16
    }
    fuse.yield
  }
  return
}

// -----

// Where each variant has more rows than the one before, guards are halved: the bound of the middle comes first.

// CHECK-LABEL: func.func @main
// CHECK:         %[[M:.*]] = memref.dim
// CHECK:         %[[LOWER:.*]] = arith.cmpi sle, %[[M]], %c32
// CHECK:         scf.if %[[LOWER]] {
// CHECK:           %[[FIRST:.*]] = arith.cmpi sle, %[[M]], %c16
// CHECK:           scf.if %[[FIRST]] {
// CHECK:             gpu.launch_func @halves::@halves_upto16
// CHECK:           } else {
// CHECK:             gpu.launch_func @halves::@halves_upto32
// CHECK:         } else {
// CHECK:           %[[THIRD:.*]] = arith.cmpi sle, %[[M]], %c64
// CHECK:           scf.if %[[THIRD]] {
// CHECK:             gpu.launch_func @halves::@halves_upto64
// CHECK:           } else {
// CHECK:             gpu.launch_func @halves::@halves blocks
func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf32>) {
  fuse.kernel "halves" variants [
      #fuse.variant<max_rows = 16, schedule = #fuse.register_prefetch<tile = [16, 64, 64], warps = [1, 4]>>,
      #fuse.variant<max_rows = 32, schedule = #fuse.register_prefetch<tile = [32, 64, 64], warps = [1, 4]>>,
      #fuse.variant<max_rows = 64, schedule = #fuse.register_prefetch<tile = [64, 64, 64], warps = [2, 2]>>,
      #fuse.variant<schedule = #fuse.register_prefetch<tile = [128, 64, 64], warps = [2, 2]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// Where the number of rows is known, only the variant that takes it is built.

// CHECK-LABEL: gpu.module @known
// CHECK-NOT:     gpu.func
// CHECK:         gpu.func @known_upto64(
// CHECK-NOT:     gpu.func
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.if
// CHECK:         gpu.launch_func @known::@known_upto64
func.func @main(%x: memref<40x64xf16>, %w: memref<64x64xf16>, %y: memref<40x64xf32>) {
  fuse.kernel "known" variants [
      #fuse.variant<max_rows = 16, schedule = #fuse.register_prefetch<tile = [16, 64, 64], warps = [1, 4]>>,
      #fuse.variant<max_rows = 64, schedule = #fuse.register_prefetch<tile = [64, 64, 64], warps = [2, 2]>>,
      #fuse.variant<schedule = #fuse.register_prefetch<tile = [128, 64, 64], warps = [2, 2]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<40x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<40x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// Names that an assembler would not take, or that are taken; two results.

// CHECK-DAG: gpu.module @k2_d_x [
// CHECK-DAG: gpu.module @main_0 [
// CHECK:     tile.map {{.*}} -> (!tile.frag<1x1024xf32>, !tile.frag<1x1024xf16>)
func.func @main(%x: memref<100xf32>, %y: memref<100xf32>, %z: memref<100xf16>) {
  fuse.kernel "2.d-x" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
    fuse.elementwise (n) ins(%x[n] : memref<100xf32>) outs(%y[n] : memref<100xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  fuse.kernel "main" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
    fuse.elementwise (n) ins(%x[n] : memref<100xf32>) outs(%y[n] : memref<100xf32>, %z[n] : memref<100xf16>) body(%e) {
      %h = arith.truncf %e : f32 to f16
      fuse.yield %e, %h : f32, f16
    }
    fuse.yield
  }
  return
}
