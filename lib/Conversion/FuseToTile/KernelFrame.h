//===- KernelFrame.h - what all tile kernels have in common -----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The inside of one gpu.func: arguments, extents, loads, stores and maps in terms
// of the space and the plan of its op.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_FUSETOTILE_KERNELFRAME_H
#define FUSE_CONVERSION_FUSETOTILE_KERNELFRAME_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/TilePlan.h"
#include "mlir/IR/Builders.h"

namespace mlir::fuse {

/// Makes the views of the operands that the space asks for, on the host, one per
/// operand. Fails with a located error where an operand is not contiguous.
FailureOr<SmallVector<Value>> makeViews(IndexedOpInterface op, const KernelSpace &space,
                                        OpBuilder &host);

/// What the op reads of each of `buffers` (one per operand): in a kernel, the parts that slices
/// are.
SmallVector<Value> takeSlices(IndexedOpInterface op, const KernelSpace &space, ValueRange buffers,
                              OpBuilder &b);

/// Extent of a dimension: a constant, or the `memref.dim` of one of `values` (one
/// per operand).
Value getExtent(OpBuilder &b, Location loc, const KernelSpace &space, int dim, ValueRange values);

/// Body of `tile.map`: scalars in, scalars out.
using MapBody = llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)>;

class KernelFrame {
public:
  KernelFrame(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan,
              ScheduleInterface schedule, const ChipInfo &chip, ValueRange arguments)
      : op(op), space(space), plan(plan), schedule(schedule), chip(chip), arguments(arguments),
        offsets(space.dims.size()), loc(op.getLoc()) {}

  /// Opens `tile.for_tiles` and sets the offsets; `b` then stands in its body,
  /// before the terminator. With several `parts`, each tile is walked by so many CTAs, and `part`
  /// is the number of this one.
  tile::ForTilesOp openTiles(OpBuilder &b, Value reduction, int64_t parts = 1);

  Value extent(OpBuilder &b, int dim) { return getExtent(b, loc, space, dim, arguments); }
  Value constant(OpBuilder &b, int64_t value);

  /// Type of a tile over two dimensions of the space as operand `number` has it:
  /// extent 1 along a dimension that the operand does not vary with.
  SmallVector<int64_t> getTileShape(unsigned number, int rowDim, int colDim,
                                    ArrayRef<int64_t> tile) const;

  /// Tiles of a row that shared memory holds; 0 where it holds none.
  int64_t countHeld() const;
  /// Makes places for them, before the tiles are opened: tiles of `shape`, of each input that
  /// varies along a row and from row to row.
  void makeHeld(OpBuilder &b, ArrayRef<int64_t> shape);
  /// Starts to load the row at the current offsets, a group of copies for each tile.
  void holdRow(OpBuilder &b, ArrayRef<int64_t> shape);
  /// Walks a row that is held, tile after tile, carrying values. `isFirst`: its copies are waited
  /// for; `isLast`: it is not walked again. `body` is told whether all columns of its tile are in
  /// the row.
  using HeldBody =
      llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange carried, bool isWhole)>;
  SmallVector<Value> forHeld(OpBuilder &b, ArrayRef<int64_t> shape, ValueRange carried,
                             bool isFirst, bool isLast, HeldBody body);

  /// Loads operand `number` at the current offsets; what is held of it, from shared memory. `limit`
  /// optionally bounds the index along `limitDim`.
  Value load(OpBuilder &b, unsigned number, int rowDim, int colDim, ArrayRef<int64_t> tile,
             bool staged, int limitDim = kNone, Value limit = {}, Type element = {});
  void store(OpBuilder &b, unsigned number, Value value);

  /// Where operand `number` is at the current offsets, along its dimensions.
  SmallVector<Value> getIndices(OpBuilder &b, unsigned number);

  /// `tile.map` over tiles of the plan's rows and columns.
  SmallVector<Value> map(OpBuilder &b, ValueRange operands, ArrayRef<Type> elements,
                         ArrayRef<int64_t> shape, MapBody body);
  Value map(OpBuilder &b, ValueRange operands, Type element, ArrayRef<int64_t> shape,
            MapBody body) {
    return map(b, operands, ArrayRef<Type>(element), shape, body)[0];
  }

  /// The region's scalar code at the point of a map's body; `args` stand for its
  /// arguments (null for unused ones).
  SmallVector<Value> inlineRegion(OpBuilder &b, Region &region, ValueRange args);

  /// The buffer of an input that is gathered from, null for others.
  Value gatheredBuffer(BlockArgument input) {
    return isa<ShapedType>(input.getType()) ? arguments[input.getArgNumber()] : Value();
  }

  /// Coordinate of a space dimension within the body of a map.
  Value coordinate(OpBuilder &b, int dim);

  IndexedOpInterface op;
  const KernelSpace &space;
  const TilePlan &plan;
  ScheduleInterface schedule;
  const ChipInfo &chip;
  ValueRange arguments;       // one per operand of the op
  SmallVector<Value> offsets; // one per space dimension, null where not walked
  SmallVector<int> walked;    // by tile.for_tiles: space dimensions, kNone where it counts parts
  Value part;                 // null where a tile is not walked in parts
  /// Of a row op that is split: one per reduction in the order of the body, and which of the
  /// kernels this is (they follow the steps of RowSteps). Of a matmul whose CTAs share tiles: the
  /// partial sums, and the flags that say which are there.
  ValueRange workspaces;
  unsigned step = 0;
  /// Places of each operand in shared memory, null where it has none; in a walk along a row, the
  /// number of the tile at hand, the operands of which it was read, and whether that is for the
  /// last time.
  SmallVector<Value> held;
  Value heldNumber;
  SmallVector<unsigned> readNow;
  bool isReadLast = false;
  Location loc;
};

/// Whether row work gives a value for each element of a row, not only one a row.
bool givesElements(RowOp op);

/// The kinds of kernel. `b` stands in the gpu.func before its return.
void buildMatmulKernel(OpBuilder &b, KernelFrame &frame);
void buildRowKernel(OpBuilder &b, KernelFrame &frame);
void buildGeneralRowKernel(OpBuilder &b, KernelFrame &frame);
void buildElementwiseKernel(OpBuilder &b, KernelFrame &frame);

/// The kernel that sets all of `flags` (rank 2) to 0, in tiles of its schedule.
void buildClearKernel(OpBuilder &b, Location loc, ScheduleInterface schedule, Value flags);

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_FUSETOTILE_KERNELFRAME_H
