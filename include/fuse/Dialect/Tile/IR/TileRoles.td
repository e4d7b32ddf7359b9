//===- TileRoles.td - ops of roles and rings --------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What warps that load and warps that compute do beside each other. A part of TileOps.td, which
// defines the class of all ops.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_TILEROLES
#define FUSE_DIALECT_TILE_IR_TILEROLES

//===----------------------------------------------------------------------===//
// Roles and rings
//===----------------------------------------------------------------------===//

/// An op that fills, hands over or waits for a slot: it stays where it is among the ops that read or
/// write slots (the resource RingSlots).
class Tile_SlotEffectsOp<string mnemonic, list<Trait> traits = []>
    : Tile_Op<mnemonic, !listconcat([DeclareOpInterfaceMethods<MemoryEffectsOpInterface>], traits)>;

def Tile_MakeRingOp : Tile_SlotEffectsOp<"make_ring", [
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "a ring, all of its slots free";
  let description = [{
    Slots pass between the roles of a `tile.roles`, in order; or, where every warp both loads and
    computes, `tile.ring_slot` gives them by number.
  }];
  let results = (outs Tile_RingType:$ring);
  let assemblyFormat = "attr-dict `:` type($ring)";
}

def Tile_RolesOp : Tile_Op<"roles", [SingleBlock, SingleBlockImplicitTerminator<"YieldOp">,
                                     RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getRegionInvocationBounds"]>,
    DeclareOpInterfaceMethods<Tile_SharedMemoryOpInterface>]> {
  let summary = "what the warps of a CTA do side by side";
  let description = [{
    `producers` warps run the first region: they load. All others run the second: they
    compute and store. The two meet in the rings made before. Each tile loop in the first
    region fills one ring, beside the others. `tile-split-roles` makes this op from the
    `tile.pipeline` of a kernel whose schedule has producers. To passes that ask how control flows,
    the second region follows the first, and each runs once.

    The protocol, which the verifier checks: only producers acquire and commit, only consumers
    wait, read and release. An acquire is followed, in its block, by one copy into each tile of
    its slot and one commit. Every slot that is waited for is released once, in order; a block
    that is repeated or skipped leaves as many slots unreleased as it found; and no tile of a
    slot is read after the release.

    ```mlir
    %ring = tile.make_ring : !tile.ring<4, !tile.staged<128x64xf16>, !tile.staged<256x64xf16>>
    tile.roles producers 4 {
      tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] {
        scf.for %k = %c0 to %K step %c64 {
          %x, %w = tile.ring_acquire %ring : ...
          tile.copy %a[%m, %k] to %x : memref<?x4096xf16>, !tile.staged<128x64xf16>
          tile.copy %b[%n, %k] to %w : memref<4096x4096xf16>, !tile.staged<256x64xf16>
          tile.ring_commit %ring : ...
        }
      }
    } consumers {
      tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] {
        %c = scf.for %k = %c0 to %K step %c64 iter_args(%acc = %zero) {
          %x, %w = tile.ring_wait %ring : ...
          %next = tile.mma %x * %w + %acc : ...
          ...
        }
        tile.store ...
      }
    }
    ```

    Consumers may stand in `groups`, as many warps in each. A group walks every so manyth item of
    the CTA, beside the others, and all take their slots out of the same rings: in the order of the
    items, for which they take turns (`tile.take_turn`, `tile.pass_turn`), and past the slots of
    items that others have (`tile.ring_skip`).

    ```mlir
    tile.roles producers 4 { ... } consumers groups 2 {
      %group = tile.group
      tile.for_tiles ... {
        tile.ring_skip %ring, %before : ...
        tile.take_turn %ring : ...
        ...                                   // waits for slots, multiplies
        tile.pass_turn %ring : ...
        ...                                   // the epilogue, beside the products of the other
        tile.ring_skip %ring, %behind : ...
      }
    }
    ```
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$producers,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$groups);
  let regions = (region SizedRegion<1>:$producer, SizedRegion<1>:$consumer);
  let assemblyFormat = [{
    `producers` $producers $producer `consumers` (`groups` $groups^)? $consumer attr-dict
  }];
  let extraClassDeclaration = [{
    /// The rings at which groups of consumers take turns, in the order in which they first do.
    ::llvm::SetVector<::mlir::Value> getTurnRings();
  }];
  let hasRegionVerifier = 1;
}

def Tile_GroupOp : Tile_Op<"group", [Pure]> {
  let summary = "the number of this group of consumers";
  let description = [{
    Of a `tile.roles` whose consumers stand in groups, from 0 on. Of the items of a CTA that the
    groups take one after the other, this one's is that number.
  }];
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

def Tile_TakeTurnOp : Tile_SlotEffectsOp<"take_turn"> {
  let summary = "waits until the group before has passed its turn at a ring";
  let description = [{
    The first turn is that of group 0, whoever is last passes it to group 0 again. Slots of a ring are
    waited for in a turn at it only: so groups wait for them in the order in which they are filled,
    and none is more than a round ahead, where the parity of a round says nothing.
    `tile-thread-rings` adds the parity of the turn, which is as of a ring's round.
  }];
  let arguments = (ins Tile_RingType:$ring, Optional<I32>:$parity);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$ring), [{
      build($_builder, $_state, ring, /*parity=*/::mlir::Value());
    }]>];
  let assemblyFormat = "$ring (`[` $parity^ `]`)? attr-dict `:` type($ring)";
  let hasVerifier = 1;
}

