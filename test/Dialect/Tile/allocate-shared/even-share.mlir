// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-allocate-shared))" | FileCheck %s

// A CTA takes so much that an SM of 228 KiB, one of which each CTA takes besides, has room for no more of them than its
// share: 2 x (115728 + 1024) and 4 x (57360 + 1024) bytes are more. Who takes more anyway takes no more.

gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @one
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 115728, alignment = 128>
  gpu.func @one(%x: memref<2x512xf32>) kernel attributes {tile.even_share = 1 : i64} {
    gpu.return
  }
  // CHECK-LABEL: gpu.func @three
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 57360, alignment = 128>
  gpu.func @three(%x: memref<2x512xf32>) kernel attributes {tile.even_share = 3 : i64} {
    gpu.return
  }
  // CHECK-LABEL: gpu.func @more
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 131072, alignment = 128>
  gpu.func @more(%x: memref<2x512xf32>) kernel attributes {tile.even_share = 1 : i64} {
    %ring = tile.make_ring : !tile.ring<2, !tile.staged<512x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>>>
    gpu.return
  }
  // CHECK-LABEL: gpu.func @any
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 0, alignment = 128>
  gpu.func @any(%x: memref<2x512xf32>) kernel {
    gpu.return
  }
}
