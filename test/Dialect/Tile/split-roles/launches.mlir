// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse))" | FileCheck %s

// Each role waits for the launches ahead by itself, producers before what these write; a ring of which they write nothing is
// filled before. The launch behind may start when the producers have loaded everything.

!acc = !tile.frag<64x64xf32>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, aux_stages = 1>
gpu.module @kernels {
  // CHECK-LABEL: gpu.func @late
  // CHECK-NOT:   launches
  // CHECK:       tile.roles producers 4 {
  // CHECK-NEXT:    tile.await_launches
  // CHECK-NEXT:    tile.for_tiles
  // CHECK:           tile.copy
  // CHECK:           tile.copy
  // CHECK:         }
  // CHECK:         tile.for_tiles
  // CHECK:         tile.release_launches
  // CHECK-NEXT:  } consumers {
  // CHECK-NEXT:    tile.await_launches
  // CHECK-NOT:     launches
  gpu.func @late(%x: memref<64x512xf16>, %w: memref<256x512xf16> {tile.early}, %e: memref<64x256xf16> {tile.early}, %y: memref<64x256xf16>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>, tile.launch_info = #tile.launch_info<overlaps = true>} {
    tile.release_launches
    tile.await_launches
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %c512 = arith.constant 512 : index
    tile.for_tiles (%m, %n) in (%c64, %c256) by [64, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      %s = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 2 {
        %xs = tile.load %x[%m, %k] : memref<64x512xf16> -> !tile.staged<64x64xf16>
        %ws = tile.load %w[%n, %k] : memref<256x512xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<64x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %p = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
        tile.yield %p : !acc
      }
      %f = tile.load %e[%m, %n] : memref<64x256xf16> -> !tile.frag<64x64xf16>
      %r = tile.map (%a = %s : !acc, %b = %f : !tile.frag<64x64xf16>) -> !tile.frag<64x64xf16> {
        %a16 = arith.truncf %a : f32 to f16
        %sum = arith.addf %a16, %b : f16
        tile.yield %sum : f16
      }
      tile.store %r, %y[%m, %n] : !tile.frag<64x64xf16>, memref<64x256xf16>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @early
  // CHECK:       tile.roles producers 4 {
  // CHECK-NOT:     launches
  // CHECK:         tile.for_tiles
  // CHECK:         tile.await_launches
  // CHECK-NEXT:  } consumers {
  // CHECK-NEXT:    tile.await_launches
  gpu.func @early(%x: memref<64x512xf16> {tile.early}, %w: memref<256x512xf16> {tile.early}, %y: memref<64x256xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>, tile.launch_info = #tile.launch_info<overlaps = true>} {
    tile.await_launches
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %c512 = arith.constant 512 : index
    tile.for_tiles (%m, %n) in (%c64, %c256) by [64, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      %s = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 2 {
        %xs = tile.load %x[%m, %k] : memref<64x512xf16> -> !tile.staged<64x64xf16>
        %ws = tile.load %w[%n, %k] : memref<256x512xf16> -> !tile.staged<64x64xf16>
        tile.yield %xs, %ws : !tile.staged<64x64xf16>, !tile.staged<64x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %p = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !acc
        tile.yield %p : !acc
      }
      tile.store %s, %y[%m, %n] : !acc, memref<64x256xf32>
    }
    gpu.return
  }
}
