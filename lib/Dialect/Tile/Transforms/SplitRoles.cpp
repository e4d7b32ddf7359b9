//===- SplitRoles.cpp - warps that load and warps that compute ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitRoles.h"
#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Utils/KernelSchedule.h"
#include "fuse/Target/WarpSpecialized.h"
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
  Splitter(ForTilesOp tiles, KernelSchedule schedule)
      : tiles(tiles), schedule(schedule), b(tiles), loc(tiles.getLoc()) {}

  LogicalResult run();

private:
  /// What goes through rings: the load regions of pipelines, and staged tiles that are loaded
  /// elsewhere.
  LogicalResult collectLoads();
  /// Whether all that goes through a ring may be loaded before launches ahead have ended.
  static bool isEarlyOnly(const StagedLoads &own);
  /// Loads of the epilogue that go through a ring of their own, if the schedule has one.
  void collectAuxiliaries();
  /// A copy of the tile loop, for the body `build` makes.
  void buildTileLoop(function_ref<void(Block &, IRMapping &)> build);
  /// What the producers of `loads` do of a block: loops around them, and arithmetic.
  void buildProducer(Block &from, const StagedLoads &loads, IRMapping &mapping);
  void buildLoads(const StagedLoads &loads, IRMapping &mapping);
  /// Loads a tile into its place in a slot.
  void buildCopy(LoadOp load, Value tile, IRMapping &mapping);
  /// The tiles of the auxiliaries, in pieces of kEpilogueColumns.
  void buildAuxiliaryLoads(Block &from, IRMapping &mapping);
  /// Replaces the consumers' copies of the auxiliaries' loads.
  void buildRead(SmallVector<LoadOp> copies);
  /// Slots of the one ring that a tile takes, an index value of the consumers' copy of the tiles;
  /// null, and an error, if tiles may differ.
  Value buildSlotCount(ForTilesOp copy);
  /// Lets groups of consumers take turns around the products of their copy of the tiles, and around
  /// what reads auxiliaries of a ring.
  FailureOr<PassTurnOp> buildTurns(ForTilesOp copy, int64_t groups);

  ForTilesOp tiles;
  KernelSchedule schedule;
  OpBuilder b;
  Location loc;
  SmallVector<StagedLoads> loads;
  MakeRingOp auxiliaryRing;
  SmallVector<Type> auxiliarySlots;
  SmallVector<LoadOp> auxiliaries;
};

struct SplitRoles : mlir::fuse::tile::impl::TileSplitRolesBase<SplitRoles> {
  void runOnOperation() override;
};

} // namespace

