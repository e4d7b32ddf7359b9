// RUN: fuse-opt %s -split-input-file --fuse-select-schedule=chip=sm_90 -verify-diagnostics -o /dev/null

func.func @integers(%x: tensor<4xi4>, %y: tensor<4xi4>) -> tensor<4xi4> {
  %0 = fuse.kernel "k" {
    // expected-error @below {{cannot run on sm_90: kernels for i4 operands come later; supported: f16, bf16, f32, i1, i8, i16, i32, i64}}
    %1 = fuse.elementwise (n) ins(%x[n] : tensor<4xi4>) outs(%y[n] : tensor<4xi4>) body(%a) {
      fuse.yield %a : i4
    }
    fuse.yield %1 : tensor<4xi4>
  } : tensor<4xi4>
  return %0 : tensor<4xi4>
}

// -----

func.func @index_result(%x: memref<4xf32>, %y: memref<4xindex>) {
  fuse.kernel "k" {
    // expected-error @below {{cannot run on sm_90: kernels for index operands come later; supported: f16, bf16, f32, i1, i8, i16, i32, i64}}
    fuse.elementwise (n) ins(%x[n] : memref<4xf32>) outs(%y[n] : memref<4xindex>) body(%a) {
      %i = fuse.index 0 : index
      fuse.yield %i : index
    }
    fuse.yield
  }
  return
}
