// RUN: fuse-opt %s -split-input-file -verify-diagnostics -o /dev/null

func.func @tile_sizes(%M: index) {
  // expected-error @below {{has 1 extents but 2 tile sizes; give one tile size per extent}}
  tile.for_tiles (%m) in (%M) by [4, 8] {
  }
  return
}

// -----

func.func @tile_size_positive(%M: index) {
  // expected-error @below {{tile sizes must be positive, got 0}}
  tile.for_tiles (%m) in (%M) by [0] {
  }
  return
}

// -----

func.func @split_without_k(%M: index) {
  // expected-error @below {{split needs a k range}}
  tile.for_tiles (%m) in (%M) by [4] attributes {split = 2 : i64} {
  }
  return
}

// -----

// expected-error @below {{extents of a tile must be positive}}
func.func @extent(%f: !tile.frag<0x4xf32>) {
  return
}

// -----

func.func @element_type(%x: memref<8x8xf16>, %i: index) {
  // expected-error @below {{moves 'f16' from or to a tile of 'f32'; the element types must be the same}}
  %0 = tile.load %x[%i, %i] : memref<8x8xf16> -> !tile.frag<4x4xf32>
  return
}

// -----

// Bytes are converted to floats on their way into shared memory only, and other integers not at all.
func.func @converted_fragment(%x: memref<8x8xi8>, %i: index) {
  // expected-error @below {{moves 'i8' from or to a tile of 'f32'; the element types must be the same}}
  %0 = tile.load %x[%i, %i] : memref<8x8xi8> -> !tile.frag<4x4xf32>
  return
}

// -----

func.func @converted_words(%x: memref<8x8xi16>, %i: index) {
  // expected-error @below {{moves 'i16' from or to a tile of 'f32'; the element types must be the same}}
  %0 = tile.load %x[%i, %i] : memref<8x8xi16> -> !tile.staged<4x4xf32>
  return
}

// -----

func.func @indices(%x: memref<8x8xf16>, %i: index) {
  // expected-error @below {{needs one index per memref dimension (2), got 1}}
  %0 = tile.load %x[%i] : memref<8x8xf16> -> !tile.frag<4x4xf16>
  return
}

// -----

func.func @limits(%x: memref<8x8xf16>, %i: index) {
  // expected-error @below {{needs one limit per memref dimension (2), got 1}}
  %0 = tile.load %x[%i, %i] limits(%i) : memref<8x8xf16> -> !tile.frag<4x4xf16>
  return
}

// -----

func.func @dims_count(%x: memref<8x8xf16>, %i: index) {
  // expected-error @below {{dims must name one memref dimension per tile dimension (2), got 1}}
  %0 = tile.load %x[%i, %i] dims [0] : memref<8x8xf16> -> !tile.frag<4x4xf16>
  return
}

// -----

func.func @dims_twice(%x: memref<8x8xf16>, %v: !tile.frag<4x4xf16>, %i: index) {
  // expected-error @below {{dims names memref dimension 1 twice}}
  tile.store %v, %x[%i, %i] dims [1, 1] : !tile.frag<4x4xf16>, memref<8x8xf16>
  return
}

// -----

func.func @broadcast_extent(%x: memref<8xf16>, %i: index) {
  // expected-error @below {{a tile dimension along no memref dimension has extent 1}}
  %0 = tile.load %x[%i] dims [-1, 0] : memref<8xf16> -> !tile.frag<4x4xf16>
  return
}

// -----

func.func @load_region(%x: memref<8x8xf16>, %k0: index, %k1: index) {
  tile.pipeline %k0 to %k1 step 4 load(%k) stages 2 {
    %0 = tile.load %x[%k, %k] : memref<8x8xf16> -> !tile.staged<4x4xf16>
    // expected-error @below {{may not stand in a load region, which holds tile.load and index arithmetic only}}
    %f = tile.fill 0.0 : f32 -> !tile.frag<4x4xf32>
    tile.yield %0 : !tile.staged<4x4xf16>
  } compute(%k, %a) {
    tile.yield
  }
  return
}

// -----

func.func @load_yields_fragment(%x: memref<8x8xf16>, %k0: index, %k1: index) {
  // expected-error @below {{a load region yields staged tiles, got '!tile.frag<4x4xf16>'}}
  tile.pipeline %k0 to %k1 step 4 load(%k) stages 2 {
    %0 = tile.load %x[%k, %k] : memref<8x8xf16> -> !tile.frag<4x4xf16>
    tile.yield %0 : !tile.frag<4x4xf16>
  } compute(%k, %a) {
    tile.yield
  }
  return
}

