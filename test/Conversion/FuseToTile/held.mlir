// RUN: fuse-opt %s --fuse-tile="chip=sm_90a" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// A row that shared memory holds: copied there tile by tile, walked for the maximum, for the sum and for the results. The first
// walk waits for its copies, the last one says so. The tile at the end of the row is asked for what lies behind it.

// CHECK-LABEL: gpu.func @softmax(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?x1500xf16>, %[[Y:[a-z0-9]+]]: memref<?x1500xf16>
// CHECK:         %[[H:.*]] = tile.make_held : <3, !tile.frag<1x512xf16>>
// CHECK:         tile.for_tiles (%[[I:.*]]) in (%{{.*}}) by [1] distribution(#tile.persistent_clusters<cluster = 2>)
// CHECK-NEXT:      scf.for %[[C:.*]] = %c0 to %c3 step %c1 {
// CHECK-NEXT:        %[[AT:.*]] = arith.muli %[[C]], %c512
// CHECK-NEXT:        tile.hold %[[X]][%[[I]], %[[AT]]] to %[[H]][%[[C]]]
// CHECK-NEXT:        tile.copy_commit
// CHECK:           scf.for %[[C:.*]] = %c0 to %c2 step %c1 iter_args
// CHECK-NEXT:        tile.copy_commit
// CHECK-NEXT:        tile.copy_wait pending 3
// CHECK-NEXT:        tile.read_held %[[H]][%[[C]]] :
// CHECK-NOT:         arith.cmpi
// CHECK:             scf.yield
// CHECK:           tile.copy_commit
// CHECK-NEXT:      tile.copy_wait pending 3
// CHECK-NEXT:      tile.read_held %[[H]][%c2] :
// CHECK:             arith.cmpi slt, %{{.*}}, %c1500
// CHECK:           tile.reduce maximumf
// CHECK:           scf.for
// CHECK-NOT:         tile.copy_wait
// CHECK:             tile.read_held
// CHECK:           tile.reduce addf
// CHECK:           scf.for %[[C:.*]] = %c0 to %c2 step %c1 {
// CHECK:             tile.read_held %[[H]][%[[C]]] last :
// CHECK:             tile.store %{{.*}}, %[[Y]][%[[I]],
// CHECK:           tile.read_held %[[H]][%c2] last :
// CHECK:           tile.store %{{.*}}, %[[Y]][%[[I]], %c1024]
func.func @main(%x: memref<?x1500xf16>, %y: memref<?x1500xf16>) {
  fuse.kernel "softmax" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 256], warps = [1, 1], resident = 1, cluster = [1, 2], held = true>>] {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x1500xf16>) outs(%y[m, n] : memref<?x1500xf16>)
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

// -----

// General row work. Both inputs have rows of their own; the last walk has no use for one of them, and gives its place back all
// the same. What all rows have in common is loaded where it is used.

// CHECK-LABEL: gpu.func @general(
// CHECK-SAME:    %[[A:[a-z0-9]+]]: memref<?x1536xf32>, %[[B:[a-z0-9]+]]: memref<?x1536xf16>, %[[W:[a-z0-9]+]]: memref<1536xf32>
// CHECK:         %[[G:.*]] = tile.make_held : <3, !tile.frag<1x512xf32>>
// CHECK:         %[[H:.*]] = tile.make_held : <3, !tile.frag<1x512xf16>>
// CHECK:         distribution(#tile.persistent)
// CHECK:           scf.for
// CHECK:             tile.hold %[[A]]
// CHECK:             tile.hold %[[B]]
// CHECK-NEXT:        tile.copy_commit
// CHECK:           tile.reduce addf
// CHECK:           scf.for
// CHECK:             tile.read_held %[[G]][%{{.*}}] last :
// CHECK:             tile.load %[[W]]
// CHECK:             tile.store
// CHECK:             tile.read_held %[[H]][%{{.*}}] last :
// CHECK-NEXT:      }
func.func @main(%a: memref<?x1536xf32>, %b: memref<?x1536xf16>, %w: memref<1536xf32>, %y: memref<?x1536xf32>) {
  fuse.kernel "general" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], resident = 1, held = true>>] {
    fuse.row (m, n) over(n) ins(%a[m, n] : memref<?x1536xf32>, %b[m, n] : memref<?x1536xf16>, %w[n] : memref<1536xf32>)
        outs(%y[m, n] : memref<?x1536xf32>) body(%p, %q, %r) {
      %v = arith.extf %q : f16 to f32
      %t = arith.mulf %p, %v : f32
      %s = fuse.reduce addf %t : f32
      %d = arith.subf %p, %s : f32
      %e = arith.mulf %d, %r : f32
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

// Row work that gives one value a row: its last reduction walks the row for the last time.

// CHECK-LABEL: gpu.func @variance(
// CHECK:         tile.reduce addf
// CHECK:         scf.for
// CHECK:           tile.read_held %{{.*}} last :
// CHECK:         tile.reduce addf
// CHECK-NOT:     tile.read_held
// CHECK:         gpu.return
func.func @main(%x: memref<?x1536xf32>, %y: memref<?xf32>) {
  fuse.kernel "variance" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], resident = 1, held = true>>] {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x1536xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      %d = arith.subf %e, %s : f32
      %q = arith.mulf %d, %d : f32
      %t = fuse.reduce addf %q : f32
      fuse.yield %t : f32
    }
    fuse.yield
  }
  return
}
