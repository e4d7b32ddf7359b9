// A product that ends with reductions over its own tile, which holds whole rows: the rows of x W^T
// divided by their rms, that rms, and the sums of the columns of each tile. What is out of bounds is
// loaded as zeros and adds nothing.
//
// The tests replace: SCHEDULE, DISTRIBUTION, THREADS, ROWS (of a tile), DEPTH, COLUMNS (128 at most), ELEMENT.

module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @matmul_norm(%x: memref<?xDEPTHxELEMENT>, %w: memref<COLUMNSxDEPTHxELEMENT>, %y: memref<?xCOLUMNSxELEMENT>,
                        %rms: memref<?xf32>, %sums: memref<?xCOLUMNSxf32>) kernel
      attributes {fuse.schedule = SCHEDULE, known_block_size = array<i32: THREADS, 1, 1>} {
    %c0 = arith.constant 0 : index
    %size = arith.constant ROWS : index
    %depth = arith.constant DEPTH : index
    %rows = memref.dim %x, %c0 : memref<?xDEPTHxELEMENT>
    tile.for_tiles (%m) in (%rows) by [ROWS] krange(%k0, %k1) of %depth distribution(#tile.DISTRIBUTION) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<ROWSx128xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<ROWSx128xf32>) load(%k) stages 2 {
        %xs = tile.load %x[%m, %k] : memref<?xDEPTHxELEMENT> -> !tile.staged<ROWSx64xELEMENT>
        %ws = tile.load %w[%c0, %k] : memref<COLUMNSxDEPTHxELEMENT> -> !tile.staged<128x64xELEMENT>
        tile.yield %xs, %ws : !tile.staged<ROWSx64xELEMENT>, !tile.staged<128x64xELEMENT>
      } compute(%k, %xs, %ws, %acc) {
        %acc1 = tile.mma %xs * %ws + %acc : !tile.staged<ROWSx64xELEMENT> * !tile.staged<128x64xELEMENT> + !tile.frag<ROWSx128xf32>
        tile.yield %acc1 : !tile.frag<ROWSx128xf32>
      }
      %sq = tile.map (%a = %c : !tile.frag<ROWSx128xf32>) -> !tile.frag<ROWSx128xf32> {
        %r = arith.mulf %a, %a : f32
        tile.yield %r : f32
      }
      %squares = tile.reduce addf %sq dim 1 : !tile.frag<ROWSx128xf32> -> !tile.frag<ROWSx1xf32>
      %root = tile.map (%a = %squares : !tile.frag<ROWSx1xf32>) -> !tile.frag<ROWSx1xf32> {
        %count = arith.constant COLUMNS.0 : f32
        %epsilon = arith.constant 1.0e-6 : f32
        %mean = arith.divf %a, %count : f32
        %some = arith.addf %mean, %epsilon : f32
        %r = math.sqrt %some : f32
        tile.yield %r : f32
      }
      %sum = tile.reduce addf %c dim 0 : !tile.frag<ROWSx128xf32> -> !tile.frag<1x128xf32>
      %normal = tile.map (%a = %c : !tile.frag<ROWSx128xf32>, %b = %root : !tile.frag<ROWSx1xf32>) -> !tile.frag<ROWSx128xELEMENT> {
        %quotient = arith.divf %a, %b : f32
        %r = arith.truncf %quotient : f32 to ELEMENT
        tile.yield %r : ELEMENT
      }
      %tile = arith.divui %m, %size : index
      tile.store %sum, %sums[%tile, %c0] : !tile.frag<1x128xf32>, memref<?xCOLUMNSxf32>
      tile.store %root, %rms[%m] dims [0, -1] : !tile.frag<ROWSx1xf32>, memref<?xf32>
      tile.store %normal, %y[%m, %c0] : !tile.frag<ROWSx128xELEMENT>, memref<?xCOLUMNSxELEMENT>
    }
    gpu.return
  }
}

func.func @main(%x: memref<?xDEPTHxELEMENT> {fuse.dims = ["M", ""]}, %w: memref<COLUMNSxDEPTHxELEMENT>,
                %y: memref<?xCOLUMNSxELEMENT> {fuse.shape = affine_map<()[s0, s1, s2, s3] -> (s0, COLUMNS)>},
                %rms: memref<?xf32> {fuse.shape = affine_map<()[s0, s1, s2, s3] -> (s0)>},
                %sums: memref<?xCOLUMNSxf32> {fuse.shape = affine_map<()[s0, s1, s2, s3] -> (s0 ceildiv ROWS, COLUMNS)>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant ROWS : index
  %threads = arith.constant THREADS : index
  %m = memref.dim %x, %c0 : memref<?xDEPTHxELEMENT>
  %tiles = arith.ceildivsi %m, %rows : index
  gpu.launch_func @kernels::@matmul_norm blocks in (%tiles, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%x : memref<?xDEPTHxELEMENT>, %w : memref<COLUMNSxDEPTHxELEMENT>, %y : memref<?xCOLUMNSxELEMENT>,
           %rms : memref<?xf32>, %sums : memref<?xCOLUMNSxf32>)
  return
}
}
