// RUN: fuse-opt %s --fuse-fold-casts | FileCheck %s

// Roundings to other types than f16 and bf16 are meant.

// CHECK-LABEL: func.func @kept(
// CHECK-NOT:     fuse.notes
// CHECK:         arith.truncf %{{.*}} : f32 to f8E4M3FN
// CHECK:         arith.extf %{{.*}} : f8E4M3FN to f32
// CHECK:         arith.truncf %{{.*}} : f64 to f32
// CHECK:         arith.extf %{{.*}} : f32 to f64
func.func @kept(%a: f32, %b: f64) -> (f32, f64) {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  %1 = arith.extf %0 : f8E4M3FN to f32
  %2 = arith.truncf %b : f64 to f32
  %3 = arith.extf %2 : f32 to f64
  return %1, %3 : f32, f64
}

// CHECK-LABEL: func.func @folded(
// CHECK-SAME:    %[[A:.*]]: f32) -> f32 attributes {fuse.notes = ["folded-casts:
// CHECK-NEXT:    return %[[A]]
func.func @folded(%a: f32) -> f32 {
  %0 = arith.truncf %a : f32 to bf16
  %1 = arith.extf %0 : bf16 to f32
  return %1 : f32
}
