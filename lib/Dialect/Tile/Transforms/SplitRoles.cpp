//===- SplitRoles.cpp - warps that load and warps that compute ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Target/Legality.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILESPLITROLES
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {

class Splitter {
public:
  Splitter(ForTilesOp tiles, PipelineOp pipeline, ScheduleAttr schedule)
      : tiles(tiles), pipeline(pipeline), schedule(schedule), b(tiles), loc(pipeline.getLoc()) {}

  LogicalResult run();

private:
  /// Loads of the epilogue that go through a ring of their own, if the schedule has one.
  void collectAuxiliaries();
  /// A copy of the tile loop, for the body `build` makes.
  void buildTileLoop(function_ref<void(Block &, IRMapping &)> build);
  /// What the producers do of a block: loops around the pipeline, and arithmetic.
  void buildProducer(Block &from, IRMapping &mapping);
  void buildLoads(IRMapping &mapping);
  /// The upper bound of the loop over k, so that it has a step: consumers begin with one, and of a
  /// k of 0 it is a step of zeros.
  Value getUpper(Value lower, Value upper);
  /// The tiles of the auxiliaries, in pieces of kEpilogueColumns.
  void buildAuxiliaryLoads(Block &from, IRMapping &mapping);
  /// True if the registers of a product's result stay where they are until it is awaited: its only
  /// use is another product that adds to it, or it is yielded to the place that its chain of
  /// products began with.
  bool staysInPlace(MmaOp mma, Block &compute);
  /// Replaces the consumers' copy of the pipeline, and of the auxiliaries' loads.
  void buildCompute(PipelineOp copy);
  void buildRead(SmallVector<LoadOp> copies);

  ForTilesOp tiles;
  PipelineOp pipeline;
  ScheduleAttr schedule;
  OpBuilder b;
  Location loc;
  MakeRingOp ring, auxiliaryRing;
  SmallVector<Type> slots, auxiliarySlots;
  SmallVector<LoadOp> auxiliaries;
};

struct SplitRoles : mlir::fuse::tile::impl::TileSplitRolesBase<SplitRoles> {
  void runOnOperation() override;
};

} // namespace

