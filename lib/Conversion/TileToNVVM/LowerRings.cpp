//===- LowerRings.cpp - rings between producers and consumers -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Whether a copy loads no rows but those that there are.
static bool fitsRows(CopyOp copy) {
  auto map = copy ? dyn_cast<TensorMapAttr>(copy.getViaAttr()) : TensorMapAttr();
  return map && map.getFitsRows();
}

/// The argument that a memref is, or is a part of.
static BlockArgument getArgument(Value memref) {
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  return cast<BlockArgument>(part ? part.getSource() : memref);
}

void WarpgroupKernel::planRings() {
  for (MakeRingOp op : makeRings) {
    RoleRing &ring = rings[op.getRing()];
    ArrayRef<Type> slots = op.getRing().getType().getSlots();
    ring.full = getSharedOffset(op, kFullBuffer);
    ring.empty = getSharedOffset(op, kEmptyBuffer);
    ring.transactionBytes = 0;
    ring.writers = 1;
    ring.copies.assign(slots.size(), CopyOp());
    for (Operation *user : op.getRing().getUsers()) {
      auto acquire = dyn_cast<RingAcquireOp>(user);
      if (!acquire)
        continue;
      for (auto [number, tile] : llvm::enumerate(acquire.getTiles()))
        for (Operation *filler : tile.getUsers())
          if (auto copy = dyn_cast<CopyOp>(filler)) {
            ring.copies[number] = copy;
            copies[copy] = {op.getRing(), unsigned(number),
                            getArgument(copy.getSource()).getArgNumber()};
          }
    }
    for (auto [type, copy] : llvm::zip_equal(slots, ring.copies)) {
      if (auto map = copy ? dyn_cast<TensorMapAttr>(copy.getViaAttr()) : TensorMapAttr()) {
        ring.transactionBytes += StagedLayout::get(cast<StagedType>(type)).bytes();
        if (ArrayRef<int64_t> sharers = map.getMulticast(); !sharers.empty())
          for (int64_t cta = 0; cta < sharers[0]; ++cta)
            ring.writers |= 1u << cta * sharers[1];
      }
      ring.isCopied |= copy && isa<AsyncCopyAttr>(copy.getViaAttr());
    }
  }
}

const RoleRing *WarpgroupKernel::getCopiedRing() const {
  for (MakeRingOp op : makeRings)
    if (const RoleRing &ring = getRing(op.getRing()); ring.isCopied)
      return &ring;
  return nullptr;
}

bool WarpgroupKernel::sharesRings() const {
  return llvm::any_of(makeRings,
                      [&](MakeRingOp ring) { return getRing(ring.getRing()).countWriters() > 1; });
}

//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

void WarpgroupKernel::collectTensorMaps(gpu::GPUFuncOp kernel) {
  // Those of copies before those of stores: they are parameters in this order.
  kernel.walk([&](CopyOp copy) {
    if (auto map = dyn_cast_if_present<TensorMapAttr>(copy.getViaAttr())) {
      addTensorMap(copy, copy.getSource(), map, map.getBox());
      if (map.getFitsRows())
        addTensorMap(copy, copy.getSource(), map, map.getBox(), copy.getTileDims()[0]);
    }
  });
  kernel.walk([&](StoreOp store) {
    auto map = dyn_cast_if_present<TensorMapAttr>(store.getViaAttr());
    if (!map)
      return;
    tensorStores = true;
    addTensorMap(store, store.getDest(), map, map.getBox());
    if (!map.getLastBox().empty())
      addTensorMap(store, store.getDest(), map, map.getLastBox());
  });
}

void WarpgroupKernel::addTensorMap(Operation *op, Value memref, TensorMapAttr map,
                                   ArrayRef<int64_t> box, int64_t rest) {
  SmallVector<int64_t> begins, lengths;
  if (auto part = memref.getDefiningOp<memref::SubViewOp>()) {
    llvm::append_range(begins, part.getStaticOffsets());
    // What is dynamic is all of the argument's.
    for (int64_t size : part.getStaticSizes())
      lengths.push_back(ShapedType::isDynamic(size) ? SliceOp::kWhole : size);
  }
  auto recipe = TensorMapRecipeAttr::get(op->getContext(), getArgument(memref).getArgNumber(), box,
                                         map.getSwizzle(), /*l2_promotion=*/256, begins, lengths,
                                         map.getRoundsToTf32(), rest);
  auto *known = llvm::find(recipes, recipe);
  tensorMapsOf[op].push_back(known - recipes.begin());
  if (known == recipes.end())
    recipes.push_back(recipe);
}

