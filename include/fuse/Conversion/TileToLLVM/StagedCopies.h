//===- StagedCopies.h - tiles in shared memory, and copies there -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_TILETOLLVM_STAGEDCOPIES_H
#define FUSE_CONVERSION_TILETOLLVM_STAGEDCOPIES_H

#include "fuse/Conversion/TileToLLVM/GlobalAccess.h"

namespace mlir::fuse {

/// How a staged tile is laid out.
struct StagedLayout {
  SmallVector<int64_t, 2> shape;
  Type elementType;
  /// Tile dimension that is contiguous in shared memory, as it is in global.
  int contiguous;
  /// Bit swizzle[i] of the row flips bit i of the 16-byte chunk number.
  ArrayRef<int64_t> swizzle;
  /// Rows that are longer are cut into pieces of so many bytes, one after the other; 0: they stay
  /// whole.
  int64_t pieceBytes = 0;

  /// What a type says of it.
  static StagedLayout get(tile::StagedType type);

  int64_t elementBytes() const { return tile::getElementBytes(elementType); }
  int64_t rowBytes() const { return shape[contiguous] * elementBytes(); }
  int64_t numRows() const { return shape[1 - contiguous]; }
  int64_t numPieces() const { return pieceBytes ? rowBytes() / pieceBytes : 1; }
  /// Bytes from a row to the next.
  int64_t rowPitch() const { return rowBytes() / numPieces(); }
  int64_t bytes() const { return rowBytes() * numRows(); }
  /// The swizzle of a row number.
  int64_t swizzleOf(int64_t row) const;
};

/// A tile in a slot: i32 byte offset into shared memory, and the number of the slot.
struct StagedTile {
  StagedLayout layout;
  Value offset, slot;
};

/// How one staged tile is copied by some threads of the CTA: unit by unit.
struct CopyPlan {
  Operation *op; // with `via` and `in_bounds`
  GlobalBuffer source;
  SmallVector<Value> indices, limits;
  SmallVector<int64_t> dims; // of the source, along the dimensions of the tile
  StagedLayout layout;
  /// Rows out of bounds read the last one again, instead of zeros.
  bool clamps = false;
  /// i32 number among the threads that copy, and how many these are.
  Value thread;
  int64_t numThreads;
  int64_t unitBytes;
  int64_t unitsPerRow, numUnits, unitsPerThread;
  /// Units are the aligned ones around; tile.realign shifts them. They may reach past the end of a
  /// row.
  bool realigned = false, reachesRowEnd = true;

  /// Sets the size of units, as they are stored.
  void setUnit(int64_t bytes);
  int64_t unitElements() const { return unitBytes / layout.elementBytes(); }
  /// A unit as it is loaded, and how many bytes that are: of integers that are stored as floats
  /// fewer than of the unit that is stored.
  Type getSourceUnit() const;
  int64_t getSourceBytes() const { return unitElements() * source.elementBytes(); }
};

/// A unit of a thread.
struct CopyUnit {
  Value global; // its pointer; of a realigned plan, at the last multiple of 16 bytes
  Value shared; // i32 offset in the tile, and a constant beside it
  int64_t sharedConstant = 0;
  Value row, column;             // i32
  Value columnsLeft;             // i32: how many columns are in bounds; null: all
  Value rowInside, columnInside; // i1 or null for true; else the unit is zero
  bool isReadable = false;       // the pointer is in bounds even where the unit is not
  Value skew; // i32: of a realigned plan, bytes from `global` to where the unit belongs
};

class StagedCode : public GlobalCode {
public:
  using GlobalCode::GlobalCode;

  StagedTile getStaged(Value tile);
  /// What a thread has of a tile of slot `slot` (i32) of a ring; and of all its tiles.
  SmallVector<Value> getSlotTile(tile::MakeRingOp ring, unsigned tile, Value slot);
  SmallVector<SmallVector<Value>> getSlotTiles(tile::MakeRingOp ring, Value slot);

  /// i32 byte offset of element (row, column) of a staged tile, where the parts of the coordinates
  /// that depend on the thread and the constant parts are given apart. `*Bits`: bits the thread
  /// part can have set, or -1.
  Value stagedOffset(const StagedLayout &layout, Value threadRow, int64_t rowBits, int64_t row,
                     Value threadColumn, int64_t columnBits, int64_t column);

  /// How a tile.copy, or the tile.prefetch of one, fills a tile of type `tile`: by all threads.
  template <typename CopyLike> CopyPlan planCopy(CopyLike op, tile::StagedType tile) {
    CopyPlan plan;
    plan.op = op;
    plan.source = getBuffer(op.getSource());
    plan.indices = llvm::to_vector_of<Value>(op.getIndices());
    plan.limits = llvm::to_vector_of<Value>(op.getLimits());
    plan.dims = op.getTileDims();
    plan.layout = StagedLayout::get(tile);
    plan.thread = frame.threadId;
    plan.numThreads = frame.numThreads;
    return plan;
  }
  void forEachUnit(const CopyPlan &plan, function_ref<void(const CopyUnit &)> emit);
  Value unitPointer(Value tileOffset, const CopyUnit &unit);
  /// Copies units as the plan's `via` says; not those of a realigned plan.
  void emitCopies(const CopyPlan &plan, Value tileOffset);
  /// The two halves of a copy through registers: loads, and stores of what was loaded.
  SmallVector<Value> prefetchUnits(const CopyPlan &plan);
  void storeUnits(const CopyPlan &plan, ValueRange units, Value tileOffset);
  /// i32: by how many bytes a pointer is past a multiple of 16.
  Value emitSkew(Value pointer);

private:
  /// The address, or the start of the buffer where `predicate` is false.
  Value inBounds(const CopyPlan &plan, Value global, Value predicate);
  void emitCopy(const CopyPlan &plan, const CopyUnit &unit, Value to);
  Value convertUnit(const CopyPlan &plan, Value unit);
};

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_TILETOLLVM_STAGEDCOPIES_H
