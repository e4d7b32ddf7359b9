// Where sizes are 0, or turn out to be, no block is launched; what LLVM takes for code that nobody executes loads.

// REQUIRES: lld
// RUN: fuse-run %s --function=whole --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=whole --device=sim --chip=sm_90a --check | FileCheck %s
// RUN: fuse-run %s --function=whole --device=cpu --at=kernels --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=5 --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=5 --device=sim --chip=sm_90a --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=0 --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=part --dims=M=0 --device=cpu --at=fused --check | FileCheck %s
// CHECK-COUNT-3: ok
// CHECK-NOT: FAILED

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

// The sizes that are 0 are those of other tensors than what a kernel writes.
// RUN: fuse-run %s --function=elsewhere --device=sim --chip=gfx942 --check | FileCheck %s --check-prefix=ONE
// ONE: ok
func.func @elsewhere(%x: tensor<48x?x5xf32>, %w: tensor<7x0x5xf32>, %y: tensor<?x48x?xf32>) -> tensor<?x48x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c1 : tensor<48x?x5xf32>
  %n = tensor.dim %y, %c2 : tensor<?x48x?xf32>
  %e = tensor.empty(%b, %n) : tensor<?x48x?xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?x48x?xf32>) -> tensor<?x48x?xf32>
  %p = linalg.contract indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%x, %w : tensor<48x?x5xf32>, tensor<7x0x5xf32>) outs(%f : tensor<?x48x?xf32>) -> tensor<?x48x?xf32>
  %r = linalg.add ins(%p, %y : tensor<?x48x?xf32>, tensor<?x48x?xf32>) outs(%e : tensor<?x48x?xf32>) -> tensor<?x48x?xf32>
  return %r : tensor<?x48x?xf32>
}

// A dimension before the last one is 0, and the last one is dynamic.
// RUN: fuse-run %s --function=between --dims=M=2,N=70 --device=sim --chip=gfx942 --check | FileCheck %s --check-prefix=ONE
func.func @between(%x: tensor<?x0x8xf32>, %w: tensor<?x8x?xf32>) -> tensor<?x0x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x0x8xf32>
  %n = tensor.dim %w, %c2 : tensor<?x8x?xf32>
  %e = tensor.empty(%b, %n) : tensor<?x0x?xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?x0x?xf32>) -> tensor<?x0x?xf32>
  %r = linalg.batch_matmul ins(%x, %w : tensor<?x0x8xf32>, tensor<?x8x?xf32>) outs(%f : tensor<?x0x?xf32>) -> tensor<?x0x?xf32>
  return %r : tensor<?x0x?xf32>
}
