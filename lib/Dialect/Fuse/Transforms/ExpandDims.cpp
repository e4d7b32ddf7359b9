//===- ExpandDims.cpp - dimensions of a structured op as several ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpandDims.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::fuse;

ExpandedType mlir::fuse::expandType(RankedTensorType type, AffineMap map, const Factors &factors) {
  SmallVector<int64_t> shape;
  ExpandedType result;
  for (auto [size, expr] : llvm::zip_equal(type.getShape(), map.getResults())) {
    ReassociationIndices &group = result.groups.emplace_back();
    auto addPart = [&](int64_t extent, OpFoldResult size) {
      group.push_back(int64_t(shape.size()));
      shape.push_back(extent);
      result.sizes.push_back(size);
    };
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || factors[dim.getPosition()].empty()) {
      addPart(size, {});
      continue;
    }
    for (OpFoldResult part : factors[dim.getPosition()])
      addPart(getConstantIntValue(part).value_or(ShapedType::kDynamic), part);
  }
  result.type = RankedTensorType::get(shape, type.getElementType());
  return result;
}

/// The product of all `parts` but the first.
static int64_t getInner(ArrayRef<OpFoldResult> parts) {
  int64_t inner = 1;
  for (OpFoldResult part : parts.drop_front())
    inner *= *getConstantIntValue(part);
  return inner;
}

static Value expandValue(OpBuilder &b, Location loc, Value value, const ExpandedType &to);

/// `slice` under the expanded subscripts: a slice of the source, which is expanded. What is cut is
/// cut along the first of its parts.
static Value expandSlice(OpBuilder &b, Location loc, SliceOp slice, const ExpandedType &to) {
  auto type = cast<RankedTensorType>(slice.getSource().getType());
  ExpandedType source;
  SmallVector<int64_t> shape, begins, lengths;
  size_t kept = 0;
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    ReassociationIndices &group = source.groups.emplace_back();
    auto add = [&](int64_t extent, OpFoldResult size, int64_t begin, int64_t length) {
      group.push_back(int64_t(shape.size()));
      shape.push_back(extent);
      source.sizes.push_back(size);
      begins.push_back(begin);
      lengths.push_back(length);
    };
    ArrayRef<int64_t> parts;
    if (!slice.isDropped(dim))
      parts = to.groups[kept++];
    if (parts.size() <= 1) {
      add(type.getDimSize(dim), {}, slice.getBegins()[dim], slice.getLengths()[dim]);
      continue;
    }
    ArrayRef<OpFoldResult> sizes = ArrayRef(to.sizes).slice(parts.front(), parts.size());
    int64_t inner = getInner(sizes);
    if (slice.isWhole(dim))
      add(to.type.getDimSize(parts.front()), sizes.front(), 0, SliceOp::kWhole);
    else
      add(type.getDimSize(dim) / inner, b.getIndexAttr(type.getDimSize(dim) / inner),
          slice.getBegins()[dim] / inner, slice.getLengths()[dim] / inner);
    for (int64_t part : parts.drop_front())
      add(to.type.getDimSize(part), to.sizes[part], 0, SliceOp::kWhole);
  }
  source.type = RankedTensorType::get(shape, type.getElementType());
  return SliceOp::create(b, loc, expandValue(b, loc, slice.getSource(), source), begins, lengths);
}

/// Does what `slice` cuts begin and end where `factors` of the dimensions of `map` let it?
static bool canExpandSlice(SliceOp slice, AffineMap map, const Factors &factors) {
  auto type = cast<RankedTensorType>(slice.getSource().getType());
  return llvm::all_of(llvm::zip_equal(slice.getKeptDims(), map.getResults()), [&](auto entry) {
    auto [sourceDim, expr] = entry;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || factors[dim.getPosition()].empty() || slice.isWhole(sourceDim))
      return true;
    int64_t inner = getInner(factors[dim.getPosition()]);
    return inner != 0 && type.getDimSize(sourceDim) % inner == 0 &&
           slice.getBegins()[sourceDim] % inner == 0;
  });
}

