//===- ReadParts.cpp - slices, concatenations and padding as reads --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RaiseBodies.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_READPARTS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Index arithmetic in the body of an elementwise op.
struct Places {
  OpBuilder &b;
  Location loc;
  IRMapping inside; ///< what the body computes for itself

  Value of(OpFoldResult value) {
    return inside.lookupOrDefault(getValueOrCreateConstantIndexOp(b, loc, value));
  }
  Value add(Value x, OpFoldResult y) {
    return isConstantIntValue(y, 0) ? x : arith::AddIOp::create(b, loc, x, of(y)).getResult();
  }
  Value sub(Value x, OpFoldResult y) {
    return isConstantIntValue(y, 0) ? x : arith::SubIOp::create(b, loc, x, of(y)).getResult();
  }
  Value mul(Value x, OpFoldResult y) {
    return isConstantIntValue(y, 1) ? x : arith::MulIOp::create(b, loc, x, of(y)).getResult();
  }
  Value less(Value x, OpFoldResult y) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, x, of(y));
  }
  Value both(Value x, Value y) { return !x ? y : arith::AndIOp::create(b, loc, x, y).getResult(); }
  Value read(Value tensor, ValueRange at) {
    Type element = getElementTypeOrSelf(tensor.getType());
    if (at.empty())
      return tensor::ExtractOp::create(b, loc, tensor, at);
    return GatherOp::create(b, loc, element, tensor, at);
  }
};
} // namespace

/// True of a place that follows from elements of tensors: no call knows it before it runs.
static bool isData(OpFoldResult place) {
  auto value = dyn_cast<Value>(place);
  std::optional<ScalarCode> code = value ? getScalarCode(value) : std::nullopt;
  return code && code->readsData;
}

/// Replaces `op` by an elementwise op of the shape `sizes` whose body `read` builds from the
/// coordinates. Of `places`, which `read` uses, the body computes those that are data: a tensor of
/// one element that they are made of is an input.
static void replaceByReads(PatternRewriter &rewriter, Operation *op, ArrayRef<OpFoldResult> sizes,
                           ArrayRef<OpFoldResult> places,
                           function_ref<Value(Places &, ValueRange)> read) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Location loc = op->getLoc();
  unsigned rank = type.getRank();
  llvm::SetVector<Operation *> code;
  for (OpFoldResult place : places)
    if (isData(place))
      code.insert_range(getScalarCode(cast<Value>(place))->ops);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  SmallVector<tensor::ExtractOp> elements;
  for (Operation *step : code)
    if (auto extract = dyn_cast<tensor::ExtractOp>(step); extract && isOnlyElement(extract)) {
      SmallVector<AffineExpr> zeros(extract.getIndices().size(), rewriter.getAffineConstantExpr(0));
      inputs.push_back(extract.getTensor());
      maps.push_back(AffineMap::get(rank, 0, zeros, rewriter.getContext()));
      elements.push_back(extract);
    }
  maps.push_back(rewriter.getMultiDimIdentityMap(rank));
  Value init = tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  auto reads = linalg::GenericOp::create(
      rewriter, loc, TypeRange{init.getType()}, inputs, ValueRange{init}, maps, iterators,
      [&](OpBuilder &b, Location nested, ValueRange arguments) {
        Places p{b, nested, {}};
        for (auto [element, argument] : llvm::zip(elements, arguments))
          p.inside.map(element.getResult(), argument);
        for (Operation *step : code)
          if (!p.inside.contains(step->getResult(0)))
            b.clone(*step, p.inside);
        SmallVector<Value> at;
        for (unsigned dim = 0; dim < rank; ++dim)
          at.push_back(linalg::IndexOp::create(b, nested, dim));
        linalg::YieldOp::create(b, nested, read(p, at));
      });
  Value result = reads.getResult(0);
  if (result.getType() != type)
    result = tensor::CastOp::create(rewriter, loc, type, result);
  rewriter.replaceOp(op, result);
}

