// RUN: fuse-opt %s -split-input-file --resolve-ranked-shaped-type-result-dims --fuse-fuse-elementwise --canonicalize | FileCheck %s

// bias + GELU + residual into the prologue of a layer norm, gamma and beta into its epilogue; the sum is needed elsewhere.
// CHECK-LABEL: func.func @layer_norm
// CHECK-SAME:    %[[X:[^:]*]]: {{[^,]*}}, %[[B:[^:]*]]: {{[^,]*}}, %[[R:[^:]*]]: {{[^,]*}}, %[[G:[^:]*]]:
// CHECK:         %[[Y:.*]]:2 = fuse.layer_norm (m, n) over(n)
// CHECK-NEXT:      ins(%[[X]][m, n] : {{.*}}, %[[B]][n] : {{.*}}, %[[R]][m, n] : {{.*}}, %[[G]][n] :
// CHECK:           prologue
// CHECK:           fuse.gelu erf
// CHECK:           epilogue(%[[N:[^,]*]], %[[V:[^,]*]], %{{.*}}, %{{.*}}, %{{.*}}, %[[GE:.*]]) {
// CHECK-DAG:       %[[SUM:.*]] = arith.truncf %[[V]] : f32 to f16
// CHECK-DAG:       %[[NT:.*]] = arith.truncf %[[N]] : f32 to f16
// CHECK-DAG:       %[[S:.*]] = arith.mulf %[[NT]], %[[GE]] : f16
// CHECK:           fuse.yield %[[S]], %[[SUM]] : f16, f16
// CHECK:         return %[[Y]]#0, %[[Y]]#1
func.func @layer_norm(%x: tensor<?x4096xf16>, %b: tensor<4096xf16>, %r: tensor<?x4096xf16>, %g: tensor<4096xf16>) -> (tensor<?x4096xf16>, tensor<?x4096xf16>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%d) : tensor<?x4096xf16>
  %0 = fuse.elementwise (i, j) ins(%x[i, j] : tensor<?x4096xf16>, %b[j] : tensor<4096xf16>)
      outs(%e[i, j] : tensor<?x4096xf16>) body(%u, %v) {
    %s = arith.addf %u, %v : f16
    %s32 = arith.extf %s : f16 to f32
    %t = fuse.gelu erf %s32 : f32
    %t16 = arith.truncf %t : f32 to f16
    fuse.yield %t16 : f16
  }
  %1 = fuse.elementwise (i, j) ins(%0[i, j] : tensor<?x4096xf16>, %r[i, j] : tensor<?x4096xf16>)
      outs(%e[i, j] : tensor<?x4096xf16>) body(%u, %v) {
    %s = arith.addf %u, %v : f16
    fuse.yield %s : f16
  }
  %2 = fuse.layer_norm (m, n) over(n) eps = 1.0e-5 ins(%1[m, n] : tensor<?x4096xf16>)
      outs(%e[m, n] : tensor<?x4096xf16>)
      prologue(%u) {
    %v = arith.extf %u : f16 to f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %u) {
    %t = arith.truncf %y : f32 to f16
    fuse.yield %t : f16
  }
  %3 = fuse.elementwise (i, j) ins(%2[i, j] : tensor<?x4096xf16>, %g[j] : tensor<4096xf16>)
      outs(%e[i, j] : tensor<?x4096xf16>) body(%u, %v) {
    %s = arith.mulf %u, %v : f16
    fuse.yield %s : f16
  }
  return %3, %1 : tensor<?x4096xf16>, tensor<?x4096xf16>
}

// -----

