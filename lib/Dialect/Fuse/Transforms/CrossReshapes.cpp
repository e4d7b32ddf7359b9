//===- CrossReshapes.cpp - elementwise work moves over reshapes -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpandDims.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_CROSSRESHAPES
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// What a reshape between `expanded` and fewer dimensions says of the op that has these under
/// `map`. False where it says nothing: a group of dynamic extents, a subscript that is constant.
static bool readFactors(RankedTensorType expanded, ArrayRef<ReassociationIndices> groups,
                        AffineMap map, Factors &factors) {
  bool any = false;
  factors.assign(map.getNumDims(), {});
  for (auto [group, expr] : llvm::zip_equal(groups, map.getResults())) {
    if (group.size() == 1)
      continue;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return false;
    SmallVector<OpFoldResult> sizes;
    for (int64_t d : group) {
      if (expanded.isDynamicDim(d))
        return false;
      sizes.push_back(Builder(expanded.getContext()).getIndexAttr(expanded.getDimSize(d)));
    }
    SmallVector<OpFoldResult> &known = factors[dim.getPosition()];
    if (!known.empty() && known != sizes)
      return false;
    known = sizes;
    any = true;
  }
  return any;
}

/// As cheap to compute again as to read: no costly function, and no more bytes in than out.
static bool isFreeToRepeat(ElementwiseOp op) {
  if (llvm::any_of(op.getBody().front(), [](Operation &inner) { return isCostly(&inner); }))
    return false;
  auto count = [](ValueRange values, bool &isKnown) {
    int64_t bits = 0;
    for (Value value : values) {
      auto type = cast<ShapedType>(value.getType());
      Type element = type.getElementType();
      int64_t size = 1; // dynamic extents of one op: as many in as out
      for (int64_t extent : type.getShape())
        size *= ShapedType::isDynamic(extent) ? 64 : extent;
      isKnown &= element.isIntOrFloat();
      bits += element.isIntOrFloat() ? size * element.getIntOrFloatBitWidth() : 0;
    }
    return bits;
  };
  bool isKnown = true;
  int64_t in = count(op.getIns(), isKnown), out = count(op.getOuts(), isKnown);
  return isKnown && in <= out;
}

namespace {
struct CrossReshapes : fuse::impl::CrossReshapesBase<CrossReshapes> {
  using CrossReshapesBase::CrossReshapesBase;

