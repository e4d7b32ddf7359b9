//===- EmitRoles.cpp - producers, consumers and the rings between them ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Roles exist on sm_90a only, so this file speaks NVVM. A slot of a ring has two mbarriers:
// `full` counts the bytes that the tensor memory accelerator has still to write, and the producers
// that copy for themselves (EmitProducerCopies.cpp); `empty` one arrival of each consumer
// warpgroup, or of each warp where warps read for themselves. Each role knows its slot and the
// parity of the round: the producer waits for the parity before its own, since the first round
// finds all slots free.
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
  SmallVector<NamedAttribute> facts = {
      b.getNamedAttr("argument", b.getI64IntegerAttr(argument.getArgNumber())),
      b.getNamedAttr("box", b.getDenseI64ArrayAttr(box)),
      b.getNamedAttr("l2_promotion", b.getI64IntegerAttr(256)),
      b.getNamedAttr("swizzle", b.getI64IntegerAttr(map.getSwizzle()))};
  if (slice) {
    facts.push_back(b.getNamedAttr("begins", b.getDenseI64ArrayAttr(slice.getStaticOffsets())));
    // What is dynamic is all of the argument's.
    SmallVector<int64_t> lengths = llvm::map_to_vector(slice.getStaticSizes(), [](int64_t size) {
      return ShapedType::isDynamic(size) ? SliceOp::kWhole : size;
    });
    facts.push_back(b.getNamedAttr("lengths", b.getDenseI64ArrayAttr(lengths)));
  }
  if (map.getRoundsToTf32())
    facts.push_back(b.getNamedAttr("rounds_to_tf32", b.getUnitAttr()));
  DictionaryAttr recipe = b.getDictionaryAttr(facts);
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

void KernelEmitter::advanceRing(const Ring &ring) {
  Value &slot = getSlot(ring), &parity = getParity(ring);
  Value next = addConst(slot, 1);
  Value wraps = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, next, i32(ring.stages));
  Value flip = arith::ExtUIOp::create(b, loc, b.getI32Type(), wraps);
  slot = arith::SelectOp::create(b, loc, wraps, i32(0), next);
  parity = arith::XOrIOp::create(b, loc, parity, flip);
}

Value KernelEmitter::slotBefore(const Ring &ring, int64_t rounds) {
  Value slot = addConst(getSlot(ring), -(rounds % ring.stages));
  Value below = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, slot, i32(0));
  return arith::SelectOp::create(b, loc, below, addConst(slot, ring.stages), slot);
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

