//===- SliceOperands.cpp - parts of tensors are read in place -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReadCopied.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SLICEOPERANDS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// A part of a tensor that an op reads, one element a point, or that a value is a copy of.
struct Part {
  Value source;
  SmallVector<int64_t> begins, lengths; // as a fuse.slice has them
  SmallVector<unsigned> dims;           // of the op or value, along each dimension of the part

  bool isWhole() const {
    return llvm::all_of(lengths, [](int64_t length) { return length == SliceOp::kWhole; });
  }
};
} // namespace

/// `place` as a coordinate of the op around it, if it is one, and a number.
static std::pair<std::optional<unsigned>, std::optional<int64_t>> splitPlace(Value place) {
  APInt number;
  if (matchPattern(place, m_ConstantInt(&number)))
    return {std::nullopt, number.getSExtValue()};
  if (auto index = place.getDefiningOp<fuse::IndexOp>())
    return {index.getDim(), 0};
  // Constants stand on the right.
  if (auto add = place.getDefiningOp<arith::AddIOp>())
    if (auto index = add.getLhs().getDefiningOp<fuse::IndexOp>();
        index && matchPattern(add.getRhs(), m_ConstantInt(&number)))
      return {index.getDim(), number.getSExtValue()};
  return {std::nullopt, std::nullopt};
}

/// Has `source` at `position` the extent of a dimension of `op`? What is gathered from has none of
/// its dimensions.
static bool hasExtentOf(IndexedOpInterface op, unsigned dim, Value source, unsigned position,
                        SizeClasses &sizes) {
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    if (std::optional<unsigned> other =
            map.getResultPosition(getAffineDimExpr(dim, map.getContext())))
      return sizes.areEqual(operand, *other, source, position);
  return false;
}

/// What `gather` reads of `source` over all points of `op`, if that is a part of it.
static std::optional<Part> findPart(IndexedOpInterface op, GatherOp gather, Value source,
                                    SizeClasses &sizes) {
  Part part;
  part.source = source;
  SmallVector<int64_t> extents = op.getStaticDimSizes();
  for (auto [position, place, extent] :
       llvm::enumerate(gather.getIndices(), cast<ShapedType>(source.getType()).getShape())) {
    auto [dim, begin] = splitPlace(place);
    if (!begin || *begin < 0 || (dim && llvm::is_contained(part.dims, *dim)))
      return std::nullopt;
    int64_t length = dim ? extents[*dim] : SliceOp::kDropped;
    if (ShapedType::isDynamic(extent)) {
      if (!dim || *begin != 0 || !hasExtentOf(op, *dim, source, position, sizes))
        return std::nullopt;
      length = SliceOp::kWhole;
    } else if (dim && (ShapedType::isDynamic(length) || length == 0)) {
      return std::nullopt;
    } else if (*begin > extent - std::max<int64_t>(length, 1)) {
      return std::nullopt; // clamped
    } else if (dim && length == extent) {
      length = SliceOp::kWhole;
    }
    part.begins.push_back(*begin);
    part.lengths.push_back(length);
    if (dim)
      part.dims.push_back(*dim);
  }
  return part;
}

/// The dimensions of the source that become one dimension of `part` each, if nothing but
/// dimensions of extent 1 is left out.
static std::optional<SmallVector<ReassociationIndices>> getGroupsOfWhole(const Part &part) {
  auto type = cast<RankedTensorType>(part.source.getType());
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  for (auto [dim, extent, length] : llvm::enumerate(type.getShape(), part.lengths)) {
    if (length == SliceOp::kWhole) {
      groups.emplace_back(std::move(leading)).push_back(dim);
      leading.clear();
    } else if (length != SliceOp::kDropped || extent != 1) {
      return std::nullopt;
    } else {
      (groups.empty() ? leading : groups.back()).push_back(dim);
    }
  }
  return groups;
}

static Value takePart(OpBuilder &b, Location loc, const Part &part) {
  if (part.isWhole())
    return part.source;
  if (std::optional<SmallVector<ReassociationIndices>> groups = getGroupsOfWhole(part))
    return tensor::CollapseShapeOp::create(b, loc, part.source, *groups);
  return SliceOp::create(b, loc, part.source, part.begins, part.lengths);
}

/// The input that a region's argument stands for.
static Value getInput(IndexedOpInterface op, Value argument) {
  return op
      .getInputOperands()[getNumCoreOperands(op) + cast<BlockArgument>(argument).getArgNumber() -
                          getNumLeadingArgs(op)]
      ->get();
}

