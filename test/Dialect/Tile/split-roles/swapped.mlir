// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse))" | FileCheck %s

// Where operands are swapped, which products run while those of the next step are started.

gpu.module @kernels {
  // Of many rows they do.
  // CHECK-LABEL: gpu.func @many_rows
  // CHECK: consumers
  // CHECK:     scf.for
  // CHECK:       tile.mma_wait pending 1
  // CHECK-NEXT:  tile.ring_release %{{.*}} lag 1
  gpu.func @many_rows(%x: memref<?x512xf16>, %w: memref<768x512xf16>, %y: memref<?x768xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [96, 128, 64], warps = [1, 8], stages = 4, swap = true>, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c512 = arith.constant 512 : index
    %c768 = arith.constant 768 : index
    %rows = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%rows, %c768) by [96, 128] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<96x128xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<96x128xf32>)
          load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<96x64xf16>
        %ws = tile.load %w[%n, %k] : memref<768x512xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs, %ws : !tile.staged<96x64xf16>, !tile.staged<128x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<96x64xf16> * !tile.staged<128x64xf16> + !tile.frag<96x128xf32>
        tile.yield %b : !tile.frag<96x128xf32>
      }
      tile.store %c, %y[%m, %n] : !tile.frag<96x128xf32>, memref<?x768xf32>
    }
    gpu.return
  }

  // Of few rows memory is what is waited for: a slot is handed back at once.
  // CHECK-LABEL: gpu.func @few_rows
  // CHECK: consumers
  // CHECK:     scf.for
  // CHECK:       tile.mma_wait{{$}}
  // CHECK-NEXT:  tile.ring_release %{{[^ ]*}} :
  gpu.func @few_rows(%x: memref<?x512xf16>, %w: memref<768x512xf16>, %y: memref<?x768xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [64, 128, 64], warps = [1, 8], stages = 4, swap = true>, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c512 = arith.constant 512 : index
    %c768 = arith.constant 768 : index
    %rows = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%rows, %c768) by [64, 128] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x128xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<64x128xf32>)
          load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<64x64xf16>
        %ws = tile.load %w[%n, %k] : memref<768x512xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs, %ws : !tile.staged<64x64xf16>, !tile.staged<128x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<128x64xf16> + !tile.frag<64x128xf32>
        tile.yield %b : !tile.frag<64x128xf32>
      }
      tile.store %c, %y[%m, %n] : !tile.frag<64x128xf32>, memref<?x768xf32>
    }
    gpu.return
  }

  // So it is where a step is two lines of 128 bytes,
  // CHECK-LABEL: gpu.func @long_steps
  // CHECK: consumers
  // CHECK:     scf.for
  // CHECK:       tile.mma_wait{{$}}
  // CHECK-NEXT:  tile.ring_release %{{[^ ]*}} :
  gpu.func @long_steps(%x: memref<?x512xf16>, %w: memref<768x512xf16>, %y: memref<?x768xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [96, 128, 128], warps = [1, 8], stages = 3, swap = true>, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c512 = arith.constant 512 : index
    %c768 = arith.constant 768 : index
    %rows = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%rows, %c768) by [96, 128] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<96x128xf32>
      %c = tile.pipeline %k0 to %k1 step 128 carry(%z : !tile.frag<96x128xf32>)
          load(%k) stages 3 {
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<96x128xf16>
        %ws = tile.load %w[%n, %k] : memref<768x512xf16> -> !tile.staged<128x128xf16>
        tile.yield %xs, %ws : !tile.staged<96x128xf16>, !tile.staged<128x128xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<96x128xf16> * !tile.staged<128x128xf16> + !tile.frag<96x128xf32>
        tile.yield %b : !tile.frag<96x128xf32>
      }
      tile.store %c, %y[%m, %n] : !tile.frag<96x128xf32>, memref<?x768xf32>
    }
    gpu.return
  }

  // and where two warpgroups multiply while the third one waits.
  // CHECK-LABEL: gpu.func @three_warpgroups
  // CHECK: consumers
  // CHECK:     scf.for
  // CHECK:       tile.mma_wait{{$}}
  // CHECK-NEXT:  tile.ring_release %{{[^ ]*}} :
  gpu.func @three_warpgroups(%x: memref<?x512xf16>, %w: memref<768x512xf16>, %y: memref<?x768xf32>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [96, 192, 64], warps = [1, 12], stages = 4, swap = true>, known_block_size = array<i32: 512, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c512 = arith.constant 512 : index
    %c768 = arith.constant 768 : index
    %rows = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%rows, %c768) by [96, 192] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<96x192xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<96x192xf32>)
          load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<96x64xf16>
        %ws = tile.load %w[%n, %k] : memref<768x512xf16> -> !tile.staged<192x64xf16>
        tile.yield %xs, %ws : !tile.staged<96x64xf16>, !tile.staged<192x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<96x64xf16> * !tile.staged<192x64xf16> + !tile.frag<96x192xf32>
        tile.yield %b : !tile.frag<96x192xf32>
      }
      tile.store %c, %y[%m, %n] : !tile.frag<96x192xf32>, memref<?x768xf32>
    }
    gpu.return
  }
}