def Tile_PassTurnOp : Tile_SlotEffectsOp<"pass_turn"> {
  let summary = "the turn of the next group of consumers";
  let description = [{
    All slots of the item have been waited for. Products may be under way, and what is behind
    them runs beside those of the next group.
  }];
  let arguments = (ins Tile_RingType:$ring);
  let assemblyFormat = "$ring attr-dict `:` type($ring)";
  let hasVerifier = 1;
}

/// An op on the slot that its role has come to. Which one that is, and the parity of the round, is said
/// by the operands that `tile-thread-rings` adds; `slot` and `parity` come together.
class Tile_RingOp<string mnemonic> : Tile_SlotEffectsOp<mnemonic> {
  let arguments = (ins Tile_RingType:$ring, Optional<I32>:$slot);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$ring), [{
      build($_builder, $_state, ring, /*slot=*/::mlir::Value());
    }]>];
  let assemblyFormat = "$ring (`[` $slot^ `]`)? attr-dict `:` type($ring)";
  let hasVerifier = 1;
}
class Tile_PositionOp<string mnemonic, Type resultType>
    : Tile_SlotEffectsOp<mnemonic, [AttrSizedOperandSegments]> {
  let arguments = (ins Tile_RingType:$ring, Optional<I32>:$slot, Optional<I32>:$parity);
  let results = (outs Variadic<resultType>:$tiles);
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$tiles, "::mlir::Value":$ring), [{
      build($_builder, $_state, tiles, ring, /*slot=*/::mlir::Value(), /*parity=*/::mlir::Value());
    }]>];
  let assemblyFormat =
      "$ring (`[` $slot^ `,` $parity `]`)? attr-dict `:` type($ring) `->` type($tiles)";
  let hasVerifier = 1;
}

def Tile_RingAcquireOp : Tile_PositionOp<"ring_acquire", Tile_StagedType> {
  let summary = "the producer's next slot, once it is free";
  let description = [{
    Waits until all consumers have released the slot, and gives its tiles, which `tile.copy` fills
    before `tile.ring_commit`. Once `tile-thread-rings` has run it names the slot, and the parity of
    the round: how often it has been filled, modulo 2.
  }];
}

def Tile_RingCommitOp : Tile_RingOp<"ring_commit"> {
  let summary = "the slot last acquired is full when its copies are done";
  let description = [{
    A tensor map's copy says itself when it is done; of asynchronous copies `tile.ring_arrive` does.
  }];
}

def Tile_RingWaitOp : Tile_PositionOp<"ring_wait", Tile_StagedType> {
  let summary = "the consumer's next slot, once it is full";
  let description = [{
    Waits until what was copied into the slot is there, and gives its tiles, which may be read until
    `tile.ring_release`. Slot and parity as of `tile.ring_acquire`.
  }];
}

def Tile_RingReadOp : Tile_PositionOp<"ring_read", Tile_FragType> {
  let summary = "fragments out of the consumer's next slots";
  let description = [{
    As many slots as make up the width of the fragments, side by side along their second
    dimension; each is waited for, read by each warp for its own part, and released. Results
    are in the order of a slot's tiles. In a `tile.slices` a slot is read when the epilogue comes to
    its columns. `slot` is the first one.

    ```mlir
    %e = tile.ring_read %ring : !tile.ring<2, !tile.staged<128x64xf16>> -> !tile.frag<128x256xf16>
    ```
  }];
  let extraClassDeclaration = [{
    /// How many slots it reads.
    int64_t getNumSlots();
  }];
}

def Tile_RingReleaseOp : Tile_SlotEffectsOp<"ring_release"> {
  let summary = "a slot may be filled again";
  let description = [{
    The slot waited for `lag` waits before the last one. Every slot is released once, in
    order, when nothing reads it any more: a product under way does.
  }];
  let arguments = (ins Tile_RingType:$ring, Optional<I32>:$slot,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$lag);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$ring, "int64_t":$lag), [{
      build($_builder, $_state, ring, /*slot=*/::mlir::Value(), lag);
    }]>];
  let assemblyFormat = "$ring (`[` $slot^ `]`)? (`lag` $lag^)? attr-dict `:` type($ring)";
  let hasVerifier = 1;
}

