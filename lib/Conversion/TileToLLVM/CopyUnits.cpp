//===- CopyUnits.cpp - the units of a copy that a thread has --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With units per line that divide the threads, a thread's unit keeps its column and moves down by
// whole rows from round to round: such a copy is regular, and its addresses are those of the first
// round and constants. Other copies compute each unit's place.
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/TileToLLVM/StagedCopies.h"
#include "fuse/Target/Transport.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class UnitWalk {
public:
  UnitWalk(StagedCode &code, const CopyPlan &plan);
  void run(function_ref<void(const CopyUnit &)> emit);

private:
  /// Where a unit lies in the tile: `row` of its piece, the first of its columns, and the piece;
  /// constants stand beside what is computed.
  struct Place {
    Value row, column, piece; // i32; `piece` is null where it is a constant
    int64_t constantRow = 0, constantPiece = 0;
  };

  /// i32: how many elements along a dimension of the tile are in bounds; null: all.
  Value getLeft(int tileDim);
  void findBounds();
  /// What all units of a thread have in common.
  void begin();
  Place getPlace(int64_t round);
  void setShared(CopyUnit &unit, const Place &place, int64_t round);
  void setInside(CopyUnit &unit, int64_t constantRow);
  void setGlobal(CopyUnit &unit, const Place &place, int64_t round);
  /// Moves the pointer of a realigned copy to the last multiple of 16 bytes.
  void align(CopyUnit &unit);

  /// Elements to the next along a dimension of the source; as a constant, or -1.
  Value getStride(int64_t dim);
  int64_t getConstantStride(int64_t dim);
  /// Bytes that the tile spans along a dimension, at most.
  int64_t getSpan(int64_t dim, int tileDim);
  Value toPointer(Value row, Value column);
  Value toPointerIn32Bits(Value row, Value column);

  StagedCode &e;
  OpBuilder &b;
  const Location loc;
  const CopyPlan &plan;
  const StagedLayout &staged;
  const GlobalBuffer &buffer;
  const int64_t rowDim, columnDim, bytes, width;
  const int64_t pieces, rows, unitsPerLine, lineColumns, rowStep;
  const bool regular;
  const int64_t rowBits;
  /// Where loads take a uniform base and a 32-bit offset, and the tile spans less than 2 GiB, the
  /// thread's part is kept in 32 bits.
  const bool narrow;

  Value rowsLeft, columnsLeft, lastRow, lastColumn; // i32 or null
  Value base;
  Value row0, column0, rowsLeft0; // of the first unit
  CopyUnit first;
  llvm::SmallDenseMap<int64_t, Value> offsets; // of shared memory, by what the swizzle flips
  Value previous;                              // the pointer of the last round
};
} // namespace

UnitWalk::UnitWalk(StagedCode &code, const CopyPlan &plan)
    : e(code), b(code.b), loc(code.loc), plan(plan), staged(plan.layout), buffer(plan.source),
      rowDim(plan.dims[1 - staged.contiguous]), columnDim(plan.dims[staged.contiguous]),
      bytes(buffer.elementBytes()), width(plan.unitElements()), pieces(staged.numPieces()),
      rows(staged.numRows()), unitsPerLine(plan.unitsPerRow / pieces),
      lineColumns(unitsPerLine * width), rowStep(plan.numThreads / unitsPerLine),
      regular(plan.numThreads % unitsPerLine == 0 &&
              (pieces == 1 || (rowStep <= rows && rows % rowStep == 0))),
      rowBits(regular && llvm::isPowerOf2_64(rowStep) ? rowStep - 1 : -1),
      narrow(e.hooks.hasUniformBaseAddressing() &&
             getSpan(rowDim, 1 - staged.contiguous) + getSpan(columnDim, staged.contiguous) <
                 (int64_t(1) << 31)) {}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

Value UnitWalk::getStride(int64_t dim) { return dim < 0 ? e.i64(0) : e.toI64(buffer.strides[dim]); }

int64_t UnitWalk::getConstantStride(int64_t dim) {
  APInt value;
  if (dim < 0)
    return 0;
  return matchPattern(buffer.strides[dim], m_ConstantInt(&value)) ? value.getSExtValue() : -1;
}

