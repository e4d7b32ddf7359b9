//===- ScalarCircular.cpp - circular and hyperbolic functions on a GPU ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As in ScalarMath.cpp: where an argument is NaN the branch that is taken must carry it, and
// polynomials were fitted for the least relative error of the function.
//
//===----------------------------------------------------------------------===//

#include "ScalarMath.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <limits>

using namespace mlir;
using namespace mlir::fuse;

static constexpr double log2e = 1.4426950408889634;
static constexpr double ln2 = 0.6931471805599453;
static constexpr double pi = 3.141592653589793;
static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Value ScalarMath::oddPolynomial(Value x, ArrayRef<double> tail) {
  Value square = mul(x, x);
  return fma(mul(square, x), polynomial(square, tail), x);
}

//===----------------------------------------------------------------------===//
// Sine, cosine, tangent
//===----------------------------------------------------------------------===//

/// x = rest + quarters pi/2 for 2^16 <= x < infinity: the product of its 24 bits with those bits of
/// 2/pi that matter modulo 4, 62 of them behind the point. No f32 is closer than 2^-30 to a
/// multiple of pi/2.
ScalarMath::Reduced ScalarMath::reduceLarge(Value x) {
  // 2/pi behind 16 zero bits.
  static constexpr uint32_t words[] = {0x0000a2f9, 0x836e4e44, 0x1529fc27, 0x57d1f534,
                                       0xddc0db62, 0x95993c43, 0x9041fe51};
  Type i64Type = b.getI64Type();
  auto i64 = [&](uint64_t value) -> Value {
    return arith::ConstantIntOp::create(b, loc, int64_t(value), 64);
  };
  auto wide = [&](Value word) -> Value { return arith::ExtUIOp::create(b, loc, i64Type, word); };
  auto join = [&](Value high, Value low) -> Value {
    Value shifted = arith::ShLIOp::create(b, loc, wide(high), i64(32));
    return arith::OrIOp::create(b, loc, shifted, wide(low));
  };
  auto upper = [&](Value value) -> Value { return arith::ShRUIOp::create(b, loc, value, i64(32)); };

  // x = m 2^(e - 23). Bits of 2/pi that weigh 2^(25 - e) and more only add multiples of 4.
  Value bits = asBits(x);
  Value m = arith::OrIOp::create(
      b, loc, arith::AndIOp::create(b, loc, bits, i32(0x7fffff)).getResult(), i32(0x800000));
  Value skipped = arith::ShRUIOp::create(b, loc, bits, i32(23));
  skipped = arith::SubIOp::create(b, loc, skipped, i32(127 + 25 - 16));

  // Whole words first, in two steps; 7 <= skipped < 128.
  SmallVector<Value> window = llvm::map_to_vector(words, [&](uint32_t word) { return i32(word); });
  for (unsigned step : {2, 1}) {
    Value bit = arith::AndIOp::create(b, loc, skipped, i32(32 * step));
    Value isSet = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, bit, i32(0));
    for (unsigned i = 0; i + step < window.size(); ++i)
      window[i] = select(isSet, window[i + step], window[i]);
    window.resize(step == 2 ? 5 : 4);
  }
  Value amount = wide(arith::AndIOp::create(b, loc, skipped, i32(31)));
  auto shift = [&](Value value) -> Value { return arith::ShLIOp::create(b, loc, value, amount); };
  Value high = arith::OrIOp::create(b, loc, shift(join(window[0], window[1])),
                                    upper(shift(wide(window[2]))));
  Value low = upper(shift(join(window[2], window[3])));

  // Two bits before the point, 62 behind it.
  Value product = arith::MulIOp::create(b, loc, wide(m), high);
  product =
      arith::AddIOp::create(b, loc, product, upper(arith::MulIOp::create(b, loc, wide(m), low)));
  Value quarters = arith::AddIOp::create(b, loc, product, i64(1ull << 61));
  quarters = arith::ShRUIOp::create(b, loc, quarters, i64(62));
  Value fraction = arith::SubIOp::create(
      b, loc, product, arith::ShLIOp::create(b, loc, quarters, i64(62)).getResult());
  Type f64Type = b.getF64Type();
  Value scale = arith::ConstantOp::create(b, loc, b.getF64FloatAttr(pi / 2 * 0x1p-62));
  Value rest = arith::SIToFPOp::create(b, loc, f64Type, fraction);
  rest = arith::MulFOp::create(b, loc, rest, scale);
  return {arith::TruncFOp::create(b, loc, b.getF32Type(), rest),
          arith::TruncIOp::create(b, loc, b.getI32Type(), quarters)};
}

