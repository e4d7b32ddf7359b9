// RUN: fuse-opt %s | fuse-opt | FileCheck %s
// RUN: fuse-opt %s --mlir-print-op-generic | fuse-opt | FileCheck %s

// CHECK-LABEL: func @gemm
// CHECK: tile.for_tiles (%[[M:.*]], %[[N:.*]]) in (%{{.*}}, %{{.*}}) by [128, 256] krange(%[[K0:.*]], %[[K1:.*]]) of %{{.*}} distribution(#tile.stream_k<grain = 256>) {
// CHECK:   %[[Z:.*]] = tile.fill 0.000000e+00 : f32 -> <128x256xf32>
// CHECK:   tile.pipeline %[[K0]] to %[[K1]] step 64 carry(%[[Z]] : !tile.frag<128x256xf32>) load(%[[K:.*]]) stages 4 {
// CHECK:     tile.load %{{.*}}[%[[M]], %[[K]]] : memref<?x4096xf16> -> !tile.staged<128x64xf16>
// CHECK:     tile.load %{{.*}}[%[[K]], %[[N]]] dims [1, 0] : memref<4096x?xf16> -> !tile.staged<256x64xf16>
// CHECK:     tile.yield
// CHECK:   } load(%{{.*}}) stages 2 {
// CHECK:   } compute(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) {
// CHECK:     tile.mma %{{.*}} * %{{.*}} + %{{.*}} : !tile.staged<128x64xf16> * !tile.staged<256x64xf16> + <128x256xf32>
// CHECK:   }
// CHECK:   tile.load %{{.*}}[%[[N]]] dims [-1, 0] : memref<?xf16> -> !tile.frag<1x256xf16>
// CHECK:   tile.map (%{{.*}} = %{{.*}} : !tile.frag<128x256xf32>, %{{.*}} = %{{.*}} : !tile.frag<1x256xf16>) at (%[[M]], %[[N]]) -> !tile.frag<128x256xf16> {
// CHECK:     tile.index 1 : index
// CHECK:   tile.store %{{.*}}, %{{.*}}[%[[N]], %[[M]]] dims [1, 0] : <128x256xf16>, memref<?x?xf16>
func.func @gemm(%x: memref<?x4096xf16>, %w: memref<4096x?xf16>, %bias: memref<?xf16>, %y: memref<?x?xf16>,
                %M: index, %N: index, %K: index) {
  tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] krange(%k0, %k1) of %K distribution(#tile.stream_k<grain = 256>) {
    %z = tile.fill 0.0 : f32 -> !tile.frag<128x256xf32>
    %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x256xf32>) load(%k) stages 4 {
      %xs = tile.load %x[%m, %k] : memref<?x4096xf16> -> !tile.staged<128x64xf16>
      %ws = tile.load %w[%k, %n] dims [1, 0] : memref<4096x?xf16> -> !tile.staged<256x64xf16>
      tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<256x64xf16>
    } load(%k) stages 2 {
      %e = tile.load %bias[%k] : memref<?xf16> -> !tile.staged<64xf16>
      tile.yield %e : !tile.staged<64xf16>
    } compute(%k, %xs, %ws, %e, %a) {
      %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<256x64xf16> + !tile.frag<128x256xf32>
      tile.yield %a1 : !tile.frag<128x256xf32>
    }
    %b = tile.load %bias[%n] dims [-1, 0] : memref<?xf16> -> !tile.frag<1x256xf16>
    %r = tile.map (%p = %c : !tile.frag<128x256xf32>, %q = %b : !tile.frag<1x256xf16>) at (%m, %n)
        -> !tile.frag<128x256xf16> {
      %col = tile.index 1 : index
      %inside = arith.cmpi ult, %col, %N : index
      %q32 = arith.extf %q : f16 to f32
      %s = arith.addf %p, %q32 : f32
      %t = arith.select %inside, %s, %p : f32
      %u = arith.truncf %t : f32 to f16
      tile.yield %u : f16
    }
    tile.store %r, %y[%n, %m] dims [1, 0] : !tile.frag<128x256xf16>, memref<?x?xf16>
  }
  return
}

