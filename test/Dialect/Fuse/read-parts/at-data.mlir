// RUN: fuse-opt %s -split-input-file --fuse-read-parts=at-data | FileCheck %s

// lax.dynamic_slice of columns: the place is a number that data says, which is an input; the body computes with it.
// CHECK-LABEL: func.func @columns(
// CHECK:         linalg.generic {{.*}} ins(%arg1 : tensor<i32>)
// CHECK-NEXT:    ^bb0(%[[N:.*]]: i32, %{{.*}}: f32):
// CHECK:           %[[I:.*]] = arith.index_cast %[[N]] : i32 to index
// CHECK:           %[[AT:.*]] = arith.maxsi %[[I]],
// CHECK:           %[[COLUMN:.*]] = arith.addi %{{.*}}, %[[AT]] : index
// CHECK:           fuse.gather %arg0[%{{.*}}, %[[COLUMN]]] : tensor<13x24xf32>
func.func @columns(%x: tensor<13x24xf32>, %n: tensor<i32>) -> tensor<13x4xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %n[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %at = arith.maxsi %i, %c0 : index
  %y = tensor.extract_slice %x[0, %at] [13, 4] [1, 1] : tensor<13x24xf32> to tensor<13x4xf32>
  return %y : tensor<13x4xf32>
}

// -----

// lax.dynamic_update_slice: a row of a cache of any length. One of several elements is read in the body. That a row
// is no wider than the cache is asserted of sizes; along dimensions that are written as a whole nothing is compared.
// CHECK-LABEL: func.func @write(
// CHECK:         %[[FITS:.*]] = arith.cmpi sle, %{{.*}}, %{{.*}} : index
// CHECK:         cf.assert %[[FITS]]
// CHECK:         linalg.generic
// CHECK:           %[[E:.*]] = tensor.extract %arg2[%c1{{.*}}] : tensor<3xi64>
// CHECK:           %[[AT:.*]] = arith.index_cast %[[E]] : i64 to index
// CHECK:           %[[HERE:.*]] = arith.subi %{{.*}}, %[[AT]] : index
// CHECK:           arith.cmpi sge, %[[HERE]],
// CHECK:           %[[IN:.*]] = arith.andi
// CHECK-NOT:       arith.cmpi
// CHECK:           arith.select %[[IN]]
func.func @write(%cache: tensor<?x8xf16>, %row: tensor<1x8xf16>, %n: tensor<3xi64>) -> tensor<?x8xf16> {
  %c1 = arith.constant 1 : index
  %e = tensor.extract %n[%c1] : tensor<3xi64>
  %at = arith.index_cast %e : i64 to index
  %y = tensor.insert_slice %row into %cache[%at, 0] [1, 8] [1, 1] : tensor<1x8xf16> into tensor<?x8xf16>
  return %y : tensor<?x8xf16>
}

// -----

// Places that follow from sizes are left, for fuse-collect-requirements to say what calls must have.
// CHECK-LABEL: func.func @sizes(
// CHECK:         tensor.extract_slice
// CHECK-NOT:     linalg.generic
func.func @sizes(%x: tensor<?x8xf16>, %y: tensor<?x3xf32>) -> tensor<1x8xf16> {
  %c0 = arith.constant 0 : index
  %at = tensor.dim %y, %c0 : tensor<?x3xf32>
  %r = tensor.extract_slice %x[%at, 0] [1, 8] [1, 1] : tensor<?x8xf16> to tensor<1x8xf16>
  return %r : tensor<1x8xf16>
}
