//===- AssignLayouts.cpp - layouts into the types of tiles ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLayouts.h"
#include "fuse/Target/Transport.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEASSIGNLAYOUTS
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// The 128-byte swizzle repeats every eight rows.
static constexpr int64_t swizzleBytes = 8 * kLineBytes;

namespace {
class Assigner {
public:
  explicit Assigner(const ScheduledKernel &of) : of(of) {}
  LogicalResult run();

private:
  LogicalResult assignFragments();
  /// The tiles that a pipeline loads, in its load regions and where it computes.
  LogicalResult assignStaged(PipelineOp pipeline);
  /// The slots of a ring.
  LogicalResult assignSlots(MakeRingOp op);

  ScheduledKernel of;
  KernelLayouts layouts;
};

struct AssignLayouts : mlir::fuse::tile::impl::TileAssignLayoutsBase<AssignLayouts> {
  void runOnOperation() override {
    LogicalResult assigned = forEachScheduledKernel(
        getOperation(), [](const ScheduledKernel &kernel) { return Assigner(kernel).run(); });
    if (failed(assigned))
      signalPassFailure();
  }
};
} // namespace

LogicalResult Assigner::run() {
  MmaOp first;
  of.kernel.walk([&](MmaOp mma) {
    first = mma;
    return WalkResult::interrupt();
  });
  FailureOr<KernelLayouts> chosen = first ? layOutProducts(of, first) : layOutBlocked(of);
  if (failed(chosen))
    return failure();
  layouts = *chosen;
  WalkResult staged = of.kernel.walk([&](Operation *op) -> WalkResult {
    if (auto pipeline = dyn_cast<PipelineOp>(op))
      return assignStaged(pipeline);
    if (auto ring = dyn_cast<MakeRingOp>(op))
      return assignSlots(ring);
    if (auto mma = dyn_cast<MmaOp>(op))
      mma.setAtomAttr(layouts.atom);
    return WalkResult::advance();
  });
  return failure(staged.wasInterrupted() || failed(assignFragments()));
}

LogicalResult Assigner::assignFragments() {
  ArrayRef<int64_t> widest = layouts.fragments.getShape();
  auto assign = [&](Value value) -> LogicalResult {
    auto frag = dyn_cast<FragType>(value.getType());
    if (!frag)
      return success();
    ArrayRef<int64_t> shape = frag.getShape();
    bool fits =
        shape.size() == widest.size() && llvm::all_of(llvm::zip(shape, widest), [](auto pair) {
          return std::get<0>(pair) == 1 || std::get<0>(pair) == std::get<1>(pair);
        });
    if (!fits)
      return emitError(value.getLoc()) << "fragment " << frag << " is no projection of the widest "
                                       << "of its kernel, of " << widest[0] << "x" << widest[1];
    value.setType(frag.cloneProjecting(layouts.fragments));
    return success();
  };
  WalkResult walk = of.kernel.walk([&](Operation *op) -> WalkResult {
    for (Value result : op->getResults())
      if (failed(assign(result)))
        return WalkResult::interrupt();
    for (Region &region : op->getRegions())
      for (Value argument : region.getArguments())
        if (failed(assign(argument)))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult Assigner::assignStaged(PipelineOp pipeline) {
  for (auto [position, value] : llvm::enumerate(pipeline.getStagedValues())) {
    auto load = value.getDefiningOp<LoadOp>();
    if (!load)
      return pipeline.emitOpError("load regions must yield the results of tile.load");
    // The product that reads the tile decides its swizzle.
    LayoutAttr operand;
    BlockArgument staged = pipeline.getComputeBlock().getArgument(1 + position);
    for (Operation *user : staged.getUsers())
      if (auto mma = dyn_cast<MmaOp>(user))
        operand = mma.getLhs() == staged ? layouts.atom.getLhs() : layouts.atom.getRhs();
    auto type = cast<StagedType>(value.getType());
    if (type.getShape().size() != 2)
      return load.emitOpError("stages a tile that has not rows and columns");
    type = StagedType::get(type.getContext(), type.getShape(), type.getElementType(),
                           layOutStaged(load, operand));
    value.setType(type);
    staged.setType(type);
  }
  return success();
}

LogicalResult Assigner::assignSlots(MakeRingOp op) {
  SmallVector<Type> slots(op.getRing().getType().getSlots());
  SmallVector<bool> filled(slots.size(), false);
  if (!llvm::all_of(slots, [](Type slot) { return getTileShape(slot).size() == 2; }))
    return op.emitOpError("has a slot of a tile that has not rows and columns");
  for (Operation *user : op.getRing().getUsers()) {
    auto acquire = dyn_cast<RingAcquireOp>(user);
    if (!acquire)
      continue;
    if (llvm::is_contained(filled, true))
      return acquire.emitOpError("is the second that fills its ring; slots of one ring are filled "
                                 "in one place");
    for (auto [tile, slot, isFilled] : llvm::zip(acquire.getTiles(), slots, filled))
      for (Operation *filler : tile.getUsers())
        if (auto copy = dyn_cast<CopyOp>(filler)) {
          auto type = cast<StagedType>(slot);
          SharedAttr layout = layOutSlot(copy);
          int64_t rowBytes =
              type.getShape()[layout.getContiguous()] * getElementBytes(type.getElementType());
          int64_t rows = type.getShape()[1 - layout.getContiguous()];
          if (rowBytes % kLineBytes || rowBytes * rows % swizzleBytes)
            return op.emitOpError() << "stages a tile of " << type.getShape()[0] << "x"
                                    << type.getShape()[1] << " with rows of " << rowBytes
                                    << " bytes; the tensor memory accelerator fills rows of "
                                    << kLineBytes << " bytes, eight at a time";
          slot = StagedType::get(type.getContext(), type.getShape(), type.getElementType(), layout);
          isFilled = true;
        }
  }
  if (llvm::is_contained(filled, false))
    return op.emitOpError("has a slot that no tile.copy fills");
  RingType ring =
      RingType::get(op.getContext(), op.getRing().getType().getStages(), ArrayRef<Type>(slots));
  op.getRing().setType(ring);
  for (Operation *user : op.getRing().getUsers())
    if (isa<RingAcquireOp, RingWaitOp>(user))
      for (auto [tile, slot] : llvm::zip(user->getResults(), slots))
        tile.setType(slot);
  return success();
}