LogicalResult Splitter::run() {
  // Consumers begin with one step, of zeros where there is nothing: memory whose k is 0 gives them.
  APInt extent;
  if (Value total = tiles.getReduction();
      total && matchPattern(total, m_ConstantInt(&extent)) && !extent.isStrictlyPositive())
    return pipeline.emitOpError("has no step: krange is of ")
           << extent.getSExtValue() << "; producers need one";
  // Of other bounds nothing says that memory ends where they do.
  const bool isWhole = tiles.getReduction() && pipeline.getLower() == tiles.getKLow() &&
                       pipeline.getUpper() == tiles.getKHigh();
  APInt lower, upper;
  if (!isWhole && (!matchPattern(pipeline.getLower(), m_ConstantInt(&lower)) ||
                   !matchPattern(pipeline.getUpper(), m_ConstantInt(&upper)) || lower.sge(upper)))
    return pipeline.emitOpError("may have no step: producers need the krange of its tiles, or "
                                "constant bounds with a step between them");
  for (Value staged : pipeline.getStagedValues())
    slots.push_back(staged.getType());
  ring = MakeRingOp::create(b, loc, RingType::get(b.getContext(), pipeline.getStages()[0], slots));
  collectAuxiliaries();
  if (!auxiliaries.empty())
    auxiliaryRing = MakeRingOp::create(
        b, loc, RingType::get(b.getContext(), schedule.getAuxStages(), auxiliarySlots));
  auto roles = RolesOp::create(b, tiles.getLoc(), schedule.getProducers());
  auto addBody = [&](Region &region) {
    b.createBlock(&region);
    b.setInsertionPoint(tile::YieldOp::create(b, tiles.getLoc()));
  };

  addBody(roles.getProducer());
  buildTileLoop([&](Block &body, IRMapping &mapping) { buildProducer(body, mapping); });
  if (!auxiliaries.empty())
    buildTileLoop([&](Block &body, IRMapping &mapping) { buildAuxiliaryLoads(body, mapping); });

  addBody(roles.getConsumer());
  IRMapping mapping;
  Operation *copy = b.clone(*tiles, mapping);
  copy->walk([&](PipelineOp inner) { buildCompute(inner); });
  if (!auxiliaries.empty())
    buildRead(llvm::map_to_vector(auxiliaries, [&](LoadOp load) {
      return cast<LoadOp>(mapping.lookup(load.getOperation()));
    }));
  // What producers need is index arithmetic, which they repeat; anything else stays behind.
  WalkResult walk = roles.getProducer().walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (tiles->isAncestor(operand.getParentBlock()->getParentOp())) {
        InFlightDiagnostic diag = op->emitOpError("needs a value that producers cannot compute: "
                                                  "they repeat index arithmetic without effects or "
                                                  "regions");
        diag.attachNote(operand.getLoc()) << "the value is made here";
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  tiles->erase();
  return success();
}

void Splitter::collectAuxiliaries() {
  if (schedule.getAuxStages() == 0)
    return;
  for (LoadOp load : tiles.getBody().front().getOps<LoadOp>()) {
    auto frag = dyn_cast<FragType>(load.getResult().getType());
    SmallVector<int64_t> dims = load.getTileDims();
    if (!frag || frag.getShape() != tiles.getTile().take_back(2) || !load.getLimits().empty() ||
        frag.getShape()[1] % kEpilogueColumns ||
        !fitsAuxiliaryRing(BufferPart::get(load.getSource()), frag.getElementType(), dims[0],
                           dims[1]))
      continue;
    auxiliaries.push_back(load);
    auxiliarySlots.push_back(StagedType::get(b.getContext(), {frag.getShape()[0], kEpilogueColumns},
                                             frag.getElementType()));
  }
}

void Splitter::buildTileLoop(function_ref<void(Block &, IRMapping &)> build) {
  OpBuilder::InsertionGuard guard(b);
  IRMapping mapping;
  auto copy = cast<ForTilesOp>(b.cloneWithoutRegions(*tiles));
  Block &body = tiles.getBody().front();
  Block *to = b.createBlock(&copy.getBody(), {}, body.getArgumentTypes(),
                            SmallVector<Location>(body.getNumArguments(), loc));
  mapping.map(body.getArguments(), to->getArguments());
  build(body, mapping);
  tile::YieldOp::create(b, tiles.getLoc());
}

void Splitter::buildProducer(Block &from, IRMapping &mapping) {
  for (Operation &op : from.without_terminator()) {
    if (&op == pipeline) {
      buildLoads(mapping);
      continue;
    }
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop && loop->isProperAncestor(pipeline)) {
      auto copy = scf::ForOp::create(
          b, loop.getLoc(), mapping.lookupOrDefault(loop.getLowerBound()),
          mapping.lookupOrDefault(loop.getUpperBound()), mapping.lookupOrDefault(loop.getStep()));
      mapping.map(loop.getInductionVar(), copy.getInductionVar());
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(copy.getBody()->getTerminator());
      buildProducer(*loop.getBody(), mapping);
      continue;
    }
    bool onTiles = llvm::any_of(op.getResultTypes(), llvm::IsaPred<FragType, StagedType>);
    if (!onTiles && op.getNumRegions() == 0 && isMemoryEffectFree(&op))
      b.clone(op, mapping);
  }
}

Value Splitter::getUpper(Value lower, Value upper) {
  Value extent = pipeline.getUpper();
  if (extent == tiles.getKHigh() && tiles.getReduction())
    extent = tiles.getReduction();
  APInt constant;
  if (matchPattern(extent, m_ConstantInt(&constant)) && constant.isStrictlyPositive())
    return upper;
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  return arith::MaxSIOp::create(b, loc, upper, arith::AddIOp::create(b, loc, lower, one));
}

