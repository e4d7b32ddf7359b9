//===- Float.cpp - floating-point arithmetic ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Floating-Point Instructions", "Half Precision Floating-Point Instructions".
// Approximate functions are computed in double and rounded once, which is within every error
// that PTX documents.
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Builder.h"
#include "Lanes.h"

#include <cmath>
#include <limits>
#include <type_traits>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

namespace {

//===----------------------------------------------------------------------===//
// What is computed, in float or double
//===----------------------------------------------------------------------===//

struct Add {
  template <typename T> static T apply(T a, T b) { return a + b; }
};
struct Sub {
  template <typename T> static T apply(T a, T b) { return a - b; }
};
struct Mul {
  template <typename T> static T apply(T a, T b) { return a * b; }
};
struct Div {
  template <typename T> static T apply(T a, T b) { return a / b; }
};
struct Fma {
  static float apply(float a, float b, float c) { return std::fma(a, b, c); }
  static double apply(double a, double b, double c) { return std::fma(a, b, c); }
};
/// A NaN loses to a number, -0 is less than +0.
struct Min {
  template <typename T> static T apply(T a, T b) {
    return a != a ? b : b != b ? a : a == b ? (std::signbit(a) ? a : b) : a < b ? a : b;
  }
};
struct Max {
  template <typename T> static T apply(T a, T b) {
    return a != a ? b : b != b ? a : a == b ? (std::signbit(a) ? b : a) : a < b ? b : a;
  }
};
/// .NaN: a NaN wins.
template <typename F> struct OrNaN {
  template <typename T> static T apply(T a, T b) {
    return a != a || b != b ? std::numeric_limits<T>::quiet_NaN() : F::apply(a, b);
  }
};
struct Abs {
  template <typename T> static T apply(T a) { return std::fabs(a); }
};
struct Neg {
  template <typename T> static T apply(T a) { return -a; }
};
/// b with the sign of a.
struct Copysign {
  template <typename T> static T apply(T a, T b) { return std::copysign(b, a); }
};
#define IN_DOUBLE(Name, expression)                                                                \
  struct Name {                                                                                    \
    static double apply(double a) { return expression; }                                           \
    static float apply(float value) {                                                              \
      const double a = value;                                                                      \
      return static_cast<float>(expression);                                                       \
    }                                                                                              \
  }
IN_DOUBLE(Ex2, std::exp2(a));
IN_DOUBLE(Lg2, std::log2(a));
IN_DOUBLE(Rcp, 1.0 / a);
IN_DOUBLE(Rsqrt, 1.0 / std::sqrt(a));
IN_DOUBLE(Sqrt, std::sqrt(a));
IN_DOUBLE(Tanh, std::tanh(a));
IN_DOUBLE(Sin, std::sin(a));
IN_DOUBLE(Cos, std::cos(a));
#undef IN_DOUBLE

//===----------------------------------------------------------------------===//
// In which format
//===----------------------------------------------------------------------===//

template <bool ftz, bool sat, typename F> struct Single {
  static float in(float value) { return ftz ? flushDenormal(value) : value; }
  static float out(float value) {
    if (ftz)
      value = flushDenormal(value);
    if (sat) // NaN becomes 0
      value = value > 0 ? (value < 1 ? value : 1) : 0;
    return value;
  }
  template <typename... T> static float apply(T... values) { return out(F::apply(in(values)...)); }
};

/// a * b + c of bf16, in double. That may be too narrow for what lies as far apart as bf16's
/// exponents let it: then the last bit is odd, so that what rounds it again sees no tie that is
/// none.
static double fmaToOdd(double a, double b, double c) {
  const double product = a * b, sum = product + c; // the product is exact
  if (!std::isfinite(sum))
    return sum;
  const double of = sum - product, lost = (product - (sum - of)) + (c - of);
  if (lost == 0 || bitCast<uint64_t>(sum) & 1)
    return sum;
  return std::nextafter(sum, lost > 0 ? std::numeric_limits<double>::infinity()
                                      : -std::numeric_limits<double>::infinity());
}

/// f16 and bf16: sums and products of two are exact in float or round the same way; fma goes
/// through double.
template <typename Format, typename F> struct Half {
  static uint16_t apply(uint16_t a) {
    return static_cast<uint16_t>(encode<Format>(F::apply(decode<Format>(a))));
  }
  static uint16_t apply(uint16_t a, uint16_t b) {
    return static_cast<uint16_t>(encode<Format>(F::apply(decode<Format>(a), decode<Format>(b))));
  }
  static uint16_t apply(uint16_t a, uint16_t b, uint16_t c) {
    static_assert(std::is_same_v<F, Fma>, "of three operands there is no other");
    const double x = decode<Format>(a), y = decode<Format>(b), z = decode<Format>(c);
    const bool isWide = std::is_same_v<Format, BF16>;
    return static_cast<uint16_t>(encode<Format>(isWide ? fmaToOdd(x, y, z) : F::apply(x, y, z)));
  }
};

template <typename Format, typename F> struct Packed {
  template <typename... T> static uint32_t apply(T... values) {
    return uint32_t(Half<Format, F>::apply(static_cast<uint16_t>(values)...)) |
           uint32_t(Half<Format, F>::apply(static_cast<uint16_t>(values >> 16)...)) << 16;
  }
};

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

template <unsigned count, typename F, typename T> constexpr Handler handlerOf() {
  if constexpr (count == 1)
    return unary<F, T, T>;
  else if constexpr (count == 2)
    return binary<F, T, T, T>;
  else
    return ternary<F, T, T, T, T>;
}

template <unsigned count, typename F> Handler select(Type type, bool ftz, bool sat) {
  switch (type) {
  case Type::F32:
    return ftz   ? sat ? handlerOf<count, Single<true, true, F>, float>()
                       : handlerOf<count, Single<true, false, F>, float>()
           : sat ? handlerOf<count, Single<false, true, F>, float>()
                 : handlerOf<count, F, float>();
  case Type::F64:
    return sat || ftz ? nullptr : handlerOf<count, F, double>();
  case Type::F16:
    return sat || ftz ? nullptr : handlerOf<count, Half<F16, F>, uint16_t>();
  case Type::F16x2:
    return sat || ftz ? nullptr : handlerOf<count, Packed<F16, F>, uint32_t>();
  case Type::BF16:
    return sat || ftz ? nullptr : handlerOf<count, Half<BF16, F>, uint16_t>();
  case Type::BF16x2:
    return sat || ftz ? nullptr : handlerOf<count, Packed<BF16, F>, uint32_t>();
  default:
    return nullptr;
  }
}

template <unsigned count, typename F> void buildOf(Builder &b, Type type) {
  Instruction &i = b.instruction();
  const unsigned bytes = bytesOf(type);
  i.klass = Class::Float;
  i.op[0] = b.write(0, bytes);
  for (unsigned n = 1; n <= count; ++n)
    i.op[n] = b.readElements(n, bytes, i.op[0], Reach::All, elementBytesOf(type));
  const bool ftz = b.take("ftz"), sat = b.take("sat");
  i.handler = select<count, F>(type, ftz, sat);
}

/// Sign operations on f16 are on the bits: NaNs keep theirs.
struct AbsBits {
  template <typename T> static T apply(T a) { return a & T(0x7fff7fff); }
};
struct NegBits {
  template <typename T> static T apply(T a) { return a ^ T(0x80008000); }
};

} // namespace

