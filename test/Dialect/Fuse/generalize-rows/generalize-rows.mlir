// RUN: fuse-opt %s --fuse-generalize-rows | FileCheck %s --check-prefixes=CHECK,FUSED
// RUN: fuse-opt %s --fuse-generalize-rows=chip=sm_90a | FileCheck %s --check-prefixes=CHECK,SM90
// RUN: not fuse-opt %s --fuse-generalize-rows=chip=sm_1 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: error: {{.*}}sm_1

// Memory is contiguous across the rows.
// CHECK-LABEL: func.func @across
// CHECK:         fuse.row (m, n) over(m)
// CHECK:           fuse.reduce maximumf
// CHECK:           fuse.reduce addf
func.func @across(%x: tensor<512x64xf32>, %i: tensor<512x64xf32>) -> tensor<512x64xf32> {
  %y = fuse.softmax (m, n) over(m) ins(%x[m, n] : tensor<512x64xf32>) outs(%i[m, n] : tensor<512x64xf32>)
      prologue(%e) { fuse.yield %e : f32 } epilogue(%s, %v, %e) { fuse.yield %s : f32 }
  return %y : tensor<512x64xf32>
}

// Along memory, many rows: as it is.
// CHECK-LABEL: func.func @along
// CHECK:         fuse.softmax
func.func @along(%x: tensor<512x64xf32>, %i: tensor<512x64xf32>) -> tensor<512x64xf32> {
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<512x64xf32>) outs(%i[m, n] : tensor<512x64xf32>)
      prologue(%e) { fuse.yield %e : f32 } epilogue(%s, %v, %e) { fuse.yield %s : f32 }
  return %y : tensor<512x64xf32>
}

// One long row: the chip says.
// CHECK-LABEL: func.func @long
// FUSED:         fuse.rms_norm
// SM90-NOT:      fuse.rms_norm
// SM90:          fuse.row
func.func @long(%x: tensor<1000000xf32>, %i: tensor<1000000xf32>) -> tensor<1000000xf32> {
  %y = fuse.rms_norm (n) over(n) eps = 1.0e-5 ins(%x[n] : tensor<1000000xf32>) outs(%i[n] : tensor<1000000xf32>)
      prologue(%e) { fuse.yield %e : f32 } epilogue(%s, %v, %e) { fuse.yield %s : f32 }
  return %y : tensor<1000000xf32>
}

// Any number of rows, of which a block holds one as it is; the general form keeps more of each element, and would read a row twice.
// CHECK-LABEL: func.func @held
// CHECK:         fuse.layer_norm
func.func @held(%x: tensor<?x16384xf32>, %r: tensor<?x16384xf32>, %g: tensor<16384xf32>, %b: tensor<16384xf32>, %i: tensor<?x16384xf32>) -> tensor<?x16384xf32> {
  %y = fuse.layer_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<?x16384xf32>, %r[m, n] : tensor<?x16384xf32>, %g[n] : tensor<16384xf32>, %b[n] : tensor<16384xf32>) outs(%i[m, n] : tensor<?x16384xf32>)
      prologue(%e, %f, %ge, %be) {
    %v = arith.addf %e, %f : f32
    fuse.yield %v : f32
  } epilogue(%s, %v, %e, %f, %ge, %be) {
    %p = arith.mulf %s, %ge : f32
    %q = arith.addf %p, %be : f32
    fuse.yield %q : f32
  }
  return %y : tensor<?x16384xf32>
}

// A mask skips reads: it stays.
// CHECK-LABEL: func.func @masked
// CHECK:         fuse.softmax
func.func @masked(%x: tensor<2x1000000xf32>, %i: tensor<2x1000000xf32>) -> tensor<2x1000000xf32> {
  %y = fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : tensor<2x1000000xf32>) outs(%i[m, n] : tensor<2x1000000xf32>)
      prologue(%e) { fuse.yield %e : f32 } epilogue(%s, %v, %e) { fuse.yield %s : f32 }
  return %y : tensor<2x1000000xf32>
}

// No matrix instruction takes integers yet: threads multiply and add, on a chip.
// CHECK-LABEL: func.func @integers
// SM90-SAME:     fuse.notes = ["integer-products: threads multiply and add integers, which is slow; no kernel of matrix instructions takes them yet"]
// FUSED:         fuse.matmul (m, n, k) acc(i32)
// SM90-NOT:      fuse.matmul
// SM90:          fuse.row (m, n, k) over(k)
// SM90-NEXT:         ins(%{{.*}}[m, k] : tensor<8x64xi8>, %{{.*}}[k, n] : tensor<64x48xi8>, %{{.*}}[k, n] : tensor<64x48xi8>, %{{.*}}[n] : tensor<48xi32>)
// SM90:            %[[A:.*]] = arith.extsi %{{.*}} : i8 to i32
// SM90:            %[[B:.*]] = arith.extsi %{{.*}} : i8 to i32
// SM90:            %[[P:.*]] = arith.muli %[[A]], %[[B]] : i32
// SM90:            fuse.reduce addi %[[P]] : i32
// SM90:            %[[Q:.*]] = arith.muli %[[A]], %{{.*}} : i32
// SM90:            fuse.reduce addi %[[Q]] : i32
func.func @integers(%x: tensor<8x64xi8>, %w: tensor<64x48xi8>, %v: tensor<64x48xi8>, %b: tensor<48xi32>, %i: tensor<8x48xi32>) -> tensor<8x48xi32> {
  %y = fuse.matmul (m, n, k) acc(i32) lhs(%x[m, k] : tensor<8x64xi8>) rhs(%w[k, n] : tensor<64x48xi8>, %v[k, n] : tensor<64x48xi8>)
      aux(%b[n] : tensor<48xi32>) outs(%i[m, n] : tensor<8x48xi32>) epilogue(%p, %q, %c) {
    %s = arith.addi %p, %c : i32
    %t = arith.muli %s, %q : i32
    fuse.yield %t : i32
  }
  return %y : tensor<8x48xi32>
}

// Truth values beside floats are summed as floats.
// CHECK-LABEL: func.func @mask_and_floats
// CHECK:         fuse.matmul (m, n, k) acc(f32)
func.func @mask_and_floats(%x: tensor<8x64xi1>, %w: tensor<64x48xf32>, %i: tensor<8x48xf32>) -> tensor<8x48xf32> {
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8x64xi1>) rhs(%w[k, n] : tensor<64x48xf32>)
      outs(%i[m, n] : tensor<8x48xf32>) epilogue(%p) {
    fuse.yield %p : f32
  }
  return %y : tensor<8x48xf32>
}
