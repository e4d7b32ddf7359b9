//===- TileOps.td - ops of the tile dialect ---------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_TILEOPS
#define FUSE_DIALECT_TILE_IR_TILEOPS

include "fuse/Dialect/Tile/IR/LaunchInfo.td"
include "fuse/Dialect/Tile/IR/TileTypes.td"
include "mlir/Interfaces/LoopLikeInterface.td"

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

class Tile_Op<string mnemonic, list<Trait> traits = []> : Op<Tile_Dialect, mnemonic, traits>;

def Tile_ForTilesOp : Tile_Op<"for_tiles", [SingleBlock, RecursiveMemoryEffects, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getLoopInductionVars", "getLoopLowerBounds",
                                                    "getLoopUpperBounds", "getLoopSteps"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "the tiles of a kernel, spread over its clusters";
  let description = [{
    Runs the body once per tile of the space `extents` cut into `tile` elements,
    with the offset of the tile along each dimension. With `krange`, the body also gets the
    segment of the reduction extent it is to reduce over: all of it, or less where the
    distribution shares tiles along k. `distribution` says how tiles are spread over
    CTAs, `#tile.one_per_cta` by default, and `raster` in which order: that many
    tiles of the second to last dimension are walked before the last advances.
    Running them one after the other, each whole, is always legal.

    It is a loop to the passes for all of them. What they move out of it is computed once for all
    tiles, and a fragment among it stays in registers from there on. The bounds of offsets are not
    told of clusters, whose last tiles may begin beyond the extent.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] krange(%k0, %k1) of %K {
      ...
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$extents, Optional<Index>:$reduction,
      DenseI64ArrayAttr:$tile,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "8">:$raster,
      OptionalAttr<Tile_DistributionInterface>:$distribution);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::Block::BlockArgListType getOffsets() { return getBody().front().getArguments().take_front(getExtents().size()); }
    /// Start and end of the k segment; only with `krange`.
    ::mlir::Value getKLow() { return getBody().front().getArgument(getExtents().size()); }
    ::mlir::Value getKHigh() { return getBody().front().getArgument(getExtents().size() + 1); }
    /// How the tiles are spread over CTAs.
    ::mlir::fuse::tile::DistributionInterface getDistributionOrDefault();
    /// Along each dimension, how many tiles a work item has: one, or those of a cluster's CTAs. So
    /// there are ceildiv(ceildiv(extent, tile), this) items along it.
    ::llvm::SmallVector<int64_t> getTilesPerItem();
  }];
}

def Tile_OffsetOp : Tile_Op<"offset", [Pure]> {
  let summary = "where a tile of an extent begins";
  let description = [{
    The offset of tile `number` of an extent that is cut into tiles of `size` elements: `number` times
    `size`, and inside the extent. A tile that divides the extents of what is accessed there needs no
    bounds check. `tile-distribute` makes it of the offsets of `tile.for_tiles`.

    ```mlir
    %m = tile.offset %i by 128 : i32
    ```
  }];
  let arguments = (ins AnySignlessIntegerOrIndex:$number, ConfinedAttr<I64Attr, [IntPositive]>:$size);
  let results = (outs Index:$result);
  let assemblyFormat = "$number `by` $size attr-dict `:` type($number)";
}

