//===- ResultCopies.cpp - results that are copies -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/ResultCopies.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fuse;

bool mlir::fuse::readsInit(OpOperand &init) {
  Operation *op = init.getOwner();
  if (isa<IndexedOpInterface, linalg::FillOp>(op))
    return false;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.payloadUsesValueFromOperand(&init);
  return true;
}

OpOperand *mlir::fuse::findUnreadInit(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    if (auto kernel = dyn_cast<KernelOp>(result.getOwner())) {
      value = kernel.getBody().front().getTerminator()->getOperand(result.getResultNumber());
      continue;
    }
    auto op = dyn_cast<DestinationStyleOpInterface>(result.getOwner());
    if (!op)
      return nullptr;
    OpOperand *init = op.getTiedOpOperand(result);
    if (!readsInit(*init))
      return init;
    // A linalg.fill below a contraction: it can fill the destination, if nobody
    // else wants what it filled.
    if (!init->get().hasOneUse())
      return nullptr;
    value = init->get();
  }
  return nullptr;
}

Value mlir::fuse::stripReshapes(Value value, ShapeExpressions &shapes,
                                SmallVectorImpl<Operation *> &reshapes) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(op) ||
        !isa<RankedTensorType>(op->getOperand(0).getType()) || !shapes.getShape(op->getOperand(0)))
      break;
    reshapes.push_back(op);
    value = op->getOperand(0);
  }
  return value;
}

/// Is the buffer of `value`, which is written to `destination`, that destination already?
static bool isWrittenInPlace(Value value, Value destination) {
  if (auto branch = value.getDefiningOp<scf::IfOp>()) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    return isWrittenInPlace(branch.thenYield().getOperand(number), destination) &&
           isWrittenInPlace(branch.elseYield().getOperand(number), destination);
  }
  OpOperand *init = findUnreadInit(value);
  auto tensor =
      init ? init->get().getDefiningOp<bufferization::ToTensorOp>() : bufferization::ToTensorOp();
  return tensor && tensor.getBuffer() == destination;
}

SmallVector<ResultCopy> mlir::fuse::findResultCopies(func::FuncOp function) {
  SmallVector<ResultCopy> copies;
  if (function.isExternal() || !function.getBody().hasOneBlock())
    return copies;
  Block &body = function.getBody().front();
  llvm::SmallPtrSet<OpOperand *, 4> claimed;
  ShapeExpressions shapes(function);
  for (auto [index, value] : llvm::enumerate(body.getTerminator()->getOperands())) {
    SmallVector<Operation *> reshapes;
    OpOperand *init = findUnreadInit(stripReshapes(value, shapes, reshapes));
    if (!init || !claimed.insert(init).second)
      copies.push_back(
          {unsigned(index), value, shapes.getShape(value).value_or(SmallVector<AffineExpr>())});
  }
  // Or destinations are arguments, the first of which is result 0.
  unsigned first = 0;
  while (first < function.getNumArguments() && !function.getArgAttr(first, kShapeAttr))
    ++first;
  for (auto op : body.getOps<bufferization::MaterializeInDestinationOp>()) {
    auto argument = dyn_cast<BlockArgument>(op.getDest());
    if (argument && function.getArgAttr(argument.getArgNumber(), kShapeAttr) &&
        !isWrittenInPlace(op.getSource(), op.getDest()))
      copies.push_back(
          {argument.getArgNumber() - first, op.getSource(),
           SmallVector<AffineExpr>(
               function.getArgAttrOfType<AffineMapAttr>(argument.getArgNumber(), kShapeAttr)
                   .getValue()
                   .getResults())});
  }
  return copies;
}
