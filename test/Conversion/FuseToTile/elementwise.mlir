// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse -split-input-file | FileCheck %s

// The two leading dimensions lie next to each other everywhere: they become one,
// by views on the host.

// CHECK-LABEL: gpu.func @add(
// CHECK-SAME:    %[[X:.*]]: memref<?x64xf32>, %[[B:.*]]: memref<64xf32>, %[[O:.*]]: memref<?x64xf32>) kernel
// CHECK:         %[[M:.*]] = memref.dim %[[X]]
// CHECK:         tile.for_tiles (%[[I:.*]], %[[J:.*]]) in (%[[M]], %c64) by [8, 64] attributes {raster = 1 : i64} {
// CHECK-NEXT:      %[[E:.*]] = tile.load %[[X]][%[[I]], %[[J]]] : memref<?x64xf32> -> !tile.frag<8x64xf32>
// CHECK-NEXT:      %[[F:.*]] = tile.load %[[B]][%[[J]]] dims [-1, 0] : memref<64xf32> -> !tile.frag<1x64xf32>
// CHECK-NEXT:      %[[R:.*]] = tile.map (%{{.*}} = %[[E]] : !tile.frag<8x64xf32>, %{{.*}} = %[[F]] : !tile.frag<1x64xf32>) -> !tile.frag<8x64xf32> {
// CHECK-NEXT:        arith.addf
// CHECK:           tile.store %[[R]], %[[O]][%[[I]], %[[J]]]
// CHECK-LABEL: func.func @main
// CHECK:         %[[XV:.*]] = memref.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : memref<8x?x64xf32> into memref<?x64xf32>
// CHECK:         %[[OV:.*]] = memref.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : memref<8x?x64xf32> into memref<?x64xf32>
// CHECK:         %[[HM:.*]] = memref.dim %[[XV]]
// CHECK:         %[[TILES:.*]] = arith.ceildivsi %[[HM]], %c8
// CHECK:         gpu.launch_func @add::@add blocks in (%[[TILES]], %c1, %c1) threads in (%c128, %c1, %c1) args(%[[XV]] : memref<?x64xf32>, %{{.*}} : memref<64xf32>, %[[OV]] : memref<?x64xf32>)
func.func @main(%x: memref<8x?x64xf32>, %b: memref<64xf32>, %o: memref<8x?x64xf32>) {
  fuse.kernel "add" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [8, 64], warps = [4, 1]>>] {
    fuse.elementwise (a, m, n) ins(%x[a, m, n] : memref<8x?x64xf32>, %b[n] : memref<64xf32>)
        outs(%o[a, m, n] : memref<8x?x64xf32>) body(%e, %f) {
      %s = arith.addf %e, %f : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}
