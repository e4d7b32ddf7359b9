//===- ScalarMath.h - functions of f32 on a GPU -----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each function owes (error and special values) stands in docs/Numbers.md;
// test/Numbers/scalars.py holds them to it.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETOLLVM_SCALARMATH_H
#define FUSE_LIB_CONVERSION_TILETOLLVM_SCALARMATH_H

#include "fuse/Conversion/TileToLLVM/TargetHooks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::fuse {

/// Builds functions of f32 values out of the few that a target has as instructions.
class ScalarMath {
public:
  ScalarMath(OpBuilder &b, Location loc, const TargetHooks &hooks) : b(b), loc(loc), hooks(hooks) {}

  Value geluErf(Value x);
  Value geluTanh(Value x);
  Value silu(Value x);
  Value sigmoid(Value x);
  Value exp(Value x);
  /// The same for results of few bits: errs by 2^-24 |x|, and what the instruction does.
  Value approximateExp(Value x);
  Value exp2(Value x) { return hooks.emitExp2(b, loc, x); }
  Value expm1(Value x);
  /// The logarithm of base 2^(1/scale): `scale` log2(x).
  Value log(Value x, double scale);
  Value log1p(Value x);
  Value rsqrt(Value x) { return hooks.emitRsqrt(b, loc, x); }
  Value tanh(Value x);
  Value erf(Value x);
  Value erfc(Value x);
  Value powf(Value x, Value y);
  /// `n` is any integer.
  Value powi(Value x, Value n);
  /// x^y for the y that need no logarithm; null for others.
  Value constantPower(Value x, double y);
  // Circular and hyperbolic functions, and cbrt: ScalarCircular.cpp.
  Value sin(Value x);
  Value cos(Value x);
  Value tan(Value x);
  Value asin(Value x);
  Value acos(Value x);
  Value atan(Value x);
  Value atan2(Value y, Value x);
  Value sinh(Value x);
  Value cosh(Value x);
  Value asinh(Value x);
  Value acosh(Value x);
  Value atanh(Value x);
  Value cbrt(Value x);
  /// C's fmod: exact.
  Value remainder(Value x, Value y);

  Value f32(double value);
  Value abs(Value x);
  Value negate(Value x);
  Value fma(Value x, Value y, Value z);
  Value floor(Value x);
  Value sqrt(Value x);
  Value copysign(Value size, Value sign);

private:
  Value i32(int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, loc, x, y); }
  Value rcp(Value x) { return hooks.emitReciprocal(b, loc, x); }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, loc, condition, x, y);
  }
  Value compare(arith::CmpFPredicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, loc, predicate, x, y);
  }
  Value less(Value x, Value y) { return compare(arith::CmpFPredicate::OLT, x, y); }
  Value equal(Value x, Value y) { return compare(arith::CmpFPredicate::OEQ, x, y); }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, loc, x, y); }
  Value either(Value x, Value y) { return arith::OrIOp::create(b, loc, x, y); }
  Value asBits(Value x) { return arith::BitcastOp::create(b, loc, b.getI32Type(), x); }
  Value asFloat(Value bits) { return arith::BitcastOp::create(b, loc, b.getF32Type(), bits); }
  Value toFloat(Value n) { return arith::SIToFPOp::create(b, loc, b.getF32Type(), n); }
  Value hasBit(Value x, int64_t bit) {
    Value masked = arith::AndIOp::create(b, loc, x, i32(bit));
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, masked, i32(0));
  }
  /// `x` with the opposite sign where `by` is negative.
  Value flipSign(Value x, Value by) {
    Value sign = arith::AndIOp::create(b, loc, asBits(by), i32(-0x80000000ll));
    return asFloat(arith::XOrIOp::create(b, loc, asBits(x), sign));
  }
  /// Coefficients from the constant one on.
  Value polynomial(Value x, ArrayRef<double> coefficients);
  /// A sum of two f32, the second far smaller.
  struct Pair {
    Value high, low;
  };
  /// An angle less whole quarters of a turn, and how many (modulo 4).
  struct Reduced {
    Value rest, quarters;
  };
  Reduced reduceLarge(Value x);
  Reduced reduce(Value x);
  Value wave(Reduced angle, int64_t ahead);
  Value arcTangent(Value ratio);
  /// e^x / 2 and e^-x / 2.
  Pair halfExponentials(Value x);
  Value logOfSum(Pair sum, Value power);
  Value logBeyond(Value x, Pair sum);
  /// x + x^3 times a polynomial of x^2.
  Value oddPolynomial(Value x, ArrayRef<double> tail);
  Pair log2Pair(Value size);
  Value powerOf(Value size, Pair y);
  Value nearLog1p(Value x);
  Value powerOfTwo(Value exponent);

  OpBuilder &b;
  Location loc;
  const TargetHooks &hooks;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETOLLVM_SCALARMATH_H
