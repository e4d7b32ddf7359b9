//===- Passes.td - Tile passes -----------------------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_TRANSFORMS_PASSES
#define FUSE_DIALECT_TILE_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def TileSplitRoles : Pass<"tile-split-roles", "gpu::GPUModuleOp"> {
  let summary = "warps that load and warps that compute";
  let description = [{
    For kernels whose schedule is `#fuse.warp_specialized`: each load region of a `tile.pipeline`, and each
    staged `tile.load` that stands elsewhere, gets a ring (`tile.make_ring`), the latter of one
    slot, and the tile loop becomes a `tile.roles`. The producers have a copy of the loop for each
    ring, with the loops around what fills it, each load a `tile.copy` into a slot; the consumers'
    copy keeps everything else, and waits for slots where the pipeline computed.

    Of a pipeline over the k range of its tiles, or between constants with a step between them, a
    slot is released one step late: the products of a step run in the background, and waiting
    for them every step would empty the matrix units. The first step stands before the loop: its
    products need no accumulator, so none is cleared. Where k may be 0, both roles do one step all
    the same; what is out of bounds is loaded as zeros.

    Of a pipeline with other bounds there may be no step. Each slot is waited for at its first use
    and released after its last. Products whose accumulators are read, or copied, and those that
    take an operand from registers, are awaited where they are started.

    ```mlir
    %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !acc) load(%k) stages 4 {
      %xs = tile.load %x[%m, %k] : ...
      tile.yield %xs
    } compute(%k, %xs, %a) { %a1 = tile.mma %xs * ... }
    // becomes, in the producers
    scf.for %k = %k0 to %k1 step %c64 {
      %xs = tile.ring_acquire %ring
      tile.copy %x[%m, %k] to %xs
      tile.ring_commit %ring
    }
    // and in the consumers
    %x0 = tile.ring_wait %ring
    %a0 = tile.mma %x0 * ... + %z
    %s = scf.for %k = %k2 to %k1 step %c64 iter_args(%a = %a0) {
      %xs = tile.ring_wait %ring
      %a1 = tile.mma %xs * ...
      tile.mma_wait pending 1
      tile.ring_release %ring lag 1
      scf.yield %a1
    }
    %c = tile.mma_wait (%s)
    tile.ring_release %ring
    ```

    With `aux_stages` in the schedule, auxiliaries that fit get a ring of their own, filled by a
    tile loop of their own in 64 columns at a time, and the consumers read them with
    `tile.ring_read`.

    With `pingpong`, two groups of consumers walk the tiles. A group takes its turn at the products
    (`tile.take_turn`, `tile.pass_turn`), so that one multiplies while the other carries out its
    epilogue, and goes past the slots of the other's tiles (`tile.ring_skip`): those of the tile
    before its own, or behind it. That wants one ring, and as many steps for each tile.

    Of a kernel that overlaps with the launches ahead of it each role waits for these by itself
    (`tile.await_launches`); a ring of which no tile is written by them (`tile.early`) is filled before.
    The launch behind may start when the producers have nothing more to load.

    Before: one `tile.for_tiles` at the top of each kernel.
  }];
  let dependentDialects = ["arith::ArithDialect", "scf::SCFDialect", "tile::TileDialect"];
}

