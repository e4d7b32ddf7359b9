//===- EmitStaged.cpp - tiles in shared memory ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A staged tile keeps its orientation in global memory: rows of contiguous
// elements, cut into 16-byte chunks. Chunk c of row r is stored at chunk
// c ^ swizzle(r), as the tile's type says (tile-assign-layouts).
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

static constexpr int64_t chunkBytes = 16;

int64_t StagedLayout::swizzleOf(int64_t row) const {
  int64_t flipped = 0;
  for (auto [chunkBit, rowBit] : llvm::enumerate(swizzle))
    if (row >> rowBit & 1)
      flipped ^= int64_t(1) << chunkBit;
  return flipped;
}

StagedLayout StagedLayout::get(StagedType type) {
  StagedLayout staged;
  SharedAttr layout = type.getLayout();
  staged.shape.assign(type.getShape().begin(), type.getShape().end());
  staged.elementType = type.getElementType();
  staged.contiguous = int(layout.getContiguous());
  staged.swizzle = layout.getSwizzle();
  staged.pieceBytes = layout.getPiece();
  return staged;
}

Value KernelEmitter::stagedOffset(const StagedLayout &staged, Value threadRow, int64_t rowBits,
                                  int64_t row, Value threadColumn, int64_t columnBits,
                                  int64_t column) {
  int64_t bytes = staged.elementBytes();
  auto shiftRight = [&](Value x, int64_t by) -> Value {
    return by == 0 ? x : b.createOrFold<arith::ShRUIOp>(loc, x, i32(by));
  };
  auto swizzleValue = [&](Value r) {
    Value flipped = i32(0);
    for (auto [chunkBit, rowBit] : llvm::enumerate(staged.swizzle)) {
      Value value = b.createOrFold<arith::AndIOp>(loc, shiftRight(r, rowBit), i32(1));
      value = mulConst(value, int64_t(1) << chunkBit);
      flipped = b.createOrFold<arith::OrIOp>(loc, flipped, value);
    }
    return flipped;
  };
  auto exclusiveOr = [&](Value x, Value y) -> Value {
    return b.createOrFold<arith::XOrIOp>(loc, x, y);
  };
  int64_t perChunk = chunkBytes / bytes;
  // Where the constant part has no bit in common with the thread's part, sums are
  // XORs, and the thread's part of the address is computed once.
  bool splitRow = rowBits >= 0 && (rowBits & row) == 0;
  bool splitColumn = columnBits >= 0 && (columnBits & column) == 0;
  Value chunk, within;
  if (splitColumn) {
    chunk = divConst(threadColumn, perChunk);
    within = remConst(threadColumn, perChunk);
  } else {
    Value whole = addConst(threadColumn, column);
    chunk = divConst(whole, perChunk);
    within = remConst(whole, perChunk);
  }
  int64_t constantFlip = splitColumn ? column / perChunk : 0;
  Value flip = chunk;
  if (splitRow) {
    flip = exclusiveOr(flip, swizzleValue(threadRow));
    constantFlip ^= staged.swizzleOf(row);
  } else {
    flip = exclusiveOr(flip, swizzleValue(addConst(threadRow, row)));
  }
  Value threadPart = mulConst(flip, chunkBytes);
  threadPart = exclusiveOr(threadPart, i32(constantFlip * chunkBytes));
  Value offset = add(mulConst(threadRow, staged.rowPitch()), threadPart);
  offset = add(offset, mulConst(within, bytes));
  return addConst(offset, row * staged.rowPitch() + (splitColumn ? column % perChunk * bytes : 0));
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

void KernelEmitter::CopyPlan::setUnit(int64_t bytes) {
  unitBytes = bytes;
  unitsPerRow = layout.rowBytes() / unitBytes;
  numUnits = unitsPerRow * layout.numRows();
  unitsPerThread = llvm::divideCeil(numUnits, numThreads);
}

Type KernelEmitter::getUnit(Type element, int64_t width) {
  return width == 1 ? element : Type(VectorType::get({width}, element));
}

Type KernelEmitter::unitType(const CopyPlan &plan) {
  return getUnit(getMemoryType(cast<MemRefType>(plan.source.getType()).getElementType()),
                 plan.unitElements());
}

int64_t KernelEmitter::sourceBytes(const CopyPlan &plan) {
  return plan.unitElements() * getBuffer(plan.op, plan.source)->elementBytes();
}

Value KernelEmitter::convertUnit(const CopyPlan &plan, Value unit) {
  Type from = cast<MemRefType>(plan.source.getType()).getElementType();
  Type to = plan.layout.elementType;
  if (from == to)
    return unit;
  // Exact by way of f32 as well: an integer of 8 bits has no more than 8 digits.
  int64_t width = plan.unitElements();
  Type floats = getUnit(to.isBF16() ? Type(b.getF32Type()) : to, width);
  Value number;
  if (from.isInteger(1)) {
    Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(unit.getType())));
    Value isSet = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, unit, zero);
    number = arith::UIToFPOp::create(b, loc, floats, isSet);
  } else {
    number = arith::SIToFPOp::create(b, loc, floats, unit);
  }
  if (!to.isBF16())
    return number;
  Type i32Type = getUnit(b.getI32Type(), width);
  Value bits = arith::BitcastOp::create(b, loc, i32Type, number);
  Value sixteen = arith::ConstantOp::create(
      b, loc,
      width == 1 ? TypedAttr(b.getI32IntegerAttr(16))
                 : DenseElementsAttr::get(cast<VectorType>(i32Type), int32_t(16)));
  bits = arith::ShRUIOp::create(b, loc, bits, sixteen);
  bits = arith::TruncIOp::create(b, loc, getUnit(b.getI16Type(), width), bits);
  return arith::BitcastOp::create(b, loc, getUnit(to, width), bits);
}

