// RUN: fuse-opt %s -split-input-file --fuse-lower-to-linalg | FileCheck %s

// CHECK-DAG: #[[MK:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[NK:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[MN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-LABEL: func.func @geglu(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?x64xf16>, %[[U:[^:]*]]: tensor<96x64xf16>, %[[V:[^:]*]]: tensor<96x64xf16>, %[[B:[^:]*]]: tensor<1x96xf16>, %[[INIT:[^:]*]]: tensor<?x96xf16>)
// CHECK:         %[[Z0:.*]] = linalg.fill
// CHECK:         %[[A0:.*]] = linalg.generic {indexing_maps = [#[[MK]], #[[NK]], #[[MN]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[X]], %[[U]] : {{.*}}) outs(%[[Z0]]
// CHECK:           arith.extf %{{.*}} : f16 to f32
// CHECK:           arith.extf %{{.*}} : f16 to f32
// CHECK:           arith.mulf
// CHECK:           arith.addf
// CHECK:         %[[Z1:.*]] = linalg.fill
// CHECK:         %[[A1:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[V]] : {{.*}}) outs(%[[Z1]]
// CHECK:         linalg.generic {indexing_maps = [#[[ID]], #[[ID]], #[[ROW]], #[[ID]]], iterator_types = ["parallel", "parallel"]} ins(%[[A0]], %[[A1]], %[[B]] : {{.*}}) outs(%[[INIT]] :
// CHECK:           math.erfc
// CHECK:           linalg.index 1
// CHECK:           arith.truncf
// CHECK-NOT:     fuse.
func.func @geglu(%x: tensor<?x64xf16>, %wu: tensor<96x64xf16>, %wv: tensor<96x64xf16>, %b: tensor<1x96xf16>, %init: tensor<?x96xf16>) -> tensor<?x96xf16> {
  %h = fuse.kernel "k" {
    %h = fuse.matmul (m, n, k) acc(f32)
      lhs(%x[m, k] : tensor<?x64xf16>)
      rhs(%wu[n, k] : tensor<96x64xf16>, %wv[n, k] : tensor<96x64xf16>)
      aux(%b[0, n] : tensor<1x96xf16>)
      outs(%init[m, n] : tensor<?x96xf16>)
      epilogue(%u, %v, %bb) {
      %b32 = arith.extf %bb : f16 to f32
      %ub = arith.addf %u, %b32 : f32
      %g = fuse.gelu erf %ub : f32
      %p = arith.mulf %g, %v : f32
      %i = fuse.index 1 : index
      %j = arith.index_cast %i : index to i32
      %f = arith.sitofp %j : i32 to f32
      %q = arith.addf %p, %f : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %h : tensor<?x96xf16>
  } : tensor<?x96xf16>
  return %h : tensor<?x96xf16>
}

// -----

// On memrefs temporaries are allocated; masked elements are -inf.
// CHECK-LABEL: func.func @softmax(
// CHECK-SAME:    %[[S:[^:]*]]: memref<4x?x?xf16>, %[[D:[^:]*]]: memref<4x?x?xf16>)
// CHECK:         %[[V:.*]] = memref.alloc(%{{.*}}, %{{.*}}) : memref<4x?x?xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[S]] : {{.*}}) outs(%[[V]] :
// CHECK:           %[[ROW:.*]] = linalg.index 1
// CHECK:           %[[COLUMN:.*]] = linalg.index 2
// CHECK:           %[[LAST:.*]] = arith.addi %[[ROW]], %c3
// CHECK:           %[[SEEN:.*]] = arith.cmpi sle, %[[COLUMN]], %[[LAST]]
// CHECK:           arith.select %[[SEEN]]
// CHECK:         arith.maximumf
// CHECK:         math.exp
// CHECK:         arith.addf
// CHECK:         arith.divf
// CHECK:         linalg.generic {{.*}} outs(%[[D]] : memref<4x?x?xf16>)
func.func @softmax(%s: memref<4x?x?xf16>, %d: memref<4x?x?xf16>) {
  fuse.softmax (b, m, n) over(n) causal(m, offset = 3)
      ins(%s[b, m, n] : memref<4x?x?xf16>) outs(%d[b, m, n] : memref<4x?x?xf16>)
      prologue(%x) {
    %v = arith.extf %x : f16 to f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %x) {
    %r = arith.truncf %y : f32 to f16
    fuse.yield %r : f16
  }
  return
}

// -----

// CHECK-LABEL: func.func @rms_norm(
// CHECK-NOT:     arith.subf
// CHECK:         arith.mulf
// CHECK:         arith.addf
// CHECK:         math.sqrt
// CHECK:         arith.divf
func.func @rms_norm(%s: tensor<4x16xf32>, %d: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %y = fuse.rms_norm (m, n) over(n) eps = 1.0e-5 ins(%s[m, n] : tensor<4x16xf32>) outs(%d[m, n] : tensor<4x16xf32>)
      prologue(%x) { fuse.yield %x : f32 } epilogue(%y, %v, %x) { fuse.yield %y : f32 }
  return %y : tensor<4x16xf32>
}

// -----

// Integers accumulate in i32; f8 is extended.
// CHECK-LABEL: func.func @i8(
// CHECK:         arith.extsi %{{.*}} : i8 to i32
// CHECK:         arith.muli
// CHECK:         arith.addi
func.func @i8(%x: tensor<4x16xi8>, %w: tensor<8x16xi8>, %d: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %y = fuse.matmul (m, n, k) acc(i32) lhs(%x[m, k] : tensor<4x16xi8>) rhs(%w[n, k] : tensor<8x16xi8>)
      outs(%d[m, n] : tensor<4x8xi32>) epilogue(%p) { fuse.yield %p : i32 }
  return %y : tensor<4x8xi32>
}
// CHECK-LABEL: func.func @f8(
// CHECK:         arith.extf %{{.*}} : f8E4M3FN to f32
// CHECK:         arith.extf %{{.*}} : f8E5M2 to f32
func.func @f8(%x: tensor<4x16xf8E4M3FN>, %w: tensor<8x16xf8E5M2>, %d: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x16xf8E4M3FN>) rhs(%w[n, k] : tensor<8x16xf8E5M2>)
      outs(%d[m, n] : tensor<4x8xf32>) epilogue(%p) { fuse.yield %p : f32 }
  return %y : tensor<4x8xf32>
}

