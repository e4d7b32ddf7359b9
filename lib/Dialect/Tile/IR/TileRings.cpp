//===- TileRings.cpp - roles and the protocol of rings --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block is checked op by op, as it runs: which slot the producers have in hand, and which slots
// the consumers have waited for and not released. A loop may run any number of times, so it must
// leave things as it found them.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse::tile;

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

/// Of an op that changes which slots are full, free or under way. As no value is named, no alias
/// analysis takes two such effects for independent.
static void changesSlots(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), RingSlots::get());
  effects.emplace_back(MemoryEffects::Write::get(), RingSlots::get());
}

void MakeRingOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Allocate::get(), getOperation()->getOpResult(0),
                       RingSlots::get());
}
void RingAcquireOp::getEffects(Effects &effects) { changesSlots(effects); }
void RingCommitOp::getEffects(Effects &effects) { changesSlots(effects); }
void RingWaitOp::getEffects(Effects &effects) { changesSlots(effects); }
void RingReadOp::getEffects(Effects &effects) { changesSlots(effects); }
void RingReleaseOp::getEffects(Effects &effects) { changesSlots(effects); }
void RingSkipOp::getEffects(Effects &effects) { changesSlots(effects); }
void TakeTurnOp::getEffects(Effects &effects) { changesSlots(effects); }
void PassTurnOp::getEffects(Effects &effects) { changesSlots(effects); }
void RingArriveOp::getEffects(Effects &effects) { changesSlots(effects); }
void CopyBarrierOp::getEffects(Effects &effects) { changesSlots(effects); }
void RealignOp::getEffects(Effects &effects) { changesSlots(effects); }
void MmaWaitOp::getEffects(Effects &effects) { changesSlots(effects); }
void CopyCommitOp::getEffects(Effects &effects) { changesSlots(effects); }
void CopyWaitOp::getEffects(Effects &effects) { changesSlots(effects); }
void MakeHeldOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Allocate::get(), getOperation()->getOpResult(0),
                       RingSlots::get());
}
void HoldOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
  changesSlots(effects);
}
void ReadHeldOp::getEffects(Effects &effects) { changesSlots(effects); }
void CopyOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
  changesSlots(effects);
}

//===----------------------------------------------------------------------===//
// Ops by themselves
//===----------------------------------------------------------------------===//

/// An op of one role stands in that region of a tile.roles.
static LogicalResult verifyRole(Operation *op, bool isProducer) {
  auto roles = op->getParentOfType<RolesOp>();
  Region *region = !roles ? nullptr : isProducer ? &roles.getProducer() : &roles.getConsumer();
  if (!region || !region->isAncestor(op->getParentRegion()))
    return op->emitOpError() << "is for the " << (isProducer ? "producers" : "consumers")
                             << " of a tile.roles";
  return success();
}

static LogicalResult verifySlot(Operation *op, RingType ring, TypeRange tiles) {
  if (TypeRange(ring.getSlots()) != tiles)
    return op->emitOpError() << "gives the tiles of a slot of " << ring;
  return success();
}

/// A slot is named with the parity of its round.
template <typename PositionOp> static LogicalResult verifyPosition(PositionOp op) {
  if (bool(op.getSlot()) == bool(op.getParity()))
    return success();
  return op.emitOpError("names a slot or the parity of a round; it wants both or neither");
}

LogicalResult RingAcquireOp::verify() {
  return failure(failed(verifyPosition(*this)) ||
                 failed(verifySlot(*this, getRing().getType(), getTiles().getTypes())) ||
                 failed(verifyRole(*this, /*isProducer=*/true)));
}

LogicalResult RingCommitOp::verify() { return verifyRole(*this, /*isProducer=*/true); }

LogicalResult RingWaitOp::verify() {
  return failure(failed(verifyPosition(*this)) ||
                 failed(verifySlot(*this, getRing().getType(), getTiles().getTypes())) ||
                 failed(verifyRole(*this, /*isProducer=*/false)));
}

LogicalResult RingReadOp::verify() {
  ArrayRef<Type> slots = getRing().getType().getSlots();
  if (slots.size() != getNumResults() || slots.empty())
    return emitOpError() << "has " << getNumResults() << " results for slots of " << slots.size()
                         << " tiles";
  ArrayRef<int64_t> part = getTileShape(slots[0]), whole = getTileShape(getResultTypes()[0]);
  for (auto [slot, result] : llvm::zip(slots, getResultTypes()))
    if (getTileElementType(slot) != getTileElementType(result) || getTileShape(slot) != part ||
        getTileShape(result) != whole || part.size() != 2 || whole.size() != 2 ||
        part[0] != whole[0] || whole[1] % part[1])
      return emitOpError() << "cannot read " << result << " out of tiles " << slot
                           << " side by side";
  return failure(failed(verifyPosition(*this)) || failed(verifyRole(*this, /*isProducer=*/false)));
}