// The mask is a generator: it enters both softmaxes although they broadcast it.
// CHECK-LABEL: func.func @mask
// CHECK-NOT:     fuse.elementwise
// CHECK:         fuse.softmax (b, m, n) over(n)
// CHECK:           prologue
// CHECK-DAG:       fuse.index 1 : index
// CHECK-DAG:       fuse.index 2 : index
// CHECK:           arith.mulf
// CHECK:         fuse.softmax (b, m, n) over(n)
// CHECK:           prologue
// CHECK-DAG:       fuse.index 1 : index
// CHECK-DAG:       fuse.index 2 : index
// CHECK-NOT:     fuse.elementwise
func.func @mask(%s: tensor<4x33x33xf32>, %t: tensor<4x33x33xf32>) -> (tensor<4x33x33xf32>, tensor<4x33x33xf32>) {
  %e0 = tensor.empty() : tensor<33x33xf32>
  %e = tensor.empty() : tensor<4x33x33xf32>
  %m = fuse.elementwise (i, j) outs(%e0[i, j] : tensor<33x33xf32>) body() {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %z = arith.constant 0.0 : f32
    %inf = arith.constant 0xFF800000 : f32
    %c = arith.cmpi ule, %j, %i : index
    %r = arith.select %c, %z, %inf : f32
    fuse.yield %r : f32
  }
  %a = fuse.elementwise (b, i, j) ins(%s[b, i, j] : tensor<4x33x33xf32>, %m[i, j] : tensor<33x33xf32>)
      outs(%e[b, i, j] : tensor<4x33x33xf32>) body(%u, %v) {
    %c = arith.constant 0.125 : f32
    %us = arith.mulf %u, %c : f32
    %r = arith.addf %us, %v : f32
    fuse.yield %r : f32
  }
  %p = fuse.softmax (b, m, n) over(n) ins(%a[b, m, n] : tensor<4x33x33xf32>) outs(%e[b, m, n] : tensor<4x33x33xf32>)
      prologue(%u) { fuse.yield %u : f32 } epilogue(%y, %v, %u) { fuse.yield %y : f32 }
  %q = fuse.softmax (b, m, n) over(n) ins(%t[b, m, n] : tensor<4x33x33xf32>, %m[m, n] : tensor<33x33xf32>) outs(%e[b, m, n] : tensor<4x33x33xf32>)
      prologue(%u, %w) { %x = arith.addf %u, %w : f32
        fuse.yield %x : f32 } epilogue(%y, %v, %u, %w) { fuse.yield %y : f32 }
  return %p, %q : tensor<4x33x33xf32>, tensor<4x33x33xf32>
}

// -----

