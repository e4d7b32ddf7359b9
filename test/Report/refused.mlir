// RUN: split-file %s %t
// RUN: fuse-opt %t/nothing.mlir --fuse-report="format=html chip=sm_90a file=%t/nothing.html" -o /dev/null
// RUN: %python %S/Inputs/check-data.py %t/nothing.html sm_90a | FileCheck %s --check-prefix=NOTHING
// RUN: fuse-opt %t/nothing.mlir --fuse-report="format=json chip=gfx942" -o /dev/null | FileCheck %s --check-prefix=REASON
// RUN: fuse-opt %t/mixed.mlir --fuse-report="format=html chip=gfx942 file=%t/mixed.html" -o /dev/null
// RUN: %python %S/Inputs/check-data.py %t/mixed.html gfx942 | FileCheck %s --check-prefix=MIXED
// RUN: fuse-opt %t/mixed.mlir --fuse-to-fused=unsupported=outline --fuse-report="format=json chip=gfx942" -o /dev/null | FileCheck %s --check-prefix=LEFT
// RUN: fuse-opt %t/mixed.mlir --fuse-report="format=html" -o /dev/null | FileCheck %s --check-prefix=NOCHIP

// Ops that cannot be compiled are in the graph with their reasons, also if nothing else is.

//--- nothing.mlir
// NOTHING:    0 kernels, 0 functions, 1 ops
// REASON:     "op": "acme.sort",
// REASON-NEXT: "reason": "is not supported: the dialect 'acme' is not known here",
// REASON-NEXT: "rule": "left-to-host",
// REASON:     "left_to_host": [
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "acme.sort"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

//--- mixed.mlir
// The two kernels are one function of the GPU.
// MIXED:      3 kernels, 2 functions, 4 ops
// LEFT:       "left_to_host": [
// LEFT:         "op": "acme.sort",
// NOCHIP:     <!doctype html>
// NOCHIP:     "levels":[{"cut_bytes":0,"cut_lines":0,"name":"graph"
func.func @mixed(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "acme.sort"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.exp ins(%1 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}
func.func @other(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.tanh ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
