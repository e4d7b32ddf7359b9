// RUN: fuse-opt %s -split-input-file --fuse-normalize | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-normalize=fold-casts | FileCheck %s --check-prefix=FOLD

// An accumulator in f16 accumulates in f32; the product is not rounded.
// CHECK-LABEL: func.func @matmul(
// CHECK: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4x2xf32>)
// CHECK: %[[M:.*]] = linalg.generic
// CHECK-SAME: ins(%{{.*}} : tensor<4x8xf16>, tensor<8x2xf16>) outs(%[[F]] : tensor<4x2xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f16, %[[B:.*]]: f16, %[[O:.*]]: f32):
// CHECK-NEXT: %[[A32:.*]] = arith.extf %[[A]]
// CHECK-NEXT: %[[B32:.*]] = arith.extf %[[B]]
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A32]], %[[B32]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[O]], %[[P]] : f32
// CHECK-NEXT: linalg.yield %[[S]] : f32
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[M]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<4x2xf16>)
// CHECK: arith.truncf
func.func @matmul(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) -> tensor<4x2xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<4x2xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<4x2xf16>) -> tensor<4x2xf16>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) outs(%f : tensor<4x2xf16>) -> tensor<4x2xf16>
  return %y : tensor<4x2xf16>
}

// -----

// Arithmetic in bf16 is spelled in f32, each op rounded; fold-casts drops what
// is extended again.
#i = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @scalars(
// CHECK: ^bb0(%[[A:.*]]: bf16, %{{.*}}: bf16):
// CHECK-NEXT: %[[A32:.*]] = arith.extf %[[A]]
// CHECK-NEXT: %[[E:.*]] = math.exp %[[A32]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.truncf %[[E]]
// CHECK-NEXT: %[[R32:.*]] = arith.extf %[[R]]
// CHECK: arith.addf %[[R32]]
// CHECK: arith.truncf
// CHECK-NOT: @helper
// FOLD-LABEL: func.func @scalars(
// FOLD: %[[E:.*]] = math.exp
// FOLD: %[[S:.*]] = arith.addf %[[E]]
// FOLD-NEXT: arith.truncf %[[S]]
func.func private @helper(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %y = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%x : tensor<4xbf16>) outs(%x : tensor<4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %e = math.exp %a : bf16
    %s = arith.addf %e, %a : bf16
    linalg.yield %s : bf16
  } -> tensor<4xbf16>
  return %y : tensor<4xbf16>
}
func.func @scalars(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %y = call @helper(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
  return %y : tensor<4xbf16>
}

// -----

// A named softmax of f16 computes in f32; a convolution keeps its name.
// CHECK-LABEL: func.func @names(
// CHECK: arith.extf
// CHECK: linalg.softmax dimension(1) ins(%{{.*}} : tensor<4x8xf32>)
// CHECK: arith.truncf
// CHECK: linalg.conv_1d
func.func @names(%x: tensor<4x8xf16>, %c: tensor<8xf32>, %w: tensor<3xf32>, %o: tensor<6xf32>) -> (tensor<4x8xf16>, tensor<6xf32>) {
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x8xf16>) outs(%x : tensor<4x8xf16>) -> tensor<4x8xf16>
  %z = linalg.conv_1d ins(%c, %w : tensor<8xf32>, tensor<3xf32>) outs(%o : tensor<6xf32>) -> tensor<6xf32>
  return %y, %z : tensor<4x8xf16>, tensor<6xf32>
}

// -----

// A mask that a named op multiplies counts ones: the signed extension of a true i1 would be -1. An op
// that says how it casts, and a body that does, are taken at their word.
// CHECK-LABEL: func.func @masks(
// CHECK: arith.uitofp %{{.*}} : i1 to f32
// CHECK: arith.extui %{{.*}} : i1 to i32
// CHECK: arith.sitofp %{{.*}} : i1 to f32
// CHECK: arith.sitofp %{{.*}} : i1 to f32
func.func @masks(%m: tensor<4x8xi1>, %x: tensor<8x4xf32>, %o: tensor<4x4xf32>, %i: tensor<8x4xi32>, %p: tensor<4x4xi32>, %q: tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x4xi32>, tensor<4x4xf32>, tensor<4x8xf32>) {
  %0 = linalg.matmul ins(%m, %x : tensor<4x8xi1>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%m, %i : tensor<4x8xi1>, tensor<8x4xi32>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_signed>} ins(%m, %x : tensor<4x8xi1>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<4x8xi1>) outs(%q : tensor<4x8xf32>) {
  ^bb0(%in: i1, %out: f32):
    %f = arith.sitofp %in : i1 to f32
    linalg.yield %f : f32
  } -> tensor<4x8xf32>
  return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xi32>, tensor<4x4xf32>, tensor<4x8xf32>
}

// A tensor of scalars chooses them by its coordinates.
// CHECK-LABEL: func @elements(
// CHECK-DAG: %[[X:.*]] = tensor.extract
// CHECK: linalg.generic
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: linalg.index 1
// CHECK-COUNT-3: arith.select
// CHECK-NOT: arith.select
// CHECK: -> tensor<2x2xf32>
func.func @elements(%x: tensor<f32>, %y: tensor<3xf32>) -> tensor<2x2xf32> {
  %c1 = arith.constant 1 : index
  %k = arith.constant 7.0 : f32
  %a = tensor.extract %x[] : tensor<f32>
  %b = tensor.extract %y[%c1] : tensor<3xf32>
  %ab = arith.mulf %a, %b : f32
  %r = tensor.from_elements %a, %k, %b, %ab : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// -----

// One number is work without coordinates; what reads one of several gets it; the sizes of a reshape stay sizes, whatever
// else the tensor is.
// CHECK-LABEL: func @numbers(
// CHECK: %[[A:.*]] = tensor.extract %arg0[%{{.*}}] : tensor<3xf32>
// CHECK: %[[ONE:.*]] = linalg.generic {indexing_maps = [#{{.*}}], iterator_types = []} outs(%{{.*}} : tensor<f32>) {
// CHECK-NOT: linalg.index
// CHECK: linalg.yield %[[A]] : f32
// CHECK: %[[DATA:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi64>) {
// CHECK: %[[SIZES:.*]] = tensor.from_elements
// CHECK: %[[Z:.*]] = tensor.reshape %arg1(%[[SIZES]])
// CHECK-NOT: tensor.from_elements
// CHECK: return %[[ONE]], %[[Z]], %[[DATA]], %[[A]]
func.func @numbers(%x: tensor<3xf32>, %y: tensor<?x6xf32>) -> (tensor<f32>, tensor<?x3xf32>, tensor<2xi64>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %a = tensor.extract %x[%c1] : tensor<3xf32>
  %one = tensor.from_elements %a : tensor<f32>
  %n = tensor.dim %y, %c0 : tensor<?x6xf32>
  %i = arith.index_cast %n : index to i64
  %j = arith.muli %i, %c2 : i64
  %sizes = tensor.from_elements %j, %c3 : tensor<2xi64>
  %z = tensor.reshape %y(%sizes) : (tensor<?x6xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %two = tensor.from_elements %a, %a : tensor<2xf32>
  %b = tensor.extract %two[%c1] : tensor<2xf32>
  return %one, %z, %sizes, %b : tensor<f32>, tensor<?x3xf32>, tensor<2xi64>, f32
}