namespace fuse::sim::ptx {
void buildFloatArithmetic(Builder &b, const char *opcode, Type type);
void buildFloatComparison(Builder &b, int comparison, Type type);
} // namespace fuse::sim::ptx

void fuse::sim::ptx::buildFloatArithmetic(Builder &b, const char *name, Type type) {
  const std::string opcode = name;
  // Only rounding to the nearest is modelled; another mode is left over, and an error. The
  // full range division has 2 ulp, the approximate one as well.
  b.take("rn");
  if (opcode == "add")
    return buildOf<2, Add>(b, type);
  if (opcode == "sub")
    return buildOf<2, Sub>(b, type);
  if (opcode == "mul")
    return buildOf<2, Mul>(b, type);
  if (opcode == "mad")
    return buildOf<3, Fma>(b, type);
  if (opcode == "div") {
    b.take("approx");
    return buildOf<2, Div>(b, type);
  }
  const bool nan = b.take("NaN");
  if (opcode == "min")
    return nan ? buildOf<2, OrNaN<Min>>(b, type) : buildOf<2, Min>(b, type);
  if (opcode == "max")
    return nan ? buildOf<2, OrNaN<Max>>(b, type) : buildOf<2, Max>(b, type);
  if (opcode == "abs" || opcode == "neg") {
    const bool abs = opcode == "abs";
    if (type == Type::F32 || type == Type::F64)
      return abs ? buildOf<1, Abs>(b, type) : buildOf<1, Neg>(b, type);
    Instruction &i = b.instruction();
    const unsigned bytes = bytesOf(type);
    i.klass = Class::Float;
    i.op[0] = b.write(0, bytes);
    i.op[1] = b.readElements(1, bytes, i.op[0], Reach::All, elementBytesOf(type));
    i.handler = bytes == 4
                    ? abs ? unary<AbsBits, uint32_t, uint32_t> : unary<NegBits, uint32_t, uint32_t>
                : abs ? unary<AbsBits, uint16_t, uint16_t>
                      : unary<NegBits, uint16_t, uint16_t>;
    return;
  }
  b.error("'" + opcode + "' of this type is not known");
}

