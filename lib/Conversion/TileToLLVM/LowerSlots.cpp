//===- LowerSlots.cpp - slots that every warp copies into and reads -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A ring is constants: its tiles' places in shared memory. tile.make_ring stays until all that
// name it are lowered.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Conversion/TileToLLVM/StagedCopies.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Where the place of a slot's tile is computed: at its only copy, so that it takes no register
/// while the tiles before it are copied; else where the slot is named.
static Operation *getFirstNeed(OpResult tile) {
  auto copy = tile.hasOneUse() ? dyn_cast<CopyOp>(*tile.user_begin()) : CopyOp();
  return copy && copy->getBlock() == tile.getOwner()->getBlock() ? copy : tile.getOwner();
}

namespace {
struct LowerRingSlot : TilePattern<RingSlotOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(RingSlotOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    StagedCode code(rewriter, op.getLoc(), frame);
    auto ring = op.getRing().getDefiningOp<MakeRingOp>();
    SmallVector<SmallVector<Value>> tiles;
    for (OpResult tile : op->getResults()) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPoint(getFirstNeed(tile));
      tiles.push_back(code.getSlotTile(ring, tile.getResultNumber(), op.getSlot()));
    }
    rewriter.replaceOpWithMultiple(op, std::move(tiles));
    return success();
  }
};

struct LowerRingAdvance : TilePattern<RingAdvanceOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(RingAdvanceOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ThreadCode code(rewriter, op.getLoc(), frame);
    RingPosition from = {op.getSlot(), op.getParity()};
    int64_t stages = op.getRing().getType().getStages(), by = op.getBy();
    RingPosition next = op.getTimes() ? code.advance(from, stages, code.mulConst(op.getTimes(), by))
                                      : code.advance(from, stages, by);
    rewriter.replaceOp(op, {next.slot, next.parity});
    return success();
  }
};

struct LowerRingBehind : TilePattern<RingBehindOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(RingBehindOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ThreadCode code(rewriter, op.getLoc(), frame);
    int64_t stages = op.getRing().getType().getStages();
    Value slot = code.addConst(op.getSlot(), -int64_t(op.getBy() % stages));
    Value below =
        arith::CmpIOp::create(rewriter, code.loc, arith::CmpIPredicate::slt, slot, code.i32(0));
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, below, code.addConst(slot, stages), slot);
    return success();
  }
};

/// What a copy or a prefetch does, unit by unit; they are as large as `via` says.
template <typename CopyLike> CopyPlan planSlotCopy(StagedCode &code, CopyLike op, StagedType tile) {
  CopyPlan plan = code.planCopy(op, tile);
  if (auto copied = dyn_cast<AsyncCopyAttr>(op.getViaAttr())) {
    plan.setUnit(copied.getBytes());
  } else {
    auto vector = cast<VectorAttr>(op.getViaAttr());
    plan.clamps = vector.getClamps();
    plan.setUnit(vector.getElements() * plan.layout.elementBytes());
  }
  return plan;
}

struct LowerPrefetch : TilePattern<PrefetchOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(PrefetchOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    StagedCode code(rewriter, op.getLoc(), frame);
    CopyPlan plan = planSlotCopy(code, op, op.getResult().getType().getTile());
    rewriter.replaceOpWithMultiple(op, {code.prefetchUnits(plan)});
    return success();
  }
};

struct LowerCopy : TilePattern<CopyOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(CopyOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    StagedCode code(rewriter, op.getLoc(), frame);
    Value offset = code.getStaged(op.getDest()).offset;
    CopyPlan plan = planSlotCopy(code, op, op.getDest().getType());
    if (op.getPrefetched())
      code.storeUnits(plan, code.unpack(op.getPrefetched()), offset);
    else
      code.emitCopies(plan, offset);
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerCopyCommit : TilePattern<CopyCommitOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(CopyCommitOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    frame.hooks.emitAsyncCommit(rewriter, op.getLoc());
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerCopyWait : TilePattern<CopyWaitOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(CopyWaitOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    frame.hooks.emitAsyncWait(rewriter, op.getLoc(), op.getPending());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void mlir::fuse::addSlotPatterns(const TypeConverter &types, KernelFrame &frame,
                                 RewritePatternSet &patterns) {
  patterns.add<LowerRingSlot, LowerRingAdvance, LowerRingBehind, LowerPrefetch, LowerCopy,
               LowerCopyCommit, LowerCopyWait>(types, frame);
}
