//===- ExpandPipeline.cpp - the loop over k, its loads running ahead ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduledKernel.h"
#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEEXPANDPIPELINE
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {

class Expander {
public:
  explicit Expander(PipelineOp pipeline)
      : pipeline(pipeline), b(pipeline), loc(pipeline.getLoc()), step(pipeline.getStep()),
        stages(*llvm::min_element(pipeline.getStages())), ahead(pipeline.getAhead()) {}

  /// Slots that asynchronous copies fill; and one slot, filled out of registers.
  LogicalResult expandAsynchronous();
  LogicalResult expandPrefetched();

private:
  /// The loads of all regions, in the order of the staged values.
  LogicalResult collectLoads();
  void makeRing(int64_t numSlots);
  /// Tiles of a slot.
  ValueRange getSlot(Value number);
  /// The load regions at `k`; `emit` makes what becomes of a load, of which it gets the number,
  /// with operands that are looked up in `mapping`.
  void buildLoads(Value k, function_ref<void(unsigned number, IRMapping &mapping)> emit);
  /// Copies a step's tiles into a slot, out of memory or what was prefetched of it.
  void buildCopies(Value k, Value slot, ValueRange prefetched = {});
  void buildCopiesIfInside(Value k, Value slot);
  SmallVector<Value> buildPrefetches(Value k);
  /// The prefetches of the steps that run ahead when the loop begins: the registers of a step after
  /// those of the one before.
  SmallVector<Value> buildFirstPrefetches();
  /// The end of those steps that come in groups of `ahead`.
  Value getEndOfGroups();
  /// Ends the prefetches of a step, if others follow before they are awaited.
  void commitPrefetches();
  /// The step at `k`, out of `prefetched`, while `pending` others are under way; `refill` is called
  /// when these are free.
  SmallVector<Value> buildPrefetchedStep(Value k, ValueRange carried, ValueRange prefetched,
                                         int64_t pending, function_ref<void()> refill);
  /// The steps from `end` on, fewer than `ahead`.
  SmallVector<Value> buildLastSteps(Value end, SmallVector<Value> carried, ValueRange prefetched);
  /// What the compute region yields for the step at `k`, whose tiles are in `slot`.
  SmallVector<Value> buildCompute(Value k, Value slot, ValueRange carried);
  void replaceBy(ValueRange carried);

  Value i32(int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); }
  Value index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value after(Value k, int64_t elements) {
    return elements == 0 ? k : b.createOrFold<arith::AddIOp>(loc, k, index(elements));
  }
  /// `k`, or where it lies behind the end the step at `inside`, which does not.
  Value getInside(Value k, Value inside) {
    return k == inside ? k : select(isLess(k, pipeline.getUpper()), k, inside);
  }
  Value isLess(Value x, Value y) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, x, y);
  }
  Value isEqual(Value x, int64_t y) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, x, i32(y));
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, loc, condition, x, y);
  }

  PipelineOp pipeline;
  OpBuilder b;
  Location loc;
  int64_t step, stages, ahead;
  SmallVector<LoadOp> loads;
  MakeRingOp ring;
};

struct ExpandPipeline : mlir::fuse::tile::impl::TileExpandPipelineBase<ExpandPipeline> {
  void runOnOperation() override;
};
} // namespace

static LogicalResult verifyPlanned(LoadOp load) {
  if (cast<StagedType>(load.getResult().getType()).getLayout() && load.getViaAttr())
    return success();
  return load.emitOpError("does not say where its tile lies and how it travels; "
                          "tile-assign-layouts and tile-plan-transports do");
}

LogicalResult Expander::collectLoads() {
  for (Value staged : pipeline.getStagedValues()) {
    auto load = staged.getDefiningOp<LoadOp>();
    if (!load)
      return pipeline.emitOpError("load regions must yield the results of tile.load");
    if (failed(verifyPlanned(load)))
      return failure();
    loads.push_back(load);
  }
  if (loads.empty())
    return pipeline.emitOpError("loads nothing that could run ahead; an scf.for has no loads");
  return success();
}

/// A ring at the top of the kernel of `op`.
static MakeRingOp makeRing(OpBuilder &b, Operation *op, int64_t numSlots, ArrayRef<Type> slots) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&op->getParentOfType<gpu::GPUFuncOp>().getBody().front());
  return MakeRingOp::create(b, op->getLoc(), RingType::get(b.getContext(), numSlots, slots));
}

void Expander::makeRing(int64_t numSlots) {
  SmallVector<Type> slots =
      llvm::map_to_vector(loads, [](LoadOp load) { return load.getResult().getType(); });
  ring = ::makeRing(b, pipeline, numSlots, slots);
}