//===----------------------------------------------------------------------===//
// setp
//===----------------------------------------------------------------------===//

template <typename T> static T shifted(T value, unsigned shift) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(value >> shift);
  else
    return value;
}

/// Which lanes compare as `outcomes` say: bits for less, equal, greater, unordered.
template <typename T, typename Convert>
static uint32_t outcomesOf(const T *a, const T *b, unsigned outcomes, unsigned shift = 0) {
  uint32_t less = 0, equal = 0, unordered = 0;
  for (unsigned lane = 0; lane < numLanes; ++lane) {
    const auto x = Convert::apply(T(shifted(a[lane], shift))),
               y = Convert::apply(T(shifted(b[lane], shift)));
    less |= uint32_t(x < y) << lane;
    equal |= uint32_t(x == y) << lane;
    unordered |= uint32_t(x != x || y != y) << lane;
  }
  const uint32_t greater = ~(less | equal | unordered);
  return (outcomes & 1 ? less : 0) | (outcomes & 2 ? equal : 0) | (outcomes & 4 ? greater : 0) |
         (outcomes & 8 ? unordered : 0);
}

template <typename T, typename Convert>
static void compare(Warp &warp, const Instruction &i, uint32_t mask) {
  warp.combine(i, outcomesOf<T, Convert>(warp.lanes<T>(i.op[1]), warp.lanes<T>(i.op[2]), i.width),
               mask);
}

/// Of packed halves: the low ones decide the first predicate, the high ones the second.
template <typename Convert>
static void comparePair(Warp &warp, const Instruction &i, uint32_t mask) {
  const uint32_t *a = warp.lanes<uint32_t>(i.op[1]), *b = warp.lanes<uint32_t>(i.op[2]);
  warp.combine(i, outcomesOf<uint32_t, Convert>(a, b, i.width),
               outcomesOf<uint32_t, Convert>(a, b, i.width, 16), mask);
}

