// What the assembler says of each kernel. Of PTX alone nobody knows.
// REQUIRES: ptxas
// RUN: split-file %s %t
// RUN: fuse-opt %t/nvidia.mlir --pass-pipeline="builtin.module(fuse-serialize{with-resources})" | FileCheck %s --check-prefix=NVIDIA
// RUN: fuse-opt %t/nvidia.mlir --pass-pipeline="builtin.module(fuse-serialize{with-resources emit=text})" | FileCheck %s --check-prefix=TEXT
// RUN: fuse-opt %t/nvidia.mlir --pass-pipeline="builtin.module(fuse-serialize)" | FileCheck %s --check-prefix=TEXT
// RUN: fuse-opt %t/amd.mlir --pass-pipeline="builtin.module(fuse-serialize{with-resources emit=text})" | FileCheck %s --check-prefix=AMD
// TEXT-NOT: fuse.resources

//--- nvidia.mlir
// NVIDIA:      gpu.binary @nvidia
// NVIDIA-SAME: fuse.resources = {first = {registers = {{[1-9][0-9]*}} : i64, spill_load_bytes = 0 : i64, spill_store_bytes = 0 : i64, stack_bytes = 0 : i64},
// NVIDIA-SAME: second = {registers = {{[1-9][0-9]*}} : i64
module attributes {gpu.container_module} {
  gpu.module @nvidia [#nvvm.target<chip = "sm_80">] {
    llvm.func @first() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
    llvm.func @second(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %0 = nvvm.read.ptx.sreg.tid.x : i32
      %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
      llvm.store %0, %1 : i32, !llvm.ptr
      llvm.return
    }
  }
}

//--- amd.mlir
// AMD:      gpu.binary @amd
// AMD-SAME: fuse.resources = {first = {agprs = 0 : i64, lds_bytes = 0 : i64, scratch_bytes = 0 : i64, sgpr_spills = 0 : i64, sgprs = {{[0-9]+}} : i64, vgpr_spills = 0 : i64, vgprs = {{[0-9]+}} : i64},
// AMD-SAME: second = {agprs = 0 : i64, lds_bytes = 0 : i64
module attributes {gpu.container_module} {
  gpu.module @amd [#rocdl.target<chip = "gfx942">] {
    llvm.func @first() attributes {gpu.kernel, rocdl.kernel} {
      llvm.return
    }
    llvm.func @second(%p: !llvm.ptr<1>) attributes {gpu.kernel, rocdl.kernel} {
      %0 = rocdl.workitem.id.x : i32
      %1 = llvm.getelementptr %p[%0] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
      llvm.store %0, %1 : i32, !llvm.ptr<1>
      llvm.return
    }
  }
}
