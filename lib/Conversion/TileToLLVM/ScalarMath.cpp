//===- ScalarMath.cpp - functions of f32 on a GPU -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparisons are ordered: where an argument is NaN the branch that is taken must
// carry it. Polynomials were fitted for the least relative error of the function.
//
//===----------------------------------------------------------------------===//

#include "ScalarMath.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <limits>

using namespace mlir;
using namespace mlir::fuse;

static constexpr double log2e = 1.4426950408889634;
static constexpr double ln2 = 0.6931471805599453;
static constexpr double infinity = std::numeric_limits<double>::infinity();

//===----------------------------------------------------------------------===//
// Small arithmetic
//===----------------------------------------------------------------------===//

Value ScalarMath::f32(double value) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(float(value)));
}
Value ScalarMath::abs(Value x) { return LLVM::FAbsOp::create(b, loc, x); }
Value ScalarMath::negate(Value x) { return LLVM::FNegOp::create(b, loc, x); }
Value ScalarMath::fma(Value x, Value y, Value z) { return LLVM::FMAOp::create(b, loc, x, y, z); }
Value ScalarMath::floor(Value x) { return LLVM::FFloorOp::create(b, loc, x); }
Value ScalarMath::sqrt(Value x) { return LLVM::SqrtOp::create(b, loc, x); }
Value ScalarMath::copysign(Value size, Value sign) {
  return LLVM::CopySignOp::create(b, loc, size, sign);
}

Value ScalarMath::polynomial(Value x, ArrayRef<double> coefficients) {
  Value sum = f32(coefficients.back());
  for (double coefficient : llvm::reverse(coefficients.drop_back()))
    sum = fma(sum, x, f32(coefficient));
  return sum;
}

//===----------------------------------------------------------------------===//
// Exponentials
//===----------------------------------------------------------------------===//

// e^x = 2^s e^(x - s ln 2) for s near x log2(e). The second factor takes up what rounding s lost;
// it is 1 + d to within d^2. Beyond 2^128 there is nothing to take up, and inf d + inf may be NaN.
Value ScalarMath::exp(Value x) {
  Value scaled = mul(x, f32(log2e));
  Value rest = fma(scaled, f32(-ln2), x);
  Value power = exp2(scaled);
  return select(less(abs(scaled), f32(128.0)), fma(power, rest, power), power);
}

Value ScalarMath::approximateExp(Value x) { return exp2(mul(x, f32(log2e))); }

// A polynomial near 0, where e^x - 1 cancels; its error is 3e-8. The sum of -0 and 0 is 0.
Value ScalarMath::expm1(Value x) {
  static constexpr double tail[] = {0.4999999564454002, 0.1666644860435707, 0.04166761182509086,
                                    0.008377532093371528, 0.0013880430905810351};
  Value series = fma(mul(x, x), polynomial(x, tail), x);
  Value value = select(less(abs(x), f32(0.4)), series, sub(exp(x), f32(1.0)));
  return copysign(value, x);
}

Value ScalarMath::sigmoid(Value x) { return rcp(add(f32(1.0), exp2(mul(x, f32(-log2e))))); }

// Below -128 the product is 0; -inf times the sigmoid's 0 would be NaN.
Value ScalarMath::silu(Value x) {
  return mul(arith::MaxNumFOp::create(b, loc, x, f32(-128.0)), sigmoid(x));
}

// x sigmoid(2 c (x + 0.044715 x^3)), c = sqrt(2 / pi).
Value ScalarMath::geluTanh(Value x) {
  constexpr double scale = -2.0 * log2e * 0.7978845608028654;
  Value cubic = fma(mul(x, x), f32(scale * 0.044715), f32(scale));
  Value gate = rcp(add(f32(1.0), exp2(mul(cubic, x))));
  return mul(arith::MaxNumFOp::create(b, loc, x, f32(-128.0)), gate); // as silu
}

// max(x, 0) - z 2^q(z), z = |x|: what it lacks of its asymptotes, for both signs. q is the log2 of
// the normal distribution's tail p, fitted by a polynomial on [0, 6.5] so that 2^q errs by less
// than the smaller of 1.0e-6 and 5.3e-6 p, as results of f32 owe 1e-5 also where all are in the
// tail; it falls beyond.
Value ScalarMath::geluErf(Value x) {
  static constexpr double tail[] = {-0.9999971146099167,    -1.151215592894801,
                                    -0.45856495408174336,   -0.053856927702693846,
                                    0.008458163242971535,   -0.0009182995648999428,
                                    6.0114793751894454e-05, -1.7643529705164846e-06};
  Value z = arith::MinNumFOp::create(b, loc, abs(x), f32(20.0));   // 2^q(20) is 0 in f32
  Value positive = arith::MaximumFOp::create(b, loc, x, f32(0.0)); // keeps NaN
  return fma(negate(z), exp2(polynomial(z, tail)), positive);
}

