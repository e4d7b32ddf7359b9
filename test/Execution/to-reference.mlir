// RUN: fuse-opt %s --fuse-to-reference | FileCheck %s
// RUN: fuse-opt %s --fuse-to-reference=without-rounding=true | FileCheck %s --check-prefix=UNROUNDED

#id = affine_map<(m) -> (m)>

// Floats are f64, constants keep their value; what the graph truncates is rounded there.
// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %{{.*}}: tensor<?xf64>, %{{.*}}: tensor<?xf64>, %{{.*}}: tensor<?xi32>) -> tensor<?xf64>
// CHECK:         ^bb0(%[[A:.*]]: f64, %[[B:.*]]: f64, %{{.*}}: i32, %{{.*}}: f64):
// CHECK:           %[[TENTH:.*]] = arith.constant 0.10000000149011612 : f64
// CHECK:           %[[S:.*]] = arith.mulf %[[A]], %[[B]] : f64
// CHECK:           %[[H:.*]] = arith.addf %[[S]], %[[TENTH]] : f64
// CHECK:           %[[T:.*]] = func.call @fuse_round_f16(%[[H]]) : (f64) -> f64
// CHECK:           linalg.yield %[[T]] : f64
// CHECK:       func.func private @fuse_round_f16(f64) -> f64
// UNROUNDED:       %[[H:.*]] = arith.addf
// UNROUNDED-NEXT:  linalg.yield %[[H]] : f64
func.func @main(%x: tensor<?xf16>, %y: tensor<?xf32>, %n: tensor<?xi32>) -> tensor<?xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf16>
  %e = tensor.empty(%m) : tensor<?xf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%x, %y, %n : tensor<?xf16>, tensor<?xf32>, tensor<?xi32>) outs(%e : tensor<?xf16>) {
  ^bb0(%a: f16, %b: f32, %i: i32, %o: f16):
    %tenth = arith.constant 0.1 : f32
    %w = arith.extf %a : f16 to f32
    %s = arith.mulf %w, %b : f32
    %h = arith.addf %s, %tenth : f32
    %t = arith.truncf %h : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?xf16>
  return %r : tensor<?xf16>
}
