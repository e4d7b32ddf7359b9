//===- TilePlan.cpp - how an op's dimensions map to tiles -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/TilePlan.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include <limits>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// KernelSpace
//===----------------------------------------------------------------------===//

int OperandView::find(int dim) const {
  for (auto [position, other] : llvm::enumerate(dims))
    if (other == dim)
      return position;
  return kNone;
}

int KernelSpace::find(unsigned opDim) const {
  for (auto [index, dim] : llvm::enumerate(dims))
    if (llvm::is_contained(dim.members, opDim))
      return index;
  llvm_unreachable("every dimension of the op is in the space");
}

namespace {
/// An operand as it lies in memory: what a slice drops is subscripted by 0.
struct StoredOperand {
  AffineMap map;
  mutable SliceOp slice; ///< null for all of a buffer

  StoredOperand(Value operand, AffineMap subscripts) : map(subscripts) {
    slice = operand.getDefiningOp<SliceOp>();
    if (!slice || isGathered(operand.getType(), subscripts))
      return;
    AffineExpr zero = getAffineConstantExpr(0, map.getContext());
    SmallVector<AffineExpr> exprs(slice.getLengths().size(), zero);
    for (auto [dim, expr] : llvm::zip_equal(slice.getKeptDims(), subscripts.getResults()))
      exprs[dim] = expr;
    map = AffineMap::get(map.getNumDims(), 0, exprs, map.getContext());
  }

  /// Whether the elements along `position` and the next dimension lie at one stride, and a part
  /// of both, which is one of the first alone, begins at a known place.
  bool isJoinedAt(unsigned position) const {
    if (!slice)
      return true;
    if (!slice.isWhole(position + 1))
      return false;
    bool cutBefore = llvm::any_of(llvm::seq<unsigned>(0, position + 1),
                                  [&](unsigned dim) { return !slice.isWhole(dim); });
    return !cutBefore || !cast<ShapedType>(slice.getSource().getType()).isDynamicDim(position + 1);
  }
};
} // namespace

/// The dimension that follows `dim` in every operand that holds either, if any.
static std::optional<unsigned> getFollower(ArrayRef<StoredOperand> operands, unsigned dim) {
  std::optional<unsigned> follower;
  for (const StoredOperand &operand : operands) {
    AffineMap map = operand.map;
    std::optional<unsigned> position =
        map.getResultPosition(getAffineDimExpr(dim, map.getContext()));
    if (!position)
      continue;
    if (*position + 1 == map.getNumResults() || !operand.isJoinedAt(*position))
      return std::nullopt;
    auto next = dyn_cast<AffineDimExpr>(map.getResult(*position + 1));
    if (!next || (follower && *follower != next.getPosition()))
      return std::nullopt;
    follower = next.getPosition();
  }
  if (!follower)
    return std::nullopt;
  // No operand may hold the follower alone.
  for (const StoredOperand &operand : operands)
    if (operand.map.isFunctionOfDim(*follower) && !operand.map.isFunctionOfDim(dim))
      return std::nullopt;
  return follower;
}

/// Says of each dimension of the view where the slice begins, and how far it and its source go.
static void addSlice(OperandView &view, SliceOp slice) {
  auto source = cast<ShapedType>(slice.getSource().getType());
  for (ArrayRef<int64_t> group : view.groups) {
    // Only the first of several is cut, and what follows it then is static.
    int64_t first = group.front(), inner = 1, extent = source.getDimSize(first);
    bool isWhole = slice.isWhole(first), isDynamic = source.isDynamicDim(first);
    for (int64_t dim : group.drop_front()) {
      isDynamic |= source.isDynamicDim(dim);
      inner *= source.getDimSize(dim);
    }
    view.storage.push_back(isDynamic ? ShapedType::kDynamic : extent * inner);
    view.begins.push_back(isWhole ? 0 : slice.getBegins()[first] * inner);
    view.lengths.push_back(isWhole ? view.storage.back()
                                   : std::max<int64_t>(slice.getLengths()[first], 1) * inner);
  }
}

