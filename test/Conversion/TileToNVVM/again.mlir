// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

// What is computed again is computed of registers that ptxas does not know, two elements in each. Registers are bounded, so
// that an SM holds as many blocks as the kernel says.
#row = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2)>
#sum = #tile.layout<lane (copies, 32)>
gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: llvm.func @twice
  // CHECK-SAME:  nvvm.minctasm = 4 : i32
  // CHECK:       %[[X:.*]] = llvm.load %{{.*}} -> vector<2xf16>
  // CHECK:       arith.extf
  // CHECK:       nvvm.shfl.sync
  // CHECK:       %[[WORD:.*]] = llvm.bitcast %{{.*}} : vector<2xf16> to i32
  // CHECK:       %[[NEW:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "mov.b32 $0, $1;", "=r,r" %[[WORD]]
  // CHECK:       %[[PAIR:.*]] = llvm.bitcast %[[NEW]] : i32 to vector<2xf16>
  // CHECK:       %[[E:.*]] = vector.extract %[[PAIR]][0]
  // CHECK:       arith.extf %[[E]]
  gpu.func @twice(%x: memref<1x64xf16>, %y: memref<1x64xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [1, 64], warps = [1, 1], resident = 4>, known_block_size = array<i32: 32, 1, 1>, tile.resident = 4 : i64} {
    %c0 = arith.constant 0 : index
    %a = tile.load %x[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : memref<1x64xf16> -> !tile.frag<1x64xf16, #row>
    %v = tile.map (%e = %a : !tile.frag<1x64xf16, #row>) -> !tile.frag<1x64xf32, #row> {
      %w = arith.extf %e : f16 to f32
      tile.yield %w : f32
    }
    %s = tile.reduce addf %v dim 1 : !tile.frag<1x64xf32, #row> -> !tile.frag<1x1xf32, #sum>
    %u = tile.map (%e = %a : !tile.frag<1x64xf16, #row>) -> !tile.frag<1x64xf32, #row> {
      %w = arith.extf %e : f16 to f32
      tile.yield %w : f32
    } {tile.again}
    %d = tile.map (%e = %u : !tile.frag<1x64xf32, #row>, %m = %s : !tile.frag<1x1xf32, #sum>) -> !tile.frag<1x64xf32, #row> {
      %w = arith.subf %e, %m : f32
      tile.yield %w : f32
    }
    tile.store %d, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile.frag<1x64xf32, #row>, memref<1x64xf32>
    gpu.return
  }
}