/// The part of a tensor that `op` only moves.
static std::optional<Part> findCopied(ElementwiseOp op, SizeClasses &sizes) {
  auto gather = op.getBody().front().getTerminator()->getOperand(0).getDefiningOp<GatherOp>();
  if (op.getNumResults() != 1 || !gather || !isa<BlockArgument>(gather.getSource()))
    return std::nullopt;
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  return findPart(indexed, gather, getInput(indexed, gather.getSource()), sizes);
}

//===----------------------------------------------------------------------===//
// Reshapes of parts
//===----------------------------------------------------------------------===//

/// Are the dimensions of a value those of the part that it is a copy of, in order?
static bool isInOrder(const Part &part, unsigned rank) {
  return part.dims.size() == rank && llvm::all_of(llvm::enumerate(part.dims), [](auto entry) {
           return entry.value() == entry.index();
         });
}

/// `expand` of a copy of `part` as a part of the source, which is expanded: what is cut begins and
/// ends at multiples of what follows it. The source is expanded at the insertion point.
static std::optional<Part> expandPart(OpBuilder &b, tensor::ExpandShapeOp expand,
                                      const Part &part) {
  auto source = cast<RankedTensorType>(part.source.getType());
  SmallVector<OpFoldResult> extents = expand.getMixedOutputShape();
  SmallVector<ReassociationIndices> expanded = getGroups(expand);
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  Part result;
  unsigned kept = 0;
  for (unsigned dim = 0; dim < source.getRank(); ++dim) {
    ReassociationIndices &group = groups.emplace_back();
    int64_t length = part.lengths[dim], begin = part.begins[dim], extent = source.getDimSize(dim);
    auto add = [&](OpFoldResult size, int64_t known, int64_t from, int64_t cut) {
      group.push_back(int64_t(shape.size()));
      sizes.push_back(size);
      shape.push_back(known);
      result.begins.push_back(from);
      result.lengths.push_back(cut);
    };
    if (length == SliceOp::kDropped) {
      add(b.getIndexAttr(extent), extent, begin, length);
      continue;
    }
    ArrayRef<int64_t> to = expanded[kept++];
    // The first that is not of extent 1 is cut.
    ArrayRef<int64_t> rest = to;
    while (rest.size() > 1 && expand.getResultType().getDimSize(rest.front()) == 1)
      rest = rest.drop_front();
    int64_t inner = 1;
    for (int64_t other : rest.drop_front())
      inner = expand.getResultType().isDynamicDim(other)
                  ? 0
                  : inner * expand.getResultType().getDimSize(other);
    bool isCut = length != SliceOp::kWhole;
    if (isCut && (inner == 0 || extent % inner || begin % inner || length % inner))
      return std::nullopt;
    for (int64_t other : to) {
      int64_t known = expand.getResultType().getDimSize(other);
      if (isCut && other == rest.front())
        add(b.getIndexAttr(extent / inner), extent / inner, begin / inner, length / inner);
      else
        add(extents[other], known, 0, SliceOp::kWhole);
      result.dims.push_back(other);
    }
  }
  auto type = RankedTensorType::get(shape, source.getElementType());
  result.source = type == source ? part.source
                                 : tensor::ExpandShapeOp::create(b, expand.getLoc(), type,
                                                                 part.source, groups, sizes)
                                       .getResult();
  return result;
}