ValueRange Expander::getSlot(Value number) {
  return RingSlotOp::create(b, loc, TypeRange(ring.getRing().getType().getSlots()), ring, number)
      .getTiles();
}

void Expander::buildLoads(Value k, function_ref<void(unsigned, IRMapping &)> emit) {
  for (Region &region : pipeline.getLoads()) {
    IRMapping mapping;
    mapping.map(region.front().getArgument(0), k);
    for (Operation &op : region.front().without_terminator()) {
      auto load = dyn_cast<LoadOp>(op);
      if (!load) {
        b.clone(op, mapping);
        continue;
      }
      for (auto [number, staged] : llvm::enumerate(loads))
        if (staged == load)
          emit(number, mapping);
    }
  }
}

static SmallVector<Value> lookUp(ValueRange values, IRMapping &mapping) {
  return llvm::map_to_vector(values, [&](Value value) { return mapping.lookupOrDefault(value); });
}

void Expander::buildCopies(Value k, Value slot, ValueRange prefetched) {
  ValueRange tiles = getSlot(slot);
  buildLoads(k, [&](unsigned number, IRMapping &mapping) {
    LoadOp load = loads[number];
    CopyOp::create(b, load.getLoc(), mapping.lookupOrDefault(load.getSource()),
                   lookUp(load.getIndices(), mapping), lookUp(load.getLimits(), mapping),
                   load.getDimsAttr(), prefetched.empty() ? Value() : prefetched[number],
                   tiles[number], load.getViaAttr(), load.getInBoundsAttr());
  });
}

void Expander::buildCopiesIfInside(Value k, Value slot) {
  {
    auto branch = scf::IfOp::create(b, loc, isLess(k, pipeline.getUpper()), /*withElse=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    buildCopies(k, slot);
  }
  CopyCommitOp::create(b, loc);
}

/// The type of what is prefetched of a tile.
static Type getPrefetched(LoadOp load) {
  return PrefetchedType::get(load.getContext(), cast<StagedType>(load.getResult().getType()),
                             cast<VectorAttr>(load.getViaAttr()).getElements(),
                             cast<MemRefType>(load.getSource().getType()).getElementType());
}

SmallVector<Value> Expander::buildPrefetches(Value k) {
  SmallVector<Value> prefetched(loads.size());
  buildLoads(k, [&](unsigned number, IRMapping &mapping) {
    LoadOp load = loads[number];
    prefetched[number] = PrefetchOp::create(
        b, load.getLoc(), getPrefetched(load), mapping.lookupOrDefault(load.getSource()),
        lookUp(load.getIndices(), mapping), lookUp(load.getLimits(), mapping), load.getDimsAttr(),
        cast<VectorAttr>(load.getViaAttr()), load.getInBoundsAttr());
  });
  return prefetched;
}

SmallVector<Value> Expander::buildCompute(Value k, Value slot, ValueRange carried) {
  Block &compute = pipeline.getComputeBlock();
  SmallVector<Value> arguments = {k};
  llvm::append_range(arguments, getSlot(slot));
  llvm::append_range(arguments, carried);
  IRMapping mapping;
  mapping.map(compute.getArguments(), arguments);
  for (Operation &op : compute.without_terminator())
    b.clone(op, mapping);
  return lookUp(compute.getTerminator()->getOperands(), mapping);
}

void Expander::replaceBy(ValueRange carried) {
  pipeline.replaceAllUsesWith(carried.take_front(pipeline.getNumResults()));
  pipeline.erase();
}

/// Whether what stands at `op` runs again and again, in a loop or for one tile of a CTA after
/// another.
static bool runsAgain(Operation *op) {
  for (auto loop = op->getParentOfType<LoopLikeOpInterface>(); loop;
       loop = loop->getParentOfType<LoopLikeOpInterface>()) {
    auto tiles = dyn_cast<ForTilesOp>(*loop);
    if (!tiles || !tiles.getDistributionOrDefault().takesOneItem())
      return true;
  }
  return false;
}

LogicalResult Expander::expandAsynchronous() {
  if (ahead > 1)
    return pipeline.emitOpError(
        "runs several steps ahead in registers, which is for targets without "
        "asynchronous copies");
  if (failed(collectLoads()))
    return failure();
  makeRing(stages);
  Value lower = pipeline.getLower();
  // In a loop the slots are those of the round before, whose last steps slow warps still read.
  if (stages > 1 && runsAgain(pipeline))
    gpu::BarrierOp::create(b, loc);
  for (int64_t s = 0; s + 1 < stages; ++s)
    buildCopiesIfInside(after(lower, s * step), i32(s));

  SmallVector<Value> inits(pipeline.getInits());
  inits.push_back(i32(0));
  auto loop = scf::ForOp::create(b, loc, lower, pipeline.getUpper(), index(step), inits);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    Value k = loop.getInductionVar(), slot = loop.getRegionIterArgs().back();
    Value following =
        select(isEqual(slot, stages - 1), i32(0), b.createOrFold<arith::AddIOp>(loc, slot, i32(1)));
    if (stages == 1) {
      gpu::BarrierOp::create(b, loc);
      buildCopies(k, slot);
      CopyCommitOp::create(b, loc);
      CopyWaitOp::create(b, loc, /*pending=*/0);
      gpu::BarrierOp::create(b, loc);
    } else {
      CopyWaitOp::create(b, loc, /*pending=*/stages - 2);
      gpu::BarrierOp::create(b, loc);
      // The slot that the step before has read: the one before this one in the ring.
      Value free = select(isEqual(slot, 0), i32(stages - 1),
                          b.createOrFold<arith::AddIOp>(loc, slot, i32(-1)));
      buildCopiesIfInside(after(k, (stages - 1) * step), free);
    }
    SmallVector<Value> next = buildCompute(k, slot, loop.getRegionIterArgs().drop_back());
    next.push_back(following);
    scf::YieldOp::create(b, loc, next);
  }
  replaceBy(loop.getResults());
  return success();
}