void Splitter::buildLoads(IRMapping &mapping) {
  Block &loads = pipeline.getLoads()[0].front();
  Value step = arith::ConstantIndexOp::create(b, loc, pipeline.getStep());
  Value lower = mapping.lookupOrDefault(pipeline.getLower());
  Value upper = getUpper(lower, mapping.lookupOrDefault(pipeline.getUpper()));
  auto loop = scf::ForOp::create(b, loc, lower, upper, step);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop.getBody()->getTerminator());
  mapping.map(loads.getArgument(0), loop.getInductionVar());
  auto acquire = RingAcquireOp::create(b, loc, slots, ring);
  auto yielded = loads.getTerminator()->getOperands();
  for (Operation &op : loads.without_terminator()) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load) {
      b.clone(op, mapping);
      continue;
    }
    auto map = [&](Value index) { return mapping.lookupOrDefault(index); };
    SmallVector<Value> indices = llvm::map_to_vector(load.getIndices(), map);
    SmallVector<Value> limits = llvm::map_to_vector(load.getLimits(), map);
    for (auto [tile, value] : llvm::zip(acquire.getTiles(), yielded))
      if (value == load.getResult())
        CopyOp::create(b, load.getLoc(), map(load.getSource()), indices, limits, load.getDimsAttr(),
                       tile, /*via=*/Attribute());
  }
  RingCommitOp::create(b, loc, ring);
}

void Splitter::buildAuxiliaryLoads(Block &from, IRMapping &mapping) {
  for (Operation &op : from.without_terminator())
    if (op.getNumRegions() == 0 && isMemoryEffectFree(&op) &&
        llvm::none_of(op.getResultTypes(), llvm::IsaPred<FragType, StagedType>))
      b.clone(op, mapping);
  auto constant = [&](int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); };
  int64_t width = cast<FragType>(auxiliaries[0].getResult().getType()).getShape()[1];
  Value low = constant(0), high = constant(width), step = constant(kEpilogueColumns);
  auto loop = scf::ForOp::create(b, loc, low, high, step);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop.getBody()->getTerminator());
  auto acquire = RingAcquireOp::create(b, loc, auxiliarySlots, auxiliaryRing);
  for (auto [load, tile] : llvm::zip(auxiliaries, acquire.getTiles())) {
    SmallVector<Value> indices = llvm::map_to_vector(
        load.getIndices(), [&](Value index) { return mapping.lookupOrDefault(index); });
    Value &column = indices[load.getTileDims()[1]];
    column = arith::AddIOp::create(b, loc, column, loop.getInductionVar());
    CopyOp::create(b, load.getLoc(), mapping.lookupOrDefault(load.getSource()), indices,
                   /*limits=*/ValueRange(), load.getDimsAttr(), tile, /*via=*/Attribute());
  }
  RingCommitOp::create(b, loc, auxiliaryRing);
}

void Splitter::buildRead(SmallVector<LoadOp> copies) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(copies.front());
  SmallVector<Type> types =
      llvm::map_to_vector(copies, [](LoadOp load) { return load.getResult().getType(); });
  auto read = RingReadOp::create(b, copies.front().getLoc(), types, auxiliaryRing);
  for (auto [load, value] : llvm::zip(copies, read.getResults())) {
    load.getResult().replaceAllUsesWith(value);
    load.erase();
  }
}

bool Splitter::staysInPlace(MmaOp mma, Block &compute) {
  if (!mma.getResult().hasOneUse())
    return false;
  OpOperand &use = *mma.getResult().use_begin();
  if (auto next = dyn_cast<MmaOp>(use.getOwner()))
    return use == next.getAccMutable() && next->getBlock() == &compute;
  if (use.getOwner() != compute.getTerminator())
    return false;
  Value acc = mma.getAcc();
  for (auto before = acc.getDefiningOp<MmaOp>(); before; before = acc.getDefiningOp<MmaOp>()) {
    if (!acc.hasOneUse())
      return false;
    acc = before.getAcc();
  }
  unsigned first = compute.getNumArguments() - compute.getTerminator()->getNumOperands();
  return acc == compute.getArgument(first + use.getOperandNumber()) && acc.hasOneUse();
}

