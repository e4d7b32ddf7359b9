//===- Distribute.cpp - tiles over CTAs -----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which items a CTA takes is the distribution's to say (DistributionInterface); what an item is,
// the same for all of them, is here: numbers of tiles, and the order in which their numbers walk
// them.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEDISTRIBUTE
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
struct Distribute : mlir::fuse::tile::impl::TileDistributeBase<Distribute> {
  void runOnOperation() override;
};
} // namespace

/// i32: how many items lie along each dimension.
static SmallVector<Value> countItems(OpBuilder &b, ForTilesOp op) {
  CountBuilder count(b, op.getLoc());
  SmallVector<Value> counts;
  for (auto [extent, tile] : llvm::zip(op.getExtents(), op.getTile()))
    counts.push_back(count.toI32(count.ceilDiv(extent, tile)));
  // Without tiles no CTA is launched, and nothing of this is executed. LLVM may see that it divides
  // by 0, and leaves a kernel without code, which is no kernel for those who load it.
  if (llvm::any_of(counts, [](Value value) { return matchPattern(value, m_Zero()); }))
    for (Value &value : counts)
      value = count.constant(b.getI32Type(), 1);
  for (auto [value, tiles] : llvm::zip(counts, op.getTilesPerItem()))
    value = count.ceilDiv(value, tiles);
  return counts;
}

/// i32: how many items of the second to last dimension are walked before the last one advances. A
/// group of them is counted in 32 bits, so where it could be larger it is no higher than all.
static Value getGroupHeight(CountBuilder &count, ArrayRef<Value> counts, int64_t raster) {
  constexpr int64_t few = 64;
  APInt last;
  Value height = count.constant(counts.back().getType(), raster);
  bool isSmall = matchPattern(counts.back(), m_ConstantInt(&last))
                     ? last.getZExtValue() * raster <= INT32_MAX
                     : raster <= few;
  return isSmall ? height : count.min(height, counts[counts.size() - 2]);
}

/// i32: where an item lies along each dimension. Its number walks `raster` items of the second to
/// last dimension before the last one advances, so that CTAs that run together share operands in
/// L2; leading dimensions are slowest.
static SmallVector<Value> locateItem(OpBuilder &b, Location loc, Value number,
                                     ArrayRef<Value> counts, int64_t raster) {
  CountBuilder count(b, loc);
  unsigned rank = counts.size();
  if (rank == 1)
    return {number};
  SmallVector<Value> at(rank);
  Value plane = count.mul(counts[rank - 2], counts[rank - 1]);
  Value inPlane = rank > 2 ? count.rem(number, plane) : number;
  Value rest = rank > 2 ? count.div(number, plane) : Value();
  for (int dim = int(rank) - 3; dim >= 0; --dim) {
    at[dim] = dim == 0 ? rest : count.rem(rest, counts[dim]);
    rest = dim == 0 ? rest : count.div(rest, counts[dim]);
  }
  Value groupHeight = getGroupHeight(count, counts, raster);
  Value groupSize = count.mul(counts[rank - 1], groupHeight);
  Value group = count.div(inPlane, groupSize), inGroup = count.rem(inPlane, groupSize);
  Value first = count.mul(group, groupHeight);
  // The last group may have fewer.
  Value left = count.sub(counts[rank - 2], first);
  Value height = count.min(left, groupHeight);
  at[rank - 2] = count.add(first, count.rem(inGroup, height));
  at[rank - 1] = count.div(inGroup, height);
  return at;
}

