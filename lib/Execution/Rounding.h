//===- Rounding.h - narrow floating-point formats on the host ---*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Written out in integers: the result is the same whatever the compiler, its
// runtime library and the machine know of these formats.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_EXECUTION_ROUNDING_H
#define FUSE_LIB_EXECUTION_ROUNDING_H

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace mlir::fuse::exec {

/// A format of one sign bit, E exponent and M mantissa bits. `Finite`: no
/// infinities, one nan (all ones), as in f8E4M3FN.
template <typename Bits, int E, int M, bool Finite = false> struct NarrowFloat {
  static constexpr int bias = (1 << (E - 1)) - 1;
  static constexpr int maxExponent = (1 << E) - 1;
  static constexpr Bits signBit = Bits(1) << (E + M);
  static constexpr Bits infinity = Bits(maxExponent) << M;
  static constexpr Bits nan =
      Finite ? Bits((Bits(1) << (E + M)) - 1) : Bits(infinity | (Bits(1) << (M - 1)));

  /// To nearest, ties to even. Beyond the range: infinity (nan if `Finite`).
  static Bits narrow(double value) {
    uint64_t bits;
    std::memcpy(&bits, &value, 8);
    Bits sign = bits >> 63 ? signBit : 0;
    int exponent = int((bits >> 52) & 0x7ff);
    uint64_t mantissa = bits & ((uint64_t(1) << 52) - 1);
    if (exponent == 0x7ff)
      return sign | (mantissa ? nan : Finite ? nan : infinity);
    if (exponent == 0)
      return sign; // A subnormal double is below half of every smallest subnormal.
    mantissa |= uint64_t(1) << 52;
    int target = exponent - 1023 + bias;
    // Bits to drop; more of them where the result is subnormal.
    int drop = 52 - M + (target < 1 ? 1 - target : 0);
    if (drop > 53)
      return sign;
    uint64_t kept = mantissa >> drop, rest = mantissa & ((uint64_t(1) << drop) - 1);
    uint64_t half = uint64_t(1) << (drop - 1);
    if (rest > half || (rest == half && (kept & 1)))
      ++kept;
    // A carry out of the mantissa walks into the exponent by itself.
    uint64_t result = target < 1 ? kept : (uint64_t(target - 1) << M) + kept;
    if (Finite ? result >= nan : result >= infinity)
      return sign | (Finite ? nan : infinity);
    return sign | Bits(result);
  }

  static double widen(Bits bits) {
    bool negative = bits & signBit;
    Bits magnitude = bits & Bits(~signBit);
    int exponent = magnitude >> M;
    int mantissa = magnitude & ((Bits(1) << M) - 1);
    double value;
    if (Finite ? magnitude == nan : exponent == maxExponent && mantissa != 0)
      value = std::numeric_limits<double>::quiet_NaN();
    else if (!Finite && exponent == maxExponent)
      value = std::numeric_limits<double>::infinity();
    else if (exponent == 0)
      value = std::ldexp(double(mantissa), 1 - bias - M);
    else
      value = std::ldexp(double(mantissa + (1 << M)), exponent - bias - M);
    return negative ? -value : value;
  }

  static double round(double value) { return widen(narrow(value)); }
};

using Half = NarrowFloat<uint16_t, 5, 10>;
using BFloat = NarrowFloat<uint16_t, 8, 7>;
using Float8E4M3FN = NarrowFloat<uint8_t, 4, 3, true>;
using Float8E5M2 = NarrowFloat<uint8_t, 5, 2>;

} // namespace mlir::fuse::exec

#endif // FUSE_LIB_EXECUTION_ROUNDING_H
