//===- Distribution.h - how tiles are spread over CTAs ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What distributions (DistributionInterface) and those who ask them have in common.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_DISTRIBUTION_H
#define FUSE_DIALECT_TILE_IR_DISTRIBUTION_H

#include "mlir/IR/Builders.h"

namespace mlir::fuse::tile {

class ForTilesOp;

/// The work of a kernel, as its CTAs or clusters share it.
struct WorkSpace {
  /// i32: items along each dimension of the tiles.
  SmallVector<Value> counts;
  /// The extent that each item reduces over, an index; null without one.
  Value reduction;
  /// i32: of so many groups of a CTA's warps that take its items one after the other, which one
  /// walks; null where there is one.
  Value group = {};
  int64_t groups = 1;
};

/// What a CTA, or a cluster, computes at a time.
struct WorkItem {
  /// i32: its number in the space.
  Value number;
  /// The segment of the reduction, index values; null without one.
  Value kLow, kHigh;
  /// Where items may be segments: whether this one ends the reduction (i1); of the pieces that the
  /// CTAs have, the one that it belongs to (index), and the first of those that have segments
  /// before it, which lie between the two. Else null.
  Value isLast, firstPiece, piece;
};

using BuildWorkItem = function_ref<void(OpBuilder &, const WorkItem &)>;

/// Reports a cluster of no CTAs, or of more than launches may have, or one that is not whole rows
/// of `alongLast` tiles.
LogicalResult verifyCluster(function_ref<InFlightDiagnostic()> emitError, int64_t cluster,
                            int64_t alongLast = 1);

/// Builds whether a grid walks all tiles where each CTA, or cluster, takes them in steps of the
/// grid (DistributionInterface::buildFits).
Value buildWalks(OpBuilder &b, Location loc, Value ctas, Value grid, int64_t cluster);

/// What a launch owes to the tiles of its kernel: an i1 value, and what is wrong where it is false,
/// of the launch.
struct LaunchCondition {
  Value holds;
  std::string otherwise;
};

/// Builds the conditions for a grid of `grid` CTAs, in the host program; folded as they are built.
/// `extents` are those of the tile loop there, index values as `grid`, which may be null: then they
/// are those of any grid.
SmallVector<LaunchCondition> buildLaunchConditions(OpBuilder &b, Location loc, ForTilesOp tiles,
                                                   ValueRange extents, Value grid);

/// Arithmetic on numbers of tiles and CTAs: unsigned, of i32 or index, folded as it is built.
class CountBuilder {
public:
  CountBuilder(OpBuilder &b, Location loc) : b(b), loc(loc) {}

  Value constant(Type type, int64_t value);
  Value add(Value x, Value y);
  Value add(Value x, int64_t y) { return y == 0 ? x : add(x, constant(x.getType(), y)); }
  Value sub(Value x, Value y);
  Value mul(Value x, Value y);
  Value mul(Value x, int64_t y) { return y == 1 ? x : mul(x, constant(x.getType(), y)); }
  Value div(Value x, Value y);
  Value div(Value x, int64_t y) { return y == 1 ? x : div(x, constant(x.getType(), y)); }
  Value rem(Value x, Value y);
  Value min(Value x, Value y);
  Value max(Value x, Value y);
  /// i1: whether x = y, and x < y.
  Value equal(Value x, Value y);
  Value less(Value x, Value y);
  Value select(Value condition, Value x, Value y);
  Value ceilDiv(Value x, int64_t y) { return div(add(x, y - 1), y); }
  Value toI32(Value x);
  Value toIndex(Value x);
  /// i32: the number of this CTA, how many there are, and its number in its cluster.
  Value ctaNumber();
  Value ctaCount();
  Value ctaInCluster();

private:
  OpBuilder &b;
  Location loc;
};

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_IR_DISTRIBUTION_H
