// RUN: sed 's/= "CHIP"/= "gfx942"/' %s | fuse-opt --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" | FileCheck %s --check-prefix=CDNA3
// RUN: sed 's/= "CHIP"/= "gfx950"/' %s | fuse-opt --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" | FileCheck %s --check-prefix=CDNA4

// The fastest of a chip's instructions that divide the tile: gfx950 has those of twice the depth. The larger ones where a wave has four.
// Four k of gfx942's lie side by side in a lane, and two instructions' where that makes 16 bytes.
// CDNA3-DAG: #tile.atom<"v_mfma_f32_16x16x16_f16", k_pack = 2,
// CDNA3-DAG: #tile.atom<"v_mfma_f32_16x16x16_bf16", lhs
// CDNA3-DAG: #tile.atom<"v_mfma_f32_32x32x8_f16", lhs
// CDNA4-DAG: #tile.atom<"v_mfma_f32_16x16x32_f16", lhs
// CDNA4-DAG: #tile.atom<"v_mfma_f32_32x32x16_bf16", lhs
// CDNA4-DAG: #tile.atom<"v_mfma_f32_32x32x8_f16", lhs

#schedule = #fuse.register_prefetch<tile = [64, 64, 64], warps = [2, 2]>
gpu.module @k [#rocdl.target<chip = "CHIP">] {
  gpu.func @k64(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %d: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    %c64 = arith.constant 64 : index
    %c = tile.pipeline %c0 to %c64 step 64 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
      %xs = tile.load %x[%c0, %k] : memref<64x64xf16> -> !tile.staged<64x64xf16>
      %ws = tile.load %w[%c0, %k] : memref<64x64xf16> -> !tile.staged<64x64xf16>
      tile.yield %xs, %ws : !tile.staged<64x64xf16>, !tile.staged<64x64xf16>
    } compute(%k, %xs, %ws, %a) {
      %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !tile.frag<64x64xf32>
      tile.yield %a1 : !tile.frag<64x64xf32>
    }
    tile.store %c, %d[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
  gpu.func @k16(%x: memref<64x64xbf16>, %w: memref<64x64xbf16>, %d: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    %c64 = arith.constant 64 : index
    %c = tile.pipeline %c0 to %c64 step 16 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
      %xs = tile.load %x[%c0, %k] : memref<64x64xbf16> -> !tile.staged<64x16xbf16>
      %ws = tile.load %w[%c0, %k] : memref<64x64xbf16> -> !tile.staged<64x16xbf16>
      tile.yield %xs, %ws : !tile.staged<64x16xbf16>, !tile.staged<64x16xbf16>
    } compute(%k, %xs, %ws, %a) {
      %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x16xbf16> * !tile.staged<64x16xbf16> + !tile.frag<64x64xf32>
      tile.yield %a1 : !tile.frag<64x64xf32>
    }
    tile.store %c, %d[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
  gpu.func @k8(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %d: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    %c64 = arith.constant 64 : index
    %c = tile.pipeline %c0 to %c64 step 8 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
      %xs = tile.load %x[%c0, %k] : memref<64x64xf16> -> !tile.staged<64x8xf16>
      %ws = tile.load %w[%c0, %k] : memref<64x64xf16> -> !tile.staged<64x8xf16>
      tile.yield %xs, %ws : !tile.staged<64x8xf16>, !tile.staged<64x8xf16>
    } compute(%k, %xs, %ws, %a) {
      %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x8xf16> * !tile.staged<64x8xf16> + !tile.frag<64x64xf32>
      tile.yield %a1 : !tile.frag<64x64xf32>
    }
    tile.store %c, %d[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
}
