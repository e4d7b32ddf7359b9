// Math ops that comparisons and integer arithmetic spell.
// RUN: fuse-opt %s --fuse-normalize | FileCheck %s
// RUN: fuse-opt %s --fuse-normalize | FileCheck %s --check-prefix=GONE
// GONE-NOT: math.{{ctpop|ctlz|cttz|ipowi|is|clampf|sincos}}
// GONE:     func.func @beyond
// GONE:     math.ctpop

// CHECK-LABEL: func.func @classes(
// CHECK-SAME:    %[[X:.*]]: f32)
// CHECK:         arith.cmpf uno, %[[X]], %[[X]] : f32
// CHECK:         %[[INF:.*]] = arith.constant 0x7F800000 : f32
// CHECK:         arith.cmpf oeq, %{{.*}}, %[[INF]] : f32
// CHECK:         arith.cmpf olt, %{{.*}}, %{{.*}} : f32
// CHECK:         %[[FINITE:.*]] = arith.cmpf olt, %{{.*}}, %{{.*}} : f32
// CHECK:         %[[MIN:.*]] = arith.constant 1.17549435E-38 : f32
// CHECK:         %[[LARGE:.*]] = arith.cmpf oge, %{{.*}}, %[[MIN]] : f32
// CHECK:         arith.andi %[[FINITE]], %[[LARGE]] : i1
func.func @classes(%x: f32) -> (i1, i1, i1, i1) {
  %0 = math.isnan %x : f32
  %1 = math.isinf %x : f32
  %2 = math.isfinite %x : f32
  %3 = math.isnormal %x : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// The smallest normal number is the type's own.
// CHECK-LABEL: func.func @normal_f16(
// CHECK:         arith.constant 6.103520e-05 : f16
func.func @normal_f16(%x: f16) -> i1 {
  %0 = math.isnormal %x : f16
  return %0 : i1
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME:    %[[X:.*]]: f32, %[[L:.*]]: f32, %[[H:.*]]: f32)
// CHECK:         %[[A:.*]] = arith.maximumf %[[X]], %[[L]] : f32
// CHECK:         %[[C:.*]] = arith.minimumf %[[A]], %[[H]] : f32
// CHECK:         %[[S:.*]] = math.sin %[[X]] : f32
// CHECK:         %[[T:.*]] = math.cos %[[X]] : f32
// CHECK:         return %[[C]], %[[S]], %[[T]]
func.func @floats(%x: f32, %low: f32, %high: f32) -> (f32, f32, f32) {
  %0 = math.clampf %x to [%low, %high] : f32
  %s, %c = math.sincos %x : f32
  return %0, %s, %c : f32, f32, f32
}

// Narrow integers are counted in 32 bits.
// CHECK-LABEL: func.func @bits(
// CHECK-SAME:    %[[X:.*]]: i8, %[[N:.*]]: i8)
// CHECK:         %[[W:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK:         arith.muli %{{.*}}, %{{.*}} : i32
// CHECK:         arith.trunci %{{.*}} : i32 to i8
// CHECK:         arith.subi %{{.*}}, %{{.*}} : i32
// CHECK:         arith.minui %{{.*}}, %{{.*}} : i32
// CHECK-COUNT-15: arith.muli %{{.*}}, %{{.*}} : i8
// CHECK:         arith.cmpi sge, %[[N]], %{{.*}} : i8
func.func @bits(%x: i8, %n: i8) -> (i8, i8, i8, i8) {
  %0 = math.ctpop %x : i8
  %1 = math.ctlz %x : i8
  %2 = math.cttz %x : i8
  %3 = math.ipowi %x, %n : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// More than 64 bits no level computes; who does says so.
// CHECK-LABEL: func.func @beyond(
func.func @beyond(%x: i128) -> i128 {
  %0 = math.ctpop %x : i128
  return %0 : i128
}
