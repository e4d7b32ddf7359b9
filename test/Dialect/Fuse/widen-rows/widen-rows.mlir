// RUN: fuse-opt %s -split-input-file --fuse-widen-rows | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-widen-rows --fuse-fuse-elementwise | FileCheck %s --check-prefix=FUSED

// A sum along some columns in the middle, of values, their places and a vector, beside work on all columns.
// CHECK-LABEL: func.func @middle(
// CHECK:         %[[S:.*]] = fuse.row (m, n) over(n)
// CHECK-NEXT:        ins(%arg0[m, n] : tensor<?x33xf32>, %arg1[] : tensor<7xf32>, %arg2[m] : tensor<?xf32>)
// CHECK-NEXT:        outs(%{{.*}}[m] : tensor<?xf32>)
// CHECK:           body(%[[X:.*]], %[[T:.*]], %[[Z:.*]]) {
// CHECK:             %[[N:.*]] = fuse.index 1 : index
// CHECK:             %[[C5:.*]] = arith.constant 5 : index
// CHECK:             %[[AT:.*]] = arith.subi %[[N]], %[[C5]] : index
// CHECK:             %[[BEHIND:.*]] = arith.cmpi sge, %[[N]], %{{.*}} : index
// CHECK:             %[[C12:.*]] = arith.constant 12 : index
// CHECK:             %[[BEFORE:.*]] = arith.cmpi slt, %[[N]], %[[C12]] : index
// CHECK:             %[[INSIDE:.*]] = arith.andi %[[BEHIND]], %[[BEFORE]] : i1
// CHECK:             %[[W:.*]] = fuse.gather %[[T]][%[[AT]]] : tensor<?xf32>
// CHECK:             arith.mulf %[[X]], %[[W]] : f32
// CHECK:             %[[I:.*]] = arith.index_cast %[[AT]] : index to i32
// CHECK:             %[[V:.*]] = arith.addf
// CHECK:             %[[NONE:.*]] = arith.constant 0xFF800000 : f32
// CHECK:             %[[TERM:.*]] = arith.select %[[INSIDE]], %[[V]], %[[NONE]] : f32
// CHECK:             fuse.reduce maximumf %[[TERM]] : f32
// CHECK:         fuse.elementwise
// FUSED-LABEL: func.func @middle(
// FUSED:         fuse.row
// FUSED-NOT:     fuse.elementwise
func.func @middle(%x: tensor<?x33xf32>, %w: tensor<7xf32>, %z: tensor<?xf32>, %i: tensor<?xf32>, %o: tensor<?x33xf32>) -> tensor<?x33xf32> {
  %part = fuse.slice %x[:, 5:12] : tensor<?x33xf32>
  %s = fuse.row (m, n) over(n)
      ins(%part[m, n] : tensor<?x7xf32>, %w[n] : tensor<7xf32>, %z[m] : tensor<?xf32>)
      outs(%i[m] : tensor<?xf32>) body(%a, %b, %c) {
    %p = arith.mulf %a, %b : f32
    %j = fuse.index 1 : index
    %k = arith.index_cast %j : index to i32
    %f = arith.sitofp %k : i32 to f32
    %q = arith.addf %p, %f : f32
    %max = fuse.reduce maximumf %q : f32
    %r = arith.addf %max, %c : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x33xf32>, %s[m] : tensor<?xf32>)
      outs(%o[m, n] : tensor<?x33xf32>) body(%a, %b) {
    %p = arith.mulf %a, %b : f32
    fuse.yield %p : f32
  }
  return %y : tensor<?x33xf32>
}

// -----

// A product with a vector, beside row work on all columns.
// CHECK-LABEL: func.func @product(
// CHECK-NOT:     fuse.matmul
// CHECK:         fuse.row (m, k) over(k)
// CHECK-NEXT:        ins(%arg0[m, k] : tensor<?x96xf16>, %arg1[] : tensor<16xf16>)
// FUSED-LABEL: func.func @product(
// FUSED-COUNT-1: fuse.row
// FUSED-NOT:     fuse.row
func.func @product(%x: tensor<?x96xf16>, %w: tensor<16xf16>, %i: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %part = fuse.slice %x[:, 0:16] : tensor<?x96xf16>
  %s = fuse.matmul (m, k) acc(f32) lhs(%part[m, k] : tensor<?x16xf16>) rhs(%w[k] : tensor<16xf16>)
      outs(%i[m] : tensor<?xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x96xf16>, %s[m] : tensor<?xf32>)
      outs(%o[m] : tensor<?xf32>) body(%a, %b) {
    %e = arith.extf %a : f16 to f32
    %p = arith.mulf %e, %b : f32
    %sum = fuse.reduce addf %p : f32
    fuse.yield %sum : f32
  }
  return %y : tensor<?xf32>
}

// -----

// Apart: nobody reads all columns; results along the part; rows of which each is read elsewhere; rows too long.
// FUSED-LABEL: func.func @apart(
// CHECK-LABEL: func.func @apart(
// CHECK-COUNT-4: fuse.row (m, n) over(n){{[[:space:]]}}{{.*}}ins(%{{.*}}[m, n] : tensor<{{8x4|8x16}}xf32>)
func.func @apart(%x: tensor<8x8xf32>, %l: tensor<8x5000xf32>, %i: tensor<8xf32>, %j: tensor<8x4xf32>, %o: tensor<8x8xf32>, %p: tensor<8x5000xf32>)
    -> (tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x5000xf32>) {
  %part = fuse.slice %x[:, 4:8] : tensor<8x8xf32>
  %alone = fuse.row (m, n) over(n) ins(%part[m, n] : tensor<8x4xf32>) outs(%i[m] : tensor<8xf32>) body(%a) {
    %sum = fuse.reduce addf %a : f32
    fuse.yield %sum : f32
  }
  %along:2 = fuse.row (m, n) over(n) ins(%part[m, n] : tensor<8x4xf32>) outs(%j[m, n] : tensor<8x4xf32>, %i[m] : tensor<8xf32>) body(%a) {
    %sum = fuse.reduce addf %a : f32
    %d = arith.divf %a, %sum : f32
    fuse.yield %d, %sum : f32, f32
  }
  %y0 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x8xf32>, %along#1[m] : tensor<8xf32>) outs(%o[m, n] : tensor<8x8xf32>) body(%a, %b) {
    %s = arith.addf %a, %b : f32
    fuse.yield %s : f32
  }
  %turned = fuse.row (m, n) over(n) ins(%part[m, n] : tensor<8x4xf32>) outs(%i[m] : tensor<8xf32>) body(%a) {
    %max = fuse.reduce maximumf %a : f32
    fuse.yield %max : f32
  }
  %y1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x8xf32>, %turned[n] : tensor<8xf32>) outs(%o[m, n] : tensor<8x8xf32>) body(%a, %b) {
    %s = arith.addf %a, %b : f32
    fuse.yield %s : f32
  }
  %of_long = fuse.slice %l[:, 0:16] : tensor<8x5000xf32>
  %long = fuse.row (m, n) over(n) ins(%of_long[m, n] : tensor<8x16xf32>) outs(%i[m] : tensor<8xf32>) body(%a) {
    %sum = fuse.reduce addf %a : f32
    fuse.yield %sum : f32
  }
  %y2 = fuse.elementwise (m, n) ins(%l[m, n] : tensor<8x5000xf32>, %long[m] : tensor<8xf32>) outs(%p[m, n] : tensor<8x5000xf32>) body(%a, %b) {
    %s = arith.addf %a, %b : f32
    fuse.yield %s : f32
  }
  return %alone, %y0, %y1, %y2 : tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x5000xf32>
}
