// RUN: fuse-opt %s -split-input-file --fuse-read-parts | FileCheck %s

// CHECK-LABEL: func.func @slice(
// CHECK:         linalg.generic
// CHECK:           %[[I:.*]] = linalg.index 0
// CHECK:           %[[J:.*]] = linalg.index 1
// CHECK:           %[[K:.*]] = arith.addi %[[J]], %c64
// CHECK:           fuse.gather %arg0[%[[I]], %[[K]]] : tensor<8x128xf16>
func.func @slice(%x: tensor<8x128xf16>) -> tensor<8x32xf16> {
  %y = tensor.extract_slice %x[0, 64] [8, 32] [1, 1] : tensor<8x128xf16> to tensor<8x32xf16>
  return %y : tensor<8x32xf16>
}

// -----

// A dimension that is left out has one place.
// CHECK-LABEL: func.func @dropped(
// CHECK:           fuse.gather %arg0[%{{.*}}, %c7{{.*}}, %{{.*}}] : tensor<2x9x128xf32>
func.func @dropped(%x: tensor<2x9x128xf32>) -> tensor<2x128xf32> {
  %y = tensor.extract_slice %x[0, 7, 0] [2, 1, 128] [1, 1, 1] : tensor<2x9x128xf32> to tensor<2x128xf32>
  return %y : tensor<2x128xf32>
}

// -----

// CHECK-LABEL: func.func @concat(
// CHECK-DAG:       fuse.gather %arg0
// CHECK-DAG:       fuse.gather %arg1
// CHECK:           arith.cmpi slt
// CHECK:           arith.select
func.func @concat(%a: tensor<4x?xf32>, %b: tensor<4x6xf32>) -> tensor<4x?xf32> {
  %y = tensor.concat dim(1) %a, %b : (tensor<4x?xf32>, tensor<4x6xf32>) -> tensor<4x?xf32>
  return %y : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @pad(
// CHECK:           arith.cmpi sge
// CHECK-NOT:       arith.cmpi slt
// CHECK:           fuse.gather
// CHECK:           arith.select
func.func @pad(%a: tensor<4x6xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %y = tensor.pad %a low[0, 2] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<4x6xf32> to tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @insert(
// CHECK:           fuse.gather
// CHECK:           fuse.gather
// CHECK:           arith.select
func.func @insert(%a: tensor<4x6xf32>, %b: tensor<4x2xf32>) -> tensor<4x6xf32> {
  %y = tensor.insert_slice %b into %a[0, 3] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}
