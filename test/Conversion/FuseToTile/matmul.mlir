// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse -split-input-file | FileCheck %s
// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx942 schedule={#fuse.register_prefetch<tile = [128, 64, 32], warps = [2, 2], ahead = 2>}" --fuse-tile="chip=gfx942" -split-input-file | FileCheck %s --check-prefix=AMD

// A linear layer: one pipeline along k, the bias as a fragment of one row.

// CHECK-LABEL: gpu.module @linear [#nvvm.target<O = 3, chip = "sm_90", features = "+ptx80">]
// CHECK:         gpu.func @linear(%[[X:.*]]: memref<?x256xf16>, %[[W:.*]]: memref<512x256xf16>, %[[B:.*]]: memref<512xf16>, %[[Y:.*]]: memref<?x512xf16>) kernel
// CHECK-SAME:      fuse.schedule = #fuse.multistage<tile = [128, 64, 32], warps = [2, 2], stages = 3>
// CHECK-SAME:      known_block_size = array<i32: 128, 1, 1>
// CHECK-DAG:       %[[N:.*]] = arith.constant 512
// CHECK-DAG:       %[[K:.*]] = arith.constant 256
// CHECK-DAG:       %[[M:.*]] = memref.dim %[[X]]
// CHECK:           tile.for_tiles (%[[I:.*]], %[[J:.*]]) in (%[[M]], %[[N]]) by [128, 64] krange(%[[K0:.*]], %[[K1:.*]]) of %[[K]] {
// CHECK:             %[[Z:.*]] = tile.fill 0.000000e+00 : f32 -> <128x64xf32>
// CHECK:             %[[C:.*]] = tile.pipeline %[[K0]] to %[[K1]] step 32 carry(%[[Z]] : !tile.frag<128x64xf32>) load(%[[KK:.*]]) stages 3 {
// CHECK-NEXT:          %[[XS:.*]] = tile.load %[[X]][%[[I]], %[[KK]]] : memref<?x256xf16> -> !tile.staged<128x32xf16>
// CHECK-NEXT:          %[[WS:.*]] = tile.load %[[W]][%[[J]], %[[KK]]] : memref<512x256xf16> -> !tile.staged<64x32xf16>
// CHECK-NEXT:          tile.yield %[[XS]], %[[WS]]
// CHECK:             } compute(%{{.*}}, %[[XA:.*]], %[[WA:.*]], %[[A:.*]]) {
// CHECK-NEXT:          %[[S:.*]] = tile.mma %[[XA]] * %[[WA]] + %[[A]]
// CHECK-NEXT:          tile.yield %[[S]]
// CHECK:             %[[BF:.*]] = tile.load %[[B]][%[[J]]] dims [-1, 0] : memref<512xf16> -> !tile.frag<1x64xf16>
// CHECK:             %[[R:.*]] = tile.map (%[[P:.*]] = %[[C]] : !tile.frag<128x64xf32>, %[[Q:.*]] = %[[BF]] : !tile.frag<1x64xf16>) -> !tile.frag<128x64xf16> {
// CHECK-NEXT:          arith.extf %[[Q]]
// CHECK-NEXT:          arith.addf
// CHECK-NEXT:          fuse.gelu
// CHECK-NEXT:          arith.truncf
// CHECK-NEXT:          tile.yield
// CHECK:             tile.store %[[R]], %[[Y]][%[[I]], %[[J]]] : <128x64xf16>, memref<?x512xf16>
// CHECK:           gpu.return
// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[HX:[a-z0-9]+]]: memref<?x256xf16>
// CHECK-DAG:     %[[HM:.*]] = memref.dim %[[HX]]
// CHECK-DAG:     %[[TM:.*]] = arith.ceildivsi %[[HM]], %{{.*}}
// CHECK:         %[[TILES:.*]] = arith.muli %[[TM]], %c8
// CHECK:         gpu.launch_func @linear::@linear blocks in (%[[TILES]], %c1, %c1) threads in (%c128, %c1, %c1) args(%[[HX]] : memref<?x256xf16>,

// AMD-LABEL: gpu.module @linear [#rocdl.target<O = 3, chip = "gfx942", abi = "500">]
// AMD:         known_block_size = array<i32: 256, 1, 1>
// AMD:         tile.for_tiles {{.*}} by [128, 64] krange{{.*}} distribution(#tile.range_per_die<dies = 8>) {
// AMD:           tile.pipeline %{{.*}} to %{{.*}} step 32 ahead 2 carry
func.func @main(%x: memref<?x256xf16>, %w: memref<512x256xf16>, %b: memref<512xf16>,
                %y: memref<?x512xf16>) {
  fuse.kernel "linear" variants [#fuse.variant<schedule = #fuse.multistage<tile = [128, 64, 32], warps = [2, 2], stages = 3>>] {
    fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : memref<?x256xf16>) rhs(%w[n, k] : memref<512x256xf16>)
        aux(%b[n] : memref<512xf16>) outs(%y[m, n] : memref<?x512xf16>)
        epilogue(%a, %e) {
      %e32 = arith.extf %e : f16 to f32
      %s = arith.addf %a, %e32 : f32
      %g = fuse.gelu tanh %s : f32
      %r = arith.truncf %g : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
