// What has no elements needs no kernel; sizes that turn out to be 0 launch none.

// REQUIRES: lld
// RUN: fuse-run %s --function=whole --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=whole --device=sim --chip=sm_90a --check | FileCheck %s
// RUN: fuse-run %s --function=whole --device=cpu --at=kernels --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=5 --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=5 --device=sim --chip=sm_90a --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=0 --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=0 --device=cpu --at=fused --check | FileCheck %s
// RUN: fuse-opt %s --fuse-to-kernels=chip=gfx942 | FileCheck %s --check-prefix=KERNELS
// CHECK-COUNT-3: ok
// CHECK-NOT: FAILED

// KERNELS: func.func @whole(
// KERNELS-NOT: gpu.launch_func
// KERNELS: func.func @part(
// KERNELS-COUNT-1: gpu.launch_func
// KERNELS-NOT: gpu.launch_func
// KERNELS: return
func.func @whole(%x: tensor<0x4xf32>, %y: tensor<4x5xf32>, %z: tensor<5x0xf32>) -> (tensor<0x5xf32>, tensor<4x0xf32>, tensor<0x4xf32>) {
  %c = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<0x5xf32>
  %f0 = linalg.fill ins(%c : f32) outs(%e0 : tensor<0x5xf32>) -> tensor<0x5xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<0x4xf32>, tensor<4x5xf32>) outs(%f0 : tensor<0x5xf32>) -> tensor<0x5xf32>
  %e1 = tensor.empty() : tensor<4x0xf32>
  %f1 = linalg.fill ins(%c : f32) outs(%e1 : tensor<4x0xf32>) -> tensor<4x0xf32>
  %1 = linalg.matmul ins(%y, %z : tensor<4x5xf32>, tensor<5x0xf32>) outs(%f1 : tensor<4x0xf32>) -> tensor<4x0xf32>
  %e2 = tensor.empty() : tensor<0x4xf32>
  %2 = linalg.exp ins(%x : tensor<0x4xf32>) outs(%e2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %0, %1, %2 : tensor<0x5xf32>, tensor<4x0xf32>, tensor<0x4xf32>
}

func.func @part(%x: tensor<?x8xf32>, %w: tensor<8x0xf32>) -> (tensor<?x0xf32>, tensor<?x3xf32>, tensor<0x2xf32>) {
  %c = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e0 = tensor.empty(%n) : tensor<?x0xf32>
  %f0 = linalg.fill ins(%c : f32) outs(%e0 : tensor<?x0xf32>) -> tensor<?x0xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x0xf32>) outs(%f0 : tensor<?x0xf32>) -> tensor<?x0xf32>
  // A sum of no products.
  %z = arith.constant dense<0.0> : tensor<0x3xf32>
  %e1 = tensor.empty(%n) : tensor<?x3xf32>
  %f1 = linalg.fill ins(%c : f32) outs(%e1 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = linalg.matmul ins(%0, %z : tensor<?x0xf32>, tensor<0x3xf32>) outs(%f1 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tensor.extract_slice %x[0, 0] [0, 2] [1, 1] : tensor<?x8xf32> to tensor<0x2xf32>
  return %0, %1, %2 : tensor<?x0xf32>, tensor<?x3xf32>, tensor<0x2xf32>
}
