//===- DistributeSplitK.cpp - several CTAs for each tile, along k ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of T tiles each of D dies has T / D that follow each other, the first T mod D dies one more; let
// P be the largest number of them. A grid of s * P * D CTAs has s for each tile: CTA c is on die
// c mod D, and there it is number i = c / D, which has piece i / P of the die's tile i mod P, if
// there is one. The pieces of a tile differ by a grain at most, and their rows of partial sums lie
// side by side. Grid and kernel compute s each from T, since kernels of AMD's are not told the
// grid.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse::tile;

int64_t SplitKAttr::getCluster() const { return 1; }

namespace {
/// How many of what there are, for a number of tiles, i32 or index.
struct Counts {
  Counts(CountBuilder &count, SplitKAttr attr, Value tiles)
      : one(count.constant(tiles.getType(), 1)),
        perDie(count.max(count.ceilDiv(tiles, attr.getDies()), one)),
        places(count.mul(perDie, attr.getDies())),
        pieces(
            count.max(count.min(count.constant(tiles.getType(), attr.getPieces()),
                                count.div(count.constant(tiles.getType(), attr.getCtas()), places)),
                      one)) {}

  Value one;
  Value perDie; // tiles of a die at most
  Value places; // tiles if all dies had so many
  Value pieces; // CTAs of a tile
};
} // namespace

Value SplitKAttr::buildGrid(OpBuilder &b, Location loc, Value ctas, Value, int64_t) const {
  CountBuilder count(b, loc);
  Counts counts(count, *this, ctas);
  Value zero = count.constant(b.getIndexType(), 0);
  return count.select(count.equal(ctas, zero), zero, count.mul(counts.places, counts.pieces));
}

Value SplitKAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return CountBuilder(b, loc).equal(grid,
                                    buildGrid(b, loc, ctas, /*reduction=*/Value(), getCtas()));
}

/// None, where each tile is one CTA's.
Value SplitKAttr::buildRows(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  CountBuilder count(b, loc);
  Counts counts(count, *this, ctas);
  return count.select(count.less(counts.one, counts.pieces), grid,
                      count.constant(b.getIndexType(), 0));
}

StringRef SplitKAttr::describeFits() const {
  return "as many CTAs for each tile as for each other, and as many tiles on each die";
}

void SplitKAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                            BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value zero = count.constant(b.getI32Type(), 0), one = count.constant(b.getI32Type(), 1);
  Value tiles = one, cta = count.ctaNumber();
  for (Value along : space.counts)
    tiles = count.mul(tiles, along);
  Counts counts(count, *this, tiles);
  Value pieces = counts.pieces;

  Value die = count.rem(cta, count.constant(b.getI32Type(), getDies()));
  Value inDie = count.div(cta, getDies());
  Value piece = count.div(inDie, counts.perDie), inRange = count.rem(inDie, counts.perDie);
  Value each = count.div(tiles, getDies());
  Value more = count.rem(tiles, count.constant(b.getI32Type(), getDies()));
  Value number = count.add(count.add(count.mul(die, each), count.min(die, more)), inRange);

  // Each piece has as many grains, the first ones one more.
  Value grains = count.toI32(count.ceilDiv(space.reduction, getGrain()));
  Value length = count.div(grains, pieces), longer = count.rem(grains, pieces);
  auto getStart = [&](Value piece) {
    Value grain = count.add(count.mul(piece, length), count.min(piece, longer));
    return count.min(count.mul(count.toIndex(grain), getGrain()), space.reduction);
  };
  Value next = count.add(piece, 1);
  WorkItem work = {number, getStart(piece), getStart(next), {}, {}, {}};
  work.isLast = count.equal(next, pieces);
  Value firstRow = count.mul(count.add(count.mul(die, counts.perDie), inRange), pieces);
  work.firstPiece = count.toIndex(firstRow);
  work.piece = count.toIndex(count.add(firstRow, piece));

  OpBuilder::InsertionGuard guard(b);
  if (getDies() > 1) {
    // Dies with a tile less have CTAs without one.
    Value ofDie = count.add(each, count.select(count.less(die, more), one, zero));
    auto branch = scf::IfOp::create(b, loc, count.less(inRange, ofDie), /*withElseRegion=*/false);
    b.setInsertionPointToStart(branch.thenBlock());
  }
  item(b, work);
}

LogicalResult SplitKAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t pieces,
                                 int64_t grain, int64_t ctas, int64_t dies) {
  for (auto [name, value] : {std::pair("pieces", pieces), {"CTAs", ctas}, {"dies", dies}})
    if (value < 1 || value > 65536)
      return emitError() << "tiles have from 1 to 65536 " << name << ", got " << value;
  if (grain < 1)
    return emitError() << "a grain has 1 or more elements of k, got " << grain;
  return success();
}
