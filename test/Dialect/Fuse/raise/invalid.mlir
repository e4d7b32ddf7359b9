// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise --verify-diagnostics

func.func @conv(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x4xf32>, %o: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
  // expected-error@+2 {{'linalg.conv_2d_nhwc_hwcf' op is not supported}}
  // expected-note@+1 {{supported are contractions, softmax}}
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