/// An op that works on rings: this one, or one inside it; null if there is none.
static Operation *findRingOp(Operation &op) {
  Operation *found = nullptr;
  op.walk([&](Operation *inner) {
    if (!isa<RingAcquireOp, RingCommitOp, RingWaitOp, RingReleaseOp, RingReadOp, CopyOp>(inner))
      return WalkResult::advance();
    found = inner;
    return WalkResult::interrupt();
  });
  return found;
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
      ring.numCopiers -= llvm::count_if(
          user->getParentOfType<RolesOp>().getProducer().front().without_terminator(),
          [](Operation &inner) { return findRingOp(inner) != nullptr; });
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

void KernelEmitter::enterSlot(const Ring &ring, ValueRange tiles) {
  for (auto [tile, layout, offset] : llvm::zip(tiles, ring.layouts, ring.offsets))
    stagedTiles[tile] = {layout, addConst(mulConst(getSlot(ring), layout.bytes()), offset)};
}

LogicalResult KernelEmitter::emitRingAcquire(RingAcquireOp op) {
  const Ring &ring = rings[op.getRing()];
  waitBarrier(barrierPointer(ring.empty, getSlot(ring)),
              arith::XOrIOp::create(b, loc, getParity(ring), i32(1)));
  enterSlot(ring, op.getTiles());
  if (!ring.transactionBytes)
    return success();
  // What is out of bounds is written as zeros, so that the count is always the same.
  OpBuilder::InsertionGuard guard(b);
  enterLeader(ring);
  NVVM::MBarrierArriveExpectTxOp::create(b, loc, Type(), barrierPointer(ring.full, getSlot(ring)),
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

LogicalResult KernelEmitter::emitRingCommit(RingCommitOp op) {
  Ring &ring = rings[op.getRing()];
  if (ring.copies.empty())
    advanceRing(ring);
  else
    commitProducerCopies(ring);
  return success();
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
  waitBarrier(barrierPointer(ring.full, getSlot(ring)), getParity(ring));
  enterSlot(ring, op.getTiles());
  advanceRing(ring);
  return success();
}

LogicalResult KernelEmitter::emitRingRelease(RingReleaseOp op) {
  const Ring &ring = rings[op.getRing()];
  Value slot = slotBefore(ring, op.getLag() + 1);
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
  if (ring.copies.contains(op))
    return emitProducerCopy(op, ring);
  OpBuilder::InsertionGuard guard(b);
  enterLeader(ring);
  emitTensorCopy(op, ring);
  return success();
}

void KernelEmitter::emitTensorCopy(CopyOp op, const Ring &ring) {
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
        barrierPointer(ring.full, getSlot(ring)), ValueRange(), mask, Value(),
        NVVM::TMALoadMode::TILE, /*isCTAOnly=*/false, NVVM::CTAGroupKindAttr(), Value());
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
  }
  RoleRegisters registers = getRoleRegisters(op, numThreads);
  func->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), b.getI32IntegerAttr(1));

  Value isProducer =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::uge, warpId, i32(consumers));
  auto roles = scf::IfOp::create(b, loc, isProducer, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  auto enter = [&] { ringPosition.assign(2 * rings.size(), i32(0)); };

  b.setInsertionPoint(roles.thenBlock()->getTerminator());
  if (registers.handsOver)
    NVVM::SetMaxRegisterOp::create(b, loc, uint32_t(registers.producer),
                                   NVVM::SetMaxRegisterAction::decrease);
  // A warp for each loop that fills a ring; of the warp, one lane. If they copy, all that are left.
  int64_t loader = consumers;
  for (Operation &inner : op.getProducer().front().without_terminator()) {
    Operation *used = findRingOp(inner);
    if (!used)
      continue; // emitted where a loop needs it
    if (!isa<scf::ForOp>(inner))
      return used->emitOpError(
          "stands outside of the producers' loops, each of which fills a ring");
    auto fillsCopied = inner.walk([&](RingAcquireOp acquire) {
      return &rings[acquire.getRing()] == copied ? WalkResult::interrupt() : WalkResult::advance();
    });
    bool copies = fillsCopied.wasInterrupted();
    if (copies ? copied->numCopiers < 1 : loader == (copied ? copied->firstCopier : warps))
      return inner.emitOpError() << "is one tile loop more than the producers can take";
    OpBuilder::InsertionGuard guard(b);
    if (copies) {
      if (copied->firstCopier > consumers) {
        Value isCopier = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::uge, warpId,
                                               i32(copied->firstCopier));
        auto copiers = scf::IfOp::create(b, loc, isCopier, /*withElseRegion=*/false);
        b.setInsertionPoint(copiers.thenBlock()->getTerminator());
      }
      enter();
      enterProducerCopies(*copied);
      if (failed(emitWithOperands(inner)))
        return failure();
      drainProducerCopies(*copied);
      continue;
    }
    Value isLoader = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, warpId, i32(loader++));
    auto warp = scf::IfOp::create(b, loc, isLoader, /*withElseRegion=*/false);
    b.setInsertionPoint(warp.thenBlock()->getTerminator());
    Value isElected = NVVM::ElectSyncOp::create(b, loc, b.getI1Type(), Value());
    auto lane = scf::IfOp::create(b, loc, isElected, /*withElseRegion=*/false);
    NVVM::SyncWarpOp::create(b, loc, i32(-1));
    b.setInsertionPoint(lane.thenBlock()->getTerminator());
    enter();
    if (failed(emitWithOperands(inner)))
      return failure();
  }

  b.setInsertionPoint(roles.elseBlock()->getTerminator());
  if (registers.handsOver)
    NVVM::SetMaxRegisterOp::create(b, loc, uint32_t(registers.consumer),
                                   NVVM::SetMaxRegisterAction::increase);
  enter();
  if (failed(emitBlock(op.getConsumer().front())))
    return failure();
  bool storesBoxes = op.getConsumer()
                         .walk([](StoreOp store) {
                           return isa<TensorMapAttr>(store.getViaAttr()) ? WalkResult::interrupt()
                                                                         : WalkResult::advance();
                         })
                         .wasInterrupted();
  if (storesBoxes) // the last ones are read out of shared memory before it goes
    NVVM::CpAsyncBulkWaitGroupOp::create(b, loc, uint32_t(0), UnitAttr());
  ringPosition.clear();
  // No CTA may go while another writes into it or arrives at its barriers.
  if (clusterSize > 1) {
    b.setInsertionPointAfter(roles);
    emitClusterBarrier();
  }
  return success();
}