KernelSpace KernelSpace::get(IndexedOpInterface op) {
  SmallVector<StoredOperand> operands;
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    operands.emplace_back(operand, map);
  unsigned numDims = op.getNumDims();
  SmallVector<bool> keepApart(numDims, false), reduced(numDims, false);
  if (!isa<MatmulOp>(op))
    for (unsigned dim : op.getReductionDims())
      reduced[dim] = true;
  if (auto softmax = dyn_cast<SoftmaxOp>(op.getOperation()); softmax && softmax.getCausal())
    keepApart[softmax.getCausal()->getRow()] = true;
  op->walk([&](fuse::IndexOp index) { keepApart[index.getDim()] = true; });

  SmallVector<std::optional<unsigned>> follower(numDims);
  SmallVector<bool> follows(numDims, false);
  for (unsigned dim = 0; dim < numDims; ++dim) {
    std::optional<unsigned> next = getFollower(operands, dim);
    if (!next || keepApart[dim] || keepApart[*next] || reduced[dim] != reduced[*next])
      continue;
    follower[dim] = next;
    follows[*next] = true;
  }

  KernelSpace space;
  SmallVector<int64_t> sizes = op.getStaticDimSizes();
  for (unsigned first = 0; first < numDims; ++first) {
    if (follows[first])
      continue;
    SpaceDim &dim = space.dims.emplace_back();
    dim.size = 1;
    for (std::optional<unsigned> member = first; member; member = follower[*member]) {
      dim.members.push_back(*member);
      bool dynamic = ShapedType::isDynamic(dim.size) || ShapedType::isDynamic(sizes[*member]);
      dim.size = dynamic ? ShapedType::kDynamic : dim.size * sizes[*member];
    }
  }

  for (auto [operand, stored] : llvm::zip(op->getOperands(), operands)) {
    OperandView &view = space.operands.emplace_back();
    AffineMap map = stored.map;
    // What is gathered from keeps its dimensions.
    if (isGathered(operand.getType(), map))
      for (int64_t dim = 0, rank = cast<ShapedType>(operand.getType()).getRank(); dim < rank;
           ++dim) {
        view.groups.push_back({dim});
        view.dims.push_back(kNone);
      }
    for (auto [position, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (dim && follows[dim.getPosition()]) {
        view.groups.back().push_back(position);
        continue;
      }
      view.groups.emplace_back().push_back(position);
      view.dims.push_back(dim ? space.find(dim.getPosition()) : kNone);
    }
    if (stored.slice && map.getNumResults() != 0)
      addSlice(view, stored.slice);
  }
  return space;
}

void KernelSpace::fill(ArrayRef<int64_t> sizes) {
  if (sizes.empty())
    return;
  for (SpaceDim &dim : dims) {
    int64_t product = dim.members.empty() ? dim.size : 1;
    for (unsigned member : dim.members)
      product = ShapedType::isDynamic(product) || ShapedType::isDynamic(sizes[member])
                    ? ShapedType::kDynamic
                    : product * sizes[member];
    dim.size = product;
  }
}

int KernelSpace::addUnitDim(ArrayRef<unsigned> operandNumbers) {
  int dim = dims.size();
  dims.push_back(SpaceDim{{}, 1});
  for (unsigned number : operandNumbers) {
    OperandView &view = operands[number];
    view.leading.insert(view.leading.begin(), dim);
    view.dims.insert(view.dims.begin(), dim);
    if (view.isSlice()) {
      view.begins.insert(view.begins.begin(), 0);
      view.lengths.insert(view.lengths.begin(), 1);
      view.storage.insert(view.storage.begin(), 1);
    }
  }
  return dim;
}

int KernelSpace::pickWidest(ArrayRef<int> candidates) const {
  auto width = [&](int dim) {
    int64_t size = dims[dim].size;
    return ShapedType::isDynamic(size) ? std::numeric_limits<int64_t>::max() : size;
  };
  int best = kNone;
  for (int dim : candidates)
    if (best == kNone || width(dim) >= width(best))
      best = dim;
  return best;
}

//===----------------------------------------------------------------------===//
// TilePlan
//===----------------------------------------------------------------------===//

/// A matmul without m or n gets a dimension of extent 1 in front of the operands
/// that should have it, so that vectors take the same path as matrices.
static TilePlan planMatmul(MatmulOp op, KernelSpace &space) {
  MatmulOp::Roles roles = op.getRoles();
  auto toSpace = [&](ArrayRef<unsigned> dims) {
    SmallVector<int> result;
    for (unsigned dim : dims)
      if (int found = space.find(dim); !llvm::is_contained(result, found))
        result.push_back(found);
    return result;
  };
  SmallVector<int> m = toSpace(roles.m), n = toSpace(roles.n), k = toSpace(roles.k);

  unsigned numRhs = op.getRhs().size(), numOuts = op.getOuts().size();
  unsigned firstOut = op->getNumOperands() - numOuts;
  auto unit = [&](ArrayRef<unsigned> operands) {
    SmallVector<unsigned> numbers(operands);
    llvm::append_range(numbers, llvm::seq(firstOut, firstOut + numOuts));
    return space.addUnitDim(numbers);
  };

  TilePlan plan;
  plan.columns = n.empty() ? unit(llvm::to_vector(llvm::seq(1u, 1 + numRhs))) : space.pickWidest(n);
  plan.rows = m.empty() ? unit({0u}) : space.pickWidest(m);
  int pipelined = space.pickWidest(k);
  plan.outer = toSpace(roles.batch);
  for (int dim : llvm::concat<int>(m, n))
    if (dim != plan.rows && dim != plan.columns)
      plan.outer.push_back(dim);
  llvm::sort(plan.outer);
  for (int dim : k)
    if (dim != pipelined)
      plan.reduction.push_back(dim);
  plan.reduction.push_back(pipelined);
  plan.guarded = plan.rows;
  return plan;
}

/// The dimension beside the reduced ones that is innermost in most of the bytes that vary along a
/// row; kNone if a reduced one is.
static int findKeptInnermost(IndexedOpInterface op, const KernelSpace &space,
                             ArrayRef<int> reduced) {
  constexpr double assumed = 4096; // elements along a dynamic dimension
  SmallVector<double> bytes(space.dims.size(), 0);
  double alongRows = 0;
  for (auto [operand, view] : llvm::zip(op->getOperands(), space.operands)) {
    auto varies = [&](int dim) { return llvm::is_contained(reduced, dim); };
    if (view.dims.empty() || view.dims.back() == kNone || llvm::none_of(view.dims, varies))
      continue;
    Type element = getElementTypeOrSelf(operand.getType());
    double size = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
    for (int dim : view.dims)
      size *= ShapedType::isDynamic(space.getSize(dim)) ? assumed : double(space.getSize(dim));
    (varies(view.dims.back()) ? alongRows : bytes[view.dims.back()]) += size;
  }
  auto *most = llvm::max_element(bytes);
  return *most > alongRows ? int(most - bytes.begin()) : kNone;
}

/// Sets what is split over CTAs and what guards bound. A guard knows one extent: of a dimension
/// that says how many rows there are, if that is dynamic; else of what is split.
static void planSplit(TilePlan &plan, const KernelSpace &space, ArrayRef<int> kept) {
  // The one of most steps: others are walked one by one, this one in segments.
  int64_t segment = plan.reducesRows ? 256 : 2048; // elements, about
  int walked = plan.getWalked(), beside = space.pickWidest(plan.reduction);
  int64_t size = space.getSize(walked), sizeBeside = space.getSize(beside);
  plan.split = !ShapedType::isDynamic(size) && beside != kNone &&
                       (ShapedType::isDynamic(sizeBeside) || sizeBeside > size / segment)
                   ? beside
                   : walked;
  int widest = space.pickWidest(kept);
  auto isDynamic = [&](int dim) { return ShapedType::isDynamic(space.getSize(dim)); };
  plan.guarded = isDynamic(widest) || !isDynamic(plan.split) ? widest : plan.split;
}

static TilePlan planRows(IndexedOpInterface op, const KernelSpace &space) {
  TilePlan plan;
  plan.tilesColumns = false;
  SmallVector<int> reduced, others;
  for (unsigned dim : op.getReductionDims())
    if (int found = space.find(dim); !llvm::is_contained(reduced, found))
      reduced.push_back(found);
  int kept = isa<RowOp>(*op) ? findKeptInnermost(op, space, reduced) : kNone;
  if (kept != kNone) {
    plan.tilesColumns = plan.reducesRows = true;
    plan.columns = kept;
    plan.rows = space.pickWidest(reduced);
    for (int dim = 0, e = space.dims.size(); dim < e; ++dim) {
      bool isReduced = llvm::is_contained(reduced, dim);
      if (!isReduced)
        others.push_back(dim);
      if (dim != plan.rows && dim != plan.columns)
        (isReduced ? plan.reduction : plan.outer).push_back(dim);
    }
    planSplit(plan, space, others);
    return plan;
  }
  // The columns of a tile are the dimension that is innermost in memory, else the widest; other
  // dimensions that are reduced over are walked around them.
  plan.columns = space.pickWidest(reduced);
  for (const OperandView &view : space.operands)
    if (!view.dims.empty() && llvm::is_contained(reduced, view.dims.back())) {
      plan.columns = view.dims.back();
      break;
    }
  for (int dim = 0, e = space.dims.size(); dim < e; ++dim)
    if (dim != plan.columns)
      (llvm::is_contained(reduced, dim) ? plan.reduction : others).push_back(dim);
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  plan.rows = softmax && softmax.getCausal() ? space.find(softmax.getCausal()->getRow())
                                             : space.pickWidest(others);
  for (int dim : others)
    if (dim != plan.rows)
      plan.outer.push_back(dim);
  plan.guarded = plan.rows;
  if (isa<RowOp>(*op))
    planSplit(plan, space, others);
  return plan;
}

/// Columns run along the innermost dimension of the first destination, rows along
/// the innermost dimension of an input that is permuted against it, so that both
/// sides of a transpose touch contiguous memory within a tile; without one, along
/// the next dimension of the destination.
static TilePlan planElementwise(ElementwiseOp op, KernelSpace &space) {
  TilePlan plan;
  unsigned firstOut = op.getIns().size(), numOuts = op.getOuts().size();
  // A scalar becomes a row of one element.
  if (space.operands[firstOut].dims.empty())
    space.addUnitDim(llvm::to_vector(llvm::seq(firstOut, firstOut + numOuts)));
  ArrayRef<int> out = space.operands[firstOut].dims;
  plan.columns = out.back();
  for (const OperandView &view : space.operands) {
    if (view.dims.empty() || plan.rows != kNone)
      continue;
    int innermost = view.dims.back();
    if (innermost != kNone && innermost != plan.columns && view.find(plan.columns) != kNone)
      plan.rows = innermost;
  }
  if (plan.rows == kNone && out.size() >= 2)
    plan.rows = out[out.size() - 2];
  for (int dim = 0, e = space.dims.size(); dim < e; ++dim)
    if (dim != plan.rows && dim != plan.columns)
      plan.outer.push_back(dim);
  plan.guarded = plan.rows;
  return plan;
}

TilePlan TilePlan::get(IndexedOpInterface op, KernelSpace &space) {
  if (auto matmul = dyn_cast<MatmulOp>(op.getOperation()))
    return planMatmul(matmul, space);
  if (auto elementwise = dyn_cast<ElementwiseOp>(op.getOperation()))
    return planElementwise(elementwise, space);
  return planRows(op, space);
}
