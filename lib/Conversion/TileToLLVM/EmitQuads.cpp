//===- EmitQuads.cpp - wide loads into a warpgroup's fragment -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the accumulator of wgmma a lane holds two columns of every eight. To load an auxiliary of
// 16-bit elements so would be 4 bytes a lane, and one cache line for every 16 bytes of it.
// Instead each of the four lanes that share a row loads eight adjacent columns of 32, and the
// four exchange pairs: a 4 x 4 transpose of 32-bit words, in two rounds.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

static constexpr int64_t columnsPerQuad = 32, columnsPerLane = 8;

bool KernelEmitter::canLoadQuads(LoadOp op) {
  ArrayRef<int64_t> shape = getTileShape(op.getResult().getType());
  auto type = cast<MemRefType>(op.getSource().getType());
  const GlobalBuffer *buffer = getBuffer(op, op.getSource());
  int contiguous;
  return schedule.getProducers() && buffer && shape == layout.getShape() &&
         shape[1] % columnsPerQuad == 0 && type.getElementTypeBitWidth() == 16 &&
         op.getLimits().empty() &&
         accessWidth(*buffer, op.getTileDims(), op.getIndices(), contiguous) == columnsPerLane &&
         contiguous == 1;
}

void KernelEmitter::loadQuad(LoadOp op, const Access &access, int64_t first) {
  const GlobalBuffer &buffer = *access.buffer;
  Type element = buffer.type.getElementType();
  SmallVector<int64_t> at = access.fragment.getOffset(LayoutLevel::Register, first);
  // The layout gives a lane column 2 (lane % 4) of its eight; here it is 8 (lane % 4) of 32.
  const AccessDim &row = access.dims[0], &column = access.dims[1];
  Value laneColumn = mulConst(column.thread, columnsPerLane / 2);
  Value elements =
      add(mul(toI64(addConst(row.thread, at[0])), toI64(buffer.strides[row.memrefDim])),
          toI64(addConst(laneColumn, at[1])));
  Value pointer = LLVM::GEPOp::create(b, loc, access.base.getType(), b.getI8Type(), access.base,
                                      ArrayRef<LLVM::GEPArg>{mulConst(elements, 2)});
  Value predicate = access.inside;
  auto require = [&](Value coordinate, Value left) {
    if (left)
      predicate = both(predicate,
                       arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, coordinate, left));
  };
  require(addConst(row.thread, at[0]), row.left);
  require(addConst(laneColumn, at[1]), column.left);
  Type type = VectorType::get({4}, b.getI32Type());
  if (predicate)
    pointer = arith::SelectOp::create(b, loc, predicate, pointer, buffer.pointer);
  Value loaded = LLVM::LoadOp::create(b, loc, type, pointer, /*alignment=*/16);
  if (predicate) {
    Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
    loaded = arith::SelectOp::create(b, loc, predicate, loaded, zero);
  }
  SmallVector<Value> words;
  for (int64_t i = 0; i < 4; ++i)
    words.push_back(mlir::vector::ExtractOp::create(b, loc, loaded, i));
  // Word i of lane j becomes word j of lane i: bit by bit of the two numbers.
  for (int64_t bit : {1, 2}) {
    Value set = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne,
                                      arith::AndIOp::create(b, loc, laneId, i32(bit)), i32(0));
    for (int64_t i = 0; i < 4; ++i) {
      if (i & bit)
        continue;
      Value &low = words[i], &high = words[i | bit];
      Value sent = arith::SelectOp::create(b, loc, set, low, high);
      Value received = hooks.emitShuffleXor(b, loc, sent, bit);
      low = arith::SelectOp::create(b, loc, set, received, low);
      high = arith::SelectOp::create(b, loc, set, high, received);
    }
  }
  auto &registers = fragments[op.getResult()].registers;
  for (int64_t i = 0; i < 4; ++i) {
    Value pair = LLVM::BitcastOp::create(b, loc, VectorType::get({2}, element), words[i]);
    for (int64_t c = 0; c < 2; ++c)
      registers[first + 4 * i + c] = mlir::vector::ExtractOp::create(b, loc, pair, c);
  }
}
