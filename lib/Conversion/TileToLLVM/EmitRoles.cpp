//===- EmitRoles.cpp - producers, consumers and the rings between them ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Roles exist on sm_90a only, so this file speaks NVVM. A slot of a ring has two mbarriers:
// `full` counts the bytes that the tensor memory accelerator has still to write, and the producers
// that copy for themselves (EmitProducerCopies.cpp); `empty` one arrival of each consumer
// warpgroup, or of each warp where warps read for themselves. Which slot an op is on, and the
// parity of its round, are operands: the producer waits for the parity before its own, since the
// first round finds all slots free.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Dialect/Tile/Utils/RoleRegisters.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Boxes are as wide as a line.
static constexpr int64_t pieceBytes = kLineBytes;
//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

void KernelEmitter::collectTensorMaps() {
  // Those of copies before those of stores: they are parameters in this order.
  kernel.walk([&](CopyOp copy) {
    if (auto map = dyn_cast_if_present<TensorMapAttr>(copy.getViaAttr()))
      addTensorMap(copy, copy.getSource(), map, map.getBox());
  });
  kernel.walk([&](StoreOp store) {
    auto map = dyn_cast_if_present<TensorMapAttr>(store.getViaAttr());
    if (!map)
      return;
    addTensorMap(store, store.getDest(), map, map.getBox());
    if (!map.getLastBox().empty())
      addTensorMap(store, store.getDest(), map, map.getLastBox());
  });
}

void KernelEmitter::addTensorMap(Operation *op, Value memref, TensorMapAttr map,
                                 ArrayRef<int64_t> box) {
  auto slice = memref.getDefiningOp<memref::SubViewOp>();
  auto argument = cast<BlockArgument>(slice ? slice.getSource() : memref);
  SmallVector<int64_t> begins, lengths;
  if (slice) {
    llvm::append_range(begins, slice.getStaticOffsets());
    // What is dynamic is all of the argument's.
    for (int64_t size : slice.getStaticSizes())
      lengths.push_back(ShapedType::isDynamic(size) ? SliceOp::kWhole : size);
  }
  auto recipe =
      TensorMapRecipeAttr::get(b.getContext(), argument.getArgNumber(), box, map.getSwizzle(),
                               /*l2_promotion=*/256, begins, lengths, map.getRoundsToTf32());
  auto *known =
      llvm::find_if(tensorMaps, [&](const TensorMapUse &use) { return use.recipe == recipe; });
  tensorMapsOf[op].push_back(known - tensorMaps.begin());
  if (known == tensorMaps.end())
    tensorMaps.push_back({recipe, Value()});
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

Value KernelEmitter::barrierPointer(int64_t barriers, Value slot) {
  return sharedPointer(addConst(mulConst(slot, 8), barriers));
}

void KernelEmitter::waitBarrier(Value pointer, Value parity) {
  auto loop = scf::WhileOp::create(b, loc, TypeRange(), ValueRange());
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&loop.getBefore());
  Value done = NVVM::MBarrierTryWaitOp::create(b, loc, b.getI1Type(), pointer, parity, Value());
  Value again = arith::XOrIOp::create(b, loc, done, arith::ConstantIntOp::create(b, loc, 1, 1));
  scf::ConditionOp::create(b, loc, again, ValueRange());
  b.createBlock(&loop.getAfter());
  scf::YieldOp::create(b, loc);
}

RingPosition KernelEmitter::advance(RingPosition from, int64_t stages, int64_t by) {
  // Whole rounds flip the parity, or leave it as it is.
  Value slot = from.slot, parity = from.parity;
  if (by / stages % 2)
    parity = arith::XOrIOp::create(b, loc, parity, i32(1));
  int64_t rest = by % stages;
  if (rest == 0)
    return {slot, parity};
  Value next = addConst(slot, rest);
  Value wraps = arith::CmpIOp::create(
      b, loc, rest == 1 ? arith::CmpIPredicate::eq : arith::CmpIPredicate::sge, next, i32(stages));
  Value flip = arith::ExtUIOp::create(b, loc, b.getI32Type(), wraps);
  Value first = rest == 1 ? i32(0) : addConst(next, -stages);
  return {arith::SelectOp::create(b, loc, wraps, first, next),
          arith::XOrIOp::create(b, loc, parity, flip)};
}

