// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d1, 2, 64) (d0, 2, 1)>

gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
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
  // CHECK:       %[[READ:.*]] = llvm.load %[[FROM]]
  // CHECK:       %[[VALUE:.*]] = arith.select %[[INSIDE]], %[[READ]], %[[ZEROS]]
  // CHECK:       %[[STORES:.*]] = arith.andi
  // CHECK:       scf.if %[[STORES]]
  // CHECK-NEXT:    llvm.store %[[VALUE]]
  gpu.func @masked(%x: memref<?x100xf16>, %y: memref<?x100xf16>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 2]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) in_bounds [false, false] : memref<?x100xf16> -> !tile.frag<2x128xf16, #rows>
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [false, false] : !tile.frag<2x128xf16, #rows>, memref<?x100xf16>
    gpu.return
  }

  // A tile whose rows run along the columns of memory: element by element, two rows of memory apart; the pair leaves
  // together.
  // CHECK-LABEL: llvm.func @transposed
  // CHECK:       %[[AT:.*]] = llvm.getelementptr %arg0
  // CHECK:       %[[X:.*]] = llvm.load %[[AT]] {{.*}} -> f32
  // CHECK:       %[[NEXT:.*]] = llvm.getelementptr %[[AT]][8]
  // CHECK:       %[[Y:.*]] = llvm.load %[[NEXT]] {{.*}} -> f32
  // CHECK:       %[[PAIR:.*]] = vector.from_elements %[[X]], %[[Y]]
  // CHECK:       llvm.store %[[PAIR]]
  gpu.func @transposed(%x: memref<128x2xf32>, %y: memref<2x128xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 128], warps = [2, 2]>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] dims [1, 0] via(#tile.vector<1>) in_bounds [true, true] : memref<128x2xf32> -> !tile.frag<2x128xf32, #rows>
    tile.store %a, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile.frag<2x128xf32, #rows>, memref<2x128xf32>
    gpu.return
  }
}