int64_t RingReadOp::getNumSlots() {
  return getTileShape(getResultTypes()[0])[1] / getTileShape(getRing().getType().getSlots()[0])[1];
}

/// An op of groups of consumers stands among these.
static LogicalResult verifyInGroups(Operation *op) {
  if (failed(verifyRole(op, /*isProducer=*/false)))
    return failure();
  if (op->getParentOfType<RolesOp>().getGroups() > 1)
    return success();
  return op->emitOpError("is for consumers in groups, and those of its tile.roles are one");
}

LogicalResult GroupOp::verify() { return verifyInGroups(*this); }
LogicalResult TakeTurnOp::verify() { return verifyInGroups(*this); }
LogicalResult PassTurnOp::verify() { return verifyInGroups(*this); }
LogicalResult RingSkipOp::verify() { return verifyInGroups(*this); }

LogicalResult RingArriveOp::verify() { return verifyRole(*this, /*isProducer=*/true); }

LogicalResult CopyBarrierOp::verify() { return verifyRole(*this, /*isProducer=*/true); }

LogicalResult SkewOp::verify() {
  if (int64_t(getIndices().size()) != getSource().getType().getRank())
    return emitOpError() << "has " << getIndices().size() << " indices into "
                         << getSource().getType();
  return success();
}

LogicalResult RealignOp::verify() {
  size_t tiles = getRing().getType().getSlots().size();
  if (getTile() >= tiles)
    return emitOpError() << "is of tile " << getTile() << " of slots of " << tiles;
  if (int64_t(getRowDim()) >= getSource().getType().getRank())
    return emitOpError() << "has rows along dimension " << getRowDim() << " of "
                         << getSource().getType();
  return verifyRole(*this, /*isProducer=*/true);
}

LogicalResult RingSlotOp::verify() {
  for (Operation *user : getRing().getUsers())
    if (!isa<RingSlotOp>(user)) {
      InFlightDiagnostic diag =
          emitOpError("names a slot of a ring that roles share, where slots pass in order");
      diag.attachNote(user->getLoc()) << "the other use";
      return diag;
    }
  APInt number;
  int64_t stages = getRing().getType().getStages();
  if (matchPattern(getSlot(), m_ConstantInt(&number)) && number.uge(stages))
    return emitOpError() << "names slot " << number.getSExtValue() << " of a ring of " << stages;
  return verifySlot(*this, getRing().getType(), getTiles().getTypes());
}

LogicalResult RingReleaseOp::verify() { return verifyRole(*this, /*isProducer=*/false); }

LogicalResult MmaWaitOp::verify() {
  if (getAccs().getTypes() != getResults().getTypes())
    return emitOpError("results are the accumulators, with the same types");
  if (!getAccs().empty() && getPending() != 0)
    return emitOpError() << "leaves " << getPending()
                         << " steps under way, whose accumulators nobody may read yet; take "
                            "accumulators where pending is 0";
  return success();
}

//===----------------------------------------------------------------------===//
// RolesOp
//===----------------------------------------------------------------------===//

/// In each block: an acquire, a copy into each tile of its slot, and a commit.
static LogicalResult verifyProducer(Block &block) {
  llvm::MapVector<Value, RingAcquireOp> inHand; // by ring
  DenseSet<Value> filled;
  for (Operation &op : block) {
    if (auto acquire = dyn_cast<RingAcquireOp>(op)) {
      if (!inHand.insert({acquire.getRing(), acquire}).second)
        return acquire.emitOpError("takes a slot before tile.ring_commit has handed over the last");
    } else if (auto copy = dyn_cast<CopyOp>(op)) {
      auto acquire = copy.getDest().getDefiningOp<RingAcquireOp>();
      if (!acquire || inHand.lookup(acquire.getRing()) != acquire)
        return copy.emitOpError("fills no slot that a tile.ring_acquire of its block has taken and "
                                "no tile.ring_commit handed over");
      if (!filled.insert(copy.getDest()).second)
        return copy.emitOpError("fills a tile that another tile.copy fills");
    } else if (auto commit = dyn_cast<RingCommitOp>(op)) {
      RingAcquireOp acquire = inHand.lookup(commit.getRing());
      if (!acquire)
        return commit.emitOpError("hands over no slot: its block has no tile.ring_acquire before "
                                  "it that is not committed");
      for (Value tile : acquire.getTiles())
        if (!filled.contains(tile))
          return acquire.emitOpError()
                 << "takes a slot whose tile #" << cast<OpResult>(tile).getResultNumber()
                 << " no tile.copy fills before the commit";
      inHand.erase(commit.getRing());
    }
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        if (failed(verifyProducer(inner)))
          return failure();
  }
  for (auto &[ring, acquire] : inHand)
    return acquire.emitOpError("takes a slot that its block does not hand over: one "
                               "tile.ring_commit is wanted for each tile.ring_acquire");
  return success();
}

