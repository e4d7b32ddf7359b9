//===- DistributeClusterK.cpp - clusters that share a tile along k --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cluster has one item: what its CTAs leave in each other's shared memory has no place twice. Its
// number is the tile's, so clusters that run together read the same parts of k, which tiles beside
// each other share in the L2 cache.

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse::tile;

Value ClusterKAttr::buildGrid(OpBuilder &, Location, Value ctas, Value, int64_t) const {
  return ctas;
}

Value ClusterKAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return CountBuilder(b, loc).equal(grid, ctas);
}

StringRef ClusterKAttr::describeFits() const { return "a cluster for each tile"; }

void ClusterKAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                              BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value one = count.constant(b.getIndexType(), 1);
  // A tile has a step too where nothing is reduced, and so has a part behind the end.
  Value grains = count.max(count.ceilDiv(space.reduction, getGrain()), one);
  Value part = count.mul(count.ceilDiv(grains, getCluster()), getGrain());
  Value low = count.mul(count.toIndex(count.ctaInCluster()), part);
  Value high = count.max(count.min(count.add(low, part), space.reduction), count.add(low, 1));

  // A loop, as roles walk one; the grid makes it of one step.
  Value total = count.constant(b.getI32Type(), 1);
  for (Value along : space.counts)
    total = count.mul(total, along);
  auto loop = scf::ForOp::create(b, loc, count.div(count.ctaNumber(), getCluster()), total,
                                 count.div(count.ctaCount(), getCluster()));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  item(b, {loop.getInductionVar(), low, high, {}, {}, {}});
}

LogicalResult ClusterKAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t cluster,
                                   int64_t grain) {
  if (grain < 1)
    return emitError() << "a grain has 1 or more elements of k, got " << grain;
  return verifyCluster(emitError, cluster);
}
