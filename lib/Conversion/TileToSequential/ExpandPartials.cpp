//===- ExpandPartials.cpp - sums that CTAs share --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before tile-distribute each tile is reduced whole. After it CTAs run in the order of their
// numbers, and none waits for a later one: what it adds has been left.
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
