//===- ExpandReshapes.cpp - expanded memrefs by their strides -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Execution/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace mlir::fuse::exec {
#define GEN_PASS_DEF_EXPANDRESHAPES
#include "fuse/Execution/Passes.h.inc"
} // namespace mlir::fuse::exec

using namespace mlir;
using namespace mlir::fuse;

/// The number where the type has one, else a value.
static OpFoldResult fit(OpBuilder &b, Location loc, int64_t inType, OpFoldResult computed) {
  if (!ShapedType::isDynamic(inType))
    return b.getIndexAttr(inType);
  return getValueOrCreateConstantIndexOp(b, loc, computed);
}

static LogicalResult expand(memref::ExpandShapeOp op) {
  MemRefType type = op.getResultType();
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return op.emitOpError("gives a memref without strides; it cannot be executed");
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto source = memref::ExtractStridedMetadataOp::create(b, loc, op.getSrc());
  // A memref of rank 0 has no group: its one element gets extents of 1.
  SmallVector<OpFoldResult> sizes = op.getMixedOutputShape(),
                            newStrides(type.getRank(), b.getIndexAttr(1));
  AffineExpr product = b.getAffineSymbolExpr(0) * b.getAffineSymbolExpr(1);
  for (auto [dim, group] : llvm::enumerate(mlir::fuse::getGroups(op))) {
    OpFoldResult stride = source.getConstifiedMixedStrides()[dim];
    for (int64_t part : llvm::reverse(group)) {
      newStrides[part] = fit(b, loc, strides[part], stride);
      stride = affine::makeComposedFoldedAffineApply(b, loc, product, {stride, sizes[part]});
    }
  }
  for (auto [size, extent] : llvm::zip(sizes, type.getShape()))
    size = fit(b, loc, extent, size);
  OpFoldResult newOffset = fit(b, loc, offset, source.getConstifiedMixedOffset());
  auto cast = memref::ReinterpretCastOp::create(b, loc, type, source.getBaseBuffer(), newOffset,
                                                sizes, newStrides);
  op.replaceAllUsesWith(cast.getResult());
  op.erase();
  return success();
}

namespace {
struct ExpandReshapesPass : exec::impl::ExpandReshapesBase<ExpandReshapesPass> {
  void runOnOperation() override {
    SmallVector<memref::ExpandShapeOp> ops;
    getOperation()->walk([&](memref::ExpandShapeOp op) { ops.push_back(op); });
    for (memref::ExpandShapeOp op : ops)
      if (failed(expand(op)))
        return signalPassFailure();
  }
};
} // namespace
