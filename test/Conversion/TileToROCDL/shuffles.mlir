// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-rocdl,canonicalize,cse))' | FileCheck %s

#row = #tile.layout<lane (d1, 64, 1)>
#sum = #tile.layout<lane (copies, 64)>

// Sums over 64 lanes: within rows of 16 by the ALU, two moves where a mirror flips more bits than are wanted; then
// by an instruction without addresses; then by addresses.
gpu.module @kernels [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: llvm.func @sum
  // 16 << 10 | 31.
  // CHECK:     %[[PATTERN:.*]] = arith.constant 16415 : i32
  // Pairs and quads: quad_perm [1, 0, 3, 2] and [2, 3, 0, 1].
  // CHECK:     rocdl.update.dpp %{{.*}}, %{{.*}} with 177, 15, 15, true
  // CHECK:     arith.addf
  // CHECK:     rocdl.update.dpp %{{.*}}, %{{.*}} with 78, 15, 15, true
  // CHECK:     arith.addf
  // row_half_mirror, then quad_perm [3, 2, 1, 0].
  // CHECK:     rocdl.update.dpp %{{.*}}, %{{.*}} with 321, 15, 15, true
  // CHECK:     rocdl.update.dpp %{{.*}}, %{{.*}} with 27, 15, 15, true
  // CHECK:     arith.addf
  // row_mirror, then row_half_mirror.
  // CHECK:     rocdl.update.dpp %{{.*}}, %{{.*}} with 320, 15, 15, true
  // CHECK:     rocdl.update.dpp %{{.*}}, %{{.*}} with 321, 15, 15, true
  // CHECK:     arith.addf
  // CHECK:     rocdl.ds_swizzle %{{.*}}, %[[PATTERN]]
  // CHECK:     arith.addf
  // CHECK:     rocdl.ds_bpermute
  // CHECK:     arith.addf
  // CHECK-NOT: rocdl.ds_bpermute
  gpu.func @sum(%x: memref<1x64xf32>, %y: memref<1x1xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [1, 64], warps = [1, 1]>, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : memref<1x64xf32> -> !tile.frag<1x64xf32, #row>
    %s = tile.reduce addf %a dim 1 : !tile.frag<1x64xf32, #row> -> !tile.frag<1x1xf32, #sum>
    tile.store %s, %y[%c0, %c0] via(#tile.vector<1>) in_bounds [true, true] : !tile.frag<1x1xf32, #sum>, memref<1x1xf32>
    gpu.return
  }
}