void Splitter::buildCompute(PipelineOp copy) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(copy);
  // The registers of a product under way are the instruction's alone: where one's are to be copied,
  // or read besides, each product of the step is awaited before the next.
  Block &products = copy.getComputeBlock();
  bool inPlace = llvm::all_of(products.getOps<MmaOp>(),
                              [&](MmaOp mma) { return staysInPlace(mma, products); });
  auto addStep = [&](Value k, ValueRange carried) {
    auto wait = RingWaitOp::create(b, loc, slots, ring);
    Block &compute = copy.getComputeBlock();
    SmallVector<Value> arguments = {k};
    llvm::append_range(arguments, wait.getTiles());
    llvm::append_range(arguments, carried);
    IRMapping mapping;
    mapping.map(compute.getArguments(), arguments);
    for (Operation &op : compute.without_terminator()) {
      b.clone(op, mapping);
      if (auto mma = dyn_cast<MmaOp>(op); mma && !inPlace) {
        Value started = mapping.lookup(mma.getResult());
        auto done = MmaWaitOp::create(b, mma.getLoc(), started.getType(), started, /*pending=*/0);
        mapping.map(mma.getResult(), done.getResults()[0]);
      }
    }
    return llvm::map_to_vector(compute.getTerminator()->getOperands(),
                               [&](Value value) { return mapping.lookupOrDefault(value); });
  };
  // A step's products run while the next one's are started. Where memory is what a kernel waits
  // for, that would only hold a slot back.
  int64_t behind = schedule.getSwap() ? 0 : 1;
  auto release = [&] {
    MmaWaitOp::create(b, loc, TypeRange(), ValueRange(), /*pending=*/behind);
    RingReleaseOp::create(b, loc, ring, /*lag=*/behind);
  };
  SmallVector<Value> first = addStep(copy.getLower(), copy.getInits());
  if (behind == 0)
    release();
  Value step = arith::ConstantIndexOp::create(b, loc, copy.getStep());
  Value second = arith::AddIOp::create(b, loc, copy.getLower(), step);
  Value upper = getUpper(copy.getLower(), copy.getUpper());
  auto loop = scf::ForOp::create(b, loc, second, upper, step, first);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next = addStep(loop.getInductionVar(), loop.getRegionIterArgs());
    release();
    scf::YieldOp::create(b, loc, next);
  }
  auto done = MmaWaitOp::create(b, loc, loop.getResultTypes(), loop.getResults(), /*pending=*/0);
  if (behind > 0)
    RingReleaseOp::create(b, loc, ring, /*lag=*/0);
  copy.replaceAllUsesWith(done.getResults());
  copy.erase();
}

void SplitRoles::runOnOperation() {
  for (gpu::GPUFuncOp kernel : getOperation().getOps<gpu::GPUFuncOp>()) {
    auto schedule = kernel->getAttrOfType<ScheduleAttr>("fuse.schedule");
    if (!schedule || schedule.getProducers() == 0)
      continue;
    SmallVector<PipelineOp> pipelines;
    kernel.walk([&](PipelineOp op) { pipelines.push_back(op); });
    auto tiles = pipelines.empty() ? ForTilesOp() : pipelines[0]->getParentOfType<ForTilesOp>();
    if (pipelines.size() != 1 || pipelines[0].getLoads().size() != 1 || !tiles ||
        tiles->getParentOp() != kernel) {
      kernel.emitOpError("has producers in its schedule; that needs one tile.for_tiles at its top "
                         "and in it one tile.pipeline with one load region");
      return signalPassFailure();
    }
    if (failed(Splitter(tiles, pipelines[0], schedule).run()))
      return signalPassFailure();
  }
}
