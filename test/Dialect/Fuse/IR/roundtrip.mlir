// RUN: fuse-opt %s | fuse-opt | FileCheck %s
// RUN: fuse-opt %s --mlir-print-op-generic | fuse-opt | FileCheck %s

// CHECK-LABEL: func @geglu_gate
// CHECK:      fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT:   lhs(%{{.*}}[m, k] : tensor<?x4096xf16>)
// CHECK-NEXT:   rhs(%{{.*}}[n, k] : tensor<12288x4096xf16>, %{{.*}}[n, k] : tensor<12288x4096xf16>)
// CHECK-NEXT:   outs(%{{.*}}[m, n] : tensor<?x12288xf16>)
// CHECK-NEXT:   epilogue(%[[U:.*]], %[[V:.*]]) {
// CHECK-NEXT:     %[[G:.*]] = fuse.gelu erf %[[U]] : f32
// CHECK-NEXT:     arith.mulf %[[G]], %[[V]] : f32
// CHECK:          fuse.yield %{{.*}} : f16
func.func @geglu_gate(%x: tensor<?x4096xf16>, %wu: tensor<12288x4096xf16>,
                      %wv: tensor<12288x4096xf16>, %init: tensor<?x12288xf16>) -> tensor<?x12288xf16> {
  %h = fuse.matmul (m, n, k) acc(f32)
      lhs(%x[m, k] : tensor<?x4096xf16>)
      rhs(%wu[n, k] : tensor<12288x4096xf16>, %wv[n, k] : tensor<12288x4096xf16>)
      outs(%init[m, n] : tensor<?x12288xf16>)
      epilogue(%u, %v) {
    %g = fuse.gelu erf %u : f32
    %p = arith.mulf %g, %v : f32
    %r = arith.truncf %p : f32 to f16
    fuse.yield %r : f16
  }
  return %h : tensor<?x12288xf16>
}

// Batched, broadcast bias, permuted result, two results, coordinates.
// CHECK-LABEL: func @batched_permute
// CHECK:      fuse.matmul (b, m, n, k) acc(f32)
// CHECK:        aux(%{{.*}}[b, 0, n] : tensor<8x1x48xbf16>, %{{.*}}[] : tensor<f32>)
// CHECK-NEXT:   outs(%{{.*}}[m, b, n] : tensor<32x8x48xbf16>, %{{.*}}[b, m, n] : tensor<8x32x48xf32>)
// CHECK:          fuse.index 2 : index
// CHECK:          fuse.yield %{{.*}}, %{{.*}} : bf16, f32
func.func @batched_permute(%a: tensor<8x32x64xbf16>, %w: tensor<8x64x48xbf16>, %bias: tensor<8x1x48xbf16>,
                           %scale: tensor<f32>, %i0: tensor<32x8x48xbf16>, %i1: tensor<8x32x48xf32>)
    -> (tensor<32x8x48xbf16>, tensor<8x32x48xf32>) {
  %r:2 = fuse.matmul (b, m, n, k) acc(f32)
      lhs(%a[b, m, k] : tensor<8x32x64xbf16>) rhs(%w[b, k, n] : tensor<8x64x48xbf16>)
      aux(%bias[b, 0, n] : tensor<8x1x48xbf16>, %scale[] : tensor<f32>)
      outs(%i0[m, b, n] : tensor<32x8x48xbf16>, %i1[b, m, n] : tensor<8x32x48xf32>)
      epilogue(%c, %d, %s) {
    %d32 = arith.extf %d : bf16 to f32
    %col = fuse.index 2 : index
    %coli = arith.index_cast %col : index to i32
    %colf = arith.sitofp %coli : i32 to f32
    %0 = arith.addf %c, %d32 : f32
    %1 = arith.mulf %0, %s : f32
    %2 = arith.addf %1, %colf : f32
    %3 = arith.truncf %1 : f32 to bf16
    fuse.yield %3, %2 : bf16, f32
  }
  return %r#0, %r#1 : tensor<32x8x48xbf16>, tensor<8x32x48xf32>
}

// CHECK-LABEL: func @precision
// CHECK: fuse.matmul (m, n, k) acc(f32) precision(tf32x3)
// CHECK: fuse.matmul (m, n, k) acc(i32)
// CHECK: fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[m, k] : tensor<4x8xf8E4M3FN>)
// CHECK-NEXT: rhs(%{{.*}}[n, k] : tensor<6x8xf8E5M2>)
func.func @precision(%a: tensor<4x8xf32>, %w: tensor<6x8xf32>, %y: tensor<4x6xf32>,
                     %a8: tensor<4x8xi8>, %w8: tensor<6x8xi8>, %y32: tensor<4x6xi32>,
                     %af8: tensor<4x8xf8E4M3FN>, %wf8: tensor<6x8xf8E5M2>)
    -> (tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x6xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) precision(tf32x3) lhs(%a[m, k] : tensor<4x8xf32>)
      rhs(%w[n, k] : tensor<6x8xf32>) outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  %1 = fuse.matmul (m, n, k) acc(i32) lhs(%a8[m, k] : tensor<4x8xi8>)
      rhs(%w8[n, k] : tensor<6x8xi8>) outs(%y32[m, n] : tensor<4x6xi32>) epilogue(%c) {
    fuse.yield %c : i32
  }
  %2 = fuse.matmul (m, n, k) acc(f32) lhs(%af8[m, k] : tensor<4x8xf8E4M3FN>)
      rhs(%wf8[n, k] : tensor<6x8xf8E5M2>) outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0, %1, %2 : tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x6xf32>
}

