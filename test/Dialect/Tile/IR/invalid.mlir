// RUN: fuse-opt %s -split-input-file -verify-diagnostics -o /dev/null

func.func @tile_sizes(%M: index) {
  // expected-error @below {{has 1 extents but 2 tile sizes; give one tile size per extent}}
  tile.for_tiles (%m) in (%M) by [4, 8] {
  }
  return
}

// -----

func.func @tile_size_positive(%M: index) {
  // expected-error @below {{tile sizes must be positive and below 2^31, got 0}}
  tile.for_tiles (%m) in (%M) by [0] {
  }
  return
}

// -----

func.func @tile_size_beyond_extents(%M: index) {
  // expected-error @below {{tile sizes must be positive and below 2^31, got 9223372036854775807}}
  tile.for_tiles (%m) in (%M) by [9223372036854775807] {
  }
  return
}

// -----

func.func @raster_beyond_numbers(%M: index, %N: index) {
  // expected-error @below {{walks 1 to 65536 tiles of the second to last dimension before the last advances, got 4294967296}}
  tile.for_tiles (%m, %n) in (%M, %N) by [64, 64] attributes {raster = 4294967296 : i64} {
  }
  return
}

// -----

func.func @shared_without_k(%M: index) {
  // expected-error @below {{shares tiles along k (#tile.stream_k<grain = 64>) and has none; krange says what is reduced}}
  tile.for_tiles (%m) in (%M) by [4] distribution(#tile.stream_k<grain = 64>) {
  }
  return
}

// -----

func.func @no_grain(%M: index) {
  // expected-error @below {{a grain has 1 or more elements of k, got 0}}
  tile.for_tiles (%m) in (%M) by [4] krange(%k0, %k1) of %M distribution(#tile.stream_k<grain = 0>) {
  }
  return
}

// -----

func.func @combine_narrow(%s: !tile.frag<64x32xf32>, %p: memref<4x2047xf32>, %a: memref<4x4xi32>) {
  // expected-error @below {{leaves partial sums in rows of at least 2048 x f32, one for each CTA, got 'memref<4x2047xf32>'}}
  tile.combine (%c = %s : !tile.frag<64x32xf32>) through %p, %a : memref<4x2047xf32>, memref<4x4xi32> {
  }
  return
}

// -----

func.func @cluster_without_k(%M: index) {
  // expected-error @below {{shares tiles along k (#tile.cluster_k<cluster = 2, grain = 64>) and has none; krange says what is reduced}}
  tile.for_tiles (%m) in (%M) by [4] distribution(#tile.cluster_k<cluster = 2, grain = 64>) {
  }
  return
}

// -----

func.func @cluster_no_grain(%M: index) {
  // expected-error @below {{a grain has 1 or more elements of k, got 0}}
  tile.for_tiles (%m) in (%M) by [4] krange(%k0, %k1) of %M distribution(#tile.cluster_k<cluster = 2, grain = 0>) {
  }
  return
}

// -----

func.func @cluster_no_cluster(%M: index) {
  // expected-error @below {{a cluster has 1 to 16 CTAs, got 0}}
  tile.for_tiles (%m) in (%M) by [4] krange(%k0, %k1) of %M distribution(#tile.cluster_k<cluster = 0, grain = 64>) {
  }
  return
}

// -----

func.func @rows_of_half(%s: !tile.frag<64x32xf16>) {
  // expected-error @below {{hands on as many rows of each sum, of f32, to each CTA, which divide all of its rows; got '!tile.frag<16x32xf16>' of '!tile.frag<64x32xf16>'}}
  tile.combine_rows %row (%c = %s : !tile.frag<64x32xf16> to !tile.frag<16x32xf16>) {
  }
  return
}

// -----

func.func @rows_that_do_not_divide(%s: !tile.frag<64x32xf32>) {
  // expected-error @below {{hands on as many rows of each sum, of f32, to each CTA, which divide all of its rows; got '!tile.frag<24x32xf32>' of '!tile.frag<64x32xf32>'}}
  tile.combine_rows %row (%c = %s : !tile.frag<64x32xf32> to !tile.frag<24x32xf32>) {
  }
  return
}

// -----

