//===- DistributeStreamK.cpp - CTAs that share tiles along k --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of T tiles and G CTAs, whole rounds of G tiles are walked a tile at a time, as #tile.persistent
// walks them; the last 1 to 2 tiles a CTA are shared, all of T if that is less than G. With S
// grains along k, the shared tiles have W grains in a row, and of G pieces number p has those from
// pW/G to (p+1)W/G: at least one, since no more CTAs are launched than there are grains. None are
// shared if whole tiles leave CTAs idle for no more than an eighth of the time.
//
// Piece p is CTA p's. But where tiles are so few that each has two CTAs and more, just as many CTAs
// are launched for each, s, and CTA c has piece c / T of tile c mod T: CTAs that run together then
// read the same part of k, which tiles beside each other share in the L2 cache.

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse::tile;

/// Tiles are shared if so many times the CTAs that would be idle in the last round are more than
/// all tiles: sums on their way through memory take about a tenth of the time of a tile.
static constexpr int64_t leastShared = 8;

/// Clusters take tiles together; these are shared by CTAs.
int64_t StreamKAttr::getCluster() const { return 1; }

/// Grains of a tile: one too where nothing is reduced, since its results are stored all the same.
static Value countGrains(CountBuilder &count, OpBuilder &b, Value reduction, int64_t grain) {
  return count.max(count.ceilDiv(reduction, grain), count.constant(b.getIndexType(), 1));
}

Value StreamKAttr::buildGrid(OpBuilder &b, Location loc, Value ctas, Value reduction,
                             int64_t units) const {
  CountBuilder count(b, loc);
  Value one = count.constant(b.getIndexType(), 1), most = count.constant(b.getIndexType(), units);
  Value grains = countGrains(count, b, reduction, getGrain());
  // CTAs for each tile, if there are several.
  Value split = count.min(count.div(most, count.max(ctas, one)), grains);
  return count.select(count.less(one, split), count.mul(ctas, split),
                      count.min(count.mul(ctas, grains), most));
}

Value StreamKAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return buildWalks(b, loc, ctas, grid, getCluster());
}

StringRef StreamKAttr::describeFits() const { return "one CTA or more if there are tiles"; }

void StreamKAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                             BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value zero = count.constant(b.getI32Type(), 0), one = count.constant(b.getI32Type(), 1);
  Value cta = count.ctaNumber(), ctas = count.ctaCount();
  Value tiles = one;
  for (Value along : space.counts)
    tiles = count.mul(tiles, along);
  Value grains = count.toI32(countGrains(count, b, space.reduction, getGrain()));

  Value rounds = count.div(tiles, ctas), rest = count.sub(tiles, count.mul(rounds, ctas));
  Value idle = count.select(count.equal(rest, zero), zero, count.sub(ctas, rest));
  Value isShared = count.less(tiles, count.mul(idle, leastShared));
  Value hasRest = count.select(count.less(cta, rest), one, zero);
  Value whole =
      count.select(isShared, count.sub(count.max(rounds, one), one), count.add(rounds, hasRest));
  Value wholeTiles = count.mul(whole, ctas);
  Value row = count.mul(count.sub(tiles, wholeTiles), grains);
  // Products of grains and CTAs pass 32 bits.
  auto scale = [&](Value number, Value by, Value to) {
    return count.toI32(
        count.div(count.mul(count.toIndex(number), count.toIndex(by)), count.toIndex(to)));
  };
  // Tiles of several CTAs each.
  Value isSplit = b.createOrFold<arith::AndIOp>(
      loc, count.less(tiles, ctas), count.equal(count.rem(ctas, count.max(tiles, one)), zero));
  Value split = count.div(ctas, count.max(tiles, one));
  Value ofTile = count.div(cta, count.max(tiles, one));
  Value inTile = count.sub(cta, count.mul(ofTile, tiles));
  Value piece = count.select(isSplit, count.add(count.mul(inTile, split), ofTile), cta);
  Value begin = scale(piece, row, ctas), end = scale(count.add(piece, 1), row, ctas);
  // The last tile of the piece is the first that is walked.
  Value endTile = count.div(count.add(end, count.sub(grains, one)), grains);
  Value pieces = count.select(isShared, count.sub(endTile, count.div(begin, grains)), zero);
  Value lastTile = count.sub(count.add(endTile, whole), one);

  auto loop = scf::ForOp::create(b, loc, zero, count.add(whole, pieces), one);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value step = loop.getInductionVar(), isWhole = count.less(step, whole);
  Value tile = count.sub(lastTile, step);
  Value number =
      count.select(isWhole, count.add(cta, count.mul(step, ctas)), count.add(wholeTiles, tile));
  // Grains of the tile, in the row.
  Value tileBegin = count.mul(tile, grains);
  Value low = count.sub(count.max(begin, tileBegin), tileBegin);
  Value high = count.min(count.sub(end, tileBegin), grains);
  auto getK = [&](Value grain) { return count.mul(count.toIndex(grain), getGrain()); };
  WorkItem work = {number, {}, {}, {}, {}, {}};
  work.kLow = getK(count.select(isWhole, zero, low));
  work.kHigh = count.min(getK(count.select(isWhole, grains, high)), space.reduction);
  work.isLast = b.createOrFold<arith::OrIOp>(loc, isWhole, count.equal(high, grains));
  // Grain g is of the last piece that begins at it or before: the last p with p * row / ctas <= g.
  Value before = count.sub(count.mul(count.toIndex(count.add(tileBegin, 1)), count.toIndex(ctas)),
                           count.constant(b.getIndexType(), 1));
  work.piece = count.toIndex(piece);
  work.firstPiece =
      count.select(isWhole, work.piece, count.div(before, count.toIndex(count.max(row, one))));
  item(b, work);
}

LogicalResult StreamKAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t grain) {
  if (grain < 1)
    return emitError() << "a grain has 1 or more elements of k, got " << grain;
  return success();
}
