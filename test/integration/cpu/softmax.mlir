// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=33 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=33 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=33 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=33 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=5 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=5 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=5 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=5 --data=special | FileCheck %s

// A row op, and an input that is returned: a copy.

// CHECK: result 0 f32 [2, {{[0-9]+}}, 200] ok
// CHECK: result 1 f32 [2, {{[0-9]+}}, 200] ok: |got-ref|/|ref| = 0 (
// CHECK-NOT: out of tolerance
func.func @main(%x: tensor<2x?x200xf32>) -> (tensor<2x?x200xf32>, tensor<2x?x200xf32>) {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<2x?x200xf32>
  %e = tensor.empty(%d) : tensor<2x?x200xf32>
  %r = linalg.softmax dimension(2) ins(%x : tensor<2x?x200xf32>) outs(%e : tensor<2x?x200xf32>) -> tensor<2x?x200xf32>
  return %r, %x : tensor<2x?x200xf32>, tensor<2x?x200xf32>
}
