// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-rocdl,canonicalize,cse))' | FileCheck %s

#rows = #tile.layout<register (d1, 2, 1) lane (d1, 64, 2) warp (d0, 2, 1)>
#shared = #tile.shared<contiguous = 0, swizzle = [0, 1]>
!slot = !tile.staged<32x64xf16, #shared>
!ring = !tile.ring<1, !slot>
!ahead = !tile.prefetched<!slot, 4 x f16>

gpu.module @kernels [#rocdl.target<chip = "gfx942">] {
  // Where a tile passes the end of memory, by rows that are counted at run time or by columns that the type knows, a
  // load reads the beginning of the buffer and gives zeros, and a store is not carried out.
  // CHECK-LABEL: llvm.func @masked
  // CHECK-DAG:   %[[COLUMNS:.*]] = arith.constant 100 : i32
  // CHECK-DAG:   %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : vector<2xf16>
  // CHECK:       %[[AT:.*]] = llvm.getelementptr %arg0
  // CHECK:       %[[ROW:.*]] = arith.cmpi slt
  // CHECK:       %[[COLUMN:.*]] = arith.cmpi slt, %{{.*}}, %[[COLUMNS]]
  // CHECK:       %[[INSIDE:.*]] = arith.andi %[[ROW]], %[[COLUMN]]
  // CHECK:       %[[FROM:.*]] = arith.select %[[INSIDE]], %[[AT]], %arg0
  // CHECK:       %[[READ:.*]] = llvm.load %[[FROM]] {{.*}} : !llvm.ptr<1> -> vector<2xf16>
  // CHECK:       %[[VALUE:.*]] = arith.select %[[INSIDE]], %[[READ]], %[[ZEROS]]
  // CHECK:       %[[STORES:.*]] = arith.andi
  // CHECK:       scf.if %[[STORES]]
  // CHECK:         llvm.store %[[VALUE]]
  gpu.func @masked(%x: memref<?x100xf16>, %y: memref<?x100xf16>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) in_bounds [false, false] : memref<?x100xf16> -> !tile.frag<2x128xf16, #rows>
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [false, false] : !tile.frag<2x128xf16, #rows>, memref<?x100xf16>
    gpu.return
  }

  // A limit may cut a vector anywhere: elements are loaded one by one, each below it, although the type has them all.
  // CHECK-LABEL: llvm.func @limited
  // CHECK:       %[[LIMIT:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK:       arith.cmpi slt, %{{.*}}, %[[LIMIT]]
  // CHECK:       llvm.load {{.*}} -> f16
  // CHECK:       arith.select {{.*}} : f16
  // CHECK:       arith.cmpi slt, %{{.*}}, %[[LIMIT]]
  // CHECK:       llvm.load {{.*}} -> f16
  // CHECK:       arith.select {{.*}} : f16
  // CHECK:       llvm.store {{.*}} : vector<2xf16>
  gpu.func @limited(%x: memref<2x128xf16>, %y: memref<2x128xf16>, %sizes: memref<?xf16>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %n = memref.dim %sizes, %c0 : memref<?xf16>
    %a = tile.load %x[%c0, %c0] limits(%c2, %n) via(#tile.vector<1>) in_bounds [true, true] : memref<2x128xf16> -> !tile.frag<2x128xf16, #rows>
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile.frag<2x128xf16, #rows>, memref<2x128xf16>
    gpu.return
  }

  // A tile whose rows run along the columns of memory: element by element, two rows of memory apart; the pair leaves
  // together.
  // CHECK-LABEL: llvm.func @transposed
  // CHECK-DAG:   %[[TWO:.*]] = arith.constant 2 : i64
  // CHECK:       %[[X:.*]] = llvm.load {{.*}} -> f32
  // CHECK:       arith.addi %{{.*}}, %[[TWO]] : i64
  // CHECK:       %[[Y:.*]] = llvm.load {{.*}} -> f32
  // CHECK:       %[[PAIR:.*]] = vector.from_elements %[[X]], %[[Y]]
  // CHECK:       llvm.store %[[PAIR]]
  gpu.func @transposed(%x: memref<128x2xf32>, %y: memref<2x128xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 1]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] dims [1, 0] via(#tile.vector<1>) in_bounds [true, true] : memref<128x2xf32> -> !tile.frag<2x128xf32, #rows>
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile.frag<2x128xf32, #rows>, memref<2x128xf32>
    gpu.return
  }

  // An operand that lies n-contiguous is staged so, by vectors along n: a lane reads four elements of eight rows, and
  // where columns end, zeros are stored.
  // CHECK-LABEL: llvm.func @staged_transposed
  // CHECK:       %[[INSIDE:.*]] = arith.cmpi slt
  // CHECK-COUNT-8: llvm.load {{.*}} : !llvm.ptr<1> -> vector<4xf16>
  // CHECK-NOT:   llvm.load
  // CHECK:       %[[FIRST:.*]] = arith.select %[[INSIDE]], {{.*}} : vector<4xf16>
  // CHECK:       llvm.store %[[FIRST]], {{.*}} : vector<4xf16>, !llvm.ptr<3>
  // CHECK-COUNT-7: llvm.store {{.*}} : vector<4xf16>, !llvm.ptr<3>
  gpu.func @staged_transposed(%w: memref<64x100xf16>) kernel attributes {fuse.schedule = #fuse.register_prefetch<tile = [32, 32, 64], warps = [1, 1]>, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %ring = tile.make_ring : !ring
    %s = tile.ring_slot %ring[%zero] : !ring -> !slot
    %p = tile.prefetch %w[%c0, %c0] dims [1, 0] via(#tile.vector<4>) in_bounds [true, false] : memref<64x100xf16> -> !ahead
    tile.copy %w[%c0, %c0] dims [1, 0] prefetched(%p : !ahead) to %s via(#tile.vector<4>) in_bounds [true, false] : memref<64x100xf16>, !slot
    gpu.return
  }
}
