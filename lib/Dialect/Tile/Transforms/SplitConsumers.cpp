//===- SplitConsumers.cpp - warps that compute ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitRoles.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

bool mlir::fuse::tile::hasFirstStep(PipelineOp pipeline, ForTilesOp tiles) {
  APInt lower, upper, extent;
  if (tiles.getReduction() && pipeline.getLower() == tiles.getKLow() &&
      pipeline.getUpper() == tiles.getKHigh())
    return matchPattern(tiles.getReduction(), m_ConstantInt(&extent))
               ? extent.isStrictlyPositive()
               : pipeline->getParentOfType<gpu::GPUFuncOp>()->hasAttr(kSizesAgreeAttr);
  // Of other bounds nothing says that memory ends where they do, so that a step too many adds
  // zeros.
  return matchPattern(pipeline.getLower(), m_ConstantInt(&lower)) &&
         matchPattern(pipeline.getUpper(), m_ConstantInt(&upper)) && lower.slt(upper);
}

Value mlir::fuse::tile::getUpperWithStep(OpBuilder &b, PipelineOp pipeline, ForTilesOp tiles,
                                         Value lower, Value upper) {
  Location loc = pipeline.getLoc();
  Value extent = pipeline.getUpper();
  if (tiles.getReduction() && extent == tiles.getKHigh())
    extent = tiles.getReduction();
  APInt constant;
  if (matchPattern(extent, m_ConstantInt(&constant)) && constant.isStrictlyPositive())
    return upper;
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  return arith::MaxSIOp::create(b, loc, upper, arith::AddIOp::create(b, loc, lower, one));
}

/// True if the registers of a product's result stay where they are until it is awaited: its only
/// use is another product that adds to it, or it is yielded to the place that its chain of products
/// began with. What it multiplies is not in registers either, which the next step writes again.
static bool staysInPlace(MmaOp mma, Block &compute) {
  if (!mma.getResult().hasOneUse() || !isa<StagedType>(mma.getLhs().getType()))
    return false;
  OpOperand &use = *mma.getResult().use_begin();
  if (auto next = dyn_cast<MmaOp>(use.getOwner()))
    return use == next.getAccMutable() && next->getBlock() == &compute;
  if (use.getOwner() != compute.getTerminator())
    return false;
  Value acc = mma.getAcc();
  for (auto before = acc.getDefiningOp<MmaOp>(); before; before = acc.getDefiningOp<MmaOp>()) {
    if (before->getBlock() != &compute)
      return false;
    acc = before.getAcc();
  }
  unsigned first = compute.getNumArguments() - compute.getTerminator()->getNumOperands();
  return acc == compute.getArgument(first + use.getOperandNumber()) && acc.hasOneUse();
}

namespace {
class Consumers {
public:
  Consumers(OpBuilder &b, ForTilesOp tiles, const IRMapping &mapping, int64_t behind)
      : b(b), tiles(tiles), copy(cast<ForTilesOp>(mapping.lookup(tiles.getOperation()))),
        mapping(mapping), behind(behind) {}

  /// Products whose registers are copied, or read, are awaited where they are started.
  void awaitProducts();
  void buildLoad(const StagedLoads &loads);
  void buildPipeline(PipelineOp original, ArrayRef<StagedLoads> loads);

private:
  /// A loop whose steps overlap: the products of one run while those of the next are started.
  void buildOverlapping(PipelineOp pipeline, ArrayRef<StagedLoads> loads);
  /// A loop that holds each slot from its first use to its last.
  void buildStepByStep(PipelineOp pipeline, ArrayRef<StagedLoads> loads);
  /// The last op of `block` that reads `values`, or is around one that does.
  static Operation *getLastUser(ValueRange values, Block &block);
  static Operation *getFirstUser(ValueRange values, Block &block);

  OpBuilder &b;
  ForTilesOp tiles, copy;
  const IRMapping &mapping;
  int64_t behind;
  DenseSet<Operation *> overlapping;
};
} // namespace

Operation *Consumers::getLastUser(ValueRange values, Block &block) {
  Operation *last = nullptr;
  for (Value value : values)
    for (Operation *user : value.getUsers())
      if (Operation *inBlock = block.findAncestorOpInBlock(*user);
          inBlock && (!last || last->isBeforeInBlock(inBlock)))
        last = inBlock;
  return last;
}