// CHECK-LABEL: func @rows
// CHECK: fuse.softmax (b, m, n) over(n) causal(m, offset = 3)
// CHECK: prologue(%{{.*}}) {
// CHECK: epilogue(%{{.*}}, %{{.*}}, %{{.*}}) {
// CHECK: fuse.layer_norm (m, n) over(n) eps = 1.000000e-05
// CHECK: fuse.rms_norm (m, n) over(n) eps = 9.9999999999999995E-7
func.func @rows(%s: tensor<2x?x?xf16>, %x: tensor<?x128xf32>, %g: tensor<128xf32>)
    -> (tensor<2x?x?xf16>, tensor<?x128xf32>, tensor<?x128xf32>) {
  %0 = fuse.softmax (b, m, n) over(n) causal(m, offset = 3)
      ins(%s[b, m, n] : tensor<2x?x?xf16>) outs(%s[b, m, n] : tensor<2x?x?xf16>)
      prologue(%e) {
    %v = arith.extf %e : f16 to f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %e) {
    %r = arith.truncf %y : f32 to f16
    fuse.yield %r : f16
  }
  %1 = fuse.layer_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<?x128xf32>, %g[n] : tensor<128xf32>) outs(%x[m, n] : tensor<?x128xf32>)
      prologue(%e, %f) {
    fuse.yield %e : f32
  } epilogue(%y, %v, %e, %f) {
    %r = arith.mulf %y, %f : f32
    fuse.yield %r : f32
  }
  %2 = fuse.rms_norm (m, n) over(n) eps = 1.0e-6
      ins(%x[m, n] : tensor<?x128xf32>) outs(%x[m, n] : tensor<?x128xf32>)
      prologue(%e) {
    fuse.yield %e : f32
  } epilogue(%y, %v, %e) {
    fuse.yield %y : f32
  }
  return %0, %1, %2 : tensor<2x?x?xf16>, tensor<?x128xf32>, tensor<?x128xf32>
}

// CHECK-LABEL: func @kernel
// CHECK: fuse.kernel "act" variants [#fuse.variant<min_rows = 1, max_rows = 64, schedule = #fuse.elementwise<tile = [16, 256], warps = [1, 4]>>] {
// CHECK:   fuse.elementwise (m, n)
// CHECK:     fuse.silu
// CHECK:     fuse.sigmoid
// CHECK:     fuse.gelu tanh
// CHECK:   fuse.yield %{{.*}} : tensor<?x64xf32>
// CHECK: } : tensor<?x64xf32>
func.func @kernel(%x: tensor<?x64xf32>, %b: tensor<64xf32>, %init: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %y = fuse.kernel "act" variants [#fuse.variant<min_rows = 1, max_rows = 64, schedule = #fuse.elementwise<tile = [16, 256], warps = [1, 4]>>] {
    %0 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x64xf32>, %b[n] : tensor<64xf32>)
        outs(%init[m, n] : tensor<?x64xf32>) body(%e, %f) {
      %s = fuse.silu %e : f32
      %t = fuse.sigmoid %f : f32
      %u = arith.addf %s, %t : f32
      %v = fuse.gelu tanh %u : f32
      fuse.yield %v : f32
    }
    fuse.yield %0 : tensor<?x64xf32>
  } : tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// After bufferization the same ops work on memrefs and return nothing.
