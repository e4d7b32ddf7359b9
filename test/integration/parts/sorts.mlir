// Sorts of rows by one kernel: odd lengths, equal elements, both directions, across memory, of one element, of types of
// one to eight bytes, with work before and behind, of NaNs; and by a comparison that is no order.
// RUN: %python -c "import sys, numpy as n; n.save(sys.argv[1], n.array([[2, n.nan, 1, n.inf, n.nan, -n.inf, 0], [n.nan] * 7], 'f')); n.save(sys.argv[2], n.array([[-n.inf, 0, 1, 2, n.inf, n.nan, n.nan], [n.nan] * 7])); n.save(sys.argv[3], n.array([[5, 6, 2, 0, 3, 1, 4], [0, 1, 2, 3, 4, 5, 6]]))" %t.nan.npy %t.sorted.npy %t.places.npy
// RUN: fuse-run %s --function=rows --device=cpu --at=fused --dims=M=13 --check
// RUN: fuse-run %s --function=rows --device=cpu --at=kernels --dims=M=13 --check
// RUN: fuse-run %s --function=rows --device=sim --chip=sm_90a --dims=M=13 --check
// RUN: fuse-run %s --function=rows --device=sim --chip=gfx942 --dims=M=13 --check
// RUN: fuse-run %s --function=rows --device=sim --chip=gfx942 --dims=M=0 --check
// RUN: fuse-run %s --function=numbers --device=cpu --at=fused --check
// RUN: fuse-run %s --function=numbers --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=numbers --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=numbers --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=columns --device=cpu --at=fused --dims=M=33 --check
// RUN: fuse-run %s --function=columns --device=cpu --at=kernels --dims=M=33 --check
// RUN: fuse-run %s --function=columns --device=sim --chip=sm_90a --dims=M=33 --check
// RUN: fuse-run %s --function=columns --device=sim --chip=gfx942 --dims=M=33 --check
// RUN: fuse-run %s --function=long_columns --device=sim --chip=sm_80 --check
// RUN: fuse-run %s --function=long_columns --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=long --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=long --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=long --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=one_row --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=one_row --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=one_element --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=one_element --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=best --device=cpu --at=fused --check
// RUN: fuse-run %s --function=best --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=best --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=best --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=narrow --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=narrow --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=narrow --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=topk --device=cpu --at=fused --dims=M=13 --check
// RUN: fuse-run %s --function=topk --device=cpu --at=kernels --dims=M=13 --check
// RUN: fuse-run %s --function=topk --device=sim --chip=sm_90a --dims=M=13 --check
// RUN: fuse-run %s --function=topk --device=sim --chip=gfx942 --dims=M=13 --check
// RUN: fuse-run %s --function=with_nan --device=cpu --at=graph --inputs=%t.nan.npy --reference=%t.sorted.npy,%t.places.npy --check
// RUN: fuse-run %s --function=with_nan --device=cpu --at=fused --inputs=%t.nan.npy --reference=%t.sorted.npy,%t.places.npy --check
// RUN: fuse-run %s --function=with_nan --device=cpu --at=kernels --inputs=%t.nan.npy --reference=%t.sorted.npy,%t.places.npy --check
// RUN: fuse-run %s --function=with_nan --device=sim --chip=sm_90a --inputs=%t.nan.npy --reference=%t.sorted.npy,%t.places.npy --check
// RUN: fuse-run %s --function=with_nan --device=sim --chip=gfx942 --inputs=%t.nan.npy --reference=%t.sorted.npy,%t.places.npy --check
// RUN: %python -c "import sys, numpy as n; n.save(sys.argv[1], n.random.default_rng(0).standard_normal((5, 19)).astype('f'))" %t.circle.npy
// RUN: fuse-run %s --function=no_order --device=sim --chip=sm_90a --inputs=%t.circle.npy --outputs=%t.sm_90a
// RUN: fuse-run %s --function=no_order --device=sim --chip=gfx942 --inputs=%t.circle.npy --outputs=%t.gfx942
// RUN: fuse-run %s --function=no_order --device=cpu --at=kernels --inputs=%t.circle.npy --outputs=%t.cpu
// RUN: %python -c "import sys, numpy as n; x = n.sort(n.load(sys.argv[1])); [n.testing.assert_array_equal(n.sort(n.load(d + '/result0.npy')), x) for d in sys.argv[2:]]" %t.circle.npy %t.sm_90a %t.gfx942 %t.cpu
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s
// CHECK-NOT: fuse.notes