def TileAssignLayouts : Pass<"tile-assign-layouts", "gpu::GPUModuleOp"> {
  let summary = "where the elements of tiles live, in their types";
  let description = [{
    Chooses the instruction of each product (`atom` of `tile.mma`), how fragments are spread over
    registers, lanes and warps (`#tile.layout`), and how staged tiles lie in shared memory
    (`#tile.shared`).

    1. A product's result has its instruction's layout, repeated over the tile. Products that agree
       in shapes, element types and precision share one; where another product takes a result as
       an operand from registers, the columns are interleaved so that it finds them, if they can be.
    2. From the results on, breadth first in the order of the kernel, what is linked to a fragment
       with a layout gets it, or the part of it that is its own: operands and results of maps, of
       reductions (extent 1 along the dimension), of sorts, accumulators, and what loops,
       pipelines and branches pass on. A wider fragment gets nothing from a narrower one.
    3. The same from fragments that products take as operands, in the instruction's layout.
    4. What is left gets its part of the first product's layout, if it fits the shape; else, with
       all that it is linked to, a blocked one: lanes take runs of columns, as wide as accesses
       allow. So do all fragments of a kernel without products.
    5. Where an op wants a fragment in another layout than it has got, a `tile.convert_layout`
       stands behind what makes it.

    The swizzle of a staged tile follows from the layout that its product reads it with; slots of
    rings have the widest of the tensor memory accelerator.

    ```mlir
    %a1 = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16>
        + !tile.frag<64x64xf32>
    // becomes
    %a1 = tile.mma %xs * %ws + %a {atom = #tile.atom<"mma.sync.aligned.m16n8k16...", lhs = ...>}
        : !tile.staged<64x32xf16, #tile.shared<contiguous = 1, swizzle = [1, 2]>> * ...
        + !tile.frag<64x64xf32, #tile.layout<register (d1, 2, 1) (d0, 2, 8) ...>>
    ```

    Before: `fuse.schedule` on the kernel, which says how many warps lie along rows and columns,
    and a target on the module.
  }];
  let dependentDialects = ["tile::TileDialect"];
}

def TilePlanTransports : Pass<"tile-plan-transports", "gpu::GPUModuleOp"> {
  let summary = "how loads, stores and copies travel";
  let description = [{
    Sets `via` of each `tile.load`, `tile.store` and `tile.copy`, from strides, extents, alignment
    and layouts: a tensor map with its box, asynchronous copies of so many bytes, rows that are
    staged in shared memory, or vectors of so many elements through registers. A vector is as
    wide as the layout holds elements side by side, and never wider than what divides each of its
    offsets, so that it is aligned and crosses no end of a row. A copy that no tensor map shows is
    done by the producers; one that nothing can do is an error that says why.

    ```mlir
    %b = tile.load %bias[%n] dims [-1, 0] : memref<4096xf16> -> !tile.frag<1x256xf16, #layout>
    tile.copy %x[%m, %k] to %s : memref<?x4096xf16>, !tile.staged<128x64xf16, #shared>
    // becomes
    %b = tile.load %bias[%n] dims [-1, 0] via(#tile.vector<8>) : ...
    tile.copy %x[%m, %k] to %s via(#tile.tensor_map<box = [128, 64], swizzle = 128>) : ...
    ```

    Before: `tile-assign-layouts`.
  }];
  let dependentDialects = ["tile::TileDialect"];
}

