// RUN: fuse-opt %s -split-input-file --fuse-results-to-destinations --verify-diagnostics

func.func @scalar(%x: tensor<4xf32>, %f: f32) -> f32 {
  // expected-error @+1 {{result 0 is 'f32'; a public function returns ranked tensors}}
  return %f : f32
}

// -----

func.func @unknown(%x: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  // expected-error @+1 {{the extents of result 0 do not follow from the extents of the inputs}}
  return %e : tensor<?xf32>
}
