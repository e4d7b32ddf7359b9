// RUN: fuse-opt %s --fuse-raise-activations | FileCheck %s

#i = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @gelu_tanh_cube(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu tanh %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @gelu_tanh_cube(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %k = arith.constant 0.044715 : f32
    %c = arith.constant 0.797884583 : f32
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %p = arith.mulf %x3, %k : f32
    %s = arith.addf %x, %p : f32
    %u = arith.mulf %s, %c : f32
    %t = math.tanh %u : f32
    %o = arith.addf %t, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %h, %o : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_tanh_pow(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu tanh %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @gelu_tanh_pow(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %k = arith.constant 0.044715 : f32
    %c = arith.constant 0.797884583 : f32
    %three = arith.constant 3.0 : f32
    %x3 = math.powf %x, %three : f32
    %p = arith.mulf %k, %x3 : f32
    %s = arith.addf %p, %x : f32
    %u = arith.mulf %c, %s : f32
    %t = math.tanh %u : f32
    %o = arith.addf %one, %t : f32
    %h = arith.mulf %x, %o : f32
    %y = arith.mulf %half, %h : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_tanh_fpowi(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu tanh %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @gelu_tanh_fpowi(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %half = arith.constant 0.5 : f32
    %k = arith.constant 0.044715 : f32
    %c = arith.constant 0.797884583 : f32
    %three = arith.constant 3 : i32
    %x3 = math.fpowi %x, %three : f32, i32
    %p = arith.mulf %k, %x3 : f32
    %s = arith.addf %p, %x : f32
    %u = arith.mulf %c, %s : f32
    %t = math.tanh %u : f32
    %o = arith.mulf %half, %t : f32
    %q = arith.addf %half, %o : f32
    %y = arith.mulf %q, %x : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_tanh_factored(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu tanh %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @gelu_tanh_factored(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %k = arith.constant 0.044715 : f32
    %c = arith.constant 0.797884583 : f32
    %x2 = arith.mulf %x, %x : f32
    %p = arith.mulf %x2, %k : f32
    %q = arith.addf %p, %one : f32
    %cx = arith.mulf %c, %x : f32
    %u = arith.mulf %cx, %q : f32
    %t = math.tanh %u : f32
    %xt = arith.mulf %x, %t : f32
    %a = arith.addf %x, %xt : f32
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// Constants of f16 are those of GELU where the data is f16; in f32, and in bf16, they are others.
// CHECK-LABEL: func.func @gelu_tanh_f16_constants(
// CHECK: %[[X:.*]] = arith.extf
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu tanh %[[X]] : f32
// CHECK-NEXT: arith.truncf %[[Y]]
func.func @gelu_tanh_f16_constants(%arg: tensor<4xf16>) -> tensor<4xf16> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf16>) outs(%arg : tensor<4xf16>) {
  ^bb0(%x16: f16, %out: f16):
    %x = arith.extf %x16 : f16 to f32
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %k16 = arith.constant 0.044708251953125 : f32
    %c16 = arith.constant 0.7978515625 : f32
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %p = arith.mulf %x3, %k16 : f32
    %s = arith.addf %x, %p : f32
    %u = arith.mulf %s, %c16 : f32
    %t = math.tanh %u : f32
    %o = arith.addf %t, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %h, %o : f32
    %y16 = arith.truncf %y : f32 to f16
    linalg.yield %y16 : f16
  } -> tensor<4xf16>
  return %r0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @f16_constants_in_f32(
// CHECK-NOT: fuse.gelu
func.func @f16_constants_in_f32(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %k16 = arith.constant 0.044708251953125 : f32
    %c16 = arith.constant 0.7978515625 : f32
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %p = arith.mulf %x3, %k16 : f32
    %s = arith.addf %x, %p : f32
    %u = arith.mulf %s, %c16 : f32
    %t = math.tanh %u : f32
    %o = arith.addf %t, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %h, %o : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @f16_constants_in_bf16(
// CHECK-NOT: fuse.gelu
func.func @f16_constants_in_bf16(%arg: tensor<4xbf16>) -> tensor<4xbf16> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xbf16>) outs(%arg : tensor<4xbf16>) {
  ^bb0(%x16: bf16, %out: bf16):
    %x = arith.extf %x16 : bf16 to f32
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %k16 = arith.constant 0.044708251953125 : f32
    %c16 = arith.constant 0.7978515625 : f32
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %p = arith.mulf %x3, %k16 : f32
    %s = arith.addf %x, %p : f32
    %u = arith.mulf %s, %c16 : f32
    %t = math.tanh %u : f32
    %o = arith.addf %t, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %h, %o : f32
    %y16 = arith.truncf %y : f32 to bf16
    linalg.yield %y16 : bf16
  } -> tensor<4xbf16>
  return %r0 : tensor<4xbf16>
}

// A factor that is nearly 1 is a factor, a sum that is nearly 1 + exp(-x) is another sum.
// CHECK-LABEL: func.func @nearly(
// CHECK-NOT: fuse.silu
// CHECK-NOT: fuse.sigmoid
// CHECK: return
func.func @nearly(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.000008 : f32
    %n = arith.negf %x : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %y = arith.divf %x, %d : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// What grows as the divisor does is no factor of a sigmoid: tanh(x/2) is 1 where exp(x) is near the end of the range.
// CHECK-LABEL: func.func @quotient_of_exponentials(
// CHECK-NOT: fuse.sigmoid
// CHECK: arith.divf
// CHECK: return
func.func @quotient_of_exponentials(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %e = math.exp %x : f32
    %n = arith.subf %e, %one : f32
    %d = arith.addf %e, %one : f32
    %y = arith.divf %n, %d : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_erf_mul(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu erf %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @gelu_erf_mul(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %r = arith.constant 0.707106769 : f32
    %u = arith.mulf %x, %r : f32
    %t = math.erf %u : f32
    %o = arith.addf %t, %one : f32
    %h = arith.mulf %half, %o : f32
    %y = arith.mulf %h, %x : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_erf_div(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.gelu erf %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @gelu_erf_div(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %r = arith.constant 1.41421354 : f32
    %u = arith.divf %x, %r : f32
    %t = math.erf %u : f32
    %o = arith.addf %one, %t : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %o, %h : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @silu_mul(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.silu %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @silu_mul(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %n = arith.negf %x : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %s = arith.divf %one, %d : f32
    %y = arith.mulf %s, %x : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @silu_div(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.silu %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @silu_div(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %n = arith.subf %zero, %x : f32
    %e = math.exp %n : f32
    %d = arith.addf %one, %e : f32
    %y = arith.divf %x, %d : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @sigmoid(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.sigmoid %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @sigmoid(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %m1 = arith.constant -1.0 : f32
    %n = arith.mulf %x, %m1 : f32
    %e = math.exp %n : f32
    %d = arith.addf %one, %e : f32
    %y = arith.divf %one, %d : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @sigmoid_tanh(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = fuse.sigmoid %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]] : f32
func.func @sigmoid_tanh(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %n = arith.mulf %x, %half : f32
    %t = math.tanh %n : f32
    %d = arith.addf %one, %t : f32
    %y = arith.mulf %d, %half : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// Another constant (sqrt(2/pi) counted twice) is another function.
// CHECK-LABEL: func.func @slip(
// CHECK-NOT: fuse.gelu
// CHECK: math.tanh
func.func @slip(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %c = arith.constant 0.797884583 : f32
    %k2 = arith.constant 0.0356774 : f32
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %p = arith.mulf %x3, %k2 : f32
    %s = arith.addf %x, %p : f32
    %u = arith.mulf %s, %c : f32
    %t = math.tanh %u : f32
    %o = arith.addf %t, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %h, %o : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// Of a sum, and times something.
// CHECK-LABEL: func.func @gated(
// CHECK: %[[S:.*]] = arith.addf
// CHECK-NEXT: %[[G:.*]] = fuse.gelu erf %[[S]] : f32
// CHECK: %[[Y:.*]] = arith.mulf %[[G]], %{{.*}} : f32
// CHECK-NEXT: linalg.yield %[[Y]]
func.func @gated(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %r = arith.constant 0.707106769 : f32
    %xb = arith.addf %x, %out : f32
    %u = arith.mulf %xb, %r : f32
    %t = math.erf %u : f32
    %o = arith.addf %one, %t : f32
    %h = arith.mulf %xb, %o : f32
    %g = arith.mulf %h, %half : f32
    %y = arith.mulf %g, %out : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// The inverse of a root is one function; a root that is read too stays, and so does another quotient.
// CHECK-LABEL: func.func @inverse_root(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[Y:.*]] = math.rsqrt %[[X]] : f32
// CHECK-NEXT: linalg.yield %[[Y]]
func.func @inverse_root(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %s = math.sqrt %x : f32
    %y = arith.divf %one, %s : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @root_and_inverse(
// CHECK-COUNT-2: math.sqrt
// CHECK-NOT:     math.rsqrt
func.func @root_and_inverse(%arg: tensor<4xf32>) -> tensor<4xf32> {
  %r0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%arg : tensor<4xf32>) outs(%arg : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %two = arith.constant 2.0 : f32
    %s = math.sqrt %x : f32
    %y = arith.divf %one, %s : f32
    %z = arith.mulf %s, %y : f32
    %t = math.sqrt %out : f32
    %u = arith.divf %two, %t : f32
    %v = arith.addf %u, %z : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %r0 : tensor<4xf32>
}
