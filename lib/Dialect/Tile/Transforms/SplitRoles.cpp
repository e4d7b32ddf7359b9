//===- SplitRoles.cpp - warps that load and warps that compute ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"

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
  Splitter(ForTilesOp tiles, PipelineOp pipeline, int64_t producers)
      : tiles(tiles), pipeline(pipeline), producers(producers), b(tiles), loc(pipeline.getLoc()) {}

  void run();

private:
  /// What the producers do of a block: loops around the pipeline, and arithmetic.
  void buildProducer(Block &from, IRMapping &mapping);
  void buildLoads(IRMapping &mapping);
  /// Replaces the consumers' copy of the pipeline.
  void buildCompute(PipelineOp copy);

  ForTilesOp tiles;
  PipelineOp pipeline;
  int64_t producers;
  OpBuilder b;
  Location loc;
  MakeRingOp ring;
  SmallVector<Type> slots;
};

struct SplitRoles : mlir::fuse::tile::impl::TileSplitRolesBase<SplitRoles> {
  void runOnOperation() override;
};

} // namespace

void Splitter::run() {
  for (Value staged : pipeline.getStagedValues())
    slots.push_back(staged.getType());
  ring = MakeRingOp::create(b, loc, RingType::get(b.getContext(), pipeline.getStages()[0], slots));
  auto roles = RolesOp::create(b, tiles.getLoc(), producers);
  auto addBody = [&](Region &region) {
    b.createBlock(&region);
    b.setInsertionPoint(tile::YieldOp::create(b, tiles.getLoc()));
  };

  addBody(roles.getProducer());
  {
    IRMapping mapping;
    auto copy = cast<ForTilesOp>(b.cloneWithoutRegions(*tiles));
    Block &body = tiles.getBody().front();
    Block *to = b.createBlock(&copy.getBody(), {}, body.getArgumentTypes(),
                              SmallVector<Location>(body.getNumArguments(), loc));
    mapping.map(body.getArguments(), to->getArguments());
    buildProducer(body, mapping);
    tile::YieldOp::create(b, tiles.getLoc());
  }

  addBody(roles.getConsumer());
  Operation *copy = b.clone(*tiles);
  copy->walk([&](PipelineOp inner) { buildCompute(inner); });
  tiles->erase();
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

void Splitter::buildLoads(IRMapping &mapping) {
  Block &loads = pipeline.getLoads()[0].front();
  Value step = arith::ConstantIndexOp::create(b, loc, pipeline.getStep());
  auto loop = scf::ForOp::create(b, loc, mapping.lookupOrDefault(pipeline.getLower()),
                                 mapping.lookupOrDefault(pipeline.getUpper()), step);
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
    SmallVector<Value> indices = llvm::map_to_vector(
        load.getIndices(), [&](Value index) { return mapping.lookupOrDefault(index); });
    for (auto [tile, value] : llvm::zip(acquire.getTiles(), yielded))
      if (value == load.getResult())
        CopyOp::create(b, load.getLoc(), mapping.lookupOrDefault(load.getSource()), indices,
                       load.getDimsAttr(), tile);
  }
  RingCommitOp::create(b, loc, ring);
}

void Splitter::buildCompute(PipelineOp copy) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(copy);
  auto addStep = [&](Value k, ValueRange carried) {
    auto wait = RingWaitOp::create(b, loc, slots, ring);
    Block &compute = copy.getComputeBlock();
    SmallVector<Value> arguments = {k};
    llvm::append_range(arguments, wait.getTiles());
    llvm::append_range(arguments, carried);
    IRMapping mapping;
    mapping.map(compute.getArguments(), arguments);
    for (Operation &op : compute.without_terminator())
      b.clone(op, mapping);
    return llvm::map_to_vector(compute.getTerminator()->getOperands(),
                               [&](Value value) { return mapping.lookupOrDefault(value); });
  };
  SmallVector<Value> first = addStep(copy.getLower(), copy.getInits());
  Value step = arith::ConstantIndexOp::create(b, loc, copy.getStep());
  Value second = arith::AddIOp::create(b, loc, copy.getLower(), step);
  auto loop = scf::ForOp::create(b, loc, second, copy.getUpper(), step, first);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next = addStep(loop.getInductionVar(), loop.getRegionIterArgs());
    MmaWaitOp::create(b, loc, TypeRange(), ValueRange(), /*pending=*/1);
    RingReleaseOp::create(b, loc, ring, /*lag=*/1);
    scf::YieldOp::create(b, loc, next);
  }
  auto done = MmaWaitOp::create(b, loc, loop.getResultTypes(), loop.getResults(), /*pending=*/0);
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
    Splitter(tiles, pipelines[0], schedule.getProducers()).run();
  }
}
