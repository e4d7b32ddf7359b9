// RUN: fuse-opt %s --fuse-to-target="chip=gfx942" | FileCheck %s --check-prefix=IR
// RUN: fuse-opt %s -o %t.mlir --fuse-compile="chip=gfx90a bundle=%t emit=text" && FileCheck %s --input-file=%t/main_0.s
// RUN: fuse-opt %s -o %t.mlir --fuse-compile="chip=gfx942 bundle=%t emit=text" && FileCheck %s --input-file=%t/main_0.s
// RUN: fuse-opt %s -o %t.mlir --fuse-compile="chip=gfx950 bundle=%t emit=text" && FileCheck %s --input-file=%t/main_0.s

// The barrier is the intrinsic, which LLVM knows to be convergent, between fences that order LDS only:
// of what the loop loads from global memory, nothing is waited for at a barrier. Code objects are of
// version 5.

// IR:      #[[LDS:.*]] = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
// IR:      llvm.fence syncscope("workgroup") release {llvm.mmra = #[[LDS]]}
// IR-NEXT: rocdl.s.barrier
// IR-NEXT: llvm.fence syncscope("workgroup") acquire {llvm.mmra = #[[LDS]]}
// IR-NOT:  llvm.inline_asm

// CHECK:     .amdhsa_code_object_version 5
// CHECK-NOT: ASMSTART
// CHECK:     .LBB0_1:
// CHECK:     s_barrier
// CHECK:     s_waitcnt vmcnt(0)
// CHECK-NEXT: ds_write_b128
// CHECK-NOT: vmcnt
// CHECK:     global_load_dwordx4
// CHECK-NOT: vmcnt
// CHECK:     s_waitcnt lgkmcnt(0)
// CHECK-NOT: vmcnt
// CHECK:     s_barrier
// CHECK-NOT: vmcnt
// CHECK:     v_mfma
// CHECK-NOT: vmcnt
// CHECK:     s_cbranch_vccnz .LBB0_1
// CHECK-NOT: ASMSTART

func.func @main(%x: tensor<4096x4096xf16>, %w: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> {
  %e = tensor.empty() : tensor<4096x4096xf16>
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4096x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
      outs(%e[m, n] : tensor<4096x4096xf16>) epilogue(%u) {
    %h = arith.truncf %u : f32 to f16
    fuse.yield %h : f16
  }
  return %r : tensor<4096x4096xf16>
}
