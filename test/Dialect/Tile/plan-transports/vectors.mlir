// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports))" -split-input-file | FileCheck %s

// Copies of 16 bytes where rows are multiples of 16; of 4 where they are of 4 only; units of two
// bytes pass through a register, and so does what is converted. The bias moves 16 bytes at once,
// the result as many elements as divide its rows.
gpu.module @sm_80 [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x66xf16>, %v: memref<64x65xf16>, %q: memref<64x64xi8>, %b: memref<64xf16>, %d: memref<64x66xf16>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 3>, known_block_size = array<i32: 128, 1, 1>} {
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      %c:3 = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>, %z : !tile.frag<64x64xf32>, %z : !tile.frag<64x64xf32>) load(%k) stages 3 {
        // CHECK: tile.load %{{.*}} via(#tile.async_copy<16>){{.*}} : memref<64x64xf16>
        %xs = tile.load %x[%m, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        // CHECK: tile.load %{{.*}} via(#tile.async_copy<4>){{.*}} : memref<64x66xf16>
        %ws = tile.load %w[%n, %k] : memref<64x66xf16> -> !tile.staged<64x32xf16>
        // CHECK: tile.load %{{.*}} via(#tile.vector<1>){{.*}} : memref<64x65xf16>
        %vs = tile.load %v[%n, %k] : memref<64x65xf16> -> !tile.staged<64x32xf16>
        // CHECK: tile.load %{{.*}} via(#tile.vector<8>){{.*}} : memref<64x64xi8>
        %qs = tile.load %q[%n, %k] : memref<64x64xi8> -> !tile.staged<64x32xf16>
        tile.yield %xs, %ws, %vs, %qs : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>, !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %vs, %qs, %a0, %a1, %a2) {
        %b0 = tile.mma %xs * %ws + %a0 : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        %b1 = tile.mma %xs * %vs + %a1 : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        %b2 = tile.mma %xs * %qs + %a2 : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b0, %b1, %b2 : !tile.frag<64x64xf32>, !tile.frag<64x64xf32>, !tile.frag<64x64xf32>
      }
      // CHECK: tile.load %{{.*}} via(#tile.vector<8>){{.*}} : memref<64xf16>
      %bs = tile.load %b[%n] dims [-1, 0] : memref<64xf16> -> !tile.frag<1x64xf16>
      %y = tile.map (%p = %c#0 : !tile.frag<64x64xf32>, %r = %c#1 : !tile.frag<64x64xf32>, %s = %c#2 : !tile.frag<64x64xf32>, %e = %bs : !tile.frag<1x64xf16>) -> !tile.frag<64x64xf16> {
        %t = arith.truncf %p : f32 to f16
        tile.yield %t : f16
      }
      // CHECK: tile.store %{{.*}} via(#tile.vector<2>){{.*}} : {{.*}} memref<64x66xf16>
      tile.store %y, %d[%m, %n] : !tile.frag<64x64xf16>, memref<64x66xf16>
      // A limit may cut a vector anywhere.
      // CHECK: tile.store %{{.*}} via(#tile.vector<1>){{.*}} : {{.*}} memref<64x66xf16>
      tile.store %y, %d[%m, %n] limits(%c64, %c64) : !tile.frag<64x64xf16>, memref<64x66xf16>
    }
    gpu.return
  }
}

// -----

// A part of an argument that begins 8 bytes into its rows; and rows of dynamic length, of which
// each element may begin anywhere.
gpu.module @parts [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<4x1024xf16>, %y: memref<4x?xf16>, %d: memref<4x512xf16>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [4, 512], warps = [4, 1]>, known_block_size = array<i32: 256, 1, 1>} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %part = memref.subview %x[0, 4] [4, 512] [1, 1] : memref<4x1024xf16> to memref<4x512xf16, strided<[1024, 1], offset: 4>>
    tile.for_tiles (%m) in (%c4) by [4] {
      // CHECK: tile.load %{{.*}} via(#tile.vector<4>)
      %v = tile.load %part[%m, %c0] : memref<4x512xf16, strided<[1024, 1], offset: 4>> -> !tile.frag<4x512xf16>
      tile.store %v, %d[%m, %c0] : !tile.frag<4x512xf16>, memref<4x512xf16>
    }
    gpu.return
  }
}

// -----

gpu.module @dynamic [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<4x?xf16>, %d: memref<4x512xf16>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [4, 512], warps = [4, 1]>, known_block_size = array<i32: 256, 1, 1>} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    tile.for_tiles (%m) in (%c4) by [4] {
      // CHECK: tile.load %{{.*}} via(#tile.vector<1>){{.*}} : memref<4x?xf16>
      %v = tile.load %x[%m, %c0] : memref<4x?xf16> -> !tile.frag<4x512xf16>
      tile.store %v, %d[%m, %c0] : !tile.frag<4x512xf16>, memref<4x512xf16>
    }
    gpu.return
  }
}
