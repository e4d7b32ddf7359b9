// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// Orientation in memory and a permuted result are `dims` of loads and stores; the
// batch is walked one by one. A coordinate of a batch dimension is its offset.

// CHECK-LABEL: gpu.func @permuted(
// CHECK-SAME:    %[[X:.*]]: memref<8x32x64xf16>, %[[W:.*]]: memref<8x32x48xf16>, %[[E:.*]]: memref<8x48xf32>, %[[Y:.*]]: memref<48x8x64xf16>)
// CHECK:         tile.for_tiles (%[[B:.*]], %[[I:.*]], %[[J:.*]]) in (%c8, %c64, %c48) by [1, 32, 16] krange(%{{.*}}, %{{.*}}) of %c32
// CHECK:             tile.load %[[X]][%[[B]], %[[K:.*]], %[[I]]] dims [2, 1] : memref<8x32x64xf16> -> !tile.staged<32x16xf16>
// CHECK:             tile.load %[[W]][%[[B]], %[[K]], %[[J]]] dims [2, 1] : memref<8x32x48xf16> -> !tile.staged<16x16xf16>
// CHECK:           tile.load %[[E]][%[[B]], %[[J]]] dims [-1, 1] : memref<8x48xf32> -> !tile.frag<1x16xf32>
// CHECK:           tile.map {{.*}} at (%[[I]], %[[J]])
// CHECK:             %[[ROW:.*]] = tile.index 0
// CHECK:             arith.cmpi slt, %[[ROW]], %[[B]]
// CHECK:           tile.store %{{.*}}, %[[Y]][%[[J]], %[[B]], %[[I]]] dims [2, 0] : <32x16xf16>, memref<48x8x64xf16>
func.func @main(%x: memref<8x32x64xf16>, %w: memref<8x32x48xf16>, %e: memref<8x48xf32>, %y: memref<48x8x64xf16>) {
  fuse.kernel "permuted" variants [#fuse.variant<schedule = #fuse.multistage<tile = [32, 16, 16], warps = [2, 1], stages = 2>>] {
    fuse.matmul (b, m, n, k) acc(f32)
        lhs(%x[b, k, m] : memref<8x32x64xf16>) rhs(%w[b, k, n] : memref<8x32x48xf16>)
        aux(%e[b, n] : memref<8x48xf32>) outs(%y[n, b, m] : memref<48x8x64xf16>)
        epilogue(%a, %f) {
      %i = fuse.index 1 : index
      %j = fuse.index 0 : index
      %c = arith.cmpi slt, %i, %j : index
      %s = arith.select %c, %a, %f : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Dimensions next to each other in every operand merge, of each role: two of m
// (one dynamic), two of n, two of k. One buffer passed twice is one argument.

// CHECK-LABEL: gpu.func @merged(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?x35xf32>, %[[W:[a-z0-9]+]]: memref<143x35xf32>, %[[Y:[a-z0-9]+]]: memref<?x143xf32>)
// CHECK:         %[[M:.*]] = memref.dim %[[X]], %c0
// CHECK:         tile.for_tiles (%{{.*}}, %{{.*}}) in (%[[M]], %c143) by [16, 16] krange({{.*}}) of %c35
// CHECK:         tile.load %[[Y]][
// CHECK:         tile.store %{{.*}}, %[[Y]][
// CHECK-LABEL: func.func @main
// CHECK-DAG:     memref.collapse_shape %{{.*}} {{\[\[}}0, 1], [2, 3]] : memref<3x?x5x7xf32> into memref<?x35xf32>
// CHECK-DAG:     memref.collapse_shape %{{.*}} {{\[\[}}0, 1], [2, 3]] : memref<11x13x5x7xf32> into memref<143x35xf32>
// CHECK-DAG:     memref.collapse_shape %{{.*}} {{\[\[}}0, 1], [2, 3]] : memref<3x?x11x13xf32> into memref<?x143xf32>
// CHECK-NOT:     memref.collapse_shape
// CHECK:         gpu.launch_func
func.func @main(%x: memref<3x?x5x7xf32>, %w: memref<11x13x5x7xf32>, %y: memref<3x?x11x13xf32>) {
  fuse.kernel "merged" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 16, 8], warps = [1, 1], stages = 2>>] {
    fuse.matmul (a, b, c, d, e, f) acc(f32)
        lhs(%x[a, b, e, f] : memref<3x?x5x7xf32>) rhs(%w[c, d, e, f] : memref<11x13x5x7xf32>)
        aux(%y[a, b, c, d] : memref<3x?x11x13xf32>) outs(%y[a, b, c, d] : memref<3x?x11x13xf32>)
        epilogue(%p, %q) {
      %s = arith.addf %p, %q : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// Dimensions of k that do not merge are walked outside of the pipeline; a further
// dimension of m is walked one by one.

// CHECK-LABEL: gpu.func @unmerged(
// CHECK:         tile.for_tiles (%[[A:.*]], %[[I:.*]], %[[J:.*]]) in (%c3, %c64, %c16) by [1, 16, 16] krange(%[[K0:.*]], %[[K1:.*]]) of %c256
// CHECK:           %[[Z:.*]] = tile.fill
// CHECK:           %[[S:.*]] = scf.for %[[C:.*]] = %c0 to %c5 step %c1 iter_args(%[[CARRIED:.*]] = %[[Z]]) -> (!tile.frag<16x16xf32>) {
// CHECK:             %[[P:.*]] = tile.pipeline %[[K0]] to %[[K1]] step 16 carry(%[[CARRIED]] : !tile.frag<16x16xf32>) load(%[[K:.*]]) stages 2 {
// CHECK:               tile.load %{{.*}}[%[[A]], %[[K]], %[[I]], %[[C]]] dims [2, 1] : memref<3x256x64x5xf16>
// CHECK:               tile.load %{{.*}}[%[[J]], %[[C]], %[[K]]] dims [0, 2] : memref<16x5x256xf16>
// CHECK:             scf.yield %[[P]]
// CHECK:           tile.map (%{{.*}} = %[[S]] : !tile.frag<16x16xf32>)
func.func @main(%x: memref<3x256x64x5xf16>, %w: memref<16x5x256xf16>, %y: memref<64x3x16xf32>) {
  fuse.kernel "unmerged" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 16, 16], warps = [1, 1], stages = 2>>] {
    fuse.matmul (a, m, n, k, c) acc(f32)
        lhs(%x[a, k, m, c] : memref<3x256x64x5xf16>) rhs(%w[n, c, k] : memref<16x5x256xf16>)
        outs(%y[m, a, n] : memref<64x3x16xf32>) epilogue(%s) {
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// Vector times matrix, matrix times vector, a dot product: a dimension of extent 1
// stands in for what is missing.

// CHECK-LABEL: gpu.func @vecmat(
// CHECK-SAME:    %{{.*}}: memref<1x256xf16>, %{{.*}}: memref<256x512xf16>, %{{.*}}: memref<1x512xf32>)
// CHECK:         tile.for_tiles (%[[I:.*]], %[[J:.*]]) in (%c1, %c512) by [16, 32]
// CHECK:           tile.load %{{.*}}[%[[I]], %{{.*}}] : memref<1x256xf16> -> !tile.staged<16x32xf16>
// CHECK-LABEL: func.func @main
// CHECK:         memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [1, 256] : memref<256xf16> into memref<1x256xf16>
// CHECK:         memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [1, 512] : memref<512xf32> into memref<1x512xf32>
func.func @main(%x: memref<256xf16>, %w: memref<256x512xf16>, %y: memref<512xf32>) {
  fuse.kernel "vecmat" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 32, 32], warps = [1, 1], stages = 2>>] {
    fuse.matmul (n, k) acc(f32) lhs(%x[k] : memref<256xf16>) rhs(%w[k, n] : memref<256x512xf16>)
        outs(%y[n] : memref<512xf32>) epilogue(%s) {
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// CHECK-LABEL: gpu.func @matvec(
// CHECK-SAME:    %{{.*}}: memref<?x256xf16>, %{{.*}}: memref<1x256xf16>, %{{.*}}: memref<1x?xf32>)
// CHECK:           tile.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] dims [1, 0] : <16x16xf32>, memref<1x?xf32>
func.func @main(%x: memref<?x256xf16>, %w: memref<256xf16>, %y: memref<?xf32>) {
  fuse.kernel "matvec" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 16, 32], warps = [1, 1], stages = 2>>] {
    fuse.matmul (m, k) acc(f32) lhs(%x[m, k] : memref<?x256xf16>) rhs(%w[k] : memref<256xf16>)
        outs(%y[m] : memref<?xf32>) epilogue(%s) {
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// CHECK-LABEL: gpu.func @dot(
// CHECK-SAME:    %{{.*}}: memref<1x256xf16>, %{{.*}}: memref<1x256xf16>, %{{.*}}: memref<1x1xf32>)
func.func @main(%x: memref<256xf16>, %w: memref<256xf16>, %y: memref<f32>) {
  fuse.kernel "dot" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 16, 32], warps = [1, 1], stages = 2>>] {
    fuse.matmul (k) acc(f32) lhs(%x[k] : memref<256xf16>) rhs(%w[k] : memref<256xf16>)
        outs(%y[] : memref<f32>) epilogue(%s) {
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}