// -----

func.func @stages(%x: memref<8x8xf16>, %k0: index, %k1: index) {
  // expected-error @below {{stages must be at least 1, got 0}}
  tile.pipeline %k0 to %k1 step 4 load(%k) stages 0 {
    %0 = tile.load %x[%k, %k] : memref<8x8xf16> -> !tile.staged<4x4xf16>
    tile.yield %0 : !tile.staged<4x4xf16>
  } compute(%k, %a) {
    tile.yield
  }
  return
}

// -----

func.func @mma_shape(%a: !tile.staged<16x8xf16>, %b: !tile.staged<16x4xf16>, %c: !tile.frag<16x16xf32>) {
  // expected-error @below {{multiplies m x k by n x k into m x n, got '!tile.staged<16x8xf16>' * '!tile.staged<16x4xf16>' + '!tile.frag<16x16xf32>'}}
  %0 = tile.mma %a * %b + %c : !tile.staged<16x8xf16> * !tile.staged<16x4xf16> + !tile.frag<16x16xf32>
  return
}

// -----

func.func @fill_type() {
  // expected-error @below {{fills 'f16' with a 'f32'}}
  %0 = tile.fill 0.0 : f32 -> !tile.frag<4x4xf16>
  return
}

// -----

func.func @map_broadcast(%a: !tile.frag<4x8xf32>, %b: !tile.frag<2x8xf32>) {
  // expected-error @below {{does not broadcast to}}
  %0 = tile.map (%p = %a : !tile.frag<4x8xf32>, %q = %b : !tile.frag<2x8xf32>) -> !tile.frag<4x8xf32> {
    tile.yield %p : f32
  }
  return
}

// -----

func.func @map_yield(%a: !tile.frag<4x8xf32>) {
  // expected-error @below {{body yields 'f32' for result '!tile.frag<4x8xf16>'}}
  %0 = tile.map (%p = %a : !tile.frag<4x8xf32>) -> !tile.frag<4x8xf16> {
    tile.yield %p : f32
  }
  return
}

// -----

func.func @index_without_at(%a: !tile.frag<4x8xf32>) {
  %0 = tile.map (%p = %a : !tile.frag<4x8xf32>) -> !tile.frag<4x8xindex> {
    // expected-error @below {{needs the offset of dimension 1}}
    %i = tile.index 1 : index
    tile.yield %i : index
  }
  return
}

// -----

func.func @reduce_result(%a: !tile.frag<4x8xf32>) {
  // expected-error @below {{reducing '!tile.frag<4x8xf32>' along dim 1}}
  %0 = tile.reduce addf %a dim 1 : !tile.frag<4x8xf32> -> !tile.frag<1x8xf32>
  return
}

// -----

func.func @reduce_dim(%a: !tile.frag<4x8xf32>) {
  // expected-error @below {{dim 2 is out of range for '!tile.frag<4x8xf32>'}}
  %0 = tile.reduce maximumf %a dim 2 : !tile.frag<4x8xf32> -> !tile.frag<4x1xf32>
  return
}

// -----

func.func @ring_of_fragments() {
  // expected-error @below {{a slot of a ring is made of staged tiles}}
  %ring = tile.make_ring : !tile.ring<4, !tile.frag<128x64xf16>>
  return
}

// -----

func.func @wrong_slot(%ring: !tile.ring<4, !tile.staged<128x64xf16>>) {
  // expected-error @below {{gives the tiles of a slot of}}
  %s = tile.ring_wait %ring : !tile.ring<4, !tile.staged<128x64xf16>> -> !tile.staged<64x64xf16>
  return
}

// -----

func.func @other_accumulator(%a: !tile.frag<64x64xf32>) {
  // expected-error @below {{results are the accumulators, with the same types}}
  %d = tile.mma_wait (%a) : !tile.frag<64x64xf32> -> !tile.frag<64x32xf32>
  return
}

// -----

func.func @too_few_results(%ring: !tile.ring<2, !tile.staged<128x64xf16>, !tile.staged<128x64xf16>>) {
  // expected-error @below {{has 1 results for slots of 2 tiles}}
  %e = tile.ring_read %ring : !tile.ring<2, !tile.staged<128x64xf16>, !tile.staged<128x64xf16>> -> !tile.frag<128x256xf16>
  return
}