int64_t UnitWalk::getSpan(int64_t dim, int tileDim) {
  int64_t stride = getConstantStride(dim);
  return stride < 0 ? int64_t(1) << 40 : stride * staged.shape[tileDim] * bytes;
}

Value UnitWalk::toPointer(Value row, Value column) {
  Value offset =
      e.add(e.mul(e.toI64(row), getStride(rowDim)), e.mul(e.toI64(column), getStride(columnDim)));
  return e.advance(base, e.mulConst(offset, bytes));
}

Value UnitWalk::toPointerIn32Bits(Value row, Value column) {
  Value offset = e.add(e.mulConst(row, getConstantStride(rowDim) * bytes),
                       e.mulConst(column, getConstantStride(columnDim) * bytes));
  return e.advance(base, arith::ExtUIOp::create(b, loc, b.getI64Type(), offset));
}

void UnitWalk::align(CopyUnit &unit) {
  if (!plan.realigned)
    return;
  unit.skew = e.emitSkew(unit.global);
  unit.global = e.advance(unit.global, arith::SubIOp::create(b, loc, e.i64(0), e.toI64(unit.skew)));
}

Value UnitWalk::getLeft(int tileDim) {
  int64_t dim = plan.dims[tileDim];
  if (dim < 0)
    return Value();
  // Shifted into place, a row takes the chunk behind it too: of a slice, one of its source's.
  int64_t behind = plan.realigned && tileDim == staged.contiguous ? kChunkBytes / bytes : 0;
  if (plan.limits.empty() && behind == 0 && StagedCode::isInBounds(plan.op, dim))
    return Value();
  return e.elementsLeft(buffer, dim, plan.indices[dim], staged.shape[tileDim] + behind,
                        plan.limits.empty() ? Value() : plan.limits[dim]);
}

void UnitWalk::findBounds() {
  rowsLeft = getLeft(1 - staged.contiguous);
  columnsLeft = getLeft(staged.contiguous);
  // With limits, a tile may lie beyond them as a whole.
  if (!plan.limits.empty())
    if (Value inside = e.otherDimsInside(plan.op, buffer, plan.dims, plan.indices, plan.limits)) {
      Value &bound = rowsLeft ? rowsLeft : columnsLeft;
      bound = arith::SelectOp::create(b, loc, inside, bound, e.i32(0));
    }
  // Clamped, rows past the end read the last row again. So does what is past the end of k, which is
  // masked when it is stored: a choice between two addresses would take the mask and two addresses
  // of each unit.
  if (plan.clamps) {
    if (rowsLeft)
      lastRow = e.addConst(rowsLeft, -1);
    if (columnsLeft)
      lastColumn = e.addConst(columnsLeft, -width);
    (staged.contiguous == 1 ? rowsLeft : columnsLeft) = Value();
  }
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

void UnitWalk::begin() {
  findBounds();
  base = e.tilePointer(buffer, plan.indices);
  row0 = e.divConst(plan.thread, unitsPerLine);
  column0 = e.mulConst(e.remConst(plan.thread, unitsPerLine), width);
  rowsLeft0 = rowsLeft;
  // Clamped rows that a warp has in common would take a scalar register for each unit, kept over
  // the loop.
  constexpr int64_t manyRows = 8;
  if (lastRow && unitsPerLine % e.hooks.getWarpSize() == 0 && plan.unitsPerThread > manyRows)
    row0 = e.hooks.emitCopy(b, loc, row0, e.frame.numCopies++);
  if (regular && !narrow) {
    first.global = toPointer(row0, column0);
    align(first); // rowStep rows are a multiple of 16 bytes
    if (rowsLeft)
      rowsLeft0 = b.createOrFold<arith::SubIOp>(loc, rowsLeft, row0);
  }
}

UnitWalk::Place UnitWalk::getPlace(int64_t round) {
  Place place{row0, column0, Value()};
  if (regular) {
    place.constantRow = round * rowStep;
    if (pieces > 1) {
      place.constantPiece = place.constantRow / rows;
      place.constantRow %= rows;
    }
    return place;
  }
  Value number = e.addConst(plan.thread, round * plan.numThreads);
  place.row = e.divConst(number, unitsPerLine);
  place.column = e.mulConst(e.remConst(number, unitsPerLine), width);
  if (pieces > 1) {
    place.piece = e.divConst(place.row, rows);
    place.row = e.remConst(place.row, rows);
  }
  return place;
}

void UnitWalk::setShared(CopyUnit &unit, const Place &place, int64_t round) {
  int64_t pieceBytes = staged.pieceBytes * rows;
  Value &offset = offsets[regular ? staged.swizzleOf(place.constantRow) : -1 - round];
  if (!offset || rowBits < 0 || (rowBits & place.constantRow)) {
    offset = e.stagedOffset(staged, place.row, rowBits, place.constantRow, place.column, -1, 0);
    offset = e.addConst(offset, -place.constantRow * staged.rowPitch());
  }
  unit.shared = offset;
  if (place.piece)
    unit.shared = e.add(unit.shared, e.mulConst(place.piece, pieceBytes));
  unit.sharedConstant = place.constantRow * staged.rowPitch() + place.constantPiece * pieceBytes;
}

void UnitWalk::setInside(CopyUnit &unit, int64_t constantRow) {
  auto isLess = [&](Value x, Value y) -> Value {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, x, y);
  };
  unit.columnsLeft = columnsLeft;
  unit.isReadable = plan.clamps;
  if (rowsLeft)
    unit.rowInside = first.global ? arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt,
                                                          rowsLeft0, e.i32(constantRow))
                                  : isLess(unit.row, rowsLeft);
  if (columnsLeft)
    unit.columnInside = isLess(unit.column, columnsLeft);
}

