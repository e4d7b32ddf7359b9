// RUN: fuse-opt %s -verify-diagnostics --fuse-resolve-asserts --fuse-collect-requirements | FileCheck %s

// Of sizes, but nothing that a manifest can say.

// CHECK-LABEL: func.func @either(
// CHECK-SAME:    fuse.notes = ["assert-of-sizes: not checked: broadcastable"]
// CHECK-NOT:     cf.assert
func.func @either(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %eq = arith.cmpi eq, %a, %b : index
  %one = arith.cmpi eq, %b, %c1 : index
  %ok = arith.ori %eq, %one : i1
  // expected-remark @+1 {{asserts of sizes what no requirement can say, so no call checks it: "broadcastable"}}
  cf.assert %ok, "broadcastable"
  return %x : tensor<?xf32>
}
