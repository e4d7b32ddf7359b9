//===- Division.h - the steps of a division ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// V_DIV_SCALE, V_DIV_FMAS and V_DIV_FIXUP of f32 and f64. Where the manual's pseudocode and a
// division that is rounded correctly for all operands, which is what LLVM makes of them, do not
// agree (by how much V_DIV_FMAS scales, quotients that overflow), the division decides;
// division.test, division-f64.test.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_DIVISION_H
#define FUSE_LIB_SIMULATOR_AMD_DIVISION_H

#include "LaneFunctions.h"

#include <cfenv>
#include <limits>

namespace fuse::sim::amd {

/// What the manual's pseudocode has for f32 and f64.
template <typename T> struct DivisionFormat;
template <> struct DivisionFormat<float> {
  using Bits = uint32_t;
  static constexpr int fractionBits = 23, largestExponent = 0xff, bias = 127, apart = 96,
                       scale = 64, underflow = -150;
};
template <> struct DivisionFormat<double> {
  using Bits = uint64_t;
  static constexpr int fractionBits = 52, largestExponent = 0x7ff, bias = 1023, apart = 768,
                       scale = 128, underflow = -1075;
};

template <typename T> int exponentOf(T x) {
  using Format = DivisionFormat<T>;
  return static_cast<int>(bitCast<typename Format::Bits>(x) >> Format::fractionBits) &
         Format::largestExponent;
}
template <typename T> bool isDenormal(T x) { return exponentOf(x) == 0 && x != 0; }

/// V_DIV_SCALE: scales where the quotient's steps would leave the range of the type.
template <typename T> void divScale(Lanes &l) {
  using Format = DivisionFormat<T>;
  using Bits = typename Format::Bits;
  uint64_t out = 0;
  for (unsigned i = 0; i < numLanes; ++i) {
    const T value = load<T>(l.a, i), denominator = load<T>(l.b, i), numerator = load<T>(l.c, i);
    const bool isDenominator = load<Bits>(l.a, i) == load<Bits>(l.b, i),
               isNumerator = load<Bits>(l.a, i) == load<Bits>(l.c, i);
    T result = value;
    bool scaled = false;
    if (numerator == 0 || denominator == 0) {
      result = std::numeric_limits<T>::quiet_NaN();
    } else if (exponentOf(numerator) - exponentOf(denominator) >= Format::apart) {
      scaled = true;
      if (isDenominator)
        result = std::ldexp(value, Format::scale);
    } else if (isDenormal(denominator)) {
      result = std::ldexp(value, Format::scale);
    } else if (isDenormal(T(1) / denominator) && isDenormal(numerator / denominator)) {
      scaled = true;
      if (isDenominator)
        result = std::ldexp(value, -Format::scale);
    } else if (isDenormal(T(1) / denominator)) {
      result = std::ldexp(value, -Format::scale);
    } else if (isDenormal(numerator / denominator)) {
      scaled = true;
      if (isNumerator)
        result = std::ldexp(value, Format::scale);
    } else if (exponentOf(numerator) <= Format::fractionBits + (sizeof(T) == 8)) {
      result = std::ldexp(value, Format::scale);
    }
    store(l, i, result);
    out |= uint64_t(scaled) << i;
  }
  l.maskOut = out;
}

/// V_DIV_FMAS: a * b + c, rounded once, after it is scaled back.
template <typename T> T divFmas(T a, T b, T c, bool isScaled) {
  using Format = DivisionFormat<T>;
  const int scale = !isScaled ? 0 : exponentOf(c) > Format::bias ? Format::scale : -Format::scale;
  if constexpr (sizeof(T) == 4) {
    return static_cast<T>(std::ldexp(fmaToOdd(a, b, c), scale));
  } else {
    const T rounded = std::fma(a, b, c);
    // Only a result that is scaled down may lose digits once more, and only to nearest that is more
    // than rounding once in the same direction.
    if (scale >= 0 || std::fegetround() != FE_TONEAREST)
      return std::ldexp(rounded, scale);
    const T scaled = std::ldexp(rounded, scale);
    // A denormal has fewer digits. Where it is a tie only because the sum was rounded, what that
    // has lost decides; a * b is small beside c, so that it is found exactly.
    const T rest = rounded - std::ldexp(scaled, -scale);
    constexpr T step = std::numeric_limits<T>::denorm_min();
    if (!std::isfinite(scaled) || std::fabs(rest) != std::ldexp(step, -scale - 1))
      return scaled;
    const T lost = std::fma(a, b, c - rounded);
    return lost != 0 && (lost > 0) == (rest > 0) ? scaled + std::copysign(step, rest) : scaled;
  }
}

template <typename T> void divFmas(Lanes &l) {
  for (unsigned i = 0; i < numLanes; ++i)
    store(l, i, divFmas(load<T>(l.a, i), load<T>(l.b, i), load<T>(l.c, i), l.maskIn >> i & 1));
}

template <typename T> T divFixup(T quotient, T denominator, T numerator) {
  using Format = DivisionFormat<T>;
  const bool negative = std::signbit(denominator) != std::signbit(numerator);
  const auto withSign = [&](T x) { return negative ? -x : x; };
  if (numerator != numerator)
    return numerator + numerator; // quiet
  if (denominator != denominator)
    return denominator + denominator;
  if ((numerator == 0 && denominator == 0) || (std::isinf(numerator) && std::isinf(denominator)))
    return -std::numeric_limits<T>::quiet_NaN();
  if (denominator == 0 || std::isinf(numerator))
    return withSign(std::numeric_limits<T>::infinity());
  if (std::isinf(denominator) || numerator == 0)
    return withSign(T(0));
  if (exponentOf(numerator) - exponentOf(denominator) < Format::underflow)
    return withSign(T(0));
  if (quotient != quotient) // the steps overflowed: infinity minus infinity
    return withSign(std::numeric_limits<T>::infinity());
  return withSign(std::fabs(quotient));
}

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_DIVISION_H