func.func @columns(%s: !tile.frag<64x32xf32>) {
  // expected-error @below {{hands on as many rows of each sum, of f32, to each CTA, which divide all of its rows; got '!tile.frag<64x16xf32>' of '!tile.frag<64x32xf32>'}}
  tile.combine_rows %row (%c = %s : !tile.frag<64x32xf32> to !tile.frag<64x16xf32>) {
  }
  return
}

// -----

func.func @combine_half(%s: !tile.frag<64x32xf16>, %p: memref<4x2048xf32>, %a: memref<4x4xi32>) {
  // expected-error @below {{hands on sums of f32, got '!tile.frag<64x32xf16>'}}
  tile.combine (%c = %s : !tile.frag<64x32xf16>) through %p, %a : memref<4x2048xf32>, memref<4x4xi32> {
  }
  return
}

// -----

func.func @put_flags(%s: !tile.frag<64x32xf32>, %p: memref<4x2048xf32>, %a: memref<3x4xi32>, %i: index) {
  // expected-error @below {{says which sums are there in rows of i32, one for each of 4 CTAs, got 'memref<3x4xi32>'}}
  tile.partial_put %s : !tile.frag<64x32xf32> to %p, %a[%i] : memref<4x2048xf32>, memref<3x4xi32>
  return
}

// -----

func.func @add_types(%s: !tile.frag<64x32xf32>, %p: memref<4x2048xf32>, %a: memref<4x4xi32>, %i: index) {
  // expected-error @below {{gives sums of the types that it takes}}
  %r = tile.partial_add %s : !tile.frag<64x32xf32> -> !tile.frag<32x64xf32> from %p, %a[%i] : memref<4x2048xf32>, memref<4x4xi32>
  return
}

// -----

func.func @cluster_of_one_dimension(%M: index) {
  // expected-error @below {{has clusters of 2 CTAs, which lie along the last two dimensions, and one dimension}}
  tile.for_tiles (%m) in (%M) by [4] distribution(#tile.persistent<cluster = 2>) {
  }
  return
}

// -----

func.func @no_cluster(%M: index) {
  // expected-error @below {{a cluster has 1 to 16 CTAs, got 0}}
  tile.for_tiles (%m, %n) in (%M, %M) by [4, 4] distribution(#tile.one_per_cta<cluster = 0>) {
  }
  return
}

// -----

func.func @no_row_of_a_cluster(%M: index) {
  // expected-error @below {{a cluster of 4 CTAs has a divisor of that along the last dimension, got 3}}
  tile.for_tiles (%m, %n) in (%M, %M) by [4, 4] distribution(#tile.persistent<cluster = 4, along_last = 3>) {
  }
  return
}

// -----

