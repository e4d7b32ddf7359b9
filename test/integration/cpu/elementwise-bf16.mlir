// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=37 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=37 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=37 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=37 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=1 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=1 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=1 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=1 --data=special | FileCheck %s

// bf16 needs no conversion routine of a runtime library. Rank 0 too.

// CHECK: result 0 bf16 [{{[0-9]+}}, 3] ok
// CHECK: result 1 bf16 [] ok
func.func @main(%x: tensor<?x3xbf16>, %s: tensor<bf16>) -> (tensor<?x3xbf16>, tensor<bf16>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x3xbf16>
  %e = tensor.empty(%d) : tensor<?x3xbf16>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<?x3xbf16>, tensor<bf16>) outs(%e : tensor<?x3xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: bf16):
    %p = arith.mulf %a, %b : bf16
    %q = math.tanh %p : bf16
    linalg.yield %q : bf16
  } -> tensor<?x3xbf16>
  return %y, %s : tensor<?x3xbf16>, tensor<bf16>
}