// The sum over a diagonal: what is read at computed places tells no extent, an input that nobody reads does.
// CHECK-LABEL: func.func @trace
// CHECK-SAME:    %[[X:.*]]: tensor<16x16xf32>
// CHECK:         %[[N:.*]] = tensor.empty() : tensor<16xf32>
// CHECK-NEXT:    fuse.row (n) over(n)
// CHECK-NEXT:      ins(%[[X]][] : tensor<16x16xf32>, %[[N]][n] : tensor<16xf32>)
// CHECK:           fuse.gather
func.func @trace(%x: tensor<16x16xf32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<16xf32>
  %d = fuse.elementwise (n) ins(%x[] : tensor<16x16xf32>) outs(%e[n] : tensor<16xf32>) body(%t) {
    %i = fuse.index 0 : index
    %v = fuse.gather %t[%i, %i] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %s = tensor.empty() : tensor<f32>
  %r = fuse.row (n) over(n) ins(%d[n] : tensor<16xf32>) outs(%s[] : tensor<f32>) body(%a) {
    %t = fuse.reduce addf %a : f32
    fuse.yield %t : f32
  }
  return %r : tensor<f32>
}

// -----

// The same of any extent.
// CHECK-LABEL: func.func @dynamic_trace
// CHECK-SAME:    %[[X:.*]]: tensor<?x?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]], %c0
// CHECK:         %[[N:.*]] = tensor.empty(%[[D]]) : tensor<?xf32>
// CHECK-NEXT:    fuse.row (n) over(n)
// CHECK-NEXT:      ins(%[[X]][] : tensor<?x?xf32>, %[[N]][n] : tensor<?xf32>)
func.func @dynamic_trace(%x: tensor<?x?xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %d = fuse.elementwise (n) ins(%x[] : tensor<?x?xf32>) outs(%e[n] : tensor<?xf32>) body(%t) {
    %i = fuse.index 0 : index
    %v = fuse.gather %t[%i, %i] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %s = tensor.empty() : tensor<f32>
  %r = fuse.row (n) over(n) ins(%d[n] : tensor<?xf32>) outs(%s[] : tensor<f32>) body(%a) {
    %t = fuse.reduce addf %a : f32
    fuse.yield %t : f32
  }
  return %r : tensor<f32>
}

// -----

// A softmax has no place for such an input, and a result of it does not tell the extent of what it runs along.
// CHECK-LABEL: func.func @softmax_of_computed_places
// CHECK:         fuse.elementwise (m, n)
// CHECK:         fuse.softmax (m, n) over(n)
func.func @softmax_of_computed_places(%x: tensor<9x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %d = fuse.elementwise (m, n) ins(%x[] : tensor<9x8xf32>) outs(%e[m, n] : tensor<8x8xf32>) body(%t) {
    %i = fuse.index 0 : index
    %j = fuse.index 1 : index
    %c1 = arith.constant 1 : index
    %k = arith.addi %i, %c1 : index
    %v = fuse.gather %t[%k, %j] : tensor<?x?xf32>
    fuse.yield %v : f32
  }
  %r = fuse.softmax (m, n) over(n) ins(%d[m, n] : tensor<8x8xf32>) outs(%e[m, n] : tensor<8x8xf32>) prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%y, %v, %a) {
    fuse.yield %y : f32
  }
  return %r : tensor<8x8xf32>
}

// -----

// With another input along the row, a gather enters.
// CHECK-LABEL: func.func @gather_beside_an_input
// CHECK-NOT:     fuse.elementwise
// CHECK:         fuse.row (n) over(n)
// CHECK:           fuse.gather
func.func @gather_beside_an_input(%x: tensor<16x16xf32>, %y: tensor<16xf32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<16xf32>
  %d = fuse.elementwise (n) ins(%x[] : tensor<16x16xf32>, %y[n] : tensor<16xf32>) outs(%e[n] : tensor<16xf32>) body(%t, %u) {
    %i = fuse.index 0 : index
    %v = fuse.gather %t[%i, %i] : tensor<?x?xf32>
    %w = arith.mulf %u, %v : f32
    fuse.yield %w : f32
  }
  %s = tensor.empty() : tensor<f32>
  %r = fuse.row (n) over(n) ins(%d[n] : tensor<16xf32>) outs(%s[] : tensor<f32>) body(%a) {
    %t = fuse.reduce addf %a : f32
    fuse.yield %t : f32
  }
  return %r : tensor<f32>
}

// -----

// What a row op reads at computed places is computed there; the rows' length is told by what it subscripts.
// CHECK-LABEL: func.func @gathered_by_a_row
// CHECK-NOT:     fuse.elementwise
// CHECK:         fuse.row (n) over(n)
// CHECK-NEXT:        ins(%arg1[n] : tensor<16xf32>, %arg0[] : tensor<4x16xf32>)
// CHECK:           %[[X:.*]] = fuse.gather
// CHECK:           arith.addf %[[X]], %[[X]]
func.func @gathered_by_a_row(%x: tensor<4x16xf32>, %y: tensor<16xf32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<4x16xf32>
  %d = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x16xf32>) outs(%e[m, n] : tensor<4x16xf32>) body(%t) {
    %v = arith.addf %t, %t : f32
    fuse.yield %v : f32
  }
  %s = tensor.empty() : tensor<f32>
  %r = fuse.row (n) over(n) ins(%d[] : tensor<4x16xf32>, %y[n] : tensor<16xf32>) outs(%s[] : tensor<f32>) body(%t, %a) {
    %i = fuse.index 0 : index
    %c1 = arith.constant 1 : index
    %u = fuse.gather %t[%c1, %i] : tensor<?x?xf32>
    %v = arith.mulf %u, %a : f32
    %z = fuse.reduce addf %v : f32
    fuse.yield %z : f32
  }
  return %r : tensor<f32>
}

// -----

