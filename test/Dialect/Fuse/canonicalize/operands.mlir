// RUN: fuse-opt %s --canonicalize | FileCheck %s

// Equal inputs become one, unused ones none, a splat a scalar.
// CHECK-LABEL: func @inputs
// CHECK:       fuse.elementwise (m, n)
// CHECK-NEXT:    ins(%arg0[m, n] : tensor<4x8xf32>)
// CHECK-NEXT:    outs
// CHECK-NEXT:    body(%[[A:.*]]) {
// CHECK-DAG:       %[[TWO:.*]] = arith.constant 2.0
// CHECK-DAG:       %[[S:.*]] = arith.addf %[[A]], %[[A]]
// CHECK:           arith.mulf %[[S]], %[[TWO]]
func.func @inputs(%x: tensor<4x8xf32>, %unused: tensor<8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %0 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>, %x[m, n] : tensor<4x8xf32>, %unused[n] : tensor<8xf32>, %two[n] : tensor<8xf32>)
      outs(%y[m, n] : tensor<4x8xf32>) body(%a, %b, %c, %d) {
    %s = arith.addf %a, %b : f32
    %p = arith.mulf %s, %d : f32
    fuse.yield %p : f32
  }
  return %0 : tensor<4x8xf32>
}

// A result that nobody uses is not computed.
// CHECK-LABEL: func @results
// CHECK:       fuse.matmul
// CHECK:         outs(%arg2[m, n] : tensor<4x6xf32>)
// CHECK:         fuse.yield %{{.*}} : f32
func.func @results(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf32>, %z: tensor<4x6xf16>) -> tensor<4x6xf32> {
  %0:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
      outs(%y[m, n] : tensor<4x6xf32>, %z[m, n] : tensor<4x6xf16>) epilogue(%c) {
    %t = arith.truncf %c : f32 to f16
    fuse.yield %c, %t : f32, f16
  }
  return %0#0 : tensor<4x6xf32>
}

// Equal results become one; their destinations are scratch.
// CHECK-LABEL: func @equal_results
// CHECK:       %[[R:.*]] = fuse.elementwise (m, n)
// CHECK:       return %[[R]], %[[R]]
func.func @equal_results(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0:2 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>) outs(%e[m, n] : tensor<4x8xf32>, %e[m, n] : tensor<4x8xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r, %r : f32, f32
  }
  return %0#0, %0#1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// The caller's destinations are two, whatever is stored there.
// CHECK-LABEL: func @equal_results_kept
// CHECK:       %[[R:.*]]:2 = fuse.elementwise (m, n)
// CHECK:       return %[[R]]#0, %[[R]]#1
func.func @equal_results_kept(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %z: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0:2 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf32>) outs(%y[m, n] : tensor<4x8xf32>, %z[m, n] : tensor<4x8xf32>) body(%a) {
    %r = math.exp %a : f32
    fuse.yield %r, %r : f32, f32
  }
  return %0#0, %0#1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// Coordinate 0 of an extent of 1 is the dimension of extent 1 that stands there; of another
// dimension it stays.
// CHECK-LABEL: func @unit_dims
// CHECK:       fuse.elementwise (m, n)
// CHECK-NEXT:    ins(%arg0[m, n] : tensor<1x8xf32>, %arg1[m, 0] : tensor<1x1xf32>)
func.func @unit_dims(%x: tensor<1x8xf32>, %s: tensor<1x1xf32>, %y: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = fuse.elementwise (m, n) ins(%x[0, n] : tensor<1x8xf32>, %s[0, 0] : tensor<1x1xf32>) outs(%y[m, n] : tensor<1x8xf32>) body(%a, %b) {
    %r = arith.mulf %a, %b : f32
    fuse.yield %r : f32
  }
  return %0 : tensor<1x8xf32>
}

// What the epilogue computes again of the prologue is its argument; where the prologue extends a
// rounded value, that one truncated.
// CHECK-LABEL: func @row_value
// CHECK:       fuse.layer_norm
// CHECK:         epilogue(%[[Y:[^,]*]], %[[V:[^,]*]], %{{.*}}, %{{.*}}) {
// CHECK-NEXT:      %[[S:.*]] = arith.truncf %[[V]] : f32 to f16
// CHECK-NEXT:      fuse.yield %[[Y]], %[[S]] : f32, f16
func.func @row_value(%x: tensor<4x8xf16>, %r: tensor<4x8xf16>, %y: tensor<4x8xf32>, %z: tensor<4x8xf16>) -> (tensor<4x8xf32>, tensor<4x8xf16>) {
  %0:2 = fuse.layer_norm (m, n) over(n) eps = 1.0e-5 ins(%x[m, n] : tensor<4x8xf16>, %r[m, n] : tensor<4x8xf16>)
      outs(%y[m, n] : tensor<4x8xf32>, %z[m, n] : tensor<4x8xf16>)
  prologue(%a, %b) {
    %s = arith.addf %a, %b : f16
    %e = arith.extf %s : f16 to f32
    fuse.yield %e : f32
  } epilogue(%n, %v, %a, %b) {
    %s = arith.addf %a, %b : f16
    fuse.yield %n, %s : f32, f16
  }
  return %0#0, %0#1 : tensor<4x8xf32>, tensor<4x8xf16>
}

// A copy to nowhere in particular is the value; one to the caller's buffer stays.
// CHECK-LABEL: func @copies
// CHECK:       %[[C:.*]] = fuse.elementwise
// CHECK-NOT:   fuse.elementwise
// CHECK:       return %arg0, %[[C]]
func.func @copies(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = fuse.elementwise (i) ins(%x[i] : tensor<4xf32>) outs(%e[i] : tensor<4xf32>) body(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (i) ins(%x[i] : tensor<4xf32>) outs(%y[i] : tensor<4xf32>) body(%a) {
    fuse.yield %a : f32
  }
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
