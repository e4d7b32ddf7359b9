// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// bias + residual + LayerNorm: each input is read once; the mean, then the centred
// squares; gamma and beta are rows that the epilogue reads. The un-normalised sum
// is a second result.

// CHECK-LABEL: gpu.func @ln(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?x768xf16>, %[[R:[a-z0-9]+]]: memref<?x768xf16>, %[[G:[a-z0-9]+]]: memref<768xf32>, %[[Y:[a-z0-9]+]]: memref<?x768xf16>, %[[S:[a-z0-9]+]]: memref<?x768xf32>)
// CHECK-DAG:     %[[N:.*]] = arith.constant 7.680000e+02 : f32
// CHECK-DAG:     %[[EPS:.*]] = arith.constant 9.99999974E-6 : f32
// CHECK:         tile.for_tiles (%[[I:.*]]) in (%{{.*}}) by [2]
// CHECK-DAG:       %[[XF:.*]] = tile.load %[[X]][%[[I]], %c0] : memref<?x768xf16> -> !tile.frag<2x768xf16>
// CHECK-DAG:       %[[RF:.*]] = tile.load %[[R]][%[[I]], %c0] : memref<?x768xf16> -> !tile.frag<2x768xf16>
// CHECK:           %[[V:.*]] = tile.map (%{{.*}} = %[[XF]] : {{.*}}, %{{.*}} = %[[RF]] : {{.*}}) -> !tile.frag<2x768xf32>
// CHECK:           %[[SUM:.*]] = tile.reduce addf %[[V]] dim 1 : <2x768xf32> -> <2x1xf32>
// CHECK:           %[[MEAN:.*]] = tile.map (%{{.*}} = %[[SUM]]
// CHECK:             arith.divf %{{.*}}, %[[N]]
// CHECK:           %[[SQ:.*]] = tile.map (%{{.*}} = %[[V]] : {{.*}}, %{{.*}} = %[[MEAN]] : !tile.frag<2x1xf32>)
// CHECK:             %[[D:.*]] = arith.subf
// CHECK:             arith.mulf %[[D]], %[[D]]
// CHECK:           %[[SS:.*]] = tile.reduce addf %[[SQ]] dim 1
// CHECK:           %[[INV:.*]] = tile.map (%{{.*}} = %[[SS]]
// CHECK:             arith.divf %{{.*}}, %[[N]]
// CHECK:             arith.addf %{{.*}}, %[[EPS]]
// CHECK:             math.rsqrt
// CHECK:           %[[GF:.*]] = tile.load %[[G]][%c0] dims [-1, 0] : memref<768xf32> -> !tile.frag<1x768xf32>
// CHECK:           %[[OUT:.*]]:2 = tile.map (%{{.*}} = %[[V]] : {{.*}}, %{{.*}} = %[[MEAN]] : {{.*}}, %{{.*}} = %[[INV]] : {{.*}}, %{{.*}} = %[[GF]] : {{.*}}) -> (!tile.frag<2x768xf16>, !tile.frag<2x768xf32>)
// CHECK:           tile.store %[[OUT]]#0, %[[Y]][%[[I]], %c0]
// CHECK:           tile.store %[[OUT]]#1, %[[S]][%[[I]], %c0]
func.func @main(%x: memref<?x768xf16>, %r: memref<?x768xf16>, %g: memref<768xf32>, %y: memref<?x768xf16>, %s: memref<?x768xf32>) {
  fuse.kernel "ln" variants [#fuse.variant<schedule = #fuse.rows<tile = [2, 768], warps = [2, 1]>>] {
    fuse.layer_norm (m, n) over(n) eps = 1.0e-05
        ins(%x[m, n] : memref<?x768xf16>, %r[m, n] : memref<?x768xf16>, %g[n] : memref<768xf32>)
        outs(%y[m, n] : memref<?x768xf16>, %s[m, n] : memref<?x768xf32>)
        prologue(%a, %b, %c) {
      %a32 = arith.extf %a : f16 to f32
      %b32 = arith.extf %b : f16 to f32
      %v = arith.addf %a32, %b32 : f32
      fuse.yield %v : f32
    } epilogue(%n, %v, %a, %b, %c) {
      %z = arith.mulf %n, %c : f32
      %h = arith.truncf %z : f32 to f16
      fuse.yield %h, %v : f16, f32
    }
    fuse.yield
  }
  return
}

// -----

// RMSNorm has no mean; the square of what lies beyond the row is left out by the
// bound.

// CHECK-LABEL: gpu.func @rms(
// CHECK:           %[[V:.*]] = tile.load {{.*}} dims [-1, 0] : memref<1000xf32> -> !tile.frag<1x1024xf32>
// CHECK:           tile.reduce addf %{{.*}} dim 1 bound %c1000
// CHECK-NOT:       tile.reduce
// CHECK:           math.rsqrt
// CHECK:           tile.store {{.*}} dims [-1, 0]
func.func @main(%x: memref<1000xf32>, %y: memref<1000xf32>) {
  fuse.kernel "rms" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 1024], warps = [1, 4]>>] {
    fuse.rms_norm (n) over(n) eps = 1.0e-06 ins(%x[n] : memref<1000xf32>) outs(%y[n] : memref<1000xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
