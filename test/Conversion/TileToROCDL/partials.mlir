// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-allocate-shared,tile-to-rocdl))" | FileCheck %s

// Sums that CTAs hand on. The flag is released at the device's scope; a loop that looks for it acquires nothing, so that it empties
// no caches, and sleeps; one fence follows.

#rows = #tile.layout<register (d1, 4, 1) lane (d1, 64, 4) warp (d0, 4, 1)>
!tile = !tile.frag<4x256xf32, #rows>
gpu.module @k [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: llvm.func @put
  // CHECK:         llvm.store %{{.*}}, %{{.*}} {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<1>
  // CHECK:         llvm.fence syncscope("wavefront") release
  // CHECK:         llvm.call_intrinsic "llvm.amdgcn.wave.barrier"()
  // CHECK:         %[[FIRST:.*]] = arith.cmpi eq, %{{.*}} : i32
  // CHECK:         scf.if %[[FIRST]] {
  // CHECK:           llvm.store %{{.*}}, %{{.*}} atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr<1>
  gpu.func @put(%p: memref<8x1024xf32>, %a: memref<8x4xi32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 256, 1, 1>} {
    %c1 = arith.constant 1 : index
    %z = tile.fill 1.0 : f32 -> !tile
    tile.partial_put %z : !tile to %p, %a[%c1] : memref<8x1024xf32>, memref<8x4xi32>
    gpu.return
  }

  // CHECK-LABEL: llvm.func @add
  // CHECK:         scf.while
  // CHECK:           %[[FLAG:.*]] = llvm.load %{{.*}} atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> i32
  // CHECK:           %[[MISSING:.*]] = arith.cmpi eq, %[[FLAG]], %{{.*}} : i32
  // CHECK:           scf.condition(%[[MISSING]])
  // CHECK:           rocdl.s.sleep 1
  // CHECK:         llvm.fence syncscope("agent") acquire
  // CHECK:         %[[LEFT:.*]] = llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<4xf32>
  gpu.func @add(%p: memref<8x1024xf32>, %a: memref<8x4xi32>, %y: memref<4x256xf32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [4, 256], warps = [4, 1]>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = tile.fill 1.0 : f32 -> !tile
    %s = tile.partial_add %z : !tile -> !tile from %p, %a[%c1] : memref<8x1024xf32>, memref<8x4xi32>
    tile.store %s, %y[%c0, %c0] via(#tile.vector<4>) in_bounds [true, true] : !tile, memref<4x256xf32>
    gpu.return
  }
}
