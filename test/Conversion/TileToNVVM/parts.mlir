// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" -split-input-file -verify-diagnostics | FileCheck %s

// An argument of which a part is stored to is not one that is only read.
// CHECK:      llvm.func @k(%{{.*}}: !llvm.ptr<1> {llvm.align = 16 : i64, llvm.noalias, llvm.readonly},
// CHECK-SAME:              %{{[^:]*}}: !llvm.ptr<1> {llvm.align = 16 : i64, llvm.noalias})
gpu.module @parts [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x256xf32>, %d: memref<4x512xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %part = memref.subview %d[0, 256] [4, 256] [1, 1] : memref<4x512xf32> to memref<4x256xf32, strided<[512, 1], offset: 256>>
    tile.for_tiles (%m) in (%c4) by [4] {
      %v = tile.load %x[%m, %c0] : memref<4x256xf32> -> !tile.frag<4x256xf32>
      tile.store %v, %part[%m, %c0] : !tile.frag<4x256xf32>, memref<4x256xf32, strided<[512, 1], offset: 256>>
    }
    gpu.return
  }
}

// -----

gpu.module @dimensions [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x256xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    // expected-error @below {{in a kernel must ask for a constant dimension of an argument}}
    %dim = memref.dim %x, %c7 : memref<4x256xf32>
    tile.for_tiles (%m) in (%c4) by [4] {
      %v = tile.load %x[%m, %dim] : memref<4x256xf32> -> !tile.frag<4x256xf32>
      tile.store %v, %x[%m, %c0] : !tile.frag<4x256xf32>, memref<4x256xf32>
    }
    gpu.return
  }
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = []>
gpu.module @rings [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x256xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : i32
    // expected-error @below {{in a kernel takes or gives '!tile.ring<2, !tile.staged<64x32xf16, #tile.shared<contiguous = 1, swizzle = []>>>', which only tile ops do}}
    %ring = ub.poison : !tile.ring<2, !tile.staged<64x32xf16, #shared>>
    %s = tile.ring_slot %ring[%c0] : !tile.ring<2, !tile.staged<64x32xf16, #shared>> -> !tile.staged<64x32xf16, #shared>
    gpu.return
  }
}
