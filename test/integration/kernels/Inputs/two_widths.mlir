// Two products of one left operand that do not depend on each other and have different instructions:
// x W^T of 64 columns at most, x U^T of 24.
//
// The tests replace: SCHEDULE, DISTRIBUTION, THREADS, ROWS (of a tile), DEPTH, COLUMNS, ELEMENT.

module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @two_widths(%x: memref<?xDEPTHxELEMENT>, %w: memref<COLUMNSxDEPTHxELEMENT>, %u: memref<24xDEPTHxELEMENT>,
                       %y: memref<?xCOLUMNSxELEMENT>, %z: memref<?x24xELEMENT>) kernel
      attributes {fuse.schedule = SCHEDULE, known_block_size = array<i32: THREADS, 1, 1>} {
    %c0 = arith.constant 0 : index
    %depth = arith.constant DEPTH : index
    %rows = memref.dim %x, %c0 : memref<?xDEPTHxELEMENT>
    tile.for_tiles (%m) in (%rows) by [ROWS] krange(%k0, %k1) of %depth distribution(#tile.DISTRIBUTION) {
      %none = tile.fill 0.0 : f32 -> !tile.frag<ROWSx64xf32>
      %nothing = tile.fill 0.0 : f32 -> !tile.frag<ROWSx32xf32>
      %c, %d = tile.pipeline %k0 to %k1 step 64 carry(%none : !tile.frag<ROWSx64xf32>, %nothing : !tile.frag<ROWSx32xf32>) load(%k) stages 3 {
        %xs = tile.load %x[%m, %k] : memref<?xDEPTHxELEMENT> -> !tile.staged<ROWSx64xELEMENT>
        %ws = tile.load %w[%c0, %k] : memref<COLUMNSxDEPTHxELEMENT> -> !tile.staged<64x64xELEMENT>
        %us = tile.load %u[%c0, %k] : memref<24xDEPTHxELEMENT> -> !tile.staged<32x64xELEMENT>
        tile.yield %xs, %ws, %us : !tile.staged<ROWSx64xELEMENT>, !tile.staged<64x64xELEMENT>, !tile.staged<32x64xELEMENT>
      } compute(%k, %xs, %ws, %us, %a, %b) {
        %a1 = tile.mma %xs * %ws + %a : !tile.staged<ROWSx64xELEMENT> * !tile.staged<64x64xELEMENT> + !tile.frag<ROWSx64xf32>
        %b1 = tile.mma %xs * %us + %b : !tile.staged<ROWSx64xELEMENT> * !tile.staged<32x64xELEMENT> + !tile.frag<ROWSx32xf32>
        tile.yield %a1, %b1 : !tile.frag<ROWSx64xf32>, !tile.frag<ROWSx32xf32>
      }
      %r = tile.map (%p = %c : !tile.frag<ROWSx64xf32>) -> !tile.frag<ROWSx64xELEMENT> {
        %t = arith.truncf %p : f32 to ELEMENT
        tile.yield %t : ELEMENT
      }
      %s = tile.map (%p = %d : !tile.frag<ROWSx32xf32>) -> !tile.frag<ROWSx32xELEMENT> {
        %t = arith.truncf %p : f32 to ELEMENT
        tile.yield %t : ELEMENT
      }
      tile.store %r, %y[%m, %c0] : !tile.frag<ROWSx64xELEMENT>, memref<?xCOLUMNSxELEMENT>
      tile.store %s, %z[%m, %c0] : !tile.frag<ROWSx32xELEMENT>, memref<?x24xELEMENT>
    }
    gpu.return
  }
}

func.func @main(%x: memref<?xDEPTHxELEMENT> {fuse.dims = ["M", ""]}, %w: memref<COLUMNSxDEPTHxELEMENT>,
                %u: memref<24xDEPTHxELEMENT>,
                %y: memref<?xCOLUMNSxELEMENT> {fuse.shape = affine_map<()[s0, s1, s2, s3, s4, s5] -> (s0, COLUMNS)>},
                %z: memref<?x24xELEMENT> {fuse.shape = affine_map<()[s0, s1, s2, s3, s4, s5] -> (s0, 24)>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant ROWS : index
  %threads = arith.constant THREADS : index
  %m = memref.dim %x, %c0 : memref<?xDEPTHxELEMENT>
  %tiles = arith.ceildivsi %m, %rows : index
  gpu.launch_func @kernels::@two_widths blocks in (%tiles, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%x : memref<?xDEPTHxELEMENT>, %w : memref<COLUMNSxDEPTHxELEMENT>, %u : memref<24xDEPTHxELEMENT>,
           %y : memref<?xCOLUMNSxELEMENT>, %z : memref<?x24xELEMENT>)
  return
}
}
