//===- EmitSlots.cpp - slots that every warp copies into and reads --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

void KernelEmitter::makeSlots(MakeRingOp op) {
  Ring &ring = rings[op.getRing()];
  ring.stages = op.getRing().getType().getStages();
  for (auto [tile, slot] : llvm::enumerate(op.getRing().getType().getSlots())) {
    ring.layouts.push_back(StagedLayout::get(cast<StagedType>(slot)));
    ring.offsets.push_back(getSharedOffset(op, getTileBufferName(tile)));
  }
}

Value KernelEmitter::emitSlotOffset(OpResult tile) {
  auto slot = cast<RingSlotOp>(tile.getOwner());
  const Ring &ring = rings[slot.getRing()];
  unsigned number = tile.getResultNumber();
  Value bytes = mulConst(lookup(slot.getSlot()), ring.layouts[number].bytes());
  return addConst(bytes, ring.offsets[number]);
}

void KernelEmitter::emitRingSlot(RingSlotOp op) {
  // A copy computes its own place when it comes to it.
  for (OpResult tile : op->getResults())
    if (!llvm::all_of(tile.getUsers(), llvm::IsaPred<CopyOp>))
      stagedTiles[tile] = {rings[op.getRing()].layouts[tile.getResultNumber()],
                           emitSlotOffset(tile)};
}

template <typename CopyLike>
FailureOr<KernelEmitter::CopyPlan> KernelEmitter::planCopy(CopyLike op, StagedType tile) {
  if (!getBuffer(op, op.getSource()))
    return failure();
  CopyPlan plan;
  plan.op = op;
  plan.source = op.getSource();
  plan.indices = llvm::to_vector_of<Value>(op.getIndices());
  plan.limits = llvm::to_vector_of<Value>(op.getLimits());
  plan.dims = op.getTileDims();
  plan.layout = StagedLayout::get(tile);
  plan.thread = threadId;
  plan.numThreads = numThreads;
  if (auto copied = dyn_cast_if_present<AsyncCopyAttr>(op.getViaAttr())) {
    plan.setUnit(copied.getBytes());
  } else {
    auto vector = cast<VectorAttr>(op.getViaAttr());
    plan.clamps = vector.getClamps();
    plan.setUnit(vector.getElements() * plan.layout.elementBytes());
  }
  return plan;
}

LogicalResult KernelEmitter::emitPrefetch(PrefetchOp op) {
  FailureOr<CopyPlan> plan = planCopy(op, op.getResult().getType().getTile());
  if (failed(plan))
    return failure();
  return prefetchUnits(*plan, fragments[op.getResult()].registers);
}

LogicalResult KernelEmitter::emitSlotCopy(CopyOp op) {
  if (isa<TensorMapAttr>(op.getViaAttr()))
    return op.emitOpError("is the tensor memory accelerator's, which fills rings of producers");
  if (isa<AsyncCopyAttr>(op.getViaAttr()) && !hooks.hasAsyncCopy())
    return op.emitOpError("is asynchronous, which this target has not; it copies vectors");
  FailureOr<CopyPlan> plan = planCopy(op, op.getDest().getType());
  if (failed(plan))
    return failure();
  Value slot = emitSlotOffset(cast<OpResult>(op.getDest()));
  if (op.getPrefetched())
    return storeUnits(*plan, fragments[op.getPrefetched()].registers, slot);
  return emitAsyncCopies(*plan, slot);
}

std::pair<int64_t, Type> KernelEmitter::getPrefetchedUnits(PrefetchedType type) {
  int64_t elements = ShapedType::getNumElements(type.getTile().getShape());
  return {llvm::divideCeil(elements / type.getUnit(), numThreads),
          getUnit(getMemoryType(type.getElementType()), type.getUnit())};
}
