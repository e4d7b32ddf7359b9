//===- EmitRingRead.cpp - auxiliaries that producers have loaded ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slot holds 64 columns of each auxiliary, rows of 128 bytes in the swizzle of the tensor
// memory accelerator. A warp's 16 rows of a block are read by ldmatrix, which gives each lane
// the elements whose accumulators it has.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

Value KernelEmitter::matrixRowInBox(Value box, int64_t columns, bool transposed) {
  // Of the four 8x8 matrices of an access (columns 0-7 of the instruction: rows 0-7, 8-15; then
  // columns 8-15) where this lane's row begins. Bits 4 to 6 of an address are XORed with bits 7 to
  // 9, as many as a row of the box has.
  if (transposed) {
    Value row = add(mulConst(divConst(laneId, 16), 8), remConst(laneId, 8));
    Value half = remConst(divConst(laneId, 8), 2);
    Value chunk = arith::XOrIOp::create(b, loc, half, divConst(remConst(laneId, 8), 4));
    return add(add(addConst(box, columns * 32), mulConst(row, 32)), mulConst(chunk, 16));
  }
  Value row = remConst(laneId, 16), half = divConst(laneId, 16);
  Value chunk = arith::XOrIOp::create(b, loc, addConst(half, columns / 8), remConst(row, 8));
  return add(add(box, mulConst(row, kLineBytes)), mulConst(chunk, kChunkBytes));
}

LogicalResult KernelEmitter::emitRingRead(RingReadOp op) {
  // Whole tiles: a slot's columns of 64 rows at a time.
  Layout layout = getLayout(op.getResult(0));
  int64_t width = getTileShape(op.getRing().getType().getSlots()[0])[1];
  SmallVector<Slice> slices = getSlices(layout, {64, width}, {1, 0});
  RingPosition position{lookup(op.getSlot()), lookup(op.getParity())};
  for (size_t number = 0; number < slices.size(); ++number)
    readSlice(op, slices, number, position);
  return success();
}

void KernelEmitter::readSlice(RingReadOp op, ArrayRef<Slice> slices, size_t number,
                              RingPosition &position) {
  const Ring &ring = rings[op.getRing()];
  Layout layout = getLayout(op.getResult(0));
  Layout warpsOnly(layout.getShape(), layout.getLevel(LayoutLevel::Warp));
  Value firstRow = threadCoordinate(warpsOnly, 0);
  int64_t width = ring.layouts.front().shape[1];
  const Slice &slice = slices[number];
  auto isOfSlot = [&](size_t other) {
    return other < slices.size() && slices[other].at[1] / width == slice.at[1] / width;
  };
  if (number == 0)
    for (Value result : op.getResults())
      fragments[result].registers.assign(layout.getCount(LayoutLevel::Register), Value());
  if (!isOfSlot(number - 1))
    waitBarrier(barrierPointer(ring.full, position.slot), position.parity);
  for (auto [result, tile, offset] : llvm::zip(op.getResults(), ring.layouts, ring.offsets)) {
    auto pairType = VectorType::get({2}, tile.elementType);
    Value rows = mulConst(addConst(firstRow, slice.at[0]), kLineBytes);
    Value box = add(addConst(mulConst(position.slot, tile.bytes()), offset), rows);
    constexpr int64_t perAccess = 8; // registers, of 16 columns
    for (size_t first = 0; first < slice.registers.size(); first += perAccess) {
      int64_t column = slice.at[1] % width + int64_t(first) * 2;
      SmallVector<Value> words = hooks.emitLoadMatrix(
          b, loc, sharedPointer(matrixRowInBox(box, column, /*transposed=*/false)),
          /*transpose=*/false);
      // Columns 0-7: rows 0-7, 8-15; then columns 8-15.
      for (auto [part, word] : llvm::enumerate(words)) {
        Value pair = LLVM::BitcastOp::create(b, loc, pairType, word);
        for (int64_t e = 0; e < 2; ++e)
          fragments[result].registers[slice.registers[first + part * 2 + e]] =
              mlir::vector::ExtractOp::create(b, loc, pair, e);
      }
    }
  }
  if (isOfSlot(number + 1))
    return;
  NVVM::SyncWarpOp::create(b, loc, i32(-1));
  Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, laneId, i32(0));
  auto branch = scf::IfOp::create(b, loc, isFirst, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    NVVM::MBarrierArriveOp::create(b, loc, Type(), barrierPointer(ring.empty, position.slot),
                                   Value());
  }
  position = advance(position, ring.stages, 1);
}