def Tile_CombineOp : Tile_Op<"combine", [SingleBlock, SingleBlockImplicitTerminator<"YieldOp">,
    RecursiveMemoryEffects, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "what follows when all segments of a tile are reduced";
  let description = [{
    Stands at the end of a `tile.for_tiles` whose distribution shares tiles along k. A CTA whose
    segment does not end the reduction leaves its sums in `partials`, in the row of its piece, and says
    so in `arrived`. The one that has the last segment waits for those before it, adds theirs to its
    own in the order of the pieces, and runs the region with what that gives: each tile's epilogue runs
    once, and a call gives the same bits each time.

    `partials` has, for each CTA, as many f32 as the tiles have elements; `arrived`, for each CTA, as
    many i32 as warps compute, all 0 when the kernel starts.

    ```mlir
    tile.combine (%c = %acc : !tile.frag<128x256xf32>) through %partials, %arrived
        : memref<132x32768xf32>, memref<132x8xi32> {
      tile.store %c, %d[%m, %n] : ...
    }
    ```
  }];
  let arguments = (ins Variadic<Tile_FragType>:$sums, AnyMemRef:$partials, AnyMemRef:$arrived);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Tile_CombineRowsOp : Tile_Op<"combine_rows", [SingleBlock, SingleBlockImplicitTerminator<"YieldOp">,
    RecursiveMemoryEffects, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "what follows for rows of a tile when a cluster has reduced it";
  let description = [{
    Stands at the end of a `tile.for_tiles` whose clusters share a tile along k. Each CTA leaves, in the
    shared memory of each CTA of its cluster, those rows of its sums that are the other's: with C of
    them, number p has rows p R to (p + 1) R of the tile, R being a C-th of all. It adds what it has got
    in the order of the CTAs, and runs the region with that, and with the number of its first row in the
    tile. So the epilogue of a tile is the work of all of them, and a call gives the same bits each
    time. A kernel comes to it once.

    ```mlir
    tile.combine_rows %row (%c = %acc : !tile.frag<128x64xf32> to !tile.frag<32x64xf32>) {
      %at = arith.addi %m, %row : index
      tile.store %c, %d[%at, %n] : ...
    }
    ```
  }];
  let arguments = (ins Variadic<Tile_FragType>:$sums);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The number of the first row, and the rows of each sum.
    ::mlir::BlockArgument getFirstRow() { return getBody().front().getArgument(0); }
    ::mlir::Block::BlockArgListType getRows() { return getBody().front().getArguments().drop_front(); }
    /// CTAs that share the tile.
    int64_t getNumCtas();
  }];
}

/// An op on what a CTA hands on to another one.
class Tile_PartialOp<string mnemonic> : Tile_Op<mnemonic, [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins Variadic<Tile_FragType>:$sums, AnyMemRef:$partials, AnyMemRef:$arrived, Index:$piece);
  let hasVerifier = 1;
}

def Tile_PartialPutOp : Tile_PartialOp<"partial_put"> {
  let summary = "leaves sums for the CTA that ends their reduction";
  let description = [{
    In row `piece` of `partials`, each register of each thread in a place of its own; then each warp sets
    its element of that row of `arrived` to 1, with the effect of a release.
    `tile-distribute` makes it of `tile.combine`.
  }];
  let assemblyFormat = [{
    $sums `:` type($sums) `to` $partials `,` $arrived `[` $piece `]` attr-dict `:` type($partials) `,` type($arrived)
  }];
}

def Tile_PartialAddOp : Tile_PartialOp<"partial_add"> {
  let summary = "adds the sums that a CTA left";
  let description = [{
    Waits until the same warp of the CTA that has this piece has set its element in the row of
    `arrived`, with the effect of an acquire, and adds what it left in `partials`. No CTA waits for one
    with a higher number than its own.
  }];
  let results = (outs Variadic<Tile_FragType>:$results);
  let assemblyFormat = [{
    $sums `:` type($sums) `->` type($results) `from` $partials `,` $arrived `[` $piece `]` attr-dict
    `:` type($partials) `,` type($arrived)
  }];
}

