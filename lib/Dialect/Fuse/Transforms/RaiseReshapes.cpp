//===- RaiseReshapes.cpp - reshapes leave the way of fusion ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reshape between two ops keeps them from being fused. Several token
// dimensions are best seen as one, so everything moves towards the collapsed
// form: expand_shape moves down, collapse_shape moves up, and the rows of a
// contraction that are several adjacent dimensions become one. A collapse_shape
// that cannot move up, for what it joins is not side by side above it, moves
// down to the function's result, if only elementwise work stands between.
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::fuse;

/// Whether all operands show the same extent of each dimension, and none is 0. Where one says 5 and
/// another `?`, or beside a 0, upstream's collapsed types and its reshapes back do not fit
/// together.
static bool areExtentsShownAlike(linalg::LinalgOp op) {
  SmallVector<std::optional<int64_t>> extents(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands())
    for (auto [expr, extent] :
         llvm::zip(op.getMatchingIndexingMap(&operand).getResults(), op.getShape(&operand))) {
      std::optional<int64_t> &known = extents[cast<AffineDimExpr>(expr).getPosition()];
      if (extent == 0 || known.value_or(extent) != extent)
        return false;
      known = extent;
    }
  return true;
}

/// Groups of adjacent dimensions that are rows of a contraction: in the left
/// operand and the result only, side by side in both.
static SmallVector<ReassociationIndices> getRowGroups(linalg::LinalgOp op) {
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic || generic.getNumReductionLoops() == 0 || generic.getNumDpsInputs() != 2 ||
      generic.getNumDpsInits() != 1 || !generic.hasPureTensorSemantics() ||
      generic.hasIndexSemantics())
    return {};
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  if (!llvm::all_of(maps, [](AffineMap map) { return map.isProjectedPermutation(); }) ||
      !areExtentsShownAlike(op))
    return {};
  auto isRow = [&](unsigned dim) {
    return maps[0].isFunctionOfDim(dim) && !maps[1].isFunctionOfDim(dim) &&
           maps[2].isFunctionOfDim(dim);
  };
  SmallVector<ReassociationIndices> groups;
  for (unsigned dim = 0; dim < generic.getNumLoops(); ++dim) {
    if (!isRow(dim))
      continue;
    if (!groups.empty() && groups.back().back() == int64_t(dim) - 1) {
      ReassociationIndices longer = groups.back();
      longer.push_back(dim);
      if (linalg::areDimSequencesPreserved(maps, {longer})) {
        groups.back() = longer;
        continue;
      }
    }
    groups.push_back({dim});
  }
  llvm::erase_if(groups, [](const ReassociationIndices &group) { return group.size() < 2; });
  return groups;
}

/// Elementwise ops before a contraction that are looked at: it is done again at each step of a
/// reshape.
static constexpr unsigned kMostBefore = 64;

/// Does the op, or elementwise work before it, ask for coordinates?
static bool asksForCoordinates(linalg::LinalgOp op, llvm::SmallPtrSetImpl<Operation *> &seen) {
  if (!op || op.getNumReductionLoops() != 0 || seen.size() == kMostBefore ||
      !seen.insert(op).second)
    return false;
  return op.hasIndexSemantics() || llvm::any_of(op.getDpsInputs(), [&](Value input) {
           return asksForCoordinates(input.getDefiningOp<linalg::LinalgOp>(), seen);
         });
}

/// True of a reshape between elementwise work that asks for coordinates and contractions: these
/// take no such work, and collapsed, it would divide to know its coordinates.
static bool isOperandOfContraction(tensor::CollapseShapeOp op) {
  auto isContraction = [](Operation *user) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(user);
    return linalgOp && linalgOp.getNumReductionLoops() != 0 && linalgOp.getNumDpsInputs() == 2;
  };
  llvm::SmallPtrSet<Operation *, 16> seen;
  return llvm::all_of(op->getUsers(), isContraction) &&
         asksForCoordinates(op.getSrc().getDefiningOp<linalg::LinalgOp>(), seen);
}

namespace {
/// Upstream's patterns give extents that the type knows as values too, and its folders then take
/// one of those for an extent that the type does not know; they also look for a value where the
/// type does not know an extent and the op has a number.
struct KeepKnownExtents : OpRewritePattern<tensor::ExpandShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExpandShapeOp op, PatternRewriter &b) const override {
    ArrayRef<int64_t> known = op.getResultType().getShape();
    SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    bool changed = false;
    for (auto [size, extent] : llvm::zip_equal(sizes, known))
      if (isa<Value>(size) && !ShapedType::isDynamic(extent)) {
        size = b.getIndexAttr(extent);
        changed = true;
      } else if (isa<Attribute>(size) && ShapedType::isDynamic(extent)) {
        size = getValueOrCreateConstantIndexOp(b, op.getLoc(), size);
        changed = true;
      }
    if (!changed)
      return failure();
    b.replaceOpWithNewOp<tensor::ExpandShapeOp>(op, op.getResultType(), op.getSrc(), getGroups(op),
                                                sizes);
    return success();
  }
};
} // namespace

