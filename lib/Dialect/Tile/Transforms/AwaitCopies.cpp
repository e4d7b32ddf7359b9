//===- AwaitCopies.cpp - when copies of producers are waited for ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows that start off a multiple of 4 bytes admit no asynchronous copy to their place: the aligned
// 16 bytes around are copied, and when they are there, shifted from shared memory to shared memory.
// So nothing but addresses is ever in registers, and what is under way is limited by the ring
// alone.
//
//===----------------------------------------------------------------------===//

#include "ThreadValues.h"
#include "fuse/Dialect/Tile/Utils/Access.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEAWAITCOPIES
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
/// The asynchronous copies into the slots of one ring.
class CopiesAwaiter {
public:
  CopiesAwaiter(RingAcquireOp acquire) : acquire(acquire) {}

  LogicalResult run();

private:
  /// A copy whose lines are realigned.
  struct Realigned {
    CopyOp copy;
    unsigned tile; // of the slot
    /// Whether tiles start off a multiple of 16 bytes, by how many it is then known only as they
    /// are copied; and where `state` has that of the last rounds, the last one first.
    bool varies;
    unsigned firstSkew = 0;
  };
  /// Ends a round: the slot of `lag` rounds ago is full. `skews` are those of this round.
  void buildRound(OpBuilder &b, Value slot, ArrayRef<Value> skews, MutableArrayRef<Value> state);
  void buildArrival(OpBuilder &b, Value slot, ArrayRef<Value> skews);
  /// Rounds without copies behind the producers' loop, which ends with `state`.
  LogicalResult buildDrain(Operation *loop, ArrayRef<Value> state);
  /// What a value of a round is behind the producers' loops.
  Value getAfterLoops(Value value);

  RingAcquireOp acquire;
  Location loc = acquire.getLoc();
  RingCommitOp commit;
  SmallVector<Realigned> realigned;
  /// How many rounds pass before copies are waited for.
  int64_t lag = 0;
};

struct AwaitCopies : mlir::fuse::tile::impl::TileAwaitCopiesBase<AwaitCopies> {
  void runOnOperation() override;
};
} // namespace

static Value i32(OpBuilder &b, Location loc, int64_t value) {
  return arith::ConstantIntOp::create(b, loc, value, 32);
}

void CopiesAwaiter::buildArrival(OpBuilder &b, Value slot, ArrayRef<Value> skews) {
  CopyWaitOp::create(b, loc, lag);
  // A line holds what several threads have copied.
  if (!realigned.empty())
    CopyBarrierOp::create(b, loc);
  for (auto [item, skew] : llvm::zip_equal(realigned, skews)) {
    int64_t contiguous = item.copy.getDest().getType().getLayout().getContiguous();
    RealignOp::create(b, loc, acquire.getRing(), slot, item.tile, skew, item.copy.getSource(),
                      item.copy.getTileDims()[1 - contiguous]);
  }
  RingArriveOp::create(b, loc, acquire.getRing(), slot);
}

void CopiesAwaiter::buildRound(OpBuilder &b, Value slot, ArrayRef<Value> skews,
                               MutableArrayRef<Value> state) {
  CopyCommitOp::create(b, loc);
  if (lag == 0)
    return buildArrival(b, slot, skews);
  Value &rounds = state[0];
  Value enough = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, rounds, i32(b, loc, lag));
  Value more = arith::AddIOp::create(b, loc, rounds, i32(b, loc, 1));
  rounds = arith::SelectOp::create(b, loc, enough, rounds, more);
  auto branch = scf::IfOp::create(b, loc, enough, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    SmallVector<Value> oldest = llvm::map_to_vector(realigned, [&](Realigned &item) {
      return item.varies ? state[item.firstSkew + lag - 1] : i32(b, loc, 0);
    });
    buildArrival(b, RingBehindOp::create(b, loc, acquire.getRing(), slot, lag), oldest);
  }
  for (auto [item, skew] : llvm::zip_equal(realigned, skews)) {
    if (!item.varies)
      continue;
    MutableArrayRef<Value> known = state.slice(item.firstSkew, lag);
    for (unsigned i = lag - 1; i > 0; --i)
      known[i] = known[i - 1];
    known[0] = skew;
  }
}

Value CopiesAwaiter::getAfterLoops(Value value) {
  Block &producer = acquire->getParentOfType<RolesOp>().getProducer().front();
  while (value.getParentBlock() != &producer) {
    Operation *parent = value.getParentBlock()->getParentOp();
    Operation *terminator = value.getParentBlock()->getTerminator();
    auto yielded = llvm::find(terminator->getOperands(), value);
    if (!isa<scf::ForOp, scf::IfOp>(parent) || yielded == terminator->operand_end())
      return Value();
    value = parent->getResult(std::distance(terminator->operand_begin(), yielded));
  }
  return value;
}