def TileExpandPipeline : Pass<"tile-expand-pipeline", "gpu::GPUModuleOp"> {
  let summary = "tile.pipeline as a loop over the slots of a ring";
  let description = [{
    Of kernels in which every warp both loads and computes. On a chip with asynchronous copies the
    ring has the pipeline's stages (of several load regions the fewest), and all but one of them are
    under way while a step computes:

    ```mlir
    %c = tile.pipeline %k0 to %k1 step 32 carry(%z : !acc) load(%k) stages 3 {
      %xs = tile.load %x[%m, %k] via(#tile.async_copy<16>) : ...
      tile.yield %xs
    } compute(%k, %xs, %a) { %a1 = tile.mma %xs * ... }
    // becomes
    %ring = tile.make_ring : !tile.ring<3, ...>
    // steps 0 and 1, each: copies into slot 0 and 1, if there is such a step; tile.copy_commit
    %c, %s1 = scf.for %k = %k0 to %k1 step %c32 iter_args(%a = %z, %slot = %c0) {
      tile.copy_wait pending 1
      gpu.barrier
      // step k + 64: copies into the slot before this one; tile.copy_commit
      %xs = tile.ring_slot %ring[%slot]
      %a1 = tile.mma %xs * ...
      scf.yield %a1, %next
    }
    ```

    Elsewhere there is one slot, and the next step's tiles are under way in registers
    (`tile.prefetch`) while a step computes:

    ```mlir
    %p0 = // tile.prefetch of step 0, if there is one
    %c, %q = scf.for %k = %k0 to %k1 step %c32 iter_args(%a = %z, %p = %p0) {
      gpu.barrier
      tile.copy %x[%m, %k] prefetched(%p) to %xs
      %p1 = tile.prefetch %x[%m, %k + 32]
      gpu.barrier
      %a1 = tile.mma %xs * ...
      scf.yield %a1, %p1
    }
    ```

    With `ahead`, several steps are. A step of the loop is then so many of the pipeline's, each with
    registers of its own, and those that are left follow it, each in a branch of its own:

    ```mlir
    %p0, %q0 = // tile.prefetch of steps 0 and 1, if there is one, each with tile.copy_commit
    %c2, %p2, %q2 = scf.for %k = %k0 to %groups step %c64 iter_args(%a = %z, %p = %p0, %q = %q0) {
      gpu.barrier
      tile.copy_wait pending 1
      tile.copy %x[%m, %k] prefetched(%p) to %xs
      %p1 = tile.prefetch %x[%m, %k + 64]
      tile.copy_commit
      gpu.barrier
      %a1 = tile.mma %xs * ...
      // the same of step %k + 32: tile.copy of %q, tile.prefetch of %k + 96
      scf.yield %a2, %p1, %q1
    }
    %c = scf.if %groups < %k1 { // the same of %p2, but that nothing is prefetched }
    ```

    A staged tile that is loaded where no pipeline is has a ring of one slot, filled and waited for
    there.

    Before: `tile-plan-transports`; kernels with roles have no `tile.pipeline` any more.
  }];
  let dependentDialects = ["arith::ArithDialect", "gpu::GPUDialect", "scf::SCFDialect",
                           "tile::TileDialect", "ub::UBDialect"];
}

def TileDistribute : Pass<"tile-distribute", "gpu::GPUModuleOp"> {
  let summary = "which tiles each CTA computes";
  let description = [{
    `tile.for_tiles` becomes what its `distribution` says: with `#tile.one_per_cta` the body stands
    where the loop stood, for the tile whose number the CTA has, with `#tile.range_per_die` for one of
    those that the CTA's die has; with `#tile.persistent` it is in a
    loop over numbers of tiles, from the CTA's own on in steps of the grid. CTAs of a cluster take
    neighbours along the second to last dimension; groups of consumers (`tile.roles`) take a CTA's
    items one after the other. Leading dimensions are slowest, and of the last
    two, `raster` tiles of the former are walked before the latter advances. Numbers of tiles and CTAs
    are i32. With `krange`, an item reduces over all of it.

    ```mlir
    tile.for_tiles (%m, %n) in (%M, %N) by [128, 256] krange(%k0, %k1) of %K
        distribution(#tile.persistent) {
      ...
    }
    // becomes
    %rows = ...                       // i32: ceildiv(%M, 128)
    %columns = ...
    %block = gpu.block_id x
    %grid = gpu.grid_dim x
    ...
    scf.for %item = %first to %total step %ctas : i32 {
      %i = ...                        // of %item, %rows, %columns and the raster
      %m = tile.offset %i by 128 : i32
      %n = tile.offset %j by 256 : i32
      ...                             // %k0 is 0, %k1 is %K
    }
    ```

    The host program launches as many CTAs as the distribution wants (`fuse-tile`). Before: one
    `tile.for_tiles` at the top of a kernel, or of each role any number of them, over the same tiles.
  }];
  let dependentDialects = ["arith::ArithDialect", "gpu::GPUDialect", "scf::SCFDialect",
                           "tile::TileDialect"];
}

