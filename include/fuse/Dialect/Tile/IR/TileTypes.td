//===- TileTypes.td - the tile dialect, attributes and types *- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_TILETYPES
#define FUSE_DIALECT_TILE_IR_TILETYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "fuse/Dialect/Fuse/IR/FuseBase.td"
include "fuse/Dialect/Tile/IR/TileInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"

def Tile_Dialect : Dialect {
  let name = "tile";
  let cppNamespace = "::mlir::fuse::tile";
  let summary = "The inside of one kernel, with no instruction named";
  let description = [{
    Written for a cluster of CTAs (of one by default). Values are *fragments*, a
    tile spread over registers, lanes, warps and CTAs, and *staged buffers*, a
    tile in shared memory (LDS). `tile-assign-layouts` writes into their types how
    they are laid out, and into products which instruction multiplies;
    `tile-plan-transports` says how loads and stores travel (`via`). Coordinates are element offsets. A load fills what lies out of bounds
    with zero, a store drops it. The sequential expansion (`tile-to-sequential`) runs one tile
    after the other, and producers before consumers, so no op may wait for later work.
  }];
  let dependentDialects = ["arith::ArithDialect", "gpu::GPUDialect", "math::MathDialect",
                           "memref::MemRefDialect", "scf::SCFDialect", "::mlir::fuse::FuseDialect"];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class Tile_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Tile_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
  let genMnemonicAlias = 1;
}