/// The offsets of this CTA's tile of an item.
static SmallVector<Value> getOffsets(OpBuilder &b, ForTilesOp op, ArrayRef<Value> at) {
  CountBuilder count(b, op.getLoc());
  SmallVector<Value> offsets;
  const int64_t alongLast = op.getDistributionOrDefault().getAlongLast();
  for (auto [dim, number, tile, extent, tiles] :
       llvm::enumerate(at, op.getTile(), op.getExtents(), op.getTilesPerItem())) {
    if (tiles == 1) {
      offsets.push_back(OffsetOp::create(b, op.getLoc(), b.getIndexType(), number, tile));
      continue;
    }
    // Of the last cluster, some CTAs may have no tile: unless it is known to be whole, they have an
    // offset that is not inside the extent.
    Value first = count.mul(number, tiles), place = count.ctaInCluster();
    if (alongLast > 1 && alongLast < op.getDistributionOrDefault().getCluster()) {
      const bool isLast = dim + 1 == at.size();
      const int64_t before = isLast ? op.getTilesPerItem()[dim - 1] : tiles;
      Value row = count.constant(place.getType(), before);
      place = isLast ? count.div(place, row) : count.rem(place, row);
    }
    Value own = count.add(first, place);
    std::optional<int64_t> known = getConstantIntValue(extent);
    offsets.push_back(known && *known % (tile * tiles) == 0
                          ? OffsetOp::create(b, op.getLoc(), b.getIndexType(), own, tile)
                          : count.mul(count.toIndex(own), tile));
  }
  return offsets;
}

/// Who ends the reduction adds what others left, and goes on; others leave what they have. Where
/// items are whole tiles, there are no others.
static void expandCombine(RewriterBase &b, CombineOp op, const WorkItem &item) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(op);
  Location loc = op.getLoc();
  Block &body = op.getBody().front();
  SmallVector<Value> sums(op.getSums());
  if (item.isLast) {
    auto branch = scf::IfOp::create(b, loc, item.isLast, /*withElseRegion=*/true);
    b.setInsertionPointToStart(branch.elseBlock());
    PartialPutOp::create(b, loc, sums, op.getPartials(), op.getArrived(), item.piece);
    b.setInsertionPointToStart(branch.thenBlock());
    Value one = arith::ConstantIndexOp::create(b, loc, 1);
    auto loop =
        scf::ForOp::create(b, loc, item.firstPiece, item.piece, one, sums,
                           [&](OpBuilder &b, Location loc, Value piece, ValueRange carried) {
                             auto add =
                                 PartialAddOp::create(b, loc, carried.getTypes(), carried,
                                                      op.getPartials(), op.getArrived(), piece);
                             scf::YieldOp::create(b, loc, add.getResults());
                           });
    llvm::copy(loop.getResults(), sums.begin());
  }
  b.eraseOp(body.getTerminator());
  b.inlineBlockBefore(&body, b.getInsertionBlock(), b.getInsertionPoint(), sums);
  b.eraseOp(op);
}

/// The tile.roles whose groups of consumers walk a tile loop; null if there is one.
static RolesOp getGrouped(ForTilesOp op) {
  auto roles = dyn_cast<RolesOp>(op->getParentOp());
  return roles && roles.getGroups() > 1 && roles.getConsumer().isAncestor(op->getParentRegion())
             ? roles
             : RolesOp();
}

static void distribute(ForTilesOp op) {
  IRRewriter b(op);
  SmallVector<CombineOp> combines(op.getBody().getOps<CombineOp>());
  WorkSpace space{countItems(b, op), op.getReduction()};
  if (auto roles = getGrouped(op)) {
    space.group = GroupOp::create(b, op.getLoc(), b.getI32Type());
    space.groups = roles.getGroups();
  }
  op.getDistributionOrDefault().buildItems(
      b, op.getLoc(), space, [&](OpBuilder &builder, const WorkItem &item) {
        SmallVector<Value> values =
            getOffsets(builder, op,
                       locateItem(builder, op.getLoc(), item.number, space.counts, op.getRaster()));
        if (op.getReduction())
          values.append({item.kLow, item.kHigh});
        Block &body = op.getBody().front();
        b.eraseOp(body.getTerminator());
        b.inlineBlockBefore(&body, builder.getInsertionBlock(), builder.getInsertionPoint(),
                            values);
        for (CombineOp combine : combines)
          expandCombine(b, combine, item);
      });
  b.eraseOp(op);
}

