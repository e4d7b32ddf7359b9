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

LogicalResult mlir::fuse::tile::verifyCluster(function_ref<InFlightDiagnostic()> emitError,
                                              int64_t cluster) {
  if (cluster < 1 || cluster > maxCluster)
    return emitError() << "a cluster has 1 to " << maxCluster << " CTAs, got " << cluster;
  return success();
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