// -----

func.func @not_side_by_side(%ring: !tile.ring<2, !tile.staged<128x64xf16>>) {
  // expected-error @below {{cannot read '!tile.frag<128x96xf16>' out of tiles '!tile.staged<128x64xf16>' side by side}}
  %e = tile.ring_read %ring : !tile.ring<2, !tile.staged<128x64xf16>> -> !tile.frag<128x96xf16>
  return
}

// -----

func.func @store_limits(%x: memref<8x8xf16>, %v: !tile.frag<4x4xf16>, %i: index) {
  // expected-error @below {{needs one limit per memref dimension (2), got 1}}
  tile.store %v, %x[%i, %i] limits(%i) : !tile.frag<4x4xf16>, memref<8x8xf16>
  return
}

// -----

func.func @mma_accumulator(%a: !tile.staged<16x8xf16>, %c: !tile.frag<16x16xi8>) {
  // expected-error @below {{accumulates 'f16' in f32 or f64, not in 'i8'}}
  %0 = tile.mma %a * %a + %c : !tile.staged<16x8xf16> * !tile.staged<16x8xf16> + !tile.frag<16x16xi8>
  return
}

// -----

func.func @mma_narrow_accumulator(%a: !tile.staged<16x8xf64>, %c: !tile.frag<16x16xf32>) {
  // expected-error @below {{accumulates 'f64' in f64, not in 'f32'}}
  %0 = tile.mma %a * %a + %c : !tile.staged<16x8xf64> * !tile.staged<16x8xf64> + !tile.frag<16x16xf32>
  return
}

// -----

func.func @mma_integers(%a: !tile.staged<16x8xi16>, %c: !tile.frag<16x16xi32>) {
  // expected-error @below {{multiplies floating-point or i8 elements, got 'i16'}}
  %0 = tile.mma %a * %a + %c : !tile.staged<16x8xi16> * !tile.staged<16x8xi16> + !tile.frag<16x16xi32>
  return
}

// -----

func.func @mma_precision(%a: !tile.staged<16x8xf16>, %c: !tile.frag<16x16xf32>) {
  // expected-error @below {{precision 'tf32' is for f32 operands, got 'f16'}}
  %0 = tile.mma %a * %a + %c {precision = #fuse<precision tf32>} : !tile.staged<16x8xf16> * !tile.staged<16x8xf16> + !tile.frag<16x16xf32>
  return
}

// -----

func.func @accumulators_under_way(%a: !tile.frag<64x64xf32>) {
  // expected-error @below {{leaves 1 steps under way, whose accumulators nobody may read yet}}
  %d = tile.mma_wait (%a) : !tile.frag<64x64xf32> -> !tile.frag<64x64xf32> pending 1
  return
}

// -----

func.func @sort_dim(%a: !tile.frag<4x8xf32>) {
  // expected-error @below {{dim 2 is out of range for '!tile.frag<4x8xf32>'}}
  %0 = "tile.sort"(%a) <{dim = 2 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%p: f32, %q: f32):
    %t = arith.cmpf olt, %p, %q : f32
    "tile.yield"(%t) : (i1) -> ()
  }) : (!tile.frag<4x8xf32>) -> (!tile.frag<4x8xf32>)
  return
}

// -----

func.func @sort_shapes(%a: !tile.frag<4x8xf32>, %b: !tile.frag<4x1xf32>) {
  // expected-error @below {{values must have one shape}}
  %0:2 = "tile.sort"(%a, %b) <{dim = 1 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %t = arith.cmpf olt, %p, %q : f32
    "tile.yield"(%t) : (i1) -> ()
  }) : (!tile.frag<4x8xf32>, !tile.frag<4x1xf32>) -> (!tile.frag<4x8xf32>, !tile.frag<4x1xf32>)
  return
}

// -----

func.func @sort_index(%a: !tile.frag<4x8xindex>) {
  // expected-error @below {{sorts integers and floats, got '!tile.frag<4x8xindex>'}}
  %0 = "tile.sort"(%a) <{dim = 1 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%p: index, %q: index):
    %t = arith.cmpi slt, %p, %q : index
    "tile.yield"(%t) : (i1) -> ()
  }) : (!tile.frag<4x8xindex>) -> (!tile.frag<4x8xindex>)
  return
}

// -----