Operation *Consumers::getFirstUser(ValueRange values, Block &block) {
  Operation *first = nullptr;
  for (Value value : values)
    for (Operation *user : value.getUsers())
      if (Operation *inBlock = block.findAncestorOpInBlock(*user);
          inBlock && (!first || inBlock->isBeforeInBlock(first)))
        first = inBlock;
  return first;
}

void Consumers::awaitProducts() {
  // The registers of a product under way are the instruction's alone.
  DenseSet<Block *> inPlace;
  tiles.walk([&](PipelineOp original) {
    if (!hasFirstStep(original, tiles))
      return;
    auto pipeline = cast<PipelineOp>(mapping.lookup(original.getOperation()));
    overlapping.insert(pipeline);
    Block &compute = pipeline.getComputeBlock();
    if (llvm::all_of(compute.getOps<MmaOp>(),
                     [&](MmaOp mma) { return staysInPlace(mma, compute); }))
      inPlace.insert(&compute);
  });
  copy.walk([&](MmaOp mma) {
    if (inPlace.contains(mma->getBlock()))
      return;
    b.setInsertionPointAfter(mma);
    auto done = MmaWaitOp::create(b, mma.getLoc(), mma.getType(), mma.getResult(), /*pending=*/0);
    mma.getResult().replaceAllUsesExcept(done.getResults()[0], done);
  });
}

void Consumers::buildLoad(const StagedLoads &loads) {
  auto load = cast<LoadOp>(mapping.lookup(loads.source));
  b.setInsertionPoint(load);
  auto wait = RingWaitOp::create(b, load.getLoc(), loads.slots, loads.ring);
  load.getResult().replaceAllUsesWith(wait.getTiles()[0]);
  Operation *last = getLastUser(wait.getTiles(), *load->getBlock());
  // What is under way after it reads the tile too.
  b.setInsertionPointAfter(last ? last : wait);
  while (b.getInsertionPoint() != b.getInsertionBlock()->end() &&
         isa<MmaWaitOp, RingReleaseOp>(*b.getInsertionPoint()))
    b.setInsertionPointAfter(&*b.getInsertionPoint());
  RingReleaseOp::create(b, load.getLoc(), loads.ring, /*lag=*/0);
  load.erase();
}

void Consumers::buildPipeline(PipelineOp original, ArrayRef<StagedLoads> loads) {
  auto pipeline = cast<PipelineOp>(mapping.lookup(original.getOperation()));
  SmallVector<StagedLoads> own;
  llvm::copy_if(loads, std::back_inserter(own),
                [&](const StagedLoads &candidate) { return candidate.source == original; });
  if (overlapping.contains(pipeline))
    buildOverlapping(pipeline, own);
  else
    buildStepByStep(pipeline, own);
  pipeline.erase();
}

