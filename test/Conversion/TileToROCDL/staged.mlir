// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-expand-pipeline,tile-distribute,tile-allocate-shared,tile-to-rocdl,canonicalize,cse))" | FileCheck %s

// A tile that is staged where it stands: loaded into registers, stored, and a barrier. Rows out of
// bounds read the last one again, as their results are dropped.
// CHECK-LABEL: llvm.func @stored
// CHECK:         arith.minsi {{.*}} : i32
// CHECK:         llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xf16>
// CHECK:         llvm.store {{.*}} : vector<8xf16>, !llvm.ptr<3>
// CHECK:         rocdl.s.barrier
// CHECK-NOT:     rocdl.s.barrier
// CHECK:         rocdl.mfma

// Where results are reduced, they are zeros: nothing is read beyond the last row.
// CHECK-LABEL: llvm.func @reduced
// CHECK-NOT:     arith.minsi {{.*}} : i32
// CHECK:         arith.select {{.*}} : !llvm.ptr<1>
// CHECK:         llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xf16>
// CHECK:         arith.select {{.*}} : vector<8xf16>
// CHECK:         rocdl.s.barrier

// In a loop, a barrier stands before the next tile takes the place of the last.
// CHECK-LABEL: llvm.func @again
// CHECK:         scf.for
// CHECK:           rocdl.s.barrier
// CHECK:           llvm.store
// CHECK:           rocdl.s.barrier
// CHECK:           rocdl.mfma

// Where several steps are under way, LLVM may neither mix the loads of two nor use the first's before
// its turn.
// CHECK-LABEL: llvm.func @ahead
// CHECK:         llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xf16>
// CHECK:         rocdl.sched.barrier 0
// CHECK:         llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xf16>
// CHECK:         scf.for
// CHECK:           rocdl.s.barrier
// CHECK:           rocdl.sched.barrier 0
// CHECK:           llvm.store {{.*}} : vector<8xf16>, !llvm.ptr<3>
// CHECK:           llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xf16>
// CHECK:           rocdl.sched.barrier 0
// CHECK:           rocdl.s.barrier
// CHECK:           rocdl.mfma

#schedule = #fuse.register_prefetch<tile = [16, 16, 64], warps = [1, 1]>
gpu.module @kernels [#rocdl.target<chip = "gfx942">] {
  gpu.func @stored(%x: memref<?x64xf16>, %w: memref<16x64xf16>, %y: memref<?x16xf32>) kernel
      attributes {tile.sizes_agree, fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %xs = tile.load %x[%c0, %c0] : memref<?x64xf16> -> !tile.staged<16x64xf16>
    %z = tile.fill 0.0 : f32 -> !tile.frag<16x16xf32>
    %a = tile.mma %xs * %xs + %z : !tile.staged<16x64xf16> * !tile.staged<16x64xf16> + !tile.frag<16x16xf32>
    %r = tile.map (%p = %a : !tile.frag<16x16xf32>) -> !tile.frag<16x16xf32> {
      %s = arith.addf %p, %p : f32
      tile.yield %s : f32
    }
    tile.store %r, %y[%c0, %c0] : !tile.frag<16x16xf32>, memref<?x16xf32>
    gpu.return
  }
  gpu.func @reduced(%x: memref<?x64xf16>, %w: memref<16x64xf16>, %y: memref<1x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %xs = tile.load %x[%c0, %c0] : memref<?x64xf16> -> !tile.staged<16x64xf16>
    %z = tile.fill 0.0 : f32 -> !tile.frag<16x16xf32>
    %a = tile.mma %xs * %xs + %z : !tile.staged<16x64xf16> * !tile.staged<16x64xf16> + !tile.frag<16x16xf32>
    %r = tile.reduce addf %a dim 0 : !tile.frag<16x16xf32> -> !tile.frag<1x16xf32>
    tile.store %r, %y[%c0, %c0] : !tile.frag<1x16xf32>, memref<1x16xf32>
    gpu.return
  }
  gpu.func @again(%x: memref<256x64xf16>, %y: memref<16x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c256 = arith.constant 256 : index
    %z = tile.fill 0.0 : f32 -> !tile.frag<16x16xf32>
    %s = scf.for %i = %c0 to %c256 step %c16 iter_args(%acc = %z) -> (!tile.frag<16x16xf32>) {
      %xs = tile.load %x[%i, %c0] : memref<256x64xf16> -> !tile.staged<16x64xf16>
      %a = tile.mma %xs * %xs + %acc : !tile.staged<16x64xf16> * !tile.staged<16x64xf16> + !tile.frag<16x16xf32>
      scf.yield %a : !tile.frag<16x16xf32>
    }
    tile.store %s, %y[%c0, %c0] : !tile.frag<16x16xf32>, memref<16x16xf32>
    gpu.return
  }
  gpu.func @ahead(%x: memref<16x256xf16>, %y: memref<16x16xf32>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c256 = arith.constant 256 : index
    %z = tile.fill 0.0 : f32 -> !tile.frag<16x16xf32>
    %s = tile.pipeline %c0 to %c256 step 64 ahead 2 carry(%z : !tile.frag<16x16xf32>) load(%k) stages 1 {
      %xs = tile.load %x[%c0, %k] : memref<16x256xf16> -> !tile.staged<16x64xf16>
      tile.yield %xs : !tile.staged<16x64xf16>
    } compute(%k, %xs, %acc) {
      %a = tile.mma %xs * %xs + %acc : !tile.staged<16x64xf16> * !tile.staged<16x64xf16> + !tile.frag<16x16xf32>
      tile.yield %a : !tile.frag<16x16xf32>
    }
    tile.store %s, %y[%c0, %c0] : !tile.frag<16x16xf32>, memref<16x16xf32>
    gpu.return
  }
}
