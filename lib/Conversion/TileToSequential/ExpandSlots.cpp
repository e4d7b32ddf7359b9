//===- ExpandSlots.cpp - slots that every warp copies into and reads ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy is done when it is started, which is the first moment at which it may happen; so a slot
// that is read before its copy, or overwritten too early, gives another result.
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"

using namespace mlir;
using namespace mlir::fuse;

LogicalResult KernelExpander::expandOp(tile::MakeRingOp op) {
  SmallVector<tile::RingSlotOp> uses;
  for (Operation *user : op.getRing().getUsers())
    if (auto slot = dyn_cast<tile::RingSlotOp>(user))
      uses.push_back(slot);
  if (uses.empty()) // roles share it
    return success();
  int64_t stages = op.getRing().getType().getStages();
  for (auto [number, type] : llvm::enumerate(op.getRing().getType().getSlots())) {
    SmallVector<Value> readers;
    for (tile::RingSlotOp use : uses)
      readers.push_back(use.getTiles()[number]);
    auto [shape, element, transposed] = chooseBuffer(type, readers);
    shape.insert(shape.begin(), stages);
    slots[op.getRing()].push_back(
        {allocate(shape, element), allocate({stages, 2}, b.getIndexType()), transposed});
  }
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingSlotOp op) {
  if (!slots.contains(op.getRing()))
    return op.emitOpError("names a slot of a ring that is not known to be of one tile.make_ring");
  Value number =
      arith::IndexCastOp::create(b, loc, b.getIndexType(), scalar(op.getSlot())).getResult();
  for (auto [tile, all] : llvm::zip_equal(op.getTiles(), slots.lookup(op.getRing()))) {
    auto type = cast<MemRefType>(all.memref.getType());
    SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)),
        sizes = llvm::map_to_vector(
            type.getShape(),
            [&](int64_t extent) -> OpFoldResult { return b.getIndexAttr(extent); }),
        steps(type.getRank(), b.getIndexAttr(1));
    offsets[0] = number;
    sizes[0] = b.getIndexAttr(1);
    MemRefType part = memref::SubViewOp::inferRankReducedResultType(type.getShape().drop_front(),
                                                                    type, offsets, sizes, steps);
    Buffer buffer = {memref::SubViewOp::create(b, loc, part, all.memref, offsets, sizes, steps),
                     all.transposed,
                     {}};
    buffer.slot = number;
    buffer.validOfSlots = all.valid;
    buffers[tile] = buffer;
  }
  return success();
}

LogicalResult KernelExpander::expandOp(tile::CopyOp op) {
  if (!op.getDest()
           .getDefiningOp<tile::RingSlotOp>()) // among producers: done where the slot is read
    return success();
  Buffer buffer = buffers.lookup(op.getDest());
  Origin origin = {scalar(op.getSource()), scalars(op.getIndices()), scalars(op.getLimits()),
                   op.getTileDims()};
  Buffer prefetched = buffers.lookup(op.getPrefetched());
  fill(buffer, op.getDest().getType(), origin, op.getPrefetched() ? &prefetched : nullptr);
  for (auto [dim, valid] : llvm::enumerate(buffer.valid))
    memref::StoreOp::create(b, loc, valid, buffer.validOfSlots,
                            ValueRange{buffer.slot, constant(dim)});
  return success();
}

LogicalResult KernelExpander::expandOp(tile::PrefetchOp op) {
  tile::PrefetchedType type = op.getResult().getType();
  fill(allocateFor(op.getResult()), type,
       {scalar(op.getSource()), scalars(op.getIndices()), scalars(op.getLimits()),
        op.getTileDims()});
  return success();
}

LogicalResult KernelExpander::expandOp(ub::PoisonOp op) {
  if (isa<tile::PrefetchedType>(op.getType()))
    allocateFor(op.getResult());
  else
    b.clone(*op, mapping);
  return success();
}

LogicalResult KernelExpander::expandOp(tile::MakeHeldOp op) {
  tile::HeldType held = op.getHeld().getType();
  SmallVector<int64_t> shape(held.getTile().getShape());
  shape.insert(shape.begin(), held.getCount());
  buffers[op.getHeld()] = {allocate(shape, held.getTile().getElementType()), false, {}};
  return success();
}

Value KernelExpander::getHeldPlace(Value held, Value number) {
  Value all = buffers.lookup(held).memref;
  auto type = cast<MemRefType>(all.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)), sizes,
      steps(type.getRank(), b.getIndexAttr(1));
  for (int64_t extent : type.getShape())
    sizes.push_back(b.getIndexAttr(extent));
  offsets[0] = scalar(number);
  sizes[0] = b.getIndexAttr(1);
  MemRefType part = memref::SubViewOp::inferRankReducedResultType(type.getShape().drop_front(),
                                                                  type, offsets, sizes, steps);
  return memref::SubViewOp::create(b, loc, part, all, offsets, sizes, steps);
}

LogicalResult KernelExpander::expandOp(tile::HoldOp op) {
  if (!buffers.contains(op.getHeld()))
    return op.emitOpError("names places that are not known to be of one tile.make_held");
  Buffer place = {getHeldPlace(op.getHeld(), op.getNumber()), false, {}};
  fill(place, op.getHeld().getType().getTile(),
       {scalar(op.getSource()), scalars(op.getIndices()), {}, op.getTileDims()});
  return success();
}

LogicalResult KernelExpander::expandOp(tile::ReadHeldOp op) {
  if (!buffers.contains(op.getHeld()))
    return op.emitOpError("names places that are not known to be of one tile.make_held");
  Buffer place = {getHeldPlace(op.getHeld(), op.getNumber()), false, {}};
  copy(op.getResult(), place, allocateFor(op.getResult()));
  return success();
}