void Consumers::buildOverlapping(PipelineOp pipeline, ArrayRef<StagedLoads> loads) {
  b.setInsertionPoint(pipeline);
  Location loc = pipeline.getLoc();
  Block &compute = pipeline.getComputeBlock();
  auto addStep = [&](Value k, ValueRange carried) {
    SmallVector<Value> arguments = {k};
    for (const StagedLoads &own : loads)
      llvm::append_range(arguments, RingWaitOp::create(b, loc, own.slots, own.ring).getTiles());
    llvm::append_range(arguments, carried);
    IRMapping values;
    values.map(compute.getArguments(), arguments);
    for (Operation &op : compute.without_terminator())
      b.clone(op, values);
    return llvm::map_to_vector(compute.getTerminator()->getOperands(),
                               [&](Value value) { return values.lookupOrDefault(value); });
  };
  auto release = [&](int64_t lag) {
    for (const StagedLoads &own : loads)
      RingReleaseOp::create(b, loc, own.ring, lag);
  };
  auto finishStep = [&] {
    MmaWaitOp::create(b, loc, TypeRange(), ValueRange(), /*pending=*/behind);
    release(behind);
  };
  SmallVector<Value> first = addStep(pipeline.getLower(), pipeline.getInits());
  if (behind == 0)
    finishStep();
  Value step = arith::ConstantIndexOp::create(b, loc, pipeline.getStep());
  Value second = arith::AddIOp::create(b, loc, pipeline.getLower(), step);
  Value upper = getUpperWithStep(b, pipeline, copy, pipeline.getLower(), pipeline.getUpper());
  auto loop = scf::ForOp::create(b, loc, second, upper, step, first);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next = addStep(loop.getInductionVar(), loop.getRegionIterArgs());
    finishStep();
    scf::YieldOp::create(b, loc, next);
  }
  // What products have made is done then; the rest always is.
  SmallVector<Value> results(loop.getResults()), accumulators;
  for (auto [result, yielded] : llvm::zip_equal(loop.getResults(), loop.getYieldedValues()))
    if (isa_and_present<MmaOp, MmaWaitOp>(yielded.getDefiningOp()))
      accumulators.push_back(result);
  auto done = MmaWaitOp::create(b, loc, ValueRange(accumulators).getTypes(), accumulators,
                                /*pending=*/0);
  for (auto [accumulator, awaited] : llvm::zip_equal(accumulators, done.getResults()))
    results[cast<OpResult>(accumulator).getResultNumber()] = awaited;
  if (behind > 0)
    release(0);
  pipeline.replaceAllUsesWith(results);
}

void Consumers::buildStepByStep(PipelineOp pipeline, ArrayRef<StagedLoads> loads) {
  b.setInsertionPoint(pipeline);
  Location loc = pipeline.getLoc();
  Block &compute = pipeline.getComputeBlock();
  Value step = arith::ConstantIndexOp::create(b, loc, pipeline.getStep());
  auto loop = scf::ForOp::create(b, loc, pipeline.getLower(), pipeline.getUpper(), step,
                                 pipeline.getInits());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(loop.getBody());
  IRMapping values;
  values.map(compute.getArgument(0), loop.getInductionVar());
  values.map(compute.getArguments().take_back(pipeline.getInits().size()),
             loop.getRegionIterArgs());
  auto getTiles = [&](const StagedLoads &own) {
    return compute.getArguments().slice(own.firstArgument, own.slots.size());
  };
  auto wait = [&](const StagedLoads &own) {
    values.map(getTiles(own), RingWaitOp::create(b, loc, own.slots, own.ring).getTiles());
  };
  // Slots of tiles that nobody reads are waited for all the same.
  for (const StagedLoads &own : loads)
    if (!getFirstUser(getTiles(own), compute)) {
      wait(own);
      RingReleaseOp::create(b, loc, own.ring, /*lag=*/0);
    }
  for (Operation &op : compute.without_terminator()) {
    for (const StagedLoads &own : loads)
      if (getFirstUser(getTiles(own), compute) == &op)
        wait(own);
    b.clone(op, values);
    auto isWait = [](Operation *next) { return isa_and_present<MmaWaitOp>(next); };
    for (const StagedLoads &own : loads) {
      Operation *last = getLastUser(getTiles(own), compute);
      if (last && isWait(last->getNextNode()))
        last = last->getNextNode();
      if (last == &op)
        RingReleaseOp::create(b, loc, own.ring, /*lag=*/0);
    }
  }
  scf::YieldOp::create(
      b, loc, llvm::map_to_vector(compute.getTerminator()->getOperands(), [&](Value value) {
        return values.lookupOrDefault(value);
      }));
  pipeline.replaceAllUsesWith(loop.getResults());
}

void mlir::fuse::tile::buildConsumers(OpBuilder &b, ForTilesOp tiles, const IRMapping &mapping,
                                      ArrayRef<StagedLoads> loads, int64_t behind) {
  OpBuilder::InsertionGuard guard(b);
  Consumers consumers(b, tiles, mapping, behind);
  consumers.awaitProducts();
  SmallVector<PipelineOp> pipelines;
  tiles.walk([&](PipelineOp pipeline) { pipelines.push_back(pipeline); });
  for (PipelineOp pipeline : pipelines)
    consumers.buildPipeline(pipeline, loads);
  for (const StagedLoads &own : loads)
    if (isa<LoadOp>(own.source))
      consumers.buildLoad(own);
}
