// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse))" | FileCheck %s

!acc = !tile.frag<128x128xf32>
#schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4>

gpu.module @kernels {
  // Two right operands; the epilogue and its loads go to the consumers.
  // CHECK-LABEL: gpu.func @dual
  // CHECK: %[[RING:.*]] = tile.make_ring : <4, !tile.staged<128x64xf16>, !tile.staged<128x64xf16>, !tile.staged<128x64xf16>>
  // CHECK: tile.roles producers 4 {
  // CHECK:   tile.for_tiles (%[[M:.*]], %[[N:.*]]) in (%{{.*}}, %{{.*}}) by [128, 128] krange(%[[K0:.*]], %[[K1:.*]]) of
  // CHECK-NEXT: scf.for %[[K:.*]] = %[[K0]] to %[[K1]] step %c64 {
  // CHECK-NEXT:   %[[S:.*]]:3 = tile.ring_acquire %[[RING]]
  // CHECK-NEXT:   tile.copy %{{.*}}[%[[M]], %[[K]]] to %[[S]]#0
  // CHECK-NEXT:   tile.copy %{{.*}}[%[[N]], %[[K]]] to %[[S]]#1
  // CHECK-NEXT:   tile.copy %{{.*}}[%[[K]], %[[N]]] dims [1, 0] to %[[S]]#2
  // CHECK-NEXT:   tile.ring_commit %[[RING]]
  // CHECK-NOT: tile.load
  // CHECK: } consumers {
  // CHECK:   tile.for_tiles (%[[M:.*]], %[[N:.*]]) in
  // CHECK:     %[[ZERO:.*]] = tile.fill
  // The first step stands alone: its products take no accumulator.
  // CHECK:     %[[S:.*]]:3 = tile.ring_wait %[[RING]]
  // CHECK:     %[[U0:.*]] = tile.mma %[[S]]#0 * %[[S]]#1 + %[[ZERO]]
  // CHECK:     %[[V0:.*]] = tile.mma %[[S]]#0 * %[[S]]#2 + %[[ZERO]]
  // CHECK:     %[[C:.*]]:2 = scf.for %{{.*}} iter_args(%[[U:.*]] = %[[U0]], %[[V:.*]] = %[[V0]])
  // CHECK:       %[[S:.*]]:3 = tile.ring_wait %[[RING]]
  // CHECK:       tile.mma %[[S]]#0 * %[[S]]#1 + %[[U]]
  // CHECK:       tile.mma %[[S]]#0 * %[[S]]#2 + %[[V]]
  // CHECK:       tile.mma_wait pending 1
  // CHECK:       tile.ring_release %[[RING]] lag 1
  // CHECK:     %[[D:.*]]:2 = tile.mma_wait(%[[C]]#0, %[[C]]#1) :
  // CHECK:     tile.ring_release %[[RING]] :
  // CHECK:     tile.load %{{.*}}[%[[M]], %[[N]]]
  // CHECK:     tile.map (%{{.*}} = %[[D]]#0 : {{.*}}, %{{.*}} = %[[D]]#1 :
  // CHECK:     tile.store
  gpu.func @dual(%x: memref<?x512xf16>, %u: memref<256x512xf16>, %v: memref<512x256xf16>, %e: memref<?x256xf16>, %y: memref<?x256xf16>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c256 = arith.constant 256 : index
    %c512 = arith.constant 512 : index
    %rows = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%rows, %c256) by [128, 128] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      %c:2 = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc, %z : !acc)
          load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<128x64xf16>
        %us = tile.load %u[%n, %k] : memref<256x512xf16> -> !tile.staged<128x64xf16>
        %vs = tile.load %v[%k, %n] dims [1, 0] : memref<512x256xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs, %us, %vs : !tile.staged<128x64xf16>, !tile.staged<128x64xf16>, !tile.staged<128x64xf16>
      } compute(%k, %xs, %us, %vs, %a, %b) {
        %a1 = tile.mma %xs * %us + %a : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !acc
        %b1 = tile.mma %xs * %vs + %b : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !acc
        tile.yield %a1, %b1 : !acc, !acc
      }
      %es = tile.load %e[%m, %n] : memref<?x256xf16> -> !tile.frag<128x128xf16>
      %r = tile.map (%p = %c#0 : !acc, %q = %c#1 : !acc, %s = %es : !tile.frag<128x128xf16>) -> !tile.frag<128x128xf16> {
        %s32 = arith.extf %s : f16 to f32
        %pq = arith.mulf %p, %q : f32
        %t = arith.addf %pq, %s32 : f32
        %h = arith.truncf %t : f32 to f16
        tile.yield %h : f16
      }
      tile.store %r, %y[%m, %n] : !tile.frag<128x128xf16>, memref<?x256xf16>
    }
    gpu.return
  }

  // A reduction dimension outside the pipeline: the producers walk it too.
  // CHECK-LABEL: gpu.func @outer
  // CHECK: tile.roles producers 4 {
  // CHECK:   scf.for %[[O:.*]] = %c0 to %c3
  // CHECK:     scf.for %[[K:.*]] =
  // CHECK:       tile.copy %{{.*}}[%[[O]], %{{.*}}, %[[K]]]
  // CHECK: } consumers {
  // CHECK:   scf.for %{{.*}} = %c0 to %c3 {{.*}} iter_args(
  // CHECK:     tile.ring_wait
  gpu.func @outer(%x: memref<3x128x64xf16>, %w: memref<3x128x64xf16>, %y: memref<128x128xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    tile.for_tiles (%m, %n) in (%c128, %c128) by [128, 128] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !acc
      %s = scf.for %o = %c0 to %c3 step %c1 iter_args(%acc = %z) -> (!acc) {
        %c = tile.pipeline %k0 to %k1 step 64 carry(%acc : !acc) load(%k) stages 4 {
          %xs = tile.load %x[%o, %m, %k] dims [1, 2] : memref<3x128x64xf16> -> !tile.staged<128x64xf16>
          %ws = tile.load %w[%o, %n, %k] dims [1, 2] : memref<3x128x64xf16> -> !tile.staged<128x64xf16>
          tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<128x64xf16>
        } compute(%k, %xs, %ws, %a) {
          %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !acc
          tile.yield %a1 : !acc
        }
        scf.yield %c : !acc
      }
      tile.store %s, %y[%m, %n] : !acc, memref<128x128xf32>
    }
    gpu.return
  }

  // Auxiliaries of the tile's shape have a ring and a tile loop of their own; a row of n, and one
  // whose n is not contiguous, are loaded as before.
  // CHECK-LABEL: gpu.func @auxiliaries
  // CHECK: %[[RING:.*]] = tile.make_ring : <3, !tile.staged<128x64xf16>, !tile.staged<128x64xf16>>
  // CHECK: %[[AUX:.*]] = tile.make_ring : <2, !tile.staged<128x64xf16>>
  // CHECK: tile.roles producers 4 {
  // CHECK:   tile.for_tiles
  // CHECK:     tile.ring_acquire %[[RING]]
  // CHECK:   tile.for_tiles (%[[M:.*]], %[[N:.*]]) in (%{{.*}}, %{{.*}}) by [128, 128] krange(
  // CHECK-NEXT: scf.for %[[C:.*]] = %c0{{.*}} to %c128{{.*}} step %c64{{.*}} {
  // CHECK-NEXT:   %[[S:.*]] = tile.ring_acquire %[[AUX]]
  // CHECK-NEXT:   %[[AT:.*]] = arith.addi %[[N]], %[[C]]
  // CHECK-NEXT:   tile.copy %{{.*}}[%[[M]], %[[AT]]] to %[[S]]
  // CHECK-NEXT:   tile.ring_commit %[[AUX]]
  // CHECK: } consumers {
  // CHECK:   tile.mma_wait(
  // CHECK:   tile.load %{{.*}} dims [-1, 0]
  // CHECK:   %[[E:.*]] = tile.ring_read %[[AUX]] : {{.*}} -> !tile.frag<128x128xf16>
  // CHECK:   tile.load %{{.*}} dims [1, 0]
  // CHECK:   tile.map ({{.*}} = %[[E]] :
  gpu.func @auxiliaries(%x: memref<?x512xf16>, %w: memref<256x512xf16>, %b: memref<256xf16>, %e: memref<?x256xf16>,
                        %f: memref<256x512xf16>, %y: memref<?x256xf16>)
      kernel attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3, aux_stages = 2>,
                         known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c256 = arith.constant 256 : index
    %c512 = arith.constant 512 : index
    %rows = memref.dim %x, %c0 : memref<?x512xf16>
    tile.for_tiles (%m, %n) in (%rows, %c256) by [128, 128] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !acc
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 3 {
        %xs = tile.load %x[%m, %k] : memref<?x512xf16> -> !tile.staged<128x64xf16>
        %ws = tile.load %w[%n, %k] : memref<256x512xf16> -> !tile.staged<128x64xf16>
        tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<128x64xf16>
      } compute(%k, %xs, %ws, %a) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !acc
        tile.yield %a1 : !acc
      }
      %bs = tile.load %b[%n] dims [-1, 0] : memref<256xf16> -> !tile.frag<1x128xf16>
      %es = tile.load %e[%m, %n] : memref<?x256xf16> -> !tile.frag<128x128xf16>
      %fs = tile.load %f[%n, %m] dims [1, 0] : memref<256x512xf16> -> !tile.frag<128x128xf16>
      %r = tile.map (%s = %es : !tile.frag<128x128xf16>, %t = %bs : !tile.frag<1x128xf16>, %u = %fs : !tile.frag<128x128xf16>, %p = %c : !acc) -> !tile.frag<128x128xf16> {
        %st = arith.addf %s, %t : f16
        %stu = arith.addf %st, %u : f16
        %h = arith.truncf %p : f32 to f16
        %q = arith.mulf %h, %stu : f16
        tile.yield %q : f16
      }
      tile.store %r, %y[%m, %n] : !tile.frag<128x128xf16>, memref<?x256xf16>
    }
    gpu.return
  }
}
