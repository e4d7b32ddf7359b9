// RUN: fuse-opt %s -split-input-file --fuse-normalize --fuse-raise --verify-diagnostics | FileCheck %s

// The divisor of a variance is compared exactly: n - 1 is no n, though bf16 rounds 257 to 256.

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @population(
// CHECK: fuse.layer_norm
func.func @population(%x: tensor<?x257xf32>) -> tensor<?x257xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 257.0 : f32
  %div = arith.constant 257.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x257xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x257xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x257xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x257xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x257xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x257xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.divf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x257xf32>
  return %y : tensor<?x257xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @unbiased(
// CHECK-NOT: fuse.layer_norm
// CHECK-COUNT-2: fuse.row
// CHECK: fuse.elementwise
func.func @unbiased(%x: tensor<?x257xf32>) -> tensor<?x257xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 257.0 : f32
  %div = arith.constant 256.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x257xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x257xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x257xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x257xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x257xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x257xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.divf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x257xf32>
  return %y : tensor<?x257xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @unbiased_large(
// CHECK-NOT: fuse.layer_norm
// CHECK-COUNT-2: fuse.row
// CHECK: fuse.elementwise
func.func @unbiased_large(%x: tensor<?x100001xf32>) -> tensor<?x100001xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 100001.0 : f32
  %div = arith.constant 100000.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x100001xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x100001xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x100001xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x100001xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x100001xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x100001xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.divf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x100001xf32>
  return %y : tensor<?x100001xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @inverse(
// CHECK: fuse.layer_norm
func.func @inverse(%x: tensor<?x513xf32>) -> tensor<?x513xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 513.0 : f32
  %div = arith.constant 0.0019493177 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x513xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x513xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x513xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x513xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x513xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x513xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.mulf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x513xf32>
  return %y : tensor<?x513xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @unbiased_inverse(
// CHECK-NOT: fuse.layer_norm
// CHECK-COUNT-2: fuse.row
// CHECK: fuse.elementwise
func.func @unbiased_inverse(%x: tensor<?x513xf32>) -> tensor<?x513xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 513.0 : f32
  %div = arith.constant 0.001953125 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x513xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x513xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x513xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x513xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x513xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x513xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.mulf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x513xf32>
  return %y : tensor<?x513xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @unbiased_inverse_large(
// CHECK-NOT: fuse.layer_norm
// CHECK-COUNT-2: fuse.row
// CHECK: fuse.elementwise
func.func @unbiased_inverse_large(%x: tensor<?x100001xf32>) -> tensor<?x100001xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 100001.0 : f32
  %div = arith.constant 1.0e-05 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x100001xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x100001xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x100001xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x100001xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x100001xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x100001xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.mulf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x100001xf32>
  return %y : tensor<?x100001xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @six_digits(
// CHECK: fuse.layer_norm
func.func @six_digits(%x: tensor<?x768xf32>) -> tensor<?x768xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 768.0 : f32
  %div = arith.constant 0.00130208 : f32
  %eps = arith.constant 1.0e-05 : f32
  %m = tensor.dim %x, %c0 : tensor<?x768xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x768xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#mn, #m, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x768xf32>, tensor<?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.divf %s, %n : f32
    %c = arith.subf %a, %mean : f32
    %q = arith.mulf %c, %c : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x768xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x768xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x768xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32, %o: f32):
    %mean = arith.divf %t, %n : f32
    %c = arith.subf %a, %mean : f32
    %d = arith.mulf %s, %div : f32
    %de = arith.addf %d, %eps : f32
    %r = math.rsqrt %de : f32
    %z = arith.mulf %c, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x768xf32>
  return %y : tensor<?x768xf32>
}
