// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise --verify-diagnostics | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>

// max, sub, exp, sum, div, each an op of its own.
// CHECK-LABEL: func.func @steps(
// CHECK-SAME: %[[X:.*]]: tensor<?x64xf32>
// CHECK: %[[Y:.*]] = fuse.softmax (m, n) over(n)
// CHECK-NEXT: ins(%[[X]][m, n] : tensor<?x64xf32>)
// CHECK-NEXT: outs(%{{.*}}[m, n] : tensor<?x64xf32>)
// CHECK-NEXT: prologue(%[[A:.*]]) {
// CHECK-NEXT: fuse.yield %[[A]] : f32
// CHECK-NEXT: } epilogue(%[[R:.*]], %{{.*}}, %{{.*}}) {
// CHECK-NEXT: fuse.yield %[[R]] : f32
// CHECK: return %[[Y]]
func.func @steps(%x: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e1 = tensor.empty(%d) : tensor<?xf32>
  %e2 = tensor.empty(%d) : tensor<?x64xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x64xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %sub = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x64xf32>, tensor<?xf32>) outs(%e2 : tensor<?x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<?x64xf32>
  %exp = linalg.exp ins(%sub : tensor<?x64xf32>) outs(%e2 : tensor<?x64xf32>) -> tensor<?x64xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<?x64xf32>) outs(%f0 : tensor<?xf32>) dimensions = [1]
  %bc = linalg.broadcast ins(%sum : tensor<?xf32>) outs(%e2 : tensor<?x64xf32>) dimensions = [1]
  %y = linalg.div ins(%exp, %bc : tensor<?x64xf32>, tensor<?x64xf32>) outs(%e2 : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// -----

// As torch-mlir has it: f16, reductions that keep their dimension, a maximum by
// compare and select that also tracks an index.
#mn = affine_map<(d0, d1) -> (d0, d1)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-LABEL: func.func @keepdim(
// CHECK-SAME: %[[X:.*]]: tensor<8x64xf16>
// CHECK: %[[Y:.*]] = fuse.softmax (m, n) over(n)
// CHECK-NEXT: ins(%[[X]][m, n] : tensor<8x64xf16>)
// CHECK-NEXT: outs(%{{.*}}[m, n] : tensor<8x64xf16>)
// CHECK-NEXT: prologue(%[[A:.*]]) {
// CHECK-NEXT: %[[E:.*]] = arith.extf %[[A]]
// CHECK-NEXT: fuse.yield %[[E]] : f32
// CHECK-NEXT: } epilogue(%[[R:.*]], %{{.*}}, %{{.*}}) {
// CHECK-NEXT: %[[T:.*]] = arith.truncf %[[R]]
// CHECK-NEXT: fuse.yield %[[T]] : f16
// CHECK: return %[[Y]]
func.func @keepdim(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %zero = arith.constant 0.0 : f16
  %ninf = arith.constant 0xFC00 : f16
  %i0 = arith.constant 0 : i64
  %e1 = tensor.empty() : tensor<8x1xf16>
  %ei = tensor.empty() : tensor<8x1xi64>
  %e2 = tensor.empty() : tensor<8x64xf16>
  %f1 = linalg.fill ins(%ninf : f16) outs(%e1 : tensor<8x1xf16>) -> tensor<8x1xf16>
  %fi = linalg.fill ins(%i0 : i64) outs(%ei : tensor<8x1xi64>) -> tensor<8x1xi64>
  %f0 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<8x1xf16>) -> tensor<8x1xf16>
  %max:2 = linalg.generic {indexing_maps = [#mn, #m0, #m0], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x64xf16>) outs(%f1, %fi : tensor<8x1xf16>, tensor<8x1xi64>) {
  ^bb0(%a: f16, %o: f16, %p: i64):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %m = arith.maximumf %a, %o : f16
    %c = arith.cmpf ogt, %a, %o : f16
    %k = arith.select %c, %j, %p : i64
    linalg.yield %m, %k : f16, i64
  } -> (tensor<8x1xf16>, tensor<8x1xi64>)
  %sub = linalg.generic {indexing_maps = [#mn, #m0, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max#0 : tensor<8x64xf16>, tensor<8x1xf16>) outs(%e2 : tensor<8x64xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %r = arith.subf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<8x64xf16>
  %exp = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%sub : tensor<8x64xf16>) outs(%e2 : tensor<8x64xf16>) {
  ^bb0(%a: f16, %o: f16):
    %r = math.exp %a : f16
    linalg.yield %r : f16
  } -> tensor<8x64xf16>
  %sum = linalg.generic {indexing_maps = [#mn, #m0], iterator_types = ["parallel", "reduction"]}
      ins(%exp : tensor<8x64xf16>) outs(%f0 : tensor<8x1xf16>) {
  ^bb0(%a: f16, %o: f16):
    %r = arith.addf %a, %o : f16
    linalg.yield %r : f16
  } -> tensor<8x1xf16>
  %y = linalg.generic {indexing_maps = [#mn, #m0, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<8x64xf16>, tensor<8x1xf16>) outs(%e2 : tensor<8x64xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %r = arith.divf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<8x64xf16>
  return %y : tensor<8x64xf16>
}

// -----

// The row is not the last dimension; scale and dropout factor in the same ops.
#a = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#r = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-LABEL: func.func @middle(
// CHECK-SAME: %[[X:.*]]: tensor<2x64x3xf32>
// CHECK: fuse.softmax (b, m, n) over(m)
// CHECK-NEXT: ins(%[[X]][b, m, n] : tensor<2x64x3xf32>)
// CHECK: prologue(%[[A:.*]]) {
// CHECK: %[[S:.*]] = arith.mulf %[[A]], %{{.*}} : f32
// CHECK: fuse.yield %[[S]] : f32
// CHECK: } epilogue(%[[R:.*]], %{{.*}}, %{{.*}}) {
// CHECK: %[[D:.*]] = arith.mulf %[[R]], %{{.*}} : f32
// CHECK: fuse.yield %[[D]] : f32
func.func @middle(%x: tensor<2x64x3xf32>) -> tensor<2x64x3xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.125 : f32
  %keep = arith.constant 1.25 : f32
  %e1 = tensor.empty() : tensor<2x3xf32>
  %e2 = tensor.empty() : tensor<2x64x3xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %max = linalg.generic {indexing_maps = [#a, #r], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x : tensor<2x64x3xf32>) outs(%f1 : tensor<2x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.mulf %a, %scale : f32
    %c = arith.cmpf ogt, %s, %o : f32
    %r = arith.select %c, %s, %o : f32
    linalg.yield %r : f32
  } -> tensor<2x3xf32>
  %exp = linalg.generic {indexing_maps = [#a, #r, #a], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %max : tensor<2x64x3xf32>, tensor<2x3xf32>) outs(%e2 : tensor<2x64x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %scale, %a : f32
    %d = arith.subf %s, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x64x3xf32>
  %sum = linalg.generic {indexing_maps = [#a, #r], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%exp : tensor<2x64x3xf32>) outs(%f0 : tensor<2x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<2x3xf32>
  %y = linalg.generic {indexing_maps = [#a, #r, #a], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%exp, %sum : tensor<2x64x3xf32>, tensor<2x3xf32>) outs(%e2 : tensor<2x64x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %one = arith.constant 1.0 : f32
    %i = arith.divf %one, %b : f32
    %q = arith.mulf %a, %i : f32
    %r = arith.mulf %q, %keep : f32
    linalg.yield %r : f32
  } -> tensor<2x64x3xf32>
  return %y : tensor<2x64x3xf32>
}

// -----

// The named op, on f16.
// CHECK-LABEL: func.func @named(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<4x?x64xf16>
// CHECK: %[[Y:.*]] = fuse.softmax (b, m, n) over(n)
// CHECK-NEXT: ins(%[[X]][b, m, n] : tensor<4x?x64xf16>)
// CHECK-NEXT: outs(%{{.*}}[b, m, n] : tensor<4x?x64xf16>)
// CHECK: arith.truncf
// CHECK: return %[[Y]]
func.func @named(%x: tensor<4x?x64xf16>, %o: tensor<4x?x64xf16>) -> tensor<4x?x64xf16> {
  %y = linalg.softmax dimension(2) ins(%x : tensor<4x?x64xf16>) outs(%o : tensor<4x?x64xf16>) -> tensor<4x?x64xf16>
  return %y : tensor<4x?x64xf16>
}

// -----

// A maximum of something else is no softmax.
// CHECK-LABEL: func.func @only_max(
// CHECK: fuse.row (m, n) over(n)
// CHECK: fuse.reduce maximumf
#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
func.func @only_max(%x: tensor<4x64xf32>) -> tensor<4xf32> {
  %ninf = arith.constant 0xFF800000 : f32
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x64xf32>) outs(%f1 : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %max : tensor<4xf32>
}
