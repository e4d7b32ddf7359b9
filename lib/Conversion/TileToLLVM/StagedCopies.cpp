//===- StagedCopies.cpp - tiles in shared memory --------------------------===//
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

#include "fuse/Conversion/TileToLLVM/StagedCopies.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

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

StagedTile StagedCode::getStaged(Value tile) {
  SmallVector<Value> values = unpack(tile);
  return {StagedLayout::get(cast<StagedType>(tile.getType())), values[0], values[1]};
}

SmallVector<Value> StagedCode::getSlotTile(MakeRingOp ring, unsigned tile, Value slot) {
  auto type = cast<StagedType>(ring.getRing().getType().getSlots()[tile]);
  Value bytes = mulConst(slot, StagedLayout::get(type).bytes());
  return {addConst(bytes, getSharedOffset(ring, getTileBufferName(tile))), slot};
}

SmallVector<SmallVector<Value>> StagedCode::getSlotTiles(MakeRingOp ring, Value slot) {
  SmallVector<SmallVector<Value>> tiles;
  for (size_t tile = 0; tile < ring.getRing().getType().getSlots().size(); ++tile)
    tiles.push_back(getSlotTile(ring, tile, slot));
  return tiles;
}

Value StagedCode::stagedOffset(const StagedLayout &staged, Value threadRow, int64_t rowBits,
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
  int64_t perChunk = kChunkBytes / bytes;
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
  Value threadPart = mulConst(flip, kChunkBytes);
  threadPart = exclusiveOr(threadPart, i32(constantFlip * kChunkBytes));
  Value offset = add(mulConst(threadRow, staged.rowPitch()), threadPart);
  offset = add(offset, mulConst(within, bytes));
  return addConst(offset, row * staged.rowPitch() + (splitColumn ? column % perChunk * bytes : 0));
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

void CopyPlan::setUnit(int64_t bytes) {
  unitBytes = bytes;
  unitsPerRow = layout.rowBytes() / unitBytes;
  numUnits = unitsPerRow * layout.numRows();
  unitsPerThread = llvm::divideCeil(numUnits, numThreads);
}

Type CopyPlan::getSourceUnit() const {
  return ThreadCode::getUnit(ThreadCode::getMemoryType(source.type.getElementType()),
                             unitElements());
}

Value StagedCode::convertUnit(const CopyPlan &plan, Value unit) {
  Type from = plan.source.type.getElementType();
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

Value StagedCode::unitPointer(Value tileOffset, const CopyUnit &unit) {
  Value pointer = sharedPointer(add(tileOffset, unit.shared));
  if (unit.sharedConstant == 0)
    return pointer;
  return LLVM::GEPOp::create(b, loc, pointer.getType(), b.getI8Type(), pointer,
                             ArrayRef<LLVM::GEPArg>{int32_t(unit.sharedConstant)});
}

Value StagedCode::inBounds(const CopyPlan &plan, Value global, Value predicate) {
  if (!predicate)
    return global;
  return arith::SelectOp::create(b, loc, predicate, global, plan.source.pointer);
}

void StagedCode::emitCopy(const CopyPlan &plan, const CopyUnit &unit, Value to) {
  Value predicate = both(unit.rowInside, unit.columnInside);
  if (isa<AsyncCopyAttr>(plan.op->getAttr("via"))) {
    Value valid;
    if (predicate)
      valid = arith::SelectOp::create(b, loc, predicate, i32(plan.unitBytes), i32(0));
    hooks.emitAsyncCopy(b, loc, to, unit.global, plan.unitBytes, valid);
    return;
  }
  // Units of two bytes, or to be converted, cannot travel asynchronously: they go through a
  // register. There are many of them: a branch keeps one base address for all, where choosing
  // between two addresses would make one for each.
  Type type = plan.getSourceUnit();
  int64_t alignment = plan.getSourceBytes();
  auto load = [&]() -> Value { return LLVM::LoadOp::create(b, loc, type, unit.global, alignment); };
  Value loaded;
  if (predicate) {
    Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
    loaded = emitUnder(predicate, load, zero);
  } else {
    loaded = load();
  }
  LLVM::StoreOp::create(b, loc, convertUnit(plan, loaded), to, plan.unitBytes);
}

void StagedCode::emitCopies(const CopyPlan &plan, Value tileOffset) {
  forEachUnit(plan,
              [&](const CopyUnit &unit) { emitCopy(plan, unit, unitPointer(tileOffset, unit)); });
}

SmallVector<Value> StagedCode::prefetchUnits(const CopyPlan &plan) {
  // Units that the last round lacks are read from the start of the buffer and
  // never stored, so that every thread carries the same registers.
  SmallVector<Value> units;
  Type type = plan.getSourceUnit();
  CopyPlan padded = plan;
  padded.numUnits = plan.unitsPerThread * plan.numThreads;
  int64_t first = 0;
  forEachUnit(padded, [&](const CopyUnit &unit) {
    Value global = unit.global;
    if (first + plan.numThreads > plan.numUnits) {
      Value exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                           addConst(plan.thread, first), i32(plan.numUnits));
      global = inBounds(plan, global, exists);
    }
    first += plan.numThreads;
    if (!unit.isReadable)
      global = inBounds(plan, global, both(unit.rowInside, unit.columnInside));
    units.push_back(LLVM::LoadOp::create(b, loc, type, global, plan.getSourceBytes()));
  });
  return units;
}

void StagedCode::storeUnits(const CopyPlan &plan, ValueRange units, Value tileOffset) {
  // Masks are made here: each is two scalar registers on AMD, which from load to store would be
  // taken for every unit under way.
  int64_t round = 0;
  Type type = getUnit(plan.layout.elementType, plan.unitElements());
  Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
  forEachUnit(plan, [&](const CopyUnit &unit) {
    Value stored = convertUnit(plan, units[round++]);
    if (Value inside = both(unit.rowInside, unit.columnInside))
      stored = arith::SelectOp::create(b, loc, inside, stored, zero);
    LLVM::StoreOp::create(b, loc, stored, unitPointer(tileOffset, unit), plan.unitBytes);
  });
}

Value StagedCode::emitSkew(Value pointer) {
  Value address = LLVM::PtrToIntOp::create(b, loc, b.getI64Type(), pointer);
  return arith::AndIOp::create(b, loc, toI32(address), i32(kChunkBytes - 1));
}