LogicalResult CopiesAwaiter::buildDrain(Operation *loop, ArrayRef<Value> state) {
  Value slot, parity;
  for (Operation *user : commit.getSlot().getUsers())
    if (auto advance = dyn_cast<RingAdvanceOp>(user);
        advance && advance.getRing() == commit.getRing() && advance.getBy() == 1) {
      slot = getAfterLoops(advance.getNextSlot());
      parity = getAfterLoops(advance.getNextParity());
    }
  if (!slot || !parity)
    return commit.emitOpError("hands over slots whose number is lost behind the producers' loops, "
                              "where copies are still under way");
  OpBuilder b(loc.getContext());
  b.setInsertionPointAfter(loop);
  SmallVector<Value> inits = {slot, parity};
  llvm::append_range(inits, state);
  scf::ForOp::create(b, loc, i32(b, loc, 0), i32(b, loc, lag), i32(b, loc, 1), inits,
                     [&](OpBuilder &b, Location, Value, ValueRange carried) {
                       SmallVector<Value> next(carried.drop_front(2));
                       SmallVector<Value> skews(realigned.size(), i32(b, loc, 0));
                       buildRound(b, carried[0], skews, next);
                       auto advance =
                           RingAdvanceOp::create(b, loc, acquire.getRing(), carried[0], carried[1]);
                       next.insert(next.begin(), {advance.getNextSlot(), advance.getNextParity()});
                       scf::YieldOp::create(b, loc, next);
                     });
  return success();
}

LogicalResult CopiesAwaiter::run() {
  for (Operation *op = acquire; !commit; op = op->getNextNode())
    if (auto next = dyn_cast<RingCommitOp>(op); next && next.getRing() == acquire.getRing())
      commit = next;
  if (!commit.getSlot())
    return commit.emitOpError("does not name its slot; tile-thread-rings does");
  // The consumers hold two slots or more, the one that they read and the ones before, which they
  // release when the products of the next are under way; all others may be filled.
  int64_t held = 2;
  for (Operation *user : acquire.getRing().getUsers())
    if (auto release = dyn_cast<RingReleaseOp>(user))
      held = std::max<int64_t>(held, release.getLag() + 1);
  lag = std::max<int64_t>(acquire.getRing().getType().getStages() - held, 0);
  // Rounds that are under way.
  unsigned numValues = 1;
  for (auto [number, tile] : llvm::enumerate(acquire.getTiles()))
    for (Operation *user : tile.getUsers()) {
      auto copy = dyn_cast<CopyOp>(user);
      auto via = copy ? dyn_cast<AsyncCopyAttr>(copy.getViaAttr()) : AsyncCopyAttr();
      if (!via || !via.getRealigned())
        continue;
      // Tiles start at multiples of 16 bytes, unless their indices or planes in front of them do
      // not.
      int64_t elements = 16 / getElementBytes(copy.getDest().getType().getElementType());
      bool varies = getOffsetMultiple(copy.getSource(), copy.getIndices()) % elements != 0;
      realigned.push_back({copy, unsigned(number), varies, numValues});
      numValues += varies ? lag : 0;
    }
  Operation *loop =
      acquire->getParentOfType<RolesOp>().getProducer().front().findAncestorOpInBlock(*acquire);
  if (loop == acquire)
    return acquire.emitOpError(
        "stands outside of the producers' loops, each of which fills a ring");
  OpBuilder b(loop);
  SmallVector<Value> state(lag == 0 ? 0 : numValues, i32(b, loc, 0));
  auto getSkew = [&](Realigned &item) -> Value {
    OpBuilder before(item.copy);
    if (!item.varies)
      return i32(before, loc, 0);
    return SkewOp::create(before, item.copy.getLoc(), item.copy.getSource(),
                          item.copy.getIndices());
  };
  ValueThreader threader = {[&](Operation *op, unsigned) { return op == commit; },
                            [&](Operation *op, MutableArrayRef<Value> values) {
                              if (op != commit)
                                return;
                              SmallVector<Value> skews = llvm::map_to_vector(realigned, getSkew);
                              OpBuilder after(op->getBlock(), std::next(op->getIterator()));
                              buildRound(after, commit.getSlot(), skews, values);
                            }};
  if (failed(threader.thread(loop, state)))
    return failure();
  if (lag == 0)
    return success();
  loop = acquire->getParentOfType<RolesOp>().getProducer().front().findAncestorOpInBlock(*acquire);
  return buildDrain(loop, state);
}

/// Whether producers copy into the slots of a ring themselves.
static bool isCopied(RingAcquireOp acquire) {
  return llvm::any_of(acquire.getTiles(), [](Value tile) {
    return llvm::any_of(tile.getUsers(), [](Operation *user) {
      auto copy = dyn_cast<CopyOp>(user);
      return copy && isa_and_present<AsyncCopyAttr>(copy.getViaAttr());
    });
  });
}

void AwaitCopies::runOnOperation() {
  SmallVector<RingAcquireOp> copied;
  WalkResult walk = getOperation().walk([&](RingAcquireOp acquire) {
    if (!isCopied(acquire))
      return WalkResult::advance();
    for (Operation *user : acquire.getRing().getUsers()) {
      if (isa<RingArriveOp>(user))
        return WalkResult::advance();
      if (isa<RingAcquireOp>(user) && user != acquire)
        return WalkResult(
            acquire.emitOpError("fills a ring that is filled elsewhere too; "
                                "asynchronous copies into a ring stand in one place"));
    }
    copied.push_back(acquire);
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return signalPassFailure();
  for (RingAcquireOp acquire : copied)
    if (failed(CopiesAwaiter(acquire).run()))
      return signalPassFailure();
}
