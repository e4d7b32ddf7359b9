//===- FuseCanonicalize.cpp - canonical forms of the structured ops -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs: unused ones are dropped, equal ones merged, splat constants become scalars of the
// regions, coordinate 0 of a dimension of extent 1 becomes that dimension. Results: unused ones
// are dropped, equal ones merged. Row ops: what the epilogue computes again is its argument. Copies
// disappear.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Is the scalar of input `index` used by any region?
static bool isInputUsed(IndexedOpInterface op, unsigned index) {
  if (Region *prologue = getPrologue(op); prologue && !prologue->getArgument(index).use_empty())
    return true;
  return !getResultRegion(op).getArgument(getNumLeadingArgs(op) + index).use_empty();
}

/// The element of a splat constant that the regions can hold.
static TypedAttr getSplatElement(Value value) {
  DenseElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat())
    return {};
  return dyn_cast<TypedAttr>(elements.getSplatValue<Attribute>());
}

static LogicalResult simplifyInputs(IndexedOpInterface op, PatternRewriter &b) {
  StructuredParts parts(op);
  SmallVector<StructuredParts::Operand> old = std::move(parts.inputs);
  parts.inputs.clear();
  bool isNamedRowOp = getPrologue(op);
  // A row op keeps an input for each dimension that it runs along: its extent is read there.
  auto isNeeded = [&](unsigned index) {
    return isa<RowOp>(op.getOperation()) && llvm::any_of(op.getReductionDims(), [&](unsigned dim) {
             auto holds = [&](const StructuredParts::Operand &input) {
               return input.map.isFunctionOfDim(dim);
             };
             return holds(old[index]) && llvm::none_of(parts.inputs, holds) &&
                    llvm::none_of(ArrayRef(old).drop_front(index + 1), holds);
           });
  };

  struct Source {
    std::optional<unsigned> input;
    TypedAttr splat;
  };
  SmallVector<Source> sources;
  for (auto [index, input] : llvm::enumerate(old)) {
    // A named row op keeps one input.
    bool mayDrop =
        !isNeeded(index) && (!isNamedRowOp || !parts.inputs.empty() || index + 1 != old.size());
    if (mayDrop && !isInputUsed(op, index))
      sources.push_back({});
    else if (TypedAttr splat = getSplatElement(input.value);
             splat && mayDrop && !isGathered(input.value.getType(), input.map))
      sources.push_back({std::nullopt, splat});
    else
      sources.push_back({parts.addInput(input.value, input.map), {}});
  }
  if (parts.inputs.size() == old.size())
    return failure();

  IndexedOpInterface simplified = parts.create(b, op->getLoc());
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), simplified->getRegions())) {
    Block &block = to.front();
    unsigned numLeading = from.getNumArguments() - old.size();
    SmallVector<Value> args(block.getArguments().take_front(numLeading));
    b.setInsertionPointToStart(&block);
    for (auto [index, source] : llvm::enumerate(sources)) {
      BlockArgument arg = from.getArgument(numLeading + index);
      if (source.input)
        args.push_back(block.getArgument(numLeading + *source.input));
      else // a splat, or any value for an argument that is not used
        args.push_back(
            isa<ShapedType>(arg.getType())
                ? Value()
                : arith::ConstantOp::create(
                      b, arg.getLoc(), source.splat ? source.splat : b.getZeroAttr(arg.getType())));
    }
    b.mergeBlocks(&from.front(), &block, args);
  }
  b.replaceOp(op, simplified);
  return success();
}

/// Subscript 0 stands for a broadcast dimension of extent 1. Where the op has a dimension of
/// extent 1 that the input lacks, that one says the same and lets the input be recognised as the
/// result of an op over the same dimensions.
static LogicalResult nameUnitDims(IndexedOpInterface op, PatternRewriter &b) {
  SmallVector<int64_t> sizes = op.getStaticDimSizes();
  SmallVector<AffineMap> maps = op.getMaps();
  SmallVector<unsigned> reduced = op.getReductionDims();
  ArrayRef<AffineExpr> out = maps.back().getResults();
  bool changed = false;
  for (OpOperand *input : op.getInputOperands()) {
    if (input->getOperandNumber() < getNumCoreOperands(op))
      continue;
    AffineMap &map = maps[input->getOperandNumber()];
    SmallVector<AffineExpr> exprs(map.getResults());
    auto isFree = [&](AffineExpr expr) {
      unsigned dim = cast<AffineDimExpr>(expr).getPosition();
      return sizes[dim] == 1 && !llvm::is_contained(reduced, dim) &&
             !llvm::is_contained(exprs, expr);
    };
    bool changedHere = false;
    for (auto [position, expr] : llvm::enumerate(exprs)) {
      if (!isa<AffineConstantExpr>(expr))
        continue;
      // Aligned as broadcasting aligns shapes, else the first that is free.
      int64_t aligned = int64_t(out.size()) - int64_t(exprs.size()) + int64_t(position);
      const AffineExpr *found = out.end();
      if (aligned >= 0 && aligned < int64_t(out.size()) && isFree(out[aligned]))
        found = &out[aligned];
      else
        found = llvm::find_if(out, isFree);
      if (found == out.end())
        continue;
      expr = *found;
      changedHere = true;
    }
    if (changedHere)
      map = AffineMap::get(map.getNumDims(), 0, exprs, map.getContext());
    changed |= changedHere;
  }
  if (!changed)
    return failure();
  b.modifyOpInPlace(op, [&] { op->setAttr("indexing_maps", b.getAffineMapArrayAttr(maps)); });
  return success();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// A destination that nobody asked for.
static bool isScratch(Value init) { return init.getDefiningOp<tensor::EmptyOp>() != nullptr; }

static LogicalResult simplifyResults(IndexedOpInterface op, PatternRewriter &b) {
  if (op->getNumResults() < 2 || op->use_empty())
    return failure();
  StructuredParts parts(op);
  SmallVector<StructuredParts::Operand> old = std::move(parts.outs);
  parts.outs.clear();
  Operation *yield = getResultRegion(op).front().getTerminator();
  SmallVector<Value> yielded;
  SmallVector<std::optional<unsigned>> kept;
  for (auto [out, result, value] : llvm::zip_equal(old, op->getResults(), yield->getOperands())) {
    if (result.use_empty()) {
      kept.push_back(std::nullopt);
      continue;
    }
    unsigned index = isScratch(out.value) ? 0 : yielded.size();
    while (index < yielded.size() &&
           !(yielded[index] == value && parts.outs[index].map == out.map &&
             parts.outs[index].value.getType() == out.value.getType()))
      ++index;
    kept.push_back(index);
    if (index == yielded.size()) {
      yielded.push_back(value);
      parts.outs.push_back(out);
    }
  }
  if (yielded.size() == old.size())
    return failure();

  IndexedOpInterface simplified = parts.create(b, op->getLoc());
  b.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), simplified->getRegions()))
    b.mergeBlocks(&from.front(), &to.front(), to.getArguments());
  for (auto [result, index] : llvm::zip_equal(op->getResults(), kept))
    if (index)
      b.replaceAllUsesWith(result, simplified->getResult(*index));
  b.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Row ops
