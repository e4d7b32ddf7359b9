//===- FoldUnitDims.cpp - dimensions of extent 1 leave the ops ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FOLDUNITDIMS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static bool isElementwiseWork(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.hasPureTensorSemantics() && generic.getNumReductionLoops() == 0;
}

/// True if elementwise work alone reads `op`, or a view of it: what it computes needs no kernel of
/// its own if it is one number.
static bool feedsElementwiseWork(Operation *op) {
  return llvm::all_of(op->getUses(), [](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(user))
      return feedsElementwiseWork(user);
    return isElementwiseWork(user) && cast<linalg::GenericOp>(user).isDpsInput(&use);
  });
}

/// The loops of `op` that may be dropped: all. What is left of a result may be a scalar.
static SmallVector<unsigned> getDroppableLoops(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics())
    return {};
  return llvm::to_vector(llvm::seq<unsigned>(0, generic.getNumLoops()));
}

/// Shows the extents 1 in the types of what `op` reads and writes: one operand may say `?` where
/// another shows that the loop has one step. The subscript of such a loop could not be dropped.
static void showUnitExtents(linalg::GenericOp op, OpBuilder &builder) {
  llvm::SmallBitVector isUnit(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands())
    for (auto [extent, subscript] :
         llvm::zip(op.getShape(&operand), op.getMatchingIndexingMap(&operand).getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(subscript); loop && extent == 1)
        isUnit.set(loop.getPosition());
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
    for (auto [extent, subscript] :
         llvm::zip(shape, op.getMatchingIndexingMap(&operand).getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(subscript);
          loop && ShapedType::isDynamic(extent) && isUnit.test(loop.getPosition()))
        extent = 1;
    if (shape == type.getShape())
      continue;
    builder.setInsertionPoint(op);
    operand.set(tensor::CastOp::create(builder, op.getLoc(), type.clone(shape), operand.get()));
    if (!op.isDpsInit(&operand))
      continue;
    OpResult result = op.getTiedOpResult(&operand);
    result.setType(type.clone(shape));
    builder.setInsertionPointAfter(op);
    auto asBefore = tensor::CastOp::create(builder, op.getLoc(), type, result);
    result.replaceAllUsesExcept(asBefore, asBefore);
  }
}

/// Reads as an input what the ops without loops read of their inits: what was a contraction of 1x1
/// matrices adds to its init. Inlined, it would read the init of one number in a consumer that has
/// loops, and write its result there.
static void readInitsAsInputs(func::FuncOp function) {
  SmallVector<Operation *> ops;
  for (auto op : function.getOps<linalg::GenericOp>())
    if (op.getNumLoops() == 0)
      ops.push_back(op);
  RewritePatternSet patterns(function.getContext());
  linalg::populateMoveInitOperandsToInputPattern(patterns);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingOps);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
}

/// Computes one number that is read for many elements where it is read. That costs its functions
/// once more for each element, and saves a kernel that has a single element to compute.
static void inlineScalars(func::FuncOp function) {
  readInitsAsInputs(function);
  IRRewriter rewriter(function.getContext());
  // The last first: what takes the place of a consumer stands where one was that is done.
  SmallVector<linalg::GenericOp> producers(function.getOps<linalg::GenericOp>());
  for (linalg::GenericOp producer : llvm::reverse(producers)) {
    if (producer.getNumLoops() != 0 || !isElementwiseWork(producer) ||
        !feedsElementwiseWork(producer))
      continue;
    // A consumer may read it several times: its place is taken by what has one such read less.
    auto findUse = [&]() -> OpOperand * {
      for (OpOperand &use : producer->getUses())
        if (isa<linalg::GenericOp>(use.getOwner()) && linalg::areElementwiseOpsFusable(&use))
          return &use;
      return nullptr;
    };
    while (OpOperand *use = findUse()) {
      Operation *consumer = use->getOwner();
      unsigned number = cast<OpResult>(use->get()).getResultNumber();
      rewriter.setInsertionPoint(consumer);
      // Of a producer with other uses the fused op would give the result, too.
      Operation *copy = rewriter.clone(*producer);
      use->set(copy->getResult(number));
      FailureOr<linalg::ElementwiseOpFusionResult> fused =
          linalg::fuseElementwiseOps(rewriter, use);
      if (failed(fused)) {
        use->set(producer->getResult(number));
        rewriter.eraseOp(copy);
        break;
      }
      fused->fusedOp->setLoc(fuseLocations({producer, consumer}));
      for (OpResult result : consumer->getResults())
        rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
      rewriter.eraseOp(consumer);
      rewriter.eraseOp(copy);
    }
    if (producer->use_empty())
      rewriter.eraseOp(producer);
  }
}

namespace {
/// Dimensions of extent 1 that an `expand_shape` adds and a `collapse_shape` takes away, wherever
/// they stood: upstream composes the two only if their groups nest.
struct DropAddedUnits : OpRewritePattern<tensor::CollapseShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::CollapseShapeOp collapse,
                                PatternRewriter &rewriter) const override {
    auto expand = collapse.getSrc().getDefiningOp<tensor::ExpandShapeOp>();
    if (!expand)
      return failure();
    ArrayRef<int64_t> shape = expand.getResultType().getShape();
    // The dimension that is left of each group.
    SmallVector<int64_t> kept(shape.size(), -1);
    for (auto [number, group] : llvm::enumerate(getGroups(collapse))) {
      SmallVector<int64_t> others =
          llvm::filter_to_vector(group, [&](int64_t dim) { return shape[dim] != 1; });
      if (others.size() > 1)
        return failure();
      kept[others.empty() ? group.front() : others.front()] = int64_t(number);
    }
    SmallVector<ReassociationIndices> groups;
    for (ArrayRef<int64_t> group : getGroups(expand)) {
      ReassociationIndices &left = groups.emplace_back();
      for (int64_t dim : group)
        if (kept[dim] >= 0)
          left.push_back(kept[dim]);
      if (left.empty())
        return failure();
    }
    SmallVector<OpFoldResult> extents, before = expand.getMixedOutputShape();
    for (auto [dim, number] : llvm::enumerate(kept))
      if (number >= 0)
        extents.push_back(before[dim]);
    if (collapse.getType() == expand.getSrcType())
      rewriter.replaceOp(collapse, expand.getSrc());
    else if (groups.size() == extents.size())
      return failure();
    else
      rewriter.replaceOpWithNewOp<tensor::ExpandShapeOp>(collapse, collapse.getType(),
                                                         expand.getSrc(), groups, extents);
    return success();
  }
};

struct FoldUnitDims : mlir::fuse::impl::FoldUnitDimsBase<FoldUnitDims> {
  void runOnOperation() override {
    OpBuilder builder(&getContext());
    getOperation().walk([&](linalg::GenericOp op) {
      if (op.hasPureTensorSemantics())
        showUnitExtents(op, builder);
    });
    RewritePatternSet patterns(&getContext());
    linalg::ControlDropUnitDims options;
    options.controlFn = getDroppableLoops;
    linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
    linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(patterns, options);
    patterns.add<DropAddedUnits>(&getContext());
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Where the patterns do not settle, the graph is still right.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
    inlineScalars(getOperation());
  }
};
} // namespace