// What broadcasts an absolute value, which is one instruction, computes it again, and so an exponential: the
// points' own bytes take longer. A sine takes longer than they do, but where there are few points than a launch.
// CHECK-LABEL: func.func @absolute
// CHECK:         fuse.elementwise (m, n)
// CHECK:           math.absf
// CHECK-NOT:     fuse.elementwise
// CHECK-LABEL: func.func @exponential
// CHECK-NOT:     fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
// CHECK-LABEL: func.func @exponential_of_bytes
// CHECK:         fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
// CHECK-LABEL: func.func @sine
// CHECK:         fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
// CHECK-LABEL: func.func @sine_of_few
// CHECK-NOT:     fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
// A table waits for fuse-fold-constants, which needs no kernel for it.
// CHECK-LABEL: func.func @sine_of_numbers
// CHECK:         fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
func.func @absolute(%x: tensor<?x?xf32>, %w: tensor<?xf32>, %e0: tensor<?xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<?xf32>) outs(%e0[n] : tensor<?xf32>) body(%u) {
    %a = math.absf %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x?xf32>, %0[n] : tensor<?xf32>) outs(%e[m, n] : tensor<?x?xf32>) body(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<?x?xf32>
}
func.func @exponential(%x: tensor<?x?xf32>, %w: tensor<?xf32>, %e0: tensor<?xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<?xf32>) outs(%e0[n] : tensor<?xf32>) body(%u) {
    %a = math.exp %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x?xf32>, %0[n] : tensor<?xf32>) outs(%e[m, n] : tensor<?x?xf32>) body(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<?x?xf32>
}
func.func @exponential_of_bytes(%w: tensor<?xf32>, %e0: tensor<?xf32>, %e: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<?xf32>) outs(%e0[n] : tensor<?xf32>) body(%u) {
    %a = math.exp %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%0[n] : tensor<?xf32>) outs(%e[m, n] : tensor<?x?xi8>) body(%v) {
    %s = arith.fptosi %v : f32 to i8
    fuse.yield %s : i8
  }
  return %1 : tensor<?x?xi8>
}
func.func @sine(%x: tensor<65536x4096xf32>, %w: tensor<4096xf32>, %e0: tensor<4096xf32>, %e: tensor<65536x4096xf32>) -> tensor<65536x4096xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<4096xf32>) outs(%e0[n] : tensor<4096xf32>) body(%u) {
    %a = math.sin %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<65536x4096xf32>, %0[n] : tensor<4096xf32>) outs(%e[m, n] : tensor<65536x4096xf32>) body(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<65536x4096xf32>
}
func.func @sine_of_few(%x: tensor<5x48xf32>, %w: tensor<48xf32>, %e0: tensor<48xf32>, %e: tensor<5x48xf32>) -> tensor<5x48xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<48xf32>) outs(%e0[n] : tensor<48xf32>) body(%u) {
    %a = math.sin %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>, %0[n] : tensor<48xf32>) outs(%e[m, n] : tensor<5x48xf32>) body(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<5x48xf32>
}
func.func @sine_of_numbers(%x: tensor<5x48xf32>, %w: tensor<48xf32>, %e0: tensor<48xf32>, %e: tensor<5x48xf32>) -> tensor<5x48xf32> {
  %0 = fuse.elementwise (n) outs(%e0[n] : tensor<48xf32>) body() {
    %i = fuse.index 0 : index
    %j = arith.index_cast %i : index to i32
    %u = arith.sitofp %j : i32 to f32
    %a = math.sin %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>, %0[n] : tensor<48xf32>) outs(%e[m, n] : tensor<5x48xf32>) body(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<5x48xf32>
}

// -----

// Rows that registers hold are computed once; those that are walked along twice repeat the code each time. What a
// matmul computes besides its products is never hidden.
// CHECK-LABEL: func.func @of_rows
// CHECK-NOT:     fuse.elementwise (n)
// CHECK:         fuse.softmax
// CHECK-LABEL: func.func @of_long_rows
// CHECK:         fuse.elementwise (n)
// CHECK:         fuse.softmax
// One value of a row is computed once for the elements of it that a thread has.
// CHECK-LABEL: func.func @of_each_row
// CHECK-NOT:     fuse.elementwise (m)
// CHECK:         fuse.row
// CHECK-LABEL: func.func @of_products
// CHECK:         fuse.elementwise (n)
// CHECK:         fuse.matmul
func.func @of_rows(%x: tensor<?x1024xf32>, %w: tensor<1024xf32>, %e0: tensor<1024xf32>, %e: tensor<?x1024xf32>) -> tensor<?x1024xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<1024xf32>) outs(%e0[n] : tensor<1024xf32>) body(%u) {
    %a = math.tanh %u : f32
    %b = math.erf %a : f32
    fuse.yield %b : f32
  }
  %1 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x1024xf32>, %0[n] : tensor<1024xf32>) outs(%e[m, n] : tensor<?x1024xf32>) prologue(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  } epilogue(%y, %p, %u, %v) {
    fuse.yield %y : f32
  }
  return %1 : tensor<?x1024xf32>
}
func.func @of_long_rows(%x: tensor<?x65536xf32>, %w: tensor<65536xf32>, %e0: tensor<65536xf32>, %e: tensor<?x65536xf32>) -> tensor<?x65536xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<65536xf32>) outs(%e0[n] : tensor<65536xf32>) body(%u) {
    %a = math.tanh %u : f32
    %b = math.erf %a : f32
    fuse.yield %b : f32
  }
  %1 = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x65536xf32>, %0[n] : tensor<65536xf32>) outs(%e[m, n] : tensor<?x65536xf32>) prologue(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  } epilogue(%y, %p, %u, %v) {
    fuse.yield %y : f32
  }
  return %1 : tensor<?x65536xf32>
}
func.func @of_each_row(%x: tensor<?x64xf16>, %w: tensor<?xf16>, %e0: tensor<?xf16>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %0 = fuse.elementwise (m) ins(%w[m] : tensor<?xf16>) outs(%e0[m] : tensor<?xf16>) body(%u) {
    %a = math.exp %u : f16
    %b = math.log1p %a : f16
    fuse.yield %b : f16
  }
  %1 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x64xf16>, %0[m] : tensor<?xf16>) outs(%e[m] : tensor<?xf32>) body(%u, %v) {
    %p = arith.mulf %u, %v : f16
    %f = arith.extf %p : f16 to f32
    %s = fuse.reduce addf %f : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<?xf32>
}
func.func @of_products(%x: tensor<?x64xf32>, %y: tensor<32x64xf32>, %w: tensor<32xf32>, %e0: tensor<32xf32>, %e: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<32xf32>) outs(%e0[n] : tensor<32xf32>) body(%u) {
    %a = math.exp %u : f32
    fuse.yield %a : f32
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf32>) rhs(%y[n, k] : tensor<32x64xf32>) aux(%0[n] : tensor<32xf32>)
      outs(%e[m, n] : tensor<?x32xf32>) epilogue(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<?x32xf32>
}

