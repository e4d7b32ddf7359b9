// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#n = affine_map<(d0, d1) -> (d1)>

// A comparison that NaN fails keeps what it has: maxnumf.
// CHECK-LABEL: func.func @selected(
// CHECK:         fuse.reduce maxnumf
func.func @selected(%x: tensor<4x64xf32>) -> tensor<64xf32> {
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#mn, #n], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<4x64xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c = arith.cmpf ogt, %a, %o : f32
    %r = arith.select %c, %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  return %y : tensor<64xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// The position of the maximum: the first place that holds it.
// CHECK-LABEL: func.func @argmax(
// CHECK:         %[[MAX:.*]] = fuse.reduce maximumf %[[X:.*]] : f32
// CHECK:         %[[HOLDS:.*]] = arith.cmpf oeq, %[[X]], %[[MAX]]
// CHECK:         fuse.reduce mins %{{.*}} : i64
func.func @argmax(%x: tensor<4x64xf32>) -> (tensor<4xf32>, tensor<4xi64>) {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = tensor.empty() : tensor<4xi64>
  %q = linalg.fill ins(%zero : i64) outs(%p : tensor<4xi64>) -> tensor<4xi64>
  %r:2 = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x64xf32>) outs(%f, %q : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%a: f32, %o: f32, %at: i64):
    %i = linalg.index 1 : index
    %here = arith.index_cast %i : index to i64
    %max = arith.maximumf %a, %o : f32
    %c = arith.cmpf ogt, %a, %o : f32
    %s = arith.select %c, %here, %at : i64
    linalg.yield %max, %s : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi64>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A sum that starts somewhere; 16-bit numbers are combined in f32.
// CHECK-LABEL: func.func @started(
// CHECK:         fuse.row (m, n) over(n)
// CHECK-SAME:    {{$}}
// CHECK:         fuse.reduce addf %{{.*}} : f32
// CHECK:         arith.addf
func.func @started(%x: tensor<4x64xf16>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %y = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x64xf16>) outs(%s : tensor<4xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %r = arith.addf %o, %w : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// JAX's: NaN is kept, and of equal ones the least position; numbers of 16 bits are chosen, not
// computed, so that their f32 accumulator is what is chosen.
// CHECK-LABEL: func.func @argmax_of_choices(
// CHECK:         fuse.reduce maximumf %{{.*}} : f32
// CHECK:         fuse.reduce mins %{{.*}} : i32
func.func @argmax_of_choices(%x: tensor<4x64xbf16>, %at: tensor<4x64xi32>) -> (tensor<4xbf16>, tensor<4xi32>) {
  %low = arith.constant 0xFF80 : bf16
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xbf16>
  %f = linalg.fill ins(%low : bf16) outs(%e : tensor<4xbf16>) -> tensor<4xbf16>
  %p = tensor.empty() : tensor<4xi32>
  %q = linalg.fill ins(%zero : i32) outs(%p : tensor<4xi32>) -> tensor<4xi32>
  %r:2 = linalg.generic {indexing_maps = [#mn, #mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %at : tensor<4x64xbf16>, tensor<4x64xi32>) outs(%f, %q : tensor<4xbf16>, tensor<4xi32>) {
  ^bb0(%a: bf16, %i: i32, %o: bf16, %j: i32):
    %greater = arith.cmpf ogt, %o, %a : bf16
    %nan = arith.cmpf une, %o, %o : bf16
    %keep = arith.ori %greater, %nan : i1
    %equal = arith.cmpf oeq, %o, %a : bf16
    %before = arith.cmpi slt, %j, %i : i32
    %tie = arith.andi %equal, %before : i1
    %keep_position = arith.ori %keep, %tie : i1
    %max = arith.select %keep, %o, %a : bf16
    %s = arith.select %keep_position, %j, %i : i32
    linalg.yield %max, %s : bf16, i32
  } -> (tensor<4xbf16>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xbf16>, tensor<4xi32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// The last of the least unsigned numbers: a choice of choices.
// CHECK-LABEL: func.func @argmin_last(
// CHECK:         fuse.reduce minu %{{.*}} : i32
// CHECK:         fuse.reduce maxs %{{.*}} : i64
func.func @argmin_last(%x: tensor<4x64xi32>) -> (tensor<4xi32>, tensor<4xi64>) {
  %high = arith.constant -1 : i32
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%high : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %p = tensor.empty() : tensor<4xi64>
  %q = linalg.fill ins(%zero : i64) outs(%p : tensor<4xi64>) -> tensor<4xi64>
  %r:2 = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x64xi32>) outs(%f, %q : tensor<4xi32>, tensor<4xi64>) {
  ^bb0(%a: i32, %o: i32, %at: i64):
    %i = linalg.index 1 : index
    %here = arith.index_cast %i : index to i64
    %min = arith.minui %a, %o : i32
    %less = arith.cmpi ult, %a, %o : i32
    %equal = arith.cmpi eq, %o, %a : i32
    %after = arith.cmpi sgt, %here, %at : i64
    %tie = arith.select %after, %here, %at : i64
    %rest = arith.select %equal, %tie, %at : i64
    %s = arith.select %less, %here, %rest : i64
    linalg.yield %min, %s : i32, i64
  } -> (tensor<4xi32>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xi64>
}
