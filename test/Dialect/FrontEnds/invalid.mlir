// RUN: fuse-opt %s -split-input-file -verify-diagnostics

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>, %m: tensor<4xi1>) -> tensor<16x8xf32> {
  // expected-error @below {{takes updates and indices, got 3 inputs; a mask is not supported}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i, %m : tensor<4x8xf32>, tensor<4x1xi32>, tensor<4xi1>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x9xf32> {
  // expected-error @below {{gives a 'tensor<16x9xf32>', not a 'tensor<16x8xf32>' as it writes into}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x9xf32>
  return %0 : tensor<16x9xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xf32>) -> tensor<16x8xf32> {
  // expected-error @below {{has indices of 'f32'; they are integers}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xf32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has indices of 'tensor<4x1xi32>'; their last dimension has 2 places, one for each entry of the dimension map}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has 2 in its dimension map, which names dimensions of a tensor of rank 2, each once}}
  %0 = iree_linalg_ext.scatter dimension_map = [2] unique_indices(false) ins(%u, %i : tensor<4x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4xf32>, %i: tensor<4x2xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has 1 in its dimension map, which names dimensions of a tensor of rank 2, each once}}
  %0 = iree_linalg_ext.scatter dimension_map = [1, 1] unique_indices(false) ins(%u, %i : tensor<4xf32>, tensor<4x2xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x1x1x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has updates of rank 4; after 1 dimensions that the indices have too, a window has at most the 2 of the original}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x1x1x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<5x8xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has 5 updates along dimension 0 and indices for 4}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<5x8xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x9xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{has a window of 9 along dimension 1 of the original, which has 8}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x9xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4xf32>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{says no place along dimension 1 of the original}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4xf32>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f32, %old: f32):
    iree_linalg_ext.yield %new : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<16x8xf32>, %u: tensor<4x8xf16>, %i: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // expected-error @below {{needs a region that takes a 'f16' and a 'f32' and yields a 'f32'}}
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x8xf16>, tensor<4x1xi32>) outs(%x : tensor<16x8xf32>) {
  ^bb0(%new: f16, %old: f32):
    iree_linalg_ext.yield %new : f16
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %o: tensor<4x6xf32>, %a: tensor<4xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{runs along dimension 2 of a tensor of rank 2}}
  %0:2 = tm_tensor.scan dimension(2) inclusive(true) ins(%x : tensor<4x6xf32>) outs(%o, %a : tensor<4x6xf32>, tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32):
    tm_tensor.yield %p : f32
  } -> tensor<4x6xf32>, tensor<4xf32>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %o: tensor<4x7xf32>, %a: tensor<4xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{has an output of 'tensor<4x7xf32>' and gives a 'tensor<4x6xf32>'; both are 'tensor<4x6xf32>' as the input}}
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<4x6xf32>) outs(%o, %a : tensor<4x7xf32>, tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32):
    tm_tensor.yield %p : f32
  } -> tensor<4x6xf32>, tensor<4xf32>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %o: tensor<4x6xf32>, %a: tensor<6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{has an accumulator of 'tensor<6xf32>' and gives a 'tensor<4xf32>'; both are 'tensor<4xf32>', the input without dimension 1}}
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<4x6xf32>) outs(%o, %a : tensor<4x6xf32>, tensor<6xf32>) {
  ^bb0(%p: f32, %q: f32):
    tm_tensor.yield %p : f32
  } -> tensor<4x6xf32>, tensor<4xf32>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %o: tensor<4x6xf32>, %a: tensor<4xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{needs a region that takes two 'f32' and yields one}}
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<4x6xf32>) outs(%o, %a : tensor<4x6xf32>, tensor<4xf32>) {
  ^bb0(%p: f16, %q: f16):
    tm_tensor.yield %p : f16
  } -> tensor<4x6xf32>, tensor<4xf32>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %i: tensor<4x6xi64>) -> tensor<4x6xf32> {
  // expected-error @below {{gives tensors of the types of those that it sorts, at least one}}
  %0:2 = iree_linalg_ext.sort dimension(1) outs(%x, %i : tensor<4x6xf32>, tensor<4x6xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x6xf32>, tensor<4x7xi64>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %i: tensor<4x6xi64>) -> tensor<4x6xf32> {
  // expected-error @below {{sorts along dimension 2 of a tensor of rank 2}}
  %0:2 = iree_linalg_ext.sort dimension(2) outs(%x, %i : tensor<4x6xf32>, tensor<4x6xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x6xf32>, tensor<4x6xi64>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %i: tensor<4x7xi64>) -> tensor<4x6xf32> {
  // expected-error @below {{sorts a 'tensor<4x7xi64>' beside a 'tensor<4x6xf32>'; they have one shape}}
  %0:2 = iree_linalg_ext.sort dimension(1) outs(%x, %i : tensor<4x6xf32>, tensor<4x7xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x6xf32>, tensor<4x7xi64>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %i: tensor<4x6xi64>) -> tensor<4x6xf32> {
  // expected-error @below {{needs a region that takes two elements of each tensor and yields an i1}}
  %0:2 = iree_linalg_ext.sort dimension(1) outs(%x, %i : tensor<4x6xf32>, tensor<4x6xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i32, %d: i32):
    %t = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x6xf32>, tensor<4x6xi64>
  return %0#0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{custom op 'tm_tensor.attention' is unknown}}
  %0 = tm_tensor.attention ins(%x : tensor<4x6xf32>)
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xi32>, %j: tensor<4x6xi32>) -> tensor<4x2xf32> {
  // expected-error @below {{takes one tensor, got 2 inputs; indices of the graph's own are not supported}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x, %j : tensor<4x6xf32>, tensor<4x6xi32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xi32>
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xi32>) -> tensor<4x2xf32> {
  // expected-error @below {{runs along dimension 2 of a tensor of rank 2}}
  %0:2 = iree_linalg_ext.topk dimension(2) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xi32>
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<5x2xf32>, %i: tensor<5x2xi32>) -> tensor<5x2xf32> {
  // expected-error @below {{writes values into a 'tensor<5x2xf32>'; beside dimension 1 it is as the input, a 'tensor<4x6xf32>'}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<5x2xf32>, tensor<5x2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<5x2xf32>, tensor<5x2xi32>
  return %0#0 : tensor<5x2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<2xf32>, %i: tensor<2xi32>) -> tensor<2xf32> {
  // expected-error @below {{writes values into a 'tensor<2xf32>'; beside dimension 1 it is as the input, a 'tensor<4x6xf32>'}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<2xf32>, tensor<2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<2xf32>, tensor<2xi32>
  return %0#0 : tensor<2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x3xi32>) -> tensor<4x2xf32> {
  // expected-error @below {{writes places into a 'tensor<4x3xi32>'; they are integers, of the shape of the values, 'tensor<4x2xf32>'}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x3xi32>
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // expected-error @below {{writes places into a 'tensor<4x2xf32>'; they are integers, of the shape of the values, 'tensor<4x2xf32>'}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xf32>
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xi32>) -> tensor<4x2xf32> {
  // expected-error @below {{gives tensors of other types than those that it writes into}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xi64>
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x7xf32>, %i: tensor<4x7xi32>) -> tensor<4x7xf32> {
  // expected-error @below {{asks for the first 7 of 6 elements}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x7xf32>, tensor<4x7xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x7xf32>, tensor<4x7xi32>
  return %0#0 : tensor<4x7xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xi32>) -> tensor<4x2xf32> {
  // expected-error @below {{needs a region that takes two 'f32' and yields an i1}}
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x6xf32>) outs(%v, %i : tensor<4x2xf32>, tensor<4x2xi32>) {
  ^bb0(%a: f16, %b: f16):
    %t = arith.cmpf ogt, %a, %b : f16
    iree_linalg_ext.yield %t : i1
  } -> tensor<4x2xf32>, tensor<4x2xi32>
  return %0#0 : tensor<4x2xf32>
}