// -----

// Padding by less than nothing cuts.
// CHECK-LABEL: func.func @shifted(
// CHECK-SAME:    %[[X:.*]]: tensor<2x7x4xf32>)
// CHECK:         tensor.generate
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[X]][0, 0, 0] [2, 6, 4] [1, 1, 1]
// CHECK:         tensor.insert_slice %[[S]] into %{{.*}}[0, 1, 0] [2, 6, 4] [1, 1, 1]
func.func @shifted(%x: tensor<2x7x4xf32>) -> tensor<2x7x4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 0] high[0, -1, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c : f32
  } : tensor<2x7x4xf32> to tensor<2x7x4xf32>
  return %p : tensor<2x7x4xf32>
}
// What is cut is at most what is there: here all of it.
// CHECK-LABEL: func.func @past_the_source(
// CHECK:         %[[P:.*]] = tensor.generate
// CHECK-NOT:     slice
// CHECK:         return %[[P]]
func.func @past_the_source(%x: tensor<3xf32>) -> tensor<4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[5] high[-4] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<3xf32> to tensor<4xf32>
  return %p : tensor<4xf32>
}
// Amounts that only the run knows.
// CHECK-LABEL: func.func @unknown_amount(
// CHECK:         arith.maxsi
// CHECK:         tensor.extract_slice
// CHECK:         tensor.insert_slice
func.func @unknown_amount(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0] high[%n] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
// What only grows stays.
// CHECK-LABEL: func.func @grown(
// CHECK-NOT:     tensor.extract_slice
// CHECK:         tensor.pad
func.func @grown(%x: tensor<3xf32>) -> tensor<5xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<3xf32> to tensor<5xf32>
  return %p : tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @slices
