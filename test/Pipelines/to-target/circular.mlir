// Circular functions: common arguments are reduced in f32, without a division, a call, or f64;
// large ones in a branch of their own, with integers. On AMD the same.
// RUN: fuse-opt %s -split-input-file --fuse-to-target="chip=sm_90a" -verify-diagnostics | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-to-target="chip=gfx942" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: llvm.func @sine_0
// CHECK-NOT:     llvm.call @
// CHECK:         %[[X:.*]] = llvm.freeze %{{.*}} : f32
// CHECK:         %[[SIZE:.*]] = llvm.intr.fabs(%[[X]]) : (f32) -> f32
// CHECK:         %[[BELOW:.*]] = arith.cmpf olt, %[[SIZE]], %{{.*}} : f32
// CHECK:         %[[LARGE:.*]] = arith.andi %{{.*}}, %[[BELOW]] : i1
// CHECK:         %[[REST:.*]]:2 = scf.if %[[LARGE]] -> (f32, i32) {
// CHECK:           arith.muli %{{.*}} : i64
// CHECK:           arith.sitofp %{{.*}} : i64 to f64
// CHECK:           arith.truncf %{{.*}} : f64 to f32
// CHECK:         } else {
// CHECK-NOT:       f64
// CHECK-COUNT-4:   llvm.intr.fma
// CHECK:         }
// CHECK-NOT:     math.
// CHECK-LABEL: gpu.module

#id = affine_map<(m) -> (m)>
func.func @sine(%x: tensor<256xf32>) -> tensor<256xf32> {
  %e = tensor.empty() : tensor<256xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<256xf32>) outs(%e : tensor<256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = math.sin %in : f32
    linalg.yield %s : f32
  } -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// -----

// No f16 is that large.

// CHECK-LABEL: llvm.func @half_0
// CHECK-NOT:     scf.if
// CHECK-NOT:     f64
// CHECK:         arith.truncf %{{.*}} : f32 to f16
// CHECK-LABEL: gpu.module

#id = affine_map<(m) -> (m)>
func.func @half(%x: tensor<256xf16>) -> tensor<256xf16> {
  %e = tensor.empty() : tensor<256xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<256xf16>) outs(%e : tensor<256xf16>) {
  ^bb0(%in: f16, %out: f16):
    %s = math.cos %in : f16
    linalg.yield %s : f16
  } -> tensor<256xf16>
  return %r : tensor<256xf16>
}

// -----

// All others, with no library.

// CHECK-LABEL: llvm.func @others_0
// CHECK-NOT:     llvm.call @
// CHECK-NOT:     math.
// CHECK:         llvm.return

#id = affine_map<(m) -> (m)>
func.func @others(%x: tensor<256xf32>, %y: tensor<256xf32>) -> tensor<256xf32> {
  %e = tensor.empty() : tensor<256xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<256xf32>, tensor<256xf32>) outs(%e : tensor<256xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = math.cos %a : f32
    %1 = math.tan %0 : f32
    %2 = math.asin %1 : f32
    %3 = math.acos %2 : f32
    %4 = math.atan %3 : f32
    %5 = math.atan2 %4, %b : f32
    %6 = math.sinh %5 : f32
    %7 = math.cosh %6 : f32
    %8 = math.asinh %7 : f32
    %9 = math.acosh %8 : f32
    %10 = math.atanh %9 : f32
    %11 = math.cbrt %10 : f32
    %12 = math.round %11 : f32
    linalg.yield %12 : f32
  } -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// -----

#id = affine_map<(m) -> (m)>
func.func @wide(%x: tensor<256xf32>) -> tensor<256xf32> {
  %e = tensor.empty() : tensor<256xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<256xf32>) outs(%e : tensor<256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %w = arith.extf %in : f32 to f64
    // expected-error@+1 {{of f64 is not lowered to this target; use f32}}
    %s = arith.remf %w, %w : f64
    %t = arith.truncf %s : f64 to f32
    linalg.yield %t : f32
  } -> tensor<256xf32>
  return %r : tensor<256xf32>
}