def TileHoldAhead : Pass<"tile-hold-ahead", "gpu::GPUModuleOp"> {
  let summary = "rows that shared memory holds, loaded while the ones before are stored";
  let description = [{
    Of CTAs that walk tiles, and hold each tile's row in shared memory: what the loop of `tile.hold`
    loads for the first tile stands before the walk, and a place is filled for the next tile behind
    the last `tile.read_held` of it.

    ```mlir
    scf.for %tile = %first to %total step %ctas : i32 {
      %row = tile.offset %tile by 1 : i32
      scf.for %c = %c0 to %c13 step %c1 {
        tile.hold %x[%row, ...] to %h[%c]
        tile.copy_commit
      }
      ...
      scf.for %c = %c0 to %c13 step %c1 {
        %v = tile.read_held %h[%c] last
        ...
      }
    }
    // becomes
    scf.if %any { ... }               // the loop of tile.hold, for %first
    scf.for %tile = %first to %total step %ctas : i32 {
      ...
      scf.for %c = %c0 to %c13 step %c1 {
        %v = tile.read_held %h[%c] last
        scf.if %more {
          tile.hold %x[%next, ...] to %h[%c]
        }
        tile.copy_commit
        ...
      }
    }
    ```

    Before: `tile-distribute`.
  }];
  let dependentDialects = ["arith::ArithDialect", "scf::SCFDialect", "tile::TileDialect"];
}

def TileThreadRings : Pass<"tile-thread-rings", "gpu::GPUModuleOp"> {
  let summary = "which slot of a ring each role has come to";
  let description = [{
    Each op on a ring of a `tile.roles` gets the number of its slot, and where it waits the parity
    of the round: values of i32 that begin at 0 in each role, advance behind `tile.ring_wait`,
    `tile.ring_read` and `tile.ring_commit`, past what `tile.ring_skip` says, and go through the loops and
    branches in which they do. So does the parity of the turns that groups of consumers take.

    ```mlir
    tile.roles producers 4 {
      scf.for %k = %c0 to %K step %c64 {
        %x = tile.ring_acquire %ring
        tile.copy %a[%m, %k] to %x
        tile.ring_commit %ring
      }
    } ...
    // becomes
    tile.roles producers 4 {
      %p:2 = scf.for %k = %c0 to %K step %c64 iter_args(%slot = %c0_i32, %parity = %c0_i32) {
        %x = tile.ring_acquire %ring[%slot, %parity]
        tile.copy %a[%m, %k] to %x
        tile.ring_commit %ring[%slot]
        %slot1, %parity1 = tile.ring_advance %ring[%slot, %parity]
        scf.yield %slot1, %parity1
      }
    } ...
    ```

    Before: `tile-distribute`.
  }];
  let dependentDialects = ["arith::ArithDialect", "scf::SCFDialect", "tile::TileDialect"];
}

def TileAwaitCopies : Pass<"tile-await-copies", "gpu::GPUModuleOp"> {
  let summary = "when asynchronous copies of producers are waited for";
  let description = [{
    Where producers copy into the slots of a ring themselves (`via` asynchronous copies), each round
    of copies is a group. It is waited for some rounds later, so that copies overlap, and then its
    slot is said to be full (`tile.ring_arrive`); what was copied as aligned chunks is moved to its
    place before (`tile.realign`). Rounds without copies follow the producers' loop, for those that
    are still under way. Carried through the loops are how many rounds are under way, and the low
    bits of the addresses that they copy from.

    ```mlir
    %x = tile.ring_acquire %ring[%slot, %parity]
    tile.copy %a[%m, %k] to %x via(#tile.async_copy<16>)
    tile.ring_commit %ring[%slot]
    // becomes, in a ring of 4
    %x = tile.ring_acquire %ring[%slot, %parity]
    tile.copy %a[%m, %k] to %x via(#tile.async_copy<16>)
    tile.ring_commit %ring[%slot]
    tile.copy_commit
    scf.if ... {                      // %rounds is 2
      %full = tile.ring_behind %ring[%slot] by 2
      tile.copy_wait pending 2
      tile.ring_arrive %ring[%full]
    }
    ```

    Before: `tile-thread-rings`.
  }];
  let dependentDialects = ["arith::ArithDialect", "scf::SCFDialect", "tile::TileDialect"];
}

