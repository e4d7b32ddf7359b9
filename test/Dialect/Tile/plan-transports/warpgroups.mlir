// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse,tile-assign-layouts,tile-plan-transports))" -split-input-file | FileCheck %s

// Rows of 128 bytes and multiples of 16 between them: boxes of the tensor memory accelerator. A
// result of f32 leaves in boxes of 32 columns.
gpu.module @maps [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<128x64xf16>, %w: memref<64x64xf16>, %d: memref<128x64xf32>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c64) by [128, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128>)
        %xs = tile.load %x[%m, %k] : memref<128x64xf16> -> !tile.staged<128x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128>)
        %ws = tile.load %w[%k, %n] dims [1, 0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      // CHECK: tile.store %{{.*}} via(#tile.tensor_map<box = [16, 32], swizzle = 128, buffers = 2>)
      tile.store %c, %d[%m, %n] : !tile.frag<128x64xf32>, memref<128x64xf32>
    }
    gpu.return
  }
}

// -----

// Rows of 132 bytes admit copies of 4 bytes, rows of 130 none: what is around them is copied and
// shifted. The result's rows are staged, and stored by lanes side by side.
gpu.module @copied [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<128x66xf16>, %w: memref<64x65xf16>, %d: memref<128x62xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c64) by [128, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %{{.*}} via(#tile.async_copy<4>)
        %xs = tile.load %x[%m, %k] : memref<128x66xf16> -> !tile.staged<128x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.async_copy<16, realigned = true>)
        %ws = tile.load %w[%n, %k] : memref<64x65xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      %y = tile.map (%p = %c : !tile.frag<128x64xf32>) -> !tile.frag<128x64xf16> {
        %t = arith.truncf %p : f32 to f16
        tile.yield %t : f16
      }
      // CHECK: tile.store %{{.*}} via(#tile.rows<2, buffers = 2>)
      tile.store %y, %d[%m, %n] : !tile.frag<128x64xf16>, memref<128x62xf16>
    }
    gpu.return
  }
}

// -----

// Two CTAs of a cluster share the right operand: each loads half of its rows for both.
gpu.module @cluster [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<256x64xf16>, %w: memref<64x64xf16>, %d: memref<256x64xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>, known_cluster_size = array<i32: 2, 1, 1>, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%m, %n) in (%c256, %c64) by [128, 64] krange(%k0, %k1) of %c64 distribution(#tile.persistent<cluster = 2>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128>){{.*}} :
        %xs = tile.load %x[%m, %k] : memref<256x64xf16> -> !tile.staged<128x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [32, 64], swizzle = 128, multicast = [2, 1]>){{.*}} :
        %ws = tile.load %w[%n, %k] : memref<64x64xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      %y = tile.map (%p = %c : !tile.frag<128x64xf32>) -> !tile.frag<128x64xf16> {
        %t = arith.truncf %p : f32 to f16
        tile.yield %t : f16
      }
      // CHECK: tile.store %{{.*}} via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>)
      tile.store %y, %d[%m, %n] : !tile.frag<128x64xf16>, memref<256x64xf16>
    }
    gpu.return
  }
}

// -----

// Two along n share the left one.
gpu.module @along_n [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<256x64xf16>, %w: memref<64x64xf16>, %d: memref<256x64xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [1, 2]>, known_cluster_size = array<i32: 2, 1, 1>, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%m, %n) in (%c256, %c64) by [128, 64] krange(%k0, %k1) of %c64 distribution(#tile.persistent<cluster = 2, along_last = 2>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128, multicast = [2, 1]>){{.*}} :
        %xs = tile.load %x[%m, %k] : memref<256x64xf16> -> !tile.staged<128x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128>){{.*}} :
        %ws = tile.load %w[%n, %k] : memref<64x64xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      %y = tile.map (%p = %c : !tile.frag<128x64xf32>) -> !tile.frag<128x64xf16> {
        %t = arith.truncf %p : f32 to f16
        tile.yield %t : f16
      }
      // CHECK: tile.store %{{.*}} via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>)
      tile.store %y, %d[%m, %n] : !tile.frag<128x64xf16>, memref<256x64xf16>
    }
    gpu.return
  }
}

// -----