func.func @sort_arguments(%a: !tile.frag<4x8xf16>) {
  // expected-error @below {{region takes two elements of each value}}
  %0 = "tile.sort"(%a) <{dim = 1 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%p: f32, %q: f32):
    %t = arith.cmpf olt, %p, %q : f32
    "tile.yield"(%t) : (i1) -> ()
  }) : (!tile.frag<4x8xf16>) -> (!tile.frag<4x8xf16>)
  return
}

// -----

func.func @sort_yield(%a: !tile.frag<4x8xf32>) {
  // expected-error @below {{region must yield one i1}}
  %0 = "tile.sort"(%a) <{dim = 1 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%p: f32, %q: f32):
    %t = arith.cmpf olt, %p, %q : f32
    "tile.yield"(%p) : (f32) -> ()
  }) : (!tile.frag<4x8xf32>) -> (!tile.frag<4x8xf32>)
  return
}

// -----

func.func @sort_nothing() {
  // expected-error @below {{needs a value to sort}}
  "tile.sort"() <{dim = 0 : i64, operandSegmentSizes = array<i32: 0, 0>}> ({
    %t = arith.constant true
    "tile.yield"(%t) : (i1) -> ()
  }) : () -> ()
  return
}

// -----

// expected-error @below {{expected 'copies' or a dimension of the tile: d0, d1, ...}}
func.func private @digit() attributes {l = #tile.layout<lane (m, 4, 1)>}

// -----

// expected-error @below {{a digit has a positive size, got 0}}
func.func private @size() attributes {l = #tile.layout<lane (d0, 0, 1)>}

// -----

// expected-error @below {{layout does not give each element of the tile its place: dimension 1 covers 4 of 8 elements}}
func.func private @covers(!tile.frag<8x8xf32, #tile.layout<lane (d0, 8, 1) (d1, 4, 1)>>)

// -----

// expected-error @below {{layout moves along dimension 2 of a tile of rank 2}}
func.func private @rank(!tile.frag<8x8xf32, #tile.layout<lane (d0, 8, 1) (d1, 8, 1) (d2, 2, 1)>>)

// -----

// expected-error @below {{contiguous is dimension 0 or 1, got 2}}
func.func private @contiguous(!tile.staged<8x64xf16, #tile.shared<contiguous = 2, swizzle = []>>)

// -----

// expected-error @below {{a swizzle of 3 bits exchanges chunks among 8, and rows or pieces have 64 bytes}}
func.func private @swizzle(!tile.staged<8x32xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>>)

// -----

// expected-error @below {{pieces of 96 bytes do not make up rows of 128}}
func.func private @piece(!tile.staged<8x64xf16, #tile.shared<contiguous = 1, swizzle = [], piece = 96>>)

// -----

#rows = #tile.layout<lane (d1, 8, 1) (d0, 4, 1)>
#columns = #tile.layout<lane (d0, 4, 1) (d1, 8, 1)>
func.func @moved(%a: !tile.frag<4x8xf32, #rows>, %b: !tile.frag<4x8xf32, #columns>) {
  // expected-error @below {{takes elements where they are not}}
  %0 = tile.map (%p = %a : !tile.frag<4x8xf32, #rows>, %q = %b : !tile.frag<4x8xf32, #columns>) -> !tile.frag<4x8xf32, #rows> {
    %s = arith.addf %p, %q : f32
    tile.yield %s : f32
  }
  return
}

// -----

#rows = #tile.layout<lane (d1, 8, 1) (d0, 4, 1)>
func.func @half(%a: !tile.frag<4x8xf32, #rows>, %b: !tile.frag<1x8xf32>) {
  // expected-error @below {{has tiles with a layout and without}}
  %0 = tile.map (%p = %a : !tile.frag<4x8xf32, #rows>, %q = %b : !tile.frag<1x8xf32>) -> !tile.frag<4x8xf32, #rows> {
    %s = arith.addf %p, %q : f32
    tile.yield %s : f32
  }
  return
}

// -----

#rows = #tile.layout<lane (d1, 8, 1) (d0, 4, 1)>
#sums = #tile.layout<lane (d0, 4, 1) (copies, 8)>
func.func @sums(%a: !tile.frag<4x8xf32, #rows>) {
  // expected-error @below {{takes elements where they are not}}
  %0 = tile.reduce addf %a dim 1 : !tile.frag<4x8xf32, #rows> -> !tile.frag<4x1xf32, #sums>
  return
}
