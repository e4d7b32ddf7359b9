// A graph at every level on the CPU, against the float64 reference; results as files.
// RUN: rm -rf %t && fuse-run %s --device=cpu --function=f --dims=M=33 --check --outputs=%t | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=fused --function=f --dims=M=33 --seed=1 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --chip=sm_80 --function=f --dims=M=33 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --chip=gfx942 --function=f --dims=d0=1 --check | FileCheck %s --check-prefix=ONE
// RUN: fuse-run %s --device=cpu --at=mapped --chip=sm_90a --function=f --dims=M=33 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=mapped --chip=gfx942 --function=f --dims=d0=1 --check | FileCheck %s --check-prefix=ONE
// CHECK: result 0 f16 [33, 96] ok: |got-ref|/|ref| = {{.*}} (allowed 0.001), worst element [
// ONE: result 0 f16 [1, 96] ok

// A result of the wrong values fails the check, one of the right values passes it.
// RUN: fuse-run %s --device=cpu --function=f --dims=M=33 --check --reference=%t/result0.npy | FileCheck %s --check-prefix=SAME
// RUN: not fuse-run %s --device=cpu --function=f --dims=M=33 --seed=2 --check --reference=%t/result0.npy | FileCheck %s --check-prefix=OTHER
// SAME: result 0 f16 [33, 96] ok: |got-ref|/|ref| = 0 (allowed 0.001)
// OTHER: result 0 f16 [33, 96] FAILED: {{.*}} elements out of tolerance

// A result takes a file's place when it is whole; what is no file keeps its place.
// RUN: ls %t | FileCheck %s --check-prefix=FILES
// FILES: result0.npy
// FILES-NOT: {{.}}
// What a killed process of the same number has left is in nobody's way.
// RUN: sh -c 'touch %t/result0.npy.$$ && exec fuse-run %s --device=cpu --function=f --dims=M=3 --outputs=%t'
// RUN: rm -rf %t.fifo && mkdir %t.fifo && mkfifo %t.fifo/result0.npy
// RUN: not fuse-run %s --device=cpu --function=f --dims=M=3 --outputs=%t.fifo 2>&1 | FileCheck %s --check-prefix=FIFO
// FIFO: fuse-run: error: cannot write '{{.*}}result0.npy': it is not a regular file

// REQUIRES: ptxas
// In-process compilation for a chip.
// RUN: fuse-run %s --device=dry --chip=sm_90 --function=f --dims=M=33 2>&1 | FileCheck %s --check-prefix=DRY
// DRY: launch f_0{{.*}} parameters (arg0, 33, arg1, result0, 33)

// RUN: not fuse-run %s --device=cpu 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: fuse-run: error: there are several functions; pick one with --function: f, g
// RUN: not fuse-run %s --device=cpu --function=h 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: fuse-run: error: there is no function 'h'; there is: f, g
// RUN: not fuse-run %s --device=cpu --at=kernels --chip=sm_91 --function=f --dims=M=4 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not fuse-run %s --device=dry --chip=sm_91 --function=f --dims=M=4 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP: error: unknown chip 'sm_91'; known chips are sm_80

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>
func.func @f(%x: tensor<?x64xf16>, %w: tensor<96x64xf16>) -> tensor<?x96xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x64xf16>
  %e = tensor.empty(%m) : tensor<?x96xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x96xf32>) -> tensor<?x96xf32>
  %u = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%x, %w : tensor<?x64xf16>, tensor<96x64xf16>) outs(%init : tensor<?x96xf32>) -> tensor<?x96xf32>
  %h = tensor.empty(%m) : tensor<?x96xf16>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u : tensor<?x96xf32>) outs(%h : tensor<?x96xf16>) {
  ^bb0(%a: f32, %out: f16):
    %t = arith.truncf %a : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x96xf16>
  return %y : tensor<?x96xf16>
}

func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
