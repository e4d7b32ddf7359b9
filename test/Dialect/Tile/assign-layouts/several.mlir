// RUN: fuse-opt %s --split-input-file --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts))" | FileCheck %s

// Two products in a row. Each has its own layouts; the first one's accumulator is not interleaved
// along n, so that the second takes it as its left operand by names of registers alone. Row vectors
// lie as projections of either: with the same warps along rows these are one.

// CHECK-DAG: #[[S:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
// CHECK-DAG: #[[ROW:.*]] = #tile.layout<register (d0, 2, 8) lane (copies, 4) (d0, 8, 1) warp (d0, 4, 16)>
// CHECK-DAG: #[[P:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d1, 4, 16) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
// CHECK-DAG: #[[O:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 4, 2) lane (d1, 4, 8) (d0, 8, 1) warp (d0, 4, 16)>
// CHECK-DAG: #[[RHS:.*]] = #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d1, 4, 16) (d0, 4, 2) lane
// CHECK-DAG: #[[SECOND:.*]] = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #[[P]], rhs = #[[RHS]]>

#schedule = #fuse.multistage<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @chained [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %u: memref<32x64xf16>, %d: memref<64x32xf32>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %xs = tile.load %x[%c0, %c0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
    %ws = tile.load %w[%c0, %c0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
    %us = tile.load %u[%c0, %c0] : memref<32x64xf16> -> !tile.staged<32x64xf16>
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    %s = tile.mma %xs * %ws + %z : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !tile.frag<64x64xf32>
    // CHECK: tile.reduce maximumf {{.*}} : <64x64xf32, #[[S]]> -> <64x1xf32, #[[ROW]]>
    %m = tile.reduce maximumf %s dim 1 : !tile.frag<64x64xf32> -> !tile.frag<64x1xf32>
    // CHECK: %[[H:.*]] = tile.map {{.*}} -> !tile.frag<64x64xf16, #[[S]]>
    %h = tile.map (%a = %s : !tile.frag<64x64xf32>, %b = %m : !tile.frag<64x1xf32>) -> !tile.frag<64x64xf16> {
      %y = arith.subf %a, %b : f32
      %r = arith.truncf %y : f32 to f16
      tile.yield %r : f16
    }
    // CHECK: %[[LHS:.*]] = tile.convert_layout %[[H]] : !tile.frag<64x64xf16, #[[S]]> -> !tile.frag<64x64xf16, #[[P]]>
    // CHECK: tile.map {{.*}}tile.frag<64x1xf32, #[[ROW]]>) -> !tile.frag<64x32xf32, #[[O]]>
    %z2 = tile.map (%b = %m : !tile.frag<64x1xf32>) -> !tile.frag<64x32xf32> {
      tile.yield %b : f32
    }
    // CHECK: tile.mma %[[LHS]] * %{{.*}} + %{{.*}} {atom = #[[SECOND]]} : !tile.frag<64x64xf16, #[[P]]> * {{.*}} + <64x32xf32, #[[O]]>
    %o = tile.mma %h * %us + %z2 : !tile.frag<64x64xf16> * !tile.staged<32x64xf16> + !tile.frag<64x32xf32>
    tile.store %o, %d[%c0, %c0] : !tile.frag<64x32xf32>, memref<64x32xf32>
    gpu.return
  }
}

// -----

// A carried fragment keeps one layout; what the body makes in another is converted before it is
// yielded, and the products' sum where it is made. A product whose right operand is transposed does
// not interleave.

// CHECK-DAG: #[[FIRST:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 4, 2) (d1, 2, 32) lane (d1, 4, 8) (d0, 8, 1) warp (d0, 4, 16)>
// CHECK-DAG: #[[SECOND:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>

#schedule = #fuse.multistage<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @unlike [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %u: memref<32x64xf16>, %v: memref<64x32xf16>, %d: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %xs = tile.load %x[%c0, %c0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
    %ws = tile.load %w[%c0, %c0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
    %us = tile.load %u[%c0, %c0] dims [1, 0] : memref<32x64xf16> -> !tile.staged<64x32xf16>
    %vs = tile.load %v[%c0, %c0] : memref<64x32xf16> -> !tile.staged<64x32xf16>
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    // CHECK: scf.for {{.*}} -> (!tile.frag<64x64xf32, #[[FIRST]]>)
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %z) -> (!tile.frag<64x64xf32>) {
      // CHECK: %[[P:.*]] = tile.mma {{.*}} + <64x64xf32, #[[FIRST]]>
      // CHECK: %[[ACC:.*]] = tile.convert_layout %[[P]] : !tile.frag<64x64xf32, #[[FIRST]]> -> !tile.frag<64x64xf32, #[[SECOND]]>
      // CHECK: %[[Q:.*]] = tile.mma {{.*}} + %[[ACC]] {{.*}} + <64x64xf32, #[[SECOND]]>
      // CHECK: %[[BACK:.*]] = tile.convert_layout %[[Q]] : !tile.frag<64x64xf32, #[[SECOND]]> -> !tile.frag<64x64xf32, #[[FIRST]]>
      // CHECK: scf.yield %[[BACK]]
      %p = tile.mma %xs * %ws + %a : !tile.staged<64x64xf16> * !tile.staged<64x64xf16> + !tile.frag<64x64xf32>
      %q = tile.mma %vs * %us + %p : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
      scf.yield %q : !tile.frag<64x64xf32>
    }
    tile.store %r, %d[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
}

// -----

// An operand that no product has made is loaded where the instruction wants it. What no product is
// near has a blocked layout of its own.

// CHECK-DAG: #[[LHS:.*]] = #tile.layout<register (d1, 4, 1) (d1, 2, 4) (d1, 2, 32) lane (d0, 16, 1) (d1, 4, 8) warp (d0, 4, 16)>
// CHECK-DAG: #[[WIDE:.*]] = #tile.layout<register (d1, 2, 1) (d0, 64, 4) lane (d1, 64, 2) warp (d0, 4, 1)>

#schedule = #fuse.multistage<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @loaded [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %d: memref<64x64xf32>, %f: memref<256x128xf32>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    // CHECK: tile.load {{.*}} -> !tile.frag<64x64xf16, #[[LHS]]>
    // CHECK-NOT: convert_layout
    %xs = tile.load %x[%c0, %c0] : memref<64x64xf16> -> !tile.frag<64x64xf16>
    %h = tile.map (%a = %xs : !tile.frag<64x64xf16>) -> !tile.frag<64x64xf16> {
      %r = arith.addf %a, %a : f16
      tile.yield %r : f16
    }
    %ws = tile.load %w[%c0, %c0] : memref<64x64xf16> -> !tile.staged<64x64xf16>
    %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
    %s = tile.mma %h * %ws + %z : !tile.frag<64x64xf16> * !tile.staged<64x64xf16> + !tile.frag<64x64xf32>
    tile.store %s, %d[%c0, %c0] : !tile.frag<64x64xf32>, memref<64x64xf32>
    // CHECK: tile.load {{.*}} -> !tile.frag<256x128xf32, #[[WIDE]]>
    %y = tile.load %f[%c0, %c0] : memref<256x128xf32> -> !tile.frag<256x128xf32>
    tile.store %y, %f[%c0, %c0] : !tile.frag<256x128xf32>, memref<256x128xf32>
    gpu.return
  }
}
