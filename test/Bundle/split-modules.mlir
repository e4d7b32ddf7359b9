// Modules of many kernels become several of few; what kernels share keeps them together.
// RUN: fuse-opt %s -split-input-file --fuse-split-modules="most-kernels=2" | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-split-modules | FileCheck %s --check-prefix=FOUR
// RUN: not fuse-opt %s -split-input-file --fuse-split-modules="most-kernels=0" 2>&1 | FileCheck %s --check-prefix=NONE

// NONE: error: fuse-split-modules: most-kernels is 0; 1 or more is wanted

// CHECK:      gpu.module @gate [#nvvm.target<chip = "sm_90a">] {
// CHECK-NEXT:   llvm.mlir.global external @a_shared
// CHECK-NEXT:   llvm.func @a()
// CHECK:        llvm.func @b()
// CHECK:      gpu.module @gate_part1 [#nvvm.target<chip = "sm_90a">] {
// CHECK-NEXT:   llvm.func @c()
// CHECK:      func.func @main
// CHECK:        gpu.launch_func @gate::@a
// CHECK:        gpu.launch_func @gate::@b
// CHECK:        gpu.launch_func @gate_part1::@c

// FOUR:     gpu.module @gate [
// FOUR-NOT: gpu.module @gate_part1
module attributes {gpu.container_module} {
  gpu.module @gate [#nvvm.target<chip = "sm_90a">] {
    llvm.mlir.global external @a_shared() {addr_space = 3 : i32} : !llvm.array<0 x i8>
    llvm.func @a() attributes {gpu.kernel, nvvm.kernel} {
      %p = llvm.mlir.addressof @a_shared : !llvm.ptr<3>
      llvm.return
    }
    llvm.func @b() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
    llvm.func @c() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    gpu.launch_func @gate::@a blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    gpu.launch_func @gate::@b blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    gpu.launch_func @gate::@c blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}

// -----

// Four kernels, of which two share a function: it goes with the second and the third.
// CHECK:      gpu.module @k [
// CHECK:        llvm.func @a()
// CHECK-NOT:    llvm.func
// CHECK:      gpu.module @k_part1 [
// CHECK:        llvm.func @b()
// CHECK:        llvm.func @c()
// CHECK:        llvm.func @help()
// CHECK-NOT:    llvm.func
// CHECK:      gpu.module @k_part2 [
// CHECK:        llvm.func @d()
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    llvm.func @a() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
    llvm.func @b() attributes {gpu.kernel, nvvm.kernel} {
      llvm.call @help() : () -> ()
      llvm.return
    }
    llvm.func @c() attributes {gpu.kernel, nvvm.kernel} {
      llvm.call @help() : () -> ()
      llvm.return
    }
    llvm.func @help() {
      llvm.return
    }
    llvm.func @d() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
}
