// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(fuse-count-flops))" | FileCheck %s

// 2 * 128 * 256 = 65536 per row.
// CHECK: #[[FLOPS:.*]] = affine_map<()[s0, s1] -> (s0 * 65536)>
// CHECK: gpu.func @k
// CHECK-SAME: tile.launch_info = #tile.launch_info<align = 16, flops = #[[FLOPS]]>
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%x: memref<?x128xf16>, %w: memref<256x128xf16>, %y: memref<?x256xf16>) kernel
        attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 128, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %m = memref.dim %x, %c0 : memref<?x128xf16>
      tile.for_tiles (%i, %j) in (%m, %c256) by [64, 64] {
        %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
        %c = tile.pipeline %c0 to %c128 step 32 carry(%z : !tile.frag<64x64xf32>)
            load(%k) stages 2 {
          %xs = tile.load %x[%i, %k] : memref<?x128xf16> -> !tile.staged<64x32xf16>
          %ws = tile.load %w[%j, %k] : memref<256x128xf16> -> !tile.staged<64x32xf16>
          tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
        } compute(%k, %xs, %ws, %a) {
          %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
          tile.yield %a1 : !tile.frag<64x64xf32>
        }
        %r = tile.map (%e = %c : !tile.frag<64x64xf32>) -> !tile.frag<64x64xf16> {
          %h = arith.truncf %e : f32 to f16
          tile.yield %h : f16
        }
        tile.store %r, %y[%i, %j] : !tile.frag<64x64xf16>, memref<?x256xf16>
      }
      gpu.return
    }
  }
}
