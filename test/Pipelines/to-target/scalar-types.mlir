// Types that a code generator has no arithmetic for are refused where they stand, all at once.
// RUN: fuse-opt %s --fuse-to-scheduled="chip=sm_90a" -split-input-file -verify-diagnostics -o /dev/null
// RUN: fuse-opt %s --fuse-to-target="chip=gfx942" -split-input-file -verify-diagnostics -o /dev/null

#id = affine_map<(m) -> (m)>
func.func @i128(%a: tensor<64xf32>, %e: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    // expected-error@+1 {{computes with 'i128', which kernels do not; use index, an integer of at most 64 bits, f16, bf16, f32 or f64}}
    %i = arith.fptosi %x : f32 to i128
    // expected-error@+1 {{computes with 'i128', which kernels do not}}
    %j = arith.muli %i, %i : i128
    // expected-error@+1 {{computes with 'i128', which kernels do not}}
    %y = arith.sitofp %j : i128 to f32
    linalg.yield %y : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

#id = affine_map<(m) -> (m)>
func.func @f8(%a: tensor<64xf32>, %e: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    // expected-error@+1 {{computes with 'f8E4M3FN', which kernels do not}}
    %i = arith.truncf %x : f32 to f8E4M3FN
    // expected-error@+1 {{computes with 'f8E4M3FN', which kernels do not}}
    %y = arith.extf %i : f8E4M3FN to f32
    linalg.yield %y : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

#id = affine_map<(m) -> (m)>
func.func @f128(%a: tensor<64xf32>, %e: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    // expected-error@+1 {{computes with 'f128', which kernels do not}}
    %i = arith.extf %x : f32 to f128
    // expected-error@+1 {{computes with 'f128', which kernels do not}}
    %j = arith.addf %i, %i : f128
    // expected-error@+1 {{computes with 'f128', which kernels do not}}
    %y = arith.truncf %j : f128 to f32
    linalg.yield %y : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}
