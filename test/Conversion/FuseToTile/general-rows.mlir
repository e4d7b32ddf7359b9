// RUN: fuse-opt %s --fuse-tile="chip=sm_90" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// Where registers are bounded, a thread keeps what it read of a row in 16 bits, and computes the rest again behind each reduction.

// CHECK-LABEL: gpu.func @kept(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x4096xf16>, %[[Y:[^:]*]]: memref<?x4096xf16>
// CHECK:           %[[T:.*]] = tile.load %[[X]]
// CHECK:           %[[V:.*]] = tile.map (%{{.*}} = %[[T]] : {{.*}}) -> !tile.frag<1x4096xf32> {
// CHECK:           }
// CHECK-NOT:       tile.again
// CHECK:           %[[MAX:.*]] = tile.reduce maximumf %[[V]]
// CHECK:           %[[P:.*]] = tile.map (%{{.*}} = %[[T]] : {{.*}}, %{{.*}} = %[[MAX]] : {{.*}} {
// CHECK:             arith.extf
// CHECK:             math.exp
// CHECK:           } {tile.again}
// CHECK:           %[[SUM:.*]] = tile.reduce addf %[[P]]
// CHECK:           %[[LOG:.*]] = tile.map (%{{.*}} = %[[SUM]]
// CHECK:             math.log
// CHECK-NOT:       tile.again
// CHECK:           %[[R:.*]] = tile.map (%{{.*}} = %[[T]]
// CHECK:             arith.extf
// CHECK:           } {tile.again}
// CHECK:           tile.store %[[R]], %[[Y]]
func.func @main(%x: memref<?x4096xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "kept" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 4], resident = 4>>] {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x4096xf16>) outs(%y[m, n] : memref<?x4096xf16>) body(%e) {
      %v = arith.extf %e : f16 to f32
      %max = fuse.reduce maximumf %v : f32
      %d = arith.subf %v, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Not where a later walk needs more than that: a costly value, or an input that the first one does not read. Nor where elements
// are loaded one at a time.

// CHECK-LABEL: gpu.func @costly(
// CHECK-NOT:     tile.again
func.func @main(%x: memref<?x4096xf16>, %w: memref<4096xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "costly" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 4], resident = 3>>] {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x4096xf16>) outs(%y[m, n] : memref<?x4096xf16>) body(%e) {
      %v = arith.extf %e : f16 to f32
      %p = math.exp %v : f32
      %sum = fuse.reduce addf %p : f32
      %q = arith.divf %p, %sum : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// CHECK-LABEL: gpu.func @weighted(
// CHECK-NOT:     tile.again
func.func @main(%x: memref<?x4096xf16>, %w: memref<4096xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "weighted" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 4], resident = 3>>] {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x4096xf16>, %w[n] : memref<4096xf16>) outs(%y[m, n] : memref<?x4096xf16>) body(%e, %g) {
      %v = arith.extf %e : f16 to f32
      %h = arith.extf %g : f16 to f32
      %sum = fuse.reduce maximumf %v : f32
      %d = arith.subf %v, %sum : f32
      %q = arith.mulf %d, %h : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// CHECK-LABEL: gpu.func @odd(
// CHECK-NOT:     tile.again
func.func @main(%x: memref<?x4095xf16>, %y: memref<?x4095xf32>) {
  fuse.kernel "odd" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 4], resident = 3>>] {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x4095xf16>) outs(%y[m, n] : memref<?x4095xf32>) body(%e) {
      %v = arith.extf %e : f16 to f32
      %max = fuse.reduce maximumf %v : f32
      %d = arith.subf %v, %max : f32
      fuse.yield %d : f32
    }
    fuse.yield
  }
  return
}