// Of four, those along n, whose numbers are 2 apart, share the left one, and those along m the right
// one.
gpu.module @both [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<256x64xf16>, %w: memref<64x64xf16>, %d: memref<256x64xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 2]>, known_cluster_size = array<i32: 4, 1, 1>, known_block_size = array<i32: 384, 1, 1>} {
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%m, %n) in (%c256, %c64) by [128, 64] krange(%k0, %k1) of %c64 distribution(#tile.persistent<cluster = 4, along_last = 2>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128, multicast = [2, 2]>){{.*}} :
        %xs = tile.load %x[%m, %k] : memref<256x64xf16> -> !tile.staged<128x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.tensor_map<box = [32, 64], swizzle = 128, multicast = [2, 1]>){{.*}} :
        %ws = tile.load %w[%n, %k] : memref<64x64xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      %y = tile.map (%p = %c : !tile.frag<128x64xf32>) -> !tile.frag<128x64xf16> {
        %t = arith.truncf %p : f32 to f16
        tile.yield %t : f16
      }
      // CHECK: tile.store %{{.*}} via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>)
      tile.store %y, %d[%m, %n] : !tile.frag<128x64xf16>, memref<256x64xf16>
    }
    gpu.return
  }
}

// -----

// Steps along k that are no multiples of 16 bytes: no box starts there, and the producers copy. Every
// second element admits copies of 4 bytes, every element none. A result that starts at any column is
// stored as lanes have it.
gpu.module @steps [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<128x64xf16>, %w: memref<64x64xf16>, %d: memref<128x128xf16>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>, known_block_size = array<i32: 384, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c64) by [128, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 2 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %{{.*}} via(#tile.async_copy<4>)
        %xs = tile.load %x[%m, %k] : memref<128x64xf16> -> !tile.staged<128x64xf16>
        // CHECK: tile.copy %{{.*}} via(#tile.async_copy<16, realigned = true>)
        %next = arith.addi %k, %c1 : index
        %ws = tile.load %w[%n, %next] : memref<64x64xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      %y = tile.map (%p = %c : !tile.frag<128x64xf32>) -> !tile.frag<128x64xf16> {
        %t = arith.truncf %p : f32 to f16
        tile.yield %t : f16
      }
      // CHECK: tile.store %{{.*}} via(#tile.vector<1>)
      %right = arith.addi %n, %c1 : index
      tile.store %y, %d[%m, %right] : !tile.frag<128x64xf16>, memref<128x128xf16>
    }
    gpu.return
  }
}

// -----

// What is behind the last row may be anything where nothing but rows that are dropped has to do with it, and is
// zeros where columns are added up.
gpu.module @sums [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: gpu.func @rows
  gpu.func @rows(%x: memref<?x512xf16>, %w: memref<64x512xf16>, %d: memref<?x64xf32>) kernel
      attributes {tile.sizes_agree, fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c512 = arith.constant 512 : index
    %M = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%M, %c64) by [128, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %arg0{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128, fits_rows>)
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<128x64xf16>
        %ws = tile.load %w[%n, %k] : memref<64x512xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      tile.store %c, %d[%m, %n] : !tile.frag<128x64xf32>, memref<?x64xf32>
    }
    gpu.return
  }
  // CHECK-LABEL: gpu.func @columns
  gpu.func @columns(%x: memref<?x512xf16>, %w: memref<64x512xf16>, %d: memref<?x64xf32>) kernel
      attributes {tile.sizes_agree, fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c512 = arith.constant 512 : index
    %M = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%M, %c64) by [128, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<128x64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x64xf32>) load(%k) stages 4 {
        // CHECK: tile.copy %arg0{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128>)
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<128x64xf16>
        %ws = tile.load %w[%n, %k] : memref<64x512xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<64x64xf16> + !tile.frag<128x64xf32>
        tile.yield %a1 : !tile.frag<128x64xf32>
      }
      %sums = tile.reduce addf %c dim 0 : !tile.frag<128x64xf32> -> !tile.frag<1x64xf32>
      %above = tile.map (%v = %c : !tile.frag<128x64xf32>, %s = %sums : !tile.frag<1x64xf32>) -> !tile.frag<128x64xf32> {
        %r = arith.addf %v, %s : f32
        tile.yield %r : f32
      }
      tile.store %above, %d[%m, %n] : !tile.frag<128x64xf32>, memref<?x64xf32>
    }
    gpu.return
  }
}