/// Where tiles are shared along k, what is reduced is combined before anything is stored.
static LogicalResult verifyCombined(ForTilesOp tiles) {
  SmallVector<CombineOp> combines;
  tiles.walk([&](CombineOp op) { combines.push_back(op); });
  for (CombineOp op : combines) {
    if (op->getParentOp() != tiles)
      return op.emitOpError("must stand in a tile.for_tiles itself, where its tile is reduced");
    if (op != combines.front())
      return op.emitOpError("is the second of its tiles; one hands on all sums");
  }
  const int64_t ctas = tiles.getDistributionOrDefault().getCtasOfTile();
  SmallVector<CombineRowsOp> ofClusters;
  tiles.walk([&](CombineRowsOp op) { ofClusters.push_back(op); });
  for (CombineRowsOp op : ofClusters) {
    if (op->getParentOp() != tiles || op != ofClusters.front() || !combines.empty())
      return op.emitOpError("must stand alone in a tile.for_tiles itself, where its tile is "
                            "reduced; one hands on all sums");
    if (op.getNumCtas() != ctas)
      return op.emitOpError() << "hands rows to " << op.getNumCtas() << " CTAs, and "
                              << tiles.getDistributionOrDefault() << " shares a tile between "
                              << ctas;
  }
  if (!combines.empty() && ctas > 1)
    return combines.front().emitOpError("is of CTAs that share tiles through memory; those of a "
                                        "cluster have a tile.combine_rows");
  if (!tiles.getDistributionOrDefault().getGrain())
    return success();
  WalkResult walk = tiles.walk([&](StoreOp op) {
    if (op->getParentOfType<CombineOp>() || op->getParentOfType<CombineRowsOp>())
      return WalkResult::advance();
    InFlightDiagnostic diag = op.emitOpError(
        "would store what a segment of k gives; a tile.combine around it runs when "
        "all segments are there, and a tile.combine_rows where clusters share tiles");
    diag.attachNote(tiles.getLoc()) << "tiles are shared along k here";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// What all tile loops of a kernel must have in common, since one grid is launched for them.
static LogicalResult verify(ArrayRef<ForTilesOp> loops) {
  for (ForTilesOp op : loops) {
    if (!isa<gpu::GPUFuncOp, RolesOp>(op->getParentOp()))
      return op.emitOpError("must stand at the top of its kernel, or of a role");
    if (failed(verifyCombined(op)))
      return failure();
    auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
    auto schedule = kernel ? getSchedule(kernel) : ScheduleInterface();
    int64_t cluster = op.getDistributionOrDefault().getCluster();
    if (schedule && schedule.getClusterSize() != cluster)
      return op.emitOpError() << "is spread over clusters of " << cluster
                              << " CTAs, and its kernel's schedule has clusters of "
                              << schedule.getClusterSize();
    if (isa<RolesOp>(op->getParentOp()) && op.getDistributionOrDefault().takesOneItem())
      return op.emitOpError() << "in a role is the loop that a warp walks, which "
                              << op.getDistributionOrDefault()
                              << " makes none of; roles want distribution(#tile.persistent)";
    if (getGrouped(op) && !isa<PersistentAttr>(op.getDistributionOrDefault()))
      return op.emitOpError() << "is walked by groups of consumers, each of which takes every so "
                                 "manyth tile of a CTA; "
                              << op.getDistributionOrDefault()
                              << " does not say which, #tile.persistent does";
    ForTilesOp first = loops.front();
    if (op == first)
      continue;
    if (!isa<RolesOp>(op->getParentOp()) || !isa<RolesOp>(first->getParentOp())) {
      InFlightDiagnostic diag = op.emitOpError("is one of two in its kernel, which is launched for "
                                               "the tiles of one; roles may have one each");
      diag.attachNote(first.getLoc()) << "the other one";
      return diag;
    }
    if (op.getDistributionOrDefault() != first.getDistributionOrDefault() ||
        op.getTile() != first.getTile()) {
      InFlightDiagnostic diag = op.emitOpError("spreads other tiles over CTAs, or in another way, "
                                               "than another role does");
      diag.attachNote(first.getLoc()) << "the other role";
      return diag;
    }
  }
  return success();
}

void Distribute::runOnOperation() {
  for (gpu::GPUFuncOp kernel : getOperation().getOps<gpu::GPUFuncOp>()) {
    SmallVector<ForTilesOp> loops;
    kernel.walk([&](ForTilesOp op) { loops.push_back(op); });
    if (failed(verify(loops)))
      return signalPassFailure();
    llvm::for_each(loops, distribute);
  }
}