// (1 - e) / (1 + e), e = exp(-2 |x|); near 0, where 1 - e cancels, the Taylor series, whose error
// is 17/315 x^7.
Value ScalarMath::tanh(Value x) {
  Value size = abs(x);
  Value e = exp2(mul(size, f32(-2.0 * log2e)));
  Value large = mul(sub(f32(1.0), e), rcp(add(f32(1.0), e)));
  Value square = mul(size, size);
  Value series = fma(square, f32(2.0 / 15), f32(-1.0 / 3));
  series = fma(mul(square, size), series, size);
  return copysign(select(less(size, f32(0.1)), series, large), x);
}

// x P(x^2) near 0, 1 - 2^Q(|x|) from there on; Q is fitted up to 4, where erf is 1, and falls
// beyond. Errors 1.2e-8 and 3.6e-8.
Value ScalarMath::erf(Value x) {
  static constexpr double near[] = {1.128379153802748,    -0.3761252328943306,
                                    0.11282140902135548,  -0.026778911438589802,
                                    0.005011965912341691, -0.0006090373791101575};
  static constexpr double far[] = {-0.0021573803062399266, -1.618125832753036,
                                   -0.9359206717168496,    -0.13348694766941735,
                                   0.02317169437633209,    -0.0018977159499864722};
  Value size = abs(x);
  Value small = mul(size, polynomial(mul(size, size), near));
  Value large = sub(f32(1.0), exp2(polynomial(size, far)));
  return copysign(select(less(size, f32(0.875)), small, large), x);
}

