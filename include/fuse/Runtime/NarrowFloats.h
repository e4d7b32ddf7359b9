//===- NarrowFloats.h - floating-point formats below f32 --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bit patterns to float and back, by integer arithmetic: exact on every host, in every
// rounding mode, whatever the host's own mode or its handling of denormals. Tensors in host
// memory, the CPU's execution and the simulator all round by it.
//
// f16: IEEE 754-2008 binary16. bf16: the upper half of binary32. f8: "OCP 8-bit Floating
// Point Specification", 1.0 (E4M3, E5M2); the FNUZ variants of gfx942 have one NaN (0x80), no
// infinity, no negative zero, and a bias greater by one ("CDNA3 Instruction Set Architecture",
// data formats).
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_NARROWFLOATS_H
#define FUSE_RUNTIME_NARROWFLOATS_H

#include <cstdint>
#include <cstring>

namespace fuse::numbers {

template <typename To, typename From> inline To bitCast(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

/// The first four as in AMD's MODE register.
enum class Rounding { NearestEven, TowardPositive, TowardNegative, TowardZero, NearestAway };

/// What becomes of values too large for a format.
enum class Overflow {
  Infinity,       // or NaN where the format has no infinity; rounding modes are honoured
  SaturateFinite, // the largest finite value; infinity stays infinity (or NaN)
  Saturate,       // the largest finite value for infinity as well (PTX .satfinite)
};

/// What the codes with all exponent bits set mean.
enum class Specials {
  Ieee, // infinities and NaNs
  Fn,   // NaN where all bits are set, else finite
  Fnuz, // finite; negative zero is the only NaN
};

template <int exponentBits_, int mantissaBits_, int bias_, Specials specials_> struct FloatFormat {
  static constexpr int exponentBits = exponentBits_, mantissaBits = mantissaBits_, bias = bias_;
  static constexpr Specials specials = specials_;
  static constexpr int bits = 1 + exponentBits + mantissaBits;
  static constexpr uint32_t sign = uint32_t(1) << (bits - 1);
  /// Magnitudes of infinity (Ieee) and of the largest finite value.
  static constexpr uint32_t infinity = sign - (uint32_t(1) << mantissaBits);
  static constexpr uint32_t largest = specials == Specials::Ieee ? infinity - 1
                                      : specials == Specials::Fn ? sign - 2
                                                                 : sign - 1;
};

using F16 = FloatFormat<5, 10, 15, Specials::Ieee>;
using BF16 = FloatFormat<8, 7, 127, Specials::Ieee>;
using TF32 = FloatFormat<8, 10, 127, Specials::Ieee>;
using F8E4M3FN = FloatFormat<4, 3, 7, Specials::Fn>;
using F8E5M2 = FloatFormat<5, 2, 15, Specials::Ieee>;
using F8E4M3FNUZ = FloatFormat<4, 3, 8, Specials::Fnuz>;
using F8E5M2FNUZ = FloatFormat<5, 2, 16, Specials::Fnuz>;

inline bool isNaN(float value) { return (bitCast<uint32_t>(value) & 0x7fffffff) > 0x7f800000; }

/// The value of a code. NaNs are made quiet and keep their payload.
template <typename Format> inline float decode(uint32_t code) {
  constexpr int shift = 23 - Format::mantissaBits;
  const uint32_t magnitude = code & (Format::sign - 1);
  const uint32_t sign = (code & Format::sign) << (32 - Format::bits);
  if (Format::specials == Specials::Fnuz && code == Format::sign)
    return bitCast<float>(0x7fc00000);
  if (Format::specials == Specials::Fn && magnitude == Format::sign - 1)
    return bitCast<float>(sign | 0x7fc00000);
  if (Format::exponentBits == 8) // binary32's own exponents
    return bitCast<float>(sign | magnitude << shift |
                          (magnitude > Format::infinity ? 0x00400000 : 0));
  constexpr uint32_t rebias = uint32_t(127 - Format::bias) << 23;
  uint32_t bits = (magnitude << shift) + rebias;
  if (Format::specials == Specials::Ieee && magnitude >= Format::infinity)
    bits = 0x7f800000 | magnitude << shift | (magnitude > Format::infinity ? 0x00400000 : 0);
  // A denormal: give it the implicit bit of the least exponent, then take it away.
  const float denormal = bitCast<float>(bits + (1u << 23)) - bitCast<float>(rebias + (1u << 23));
  bits = magnitude >> Format::mantissaBits ? bits : bitCast<uint32_t>(denormal);
  return bitCast<float>(sign | bits);
}

namespace detail {
template <typename Source> struct SourceFormat;
template <> struct SourceFormat<float> {
  using Bits = uint32_t;
  static constexpr int mantissaBits = 23, bias = 127;
};
template <> struct SourceFormat<double> {
  using Bits = uint64_t;
  static constexpr int mantissaBits = 52, bias = 1023;
};
} // namespace detail

/// The code of a float or double, rounded once. NaNs are made quiet and keep the upper bits of
/// their payload.
template <typename Format, typename Source>
inline uint32_t encode(Source value, Rounding rounding = Rounding::NearestEven,
                       Overflow overflow = Overflow::Infinity) {
  using From = detail::SourceFormat<Source>;
  using Bits = typename From::Bits;
  constexpr int totalBits = int(sizeof(Bits) * 8);
  constexpr Bits implicit = Bits(1) << From::mantissaBits;
  constexpr Bits sourceInfinity = (~Bits(0) >> 1) - (implicit - 1);
  const Bits source = bitCast<Bits>(value);
  const bool negative = source >> (totalBits - 1);
  const Bits magnitude = source & (~Bits(0) >> 1);
  const uint32_t sign = negative ? Format::sign : 0;

  if (magnitude > sourceInfinity) {
    if (Format::specials == Specials::Fnuz)
      return Format::sign;
    if (Format::specials == Specials::Fn)
      return sign | (Format::sign - 1);
    const auto payload = static_cast<uint32_t>((magnitude & (implicit - 1)) >>
                                               (From::mantissaBits - Format::mantissaBits));
    return sign | Format::infinity | payload | uint32_t(1) << (Format::mantissaBits - 1);
  }

  // The mantissa with its implicit bit, shifted to the target's; the carry of the rounding
  // moves into the exponent by itself.
  const int sourceExponent = static_cast<int>(magnitude >> From::mantissaBits);
  const Bits mantissa = (magnitude & (implicit - 1)) | (sourceExponent ? implicit : 0);
  const int exponent = (sourceExponent ? sourceExponent : 1) - From::bias + Format::bias;
  const int denormalShift = exponent < 1 ? 1 - exponent : 0;
  int shift = From::mantissaBits - Format::mantissaBits + denormalShift;
  shift = shift > totalBits - 2 ? totalBits - 2 : shift;
  const Bits kept = mantissa >> shift, rest = mantissa & ((Bits(1) << shift) - 1);
  const Bits half = shift ? Bits(1) << (shift - 1) : 0;
  bool up = false;
  switch (rounding) {
  case Rounding::NearestEven:
    up = shift && (rest > half || (rest == half && (kept & 1)));
    break;
  case Rounding::NearestAway:
    up = shift && rest >= half;
    break;
  case Rounding::TowardPositive:
    up = rest && !negative;
    break;
  case Rounding::TowardNegative:
    up = rest && negative;
    break;
  case Rounding::TowardZero:
    break;
  }
  const int64_t code = (int64_t(exponent < 1 ? 0 : exponent - 1) << Format::mantissaBits) +
                       static_cast<int64_t>(kept) + up;

  if (magnitude == sourceInfinity || code > int64_t(Format::largest)) {
    const bool infinite = magnitude == sourceInfinity;
    const bool towardZero = rounding == Rounding::TowardZero ||
                            (rounding == Rounding::TowardPositive && negative) ||
                            (rounding == Rounding::TowardNegative && !negative);
    if (overflow == Overflow::Saturate ||
        (!infinite && (overflow == Overflow::SaturateFinite || towardZero)))
      return sign | Format::largest;
    switch (Format::specials) {
    case Specials::Ieee:
      return sign | Format::infinity;
    case Specials::Fn:
      return sign | (Format::sign - 1);
    case Specials::Fnuz:
      return Format::sign;
    }
  }
  if (Format::specials == Specials::Fnuz && code == 0)
    return 0; // there is no negative zero
  return sign | static_cast<uint32_t>(code);
}

inline float fromF16(uint16_t code) { return decode<F16>(code); }
inline float fromBF16(uint16_t code) { return decode<BF16>(code); }
template <typename Source> inline uint16_t toF16(Source value) {
  return static_cast<uint16_t>(encode<F16>(value));
}
template <typename Source> inline uint16_t toBF16(Source value) {
  return static_cast<uint16_t>(encode<BF16>(value));
}

} // namespace fuse::numbers

#endif // FUSE_RUNTIME_NARROWFLOATS_H
