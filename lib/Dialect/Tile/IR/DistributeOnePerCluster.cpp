//===- DistributeOnePerCluster.cpp - a tile for each cluster --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"

using namespace mlir;
using namespace mlir::fuse::tile;

Value OnePerClusterAttr::buildGrid(OpBuilder &, Location, Value ctas, Value, int64_t) const {
  return ctas;
}

Value OnePerClusterAttr::buildFits(OpBuilder &b, Location loc, Value ctas, Value grid) const {
  return CountBuilder(b, loc).equal(grid, ctas);
}

StringRef OnePerClusterAttr::describeFits() const { return "a cluster for each tile"; }

void OnePerClusterAttr::buildItems(OpBuilder &b, Location loc, const WorkSpace &space,
                                   BuildWorkItem item) const {
  CountBuilder count(b, loc);
  Value kLow = space.reduction ? count.constant(b.getIndexType(), 0) : Value();
  item(b, {count.div(count.ctaNumber(), getCluster()), kLow, space.reduction, {}, {}, {}});
}

LogicalResult OnePerClusterAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                        int64_t cluster) {
  return verifyCluster(emitError, cluster);
}
