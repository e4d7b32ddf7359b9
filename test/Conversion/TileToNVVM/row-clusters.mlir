// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' -split-input-file -verify-diagnostics | FileCheck %s

// Two sums along rows that four CTAs of two warps share. A lane for each CTA writes the warp's value into its memory; the barriers
// are the cluster's. What is written first waits for all CTAs to run; the sums have a place each. Of the threads that hold a sum,
// one of the cluster stores it.
#row = #tile.layout<register (d1, 4, 1) lane (d1, 32, 4) warp (d1, 2, 128) cta (d1, 4, 256)>
#sum = #tile.layout<lane (copies, 32) warp (copies, 2) cta (copies, 4)>
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  // CHECK:       llvm.mlir.global internal @sums_shared() {{.*}} !llvm.array<128 x i8>
  // CHECK-LABEL: llvm.func @sums
  // CHECK-SAME:  nvvm.cluster_dim = array<i32: 4, 1, 1>
  // CHECK:       %[[RANK:.*]] = nvvm.read.ptx.sreg.cluster.ctarank
  // CHECK:       nvvm.cluster.arrive {aligned}
  // CHECK-COUNT-5: nvvm.shfl.sync {{ *}}bfly
  // CHECK:       nvvm.cluster.wait {aligned}
  // CHECK:       scf.if
  // CHECK:         %[[THERE:.*]] = llvm.inline_asm {{.*}}"mapa.shared::cluster.u64 $0, $1, $2;"
  // CHECK:         llvm.store %{{.*}}, %[[THERE]] {{.*}} : f32, !llvm.ptr<7>
  // CHECK:       nvvm.cluster.arrive {aligned}
  // CHECK-NEXT:  nvvm.cluster.wait {aligned}
  // CHECK-COUNT-2: llvm.load %{{.*}} : !llvm.ptr<3> -> vector<4xf32>
  // CHECK-COUNT-5: nvvm.shfl.sync {{ *}}bfly
  // CHECK-NOT:   nvvm.cluster.wait
  // CHECK:       llvm.store %{{.*}} : f32, !llvm.ptr<7>
  // CHECK:       nvvm.cluster.arrive {aligned}
  // CHECK-NEXT:  nvvm.cluster.wait {aligned}
  // CHECK-NOT:   nvvm.barrier
  gpu.func @sums(%x: memref<1024xf32>, %y: memref<1xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [1, 256], warps = [1, 2], cluster = [1, 4]>,
                  known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0] dims [-1, 0] via(#tile.vector<4>) in_bounds [true] : memref<1024xf32> -> !tile.frag<1x1024xf32, #row>
    %s = tile.reduce addf %a dim 1 : !tile.frag<1x1024xf32, #row> -> !tile.frag<1x1xf32, #sum>
    %d = tile.map (%e = %a : !tile.frag<1x1024xf32, #row>, %m = %s : !tile.frag<1x1xf32, #sum>) -> !tile.frag<1x1024xf32, #row> {
      %q = arith.subf %e, %m : f32
      tile.yield %q : f32
    }
    %t = tile.reduce maximumf %d dim 1 : !tile.frag<1x1024xf32, #row> -> !tile.frag<1x1xf32, #sum>
    tile.store %t, %y[%c0] dims [-1, 0] via(#tile.vector<1>) in_bounds [true] : !tile.frag<1x1xf32, #sum>, memref<1xf32>
    gpu.return
  }
}

// -----

#row = #tile.layout<register (d1, 4, 1) lane (d1, 32, 4) warp (d1, 2, 128) cta (d1, 4, 256)>
#sum = #tile.layout<lane (copies, 32) warp (copies, 2) cta (copies, 4)>
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  gpu.func @again(%x: memref<1024xf32>, %y: memref<1xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [1, 256], warps = [1, 2], cluster = [1, 4]>,
                  known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %a = tile.load %x[%c0] dims [-1, 0] via(#tile.vector<4>) in_bounds [true] : memref<1024xf32> -> !tile.frag<1x1024xf32, #row>
    %cta = gpu.block_id x
    scf.for %i = %cta to %c4 step %c1 {
      // expected-error @below {{reduces over the CTAs of a cluster within a loop or a branch that is no walk over tiles; all of them must come to it as often}}
      %s = tile.reduce addf %a dim 1 : !tile.frag<1x1024xf32, #row> -> !tile.frag<1x1xf32, #sum>
      tile.store %s, %y[%c0] dims [-1, 0] via(#tile.vector<1>) in_bounds [true] : !tile.frag<1x1xf32, #sum>, memref<1xf32>
    }
    gpu.return
  }
}

// -----

#row = #tile.layout<register (d1, 4, 1) lane (d1, 32, 4) warp (d0, 2, 1) cta (d1, 4, 128)>
#sum = #tile.layout<lane (copies, 32) warp (d0, 2, 1) cta (copies, 4)>
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  gpu.func @rows(%x: memref<2x512xf32>, %y: memref<2xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 1], cluster = [1, 4]>,
                  known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<4>) in_bounds [true, true] : memref<2x512xf32> -> !tile.frag<2x512xf32, #row>
    // expected-error @below {{reduces over the CTAs of a cluster what not all lanes and warps lie along}}
    %s = tile.reduce addf %a dim 1 : !tile.frag<2x512xf32, #row> -> !tile.frag<2x1xf32, #sum>
    tile.store %s, %y[%c0] dims [0, -1] via(#tile.vector<1>) in_bounds [true] : !tile.frag<2x1xf32, #sum>, memref<2xf32>
    gpu.return
  }
}

// -----

#row = #tile.layout<register (d1, 4, 1) lane (d1, 32, 4) warp (d1, 2, 128) cta (d1, 4, 256)>
#sum = #tile.layout<lane (copies, 32) warp (copies, 2) cta (copies, 4)>
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  gpu.func @apart(%x: memref<1024xf32>, %y: memref<1xf32>) kernel
      attributes {fuse.schedule = #fuse.rows<tile = [1, 256], warps = [1, 2], cluster = [1, 4]>,
                  known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %a = tile.load %x[%c0] dims [-1, 0] via(#tile.vector<4>) in_bounds [true] : memref<1024xf32> -> !tile.frag<1x1024xf32, #row>
    %t = tile.reduce addf %a dim 1 : !tile.frag<1x1024xf32, #row> -> !tile.frag<1x1xf32, #sum>
    scf.for %i = %c0 to %c4 step %c1 {
      // expected-error @below {{reduces over the CTAs of a cluster elsewhere than another one does}}
      %s = tile.reduce addf %a dim 1 : !tile.frag<1x1024xf32, #row> -> !tile.frag<1x1xf32, #sum>
      tile.store %s, %y[%c0] dims [-1, 0] via(#tile.vector<1>) in_bounds [true] : !tile.frag<1x1xf32, #sum>, memref<1xf32>
    }
    gpu.return
  }
}
