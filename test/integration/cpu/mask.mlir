// Rows with masked elements (-inf).
// RUN: fuse-run %s --device=cpu --at=graph --dims=M=0 --check
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=0 --check
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=0 --check
// RUN: fuse-run %s --device=cpu --at=graph --dims=M=33 --check
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=33 --check
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=33 --check
func.func @main(%x: tensor<?x37xf32>) -> tensor<?x37xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x37xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x37xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n)->(m,n)>, affine_map<(m,n)->(m,n)>], iterator_types = ["parallel","parallel"]} ins(%x : tensor<?x37xf32>) outs(%e : tensor<?x37xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.cmpf ogt, %a, %zero : f32
    %u = arith.select %p, %ninf, %a : f32
    linalg.yield %u : f32
  } -> tensor<?x37xf32>
  %e2 = tensor.empty(%m) : tensor<?x37xf32>
  %s = linalg.softmax dimension(1) ins(%r : tensor<?x37xf32>) outs(%e2 : tensor<?x37xf32>) -> tensor<?x37xf32>
  return %s : tensor<?x37xf32>
}
