// RUN: fuse-opt %s -split-input-file --resolve-ranked-shaped-type-result-dims --fuse-fuse-elementwise --canonicalize | FileCheck %s

// Bias, GELU, residual: one auxiliary per broadcast, and the residual is also the left operand's neighbour.
// CHECK-LABEL: func.func @bias_gelu_residual
// CHECK-SAME:    %[[X:[^:]*]]: {{[^,]*}}, %[[W:[^:]*]]: {{[^,]*}}, %[[B:[^:]*]]: {{[^,]*}}, %[[R:[^:]*]]:
// CHECK:         fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT:      lhs(%[[X]][m, k] :
// CHECK-NEXT:      rhs(%[[W]][n, k] :
// CHECK-NEXT:      aux(%[[B]][n] : tensor<328xf16>, %[[R]][m, n] : tensor<?x328xf16>)
// CHECK:           epilogue(%[[A:.*]], %[[BE:.*]], %[[RE:.*]]) {
// CHECK:         %[[T:.*]] = arith.truncf %[[A]]
// CHECK:         %[[S:.*]] = arith.addf %[[T]], %[[BE]] : f16
// CHECK:         %[[E:.*]] = arith.extf %[[S]]
// CHECK:         %[[G:.*]] = fuse.gelu tanh %[[E]]
// CHECK:         %[[GT:.*]] = arith.truncf %[[G]]
// CHECK:         %[[Y:.*]] = arith.addf %[[GT]], %[[RE]] : f16
// CHECK:         fuse.yield %[[Y]] : f16
// CHECK-NOT:     fuse.elementwise
func.func @bias_gelu_residual(%x: tensor<?x200xf16>, %w: tensor<328x200xf16>, %b: tensor<328xf16>, %r: tensor<?x328xf16>) -> tensor<?x328xf16> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x200xf16>
  %e = tensor.empty(%d) : tensor<?x328xf16>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x200xf16>) rhs(%w[n, k] : tensor<328x200xf16>)
      outs(%e[m, n] : tensor<?x328xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %1 = fuse.elementwise (i, j) ins(%0[i, j] : tensor<?x328xf16>, %b[j] : tensor<328xf16>)
      outs(%e[i, j] : tensor<?x328xf16>) body(%u, %v) {
    %s = arith.addf %u, %v : f16
    fuse.yield %s : f16
  }
  %2 = fuse.elementwise (i, j) ins(%1[i, j] : tensor<?x328xf16>, %r[i, j] : tensor<?x328xf16>)
      outs(%e[i, j] : tensor<?x328xf16>) body(%u, %v) {
    %u32 = arith.extf %u : f16 to f32
    %g = fuse.gelu tanh %u32 : f32
    %g16 = arith.truncf %g : f32 to f16
    %s = arith.addf %g16, %v : f16
    fuse.yield %s : f16
  }
  return %2 : tensor<?x328xf16>
}

// -----

// Transposed result and a coordinate.
// CHECK-LABEL: func.func @permuted
// CHECK:         fuse.matmul (b, m, n, k) acc(f32)
// CHECK:           aux(%{{.*}}[m, 0, n] : tensor<33x1x328xf32>)
// CHECK-NEXT:      outs(%{{.*}}[m, b, n] : tensor<33x4x328xf32>)
// CHECK:           fuse.index 0 : index
// CHECK-NOT:     fuse.elementwise
func.func @permuted(%x: tensor<4x33x200xf16>, %w: tensor<4x328x200xf16>, %b: tensor<33x1x328xf32>) -> (tensor<33x4x328xf32>) {
  %e = tensor.empty() : tensor<4x33x328xf32>
  %f = tensor.empty() : tensor<33x4x328xf32>
  %0 = fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : tensor<4x33x200xf16>) rhs(%w[b, n, k] : tensor<4x328x200xf16>)
      outs(%e[b, m, n] : tensor<4x33x328xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (i, j, l) ins(%0[j, i, l] : tensor<4x33x328xf32>, %b[i, 0, l] : tensor<33x1x328xf32>)
      outs(%f[i, j, l] : tensor<33x4x328xf32>) body(%u, %v) {
    %i = fuse.index 1 : index
    %c = arith.index_cast %i : index to i32
    %ci = arith.sitofp %c : i32 to f32
    %s = arith.addf %u, %v : f32
    %t = arith.addf %s, %ci : f32
    fuse.yield %t : f32
  }
  return %1 : tensor<33x4x328xf32>
}

// -----

