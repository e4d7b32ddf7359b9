// RUN: fuse-opt %s -split-input-file --fuse-to-fused=unsupported=outline | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-to-kernels="chip=sm_90a unsupported=outline" | FileCheck %s --check-prefix=HOST
// RUN: fuse-opt %s -split-input-file --fuse-to-target="chip=gfx942 unsupported=outline" | FileCheck %s --check-prefix=HOST

// In the middle. What the op does not wait for is in the part after it; the bias never leaves its part.
// CHECK-LABEL: func.func @middle_part0(%{{.*}}: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: math.exp
// CHECK-LABEL: func.func @middle_part1(
// CHECK: fuse.matmul
// CHECK: arith.addf
// CHECK-NOT: fuse.matmul
// CHECK: module @fuse_host attributes {fuse.host}
// HOST-LABEL: func.func @middle(
// HOST-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x8xf32>
// HOST-NEXT: %[[A:.*]] = call @middle_part0(%[[X]])
// HOST-NEXT: %[[B:.*]] = call @middle_host0(%[[A]])
// HOST-NEXT: %[[C:.*]] = call @middle_part1({{.*}}) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// HOST-NEXT: return %[[C]]
// HOST: func.func private @middle_part0(tensor<4x8xf32>) -> tensor<4x8xf32>
// HOST: func.func private @middle_host0
// HOST-SAME: {at = "{{.*}}outline.mlir:[[@LINE+10]]:8", op = "acme.op", reason = "is not supported: the dialect 'acme' is not known here"}
// HOST: "acme.op"
// HOST: func.func private @middle_part1
func.func @middle(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>

  %2 = "acme.op"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.add ins(%0, %2 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----

// At the start and at the end, one after another, with two results and dynamic sizes. A result that is only returned
// comes from the host. A size is asked of the argument.
// HOST-LABEL: func.func @ends(
// HOST-SAME: %[[X:.*]]: tensor<?x8xf32>
// HOST-NEXT: %[[S:.*]]:2 = call @ends_host0(%[[X]]) : (tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xi64>)
// HOST-NEXT: %[[P:.*]] = call @ends_part0(%[[S]]#0, %[[X]])
// HOST-NEXT: %[[T:.*]] = call @ends_host1(%[[P]], %[[S]]#0)
// HOST-NEXT: return %[[P]], %[[S]]#1, %[[T]]
// HOST: func.func private @ends_host1
// HOST: tensor.dim
// HOST-NEXT: "acme.first"
// HOST-NEXT: "acme.second"
func.func @ends(%x: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xi64>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %s:2 = "acme.sort"(%x) : (tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xi64>)
  %d = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%d) : tensor<?x8xf32>
  %0 = linalg.exp ins(%s#0 : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x8xf32>
  %1 = "acme.first"(%0, %d0) : (tensor<?x8xf32>, index) -> tensor<?x8xf32>
  %2 = "acme.second"(%1) : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %s#1, %2 : tensor<?x8xf32>, tensor<?x8xi64>, tensor<?x8xf32>
}

// -----

// No cycle through an op of the host: %1 waits for it, %0 does not, and both are read by %2.
// HOST-LABEL: func.func @convex(
// HOST: call @convex_part0
// HOST: call @convex_host0
// HOST: call @convex_part1
// HOST-NOT: call
// HOST: return
func.func @convex(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %h = "acme.op"(%0) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.exp ins(%h : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.add ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// Effects stay in their order, assertions with the host; scalars and f64 do not pass.
// HOST-LABEL: func.func @rest(
// HOST: cf.assert
// HOST: call @rest_host0
// HOST: call @rest_part0(
// HOST: call @rest_host1
// HOST-NOT: call
// HOST: return %{{.*}}, %{{.*}} : tensor<?x4xf32>, f32
// HOST: func.func private @rest_host0
// HOST: linalg.fill
// HOST: arith.truncf
// HOST: func.func private @rest_host1
// HOST: "acme.print"(
// HOST-NEXT: "acme.print"(
func.func @rest(%x: tensor<?xf32>, %s: f32, %w: tensor<8xf64>) -> (tensor<?x4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c0i = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.divui %d, %c4 : index
  %r = arith.remui %d, %c4 : index
  %ok = arith.cmpi eq, %r, %c0 : index
  cf.assert %ok, "a multiple of 4"
  %0 = "acme.op"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  "acme.print"(%1) : (tensor<?x4xf32>) -> ()
  "acme.print"(%x) : (tensor<?xf32>) -> ()
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %t = arith.truncf %w : tensor<8xf64> to tensor<8xf32>
  %2 = linalg.add ins(%1, %f : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %e8 = tensor.empty() : tensor<8xf32>
  %t2 = linalg.exp ins(%t : tensor<8xf32>) outs(%e8 : tensor<8xf32>) -> tensor<8xf32>
  %sl = tensor.extract_slice %t2[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = linalg.broadcast ins(%sl : tensor<4xf32>) outs(%e : tensor<?x4xf32>) dimensions = [0]
  %3 = linalg.add ins(%2, %b : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %3, %s : tensor<?x4xf32>, f32
}

// -----

// Views alone are no part.
// HOST-LABEL: func.func @views(
// HOST: call @views_part0
// HOST-NEXT: call @views_host0
// HOST-NEXT: tensor.collapse_shape
// HOST-NEXT: call @views_host1
// HOST-NEXT: return
func.func @views(%x: tensor<4x8xf32>) -> tensor<32xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "acme.op"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %3 = "acme.op"(%2) : (tensor<32xf32>) -> tensor<32xf32>
  return %3 : tensor<32xf32>
}

// -----

// One function of two has control flow: the other is compiled as it is. Symbols stay apart.
// CHECK-LABEL: func.func @whole(
// CHECK: fuse.kernel
// HOST-LABEL: func.func @whole(
// HOST: module @fuse_host_ attributes {fuse.host}
// HOST: func.func @branches
// HOST-SAME: op = "func.func", reason = "has control flow; a graph is straight-line code on tensors"
// HOST: cf.cond_br
// HOST: "acme.table"
"acme.table"() : () -> ()
func.func private @fuse_host(tensor<4xf32>) -> tensor<4xf32>
func.func @branches(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = call @fuse_host(%x) : (tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : tensor<4xf32>
^b:
  return %x : tensor<4xf32>
}
func.func @whole(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Names of parts that others have; names of sizes travel along.
// CHECK-LABEL: func.func @f_part0_(%{{.*}}: tensor<?xf32> {fuse.dims = ["tokens"]}
func.func @f_part0(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @f(%x: tensor<?xf32> {fuse.dims = ["tokens"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %0 = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = "acme.op"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
