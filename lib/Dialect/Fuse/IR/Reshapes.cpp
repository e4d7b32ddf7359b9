//===- Reshapes.cpp - the groups of a reshape -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

LogicalResult mlir::fuse::checkGroups(Operation *root) {
  auto check = [](auto reshape) -> WalkResult {
    if (reshape.getReassociationIndices() == getGroups(reshape))
      return WalkResult::advance();
    reshape.emitOpError("names dimensions that are not there; its groups count them from 0");
    return WalkResult::interrupt();
  };
  WalkResult result = root->walk([&](Operation *op) {
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      return check(expand);
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
      return check(collapse);
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

void mlir::fuse::replaceEmptyViews(Operation *root) {
  root->walk([](tensor::CollapseShapeOp op) {
    RankedTensorType from = op.getSrcType();
    if (from.hasStaticShape() || !llvm::is_contained(from.getShape(), 0))
      return;
    OpBuilder b(op);
    SmallVector<OpFoldResult> sizes;
    for (auto [dim, group] : llvm::enumerate(getGroups(op))) {
      Value size = arith::ConstantIndexOp::create(b, op.getLoc(), 1);
      for (int64_t source : group)
        size = arith::MulIOp::create(b, op.getLoc(), size,
                                     tensor::DimOp::create(b, op.getLoc(), op.getSrc(), source));
      int64_t known = op.getResultType().getDimSize(dim);
      sizes.push_back(ShapedType::isDynamic(known) ? OpFoldResult(size) : b.getIndexAttr(known));
    }
    op.replaceAllUsesWith(
        tensor::EmptyOp::create(b, op.getLoc(), sizes, from.getElementType()).getResult());
    op.erase();
  });
}