void KernelEmitter::emitRingAdvance(RingAdvanceOp op) {
  RingPosition next = advance({lookup(op.getSlot()), lookup(op.getParity())},
                              op.getRing().getType().getStages(), op.getBy());
  mapping.map(op.getNextSlot(), next.slot);
  mapping.map(op.getNextParity(), next.parity);
}

void KernelEmitter::emitRingBehind(RingBehindOp op) {
  int64_t stages = op.getRing().getType().getStages();
  Value slot = addConst(lookup(op.getSlot()), -int64_t(op.getBy() % stages));
  Value below = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, slot, i32(0));
  mapping.map(op.getResult(), arith::SelectOp::create(b, loc, below, addConst(slot, stages), slot));
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

/// An op that works on rings: this one, or one inside it; null if there is none.
static Operation *findRingOp(Operation &op) {
  Operation *found = nullptr;
  op.walk([&](Operation *inner) {
    if (!isa<RingAcquireOp, RingCommitOp, RingWaitOp, RingReleaseOp, RingReadOp, CopyOp,
             RingArriveOp>(inner))
      return WalkResult::advance();
    found = inner;
    return WalkResult::interrupt();
  });
  return found;
}

/// The loops of the producers that work on rings, and ops that do so outside of loops. A loop whose
/// results another one takes is part of that one: the same warps run both.
static SmallVector<Operation *> getProducerLoops(RolesOp roles) {
  SmallVector<Operation *> loops;
  Block &block = roles.getProducer().front();
  for (Operation &op : block.without_terminator()) {
    bool isContinued = isa<scf::ForOp>(op) && llvm::any_of(op.getUsers(), [&](Operation *user) {
                         return findRingOp(*block.findAncestorOpInBlock(*user)) != nullptr;
                       });
    if (findRingOp(op) && !isContinued)
      loops.push_back(&op);
  }
  return loops;
}

LogicalResult KernelEmitter::emitMakeRing(MakeRingOp op) {
  if (llvm::all_of(op.getRing().getUsers(), llvm::IsaPred<RingSlotOp>))
    return makeSlots(op), success();
  int64_t number = rings.size();
  Ring &ring = rings[op.getRing()];
  ring.number = number;
  ring.stages = op.getRing().getType().getStages();
  for (auto [tile, slot] : llvm::enumerate(op.getRing().getType().getSlots())) {
    ring.layouts.push_back(StagedLayout::get(cast<StagedType>(slot)));
    ring.offsets.push_back(getSharedOffset(op, getTileBufferName(tile)));
  }
  SmallVector<CopyOp> copies(ring.layouts.size());
  for (Operation *user : op.getRing().getUsers())
    if (auto acquire = dyn_cast<RingAcquireOp>(user))
      for (auto [tile, filledBy] : llvm::zip(acquire.getTiles(), copies))
        for (Operation *filler : tile.getUsers())
          if (auto copy = dyn_cast<CopyOp>(filler))
            filledBy = copy;
  // Each loop of producers that fills another ring has a warp.
  ring.numCopiers = schedule.getProducers() + 1;
  for (Operation *user : op.getRing().getUsers())
    if (isa<RingAcquireOp>(user))
      ring.numCopiers -= getProducerLoops(user->getParentOfType<RolesOp>()).size();
  ring.firstCopier = numThreads / 32 - ring.numCopiers;
  planProducerCopies(op, ring, copies);
  ring.full = getSharedOffset(op, kFullBuffer);
  ring.empty = getSharedOffset(op, kEmptyBuffer);

  // One thread makes the barriers and shows them to the asynchronous units.
  Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, threadId, i32(0));
  auto branch = scf::IfOp::create(b, loc, isFirst, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    int64_t warps = numThreads / 32 - schedule.getProducers();
    bool readByWarps = llvm::any_of(op.getRing().getUsers(), llvm::IsaPred<RingReadOp>);
    // One arrival announces what tensor maps bring; each warp that copies arrives when it is done.
    int64_t arrivals =
        (ring.transactionBytes ? 1 : 0) + (ring.copies.empty() ? 0 : ring.numCopiers);
    for (int64_t slot = 0; slot < ring.stages; ++slot) {
      NVVM::MBarrierInitOp::create(b, loc, barrierPointer(ring.full, i32(slot)), i32(arrivals),
                                   Value());
      NVVM::MBarrierInitOp::create(b, loc, barrierPointer(ring.empty, i32(slot)),
                                   i32(readByWarps ? warps : warps / 4 * clusterSize), Value());
    }
    NVVM::FenceMbarrierInitOp::create(b, loc);
    for (TensorMapUse &use : tensorMaps)
      NVVM::InlinePtxOp::create(b, loc, TypeRange(), ValueRange{use.parameter}, ValueRange(),
                                "prefetch.tensormap [$0];", Value());
  }
  emitClusterBarrier();
  return success();
}

