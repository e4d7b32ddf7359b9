// RUN: fuse-opt %s --fuse-contractions-to-blas | FileCheck %s

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>

// For each dimension its extent and the strides of both operands and the result along it; 0 where there is none.
// CHECK-LABEL: func.func @contract(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x8xf64>, %[[W:[^:]*]]: memref<16x8xf64>, %[[Y:[^:]*]]: memref<?x16xf64>)
// CHECK:         %{{.*}}, %{{.*}}, %[[XE:.*]]:2, %[[XS:.*]]:2 = memref.extract_strided_metadata %[[X]]
// CHECK:         %{{.*}}, %{{.*}}, %[[WE:.*]]:2, %[[WS:.*]]:2 = memref.extract_strided_metadata %[[W]]
// CHECK:         %{{.*}}, %{{.*}}, %[[YE:.*]]:2, %[[YS:.*]]:2 = memref.extract_strided_metadata %[[Y]]
// CHECK:         %[[TABLE:.*]] = memref.alloc() : memref<12xindex>
// CHECK:         memref.store %[[YE]]#0, %[[TABLE]]
// CHECK:         memref.store %[[XS]]#0, %[[TABLE]]
// CHECK:         memref.store %c0{{.*}}, %[[TABLE]]
// CHECK:         memref.store %[[YS]]#0, %[[TABLE]]
// CHECK:         memref.store %[[YE]]#1, %[[TABLE]]
// CHECK:         memref.store %c0{{.*}}, %[[TABLE]]
// CHECK:         memref.store %[[WS]]#0, %[[TABLE]]
// CHECK:         memref.store %[[YS]]#1, %[[TABLE]]
// CHECK:         memref.store %[[WE]]#1, %[[TABLE]]
// CHECK:         memref.store %[[XS]]#1, %[[TABLE]]
// CHECK:         memref.store %[[WS]]#1, %[[TABLE]]
// CHECK:         memref.store %c0{{.*}}, %[[TABLE]]
// CHECK:         call @fuse_contract_f64(
func.func @contract(%x: memref<?x8xf64>, %w: memref<16x8xf64>, %y: memref<?x16xf64>) {
  linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<?x8xf64>, memref<16x8xf64>) outs(%y : memref<?x16xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %p = arith.mulf %a, %b : f64
    %s = arith.addf %c, %p : f64
    linalg.yield %s : f64
  }
  return
}

// Other elements, and other sums, stay loops.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-2: linalg.generic
// CHECK-NOT:     call
// CHECK:         return
func.func @others(%x: memref<4x8xf32>, %w: memref<16x8xf32>, %y: memref<4x16xf32>, %u: memref<4x8xf64>, %v: memref<16x8xf64>, %z: memref<4x16xf64>) {
  linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<4x8xf32>, memref<16x8xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%u, %v : memref<4x8xf64>, memref<16x8xf64>) outs(%z : memref<4x16xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %p = arith.addf %a, %b : f64
    %s = arith.addf %c, %p : f64
    linalg.yield %s : f64
  }
  return
}