// expected-error @below {{a copy is shared by a power of two of CTAs, at most 16, which are such a power apart}}
func.func private @shared_by_three() attributes {v = #tile.tensor_map<box = [8, 8], swizzle = 128, multicast = [3, 1]>}

// -----

// expected-error @below {{a copy is shared by a power of two of CTAs, at most 16, which are such a power apart}}
func.func private @shared_how() attributes {v = #tile.tensor_map<box = [8, 8], swizzle = 128, multicast = [2]>}

// -----

func.func @one_die(%M: index) {
  // expected-error @below {{ranges are for 2 or more dies, got 1; #tile.one_per_cta is for one}}
  tile.for_tiles (%m, %n) in (%M, %M) by [4, 4] distribution(#tile.range_per_die<dies = 1>) {
  }
  return
}

// -----

func.func @no_pieces(%M: index) {
  // expected-error @below {{tiles have from 1 to 65536 pieces, got 0}}
  tile.for_tiles (%m) in (%M) by [4] krange(%k0, %k1) of %M distribution(#tile.split_k<pieces = 0, grain = 64, ctas = 48>) {
  }
  return
}

// -----

func.func @no_dies(%M: index) {
  // expected-error @below {{tiles have from 1 to 65536 dies, got 0}}
  tile.for_tiles (%m) in (%M) by [4] krange(%k0, %k1) of %M distribution(#tile.split_k<pieces = 2, grain = 64, ctas = 48, dies = 0>) {
  }
  return
}

// -----

func.func @no_grain_of_pieces(%M: index) {
  // expected-error @below {{a grain has 1 or more elements of k, got 0}}
  tile.for_tiles (%m) in (%M) by [4] krange(%k0, %k1) of %M distribution(#tile.split_k<pieces = 2, grain = 0, ctas = 48>) {
  }
  return
}

// -----

func.func @no_distribution(%M: index) {
  // expected-error @below {{invalid kind of attribute specified}}
  tile.for_tiles (%m, %n) in (%M, %M) by [4, 4] distribution(2) {
  }
  return
}

// -----

func.func @no_raster(%M: index) {
  // expected-error @below {{attribute 'raster' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  tile.for_tiles (%m, %n) in (%M, %M) by [4, 4] attributes {raster = 0 : i64} {
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
  // expected-error @below {{stages must be at least 1 and at most 1024, got 0}}
  tile.pipeline %k0 to %k1 step 4 load(%k) stages 0 {
    %0 = tile.load %x[%k, %k] : memref<8x8xf16> -> !tile.staged<4x4xf16>
    tile.yield %0 : !tile.staged<4x4xf16>
  } compute(%k, %a) {
    tile.yield
  }
  return
}

// -----

func.func @ahead(%x: memref<8x8xf16>, %k0: index, %k1: index) {
  // expected-error @below {{runs at least 1 and at most 1024 steps ahead, got 0}}
  tile.pipeline %k0 to %k1 step 4 ahead 0 load(%k) stages 1 {
    %0 = tile.load %x[%k, %k] : memref<8x8xf16> -> !tile.staged<4x4xf16>
    tile.yield %0 : !tile.staged<4x4xf16>
  } compute(%k, %a) {
    tile.yield
  }
  return
}

// -----

func.func @ahead_of_a_ring(%x: memref<8x8xf16>, %k0: index, %k1: index) {
  // expected-error @below {{runs several steps ahead in registers, and its rings have several buffers; one of both is enough}}
  tile.pipeline %k0 to %k1 step 4 ahead 2 load(%k) stages 2 {
    %0 = tile.load %x[%k, %k] : memref<8x8xf16> -> !tile.staged<4x4xf16>
    tile.yield %0 : !tile.staged<4x4xf16>
  } compute(%k, %a) {
    tile.yield
  }
  return
}

// -----

func.func @step(%x: memref<8x8xf16>, %k0: index, %k1: index) {
  // expected-error @below {{steps along k must be below 2^31, got 4611686018427387904}}
  tile.pipeline %k0 to %k1 step 4611686018427387904 load(%k) stages 2 {
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

func.func @element_of_several(%f: !tile.frag<1x2xf32>) -> f32 {
  // expected-error @below {{takes the only element of a fragment, '!tile.frag<1x2xf32>' has more}}
  %s = tile.element %f : !tile.frag<1x2xf32>
  return %s : f32
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

// -----

// expected-error @below {{size and stride of a digit are below 2^31}}
func.func private @large_digit() attributes {l = #tile.layout<lane (d0, 4294967296, 1)>}

// -----

// expected-error @below {{a tile holds integers or floats, got 'index'}}
func.func private @index(!tile.staged<4x16xindex, #tile.shared<contiguous = 1, swizzle = []>>)

// -----

// expected-error @below {{a tile holds integers or floats, got 'none'}}
func.func private @none(!tile.frag<4xnone>)

// -----

// expected-error @below {{a tile has fewer than 2^31 elements}}
func.func private @large(!tile.staged<4x4611686018427387904xf32>)

// -----

// expected-error @below {{swizzle names bits 0 to 31 of a row's number, each once; got 1}}
func.func private @bit_twice(!tile.staged<8x64xf16, #tile.shared<contiguous = 1, swizzle = [1, 1]>>)

// -----

// expected-error @below {{k_pack is 1 or more, got -4}}
func.func private @k_pack() attributes {a = #tile.atom<"fma", k_pack = -4>}

// -----

// expected-error @below {{both operands have layouts, or come from shared memory both; of warpgroups' instructions the left one may have a layout}}
func.func private @one_operand() attributes {a = #tile.atom<"fma", lhs = #tile.layout<lane (d0, 32, 1)>>}

// -----

// expected-error @below {{both operands have layouts, or come from shared memory both}}
func.func private @right_operand() attributes {a = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16", rhs = #tile.layout<lane (d0, 32, 1)>>}

// -----

func.func @converted_shape(%a: !tile.frag<64x32xf16>) {
  // expected-error @below {{moves elements and changes nothing of them: '!tile.frag<64x32xf16>' cannot become '!tile.frag<32x64xf16>'}}
  %b = tile.convert_layout %a : !tile.frag<64x32xf16> -> !tile.frag<32x64xf16>
  return
}

// -----

func.func @converted_element(%a: !tile.frag<64x32xf16>) {
  // expected-error @below {{changes nothing of them}}
  %b = tile.convert_layout %a : !tile.frag<64x32xf16> -> !tile.frag<64x32xf32>
  return
}

// -----

func.func @converted_to_none(%a: !tile.frag<32x1xf16, #tile.layout<lane (d0, 32, 1)>>) {
  // expected-error @below {{has tiles with a layout and without}}
  %b = tile.convert_layout %a : !tile.frag<32x1xf16, #tile.layout<lane (d0, 32, 1)>> -> !tile.frag<32x1xf16>
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#lhs = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#other = #tile.layout<register (d1, 4, 1) (d0, 2, 8) lane (d1, 4, 4) (d0, 8, 1)>
#rhs = #tile.layout<register (d1, 2, 1) (d1, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#atom = #tile.atom<"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", lhs = #lhs, rhs = #rhs>
func.func @operand_elsewhere(%x: !tile.frag<16x16xf16, #other>, %w: !tile.staged<8x16xf16>, %a: !tile.frag<16x8xf32, #acc>) {
  // expected-error @below {{from registers, where its instruction wants it in another layout; tile.convert_layout moves it}}
  %b = tile.mma %x * %w + %a {atom = #atom} : !tile.frag<16x16xf16, #other> * !tile.staged<8x16xf16> + !tile.frag<16x8xf32, #acc>
  return
}

// -----

// expected-error @below {{an access moves 1, 2, 4, 8 or 16 elements, got 3}}
func.func private @three() attributes {v = #tile.vector<3>}

// -----

// expected-error @below {{an access moves 1, 2, 4, 8 or 16 elements, got -4}}
func.func private @rows() attributes {v = #tile.rows<-4, buffers = 2>}

// -----

// expected-error @below {{asynchronous copies are of 4, 8 or 16 bytes, those to be realigned of 16, got 0}}
func.func private @copies() attributes {v = #tile.async_copy<0>}

// -----

// expected-error @below {{what is stored is staged in 1 to 16 buffers a warp, got 0}}
func.func private @no_buffers() attributes {v = #tile.rows<4, buffers = 0>}

// -----

// expected-error @below {{what is stored is staged in 1 to 16 buffers a warp, got 17}}
func.func private @buffers() attributes {v = #tile.tensor_map<box = [8, 8], swizzle = 128, buffers = 17>}

// -----

// expected-error @below {{a tensor map has one to five dimensions, and all of its boxes have as many}}
func.func private @boxes() attributes {v = #tile.tensor_map<box = [8, 8], swizzle = 128, last_box = [8]>}

// -----

// expected-error @below {{extents of a box are 1 to 256, got -1}}
func.func private @extent() attributes {v = #tile.tensor_map<box = [-1, 8], swizzle = 128>}

// -----

// expected-error @below {{a tensor map swizzles over 0, 32, 64 or 128 bytes, got -7}}
func.func private @swizzle_bytes() attributes {v = #tile.tensor_map<box = [8, 8], swizzle = -7>}

// -----

func.func @load_by_map(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{cannot travel via #tile.tensor_map<box = [8, 8], swizzle = 128>; its tile goes by vectors}}
  %v = tile.load %x[%i, %i] via(#tile.tensor_map<box = [8, 8], swizzle = 128>) : memref<64x64xf16> -> !tile.frag<8x8xf16>
  return
}

// -----

func.func @store_by_copies(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<8x8xf16>) {
  // expected-error @below {{cannot travel via #tile.async_copy<16>; its tile goes by vectors, rows or a tensor map}}
  tile.store %v, %x[%i, %i] via(#tile.async_copy<16>) : !tile.frag<8x8xf16>, memref<64x64xf16>
  return
}

// -----

func.func @fitting_store(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<8x8xf16>) {
  // expected-error @below {{fits its box to the rows that there are; only a copy of rows along a dimension of its own, in boxes of whole eights of them, can}}
  tile.store %v, %x[%i, %i] via(#tile.tensor_map<box = [8, 8], swizzle = 128, buffers = 1, fits_rows>) : !tile.frag<8x8xf16>, memref<64x64xf16>
  return
}

// -----

func.func @fitting_columns(%x: memref<64x64xf16>, %i: index, %s: !tile.staged<64x64xf16>) {
  // expected-error @below {{fits its box to the rows that there are; only a copy of rows along a dimension of its own, in boxes of whole eights of them, can}}
  tile.copy %x[%i, %i] dims [1, 0] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128, fits_rows>) : memref<64x64xf16>, !tile.staged<64x64xf16>
  return
}

// -----

func.func @rank_of_box(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<8x8xf16>) {
  // expected-error @below {{has boxes of 1 dimensions for a memref of rank 2}}
  tile.store %v, %x[%i, %i] via(#tile.tensor_map<box = [8], swizzle = 128>) : !tile.frag<8x8xf16>, memref<64x64xf16>
  return
}

// -----

#one = #tile.layout<lane (d1, 8, 1) (d0, 4, 1)>
func.func @too_wide(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{moves 8 elements at once, of which a lane has 1 side by side}}
  %v = tile.load %x[%i, %i] via(#tile.vector<8>) : memref<64x64xf16> -> !tile.frag<4x8xf16, #one>
  return
}

// -----

func.func @rows_of_8_bytes(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{moves 16 bytes at once, of rows of 8 bytes in shared memory}}
  %v = tile.load %x[%i, %i] via(#tile.async_copy<16>) : memref<64x64xf16> -> !tile.staged<8x4xf16, #tile.shared<contiguous = 1, swizzle = []>>
  return
}

// -----

func.func @clamped_fragment(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{clamps what is not staged; only operands of products have rows that no result depends on}}
  %v = tile.load %x[%i, %i] via(#tile.vector<1, clamps = true>) : memref<64x64xf16> -> !tile.frag<4x8xf16>
  return
}

// -----

func.func @bounds_of_one_dimension(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{in_bounds says it of each memref dimension (2), got 1}}
  %v = tile.load %x[%i, %i] in_bounds [true] : memref<64x64xf16> -> !tile.frag<4x8xf16>
  return
}

// -----

// expected-error @below {{units of 8 elements do not make up rows of 12}}
func.func private @units() -> !tile.prefetched<!tile.staged<4x12xf16, #tile.shared<contiguous = 1, swizzle = []>>, 8 x f16>

// -----

// expected-error @below {{what is prefetched is laid out for the tile that it will be, which has no layout}}
func.func private @unplaced() -> !tile.prefetched<!tile.staged<4x16xf16>, 8 x f16>

// -----

#shared = #tile.shared<contiguous = 1, swizzle = []>
!tile = !tile.staged<4x16xf16, #shared>

func.func @other_units(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{loads units of 8 x 'f16', which gives no '!tile.prefetched<!tile.staged<4x16xf16, #tile.shared<contiguous = 1, swizzle = []>>, 4 x f16>'}}
  %p = tile.prefetch %x[%i, %i] via(#tile.vector<8>) : memref<64x64xf16> -> !tile.prefetched<!tile, 4 x f16>
  return
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = []>
!tile = !tile.staged<4x16xf16, #shared>

func.func @stores_other_units(%x: memref<64x64xf16>, %i: index, %p: !tile.prefetched<!tile, 4 x f16>, %s: !tile) {
  // expected-error @below {{cannot store}}
  tile.copy %x[%i, %i] prefetched(%p : !tile.prefetched<!tile, 4 x f16>) to %s via(#tile.vector<8>) : memref<64x64xf16>, !tile
  return
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = []>
!tile = !tile.staged<4x16xf16, #shared>

func.func @prefetched_by_copies(%x: memref<64x64xf16>, %i: index, %p: !tile.prefetched<!tile, 8 x f16>, %s: !tile) {
  // expected-error @below {{stores what was prefetched, which goes via vectors}}
  tile.copy %x[%i, %i] prefetched(%p : !tile.prefetched<!tile, 8 x f16>) to %s via(#tile.async_copy<16>) : memref<64x64xf16>, !tile
  return
}

// -----

// What has to be converted cannot be copied in the background.
func.func @converted_in_the_background(%x: memref<64x64xi8>, %i: index, %s: !tile.staged<4x16xf16>) {
  // expected-error @below {{moves 'i8' from or to a tile of 'f16'; the element types must be the same}}
  tile.copy %x[%i, %i] to %s via(#tile.async_copy<16>) : memref<64x64xi8>, !tile.staged<4x16xf16>
  return
}

// -----

func.func @convert_rank(%v: !tile.frag<64xf32, #tile.layout<register (d0, 2, 32) lane (d0, 32, 1)>>) {
  // expected-error @below {{moves elements of rows and columns, got rank 1}}
  %c = tile.convert_layout %v : !tile.frag<64xf32, #tile.layout<register (d0, 2, 32) lane (d0, 32, 1)>> -> !tile.frag<64xf32, #tile.layout<register (d0, 2, 1) lane (d0, 32, 2)>>
  return
}

// -----

func.func @flag(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{expected true or false}}
  %v = tile.load %x[%i, %i] via(#tile.vector<1, clamps = 3>) : memref<64x64xf16> -> !tile.frag<4x8xf16>
  return
}

// -----

func.func @turn_of_one(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{is for consumers in groups, and those of its tile.roles are one}}
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @skip_of_one(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{is for consumers in groups, and those of its tile.roles are one}}
    tile.ring_skip %ring, %n : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @group_of_producers() {
  tile.roles producers 4 {
    // expected-error @below {{is for the consumers of a tile.roles}}
    %g = tile.group
  } consumers groups 2 {
  }
  return
}

// -----

func.func @out_of_turn(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers groups 2 {
    // expected-error @below {{waits for a slot out of turn; groups of consumers share a ring, and wait for its slots between tile.take_turn and tile.pass_turn}}
    %t = tile.ring_wait %ring : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
    tile.ring_release %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @turn_at_another_ring(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %other: !tile.ring<2, !tile.staged<64x64xf16>>) {
  tile.roles producers 4 {
  } consumers groups 2 {
    tile.take_turn %other : !tile.ring<2, !tile.staged<64x64xf16>>
    // expected-error @below {{waits for a slot out of turn; groups of consumers share a ring, and wait for its slots between tile.take_turn and tile.pass_turn}}
    %t = tile.ring_wait %ring : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
    tile.pass_turn %other : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.ring_release %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @turn_twice(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers groups 2 {
    // expected-note @below {{taken here}}
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    // expected-error @below {{takes a turn that the group has; tile.pass_turn passes it on first}}
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @turn_kept(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers groups 2 {
    // expected-error @below {{takes a turn that no tile.pass_turn behind it in its block passes on}}
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @turn_kept_in_loop(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers groups 2 {
    scf.for %i = %n to %n step %n {
      // expected-error @below {{takes a turn that no tile.pass_turn behind it in its block passes on}}
      tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    }
    tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}

// -----

func.func @passes_in_loop(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers groups 2 {
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    scf.for %i = %n to %n step %n {
      // expected-error @below {{passes on a turn that no tile.take_turn before it in its block has taken}}
      tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    }
  }
  return
}

// -----

func.func @skips_with_slot(%ring: !tile.ring<2, !tile.staged<64x64xf16>>, %n: index) {
  tile.roles producers 4 {
  } consumers groups 2 {
    tile.take_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    %t = tile.ring_wait %ring : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.staged<64x64xf16>
    tile.pass_turn %ring : !tile.ring<2, !tile.staged<64x64xf16>>
    // expected-error @below {{skips slots while one is in hand; tile.ring_release comes first}}
    tile.ring_skip %ring, %n : !tile.ring<2, !tile.staged<64x64xf16>>
    tile.ring_release %ring : !tile.ring<2, !tile.staged<64x64xf16>>
  }
  return
}
