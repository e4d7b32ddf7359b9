// RUN: fuse-opt %s --fuse-serialize="emit=text" | FileCheck %s

// A launch gets what its kernel asks of the host, shared memory as an operand.

// CHECK: %[[BYTES:.*]] = arith.constant 98304 : i32
// CHECK: gpu.launch_func @kernels::@k {{.*}} dynamic_shared_memory_size %[[BYTES]]
// CHECK-SAME: tile.launch_info = #tile.launch_info<align = 16, tensor_maps = [<argument = 0, box = [64, 64], swizzle = 128>]>
// CHECK: gpu.launch_func @kernels::@l
// CHECK-NOT: launch_info
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
    llvm.func @k(%x: !llvm.ptr<1>, %map: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel,
        tile.launch_info = #tile.launch_info<align = 16, shared_memory = 98304, tensor_maps = [<argument = 0, box = [64, 64], swizzle = 128>]>} {
      llvm.return
    }
    llvm.func @l() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
    gpu.launch_func @kernels::@l blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}