// As torch.sort; any number of rows.
// CHECK-LABEL: func.func @rows(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @rows(%x: tensor<?x100xf32>) -> tensor<?x100xf32> {
  %0 = tm_tensor.sort dimension(1) outs(%x : tensor<?x100xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ole, %a, %b : f32
    tm_tensor.yield %t : i1
  } -> tensor<?x100xf32>
  return %0 : tensor<?x100xf32>
}

// Many equal elements keep their order; what is not compared goes along.
// CHECK-LABEL: func.func @numbers(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @numbers(%x: tensor<7x300xf32>, %z: tensor<7x300xf16>) -> (tensor<7x300xi8>, tensor<7x300xi64>, tensor<7x300xf16>) {
  %e8 = tensor.empty() : tensor<7x300xi8>
  %e64 = tensor.empty() : tensor<7x300xi64>
  %key = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<7x300xf32>) outs(%e8 : tensor<7x300xi8>) {
  ^bb0(%in: f32, %out: i8):
    %i = arith.fptosi %in : f32 to i8
    linalg.yield %i : i8
  } -> tensor<7x300xi8>
  %iota = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e64 : tensor<7x300xi64>) {
  ^bb0(%out: i64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %j : index to i64
    linalg.yield %i : i64
  } -> tensor<7x300xi64>
  %0:3 = tm_tensor.sort dimension(1) outs(%key, %iota, %z : tensor<7x300xi8>, tensor<7x300xi64>, tensor<7x300xf16>) {
  ^bb0(%a: i8, %b: i8, %c: i64, %d: i64, %e: f16, %f: f16):
    %t = arith.cmpi sge, %a, %b : i8
    tm_tensor.yield %t : i1
  } -> tensor<7x300xi8>, tensor<7x300xi64>, tensor<7x300xf16>
  return %0#0, %0#1, %0#2 : tensor<7x300xi8>, tensor<7x300xi64>, tensor<7x300xf16>
}

// Rows that lie across memory.
// CHECK-LABEL: func.func @columns(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @columns(%x: tensor<3x50x?xf32>) -> tensor<3x50x?xf32> {
  %0 = iree_linalg_ext.sort dimension(1) outs(%x : tensor<3x50x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<3x50x?xf32>
  return %0 : tensor<3x50x?xf32>
}
// CHECK-LABEL: func.func @long_columns(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @long_columns(%x: tensor<2001x5xf16>) -> tensor<2001x5xf16> {
  %0 = tm_tensor.sort dimension(0) outs(%x : tensor<2001x5xf16>) {
  ^bb0(%a: f16, %b: f16):
    %t = arith.cmpf olt, %a, %b : f16
    tm_tensor.yield %t : i1
  } -> tensor<2001x5xf16>
  return %0 : tensor<2001x5xf16>
}

// CHECK-LABEL: func.func @long(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @long(%x: tensor<2x5000xf32>) -> tensor<2x5000xf32> {
  %0 = tm_tensor.sort dimension(1) outs(%x : tensor<2x5000xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %t : i1
  } -> tensor<2x5000xf32>
  return %0 : tensor<2x5000xf32>
}

// CHECK-LABEL: func.func @one_row(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @one_row(%x: tensor<1x1x77xf32>) -> tensor<1x1x77xf32> {
  %0 = tm_tensor.sort dimension(2) outs(%x : tensor<1x1x77xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf olt, %b, %a : f32
    tm_tensor.yield %t : i1
  } -> tensor<1x1x77xf32>
  return %0 : tensor<1x1x77xf32>
}

// CHECK-LABEL: func.func @one_element(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @one_element(%x: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %0 = tm_tensor.sort dimension(1) outs(%x : tensor<3x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ole, %a, %b : f32
    tm_tensor.yield %t : i1
  } -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

// The weights of the experts of each token: softmax, sort, what the first three sum up to.
// CHECK-LABEL: func.func @best(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @best(%x: tensor<13x21xf32>) -> tensor<13x21xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<13x21xf32>
  %s = linalg.softmax dimension(1) ins(%x : tensor<13x21xf32>) outs(%e : tensor<13x21xf32>) -> tensor<13x21xf32>
  %0 = tm_tensor.sort dimension(1) outs(%s : tensor<13x21xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %t : i1
  } -> tensor<13x21xf32>
  %er = tensor.empty() : tensor<13xf32>
  %f = linalg.fill ins(%zero : f32) outs(%er : tensor<13xf32>) -> tensor<13xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<13x21xf32>) outs(%f : tensor<13xf32>) {
  ^bb0(%in: f32, %out: f32):
    %j = linalg.index 1 : index
    %c3 = arith.constant 3 : index
    %is = arith.cmpi slt, %j, %c3 : index
    %z = arith.constant 0.0 : f32
    %t = arith.select %is, %in, %z : f32
    %r = arith.addf %out, %t : f32
    linalg.yield %r : f32
  } -> tensor<13xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %sum : tensor<13x21xf32>, tensor<13xf32>) outs(%e : tensor<13x21xf32>) {
  ^bb0(%in: f32, %in0: f32, %out: f32):
    %r = arith.divf %in, %in0 : f32
    linalg.yield %r : f32
  } -> tensor<13x21xf32>
  return %y : tensor<13x21xf32>
}

