// RUN: fuse-opt %s --fuse-form-kernels --fuse-report -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-form-kernels --fuse-report=format=json -o /dev/null | FileCheck %s --check-prefix=JSON

// Every kernel that reads another has a reason, also where no pass has tried.
// CHECK-LABEL: kernel f_0:
// CHECK:         not with f_1: no-rule: no rule keeps the two apart, and yet no pass joined them
// CHECK-LABEL: kernel f_1:
// CHECK-NOT:     not with
// JSON:        "rule": "no-rule"
func.func @f(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %0 = fuse.elementwise (n) ins(%x[n] : tensor<8xf32>) outs(%e[n] : tensor<8xf32>) body(%a) {
    %r = arith.negf %a : f32
    fuse.yield %r : f32
  }
  // A destination is not read.
  %1 = fuse.elementwise (n) ins(%0[n] : tensor<8xf32>) outs(%e[n] : tensor<8xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r : f32
  }
  %2 = fuse.elementwise (n) ins(%x[n] : tensor<8xf32>) outs(%1[n] : tensor<8xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r : f32
  }
  return %2 : tensor<8xf32>
}