SmallVector<Value, 2> WarpgroupKernel::getTensorMapsOf(Operation *op) const {
  SmallVector<Value, 2> maps;
  for (unsigned number : tensorMapsOf.find(op)->second)
    maps.push_back(parameters[number]);
  return maps;
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

Value RoleCode::barrierPointer(int64_t barriers, Value slot) {
  return sharedPointer(addConst(mulConst(slot, 8), barriers));
}

void RoleCode::waitBarrier(Value pointer, Value parity, NVVM::MemScopeKind scope) {
  auto loop = scf::WhileOp::create(b, loc, TypeRange(), ValueRange());
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&loop.getBefore());
  Value done =
      NVVM::MBarrierTryWaitOp::create(b, loc, b.getI1Type(), pointer, parity, Value(), scope);
  Value again = arith::XOrIOp::create(b, loc, done, arith::ConstantIntOp::create(b, loc, 1, 1));
  scf::ConditionOp::create(b, loc, again, ValueRange());
  b.createBlock(&loop.getAfter());
  scf::YieldOp::create(b, loc);
}

void RoleCode::arrive(Value pointer) {
  NVVM::MBarrierArriveOp::create(b, loc, Type(), pointer, Value());
}

void RoleCode::syncWarp() { NVVM::SyncWarpOp::create(b, loc, i32(-1)); }

void RoleCode::fenceAsyncProxy() {
  // PTX ISA, "Async proxy".
  NVVM::FenceProxyOp::create(
      b, loc, NVVM::ProxyKind::async_shared,
      NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta));
}

Value RoleCode::getGroup() {
  // Made where it is used, since a register that holds it, or what follows from it, through the
  // epilogue is one that tiles of 192 accumulators do not have.
  return hooks.emitUniform(b, loc, divConst(frame.threadId, frame.getNumComputing()));
}

Value RoleCode::isFirstLane() {
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, frame.laneId, i32(0));
}

void RoleCode::emitClusterBarrier() {
  if (frame.clusterSize == 1)
    return hooks.emitBarrier(b, loc);
  NVVM::ClusterArriveOp::create(b, loc, b.getUnitAttr());
  NVVM::ClusterWaitOp::create(b, loc, b.getUnitAttr());
}

void RoleCode::emitForLeader(const RoleRing &ring, function_ref<void()> emit) {
  // Where all producers run, it is their first; else only one runs.
  Value isLeader;
  if (ring.isCopied)
    isLeader = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, frame.threadId,
                                     i32(ring.firstCopier * 32));
  emitUnder(isLeader, emit);
}

Value RoleCode::countRowsLeft(CopyOp copy) {
  const int64_t dim = copy.getTileDims()[0];
  const int64_t extent = cast<MemRefType>(copy.getSource().getType()).getDimSize(dim);
  Value rows = ShapedType::isDynamic(extent)
                   ? toI32(frame.arguments[kernel.getCopy(copy).argument].sizes[dim])
                   : i32(extent);
  // Words are enough: an extent of 2^31, the most that a tensor map has, looks negative, and all
  // rows of a tile are loaded.
  Value left = arith::SubIOp::create(b, loc, rows, toI32(copy.getIndices()[dim]));
  Value all = i32(copy.getDest().getType().getShape()[0]);
  Value isThere = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, left, i32(0));
  left = arith::SelectOp::create(b, loc, isThere, arith::MinSIOp::create(b, loc, left, all), all);
  return mulConst(divConst(addConst(left, kRestMultiple - 1), kRestMultiple), kRestMultiple);
}

