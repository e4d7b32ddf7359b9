// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// A row wider than the tile. LayerNorm: a pass for the mean, one for the centred
// squares, one that writes; each adds element by element over segments, leaving out
// what lies beyond the row.

// CHECK-LABEL: gpu.func @ln(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?x?xf16>
// CHECK-DAG:     %[[N:.*]] = memref.dim %[[X]], %c1
// CHECK-DAG:     %[[NI:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK-DAG:     %[[NF:.*]] = arith.sitofp %[[NI]] : i64 to f32
// CHECK:         tile.for_tiles (%[[I:.*]]) in
// CHECK:           %[[Z:.*]] = tile.fill 0.000000e+00 : f32 -> <1x2048xf32>
// CHECK:           %[[S:.*]] = scf.for %[[C:.*]] = %c0 to %[[N]] step %c2048 iter_args(%[[A:.*]] = %[[Z]]) -> (!tile.frag<1x2048xf32>) {
// CHECK:             %[[XF:.*]] = tile.load %[[X]][%[[I]], %[[C]]]
// CHECK:             %[[V:.*]] = tile.map (%{{.*}} = %[[XF]]
// CHECK:             %[[A1:.*]] = tile.map (%[[AE:.*]] = %[[A]] : {{.*}}, %[[VE:.*]] = %[[V]] : {{.*}}) at (%[[I]], %[[C]])
// CHECK:               %[[COL:.*]] = tile.index 1
// CHECK:               %[[IN:.*]] = arith.cmpi slt, %[[COL]], %[[N]]
// CHECK:               %[[T:.*]] = arith.select %[[IN]], %[[VE]], %{{.*}}
// CHECK:               arith.addf %[[AE]], %[[T]]
// CHECK:             scf.yield %[[A1]]
// CHECK:           %[[SUM:.*]] = tile.reduce addf %[[S]] dim 1 :
// CHECK:           %[[MEAN:.*]] = tile.map (%{{.*}} = %[[SUM]]
// CHECK:             arith.divf %{{.*}}, %[[NF]]
// CHECK:           scf.for
// CHECK:             arith.subf
// CHECK:             arith.select
// CHECK:           tile.reduce addf
// CHECK:           math.rsqrt
// CHECK:           scf.for
// CHECK:             tile.load
// CHECK:             tile.store
func.func @main(%x: memref<?x?xf16>, %y: memref<?x?xf32>) {
  fuse.kernel "ln" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 8]>>] {
    fuse.layer_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x?xf16>) outs(%y[m, n] : memref<?x?xf32>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

// Softmax carries the running maximum and the rescaled sum; segments that no row
// of the tile sees are skipped, and still written.

// CHECK-LABEL: gpu.func @sm(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<64x5000xf32>, %[[E:[a-z0-9]+]]: memref<64x5000xf32>
// CHECK-DAG:     %[[NINF:.*]] = arith.constant 0xFF800000 : f32
// CHECK:         tile.for_tiles (%[[I:.*]]) in (%c64) by [1]
// CHECK:           %[[LAST0:.*]] = arith.addi %[[I]], %c4
// CHECK:           %[[LAST1:.*]] = arith.maxsi %[[LAST0]], %c0
// CHECK:           %[[PAST:.*]] = arith.addi %[[LAST1]], %c15
// CHECK:           %[[WHOLE:.*]] = arith.divui %[[PAST]], %c16
// CHECK:           %[[VECTORS:.*]] = arith.muli %[[WHOLE]], %c16
// CHECK:           %[[LAST:.*]] = arith.minsi %[[VECTORS]], %c5000
// CHECK:           %[[M0:.*]] = tile.fill 0xFF800000
// CHECK:           %[[S0:.*]] = tile.fill 0.000000e+00
// CHECK:           %[[BOTH:.*]]:2 = scf.for %[[C:.*]] = %c0 to %[[LAST]] step %c2048 iter_args(%[[M:.*]] = %[[M0]], %[[S:.*]] = %[[S0]])
// CHECK:             tile.load %[[X]][%[[I]], %[[C]]] limits(%c64, %[[LAST]])
// CHECK:             %[[V:.*]] = tile.map {{.*}} at (%[[I]], %[[C]])
// CHECK:             %[[LEFT:.*]] = arith.subi %c5000, %[[C]]
// CHECK:             %[[HERE:.*]] = tile.reduce maximumf %[[V]] dim 1 bound %[[LEFT]]
// CHECK:             %[[M1:.*]] = tile.map (%{{.*}} = %[[M]] : {{.*}}, %{{.*}} = %[[HERE]] :
// CHECK:               arith.maximumf
// CHECK:             %[[BASE:.*]] = tile.map (%{{.*}} = %[[M1]]
// CHECK:               arith.cmpf oeq, %{{.*}}, %[[NINF]]
// CHECK:             %[[EX:.*]] = tile.map (%{{.*}} = %[[V]] : {{.*}}, %{{.*}} = %[[BASE]] :
// CHECK:             tile.reduce addf %[[EX]] dim 1 bound %[[LEFT]]
// CHECK:             scf.yield
// CHECK:           scf.for %[[C2:.*]] = %c0 to %c5000 step %c2048 {
// CHECK-DAG:         tile.load %[[X]][%[[I]], %[[C2]]] limits(%c64, %[[LAST]])
// CHECK-DAG:         tile.load %[[E]][%[[I]], %[[C2]]] : memref
// CHECK:             tile.store
func.func @main(%x: memref<64x5000xf32>, %e: memref<64x5000xf32>, %y: memref<64x5000xf32>) {
  fuse.kernel "sm" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 8]>>] {
    fuse.softmax (m, n) over(n) causal(m, offset = 3)
        ins(%x[m, n] : memref<64x5000xf32>, %e[m, n] : memref<64x5000xf32>) outs(%y[m, n] : memref<64x5000xf32>)
        prologue(%a, %b) {
      fuse.yield %a : f32
    } epilogue(%p, %v, %a, %b) {
      %r = arith.addf %p, %b : f32
      fuse.yield %r : f32
    }
    fuse.yield
  }
  return
}