def Tile_PipelineOp : Tile_Op<"pipeline", [RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getLoopInductionVars", "getLoopLowerBounds",
        "getLoopUpperBounds", "getLoopSteps", "getRegionIterArgs", "getYieldedValuesMutable",
        "getLoopResults"]>]> {
  let summary = "the loop over k, its loads running ahead of its computation";
  let description = [{
    One or more *load* regions, each with its own ring of `stages` buffers, and
    one *compute* region. Every region gets the offset k. Load regions hold only
    `tile.load` into staged buffers and index arithmetic and use nothing that
    compute produces, so a producer can always be split off. Compute gets k, the
    staged values of all load regions in order, and the carried values, and yields
    the carried values of the next step.

    Where rings have one buffer that is filled out of registers, `ahead` steps are under way in
    these while one computes: `step 64 ahead 2`, 1 if it is not said.

    It is a loop to the passes for all of them. What they move out of it holds registers while it
    runs: fragments that are not read from memory, as loads stay. It is no region branch: a step
    enters compute with what several regions yield at once.

    ```mlir
    %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x256xf32>)
        load(%k) stages 4 {
      %xs = tile.load %x[%m, %k] : memref<?x4096xf16> -> !tile.staged<128x64xf16>
      %ws = tile.load %w[%n, %k] : memref<4096x4096xf16> -> !tile.staged<256x64xf16>
      tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<256x64xf16>
    } compute(%k, %xs, %ws, %a) {
      %a1 = tile.mma %xs * %ws + %a : ...
      tile.yield %a1 : !tile.frag<128x256xf32>
    }
    ```
  }];
  let arguments = (ins Index:$lower, Index:$upper, ConfinedAttr<I64Attr, [IntPositive]>:$step,
      DenseI64ArrayAttr:$stages, DefaultValuedAttr<I64Attr, "1">:$ahead, Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$compute, VariadicRegion<SizedRegion<1>>:$loads);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::Block &getComputeBlock() { return getCompute().front(); }
    /// Values the load regions yield, region after region.
    ::llvm::SmallVector<::mlir::Value> getStagedValues();
  }];
}

