// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise --verify-diagnostics | FileCheck %s
// What is read of an op after a row op has taken its place: glibc overwrites memory that is freed.
// RUN: env MALLOC_PERTURB_=165 fuse-opt %s -split-input-file --fuse-normalize --fuse-raise --verify-diagnostics -o /dev/null

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>
#n = affine_map<(d0, d1) -> (d1)>
#i = affine_map<(d0) -> (d0)>
// Two passes; scale and shift are ops of their own.
// CHECK-LABEL: func.func @two_pass(
// CHECK-SAME: %[[X:.*]]: tensor<?x768xf32>, %[[G:.*]]: tensor<768xf32>, %[[B:.*]]: tensor<768xf32>
// CHECK: %[[Y:.*]] = fuse.layer_norm (m, n) over(n) eps = {{0.0*1.*|1.0*[eE]-0*5|9.99.*}}
// CHECK-NEXT: ins(%[[X]][m, n] : tensor<?x768xf32>)
// CHECK-NEXT: outs(
// CHECK-NEXT: prologue(%[[A:.*]]) {
// CHECK-NEXT: fuse.yield %[[A]] : f32
// CHECK-NEXT: } epilogue(%[[R:.*]], %{{.*}}, %{{.*}}) {
// CHECK-NEXT: fuse.yield %[[R]] : f32
// CHECK: fuse.elementwise
// CHECK: fuse.elementwise
// CHECK-NOT: linalg
func.func @two_pass(%x: tensor<?x768xf32>, %g: tensor<768xf32>, %b: tensor<768xf32>) -> tensor<?x768xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant 768.0 : f32
  %inv = arith.constant 0.00130208337 : f32
  %eps = arith.constant 1.0e-05 : f32
  %d = tensor.dim %x, %c0 : tensor<?x768xf32>
  %v1 = tensor.empty(%d) : tensor<?xf32>
  %v2 = linalg.fill ins(%zero : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v3 = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x768xf32>) outs(%v2 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %r = arith.addf %o, %a0 : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v4 = tensor.empty(%d) : tensor<?xf32>
  %v5 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%v3 : tensor<?xf32>) outs(%v4 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %r = arith.divf %a0, %n : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v6 = tensor.empty(%d) : tensor<?x768xf32>
  %v7 = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %v5 : tensor<?x768xf32>, tensor<?xf32>) outs(%v6 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %r = arith.subf %a0, %a1 : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  %v8 = tensor.empty(%d) : tensor<?x768xf32>
  %v9 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%v7 : tensor<?x768xf32>) outs(%v8 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %r = arith.mulf %a0, %a0 : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  %v10 = tensor.empty(%d) : tensor<?xf32>
  %v11 = linalg.fill ins(%zero : f32) outs(%v10 : tensor<?xf32>) -> tensor<?xf32>
  %v12 = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%v9 : tensor<?x768xf32>) outs(%v11 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %t = arith.mulf %a0, %inv : f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v13 = tensor.empty(%d) : tensor<?xf32>
  %v14 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%v12 : tensor<?xf32>) outs(%v13 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %e = arith.addf %a0, %eps : f32
    %r = math.rsqrt %e : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v15 = tensor.empty(%d) : tensor<?x768xf32>
  %v16 = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%v7, %v14 : tensor<?x768xf32>, tensor<?xf32>) outs(%v15 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %r = arith.mulf %a0, %a1 : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  %v17 = tensor.empty(%d) : tensor<?x768xf32>
  %v18 = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%v16, %g : tensor<?x768xf32>, tensor<768xf32>) outs(%v17 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %r = arith.mulf %a0, %a1 : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  %v19 = tensor.empty(%d) : tensor<?x768xf32>
  %v20 = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%v18, %b : tensor<?x768xf32>, tensor<768xf32>) outs(%v19 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %r = arith.addf %a0, %a1 : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  return %v20 : tensor<?x768xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>
#n = affine_map<(d0, d1) -> (d1)>
#i = affine_map<(d0) -> (d0)>
// E[x^2] - E[x]^2, clamped, on f16, reductions that keep their dimension, 1/sqrt
// associated with gamma, one op for the rest.
// CHECK-LABEL: func.func @one_pass(
// CHECK-SAME: %[[X:.*]]: tensor<?x768xf16>, %[[G:.*]]: tensor<768xf16>, %[[B:.*]]: tensor<768xf16>
// CHECK: %[[Y:.*]] = fuse.layer_norm (m, n) over(n)
// CHECK-NEXT: ins(%[[X]][m, n] : tensor<?x768xf16>, %[[G]][n] : tensor<768xf16>, %[[B]][n] : tensor<768xf16>)
// CHECK: epilogue(%[[R:.*]], %{{.*}}, %{{.*}}, %[[GE:.*]], %[[BE:.*]]) {
// CHECK-DAG: %[[G32:.*]] = arith.extf %[[GE]]
// CHECK-DAG: %[[S:.*]] = arith.mulf %[[R]], %[[G32]] : f32
// CHECK-DAG: %[[B32:.*]] = arith.extf %[[BE]]
// CHECK: %[[T:.*]] = arith.addf %{{.*}}, %{{.*}} : f32
// CHECK: arith.truncf
// CHECK: return %[[Y]]
func.func @one_pass(%x: tensor<?x768xf16>, %g: tensor<768xf16>, %b: tensor<768xf16>) -> tensor<?x768xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant 768.0 : f32
  %inv = arith.constant 0.00130208337 : f32
  %eps = arith.constant 1.0e-05 : f32
  %d = tensor.dim %x, %c0 : tensor<?x768xf16>
  %v1 = tensor.empty(%d) : tensor<?x1xf32>
  %v2 = linalg.fill ins(%zero : f32) outs(%v1 : tensor<?x1xf32>) -> tensor<?x1xf32>
  %v3 = linalg.generic {indexing_maps = [#mn, #m0], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x768xf16>) outs(%v2 : tensor<?x1xf32>) {
  ^bb0(%a0: f16, %o: f32):
    %t = arith.extf %a0 : f16 to f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<?x1xf32>
  %v4 = tensor.empty(%d) : tensor<?x1xf32>
  %v5 = linalg.fill ins(%zero : f32) outs(%v4 : tensor<?x1xf32>) -> tensor<?x1xf32>
  %v6 = linalg.generic {indexing_maps = [#mn, #m0], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x768xf16>) outs(%v5 : tensor<?x1xf32>) {
  ^bb0(%a0: f16, %o: f32):
    %w = arith.extf %a0 : f16 to f32
    %t = arith.mulf %w, %w : f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<?x1xf32>
  %v7 = tensor.empty(%d) : tensor<?x768xf16>
  %v8 = linalg.generic {indexing_maps = [#mn, #m0, #m0, #n, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %v3, %v6, %g, %b : tensor<?x768xf16>, tensor<?x1xf32>, tensor<?x1xf32>, tensor<768xf16>, tensor<768xf16>) outs(%v7 : tensor<?x768xf16>) {
  ^bb0(%a0: f16, %a1: f32, %a2: f32, %a3: f16, %a4: f16, %o: f16):
    %w = arith.extf %a0 : f16 to f32
    %mu = arith.mulf %a1, %inv : f32
    %m2 = arith.mulf %a2, %inv : f32
    %sq = arith.mulf %mu, %mu : f32
    %v0 = arith.subf %m2, %sq : f32
    %var = arith.maximumf %v0, %zero : f32
    %ve = arith.addf %var, %eps : f32
    %sd = math.sqrt %ve : f32
    %c = arith.subf %w, %mu : f32
    %g32 = arith.extf %a3 : f16 to f32
    %b32 = arith.extf %a4 : f16 to f32
    %rs = arith.divf %g32, %sd : f32
    %p = arith.mulf %c, %rs : f32
    %q = arith.addf %p, %b32 : f32
    %r = arith.truncf %q : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x768xf16>
  return %v8 : tensor<?x768xf16>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>
#n = affine_map<(d0, d1) -> (d1)>
#i = affine_map<(d0) -> (d0)>
// RMSNorm with powf, 1 / sqrt and expand_shape.
// CHECK-LABEL: func.func @rms(
// CHECK-SAME: %[[X:.*]]: tensor<?x768xf32>, %[[G:.*]]: tensor<768xf32>
// CHECK: %[[Y:.*]] = fuse.rms_norm (m, n) over(n) eps
// CHECK-NEXT: ins(%[[X]][m, n] : tensor<?x768xf32>, %[[G]][n] : tensor<768xf32>)
// CHECK: epilogue(%[[R:.*]], %{{.*}}, %{{.*}}, %[[GE:.*]]) {
// CHECK-NEXT: %[[S:.*]] = arith.mulf %[[R]], %[[GE]] : f32
// CHECK-NEXT: fuse.yield %[[S]] : f32
// CHECK: return %[[Y]]
func.func @rms(%x: tensor<?x768xf32>, %g: tensor<768xf32>) -> tensor<?x768xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant 768.0 : f32
  %inv = arith.constant 0.00130208337 : f32
  %eps = arith.constant 1.0e-05 : f32
  %d = tensor.dim %x, %c0 : tensor<?x768xf32>
  %v1 = tensor.empty(%d) : tensor<?xf32>
  %v2 = linalg.fill ins(%zero : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v3 = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x768xf32>) outs(%v2 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %two = arith.constant 2.0 : f32
    %t = math.powf %a0, %two : f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v4 = tensor.empty(%d) : tensor<?xf32>
  %v5 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%v3 : tensor<?xf32>) outs(%v4 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %m = arith.divf %a0, %n : f32
    %e = arith.addf %eps, %m : f32
    %q = math.sqrt %e : f32
    %r = arith.divf %one, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %rk = tensor.expand_shape %v5 [[0, 1]] output_shape [%d, 1] : tensor<?xf32> into tensor<?x1xf32>
  %v6 = tensor.empty(%d) : tensor<?x768xf32>
  %v7 = linalg.generic {indexing_maps = [#mn, #m0, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %rk, %g : tensor<?x768xf32>, tensor<?x1xf32>, tensor<768xf32>) outs(%v6 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %a2: f32, %o: f32):
    %p = arith.mulf %a0, %a1 : f32
    %r = arith.mulf %a2, %p : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  return %v7 : tensor<?x768xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>
#n = affine_map<(d0, d1) -> (d1)>
#i = affine_map<(d0) -> (d0)>
// The extent of the row is known at run time.
// CHECK-LABEL: func.func @rms_dynamic(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>
// CHECK: fuse.rms_norm (m, n) over(n) eps
// CHECK-NEXT: ins(%[[X]][m, n] : tensor<?x?xf32>)
func.func @rms_dynamic(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant 768.0 : f32
  %inv = arith.constant 0.00130208337 : f32
  %eps = arith.constant 1.0e-05 : f32
  %d = tensor.dim %x, %c0 : tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %dn = tensor.dim %x, %c1 : tensor<?x?xf32>
  %di = arith.index_cast %dn : index to i64
  %fn = arith.sitofp %di : i64 to f32
  %v1 = tensor.empty(%d) : tensor<?xf32>
  %v2 = linalg.fill ins(%zero : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v3 = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%v2 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %t = arith.mulf %a0, %a0 : f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v4 = tensor.empty(%d, %dn) : tensor<?x?xf32>
  %v5 = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %v3 : tensor<?x?xf32>, tensor<?xf32>) outs(%v4 : tensor<?x?xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %m = arith.divf %a1, %fn : f32
    %e = arith.addf %eps, %m : f32
    %q = math.rsqrt %e : f32
    %r = arith.mulf %a0, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %v5 : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#m0 = affine_map<(d0, d1) -> (d0, 0)>
#n = affine_map<(d0, d1) -> (d1)>
#i = affine_map<(d0) -> (d0)>
// The sample variance (divided by n - 1) is no norm, but row work.
// CHECK-LABEL: func.func @unbiased(
// CHECK-NOT: fuse.layer_norm
// CHECK-COUNT-2: fuse.row
func.func @unbiased(%x: tensor<?x768xf32>) -> tensor<?x768xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant 768.0 : f32
  %inv = arith.constant 0.00130208337 : f32
  %eps = arith.constant 1.0e-05 : f32
  %d = tensor.dim %x, %c0 : tensor<?x768xf32>
  %v1 = tensor.empty(%d) : tensor<?xf32>
  %v2 = linalg.fill ins(%zero : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v3 = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x768xf32>) outs(%v2 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %r = arith.addf %o, %a0 : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v4 = tensor.empty(%d) : tensor<?xf32>
  %v5 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%v3 : tensor<?xf32>) outs(%v4 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %r = arith.divf %a0, %n : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v6 = tensor.empty(%d) : tensor<?x768xf32>
  %v7 = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %v5 : tensor<?x768xf32>, tensor<?xf32>) outs(%v6 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %r = arith.subf %a0, %a1 : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  %v8 = tensor.empty(%d) : tensor<?xf32>
  %v9 = linalg.fill ins(%zero : f32) outs(%v8 : tensor<?xf32>) -> tensor<?xf32>
  %v10 = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%v7 : tensor<?x768xf32>) outs(%v9 : tensor<?xf32>) {
  ^bb0(%a0: f32, %o: f32):
    %t = arith.mulf %a0, %a0 : f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %v11 = tensor.empty(%d) : tensor<?x768xf32>
  %v12 = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%v7, %v10 : tensor<?x768xf32>, tensor<?xf32>) outs(%v11 : tensor<?x768xf32>) {
  ^bb0(%a0: f32, %a1: f32, %o: f32):
    %n1 = arith.constant 767.0 : f32
    %var = arith.divf %a1, %n1 : f32
    %e = arith.addf %var, %eps : f32
    %q = math.rsqrt %e : f32
    %r = arith.mulf %a0, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x768xf32>
  return %v12 : tensor<?x768xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
// The input is a product: its factors stand among those of the result.
// CHECK-LABEL: func.func @gated(
// CHECK: fuse.rms_norm
// CHECK-NOT: linalg
func.func @gated(%x: tensor<?x?xf32>, %g: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %d = tensor.dim %x, %c0 : tensor<?x?xf32>
  %h = tensor.dim %x, %c1 : tensor<?x?xf32>
  %hi = arith.index_cast %h : index to i64
  %n = arith.sitofp %hi : i64 to f32
  %e1 = tensor.empty(%d) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.empty(%d, %h) : tensor<?x?xf32>
  %gated = linalg.generic {indexing_maps = [#mn, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %neg = arith.negf %b : f32
    %exp = math.exp %neg : f32
    %den = arith.addf %exp, %one : f32
    %silu = arith.divf %b, %den : f32
    %r = arith.mulf %a, %silu : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%gated : tensor<?x?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.mulf %a, %a : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%gated, %squares : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %me = arith.addf %mean, %eps : f32
    %rs = math.rsqrt %me : f32
    %r = arith.mulf %a, %rs : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
