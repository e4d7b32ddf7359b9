// layer_norm(gelu(y + bias) + residual) * gamma + beta in f32 over rows of 4096, LayerNorm as frameworks
// decompose it: mean, centred values, mean of their squares, rsqrt. One kernel.
//
//   fuse-opt examples/bias_gelu_residual_layernorm.mlir --fuse-to-fused
//   fuse-opt examples/bias_gelu_residual_layernorm.mlir --fuse-to-fused --fuse-report -o /dev/null
//   fuse-opt examples/bias_gelu_residual_layernorm.mlir --fuse-compile="chip=sm_90a bundle=out/" -o /dev/null
//   fuse-run examples/bias_gelu_residual_layernorm.mlir --device=cpu --at=kernels --dims=M=5 --check

#id = affine_map<(m, n) -> (m, n)>
#column = affine_map<(m, n) -> (n)>
#row = affine_map<(m, n) -> (m)>
#rows = affine_map<(m) -> (m)>

func.func @bias_gelu_residual_layernorm(%y: tensor<?x4096xf32>, %b: tensor<4096xf32>, %res: tensor<?x4096xf32>, %gamma: tensor<4096xf32>, %beta: tensor<4096xf32>) -> tensor<?x4096xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %count = arith.constant 4096.0 : f32
  %cubic = arith.constant 4.471500e-02 : f32
  %root = arith.constant 0.7978845608028654 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %rows = tensor.dim %y, %c0 : tensor<?x4096xf32>
  %ve = tensor.empty(%rows) : tensor<?x4096xf32>
  %val = linalg.generic {indexing_maps = [#id, #column, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %b, %res : tensor<?x4096xf32>, tensor<4096xf32>, tensor<?x4096xf32>) outs(%ve : tensor<?x4096xf32>) {
  ^bb0(%ye: f32, %be: f32, %re: f32, %oe: f32):
    %s = arith.addf %ye, %be : f32
    %g0 = arith.mulf %s, %s : f32
    %g1 = arith.mulf %g0, %s : f32
    %g2 = arith.mulf %g1, %cubic : f32
    %g3 = arith.addf %s, %g2 : f32
    %g4 = arith.mulf %g3, %root : f32
    %g5 = math.tanh %g4 : f32
    %g6 = arith.addf %g5, %one : f32
    %g7 = arith.mulf %s, %half : f32
    %gelu = arith.mulf %g7, %g6 : f32
    %w = arith.addf %gelu, %re : f32
    linalg.yield %w : f32
  } -> tensor<?x4096xf32>
  %se = tensor.empty(%rows) : tensor<?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%val : tensor<?x4096xf32>) outs(%sz : tensor<?xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %p = arith.addf %acc, %a : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  %mean = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel"]}
      ins(%sum : tensor<?xf32>) outs(%se : tensor<?xf32>) {
  ^bb0(%a: f32, %oe: f32):
    %p = arith.divf %a, %count : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  %centered = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%val, %mean : tensor<?x4096xf32>, tensor<?xf32>) outs(%ve : tensor<?x4096xf32>) {
  ^bb0(%a: f32, %mu: f32, %oe: f32):
    %p = arith.subf %a, %mu : f32
    linalg.yield %p : f32
  } -> tensor<?x4096xf32>
  %sq = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%centered : tensor<?x4096xf32>) outs(%sz : tensor<?xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %p = arith.mulf %a, %a : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  %inv = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel"]}
      ins(%sq : tensor<?xf32>) outs(%se : tensor<?xf32>) {
  ^bb0(%a: f32, %oe: f32):
    %p = arith.divf %a, %count : f32
    %q = arith.addf %p, %eps : f32
    %i = math.rsqrt %q : f32
    linalg.yield %i : f32
  } -> tensor<?xf32>
  %o = tensor.empty(%rows) : tensor<?x4096xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #column, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%centered, %inv, %gamma, %beta : tensor<?x4096xf32>, tensor<?xf32>, tensor<4096xf32>, tensor<4096xf32>) outs(%o : tensor<?x4096xf32>) {
  ^bb0(%a: f32, %i: f32, %ge: f32, %te: f32, %oe: f32):
    %v0 = arith.mulf %a, %i : f32
    %v1 = arith.mulf %v0, %ge : f32
    %v2 = arith.addf %v1, %te : f32
    linalg.yield %v2 : f32
  } -> tensor<?x4096xf32>
  return %r : tensor<?x4096xf32>
}
