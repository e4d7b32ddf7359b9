//===- Distribution.cpp - how tiles are spread over CTAs ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Distribution.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

#include "fuse/Dialect/Tile/IR/TileInterfaces.cpp.inc"

/// CUDA C++ Programming Guide, "Thread Block Clusters": up to 8 everywhere, 16 where a chip is
/// asked.
static constexpr int64_t maxCluster = 16;

/// Numbers of tiles and CTAs are i32, and those of a grid below it (CUDA C++ Programming Guide,
/// "Technical Specifications").
static constexpr int64_t maxCount = int64_t(1) << 31;

LogicalResult mlir::fuse::tile::verifyCluster(function_ref<InFlightDiagnostic()> emitError,
                                              int64_t cluster, int64_t alongLast) {
  if (cluster < 1 || cluster > maxCluster)
    return emitError() << "a cluster has 1 to " << maxCluster << " CTAs, got " << cluster;
  if (alongLast < 1 || cluster % alongLast)
    return emitError() << "a cluster of " << cluster
                       << " CTAs has a divisor of that along the last "
                       << "dimension, got " << alongLast;
  return success();
}

Value mlir::fuse::tile::buildWalks(OpBuilder &b, Location loc, Value ctas, Value grid,
                                   int64_t cluster) {
  CountBuilder count(b, loc);
  Value zero = count.constant(b.getIndexType(), 0);
  Value whole = count.equal(count.rem(grid, count.constant(b.getIndexType(), cluster)), zero);
  Value some = b.createOrFold<arith::OrIOp>(loc, count.less(zero, grid), count.equal(ctas, zero));
  return b.createOrFold<arith::AndIOp>(loc, whole, some);
}

SmallVector<LaunchCondition> mlir::fuse::tile::buildLaunchConditions(OpBuilder &b, Location loc,
                                                                     ForTilesOp tiles,
                                                                     ValueRange extents,
                                                                     Value grid) {
  CountBuilder count(b, loc);
  DistributionInterface distribution = tiles.getDistributionOrDefault();
  auto isBelow = [&](Value value, int64_t bound) {
    return count.less(value, count.constant(b.getIndexType(), bound));
  };
  // Each count is below 2^31 before it is a factor, so nothing overflows unseen.
  Value ctas = count.constant(b.getIndexType(), distribution.getCluster());
  Value countable = count.constant(b.getI1Type(), 1);
  for (auto [extent, tile, perItem] :
       llvm::zip_equal(extents, tiles.getTile(), tiles.getTilesPerItem())) {
    Value items = count.ceilDiv(count.ceilDiv(extent, tile), perItem);
    ctas = count.mul(ctas, items);
    for (Value value : {items, ctas})
      countable = b.createOrFold<arith::AndIOp>(loc, countable, isBelow(value, maxCount));
  }
  SmallVector<LaunchCondition> conditions = {
      {countable, "is for 2^31 tiles or more; CTAs number them in 32 bits"}};
  if (!grid)
    return conditions;
  std::string fits;
  llvm::raw_string_ostream(fits) << "has a grid that does not fit the tiles of its kernel: "
                                 << distribution << " wants " << distribution.describeFits();
  conditions.push_back({b.createOrFold<arith::AndIOp>(loc, isBelow(grid, maxCount),
                                                      distribution.buildFits(b, loc, ctas, grid)),
                        fits});
  for (auto combine : tiles.getBody().getOps<CombineOp>()) {
    int64_t rows = cast<MemRefType>(combine.getPartials().getType()).getDimSize(0);
    conditions.push_back({isBelow(distribution.buildRows(b, loc, ctas, grid), rows + 1),
                          "has a grid of more CTAs than the " + std::to_string(rows) +
                              " that have a row of partial sums in its kernel's tile.combine"});
  }
  return conditions;
}

Value CountBuilder::constant(Type type, int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
}
Value CountBuilder::add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(loc, x, y); }
Value CountBuilder::sub(Value x, Value y) { return b.createOrFold<arith::SubIOp>(loc, x, y); }
Value CountBuilder::mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(loc, x, y); }
Value CountBuilder::div(Value x, Value y) { return b.createOrFold<arith::DivUIOp>(loc, x, y); }
Value CountBuilder::rem(Value x, Value y) { return b.createOrFold<arith::RemUIOp>(loc, x, y); }
Value CountBuilder::min(Value x, Value y) { return b.createOrFold<arith::MinUIOp>(loc, x, y); }
Value CountBuilder::max(Value x, Value y) { return b.createOrFold<arith::MaxUIOp>(loc, x, y); }
Value CountBuilder::equal(Value x, Value y) {
  return b.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::eq, x, y);
}
Value CountBuilder::less(Value x, Value y) {
  return b.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::ult, x, y);
}
Value CountBuilder::select(Value condition, Value x, Value y) {
  return b.createOrFold<arith::SelectOp>(loc, condition, x, y);
}

Value CountBuilder::toI32(Value x) {
  return x.getType().isInteger(32) ? x : b.createOrFold<arith::IndexCastOp>(loc, b.getI32Type(), x);
}
Value CountBuilder::toIndex(Value x) {
  return x.getType().isIndex() ? x : b.createOrFold<arith::IndexCastOp>(loc, b.getIndexType(), x);
}

Value CountBuilder::ctaNumber() { return toI32(gpu::BlockIdOp::create(b, loc, gpu::Dimension::x)); }
Value CountBuilder::ctaCount() { return toI32(gpu::GridDimOp::create(b, loc, gpu::Dimension::x)); }
Value CountBuilder::ctaInCluster() {
  return toI32(gpu::ClusterBlockIdOp::create(b, loc, gpu::Dimension::x));
}
