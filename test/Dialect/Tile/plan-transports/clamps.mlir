// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports))" -split-input-file | FileCheck %s

// Rows past the end may read the last row again where memory ends with the tiles, and what they are
// multiplied to is stored.
gpu.module @agree [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %d: memref<?x64xf32>) kernel
      attributes {tile.sizes_agree, fuse.schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %m = memref.dim %x, %c0 : memref<?x64xf16>
    tile.for_tiles (%i, %j) in (%m, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      %c = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
        // CHECK: tile.load %{{.*}} via(#tile.vector<8, clamps = true>)
        %xs = tile.load %x[%i, %k] : memref<?x64xf16> -> !tile.staged<64x32xf16>
        %ws = tile.load %w[%j, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b : !tile.frag<64x64xf32>
      }
      tile.store %c, %d[%i, %j] : !tile.frag<64x64xf32>, memref<?x64xf32>
    }
    gpu.return
  }
}

// -----

// The result may have more rows than the operand, which are zero.
gpu.module @unknown [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %d: memref<?x64xf32>) kernel
      attributes {fuse.schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %m = memref.dim %d, %c0 : memref<?x64xf32>
    tile.for_tiles (%i, %j) in (%m, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      %c = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
        // CHECK-NOT: clamps
        %xs = tile.load %x[%i, %k] : memref<?x64xf16> -> !tile.staged<64x32xf16>
        %ws = tile.load %w[%j, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b : !tile.frag<64x64xf32>
      }
      // CHECK: tile.store
      tile.store %c, %d[%i, %j] : !tile.frag<64x64xf32>, memref<?x64xf32>
    }
    gpu.return
  }
}

// -----

// Two CTAs share a tile only if it is the same for both, whatever its place is computed from.
gpu.module @cluster [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<256x64xf16>, %w: memref<128x64xf16>, %d: memref<256x64xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>, known_cluster_size = array<i32: 2, 1, 1>, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c256 = arith.constant 256 : index
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<64x64xf16>, !tile.staged<64x64xf16>>
    tile.roles producers 4 {
      tile.for_tiles (%m, %n) in (%c256, %c64) by [128, 64] distribution(#tile.persistent<cluster = 2>) {
        %half = arith.divui %m, %c128 : index
        %other = arith.addi %n, %half : index
        %s:2 = tile.ring_acquire %ring : !tile.ring<4, !tile.staged<64x64xf16>, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>, !tile.staged<64x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128>) {{.*}} memref<128x64xf16>
        tile.copy %w[%other, %c0] to %s#0 : memref<128x64xf16>, !tile.staged<64x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [32, 64], swizzle = 128, multicast = [2, 1]>) {{.*}} memref<128x64xf16>
        tile.copy %w[%n, %c0] to %s#1 : memref<128x64xf16>, !tile.staged<64x64xf16>
        tile.ring_commit %ring : !tile.ring<4, !tile.staged<64x64xf16>, !tile.staged<64x64xf16>>
      }
    } consumers {
    }
    gpu.return
  }
}
