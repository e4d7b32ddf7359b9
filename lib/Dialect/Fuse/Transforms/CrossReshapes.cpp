//===- CrossReshapes.cpp - reshapes give way to subscripts ----------------===//
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
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include <map>

namespace mlir::fuse {
#define GEN_PASS_DEF_CROSSRESHAPES
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// What a reshape between the extents `expanded` and fewer dimensions says of the op that has these
/// under `map`. False where it says nothing: dynamic extents other than the first of a group, and
/// that one if it is not a value; a subscript that is constant.
static bool readFactors(ArrayRef<OpFoldResult> expanded, ArrayRef<ReassociationIndices> groups,
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
      if (!getConstantIntValue(expanded[d]) && (d != group.front() || !expanded[d]))
        return false;
      sizes.push_back(expanded[d]);
    }
    SmallVector<OpFoldResult> &known = factors[dim.getPosition()];
    if (!known.empty() && known != sizes)
      return false;
    known = sizes;
    any = true;
  }
  return any;
}

/// What an `expand_shape` says, if its extents are known at `at`.
static bool readFactors(tensor::ExpandShapeOp reshape, AffineMap map, Operation *at,
                        Factors &factors) {
  SmallVector<OpFoldResult> extents = reshape.getMixedOutputShape();
  for (OpFoldResult &extent : extents)
    if (auto value = dyn_cast<Value>(extent);
        value && !DominanceInfo().properlyDominates(value, at))
      extent = {};
  return readFactors(extents, getGroups(reshape), map, factors);
}

