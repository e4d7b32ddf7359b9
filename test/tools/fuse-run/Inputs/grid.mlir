// Copies rows, four at a time. grids.test replaces EXTENT, of the rows, and GRID.
module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @copy(%x: memref<?x8xf32>, %y: memref<?x8xf32>) kernel
      attributes {fuse.schedule = #fuse.elementwise<tile = [4, 8], warps = [1, 1]>, known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %huge = arith.constant 1152921504606846976 : index
    %m = memref.dim %x, %c0 : memref<?x8xf32>
    %rows = EXTENT
    tile.for_tiles (%i) in (%rows) by [4] {
      %v = tile.load %x[%i, %c0] : memref<?x8xf32> -> !tile.frag<4x8xf32>
      tile.store %v, %y[%i, %c0] : !tile.frag<4x8xf32>, memref<?x8xf32>
    }
    gpu.return
  }
}

func.func @main(%x: memref<?x8xf32> {fuse.dims = ["M", ""]}, %y: memref<?x8xf32> {fuse.shape = affine_map<()[s0, s1] -> (s0, 8)>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %m = memref.dim %x, %c0 : memref<?x8xf32>
  %tiles = GRID
  gpu.launch_func @kernels::@copy blocks in (%tiles, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<?x8xf32>, %y : memref<?x8xf32>)
  return
}
}
