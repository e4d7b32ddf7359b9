// RUN: fuse-opt %s -split-input-file --fuse-normalize --verify-diagnostics
// RUN: not fuse-run %s --device=cpu 2>&1 | FileCheck %s

// CHECK: error: 'tensor.dim' op asks for dimension -1 of a tensor of rank 2, whose dimensions count from 0
func.func @before(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c = arith.constant -1 : index
  // expected-error@below {{'tensor.dim' op asks for dimension -1 of a tensor of rank 2, whose dimensions count from 0}}
  %m = tensor.dim %x, %c : tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x8xf32>
  return %e : tensor<?x8xf32>
}