/// What a `collapse_shape` says.
static bool readFactors(tensor::CollapseShapeOp reshape, AffineMap map, Factors &factors) {
  Builder b(reshape.getContext());
  SmallVector<OpFoldResult> extents;
  for (int64_t extent : reshape.getSrcType().getShape())
    extents.push_back(ShapedType::isDynamic(extent) ? OpFoldResult() : b.getIndexAttr(extent));
  return readFactors(extents, getGroups(reshape), map, factors);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Products that an element of a result may take where its tile becomes half as large: twice the
/// operands are moved for each then, which costs more than a copy of the result if they are more.
static constexpr int64_t kShallow = 1024;
/// What stands for an extent that is not known.
static constexpr int64_t kManyElements = int64_t(1) << 20;
/// A tile's rows and columns where nothing is short: a tile of many chips and types.
static constexpr int64_t kTile = 128;
/// Tiles that every chip has a multiprocessor or compute unit for: so many at once take the time of
/// one.
static constexpr int64_t kTilesAtOnce = 96;

/// Tiles along the dimensions `dims` of a matmul, some of them written as `factors` say. A tile
/// lies along the widest.
static int64_t countTiles(IndexedOpInterface op, ArrayRef<unsigned> dims, const Factors &factors) {
  SmallVector<int64_t> extents;
  for (unsigned dim : dims) {
    int64_t extent = op.getStaticDimSizes()[dim];
    if (factors[dim].empty())
      extents.push_back(ShapedType::isDynamic(extent) ? kManyElements : extent);
    for (OpFoldResult part : factors[dim])
      extents.push_back(*getConstantIntValue(part));
  }
  if (extents.empty())
    return 1;
  int64_t &widest = *llvm::max_element(extents);
  widest = llvm::divideCeil(widest, kTile);
  int64_t tiles = 1;
  for (int64_t extent : extents)
    if (llvm::MulOverflow(tiles, extent, tiles))
      return std::numeric_limits<int64_t>::max();
  return tiles;
}

/// Does the matmul have more than about twice the tiles if `factors` keep apart what was one
/// dimension, or more of them and much to do in each? Tiles end at each of its parts, and each tile
/// reads its operands again. Of parts that are not known that may be any number.
static bool multipliesTiles(MatmulOp op, const Factors &factors) {
  for (ArrayRef<OpFoldResult> parts : factors)
    if (!parts.empty() && !getConstantIntValue(parts.front()))
      return true;
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  Factors none(indexed.getNumDims());
  MatmulOp::Roles roles = op.getRoles();
  auto count = [&](const Factors &as) {
    int64_t m = countTiles(indexed, roles.m, as), n = countTiles(indexed, roles.n, as), both;
    return llvm::MulOverflow(m, n, both) ? std::numeric_limits<int64_t>::max() : both;
  };
  int64_t before = count(none), after = count(factors);
  if (after <= before || after <= kTilesAtOnce)
    return false;
  int64_t depth = 1;
  for (unsigned dim : roles.k)
    if (int64_t extent = indexed.getStaticDimSizes()[dim];
        ShapedType::isDynamic(extent) || llvm::MulOverflow(depth, extent, depth))
      return true;
  return after / 2 > before || depth > kShallow;
}

/// Would a tile's columns lie along another part of a row than the last? They would be stored
/// apart.
static bool turnsColumns(MatmulOp op, const Factors &factors) {
  return llvm::any_of(op.getRoles().n, [&](unsigned dim) {
    return llvm::any_of(factors[dim], [&](OpFoldResult part) {
      return *getConstantIntValue(part) > *getConstantIntValue(factors[dim].back());
    });
  });
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
    sizesOf.clear();
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
        crossToProducer(rewriter, cast<IndexedOpInterface>(op.getOperation()));
    auto visit = [&](auto cross) {
      SmallVector<IndexedOpInterface> others;
      getOperation()->walk([&](IndexedOpInterface op) {
        if (!op.getReductionDims().empty())
          others.push_back(op);
      });
      for (IndexedOpInterface op : others)
        cross(op);
    };
    visit([&](IndexedOpInterface op) {
      if (!isa<MatmulOp>(*op))
        crossToProducer(rewriter, op);
    });
    visit([&](IndexedOpInterface op) { crossToConsumer(rewriter, op); });
    // What moved here, and before this.
    replaceEmptyViews(getOperation());
  }

  /// Those of the function around `op`: what is said of arguments, which nothing here changes.
  SizeClasses *getSizes(Operation *op) {
    auto function = op->getParentOfType<func::FuncOp>();
    return function ? &sizesOf.try_emplace(function, function).first->second : nullptr;
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
        bool says = reshape && !reshape->use_empty() && reshape->getBlock() == op->getBlock() &&
                    readFactors(reshape, indexed.getMapOf(*out), op, here);
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

  /// What a matmul or row op gives is reshaped for elementwise work: the op itself gives it so, and
  /// others read a view.
  void crossToConsumer(RewriterBase &rewriter, IndexedOpInterface op) {
    Factors factors;
    SmallVector<std::pair<tensor::ExpandShapeOp, unsigned>> reshapes;
    for (auto [result, out] : llvm::zip_equal(op->getResults(), op.getOutOperands()))
      for (Operation *reader : result.getUsers()) {
        auto reshape = dyn_cast<tensor::ExpandShapeOp>(reader);
        Factors here;
        if (!reshape || reshape->getBlock() != op->getBlock() ||
            llvm::none_of(reshape->getUsers(), llvm::IsaPred<ElementwiseOp>) ||
            !readFactors(reshape, op.getMapOf(*out), op, here))
          continue;
        if (reshapes.empty())
          factors = here;
        if (factors == here)
          reshapes.push_back({reshape, result.getResultNumber()});
      }
    if (reshapes.empty() || !canWriteAs(op, factors))
      return;
    IndexedOpInterface expanded = expandDims(rewriter, op, factors);
    SmallVector<Value> collapsed = collapseResults(rewriter, op, expanded, factors);
    // The rules are asked of what the function would be.
    SmallVector<Value> results(op->getResults());
    for (auto [from, to] : llvm::zip_equal(results, collapsed))
      from.replaceAllUsesWith(to);
    SmallVector<std::pair<OpOperand *, Value>> uses;
    for (auto [reshape, number] : reshapes)
      for (OpOperand &use : llvm::make_early_inc_range(reshape->getUses())) {
        uses.push_back({&use, reshape.getResult()});
        use.set(expanded->getResult(number));
      }
    SizeClasses *sizes = getSizes(op);
    bool joins = llvm::any_of(expanded->getUsers(), [&](Operation *user) {
      auto consumer = dyn_cast<ElementwiseOp>(user);
      SmallVector<int64_t> dims;
      return consumer && !planConsumer(expanded, consumer, sizes, dims);
    });
    if (joins) {
      remarkCrossed(expanded, "the op gives what was reshaped for elementwise work");
      for (auto [reshape, number] : reshapes)
        rewriter.eraseOp(reshape);
      rewriter.eraseOp(op);
      return;
    }
    for (auto [use, before] : uses)
      use->set(before);
    for (auto [before, now] : llvm::zip_equal(results, collapsed)) {
      now.replaceAllUsesWith(before);
      if (Operation *view = now.getDefiningOp(); view != expanded.getOperation())
        rewriter.eraseOp(view);
    }
    eraseWithViews(rewriter, expanded);
  }

  /// May the dimensions of `op` be written as `factors` say? Not those that it reduces over, nor
  /// any of a causal mask; of a matmul only if its tiles stay about as many and store as they did.
  static bool canWriteAs(IndexedOpInterface op, const Factors &factors) {
    auto matmul = dyn_cast<MatmulOp>(op.getOperation());
    return !op->hasAttr("causal") &&
           llvm::all_of(op.getReductionDims(),
                        [&](unsigned dim) { return factors[dim].empty(); }) &&
           !(matmul && (multipliesTiles(matmul, factors) || turnsColumns(matmul, factors))) &&
           canExpandDims(op, factors);
  }

  /// What `op` reads is the reshape of a fuse op's result: the op reads that, and its own result is
  /// reshaped.
  void crossToProducer(RewriterBase &rewriter, IndexedOpInterface indexed) {
    Operation *op = indexed;
    for (OpOperand *input : indexed.getInputOperands()) {
      auto reshape = input->get().getDefiningOp<tensor::CollapseShapeOp>();
      auto producer =
          reshape ? reshape.getSrc().getDefiningOp<IndexedOpInterface>() : IndexedOpInterface();
      Factors factors;
      if (!producer || isGathered(indexed, *input) ||
          !readFactors(reshape, indexed.getMapOf(*input), factors) || !canWriteAs(indexed, factors))
        continue;
      IndexedOpInterface expanded = expandDims(rewriter, indexed, factors);
      // If nobody else looks at the reshape, the rules are asked without it.
      bool isLast = llvm::all_of(reshape->getUsers(), [&](Operation *user) { return user == op; });
      Value source = reshape.getSrc();
      rewriter.setInsertionPoint(reshape);
      auto stand = tensor::EmptyOp::create(rewriter, op->getLoc(),
                                           tensor::getMixedSizes(rewriter, op->getLoc(), source),
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
      rewriter.replaceOp(op, collapseResults(rewriter, indexed, expanded, factors));
      return;
    }
  }

  /// Would `expanded`, which is to stand for `op`, become one kernel with what it reads?
  bool wouldJoin(IndexedOpInterface producer, IndexedOpInterface expanded, Operation *op) {
    SizeClasses *sizes = getSizes(op);
    SmallVector<int64_t> dims;
    auto consumer = dyn_cast<ElementwiseOp>(expanded.getOperation());
    if (consumer && !planConsumer(producer, consumer, sizes, dims))
      return true;
    auto elementwise = dyn_cast<ElementwiseOp>(producer.getOperation());
    bool yieldsResults;
    return elementwise && !planProducer(elementwise, expanded, sizes, yieldsResults);
  }

  /// And the views that were made for it.
  static void eraseWithViews(RewriterBase &rewriter, Operation *op) {
    SmallVector<Value> operands(op->getOperands());
    rewriter.eraseOp(op);
    llvm::SmallPtrSet<Operation *, 8> seen;
    for (Value operand : operands)
      if (Operation *view = operand.getDefiningOp();
          view && seen.insert(view).second && view->use_empty() &&
          isa<tensor::ExpandShapeOp, tensor::EmptyOp>(view))
        rewriter.eraseOp(view);
  }

  std::map<Operation *, SizeClasses> sizesOf;
};
} // namespace
