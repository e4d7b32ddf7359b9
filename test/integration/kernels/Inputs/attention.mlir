// Attention of one head, row by row of Q: softmax(scale * Q K^T) V, where query i sees the keys up to
// i + keys - queries. A tile of queries meets the keys in steps of 64; its maxima and sums are
// carried, and what is accumulated is rescaled where a maximum grows (online softmax).
//
// The tests replace: SCHEDULE, DISTRIBUTION, THREADS, ROWS (of a tile), DEPTH (of the head), KEYS, SCALE, ELEMENT.

module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @attention(%q: memref<?xDEPTHxELEMENT>, %k: memref<KEYSxDEPTHxELEMENT>, %v: memref<KEYSxDEPTHxELEMENT>,
                      %o: memref<?xDEPTHxELEMENT>) kernel
      attributes {fuse.schedule = SCHEDULE, known_block_size = array<i32: THREADS, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %rows = arith.constant ROWS : index
    %queries = memref.dim %q, %c0 : memref<?xDEPTHxELEMENT>
    %keys = memref.dim %k, %c0 : memref<KEYSxDEPTHxELEMENT>
    %ahead = arith.subi %keys, %queries : index
    tile.for_tiles (%m) in (%queries) by [ROWS] distribution(#tile.DISTRIBUTION) {
      // No query of the tile sees a key from here on.
      %end = arith.addi %m, %rows : index
      %seen = arith.addi %end, %ahead : index
      %some = arith.maxsi %seen, %c0 : index
      %high = arith.minsi %keys, %some : index
      %qs = tile.load %q[%m, %c0] : memref<?xDEPTHxELEMENT> -> !tile.staged<ROWSxDEPTHxELEMENT>
      %zeros = tile.fill 0.0 : f32 -> !tile.frag<ROWSxDEPTHxf32>
      %none = tile.fill 0.0 : f32 -> !tile.frag<ROWSx1xf32>
      // Below every product, and finite: what is subtracted from it is never NaN.
      %low = tile.fill -1.0e30 : f32 -> !tile.frag<ROWSx1xf32>
      %acc, %sums, %maxima = tile.pipeline %c0 to %high step 64
          carry(%zeros : !tile.frag<ROWSxDEPTHxf32>, %none : !tile.frag<ROWSx1xf32>, %low : !tile.frag<ROWSx1xf32>)
          load(%j) stages 2 {
        %ks = tile.load %k[%j, %c0] : memref<KEYSxDEPTHxELEMENT> -> !tile.staged<64xDEPTHxELEMENT>
        tile.yield %ks : !tile.staged<64xDEPTHxELEMENT>
      } load(%j) stages 2 {
        %vs = tile.load %v[%j, %c0] dims [1, 0] : memref<KEYSxDEPTHxELEMENT> -> !tile.staged<DEPTHx64xELEMENT>
        tile.yield %vs : !tile.staged<DEPTHx64xELEMENT>
      } compute(%j, %ks, %vs, %a, %sum, %max) {
        %z = tile.fill 0.0 : f32 -> !tile.frag<ROWSx64xf32>
        %qk = tile.mma %qs * %ks + %z
            : !tile.staged<ROWSxDEPTHxELEMENT> * !tile.staged<64xDEPTHxELEMENT> + !tile.frag<ROWSx64xf32>
        // In powers of two; keys that the query does not see, or that there are not, count as nothing.
        %s = tile.map (%x = %qk : !tile.frag<ROWSx64xf32>) at (%m, %j) -> !tile.frag<ROWSx64xf32> {
          %scale = arith.constant SCALE : f32
          %minus = arith.constant 0xFF800000 : f32
          %row = tile.index 0 : index
          %key = tile.index 1 : index
          %last = arith.addi %row, %ahead : index
          %isSeen = arith.cmpi sle, %key, %last : index
          %isKey = arith.cmpi slt, %key, %keys : index
          %counts = arith.andi %isSeen, %isKey : i1
          %scaled = arith.mulf %x, %scale : f32
          %r = arith.select %counts, %scaled, %minus : f32
          tile.yield %r : f32
        }
        %largest = tile.reduce maximumf %s dim 1 : !tile.frag<ROWSx64xf32> -> !tile.frag<ROWSx1xf32>
        %max1, %factor = tile.map (%x = %max : !tile.frag<ROWSx1xf32>, %y = %largest : !tile.frag<ROWSx1xf32>)
            -> (!tile.frag<ROWSx1xf32>, !tile.frag<ROWSx1xf32>) {
          %larger = arith.maximumf %x, %y : f32
          %down = arith.subf %x, %larger : f32
          %f = math.exp2 %down : f32
          tile.yield %larger, %f : f32, f32
        }
        %e = tile.map (%x = %s : !tile.frag<ROWSx64xf32>, %y = %max1 : !tile.frag<ROWSx1xf32>)
            -> !tile.frag<ROWSx64xf32> {
          %below = arith.subf %x, %y : f32
          %r = math.exp2 %below : f32
          tile.yield %r : f32
        }
        %more = tile.reduce addf %e dim 1 : !tile.frag<ROWSx64xf32> -> !tile.frag<ROWSx1xf32>
        %sum1 = tile.map (%x = %sum : !tile.frag<ROWSx1xf32>, %f = %factor : !tile.frag<ROWSx1xf32>,
                          %y = %more : !tile.frag<ROWSx1xf32>) -> !tile.frag<ROWSx1xf32> {
          %rescaled = arith.mulf %x, %f : f32
          %r = arith.addf %rescaled, %y : f32
          tile.yield %r : f32
        }
        %p = tile.map (%x = %e : !tile.frag<ROWSx64xf32>) -> !tile.frag<ROWSx64xELEMENT> {
          %r = arith.truncf %x : f32 to ELEMENT
          tile.yield %r : ELEMENT
        }
        %a0 = tile.map (%x = %a : !tile.frag<ROWSxDEPTHxf32>, %f = %factor : !tile.frag<ROWSx1xf32>)
            -> !tile.frag<ROWSxDEPTHxf32> {
          %r = arith.mulf %x, %f : f32
          tile.yield %r : f32
        }
        %a1 = tile.mma %p * %vs + %a0
            : !tile.frag<ROWSx64xELEMENT> * !tile.staged<DEPTHx64xELEMENT> + !tile.frag<ROWSxDEPTHxf32>
        tile.yield %a1, %sum1, %max1 : !tile.frag<ROWSxDEPTHxf32>, !tile.frag<ROWSx1xf32>, !tile.frag<ROWSx1xf32>
      }
      %y = tile.map (%x = %acc : !tile.frag<ROWSxDEPTHxf32>, %n = %sums : !tile.frag<ROWSx1xf32>)
          -> !tile.frag<ROWSxDEPTHxELEMENT> {
        %whole = arith.divf %x, %n : f32
        %r = arith.truncf %whole : f32 to ELEMENT
        tile.yield %r : ELEMENT
      }
      tile.store %y, %o[%m, %c0] : !tile.frag<ROWSxDEPTHxELEMENT>, memref<?xDEPTHxELEMENT>
    }
    gpu.return
  }
}

func.func @main(%q: memref<?xDEPTHxELEMENT> {fuse.dims = ["M", ""]}, %k: memref<KEYSxDEPTHxELEMENT>,
                %v: memref<KEYSxDEPTHxELEMENT>,
                %o: memref<?xDEPTHxELEMENT> {fuse.shape = affine_map<()[s0, s1, s2, s3, s4, s5] -> (s0, DEPTH)>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant ROWS : index
  %threads = arith.constant THREADS : index
  %m = memref.dim %q, %c0 : memref<?xDEPTHxELEMENT>
  %tiles = arith.ceildivsi %m, %rows : index
  gpu.launch_func @kernels::@attention blocks in (%tiles, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%q : memref<?xDEPTHxELEMENT>, %k : memref<KEYSxDEPTHxELEMENT>, %v : memref<KEYSxDEPTHxELEMENT>,
           %o : memref<?xDEPTHxELEMENT>)
  return
}
}
