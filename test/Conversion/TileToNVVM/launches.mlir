// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s
// RUN: sed 's/sm_90a/sm_80/' %s | not fuse-opt --pass-pipeline='builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm))' 2>&1 | FileCheck %s --check-prefix=OLD

// OLD: error: 'tile.await_launches' op is not lowered to this target, whose launches do not overlap: those of NVIDIA's chips from sm_90 on do

// Of what launches ahead write nothing is promised: LLVM would load it before the wait.
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 2, 1)>
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  // CHECK-LABEL: llvm.func @sum(
  // CHECK-SAME:  %{{[a-z0-9]*}}: !llvm.ptr<1> {llvm.align = 16 : i64}, %{{[a-z0-9]*}}: !llvm.ptr<1> {llvm.align = 16 : i64, llvm.noalias, llvm.readonly}, %{{[a-z0-9]*}}: !llvm.ptr<1> {llvm.align = 16 : i64})
  // CHECK:       llvm.load
  // CHECK:       nvvm.griddepcontrol wait
  // CHECK:       llvm.load
  // CHECK:       llvm.store
  // CHECK:       nvvm.griddepcontrol launch_dependents
  gpu.func @sum(%x: memref<2x64xf32>, %w: memref<2x64xf32> {tile.early}, %y: memref<2x64xf32>) kernel attributes {fuse.schedule = #fuse.rows<tile = [2, 64], warps = [2, 1]>, known_block_size = array<i32: 64, 1, 1>, tile.launch_info = #tile.launch_info<overlaps = true>} {
    %c0 = arith.constant 0 : index
    %a = tile.load %w[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : memref<2x64xf32> -> !tile.frag<2x64xf32, #rows>
    tile.await_launches
    %b = tile.load %x[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : memref<2x64xf32> -> !tile.frag<2x64xf32, #rows>
    %s = tile.map (%p = %a : !tile.frag<2x64xf32, #rows>, %q = %b : !tile.frag<2x64xf32, #rows>) -> !tile.frag<2x64xf32, #rows> {
      %r = arith.addf %p, %q : f32
      tile.yield %r : f32
    }
    tile.store %s, %y[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile.frag<2x64xf32, #rows>, memref<2x64xf32>
    tile.release_launches
    gpu.return
  }
}
