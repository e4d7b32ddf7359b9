// Elements that are read at places outside of their tensor are those nearest to them, at every level;
// a tensor without elements gives zeros.

// RUN: fuse-run %s --device=cpu --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --dims=M=0 --check | FileCheck %s --check-prefix=NONE
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=0 --check | FileCheck %s --check-prefix=NONE
// CHECK: result 0 f32 [3, 16] ok: {{.*}} = 0 (
// NONE: result 0 f32 [3, 16] ok: {{.*}} worst element [0, 0]: 0, reference 0

func.func @main(%table: tensor<?x16xf32>) -> tensor<3x16xf32> {
  %empty = tensor.empty() : tensor<3x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<3x16xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %far = arith.constant 1000000000000 : index
    %one = arith.constant 1 : index
    %from = arith.subi %a, %one : index
    %place = arith.muli %from, %far : index
    %v = tensor.extract %table[%place, %b] : tensor<?x16xf32>
    linalg.yield %v : f32
  } -> tensor<3x16xf32>
  return %r : tensor<3x16xf32>
}
