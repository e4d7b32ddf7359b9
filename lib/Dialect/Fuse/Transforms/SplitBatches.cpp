//===- SplitBatches.cpp - batches folded into one dimension are several ---===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpandDims.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SPLITBATCHES
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// A tensor of more dimensions that a `collapse_shape` gives to an op, or an `expand_shape` makes
/// of its result, and the ones that a dimension of the op consists of.
struct Unfolded {
  Value tensor;
  ReassociationIndices dims;

  SmallVector<int64_t> getShape() const {
    auto type = cast<RankedTensorType>(tensor.getType());
    return llvm::map_to_vector(dims, [&](int64_t dim) { return type.getDimSize(dim); });
  }

  /// Can a dimension be written so? Of its extents only the outermost may be dynamic (else equal
  /// products would not be equal extents), and none is 1.
  bool isUseful() const {
    return dims.size() > 1 && !llvm::is_contained(getShape(), 1) &&
           llvm::none_of(ArrayRef(getShape()).drop_front(), ShapedType::isDynamic);
  }
};

/// The dimension of each op that is one batch, in all ops that hand it on.
using Batch = llvm::MapVector<Operation *, unsigned>;
} // namespace

/// The subscript along which the op sees dimension `dim` in the tensor under `map`, or -1.
static int64_t findSubscript(AffineMap map, unsigned dim) {
  for (auto [position, expr] : llvm::enumerate(map.getResults()))
    if (auto subscript = dyn_cast<AffineDimExpr>(expr); subscript && subscript.getPosition() == dim)
      return position;
  return -1;
}

/// What each reshape around `op` shows of its dimension `dim`.
static SmallVector<Unfolded> findUnfolded(IndexedOpInterface op, unsigned dim) {
  SmallVector<Unfolded> found;
  for (OpOperand *input : op.getInputOperands())
    if (auto collapse = input->get().getDefiningOp<tensor::CollapseShapeOp>())
      if (int64_t at = findSubscript(op.getMapOf(*input), dim); at >= 0)
        found.push_back({collapse.getSrc(), getGroups(collapse)[at]});
  for (auto [result, out] : llvm::zip_equal(op->getResults(), op.getOutOperands()))
    if (int64_t at = findSubscript(op.getMapOf(*out), dim); at >= 0)
      for (Operation *user : result.getUsers())
        if (auto expand = dyn_cast<tensor::ExpandShapeOp>(user))
          found.push_back({expand.getResult(), getGroups(expand)[at]});
  return found;
}

/// Does work stand beyond the reshape that subscripts could then reach?
static bool hasWorkBeyond(const Unfolded &unfolded) {
  return unfolded.tensor.getDefiningOp<ElementwiseOp>() ||
         llvm::any_of(unfolded.tensor.getUsers(),
                      [](Operation *user) { return isa<ElementwiseOp>(user); });
}

/// May `dim` of `op` be written as several? A batch of a matmul, anything that a row is not reduced
/// over, any dimension of elementwise work.
static bool canSplit(IndexedOpInterface op, unsigned dim) {
  if (auto matmul = dyn_cast<MatmulOp>(op.getOperation()))
    return llvm::is_contained(matmul.getRoles().batch, dim);
  return !op->hasAttr("causal") && !llvm::is_contained(op.getReductionDims(), dim);
}

