// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse -split-input-file | FileCheck %s

// The row fits: one load, two reductions, one map with the epilogue. What lies
// right of the diagonal is masked and, where only the prologue reads it, not read.

// CHECK-LABEL: gpu.func @attention(
// CHECK-SAME:    %[[S:.*]]: memref<4x?x1000xf16>, %[[O:.*]]: memref<4x?x1000xf16>) kernel
// CHECK:         %[[M:.*]] = memref.dim %[[S]]
// CHECK:         tile.for_tiles (%[[B:.*]], %[[I:.*]]) in (%c4, %[[M]]) by [1, 4]
// CHECK:           %[[LAST:.*]] = arith.minsi %{{.*}}, %c1000
// CHECK:           %[[X:.*]] = tile.load %[[S]][%[[B]], %[[I]], %c0] limits(%c4, %[[M]], %[[LAST]]) : memref<4x?x1000xf16> -> !tile.frag<4x1024xf16>
// CHECK:           %[[V:.*]] = tile.map (%{{.*}} = %[[X]] : !tile.frag<4x1024xf16>) at (%[[I]], %c0) -> !tile.frag<4x1024xf32> {
// CHECK:             arith.extf
// CHECK:             arith.mulf
// CHECK:             %[[ROW:.*]] = tile.index 0
// CHECK:             %[[COL:.*]] = tile.index 1
// CHECK:             %[[SEEN:.*]] = arith.cmpi sle, %[[COL]], %[[ROW]]
// CHECK:             arith.select %[[SEEN]], %{{.*}}, %{{.*}} : f32
// CHECK:           %[[MAX:.*]] = tile.reduce maximumf %[[V]] dim 1 bound %c1000 : <4x1024xf32> -> <4x1xf32>
// CHECK:           %[[E:.*]] = tile.map (%{{.*}} = %[[V]] : !tile.frag<4x1024xf32>, %{{.*}} = %[[MAX]] : !tile.frag<4x1xf32>) -> !tile.frag<4x1024xf32> {
// CHECK:             math.exp
// CHECK:           %[[SUM:.*]] = tile.reduce addf %[[E]] dim 1 bound %c1000
// CHECK:           %[[INV:.*]] = tile.map (%{{.*}} = %[[SUM]] : !tile.frag<4x1xf32>)
// CHECK:             arith.divf
// CHECK:           %[[Y:.*]] = tile.map (%{{.*}} = %[[E]] : !tile.frag<4x1024xf32>, %{{.*}} = %[[INV]] : !tile.frag<4x1xf32>) -> !tile.frag<4x1024xf16> {
// CHECK:             arith.mulf
// CHECK:             arith.truncf
// CHECK:           tile.store %[[Y]], %[[O]][%[[B]], %[[I]], %c0]
func.func @main(%s: memref<4x?x1000xf16>, %o: memref<4x?x1000xf16>) {
  fuse.kernel "attention" variants [#fuse.variant<schedule = #fuse.rows<tile = [4, 1024], warps = [4, 1]>>] {
    fuse.softmax (b, m, n) over(n) causal(m)
        ins(%s[b, m, n] : memref<4x?x1000xf16>) outs(%o[b, m, n] : memref<4x?x1000xf16>)
        prologue(%x) {
      %c = arith.constant 1.250000e-01 : f32
      %e = arith.extf %x : f16 to f32
      %v = arith.mulf %e, %c : f32
      fuse.yield %v : f32
    } epilogue(%y, %v, %x) {
      %r = arith.truncf %y : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
