// RUN: fuse-opt %s --fuse-raise | FileCheck %s

// A number computed from sizes is computed in the region, which asks for them.

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// CHECK-LABEL: func.func @scaled_sums(
// CHECK:         fuse.row (m, n) over(n)
// CHECK-NEXT:      ins(%arg0[m, n] : tensor<?x?xf32>, %arg0[] : tensor<?x?xf32>)
// CHECK:           body(%[[X:.*]], %[[T:.*]]) {
// CHECK:           %[[N:.*]] = fuse.extent %[[T]], 1 : tensor<?x?xf32>
// CHECK:           %[[I:.*]] = arith.index_cast %[[N]]
// CHECK:           %[[F:.*]] = arith.sitofp %[[I]]
// CHECK:           arith.divf %[[X]], %[[F]]
// CHECK:         fuse.elementwise (n)
// CHECK-NEXT:      ins(%{{[0-9]+}}[n] : tensor<?xf32>, %arg0[] : tensor<?x?xf32>)
// CHECK:           fuse.extent %{{.*}}, 0 : tensor<?x?xf32>
// CHECK-NOT:     tensor.from_elements
func.func @scaled_sums(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %wide = arith.index_cast %n : index to i64
  %count = arith.sitofp %wide : i64 to f32
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %q = arith.divf %in, %count : f32
    %s = arith.addf %q, %out : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %rows = arith.index_cast %m : index to i64
  %height = arith.sitofp %rows : i64 to f32
  %y = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%sums : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = math.tanh %in : f32
    %s = arith.mulf %t, %height : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}
