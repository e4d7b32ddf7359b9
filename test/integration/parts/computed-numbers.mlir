// Tensors of numbers that are computed between ops: of one, of rank 0 and 2, reshaped, and of sizes that a reshape asks for
// too.
// RUN: fuse-run %s --function=scaled --device=cpu --at=fused --dims=M=13 --check
// RUN: fuse-run %s --function=scaled --device=sim --chip=sm_90a --dims=M=13 --check
// RUN: fuse-run %s --function=scaled --device=sim --chip=gfx942 --dims=M=13 --check
// RUN: fuse-run %s --function=sizes --device=cpu --at=kernels --dims=M=5 --check
// RUN: fuse-run %s --function=sizes --device=sim --chip=sm_90a --dims=M=5 --check
// RUN: fuse-run %s --function=sizes --device=sim --chip=gfx942 --dims=M=0 --check

func.func @scaled(%t: tensor<3xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<f32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %v = tensor.extract %t[%c1] : tensor<3xf32>
  %w = arith.mulf %v, %two : f32
  %r = tensor.from_elements %w : tensor<f32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y, %r : tensor<?xf32>, tensor<f32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %z, %r : tensor<?xf32>, tensor<f32>
}

func.func @sizes(%y: tensor<?x6xf32>) -> (tensor<?x3xf32>, tensor<2xi64>, tensor<2x2xi64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %n = tensor.dim %y, %c0 : tensor<?x6xf32>
  %i = arith.index_cast %n : index to i64
  %j = arith.muli %i, %c2 : i64
  %r = tensor.from_elements %j, %c3 : tensor<2xi64>
  %z = tensor.reshape %y(%r) : (tensor<?x6xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %four = tensor.from_elements %j, %i, %c2, %i : tensor<4xi64>
  %s = arith.constant dense<[2, 2]> : tensor<2xi64>
  %square = tensor.reshape %four(%s) : (tensor<4xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  return %z, %r, %square : tensor<?x3xf32>, tensor<2xi64>, tensor<2x2xi64>
}