/// Asserts what `slice` relies on and no data decides: as fuse-collect-requirements would demand
/// it, which does not see the slice any more.
static void assertSizes(PatternRewriter &b, OffsetSizeAndStrideOpInterface slice, Value whole) {
  Location loc = slice.getLoc();
  auto demand = [&](OpFoldResult least, OpFoldResult most) {
    std::optional<int64_t> x = getConstantIntValue(least), y = getConstantIntValue(most);
    if (x && y && *x <= *y)
      return;
    Value holds = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle,
                                        getValueOrCreateConstantIndexOp(b, loc, least),
                                        getValueOrCreateConstantIndexOp(b, loc, most));
    cf::AssertOp::create(b, loc, holds, "a part lies in the whole");
  };
  AffineExpr offset, size, stride;
  bindSymbols(b.getContext(), offset, size, stride);
  OpFoldResult zero = b.getIndexAttr(0);
  for (auto [dim, begin, length, step] :
       llvm::enumerate(slice.getMixedOffsets(), slice.getMixedSizes(), slice.getMixedStrides())) {
    OpFoldResult from = isData(begin) ? zero : begin;
    demand(zero, from);
    demand(zero, length);
    demand(affine::makeComposedFoldedAffineApply(b, loc, offset + (size - 1) * stride + 1,
                                                 {from, length, step}),
           tensor::getMixedSize(b, loc, whole, dim));
  }
}

/// True if `slice` lies where data says, and is as large as the arguments say.
static bool isPlacedByData(OffsetSizeAndStrideOpInterface slice) {
  return llvm::any_of(slice.getMixedOffsets(), isData) &&
         llvm::none_of(slice.getMixedSizes(), isData) &&
         llvm::none_of(slice.getMixedStrides(), isData);
}

namespace {
/// A pattern for all parts, or for those alone whose place is data.
template <typename SliceOp> struct ReadPart : OpRewritePattern<SliceOp> {
  ReadPart(MLIRContext *context, bool atData)
      : OpRewritePattern<SliceOp>(context), atData(atData) {}

  /// Of parts whose place is data: asserts the rest of what they rely on.
  LogicalResult prepare(SliceOp op, Value whole, PatternRewriter &b) const {
    if (!atData)
      return success();
    if (!isPlacedByData(op))
      return b.notifyMatchFailure(op, "follows from sizes");
    assertSizes(b, op, whole);
    return success();
  }

  bool atData;
};

struct ReadSlice : ReadPart<tensor::ExtractSliceOp> {
  using ReadPart::ReadPart;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op, PatternRewriter &b) const override {
    if (failed(prepare(op, op.getSource(), b)))
      return failure();
    llvm::SmallBitVector dropped = op.getDroppedDims();
    SmallVector<OpFoldResult> sizes;
    for (auto [dim, size] : llvm::enumerate(op.getMixedSizes()))
      if (!dropped.test(dim))
        sizes.push_back(size);
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), strides = op.getMixedStrides();
    Value source = op.getSource();
    replaceByReads(b, op, sizes, offsets, [&](Places &p, ValueRange at) {
      SmallVector<Value> places;
      unsigned next = 0;
      for (unsigned dim = 0; dim < offsets.size(); ++dim)
        places.push_back(dropped.test(dim) ? p.of(offsets[dim])
                                           : p.add(p.mul(at[next++], strides[dim]), offsets[dim]));
      return p.read(source, places);
    });
    return success();
  }
};

/// In the slice the source, elsewhere the destination.
struct ReadInserted : ReadPart<tensor::InsertSliceOp> {
  using ReadPart::ReadPart;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op, PatternRewriter &b) const override {
    if (llvm::any_of(op.getStaticStrides(), [](int64_t stride) { return stride < 1; }))
      return b.notifyMatchFailure(op, "has strides that are unknown or negative");
    if (failed(prepare(op, op.getDest(), b)))
      return failure();
    Value source = op.getSource(), dest = op.getDest();
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), extents = op.getMixedSizes();
    llvm::SmallBitVector dropped = op.getDroppedDims();
    replaceByReads(
        b, op, tensor::getMixedSizes(b, op.getLoc(), dest), offsets, [&](Places &p, ValueRange at) {
          SmallVector<Value> places;
          Value inside;
          for (auto [dim, place] : llvm::enumerate(at)) {
            Value here = p.sub(place, offsets[dim]);
            Value zero = arith::ConstantIndexOp::create(p.b, p.loc, 0);
            if (int64_t stride = op.getStaticStride(dim); stride != 1) {
              Value step = arith::ConstantIndexOp::create(p.b, p.loc, stride);
              Value rest = arith::RemSIOp::create(p.b, p.loc, here, step);
              inside = p.both(
                  inside, arith::CmpIOp::create(p.b, p.loc, arith::CmpIPredicate::eq, rest, zero));
              here = arith::DivSIOp::create(p.b, p.loc, here, step);
            }
            if (!dropped.test(dim))
              places.push_back(here);
            std::optional<int64_t> extent = getConstantIntValue(extents[dim]);
            if (isConstantIntValue(offsets[dim], 0) && extent &&
                *extent == op.getDestType().getDimSize(dim))
              continue;
            inside = p.both(
                inside, arith::CmpIOp::create(p.b, p.loc, arith::CmpIPredicate::sge, here, zero));
            inside = p.both(inside, p.less(here, extents[dim]));
          }
          // What lies outside of the first part that is inserted has no value yet.
          if (!inside || dest.getDefiningOp<tensor::EmptyOp>())
            return p.read(source, places);
          return arith::SelectOp::create(p.b, p.loc, inside, p.read(source, places),
                                         p.read(dest, at))
              .getResult();
        });
    return success();
  }
};