namespace {
/// What the consumers do, in the order in which they do it.
class ConsumerVerifier {
public:
  explicit ConsumerVerifier(bool takesTurns) : takesTurns(takesTurns) {}

  LogicalResult verify(Block &block);
  /// At the end: every slot is released.
  LogicalResult finish();

private:
  /// Slots waited for and not released, the oldest first; null where a wait is not known, since it
  /// was of an earlier round of a loop.
  using Slots = SmallVector<RingWaitOp>;
  using State = llvm::MapVector<Value, Slots>; // by ring

  LogicalResult verifyOp(Operation &op);
  LogicalResult release(RingReleaseOp op);
  /// A region that runs any number of times, or not at all.
  LogicalResult verifyRegion(Operation &op, Region &region);
  LogicalResult verifyReads(Operation &op);
  /// Of groups: slots are waited for in turns, and skipped where none is in hand.
  LogicalResult verifyTurn(Operation &op);

  bool takesTurns;
  DenseMap<Value, Operation *> turns; // by ring, the tile.take_turn that has not been passed on
  State state;
  DenseMap<Value, Operation *> lastWait; // by ring
};
} // namespace

LogicalResult ConsumerVerifier::verify(Block &block) {
  for (Operation &op : block)
    if (failed(verifyOp(op)))
      return failure();
  return success();
}

LogicalResult ConsumerVerifier::verifyTurn(Operation &op) {
  if (auto take = dyn_cast<TakeTurnOp>(op)) {
    auto [turn, isNew] = turns.try_emplace(take.getRing(), take);
    if (!isNew) {
      InFlightDiagnostic diag = op.emitOpError("takes a turn that the group has; tile.pass_turn "
                                               "passes it on first");
      diag.attachNote(turn->second->getLoc()) << "taken here";
      return diag;
    }
  } else if (auto pass = dyn_cast<PassTurnOp>(op)) {
    Operation *turn = turns.lookup(pass.getRing());
    if (!turn || turn->getBlock() != op.getBlock())
      return op.emitOpError("passes on a turn that no tile.take_turn before it in its block has "
                            "taken");
    turns.erase(pass.getRing());
  } else if (isa<RingWaitOp, RingReadOp>(op) && takesTurns && !turns.contains(op.getOperand(0))) {
    return op.emitOpError("waits for a slot out of turn; groups of consumers share a ring, and "
                          "wait for its slots between tile.take_turn and tile.pass_turn");
  } else if (auto skip = dyn_cast<RingSkipOp>(op); skip && !state[skip.getRing()].empty()) {
    return op.emitOpError("skips slots while one is in hand; tile.ring_release comes first");
  }
  return success();
}

LogicalResult ConsumerVerifier::verifyOp(Operation &op) {
  if (failed(verifyTurn(op)))
    return failure();
  if (auto wait = dyn_cast<RingWaitOp>(op)) {
    Slots &slots = state[wait.getRing()];
    slots.push_back(wait);
    lastWait[wait.getRing()] = wait;
    int64_t stages = wait.getRing().getType().getStages();
    if (int64_t(slots.size()) > stages)
      return wait.emitOpError() << "would never end: all " << stages
                                << " slots of the ring are waited for and none of them released";
    return success();
  }
  if (auto read = dyn_cast<RingReadOp>(op)) {
    if (!state[read.getRing()].empty())
      return read.emitOpError("reads whole slots; one that tile.ring_wait has given must be "
                              "released before");
    return success();
  }
  if (auto releases = dyn_cast<RingReleaseOp>(op))
    return release(releases);
  if (auto slices = dyn_cast<SlicesOp>(op)) // runs once
    return verify(slices.getBody().front());
  if (failed(verifyReads(op)))
    return failure();
  for (Region &region : op.getRegions())
    if (failed(verifyRegion(op, region)))
      return failure();
  return success();
}