// -----

// The inverse of a root is one function, also where the graph rounds between the two; the root and
// a quotient by something else are two.
// CHECK-LABEL: func.func @inverse_root
// CHECK-NOT:     fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
// CHECK-LABEL: func.func @root_and_quotient
// CHECK:         fuse.elementwise (n)
// CHECK:         fuse.elementwise (m, n)
func.func @inverse_root(%x: tensor<5x48xf32>, %w: tensor<48xf16>) -> tensor<5x48xf32> {
  %e0 = tensor.empty() : tensor<48xf32>
  %e = tensor.empty() : tensor<5x48xf32>
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<48xf16>) outs(%e0[n] : tensor<48xf32>) body(%u) {
    %one = arith.constant 1.0 : f32
    %f = arith.extf %u : f16 to f32
    %a = math.sqrt %f : f32
    %b = arith.truncf %a : f32 to f16
    %c = arith.extf %b : f16 to f32
    %q = arith.divf %one, %c : f32
    fuse.yield %q : f32
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<5x48xf32>, %0[n] : tensor<48xf32>) outs(%e[m, n] : tensor<5x48xf32>) body(%u, %v) {
    %s = arith.mulf %u, %v : f32
    fuse.yield %s : f32
  }
  return %1 : tensor<5x48xf32>
}
func.func @root_and_quotient(%x: tensor<?x48xi8>, %w: tensor<48xf16>, %e: tensor<?x48xi8>) -> tensor<?x48xi8> {
  %e0 = tensor.empty() : tensor<48xf16>
  %0 = fuse.elementwise (n) ins(%w[n] : tensor<48xf16>) outs(%e0[n] : tensor<48xf16>) body(%u) {
    %one = arith.constant 1.0 : f16
    %a = math.sqrt %u : f16
    %p = arith.addf %a, %one : f16
    %q = arith.divf %one, %p : f16
    fuse.yield %q : f16
  }
  %1 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x48xi8>, %0[n] : tensor<48xf16>) outs(%e[m, n] : tensor<?x48xi8>) body(%u, %v) {
    %s = arith.fptosi %v : f16 to i8
    fuse.yield %s : i8
  }
  return %1 : tensor<?x48xi8>
}