def Tile_LayoutAttr : Tile_Attr<"Layout", "layout"> {
  let summary = "how a fragment is spread over registers, lanes and warps";
  let description = [{
    Mixed-radix digits (fuse/Target/Layout.h): of each level, least significant first, the
    dimension along which a digit moves, its size, and elements a step. Lanes or warps that hold
    the same elements have digits of copies. The accumulator of m16n8k16:

    ```mlir
    #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::fuse::LayoutDigit">:$digits);
  let hasCustomAssemblyFormat = 1;
  let builders = [AttrBuilder<(ins "const ::mlir::fuse::Layout &":$layout)>];
}

def Tile_SharedAttr : Tile_Attr<"Shared", "shared"> {
  let summary = "how a tile lies in shared memory";
  let description = [{
    Rows along the dimension `contiguous`, which is contiguous in global memory too, in chunks of 16
    bytes. Where bit `swizzle[i]` of the number of a row is set, bit i of the numbers of its chunks
    is flipped. Rows longer than `piece` bytes are cut into pieces of so many, the first pieces of
    all rows before the second ones; with 0 they stay whole.

    ```mlir
    #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>
    ```
  }];
  let parameters = (ins "int64_t":$contiguous, OptionalArrayRefParameter<"int64_t">:$swizzle,
      DefaultValuedParameter<"int64_t", "0">:$piece);
  let hasCustomAssemblyFormat = 1;
}

def Tile_AtomAttr : Tile_Attr<"Atom", "atom"> {
  let summary = "the instruction of a product, and how its operands come";
  let description = [{
    `instruction` names a row of the table of atoms (fuse/Target/MatrixAtom.h), or is an
    instruction of one of the atoms of warpgroups there. Operands that the
    instruction takes from registers have layouts, and `k_pack` is how many instructions along k
    find theirs side by side in a lane. Operands without a layout are read from shared memory; with
    one, they are read from there into registers, or are fragments that lie so already.
  }];
  let genVerifyDecl = 1;
  let parameters = (ins StringRefParameter<"">:$instruction,
      DefaultValuedParameter<"int64_t", "1">:$k_pack,
      OptionalParameter<"::mlir::fuse::tile::LayoutAttr">:$lhs,
      OptionalParameter<"::mlir::fuse::tile::LayoutAttr">:$rhs);
  let assemblyFormat = [{
    `<` $instruction (`,` struct($k_pack, qualified($lhs), qualified($rhs))^)? `>`
  }];
}

// How tiles travel: `via` of tile.load, tile.store and tile.copy.

def Tile_VectorAttr : Tile_Attr<"Vector", "vector"> {
  let summary = "through registers, so many elements at once";
  let description = [{
    `#tile.vector<8>`: each access of a lane moves 8 elements that are side by side in memory. Of a
    tile that only products read, `clamps` says that what lies out of bounds along m or n may hold
    what the last row in bounds does, instead of zeros: no mask is kept for it, and what it is
    multiplied to is not stored.
  }];
  let parameters = (ins "int64_t":$elements, DefaultValuedParameter<"bool", "false">:$clamps);
  let builders = [AttrBuilder<(ins "int64_t":$elements), [{
    return $_get($_ctxt, elements, /*clamps=*/false);
  }]>];
  let assemblyFormat = "`<` $elements (`,` struct(custom<Flag>($clamps))^)? `>`";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

def Tile_AsyncCopyAttr : Tile_Attr<"AsyncCopy", "async_copy"> {
  let summary = "asynchronous copies of so many bytes a thread";
  let description = [{
    `#tile.async_copy<16>`: cp.async. With `realigned`, the aligned 16 bytes around each line are
    copied and shifted into place when they are there: rows start off multiples of 4 bytes.
  }];
  let parameters = (ins "int64_t":$bytes, DefaultValuedParameter<"bool", "false">:$realigned);
  let assemblyFormat = "`<` $bytes (`,` struct(custom<Flag>($realigned))^)? `>`";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

def Tile_TensorMapAttr : Tile_Attr<"TensorMap", "tensor_map"> {
  let summary = "the tensor memory accelerator, a box at a time";
  let description = [{
    `box` has an extent for each dimension of the memref; shared memory is swizzled over so many
    bytes. Of a copy, `multicast = [2, 1]` says that 2 CTAs of the cluster, whose numbers in it are 1
    apart, load a part each for all of these, and the box is of such a part; `rounds_to_tf32` that
    elements are rounded as they are loaded; `fits_rows` that of a tile whose rows pass the end only
    those that are there are loaded, in whole eights and in a box of as many; the others, which only
    meet what is not stored, hold whatever lay there. Of a store, `last_box` is the narrower box that
    is left of a row, if there is one, and each warp stages its boxes in `buffers` buffers, in turn:
    rows (along the first dimension of the tile) of as many bytes as are swizzled.

    ```mlir
    tile.copy %x[%m, %k] to %s via(#tile.tensor_map<box = [128, 64], swizzle = 128>) : ...
    tile.store %y, %d[%m, %n] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : ...
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$box, "int64_t":$swizzle,
      OptionalArrayRefParameter<"int64_t">:$lastBox, DefaultValuedParameter<"int64_t", "0">:$buffers,
      OptionalArrayRefParameter<"int64_t">:$multicast,
      DefaultValuedParameter<"bool", "false">:$roundsToTf32,
      DefaultValuedParameter<"bool", "false">:$fitsRows);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

def Tile_RowsAttr : Tile_Attr<"Rows", "rows"> {
  let summary = "through shared memory, then rows by lanes side by side";
  let description = [{
    `#tile.rows<4, buffers = 2>`: for results that TMA cannot store, whose rows are no multiples of
    16 bytes. Each warp stages boxes of 16 rows of 128 bytes in two buffers in turn, and its lanes
    store them row after row, 4 elements at once, so that the accesses are coalesced.
  }];
  let parameters = (ins "int64_t":$elements, "int64_t":$buffers);
  let assemblyFormat = "`<` $elements `,` struct($buffers) `>`";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

def Tile_ViaAttr : AnyAttrOf<[Tile_VectorAttr, Tile_AsyncCopyAttr, Tile_TensorMapAttr, Tile_RowsAttr],
                             "a way for tiles to travel">;

// Where things lie in shared memory: `tile.places` of the ops that keep them there, and
// `tile.shared_memory` of the kernel.

def Tile_PlaceAttr : Tile_Attr<"Place", "place"> {
  let summary = "bytes of shared memory";
  let description = [{
    `#tile.place<at = 98304, bytes = 49152>`. The attribute `tile.places` of an op has one for each
    of its buffers, by name: of `tile.make_ring`, `tile0`, `tile1`, ... for the tiles of all slots,
    `full` and `empty` for their mbarriers, `chunks0`, ... for what is shifted into place; `held` of
    `tile.make_held`; `boxes` of stores that are staged, `exchange` of reductions and sorts, and
    `cluster` of reductions over the CTAs of a cluster, each shared by all of a kernel.
  }];
  let parameters = (ins "int64_t":$at, "int64_t":$bytes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

def Tile_SharedMemoryAttr : Tile_Attr<"SharedMemory", "shared_memory"> {
  let summary = "the shared memory of a kernel";
  let description = [{
    `#tile.shared_memory<bytes = 213056, alignment = 1024>`, on a `gpu.func` as `tile.shared_memory`:
    each place of an op in it lies inside, aligned, and overlaps with no other buffer's.
  }];
  let parameters = (ins "int64_t":$bytes, "int64_t":$alignment);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

// How tiles are spread over CTAs: `distribution` of tile.for_tiles. `tile-distribute` expands it.

class Tile_DistributionAttr<string name, string attrMnemonic>
    : Tile_Attr<name, attrMnemonic,
                [DeclareAttrInterfaceMethods<Tile_DistributionInterface, ["buildGrid", "buildFits", "describeFits", "buildItems"]>]> {
  let parameters = (ins DefaultValuedParameter<"int64_t", "1">:$cluster,
                    DefaultValuedParameter<"int64_t", "1">:$along_last);
  let assemblyFormat = "(`<` struct($cluster, $along_last)^ `>`)?";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
}

def Tile_OnePerCtaAttr : Tile_DistributionAttr<"OnePerCta", "one_per_cta"> {
  let summary = "a CTA for each tile";
  let description = [{
    The grid has a CTA for each tile, or a cluster for as many neighbours as it has CTAs: `along_last`
    along the last dimension, and along the second to last as many as that leaves, which are those
    whose numbers in the cluster follow each other. The last ones may lie beyond the extent.
  }];
  let extraClassDeclaration = "bool takesOneItem() const { return true; }";
}

def Tile_OnePerClusterAttr : Tile_DistributionAttr<"OnePerCluster", "one_per_cluster"> {
  let summary = "a cluster for each tile, whose fragments are spread over its CTAs";
  let description = [{
    The grid has a cluster for each tile. Fragments have digits of the level `cta` in their layouts,
    which say what part of them each CTA has; `tile.reduce` along these goes through the shared memory
    of all.

    ```mlir
    tile.for_tiles (%m) in (%M) by [1] distribution(#tile.one_per_cluster<cluster = 4>) {
    ```
  }];
  let parameters = (ins "int64_t":$cluster);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{
    bool takesOneItem() const { return true; }
    int64_t getCtasOfTile() const { return getCluster(); }
    bool spreadsFragments() const { return true; }
  }];
}

def Tile_PersistentClustersAttr : Tile_DistributionAttr<"PersistentClusters", "persistent_clusters"> {
  let summary = "clusters that run at once walk all tiles, whose fragments are spread over a cluster's CTAs";
  let description = [{
    As `#tile.one_per_cluster`, but no more clusters are launched than the chip runs at once. Each
    takes tiles from its own number on, in steps of their number.

    ```mlir
    tile.for_tiles (%m) in (%M) by [1] distribution(#tile.persistent_clusters<cluster = 8>) {
    ```
  }];
  let parameters = (ins "int64_t":$cluster);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{
    int64_t getCtasOfTile() const { return getCluster(); }
    bool spreadsFragments() const { return true; }
  }];
}

def Tile_RangePerDieAttr : Tile_DistributionAttr<"RangePerDie", "range_per_die"> {
  let summary = "a CTA for each tile, and a range of them for each die";
  let description = [{
    As `#tile.one_per_cta`, for chips of several dies that have an L2 cache each and are dealt CTAs in
    turn (XCDs: CTA c runs on die c mod `dies`). The CTAs of a die have tiles that follow each other,
    which read the same operands; numbers of tiles differ by one at most.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 128] distribution(#tile.range_per_die<dies = 8>) {
    ```
  }];
  let parameters = (ins "int64_t":$dies);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = "bool takesOneItem() const { return true; }";
}

def Tile_PersistentAttr : Tile_DistributionAttr<"Persistent", "persistent"> {
  let summary = "CTAs that run at once walk all tiles";
  let description = [{
    No more CTAs are launched than the chip runs at once. Each takes tiles from its own number on in
    steps of the grid; the CTAs of a cluster together, as `#tile.one_per_cta` has them.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] distribution(#tile.persistent<cluster = 2>) {
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] distribution(#tile.persistent<cluster = 4, along_last = 2>) {
    ```
  }];
}

def Tile_StreamKAttr : Tile_DistributionAttr<"StreamK", "stream_k"> {
  let summary = "CTAs that run at once walk all tiles, and share the last ones along k";
  let description = [{
    As `#tile.persistent`, but CTAs do not wait while others compute the last tiles, unless they are
    few: less than an eighth of all tiles. What fills the CTAs evenly is walked a tile at a time; of one to two tiles a CTA that are left, or of all tiles where
    they are fewer than CTAs, the steps along k stand in one row, tile after tile, and each CTA takes
    an equal piece of it. It walks its piece from the end: first the beginning of a tile whose end
    is the next CTA's, which it leaves in memory (`tile.combine`), then whole tiles, then the end of
    a tile that CTAs before it began. So who waits waits for CTAs of lower numbers only, which are
    launched before, and mostly finds what it needs. Tiles that have two CTAs and more each have as
    many as each other, which take the same parts of k at the same time.

    Segments begin at multiples of `grain` elements of k.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] krange(%k0, %k1) of %K distribution(#tile.stream_k<grain = 256>) {
    ```
  }];
  let parameters = (ins "int64_t":$grain);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Tile_SplitKAttr : Tile_DistributionAttr<"SplitK", "split_k"> {
  let summary = "several CTAs for each tile, along k";
  let description = [{
    Each tile has as many CTAs as each other: `pieces`, or as many as are no more than `ctas` in all, if that is
    one or more. A CTA has one piece of k, which begins at a multiple of `grain`, and may be empty; all but the last of
    a tile leave their sums in memory (`tile.combine`), and the last adds these.

    Tiles are spread over `dies` as `#tile.range_per_die` spreads them, and the CTAs of a tile are on one die,
    in the order of their pieces. So who waits waits for CTAs of its own die only that have lower numbers, which are
    launched before whatever other dies do; what it waits for went through the L2 cache that they share; and
    CTAs that start together read the same part of k. Where dies have a tile less than others, some CTAs
    have nothing to do.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [32, 64] krange(%k0, %k1) of %K
        distribution(#tile.split_k<pieces = 4, grain = 256, ctas = 304, dies = 8>) {
    ```
  }];
  let parameters = (ins "int64_t":$pieces, "int64_t":$grain, "int64_t":$ctas,
                    DefaultValuedParameter<"int64_t", "1">:$dies);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{
    bool takesOneItem() const { return true; }
    Value buildRows(OpBuilder &b, Location loc, Value ctas, Value grid) const;
  }];
}

def Tile_ClusterKAttr : Tile_DistributionAttr<"ClusterK", "cluster_k"> {
  let summary = "a cluster for each tile, of CTAs that share it along k";
  let description = [{
    The steps along k are cut into as many equal parts as a cluster has CTAs; number p reduces over
    part p. `tile.combine_rows` adds up what they have, each CTA some rows of the tile. Parts begin at
    multiples of `grain` elements of k. A part behind the end of k is one step of zeros.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 128] krange(%k0, %k1) of %K distribution(#tile.cluster_k<cluster = 4, grain = 64>) {
    ```
  }];
  let parameters = (ins "int64_t":$cluster, "int64_t":$grain);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = "int64_t getCtasOfTile() const { return getCluster(); }";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class Tile_Type<string name, string typeMnemonic, string attribute> : TypeDef<Tile_Dialect, name> {
  let mnemonic = typeMnemonic;
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType,
      OptionalParameter<"::mlir::fuse::tile::" # attribute>:$layout);
  let assemblyFormat = "`<` custom<TileBody>($shape, $elementType) (`,` qualified($layout)^)? `>`";
  let builders = [TypeBuilder<(ins "::llvm::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType), [{
    return $_get($_ctxt, shape, elementType, nullptr);
  }]>];
  let genVerifyDecl = 1;
}

def Tile_FragType : Tile_Type<"Frag", "frag", "LayoutAttr"> {
  let summary = "a tile spread over the registers of a cluster";
  let description = [{
    `!tile.frag<128x256xf32>`, or with its layout `!tile.frag<128x256xf32, #tile.layout<...>>`. An
    extent of 1 along a dimension in which other operands of a `tile.map` are wider is a broadcast.
  }];
  let extraClassDeclaration = [{
    /// Where the elements live; of a type that has a layout.
    ::mlir::fuse::Layout getPlaces() const;
    /// This type with the part of a layout that a tile of its shape has.
    FragType cloneProjecting(const ::mlir::fuse::Layout &whole) const;
  }];
}

def Tile_StagedType : Tile_Type<"Staged", "staged", "SharedAttr"> {
  let summary = "a tile in shared memory";
  let description = [{
    `!tile.staged<128x64xf16>`, dimensions in the order the consumer sees them (m x k or n x k);
    with its order and swizzle `!tile.staged<128x64xf16, #tile.shared<contiguous = 1, ...>>`.
  }];
}

def Tile_RingType : TypeDef<Tile_Dialect, "Ring"> {
  let mnemonic = "ring";
  let summary = "staged buffers that one role fills and another empties";
  let description = [{
    `!tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>`: four slots, each
    with two staged tiles. Slots are filled and emptied in order, round and round; each
    role has a position of its own, which only its own acquires and waits advance.
  }];
  let parameters = (ins "int64_t":$stages, ArrayRefParameter<"::mlir::Type">:$slots);
  let assemblyFormat = "`<` $stages `,` $slots `>`";
  let genVerifyDecl = 1;
}

def Tile_PrefetchedType : TypeDef<Tile_Dialect, "Prefetched"> {
  let mnemonic = "prefetched";
  let summary = "a tile on its way to shared memory, in registers";
  let description = [{
    `!tile.prefetched<!tile.staged<128x64xf16, #tile.shared<contiguous = 1>>, 8 x f16>`: what will
    be that tile, its elements as they are in global memory, in units of 8 along its rows that the
    threads of the CTA take one after the other. What is out of bounds is not specified.
  }];
  let parameters = (ins "::mlir::fuse::tile::StagedType":$tile, "int64_t":$unit,
      "::mlir::Type":$elementType);
  let assemblyFormat = "`<` qualified($tile) `,` $unit `x` $elementType `>`";
  let genVerifyDecl = 1;
}

def Tile_HeldType : TypeDef<Tile_Dialect, "Held"> {
  let mnemonic = "held";
  let summary = "fragments in shared memory, of each thread its own part";
  let description = [{
    `!tile.held<13, !tile.frag<1x16384xf16>>`: places for thirteen such fragments. A thread writes and
    reads there what it has of a fragment, and nobody else does.
  }];
  let parameters = (ins "int64_t":$count, "::mlir::fuse::tile::FragType":$tile);
  let assemblyFormat = "`<` $count `,` qualified($tile) `>`";
  let genVerifyDecl = 1;
}

def Tile_Value : AnyTypeOf<[Tile_FragType, Tile_StagedType]>;

#endif // FUSE_DIALECT_TILE_IR_TILETYPES
