//===- RowSteps.cpp - a row op in the order of its reductions -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/RowSteps.h"

using namespace mlir;
using namespace mlir::fuse;

bool mlir::fuse::isCostly(Operation *op) {
  // One instruction each, or a modifier of one.
  if (isa<math::AbsFOp, math::AbsIOp, math::CopySignOp, math::FmaOp, math::IsFiniteOp,
          math::IsInfOp, math::IsNaNOp>(op))
    return false;
  return isa_and_nonnull<math::MathDialect>(op->getDialect()) ||
         isa<GeluOp, SiluOp, SigmoidOp, arith::DivFOp, arith::RemFOp, arith::DivSIOp,
             arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(op);
}

int64_t mlir::fuse::getSortedBytes(Type type) { return type.getIntOrFloatBitWidth() > 32 ? 8 : 4; }

int64_t mlir::fuse::getSortedBytes(Operation *op) {
  int64_t bytes = 0;
  if (auto row = dyn_cast<RowOp>(op))
    for (auto sort : row.getBody().front().getOps<SortOp>()) {
      bytes += 4;
      for (Type type : sort.getValues().getTypes())
        bytes += getSortedBytes(type);
    }
  return bytes;
}

/// True for an element of an input as it is computed with: the input is there, no need to keep it.
static bool widensInput(Operation *op) {
  return isa<arith::ExtFOp>(op) && isa<BlockArgument>(op->getOperand(0));
}

RowSteps::RowSteps(RowOp op) : op(op), varying(op.getVaryingValues()) {
  // The number of reductions, one after the other, that a value depends on.
  DenseMap<Value, unsigned> depth;
  for (Operation &inner : op.getBody().front().without_terminator()) {
    unsigned most = 0;
    for (Value operand : inner.getOperands())
      most = std::max(most, depth.lookup(operand));
    if (auto reduce = dyn_cast<ReduceOp>(inner)) {
      if (steps.size() <= most)
        steps.resize(most + 1);
      steps[most].reductions.push_back(reduce);
      ++most;
    } else if (auto sort = dyn_cast<SortOp>(inner)) {
      if (steps.size() <= most)
        steps.resize(most + 1);
      steps[most].sorts.push_back(sort);
      ++most;
    }
    for (Value result : inner.getResults())
      depth[result] = most;
  }
  steps.emplace_back();

  // From the first step on: what is kept need not be computed later.
  SmallVector<Value> known;
  for (unsigned number = 0; number + 1 < steps.size(); ++number) {
    SmallVector<Value> targets = getTargets(number);
    llvm::SmallDenseSet<Value> candidates;
    for (Operation *inner : getSlice(targets, known))
      for (Value result : inner->getResults())
        if (varies(result) && result.getType().isIntOrFloat() && !result.getType().isInteger(1) &&
            (isCostly(inner) || (llvm::is_contained(targets, result) && !widensInput(inner))))
          candidates.insert(result);
    SmallVector<Value> later, ends(known);
    for (unsigned next = number + 1; next < steps.size(); ++next)
      llvm::append_range(later, getTargets(next));
    llvm::append_range(ends, candidates);
    // A candidate is kept if the later steps reach it.
    llvm::SmallDenseSet<Value> reached(later.begin(), later.end());
    for (Operation *inner : getSlice(later, ends))
      reached.insert(inner->getOperands().begin(), inner->getOperands().end());
    for (Operation &inner : op.getBody().front())
      for (Value result : inner.getResults())
        if (candidates.contains(result) && reached.contains(result))
          steps[number].kept.push_back(result);
    llvm::append_range(known, steps[number].kept);
  }
}

SmallVector<Value> RowSteps::getTargets(unsigned number) const {
  if (number + 1 == steps.size())
    return llvm::to_vector_of<Value>(RowOp(op).getBody().front().getTerminator()->getOperands());
  SmallVector<Value> targets = llvm::map_to_vector(
      steps[number].reductions, [](ReduceOp reduce) -> Value { return reduce.getValue(); });
  for (SortOp sort : steps[number].sorts)
    llvm::append_range(targets, SortOp(sort).getValues());
  return targets;
}

SmallVector<Operation *> RowSteps::getSlice(ArrayRef<Value> targets, ArrayRef<Value> known) const {
  llvm::SmallDenseSet<Value> ends(known.begin(), known.end());
  llvm::SmallPtrSet<Operation *, 16> needed;
  SmallVector<Value> worklist(targets);
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *def = value.getDefiningOp();
    if (!def || ends.contains(value) || isa<ReduceOp, SortOp>(def) || !needed.insert(def).second)
      continue;
    llvm::append_range(worklist, def->getOperands());
  }
  SmallVector<Operation *> slice;
  for (Operation &inner : RowOp(op).getBody().front())
    if (needed.contains(&inner))
      slice.push_back(&inner);
  return slice;
}
