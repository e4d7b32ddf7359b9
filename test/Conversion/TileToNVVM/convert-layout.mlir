// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" | FileCheck %s
// RUN: fuse-opt %s --tile-to-sequential --canonicalize | FileCheck %s --check-prefix=MEMORY

// What a conversion costs, by the digits of the layouts. In memory there is one layout.

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 4, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 16)>
#operand = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d1, 2, 16) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 16)>
#halved = #tile.layout<register (d1, 2, 1) (d1, 4, 8) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 16)>
#turned = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 4, 8) lane (d0, 8, 1) (d1, 4, 2) warp (d0, 2, 16)>
#rows = #tile.layout<register (d1, 16, 1) lane (d1, 2, 16) (d0, 16, 2) warp (d0, 2, 1)>
#sums = #tile.layout<register (d0, 2, 8) lane (copies, 4) (d0, 8, 1) warp (d0, 2, 16)>
#spread = #tile.layout<lane (copies, 2) (d0, 16, 1) warp (d0, 2, 16)>

#schedule = #fuse.multistage<tile = [32, 32, 32], warps = [2, 1]>

gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
  // Registers get other names: what is stored is what was loaded.
  // CHECK-LABEL: llvm.func @renamed
  // CHECK-NOT:     shfl
  // CHECK-NOT:     barrier
  // CHECK:         llvm.return
  // MEMORY-LABEL: func.func private @kernels__renamed
  // MEMORY-COUNT-1: memref.alloc
  // MEMORY-NOT:     memref.alloc
  gpu.func @renamed(%x: memref<32x32xf32>, %y: memref<32x32xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) : memref<32x32xf32> -> !tile.frag<32x32xf32, #acc>
    %b = tile.convert_layout %a : !tile.frag<32x32xf32, #acc> -> !tile.frag<32x32xf32, #operand>
    %c = tile.convert_layout %b : !tile.frag<32x32xf32, #operand> -> !tile.frag<32x32xf32, #halved>
    tile.store %c, %y[%c0, %c0] via(#tile.vector<2>) : !tile.frag<32x32xf32, #halved>, memref<32x32xf32>
    gpu.return
  }

  // The same registers of other lanes: one shuffle for each.
  // CHECK-LABEL: llvm.func @shuffled
  // MEMORY-LABEL: func.func private @kernels__shuffled
  // CHECK-COUNT-16: nvvm.shfl.sync idx
  // CHECK-NOT:     shfl
  // CHECK-NOT:     barrier
  // CHECK:         llvm.return
  gpu.func @shuffled(%x: memref<32x32xf16>, %y: memref<32x32xf16>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) : memref<32x32xf16> -> !tile.frag<32x32xf16, #acc>
    %b = tile.convert_layout %a : !tile.frag<32x32xf16, #acc> -> !tile.frag<32x32xf16, #turned>
    tile.store %b, %y[%c0, %c0] via(#tile.vector<2>) : !tile.frag<32x32xf16, #turned>, memref<32x32xf16>
    gpu.return
  }

  // Elements of other warps: through shared memory, rows 16 bytes apart in their banks, between two
  // barriers; wherever lanes hold eight side by side, in one access.
  // CHECK:         llvm.mlir.global internal @through_shared_shared() {{.*}} : !llvm.array<4608 x i8>
  // CHECK-LABEL: llvm.func @through_shared
  // CHECK-COUNT-8: llvm.load {{.*}} -> vector<2xf32>
  // CHECK:         nvvm.barrier
  // CHECK-COUNT-8: llvm.store {{.*}} : vector<2xf32>, !llvm.ptr<3>
  // CHECK:         nvvm.barrier
  // CHECK-COUNT-4: llvm.load {{.*}} -> vector<4xf32>
  // CHECK-NOT:     nvvm.barrier
  // CHECK-NOT:     llvm.load
  // CHECK:         llvm.return
  gpu.func @through_shared(%x: memref<32x32xf32>, %y: memref<32x32xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) : memref<32x32xf32> -> !tile.frag<32x32xf32, #acc>
    %b = tile.convert_layout %a : !tile.frag<32x32xf32, #acc> -> !tile.frag<32x32xf32, #rows>
    tile.store %b, %y[%c0, %c0] via(#tile.vector<4>) : !tile.frag<32x32xf32, #rows>, memref<32x32xf32>
    gpu.return
  }

  // Lanes want different registers of others; of the lanes that hold the same element, one writes it.
  // CHECK-LABEL: llvm.func @copies
  // CHECK:         nvvm.barrier
  // CHECK:         scf.if
  // CHECK-COUNT-2:   llvm.store {{.*}} : f32, !llvm.ptr<3>
  // CHECK:         nvvm.barrier
  // CHECK:         llvm.load {{.*}} : !llvm.ptr<3> -> f32
  gpu.func @copies(%x: memref<32x1xf32>, %y: memref<32x1xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<1>) : memref<32x1xf32> -> !tile.frag<32x1xf32, #sums>
    %b = tile.convert_layout %a : !tile.frag<32x1xf32, #sums> -> !tile.frag<32x1xf32, #spread>
    tile.store %b, %y[%c0, %c0] via(#tile.vector<1>) : !tile.frag<32x1xf32, #spread>, memref<32x1xf32>
    gpu.return
  }
}