def Tile_YieldOp : Tile_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "ends a region of the tile dialect";
  let description = [{
    What it means is the region's: the tiles of a pipeline's load region, what its compute region
    carries on, the elements of a map, whether one element of a sort stands before another.
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange{}); }]>];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def Tile_LoadOp : Tile_Op<"load", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, AttrSizedOperandSegments]> {
  let summary = "loads a tile from global memory";
  let description = [{
    The tile starts at `indices`, which are 0 or more. `dims` says which dimension of the memref each
    dimension of the tile runs along, -1 for none (extent 1); by default the
    trailing ones in order. Elements out of bounds are zero. A staged tile is loaded ahead where a
    `tile.pipeline` loads it; elsewhere it is there when the op is done. `limits` (one per
    memref dimension, optional) bounds the indices below the extent. Of i1 or i8 a staged tile
    may be of floats: they are converted on their way, which is exact (i8 with its sign).
    `in_bounds`, which `tile-plan-transports` sets, says for each dimension of the memref whether
    the tile is known not to pass its end; without it, no dimension's is.

    ```mlir
    %wt = tile.load %w[%k, %n] dims [1, 0] : memref<4096x?xf16> -> !tile.staged<256x64xf16>
    %b = tile.load %bias[%n] dims [-1, 0] : memref<4096xf16> -> !tile.frag<1x256xf16>
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$indices, Variadic<Index>:$limits,
                       OptionalAttr<DenseI64ArrayAttr>:$dims, OptionalAttr<Tile_ViaAttr>:$via,
                       OptionalAttr<DenseBoolArrayAttr>:$in_bounds);
  let results = (outs Tile_Value:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$source, "::mlir::ValueRange":$indices,
                   "::mlir::ValueRange":$limits, "::mlir::DenseI64ArrayAttr":$dims,
                   "::mlir::Attribute":$via), [{
      build($_builder, $_state, result, source, indices, limits, dims, via,
            /*in_bounds=*/::mlir::DenseBoolArrayAttr());
    }]>];
  let assemblyFormat = [{
    $source `[` $indices `]` (`limits` `(` $limits^ `)`)? (`dims` $dims^)? (`via` `(` $via^ `)`)?
    (`in_bounds` $in_bounds^)? attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Memref dimension of each tile dimension, -1 for none.
    ::llvm::SmallVector<int64_t> getTileDims();
  }];
}

def Tile_StoreOp : Tile_Op<"store", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "stores a tile to global memory";
  let description = [{
    As `tile.load`: `dims` permutes the result on its way out. Elements out of
    bounds, or at a limit or beyond, are dropped. A store that is staged (`via` a tensor map or
    rows) stands in a `tile.slices` before it is lowered.
  }];
  let arguments = (ins Tile_FragType:$value, AnyMemRef:$dest, Variadic<Index>:$indices,
                       Variadic<Index>:$limits, OptionalAttr<DenseI64ArrayAttr>:$dims,
                       OptionalAttr<Tile_ViaAttr>:$via, OptionalAttr<DenseBoolArrayAttr>:$in_bounds);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::Value":$dest, "::mlir::ValueRange":$indices,
                   "::mlir::ValueRange":$limits, "::mlir::DenseI64ArrayAttr":$dims,
                   "::mlir::Attribute":$via), [{
      build($_builder, $_state, value, dest, indices, limits, dims, via,
            /*in_bounds=*/::mlir::DenseBoolArrayAttr());
    }]>];
  let assemblyFormat = [{
    $value `,` $dest `[` $indices `]` (`limits` `(` $limits^ `)`)? (`dims` $dims^)? (`via` `(` $via^ `)`)?
    (`in_bounds` $in_bounds^)? attr-dict
    `:` type($value) `,` type($dest)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getTileDims();
    /// Where a warp stages what it stores: so many buffers of so many bytes, none if it does not.
    ::mlir::fuse::tile::StoreBuffers getBuffers();
  }];
}

def Tile_SlicesOp : Tile_Op<"slices", [SingleBlock, SingleBlockImplicitTerminator<"YieldOp">,
                                       RecursiveMemoryEffects]> {
  let summary = "an epilogue, slice by slice of what it stores";
  let description = [{
    Runs the ops of its region on whole tiles, as if they stood where it stands. It says how a thread
    does that: for one slice of the stored tiles after the other, so that no more than a few slices of
    auxiliaries and results are in registers beside the accumulators.

    A slice is those of a thread's registers whose offsets in the tile (those of
    `#tile.layout<register ...>`) lie in the same box of `sizes` elements; all threads have as many.
    Slices come in the order of their first registers, or with `order` as their boxes lie, along the
    first of these dimensions slowest. Of each slice the loads come first, and then the other ops in
    their order, each for the elements that the slice needs and no slice before had.

    The loads of the `first` slices are started before anything else. From slice `from` on loads run
    `ahead` slices ahead. Products may be awaited and slots released at the beginning of the region,
    once, when the first loads are under way.

    The region holds `tile.store` of tiles of one shape and layout, `tile.load`, `tile.map` and
    `tile.ring_read` of tiles that lie as they do, and in front of these `tile.mma_wait` and
    `tile.ring_release`. A `tile.ring_read` waits for a slot where the first slice of its columns is
    read, and releases it after the last one.

    ```mlir
    tile.slices by [64, 64] first 1 ahead 1 {
      %c = tile.mma_wait (%s) : ...
      tile.ring_release %ring : ...
      %e = tile.load %E[%m, %n] via(#tile.vector<2>) : ...
      %y = tile.map (%p = %c : ..., %q = %e : ...) -> !tile.frag<128x256xf16, #acc> { ... }
      tile.store %y, %d[%m, %n] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : ...
    }
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$sizes, OptionalAttr<DenseI64ArrayAttr>:$order,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$first,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$ahead,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$from);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `by` $sizes (`order` $order^)? (`first` $first^)? (`ahead` $ahead^ (`from` $from^)?)? $body attr-dict
  }];
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The type of the first tile that is stored; all others have its shape and layout.
    ::mlir::fuse::tile::FragType getStoredType();
    /// The slices, in their order.
    ::llvm::SmallVector<::mlir::fuse::tile::Slice> getSlices();
  }];
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

def Tile_AwaitLaunchesOp : Tile_Op<"await_launches", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "what was launched ahead has ended";
  let description = [{
    In a kernel that may start while those launched ahead of it in its call still run
    (`overlaps` in its `tile.launch_info`): what they wrote is read, and anything written, only after
    this. Arguments that none of them writes (`tile.early`) may be read before.

    It stands in a kernel before its tiles; or in both regions of a `tile.roles`, whose warps wait
    each for themselves: in the producers' before the loops that it holds back, which run side by
    side with those before it.

    On NVIDIA's chips from sm_90 on it is `griddepcontrol.wait`, which returns at once where the kernel
    was launched in the ordinary way.
  }];
  let assemblyFormat = "attr-dict";
}

def Tile_ReleaseLaunchesOp : Tile_Op<"release_launches", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "the launch behind this one may start";
  let description = [{
    As soon as all CTAs have come here, or ended, and where there is room: it waits by itself for what
    this kernel writes (`tile.await_launches`). Among producers it comes when their last loop has
    loaded everything. `griddepcontrol.launch_dependents` on NVIDIA's chips
    from sm_90 on.
  }];
  let assemblyFormat = "attr-dict";
}

include "fuse/Dialect/Tile/IR/TileRoles.td"

//===----------------------------------------------------------------------===//
// Slots that all warps fill and read
//===----------------------------------------------------------------------===//

def Tile_RingSlotOp : Tile_Op<"ring_slot", [Pure]> {
  let summary = "the tiles of a slot, by its number";
  let description = [{
    Of a ring that no roles share: every warp copies into its slots and reads them, and
    `tile.copy_wait` and `gpu.barrier` say when.

    ```mlir
    %x, %w = tile.ring_slot %ring[%s] : !tile.ring<4, ...> -> !tile.staged<...>, !tile.staged<...>
    ```
  }];
  let arguments = (ins Tile_RingType:$ring, I32:$slot);
  let results = (outs Variadic<Tile_StagedType>:$tiles);
  let assemblyFormat = "$ring `[` $slot `]` attr-dict `:` type($ring) `->` type($tiles)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Rows that shared memory holds
//===----------------------------------------------------------------------===//

def Tile_MakeHeldOp : Tile_SlotEffectsOp<"make_held", [
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "places for what threads hold in shared memory";
  let results = (outs Tile_HeldType:$held);
  let assemblyFormat = "attr-dict `:` type($held)";
}

def Tile_HoldOp : Tile_SlotEffectsOp<"hold"> {
  let summary = "starts to load a fragment into a place in shared memory";
  let description = [{
    As `tile.load` of a fragment, in the background: a thread may read its part when a
    `tile.copy_wait` says that the group of the copy is done. No barrier is needed, as no thread
    reads what another has loaded. Via vectors it is done at once.

    ```mlir
    tile.hold %x[%row, %column] to %h[%c] via(#tile.async_copy<16>)
        : memref<?x400000xf16>, !tile.held<13, !tile.frag<1x32768xf16>>
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$indices,
                       OptionalAttr<DenseI64ArrayAttr>:$dims, Tile_HeldType:$held, Index:$number,
                       OptionalAttr<Tile_ViaAttr>:$via, OptionalAttr<DenseBoolArrayAttr>:$in_bounds);
  let assemblyFormat = [{
    $source `[` $indices `]` (`dims` $dims^)? `to` $held `[` $number `]` (`via` `(` $via^ `)`)?
    (`in_bounds` $in_bounds^)? attr-dict `:` type($source) `,` type($held)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getTileDims();
  }];
}

def Tile_ReadHeldOp : Tile_SlotEffectsOp<"read_held"> {
  let summary = "a fragment that shared memory holds";
  let description = [{
    What a `tile.hold` has loaded into that place. With `last` nobody reads it again before the next one
    there, which may begin from here on.

    ```mlir
    %v = tile.read_held %h[%c] : !tile.held<13, !tile.frag<1x32768xf16>> -> !tile.frag<1x32768xf16>
    ```
  }];
  let arguments = (ins Tile_HeldType:$held, Index:$number, UnitAttr:$last);
  let results = (outs Tile_FragType:$result);
  let assemblyFormat = "$held `[` $number `]` (`last` $last^)? attr-dict `:` type($held) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_PrefetchOp : Tile_Op<"prefetch", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, AttrSizedOperandSegments]> {
  let summary = "loads a tile into registers, to be stored in a slot later";
  let description = [{
    As the first half of a `tile.copy` through registers, whose second half is a `tile.copy` of the
    same part of memory with `prefetched`.

    ```mlir
    %p = tile.prefetch %x[%m, %k] via(#tile.vector<8>)
        : memref<?x4096xf16> -> !tile.prefetched<!tile.staged<128x64xf16, #shared>, 8 x f16>
    ...
    tile.copy %x[%m, %k] prefetched(%p : ...) to %s via(#tile.vector<8>)
        : memref<?x4096xf16>, !tile.staged<128x64xf16, #shared>
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$indices, Variadic<Index>:$limits,
                       OptionalAttr<DenseI64ArrayAttr>:$dims, Tile_VectorAttr:$via,
                       OptionalAttr<DenseBoolArrayAttr>:$in_bounds);
  let results = (outs Tile_PrefetchedType:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` (`limits` `(` $limits^ `)`)? (`dims` $dims^)? `via` `(` qualified($via) `)`
    (`in_bounds` $in_bounds^)? attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getTileDims();
  }];
}

def Tile_CopyOp : Tile_SlotEffectsOp<"copy", [AttrSizedOperandSegments]> {
  let summary = "starts to load a tile into a slot";
  let description = [{
    As `tile.load` into a staged tile, `limits` included, in the background: it is done when a
    `tile.ring_wait` of the slot returns; or, of a slot that `tile.ring_slot` gave, when a
    `tile.copy_wait` says so, and after a `gpu.barrier` for the other threads. Through registers
    (`via` vectors) it is done at once, for the thread. With `prefetched`, what a `tile.prefetch` of
    the same part of memory has loaded is stored.
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$indices, Variadic<Index>:$limits,
                       OptionalAttr<DenseI64ArrayAttr>:$dims, Optional<Tile_PrefetchedType>:$prefetched,
                       Tile_StagedType:$dest, OptionalAttr<Tile_ViaAttr>:$via,
                       OptionalAttr<DenseBoolArrayAttr>:$in_bounds);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$source, "::mlir::ValueRange":$indices,
                   "::mlir::ValueRange":$limits, "::mlir::DenseI64ArrayAttr":$dims,
                   "::mlir::Value":$dest, "::mlir::Attribute":$via), [{
      build($_builder, $_state, source, indices, limits, dims, /*prefetched=*/::mlir::Value(), dest,
            via, /*in_bounds=*/::mlir::DenseBoolArrayAttr());
    }]>];
  let assemblyFormat = [{
    $source `[` $indices `]` (`limits` `(` $limits^ `)`)? (`dims` $dims^)?
    (`prefetched` `(` $prefetched^ `:` type($prefetched) `)`)? `to` $dest
    (`via` `(` $via^ `)`)? (`in_bounds` $in_bounds^)? attr-dict
    `:` type($source) `,` type($dest)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getTileDims();
  }];
}

def Tile_CopyCommitOp : Tile_SlotEffectsOp<"copy_commit"> {
  let summary = "the copies started since the last one are a group";
  let description = [{
    Groups are what `tile.copy_wait` counts; one may be empty. Of the copies into slots that
    `tile.ring_slot` gave, or of what is prefetched for them.
  }];
  let assemblyFormat = "attr-dict";
}

def Tile_CopyWaitOp : Tile_SlotEffectsOp<"copy_wait"> {
  let summary = "waits until all groups of copies but the last `pending` are done";
  let description = [{
    Those of the thread itself: a `gpu.barrier` after it is what the other threads' take.
  }];
  let arguments = (ins DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$pending);
  let assemblyFormat = "(`pending` $pending^)? attr-dict";
}

//===----------------------------------------------------------------------===//
// Computation
//===----------------------------------------------------------------------===//

def Tile_FillOp : Tile_Op<"fill", [Pure]> {
  let summary = "a fragment of one constant";
  let description = [{
    Where a product of warpgroups adds to zeros, these take no instruction.

    ```mlir
    %z = tile.fill 0.0 : f32 -> !tile.frag<128x128xf32>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Tile_FragType:$result);
  let assemblyFormat = "$value attr-dict `->` type($result)";
  let hasVerifier = 1;
}

def Tile_MmaOp : Tile_Op<"mma", [AlwaysSpeculatableImplTrait, ConditionallySpeculatable, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, AllTypesMatch<["acc", "result"]>]> {
  let summary = "acc + lhs * transpose(rhs): always m x k times n x k";
  let description = [{
    Both operands have one element type; f16, bf16, f8 and f32 accumulate in f32 or f64, f64 in
    f64, i8 in i32. A product of staged tiles reads shared memory, so it does not move across what
    fills or releases a slot; a product of fragments moves freely. Where roles exist it runs in
    the background: see `tile.mma_wait`. `atom`, which `tile-assign-layouts` sets, is the
    instruction; a fragment that it takes, once it has a layout, has the instruction's.
  }];
  let arguments = (ins Tile_Value:$lhs, Tile_Value:$rhs, Tile_FragType:$acc,
      DefaultValuedAttr<Fuse_PrecisionAttr, "::mlir::fuse::Precision::ieee">:$precision,
      OptionalAttr<Tile_AtomAttr>:$atom);
  let results = (outs Tile_FragType:$result);
  let assemblyFormat = [{
    $lhs `*` $rhs `+` $acc attr-dict `:` type($lhs) `*` type($rhs) `+` type($acc)
  }];
  let hasVerifier = 1;
}

def Tile_MmaWaitOp : Tile_SlotEffectsOp<"mma_wait"> {
  let summary = "all products but those of the last `pending` steps are done";
  let description = [{
    On a target whose products run in the background, an accumulator may be read, and the
    slot that a product reads released, only after this. A step is one block of products. In a
    `tile.slices` it stands first, so that loads are under way while it waits.
    Accumulators that it takes are done: with these, `pending` is 0.
    It stands in the consumers' part of a `tile.roles`; where all warps load and compute, a product
    is done where it stands.
  }];
  let arguments = (ins Variadic<Tile_FragType>:$accs,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$pending);
  let results = (outs Variadic<Tile_FragType>:$results);
  let assemblyFormat = [{
    (`(` $accs^ `)` `:` type($accs) `->` type($results))? (`pending` $pending^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Tile_MapOp : Tile_Op<"map", [SingleBlock, AlwaysSpeculatableImplTrait, ConditionallySpeculatable, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, AttrSizedOperandSegments]> {
  let summary = "scalar code at every element of a tile";
  let description = [{
    Operands broadcast along dimensions in which their extent is 1; the results
    have the widest extents. The body gets one scalar per operand and may use
    scalars from above. `at` is the offset of the tile along each of its
    dimensions and makes `tile.index` legal.

    ```mlir
    %y = tile.map (%p = %c : !tile.frag<128x256xf32>, %q = %b : !tile.frag<1x256xf16>)
        at (%m, %n) -> !tile.frag<128x256xf16> {
      ...
      tile.yield %r : f16
    }
    ```
  }];
  let arguments = (ins Variadic<Tile_Value>:$operands_, Variadic<Index>:$at);
  let results = (outs Variadic<Tile_FragType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Tile_IndexOp : Tile_Op<"index", [Pure, HasParent<"MapOp">]> {
  let summary = "coordinate of the current element: offset of the tile plus place in it";
  let description = [{
    The offset of dimension `dim` is what `at` of the `tile.map` around says.
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Tile_ElementOp : Tile_Op<"element", [Pure,
    TypesMatchWith<"result is an element", "value", "result", "::llvm::cast<FragType>($_self).getElementType()">]> {
  let summary = "the value of a fragment of one element, which every thread has";
  let description = [{
    ```mlir
    %s = tile.element %sum : !tile.frag<1x1xf32>
    ```
  }];
  let arguments = (ins Tile_FragType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict `:` qualified(type($value))";
  let hasVerifier = 1;
}

def Tile_ConvertLayoutOp : Tile_Op<"convert_layout", [Pure,
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "the same tile, its elements in other places";
  let description = [{
    `tile-assign-layouts` puts one where a fragment has one layout and is wanted in another: between
    two products with different instructions, or where an accumulator becomes an operand. What it
    costs follows from the digits: nothing where each lane has the elements that it wants, a shuffle
    for each register where its warp has them, else a round through shared memory.

    ```mlir
    %lhs = tile.convert_layout %p : !tile.frag<64x64xf16, #acc> -> !tile.frag<64x64xf16, #operand>
    ```
  }];
  let arguments = (ins Tile_FragType:$value);
  let results = (outs Tile_FragType:$result);
  let assemblyFormat = "$value attr-dict `:` qualified(type($value)) `->` qualified(type($result))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tile_ReduceOp : Tile_Op<"reduce", [Pure,
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "combines a tile along one dimension, in a fixed order";
  let description = [{
    The result has extent 1 along `dim`. With `bound`, elements at `bound` or
    beyond along `dim` (places in the tile) do not take part. Elements are f32,
    i32 or i64.

    ```mlir
    %m = tile.reduce maximumf %x dim 1 bound %left : !tile.frag<4x1024xf32> -> !tile.frag<4x1xf32>
    ```
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind, Tile_FragType:$value,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$dim, Optional<Index>:$bound);
  let results = (outs Tile_FragType:$result);
  let assemblyFormat = [{
    $kind $value `dim` $dim (`bound` $bound^)? attr-dict `:` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_SortOp : Tile_Op<"sort", [SingleBlock, Pure, AttrSizedOperandSegments,
    InferTypeOpAdaptor, DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "puts tiles in order along one dimension";
  let description = [{
    Along `dim` the elements of `values` are put in order, those at one place
    together. The region gets two of them, of each value the one's and the other's,
    and says whether the first comes before the second. Where it holds both ways
    round or neither, the two keep their order; where it is no order of the elements
    at hand, they end in some order, each of them once. With `bound`, elements at
    `bound` or beyond along `dim` (places in the tile) stay where they are.

    ```mlir
    %s, %from = tile.sort %x, %i dim 1 bound %n before {
    ^bb0(%a: f32, %b: f32, %i_a: i64, %i_b: i64):
      %before = arith.cmpf olt, %a, %b : f32
      tile.yield %before : i1
    } : !tile.frag<4x1024xf32>, !tile.frag<4x1024xi64>
    ```
  }];
  let arguments = (ins Variadic<Tile_FragType>:$values,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$dim, Optional<Index>:$bound);
  let results = (outs Variadic<Tile_FragType>:$results);
  let regions = (region SizedRegion<1>:$before);
  let assemblyFormat = [{
    $values `dim` $dim (`bound` $bound^)? `before` $before attr-dict `:` type($values)
  }];
  let hasRegionVerifier = 1;
}

#endif // FUSE_DIALECT_TILE_IR_TILEOPS
