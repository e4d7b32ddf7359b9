//===- ThreadValues.cpp - values through loops and branches ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadValues.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

LogicalResult ValueThreader::thread(Block &block, MutableArrayRef<Value> values) const {
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator()))
    if (failed(thread(&op, values)))
      return failure();
  return success();
}

LogicalResult ValueThreader::thread(Operation *op, MutableArrayRef<Value> values) const {
  if (op->getNumRegions() == 0)
    return visit(op, values), success();
  SmallVector<unsigned> carried;
  for (unsigned number = 0; number < values.size(); ++number) {
    WalkResult walk = op->walk([&](Operation *inner) {
      return inner->getNumRegions() == 0 && replaces(inner, number) ? WalkResult::interrupt()
                                                                    : WalkResult::advance();
    });
    if (walk.wasInterrupted())
      carried.push_back(number);
  }
  if (carried.empty()) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (failed(thread(block, values)))
          return failure();
    return success();
  }
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return threadLoop(loop, carried, values);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return threadBranch(branch, carried, values);
  return op->emitOpError("takes slots of rings one after the other in a region that carries no "
                         "values; scf.for and scf.if do");
}

/// The values of these numbers.
static SmallVector<Value> select(ArrayRef<Value> values, ArrayRef<unsigned> numbers) {
  return llvm::map_to_vector(numbers, [&](unsigned number) { return values[number]; });
}

/// Replaces the values of these numbers.
static void assign(MutableArrayRef<Value> values, ArrayRef<unsigned> numbers, ValueRange by) {
  for (auto [number, value] : llvm::zip_equal(numbers, by))
    values[number] = value;
}

LogicalResult ValueThreader::threadLoop(scf::ForOp loop, ArrayRef<unsigned> carried,
                                        MutableArrayRef<Value> values) const {
  IRRewriter rewriter(loop);
  LogicalResult threaded = success();
  auto replaced = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      rewriter, select(values, carried), /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument> arguments) {
        SmallVector<Value> inside(values);
        assign(inside, carried, llvm::to_vector_of<Value>(arguments));
        threaded = thread(*loop.getBody(), inside);
        return select(inside, carried);
      }));
  assign(values, carried, replaced.getResults().take_back(carried.size()));
  return threaded;
}

LogicalResult ValueThreader::threadBranch(scf::IfOp branch, ArrayRef<unsigned> carried,
                                          MutableArrayRef<Value> values) const {
  IRRewriter b(branch);
  SmallVector<Type> types(branch.getResultTypes());
  for (unsigned number : carried)
    types.push_back(values[number].getType());
  auto replaced = scf::IfOp::create(b, branch.getLoc(), types, branch.getCondition(),
                                    /*addThenBlock=*/false, /*addElseBlock=*/false);
  replaced.getThenRegion().takeBody(branch.getThenRegion());
  replaced.getElseRegion().takeBody(branch.getElseRegion());
  if (replaced.getElseRegion().empty()) {
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&replaced.getElseRegion());
    scf::YieldOp::create(b, branch.getLoc());
  }
  for (Block *block : {replaced.thenBlock(), replaced.elseBlock()}) {
    SmallVector<Value> inside(values);
    if (failed(thread(*block, inside)))
      return failure();
    cast<scf::YieldOp>(block->getTerminator()).getResultsMutable().append(select(inside, carried));
  }
  b.replaceOp(branch, replaced.getResults().drop_back(carried.size()));
  assign(values, carried, replaced.getResults().take_back(carried.size()));
  return success();
}