// An intermediate with another use becomes a second result; the other user moves behind.
// CHECK-LABEL: func.func @two_results
// CHECK:         %[[H:.*]]:2 = fuse.matmul
// CHECK:           outs(%{{.*}}[m, n] : tensor<7x328xf32>, %{{.*}}[m, n] : tensor<7x328xf32>)
// CHECK:           epilogue(%[[A:.*]], %[[B:.*]]) {
// CHECK:         %[[S:.*]] = arith.addf %[[A]], %[[B]]
// CHECK:         fuse.yield %[[A]], %[[S]] : f32, f32
// CHECK:         %[[Y:.*]] = fuse.matmul
// CHECK-NEXT:      lhs(%[[H]]#0[m, k] :
// CHECK:         return %[[H]]#1, %[[Y]]
func.func @two_results(%x: tensor<7x200xf32>, %w: tensor<200x328xf32>, %w2: tensor<328x16xf32>, %b: tensor<328xf32>) -> (tensor<7x328xf32>, tensor<7x16xf32>) {
  %e = tensor.empty() : tensor<7x328xf32>
  %e2 = tensor.empty() : tensor<7x16xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x200xf32>) rhs(%w[k, n] : tensor<200x328xf32>)
      outs(%e[m, n] : tensor<7x328xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%0[m, k] : tensor<7x328xf32>) rhs(%w2[k, n] : tensor<328x16xf32>)
      outs(%e2[m, n] : tensor<7x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (i, j) ins(%0[i, j] : tensor<7x328xf32>, %b[j] : tensor<328xf32>)
      outs(%e[i, j] : tensor<7x328xf32>) body(%u, %v) {
    %s = arith.addf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1, %y : tensor<7x328xf32>, tensor<7x16xf32>
}

// -----

// Residual around a feed-forward block: the sum depends on both matmuls and enters the later one.
// CHECK-LABEL: func.func @residual
// CHECK:         %[[H:.*]] = fuse.matmul
// CHECK:         %[[Y:.*]] = fuse.matmul
// CHECK-NEXT:      lhs(%[[H]][m, k] :
// CHECK:           aux(%[[H]][m, n] :
// CHECK:           arith.addf
// CHECK:         return %[[Y]]
func.func @residual(%x: tensor<7x64xf32>, %w: tensor<64x64xf32>) -> tensor<7x64xf32> {
  %e = tensor.empty() : tensor<7x64xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x64xf32>) rhs(%w[k, n] : tensor<64x64xf32>)
      outs(%e[m, n] : tensor<7x64xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%0[m, k] : tensor<7x64xf32>) rhs(%w[k, n] : tensor<64x64xf32>)
      outs(%e[m, n] : tensor<7x64xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %2 = fuse.elementwise (i, j) ins(%1[i, j] : tensor<7x64xf32>, %0[i, j] : tensor<7x64xf32>)
      outs(%e[i, j] : tensor<7x64xf32>) body(%u, %v) {
    %s = arith.addf %u, %v : f32
    fuse.yield %s : f32
  }
  return %2 : tensor<7x64xf32>
}

// -----

// What stays apart: a broadcast result, work on a matmul's operand, a result read in two orders.
// CHECK-LABEL: func.func @broadcast_result
// CHECK:         fuse.matmul
// CHECK:         fuse.elementwise
func.func @broadcast_result(%x: tensor<7x64xf32>, %w: tensor<64x16xf32>) -> tensor<3x7x16xf32> {
  %e = tensor.empty() : tensor<7x16xf32>
  %f = tensor.empty() : tensor<3x7x16xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<7x64xf32>) rhs(%w[k, n] : tensor<64x16xf32>)
      outs(%e[m, n] : tensor<7x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (b, i, j) ins(%0[i, j] : tensor<7x16xf32>) outs(%f[b, i, j] : tensor<3x7x16xf32>) body(%u) {
    %s = math.exp %u : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<3x7x16xf32>
}

// -----

// CHECK-LABEL: func.func @operand
// CHECK:         fuse.elementwise
// CHECK:         fuse.matmul
func.func @operand(%x: tensor<7x64xf32>, %s: tensor<64xf32>, %w: tensor<64x16xf32>) -> tensor<7x16xf32> {
  %e = tensor.empty() : tensor<7x64xf32>
  %f = tensor.empty() : tensor<7x16xf32>
  %0 = fuse.elementwise (i, j) ins(%x[i, j] : tensor<7x64xf32>, %s[j] : tensor<64xf32>) outs(%e[i, j] : tensor<7x64xf32>) body(%u, %v) {
    %p = arith.mulf %u, %v : f32
    fuse.yield %p : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%0[m, k] : tensor<7x64xf32>) rhs(%w[k, n] : tensor<64x16xf32>)
      outs(%f[m, n] : tensor<7x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %1 : tensor<7x16xf32>
}

// -----

// CHECK-LABEL: func.func @two_orders
// CHECK:         fuse.matmul
// CHECK:         fuse.elementwise
func.func @two_orders(%x: tensor<16x64xf32>, %w: tensor<64x16xf32>) -> tensor<16x16xf32> {
  %f = tensor.empty() : tensor<16x16xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<16x64xf32>) rhs(%w[k, n] : tensor<64x16xf32>)
      outs(%f[m, n] : tensor<16x16xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (i, j) ins(%0[i, j] : tensor<16x16xf32>, %0[j, i] : tensor<16x16xf32>) outs(%f[i, j] : tensor<16x16xf32>) body(%u, %v) {
    %s = arith.addf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<16x16xf32>
}
