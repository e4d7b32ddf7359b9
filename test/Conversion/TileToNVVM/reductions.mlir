// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

// A sum along rows of 2 x 128 over two warps: the registers of a lane, its warp's lanes, then what the warps of a row have
// left in shared memory, side by side; the first lane of a warp has written it. Nothing was exchanged before: there is no
// barrier ahead. Of the threads that hold a sum, one stores it.
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d1, 2, 64) (d0, 2, 1)>
#sums = #tile.layout<lane (copies, 32) warp (copies, 2) (d0, 2, 1)>
gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
  // CHECK:       llvm.mlir.global internal @sum_shared() {{.*}} !llvm.array<512 x i8>
  // CHECK-LABEL: llvm.func @sum
  // CHECK:       %[[PAIR:.*]] = llvm.load %{{.*}} -> vector<2xf32>
  // CHECK:       arith.addf
  // CHECK-COUNT-5: nvvm.shfl.sync {{ *}}bfly
  // CHECK-NOT:   nvvm.shfl.sync
  // CHECK-NOT:   nvvm.barrier0
  // CHECK:       %[[WRITES:.*]] = arith.cmpi eq
  // CHECK:       scf.if %[[WRITES]]
  // CHECK:         llvm.store %{{.*}} : f32, !llvm.ptr<3>
  // CHECK:       nvvm.barrier0
  // CHECK:       %[[BOTH:.*]] = llvm.load %{{.*}} : !llvm.ptr<3> -> vector<2xf32>
  // CHECK:       %[[ONE:.*]] = vector.extract %[[BOTH]][0]
  // CHECK:       %[[OTHER:.*]] = vector.extract %[[BOTH]][1]
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

  // Two sums, the second of what depends on the first: each has a place of its own, and one barrier. In a loop, the next
  // time round would overwrite what others still read: there is one more.
  // CHECK-LABEL: llvm.func @again
  // CHECK-COUNT-2: nvvm.barrier0
  // CHECK:       scf.for
  // CHECK-COUNT-2: nvvm.barrier0
  // CHECK-NOT:   nvvm.barrier0
  gpu.func @again(%x: memref<2x128xf32>, %y: memref<2x1xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 2]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : memref<2x128xf32> -> !tile.frag<2x128xf32, #rows>
    %s = tile.reduce addf %a dim 1 : !tile.frag<2x128xf32, #rows> -> !tile.frag<2x1xf32, #sums>
    %d = tile.map (%e = %a : !tile.frag<2x128xf32, #rows>, %m = %s : !tile.frag<2x1xf32, #sums>) -> !tile.frag<2x128xf32, #rows> {
      %q = arith.subf %e, %m : f32
      tile.yield %q : f32
    }
    %t = tile.reduce addf %d dim 1 : !tile.frag<2x128xf32, #rows> -> !tile.frag<2x1xf32, #sums>
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %t) -> !tile.frag<2x1xf32, #sums> {
      %g = tile.map (%e = %a : !tile.frag<2x128xf32, #rows>, %m = %sum : !tile.frag<2x1xf32, #sums>) -> !tile.frag<2x128xf32, #rows> {
        %q = arith.mulf %e, %m : f32
        tile.yield %q : f32
      }
      %n = tile.reduce addf %g dim 1 : !tile.frag<2x128xf32, #rows> -> !tile.frag<2x1xf32, #sums>
      scf.yield %n : !tile.frag<2x1xf32, #sums>
    }
    tile.store %r, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !tile.frag<2x1xf32, #sums>, memref<2x1xf32>
    gpu.return
  }
}
