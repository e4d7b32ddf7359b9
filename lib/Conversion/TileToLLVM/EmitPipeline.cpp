//===- EmitPipeline.cpp - the loop over k ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

LogicalResult KernelEmitter::emitPipeline(PipelineOp op) {
  SmallVector<CopyPlan, 2> plans;
  for (auto [position, value] : llvm::enumerate(op.getStagedValues())) {
    auto load = value.getDefiningOp<LoadOp>();
    if (!load)
      return op.emitOpError("load regions must yield the results of tile.load");
    Value staged = op.getComputeBlock().getArgument(1 + position);
    for (Operation *user : staged.getUsers())
      if (!isa<MmaOp>(user))
        return user->emitOpError("reads a staged tile; on this target only tile.mma does");
    FailureOr<CopyPlan> plan = planCopy(load, /*isMatrixOperand=*/!staged.use_empty());
    if (failed(plan))
      return failure();
    plans.push_back(*plan);
  }
  return hooks.hasAsyncCopy() ? emitRing(op, plans) : emitPrefetched(op, plans);
}

LogicalResult KernelEmitter::emitLoadRegion(PipelineOp op, Value k, MutableArrayRef<CopyPlan> plans,
                                            function_ref<LogicalResult(CopyPlan &)> emit) {
  for (Region &region : op.getLoads()) {
    mapping.map(region.front().getArgument(0), k);
    for (Operation &inner : region.front().without_terminator()) {
      auto load = dyn_cast<LoadOp>(inner);
      if (!load) {
        if (failed(emitScalar(inner)))
          return failure();
        continue;
      }
      for (CopyPlan &plan : plans)
        if (plan.op == load && failed(emit(plan)))
          return failure();
    }
  }
  return success();
}

LogicalResult KernelEmitter::emitCompute(PipelineOp op, Value k, ArrayRef<CopyPlan> plans,
                                         ArrayRef<Value> offsets, ValueRange carried,
                                         SmallVectorImpl<Value> &next) {
  Block &compute = op.getComputeBlock();
  mapping.map(compute.getArgument(0), k);
  for (auto [position, plan] : llvm::enumerate(plans))
    stagedTiles[compute.getArgument(1 + position)] = StagedTile{plan.layout, offsets[position]};
  unflatten(compute.getArguments().drop_front(1 + plans.size()), carried);
  if (failed(emitBlock(compute)))
    return failure();
  flatten(compute.getTerminator()->getOperands(), next);
  return success();
}

/// A ring of buffers filled by asynchronous copies:
///
///   if the pipeline runs again and again: barrier
///   issue steps 0 .. S-2
///   for each step:
///     wait until its copies have landed; barrier
///     issue step + S-1 into the buffer that the last step has released
///     compute
///
/// Copies complete in order over all load regions, so the shortest ring paces
/// them all.
LogicalResult KernelEmitter::emitRing(PipelineOp op, MutableArrayRef<CopyPlan> plans) {
  int64_t stages = *llvm::min_element(op.getStages());
  SmallVector<int64_t> bases;
  for (CopyPlan &plan : plans)
    bases.push_back(reserveShared(stages * plan.layout.bytes()));
  auto slotOffset = [&](unsigned plan, Value slot) {
    return addConst(mulConst(slot, plans[plan].layout.bytes()), bases[plan]);
  };
  auto issue = [&](Value k, Value slot) -> LogicalResult {
    return emitLoadRegion(op, k, plans, [&](CopyPlan &plan) {
      return emitAsyncCopies(plan, slotOffset(&plan - plans.begin(), slot));
    });
  };
  Value lower = lookup(op.getLower()), upper = lookup(op.getUpper());
  int64_t step = op.getStep();
  auto issueIfInside = [&](Value k, Value slot) -> LogicalResult {
    Value inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, k, upper);
    auto branch = scf::IfOp::create(b, loc, inside, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
      if (failed(issue(k, slot)))
        return failure();
    }
    hooks.emitAsyncCommit(b, loc);
    return success();
  };
  // In a loop the buffers are those of the round before, whose last steps slow warps still read.
  if (stages > 1 && op->getParentOfType<LoopLikeOpInterface>())
    hooks.emitBarrier(b, loc);
  for (int64_t s = 0; s + 1 < stages; ++s)
    if (failed(issueIfInside(addConst(lower, s * step), i32(s))))
      return failure();

  SmallVector<Value> inits;
  flatten(op.getInits(), inits);
  unsigned numCarried = inits.size();
  inits.push_back(i32(0));
  auto loop = scf::ForOp::create(b, loc, lower, upper, index(step), inits);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    Value k = loop.getInductionVar();
    Value slot = loop.getRegionIterArgs().back();
    Value wraps = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, slot, i32(stages - 1));
    Value nextSlot = arith::SelectOp::create(b, loc, wraps, i32(0), addConst(slot, 1));
    if (stages == 1) {
      hooks.emitBarrier(b, loc);
      if (failed(issue(k, slot)))
        return failure();
      hooks.emitAsyncCommit(b, loc);
      hooks.emitAsyncWait(b, loc, 0);
      hooks.emitBarrier(b, loc);
    } else {
      hooks.emitAsyncWait(b, loc, stages - 2);
      hooks.emitBarrier(b, loc);
      // The buffer before this one in the ring.
      Value first = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, slot, i32(0));
      Value free = arith::SelectOp::create(b, loc, first, i32(stages - 1), addConst(slot, -1));
      if (failed(issueIfInside(addConst(k, (stages - 1) * step), free)))
        return failure();
    }
    SmallVector<Value> offsets, next;
    for (unsigned plan = 0; plan < plans.size(); ++plan)
      offsets.push_back(slotOffset(plan, slot));
    if (failed(emitCompute(op, k, plans, offsets,
                           ValueRange(loop.getRegionIterArgs()).take_front(numCarried), next)))
      return failure();
    next.push_back(nextSlot);
    scf::YieldOp::create(b, loc, next);
  }
  unflatten(op.getResults(), loop.getResults().take_front(numCarried));
  return success();
}