void UnitWalk::setGlobal(CopyUnit &unit, const Place &place, int64_t round) {
  if (lastRow || lastColumn || narrow) {
    Value row = unit.row, column = unit.column;
    if (lastRow)
      row = b.createOrFold<arith::MinSIOp>(loc, row, lastRow);
    if (lastColumn)
      column = b.createOrFold<arith::MinSIOp>(loc, column, lastColumn);
    unit.global = narrow ? toPointerIn32Bits(row, column) : toPointer(row, column);
  } else if (regular && pieces == 1 && getConstantStride(rowDim) < 0) {
    // Step by step: multiples of a dynamic stride, 64 bits each, would be kept over the loop.
    unit.global = round == 0 ? first.global
                             : e.advance(previous, e.mulConst(getStride(rowDim), rowStep * bytes));
    previous = unit.global;
  } else if (regular) {
    Value step = e.add(e.mulConst(getStride(rowDim), place.constantRow),
                       e.mulConst(getStride(columnDim), place.constantPiece * lineColumns));
    unit.global = e.advance(first.global, e.mulConst(step, bytes));
  } else {
    unit.global = toPointer(place.row, unit.column);
    align(unit);
  }
}

void UnitWalk::run(function_ref<void(const CopyUnit &)> emit) {
  begin();
  for (int64_t round = 0; round < plan.unitsPerThread; ++round) {
    CopyUnit unit = first;
    Place place = getPlace(round);
    // The last round may have fewer units than threads.
    Value exists;
    if ((round + 1) * plan.numThreads > plan.numUnits)
      exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                     e.addConst(plan.thread, round * plan.numThreads),
                                     e.i32(plan.numUnits));
    setShared(unit, place, round);
    unit.column = place.piece ? e.add(place.column, e.mulConst(place.piece, lineColumns))
                              : e.addConst(place.column, place.constantPiece * lineColumns);
    unit.row = e.addConst(place.row, place.constantRow);
    setInside(unit, place.constantRow);
    setGlobal(unit, place, round);
    e.emitUnder(exists, [&] { emit(unit); });
  }
}

void StagedCode::forEachUnit(const CopyPlan &plan, function_ref<void(const CopyUnit &)> emit) {
  UnitWalk(*this, plan).run(emit);
}