// CHECK:         tensor.extract_slice %{{.*}}[0, 48, 2] [%{{.*}}, 48, 1] [1, 1, 1] : tensor<?x144x3xf32> to tensor<?x48xf32>
// CHECK:         memref.subview %{{.*}}[0, 48, 2] [%{{.*}}, 48, 1] [1, 1, 1] : memref<?x144x3xf32> to memref<?x48xf32, strided<[432, 3], offset: 146>>
func.func @slices(%x: tensor<?x144x3xf32>, %y: memref<?x144x3xf32>) -> (tensor<?x48xf32>, memref<?x48xf32, strided<[432, 3], offset: ?>>) {
  %0 = fuse.slice %x[:, 48:96, 2] : tensor<?x144x3xf32>
  %1 = fuse.slice %y[:, 48:96, 2] : memref<?x144x3xf32>
  return %0, %1 : tensor<?x48xf32>, memref<?x48xf32, strided<[432, 3], offset: ?>>
}

// -----

// A truth value is 0 or 1, a byte has a sign.
// CHECK-LABEL: func.func @converted
// CHECK:         arith.uitofp %{{.*}} : i1 to f32
// CHECK:         arith.extf %{{.*}} : f16 to f32
// CHECK:         arith.extf %{{.*}} : f16 to f32
// CHECK:         arith.sitofp %{{.*}} : i8 to f32
func.func @converted(%x: tensor<4x8xi1>, %w: tensor<6x8xf16>, %v: tensor<6x8xi8>, %y: tensor<4x6xf32>, %z: tensor<6x6xf32>) -> (tensor<4x6xf32>, tensor<6x6xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xi1>) rhs(%w[n, k] : tensor<6x8xf16>)
      outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%w[m, k] : tensor<6x8xf16>) rhs(%v[n, k] : tensor<6x8xi8>)
      outs(%z[m, n] : tensor<6x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0, %1 : tensor<4x6xf32>, tensor<6x6xf32>
}

// -----

// A sort counts what comes before each element, finds the element of each place and reads it, on tensors and on memrefs.
// CHECK-LABEL: func.func @sort(
// CHECK:         %[[PLACE:.*]] = linalg.generic {{.*}}"reduction"]} ins(%[[KEY:.*]], %[[KEY]] : tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK:         %[[FROM:.*]] = linalg.generic {{.*}}"reduction"]} ins(%[[PLACE]] : tensor<4x8xi32>)
// CHECK:           arith.maxsi
// CHECK:         linalg.generic {{.*}} ins(%[[FROM]] : tensor<4x8xi32>)
// CHECK:           tensor.extract %{{.*}} : tensor<4x8xi32>
// CHECK-LABEL: func.func @sort_buffers(
// CHECK-COUNT-2: linalg.generic {{.*}}"reduction"]} ins(%{{.*}} : memref<4x8x
// CHECK:         memref.load %{{.*}} : memref<4x8xi32>
func.func @sort(%x: tensor<4x8xf32>, %y: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<4x8xf32>) outs(%y[m, n] : tensor<4x8xi32>) body(%e) {
    %j = fuse.index 1 : index
    %number = arith.index_cast %j : index to i32
    %s:2 = fuse.sort %e, %number before {
    ^bb0(%a: f32, %b: f32, %c: i32, %d: i32):
      %t = arith.cmpf olt, %a, %b : f32
      fuse.yield %t : i1
    } : f32, i32
    fuse.yield %s#1 : i32
  }
  return %0 : tensor<4x8xi32>
}
func.func @sort_buffers(%x: memref<4x8xf32>, %y: memref<4x8xi32>) {
  fuse.row (m, n) over(n) ins(%x[m, n] : memref<4x8xf32>) outs(%y[m, n] : memref<4x8xi32>) body(%e) {
    %j = fuse.index 1 : index
    %number = arith.index_cast %j : index to i32
    %s:2 = fuse.sort %e, %number before {
    ^bb0(%a: f32, %b: f32, %c: i32, %d: i32):
      %t = arith.cmpf olt, %a, %b : f32
      fuse.yield %t : i1
    } : f32, i32
    fuse.yield %s#1 : i32
  }
  return
}
