// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-allocate-shared))" | FileCheck %s

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
#row = #tile.layout<register (d1, 4, 1) lane (d1, 32, 4) warp (d0, 2, 1) (d1, 4, 128)>
#part = #tile.layout<lane (copies, 32) warp (d0, 2, 1) (copies, 4)>
#rows = #tile.layout<register (d1, 4, 1) (d0, 4, 2) lane (d1, 32, 4) warp (d0, 2, 1) (d1, 4, 128)>
#column = #tile.layout<register (d0, 4, 2) lane (copies, 32) warp (d0, 2, 1) (copies, 4)>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>>
!ring = !tile.ring<3, !tile, !tile>
!frag = !tile.frag<64x64xf16, #acc>

gpu.module @kernels {
  // Tiles of slots at multiples of 1024 bytes, one behind the other; after the second, which is shifted
  // into place, a chunk of 16 bytes for each of its lines; two barriers for each slot; then boxes of 4
  // warps, two each, for both stores.
  // CHECK-LABEL: gpu.func @ring
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 69632, alignment = 1024>
  // CHECK:         tile.make_ring {tile.places = {
  // CHECK-SAME:      chunks1 = #tile.place<at = 49152, bytes = 3072>
  // CHECK-SAME:      empty = #tile.place<at = 52248, bytes = 24>
  // CHECK-SAME:      full = #tile.place<at = 52224, bytes = 24>
  // CHECK-SAME:      tile0 = #tile.place<at = 0, bytes = 24576>
  // CHECK-SAME:      tile1 = #tile.place<at = 24576, bytes = 24576>}}
  // CHECK:         tile.store {{.*}} {tile.places = {boxes = #tile.place<at = 53248, bytes = 16384>}}
  // CHECK:         tile.store {{.*}} {tile.places = {boxes = #tile.place<at = 53248, bytes = 16384>}}
  // CHECK:         tile.store {{.*}} via(#tile.vector<2>) : 
  gpu.func @ring(%x: memref<64x64xf16>, %y: memref<64x64xf16>) kernel attributes {known_block_size = array<i32: 256, 1, 1>,
      fuse.schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %i = %c0 to %c1 step %c1 {
        %s:2 = tile.ring_acquire %ring : !ring -> !tile, !tile
        tile.copy %x[%c0, %c0] to %s#0 via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<64x64xf16>, !tile
        tile.copy %x[%c0, %c0] to %s#1 via(#tile.async_copy<16, realigned = true>) : memref<64x64xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %f = tile.fill 0.0 : f16 -> !frag
      tile.store %f, %y[%c0, %c0] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !frag, memref<64x64xf16>
      tile.store %f, %y[%c0, %c0] via(#tile.rows<4, buffers = 2>) : !frag, memref<64x64xf16>
      tile.store %f, %y[%c0, %c0] via(#tile.vector<2>) : !frag, memref<64x64xf16>
    }
    gpu.return
  }

  // Two warps along rows, four along a row: 256 threads exchange a value of 4 bytes, then four values of 8,
  // in one place. What one warp has it reduces alone.
  // CHECK-LABEL: gpu.func @reductions
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 8192, alignment = 128>
  // CHECK:         tile.reduce addf {{.*}} dim 1 {tile.places = {exchange = #tile.place<at = 0, bytes = 1024>}}
  // CHECK:         tile.reduce addi {{.*}} dim 1 {tile.places = {exchange = #tile.place<at = 0, bytes = 8192>}}
  // CHECK:         tile.reduce maximumf {{.*}} dim 0 : 
  gpu.func @reductions(%x: memref<2x512xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>,
      fuse.schedule = #fuse.rows<tile = [2, 512], warps = [2, 4]>} {
    %v = tile.fill 1.0 : f32 -> !tile.frag<2x512xf32, #row>
    %s = tile.reduce addf %v dim 1 : !tile.frag<2x512xf32, #row> -> !tile.frag<2x1xf32, #part>
    %w = tile.fill 1 : i64 -> !tile.frag<8x512xi64, #rows>
    %t = tile.reduce addi %w dim 1 : !tile.frag<8x512xi64, #rows> -> !tile.frag<8x1xi64, #column>
    %alone = tile.fill 1.0 : f32 -> !tile.frag<4x128xf32, #tile.layout<register (d1, 4, 1) (d0, 4, 1) lane (d1, 32, 4)>>
    %u = tile.reduce maximumf %alone dim 0 : !tile.frag<4x128xf32, #tile.layout<register (d1, 4, 1) (d0, 4, 1) lane (d1, 32, 4)>> -> !tile.frag<1x128xf32, #tile.layout<register (d1, 4, 1) lane (d1, 32, 4)>>
    gpu.return
  }

  // What a block sorts: values and their numbers.
  // CHECK-LABEL: gpu.func @sort
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 12288, alignment = 128>
  // CHECK:         tile.sort
  // CHECK:         {tile.places = {exchange = #tile.place<at = 0, bytes = 12288>}} : 
  gpu.func @sort(%x: memref<2x512xf16>) kernel attributes {known_block_size = array<i32: 256, 1, 1>,
      fuse.schedule = #fuse.rows<tile = [2, 512], warps = [2, 4]>} {
    %v = tile.fill 1.0 : f16 -> !tile.frag<2x512xf16, #row>
    %i = tile.fill 1 : i32 -> !tile.frag<2x512xi32, #row>
    %s:2 = tile.sort %v, %i dim 1 before {
    ^bb0(%a: f16, %b: f16, %c: i32, %d: i32):
      %before = arith.cmpf olt, %a, %b : f16
      tile.yield %before : i1
    } : !tile.frag<2x512xf16, #row>, !tile.frag<2x512xi32, #row>
    gpu.return
  }

  // CHECK-LABEL: gpu.func @nothing
  // CHECK-SAME:    tile.shared_memory = #tile.shared_memory<bytes = 0, alignment = 128>
  gpu.func @nothing(%x: memref<2x512xf32>) kernel {
    gpu.return
  }
}