LogicalResult KernelEmitter::forEachUnit(CopyPlan &plan,
                                         function_ref<void(const CopyUnit &)> emit) {
  const GlobalBuffer *buffer = getBuffer(plan.op, plan.source);
  const StagedLayout &staged = plan.layout;
  ArrayRef<int64_t> dims = plan.dims;
  Value threadId = plan.thread;
  int64_t numThreads = plan.numThreads;
  int64_t rowDim = dims[1 - staged.contiguous], columnDim = dims[staged.contiguous];
  int64_t bytes = buffer->elementBytes(), width = plan.unitElements();
  auto left = [&](int tileDim) -> Value {
    int64_t dim = dims[tileDim];
    if (dim < 0)
      return Value();
    // Shifted into place, a row takes the chunk behind it too: of a slice, one of its source's.
    int64_t behind = plan.realigned && tileDim == staged.contiguous ? kChunkBytes / bytes : 0;
    if (plan.limits.empty() && behind == 0 && isInBounds(plan.op, dim))
      return Value();
    return elementsLeft(*buffer, dim, plan.indices[dim], staged.shape[tileDim] + behind,
                        plan.limits.empty() ? Value() : plan.limits[dim]);
  };
  Value rowsLeft = left(1 - staged.contiguous), columnsLeft = left(staged.contiguous);
  // With limits, a tile may lie beyond them as a whole.
  if (!plan.limits.empty())
    if (Value inside = otherDimsInside(plan.op, *buffer, dims, plan.indices, plan.limits)) {
      Value &bound = rowsLeft ? rowsLeft : columnsLeft;
      bound = arith::SelectOp::create(b, loc, inside, bound, i32(0));
    }
  // Clamped, rows past the end read the last row again. So does what is past the
  // end of k, which is masked when it is stored: a choice between two addresses
  // would take the mask and two addresses of each unit.
  Value lastRow, lastColumn;
  if (plan.clamps) {
    if (rowsLeft)
      lastRow = addConst(rowsLeft, -1);
    if (columnsLeft)
      lastColumn = addConst(columnsLeft, -width);
    (staged.contiguous == 1 ? rowsLeft : columnsLeft) = Value();
  }
  Value base = tilePointer(*buffer, plan.indices);
  auto stride = [&](int64_t dim) -> Value {
    return dim < 0 ? i64(0) : toI64(buffer->strides[dim]);
  };
  // Where loads take a uniform base and a 32-bit offset, and the tile spans less
  // than 2 GiB, the thread's part is kept in 32 bits.
  auto staticStride = [&](int64_t dim) -> int64_t {
    APInt value;
    if (dim < 0)
      return 0;
    return matchPattern(buffer->strides[dim], m_ConstantInt(&value)) ? value.getSExtValue() : -1;
  };
  auto span = [&](int64_t dim, int tileDim) {
    return staticStride(dim) < 0 ? int64_t(1) << 40
                                 : staticStride(dim) * staged.shape[tileDim] * bytes;
  };
  bool narrow =
      hooks.hasUniformBaseAddressing() &&
      span(rowDim, 1 - staged.contiguous) + span(columnDim, staged.contiguous) < (int64_t(1) << 31);

  // With units per line that divide the threads, a thread's unit keeps its column and moves down
  // by whole rows.
  int64_t pieces = staged.numPieces(), rows = staged.numRows();
  int64_t unitsPerLine = plan.unitsPerRow / pieces, lineColumns = unitsPerLine * width;
  int64_t rowStep = numThreads / unitsPerLine;
  bool regular =
      numThreads % unitsPerLine == 0 && (pieces == 1 || (rowStep <= rows && rows % rowStep == 0));
  int64_t rowBits = regular && llvm::isPowerOf2_64(rowStep) ? rowStep - 1 : -1;
  auto toPointer = [&](Value row, Value column) -> Value {
    Value offset = add(mul(toI64(row), stride(rowDim)), mul(toI64(column), stride(columnDim)));
    return LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), base,
                               ArrayRef<LLVM::GEPArg>{mulConst(offset, bytes)});
  };
  auto align = [&](CopyUnit &unit) {
    if (!plan.realigned)
      return;
    unit.skew = emitSkew(unit.global);
    Value back = arith::SubIOp::create(b, loc, i64(0), toI64(unit.skew));
    unit.global = LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), unit.global,
                                      ArrayRef<LLVM::GEPArg>{back});
  };
  // What all units of a thread have in common.
  Value row0 = divConst(threadId, unitsPerLine);
  Value column0 = mulConst(remConst(threadId, unitsPerLine), width), rowsLeft0 = rowsLeft;
  // Clamped rows that a warp has in common would take a scalar register for each unit, kept over
  // the loop.
  constexpr int64_t manyRows = 8;
  if (lastRow && unitsPerLine % hooks.getWarpSize() == 0 && plan.unitsPerThread > manyRows)
    row0 = hooks.emitCopy(b, loc, row0, numCopies++);
  CopyUnit first;
  if (regular && !narrow) {
    first.global = toPointer(row0, column0);
    align(first); // rowStep rows are a multiple of 16 bytes
    if (rowsLeft)
      rowsLeft0 = b.createOrFold<arith::SubIOp>(loc, rowsLeft, row0);
  }
  llvm::SmallDenseMap<int64_t, Value> offsets; // of shared memory, by what the swizzle flips
  Value previous;
  for (int64_t i = 0; i < plan.unitsPerThread; ++i) {
    CopyUnit unit = first;
    Value row = row0, column = column0, piece, exists;
    int64_t rowConstant = 0, pieceConstant = 0;
    if (regular) {
      rowConstant = i * rowStep;
      if (pieces > 1) {
        pieceConstant = rowConstant / rows;
        rowConstant %= rows;
      }
    } else {
      Value number = addConst(threadId, i * numThreads);
      row = divConst(number, unitsPerLine);
      column = mulConst(remConst(number, unitsPerLine), width);
      if (pieces > 1) {
        piece = divConst(row, rows);
        row = remConst(row, rows);
      }
    }
    // The last round may have fewer units than threads.
    if ((i + 1) * numThreads > plan.numUnits)
      exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                     addConst(threadId, i * numThreads), i32(plan.numUnits));
    // Where it goes.
    Value &offset = offsets[regular ? staged.swizzleOf(rowConstant) : -1 - i];
    if (!offset || rowBits < 0 || (rowBits & rowConstant)) {
      offset = stagedOffset(staged, row, rowBits, rowConstant, column, -1, 0);
      offset = addConst(offset, -rowConstant * staged.rowPitch());
    }
    unit.shared = offset;
    if (piece)
      unit.shared = add(unit.shared, mulConst(piece, staged.pieceBytes * rows));
    unit.sharedConstant =
        rowConstant * staged.rowPitch() + pieceConstant * staged.pieceBytes * rows;
    // Where it comes from.
    column = piece ? add(column, mulConst(piece, lineColumns))
                   : addConst(column, pieceConstant * lineColumns);
    unit.row = addConst(row, rowConstant);
    unit.column = column;
    unit.columnsLeft = columnsLeft;
    unit.isReadable = plan.clamps;
    if (rowsLeft)
      unit.rowInside = first.global ? arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt,
                                                            rowsLeft0, i32(rowConstant))
                                    : arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                                            unit.row, rowsLeft);
    if (columnsLeft)
      unit.columnInside =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, column, columnsLeft);
    if (lastRow || lastColumn || narrow) {
      Value fromRow = unit.row, fromColumn = column;
      if (lastRow)
        fromRow = b.createOrFold<arith::MinSIOp>(loc, fromRow, lastRow);
      if (lastColumn)
        fromColumn = b.createOrFold<arith::MinSIOp>(loc, column, lastColumn);
      if (narrow) {
        Value offset = add(mulConst(fromRow, staticStride(rowDim) * bytes),
                           mulConst(fromColumn, staticStride(columnDim) * bytes));
        Value wide = arith::ExtUIOp::create(b, loc, b.getI64Type(), offset);
        unit.global = LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), base,
                                          ArrayRef<LLVM::GEPArg>{wide});
      } else {
        unit.global = toPointer(fromRow, fromColumn);
      }
    } else if (regular && pieces == 1 && staticStride(rowDim) < 0) {
      // Step by step: multiples of a dynamic stride, 64 bits each, would be kept over the loop.
      unit.global =
          i == 0 ? first.global : advance(previous, mulConst(stride(rowDim), rowStep * bytes));
      previous = unit.global;
    } else if (regular) {
      Value step = add(mulConst(stride(rowDim), rowConstant),
                       mulConst(stride(columnDim), pieceConstant * lineColumns));
      unit.global = LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), first.global,
                                        ArrayRef<LLVM::GEPArg>{mulConst(step, bytes)});
    } else {
      unit.global = toPointer(row, column);
      align(unit);
    }
    if (!exists) {
      emit(unit);
      continue;
    }
    auto branch = scf::IfOp::create(b, loc, exists, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    emit(unit);
  }
  return success();
}