// CHECK-LABEL: func @held
// CHECK: %[[H:.*]] = tile.make_held : <3, !tile.frag<1x512xf16>>
// CHECK: tile.for_tiles (%[[M:.*]]) in (%{{.*}}) by [1] distribution(#tile.persistent_clusters<cluster = 4>) {
// CHECK:   tile.hold %{{.*}}[%[[M]], %{{.*}}] to %[[H]][%{{.*}}] via(#tile.async_copy<16>) in_bounds [true, false] : memref<?x1500xf16>, <3, !tile.frag<1x512xf16>>
// CHECK:   tile.read_held %[[H]][%{{.*}}] : <3, !tile.frag<1x512xf16>> -> <1x512xf16>
// CHECK:   tile.read_held %[[H]][%{{.*}}] last : <3, !tile.frag<1x512xf16>> -> <1x512xf16>
func.func @held(%x: memref<?x1500xf16>, %M: index) {
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %h = tile.make_held : !tile.held<3, !tile.frag<1x512xf16>>
  tile.for_tiles (%m) in (%M) by [1] distribution(#tile.persistent_clusters<cluster = 4>) {
    tile.hold %x[%m, %c512] to %h[%c1] via(#tile.async_copy<16>) in_bounds [true, false] : memref<?x1500xf16>, !tile.held<3, !tile.frag<1x512xf16>>
    tile.copy_commit
    tile.copy_wait
    %a = tile.read_held %h[%c1] : !tile.held<3, !tile.frag<1x512xf16>> -> !tile.frag<1x512xf16>
    %b = tile.read_held %h[%c1] last : !tile.held<3, !tile.frag<1x512xf16>> -> !tile.frag<1x512xf16>
    tile.store %a, %x[%m, %c512] : !tile.frag<1x512xf16>, memref<?x1500xf16>
    tile.store %b, %x[%m, %c512] : !tile.frag<1x512xf16>, memref<?x1500xf16>
  }
  return
}

// CHECK-LABEL: func @clusters
// CHECK: tile.for_tiles (%[[M:.*]]) in (%{{.*}}) by [64] krange(%{{.*}}, %{{.*}}) of %{{.*}} distribution(#tile.cluster_k<cluster = 4, grain = 64>) {
// CHECK:   tile.combine_rows %[[ROW:.*]] (%[[A:.*]] = %{{.*}} : !tile.frag<64x32xf32> to !tile.frag<16x32xf32>, %[[B:.*]] = %{{.*}} : !tile.frag<64x32xf32> to !tile.frag<16x32xf32>) {
// CHECK:     %[[AT:.*]] = arith.addi %[[M]], %[[ROW]] : index
// CHECK:     tile.store %[[A]], %{{.*}}[%[[AT]], %{{.*}}] : <16x32xf32>, memref<?x32xf32>
// CHECK:     tile.store %[[B]]
func.func @clusters(%x: memref<?x32xf32>, %y: memref<?x32xf32>, %M: index, %K: index) {
  %c0 = arith.constant 0 : index
  tile.for_tiles (%m) in (%M) by [64] krange(%k0, %k1) of %K distribution(#tile.cluster_k<cluster = 4, grain = 64>) {
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x32xf32>
    tile.combine_rows %row (%a = %z : !tile.frag<64x32xf32> to !tile.frag<16x32xf32>, %b = %z : !tile.frag<64x32xf32> to !tile.frag<16x32xf32>) {
      %at = arith.addi %m, %row : index
      tile.store %a, %x[%at, %c0] : !tile.frag<16x32xf32>, memref<?x32xf32>
      tile.store %b, %y[%at, %c0] : !tile.frag<16x32xf32>, memref<?x32xf32>
    }
  }
  return
}

// CHECK-LABEL: func @rows
// CHECK: tile.for_tiles (%[[M:.*]]) in (%{{.*}}) by [4] {
// CHECK:   tile.load %{{.*}}[%[[M]], %{{.*}}] limits(%{{.*}}, %{{.*}}) : memref<?x?xf32> -> !tile.frag<4x1024xf32>
// CHECK:   tile.reduce maximumf %{{.*}} dim 1 bound %{{.*}} : <4x1024xf32> -> <4x1xf32>
// CHECK:   tile.reduce addf %{{.*}} dim 1 : <4x1024xf32> -> <4x1xf32>
func.func @rows(%x: memref<?x?xf32>, %M: index, %N: index) {
  %c0 = arith.constant 0 : index
  tile.for_tiles (%m) in (%M) by [4] {
    %v = tile.load %x[%m, %c0] limits(%M, %N) : memref<?x?xf32> -> !tile.frag<4x1024xf32>
    %top = tile.reduce maximumf %v dim 1 bound %N : !tile.frag<4x1024xf32> -> !tile.frag<4x1xf32>
    %e = tile.map (%p = %v : !tile.frag<4x1024xf32>, %q = %top : !tile.frag<4x1xf32>) -> !tile.frag<4x1024xf32> {
      %d = arith.subf %p, %q : f32
      %f = math.exp %d : f32
      tile.yield %f : f32
    }
    %sum = tile.reduce addf %e dim 1 : !tile.frag<4x1024xf32> -> !tile.frag<4x1xf32>
    %r = tile.map (%p = %e : !tile.frag<4x1024xf32>, %q = %sum : !tile.frag<4x1xf32>) -> !tile.frag<4x1024xf32> {
      %d = arith.divf %p, %q : f32
      tile.yield %d : f32
    }
    tile.store %r, %x[%m, %c0] : !tile.frag<4x1024xf32>, memref<?x?xf32>
  }
  return
}

// CHECK-LABEL: func @roles
// CHECK: %[[RING:.*]] = tile.make_ring : <4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>
// CHECK: tile.roles producers 4 {
// CHECK:   %[[S:.*]]:2 = tile.ring_acquire %[[RING]] : <4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>> -> !tile.staged<128x64xf16>, !tile.staged<256x64xf16>
// CHECK:   tile.copy %{{.*}}[%{{.*}}, %{{.*}}] to %[[S]]#0 : memref<?x?xf16>, <128x64xf16>
// CHECK:   tile.copy %{{.*}}[%{{.*}}, %{{.*}}] limits(%{{.*}}, %{{.*}}) dims [1, 0] to %[[S]]#1 : memref<?x?xf16>, <256x64xf16>
// CHECK:   tile.ring_commit %[[RING]] : <4,
// CHECK: } consumers {
// CHECK:   tile.ring_wait %[[RING]] : <4,
// CHECK:   tile.ring_wait %[[RING]] : <4,
// CHECK:   tile.mma_wait pending 1
// CHECK:   tile.ring_release %[[RING]] lag 1 : <4,
// CHECK:   tile.mma_wait(%{{.*}}) : !tile.frag<128x256xf32> -> !tile.frag<128x256xf32>
// CHECK:   tile.ring_release %[[RING]] : <4,
// CHECK:   tile.ring_read %{{.*}} : <2, !tile.staged<128x64xf16>> -> !tile.frag<128x256xf16>
func.func @roles(%x: memref<?x?xf16>, %i: index, %a: !tile.frag<128x256xf32>, %aux: !tile.ring<2, !tile.staged<128x64xf16>>) {
  %ring = tile.make_ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>
  tile.roles producers 4 {
    %s:2 = tile.ring_acquire %ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>> -> !tile.staged<128x64xf16>, !tile.staged<256x64xf16>
    tile.copy %x[%i, %i] to %s#0 : memref<?x?xf16>, !tile.staged<128x64xf16>
    tile.copy %x[%i, %i] limits(%i, %i) dims [1, 0] to %s#1 : memref<?x?xf16>, !tile.staged<256x64xf16>
    tile.ring_commit %ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>
  } consumers {
    %s:2 = tile.ring_wait %ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>> -> !tile.staged<128x64xf16>, !tile.staged<256x64xf16>
    %a1 = tile.mma %s#0 * %s#1 + %a : !tile.staged<128x64xf16> * !tile.staged<256x64xf16> + !tile.frag<128x256xf32>
    %t:2 = tile.ring_wait %ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>> -> !tile.staged<128x64xf16>, !tile.staged<256x64xf16>
    %a2 = tile.mma %t#0 * %t#1 + %a1 : !tile.staged<128x64xf16> * !tile.staged<256x64xf16> + !tile.frag<128x256xf32>
    tile.mma_wait pending 1
    tile.ring_release %ring lag 1 : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>
    %d = tile.mma_wait (%a2) : !tile.frag<128x256xf32> -> !tile.frag<128x256xf32>
    tile.ring_release %ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>
    %e = tile.ring_read %aux : !tile.ring<2, !tile.staged<128x64xf16>> -> !tile.frag<128x256xf16>
    // CHECK: tile.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] limits(%{{.*}}, %{{.*}}) dims [1, 0] : <128x256xf16>, memref<?x?xf16>
    tile.store %e, %x[%i, %i] limits(%i, %i) dims [1, 0] : !tile.frag<128x256xf16>, memref<?x?xf16>
  }
  return
}

// Rings whose slots are named.
// CHECK-LABEL: func.func @named
// CHECK:   tile.ring_acquire %[[RING:.*]][%[[S:.*]], %[[P:.*]]] : <2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
// CHECK:   %[[SKEW:.*]] = tile.skew %[[X:.*]][%{{.*}}, %{{.*}}] : memref<?x?xf16>
// CHECK:   tile.ring_commit %[[RING]][%[[S]]] : <2,
// CHECK:   tile.copy_barrier
// CHECK:   tile.realign tile 0 of %[[RING]][%[[S]]] skew %[[SKEW]] rows %[[X]] dim 1 : <2, !tile.staged<64x64xf16>>, memref<?x?xf16>
// CHECK:   tile.ring_arrive %[[RING]][%[[S]]] : <2,
// CHECK: } consumers {
// CHECK:   tile.ring_wait %[[RING]][%[[S]], %[[P]]] : <2,
// CHECK:   %[[S1:.*]], %[[P1:.*]] = tile.ring_advance %[[RING]][%[[S]], %[[P]]] : <2,
// CHECK:   %[[B:.*]] = tile.ring_behind %[[RING]][%[[S1]]] by 1 : <2,
// CHECK:   tile.ring_release %[[RING]][%[[B]]] : <2,
// CHECK:   tile.ring_read %[[RING]][%[[S1]], %[[P1]]] : <2,
// CHECK:   tile.ring_advance %[[RING]][%[[S1]], %[[P1]]] by 4 : <2,
func.func @named(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %x: memref<?x?xf16>, %i: index, %s: i32, %p: i32) {
  tile.roles producers 4 {
    %t = tile.ring_acquire %ring[%s, %p] : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
    %skew = tile.skew %x[%i, %i] : memref<?x?xf16>
    tile.copy %x[%i, %i] to %t : memref<?x?xf16>, !tile.staged<64x64xf16>
    tile.ring_commit %ring[%s] : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.copy_barrier
    tile.realign tile 0 of %ring[%s] skew %skew rows %x dim 1 : !tile.ring<2, !tile.staged<64x64xf16>>, memref<?x?xf16>
    tile.ring_arrive %ring[%s] : !tile.ring<2, !tile.staged<64x64xf16>>
  } consumers {
    %t = tile.ring_wait %ring[%s, %p] : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
    %s1, %p1 = tile.ring_advance %ring[%s, %p] : !tile.ring<2, !tile.staged<64x64xf16>>
    %b = tile.ring_behind %ring[%s1] by 1 : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.ring_release %ring[%b] : !tile.ring<2, !tile.staged<64x64xf16>>
    %e = tile.ring_read %ring[%s1, %p1] : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.frag<64x256xf16>
    %s2, %p2 = tile.ring_advance %ring[%s1, %p1] by 4 : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// Consumers in groups that take turns, before their places are named and after.
// CHECK-LABEL: func.func @groups
// CHECK: tile.roles producers 4 {
// CHECK: } consumers groups 2 {
// CHECK:   tile.group{{$}}
// CHECK:   tile.ring_skip %[[RING:.*]], %[[N:.*]] : <2,
// CHECK:   tile.take_turn %[[RING]] : <2,
// CHECK:   tile.ring_wait %[[RING]] :
// CHECK:   tile.pass_turn %[[RING]] : <2,
// CHECK:   tile.ring_release %[[RING]] :
// CHECK: } consumers groups 3 {
// CHECK:   tile.take_turn %[[RING]][%[[P:.*]]] : <2,
// CHECK:   tile.ring_advance %[[RING]][%[[S:.*]], %[[P]]] times %[[N]] : <2,
// CHECK:   tile.ring_advance %[[RING]][%[[S]], %[[P]]] by 2 times %[[N]] : <2,
func.func @groups(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index, %s: i32, %p: i32) {
  tile.roles producers 4 {
  } consumers groups 2 {
    %group = tile.group
    tile.ring_skip %ring, %n : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    %t = tile.ring_wait %ring : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
    tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.ring_release %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  tile.roles producers 4 {
  } consumers groups 3 {
    tile.take_turn %ring[%p] : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    %s1, %p1 = tile.ring_advance %ring[%s, %p] times %n : !tile.ring<2, !tile.staged<64x64xf16>>
    %s2, %p2 = tile.ring_advance %ring[%s, %p] by 2 times %n : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// Slots by number, and a tile on its way through registers.
// CHECK-LABEL: func.func @slots
// CHECK:   %[[RING:.*]] = tile.make_ring : <2, !tile.staged<64x32xf16, #shared>>
// CHECK:   %[[P:.*]] = tile.prefetch %{{.*}}[%{{.*}}, %{{.*}}] limits(%{{.*}}, %{{.*}}) dims [1, 0] via(#tile.vector<8, clamps = true>) in_bounds [true, false] : memref<?x?xi8> -> <!tile.staged<64x32xf16, #shared>, 8 x i8>
// CHECK:   %[[S:.*]] = tile.ring_slot %[[RING]][%{{.*}}] : <2, !tile.staged<64x32xf16, #shared>> -> !tile.staged<64x32xf16, #shared>
// CHECK:   tile.copy %{{.*}}[%{{.*}}, %{{.*}}] limits(%{{.*}}, %{{.*}}) dims [1, 0] prefetched(%[[P]] : !tile.prefetched<!tile.staged<64x32xf16, #shared>, 8 x i8>) to %[[S]] via(#tile.vector<8, clamps = true>) in_bounds [true, false]
// CHECK:   tile.copy_commit
// CHECK:   tile.copy_wait pending 1
// CHECK:   tile.copy_wait{{$}}
#shared = #tile.shared<contiguous = 1, swizzle = []>
func.func @slots(%x: memref<?x?xi8>, %i: index, %n: i32) {
  %ring = tile.make_ring : !tile.ring<2, !tile.staged<64x32xf16, #shared>>
  %p = tile.prefetch %x[%i, %i] limits(%i, %i) dims [1, 0] via(#tile.vector<8, clamps = true>) in_bounds [true, false]
      : memref<?x?xi8> -> !tile.prefetched<!tile.staged<64x32xf16, #shared>, 8 x i8>
  %s = tile.ring_slot %ring[%n] : !tile.ring<2, !tile.staged<64x32xf16, #shared>> -> !tile.staged<64x32xf16, #shared>
  tile.copy %x[%i, %i] limits(%i, %i) dims [1, 0] prefetched(%p : !tile.prefetched<!tile.staged<64x32xf16, #shared>, 8 x i8>)
      to %s via(#tile.vector<8, clamps = true>) in_bounds [true, false] : memref<?x?xi8>, !tile.staged<64x32xf16, #shared>
  tile.copy_commit
  tile.copy_wait pending 1
  tile.copy_wait
  return
}

// Bytes that become floats as they are staged.
// CHECK-LABEL: func.func @converted
// CHECK:   tile.load %{{.*}} : memref<?x64xi8> -> !tile.staged<32x16xf16>
// CHECK:   tile.load %{{.*}} : memref<64x?xi1> -> !tile.staged<16x16xf32>
func.func @converted(%x: memref<?x64xi8>, %w: memref<64x?xi1>, %i: index) {
  %0 = tile.load %x[%i, %i] : memref<?x64xi8> -> !tile.staged<32x16xf16>
  %1 = tile.load %w[%i, %i] dims [1, 0] : memref<64x?xi1> -> !tile.staged<16x16xf32>
  return
}

// CHECK-LABEL: func.func @sort
// CHECK:   tile.sort %{{.*}}, %{{.*}} dim 1 bound %{{.*}} before {
// CHECK:   ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i64, %{{.*}}: i64):
// CHECK:     arith.cmpf olt, %[[A]], %[[B]] : f32
// CHECK:     tile.yield %{{.*}} : i1
// CHECK:   } : !tile.frag<4x8xf32>, !tile.frag<4x8xi64>
// CHECK:   tile.sort %{{.*}} dim 0 before {
// CHECK:   } : !tile.frag<4x8xf32>
func.func @sort(%x: !tile.frag<4x8xf32>, %i: !tile.frag<4x8xi64>, %n: index) -> (!tile.frag<4x8xi64>, !tile.frag<4x8xf32>) {
  %0:2 = tile.sort %x, %i dim 1 bound %n before {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %t = arith.cmpf olt, %a, %b : f32
    tile.yield %t : i1
  } : !tile.frag<4x8xf32>, !tile.frag<4x8xi64>
  %1 = tile.sort %0#0 dim 0 before {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf ogt, %a, %b : f32
    tile.yield %t : i1
  } : !tile.frag<4x8xf32>
  return %0#1, %1 : !tile.frag<4x8xi64>, !tile.frag<4x8xf32>
}

// How tiles are spread over CTAs.
// CHECK-LABEL: func.func @distributions
// CHECK:   tile.for_tiles (%{{.*}}, %{{.*}}) in (%{{.*}}, %{{.*}}) by [64, 64] distribution(#tile.persistent<cluster = 2>) attributes {raster = 16 : i64} {
// CHECK:   tile.for_tiles (%{{.*}}) in (%{{.*}}) by [64] krange(%{{.*}}, %{{.*}}) of %{{.*}} distribution(#tile.one_per_cta) {
// CHECK:   tile.for_tiles (%{{.*}}) in (%{{.*}}) by [64] distribution(#tile.range_per_die<dies = 8>) {
// CHECK:   tile.for_tiles (%{{.*}}) in (%{{.*}}) by [64] krange(%{{.*}}, %{{.*}}) of %{{.*}} distribution(#tile.split_k<pieces = 4, grain = 64, ctas = 48, dies = 8>) {
// CHECK:   tile.for_tiles (%{{.*}}) in (%{{.*}}) by [64] krange(%{{.*}}, %{{.*}}) of %{{.*}} distribution(#tile.split_k<pieces = 2, grain = 64, ctas = 48>) {
// CHECK:   tile.offset %{{.*}} by 64 : i32
func.func @distributions(%n: index, %i: i32) -> index {
  tile.for_tiles (%a, %b) in (%n, %n) by [64, 64] distribution(#tile.persistent<cluster = 2>) attributes {raster = 16 : i64} {
  }
  tile.for_tiles (%a) in (%n) by [64] krange(%k0, %k1) of %n distribution(#tile.one_per_cta) {
  }
  tile.for_tiles (%a) in (%n) by [64] distribution(#tile.range_per_die<dies = 8>) {
  }
  tile.for_tiles (%a) in (%n) by [64] krange(%k0, %k1) of %n distribution(#tile.split_k<pieces = 4, grain = 64, ctas = 48, dies = 8>) {
  }
  tile.for_tiles (%a) in (%n) by [64] krange(%k0, %k1) of %n distribution(#tile.split_k<pieces = 2, grain = 64, ctas = 48>) {
  }
  %m = tile.offset %i by 64 : i32
  return %m : index
}

// Slices of what is stored.
// CHECK-LABEL: func.func @slices
// CHECK:   tile.slices by [16, 8] {
// CHECK-NEXT:   tile.store
// CHECK-NEXT: }
// CHECK:   tile.slices by [16, 16] order [1, 0] first 1 ahead 2 from 1 {
// CHECK-NEXT:   tile.load
// CHECK-NEXT:   tile.store
// CHECK-NEXT: } {note}
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 4, 8) lane (d1, 4, 2) (d0, 8, 1)>
func.func @slices(%x: memref<?x?xf16>, %i: index, %v: !tile.frag<16x32xf16, #acc>) {
  tile.slices by [16, 8] {
    tile.store %v, %x[%i, %i] : !tile.frag<16x32xf16, #acc>, memref<?x?xf16>
  }
  tile.slices by [16, 16] order [1, 0] first 1 ahead 2 from 1 {
    %w = tile.load %x[%i, %i] : memref<?x?xf16> -> !tile.frag<16x32xf16, #acc>
    tile.store %w, %x[%i, %i] : !tile.frag<16x32xf16, #acc>, memref<?x?xf16>
  } {note}
  return
}

// CHECK-LABEL: func @shared_along_k
// CHECK: tile.combine (%[[C:.*]] = %{{.*}} : !tile.frag<64x32xf32>) through %{{.*}}, %{{.*}} : memref<4x2048xf32>, memref<4x4xi32> {
// CHECK:   tile.store %[[C]], %{{.*}}
// CHECK: tile.partial_put %{{.*}} : !tile.frag<64x32xf32> to %{{.*}}, %{{.*}}[%{{.*}}] : memref<4x2048xf32>, memref<4x4xi32>
// CHECK: tile.partial_add %{{.*}} : !tile.frag<64x32xf32> -> !tile.frag<64x32xf32> from %{{.*}}, %{{.*}}[%{{.*}}] : memref<4x2048xf32>, memref<4x4xi32>
func.func @shared_along_k(%y: memref<?x?xf32>, %partials: memref<4x2048xf32>, %arrived: memref<4x4xi32>, %i: index) {
  %z = tile.fill 0.0 : f32 -> !tile.frag<64x32xf32>
  tile.combine (%c = %z : !tile.frag<64x32xf32>) through %partials, %arrived : memref<4x2048xf32>, memref<4x4xi32> {
    tile.store %c, %y[%i, %i] : !tile.frag<64x32xf32>, memref<?x?xf32>
  }
  tile.partial_put %z : !tile.frag<64x32xf32> to %partials, %arrived[%i] : memref<4x2048xf32>, memref<4x4xi32>
  %s = tile.partial_add %z : !tile.frag<64x32xf32> -> !tile.frag<64x32xf32> from %partials, %arrived[%i] : memref<4x2048xf32>, memref<4x4xi32>
  return
}

// CHECK-LABEL: func @element
// CHECK: tile.element %{{.*}} : !tile.frag<1x1xf32>
func.func @element(%f: !tile.frag<1x1xf32>) -> f32 {
  %s = tile.element %f : !tile.frag<1x1xf32>
  return %s : f32
}
