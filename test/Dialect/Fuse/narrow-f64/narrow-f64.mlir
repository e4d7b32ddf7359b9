// RUN: fuse-opt %s -split-input-file -verify-diagnostics --fuse-narrow-f64 | FileCheck %s

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// A variance in f64 between f32 values: every tensor is one of f32, and sums keep their shape.

// CHECK-LABEL: func.func @variance(
// CHECK-SAME:    fuse.notes = ["f64-in-f32: tensors of f64 between narrower values are computed in f32"]
// CHECK-NOT:     f64
// CHECK:         %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:         %[[COUNT:.*]] = arith.constant 8.000000e+00 : f32
// CHECK:         linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<?xf32>)
// CHECK:         linalg.generic
// CHECK:         ^bb0(%[[IN:.*]]: f32, %[[OUT:.*]]: f32):
// CHECK-NEXT:      arith.addf %[[OUT]], %[[IN]] : f32
// CHECK:         linalg.generic
// CHECK:         ^bb0(%[[SUM:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      %[[MEAN:.*]] = arith.divf %[[SUM]], %[[COUNT]] : f32
// CHECK-NEXT:      linalg.yield %[[MEAN]] : f32
// CHECK-NOT:     f64
func.func @variance(%x: tensor<?x8xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %count = arith.constant 8.0 : f64
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %wide = tensor.empty(%m) : tensor<?x8xf64>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x8xf32>) outs(%wide : tensor<?x8xf64>) {
  ^bb0(%in: f32, %out: f64):
    %e = arith.extf %in : f32 to f64
    linalg.yield %e : f64
  } -> tensor<?x8xf64>
  %empty = tensor.empty(%m) : tensor<?xf64>
  %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<?xf64>) -> tensor<?xf64>
  %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<?x8xf64>) outs(%fill : tensor<?xf64>) {
  ^bb0(%in: f64, %out: f64):
    %s = arith.addf %out, %in : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  %narrow = tensor.empty(%m) : tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%1 : tensor<?xf64>) outs(%narrow : tensor<?xf32>) {
  ^bb0(%in: f64, %out: f32):
    %d = arith.divf %in, %count : f64
    %t = arith.truncf %d : f64 to f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// Constants are rounded, also where f32 cannot hold them; what is computed of constants is one.

// CHECK-LABEL: func.func @epsilon(
// CHECK-NOT:     fuse.notes
// CHECK-DAG:     arith.constant 9.99999974E-6 : f32
// CHECK-DAG:     arith.constant 1.000980e-01 : bf16
// CHECK-DAG:     arith.constant 3.000000e+00 : f32
// CHECK-NOT:     truncf
func.func @epsilon(%x: tensor<8xf32>) -> tensor<8xf32> {
  %eps = arith.constant 1.0e-5 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2 : i64
  %tenth = arith.constant 0.1 : f64
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %e = arith.truncf %eps : f64 to f32
    %s = arith.addf %in, %e : f32
    %f = arith.sitofp %two : i64 to f64
    %three = arith.addf %f, %one : f64
    %t = arith.truncf %three : f64 to f32
    %p = arith.mulf %s, %t : f32
    %h = arith.truncf %tenth : f64 to bf16
    %w = arith.extf %h : bf16 to f32
    %q = arith.mulf %p, %w : f32
    linalg.yield %q : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// f64 inside one body is computed as it stands.

// CHECK-LABEL: func.func @inside(
// CHECK:         arith.extf %{{.*}} : f32 to f64
// CHECK:         arith.mulf %{{.*}} : f64
// CHECK:         arith.truncf %{{.*}} : f64 to f32
func.func @inside(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %e = arith.extf %in : f32 to f64
    %s = arith.mulf %e, %e : f64
    %t = arith.truncf %s : f64 to f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A dense constant, a view, a scalar that is read from a tensor, f16 on either side.

// CHECK-LABEL: func.func @other_ops(
// CHECK:         arith.constant dense<[1.000000e+00, 1.000000e-01]> : tensor<2xf32>
// CHECK:         tensor.expand_shape {{.*}} : tensor<2xf32> into tensor<2x1xf32>
// CHECK:         %[[E:.*]] = tensor.extract %{{.*}} : tensor<2x1xf32>
// CHECK:         arith.extf %[[E]] : f32 to f64
// CHECK:         ^bb0(%[[IN:.*]]: f16, %[[C:.*]]: f32, %{{.*}}: f16):
// CHECK-NEXT:      %[[W:.*]] = arith.extf %[[IN]] : f16 to f32
// CHECK-NEXT:      %[[S:.*]] = arith.addf %[[W]], %[[C]] : f32
// CHECK-NEXT:      arith.truncf %[[S]] : f32 to f16
func.func @other_ops(%x: tensor<2xf16>) -> (tensor<2xf16>, tensor<1xf32>) {
  %c0 = arith.constant 0 : index
  %c = arith.constant dense<[1.0, 0.1]> : tensor<2xf64>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [2, 1] : tensor<2xf64> into tensor<2x1xf64>
  %e = tensor.extract %v[%c0, %c0] : tensor<2x1xf64>
  %t = arith.truncf %e : f64 to f32
  %f = tensor.from_elements %t : tensor<1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x, %c : tensor<2xf16>, tensor<2xf64>) outs(%x : tensor<2xf16>) {
  ^bb0(%in: f16, %k: f64, %out: f16):
    %w = arith.extf %in : f16 to f64
    %s = arith.addf %w, %k : f64
    %n = arith.truncf %s : f64 to f16
    linalg.yield %n : f16
  } -> tensor<2xf16>
  return %0, %f : tensor<2xf16>, tensor<1xf32>
}

// -----

// expected-error @+2 {{input 0 is 'tensor<8xf64>'; f64 is computed between narrower values only, so pass f32}}
// expected-error @+1 {{result 0 is 'tensor<8xf64>'; f64 is computed between narrower values only, so pass f32}}
func.func @boundary(%x: tensor<8xf64>) -> tensor<8xf64> {
  return %x : tensor<8xf64>
}

// -----

func.func @bits(%x: tensor<8xf32>) -> tensor<8xi64> {
  %e = tensor.empty() : tensor<8xf64>
  %i = tensor.empty() : tensor<8xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf64>) {
  ^bb0(%in: f32, %out: f64):
    %w = arith.extf %in : f32 to f64
    linalg.yield %w : f64
  } -> tensor<8xf64>
  %1 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf64>) outs(%i : tensor<8xi64>) {
  ^bb0(%in: f64, %out: i64):
    // expected-error @+1 {{reinterprets the bits of an f64, which is computed in f32}}
    %b = arith.bitcast %in : f64 to i64
    linalg.yield %b : i64
  } -> tensor<8xi64>
  return %1 : tensor<8xi64>
}

