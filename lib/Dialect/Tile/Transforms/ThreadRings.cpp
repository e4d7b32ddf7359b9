//===- ThreadRings.cpp - slots of rings as values -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadValues.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILETHREADRINGS
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
/// The place of one role in its rings.
class RingThreader {
public:
  LogicalResult run(Region &role);

private:
  /// Whether a role stands in another slot of the ring behind `op`.
  static bool advances(Operation *op) {
    return isa<RingCommitOp, RingWaitOp, RingReadOp, RingSkipOp>(op);
  }
  /// The ring that an op is on; null for none.
  static Value getRing(Operation *op) {
    return advances(op) || isa<RingAcquireOp, RingReleaseOp>(op) ? op->getOperand(0) : Value();
  }
  void visit(Operation *op, MutableArrayRef<Value> positions);
  /// i32: the parity of the first turn of a group. Before any turn is passed the parity of turns is
  /// 1, which group 0 waits for.
  static Value getFirstTurn(OpBuilder &b, Location loc);

  /// `positions` has two values for each, slot and parity, and behind them the parities of turns.
  SetVector<Value> rings;
  /// Those at which groups take turns.
  SetVector<Value> turnRings;
};

struct ThreadRings : mlir::fuse::tile::impl::TileThreadRingsBase<ThreadRings> {
  void runOnOperation() override;
};
} // namespace

/// The slot so many slots before another.
static Value getBehind(OpBuilder &b, Location loc, Value ring, Value slot, int64_t by) {
  auto advance = slot.getDefiningOp<RingAdvanceOp>();
  if (advance && !advance.getTimes() && int64_t(advance.getBy()) <= by) {
    slot = advance.getSlot();
    by -= advance.getBy();
  }
  return by == 0 ? slot : RingBehindOp::create(b, loc, ring, slot, by).getResult();
}

void RingThreader::visit(Operation *op, MutableArrayRef<Value> positions) {
  if (auto turn = dyn_cast<TakeTurnOp>(op)) {
    auto *number = llvm::find(turnRings, turn.getRing());
    Value &parity = positions[2 * rings.size() + (number - turnRings.begin())];
    turn.getParityMutable().assign(parity);
    OpBuilder b(op->getContext());
    b.setInsertionPointAfter(op);
    Value one = arith::ConstantIntOp::create(b, op->getLoc(), 1, 32);
    parity = arith::XOrIOp::create(b, op->getLoc(), parity, one);
    return;
  }
  Value ring = getRing(op);
  if (!ring)
    return;
  auto *number = llvm::find(rings, ring);
  Value &slot = positions[2 * (number - rings.begin())];
  Value &parity = positions[2 * (number - rings.begin()) + 1];
  OpBuilder b(op);
  llvm::TypeSwitch<Operation *>(op)
      .Case<RingAcquireOp, RingWaitOp, RingReadOp>([&](auto waits) {
        waits.getSlotMutable().assign(slot);
        waits.getParityMutable().assign(parity);
      })
      .Case([&](RingCommitOp commit) { commit.getSlotMutable().assign(slot); })
      .Case([&](RingReleaseOp release) {
        release.getSlotMutable().assign(
            getBehind(b, op->getLoc(), ring, slot, release.getLag() + 1));
      });
  if (!advances(op))
    return;
  b.setInsertionPointAfter(op);
  auto read = dyn_cast<RingReadOp>(op);
  auto skip = dyn_cast<RingSkipOp>(op);
  auto advance =
      RingAdvanceOp::create(b, op->getLoc(), ring, slot, parity, skip ? skip.getCount() : Value(),
                            read ? read.getNumSlots() : 1);
  slot = advance.getNextSlot();
  parity = advance.getNextParity();
}

Value RingThreader::getFirstTurn(OpBuilder &b, Location loc) {
  Value group = GroupOp::create(b, loc, b.getI32Type());
  Value zero = arith::ConstantIntOp::create(b, loc, 0, 32);
  Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, group, zero);
  return arith::ExtUIOp::create(b, loc, b.getI32Type(), isFirst);
}

LogicalResult RingThreader::run(Region &role) {
  role.walk([&](Operation *op) {
    if (Value ring = getRing(op))
      rings.insert(ring);
    if (auto turn = dyn_cast<TakeTurnOp>(op))
      turnRings.insert(turn.getRing());
  });
  if (rings.empty())
    return success();
  auto b = OpBuilder::atBlockBegin(&role.front());
  Value zero = arith::ConstantIntOp::create(b, role.getLoc(), 0, 32);
  SmallVector<Value> positions(2 * rings.size(), zero);
  if (!turnRings.empty())
    positions.append(turnRings.size(), getFirstTurn(b, role.getLoc()));
  ValueThreader threader = {
      [&](Operation *op, unsigned number) {
        if (number < 2 * rings.size())
          return advances(op) && op->getOperand(0) == rings[number / 2];
        return isa<TakeTurnOp>(op) && op->getOperand(0) == turnRings[number - 2 * rings.size()];
      },
      [&](Operation *op, MutableArrayRef<Value> values) { visit(op, values); }};
  return threader.thread(role.front(), positions);
}

/// Each tile loop of the producers is the work of warps of its own, which know nothing of how far
/// others have come.
static LogicalResult verifyFilledByOne(RolesOp roles) {
  DenseMap<Value, Operation *> loops;
  Block &block = roles.getProducer().front();
  WalkResult walk = roles.getProducer().walk([&](RingAcquireOp acquire) {
    Operation *loop = block.findAncestorOpInBlock(*acquire);
    Operation *first = loops.try_emplace(acquire.getRing(), loop).first->second;
    if (first == loop)
      return WalkResult::advance();
    InFlightDiagnostic diag =
        acquire.emitOpError("fills a ring that another loop of the producers fills, beside it; "
                            "slots pass in order, so one fills each ring");
    diag.attachNote(first->getLoc()) << "the other loop";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// Whether the slots of a tile.roles have their numbers.
static bool isThreaded(RolesOp roles) {
  return roles
      .walk([](Operation *op) {
        const bool isNamed =
            llvm::TypeSwitch<Operation *, bool>(op)
                .Case<RingAcquireOp, RingCommitOp, RingWaitOp, RingReadOp, RingReleaseOp>(
                    [](auto typed) { return bool(typed.getSlot()); })
                .Default(false);
        return isNamed ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

void ThreadRings::runOnOperation() {
  WalkResult walk = getOperation().walk([](RolesOp roles) -> WalkResult {
    if (isThreaded(roles))
      return WalkResult::advance();
    if (failed(verifyFilledByOne(roles)) || failed(RingThreader().run(roles.getProducer())) ||
        failed(RingThreader().run(roles.getConsumer())))
      return WalkResult::interrupt();
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    signalPassFailure();
}
