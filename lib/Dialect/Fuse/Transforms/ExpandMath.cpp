//===- ExpandMath.cpp - math ops that others spell ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classification, clamping and counting of bits in terms of comparisons, selections and integer
// arithmetic, which every level computes alike.
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Builds integer arithmetic on values of one type.
struct Integers {
  OpBuilder &b;
  Location loc;
  Type type;

  Value constant(uint64_t value) {
    APInt bits(64, value);
    return arith::ConstantOp::create(
        b, loc, b.getIntegerAttr(type, bits.trunc(type.getIntOrFloatBitWidth())));
  }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubIOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulIOp::create(b, loc, x, y); }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, loc, x, y); }
  Value shift(Value x, unsigned bits) { return arith::ShRUIOp::create(b, loc, x, constant(bits)); }
  Value invert(Value x) { return arith::XOrIOp::create(b, loc, x, constant(~0ull)); }
  Value equal(Value x, uint64_t y) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, x, constant(y));
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, loc, condition, x, y);
  }

  /// The ones of 32 or 64 bits: of pairs, of four, of bytes, and their sum in the highest byte.
  Value countOnes(Value x) {
    x = sub(x, both(shift(x, 1), constant(0x5555555555555555)));
    x = add(both(x, constant(0x3333333333333333)), both(shift(x, 2), constant(0x3333333333333333)));
    x = both(add(x, shift(x, 4)), constant(0x0f0f0f0f0f0f0f0f));
    return shift(mul(x, constant(0x0101010101010101)), type.getIntOrFloatBitWidth() - 8);
  }
};
} // namespace

/// Bits of an integer of at most 64 bits, counted in one of 32 or 64.
static Value countBits(OpBuilder &b, Location loc, Operation &op) {
  Value x = op.getOperand(0);
  auto narrow = cast<IntegerType>(x.getType());
  unsigned width = narrow.getWidth(), wideWidth = width <= 32 ? 32 : 64;
  Integers i{b, loc, b.getIntegerType(wideWidth)};
  if (width != wideWidth)
    x = arith::ExtUIOp::create(b, loc, i.type, x);
  Value count;
  if (isa<math::CtPopOp>(op)) {
    count = i.countOnes(x);
  } else if (isa<math::CountTrailingZerosOp>(op)) {
    count = i.countOnes(i.both(i.invert(x), i.sub(x, i.constant(1))));
    count = arith::MinUIOp::create(b, loc, count, i.constant(width));
  } else {
    for (unsigned bits = 1; bits < wideWidth; bits *= 2)
      x = arith::OrIOp::create(b, loc, x, i.shift(x, bits));
    count = i.sub(i.constant(width), i.countOnes(x));
  }
  return width == wideWidth ? count : Value(arith::TruncIOp::create(b, loc, narrow, count));
}

/// x^n, modulo the width. Powers with a negative exponent have no fraction: they are 0 but for
/// those of 1 and -1.
static Value expandPower(OpBuilder &b, Location loc, math::IPowIOp op) {
  Value x = op.getLhs(), n = op.getRhs();
  auto type = cast<IntegerType>(x.getType());
  Integers i{b, loc, type};
  Value result = i.constant(1), power = x;
  for (unsigned bit = 0; bit < type.getWidth(); ++bit) {
    Value isClear = i.equal(i.both(i.shift(n, bit), i.constant(1)), 0);
    result = i.select(isClear, result, i.mul(result, power));
    power = i.mul(power, power);
  }
  Value isUnit = arith::OrIOp::create(b, loc, i.equal(x, 1), i.equal(x, ~0ull));
  Value isWhole = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, n, i.constant(0));
  return i.select(arith::OrIOp::create(b, loc, isUnit, isWhole), result, i.constant(0));
}

/// What a float is, by comparing its magnitude.
static Value classify(OpBuilder &b, Location loc, Operation &op) {
  Value x = op.getOperand(0);
  auto type = cast<FloatType>(x.getType());
  auto compare = [&](arith::CmpFPredicate predicate, Value left, Value right) -> Value {
    return arith::CmpFOp::create(b, loc, predicate, left, right);
  };
  if (isa<math::IsNaNOp>(op))
    return compare(arith::CmpFPredicate::UNO, x, x);
  auto constant = [&](APFloat value) -> Value {
    return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
  };
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  Value size = math::AbsFOp::create(b, loc, x);
  Value infinity = constant(APFloat::getInf(semantics));
  if (isa<math::IsInfOp>(op))
    return compare(arith::CmpFPredicate::OEQ, size, infinity);
  Value isFinite = compare(arith::CmpFPredicate::OLT, size, infinity);
  if (isa<math::IsFiniteOp>(op))
    return isFinite;
  Value smallest = constant(APFloat::getSmallestNormalized(semantics));
  Value isLarge = compare(arith::CmpFPredicate::OGE, size, smallest);
  return arith::AndIOp::create(b, loc, isFinite, isLarge);
}

void mlir::fuse::expandMath(Operation *root) {
  root->walk([](Operation *op) {
    if (!isa_and_nonnull<math::MathDialect>(op->getDialect()))
      return;
    OpBuilder b(op);
    Location loc = op->getLoc();
    SmallVector<Value> results;
    Type type = op->getOperand(0).getType();
    auto integer = dyn_cast<IntegerType>(type);
    bool isFloat = type.isF16() || type.isBF16() || type.isF32() || type.isF64();
    if (!isFloat && !(integer && integer.getWidth() <= 64))
      return;
    if (isa<math::CtPopOp, math::CountLeadingZerosOp, math::CountTrailingZerosOp>(op)) {
      results = {countBits(b, loc, *op)};
    } else if (auto power = dyn_cast<math::IPowIOp>(op)) {
      results = {expandPower(b, loc, power)};
    } else if (isa<math::IsNaNOp, math::IsInfOp, math::IsFiniteOp, math::IsNormalOp>(op)) {
      results = {classify(b, loc, *op)};
    } else if (auto clamp = dyn_cast<math::ClampFOp>(op)) {
      Value above = arith::MaximumFOp::create(b, loc, clamp.getValue(), clamp.getMin());
      results = {arith::MinimumFOp::create(b, loc, above, clamp.getMax())};
    } else if (auto both = dyn_cast<math::SincosOp>(op)) {
      results = {math::SinOp::create(b, loc, both.getOperand()),
                 math::CosOp::create(b, loc, both.getOperand())};
    } else {
      return;
    }
    op->replaceAllUsesWith(results);
    op->erase();
  });
}
