// RUN: fuse-opt %s --fuse-verify-phase="phase=graph" -split-input-file -verify-diagnostics

func.func @fine(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>) -> tensor<4x2xf32> {
  %e = tensor.empty() : tensor<4x2xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}

// -----

// expected-error @below {{breaks a rule of the graph level: a graph works on tensors, not memrefs}}
func.func @memref(%x: memref<4xf32>) {
  return
}

// -----

func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{breaks a rule of the graph level: a graph holds func, linalg, tensor, arith, math and fuse ops}}
  scf.for %i = %c0 to %n step %n {
  }
  return
}

// -----

func.func @kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{breaks a rule of the graph level: kernels are formed later}}
  %y = fuse.kernel "k" {
    fuse.yield %x : tensor<4xf32>
  } : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The body that linalg's builder makes has no location: the op around it has one.
func.func @complex(%x: tensor<4x8xcomplex<f32>>, %w: tensor<8x2xcomplex<f32>>, %y: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
  // expected-error @below {{'complex.add' op breaks a rule of the graph level}}
  // expected-error @below {{'complex.mul' op breaks a rule of the graph level}}
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xcomplex<f32>>, tensor<8x2xcomplex<f32>>)
                     outs(%y : tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  return %0 : tensor<4x2xcomplex<f32>>
}