// Elements of one and two bytes, in rows of three and two.
// CHECK-LABEL: func.func @narrow(
// CHECK-COUNT-2: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @narrow(%x: tensor<3x7xf16>, %y: tensor<3x7xi1>, %z: tensor<200x2xf16>, %u: tensor<200x2xi1>)
    -> (tensor<3x7xf16>, tensor<3x7xi1>, tensor<200x2xf16>, tensor<200x2xi1>) {
  %0:2 = tm_tensor.sort dimension(0) outs(%x, %y : tensor<3x7xf16>, tensor<3x7xi1>) {
  ^bb0(%a: f16, %b: f16, %c: i1, %d: i1):
    %t = arith.cmpf ogt, %a, %b : f16
    tm_tensor.yield %t : i1
  } -> tensor<3x7xf16>, tensor<3x7xi1>
  %1:2 = tm_tensor.sort dimension(1) outs(%z, %u : tensor<200x2xf16>, tensor<200x2xi1>) {
  ^bb0(%a: f16, %b: f16, %c: i1, %d: i1):
    %t = arith.cmpf ogt, %a, %b : f16
    tm_tensor.yield %t : i1
  } -> tensor<200x2xf16>, tensor<200x2xi1>
  return %0#0, %0#1, %1#0, %1#1 : tensor<3x7xf16>, tensor<3x7xi1>, tensor<200x2xf16>, tensor<200x2xi1>
}

// A NaN is greater than any number, as PyTorch has it.
// CHECK-LABEL: func.func @with_nan(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @with_nan(%x: tensor<2x7xf32>) -> (tensor<2x7xf32>, tensor<2x7xi64>) {
  %e64 = tensor.empty() : tensor<2x7xi64>
  %iota = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e64 : tensor<2x7xi64>) {
  ^bb0(%out: i64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %j : index to i64
    linalg.yield %i : i64
  } -> tensor<2x7xi64>
  %0:2 = tm_tensor.sort dimension(1) outs(%x, %iota : tensor<2x7xf32>, tensor<2x7xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf ole, %a, %b : f32
    tm_tensor.yield %t : i1
  } -> tensor<2x7xf32>, tensor<2x7xi64>
  return %0#0, %0#1 : tensor<2x7xf32>, tensor<2x7xi64>
}

// Around a circle: some order, and nothing is read that was not written.
// CHECK-LABEL: func.func @no_order(
// CHECK-COUNT-1: fuse.kernel
// CHECK-NOT: fuse.kernel
func.func @no_order(%x: tensor<5x19xf32>) -> tensor<5x19xf32> {
  %0 = tm_tensor.sort dimension(1) outs(%x : tensor<5x19xf32>) {
  ^bb0(%a: f32, %b: f32):
    %d = arith.subf %a, %b : f32
    %c = arith.constant 0.7 : f32
    %p = arith.cmpf ogt, %d, %c : f32
    %zero = arith.constant 0.0 : f32
    %n = arith.cmpf olt, %d, %zero : f32
    %near = arith.constant -0.7 : f32
    %m = arith.cmpf ogt, %d, %near : f32
    %q = arith.andi %n, %m : i1
    %t = arith.ori %p, %q : i1
    tm_tensor.yield %t : i1
  } -> tensor<5x19xf32>
  return %0 : tensor<5x19xf32>
}

// The first elements of each row, as jax.lax.top_k.
// CHECK-LABEL: func.func @topk(
func.func @topk(%x: tensor<?x16xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>) {
  %c0 = arith.constant 0 : index
  %last = arith.constant 2147483647 : i32
  %least = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x16xf32>
  %v = tensor.empty(%m) : tensor<?x3xf32>
  %p = tensor.empty(%m) : tensor<?x3xi32>
  %vs = linalg.fill ins(%least : f32) outs(%v : tensor<?x3xf32>) -> tensor<?x3xf32>
  %ps = linalg.fill ins(%last : i32) outs(%p : tensor<?x3xi32>) -> tensor<?x3xi32>
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<?x16xf32>) outs(%vs, %ps : tensor<?x3xf32>, tensor<?x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %t : i1
  } -> tensor<?x3xf32>, tensor<?x3xi32>
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<?x3xi32>
}