/// |x| = rest + quarters pi/2, |rest| little above pi/4 at most; of quarters the two lowest bits
/// count. NaN and infinity have the rest NaN.
ScalarMath::Reduced ScalarMath::reduce(Value x) {
  // Below 2^16 in f32: pi/2 as three parts. The first difference is exact, others round once.
  auto reduceSmall = [&](Value x) -> Reduced {
    static constexpr double parts[] = {0x1.921fb6p+0, -0x1.777a5cp-25, -0x1.ee59dap-50};
    // Adding it rounds to an integer, which the lowest bits then are.
    constexpr double shifter = 0x1.8p23;
    Value shifted = fma(x, f32(2.0 / pi), f32(shifter));
    Value count = negate(sub(shifted, f32(shifter)));
    Value rest = x;
    for (double part : parts)
      rest = fma(count, f32(part), rest);
    return {rest, asBits(shifted)};
  };
  auto extended = x.getDefiningOp<arith::ExtFOp>();
  if (extended && extended.getIn().getType().isF16())
    return reduceSmall(abs(x));
  // A branch on poison would be undefined.
  x = abs(LLVM::FreezeOp::create(b, loc, x));
  Value isLarge = both(compare(arith::CmpFPredicate::OGE, x, f32(0x1p16)), less(x, f32(infinity)));
  auto yield = [&](Reduced reduced) {
    scf::YieldOp::create(b, loc, ValueRange{reduced.rest, reduced.quarters});
  };
  auto branch = scf::IfOp::create(
      b, loc, isLarge, [&](OpBuilder &, Location) { yield(reduceLarge(x)); },
      [&](OpBuilder &, Location) { yield(reduceSmall(x)); });
  return {branch.getResult(0), branch.getResult(1)};
}

/// The sine, or with `ahead` = 1 the cosine, of a reduced argument.
Value ScalarMath::wave(Reduced angle, int64_t ahead) {
  static constexpr double odd[] = {-0.16666666640776232, 0.00833332930241642,
                                   -0.00019839311485252666, 2.7181141172770633e-06};
  static constexpr double even[] = {-0.5, 0.04166664567013547, -0.0013887315615683628,
                                    2.443308260724719e-05};
  Value square = mul(angle.rest, angle.rest);
  Value sine = oddPolynomial(angle.rest, odd);
  Value cosine = fma(square, polynomial(square, even), f32(1.0));
  Value quarters = angle.quarters;
  if (ahead)
    quarters = arith::AddIOp::create(b, loc, quarters, i32(ahead));
  Value value = select(hasBit(quarters, 1), cosine, sine);
  // The second bit is where the sign is.
  Value sign = arith::ShLIOp::create(b, loc, quarters, i32(30));
  sign = arith::AndIOp::create(b, loc, sign, i32(std::numeric_limits<int32_t>::min()));
  return asFloat(arith::XOrIOp::create(b, loc, asBits(value), sign));
}

Value ScalarMath::sin(Value x) { return flipSign(wave(reduce(x), 0), x); }

Value ScalarMath::cos(Value x) { return wave(reduce(x), 1); }

Value ScalarMath::tan(Value x) {
  static constexpr double tail[] = {0.3333334978376848,  0.13332662318161623, 0.05406003523185155,
                                    0.02128155793424662, 0.01083748534269266, 8.736626896114012e-05,
                                    0.004377369122484831};
  Reduced angle = reduce(x);
  Value tangent = oddPolynomial(angle.rest, tail);
  return flipSign(select(hasBit(angle.quarters, 1), negate(rcp(tangent)), tangent), x);
}

//===----------------------------------------------------------------------===//
// Their inverses
//===----------------------------------------------------------------------===//

/// (asin(x) - x) / x^3 for |x| <= 1/2, of x^2.
static constexpr double arcSineTail[] = {0.1666665999128156,   0.07500504185977987,
                                         0.044516954746059136, 0.031807722770892055,
                                         0.014438586769398463, 0.03751647693458675};
/// What pi and pi/2 in f32 lack.
static constexpr double piLow = pi - double(float(pi));