void KernelEmitter::emitClusterBarrier() {
  if (clusterSize == 1)
    return hooks.emitBarrier(b, loc);
  NVVM::ClusterArriveOp::create(b, loc, b.getUnitAttr());
  NVVM::ClusterWaitOp::create(b, loc, b.getUnitAttr());
}

void KernelEmitter::enterSlot(const Ring &ring, Value slot, ValueRange tiles) {
  for (auto [tile, layout, offset] : llvm::zip(tiles, ring.layouts, ring.offsets))
    stagedTiles[tile] = {layout, addConst(mulConst(slot, layout.bytes()), offset)};
}

LogicalResult KernelEmitter::emitRingAcquire(RingAcquireOp op) {
  const Ring &ring = rings[op.getRing()];
  Value slot = lookup(op.getSlot());
  waitBarrier(barrierPointer(ring.empty, slot),
              arith::XOrIOp::create(b, loc, lookup(op.getParity()), i32(1)));
  enterSlot(ring, slot, op.getTiles());
  if (!ring.transactionBytes)
    return success();
  // What is out of bounds is written as zeros, so that the count is always the same.
  OpBuilder::InsertionGuard guard(b);
  enterLeader(ring);
  NVVM::MBarrierArriveExpectTxOp::create(b, loc, Type(), barrierPointer(ring.full, slot),
                                         i32(ring.transactionBytes), NVVM::MemScopeKind::CTA,
                                         /*relaxed=*/false, Value());
  return success();
}

/// Tensor copies are one thread's: where all producers run, it is their first.
void KernelEmitter::enterLeader(const Ring &ring) {
  if (ring.copies.empty())
    return;
  Value isLeader =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, threadId, i32(ring.firstCopier * 32));
  auto branch = scf::IfOp::create(b, loc, isLeader, /*withElseRegion=*/false);
  b.setInsertionPoint(branch.thenBlock()->getTerminator());
}

LogicalResult KernelEmitter::emitRingWait(RingWaitOp op) {
  const Ring &ring = rings[op.getRing()];
  // One thread releases the slot for its warpgroup, whose warps have all come so far only because
  // they multiply together.
  auto isMultiplied = [](Value tile) {
    return llvm::any_of(tile.getUsers(), llvm::IsaPred<MmaOp>);
  };
  if (llvm::none_of(op.getTiles(), isMultiplied))
    return op.emitOpError("waits for tiles that no tile.mma multiplies; the warps of a warpgroup "
                          "keep step by their products, so producers need one in each step");
  Value slot = lookup(op.getSlot());
  waitBarrier(barrierPointer(ring.full, slot), lookup(op.getParity()));
  enterSlot(ring, slot, op.getTiles());
  return success();
}

LogicalResult KernelEmitter::emitRingRelease(RingReleaseOp op) {
  const Ring &ring = rings[op.getRing()];
  Value slot = lookup(op.getSlot());
  // A thread of each warpgroup arrives at each CTA that writes into the slot.
  Value inWarpgroup = remConst(threadId, 128);
  Value isLeader =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, inWarpgroup, i32(clusterSize));
  auto branch = scf::IfOp::create(b, loc, isLeader, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(branch.thenBlock()->getTerminator());
  if (clusterSize > 1) {
    // Nothing that this thread wrote is to be seen by the other CTA, so the release of the CTA's
    // scope that the instruction has by default is enough; at the cluster's it would stall.
    auto clusterPointer = LLVM::LLVMPointerType::get(b.getContext(), /*addressSpace=*/7);
    Value remote = NVVM::MapaOp::create(b, loc, clusterPointer, barrierPointer(ring.empty, slot),
                                        remConst(threadId, clusterSize));
    Value address = LLVM::PtrToIntOp::create(b, loc, b.getI32Type(), remote);
    NVVM::InlinePtxOp::create(b, loc, TypeRange(), ValueRange{address}, ValueRange(),
                              "mbarrier.arrive.shared::cluster.b64 _, [$0];", Value());
    return success();
  }
  NVVM::MBarrierArriveOp::create(b, loc, Type(), barrierPointer(ring.empty, slot), Value());
  return success();
}

