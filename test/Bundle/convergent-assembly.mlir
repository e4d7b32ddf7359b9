// RUN: fuse-opt %s --fuse-serialize="emit=text" | FileCheck %s

// An instruction that all lanes of a warp run together is not copied into the branches around it,
// though after it the same condition is asked again.

// CHECK:     gpu.binary @kernels
// CHECK:     wgmma.wait_group.sync.aligned
// CHECK-NOT: wgmma.wait_group.sync.aligned
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_90a", features = "+ptx80">] {
    llvm.func @k(%p: !llvm.ptr<1>, %q: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
      %true = llvm.mlir.constant(true) : i1
      %false = llvm.mlir.constant(false) : i1
      %c7 = llvm.mlir.constant(7 : i32) : i32
      %tid = nvvm.read.ptx.sreg.tid.x : i32
      %low = llvm.icmp "ult" %tid, %c7 : i32
      llvm.cond_br %low, ^a, ^b
    ^a:
      llvm.store volatile %c7, %p : i32, !llvm.ptr<1>
      llvm.br ^both(%true : i1)
    ^b:
      llvm.store volatile %tid, %q : i32, !llvm.ptr<1>
      llvm.br ^both(%false : i1)
    ^both(%again: i1):
      llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 0;", "~{memory}" : () -> ()
      llvm.cond_br %again, ^c, ^d
    ^c:
      llvm.store volatile %tid, %p : i32, !llvm.ptr<1>
      llvm.br ^end
    ^d:
      llvm.store volatile %c7, %q : i32, !llvm.ptr<1>
      llvm.br ^end
    ^end:
      llvm.return
    }
  }
}
