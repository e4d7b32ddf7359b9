//===- ExpandActivations.cpp - activations in arith and math --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include <limits>

namespace mlir::fuse {
#define GEN_PASS_DEF_EXPANDACTIVATIONS
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Builds scalar arithmetic on values of one float type.
struct Scalar {
  OpBuilder &b;
  Location loc;

  Value constant(Type type, double value) {
    return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, loc, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(b, loc, x, y); }

  /// `value`, but 0 where x is -inf: the limit of products that would be -inf * 0.
  Value limitAtMinusInfinity(Value x, Value value) {
    Value lowest = constant(x.getType(), -std::numeric_limits<double>::infinity());
    Value isLowest = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, x, lowest);
    return arith::SelectOp::create(b, loc, isLowest, constant(x.getType(), 0.0), value);
  }

  /// 1 + exp(-x)
  Value onePlusExpNeg(Value x) {
    Value negated = arith::NegFOp::create(b, loc, x);
    return add(math::ExpOp::create(b, loc, negated), constant(x.getType(), 1.0));
  }
};
} // namespace

/// x/2 erfc(-x/sqrt 2), and x over 1 + exp(-2 sqrt(2/pi) (x + 0.044715 x^3)): below 0, where 1 +
/// erf and 1 + tanh would cancel, they keep what the type has of places.
static Value expand(Scalar s, GeluOp op, Value x) {
  Type type = x.getType();
  Value value;
  if (op.getForm() == GeluForm::erf) {
    Value scaled = s.mul(x, s.constant(type, -0.70710678118654752440)); // -1/sqrt(2)
    Value tail = math::ErfcOp::create(s.b, s.loc, scaled);
    value = s.mul(s.mul(s.constant(type, 0.5), x), tail);
  } else {
    Value cube = s.mul(s.mul(x, x), x);
    Value sum = s.add(x, s.mul(s.constant(type, 0.044715), cube));
    Value scaled = s.mul(s.constant(type, 1.5957691216057308), sum); // 2 sqrt(2/pi)
    value = s.div(x, s.onePlusExpNeg(scaled));
  }
  return s.limitAtMinusInfinity(x, value);
}

static Value expand(Scalar s, SiluOp, Value x) {
  return s.limitAtMinusInfinity(x, s.div(x, s.onePlusExpNeg(x)));
}

static Value expand(Scalar s, SigmoidOp, Value x) {
  return s.div(s.constant(x.getType(), 1.0), s.onePlusExpNeg(x));
}

namespace {
template <typename Op> struct ExpandActivation : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op, PatternRewriter &b) const override {
    Location loc = op.getLoc();
    Type type = op.getX().getType();
    bool narrow = type.getIntOrFloatBitWidth() < 32;
    Value x = op.getX();
    if (narrow)
      x = arith::ExtFOp::create(b, loc, b.getF32Type(), x);
    Value y = expand(Scalar{b, loc}, op, x);
    if (narrow)
      y = arith::TruncFOp::create(b, loc, type, y);
    b.replaceOp(op, y);
    return success();
  }
};

/// fuse.gather as a load at clamped places.
struct ExpandGather : OpRewritePattern<GatherOp> {
  using OpRewritePattern<GatherOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(GatherOp op, PatternRewriter &b) const override {
    b.replaceOp(op, readClamped(b, op.getLoc(), op.getSource(), op.getIndices()));
    return success();
  }
};

/// fuse.extent as the size of the tensor or memref.
struct ExpandExtent : OpRewritePattern<ExtentOp> {
  using OpRewritePattern<ExtentOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtentOp op, PatternRewriter &b) const override {
    auto dim = int64_t(op.getDim());
    b.replaceOp(op, isa<RankedTensorType>(op.getSource().getType())
                        ? b.createOrFold<tensor::DimOp>(op.getLoc(), op.getSource(), dim)
                        : b.createOrFold<memref::DimOp>(op.getLoc(), op.getSource(), dim));
    return success();
  }
};

struct ExpandActivationsPass : fuse::impl::ExpandActivationsBase<ExpandActivationsPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateExpandActivationsPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace

Value mlir::fuse::readClamped(OpBuilder &b, Location loc, Value source, ValueRange indices) {
  auto type = cast<ShapedType>(source.getType());
  bool isTensor = isa<RankedTensorType>(type);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0), filled;
  SmallVector<Value> places;
  for (auto [dim, place] : llvm::enumerate(indices)) {
    Value extent = isTensor ? b.createOrFold<tensor::DimOp>(loc, source, dim)
                            : b.createOrFold<memref::DimOp>(loc, source, dim);
    Value one = arith::ConstantIndexOp::create(b, loc, 1);
    Value last = arith::SubIOp::create(b, loc, extent, one);
    Value at = arith::MinSIOp::create(b, loc, place, last);
    places.push_back(arith::MaxSIOp::create(b, loc, at, zero));
    if (!type.isDynamicDim(dim) && type.getDimSize(dim) != 0)
      continue;
    Value here = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, extent, zero);
    filled = filled ? arith::AndIOp::create(b, loc, filled, here).getResult() : here;
  }
  auto load = [&](OpBuilder &b) -> Value {
    if (isTensor)
      return tensor::ExtractOp::create(b, loc, source, places);
    return memref::LoadOp::create(b, loc, source, places);
  };
  if (!filled)
    return load(b);
  auto branch = scf::IfOp::create(
      b, loc, filled, [&](OpBuilder &b, Location) { scf::YieldOp::create(b, loc, load(b)); },
      [&](OpBuilder &b, Location) {
        Value none = arith::ConstantOp::create(b, loc, b.getZeroAttr(type.getElementType()));
        scf::YieldOp::create(b, loc, none);
      });
  return branch.getResult(0);
}

void mlir::fuse::populateExpandActivationsPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandActivation<GeluOp>, ExpandActivation<SiluOp>, ExpandActivation<SigmoidOp>,
               ExpandGather, ExpandExtent>(patterns.getContext());
}