/// All ops that hand on the batch that is `dim` of `op`, from result to operand. False if one of
/// them has it twice.
static bool collectBatch(IndexedOpInterface op, unsigned dim, Batch &batch) {
  SmallVector<std::pair<IndexedOpInterface, unsigned>> pending = {{op, dim}};
  auto visit = [&](Operation *other, OpOperand &operand, int64_t at) {
    auto next = dyn_cast_if_present<IndexedOpInterface>(other);
    if (!next || next->getBlock() != op->getBlock() || isGathered(next, operand))
      return;
    if (auto subscript = dyn_cast<AffineDimExpr>(next.getMapOf(operand).getResult(at)))
      pending.push_back({next, subscript.getPosition()});
  };
  while (!pending.empty()) {
    auto [current, position] = pending.pop_back_val();
    if (!canSplit(current, position))
      continue;
    auto [it, isNew] = batch.insert({current.getOperation(), position});
    if (!isNew && it->second != position)
      return false;
    if (!isNew)
      continue;
    for (OpOperand *input : current.getInputOperands())
      if (auto result = dyn_cast<OpResult>(input->get()))
        if (int64_t at = findSubscript(current.getMapOf(*input), position); at >= 0)
          if (auto producer = dyn_cast<IndexedOpInterface>(result.getOwner()))
            visit(producer, *producer.getOutOperands()[result.getResultNumber()], at);
    for (auto [result, out] : llvm::zip_equal(current->getResults(), current.getOutOperands()))
      if (int64_t at = findSubscript(current.getMapOf(*out), position); at >= 0)
        for (OpOperand &use : result.getUses())
          visit(use.getOwner(), use, at);
  }
  return true;
}

namespace {
struct SplitBatches : fuse::impl::SplitBatchesBase<SplitBatches> {
  using SplitBatchesBase::SplitBatchesBase;

  void runOnOperation() override {
    // A split adds dimensions that no reshape folds: each is found once.
    bool changed = true;
    while (changed) {
      changed = false;
      SmallVector<MatmulOp> matmuls;
      getOperation()->walk([&](MatmulOp op) { matmuls.push_back(op); });
      for (MatmulOp op : matmuls)
        if ((changed = splitBatchOf(op)))
          break;
    }
  }

  bool splitBatchOf(MatmulOp op) {
    for (unsigned dim : op.getRoles().batch) {
      Batch batch;
      if (!collectBatch(cast<IndexedOpInterface>(op.getOperation()), dim, batch))
        continue;
      // All reshapes that fold it have to agree; of those that say nothing views are made.
      std::optional<Unfolded> chosen;
      bool agree = true, helps = false;
      for (auto [member, memberDim] : batch)
        for (const Unfolded &unfolded : findUnfolded(cast<IndexedOpInterface>(member), memberDim)) {
          if (!unfolded.isUseful())
            continue;
          agree &= !chosen || unfolded.getShape() == chosen->getShape();
          helps |= hasWorkBeyond(unfolded);
          if (!chosen)
            chosen = unfolded;
        }
      if (chosen && agree && helps && split(batch, *chosen))
        return true;
    }
    return false;
  }

  /// Writes the dimension as the extents of `as` say. False if these are not known before the first
  /// of the ops, or one shows an extent where another has `?`.
  static bool split(const Batch &batch, const Unfolded &as) {
    SmallVector<IndexedOpInterface> ops;
    for (auto [op, dim] : batch)
      ops.push_back(cast<IndexedOpInterface>(op));
    llvm::sort(ops, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    IRRewriter b(ops.front()->getContext());
    b.setInsertionPoint(ops.front());
    SmallVector<int64_t> shape = as.getShape();
    SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(b.getContext(), shape);
    auto factorsOf = [&](IndexedOpInterface op) {
      Factors factors(op.getNumDims());
      factors[batch.lookup(op)] = sizes;
      return factors;
    };
    if (ShapedType::isDynamic(shape.front())) {
      DominanceInfo dominance;
      if (!dominance.properlyDominates(as.tensor, ops.front()))
        return false;
      sizes.front() =
          tensor::DimOp::create(b, as.tensor.getLoc(), as.tensor, as.dims.front()).getResult();
    }
    if (!llvm::all_of(ops, [&](IndexedOpInterface op) { return canExpandDims(op, factorsOf(op)); }))
      return false;
    remark::passed(ops.front()->getLoc(),
                   remark::RemarkOpts::name("split-batch").category("split-batches"))
        << "a batch that was folded into one dimension is several again";
    for (IndexedOpInterface op : ops) {
      Factors factors = factorsOf(op);
      IndexedOpInterface expanded = expandDims(b, op, factors);
      b.replaceOp(op, collapseResults(b, op, expanded, factors));
    }
    return true;
  }
};
} // namespace