/// One thread makes the barriers and shows them to the asynchronous units.
void WarpgroupKernel::initBarriers(MakeRingOp op, KernelFrame &frame) {
  OpBuilder b(op);
  RoleCode code(b, op.getLoc(), frame, *this);
  const RoleRing &ring = getRing(op.getRing());
  Value isFirst =
      arith::CmpIOp::create(b, code.loc, arith::CmpIPredicate::eq, frame.threadId, code.i32(0));
  code.emitUnder(isFirst, [&] {
    const int64_t warps = frame.getNumComputing() / 32;
    bool readByWarps = llvm::any_of(op.getRing().getUsers(), llvm::IsaPred<RingReadOp>);
    // One arrival announces what tensor maps bring; each warp that copies arrives when it is done.
    int64_t arrivals = (ring.transactionBytes ? 1 : 0) + (ring.isCopied ? ring.numCopiers : 0);
    for (int64_t slot = 0; slot < op.getRing().getType().getStages(); ++slot) {
      NVVM::MBarrierInitOp::create(b, code.loc, code.barrierPointer(ring.full, code.i32(slot)),
                                   code.i32(arrivals), Value());
      NVVM::MBarrierInitOp::create(b, code.loc, code.barrierPointer(ring.empty, code.i32(slot)),
                                   code.i32(readByWarps ? warps : warps / 4 * ring.countWriters()),
                                   Value());
    }
    // Each warp of the group before arrives.
    if (auto turn = turns.find(op.getRing()); turn != turns.end())
      for (int64_t group = 0; group < frame.numGroups; ++group)
        NVVM::MBarrierInitOp::create(b, code.loc,
                                     code.barrierPointer(turn->second, code.i32(group)),
                                     code.i32(warps), Value());
    NVVM::FenceMbarrierInitOp::create(b, code.loc);
    for (Value map : parameters)
      NVVM::InlinePtxOp::create(b, code.loc, TypeRange(), ValueRange{map}, ValueRange(),
                                "prefetch.tensormap [$0];", Value());
  });
  if (!meetsLate())
    return code.emitClusterBarrier();
  if (op == makeRings.back())
    NVVM::ClusterArriveOp::create(b, code.loc, b.getUnitAttr());
  code.hooks.emitBarrier(b, code.loc);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
struct LowerRingAcquire : RolePattern<RingAcquireOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingAcquireOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    const RoleRing &ring = kernel.getRing(op.getRing());
    Value slot = op.getSlot();
    code.waitBarrier(code.barrierPointer(ring.empty, slot),
                     arith::XOrIOp::create(rewriter, code.loc, op.getParity(), code.i32(1)));
    auto tiles = code.getSlotTiles(op.getRing().getDefiningOp<MakeRingOp>(), slot);
    // What is out of bounds is written as zeros, so that the count is always the same, but for
    // rows that are not loaded.
    if (ring.transactionBytes)
      code.emitForLeader(ring, [&] {
        NVVM::MBarrierArriveExpectTxOp::create(
            rewriter, code.loc, Type(), code.barrierPointer(ring.full, slot),
            countBytes(code, op, ring), NVVM::MemScopeKind::CTA, /*relaxed=*/false, Value());
      });
    rewriter.replaceOpWithMultiple(op, std::move(tiles));
    return success();
  }

private:
  /// i32: that the tensor maps of this step bring.
  static Value countBytes(RoleCode &code, RingAcquireOp op, const RoleRing &ring) {
    Value bytes = code.i32(ring.transactionBytes);
    for (Value tile : op.getTiles())
      for (Operation *user : tile.getUsers()) {
        auto copy = dyn_cast<CopyOp>(user);
        if (!fitsRows(copy))
          continue;
        auto layout = StagedLayout::get(copy.getDest().getType());
        bytes = code.add(code.addConst(bytes, -layout.bytes()),
                         code.mulConst(code.countRowsLeft(copy), layout.rowBytes()));
      }
    return bytes;
  }
};

/// Nothing: copies themselves say when they are done.
struct LowerRingCommit : RolePattern<RingCommitOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingCommitOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerRingWait : RolePattern<RingWaitOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingWaitOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    code.waitBarrier(code.barrierPointer(kernel.getRing(op.getRing()).full, op.getSlot()),
                     op.getParity());
    rewriter.replaceOpWithMultiple(
        op, code.getSlotTiles(op.getRing().getDefiningOp<MakeRingOp>(), op.getSlot()));
    return success();
  }
};

