//===- DistributePersistent.cpp - CTAs that walk tiles --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As many CTAs as run at once walk all items: each from its own number on, in steps of the grid.
// What does not depend on the item is set up once, and loads of the next item may run while the
// results of one are stored. Of groups within a CTA each begins at its item among the CTA's first
// ones, and takes every so manyth of them. The CTAs of a cluster come to each item together;
// whether they have a tile each of it or parts of one, the work space says.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse::tile;

Value PersistentAttr::buildGrid(OpBuilder &b, Location loc, Value ctas, Value,
                                int64_t units) const {
  Value most = arith::ConstantIndexOp::create(b, loc, units / getCluster() * getCluster());
  return arith::MinSIOp::create(b, loc, ctas, most);
}

Value PersistentAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return buildWalks(b, loc, ctas, grid, getCluster());
}

StringRef PersistentAttr::describeFits() const {
  return "whole clusters, one or more if there are tiles";
}

void PersistentAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                                BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value first = count.ctaNumber(), step = count.ctaCount();
  first = count.div(first, getCluster());
  step = count.div(step, getCluster());
  if (space.group)
    first = count.add(first, count.mul(space.group, step));
  step = count.mul(step, space.groups);
  Value kLow = space.reduction ? count.constant(b.getIndexType(), 0) : Value();
  Value total = count.constant(b.getI32Type(), 1);
  for (Value along : space.counts)
    total = count.mul(total, along);
  auto loop = scf::ForOp::create(b, loc, first, total, step);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  item(b, {loop.getInductionVar(), kLow, space.reduction, {}, {}, {}});
}

LogicalResult PersistentAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t cluster,
                                     int64_t alongLast) {
  return verifyCluster(emitError, cluster, alongLast);
}

//===----------------------------------------------------------------------===//
// Clusters that have a tile together walk as others do
//===----------------------------------------------------------------------===//

static PersistentAttr getWalk(PersistentClustersAttr attr) {
  return PersistentAttr::get(attr.getContext(), attr.getCluster(), /*alongLast=*/1);
}

Value PersistentClustersAttr::buildGrid(OpBuilder &b, Location loc, Value ctas, Value reduction,
                                        int64_t units) const {
  return getWalk(*this).buildGrid(b, loc, ctas, reduction, units);
}

Value PersistentClustersAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return getWalk(*this).buildFits(b, loc, ctas, grid);
}

StringRef PersistentClustersAttr::describeFits() const { return getWalk(*this).describeFits(); }

void PersistentClustersAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                                        BuildWorkItem item) const {
  getWalk(*this).buildItems(b, loc, space, item);
}

LogicalResult PersistentClustersAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                             int64_t cluster) {
  return verifyCluster(emitError, cluster);
}
