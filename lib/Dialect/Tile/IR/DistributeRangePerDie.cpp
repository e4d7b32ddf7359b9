//===- DistributeRangePerDie.cpp - a range of tiles for each die ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CTA c is the one with number c / D of die c mod D. Of T tiles each die has T / D that follow each
// other, the first T mod D dies one more.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"

using namespace mlir;
using namespace mlir::fuse::tile;

int64_t RangePerDieAttr::getCluster() const { return 1; }

Value RangePerDieAttr::buildGrid(OpBuilder &, Location, Value ctas, Value, int64_t) const {
  return ctas;
}

Value RangePerDieAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return CountBuilder(b, loc).equal(grid, ctas);
}

StringRef RangePerDieAttr::describeFits() const { return "a CTA for each tile"; }

void RangePerDieAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                                 BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value cta = count.ctaNumber(), tiles = count.constant(b.getI32Type(), 1);
  for (Value along : space.counts)
    tiles = count.mul(tiles, along);
  Value dies = count.constant(b.getI32Type(), getDies());
  Value die = count.rem(cta, dies);
  Value first =
      count.add(count.mul(die, count.div(tiles, dies)), count.min(die, count.rem(tiles, dies)));
  Value kLow = space.reduction ? count.constant(b.getIndexType(), 0) : Value();
  item(b, {count.add(first, count.div(cta, dies)), kLow, space.reduction, {}, {}, {}});
}

LogicalResult RangePerDieAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t dies) {
  if (dies < 2)
    return emitError() << "ranges are for 2 or more dies, got " << dies
                       << "; #tile.one_per_cta is for one";
  return success();
}