// CHECK-LABEL: func @on_memrefs
// CHECK: fuse.kernel "gemm" {
// CHECK:   fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[m, k] : memref<?x64xf16>)
// CHECK: }
func.func @on_memrefs(%x: memref<?x64xf16>, %w: memref<32x64xf16>, %y: memref<?x32xf16>) {
  fuse.kernel "gemm" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>)
        rhs(%w[n, k] : memref<32x64xf16>) outs(%y[m, n] : memref<?x32xf16>) epilogue(%c) {
      %r = arith.truncf %c : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// CHECK-LABEL: func.func @row(
// CHECK:         fuse.row (m, n) over(n)
// CHECK:             ins(%{{.*}}[m, n] : tensor<?x768xf32>)
// CHECK:             outs(%{{.*}}[m, n] : tensor<?x768xf32>, %{{.*}}[m] : tensor<?xf32>)
// CHECK:           fuse.reduce addf %{{.*}} : f32
func.func @row(%x: tensor<?x768xf32>, %i: tensor<?x768xf32>, %j: tensor<?xf32>) -> (tensor<?x768xf32>, tensor<?xf32>) {
  %y, %norm = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x768xf32>)
      outs(%i[m, n] : tensor<?x768xf32>, %j[m] : tensor<?xf32>) body(%e) {
    %square = arith.mulf %e, %e : f32
    %sum = fuse.reduce addf %square : f32
    %root = math.sqrt %sum : f32
    %scaled = arith.divf %e, %root : f32
    fuse.yield %scaled, %root : f32, f32
  }
  return %y, %norm : tensor<?x768xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @gather(
// CHECK:         fuse.elementwise (m)
// CHECK:             ins(%arg0[m] : tensor<?xf32>, %arg1[] : tensor<7x5xf32>)
// CHECK:           fuse.gather %{{.*}}[%{{.*}}, %{{.*}}] : tensor<?x?xf32>
// CHECK:           fuse.extent %{{.*}}, 1 : tensor<?x?xf32>
func.func @gather(%x: tensor<?xf32>, %t: tensor<7x5xf32>, %i: tensor<?xf32>) -> tensor<?xf32> {
  %y = fuse.elementwise (m) ins(%x[m] : tensor<?xf32>, %t[] : tensor<7x5xf32>) outs(%i[m] : tensor<?xf32>) body(%e, %u) {
    %c = fuse.index 0 : index
    %g = fuse.gather %u[%c, %c] : tensor<?x?xf32>
    %n = fuse.extent %u, 1 : tensor<?x?xf32>
    %i32 = arith.index_cast %n : index to i32
    %f = arith.sitofp %i32 : i32 to f32
    %p = arith.mulf %g, %f : f32
    %s = arith.addf %e, %p : f32
    fuse.yield %s : f32
  }
  return %y : tensor<?xf32>
}

// CHECK-LABEL: func @slices
// CHECK:       fuse.slice %{{.*}}[:, 48:96, 2] : tensor<?x144x3xf32>
// CHECK:       fuse.slice %{{.*}}[0, :, :] {note} : tensor<4x?x8xbf16>
// CHECK:       fuse.slice %{{.*}}[3:5, :, 0] : memref<9x?x8xi1>
// CHECK:       return %{{.*}} : tensor<?x48xf32>, tensor<?x8xbf16>, memref<2x?xi1, strided<[?, 8], offset: ?>>
func.func @slices(%x: tensor<?x144x3xf32>, %y: tensor<4x?x8xbf16>, %z: memref<9x?x8xi1>)
    -> (tensor<?x48xf32>, tensor<?x8xbf16>, memref<2x?xi1, strided<[?, 8], offset: ?>>) {
  %0 = fuse.slice %x[:, 48:96, 2] : tensor<?x144x3xf32>
  %1 = fuse.slice %y[0, :, :] {note} : tensor<4x?x8xbf16>
  %2 = fuse.slice %z[3:5, :, 0] : memref<9x?x8xi1>
  return %0, %1, %2 : tensor<?x48xf32>, tensor<?x8xbf16>, memref<2x?xi1, strided<[?, 8], offset: ?>>
}

// CHECK-LABEL: func @converted
// CHECK:      lhs(%{{.*}}[m, k] : tensor<4x8xi1>)
// CHECK-NEXT: rhs(%{{.*}}[n, k] : tensor<6x8xbf16>)
// CHECK:      rhs(%{{.*}}[n, k] : tensor<6x8xi8>, %{{.*}}[n, k] : tensor<6x8xi8>)
func.func @converted(%x: tensor<4x8xi1>, %f: tensor<4x8xf32>, %w: tensor<6x8xbf16>, %v: tensor<6x8xi8>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xi1>) rhs(%w[n, k] : tensor<6x8xbf16>)
      outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%f[m, k] : tensor<4x8xf32>)
      rhs(%v[n, k] : tensor<6x8xi8>, %v[n, k] : tensor<6x8xi8>) outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c, %d) {
    %s = arith.addf %c, %d : f32
    fuse.yield %s : f32
  }
  return %0, %1 : tensor<4x6xf32>, tensor<4x6xf32>
}

// CHECK-LABEL: func @sort
// CHECK:      body(%[[E:.*]]) {
// CHECK:        %[[S:.*]]:2 = fuse.sort %[[E]], %{{.*}} before {
// CHECK:        ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i32, %{{.*}}: i32):
// CHECK:          arith.cmpf olt, %[[A]], %[[B]] : f32
// CHECK:          fuse.yield %{{.*}} : i1
// CHECK:        } : f32, i32
// CHECK:        fuse.yield %[[S]]#1 : i32
func.func @sort(%x: tensor<?x8xf32>, %i: tensor<?x8xi32>) -> tensor<?x8xi32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x8xf32>) outs(%i[m, n] : tensor<?x8xi32>) body(%e) {
    %j = fuse.index 1 : index
    %number = arith.index_cast %j : index to i32
    %s:2 = fuse.sort %e, %number before {
    ^bb0(%a: f32, %b: f32, %c: i32, %d: i32):
      %t = arith.cmpf olt, %a, %b : f32
      fuse.yield %t : i1
    } : f32, i32
    fuse.yield %s#1 : i32
  }
  return %0 : tensor<?x8xi32>
}
