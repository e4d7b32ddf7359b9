// RUN: fuse-opt %s --fuse-host-loops | FileCheck %s

#x = affine_map<(m, n, k) -> (m, k)>
#transposed = affine_map<(m, n, k) -> (k, n)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>

// CHECK-DAG: #[[MK:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[KN:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[MN:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>

// Two of three operands are contiguous along n, which becomes the innermost dimension. Sums of floats may be reordered.
// CHECK-LABEL: func.func @rows
// CHECK:         linalg.generic {indexing_maps = [#[[MK]], #[[KN]], #[[MN]]], iterator_types = ["parallel", "reduction", "parallel"]}
// CHECK:         arith.addf %{{.*}} fastmath<reassoc,contract>
func.func @rows(%x: memref<4x8xf32>, %w: memref<8x16xf32>, %y: memref<4x16xf32>) {
  linalg.generic {indexing_maps = [#x, #transposed, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<4x8xf32>, memref<8x16xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }
  return
}

// Two are along k, which is the innermost already.
// CHECK-LABEL: func.func @columns
// CHECK:         linalg.generic {indexing_maps = [#[[MN]], #[[KN]], #[[MK]]], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @columns(%x: memref<4x8xf32>, %w: memref<16x8xf32>, %y: memref<4x16xf32>) {
  linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<4x8xf32>, memref<16x8xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }
  return
}

// A copy is a loop like others. What is not summed up is not reordered.
// CHECK-LABEL: func.func @copy
// CHECK-NOT:     memref.copy
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]}
// CHECK:         arith.addf %{{[^ ]*}}, %{{[^ ]*}} : f32
func.func @copy(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
  memref.copy %x, %y : memref<4x8xf32> to memref<4x8xf32>
  linalg.add ins(%x, %y : memref<4x8xf32>, memref<4x8xf32>) outs(%y : memref<4x8xf32>)
  return
}
