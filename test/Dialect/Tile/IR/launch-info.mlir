// RUN: fuse-opt %s | fuse-opt | FileCheck %s

#map = affine_map<()[s0] -> (s0 * 2)>

// CHECK-DAG: #[[FLOPS:.*]] = affine_map<()[s0] -> (s0 * 2)>
module attributes {gpu.container_module} {
  gpu.module @k {
    // CHECK: gpu.func @k
    // CHECK-SAME: tile.launch_info = #tile.launch_info<align = 16, flops = #[[FLOPS]], shared_memory = 98304>, tile.sizes_agree
    gpu.func @k(%x: memref<?x64xf32>) kernel
        attributes {tile.sizes_agree, tile.launch_info = #tile.launch_info<flops = #map, shared_memory = 98304, align = 16>} {
      gpu.return
    }
  }
  // CHECK: func.func @main
  // CHECK: tile.launch_info = #tile.launch_info<tensor_maps = [
  // CHECK-SAME: <argument = 0, box = [128, 32], swizzle = 128, rounds_to_tf32 = true, rest = 0>,
  // CHECK-SAME: <argument = 0, box = [8, 8], swizzle = 0, l2_promotion = 64, begins = [0, 8], lengths = [-1, 56]>]>
  func.func @main(%x: memref<?x64xf32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?x64xf32>)
        {tile.launch_info = #tile.launch_info<align = 1, tensor_maps = [
            <argument = 0, box = [128, 32], swizzle = 128, l2_promotion = 256, rounds_to_tf32 = true, rest = 0>,
            <argument = 0, box = [8, 8], swizzle = 0, l2_promotion = 64, begins = [0, 8], lengths = [-1, 56]>]>}
    return
  }
}
