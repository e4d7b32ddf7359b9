//===- Schedules.td - the families of schedules ------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One attribute a family. What can be said of a field without an op and a chip, its verifier
// checks; all else is said by isLegalSchedule (Target/Legality.h).
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_SCHEDULES
#define FUSE_DIALECT_FUSE_IR_SCHEDULES

include "fuse/Dialect/Fuse/IR/FuseBase.td"
include "fuse/Dialect/Fuse/IR/ScheduleInterface.td"

class Fuse_Schedule<string name, string mnemonic>
    : Fuse_Attr<name # "Schedule", mnemonic, [Fuse_ScheduleInterface]> {
  let genVerifyDecl = 1;
}

def Fuse_MultistageSchedule : Fuse_Schedule<"Multistage", "multistage"> {
  let summary = "a matmul whose warps copy ahead into a ring of buffers, and multiply";
  let description = [{
    For chips with asynchronous copies to shared memory (`cp.async`). Every warp
    copies its share of the operands' tiles, `stages` - 1 steps ahead, and
    multiplies its part of the tile of the result, in registers (`mma.sync`).

    - `tile`: `[m, n, k]`.
    - `warps`: along `[m, n]`.
    - `stages`: buffers in the ring.
    - `raster`: tiles of m walked before the next n.
    - `split`: CTAs for each tile, along k, where the chip runs so many at once: all but the last
      leave their sums in memory; a kernel before clears the flags through which they hand them on.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$tile,
    ArrayRefParameter<"int64_t">:$warps,
    DefaultValuedParameter<"int64_t", "1">:$stages,
    DefaultValuedParameter<"int64_t", "8">:$raster,
    DefaultValuedParameter<"int64_t", "1">:$split);
  let assemblyFormat = [{
    `<` struct(custom<I64List>($tile), custom<I64List>($warps), $stages, $raster, $split) `>`
  }];
  let extraClassDeclaration = [{
    int64_t getGrain() const { return getSplit() > 1 ? getTile()[2] : 0; }
  }];
}

def Fuse_RegisterPrefetchSchedule : Fuse_Schedule<"RegisterPrefetch", "register_prefetch"> {
  let summary = "a matmul whose warps load the next steps into registers while they multiply";
  let description = [{
    For chips without asynchronous copies (AMD's). Shared memory has one buffer;
    the loads of the next steps are issued before the products of this one and
    stand in registers until the buffer is free.

    - `tile`: `[m, n, k]`.
    - `warps`: waves along `[m, n]`.
    - `ahead`: steps whose loads are under way while one multiplies, from 1 to 4, each in registers of
      its own: of few rows and short steps the latency of memory is what one would wait for.
    - `raster`: tiles of m walked before the next n.
    - `split`: CTAs for each tile, along k, where the chip runs so many at once: all but the last
      leave their sums in memory; a kernel before clears the flags through which they hand them on.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$tile,
    ArrayRefParameter<"int64_t">:$warps,
    DefaultValuedParameter<"int64_t", "1">:$ahead,
    DefaultValuedParameter<"int64_t", "8">:$raster,
    DefaultValuedParameter<"int64_t", "1">:$split);
  let assemblyFormat = [{
    `<` struct(custom<I64List>($tile), custom<I64List>($warps), $ahead, $raster, $split) `>`
  }];
  let extraClassDeclaration = [{
    int64_t getGrain() const { return getSplit() > 1 ? getTile()[2] : 0; }
  }];
}

def Fuse_WarpSpecializedSchedule : Fuse_Schedule<"WarpSpecialized", "warp_specialized"> {
  let summary = "a matmul of producer warps that load and warpgroups that multiply";
  let description = [{
    For chips with warpgroup matrix instructions and a tensor memory accelerator
    (sm_90a). Producers fill a ring of buffers, the other warps multiply out of
    it (`wgmma`); CTAs are persistent.

    - `tile`: `[m, n, k]`.
    - `warps`: warps that multiply, along `[m, n]`: whole warpgroups along one.
    - `stages`: buffers in the ring.
    - `cluster`: CTAs along `[m, n]` that run as one cluster: those along m share the
      tiles of the right operands, those along n the tile of the left one, of which each
      loads a part for all. Or along `[m, n, k]`: those along k share a tile, reduce
      a part of k each, and add up their sums in the cluster's shared memory.
    - `raster`: tiles of m walked before the next n.
    - `swap`: the right operand fills the m side of the matrix instruction, 64
      rows, so that m comes in multiples of 8, from 8 on; the warpgroups lie along n.
    - `producers`: warps that only load.
    - `aux_stages`: buffers in the ring through which auxiliaries of the result's
      size reach the epilogue, 64 columns of each at a time. 0: the consumers
      load them from global memory.
    - `stream_k`: CTAs share the last tiles along k, so that none waits while
      others compute them; a kernel before clears the flags through which they
      hand on their sums.
    - `pingpong`: two groups of `warps` compute tiles in turns: the products of one
      run while the other carries out its epilogue. A group is one warpgroup, which has up to
      256 columns of n, of all products together, where operands are swapped.
    - `resident`: CTAs that an SM holds at once, each with a part of its registers and of
      its shared memory: of short k, the epilogue of one runs beside the products of others.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$tile,
    ArrayRefParameter<"int64_t">:$warps,
    DefaultValuedParameter<"int64_t", "1">:$stages,
    OptionalArrayRefParameter<"int64_t">:$cluster,
    DefaultValuedParameter<"int64_t", "8">:$raster,
    DefaultValuedParameter<"bool", "false">:$swap,
    DefaultValuedParameter<"int64_t", "4">:$producers,
    DefaultValuedParameter<"int64_t", "0">:$aux_stages,
    DefaultValuedParameter<"bool", "false">:$stream_k,
    DefaultValuedParameter<"bool", "false">:$pingpong,
    DefaultValuedParameter<"int64_t", "1">:$resident);
  let assemblyFormat = [{
    `<` struct(custom<I64List>($tile), custom<I64List>($warps), $stages,
               custom<I64List>($cluster), $raster, custom<Flag>($swap), $producers, $aux_stages,
               custom<Flag>($stream_k), custom<Flag>($pingpong), $resident) `>`
  }];
  let extraClassDeclaration = [{
    int64_t getNumWarps() const {
      return getGroups() * getWarps()[0] * getWarps()[1] + getProducers();
    }
    /// Groups of warps, each of which computes tiles of its own.
    int64_t getGroups() const { return getPingpong() ? 2 : 1; }
    bool hasRoles() const { return true; }
    /// So many steps make segments worth their sums' way through memory.
    int64_t getGrain() const { return getStreamK() ? 4 * getTile()[2] : 0; }
  }];
}

def Fuse_RowsSchedule : Fuse_Schedule<"Rows", "rows"> {
  let summary = "softmax, norms and other row work: a CTA holds rows, or walks them";
  let description = [{
    - `tile`: `[rows, columns]`. A kernel whose columns are fewer than the row's
      walks the row in segments.
    - `warps`: along `[rows, columns]`.
    - `split`: parts that each row of a `fuse.row` is cut into: CTAs share a row,
      and each of its steps is a kernel that hands partial results to the next.
    - `cluster`: CTAs along `[rows, columns]` that run as one cluster: those along the
      columns share rows, each with a tile of their columns, and exchange what they
      reduce through each other's shared memory.
    - `resident`: CTAs that an SM is to hold at once, which bounds the registers of a
      thread. Where one input of 16-bit values is all that a softmax or norm reads, or
      such inputs all that a `fuse.row` needs an element between its reductions, a thread
      keeps these as they were, and computes what it needs of them again. 0: no bound, and
      what was computed is kept.
    - `held`: what is a row's own of several tiles is read once, into shared memory, and walked
      there. CTAs walk all rows, `resident` of them on each SM that their clusters find room on,
      and load the next row as the results of one leave: `tile` is what a walk takes at a time.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$tile,
    ArrayRefParameter<"int64_t">:$warps,
    DefaultValuedParameter<"int64_t", "1">:$split,
    DefaultValuedParameter<"int64_t", "0">:$resident,
    OptionalArrayRefParameter<"int64_t">:$cluster,
    DefaultValuedParameter<"bool", "false">:$held);
  let assemblyFormat = [{
    `<` struct(custom<I64List>($tile), custom<I64List>($warps), $split, $resident,
               custom<I64List>($cluster), custom<Flag>($held)) `>`
  }];
}

def Fuse_ElementwiseSchedule : Fuse_Schedule<"Elementwise", "elementwise"> {
  let summary = "elementwise work, transposes, copies";
  let description = [{
    - `tile`: `[rows, columns]`.
    - `warps`: along `[rows, columns]`.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$tile,
    ArrayRefParameter<"int64_t">:$warps);
  let assemblyFormat = "`<` struct(custom<I64List>($tile), custom<I64List>($warps)) `>`";
}

#endif // FUSE_DIALECT_FUSE_IR_SCHEDULES
