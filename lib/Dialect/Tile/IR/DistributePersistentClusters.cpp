//===- DistributePersistentClusters.cpp - clusters that walk tiles ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As many clusters as run at once walk all tiles, each from its own number on, in steps of their
// number. The CTAs of a cluster come to each tile together: what they ask for is the same for all.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse::tile;

Value PersistentClustersAttr::buildGrid(OpBuilder &b, Location loc, Value ctas, Value,
                                        int64_t units) const {
  Value most = arith::ConstantIndexOp::create(b, loc, units / getCluster() * getCluster());
  return arith::MinSIOp::create(b, loc, ctas, most);
}

Value PersistentClustersAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return buildWalks(b, loc, ctas, grid, getCluster());
}

StringRef PersistentClustersAttr::describeFits() const {
  return "whole clusters, one or more if there are tiles";
}

void PersistentClustersAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                                        BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value first = count.div(count.ctaNumber(), getCluster());
  Value step = count.div(count.ctaCount(), getCluster());
  Value total = count.constant(b.getI32Type(), 1);
  for (Value along : space.counts)
    total = count.mul(total, along);
  Value kLow = space.reduction ? count.constant(b.getIndexType(), 0) : Value();
  auto loop = scf::ForOp::create(b, loc, first, total, step);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  item(b, {loop.getInductionVar(), kLow, space.reduction, {}, {}, {}});
}

LogicalResult PersistentClustersAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                             int64_t cluster) {
  return verifyCluster(emitError, cluster);
}
