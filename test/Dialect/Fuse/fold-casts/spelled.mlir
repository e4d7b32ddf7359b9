// Casts that the graph has as ops of their own are kept where their rounding can be meant.
// RUN: fuse-opt %s --fuse-normalize | FileCheck %s --check-prefix=MARK
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s
// RUN: fuse-opt %s --fuse-to-fused=keep-casts | FileCheck %s --check-prefix=KEEP
// RUN: fuse-opt %s --fuse-normalize --fuse-fold-casts=keep-casts | FileCheck %s --check-prefix=UNMARKED

// Marks are on casts that are all of an op, and go in any case.
// MARK-LABEL: func.func @round_trip(
// MARK:         arith.truncf %{{.*}} {fuse.spelled_cast} : f32 to f16
// MARK:         arith.extf %{{.*}} : f16 to f32
// MARK:         arith.mulf
// MARK:         arith.truncf %{{.*}} : f32 to f16
// MARK:         arith.extf %{{.*}} {fuse.spelled_cast} : f16 to f32
// KEEP-NOT:     fuse.spelled_cast
// UNMARKED-NOT: fuse.spelled_cast

// f16 between f32: both roundings are seen in the result.
// CHECK-LABEL: func.func @round_trip(
// CHECK-NOT:     fuse.notes
// CHECK:         %[[A:.*]] = arith.truncf %{{.*}} : f32 to f16
// CHECK:         %[[B:.*]] = arith.extf %[[A]] : f16 to f32
// CHECK:         %[[C:.*]] = arith.mulf %[[B]], %[[B]] : f32
// CHECK:         %[[D:.*]] = arith.truncf %[[C]] : f32 to f16
// CHECK:         %[[E:.*]] = arith.extf %[[D]] : f16 to f32
// CHECK:         fuse.yield %[[E]]
func.func @round_trip(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.mulf %0, %0 : tensor<64xf16>
  %2 = arith.extf %1 : tensor<64xf16> to tensor<64xf32>
  return %2 : tensor<64xf32>
}

// Inside such a trip arithmetic on f16 is as elsewhere: the product is not rounded.
// CHECK-LABEL: func.func @inside(
// CHECK-SAME:    folded-casts
// CHECK:         %[[A:.*]] = arith.truncf %{{.*}} : f32 to f16
// CHECK:         %[[B:.*]] = arith.extf %[[A]] : f16 to f32
// CHECK:         %[[C:.*]] = arith.mulf %[[B]], %[[B]] : f32
// CHECK-NEXT:    %[[F:.*]] = math.exp %[[C]] : f32
// CHECK:         %[[D:.*]] = arith.truncf %[[F]] : f32 to f16
// CHECK:         %[[E:.*]] = arith.extf %[[D]] : f16 to f32
// CHECK:         fuse.yield %[[E]]
func.func @inside(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.mulf %0, %0 : tensor<64xf16>
  %2 = math.exp %1 : tensor<64xf16>
  %3 = arith.extf %2 : tensor<64xf16> to tensor<64xf32>
  return %3 : tensor<64xf32>
}

// What f16 lacks of a value, in f16: without the rounding it is 0.
// CHECK-LABEL: func.func @split(
// CHECK:         %[[A:.*]] = arith.truncf %[[X:.*]] : f32 to f16
// CHECK:         %[[B:.*]] = arith.extf %[[A]] : f16 to f32
// CHECK:         arith.subf %[[X]], %[[B]] : f32
func.func @split(%x: tensor<64xf32>) -> (tensor<64xf16>, tensor<64xf16>) {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.extf %0 : tensor<64xf16> to tensor<64xf32>
  %2 = arith.subf %x, %1 : tensor<64xf32>
  %3 = arith.truncf %2 : tensor<64xf32> to tensor<64xf16>
  return %0, %3 : tensor<64xf16>, tensor<64xf16>
}

// A graph of f16 that computes one step in f32, as decompositions of activations do: as if it were
// one op.
// CHECK-LABEL: func.func @decomposed(
// CHECK-SAME:    folded-casts
// CHECK:         %[[A:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK-NEXT:    %[[B:.*]] = arith.mulf %[[A]], %[[A]] : f32
// CHECK-NEXT:    %[[C:.*]] = math.exp %[[B]] : f32
// CHECK-NEXT:    %[[D:.*]] = arith.truncf %[[C]] : f32 to f16
// CHECK-NEXT:    fuse.yield %[[D]]
func.func @decomposed(%x: tensor<64xf16>) -> tensor<64xf16> {
  %0 = arith.mulf %x, %x : tensor<64xf16>
  %1 = arith.extf %0 : tensor<64xf16> to tensor<64xf32>
  %2 = math.exp %1 : tensor<64xf32>
  %3 = arith.truncf %2 : tensor<64xf32> to tensor<64xf16>
  return %3 : tensor<64xf16>
}

// An integer tells more than the rounding of a float.
// CHECK-LABEL: func.func @quantised(
// CHECK:         arith.truncf %{{.*}} : f32 to f16
// CHECK:         arith.extf %{{.*}} : f16 to f32
// CHECK:         arith.fptosi
func.func @quantised(%x: tensor<64xf32>) -> tensor<64xi8> {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.extf %0 : tensor<64xf16> to tensor<64xf32>
  %2 = arith.fptosi %1 : tensor<64xf32> to tensor<64xi8>
  return %2 : tensor<64xi8>
}
