// RUN: fuse-opt %s -split-input-file --fuse-to-fused | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#i = affine_map<(d0) -> (d0)>

// Sum, work on the sum, work on the row: one kernel, with the sum as a result.
// CHECK-LABEL: func.func @share(
// CHECK:         fuse.kernel
// CHECK:           fuse.row (m, n) over(n)
// CHECK:             fuse.reduce addf
// CHECK:             arith.divf
// CHECK-NOT:     fuse.kernel
func.func @share(%x: tensor<?x64xf32>) -> (tensor<?x64xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x64xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %g = tensor.empty(%d) : tensor<?x64xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x64xf32>, tensor<?xf32>) outs(%g : tensor<?x64xf32>) {
  ^bb0(%a: f32, %t: f32, %o: f32):
    %r = arith.divf %a, %t : f32
    linalg.yield %r : f32
  } -> tensor<?x64xf32>
  return %y, %s : tensor<?x64xf32>, tensor<?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Softmax and the largest of what it gives: the softmax gives way to row work.
// CHECK-LABEL: func.func @softmax_max(
// CHECK:         fuse.row (m, n) over(n)
// CHECK:           fuse.reduce maximumf
// CHECK:           fuse.reduce addf
// CHECK:           fuse.reduce maximumf
// CHECK-NOT:     fuse.kernel
func.func @softmax_max(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<8x64xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) -> tensor<8x64xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%low : f32) outs(%e1 : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%p : tensor<8x64xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %p, %s : tensor<8x64xf32>, tensor<8xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#n = affine_map<(d0, d1) -> (d1)>

// Sums of rows and of columns: two kernels.
// CHECK-LABEL: func.func @apart(
// CHECK:         fuse.row (m, n) over(n)
// CHECK:         fuse.row (m, n) over(m)
func.func @apart(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x64xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
  %t = linalg.generic {indexing_maps = [#mn, #n], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<8x64xf32>) outs(%f1 : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  return %s, %t : tensor<8xf32>, tensor<64xf32>
}

// -----

// A product along the row that reads its matrix across it (`transpose(w) · u`): the row op runs across memory then.

// CHECK-LABEL: func.func @across(
// CHECK-SAME:    %[[W:.*]]: tensor<24x32xf32>, %[[U:.*]]: tensor<24xf32>)
// CHECK-NOT:     fuse.elementwise
// CHECK:         fuse.row (m, n) over(n)
// CHECK-NEXT:      ins(%[[W]][n, m] : tensor<24x32xf32>, %[[U]][n] : tensor<24xf32>)
func.func @across(%w: tensor<24x32xf32>, %u: tensor<24xf32>) -> tensor<32xf32> {
  %0 = tensor.empty() : tensor<32x24xf32>
  %1 = fuse.elementwise (m, n)
      ins(%w[n, m] : tensor<24x32xf32>, %u[n] : tensor<24xf32>)
      outs(%0[m, n] : tensor<32x24xf32>)
      body(%a, %b) {
    %p = arith.mulf %a, %b : f32
    fuse.yield %p : f32
  }
  %2 = tensor.empty() : tensor<32xf32>
  %3 = fuse.row (m, n) over(n)
      ins(%1[m, n] : tensor<32x24xf32>)
      outs(%2[m] : tensor<32xf32>)
      body(%a) {
    %s = fuse.reduce addf %a : f32
    fuse.yield %s : f32
  }
  return %3 : tensor<32xf32>
}

// -----

// Another matrix lies along the row, or others need the product as it is written: they stay apart.

// CHECK-LABEL: func.func @along_and_across(
// CHECK:         fuse.elementwise
// CHECK:         fuse.row
// CHECK-NEXT:      ins(%{{.*}}[m, n] : tensor<32x24xf32>, %{{.*}}[m, n] : tensor<32x24xf32>)
// CHECK:         fuse.row
// CHECK-NEXT:      ins(%{{.*}}[m, n] : tensor<32x24xf32>)
func.func @along_and_across(%w: tensor<24x32xf32>, %v: tensor<32x24xf32>, %u: tensor<24xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32x24xf32>) {
  %0 = tensor.empty() : tensor<32x24xf32>
  %1 = fuse.elementwise (m, n)
      ins(%w[n, m] : tensor<24x32xf32>, %u[n] : tensor<24xf32>)
      outs(%0[m, n] : tensor<32x24xf32>)
      body(%a, %b) {
    %p = arith.mulf %a, %b : f32
    fuse.yield %p : f32
  }
  %2 = tensor.empty() : tensor<32xf32>
  %3 = fuse.row (m, n) over(n)
      ins(%1[m, n] : tensor<32x24xf32>, %v[m, n] : tensor<32x24xf32>)
      outs(%2[m] : tensor<32xf32>)
      body(%a, %b) {
    %p = arith.mulf %a, %b : f32
    %s = fuse.reduce addf %p : f32
    fuse.yield %s : f32
  }
  %4 = fuse.elementwise (m, n)
      ins(%w[n, m] : tensor<24x32xf32>)
      outs(%0[m, n] : tensor<32x24xf32>)
      body(%a) {
    %p = math.exp %a : f32
    fuse.yield %p : f32
  }
  %5 = fuse.row (m, n) over(n)
      ins(%4[m, n] : tensor<32x24xf32>)
      outs(%2[m] : tensor<32xf32>)
      body(%a) {
    %s = fuse.reduce addf %a : f32
    fuse.yield %s : f32
  }
  return %3, %5, %4 : tensor<32xf32>, tensor<32xf32>, tensor<32x24xf32>
}
