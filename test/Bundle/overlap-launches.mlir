// RUN: fuse-opt %s --fuse-overlap-launches=chip=sm_90a | FileCheck %s
// RUN: fuse-opt %s --fuse-overlap-launches=chip=sm_80 | FileCheck %s --check-prefix=NONE
// RUN: not fuse-opt %s --fuse-overlap-launches=chip=sm_12 2>&1 | FileCheck %s --check-prefix=CHIP

// CHIP: error: unknown chip 'sm_12'
// NONE-NOT: await_launches
// NONE-NOT: tile.early
// NONE-NOT: even_share

!acc = !tile.frag<16x32xf32>
#schedule = #fuse.multistage<tile = [16, 32, 64], warps = [1, 1], stages = 2>
#rows = #fuse.elementwise<tile = [16, 32], warps = [1, 1]>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    // Launched first, ahead of one that gains.
    // CHECK-LABEL: gpu.func @first(
    // CHECK-NOT: tile.early
    // CHECK-NOT: even_share
    // CHECK-NOT: overlaps
    // CHECK: tile.release_launches
    // CHECK-NOT: launches
    gpu.func @first(%x: memref<16x64xf16>, %y: memref<16x64xf16>) kernel attributes {fuse.schedule = #rows,
        known_block_size = array<i32: 32, 1, 1>, tile.even_share = 1 : i64, tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %t = tile.load %x[%c0, %c0] : memref<16x64xf16> -> !tile.frag<16x64xf16>
        tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
      }
      gpu.return
    }
    // What the first one wrote is late, and so is what the other branch writes; the weights are early.
    // CHECK-LABEL: gpu.func @gains(
    // CHECK-SAME: %{{.*}}: memref<16x64xf16>, %{{.*}}: memref<32x64xf16> {tile.early}, %{{.*}}: memref<16x32xf32>)
    // CHECK-SAME: tile.even_share = 1 : i64, tile.launch_info = #tile.launch_info<align = 16, overlaps = true>
    // CHECK-NEXT: tile.await_launches
    // CHECK-NEXT: arith.constant
    gpu.func @gains(%x: memref<16x64xf16>, %w: memref<32x64xf16>, %y: memref<16x32xf32>) kernel attributes {
        fuse.schedule = #schedule, known_block_size = array<i32: 32, 1, 1>, tile.even_share = 1 : i64,
        tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %c64 = arith.constant 64 : index
        %z = tile.fill 0.0 : f32 -> !acc
        %a = tile.pipeline %c0 to %c64 step 64 carry(%z : !acc) load(%k) stages 2 {
          %xs = tile.load %x[%c0, %k] : memref<16x64xf16> -> !tile.staged<16x64xf16>
          %ws = tile.load %w[%c0, %k] : memref<32x64xf16> -> !tile.staged<32x64xf16>
          tile.yield %xs, %ws : !tile.staged<16x64xf16>, !tile.staged<32x64xf16>
        } compute(%k, %xs, %ws, %acc) {
          %m = tile.mma %xs * %ws + %acc : !tile.staged<16x64xf16> * !tile.staged<32x64xf16> + !acc
          tile.yield %m : !acc
        }
        tile.store %a, %y[%c0, %c0] : !acc, memref<16x32xf32>
      }
      gpu.return
    }
    // The next one gains for no number for which this one is launched, and does not wait for it.
    // CHECK-LABEL: gpu.func @many(
    // CHECK-NOT: launches
    // CHECK-LABEL: gpu.func @few(
    // CHECK-NOT: overlaps
    // CHECK-NOT: await_launches
    gpu.func @many(%x: memref<16x64xf16>, %y: memref<16x64xf16>) kernel attributes {fuse.schedule = #rows,
        known_block_size = array<i32: 32, 1, 1>, tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %t = tile.load %x[%c0, %c0] : memref<16x64xf16> -> !tile.frag<16x64xf16>
        tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
      }
      gpu.return
    }
    gpu.func @few(%x: memref<16x64xf16>, %y: memref<16x64xf16>) kernel attributes {fuse.schedule = #rows,
        known_block_size = array<i32: 32, 1, 1>, tile.even_share = 1 : i64, tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %t = tile.load %x[%c0, %c0] : memref<16x64xf16> -> !tile.frag<16x64xf16>
        tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
      }
      gpu.return
    }
    // These two are launched one after the other for some numbers, and for others one of them is.
    // CHECK-LABEL: gpu.func @above(
    // CHECK: tile.release_launches
    // CHECK-LABEL: gpu.func @below(
    // CHECK-SAME: overlaps = true
    // CHECK: tile.await_launches
    gpu.func @above(%x: memref<16x64xf16>, %y: memref<16x64xf16>) kernel attributes {fuse.schedule = #rows,
        known_block_size = array<i32: 32, 1, 1>, tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %t = tile.load %x[%c0, %c0] : memref<16x64xf16> -> !tile.frag<16x64xf16>
        tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
      }
      gpu.return
    }
    gpu.func @below(%x: memref<16x64xf16>, %y: memref<16x64xf16>) kernel attributes {fuse.schedule = #rows,
        known_block_size = array<i32: 32, 1, 1>, tile.even_share = 1 : i64, tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %t = tile.load %x[%c0, %c0] : memref<16x64xf16> -> !tile.frag<16x64xf16>
        tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
      }
      gpu.return
    }
    // The same without the attribute gains nothing.
    // CHECK-LABEL: gpu.func @other(
    // CHECK-NOT: tile.early
    // CHECK-NOT: await_launches
    // CHECK: gpu.return
    gpu.func @other(%x: memref<16x32xf32>, %y: memref<16x32xf32>) kernel attributes {fuse.schedule = #rows,
        known_block_size = array<i32: 32, 1, 1>, tile.launch_info = #tile.launch_info<align = 16>} {
      %c1 = arith.constant 1 : index
      tile.for_tiles (%i) in (%c1) by [16] {
        %c0 = arith.constant 0 : index
        %t = tile.load %x[%c0, %c0] : memref<16x32xf32> -> !acc
        tile.store %t, %y[%c0, %c0] : !acc, memref<16x32xf32>
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<16x64xf16>, %w: memref<32x64xf16>, %n: index, %y: memref<16x32xf32> {fuse.shape = affine_map<() -> (16, 32)>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %h = memref.alloc() : memref<16x64xf16>
    %o = memref.alloc() : memref<16x32xf32>
    %few = arith.cmpi sle, %n, %c32 : index
    scf.if %few {
      gpu.launch_func @kernels::@first blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
          args(%x : memref<16x64xf16>, %h : memref<16x64xf16>)
    }
    gpu.launch_func @kernels::@gains blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%h : memref<16x64xf16>, %w : memref<32x64xf16>, %o : memref<16x32xf32>)
    gpu.launch_func @kernels::@other blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%o : memref<16x32xf32>, %y : memref<16x32xf32>)
    return
  }
  func.func @guarded(%x: memref<16x64xf16>, %n: index, %y: memref<16x64xf16> {fuse.shape = affine_map<() -> (16, 64)>}) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %h = memref.alloc() : memref<16x64xf16>
    %few = arith.cmpi sle, %n, %c32 : index
    scf.if %few {
      memref.copy %x, %h : memref<16x64xf16> to memref<16x64xf16>
    } else {
      gpu.launch_func @kernels::@many blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
          args(%x : memref<16x64xf16>, %h : memref<16x64xf16>)
    }
    %fewer = arith.cmpi slt, %n, %c16 : index
    scf.if %fewer {
      gpu.launch_func @kernels::@few blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
          args(%h : memref<16x64xf16>, %y : memref<16x64xf16>)
    } else {
      memref.copy %h, %y : memref<16x64xf16> to memref<16x64xf16>
    }
    return
  }
  func.func @meeting(%x: memref<16x64xf16>, %n: index, %y: memref<16x64xf16> {fuse.shape = affine_map<() -> (16, 64)>}) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %h = memref.alloc() : memref<16x64xf16>
    %more = arith.cmpi sgt, %n, %c16 : index
    scf.if %more {
      gpu.launch_func @kernels::@above blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
          args(%x : memref<16x64xf16>, %h : memref<16x64xf16>)
    } else {
      memref.copy %x, %h : memref<16x64xf16> to memref<16x64xf16>
    }
    %less = arith.cmpi slt, %n, %c32 : index
    scf.if %less {
      gpu.launch_func @kernels::@below blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
          args(%h : memref<16x64xf16>, %y : memref<16x64xf16>)
    } else {
      memref.copy %h, %y : memref<16x64xf16> to memref<16x64xf16>
    }
    return
  }
}
