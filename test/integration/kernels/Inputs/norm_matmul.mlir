// A product whose left operand is normalised by rows as it is loaded: y = x / rms(x) W^T, where rms is
// over the DEPTH of a row. Rows are read twice: for their squares, in a tile that no product is like, so
// that the sums change their layout, then into the registers that the product takes them from.
//
// The tests replace: SCHEDULE, DISTRIBUTION, THREADS, ROWS (of a tile), DEPTH, COLUMNS, ELEMENT.

module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @norm_matmul(%x: memref<?xDEPTHxELEMENT>, %w: memref<COLUMNSxDEPTHxELEMENT>, %y: memref<?xCOLUMNSxELEMENT>) kernel
      attributes {fuse.schedule = SCHEDULE, known_block_size = array<i32: THREADS, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %depth = arith.constant DEPTH : index
    %columns = arith.constant COLUMNS : index
    %rows = memref.dim %x, %c0 : memref<?xDEPTHxELEMENT>
    tile.for_tiles (%m, %n) in (%rows, %columns) by [ROWS, 64] krange(%k0, %k1) of %depth distribution(#tile.DISTRIBUTION) {
      %none = tile.fill 0.0 : f32 -> !tile.frag<ROWSx1xf32>
      %squares = scf.for %k = %c0 to %depth step %c128 iter_args(%sum = %none) -> (!tile.frag<ROWSx1xf32>) {
        %xs = tile.load %x[%m, %k] : memref<?xDEPTHxELEMENT> -> !tile.frag<ROWSx128xELEMENT>
        %sq = tile.map (%a = %xs : !tile.frag<ROWSx128xELEMENT>) -> !tile.frag<ROWSx128xf32> {
          %wide = arith.extf %a : ELEMENT to f32
          %r = arith.mulf %wide, %wide : f32
          tile.yield %r : f32
        }
        %part = tile.reduce addf %sq dim 1 : !tile.frag<ROWSx128xf32> -> !tile.frag<ROWSx1xf32>
        %next = tile.map (%a = %sum : !tile.frag<ROWSx1xf32>, %b = %part : !tile.frag<ROWSx1xf32>) -> !tile.frag<ROWSx1xf32> {
          %r = arith.addf %a, %b : f32
          tile.yield %r : f32
        }
        scf.yield %next : !tile.frag<ROWSx1xf32>
      }
      %factor = tile.map (%a = %squares : !tile.frag<ROWSx1xf32>) -> !tile.frag<ROWSx1xf32> {
        %count = arith.constant DEPTH.0 : f32
        %epsilon = arith.constant 1.0e-6 : f32
        %mean = arith.divf %a, %count : f32
        %some = arith.addf %mean, %epsilon : f32
        %r = math.rsqrt %some : f32
        tile.yield %r : f32
      }
      %z = tile.fill 0.0 : f32 -> !tile.frag<ROWSx64xf32>
      %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<ROWSx64xf32>) load(%k) stages 2 {
        %ws = tile.load %w[%n, %k] : memref<COLUMNSxDEPTHxELEMENT> -> !tile.staged<64x64xELEMENT>
        tile.yield %ws : !tile.staged<64x64xELEMENT>
      } compute(%k, %ws, %acc) {
        %xs = tile.load %x[%m, %k] : memref<?xDEPTHxELEMENT> -> !tile.frag<ROWSx64xELEMENT>
        %h = tile.map (%a = %xs : !tile.frag<ROWSx64xELEMENT>, %f = %factor : !tile.frag<ROWSx1xf32>) -> !tile.frag<ROWSx64xELEMENT> {
          %wide = arith.extf %a : ELEMENT to f32
          %normal = arith.mulf %wide, %f : f32
          %r = arith.truncf %normal : f32 to ELEMENT
          tile.yield %r : ELEMENT
        }
        %acc1 = tile.mma %h * %ws + %acc : !tile.frag<ROWSx64xELEMENT> * !tile.staged<64x64xELEMENT> + !tile.frag<ROWSx64xf32>
        tile.yield %acc1 : !tile.frag<ROWSx64xf32>
      }
      %r = tile.map (%a = %c : !tile.frag<ROWSx64xf32>) -> !tile.frag<ROWSx64xELEMENT> {
        %t = arith.truncf %a : f32 to ELEMENT
        tile.yield %t : ELEMENT
      }
      tile.store %r, %y[%m, %n] : !tile.frag<ROWSx64xELEMENT>, memref<?xCOLUMNSxELEMENT>
    }
    gpu.return
  }
}

func.func @main(%x: memref<?xDEPTHxELEMENT> {fuse.dims = ["M", ""]}, %w: memref<COLUMNSxDEPTHxELEMENT>,
                %y: memref<?xCOLUMNSxELEMENT> {fuse.shape = affine_map<()[s0, s1, s2, s3] -> (s0, COLUMNS)>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %rows = arith.constant ROWS : index
  %columns = arith.constant COLUMNS : index
  %threads = arith.constant THREADS : index
  %m = memref.dim %x, %c0 : memref<?xDEPTHxELEMENT>
  %tilesM = arith.ceildivsi %m, %rows : index
  %tilesN = arith.ceildivsi %columns, %c64 : index
  %tiles = arith.muli %tilesM, %tilesN : index
  gpu.launch_func @kernels::@norm_matmul blocks in (%tiles, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%x : memref<?xDEPTHxELEMENT>, %w : memref<COLUMNSxDEPTHxELEMENT>, %y : memref<?xCOLUMNSxELEMENT>)
  return
}
}
