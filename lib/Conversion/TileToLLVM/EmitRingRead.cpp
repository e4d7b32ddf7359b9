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
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

Value KernelEmitter::matrixRowInBox(Value box, int64_t columns) {
  // Of the four 8x8 matrices of an access (columns 0-7 of the instruction: rows 0-7, 8-15; then
  // columns 8-15) where this lane's row begins. Bits 4 to 6 of an address are XORed with bits 7 to
  // 9, as many as a row of the box has.
  if (schedule.getSwap()) {
    Value row = add(mulConst(divConst(laneId, 16), 8), remConst(laneId, 8));
    Value half = remConst(divConst(laneId, 8), 2);
    Value chunk = arith::XOrIOp::create(b, loc, half, divConst(remConst(laneId, 8), 4));
    return add(add(addConst(box, columns * 32), mulConst(row, 32)), mulConst(chunk, 16));
  }
  Value row = remConst(laneId, 16), half = divConst(laneId, 16);
  Value chunk = arith::XOrIOp::create(b, loc, addConst(half, columns / 8), remConst(row, 8));
  return add(add(box, mulConst(row, kLineBytes)), mulConst(chunk, kChunkBytes));
}

LogicalResult KernelEmitter::readRing(RingReadOp op, ArrayRef<int64_t> registers) {
  const Ring &ring = rings[op.getRing()];
  for (Value result : op.getResults())
    fragments[result].registers.resize(getLayout(result).getCount(LayoutLevel::Register));
  const auto &known = fragments[op.getResult(0)].registers;
  Layout layout = getLayout(op.getResult(0));
  Layout warpsOnly(layout.getShape(), layout.getLevel(LayoutLevel::Warp));
  Value firstRow = threadCoordinate(warpsOnly, 0);
  SmallVector<Piece> pieces = getPieces(layout);
  int64_t blocks = int64_t(pieces.size()) * kEpilogueColumns / layout.getShape()[1];
  int64_t &next = piecesRead[op];
  auto isMissing = [&](int64_t r) { return !known[r]; };
  while (llvm::any_of(registers, isMissing)) {
    const Piece &piece = pieces[next];
    if (next % blocks == 0)
      waitBarrier(barrierPointer(ring.full, getSlot(ring)), getParity(ring));
    for (auto [result, tile, offset] : llvm::zip(op.getResults(), ring.layouts, ring.offsets)) {
      auto pairType = VectorType::get({2}, tile.elementType);
      Value rows = mulConst(addConst(firstRow, piece.block * 64), kLineBytes);
      Value box = add(addConst(mulConst(getSlot(ring), tile.bytes()), offset), rows);
      for (int64_t column = 0; column < kEpilogueColumns; column += 16) {
        SmallVector<Value> words = hooks.emitLoadMatrix(
            b, loc, sharedPointer(matrixRowInBox(box, column)), /*transpose=*/false);
        // Columns 0-7: rows 0-7, 8-15; then columns 8-15.
        for (auto [part, word] : llvm::enumerate(words)) {
          Value pair = LLVM::BitcastOp::create(b, loc, pairType, word);
          for (int64_t e = 0; e < 2; ++e)
            fragments[result].registers[piece.registers[column / 2 + part * 2 + e]] =
                mlir::vector::ExtractOp::create(b, loc, pair, e);
        }
      }
    }
    if (++next % blocks == 0) {
      NVVM::SyncWarpOp::create(b, loc, i32(-1));
      Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, laneId, i32(0));
      auto branch = scf::IfOp::create(b, loc, isFirst, /*withElseRegion=*/false);
      {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPoint(branch.thenBlock()->getTerminator());
        NVVM::MBarrierArriveOp::create(b, loc, Type(), barrierPointer(ring.empty, getSlot(ring)),
                                       Value());
      }
      advanceRing(ring);
    }
  }
  return success();
}