// Beyond 1/2 asin(x) = pi/2 - 2 asin(sqrt((1 - x) / 2)). The root is NaN where x is beyond 1.
Value ScalarMath::asin(Value x) {
  Value size = abs(x);
  Value root = sqrt(mul(sub(f32(1.0), size), f32(0.5)));
  Value isSmall = less(size, f32(0.5));
  Value sine = select(isSmall, size, root);
  Value square = mul(sine, sine);
  Value beyond = mul(mul(square, sine), polynomial(square, arcSineTail));
  Value large = sub(sub(f32(pi / 2), add(sine, sine)), fma(beyond, f32(2.0), f32(-piLow / 2)));
  return copysign(select(isSmall, add(sine, beyond), large), x);
}

Value ScalarMath::acos(Value x) {
  Value size = abs(x);
  Value root = sqrt(mul(sub(f32(1.0), size), f32(0.5)));
  Value isSmall = less(size, f32(0.5));
  Value angle = oddPolynomial(select(isSmall, x, root), arcSineTail);
  Value middle = sub(f32(pi / 2), sub(angle, f32(piLow / 2)));
  Value twice = add(angle, angle);
  Value left = sub(f32(pi), sub(twice, f32(piLow)));
  return select(isSmall, middle, select(less(x, f32(0.0)), left, twice));
}

/// The arc tangent of what lies between 0 and 1.
Value ScalarMath::arcTangent(Value ratio) {
  static constexpr double tail[] = {
      -0.33333299089142654, 0.19998548284819326,  -0.14264241685562384,
      0.10952185799525284,  -0.08403450387219963, 0.05795759436610543,
      -0.03117784644978638, 0.010914605975685545, -0.0017936217405880464};
  return oddPolynomial(ratio, tail);
}

Value ScalarMath::atan(Value x) {
  Value size = abs(x);
  Value isLarge = less(f32(1.0), size);
  Value angle = arcTangent(select(isLarge, rcp(size), size));
  Value large = sub(f32(pi / 2), sub(angle, f32(piLow / 2)));
  return copysign(select(isLarge, large, angle), x);
}

// The angle in the first eighth, brought to its place. Equal sizes, also 0 and infinity, have no
// quotient, or need none.
Value ScalarMath::atan2(Value y, Value x) {
  Value height = abs(y), width = abs(x);
  Value isSteep = less(width, height);
  Value ratio =
      arith::DivFOp::create(b, loc, select(isSteep, width, height), select(isSteep, height, width));
  Value diagonal = select(equal(height, f32(0.0)), f32(0.0), f32(1.0));
  ratio = select(equal(height, width), diagonal, ratio);
  Value angle = arcTangent(ratio);
  // Left of the axis it is pi less the angle, or pi/2 and the angle.
  Value isLeft = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, asBits(x), i32(0));
  Value isAway = arith::XOrIOp::create(b, loc, isSteep, isLeft);
  Value turned = select(isAway, negate(angle), angle);
  Value base = select(isSteep, f32(pi / 2), f32(pi));
  Value low = select(isSteep, f32(piLow / 2), f32(piLow));
  turned = add(base, add(turned, low));
  return copysign(select(either(isSteep, isLeft), turned, angle), y);
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

/// e^x / 2 for x >= 0, as ScalarMath::exp. It overflows where the hyperbolic functions do: the
/// power is taken a fourth as large.
ScalarMath::Pair ScalarMath::halfExponentials(Value x) {
  Value scaled = mul(x, f32(log2e));
  Value rest = fma(scaled, f32(-ln2), x);
  rest = fma(scaled, f32(double(float(ln2)) - ln2), rest);
  Value power = exp2(sub(scaled, f32(2.0)));
  power = select(less(scaled, f32(130.0)), fma(power, rest, power), power);
  Value half = add(power, power);
  return {half, mul(f32(0.25), rcp(half))};
}

Value ScalarMath::sinh(Value x) {
  static constexpr double tail[] = {0.1666666649755905, 0.008333350058270525,
                                    0.00019836159762486367, 2.816951301329343e-06};
  Value size = abs(x);
  Pair halves = halfExponentials(size);
  Value large = sub(halves.high, halves.low);
  return copysign(select(less(size, f32(1.0)), oddPolynomial(size, tail), large), x);
}

Value ScalarMath::cosh(Value x) {
  Pair halves = halfExponentials(abs(x));
  return add(halves.high, halves.low);
}

