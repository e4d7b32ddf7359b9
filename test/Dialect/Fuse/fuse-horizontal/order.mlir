// RUN: fuse-opt %s --fuse-fuse-horizontal | FileCheck %s

// A join moves what reads the first of two matmuls behind the second, past others: those are joined in the order in
// which they stand then.

// CHECK-LABEL: func.func @passed
// CHECK-SAME:    %[[Q:[^:]+]]: tensor<16x16xf32>, %[[V:[^:]+]]: tensor<16x16xf32>, %[[A:[^:]+]]: tensor<16x16xf32>, %[[B:[^:]+]]: tensor<16x16xf32>
// CHECK:         %[[SCORES:.+]]:2 = fuse.matmul
// CHECK-NEXT:      lhs(%[[Q]][m, k]
// CHECK-NEXT:      rhs(%[[A]][n, k] : tensor<16x16xf32>, %[[B]][n, k]
// CHECK:         %[[RESULTS:.+]]:2 = fuse.matmul
// CHECK-NEXT:      lhs(%[[V]][m, k]
// CHECK-NEXT:      rhs(%[[A]][n, k] : tensor<16x16xf32>, %[[SCORES]]#0[n, k]
// CHECK:         return %[[RESULTS]]#1, %[[RESULTS]]#0, %[[SCORES]]#1
func.func @passed(%q: tensor<16x16xf32>, %v: tensor<16x16xf32>, %a: tensor<16x16xf32>, %b: tensor<16x16xf32>, %e: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%q[m, k] : tensor<16x16xf32>) rhs(%a[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : tensor<16x16xf32>) rhs(%0[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %2 = fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : tensor<16x16xf32>) rhs(%a[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %3 = fuse.matmul (m, n, k) acc(f32) lhs(%q[m, k] : tensor<16x16xf32>) rhs(%b[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  return %1, %2, %3 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}

// What it was joined with needs the one that it has passed.
// CHECK-LABEL: func.func @needed
// CHECK-SAME:    %[[Q:[^:]+]]: tensor<16x16xf32>, %[[V:[^:]+]]: tensor<16x16xf32>, %[[A:[^:]+]]: tensor<16x16xf32>
// CHECK:         %[[SECOND:.+]] = fuse.matmul
// CHECK-NEXT:      lhs(%[[V]][m, k]
// CHECK-NEXT:      rhs(%[[A]][n, k]
// CHECK:         %[[SCORES:.+]]:2 = fuse.matmul
// CHECK-NEXT:      lhs(%[[Q]][m, k]
// CHECK-NEXT:      rhs(%[[A]][n, k] : tensor<16x16xf32>, %[[SECOND]][n, k]
// CHECK:         %[[FIRST:.+]] = fuse.matmul
// CHECK-NEXT:      lhs(%[[V]][m, k]
// CHECK-NEXT:      rhs(%[[SCORES]]#0[n, k]
// CHECK:         return %[[FIRST]], %[[SECOND]], %[[SCORES]]#1
func.func @needed(%q: tensor<16x16xf32>, %v: tensor<16x16xf32>, %a: tensor<16x16xf32>, %e: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%q[m, k] : tensor<16x16xf32>) rhs(%a[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : tensor<16x16xf32>) rhs(%0[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %2 = fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : tensor<16x16xf32>) rhs(%a[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  %3 = fuse.matmul (m, n, k) acc(f32) lhs(%q[m, k] : tensor<16x16xf32>) rhs(%2[n, k] : tensor<16x16xf32>)
      outs(%e[m, n] : tensor<16x16xf32>) epilogue(%s) {
    fuse.yield %s : f32
  }
  return %1, %2, %3 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}
