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
  /// A tile that is loaded into shared memory, also where a pipeline computes.
  LogicalResult assignStaged(LoadOp load);
  /// The slots of a ring.
  LogicalResult assignSlots(MakeRingOp op);

  ScheduledKernel of;
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
  FailureOr<SmallVector<ProductLayout>> products = layOutProducts(of);
  if (failed(products))
    return failure();
  for (ProductLayout &product : *products)
    for (MmaOp mma : product.products)
      mma.setAtomAttr(product.atom);
  WalkResult staged = of.kernel.walk([&](Operation *op) -> WalkResult {
    if (auto load = dyn_cast<LoadOp>(op))
      return assignStaged(load);
    if (auto ring = dyn_cast<MakeRingOp>(op))
      return assignSlots(ring);
    return WalkResult::advance();
  });
  return failure(staged.wasInterrupted() || failed(propagateLayouts(of, *products)));
}

LogicalResult Assigner::assignStaged(LoadOp load) {
  auto type = dyn_cast<StagedType>(load.getResult().getType());
  if (!type)
    return success();
  if (type.getShape().size() != 2)
    return load.emitOpError("stages a tile that has not rows and columns");
  // The products that read the tile, here or where a pipeline computes.
  SmallVector<Value> tiles = {load.getResult()};
  auto pipeline = dyn_cast<PipelineOp>(load->getParentOp());
  if (pipeline && load->getParentRegion() != &pipeline.getCompute())
    for (auto [position, value] : llvm::enumerate(pipeline.getStagedValues()))
      if (value == load.getResult())
        tiles.push_back(pipeline.getComputeBlock().getArgument(1 + position));
  // The last one that takes it decides its swizzle.
  LayoutAttr operand;
  for (Value tile : tiles)
    for (Operation *user : tile.getUsers())
      if (auto mma = dyn_cast<MmaOp>(user))
        operand = mma.getLhs() == tile ? mma.getAtom()->getLhs() : mma.getAtom()->getRhs();
  type = StagedType::get(type.getContext(), type.getShape(), type.getElementType(),
                         layOutStaged(load, operand));
  for (Value tile : tiles)
    tile.setType(type);
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