Value KernelEmitter::unitPointer(Value slotOffset, const CopyUnit &unit) {
  Value pointer = sharedPointer(add(slotOffset, unit.shared));
  if (unit.sharedConstant == 0)
    return pointer;
  return LLVM::GEPOp::create(b, loc, pointer.getType(), b.getI8Type(), pointer,
                             ArrayRef<LLVM::GEPArg>{int32_t(unit.sharedConstant)});
}

/// The address, or the start of the buffer where `predicate` is false.
Value KernelEmitter::inBounds(const CopyPlan &plan, Value global, Value predicate) {
  if (!predicate)
    return global;
  return arith::SelectOp::create(b, loc, predicate, global,
                                 getBuffer(plan.op, plan.source)->pointer);
}

LogicalResult KernelEmitter::emitAsyncCopies(CopyPlan &plan, Value slotOffset) {
  bool async = isa<AsyncCopyAttr>(plan.op->getAttr("via"));
  Type type = unitType(plan);
  int64_t alignment = sourceBytes(plan);
  return forEachUnit(plan, [&](const CopyUnit &unit) {
    Value to = unitPointer(slotOffset, unit);
    if (plan.realigned)
      return emitAlignedCopy(plan, unit, to);
    Value predicate = both(unit.rowInside, unit.columnInside);
    if (async) {
      Value valid;
      if (predicate)
        valid = arith::SelectOp::create(b, loc, predicate, i32(plan.unitBytes), i32(0));
      hooks.emitAsyncCopy(b, loc, to, unit.global, plan.unitBytes, valid);
      return;
    }
    // Units of two bytes, or to be converted, cannot travel asynchronously: they go through a
    // register.
    // There are many of them: a branch keeps one base address for all, where
    // choosing between two addresses would make one for each.
    Value loaded;
    if (predicate) {
      auto branch = scf::IfOp::create(b, loc, TypeRange(type), predicate, /*addThenBlock=*/true,
                                      /*addElseBlock=*/true);
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToEnd(branch.thenBlock());
      Value inside = LLVM::LoadOp::create(b, loc, type, unit.global, alignment);
      scf::YieldOp::create(b, loc, inside);
      b.setInsertionPointToEnd(branch.elseBlock());
      Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
      scf::YieldOp::create(b, loc, zero);
      loaded = branch.getResult(0);
    } else {
      loaded = LLVM::LoadOp::create(b, loc, type, unit.global, alignment);
    }
    LLVM::StoreOp::create(b, loc, convertUnit(plan, loaded), to, plan.unitBytes);
  });
}

