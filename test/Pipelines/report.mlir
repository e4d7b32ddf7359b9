// RUN: split-file %s %t
// RUN: fuse-opt %t/mixed.mlir --fuse-report -o %t/after.mlir | FileCheck %s --check-prefix=MIXED
// RUN: FileCheck %s --check-prefix=AFTER < %t/after.mlir
// RUN: fuse-opt %t/mixed.mlir --fuse-report=format=json -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: fuse-opt %t/nothing.mlir --fuse-report -o /dev/null | FileCheck %s --check-prefix=NOTHING
// RUN: fuse-opt %t/whole.mlir --fuse-report -o /dev/null > %t/graph.txt
// RUN: fuse-opt %t/whole.mlir --fuse-to-fused --fuse-report -o /dev/null > %t/fused.txt
// RUN: diff %t/graph.txt %t/fused.txt
// RUN: FileCheck %s --check-prefix=WHOLE < %t/graph.txt
// RUN: fuse-opt %t/nothing.mlir --fuse-lower-graph="unsupported=outline leave-all" | FileCheck %s --check-prefix=ALL
// RUN: not fuse-opt %t/whole.mlir --fuse-to-kernels=chip=sm_90a --fuse-report -o /dev/null 2>&1 | FileCheck %s --check-prefix=LATE

// The report on a graph: what becomes of it, which a copy tells. What cannot be compiled is in it, and is no error.

//--- mixed.mlir
// MIXED:      function @mixed_part0: 1 kernel
// MIXED:      function @mixed_part1: 1 kernel
// MIXED:      left to the host: 2 ops
// MIXED-NEXT:   1 of them: is not supported: the dialect 'acme' is not known here
// MIXED-NEXT:     acme.sort ({{.*}}mixed.mlir:[[#]]:8) in @mixed_host0
// MIXED-NEXT:   1 of them: is not supported: it moves a window over its operand
// MIXED-NEXT:     linalg.pooling_nhwc_max ({{.*}}mixed.mlir:[[#]]:10) in @mixed_host0
// JSON:       "op": "acme.sort",
// AFTER-NOT:  fuse.
// AFTER:      linalg.exp
// AFTER:      "acme.sort"
// AFTER-NOT:  fuse.
func.func @mixed(%x: tensor<4x8xf32>, %p: tensor<9x9xf32>, %i: tensor<1x14x14x4xf32>) -> (tensor<4x8xf32>, tensor<1x6x6x4xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "acme.sort"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.exp ins(%1 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %low = arith.constant 0xFF800000 : f32
  %e2 = tensor.empty() : tensor<1x6x6x4xf32>
  %f = linalg.fill ins(%low : f32) outs(%e2 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %max = linalg.pooling_nhwc_max ins(%i, %p : tensor<1x14x14x4xf32>, tensor<9x9xf32>) outs(%f : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %2, %max : tensor<4x8xf32>, tensor<1x6x6x4xf32>
}

//--- nothing.mlir
// NOTHING-NOT:  function
// NOTHING:      left to the host: 1 op
// NOTHING-NEXT:   1 of them: is not supported: the dialect 'acme' is not known here
// ALL:          module @fuse_host attributes {fuse.host}
// ALL:            func.func @nothing
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %1 = "acme.sort"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

//--- whole.mlir
// WHOLE:        function @whole: 1 kernel
// WHOLE-NOT:    left to the host
// LATE:         error: fuse-report: the kernels are code already; ask for the report before, of the graph or behind fuse-to-scheduled
func.func @whole(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
