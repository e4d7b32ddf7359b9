// RUN: fuse-opt %s -split-input-file --fuse-select-schedule=chip=sm_90 -verify-diagnostics -o /dev/null

func.func @integers(%x: tensor<4xi8>, %y: tensor<4xi8>) -> tensor<4xi8> {
  %0 = fuse.kernel "k" {
    // expected-error @below {{cannot run on sm_90: kernels for i8 operands come later; supported: f16, bf16, f32}}
    %1 = fuse.elementwise (n) ins(%x[n] : tensor<4xi8>) outs(%y[n] : tensor<4xi8>) body(%a) {
      fuse.yield %a : i8
    }
    fuse.yield %1 : tensor<4xi8>
  } : tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

func.func @index_result(%x: memref<4xf32>, %y: memref<4xindex>) {
  fuse.kernel "k" {
    // expected-error @below {{cannot run on sm_90: kernels for index operands come later; supported: f16, bf16, f32}}
    fuse.elementwise (n) ins(%x[n] : memref<4xf32>) outs(%y[n] : memref<4xindex>) body(%a) {
      %i = fuse.index 0 : index
      fuse.yield %i : index
    }
    fuse.yield
  }
  return
}
