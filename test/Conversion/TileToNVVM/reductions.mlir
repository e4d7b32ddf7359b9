// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

// A sum along rows of 2 x 128 over two warps: the registers of a lane, its warp's lanes, then what the warps of a row have
// left in shared memory. Of the threads that hold a sum, one stores it.
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d1, 2, 64) (d0, 2, 1)>
#sums = #tile.layout<lane (copies, 32) warp (copies, 2) (d0, 2, 1)>
gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
  // CHECK:       llvm.mlir.global internal @sum_shared() {{.*}} !llvm.array<512 x i8>
  // CHECK-LABEL: llvm.func @sum
  // CHECK:       %[[PAIR:.*]] = llvm.load %{{.*}} -> vector<2xf32>
  // CHECK:       arith.addf
  // CHECK-COUNT-5: nvvm.shfl.sync {{ *}}bfly
  // CHECK-NOT:   nvvm.shfl.sync
  // CHECK:       nvvm.barrier0
  // CHECK:       llvm.store %{{.*}} : f32, !llvm.ptr<3>
  // CHECK:       nvvm.barrier0
  // CHECK:       %[[ONE:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> f32
  // CHECK:       %[[OTHER:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> f32
  // CHECK:       %[[SUM:.*]] = arith.addf %[[ONE]], %[[OTHER]]
  // CHECK:       %[[LANE:.*]] = arith.cmpi eq
  // CHECK:       %[[WARP:.*]] = arith.cmpi eq
  // CHECK:       %[[FIRST:.*]] = arith.andi %[[LANE]], %[[WARP]]
  // CHECK:       scf.if %[[FIRST]]
  // CHECK-NEXT:    llvm.store %[[SUM]]
  gpu.func @sum(%x: memref<2x128xf32>, %y: memref<2x1xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 2]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : memref<2x128xf32> -> !tile.frag<2x128xf32, #rows>
    %s = tile.reduce addf %a dim 1 : !tile.frag<2x128xf32, #rows> -> !tile.frag<2x1xf32, #sums>
    tile.store %s, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !tile.frag<2x1xf32, #sums>, memref<2x1xf32>
    gpu.return
  }
}
