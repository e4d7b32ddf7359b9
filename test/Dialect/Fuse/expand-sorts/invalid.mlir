// RUN: fuse-opt %s --fuse-expand-sorts -verify-diagnostics

// A recurrence is no scan of one associative op.
func.func @decay(%x: tensor<13x16xf32>, %o: tensor<13x16xf32>, %a: tensor<13xf32>) -> tensor<13x16xf32> {
  // expected-error @below {{'tm_tensor.scan' op combines elements by what is not one associative op}}
  // expected-note @below {{supported are a sum, a product, an extremum, and, or, xor}}
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<13x16xf32>) outs(%o, %a : tensor<13x16xf32>, tensor<13xf32>) {
  ^bb0(%p: f32, %q: f32):
    %half = arith.constant 5.000000e-01 : f32
    %h = arith.mulf %p, %half : f32
    %s = arith.addf %h, %q : f32
    tm_tensor.yield %s : f32
  } -> tensor<13x16xf32>, tensor<13xf32>
  return %0#0 : tensor<13x16xf32>
}

// -----

func.func @accumulated(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xi32>) -> tensor<4x2xf32> {
  // expected-error @below {{begins with elements of another tensor; a linalg.fill is expected}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xi32>
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @unknown_length(%x: tensor<4x?xf32>) -> tensor<4x2xf32> {
  %v = arith.constant dense<0xFF800000> : tensor<4x2xf32>
  %i = arith.constant dense<2147483647> : tensor<4x2xi32>
  // expected-error @below {{takes the first elements of rows whose length is not known}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x?xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xi32>
  return %0#0 : tensor<4x2xf32>
}
