//===- ExpandPartials.cpp - sums that CTAs share --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before tile-distribute each tile is reduced whole. After it CTAs run in the order of their
// numbers, and none waits for a later one: what it adds has been left. Those of a cluster wait for
// each other; there the last one adds what is left, for all of them.
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"

using namespace mlir;
using namespace mlir::fuse;

LogicalResult KernelExpander::expandOp(tile::CombineOp op) {
  for (auto [sum, argument] : llvm::zip_equal(op.getSums(), op.getBody().getArguments()))
    buffers[argument] = buffers.lookup(sum);
  return expandBody(op.getBody().front());
}

LogicalResult KernelExpander::expandOp(tile::CombineRowsOp op) {
  const int64_t ctas = grid.empty() ? 1 : op.getNumCtas();
  const int64_t rows = tile::getTileShape(op.getRows()[0].getType())[0];
  SmallVector<Value> left;
  for (Value sum : op.getSums()) {
    ArrayRef<int64_t> shape = tile::getTileShape(sum.getType());
    left.push_back(allocate({ctas, shape[0], shape[1]}, tile::getTileElementType(sum.getType())));
  }
  OpBuilder::InsertionGuard guard(b);
  Value rank = constant(0);
  if (!grid.empty())
    rank = arith::RemUIOp::create(b, loc, block[0], cluster[0]);
  for (auto pair : llvm::zip_equal(op.getSums(), left)) {
    Buffer buffer = buffers.lookup(std::get<0>(pair));
    loops(extents(std::get<0>(pair)), [&](ArrayRef<Value> at) {
      memref::StoreOp::create(b, loc, load(buffer, at), std::get<1>(pair),
                              ValueRange{rank, at[0], at[1]});
    });
  }
  Value isLast = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, rank, constant(ctas - 1));
  auto branch = scf::IfOp::create(b, loc, isLast, /*withElseRegion=*/false);
  b.setInsertionPoint(branch.thenBlock()->getTerminator());
  auto loop = scf::ForOp::create(b, loc, constant(0),
                                 constant(tile::getTileShape(op.getSums()[0].getType())[0]),
                                 constant(rows));
  b.setInsertionPointToStart(loop.getBody());
  mapping.map(op.getFirstRow(), loop.getInductionVar());
  for (auto pair : llvm::zip_equal(op.getRows(), left)) {
    Value argument = std::get<0>(pair);
    Buffer buffer = allocateFor(argument);
    loops(extents(argument), [&](ArrayRef<Value> at) {
      Value row = arith::AddIOp::create(b, loc, loop.getInductionVar(), at[0]);
      Value sum;
      for (int64_t cta = 0; cta < ctas; ++cta) {
        Value part = memref::LoadOp::create(b, loc, std::get<1>(pair),
                                            ValueRange{constant(cta), row, at[1]});
        sum = sum ? arith::AddFOp::create(b, loc, sum, part).getResult() : part;
      }
      store(sum, buffer, at);
    });
  }
  return expandBody(op.getBody().front());
}

SmallVector<Value> KernelExpander::placePartial(Value piece, int64_t first, Value sum,
                                                ArrayRef<Value> at) {
  Value place = constant(0);
  for (auto [index, extent] : llvm::zip_equal(at, tile::getTileShape(sum.getType())))
    place = arith::AddIOp::create(b, loc, arith::MulIOp::create(b, loc, place, constant(extent)),
                                  index);
  return {scalar(piece), arith::AddIOp::create(b, loc, place, constant(first))};
}

/// Calls `body` with the elements of all sums of an op, and where they lie.
template <typename OpT, typename Body> static void forEachSum(OpT op, Body body) {
  int64_t first = 0;
  for (auto [number, sum] : llvm::enumerate(op.getSums())) {
    body(number, sum, first);
    first += ShapedType::getNumElements(tile::getTileShape(sum.getType()));
  }
}

LogicalResult KernelExpander::expandOp(tile::PartialPutOp op) {
  forEachSum(op, [&](unsigned, Value sum, int64_t first) {
    Buffer buffer = buffers.lookup(sum);
    loops(extents(sum), [&](ArrayRef<Value> at) {
      memref::StoreOp::create(b, loc, load(buffer, at), scalar(op.getPartials()),
                              placePartial(op.getPiece(), first, sum, at));
    });
  });
  return success();
}

LogicalResult KernelExpander::expandOp(tile::PartialAddOp op) {
  forEachSum(op, [&](unsigned number, Value sum, int64_t first) {
    Buffer buffer = buffers.lookup(sum);
    Buffer result = allocateFor(op.getResult(number));
    loops(extents(sum), [&](ArrayRef<Value> at) {
      Value left = memref::LoadOp::create(b, loc, scalar(op.getPartials()),
                                          placePartial(op.getPiece(), first, sum, at));
      store(arith::AddFOp::create(b, loc, load(buffer, at), left), result, at);
    });
  });
  return success();
}