LogicalResult KernelEmitter::emitCopy(CopyOp op) {
  // The ring that the slot belongs to.
  auto acquire = op.getDest().getDefiningOp<RingAcquireOp>();
  if (!acquire)
    return op.emitOpError("fills no slot that tile.ring_acquire gave");
  if (isa<VectorAttr>(op.getViaAttr()))
    return op.emitOpError("goes via vectors; producers copy in the background");
  Ring &ring = rings[acquire.getRing()];
  Value slot = lookup(acquire.getSlot());
  if (ring.copies.contains(op))
    return emitProducerCopy(op, ring, slot);
  OpBuilder::InsertionGuard guard(b);
  enterLeader(ring);
  emitTensorCopy(op, ring, slot);
  return success();
}

void KernelEmitter::emitTensorCopy(CopyOp op, const Ring &ring, Value slot) {
  const StagedTile &tile = stagedTiles[op.getDest()];
  const StagedLayout &layout = tile.layout;
  auto clusterPointer = LLVM::LLVMPointerType::get(b.getContext(), /*addressSpace=*/7);
  int64_t last = op.getIndices().size() - 1;
  // Of a tile that the cluster shares, this CTA loads its part into all of them.
  bool shared = cast<TensorMapAttr>(op.getViaAttr()).getMulticast();
  int64_t pieces = layout.rowBytes() / pieceBytes;
  int64_t parts = shared ? clusterSize : 1;
  bool partsArePieces = layout.contiguous == 0;
  int64_t ownPieces = partsArePieces ? pieces / parts : pieces;
  int64_t ownRows = partsArePieces ? layout.numRows() : layout.numRows() / parts;
  int64_t partElements = partsArePieces ? ownPieces * pieceBytes / layout.elementBytes() : ownRows;
  int64_t partBytes = ownRows * (partsArePieces ? ownPieces : 1) * pieceBytes;
  int64_t partDim = op.getTileDims()[0];
  Value mask;
  if (shared)
    mask = arith::ConstantOp::create(b, loc, b.getI16IntegerAttr((1 << clusterSize) - 1));
  for (int64_t piece = 0; piece < ownPieces; ++piece) {
    SmallVector<Value> coordinates;
    for (int64_t dim = last; dim >= 0; --dim) {
      Value at = toI32(lookup(op.getIndices()[dim]));
      if (dim == last)
        at = addConst(at, piece * pieceBytes / layout.elementBytes());
      if (shared && dim == partDim)
        at = add(at, mulConst(clusterRank, partElements));
      coordinates.push_back(at);
    }
    Value offset = addConst(tile.offset, piece * pieceBytes * layout.numRows());
    if (shared)
      offset = add(offset, mulConst(clusterRank, partBytes));
    NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp::create(
        b, loc, LLVM::AddrSpaceCastOp::create(b, loc, clusterPointer, sharedPointer(offset)),
        tensorMaps[tensorMapsOf[op].front()].parameter, coordinates,
        barrierPointer(ring.full, slot), ValueRange(), mask, Value(), NVVM::TMALoadMode::TILE,
        /*isCTAOnly=*/false, NVVM::CTAGroupKindAttr(), Value());
  }
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

LogicalResult KernelEmitter::emitWithOperands(Operation &op) {
  SmallVector<Operation *> needing = {&op};
  DenseSet<Operation *> needed;
  while (!needing.empty())
    needing.pop_back_val()->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *def = operand.getDefiningOp();
            def && def->getBlock() == op.getBlock() && def != &op && needed.insert(def).second)
          needing.push_back(def);
    });
  for (Operation &before : *op.getBlock())
    if (needed.contains(&before) && failed(emitOp(before)))
      return failure();
  return emitOp(op);
}