/// A thread of each warpgroup for each CTA that writes into the slot arrives there.
struct LowerRingRelease : RolePattern<RingReleaseOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingReleaseOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    const RoleRing &ring = kernel.getRing(op.getRing());
    Value inWarpgroup = code.remConst(frame.threadId, 128);
    const int64_t candidates = llvm::bit_width(ring.writers);
    Value isLeader = arith::CmpIOp::create(rewriter, code.loc, arith::CmpIPredicate::ult,
                                           inWarpgroup, code.i32(candidates));
    if (ring.countWriters() < candidates) {
      Value bit = arith::ShRUIOp::create(rewriter, code.loc, code.i32(ring.writers), inWarpgroup);
      bit = arith::TruncIOp::create(rewriter, code.loc, rewriter.getI1Type(), bit);
      isLeader = arith::SelectOp::create(rewriter, code.loc, isLeader, bit,
                                         arith::ConstantIntOp::create(rewriter, code.loc, 0, 1));
    }
    code.emitUnder(isLeader, [&] {
      Value barrier = code.barrierPointer(ring.empty, op.getSlot());
      if (candidates == 1)
        return code.arrive(barrier);
      // Of a whole cluster any order does.
      Value cta = code.remConst(frame.threadId, llvm::PowerOf2Ceil(candidates));
      if (ring.countWriters() < frame.clusterSize)
        cta = arith::XOrIOp::create(rewriter, code.loc, cta, frame.clusterRank);
      // Nothing that this thread wrote is to be seen by the other CTA, so the release of the CTA's
      // scope that the instruction has by default is enough; at the cluster's it would stall.
      auto clusterPointer = LLVM::LLVMPointerType::get(op.getContext(), /*addressSpace=*/7);
      Value remote = NVVM::MapaOp::create(rewriter, code.loc, clusterPointer, barrier, cta);
      code.arrive(remote);
    });
    rewriter.eraseOp(op);
    return success();
  }
};

/// Nothing: where the group has come to is a value.
struct LowerRingSkip : RolePattern<RingSkipOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingSkipOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerGroup : RolePattern<GroupOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(GroupOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    rewriter.replaceOp(op, code.getGroup());
    return success();
  }
};

struct LowerTakeTurn : RolePattern<TakeTurnOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(TakeTurnOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    code.waitBarrier(code.barrierPointer(kernel.getTurns(op.getRing()), code.getGroup()),
                     op.getParity());
    rewriter.eraseOp(op);
    return success();
  }
};

/// A lane of each warp arrives, not one of the group: a warp that has not even seen its turn would
/// miss it if the turn came round meanwhile.
struct LowerPassTurn : RolePattern<PassTurnOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(PassTurnOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    Value next = code.remConst(code.addConst(code.getGroup(), 1), frame.numGroups);
    code.syncWarp();
    code.emitUnder(code.isFirstLane(),
                   [&] { code.arrive(code.barrierPointer(kernel.getTurns(op.getRing()), next)); });
    rewriter.eraseOp(op);
    return success();
  }
};

/// tile.copy by the tensor memory accelerator.
struct LowerTensorCopy : RolePattern<CopyOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(CopyOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (!isa<TensorMapAttr>(op.getViaAttr()))
      return failure();
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    const RoleRing &ring = kernel.getRing(kernel.getCopy(op).ring);
    code.emitForLeader(ring, [&] { emit(code, op, ring); });
    rewriter.eraseOp(op);
    return success();
  }

private:
  void emit(RoleCode &code, CopyOp op, const RoleRing &ring) const;
};
} // namespace

