// RUN: fuse-run %s --device=cpu --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=fused --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --check | FileCheck %s

// The magnitude of integers (T5's buckets of relative positions), which upstream has no lowering of.

// CHECK: result 0 i64 [7, 7] ok
#id = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<7x7xi64>) -> tensor<7x7xi64> {
  %e = tensor.empty() : tensor<7x7xi64>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<7x7xi64>) outs(%e : tensor<7x7xi64>) {
  ^bb0(%a: i64, %o: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %d = arith.subi %i, %j : index
    %d64 = arith.index_cast %d : index to i64
    %m = math.absi %d64 : i64
    %n = math.absi %a : i64
    %s = arith.addi %m, %n : i64
    linalg.yield %s : i64
  } -> tensor<7x7xi64>
  return %y : tensor<7x7xi64>
}
