// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse -split-input-file | FileCheck %s

// The row fits: one load, two reductions, one map with the epilogue. Where results are rounded to 16 bits, an approximate
// exponential is exact enough.

// CHECK-LABEL: gpu.func @plain(
// CHECK-SAME:    %[[S:.*]]: memref<?x1000xf16>, %[[O:.*]]: memref<?x1000xf16>) kernel
// CHECK:         tile.for_tiles (%[[I:.*]]) in
// CHECK:           %[[X:.*]] = tile.load %[[S]][%[[I]], %c0] : memref<?x1000xf16> -> !tile.frag<4x1024xf16>
// CHECK:           %[[V:.*]] = tile.map (%{{.*}} = %[[X]] : !tile.frag<4x1024xf16>) -> !tile.frag<4x1024xf32> {
// CHECK:             arith.extf
// CHECK:           %[[MAX:.*]] = tile.reduce maximumf %[[V]] dim 1 bound %c1000 : <4x1024xf32> -> <4x1xf32>
// CHECK:           %[[E:.*]] = tile.map (%{{.*}} = %[[V]] : !tile.frag<4x1024xf32>, %{{.*}} = %[[MAX]] : !tile.frag<4x1xf32>) -> !tile.frag<4x1024xf32> {
// CHECK:             math.exp %{{.*}} fastmath<afn>
// CHECK:           %[[SUM:.*]] = tile.reduce addf %[[E]] dim 1 bound %c1000
// CHECK:           %[[INV:.*]] = tile.map (%{{.*}} = %[[SUM]] : !tile.frag<4x1xf32>)
// CHECK:             arith.divf
// CHECK:           %[[Y:.*]] = tile.map (%{{.*}} = %[[E]] : !tile.frag<4x1024xf32>, %{{.*}} = %[[INV]] : !tile.frag<4x1xf32>) -> !tile.frag<4x1024xf16> {
// CHECK:             arith.mulf
// CHECK:             arith.truncf
// CHECK:           tile.store %[[Y]], %[[O]][%[[I]], %c0]
func.func @main(%s: memref<?x1000xf16>, %o: memref<?x1000xf16>) {
  fuse.kernel "plain" variants [#fuse.variant<schedule = #fuse.rows<tile = [4, 1024], warps = [4, 1]>>] {
    fuse.softmax (m, n) over(n) ins(%s[m, n] : memref<?x1000xf16>) outs(%o[m, n] : memref<?x1000xf16>)
        prologue(%x) {
      %e = arith.extf %x : f16 to f32
      fuse.yield %e : f32
    } epilogue(%y, %v, %x) {
      %r = arith.truncf %y : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Under a mask the tile is in pieces of a vector a thread. All are loaded at first, whole vectors up to the last column that
// a row of the tile sees. What no row sees is not computed, and coordinates are compared where the diagonal is. No column
// beyond the end of the row is seen, so reductions have no bound.

// CHECK-LABEL: gpu.func @attention(
// CHECK-SAME:    %[[S:.*]]: memref<4x?x1000xf32>, %[[O:.*]]: memref<4x?x1000xf32>) kernel
// CHECK:         %[[M:.*]] = memref.dim %[[S]]
// CHECK:         tile.for_tiles (%[[B:.*]], %[[I:.*]]) in (%c4, %[[M]]) by [1, 4]
// CHECK:           %[[VECTORS:.*]] = arith.muli %{{.*}}, %c16
// CHECK:           %[[LAST:.*]] = arith.minsi %[[VECTORS]], %c1000
// CHECK:           %[[FIRST:.*]] = arith.minsi %[[I]], %c999
// CHECK:           %[[FULL:.*]] = arith.maxsi %[[FIRST]], %c-1
// CHECK:           arith.cmpi sgt, %[[LAST]], %c0
// CHECK:           %[[SEEN:.*]] = arith.cmpi sgt, %[[LAST]], %c512
// CHECK:           tile.load %[[S]][%[[B]], %[[I]], %c0] limits(%c4, %[[M]], %[[LAST]]) : memref<4x?x1000xf32> -> !tile.frag<4x512xf32>
// CHECK:           %[[X:.*]] = tile.load %[[S]][%[[B]], %[[I]], %c512] limits(%c4, %[[M]], %[[LAST]])
// CHECK:           %[[NONE:.*]] = tile.fill 0xFF800000
// CHECK:           scf.if
// CHECK:           %[[V:.*]]:2 = scf.if %[[SEEN]]
// CHECK:             %[[ALL:.*]] = arith.cmpi sge, %[[FULL]], %c1023
// CHECK:             %[[HERE:.*]] = scf.if %[[ALL]]
// CHECK:               tile.map (%{{.*}} = %[[X]] : {{.*}}) -> !tile.frag<4x512xf32> {
// CHECK-NEXT:            arith.mulf
// CHECK-NEXT:            tile.yield
// CHECK:             } else {
// CHECK:               tile.map (%{{.*}} = %[[X]] : {{.*}}) at (%[[I]], %c512)
// CHECK:                 tile.index 1
// CHECK:                 tile.index 0
// CHECK:                 %[[KEEP:.*]] = arith.cmpi sle
// CHECK:                 arith.select %[[KEEP]], %{{.*}}, %{{.*}} : f32
// CHECK:             %[[MAX:.*]] = tile.map
// CHECK:               arith.maximumf
// CHECK:             scf.yield %[[HERE]], %[[MAX]]
// CHECK:           } else {
// CHECK:             scf.yield %[[NONE]], %{{.*}}#1
// CHECK:           %[[ROW:.*]] = tile.reduce maximumf %[[V]]#1 dim 1 : <4x512xf32> -> <4x1xf32>
// CHECK:           %[[E:.*]]:2 = scf.if %[[SEEN]]
// CHECK:             math.exp %{{[0-9a-z]*}} : f32
// CHECK:           tile.reduce addf %[[E]]#1 dim 1 : <4x512xf32> -> <4x1xf32>
// CHECK:           %[[HIDDEN:.*]] = tile.map (%{{.*}} = %[[ROW]] : !tile.frag<4x1xf32>, %{{.*}} : !tile.frag<4x1xf32>)
// CHECK:           scf.if %[[SEEN]]
// CHECK:             tile.map (%{{.*}} = %[[E]]#0
// CHECK:             tile.store {{.*}}, %[[O]][%[[B]], %[[I]], %c512]
// CHECK:           } else {
// CHECK:             tile.map (%{{.*}} = %[[HIDDEN]]
// CHECK:             tile.store {{.*}}, %[[O]][%[[B]], %[[I]], %c512]
func.func @main(%s: memref<4x?x1000xf32>, %o: memref<4x?x1000xf32>) {
  fuse.kernel "attention" variants [#fuse.variant<schedule = #fuse.rows<tile = [4, 1024], warps = [4, 4]>>] {
    fuse.softmax (b, m, n) over(n) causal(m)
        ins(%s[b, m, n] : memref<4x?x1000xf32>) outs(%o[b, m, n] : memref<4x?x1000xf32>)
        prologue(%x) {
      %c = arith.constant 1.250000e-01 : f32
      %v = arith.mulf %x, %c : f32
      fuse.yield %v : f32
    } epilogue(%y, %v, %x) {
      fuse.yield %y : f32
    }
    fuse.yield
  }
  return
}

// -----

// Thirteen vectors a thread are at most eight pieces of as many vectors each: one.

// CHECK-LABEL: gpu.func @odd(
// CHECK:         tile.load {{.*}} -> !tile.frag<1x1664xf32>
// CHECK-NOT:     tile.load
func.func @main(%s: memref<4x?x1600xf32>, %o: memref<4x?x1600xf32>) {
  fuse.kernel "odd" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 1664], warps = [1, 1]>>] {
    fuse.softmax (b, m, n) over(n) causal(m)
        ins(%s[b, m, n] : memref<4x?x1600xf32>) outs(%o[b, m, n] : memref<4x?x1600xf32>)
        prologue(%x) {
      fuse.yield %x : f32
    } epilogue(%y, %v, %x) {
      fuse.yield %y : f32
    }
    fuse.yield
  }
  return
}

// -----

// Of several inputs of 32 bits the loads of two pieces are under way; those of the next follow as a piece is computed. What all
// rows have in common is loaded for a piece at a time.

// Rows are taken from both ends in turn.

// CHECK-LABEL: gpu.func @several(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x2048xf32>, %[[B:[^:]*]]: memref<2048xf32>, %[[R:[^:]*]]: memref<?x2048xf32>,
// CHECK:         tile.for_tiles (%[[I:.*]]) in (%[[M:.*]]) by [1]
// CHECK:           %[[PAIR:.*]] = arith.shrui %[[I]], %c1
// CHECK:           %[[LAST:.*]] = arith.subi %[[M]], %c1
// CHECK:           %[[FROM_END:.*]] = arith.subi %[[LAST]], %[[PAIR]]
// CHECK:           arith.select %{{.*}}, %[[FROM_END]], %[[PAIR]]
// CHECK:           tile.load %[[X]][%{{.*}}, %c0]
// CHECK-NEXT:      tile.load %[[R]][%{{.*}}, %c0]
// CHECK-NEXT:      tile.load %[[X]][%{{.*}}, %c512]
// CHECK-NEXT:      tile.load %[[R]][%{{.*}}, %c512]
// CHECK-NOT:       tile.load
// CHECK:           tile.load %[[B]][%c0]
// CHECK:           scf.if
// CHECK:           tile.load %[[X]][%{{.*}}, %c1024]
// CHECK-NEXT:      tile.load %[[R]][%{{.*}}, %c1024]
// CHECK-NEXT:      tile.load %[[B]][%c512]
func.func @main(%x: memref<?x2048xf32>, %b: memref<2048xf32>, %r: memref<?x2048xf32>, %y: memref<?x2048xf32>) {
  fuse.kernel "several" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 4]>>] {
    fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : memref<?x2048xf32>, %b[n] : memref<2048xf32>, %r[m, n] : memref<?x2048xf32>) outs(%y[m, n] : memref<?x2048xf32>)
        prologue(%e, %be, %re) {
      %a = arith.addf %e, %be : f32
      %s = arith.addf %a, %re : f32
      fuse.yield %s : f32
    } epilogue(%p, %v, %e, %be, %re) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

