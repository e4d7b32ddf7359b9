// RUN: not fuse-opt %s -split-input-file --fuse-to-target=chip=gfx942 -o /dev/null 2>&1 | FileCheck %s
// RUN: not fuse-opt %s -split-input-file --fuse-to-fused -o /dev/null 2>&1 | FileCheck %s --check-prefix=FUSED

// All that stands in the way of a graph is said at once, whichever pass finds it: one error for each reason,
// with the other places in notes.

// CHECK: error: 'linalg.pooling_nhwc_max' op is not supported: it moves a window over its operand
// CHECK-NEXT: %max = linalg.pooling_nhwc_max
// CHECK: note: supported are convolutions and pools over one or two dimensions whose window is one element
// CHECK-NEXT: note: and here, for the same reason
// CHECK-NEXT: %max2 = linalg.pooling_nhwc_max
// CHECK: error: 'acme.sort' op is not supported: the dialect 'acme' is not known here
// CHECK-NEXT: %s = "acme.sort"
// CHECK: note: supported are contractions, reductions
// CHECK-NEXT: note: and here, for the same reason
// CHECK-NEXT: %t = "acme.sort"
// CHECK-NOT: and here
// CHECK: error: 'scf.for' op is control flow; a graph is straight-line code on tensors
// CHECK-NEXT: %l = scf.for
// CHECK-NOT: note:
// CHECK: error: 'fuse.elementwise' op cannot run on gfx942: kernels for f8E4M3FN operands come later; supported: f16, bf16, f32, i1
// CHECK-NEXT: %w = arith.extf
// CHECK: error: 'arith.addui_extended' op cannot be lowered in scalar code
// CHECK-NEXT: %sum, %carry = arith.addui_extended
// CHECK: note: the other ops can be compiled: unsupported=outline compiles them and leaves the rest to the host
// CHECK-NOT: error:
// FUSED-COUNT-3: error:
// FUSED-NOT: addui

func.func @kinds(%x: tensor<1x14x14x4xf32>, %y: tensor<4xf8E4M3FN>, %p: tensor<9x9xf32>)
    -> (tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>, tensor<4xi32>, tensor<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x6x6x4xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  // Four ops, three reasons.
  %max = linalg.pooling_nhwc_max ins(%x, %p : tensor<1x14x14x4xf32>, tensor<9x9xf32>) outs(%f : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %max2 = linalg.pooling_nhwc_max ins(%x, %p : tensor<1x14x14x4xf32>, tensor<9x9xf32>) outs(%max : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>

  %s = "acme.sort"(%max2) : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>

  %t = "acme.sort"(%s) : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>

  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %s) -> tensor<1x6x6x4xf32> {
    scf.yield %a : tensor<1x6x6x4xf32>
  }
  // Types are refused for a chip, functions by the code generator.
  %e4 = tensor.empty() : tensor<4xf32>
  %w = arith.extf %y : tensor<4xf8E4M3FN> to tensor<4xf32>
  %exp = linalg.exp ins(%w : tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  %n = arith.fptoui %exp : tensor<4xf32> to tensor<4xi32>
  %sum, %carry = arith.addui_extended %n, %n : tensor<4xi32>, tensor<4xi1>
  return %l, %t, %sum, %carry : tensor<1x6x6x4xf32>, tensor<1x6x6x4xf32>, tensor<4xi32>, tensor<4xi1>
}

// -----

// The ops of functions that are called count as often as they are called; a recursive call is one that stays.
// CHECK-LABEL: error: 'func.call' op calls a function that cannot be inlined (recursive, or a declaration)
// CHECK: and here
// CHECK: error: 'acme.scan' op is not supported: the dialect 'acme' is not known here
// CHECK: note: called from
// CHECK-NOT: and here
// CHECK-NOT: error: 'func.call'
func.func private @again(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @again(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @elsewhere(tensor<4xf32>) -> tensor<4xf32>
func.func private @scan(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "acme.scan"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @again(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @elsewhere(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @scan(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @scan(%2) : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// Arguments and results that no program takes, and what is inside: not what f64 does to the ops that use it.
// CHECK: error: input 0 is 'tensor<4xf64>'; f64 is computed between narrower values only, so pass f32
// CHECK: error: result 1 is 'tensor<4xf64>'
// CHECK-NOT: error: {{.*}}exp
func.func @wide(%x: tensor<4xf64>) -> (tensor<4xf32>, tensor<4xf64>) {
  %e = tensor.empty() : tensor<4xf64>
  %0 = linalg.exp ins(%x : tensor<4xf64>) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %1 = arith.truncf %0 : tensor<4xf64> to tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf64>
}

// -----

// CHECK: error: 'complex.re' op is not supported in the body of an elementwise op
#id = affine_map<(d0) -> (d0)>
func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xcomplex<f32>>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: complex<f32>, %b: f32):
    %r = complex.re %a : complex<f32>
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Many places: the first ones, and how many more.
// CHECK: error: 'acme.op' op is not supported
// CHECK-COUNT-8: note: and here
// CHECK: note: and at 2 more places, for the same reason
func.func @many(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "acme.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "acme.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "acme.op"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "acme.op"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "acme.op"(%3) : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "acme.op"(%4) : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "acme.op"(%5) : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "acme.op"(%6) : (tensor<4xf32>) -> tensor<4xf32>
  %8 = "acme.op"(%7) : (tensor<4xf32>) -> tensor<4xf32>
  %9 = "acme.op"(%8) : (tensor<4xf32>) -> tensor<4xf32>
  %10 = "acme.op"(%9) : (tensor<4xf32>) -> tensor<4xf32>
  return %10 : tensor<4xf32>
}
