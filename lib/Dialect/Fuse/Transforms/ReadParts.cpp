//===- ReadParts.cpp - slices, concatenations and padding as reads --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
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

  Value of(OpFoldResult value) { return getValueOrCreateConstantIndexOp(b, loc, value); }
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

/// Replaces `op` by an elementwise op of the shape `sizes` whose body `read` builds from the
/// coordinates.
static void replaceByReads(PatternRewriter &rewriter, Operation *op, ArrayRef<OpFoldResult> sizes,
                           function_ref<Value(Places, ValueRange)> read) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Location loc = op->getLoc();
  Value init = tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  SmallVector<AffineMap> maps = {rewriter.getMultiDimIdentityMap(type.getRank())};
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  auto reads = linalg::GenericOp::create(
      rewriter, loc, TypeRange{init.getType()}, ValueRange{}, ValueRange{init}, maps, iterators,
      [&](OpBuilder &b, Location nested, ValueRange) {
        SmallVector<Value> at;
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          at.push_back(linalg::IndexOp::create(b, nested, dim));
        linalg::YieldOp::create(b, nested, read(Places{b, nested}, at));
      });
  Value result = reads.getResult(0);
  if (result.getType() != type)
    result = tensor::CastOp::create(rewriter, loc, type, result);
  rewriter.replaceOp(op, result);
}

namespace {
struct ReadSlice : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op, PatternRewriter &b) const override {
    llvm::SmallBitVector dropped = op.getDroppedDims();
    SmallVector<OpFoldResult> sizes;
    for (auto [dim, size] : llvm::enumerate(op.getMixedSizes()))
      if (!dropped.test(dim))
        sizes.push_back(size);
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), strides = op.getMixedStrides();
    Value source = op.getSource();
    replaceByReads(b, op, sizes, [&](Places p, ValueRange at) {
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

/// Inside the slice the source, outside the destination.
struct ReadInserted : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op, PatternRewriter &b) const override {
    if (!op.hasUnitStride())
      return b.notifyMatchFailure(op, "strided");
    Value source = op.getSource(), dest = op.getDest();
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), extents = op.getMixedSizes();
    llvm::SmallBitVector dropped = op.getDroppedDims();
    replaceByReads(
        b, op, tensor::getMixedSizes(b, op.getLoc(), dest), [&](Places p, ValueRange at) {
          SmallVector<Value> places;
          Value inside;
          for (auto [dim, place] : llvm::enumerate(at)) {
            Value here = p.sub(place, offsets[dim]);
            if (!dropped.test(dim))
              places.push_back(here);
            Value zero = arith::ConstantIndexOp::create(p.b, p.loc, 0);
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
    replaceByReads(b, op, shapes[0], [&](Places p, ValueRange at) {
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
    replaceByReads(b, op, shapes[0], [&](Places p, ValueRange at) {
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
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ReadSlice, ReadInserted, ReadConcatenated, ReadPadded>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
