// Casts that the graph has as ops of their own are kept where their rounding can be meant.
// RUN: fuse-opt %s --fuse-normalize | FileCheck %s --check-prefix=MARK
// RUN: fuse-opt %s --fuse-normalize --fuse-fold-casts=keep-casts | FileCheck %s --check-prefix=UNMARKED

// Marks are on casts that are all of an op, and go in any case.
// MARK-LABEL: func.func @round_trip(
// MARK:         arith.truncf %{{.*}} {fuse.spelled_cast} : f32 to f16
// MARK:         arith.extf %{{.*}} : f16 to f32
// MARK:         arith.mulf
// MARK:         arith.truncf %{{.*}} : f32 to f16
// MARK:         arith.extf %{{.*}} {fuse.spelled_cast} : f16 to f32
// UNMARKED-NOT: fuse.spelled_cast

// f16 between f32: both roundings are seen in the result.
func.func @round_trip(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.mulf %0, %0 : tensor<64xf16>
  %2 = arith.extf %1 : tensor<64xf16> to tensor<64xf32>
  return %2 : tensor<64xf32>
}

// Inside such a trip arithmetic on f16 is as elsewhere: the product is not rounded.
func.func @inside(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.mulf %0, %0 : tensor<64xf16>
  %2 = math.exp %1 : tensor<64xf16>
  %3 = arith.extf %2 : tensor<64xf16> to tensor<64xf32>
  return %3 : tensor<64xf32>
}

// What f16 lacks of a value, in f16: without the rounding it is 0.
func.func @split(%x: tensor<64xf32>) -> (tensor<64xf16>, tensor<64xf16>) {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.extf %0 : tensor<64xf16> to tensor<64xf32>
  %2 = arith.subf %x, %1 : tensor<64xf32>
  %3 = arith.truncf %2 : tensor<64xf32> to tensor<64xf16>
  return %0, %3 : tensor<64xf16>, tensor<64xf16>
}

// A graph of f16 that computes one step in f32, as decompositions of activations do: as if it were
// one op.
func.func @decomposed(%x: tensor<64xf16>) -> tensor<64xf16> {
  %0 = arith.mulf %x, %x : tensor<64xf16>
  %1 = arith.extf %0 : tensor<64xf16> to tensor<64xf32>
  %2 = math.exp %1 : tensor<64xf32>
  %3 = arith.truncf %2 : tensor<64xf32> to tensor<64xf16>
  return %3 : tensor<64xf16>
}

// An integer tells more than the rounding of a float.
func.func @quantised(%x: tensor<64xf32>) -> tensor<64xi8> {
  %0 = arith.truncf %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.extf %0 : tensor<64xf16> to tensor<64xf32>
  %2 = arith.fptosi %1 : tensor<64xf32> to tensor<64xi8>
  return %2 : tensor<64xi8>
}