LogicalResult KernelEmitter::emitRoles(RolesOp op) {
  if (failed(verifyProductsAwaited(op)))
    return failure();
  int64_t producers = op.getProducers(), warps = numThreads / 32;
  int64_t consumers = warps - producers;
  if (producers != 4 || consumers % 4)
    return op.emitOpError() << "has " << producers << " producers and " << consumers
                            << " consumers; both roles are whole warpgroups, the producers one";
  Ring *copied = nullptr;
  for (auto &[value, ring] : rings) {
    if (ring.copies.empty())
      continue;
    if (copied) {
      const Ring &second = copied->number < ring.number ? ring : *copied;
      return second.copies.begin()->first->emitOpError(
          "is done by the producers, and so is a copy into another ring; they copy into one");
    }
    copied = &ring;
    if (llvm::none_of(value.getUsers(), llvm::IsaPred<RingArriveOp>))
      return ring.copies.begin()->first->emitOpError(
          "is asynchronous, and no tile.ring_arrive says when it is done; tile-await-copies does");
  }
  RoleRegisters registers = getRoleRegisters(op, numThreads);
  func->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), b.getI32IntegerAttr(1));

  Value isProducer =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::uge, warpId, i32(consumers));
  auto roles = scf::IfOp::create(b, loc, isProducer, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);

  b.setInsertionPoint(roles.thenBlock()->getTerminator());
  if (registers.handsOver)
    NVVM::SetMaxRegisterOp::create(b, loc, uint32_t(registers.producer),
                                   NVVM::SetMaxRegisterAction::decrease);
  // A warp for each loop that fills a ring; of the warp, one lane. If they copy, all that are left.
  int64_t loader = consumers;
  for (Operation *inner : getProducerLoops(op)) {
    if (!isa<scf::ForOp>(inner))
      return findRingOp(*inner)->emitOpError(
          "stands outside of the producers' loops, each of which fills a ring");
    bool copies =
        copied &&
        inner->walk([](RingArriveOp) { return WalkResult::interrupt(); }).wasInterrupted();
    if (copies ? copied->numCopiers < 1 : loader == (copied ? copied->firstCopier : warps))
      return inner->emitOpError() << "is one tile loop more than the producers can take";
    OpBuilder::InsertionGuard guard(b);
    if (copies) {
      if (copied->firstCopier > consumers) {
        Value isCopier = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::uge, warpId,
                                               i32(copied->firstCopier));
        auto copiers = scf::IfOp::create(b, loc, isCopier, /*withElseRegion=*/false);
        b.setInsertionPoint(copiers.thenBlock()->getTerminator());
      }
      if (failed(emitWithOperands(*inner)))
        return failure();
      continue;
    }
    Value isLoader = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, warpId, i32(loader++));
    auto warp = scf::IfOp::create(b, loc, isLoader, /*withElseRegion=*/false);
    b.setInsertionPoint(warp.thenBlock()->getTerminator());
    Value isElected = NVVM::ElectSyncOp::create(b, loc, b.getI1Type(), Value());
    auto lane = scf::IfOp::create(b, loc, isElected, /*withElseRegion=*/false);
    NVVM::SyncWarpOp::create(b, loc, i32(-1));
    b.setInsertionPoint(lane.thenBlock()->getTerminator());
    if (failed(emitWithOperands(*inner)))
      return failure();
  }

  b.setInsertionPoint(roles.elseBlock()->getTerminator());
  if (registers.handsOver)
    NVVM::SetMaxRegisterOp::create(b, loc, uint32_t(registers.consumer),
                                   NVVM::SetMaxRegisterAction::increase);
  inConsumers = true;
  if (failed(emitBlock(op.getConsumer().front())))
    return failure();
  inConsumers = false;
  bool storesBoxes = op.getConsumer()
                         .walk([](StoreOp store) {
                           return isa<TensorMapAttr>(store.getViaAttr()) ? WalkResult::interrupt()
                                                                         : WalkResult::advance();
                         })
                         .wasInterrupted();
  if (storesBoxes) // the last ones are read out of shared memory before it goes
    NVVM::CpAsyncBulkWaitGroupOp::create(b, loc, uint32_t(0), UnitAttr());
  // No CTA may go while another writes into it or arrives at its barriers.
  if (clusterSize > 1) {
    b.setInsertionPointAfter(roles);
    emitClusterBarrier();
  }
  return success();
}