/// The natural logarithm of 2^power times a sum, which is positive.
Value ScalarMath::logOfSum(Pair sum, Value power) {
  Pair log = log2Pair(sum.high);
  Value whole = add(log.high, power);
  Value lost = sub(log.high, sub(whole, power));
  Value value = mul(whole, f32(ln2));
  Value low = fma(whole, f32(ln2), negate(value));
  low = fma(whole, f32(ln2 - double(float(ln2))), low);
  low = fma(add(log.low, lost), f32(ln2), low);
  low = fma(sum.low, rcp(sum.high), low);
  return select(less(sum.high, f32(infinity)), add(value, low), sum.high); // inf, NaN
}

/// log(sum); from x = 2^13 on log(2 x), which asinh and acosh are there.
Value ScalarMath::logBeyond(Value x, Pair sum) {
  Value isLarge = less(f32(0x1p13), x);
  Pair chosen = {select(isLarge, x, sum.high), select(isLarge, f32(0.0), sum.low)};
  return logOfSum(chosen, select(isLarge, f32(1.0), f32(0.0)));
}

// log(x + sqrt(x^2 + 1))
Value ScalarMath::asinh(Value x) {
  static constexpr double tail[] = {-0.16666665278422685, 0.07499889281676016, -0.04461325027239983,
                                    0.03001295209158482,  -0.0199799834891276, 0.00916771160503329};
  Value size = abs(x);
  Value root = sqrt(fma(size, size, f32(1.0)));
  Value sum = add(root, size);
  Value large = logBeyond(size, {sum, sub(size, sub(sum, root))});
  return copysign(select(less(size, f32(0.5)), oddPolynomial(size, tail), large), x);
}

// log(1 + t + sqrt(2 t + t^2)), t = x - 1
Value ScalarMath::acosh(Value x) {
  Value above = sub(x, f32(1.0));
  Value root = sqrt(fma(above, above, add(above, above)));
  Value part = add(root, above);
  Value partLow = sub(above, sub(part, root));
  Value sum = add(part, f32(1.0));
  Value one = sub(sum, part);
  Value low = add(sub(part, sub(sum, one)), sub(f32(1.0), one));
  Value value = logBeyond(x, {sum, add(low, partLow)});
  return select(compare(arith::CmpFPredicate::OGE, x, f32(1.0)), value, f32(notANumber));
}

// log(1 + 2 x / (1 - x)) / 2
Value ScalarMath::atanh(Value x) {
  static constexpr double tail[] = {0.3333333606481494,  0.1999972753901255,  0.14294853037268576,
                                    0.10967181939772305, 0.10282689674519159, 0.02452191801044553,
                                    0.1759425446373369};
  Value size = abs(x);
  Value ratio = arith::DivFOp::create(b, loc, add(size, size), sub(f32(1.0), size));
  Value sum = add(ratio, f32(1.0));
  Value large = mul(logOfSum({sum, sub(f32(1.0), sub(sum, ratio))}, f32(0.0)), f32(0.5));
  Value value = select(less(size, f32(0.5)), oddPolynomial(size, tail), large);
  value = select(compare(arith::CmpFPredicate::OLE, size, f32(1.0)), value, f32(notANumber));
  return copysign(value, x);
}

//===----------------------------------------------------------------------===//
// Cubic root
//===----------------------------------------------------------------------===//

// 2^(log2(x) / 3) and a step of Newton's, whose difference is taken exactly. Small numbers are
// scaled, so that cubes are no denormals.
Value ScalarMath::cbrt(Value x) {
  Value size = abs(x);
  Value isTiny = less(size, f32(0x1p-60));
  Value scaled = select(isTiny, mul(size, f32(0x1p60)), size);
  Value root = exp2(mul(hooks.emitLog2(b, loc, scaled), f32(1.0 / 3)));
  Value square = mul(root, root);
  Value squareLow = fma(root, root, negate(square));
  Value excess = fma(squareLow, root, fma(square, root, negate(scaled)));
  Value value = sub(root, mul(excess, rcp(mul(square, f32(3.0)))));
  value = mul(value, select(isTiny, f32(0x1p-20), f32(1.0)));
  Value isRegular = both(less(f32(0.0), size), less(size, f32(infinity)));
  return select(isRegular, copysign(value, x), x);
}