void LowerTensorCopy::emit(RoleCode &code, CopyOp op, const RoleRing &ring) const {
  OpBuilder &b = code.b;
  Location loc = code.loc;
  StagedTile tile = code.getStaged(op.getDest());
  const StagedLayout &layout = tile.layout;
  auto clusterPointer = LLVM::LLVMPointerType::get(b.getContext(), /*addressSpace=*/7);
  int64_t last = op.getIndices().size() - 1;
  // Boxes are as wide as a line. Of a tile that CTAs share, this one loads its part into all of
  // them.
  ArrayRef<int64_t> sharers = cast<TensorMapAttr>(op.getViaAttr()).getMulticast();
  const bool shared = !sharers.empty();
  int64_t pieces = layout.rowBytes() / kLineBytes;
  int64_t parts = shared ? sharers[0] : 1;
  bool partsArePieces = layout.contiguous == 0;
  int64_t ownPieces = partsArePieces ? pieces / parts : pieces;
  int64_t ownRows = partsArePieces ? layout.numRows() : layout.numRows() / parts;
  int64_t partElements = partsArePieces ? ownPieces * kLineBytes / layout.elementBytes() : ownRows;
  int64_t partBytes = ownRows * (partsArePieces ? ownPieces : 1) * kLineBytes;
  int64_t partDim = op.getTileDims()[0];
  Value mask, part;
  if (shared) {
    int64_t all = 0;
    for (int64_t cta = 0; cta < parts; ++cta)
      all |= int64_t(1) << cta * sharers[1];
    mask = code.i32(all);
    part = frame.clusterRank;
    if (parts < frame.clusterSize) {
      part = code.remConst(code.divConst(part, sharers[1]), parts);
      Value first =
          arith::SubIOp::create(b, loc, frame.clusterRank, code.mulConst(part, sharers[1]));
      mask = arith::ShLIOp::create(b, loc, mask, first);
    }
    mask = arith::TruncIOp::create(b, loc, b.getI16Type(), mask);
  }
  SmallVector<Value, 2> maps = kernel.getTensorMapsOf(op);
  auto load = [&](Value map) {
    for (int64_t piece = 0; piece < ownPieces; ++piece) {
      SmallVector<Value> coordinates;
      for (int64_t dim = last; dim >= 0; --dim) {
        Value at = code.toI32(op.getIndices()[dim]);
        if (dim == last)
          at = code.addConst(at, piece * kLineBytes / layout.elementBytes());
        if (shared && dim == partDim)
          at = code.add(at, code.mulConst(part, partElements));
        coordinates.push_back(at);
      }
      Value offset = code.addConst(tile.offset, piece * kLineBytes * layout.numRows());
      if (shared)
        offset = code.add(offset, code.mulConst(part, partBytes));
      NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp::create(
          b, loc, LLVM::AddrSpaceCastOp::create(b, loc, clusterPointer, code.sharedPointer(offset)),
          map, coordinates, code.barrierPointer(ring.full, tile.slot), ValueRange(), mask, Value(),
          NVVM::TMALoadMode::TILE, /*isCTAOnly=*/false, NVVM::CTAGroupKindAttr(), Value());
    }
  };
  if (!fitsRows(op))
    return load(maps.front());
  Value left = code.countRowsLeft(op);
  if (shared)
    left = arith::SubIOp::create(b, loc, left, code.mulConst(part, ownRows));
  auto has = [&](arith::CmpIPredicate predicate, int64_t rows) -> Value {
    return arith::CmpIOp::create(b, loc, predicate, left, code.i32(rows));
  };
  auto whole = scf::IfOp::create(b, loc, has(arith::CmpIPredicate::sge, ownRows),
                                 /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(whole.thenBlock()->getTerminator());
  load(maps.front());
  b.setInsertionPoint(whole.elseBlock()->getTerminator());
  // Of a part there may be none.
  code.emitUnder(shared ? has(arith::CmpIPredicate::sgt, 0) : Value(), [&] { load(maps.back()); });
}

void mlir::fuse::addRingPatterns(const TypeConverter &types, KernelFrame &frame,
                                 const WarpgroupKernel &kernel, RewritePatternSet &patterns) {
  patterns.add<LowerRingAcquire, LowerRingCommit, LowerRingWait, LowerRingRelease, LowerRingSkip,
               LowerGroup, LowerTakeTurn, LowerPassTurn, LowerTensorCopy>(types, frame, kernel);
}