//===----------------------------------------------------------------------===//

/// Do a value of the prologue and one of the epilogue hold the same scalar?
static bool isSame(Value prologue, Value epilogue) {
  auto prologueArg = dyn_cast<BlockArgument>(prologue);
  auto epilogueArg = dyn_cast<BlockArgument>(epilogue);
  if (prologueArg || epilogueArg)
    return prologueArg && epilogueArg &&
           prologueArg.getArgNumber() + 2 == epilogueArg.getArgNumber();
  if (cast<OpResult>(prologue).getResultNumber() != cast<OpResult>(epilogue).getResultNumber())
    return false;
  return OperationEquivalence::isEquivalentTo(
      prologue.getDefiningOp(), epilogue.getDefiningOp(),
      [](Value a, Value b) { return success(isSame(a, b)); }, nullptr,
      OperationEquivalence::Flags::IgnoreLocations);
}

/// What the epilogue computes again of the prologue's value is its argument `v`; where the
/// prologue ends in an extension, what stands before it is `v` truncated, which is exact.
static LogicalResult reuseRowValue(IndexedOpInterface op, PatternRewriter &b) {
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  if (!getPrologue(op) || (softmax && softmax.getCausal()))
    return failure(); // masked elements have no value
  Value v = getPrologue(op)->front().getTerminator()->getOperand(0);
  if (v.getDefiningOp<arith::ConstantOp>())
    return failure();
  Value narrow;
  if (auto extend = v.getDefiningOp<arith::ExtFOp>(); extend && extend.getIn().getDefiningOp())
    narrow = extend.getIn();
  Block &epilogue = getResultRegion(op).front();
  Value v32 = epilogue.getArgument(1);
  for (Operation &inner : epilogue) {
    if (inner.getNumResults() != 1 || inner.use_empty())
      continue;
    if (isSame(v, inner.getResult(0))) {
      b.replaceOp(&inner, v32);
      return success();
    }
    if (narrow && isSame(narrow, inner.getResult(0))) {
      b.setInsertionPoint(&inner);
      b.replaceOpWithNewOp<arith::TruncFOp>(&inner, narrow.getType(), v32);
      return success();
    }
  }
  BlockArgument input = dyn_cast<BlockArgument>(v)
                            ? epilogue.getArgument(cast<BlockArgument>(v).getArgNumber() + 2)
                            : BlockArgument();
  if (!input || input.use_empty())
    return failure();
  b.replaceAllUsesWith(input, v32);
  return success();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// A slice is copied for who does not read it by subscripts.
static LogicalResult foldCopy(IndexedOpInterface op, PatternRewriter &b) {
  if (!isa<ElementwiseOp>(op.getOperation()) || op->getNumResults() != 1 ||
      op->getNumOperands() != 2 || op->getOperand(0).getType() != op->getResult(0).getType() ||
      op.getMaps()[0] != op.getMaps()[1] || !isScratch(op->getOperand(1)) ||
      op->getOperand(0).getDefiningOp<SliceOp>())
    return failure();
  Block &body = getResultRegion(op).front();
  if (body.getTerminator()->getOperand(0) != body.getArgument(0))
    return failure();
  b.replaceOp(op, op->getOperand(0));
  return success();
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {
template <typename Op, LogicalResult (*rewrite)(IndexedOpInterface, PatternRewriter &)>
struct Canonicalize : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &b) const override {
    return rewrite(cast<IndexedOpInterface>(op.getOperation()), b);
  }
};
} // namespace

#define FUSE_STRUCTURED_OP(OP)                                                                     \
  void OP::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {        \
    patterns.add<Canonicalize<OP, simplifyInputs>, Canonicalize<OP, nameUnitDims>,                 \
                 Canonicalize<OP, simplifyResults>, Canonicalize<OP, reuseRowValue>,               \
                 Canonicalize<OP, foldCopy>>(context);                                             \
  }
FUSE_STRUCTURED_OP(MatmulOp)
FUSE_STRUCTURED_OP(SoftmaxOp)
FUSE_STRUCTURED_OP(LayerNormOp)
FUSE_STRUCTURED_OP(RmsNormOp)
FUSE_STRUCTURED_OP(ElementwiseOp)
FUSE_STRUCTURED_OP(RowOp)
#undef FUSE_STRUCTURED_OP
