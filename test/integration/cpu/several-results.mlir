// Several results, an input returned twice, a scalar of rank 0, a constant.
// RUN: fuse-run %s --device=cpu --at=graph --dims=M=0 --check
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=0 --check
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=0 --check
// RUN: fuse-run %s --device=cpu --at=graph --dims=M=1 --check
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=1 --check
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=1 --check
// RUN: fuse-run %s --device=cpu --at=graph --dims=M=33 --check
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=33 --check
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=33 --check
func.func @main(%x: tensor<?x40xf16>, %s: tensor<f32>, %w: tensor<24x40xf16>) -> (tensor<?x24xf32>, tensor<?x40xf16>, tensor<f32>, tensor<?x40xf16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x40xf16>
  %z = arith.constant 0.0 : f32
  %k = arith.constant dense<[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0]> : tensor<24xf32>
  %e = tensor.empty(%m) : tensor<?x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x24xf32>) -> tensor<?x24xf32>
  %y = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>] ins(%x, %w : tensor<?x40xf16>, tensor<24x40xf16>) outs(%f : tensor<?x24xf32>) -> tensor<?x24xf32>
  %e2 = tensor.empty(%m) : tensor<?x24xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n)->(m,n)>, affine_map<(m,n)->(n)>, affine_map<(m,n)->()>, affine_map<(m,n)->(m,n)>], iterator_types = ["parallel","parallel"]} ins(%y, %k, %s : tensor<?x24xf32>, tensor<24xf32>, tensor<f32>) outs(%e2 : tensor<?x24xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %t = arith.addf %a, %b : f32
    %u = arith.mulf %t, %c : f32
    linalg.yield %u : f32
  } -> tensor<?x24xf32>
  return %r, %x, %s, %x : tensor<?x24xf32>, tensor<?x40xf16>, tensor<f32>, tensor<?x40xf16>
}
