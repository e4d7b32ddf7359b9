// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=33 --data=integers | FileCheck %s --check-prefixes=CHECK,EXACT
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=33 --data=integers | FileCheck %s --check-prefixes=CHECK,EXACT
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=33 --data=integers | FileCheck %s --check-prefixes=CHECK,EXACT
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=33 --data=integers | FileCheck %s --check-prefixes=CHECK,EXACT
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=1 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=1 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=1 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=1 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=0 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=129 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=129 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=129 --chip=gfx942 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=129 --chip=gfx942 | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=graph --dims=M=17 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=fused --dims=M=17 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=kernels --dims=M=17 --data=special | FileCheck %s
// RUN: fuse-run %s --device=cpu --check --at=mapped --dims=M=17 --data=special | FileCheck %s

// A linear layer whose f16 accumulator is kept in f32, one off every tile.

// CHECK: result 0 f16 [{{[0-9]+}}, 97] ok
// EXACT-SAME: = 0 (
func.func @main(%x: tensor<?x200xf16>, %w: tensor<97x200xf16>, %b: tensor<97xf16>) -> tensor<?x97xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f16
  %dim = tensor.dim %x, %c0 : tensor<?x200xf16>
  %e = tensor.empty(%dim) : tensor<?x97xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<?x97xf16>) -> tensor<?x97xf16>
  %m = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<?x200xf16>, tensor<97x200xf16>) outs(%f : tensor<?x97xf16>) {
  ^bb0(%a: f16, %q: f16, %c: f16):
    %p = arith.mulf %a, %q : f16
    %s = arith.addf %c, %p : f16
    linalg.yield %s : f16
  } -> tensor<?x97xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%m, %b : tensor<?x97xf16>, tensor<97xf16>) outs(%e : tensor<?x97xf16>) {
  ^bb0(%a: f16, %q: f16, %c: f16):
    %s = arith.addf %a, %q : f16
    %u = arith.maximumf %s, %z : f16
    linalg.yield %u : f16
  } -> tensor<?x97xf16>
  return %r : tensor<?x97xf16>
}