LogicalResult Splitter::collectLoads() {
  WalkResult walk = tiles.walk<WalkOrder::PreOrder>([&](Operation *op) -> WalkResult {
    if (auto pipeline = dyn_cast<PipelineOp>(op)) {
      unsigned argument = 1;
      for (auto [number, region] : llvm::enumerate(pipeline.getLoads())) {
        StagedLoads &own = loads.emplace_back(StagedLoads{op, unsigned(number), argument, {}, {}});
        llvm::append_range(own.slots, region.front().getTerminator()->getOperandTypes());
        argument += own.slots.size();
      }
    } else if (auto load = dyn_cast<LoadOp>(op);
               load && isa<StagedType>(load.getResult().getType())) {
      auto pipeline = dyn_cast<PipelineOp>(op->getParentOp());
      if (pipeline && op->getParentRegion() != &pipeline.getCompute())
        return WalkResult::advance();
      if (op->getParentOfType<PipelineOp>())
        return op->emitOpError("stages a tile where a tile.pipeline computes, which producers do "
                               "not come to; a load region or the block around may hold it");
      loads.push_back({op, 0, 0, {load.getResult().getType()}, {}});
    }
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

bool Splitter::isEarlyOnly(const StagedLoads &own) {
  auto pipeline = dyn_cast<PipelineOp>(own.source);
  if (!pipeline)
    return isEarly(cast<LoadOp>(own.source).getSource());
  return llvm::all_of(pipeline.getLoads()[own.region].getOps<LoadOp>(),
                      [](LoadOp load) { return isEarly(load.getSource()); });
}

LogicalResult Splitter::run() {
  // Each role waits for the launches ahead by itself, when it has to; producers let the one behind
  // start when they have nothing more to load.
  auto take = [&](auto ops) {
    bool found = false;
    for (Operation *op : llvm::make_early_inc_range(ops)) {
      op->erase();
      found = true;
    }
    return found;
  };
  const bool awaits = take(tiles->getBlock()->getOps<AwaitLaunchesOp>());
  const bool releases = take(tiles->getBlock()->getOps<ReleaseLaunchesOp>());
  if (failed(collectLoads()))
    return failure();
  for (StagedLoads &own : loads) {
    auto pipeline = dyn_cast<PipelineOp>(own.source);
    int64_t stages = pipeline ? pipeline.getStages()[own.region] : 1;
    own.ring = MakeRingOp::create(b, own.source->getLoc(),
                                  RingType::get(b.getContext(), stages, own.slots));
  }
  collectAuxiliaries();
  if (!auxiliaries.empty())
    auxiliaryRing = MakeRingOp::create(
        b, loc, RingType::get(b.getContext(), schedule.getAuxStages(), auxiliarySlots));
  auto roles = RolesOp::create(b, tiles.getLoc(), schedule.getProducers(), schedule.getGroups());
  auto addBody = [&](Region &region) {
    b.createBlock(&region);
    b.setInsertionPoint(tile::YieldOp::create(b, tiles.getLoc()));
  };

  addBody(roles.getProducer());
  auto buildLoops = [&](bool early) {
    for (const StagedLoads &own : loads)
      if ((awaits && isEarlyOnly(own)) == early)
        buildTileLoop([&](Block &body, IRMapping &mapping) { buildProducer(body, own, mapping); });
  };
  if (awaits) {
    buildLoops(/*early=*/true);
    AwaitLaunchesOp::create(b, loc);
  }
  buildLoops(/*early=*/false);
  if (!auxiliaries.empty())
    buildTileLoop([&](Block &body, IRMapping &mapping) { buildAuxiliaryLoads(body, mapping); });
  if (releases)
    ReleaseLaunchesOp::create(b, loc);

  addBody(roles.getConsumer());
  if (awaits)
    AwaitLaunchesOp::create(b, loc);
  IRMapping mapping;
  auto copy = cast<ForTilesOp>(b.clone(*tiles, mapping));
  FailureOr<PassTurnOp> pass = PassTurnOp();
  if (roles.getGroups() > 1)
    pass = buildTurns(copy, roles.getGroups());
  if (failed(pass))
    return failure();
  int64_t bits = 0;
  tiles.walk([&](MmaOp mma) {
    bits = getTileElementType(mma.getRhs().getType()).getIntOrFloatBitWidth();
  });
  buildConsumers(b, tiles, mapping, loads, countStepsBehind(schedule.getRoles(), bits));
  // A turn is over when the last products are under way.
  while (*pass && isa<RingReleaseOp, MmaWaitOp>((*pass)->getPrevNode()))
    (*pass)->moveBefore((*pass)->getPrevNode());
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

Value Splitter::buildSlotCount(ForTilesOp copy) {
  SmallVector<PipelineOp> pipelines;
  copy.walk([&](PipelineOp pipeline) { pipelines.push_back(pipeline); });
  if (loads.size() != 1 || pipelines.size() != 1) {
    copy.emitOpError("has consumers in groups, which go past the slots of each other's tiles; that "
                     "needs one tile.pipeline with one load region, and no other staged tile");
    return {};
  }
  PipelineOp pipeline = pipelines.front();
  if (pipeline.getLower() != copy.getKLow() || pipeline.getUpper() != copy.getKHigh() ||
      copy.getDistributionOrDefault().getGrain()) {
    pipeline.emitOpError("takes other steps than the pipelines of other tiles may; consumers in "
                         "groups count each other's, which needs the k range of whole tiles");
    return {};
  }
  auto countSteps = [&](Value lower, Value upper, Value step) -> Value {
    Value extent = arith::SubIOp::create(b, loc, upper, lower);
    return arith::CeilDivUIOp::create(b, loc, extent, step);
  };
  Value lower = pipeline.getLower(), upper = pipeline.getUpper();
  if (hasFirstStep(pipeline, copy))
    upper = getUpperWithStep(b, pipeline, copy, lower, upper);
  Value count =
      countSteps(lower, upper, arith::ConstantIndexOp::create(b, loc, int64_t(pipeline.getStep())));
  for (Operation *op = pipeline->getParentOp(); op != copy; op = op->getParentOp()) {
    auto loop = dyn_cast<scf::ForOp>(op);
    SmallVector<Value> bounds;
    if (loop)
      bounds = {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()};
    if (!loop || llvm::any_of(bounds, [&](Value bound) {
          return copy.getBody().isAncestor(bound.getParentRegion());
        })) {
      op->emitOpError(
          "is around a tile.pipeline and takes steps that depend on the tile; consumers "
          "in groups count those of each other's tiles");
      return {};
    }
    count = arith::MulIOp::create(b, loc, count, countSteps(bounds[0], bounds[1], bounds[2]));
  }
  return count;
}

FailureOr<PassTurnOp> Splitter::buildTurns(ForTilesOp copy, int64_t groups) {
  OpBuilder::InsertionGuard guard(b);
  Block &body = copy.getBody().front();
  Operation *products = nullptr;
  copy.walk([&](PipelineOp pipeline) { products = body.findAncestorOpInBlock(*pipeline); });
  b.setInsertionPointToStart(&body);
  Value count = buildSlotCount(copy);
  if (!count)
    return failure();
  // Of the tiles that the groups take one after the other, those before this one's and behind it.
  Value group = GroupOp::create(b, loc, b.getI32Type());
  Value before = arith::IndexCastOp::create(b, loc, b.getIndexType(), group);
  Value others = arith::ConstantIndexOp::create(b, loc, groups - 1);
  Value behind = arith::SubIOp::create(b, loc, others, before);
  auto skip = [&](Value ring, Value tiles, Value slots) {
    RingSkipOp::create(b, loc, ring, arith::MulIOp::create(b, loc, tiles, slots));
  };
  Value ring = loads.front().ring;
  skip(ring, before, count);
  b.setInsertionPoint(products);
  TakeTurnOp::create(b, loc, ring);
  b.setInsertionPointAfter(products);
  auto pass = PassTurnOp::create(b, loc, ring);
  if (!auxiliaries.empty()) {
    // Epilogues then follow each other, beside products.
    int64_t width = cast<FragType>(auxiliaries[0].getResult().getType()).getShape()[1];
    Value pieces = arith::ConstantIndexOp::create(b, loc, width / kEpilogueColumns);
    skip(auxiliaryRing, before, pieces);
    TakeTurnOp::create(b, loc, auxiliaryRing);
    b.setInsertionPoint(body.getTerminator());
    PassTurnOp::create(b, loc, auxiliaryRing);
    skip(auxiliaryRing, behind, pieces);
  }
  b.setInsertionPoint(body.getTerminator());
  skip(ring, behind, count);
  return pass;
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

void Splitter::buildProducer(Block &from, const StagedLoads &own, IRMapping &mapping) {
  for (Operation &op : from.without_terminator()) {
    if (&op == own.source) {
      buildLoads(own, mapping);
      continue;
    }
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop && loop->isProperAncestor(own.source)) {
      auto copy = scf::ForOp::create(
          b, loop.getLoc(), mapping.lookupOrDefault(loop.getLowerBound()),
          mapping.lookupOrDefault(loop.getUpperBound()), mapping.lookupOrDefault(loop.getStep()));
      mapping.map(loop.getInductionVar(), copy.getInductionVar());
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(copy.getBody()->getTerminator());
      buildProducer(*loop.getBody(), own, mapping);
      continue;
    }
    bool onTiles = llvm::any_of(op.getResultTypes(), llvm::IsaPred<FragType, StagedType>);
    if (!onTiles && op.getNumRegions() == 0 && isMemoryEffectFree(&op))
      b.clone(op, mapping);
  }
}

void Splitter::buildLoads(const StagedLoads &own, IRMapping &mapping) {
  Location loc = own.source->getLoc();
  auto pipeline = dyn_cast<PipelineOp>(own.source);
  if (!pipeline) {
    auto acquire = RingAcquireOp::create(b, loc, own.slots, own.ring);
    buildCopy(cast<LoadOp>(own.source), acquire.getTiles()[0], mapping);
    RingCommitOp::create(b, loc, own.ring);
    return;
  }
  Block &body = pipeline.getLoads()[own.region].front();
  Value step = arith::ConstantIndexOp::create(b, loc, pipeline.getStep());
  Value lower = mapping.lookupOrDefault(pipeline.getLower());
  Value upper = mapping.lookupOrDefault(pipeline.getUpper());
  if (hasFirstStep(pipeline, tiles))
    upper = getUpperWithStep(b, pipeline, tiles, lower, upper);
  auto loop = scf::ForOp::create(b, loc, lower, upper, step);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop.getBody()->getTerminator());
  mapping.map(body.getArgument(0), loop.getInductionVar());
  auto acquire = RingAcquireOp::create(b, loc, own.slots, own.ring);
  auto yielded = body.getTerminator()->getOperands();
  for (Operation &op : body.without_terminator()) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load) {
      b.clone(op, mapping);
      continue;
    }
    for (auto [tile, value] : llvm::zip(acquire.getTiles(), yielded))
      if (value == load.getResult())
        buildCopy(load, tile, mapping);
  }
  RingCommitOp::create(b, loc, own.ring);
}

void Splitter::buildCopy(LoadOp load, Value tile, IRMapping &mapping) {
  auto map = [&](Value index) { return mapping.lookupOrDefault(index); };
  SmallVector<Value> indices = llvm::map_to_vector(load.getIndices(), map);
  SmallVector<Value> limits = llvm::map_to_vector(load.getLimits(), map);
  CopyOp::create(b, load.getLoc(), map(load.getSource()), indices, limits, load.getDimsAttr(), tile,
                 /*via=*/Attribute());
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

void SplitRoles::runOnOperation() {
  for (gpu::GPUFuncOp kernel : getOperation().getOps<gpu::GPUFuncOp>()) {
    KernelSchedule schedule(getSchedule(kernel));
    if (!schedule || !schedule.hasRoles())
      continue;
    auto loops = kernel.getBody().getOps<ForTilesOp>();
    bool multiplies = false;
    kernel.walk([&](MmaOp) { multiplies = true; });
    if (!llvm::hasSingleElement(loops) || !multiplies) {
      kernel.emitOpError("has producers in its schedule; that needs one tile.for_tiles at its top "
                         "and in it products of tiles that they load");
      return signalPassFailure();
    }
    if (failed(Splitter(*loops.begin(), schedule).run()))
      return signalPassFailure();
  }
}