// e^-z^2 G((z - 2) / (z + 2)) / (1 + 2 z), z = |x|, mirrored below 0. The square is a pair: its
// rounding would be an error of z^2 2^-24. G is fitted up to where erfc is 0; its error is 1.4e-8.
Value ScalarMath::erfc(Value x) {
  static constexpr double tail[] = {
      1.2769783939654953,     -0.09276398502050703,  -0.1660314609022257,  0.16405542558190908,
      -0.054203884509426446,  -0.008060143460544142, 0.008630099125758241, 0.0013133111662711628,
      -0.0012280038614069391, -0.0003994508640317871};
  Value size = abs(x);
  size = select(less(f32(11.0), size), f32(11.0), size); // keeps NaN
  Value place = mul(sub(size, f32(2.0)), rcp(add(size, f32(2.0))));
  Value scale = mul(polynomial(place, tail), rcp(fma(size, f32(2.0), f32(1.0))));
  Value square = mul(size, size);
  Value squareLow = fma(size, size, negate(square));
  Value scaled = mul(square, f32(-log2e));
  Value rest = sub(fma(scaled, f32(-ln2), negate(square)), squareLow);
  rest = fma(scaled, f32(double(float(ln2)) - ln2), rest);
  Value power = exp2(scaled);
  Value value = mul(fma(power, rest, power), scale);
  return select(less(x, f32(0.0)), sub(f32(2.0), value), value);
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

/// log(1 + x) for |x| < 0.3, within 1e-8.
Value ScalarMath::nearLog1p(Value x) {
  static constexpr double tail[] = {
      -0.4999997358124455,  0.3333327786996176, -0.25003987979106174, 0.200056676467637,
      -0.16508269462834985, 0.1410327894293408, -0.14772492250440047, 0.13398013155607028};
  return fma(mul(x, x), polynomial(x, tail), x);
}

// The instruction's error is absolute near 1.
Value ScalarMath::log(Value x, double scale) {
  Value offset = sub(x, f32(1.0));
  Value near = mul(nearLog1p(offset), f32(scale * log2e));
  Value far = mul(hooks.emitLog2(b, loc, x), f32(scale));
  return select(less(abs(offset), f32(0.3)), near, far);
}

Value ScalarMath::log1p(Value x) {
  Value far = mul(hooks.emitLog2(b, loc, add(x, f32(1.0))), f32(ln2));
  return select(less(abs(x), f32(0.3)), nearLog1p(x), far);
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// log2 of a number that is not negative, with an error near 2^-31 of it. log2(m 2^e) =
/// e + 2/ln 2 atanh(s), s = (m - 1) / (m + 1), with s, the product and the sum as pairs.
ScalarMath::Pair ScalarMath::log2Pair(Value size) {
  static constexpr double tail[] = {0.3333333282255842, 0.2000016763748049, 0.14268651393856385,
                                    0.11791133844208326};
  constexpr double slope = 2.0 / ln2;
  // m in [sqrt(1/2), sqrt(2)).
  Value isTiny = less(size, f32(0x1p-126));
  Value bits = asBits(select(isTiny, mul(size, f32(0x1p24)), size));
  Value whole = arith::SubIOp::create(b, loc, bits, i32(0x3f3504f3));
  whole = arith::ShRSIOp::create(b, loc, whole, i32(23));
  Value shifted = arith::ShLIOp::create(b, loc, whole, i32(23));
  Value m = asFloat(arith::SubIOp::create(b, loc, bits, shifted));
  Value e = sub(toFloat(whole), select(isTiny, f32(24.0), f32(0.0)));

  Value numerator = sub(m, f32(1.0)), divisor = add(m, f32(1.0));
  Value divisorLow = sub(m, sub(divisor, f32(1.0)));
  Value inverse = rcp(divisor);
  Value s = mul(numerator, inverse);
  Value rest = fma(negate(s), divisorLow, fma(negate(s), divisor, numerator));
  Value square = mul(s, s);
  // What atanh(s) has beyond s.
  Value beyond = fma(rest, inverse, mul(mul(s, square), polynomial(square, tail)));

  Value product = mul(s, f32(slope));
  Value low = fma(s, f32(slope), negate(product));
  low = fma(s, f32(slope - double(float(slope))), low);
  low = fma(beyond, f32(slope), low);
  Value high = add(e, product);
  low = add(sub(product, sub(high, e)), low);

  high = select(equal(size, f32(0.0)), f32(-infinity), high);
  high = select(less(size, f32(infinity)), high, size); // inf, NaN
  return {high, low};
}

/// size^y, without the cases in which the exponent's product is NaN and the power is not. The
/// exponent is halved and the power squared: it rounds to a denormal once, and overflows alone.
Value ScalarMath::powerOf(Value size, Pair y) {
  Pair log = log2Pair(size);
  Value product = mul(y.high, log.high);
  Value low = fma(y.high, log.high, negate(product));
  low = fma(y.high, log.low, low);
  if (y.low)
    low = fma(y.low, log.high, low);
  Value high = add(product, low);
  low = sub(low, sub(high, product));
  Value inRange = less(abs(product), f32(200.0));
  Value root = exp2(mul(select(inRange, high, product), f32(0.5)));
  return mul(root, select(inRange, fma(root, mul(low, f32(ln2)), root), root));
}

Value ScalarMath::powf(Value x, Value y) {
  Value size = abs(x);
  Value power = powerOf(size, {y, {}});
  Value half = mul(y, f32(0.5));
  Value isWhole = equal(floor(y), y);
  Value isOdd = both(isWhole, compare(arith::CmpFPredicate::UNE, floor(half), half));
  power = select(isOdd, copysign(power, x), power);
  // Finite and negative to a power that is not whole.
  Value isReal = either(
      isWhole, either(compare(arith::CmpFPredicate::UGE, x, f32(0.0)), equal(size, f32(infinity))));
  power = select(isReal, power, f32(std::numeric_limits<double>::quiet_NaN()));
  Value isOne = either(equal(y, f32(0.0)), equal(x, f32(1.0)));
  isOne = either(isOne, both(equal(size, f32(1.0)), equal(abs(y), f32(infinity))));
  return select(isOne, f32(1.0), power);
}

Value ScalarMath::powi(Value x, Value n) {
  Type i32Type = b.getI32Type();
  unsigned width = cast<IntegerType>(n.getType()).getWidth();
  Value isOdd = width == 1 ? n : Value(arith::TruncIOp::create(b, loc, b.getI1Type(), n));
  if (width < 32)
    n = arith::ExtSIOp::create(b, loc, i32Type, n);
  if (width > 32) {
    // Beyond 2^31 every power but those of 1 is 0 or inf.
    auto limit = [&](int64_t value) -> Value {
      return arith::ConstantOp::create(b, loc, b.getIntegerAttr(n.getType(), value));
    };
    n = arith::MaxSIOp::create(b, loc, n, limit(std::numeric_limits<int32_t>::min()));
    n = arith::MinSIOp::create(b, loc, n, limit(std::numeric_limits<int32_t>::max()));
    n = arith::TruncIOp::create(b, loc, i32Type, n);
  }
  // n as a pair; 2^31 saturates, which is off by one where that is nothing.
  Value high = toFloat(n);
  Value rounded = LLVM::CallIntrinsicOp::create(
                      b, loc, i32Type, b.getStringAttr("llvm.fptosi.sat.i32.f32"), ValueRange{high})
                      .getResult(0);
  Value low = toFloat(arith::SubIOp::create(b, loc, n, rounded));
  Value power = powerOf(abs(x), {high, low});
  power = select(isOdd, copysign(power, x), power);
  return select(equal(high, f32(0.0)), f32(1.0), power);
}

Value ScalarMath::constantPower(Value x, double y) {
  if (y == 1.0)
    return x;
  if (y == 2.0)
    return mul(x, x);
  if (y == 3.0)
    return mul(mul(x, x), x);
  if (y == 4.0) {
    Value square = mul(x, x);
    return mul(square, square);
  }
  if (y == -1.0)
    return arith::DivFOp::create(b, loc, f32(1.0), x);
  // Unlike roots, powers of -0 and -inf are those of 0 and inf.
  if (y == 0.5)
    return select(equal(x, f32(-infinity)), f32(infinity), add(sqrt(x), f32(0.0)));
  if (y == -0.5)
    return select(equal(x, f32(-infinity)), f32(0.0), rsqrt(add(x, f32(0.0))));
  return {};
}

//===----------------------------------------------------------------------===//
// Remainder
//===----------------------------------------------------------------------===//

/// 2^e as a normal number.
Value ScalarMath::powerOfTwo(Value exponent) {
  Value biased = arith::AddIOp::create(b, loc, exponent, i32(127));
  return asFloat(arith::ShLIOp::create(b, loc, biased, i32(23)));
}

// Long division of the significands, eight bits of the quotient at a time. A loop on poison would
// be undefined behaviour.
Value ScalarMath::remainder(Value x, Value y) {
  x = LLVM::FreezeOp::create(b, loc, x);
  y = LLVM::FreezeOp::create(b, loc, y);
  auto split = [&](Value value) {
    Value bits = asBits(abs(value));
    Value field = arith::ShRUIOp::create(b, loc, bits, i32(23));
    Value exponent = arith::MaxSIOp::create(b, loc, field, i32(1));
    Value hidden = arith::SelectOp::create(
        b, loc, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, field, i32(0)),
        i32(0x800000), i32(0));
    Value fraction = arith::AndIOp::create(b, loc, bits, i32(0x7fffff));
    return std::pair<Value, Value>(arith::OrIOp::create(b, loc, fraction, hidden), exponent);
  };
  auto [dividend, dividendExponent] = split(x);
  std::pair<Value, Value> parts = split(y);
  Value exponent = parts.second;
  Value divisor = arith::MaxUIOp::create(b, loc, parts.first, i32(1));
  Value distance = arith::SubIOp::create(b, loc, dividendExponent, exponent);
  Type i32Type = b.getI32Type();
  auto loop = scf::WhileOp::create(
      b, loc, TypeRange{i32Type, i32Type}, ValueRange{dividend, distance},
      [&](OpBuilder &, Location, ValueRange args) {
        Value bits = arith::MinSIOp::create(b, loc, args[1], i32(8));
        bits = arith::MaxSIOp::create(b, loc, bits, i32(0));
        Value rest = arith::ShLIOp::create(b, loc, args[0], bits);
        rest = arith::RemUIOp::create(b, loc, rest, divisor);
        Value left = arith::SubIOp::create(b, loc, args[1], bits);
        Value more = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, left, i32(0));
        scf::ConditionOp::create(b, loc, more, ValueRange{rest, left});
      },
      [&](OpBuilder &, Location, ValueRange args) { scf::YieldOp::create(b, loc, args); });
  // Significand times 2^(exponent - 150), in two steps: the power alone may not be normal.
  Value power = arith::SubIOp::create(b, loc, exponent, i32(150));
  Value half = arith::ShRSIOp::create(b, loc, power, i32(1));
  Value size = mul(toFloat(loop.getResult(0)), powerOfTwo(half));
  size = mul(size, powerOfTwo(arith::SubIOp::create(b, loc, power, half)));
  Value isSmaller = less(abs(x), abs(y));
  Value result = select(isSmaller, x, copysign(size, x));
  Value isNumber =
      both(less(abs(x), f32(infinity)), compare(arith::CmpFPredicate::OGT, abs(y), f32(0.0)));
  return select(isNumber, result, f32(std::numeric_limits<double>::quiet_NaN()));
}
