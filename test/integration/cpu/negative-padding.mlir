// RUN: fuse-run %s --device=cpu --at=graph --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=1 --check | FileCheck %s

// Tokens moved by one: a padding of less than nothing at the end. The reference once copied past the end of the result.
// CHECK: result 0 f32 [2, {{[15]}}, 4] ok
func.func @main(%x: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %c = arith.constant 0.5 : f32
  %p = tensor.pad %x low[0, 1, 0] high[0, -1, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c : f32
  } : tensor<2x?x4xf32> to tensor<2x?x4xf32>
  return %p : tensor<2x?x4xf32>
}