SmallVector<Value> Expander::buildFirstPrefetches() {
  SmallVector<Type> types;
  for (int64_t number = 0; number < ahead; ++number)
    llvm::append_range(types, llvm::map_range(loads, getPrefetched));
  // Nothing may be read if there is no step.
  Value lower = pipeline.getLower();
  auto first = scf::IfOp::create(b, loc, types, isLess(lower, pipeline.getUpper()),
                                 /*addThenBlock=*/true, /*addElseBlock=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(first.thenBlock());
  SmallVector<Value> prefetched;
  for (int64_t number = 0; number < ahead; ++number) {
    llvm::append_range(prefetched, buildPrefetches(getInside(after(lower, number * step), lower)));
    commitPrefetches();
  }
  scf::YieldOp::create(b, loc, prefetched);
  b.setInsertionPointToEnd(first.elseBlock());
  scf::YieldOp::create(b, loc, llvm::map_to_vector(types, [&](Type type) -> Value {
                         return ub::PoisonOp::create(b, loc, type);
                       }));
  return first.getResults();
}

Value Expander::getEndOfGroups() {
  Value lower = pipeline.getLower(), upper = pipeline.getUpper();
  if (ahead == 1)
    return upper;
  Value extent = after(b.createOrFold<arith::SubIOp>(loc, upper, lower), step - 1);
  Value groups = b.createOrFold<arith::DivSIOp>(loc, extent, index(ahead * step));
  Value elements = b.createOrFold<arith::MulIOp>(loc, groups, index(ahead * step));
  return b.createOrFold<arith::AddIOp>(loc, lower, elements);
}

void Expander::commitPrefetches() {
  if (ahead > 1)
    CopyCommitOp::create(b, loc);
}

SmallVector<Value> Expander::buildPrefetchedStep(Value k, ValueRange carried, ValueRange prefetched,
                                                 int64_t pending, function_ref<void()> refill) {
  Value slot = i32(0);
  gpu::BarrierOp::create(b, loc);
  if (ahead > 1)
    CopyWaitOp::create(b, loc, pending);
  buildCopies(k, slot, prefetched);
  refill();
  gpu::BarrierOp::create(b, loc);
  return buildCompute(k, slot, carried);
}

SmallVector<Value> Expander::buildLastSteps(Value end, SmallVector<Value> carried,
                                            ValueRange prefetched) {
  for (int64_t number = 0; number + 1 < ahead; ++number) {
    Value k = after(end, number * step);
    auto branch = scf::IfOp::create(b, loc, ValueRange(carried).getTypes(),
                                    isLess(k, pipeline.getUpper()), /*addThenBlock=*/true,
                                    /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(branch.elseBlock());
    scf::YieldOp::create(b, loc, carried);
    b.setInsertionPointToEnd(branch.thenBlock());
    scf::YieldOp::create(b, loc,
                         buildPrefetchedStep(k, carried,
                                             prefetched.slice(number * loads.size(), loads.size()),
                                             ahead - 1 - number, /*refill=*/[] {}));
    carried = llvm::to_vector_of<Value>(branch.getResults());
  }
  return carried;
}