/// The same of `collapse`: only the first of the dimensions that become one is cut.
static std::optional<Part> collapsePart(OpBuilder &b, tensor::CollapseShapeOp collapse,
                                        const Part &part) {
  auto source = cast<RankedTensorType>(part.source.getType());
  SmallVector<ReassociationIndices> groups;
  SmallVector<int64_t> shape;
  Part result;
  unsigned dim = 0;
  auto addDropped = [&] {
    for (; dim < source.getRank() && part.lengths[dim] == SliceOp::kDropped; ++dim) {
      groups.push_back({int64_t(dim)});
      shape.push_back(source.getDimSize(dim));
      result.begins.push_back(part.begins[dim]);
      result.lengths.push_back(SliceOp::kDropped);
    }
  };
  for (auto [number, from] : llvm::enumerate(getGroups(collapse))) {
    addDropped();
    ReassociationIndices &group = groups.emplace_back();
    int64_t inner = 1, first = dim, extent = source.getDimSize(dim);
    bool isDynamic = ShapedType::isDynamic(extent);
    for (size_t i = 0; i < from.size(); ++i, ++dim) {
      group.push_back(dim);
      if (i == 0)
        continue;
      if (part.lengths[dim] != SliceOp::kWhole)
        return std::nullopt;
      isDynamic |= source.isDynamicDim(dim);
      inner *= source.getDimSize(dim);
    }
    bool isCut = part.lengths[first] != SliceOp::kWhole;
    if (isCut && isDynamic)
      return std::nullopt;
    shape.push_back(isDynamic ? ShapedType::kDynamic : extent * inner);
    result.begins.push_back(isCut ? part.begins[first] * inner : 0);
    result.lengths.push_back(isCut ? part.lengths[first] * inner : SliceOp::kWhole);
    result.dims.push_back(number);
  }
  addDropped();
  auto type = RankedTensorType::get(shape, source.getElementType());
  result.source = type == source ? part.source
                                 : tensor::CollapseShapeOp::create(b, collapse.getLoc(), type,
                                                                   part.source, groups)
                                       .getResult();
  return result;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Is `value` elementwise work, or a reshape of it?
static bool isElementwise(Value value) {
  Operation *op = value.getDefiningOp();
  while (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    op = op->getOperand(0).getDefiningOp();
  return isa_and_nonnull<ElementwiseOp>(op);
}

namespace {
struct SliceOperands : fuse::impl::SliceOperandsBase<SliceOperands> {
  using SliceOperandsBase::SliceOperandsBase;

  void runOnOperation() override {
    getOperation()->walk([&](func::FuncOp function) {
      if (!function.isExternal())
        runOnFunction(function);
    });
  }

  void runOnFunction(func::FuncOp function) {
    IRRewriter rewriter(&getContext());
    SmallVector<IndexedOpInterface> ops;
    function->walk([&](IndexedOpInterface op) { ops.push_back(op); });
    if (ops.empty())
      return;
    SizeClasses sizes(function);
    // Backwards: what reads a copy of a copy reads the copy first.
    for (IndexedOpInterface &op : llvm::reverse(ops))
      if (auto copy = dyn_cast<ElementwiseOp>(op.getOperation()))
        if (std::optional<Part> part = findCopied(copy, sizes)) {
          readInPlace(rewriter, copy, *part);
          if (isOpTriviallyDead(copy)) {
            rewriter.eraseOp(copy);
            op = nullptr;
          }
        }
    if (beforeFusion)
      return;
    for (IndexedOpInterface op : ops)
      if (op && isa<ElementwiseOp, RowOp>(*op))
        subscript(rewriter, op, sizes);
  }

  /// The ops that read `copy` read the part of its source.
  void readInPlace(RewriterBase &rewriter, ElementwiseOp copy, Part part) {
    if (beforeFusion && isElementwise(part.source))
      return;
    // From dimensions of the op to those of its result.
    auto copyOp = cast<IndexedOpInterface>(copy.getOperation());
    AffineMap out = copyOp.getMapOf(*copyOp.getOutOperands().front());
    for (unsigned &dim : part.dims)
      dim = *out.getResultPosition(getAffineDimExpr(dim, &getContext()));
    readInPlace(rewriter, copy, copy->getResult(0), part);
  }

  /// The ops that read `value`, a copy of `part` or a reshape of one, read the part.
  void readInPlace(RewriterBase &rewriter, ElementwiseOp copy, Value value, const Part &part) {
    Value slice;
    for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
      if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(use.getOwner()))
        readReshaped(rewriter, copy, use.getOwner(), part);
      else if (isSubscripted(use))
        readUse(rewriter, copy, use, value, part, slice);
    }
    if (slice && slice != part.source && slice.use_empty())
      rewriter.eraseOp(slice.getDefiningOp());
  }

  /// Makes one op read the part; `slice` is made for the first.
  void readUse(RewriterBase &rewriter, ElementwiseOp copy, OpOperand &use, Value value,
               const Part &part, Value &slice) {
    auto user = cast<IndexedOpInterface>(use.getOwner());
    if (beforeFusion && isa<ElementwiseOp, RowOp>(*user))
      return;
    SmallVector<AffineExpr> exprs;
    for (unsigned dim : part.dims)
      exprs.push_back(user.getMapOf(use).getResult(dim));
    if (!slice) {
      rewriter.setInsertionPointAfterValue(value);
      slice = takePart(rewriter, copy.getLoc(), part);
    }
    readCopied(rewriter, use, copy, slice,
               AffineMap::get(user.getNumDims(), 0, exprs, &getContext()));
  }

  void readReshaped(RewriterBase &rewriter, ElementwiseOp copy, Operation *reshape,
                    const Part &part) {
    if (!isInOrder(part, cast<ShapedType>(reshape->getOperand(0).getType()).getRank()))
      return;
    rewriter.setInsertionPoint(reshape);
    auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape);
    std::optional<Part> reshaped =
        expand ? expandPart(rewriter, expand, part)
               : collapsePart(rewriter, cast<tensor::CollapseShapeOp>(reshape), part);
    if (!reshaped)
      return;
    readInPlace(rewriter, copy, reshape->getResult(0), *reshaped);
    if (Operation *source = reshaped->source.getDefiningOp();
        source && reshaped->source != part.source && source->use_empty())
      rewriter.eraseOp(source);
    if (reshape->use_empty())
      rewriter.eraseOp(reshape);
  }

  /// What `op` gathers from parts of tensors it reads by subscripts.
  void subscript(RewriterBase &rewriter, IndexedOpInterface op, SizeClasses &sizes) {
    Block &body = getResultRegion(op).front();
    SmallVector<std::pair<GatherOp, Part>> reads;
    for (auto gather : body.getOps<GatherOp>()) {
      if (!isa<BlockArgument>(gather.getSource()))
        continue;
      std::optional<Part> part = findPart(op, gather, getInput(op, gather.getSource()), sizes);
      if (part && !part->dims.empty() && llvm::all_of(op.getReductionDims(), [&](unsigned row) {
            return suitsRow(getMap(op, *part), row);
          }))
        reads.push_back({gather, *part});
    }
    StructuredParts parts(op);
    SmallVector<StructuredParts::Operand> inputs = std::move(parts.inputs);
    parts.inputs.clear();
    auto isReadByParts = [&](unsigned input) {
      BlockArgument argument = body.getArgument(getNumLeadingArgs(op) + input);
      return !argument.use_empty() && llvm::all_of(argument.getUsers(), [&](Operation *user) {
        return llvm::any_of(reads, [&](auto &read) { return read.first == user; });
      });
    };
    // What says how long a row is stays: a part may have dropped a dimension of one element.
    auto isSubscriptedByRow = [&](unsigned row) {
      for (auto &[gather, part] : reads)
        if (llvm::is_contained(part.dims, row))
          return true;
      for (auto [index, input] : llvm::enumerate(inputs))
        if (input.map.isFunctionOfDim(row) && !isReadByParts(index))
          return true;
      return false;
    };
    if (reads.empty() || !llvm::all_of(op.getReductionDims(), isSubscriptedByRow))
      return;
    rewriter.setInsertionPoint(op);
    // The new number of each input; none for one of which only parts are read.
    SmallVector<std::optional<unsigned>> numbers;
    for (auto [index, input] : llvm::enumerate(inputs)) {
      if (isReadByParts(index))
        numbers.push_back(std::nullopt);
      else
        numbers.push_back(parts.addInput(input.value, input.map));
    }
    SmallVector<unsigned> added;
    for (auto &[gather, part] : reads)
      added.push_back(parts.addInput(takePart(rewriter, gather.getLoc(), part), getMap(op, part)));
    IndexedOpInterface changed = parts.create(rewriter, op.getLoc());
    Block &block = getResultRegion(changed).front();
    unsigned numLeading = getNumLeadingArgs(changed);
    SmallVector<Value> args(block.getArguments().take_front(numLeading));
    // What stands for an input that is gone is used by gathers that go too.
    for (std::optional<unsigned> number : numbers)
      args.push_back(block.getArgument(numLeading + number.value_or(added.front())));
    rewriter.setInsertionPointToStart(&block);
    SmallVector<Value> yielded = moveScalarRegion(rewriter, body, args);
    YieldOp::create(rewriter, op.getLoc(), yielded);
    for (auto [read, number] : llvm::zip_equal(reads, added))
      rewriter.replaceOp(read.first, block.getArgument(numLeading + number));
    for (Operation &inner : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&inner))
        rewriter.eraseOp(&inner);
    rewriter.replaceOp(op, changed);
  }

  static AffineMap getMap(IndexedOpInterface op, const Part &part) {
    SmallVector<AffineExpr> exprs;
    for (unsigned dim : part.dims)
      exprs.push_back(getAffineDimExpr(dim, op->getContext()));
    return AffineMap::get(op.getNumDims(), 0, exprs, op->getContext());
  }
};
} // namespace