// Of a row that a tile has alone, zeros are stored where nothing is seen before anything waits for a load, and NaN over them only
// in a row that makes it so. Where registers are bounded a thread keeps what it read, and computes the rest again behind each
// reduction.

// CHECK-LABEL: gpu.func @early(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x2048xf16>, %[[Y:[^:]*]]: memref<?x2048xf16>
// CHECK:           tile.load %[[X]][%{{.*}}, %c0]
// CHECK:           tile.load %[[X]][%{{.*}}, %c1024]
// CHECK:           %[[ZERO:.*]] = tile.fill 0.000000e+00 : f32 -> <1x1xf32>
// CHECK:           scf.if %[[SEEN:.*]] {
// CHECK:           } else {
// CHECK:             tile.map (%{{.*}} = %[[ZERO]]
// CHECK:             tile.store {{.*}}, %[[Y]][%{{.*}}, %c1024]
// CHECK:           %[[MAX:.*]] = tile.reduce maximumf
// CHECK:           tile.map (%{{.*}}, %{{.*}} = %[[MAX]] : {{.*}} {
// CHECK:           } {tile.again}
// CHECK:           %[[SUM:.*]] = tile.reduce addf
// CHECK:           %[[HIDDEN:.*]] = tile.map (%{{.*}} = %[[MAX]]
// CHECK:           } {tile.again}
// CHECK:           tile.store {{.*}}, %[[Y]][%{{.*}}, %c1024]
// CHECK:           %[[VALUE:.*]] = tile.element %[[HIDDEN]] : !tile.frag<1x1xf32>
// CHECK:           %[[IS_ZERO:.*]] = arith.cmpf oeq, %[[VALUE]],
// CHECK:           scf.if %[[IS_ZERO]] {
// CHECK:           } else {
// CHECK:             tile.map (%{{.*}} = %[[HIDDEN]]
// CHECK:             tile.store {{.*}}, %[[Y]][%{{.*}}, %c1024]
func.func @main(%x: memref<?x2048xf16>, %y: memref<?x2048xf16>) {
  fuse.kernel "early" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 4], resident = 8>>] {
    fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : memref<?x2048xf16>) outs(%y[m, n] : memref<?x2048xf16>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e) {
      %t = arith.truncf %p : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}
