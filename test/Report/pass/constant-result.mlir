// RUN: fuse-opt %s --fuse-form-kernels --fuse-report -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-form-kernels --fuse-report=format=json -o /dev/null | FileCheck %s --check-prefix=JSON

// A kernel that reads a table at most writes what no input changes, and the report says so; one that reads an input
// as well does not.
// CHECK-LABEL: function @f: 2 kernels
// CHECK-NEXT:    constant-result: f_0 computes what no input changes; results are the caller's memory, and it writes there
// CHECK-NOT:     constant-result: f_1
// JSON:        "notes": [
// JSON:          "rule": "constant-result",
// JSON-NEXT:     "reason": "f_0 computes what no input changes; results are the caller's memory, and it writes there"
func.func @f(%x: tensor<8xf32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %t = arith.constant dense<[1., 2., 3., 4., 5., 6., 7., 8.]> : tensor<8xf32>
  %0 = fuse.elementwise (n) ins(%t[n] : tensor<8xf32>) outs(%e[n] : tensor<8xf32>) body(%a) {
    %i = fuse.index 0 : index
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %r = arith.mulf %a, %f : f32
    fuse.yield %r : f32
  }
  %1 = fuse.elementwise (n) ins(%t[n] : tensor<8xf32>, %x[n] : tensor<8xf32>) outs(%e[n] : tensor<8xf32>) body(%a, %b) {
    %r = arith.mulf %a, %b : f32
    fuse.yield %r : f32
  }
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
