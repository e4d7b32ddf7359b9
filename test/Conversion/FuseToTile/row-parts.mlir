// RUN: fuse-opt %s --fuse-tile=chip=sm_90a | FileCheck %s

// Rows across memory, in parts: one kernel a step. The first stores the maximum of each part, the
// second combines these and stores sums, the last gives the results.

// CHECK:       gpu.func @softmax_part0(%[[X:.*]]: memref<100000x40xf32>, %{{.*}}: memref<100000x40xf32>, %[[MAX:.*]]: memref<8x40xf32>, %{{.*}}: memref<8x40xf32>)
// CHECK:         tile.for_tiles (%[[PART:.*]], %[[N:.*]]) in (%{{.*}}, %{{.*}}) by [1, 32]
// CHECK:           scf.for
// CHECK:             tile.load %[[X]][%{{.*}}, %[[N]]]
// CHECK:           %[[M:.*]] = tile.reduce maximumf %{{.*}} dim 0
// CHECK:           tile.store %[[M]], %[[MAX]][%[[PART]], %[[N]]] dims [-1, 1]
// CHECK-NOT:       tile.store
// CHECK:       gpu.func @softmax_part1({{.*}}, %[[MAX:.*]]: memref<8x40xf32>, %[[SUM:.*]]: memref<8x40xf32>)
// CHECK:           tile.load %[[MAX]]
// CHECK:           tile.reduce maximumf %{{.*}} dim 0 bound %{{.*}} :
// CHECK:           scf.for
// CHECK:             math.exp
// CHECK:           tile.reduce addf %{{.*}} dim 0
// CHECK:           tile.store %{{.*}}, %[[SUM]]
// CHECK:       gpu.func @softmax(%{{.*}}: memref<100000x40xf32>, %[[Y:.*]]: memref<100000x40xf32>, %[[MAX:.*]]: memref<8x40xf32>, %[[SUM:.*]]: memref<8x40xf32>)
// CHECK:           tile.load %[[MAX]]
// CHECK:           tile.load %[[SUM]]
// CHECK:           scf.for
// CHECK:             tile.store %{{.*}}, %[[Y]]
// CHECK:       func.func @main
// CHECK-COUNT-2: memref.alloc() : memref<8x40xf32>
// CHECK:         gpu.launch_func @{{.*}}::@softmax_part0
// CHECK:         gpu.launch_func @{{.*}}::@softmax_part1
// CHECK:         gpu.launch_func @{{.*}}::@softmax
func.func @main(%x: memref<100000x40xf32>, %y: memref<100000x40xf32>) {
  fuse.kernel "softmax" variants [#fuse.variant<schedule = #fuse.rows<tile = [256, 32], warps = [16, 1], split = 8>>] {
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<100000x40xf32>) outs(%y[m, n] : memref<100000x40xf32>) body(%e) {
      %max = fuse.reduce maximumf %e : f32
      %d = arith.subf %e, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %q = arith.divf %p, %sum : f32
      fuse.yield %q : f32
    }
    fuse.yield
  }
  return
}