  void runOnOperation() override {
    SmallVector<ElementwiseOp> ops;
    getOperation()->walk([&](ElementwiseOp op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    // Producers backwards, consumers forwards: along a chain each finds the one before it moved.
    llvm::SmallPtrSet<Operation *, 8> erased;
    for (ElementwiseOp op : llvm::reverse(ops))
      if (crossToUser(rewriter, op))
        erased.insert(op.getOperation());
    for (ElementwiseOp op : ops)
      if (!erased.contains(op.getOperation()))
        crossToProducer(rewriter, op);
    // What moved here, and before this.
    replaceEmptyViews(getOperation());
  }

  static void remarkCrossed(Operation *op, StringRef what) {
    remark::passed(op->getLoc(), remark::RemarkOpts::name("crossed").category("cross-reshapes"))
        << what;
  }

  /// What `op` gives is reshaped for fuse ops: the op itself gives it so. True if `op` is gone.
  static bool crossToUser(RewriterBase &rewriter, ElementwiseOp op) {
    auto indexed = cast<IndexedOpInterface>(op.getOperation());
    // The reshapes that agree with the first.
    Factors factors;
    SmallVector<std::pair<tensor::ExpandShapeOp, unsigned>> reshapes;
    bool othersRead = false;
    for (auto [result, out] : llvm::zip_equal(op->getResults(), indexed.getOutOperands()))
      for (Operation *reader : result.getUsers()) {
        auto reshape = dyn_cast<tensor::ExpandShapeOp>(reader);
        Factors here;
        bool says =
            reshape && !reshape->use_empty() && reshape->getBlock() == op->getBlock() &&
            readFactors(reshape.getResultType(), getGroups(reshape), indexed.getMapOf(*out), here);
        if (says && reshapes.empty())
          factors = here;
        if (says && factors == here)
          reshapes.push_back({reshape, result.getResultNumber()});
        else
          othersRead = true;
      }
    if (reshapes.empty() || (othersRead && !isFreeToRepeat(op)) || !canExpandDims(indexed, factors))
      return false;
    auto expanded = cast<ElementwiseOp>(expandDims(rewriter, indexed, factors).getOperation());
    SmallVector<std::pair<OpOperand *, Value>> uses;
    bool joins = true;
    for (auto [reshape, number] : reshapes) {
      Value before = reshape.getResult(), now = expanded->getResult(number);
      joins &= now.getType() == before.getType();
      for (OpOperand &use : before.getUses())
        uses.push_back({&use, before});
    }
    if (joins)
      for (auto [reshape, number] : reshapes)
        reshape.getResult().replaceAllUsesWith(expanded->getResult(number));
    joins =
        joins && llvm::all_of(expanded->getUsers(), [&](Operation *user) {
          auto consumer = dyn_cast<IndexedOpInterface>(user);
          bool yieldsResults;
          return consumer && !planProducer(expanded, consumer, /*sizes=*/nullptr, yieldsResults);
        });
    if (!joins) {
      for (auto [use, before] : uses)
        use->set(before);
      eraseWithViews(rewriter, expanded);
      return false;
    }
    remarkCrossed(expanded, "elementwise work moved over the reshape of its result");
    for (auto [reshape, number] : reshapes)
      rewriter.eraseOp(reshape);
    if (!op->use_empty())
      return false;
    rewriter.eraseOp(op);
    return true;
  }

  /// What `op` reads is the reshape of a fuse op's result: the op reads that, and its own result is
  /// reshaped.
  static void crossToProducer(RewriterBase &rewriter, ElementwiseOp op) {
    auto indexed = cast<IndexedOpInterface>(op.getOperation());
    for (OpOperand *input : indexed.getInputOperands()) {
      auto reshape = input->get().getDefiningOp<tensor::CollapseShapeOp>();
      auto producer =
          reshape ? reshape.getSrc().getDefiningOp<IndexedOpInterface>() : IndexedOpInterface();
      Factors factors;
      if (!producer || isGathered(indexed, *input) ||
          !readFactors(reshape.getSrcType(), getGroups(reshape), indexed.getMapOf(*input),
                       factors) ||
          !canExpandDims(indexed, factors))
        continue;
      auto expanded = cast<ElementwiseOp>(expandDims(rewriter, indexed, factors).getOperation());
      // If nobody else looks at the reshape, the rules are asked without it.
      bool isLast = llvm::all_of(reshape->getUsers(), [&](Operation *user) { return user == op; });
      Value source = reshape.getSrc();
      rewriter.setInsertionPoint(reshape);
      auto stand = tensor::EmptyOp::create(rewriter, op.getLoc(),
                                           tensor::getMixedSizes(rewriter, op.getLoc(), source),
                                           reshape.getSrcType().getElementType());
      if (isLast)
        reshape.getSrcMutable().assign(stand);
      bool joins = wouldJoin(producer, expanded, op);
      reshape.getSrcMutable().assign(source);
      rewriter.eraseOp(stand);
      if (!joins) {
        eraseWithViews(rewriter, expanded);
        continue;
      }
      remarkCrossed(expanded, "elementwise work moved over the reshape of what it reads");
      rewriter.replaceOp(op, collapseResults(rewriter, indexed,
                                             cast<IndexedOpInterface>(expanded.getOperation()),
                                             factors));
      return;
    }
  }

  /// Would `expanded`, which is to stand for `op`, become one kernel with what it reads?
  static bool wouldJoin(IndexedOpInterface producer, ElementwiseOp expanded, ElementwiseOp op) {
    auto function = op->getParentOfType<func::FuncOp>();
    std::optional<SizeClasses> sizes;
    if (function)
      sizes.emplace(function);
    SmallVector<int64_t> dims;
    if (!planConsumer(producer, expanded, sizes ? &*sizes : nullptr, dims))
      return true;
    auto elementwise = dyn_cast<ElementwiseOp>(producer.getOperation());
    bool yieldsResults;
    return elementwise &&
           !planProducer(elementwise, cast<IndexedOpInterface>(expanded.getOperation()),
                         sizes ? &*sizes : nullptr, yieldsResults);
  }

  /// And the views that were made for it.
  static void eraseWithViews(RewriterBase &rewriter, ElementwiseOp op) {
    SmallVector<Value> operands(op->getOperands());
    rewriter.eraseOp(op);
    llvm::SmallPtrSet<Operation *, 8> seen;
    for (Value operand : operands)
      if (Operation *view = operand.getDefiningOp();
          view && seen.insert(view).second && view->use_empty() &&
          isa<tensor::ExpandShapeOp, tensor::EmptyOp>(view))
        rewriter.eraseOp(view);
  }
};
} // namespace
