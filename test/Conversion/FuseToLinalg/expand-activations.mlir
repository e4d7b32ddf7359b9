// RUN: fuse-opt %s --fuse-expand-activations | FileCheck %s

// CHECK-LABEL: func.func @silu(
// CHECK-SAME:    %[[X:.*]]: f32
// CHECK:         %[[N:.*]] = arith.negf %[[X]]
// CHECK:         %[[E:.*]] = math.exp %[[N]]
// CHECK:         %[[D:.*]] = arith.addf %[[E]]
// CHECK:         arith.divf %[[X]], %[[D]]
func.func @silu(%x: f32) -> f32 {
  %y = fuse.silu %x : f32
  return %y : f32
}

// Narrow types are computed in f32.
// CHECK-LABEL: func.func @sigmoid(
// CHECK:         arith.extf %{{.*}} : f16 to f32
// CHECK:         math.exp %{{.*}} : f32
// CHECK:         arith.truncf %{{.*}} : f32 to f16
func.func @sigmoid(%x: f16) -> f16 {
  %y = fuse.sigmoid %x : f16
  return %y : f16
}

// Neither form cancels below 0.
// CHECK-LABEL: func.func @gelu(
// CHECK:         math.exp
// CHECK:         arith.divf
// CHECK:         arith.cmpf oeq
// CHECK:         math.erfc
// CHECK:         arith.cmpf oeq
func.func @gelu(%x: f32) -> (f32, f32) {
  %y = fuse.gelu tanh %x : f32
  %z = fuse.gelu erf %x : f32
  return %y, %z : f32, f32
}