def Tile_RingSkipOp : Tile_SlotEffectsOp<"ring_skip"> {
  let summary = "slots that other groups of consumers wait for and release";
  let description = [{
    The group goes past the next `count` slots. It holds none meanwhile.
  }];
  let arguments = (ins Tile_RingType:$ring, Index:$count);
  let assemblyFormat = "$ring `,` $count attr-dict `:` type($ring)";
  let hasVerifier = 1;
}

def Tile_RingAdvanceOp : Tile_Op<"ring_advance", [Pure]> {
  let summary = "where a role stands in a ring some slots further";
  let description = [{
    The number of the slot, and the parity of the round, which is 0 in the first one and changes
    where slots begin again at 0. `by` slots are passed, or as many `times`.

    ```mlir
    %slot1, %parity1 = tile.ring_advance %ring[%slot, %parity] : !tile.ring<4, ...>
    ```
  }];
  let arguments = (ins Tile_RingType:$ring, I32:$slot, I32:$parity, Optional<Index>:$times,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$by);
  let results = (outs I32:$next_slot, I32:$next_parity);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$ring, "::mlir::Value":$slot, "::mlir::Value":$parity,
                   CArg<"int64_t", "1">:$by), [{
      build($_builder, $_state, ring, slot, parity, /*times=*/::mlir::Value(), by);
    }]>];
  let assemblyFormat = [{
    $ring `[` $slot `,` $parity `]` (`by` $by^)? (`times` $times^)? attr-dict `:` type($ring)
  }];
}

def Tile_RingBehindOp : Tile_Op<"ring_behind", [Pure]> {
  let summary = "the slot some slots before another";
  let description = [{
    A consumer that releases a slot `by` steps after it read it has come to another one by then.
  }];
  let arguments = (ins Tile_RingType:$ring, I32:$slot,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$by);
  let results = (outs I32:$result);
  let assemblyFormat = "$ring `[` $slot `]` `by` $by attr-dict `:` type($ring)";
}

//===----------------------------------------------------------------------===//
// Copies that producers wait for
//===----------------------------------------------------------------------===//

def Tile_RingArriveOp : Tile_SlotEffectsOp<"ring_arrive"> {
  let summary = "the asynchronous copies into a slot are done";
  let description = [{
    Of the slots that producers copy into themselves, for each one after its `tile.ring_commit`,
    when a `tile.copy_wait` has returned, and what is realigned is. Each warp that copies arrives;
    the slot is full when all have, and tensor maps have brought their part.
  }];
  let arguments = (ins Tile_RingType:$ring, I32:$slot);
  let assemblyFormat = "$ring `[` $slot `]` attr-dict `:` type($ring)";
  let hasVerifier = 1;
}

def Tile_SkewOp : Tile_Op<"skew", [Pure]> {
  let summary = "by how many bytes an element is past a multiple of 16";
  let description = [{
    Rows of odd lengths begin anywhere. They are copied from the last multiple of 16 bytes on, and
    `tile.realign` moves them by so much.
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$indices);
  let results = (outs I32:$result);
  let assemblyFormat = "$source `[` $indices `]` attr-dict `:` type($source)";
  let hasVerifier = 1;
}

def Tile_CopyBarrierOp : Tile_SlotEffectsOp<"copy_barrier"> {
  let summary = "the producers that copy wait for each other";
  let description = [{
    What `tile.copy_wait` says of the thread's own copies holds after it for those of all of them.
  }];
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

def Tile_RealignOp : Tile_SlotEffectsOp<"realign"> {
  let summary = "moves what was copied as aligned 16 bytes to where it belongs";
  let description = [{
    Of a tile that `#tile.async_copy<realigned>` has copied: each line holds the aligned chunks
    around its own bytes, and is shifted by as many bytes as its row starts past a multiple of 16.
    `skew` is that of the tile's first row, and each following one starts later by the stride of
    the dimension `row_dim` of `source`.

    ```mlir
    tile.realign tile 1 of %ring[%slot] skew %s rows %w dim 0 : !tile.ring<4, ...>, memref<?x1023xf16>
    ```
  }];
  let arguments = (ins Tile_RingType:$ring, I32:$slot, ConfinedAttr<I64Attr, [IntNonNegative]>:$tile,
      I32:$skew, AnyMemRef:$source, ConfinedAttr<I64Attr, [IntNonNegative]>:$row_dim);
  let assemblyFormat = [{
    `tile` $tile `of` $ring `[` $slot `]` `skew` $skew `rows` $source `dim` $row_dim attr-dict
    `:` type($ring) `,` type($source)
  }];
  let hasVerifier = 1;
}

#endif // FUSE_DIALECT_TILE_IR_TILEROLES