namespace {
struct Plain {
  template <typename T> static T apply(T a) { return a; }
};
struct Flushed {
  static float apply(float a) { return flushDenormal(a); }
};
template <typename Format> struct Decoded {
  static float apply(uint32_t a) { return decode<Format>(static_cast<uint16_t>(a)); }
};
} // namespace

void fuse::sim::ptx::buildFloatComparison(Builder &b, int comparison, Type type) {
  Instruction &i = b.instruction();
  // In buildSetp's order: eq ne lt le gt ge, four for integers, then those that are true of NaN.
  static constexpr uint8_t outcomes[] = {2, 5, 1, 3, 4, 6, 0, 0, 0, 0, 10, 13, 9, 11, 12, 14, 7, 8};
  i.width = outcomes[comparison];
  const bool ftz = b.take("ftz");
  if (i.width == 0)
    return;
  if (type == Type::F32)
    i.handler = ftz ? compare<float, Flushed> : compare<float, Plain>;
  else if (type == Type::F64)
    i.handler = compare<double, Plain>;
  else if (type == Type::F16)
    i.handler = compare<uint16_t, Decoded<F16>>;
  else if (type == Type::BF16)
    i.handler = compare<uint16_t, Decoded<BF16>>;
  // A pair of halves needs a pair of predicates.
  else if (type == Type::F16x2 && i.value)
    i.handler = comparePair<Decoded<F16>>;
  else if (type == Type::BF16x2 && i.value)
    i.handler = comparePair<Decoded<BF16>>;
}

//===----------------------------------------------------------------------===//
// testp
//===----------------------------------------------------------------------===//

/// width's bits are the classes that make it true, 1 << FP_NAN and so on.
template <typename T> static void testProperty(Warp &warp, const Instruction &i, uint32_t mask) {
  const T *a = warp.lanes<T>(i.op[1]);
  uint32_t bits = 0;
  for (unsigned lane = 0; lane < numLanes; ++lane)
    bits |= uint32_t(i.width >> std::fpclassify(a[lane]) & 1) << lane;
  warp.combine(i, bits, mask);
}

static void buildTestProperty(Builder &b) {
  Instruction &i = b.instruction();
  static constexpr unsigned finite = 1 << FP_ZERO | 1 << FP_SUBNORMAL | 1 << FP_NORMAL;
  static constexpr uint8_t classes[] = {finite,      1 << FP_INFINITE, finite | 1 << FP_INFINITE,
                                        1 << FP_NAN, 1 << FP_NORMAL,   1 << FP_SUBNORMAL};
  i.width =
      classes[b.takeOne({"finite", "infinite", "number", "notanumber", "normal", "subnormal"})];
  const Type type = b.takeType();
  i.klass = Class::Float;
  i.op[0] = b.writePredicate(0);
  i.op[1] = b.readInto(1, bytesOf(type), i.op[0], Reach::All);
  i.handler = type == Type::F32   ? testProperty<float>
              : type == Type::F64 ? testProperty<double>
                                  : nullptr;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Functions of one operand, approximate or rounded to the nearest.
template <typename F> static void buildFunction(Builder &b) {
  b.takeOne({"approx", "rn"});
  buildOf<1, F>(b, b.takeType());
}

void fuse::sim::ptx::addFloatOperations(Builder::Table &table) {
  table["fma"] = [](Builder &b) {
    b.takeOne({"rn"});
    buildOf<3, Fma>(b, b.takeType());
  };
  table["copysign"] = [](Builder &b) { buildOf<2, Copysign>(b, b.takeType()); };
  table["testp"] = buildTestProperty;
  table["ex2"] = buildFunction<Ex2>;
  table["lg2"] = buildFunction<Lg2>;
  table["rcp"] = buildFunction<Rcp>;
  table["rsqrt"] = buildFunction<Rsqrt>;
  table["sqrt"] = buildFunction<Sqrt>;
  table["tanh"] = buildFunction<Tanh>;
  table["sin"] = buildFunction<Sin>;
  table["cos"] = buildFunction<Cos>;
}
