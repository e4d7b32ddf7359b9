//===- HoldAhead.cpp - rows held in shared memory, loaded a tile ahead ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop that holds a tile's row moves: for the first tile before the loop over tiles, for the
// next one behind the last read of each place. Copies keep their order, and each place its group,
// so what waits for them stays as it is; where the walk that waits is the last one, too, it waits
// for more than it reads.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEHOLDAHEAD
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse::tile;

namespace {
/// The loop over tiles of a kernel, and the loop in it that holds their rows.
class Rotation {
public:
  Rotation(scf::ForOp tiles, scf::ForOp holds)
      : tiles(tiles), holds(holds), loc(holds.getLoc()), own(getOwn()) {}

  LogicalResult run();

private:
  /// What the loop that holds needs of those before it, in order.
  SmallVector<Operation *> getOwn();
  /// Clones that for another tile.
  IRMapping cloneOwn(OpBuilder &b, Value tile);
  /// Holds the first tile.
  void buildFirst();
  /// Holds the next one where `read` has read the last one's.
  LogicalResult buildNext(ReadHeldOp read, Value hasNext, const IRMapping &ofNext);

  scf::ForOp tiles, holds;
  Location loc;
  SmallVector<Operation *> own;
};

struct HoldAhead : mlir::fuse::tile::impl::TileHoldAheadBase<HoldAhead> {
  void runOnOperation() override;
};
} // namespace

SmallVector<Operation *> Rotation::getOwn() {
  SetVector<Operation *> slice;
  BackwardSliceOptions options;
  options.omitBlockArguments = true;
  options.filter = [&](Operation *op) { return op->getBlock() == tiles.getBody(); };
  holds->walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && options.filter(def)) {
        (void)getBackwardSlice(def, &slice, options);
        slice.insert(def);
      }
  });
  SmallVector<Operation *> ordered(slice.begin(), slice.end());
  llvm::sort(ordered, [](Operation *x, Operation *y) { return x->isBeforeInBlock(y); });
  return ordered;
}

IRMapping Rotation::cloneOwn(OpBuilder &b, Value tile) {
  IRMapping mapping;
  mapping.map(tiles.getInductionVar(), tile);
  for (Operation *op : own)
    b.clone(*op, mapping);
  return mapping;
}

void Rotation::buildFirst() {
  OpBuilder b(tiles);
  Value first = tiles.getLowerBound();
  Value isThere =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, first, tiles.getUpperBound());
  auto branch = scf::IfOp::create(b, loc, isThere, /*withElseRegion=*/false);
  b.setInsertionPointToStart(branch.thenBlock());
  IRMapping mapping = cloneOwn(b, first);
  b.clone(*holds, mapping);
}

LogicalResult Rotation::buildNext(ReadHeldOp read, Value hasNext, const IRMapping &ofNext) {
  HoldOp fills;
  holds->walk([&](HoldOp hold) {
    if (hold.getHeld() == read.getHeld())
      fills = hold;
  });
  if (!fills)
    return read.emitOpError("reads what no loop over the places of its tile holds");
  OpBuilder b(read.getContext());
  b.setInsertionPointAfter(read);
  auto branch = scf::IfOp::create(b, loc, hasNext, /*withElseRegion=*/false);
  // A group of copies for all that is read of one place, if there is no next tile an empty one.
  bool isLast = true;
  for (Operation *after = branch->getNextNode(); after; after = after->getNextNode())
    if (auto other = dyn_cast<ReadHeldOp>(after); other && other.getLast())
      isLast &= other.getNumber() != read.getNumber();
  if (isLast)
    CopyCommitOp::create(b, loc);
  b.setInsertionPointToStart(branch.thenBlock());
  IRMapping mapping = ofNext;
  mapping.map(holds.getInductionVar(), read.getNumber());
  for (Operation &op : holds.getBody()->without_terminator())
    if (&op == fills || isMemoryEffectFree(&op))
      b.clone(op, mapping);
  return success();
}

LogicalResult Rotation::run() {
  if (!llvm::all_of(own, isMemoryEffectFree))
    return holds.emitOpError("holds what depends on memory; the next tile's would be another");
  SmallVector<ReadHeldOp> last;
  DenseMap<Value, int64_t> reads;
  DenseSet<std::pair<Value, Value>> places;
  WalkResult apart = tiles.walk([&](ReadHeldOp read) -> WalkResult {
    if (!read.getLast())
      return WalkResult::advance();
    if (!places.insert({read.getHeld(), read.getNumber()}).second)
      return read.emitOpError("is the second read of its place that is the last one");
    last.push_back(read);
    ++reads[read.getHeld()];
    return WalkResult::advance();
  });
  if (apart.wasInterrupted())
    return failure();
  WalkResult walk = holds->walk([&](HoldOp hold) -> WalkResult {
    if (reads.lookup(hold.getHeld()) == reads.lookup(last.empty() ? Value() : last[0].getHeld()) &&
        reads.contains(hold.getHeld()))
      return WalkResult::advance();
    return hold.emitOpError("holds places that are not read for the last time as others are, so "
                            "that nothing says when the next tile's may be filled");
  });
  if (walk.wasInterrupted())
    return failure();
  buildFirst();
  OpBuilder b(holds);
  Value next = arith::AddIOp::create(b, loc, tiles.getInductionVar(), tiles.getStep());
  Value hasNext =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, next, tiles.getUpperBound());
  IRMapping ofNext = cloneOwn(b, next);
  for (ReadHeldOp read : last)
    if (failed(buildNext(read, hasNext, ofNext)))
      return failure();
  holds.erase();
  return success();
}

void HoldAhead::runOnOperation() {
  WalkResult walk = getOperation().walk([](gpu::GPUFuncOp kernel) -> WalkResult {
    scf::ForOp holds;
    kernel.walk([&](HoldOp op) { holds = op->getParentOfType<scf::ForOp>(); });
    auto tiles = holds ? dyn_cast<scf::ForOp>(holds->getParentOp()) : scf::ForOp();
    // A CTA that has one tile has no next one.
    return tiles ? WalkResult(Rotation(tiles, holds).run()) : WalkResult::advance();
  });
  if (walk.wasInterrupted())
    signalPassFailure();
}
