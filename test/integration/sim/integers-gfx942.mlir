// Narrow integers, of which LLVM makes instructions of AMD that halves, bytes or three operands have.

// REQUIRES: lld
// RUN: fuse-run %s --function=three --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=bytes --device=sim --chip=gfx942 --check | FileCheck %s
// RUN: fuse-run %s --function=halves --device=sim --chip=gfx942 --check | FileCheck %s
// CHECK: ok
// CHECK-NOT: FAILED

#map = affine_map<(a) -> (a)>
func.func @three(%x: tensor<70xi8>, %y: tensor<70xi16>, %z: tensor<70xi32>) -> (tensor<70xi8>, tensor<70xi16>, tensor<70xi32>) {
  %e0 = tensor.empty() : tensor<70xi8>
  %e1 = tensor.empty() : tensor<70xi16>
  %e2 = tensor.empty() : tensor<70xi32>
  %r:3 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel"]}
      ins(%x, %y, %z : tensor<70xi8>, tensor<70xi16>, tensor<70xi32>)
      outs(%e0, %e1, %e2 : tensor<70xi8>, tensor<70xi16>, tensor<70xi32>) {
  ^bb0(%a: i8, %b: i16, %c: i32, %o0: i8, %o1: i16, %o2: i32):
    // Between two bounds.
    %low = arith.constant -1 : i8
    %high = arith.constant 1 : i8
    %above = arith.maxsi %a, %low : i8
    %clamped = arith.minsi %above, %high : i8
    // The greatest of three, without sign.
    %wide = arith.extsi %a : i8 to i16
    %narrow = arith.trunci %c : i32 to i16
    %two = arith.maxui %b, %wide : i16
    %greatest = arith.maxui %two, %narrow : i16
    // A difference without sign.
    %other = arith.extsi %b : i16 to i32
    %more = arith.maxui %c, %other : i32
    %less = arith.minui %c, %other : i32
    %apart = arith.subi %more, %less : i32
    linalg.yield %clamped, %greatest, %apart : i8, i16, i32
  } -> (tensor<70xi8>, tensor<70xi16>, tensor<70xi32>)
  return %r#0, %r#1, %r#2 : tensor<70xi8>, tensor<70xi16>, tensor<70xi32>
}

func.func @bytes(%x: tensor<1x260xi8>, %w: tensor<300x260xi8>) -> tensor<1x300xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x300xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<1x300xi32>) -> tensor<1x300xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<1x260xi8>, tensor<300x260xi8>) outs(%f : tensor<1x300xi32>) {
  ^bb0(%a: i8, %b: i8, %o: i32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %b : i8 to i32
    %t = arith.muli %p, %q : i32
    %s = arith.addi %o, %t : i32
    linalg.yield %s : i32
  } -> tensor<1x300xi32>
  return %r : tensor<1x300xi32>
}

func.func @halves(%x: tensor<1x260xi16>, %w: tensor<300x260xi16>) -> tensor<1x300xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x300xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<1x300xi32>) -> tensor<1x300xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<1x260xi16>, tensor<300x260xi16>) outs(%f : tensor<1x300xi32>) {
  ^bb0(%a: i16, %b: i16, %o: i32):
    %p = arith.extsi %a : i16 to i32
    %q = arith.extsi %b : i16 to i32
    %t = arith.muli %p, %q : i32
    %s = arith.addi %o, %t : i32
    linalg.yield %s : i32
  } -> tensor<1x300xi32>
  return %r : tensor<1x300xi32>
}
