// An i1 is a byte in memory; masks move in vectors like any other bytes.
// RUN: fuse-opt %s --fuse-to-target="chip=sm_90a" | FileCheck %s
// RUN: fuse-opt %s --fuse-to-target="chip=gfx942" | FileCheck %s

// CHECK: llvm.func @
// CHECK: llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<1> -> vector<8xi8>
// CHECK: arith.cmpi ne, %{{.*}} : i8
// CHECK: arith.extui %{{.*}} : i1 to i8
// CHECK: llvm.store %{{.*}} {alignment = 8 : i64} : vector<8xi8>, !llvm.ptr<1>
#id = affine_map<(m) -> (m)>
func.func @main(%a: tensor<4096xi1>, %b: tensor<4096xi8>) -> tensor<4096xi1> {
  %e = tensor.empty() : tensor<4096xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<4096xi1>, tensor<4096xi8>) outs(%e : tensor<4096xi1>) {
  ^bb0(%x: i1, %y: i8, %o: i1):
    %zero = arith.constant 0 : i8
    %p = arith.cmpi sgt, %y, %zero : i8
    %both = arith.andi %x, %p : i1
    linalg.yield %both : i1
  } -> tensor<4096xi1>
  return %r : tensor<4096xi1>
}