LogicalResult ConsumerVerifier::release(RingReleaseOp op) {
  Slots &slots = state[op.getRing()];
  if (slots.empty())
    return op.emitOpError("releases a slot that no tile.ring_wait has given, or that is released");
  int64_t oldest = int64_t(slots.size()) - 1;
  if (int64_t(op.getLag()) != oldest)
    return op.emitOpError() << "has lag " << op.getLag() << ", but the oldest slot not released is "
                            << "that of lag " << oldest << "; slots are released in order";
  slots.erase(slots.begin());
  return success();
}

/// Tiles of a slot are read only while it is neither released nor, perhaps, another round's.
LogicalResult ConsumerVerifier::verifyReads(Operation &op) {
  for (Value operand : op.getOperands()) {
    auto wait = operand.getDefiningOp<RingWaitOp>();
    if (wait && !llvm::is_contained(state[wait.getRing()], wait))
      return op.emitOpError("reads a slot that may be released already: its tile.ring_wait must "
                            "stand before it in the same round, and the release after it");
  }
  return success();
}

LogicalResult ConsumerVerifier::verifyRegion(Operation &op, Region &region) {
  if (region.empty())
    return success();
  if (!region.hasOneBlock())
    return op.emitOpError("has a region of several blocks; consumers are written with scf");
  // The rings whose slots change here: of these the region knows only how many are in hand.
  DenseSet<Value> touched;
  region.walk([&](Operation *inner) {
    if (isa<RingWaitOp, RingReleaseOp>(inner))
      touched.insert(inner->getOperand(0));
  });
  auto forget = [&] {
    for (auto &[ring, slots] : state)
      if (touched.contains(ring))
        slots.assign(slots.size(), RingWaitOp());
  };
  if (!isa<scf::IfOp>(op))
    forget();
  State before = state;
  DenseMap<Value, Operation *> turnsBefore = turns;
  if (failed(verify(region.front())))
    return failure();
  if (turns != turnsBefore)
    return finish();
  for (Value ring : touched)
    if (state.lookup(ring).size() != before.lookup(ring).size())
      return op.emitOpError() << "has a region that leaves " << state.lookup(ring).size()
                              << " slots of a ring unreleased and finds "
                              << before.lookup(ring).size()
                              << "; a region that is repeated or skipped changes no number of them";
  forget();
  return success();
}

LogicalResult ConsumerVerifier::finish() {
  for (auto &[ring, turn] : turns)
    return turn->emitOpError("takes a turn that no tile.pass_turn behind it in its block passes "
                             "on");
  for (auto &[ring, slots] : state)
    if (!slots.empty())
      return lastWait.lookup(ring)->emitOpError()
             << "gives a slot that is never released: " << slots.size()
             << " of its ring are in hand at the end of the consumers";
  return success();
}

/// Either all of a role's ops on rings name their slots, or none does.
static LogicalResult verifyAllNamed(RolesOp roles) {
  Operation *named = nullptr, *unnamed = nullptr;
  roles.walk([&](Operation *op) {
    llvm::TypeSwitch<Operation *>(op)
        .Case<RingAcquireOp, RingCommitOp, RingWaitOp, RingReadOp, RingReleaseOp>(
            [&](auto typed) { (typed.getSlot() ? named : unnamed) = op; })
        .Case([&](TakeTurnOp turn) { (turn.getParity() ? named : unnamed) = op; });
  });
  if (!named || !unnamed)
    return success();
  InFlightDiagnostic diag = unnamed->emitOpError("does not name its slot, and others do; "
                                                 "tile-thread-rings names those of all");
  diag.attachNote(named->getLoc()) << "one that does";
  return diag;
}

SetVector<Value> RolesOp::getTurnRings() {
  SetVector<Value> rings;
  getConsumer().walk([&](TakeTurnOp turn) { rings.insert(turn.getRing()); });
  return rings;
}

void RolesOp::getSuccessorRegions(RegionBranchPoint point,
                                  SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.push_back(RegionSuccessor(&getProducer()));
  else if (point.getTerminatorPredecessorOrNull()->getParentRegion() == &getProducer())
    regions.push_back(RegionSuccessor(&getConsumer()));
  else
    regions.push_back(RegionSuccessor(getOperation(), getOperation()->getResults()));
}

void RolesOp::getRegionInvocationBounds(ArrayRef<Attribute>,
                                        SmallVectorImpl<InvocationBounds> &bounds) {
  bounds.append(2, InvocationBounds(1, 1));
}

LogicalResult RolesOp::verifyRegions() {
  ConsumerVerifier consumers(/*takesTurns=*/getGroups() > 1);
  return failure(failed(verifyAllNamed(*this)) || failed(verifyProducer(getProducer().front())) ||
                 failed(consumers.verify(getConsumer().front())) || failed(consumers.finish()));
}
