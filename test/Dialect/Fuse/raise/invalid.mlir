// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise --verify-diagnostics

func.func @conv(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x4xf32>, %o: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
  // expected-error@+2 {{'linalg.conv_2d_nhwc_hwcf' op is not supported: it moves a window over its operand}}
  // expected-note@+1 {{supported are convolutions and pools over one or two dimensions whose window is one element, or as large as its step}}
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x8x8x4xf32>, tensor<3x3x4x4xf32>) outs(%o : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %y : tensor<1x6x6x4xf32>
}

// -----

func.func @slice(%x: tensor<8x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+2 {{'tensor.extract_slice' op is not supported}}
  // expected-note@+1 {{supported are}}
  %y = tensor.extract_slice %x[0, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @loop(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{is control flow; a graph is straight-line code on tensors}}
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// -----

func.func private @elsewhere(tensor<8xf32>) -> tensor<8xf32>
func.func @call(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{calls a function that cannot be inlined}}
  %y = call @elsewhere(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

#d = affine_map<(d0, d1) -> (d0 + d1)>
#o = affine_map<(d0, d1) -> (d0, d1)>
func.func @window(%x: tensor<11xf32>, %init: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error@+1 {{reads operand 0 through the map affine_map<(d0, d1) -> (d0 + d1)>}}
  %y = linalg.generic {indexing_maps = [#d, #o], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<11xf32>) outs(%init : tensor<8x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// A difference is not associative: no combiner.
func.func @differences(%x: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+2 {{is a reduction that no fuse op computes}}
  // expected-note@+1 {{one associative combiner a result}}
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %d = arith.subf %b, %a : f32
    linalg.yield %d : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// What is combined may not depend on what was combined before.
func.func @recurrence(%x: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+2 {{is a reduction that no fuse op computes}}
  // expected-note@+1 {{one associative combiner a result}}
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %p = arith.mulf %a, %b : f32
    %d = arith.addf %b, %p : f32
    linalg.yield %d : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The position of what is not the extremum: of the least beside the greatest.
func.func @position_of_the_other(%x: tensor<4x8xf32>, %at: tensor<4x8xi32>, %o: tensor<4xf32>, %p: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // expected-error@+2 {{is a reduction that no fuse op computes}}
  // expected-note@+1 {{or an extremum and its position}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                                          affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%x, %at : tensor<4x8xf32>, tensor<4x8xi32>) outs(%o, %p : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%a: f32, %i: i32, %o_: f32, %j: i32):
    %max = arith.maximumf %a, %o_ : f32
    %c = arith.cmpf olt, %a, %o_ : f32
    %s = arith.select %c, %i, %j : i32
    linalg.yield %max, %s : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

// -----

// A position that is taken where something else holds too.
func.func @position_of_some(%x: tensor<4x8xf32>, %at: tensor<4x8xi32>, %o: tensor<4xf32>, %p: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // expected-error@+2 {{is a reduction that no fuse op computes}}
  // expected-note@+1 {{or an extremum and its position}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                                          affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%x, %at : tensor<4x8xf32>, tensor<4x8xi32>) outs(%o, %p : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%a: f32, %i: i32, %o_: f32, %j: i32):
    %max = arith.maximumf %a, %o_ : f32
    %c = arith.cmpf ogt, %a, %o_ : f32
    %odd = arith.trunci %i : i32 to i1
    %both = arith.andi %c, %odd : i1
    %s = arith.select %both, %i, %j : i32
    linalg.yield %max, %s : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

// -----

// A NaN's position, where the maximum drops NaN.
func.func @position_of_no_nan(%x: tensor<4x8xf32>, %at: tensor<4x8xi32>, %o: tensor<4xf32>, %p: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // expected-error@+2 {{is a reduction that no fuse op computes}}
  // expected-note@+1 {{or an extremum and its position}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                                          affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%x, %at : tensor<4x8xf32>, tensor<4x8xi32>) outs(%o, %p : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%a: f32, %i: i32, %o_: f32, %j: i32):
    %max = arith.maxnumf %a, %o_ : f32
    %c = arith.cmpf ugt, %a, %o_ : f32
    %s = arith.select %c, %i, %j : i32
    linalg.yield %max, %s : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

// -----

// The body that MLIR makes for a named op has no location: the op's stands for it.

func.func @named(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @+1 {{'complex.add' op is not supported in the body of an elementwise op}}
  %0 = linalg.add ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%x : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

// What is passed is dense, and has a rank: arguments, whether or not an op takes them, and what ops take.

#sparse = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
// expected-error @+1 {{argument #0 of 'sparse' is of type 'tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>'; supported are dense tensors with a rank}}
func.func @sparse(%x: tensor<8xf32, #sparse>) -> tensor<8xf32> {
  %0 = tensor.cast %x : tensor<8xf32, #sparse> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{argument #1 of 'unused' is of type 'tensor<*xf32>'; supported are dense tensors with a rank}}
func.func @unused(%x: tensor<8xf32>, %y: tensor<*xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{argument #1 of 'encoded' is of type 'tensor<8xf32, "sparse">'; supported are dense tensors with a rank}}
func.func @encoded(%x: tensor<8xf32>, %y: tensor<8xf32, "sparse">) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

func.func @result(%x: tensor<8xf32>) -> tensor<8xf32, "sparse"> {
  // expected-error @+1 {{gives a value of type 'tensor<8xf32, "sparse">'; supported are dense tensors with a rank}}
  %0 = tensor.cast %x : tensor<8xf32> to tensor<8xf32, "sparse">
  // expected-error @+1 {{takes a value of type 'tensor<8xf32, "sparse">'; supported are dense tensors with a rank}}
  return %0 : tensor<8xf32, "sparse">
}

// -----

func.func @unranked(%x: tensor<8xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{gives a value of type 'tensor<*xf32>'; supported are dense tensors with a rank}}
  %0 = tensor.cast %x : tensor<8xf32> to tensor<*xf32>
  // expected-error @+1 {{takes a value of type 'tensor<*xf32>'; supported are dense tensors with a rank}}
  return %0 : tensor<*xf32>
}