LogicalResult Expander::expandPrefetched() {
  if (failed(collectLoads()))
    return failure();
  for (LoadOp load : loads)
    if (!isa<VectorAttr>(load.getViaAttr()))
      return load.emitOpError() << "goes via " << load.getViaAttr()
                                << ", which this target does not have; it prefetches vectors";
  makeRing(1);
  SmallVector<Value> inits(pipeline.getInits());
  const size_t numCarried = inits.size(), numLoads = loads.size();
  llvm::append_range(inits, buildFirstPrefetches());
  // Steps take registers in turns: in a copy from those of one step to the next one's, a wave would
  // wait for what was loaded last. Within the loop no step is skipped, since where paths meet LLVM
  // waits for what may be under way on any of them.
  Value end = getEndOfGroups();
  auto loop = scf::ForOp::create(b, loc, pipeline.getLower(), end, index(ahead * step), inits);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    ValueRange arguments = loop.getRegionIterArgs();
    SmallVector<Value> carried(arguments.take_front(numCarried)), next;
    for (int64_t number = 0; number < ahead; ++number) {
      Value k = after(loop.getInductionVar(), number * step);
      // What would lie behind the end is this step's own tile again: never stored, never out of
      // bounds.
      carried = buildPrefetchedStep(
          k, carried, arguments.slice(numCarried + number * numLoads, numLoads), ahead - 1, [&] {
            llvm::append_range(next, buildPrefetches(getInside(after(k, ahead * step), k)));
            commitPrefetches();
          });
    }
    llvm::append_range(carried, next);
    scf::YieldOp::create(b, loc, carried);
  }
  ValueRange results = loop.getResults();
  replaceBy(buildLastSteps(end, llvm::to_vector(results.take_front(numCarried)),
                           results.drop_front(numCarried)));
  return success();
}

/// A tile that is staged where it stands, no pipeline's: a ring of one slot, filled and waited for.
static LogicalResult expandStaged(LoadOp load, const ChipInfo &chip) {
  auto type = cast<StagedType>(load.getResult().getType());
  if (load->getParentOfType<RolesOp>())
    return load.emitOpError("into a staged tile is the producers' where there are roles; "
                            "tile-split-roles makes it so");
  if (failed(verifyPlanned(load)))
    return failure();
  OpBuilder b(load);
  Location loc = load.getLoc();
  MakeRingOp ring = makeRing(b, load, 1, {type});
  // Slow warps may still read what the round before has left.
  if (runsAgain(load))
    gpu::BarrierOp::create(b, loc);
  Value zero = arith::ConstantIntOp::create(b, loc, 0, 32);
  Value slot = RingSlotOp::create(b, loc, TypeRange(type), ring, zero).getTiles()[0];
  Value prefetched;
  if (auto vector = dyn_cast<VectorAttr>(load.getViaAttr()); vector && !chip.copies.cpAsync)
    prefetched =
        PrefetchOp::create(b, loc, getPrefetched(load), load.getSource(), load.getIndices(),
                           load.getLimits(), load.getDimsAttr(), vector, load.getInBoundsAttr());
  CopyOp::create(b, loc, load.getSource(), load.getIndices(), load.getLimits(), load.getDimsAttr(),
                 prefetched, slot, load.getViaAttr(), load.getInBoundsAttr());
  if (chip.copies.cpAsync) {
    CopyCommitOp::create(b, loc);
    CopyWaitOp::create(b, loc, /*pending=*/0);
  }
  gpu::BarrierOp::create(b, loc);
  load.getResult().replaceAllUsesWith(slot);
  load.erase();
  return success();
}

void ExpandPipeline::runOnOperation() {
  LogicalResult expanded =
      forEachScheduledKernel(getOperation(), [](const ScheduledKernel &of) -> LogicalResult {
        SmallVector<PipelineOp> pipelines;
        gpu::GPUFuncOp kernel = of.kernel;
        kernel.walk([&](PipelineOp op) { pipelines.push_back(op); });
        for (PipelineOp pipeline : pipelines) {
          Expander expander(pipeline);
          if (failed(of.chip.copies.cpAsync ? expander.expandAsynchronous()
                                            : expander.expandPrefetched()))
            return failure();
        }
        SmallVector<LoadOp> staged;
        kernel.walk([&](LoadOp op) {
          if (isa<StagedType>(op.getResult().getType()))
            staged.push_back(op);
        });
        for (LoadOp load : staged)
          if (failed(expandStaged(load, of.chip)))
            return failure();
        return success();
      });
  if (failed(expanded))
    signalPassFailure();
}
