//===- VectorProducts.cpp - products of vectors and matrices --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A state that is updated and read out, a token at a time, is multiplied by vectors: memory is what
// such a product takes, and nothing is read twice. So it is row work, and shares its reads.
//
//===----------------------------------------------------------------------===//

#include "VectorProducts.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"

using namespace mlir;
using namespace mlir::fuse;

/// Is each dimension of the two ops one of the other's?
static bool isOneToOne(ArrayRef<int64_t> dims, unsigned numDims) {
  llvm::SmallDenseSet<int64_t> seen;
  return dims.size() == numDims &&
         llvm::all_of(dims, [&](int64_t dim) { return dim >= 0 && seen.insert(dim).second; });
}

/// Is the matrix, operand `number` of `op`, computed by what a fuse.row in place of `op` would take
/// in?
static bool takesProducer(MatmulOp op, unsigned number) {
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  Value matrix = op->getOperand(number);
  Operation *producer = matrix.getDefiningOp();
  if (!isa_and_nonnull<ElementwiseOp, RowOp>(producer))
    return false;
  auto from = cast<IndexedOpInterface>(producer);
  SmallVector<int64_t> dims(indexed.getNumDims(), -1);
  OpOperand *out = from.getOutOperands()[cast<OpResult>(matrix).getResultNumber()];
  if (!matchMaps(from.getMapOf(*out), indexed.getMaps()[number], dims) ||
      !isOneToOne(dims, from.getNumDims()))
    return false;
  SmallVector<unsigned> over = from.getReductionDims();
  if (!over.empty() && (over.size() != 1 || dims[indexed.getReductionDims().front()] != over[0]))
    return false;
  // Memory lies along the row in both, or across it.
  unsigned row = indexed.getReductionDims().front();
  auto suits = [&](AffineMap map) { return suitsRow(map, row); };
  SmallVector<int64_t> at = dimsAtUse(from, op->getOpOperand(number));
  if (llvm::all_of(indexed.getMaps(), suits) && !llvm::all_of(from.getMaps(), [&](AffineMap map) {
        return suits(renumberDims(map, at, indexed.getNumDims()));
      }))
    return false;
  return !isTooLarge(from, indexed) && !planMove(producer, op);
}

/// Does `user` read the matrix, operand `number` of `op`, at the points of `op`, beside the
/// product?
static bool readsMatrix(ElementwiseOp user, MatmulOp op, unsigned number) {
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  auto consumer = cast<IndexedOpInterface>(user.getOperation());
  SmallVector<int64_t> dims(consumer.getNumDims(), -1);
  bool reads = false;
  for (OpOperand *input : consumer.getInputOperands()) {
    AffineMap read = consumer.getMapOf(*input);
    if (input->get().getDefiningOp() == op.getOperation()) {
      OpOperand *out = indexed.getOutOperands()[cast<OpResult>(input->get()).getResultNumber()];
      if (!matchMaps(indexed.getMapOf(*out), read, dims))
        return false;
    } else if (input->get() == op->getOperand(number) && !isGathered(consumer, *input)) {
      if (!matchMaps(indexed.getMaps()[number], read, dims))
        return false;
      reads = true;
    }
  }
  return reads && isOneToOne(dims, indexed.getNumDims()) && !isTooLarge(indexed, consumer) &&
         !planMove(op, user);
}

bool mlir::fuse::isVectorProduct(MatmulOp op) {
  MatmulOp::Roles roles = op.getRoles();
  return (roles.m.empty() || roles.n.empty()) && roles.k.size() == 1 &&
         isa<FloatType>(op.getAcc()) &&
         llvm::all_of(op->getOperands().take_front(1 + op.getRhs().size()), [](Value operand) {
           return isa<FloatType>(getElementTypeOrSelf(operand.getType()));
         });
}

bool mlir::fuse::isBetterAsRow(MatmulOp op) {
  if (!isVectorProduct(op))
    return false;
  MatmulOp::Roles roles = op.getRoles();
  unsigned numCore = 1 + op.getRhs().size();
  // A matrix on the left, or on the right; of two vectors each is as good as a matrix.
  unsigned first = roles.m.empty() && !roles.n.empty() ? 1 : 0;
  unsigned last = roles.n.empty() && !roles.m.empty() ? 1 : numCore;
  for (unsigned number = first; number < last; ++number) {
    if (takesProducer(op, number))
      return true;
    for (Operation *user : op->getUsers())
      if (auto elementwise = dyn_cast<ElementwiseOp>(user);
          elementwise && readsMatrix(elementwise, op, number))
        return true;
  }
  return false;
}