/// `value` under the expanded subscripts: what it is a reshape of, or a view.
static Value expandValue(OpBuilder &b, Location loc, Value value, const ExpandedType &to) {
  if (value.getType() == to.type)
    return value;
  if (auto slice = value.getDefiningOp<SliceOp>())
    return expandSlice(b, loc, slice, to);
  if (auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>())
    if (collapse.getSrcType() == to.type && llvm::equal(getGroups(collapse), to.groups))
      return collapse.getSrc();
  SmallVector<OpFoldResult> from = tensor::getMixedSizes(b, loc, value), sizes = to.sizes;
  for (auto [group, size] : llvm::zip_equal(to.groups, from))
    for (int64_t dim : group)
      if (!sizes[dim])
        sizes[dim] = size;
  // What the type knows is no value: memrefs are strict about it.
  for (auto [extent, size] : llvm::zip_equal(to.type.getShape(), sizes))
    if (!ShapedType::isDynamic(extent))
      size = b.getIndexAttr(extent);
  if (value.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(b, loc, sizes, to.type.getElementType());
  // One view for all that look at the value so.
  for (Operation *user : value.getUsers())
    if (auto other = dyn_cast<tensor::ExpandShapeOp>(user))
      if (other.getType() == to.type && llvm::equal(getGroups(other), to.groups) &&
          other->getBlock() == b.getInsertionBlock() &&
          (b.getInsertionPoint() == other->getBlock()->end() ||
           other->isBeforeInBlock(&*b.getInsertionPoint())))
        return other;
  return tensor::ExpandShapeOp::create(b, loc, to.type, value, to.groups, sizes);
}

/// The coordinate along a dimension that is written as `dims`, of the extents `sizes`.
static Value joinCoordinates(OpBuilder &b, Location loc, ArrayRef<int64_t> dims,
                             ArrayRef<OpFoldResult> sizes) {
  Value joined;
  for (auto [number, dim] : llvm::enumerate(dims)) {
    Value part = IndexOp::create(b, loc, b.getIndexType(), dim);
    if (number > 0) {
      Value extent = arith::ConstantIndexOp::create(b, loc, *getConstantIntValue(sizes[number]));
      joined = arith::MulIOp::create(b, loc, joined, extent);
      part = arith::AddIOp::create(b, loc, joined, part);
    }
    joined = part;
  }
  return joined;
}

bool mlir::fuse::canExpandDims(IndexedOpInterface op, const Factors &factors) {
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    auto type = cast<RankedTensorType>(operand.get().getType());
    for (auto [extent, expr] : llvm::zip(type.getShape(), op.getMapOf(operand).getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || factors[dim.getPosition()].empty())
        continue;
      bool isKnown = llvm::all_of(factors[dim.getPosition()], [](OpFoldResult part) {
        return getConstantIntValue(part).has_value();
      });
      if (ShapedType::isDynamic(extent) == isKnown)
        return false;
    }
    auto slice = operand.get().getDefiningOp<SliceOp>();
    return !slice || canExpandSlice(slice, op.getMapOf(operand), factors);
  });
}

IndexedOpInterface mlir::fuse::expandDims(RewriterBase &b, IndexedOpInterface op,
                                          const Factors &factors) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(op);
  StructuredParts parts(op);
  SmallVector<Attribute> names;
  SmallVector<SmallVector<int64_t>> newDims;
  llvm::SmallDenseSet<Attribute> taken(parts.dims.begin(), parts.dims.end());
  for (auto [name, sizes] : llvm::zip_equal(parts.dims, factors)) {
    SmallVector<int64_t> &dims = newDims.emplace_back();
    for (size_t i = 0, e = std::max<size_t>(1, sizes.size()); i < e; ++i) {
      Attribute part = name;
      for (unsigned n = 1; i > 0 && !taken.insert(part).second; ++n)
        part = b.getStringAttr(cast<StringAttr>(name).getValue() + Twine(n));
      dims.push_back(int64_t(names.size()));
      names.push_back(part);
    }
  }
  auto expand = [&](StructuredParts::Operand &operand) {
    if (isGathered(operand.value.getType(), operand.map)) {
      operand.map = AffineMap::get(names.size(), 0, operand.map.getResults(), b.getContext());
      return;
    }
    ExpandedType to =
        expandType(cast<RankedTensorType>(operand.value.getType()), operand.map, factors);
    SmallVector<AffineExpr> exprs;
    for (AffineExpr expr : operand.map.getResults()) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        for (int64_t part : newDims[dim.getPosition()])
          exprs.push_back(b.getAffineDimExpr(part));
      else
        exprs.push_back(expr);
    }
    operand.value = expandValue(b, op.getLoc(), operand.value, to);
    operand.map = AffineMap::get(names.size(), 0, exprs, b.getContext());
  };
  parts.dims = names;
  for (SmallVector<StructuredParts::Operand> *group : {&parts.core, &parts.inputs, &parts.outs})
    for (StructuredParts::Operand &operand : *group)
      expand(operand);
  // The row runs along the same dimensions, under their new numbers.
  if (auto over = dyn_cast_if_present<IntegerAttr>(parts.attributes.get("over")))
    parts.attributes.set("over", b.getI64IntegerAttr(newDims[over.getInt()].front()));
  if (auto over = dyn_cast_if_present<DenseI64ArrayAttr>(parts.attributes.get("over")))
    parts.attributes.set(
        "over", b.getDenseI64ArrayAttr(llvm::map_to_vector(
                    over.asArrayRef(), [&](int64_t dim) { return newDims[dim].front(); })));
  IndexedOpInterface expanded = parts.create(b, op.getLoc());
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), expanded->getRegions())) {
    Block &block = to.front();
    b.setInsertionPointToStart(&block);
    SmallVector<Value> yielded = inlineScalarRegion(
        b, from.front(), block.getArguments(), [&](OpBuilder &b, Location loc, unsigned dim) {
          return joinCoordinates(b, loc, newDims[dim], factors[dim]);
        });
    YieldOp::create(b, op.getLoc(), yielded);
  }
  return expanded;
}

SmallVector<Value> mlir::fuse::collapseResults(RewriterBase &b, IndexedOpInterface op,
                                               IndexedOpInterface expanded,
                                               const Factors &factors) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfter(expanded);
  SmallVector<Value> collapsed;
  for (auto [before, now, out] :
       llvm::zip_equal(op->getResults(), expanded->getResults(), op.getOutOperands())) {
    ExpandedType to =
        expandType(cast<RankedTensorType>(before.getType()), op.getMapOf(*out), factors);
    collapsed.push_back(
        before.getType() == now.getType()
            ? Value(now)
            : tensor::CollapseShapeOp::create(b, op.getLoc(), before.getType(), now, to.groups)
                  .getResult());
  }
  return collapsed;
}