def TileSliceEpilogue : Pass<"tile-slice-epilogue", "gpu::GPUModuleOp"> {
  let summary = "epilogues, slice by slice";
  let description = [{
    An epilogue is what stands between products and stores in one block: loads, ring reads and maps
    that only stores need. Carried out op after op it would hold auxiliaries and results of the whole
    tile beside the accumulators. It goes into a `tile.slices`, which says how a thread takes it.

    - In kernels with roles always: slices are 64 rows of each warpgroup by as many columns as are
      stored at a time: 64, or 32 if f32 is stored or auxiliaries of the result's size are loaded one
      by one; where a ring brings auxiliaries, by columns first. As many loads as registers allow are
      started before the products are awaited, and loads run as far ahead; not where groups take
      turns, whose slots must be free for the other's products before all else. What lanes store as
      they have it is cut into single vectors, of which no load runs ahead of others: its registers
      are free only then.
    - In other kernels with products if accumulators, auxiliaries and results would take more registers
      than the chip has for them: slices are 8 registers, whole vectors of the widest store; from the
      middle on loads run two slices ahead, as accumulators are stored and leave room.

    Stores of tiles that lie in different places have a `tile.slices` each. An op stays outside if it
    would have to cross an op with effects, or feeds something else as well.

    ```mlir
    %c = tile.mma_wait (%s) : ...
    tile.ring_release %ring : ...
    %b = tile.load %bias[%n] dims [-1, 0] via(#tile.vector<2>) : ...
    %y = tile.map (%p = %c : ..., %q = %b : ...) { ... }
    tile.store %y, %d[%m, %n] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : ...
    // becomes
    tile.slices by [64, 64] first 3 ahead 3 {
      // the same ops
    }
    ```

    Before: `tile-plan-transports`, and `tile-distribute`, so that blocks are those of a CTA.
  }];
  let dependentDialects = ["tile::TileDialect"];
}

def TileAllocateShared : Pass<"tile-allocate-shared", "gpu::GPUModuleOp"> {
  let summary = "where things lie in shared memory";
  let description = [{
    Gives a place to each buffer that an op needs (SharedMemoryOpInterface): the slots of rings and
    their mbarriers, the tiles that pipelines load, boxes of results on their way to global memory,
    what reductions and sorts exchange. Buffers lie one behind the other, in the order of the ops;
    boxes, and what is exchanged, lie in one place each, which is as large as the largest. The kernel
    says how much they take together, which is what legality promised for its schedule
    (lib/Target/SharedMemory.cpp does both sums). A kernel that overlaps with the one ahead takes at
    least so much that an SM has room for no more CTAs than its share (`tile.even_share`): they would
    all go where room comes first.

    ```mlir
    %ring = tile.make_ring : <4, !tile.staged<128x64xf16, #shared>>
    // becomes
    %ring = tile.make_ring {tile.places = {empty = #tile.place<at = 65568, bytes = 32>,
                                           full = #tile.place<at = 65536, bytes = 32>,
                                           tile0 = #tile.place<at = 0, bytes = 65536>}} : ...
    // in a kernel with the attribute
    tile.shared_memory = #tile.shared_memory<bytes = 65600, alignment = 1024>
    ```

    Before: `tile-plan-transports`.
  }];
  let dependentDialects = ["tile::TileDialect"];
}

#endif // FUSE_DIALECT_TILE_TRANSFORMS_PASSES