// -----

// A power whose exponent is an integer is torch's in f64: a function that devices have in f32 only.
// A sum of f64 is one,
// and so is a remainder.

// CHECK-LABEL: func.func @power(
// CHECK-SAME:    fuse.notes = ["f64-in-f32: functions of f64 of an element are computed in f32"]
// CHECK:         ^bb0(%[[X:.*]]: f32, %[[N:.*]]: i64, %{{.*}}: f32):
// CHECK:           %[[WIDE:.*]] = arith.sitofp %[[N]] : i64 to f64
// CHECK:           %[[EXPONENT:.*]] = arith.truncf %[[WIDE]] : f64 to f32
// CHECK:           %[[POWER:.*]] = math.powf %[[X]], %[[EXPONENT]] : f32
// CHECK:           linalg.yield %[[POWER]] : f32
// CHECK:         ^bb0(%[[X:.*]]: f32, %[[N:.*]]: i64, %{{.*}}: f32):
// CHECK:           %[[EXP:.*]] = math.exp %[[X]] : f32
// CHECK:           %[[EXTENDED:.*]] = arith.extf %[[EXP]] : f32 to f64
// CHECK:           arith.addf %[[EXTENDED]], %{{.*}} : f64
// CHECK:           arith.remf %{{.*}}, %{{.*}} : f64
func.func @power(%x: tensor<8xf32>, %n: tensor<8xi64>) -> (tensor<8xf32>, tensor<8xf32>) {
  %empty = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x, %n : tensor<8xf32>, tensor<8xi64>) outs(%empty : tensor<8xf32>) {
  ^bb0(%in: f32, %i: i64, %out: f32):
    %e = arith.extf %in : f32 to f64
    %w = arith.sitofp %i : i64 to f64
    %p = math.powf %e, %w : f64
    %t = arith.truncf %p : f64 to f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%x, %n : tensor<8xf32>, tensor<8xi64>) outs(%empty : tensor<8xf32>) {
  ^bb0(%in: f32, %i: i64, %out: f32):
    %e = arith.extf %in : f32 to f64
    %w = arith.sitofp %i : i64 to f64
    %p = math.exp %e : f64
    %s = arith.addf %p, %w : f64
    %r = arith.remf %s, %w : f64
    %t = arith.truncf %r : f64 to f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
