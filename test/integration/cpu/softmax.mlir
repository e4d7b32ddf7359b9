// RUN: fuse-check-cpu %s --dims=33 | FileCheck %s
// RUN: fuse-check-cpu %s --dims=0 | FileCheck %s
// RUN: fuse-check-cpu %s --dims=5 --data=special | FileCheck %s

// A row op, and an input that is returned: a copy.

// CHECK: graph 0 f32 2 {{[0-9]+}} 200: ok
// CHECK: graph 1 f32 2 {{[0-9]+}} 200: ok{{.*}}{{every element|no elements}}
// CHECK: fused 0 f32 2 {{[0-9]+}} 200: ok
// CHECK: kernels 0 f32 2 {{[0-9]+}} 200: ok
// CHECK: kernels 1 f32 2 {{[0-9]+}} 200: ok{{.*}}{{every element|no elements}}
// CHECK: mapped 0 f32 2 {{[0-9]+}} 200: ok
// CHECK: mapped 1 f32 2 {{[0-9]+}} 200: ok{{.*}}{{every element|no elements}}
func.func @main(%x: tensor<2x?x200xf32>) -> (tensor<2x?x200xf32>, tensor<2x?x200xf32>) {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<2x?x200xf32>
  %e = tensor.empty(%d) : tensor<2x?x200xf32>
  %r = linalg.softmax dimension(2) ins(%x : tensor<2x?x200xf32>) outs(%e : tensor<2x?x200xf32>) -> tensor<2x?x200xf32>
  return %r, %x : tensor<2x?x200xf32>, tensor<2x?x200xf32>
}
