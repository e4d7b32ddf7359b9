// RUN: fuse-opt %s -split-input-file --fuse-bufferize --canonicalize | FileCheck %s

// Inits and views come out of the kernel; the intermediate is allocated.
// CHECK-LABEL: func.func @two_ops(
// CHECK-SAME:    %[[X:.*]]: memref<?x96xf16>, %[[D:.*]]: memref<?x96xf16>
// CHECK:         %[[A:.*]] = memref.alloc(%{{.*}}) {alignment = 64 : i64} : memref<?x96xf16>
// CHECK:         fuse.kernel "k" {
// CHECK-NEXT:      fuse.elementwise (m, n)
// CHECK-NEXT:        ins(%[[X]][m, n] : memref<?x96xf16>)
// CHECK-NEXT:        outs(%[[A]][m, n] : memref<?x96xf16>)
// CHECK:           fuse.softmax
// CHECK-NEXT:        ins(%[[A]][m, n] : memref<?x96xf16>)
// CHECK-NEXT:        outs(%[[D]][m, n] : memref<?x96xf16>)
// CHECK:           fuse.yield{{$}}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @two_ops(%x: tensor<?x96xf16>, %d: memref<?x96xf16>) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %d restrict writable : memref<?x96xf16> to tensor<?x96xf16>
  %y = fuse.kernel "k" {
    %dim = tensor.dim %x, %c0 : tensor<?x96xf16>
    %init = tensor.empty(%dim) : tensor<?x96xf16>
    %a = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x96xf16>) outs(%init[m, n] : tensor<?x96xf16>) body(%p) {
      %r = arith.addf %p, %p : f16
      fuse.yield %r : f16
    }
    %b = fuse.softmax (m, n) over(n) ins(%a[m, n] : tensor<?x96xf16>) outs(%t[m, n] : tensor<?x96xf16>)
        prologue(%p) {
      %v = arith.extf %p : f16 to f32
      fuse.yield %v : f32
    } epilogue(%s, %v, %p) {
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %b : tensor<?x96xf16>
  } : tensor<?x96xf16>
  bufferization.materialize_in_destination %y in restrict writable %d : (tensor<?x96xf16>, memref<?x96xf16>) -> ()
  return
}

// -----

// Two ops whose inits are one tensor.empty get buffers of their own, and an
// input is never a destination.
// CHECK-LABEL: func.func @shared_init(
// CHECK-SAME:    %[[X:.*]]: memref<8x4xf32>, %[[W:.*]]: memref<6x4xf32>, %[[D:.*]]: memref<8x6xf32>)
// CHECK-DAG:     %[[A:.*]] = memref.alloc() {{.*}} : memref<8x6xf32>
// CHECK-DAG:     %[[B:.*]] = memref.alloc() {{.*}} : memref<8x6xf32>
// CHECK:         fuse.matmul
// CHECK:           outs(%[[A1:.*]][m, n]
// CHECK:         fuse.matmul
// CHECK:           outs(%[[B1:.*]][m, n]
// CHECK:         fuse.elementwise
// CHECK-NEXT:      ins(%[[A1]][m, n] : memref<8x6xf32>, %[[B1]][m, n] : memref<8x6xf32>)
// CHECK-NEXT:      outs(%[[D]][m, n] : memref<8x6xf32>)
func.func @shared_init(%x: tensor<8x4xf32>, %w: tensor<6x4xf32>, %d: memref<8x6xf32>) {
  %t = bufferization.to_tensor %d restrict writable : memref<8x6xf32> to tensor<8x6xf32>
  %init = tensor.empty() : tensor<8x6xf32>
  %a = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x4xf32>) rhs(%w[n, k] : tensor<6x4xf32>)
      outs(%init[m, n] : tensor<8x6xf32>) epilogue(%p) { fuse.yield %p : f32 }
  %b = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x4xf32>) rhs(%w[n, k] : tensor<6x4xf32>)
      outs(%init[m, n] : tensor<8x6xf32>) epilogue(%p) {
    %r = arith.negf %p : f32
    fuse.yield %r : f32
  }
  %y = fuse.elementwise (m, n) ins(%a[m, n] : tensor<8x6xf32>, %b[m, n] : tensor<8x6xf32>) outs(%t[m, n] : tensor<8x6xf32>) body(%p, %q) {
    %r = arith.addf %p, %q : f32
    fuse.yield %r : f32
  }
  bufferization.materialize_in_destination %y in restrict writable %d : (tensor<8x6xf32>, memref<8x6xf32>) -> ()
  return
}

// -----

// A slice is no copy, of an argument or of what a kernel wrote.
// CHECK-LABEL: func.func @slices(
// CHECK-SAME:    %[[X:.*]]: memref<8x96xf16>, %[[D:.*]]: memref<8x4xf16>
// CHECK:         %[[A:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8x4xf16>
// CHECK:         %[[S:.*]] = fuse.slice %[[X]][:, 7:11] : memref<8x96xf16>
// CHECK:         fuse.kernel "k"
// CHECK:           ins(%[[S]][m, n] : memref<8x4xf16, strided<[96, 1], offset: ?>>)
// CHECK:         %[[T:.*]] = fuse.slice %[[A]][:, 1] : memref<8x4xf16>
// CHECK:         fuse.kernel "l"
// CHECK:           ins(%[[T]][m] : memref<8xf16, strided<[4], offset: ?>>)
// CHECK-NOT:     memref.copy
func.func @slices(%x: tensor<8x96xf16>, %d: memref<8x4xf16>) {
  %o = bufferization.to_tensor %d restrict writable : memref<8x4xf16> to tensor<8x4xf16>
  %e = tensor.empty() : tensor<8x4xf16>
  %s = fuse.slice %x[:, 7:11] : tensor<8x96xf16>
  %y = fuse.kernel "k" {
    %z = fuse.elementwise (m, n) ins(%s[m, n] : tensor<8x4xf16>) outs(%e[m, n] : tensor<8x4xf16>) body(%a) {
      fuse.yield %a : f16
    }
    fuse.yield %z : tensor<8x4xf16>
  } : tensor<8x4xf16>
  %t = fuse.slice %y[:, 1] : tensor<8x4xf16>
  %r = fuse.kernel "l" {
    %z = fuse.elementwise (m, n) ins(%t[m] : tensor<8xf16>) outs(%o[m, n] : tensor<8x4xf16>) body(%a) {
      fuse.yield %a : f16
    }
    fuse.yield %z : tensor<8x4xf16>
  } : tensor<8x4xf16>
  bufferization.materialize_in_destination %r in restrict writable %d : (tensor<8x4xf16>, memref<8x4xf16>) -> ()
  return
}