struct ReadConcatenated : OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op, PatternRewriter &b) const override {
    ReifiedRankedShapedTypeDims shapes;
    if (failed(op.reifyResultShapes(b, shapes)))
      return b.notifyMatchFailure(op, "unknown shape");
    unsigned along = op.getDim();
    // Where each part ends.
    SmallVector<OpFoldResult> ends;
    AffineExpr x, y;
    bindSymbols(b.getContext(), x, y);
    OpFoldResult end = b.getIndexAttr(0);
    for (Value part : op.getInputs()) {
      OpFoldResult extent = tensor::getMixedSize(b, op.getLoc(), part, along);
      end = affine::makeComposedFoldedAffineApply(b, op.getLoc(), x + y, {end, extent});
      ends.push_back(end);
    }
    replaceByReads(b, op, shapes[0], {}, [&](Places &p, ValueRange at) {
      Value result;
      for (unsigned i = op.getInputs().size(); i-- > 0;) {
        SmallVector<Value> places(at);
        OpFoldResult begin = i == 0 ? OpFoldResult(b.getIndexAttr(0)) : ends[i - 1];
        places[along] = p.sub(at[along], begin);
        Value here = p.read(op.getInputs()[i], places);
        result = result
                     ? arith::SelectOp::create(p.b, p.loc, p.less(at[along], ends[i]), here, result)
                           .getResult()
                     : here;
      }
      return result;
    });
    return success();
  }
};

struct ReadPadded : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op, PatternRewriter &b) const override {
    Value padding = op.getConstantPaddingValue();
    if (!padding)
      return b.notifyMatchFailure(op, "pads with what differs from place to place");
    ReifiedRankedShapedTypeDims shapes;
    if (failed(reifyResultShapes(b, op, shapes)))
      return b.notifyMatchFailure(op, "unknown shape");
    SmallVector<OpFoldResult> low = op.getMixedLowPad(),
                              extents = tensor::getMixedSizes(b, op.getLoc(), op.getSource());
    Value source = op.getSource();
    SmallVector<OpFoldResult> high = op.getMixedHighPad();
    replaceByReads(b, op, shapes[0], {}, [&](Places &p, ValueRange at) {
      SmallVector<Value> places;
      Value inside;
      Value zero = arith::ConstantIndexOp::create(p.b, p.loc, 0);
      for (auto [dim, place] : llvm::enumerate(at)) {
        Value here = p.sub(place, low[dim]);
        places.push_back(here);
        if (!isConstantIntValue(low[dim], 0))
          inside = p.both(inside,
                          arith::CmpIOp::create(p.b, p.loc, arith::CmpIPredicate::sge, here, zero));
        if (!isConstantIntValue(high[dim], 0))
          inside = p.both(inside, p.less(here, extents[dim]));
      }
      Value element = p.read(source, places);
      if (!inside)
        return element;
      return arith::SelectOp::create(p.b, p.loc, inside, element, padding).getResult();
    });
    return success();
  }
};

struct ReadParts : fuse::impl::ReadPartsBase<ReadParts> {
  using ReadPartsBase::ReadPartsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ReadSlice, ReadInserted>(&getContext(), atData);
    if (!atData)
      patterns.add<ReadConcatenated, ReadPadded>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