static bool isElementwiseWork(Operation *op) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  return generic && generic.getNumReductionLoops() == 0 && generic.hasPureTensorSemantics() &&
         generic.getNumResults() == 1 && !generic.hasIndexSemantics() &&
         llvm::all_of(generic.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); });
}

/// A permutation and nothing else: it becomes how the op before it writes its result.
static bool isPermutation(linalg::GenericOp op) {
  return op.getNumDpsInputs() == 1 && op.getBody()->without_terminator().empty() &&
         op.getBody()->getTerminator()->getOperand(0) == op.getBody()->getArgument(0) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) { return map.isPermutation(); });
}

/// True if a contraction reads what `op` computes, or a view of it: it reads in any order.
static bool feedsContraction(Operation *op) {
  return llvm::any_of(op->getUsers(), [](Operation *user) {
    if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(user))
      return feedsContraction(user);
    auto reader = dyn_cast<linalg::LinalgOp>(user);
    return reader && reader.getNumReductionLoops() != 0 && reader.getNumDpsInputs() > 1;
  });
}

/// A permutation that becomes how the op before it writes its result, or the one after it reads.
static bool isFreePermutation(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && isPermutation(generic) && !feedsContraction(generic);
}

/// True if only elementwise work and reshapes stand between `op` and such permutations or the
/// function's results.
static bool endsBelow(Operation *op, llvm::SmallDenseMap<Operation *, bool> &known) {
  auto [it, isNew] = known.try_emplace(op, false);
  if (!isNew)
    return it->second;
  bool ends = llvm::all_of(op->getUsers(), [&](Operation *user) {
    return isa<func::ReturnOp>(user) || isFreePermutation(user) ||
           ((isElementwiseWork(user) ||
             isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(user)) &&
            endsBelow(user, known));
  });
  return known[op] = ends;
}

/// Moves collapse_shape below permutations, and below elementwise work whose other operands are
/// views of arguments, so that no reshape gets between them and what computes them.
static void moveCollapsesDown(func::FuncOp function) {
  auto isComputed = [](Value value) {
    return isa_and_nonnull<linalg::LinalgOp>(value.getDefiningOp());
  };
  llvm::SmallDenseMap<Operation *, bool> known;
  auto isBetween = [&](OpOperand *operand) {
    auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>();
    auto generic = dyn_cast<linalg::GenericOp>(operand->getOwner());
    if (!collapse || !generic || !isElementwiseWork(generic) || !isComputed(collapse.getSrc()) ||
        !collapse.getSrcType().hasStaticShape() || !generic.isDpsInput(operand) ||
        !areExtentsShownAlike(generic))
      return false;
    if (isFreePermutation(generic))
      return true;
    for (OpOperand *other : generic.getDpsInputOperands())
      if (other != operand && isComputed(other->get()))
        return false;
    known.clear();
    return endsBelow(generic, known);
  };
  RewritePatternSet patterns(function.getContext());
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, isBetween);
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  (void)applyPatternsGreedily(function, std::move(patterns), config);
}

void mlir::fuse::moveReshapes(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  patterns.add<KeepKnownExtents>(context, /*benefit=*/10);
  // Only a reshape between two ops is in the way. At the function's boundary it
  // is a view of an argument or of a result.
  auto isBetween = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    if (isa_and_nonnull<tensor::ExpandShapeOp>(producer))
      return isa_and_nonnull<linalg::LinalgOp>(producer->getOperand(0).getDefiningOp());
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(operand->getOwner()))
      return llvm::any_of(collapse->getUsers(),
                          [](Operation *user) { return isa<linalg::LinalgOp>(user); }) &&
             !isOperandOfContraction(collapse);
    return false;
  };
  linalg::populateFoldReshapeOpsByCollapsingPatterns(patterns, isBetween);
  linalg::populateCollapseDimensions(patterns, getRowGroups);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::DimOp::getCanonicalizationPatterns(patterns, context);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
  linalg::FillOp::getCanonicalizationPatterns(patterns, context);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  // Where the patterns do not settle, the graph is still right.
  (void)applyPatternsGreedily(function, std::move(patterns), config);
  moveCollapsesDown(function);
}
