// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse))" | FileCheck %s --check-prefix=SPLIT
// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse,tile-assign-layouts,tile-plan-transports,tile-distribute,tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))" | FileCheck %s

// Limits of loads go to the copies. No tensor map knows them: producers copy what has some, and a
// store that has some is done by elements.

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>

// SPLIT:         gpu.func @limits(%{{.*}}: memref<?x256xf16>, %{{.*}}: memref<64x256xf16>, %{{.*}}: memref<?x64xf32>, %[[G:.*]]: memref<?xf32>)
// SPLIT:         %[[L:.*]] = memref.dim %[[G]]
// SPLIT:         tile.copy %{{.*}}[%{{.*}}, %{{.*}}] limits(%[[L]], %c256) to
// SPLIT:         tile.copy %{{.*}}[%{{.*}}, %{{.*}}] to
// SPLIT:         tile.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] limits(%[[L]], %c64)

// One tensor map: of %u. Three slots of 64 rows of 128 bytes for each operand, behind each row of the one that is realigned
// 16 more, and two barriers of 8 bytes.
// CHECK-LABEL: llvm.func @limits
// CHECK-SAME:    tile.launch_info = #tile.launch_info<align = 16, shared_memory = [[#mul(3,mul(64,128 + 128 + 16) + mul(2,8))]], tensor_maps = [<argument = 1, box = [64, 64], swizzle = 128>]>
// CHECK:         nvvm.cp.async.shared.global
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  gpu.func @limits(%x: memref<?x256xf16>, %u: memref<64x256xf16>, %y: memref<?x64xf32>, %g: memref<?xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>,
                         known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %rows = memref.dim %x, %c0 : memref<?x256xf16>
    %limit = memref.dim %g, %c0 : memref<?xf32>
    tile.for_tiles (%m, %n) in (%rows, %c64) by [64, 64] krange(%k0, %k1) of %c256 distribution(#tile.persistent) {
      %z = tile.fill 0.0 : f32 -> !acc
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 3 {
        %xs = tile.load %x[%m, %k] limits(%limit, %c256) : memref<?x256xf16> -> !tile
        %us = tile.load %u[%n, %k] : memref<64x256xf16> -> !tile
        tile.yield %xs, %us : !tile, !tile
      } compute(%k, %xs, %us, %a) {
        %a1 = tile.mma %xs * %us + %a : !tile * !tile + !acc
        tile.yield %a1 : !acc
      }
      tile.store %c, %y[%m, %n] limits(%limit, %c64) : !acc, memref<?x64xf32>
    }
    gpu.return
  }
}