/// One buffer, and the next step's loads under way in registers:
///
///   registers = load step 0
///   for each step:
///     barrier; store registers to the buffer
///     registers = load step + 1
///     barrier; compute
LogicalResult KernelEmitter::emitPrefetched(PipelineOp op, MutableArrayRef<CopyPlan> plans) {
  SmallVector<Value> offsets;
  for (CopyPlan &plan : plans)
    offsets.push_back(i32(reserveShared(plan.layout.bytes())));
  auto prefetch = [&](Value k, SmallVectorImpl<Value> &units) -> LogicalResult {
    return emitLoadRegion(op, k, plans, [&](CopyPlan &plan) -> LogicalResult {
      FailureOr<SmallVector<Value>> loaded = emitPrefetch(plan);
      if (failed(loaded))
        return failure();
      llvm::append_range(units, *loaded);
      return success();
    });
  };
  Value lower = lookup(op.getLower()), upper = lookup(op.getUpper());
  int64_t step = op.getStep();

  SmallVector<Type> unitTypes;
  for (CopyPlan &plan : plans)
    unitTypes.append(plan.unitsPerThread, unitType(plan));
  // Nothing may be read if there is no step.
  Value any = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, lower, upper);
  auto first =
      scf::IfOp::create(b, loc, unitTypes, any, /*addThenBlock=*/true, /*addElseBlock=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(first.thenBlock());
    SmallVector<Value> units;
    if (failed(prefetch(lower, units)))
      return failure();
    scf::YieldOp::create(b, loc, units);
    b.setInsertionPointToEnd(first.elseBlock());
    SmallVector<Value> zeros;
    for (Type type : unitTypes)
      zeros.push_back(arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type))));
    scf::YieldOp::create(b, loc, zeros);
  }
  SmallVector<Value> inits;
  flatten(op.getInits(), inits);
  unsigned numCarried = inits.size();
  llvm::append_range(inits, first.getResults());
  auto loop = scf::ForOp::create(b, loc, lower, upper, index(step), inits);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    Value k = loop.getInductionVar();
    ValueRange units = ValueRange(loop.getRegionIterArgs()).drop_front(numCarried);
    hooks.emitBarrier(b, loc);
    {
      ValueRange rest = units;
      LogicalResult stored = emitLoadRegion(op, k, plans, [&](CopyPlan &plan) -> LogicalResult {
        unsigned which = &plan - plans.begin();
        LogicalResult result =
            emitPrefetchStores(plan, rest.take_front(plan.unitsPerThread), offsets[which]);
        rest = rest.drop_front(plan.unitsPerThread);
        return result;
      });
      if (failed(stored))
        return failure();
    }
    // The last step loads its own tile again: never stored, never out of bounds.
    Value following = addConst(k, step);
    Value inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, following, upper);
    SmallVector<Value> nextUnits, next;
    if (failed(prefetch(arith::SelectOp::create(b, loc, inside, following, k), nextUnits)))
      return failure();
    hooks.emitBarrier(b, loc);
    if (failed(emitCompute(op, k, plans, offsets,
                           ValueRange(loop.getRegionIterArgs()).take_front(numCarried), next)))
      return failure();
    llvm::append_range(next, nextUnits);
    scf::YieldOp::create(b, loc, next);
  }
  unflatten(op.getResults(), loop.getResults().take_front(numCarried));
  return success();
}
