// One dynamic extent becomes two or three: the sizes are those that the op lists, at every level
// and in the reference.
// DEFINE: %{run} = fuse-run %s --dims=M=30,N=2,K=5,d3=3 --check
// RUN: %{run} --device=cpu | FileCheck %s
// RUN: %{run} --device=cpu --at=fused | FileCheck %s
// RUN: %{run} --device=cpu --at=kernels | FileCheck %s
// RUN: %{run} --device=sim --chip=sm_80 | FileCheck %s
// CHECK: result 0 f16 [2, 5, 3, 8] ok
// CHECK: result 1 f16 [2, 5, 3, 16] ok

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @main(%x: tensor<?x8xf16>, %y: tensor<?x?x?x8xf16>, %w: tensor<16x8xf16>)
    -> (tensor<?x?x?x8xf16>, tensor<?x?x?x16xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %a = tensor.dim %y, %c0 : tensor<?x?x?x8xf16>
  %b = tensor.dim %y, %c1 : tensor<?x?x?x8xf16>
  %c = tensor.dim %y, %c2 : tensor<?x?x?x8xf16>
  %0 = tensor.expand_shape %x [[0, 1, 2], [3]] output_shape [%a, %b, %c, 8] : tensor<?x8xf16> into tensor<?x?x?x8xf16>
  %1 = arith.addf %0, %y : tensor<?x?x?x8xf16>
  %m = tensor.dim %x, %c0 : tensor<?x8xf16>
  %empty = tensor.empty(%m) : tensor<?x16xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x16xf32>) -> tensor<?x16xf32>
  %product = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%x, %w : tensor<?x8xf16>, tensor<16x8xf16>) outs(%init : tensor<?x16xf32>) -> tensor<?x16xf32>
  %narrow = arith.truncf %product : tensor<?x16xf32> to tensor<?x16xf16>
  %2 = tensor.expand_shape %narrow [[0, 1, 2], [3]] output_shape [%a, %b, %c, 16]
      : tensor<?x16xf16> into tensor<?x?x?x16xf16>
  return %1, %2 : tensor<?x?x?x8xf16>, tensor<?x?x?x16xf16>
}