LogicalResult KernelEmitter::prefetchUnits(CopyPlan &plan, SmallVectorImpl<Value> &units) {
  // Units that the last round lacks are read from the start of the buffer and
  // never stored, so that every thread carries the same registers.
  units.clear();
  Type type = unitType(plan);
  CopyPlan padded = plan;
  padded.numUnits = plan.unitsPerThread * numThreads;
  int64_t round = 0;
  return forEachUnit(padded, [&](const CopyUnit &unit) {
    Value global = unit.global;
    if ((round + 1) * numThreads > plan.numUnits) {
      Value exists =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                addConst(threadId, round * numThreads), i32(plan.numUnits));
      global = inBounds(plan, global, exists);
    }
    ++round;
    if (!unit.isReadable)
      global = inBounds(plan, global, both(unit.rowInside, unit.columnInside));
    units.push_back(LLVM::LoadOp::create(b, loc, type, global, sourceBytes(plan)));
  });
}

LogicalResult KernelEmitter::storeUnits(CopyPlan &plan, ValueRange units, Value slotOffset) {
  // Masks are made here: each is two scalar registers on AMD, which from load to store would be
  // taken for every unit under way.
  int64_t round = 0;
  Type type = getUnit(plan.layout.elementType, plan.unitElements());
  Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
  return forEachUnit(plan, [&](const CopyUnit &unit) {
    Value stored = convertUnit(plan, units[round++]);
    if (Value inside = both(unit.rowInside, unit.columnInside))
      stored = arith::SelectOp::create(b, loc, inside, stored, zero);
    LLVM::StoreOp::create(b, loc, stored, unitPointer(slotOffset, unit), plan.unitBytes);
  });
}
