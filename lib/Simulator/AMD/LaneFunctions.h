//===- LaneFunctions.h - functions of values, over all lanes ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_LANEFUNCTIONS_H
#define FUSE_LIB_SIMULATOR_AMD_LANEFUNCTIONS_H

#include "../Numbers.h"
#include "Instruction.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace fuse::sim::amd {

/// The iterations are independent: each reads and writes its own lane, and reads before it
/// writes, so that a result may overlap the sources.
#if defined(__clang__)
#define FUSE_FOR_LANES                                                                             \
  _Pragma("clang loop vectorize(assume_safety)") for (unsigned i = 0; i < numLanes; ++i)
#else
#define FUSE_FOR_LANES _Pragma("GCC ivdep") for (unsigned i = 0; i < numLanes; ++i)
#endif

/// Half a register that holds an f16, as a value.
struct Half {
  float value;
};

/// The nearest value of a type (clamp of integers).
template <typename T> inline T saturate(int64_t value) {
  return static_cast<T>(std::max<int64_t>(std::numeric_limits<T>::min(),
                                          std::min<int64_t>(std::numeric_limits<T>::max(), value)));
}

/// A value of a lane: T is a 16-, 32- or 64-bit integer, Half, float or double.
template <typename T> inline T load(const uint32_t *words, unsigned i) {
  if constexpr (std::is_same_v<T, Half>)
    return {fromF16(static_cast<uint16_t>(words[i]))};
  else if constexpr (sizeof(T) == 8)
    return bitCast<T>(uint64_t(words[i]) | uint64_t(words[numLanes + i]) << 32);
  else if constexpr (sizeof(T) == 4)
    return bitCast<T>(words[i]);
  else
    return static_cast<T>(words[i]);
}

/// Results of 16 bits clear the upper half, as gfx9's older instructions do.
template <typename T> inline void store(Lanes &l, unsigned i, T value) {
  if constexpr (std::is_same_v<T, Half>)
    l.d[i] = l.rounding ? encode<F16>(value.value, static_cast<Rounding>(l.rounding))
                        : toF16(value.value);
  else if constexpr (sizeof(T) == 8) {
    const auto bits = bitCast<uint64_t>(value);
    l.d[i] = static_cast<uint32_t>(bits);
    l.d[numLanes + i] = static_cast<uint32_t>(bits >> 32);
  } else if constexpr (sizeof(T) == 4)
    l.d[i] = bitCast<uint32_t>(value);
  else
    l.d[i] = static_cast<uint16_t>(value);
}

/// Functions are captureless lambdas, each with a type and thus a static of its own; of plain
/// functions all with one signature would share it.
#define FUSE_KEEP(f)                                                                               \
  static_assert(std::is_class_v<decltype(f)>);                                                     \
  static const auto function = f
#define FUSE_LAMBDA(name) [](auto... x) { return name(x...); }
template <typename A, typename F> LaneFunction map1(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) { FUSE_FOR_LANES store(l, i, function(load<A>(l.a, i))); };
}
template <typename A, typename B, typename F> LaneFunction map2(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) { FUSE_FOR_LANES store(l, i, function(load<A>(l.a, i), load<B>(l.b, i))); };
}
template <typename A, typename B, typename C, typename F> LaneFunction map3(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES store(l, i, function(load<A>(l.a, i), load<B>(l.b, i), load<C>(l.c, i)));
  };
}
/// Both halves of packed 16-bit operands.
template <typename T, typename F> LaneFunction packed2(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES {
      Lanes high = l;
      const uint32_t a[] = {l.a[i], l.a[i] >> 16}, b[] = {l.b[i], l.b[i] >> 16};
      uint32_t d[2];
      high.d = d;
      store(high, 0, function(load<T>(a, 0), load<T>(b, 0)));
      store(high, 1, function(load<T>(a, 1), load<T>(b, 1)));
      l.d[i] = d[0] | d[1] << 16;
    }
  };
}
template <typename T, typename F> LaneFunction packed3(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES {
      Lanes high = l;
      const uint32_t a[] = {l.a[i], l.a[i] >> 16}, b[] = {l.b[i], l.b[i] >> 16},
                     c[] = {l.c[i], l.c[i] >> 16};
      uint32_t d[2];
      high.d = d;
      store(high, 0, function(load<T>(a, 0), load<T>(b, 0), load<T>(c, 0)));
      store(high, 1, function(load<T>(a, 1), load<T>(b, 1), load<T>(c, 1)));
      l.d[i] = d[0] | d[1] << 16;
    }
  };
}
/// The two words of packed f32 operands, which follow each other as registers do.
template <typename F> LaneFunction pairs2(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES {
      const float low = function(load<float>(l.a, i), load<float>(l.b, i));
      const float high = function(load<float>(l.a + numLanes, i), load<float>(l.b + numLanes, i));
      l.d[i] = bitCast<uint32_t>(low);
      l.d[numLanes + i] = bitCast<uint32_t>(high);
    }
  };
}
template <typename F> LaneFunction pairs3(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES {
      const float low = function(load<float>(l.a, i), load<float>(l.b, i), load<float>(l.c, i));
      const float high = function(load<float>(l.a + numLanes, i), load<float>(l.b + numLanes, i),
                                  load<float>(l.c + numLanes, i));
      l.d[i] = bitCast<uint32_t>(low);
      l.d[numLanes + i] = bitCast<uint32_t>(high);
    }
  };
}
/// Comparisons leave a byte per lane.
template <typename T, typename F> LaneFunction compare(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    auto *bytes = reinterpret_cast<uint8_t *>(l.d);
    FUSE_FOR_LANES bytes[i] = function(load<T>(l.a, i), load<T>(l.b, i));
  };
}

/// Any function of three bits, by its truth table ("CDNA4 ISA", V_BITOP3_B32, V_BITOP3_B16).
inline void bitop3(Lanes &l) {
  uint32_t ones[8];
  for (unsigned k = 0; k < 8; ++k)
    ones[k] = l.immediate >> k & 1 ? ~uint32_t(0) : 0;
  FUSE_FOR_LANES {
    const uint32_t a = l.a[i], b = l.b[i], c = l.c[i];
    l.d[i] = (ones[7] & a & b & c) | (ones[6] & a & b & ~c) | (ones[5] & a & ~b & c) |
             (ones[4] & a & ~b & ~c) | (ones[3] & ~a & b & c) | (ones[2] & ~a & b & ~c) |
             (ones[1] & ~a & ~b & c) | (ones[0] & ~a & ~b & ~c);
  }
}

inline bool isSignaling(float x) { return isNaN(x) && !(bitCast<uint32_t>(x) & 0x00400000); }
inline float quiet(float x) { return bitCast<float>(bitCast<uint32_t>(x) | 0x00400000); }

/// v_max and v_min in IEEE mode ("CDNA3 ISA", V_MAX_F32): a NaN loses against a number, +0 is
/// greater than -0.
inline float maximum(float a, float b) {
  const float larger = a > b   ? a
                       : b > a ? b
                               : bitCast<float>(bitCast<uint32_t>(a) & bitCast<uint32_t>(b));
  const float number = isNaN(a) ? (isNaN(b) ? quiet(a) : b) : a;
  return isNaN(a) || isNaN(b) ? number : larger;
}
inline float minimum(float a, float b) {
  const float smaller = a < b   ? a
                        : b < a ? b
                                : bitCast<float>(bitCast<uint32_t>(a) | bitCast<uint32_t>(b));
  const float number = isNaN(a) ? (isNaN(b) ? quiet(a) : b) : a;
  return isNaN(a) || isNaN(b) ? number : smaller;
}
/// IEEE 754-2019 maximum and minimum: NaN wins.
inline float maximumNaN(float a, float b) {
  return isNaN(a) ? quiet(a) : isNaN(b) ? quiet(b) : maximum(a, b);
}
inline float minimumNaN(float a, float b) {
  return isNaN(a) ? quiet(a) : isNaN(b) ? quiet(b) : minimum(a, b);
}

/// a * b + c in double, rounded to odd: as good as the exact value for whatever rounds it to fewer
/// bits afterwards (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
inline double fmaToOdd(float a, float b, float c) {
  const double product = double(a) * double(b), addend = double(c); // exact
  const double sum = product + addend, part = sum - product;
  const double error = (product - (sum - part)) + (addend - part);
  auto bits = bitCast<uint64_t>(sum);
  // An even last bit moves to the odd neighbour on the side of the error.
  if (error != 0.0 && !(bits & 1) && std::isfinite(sum))
    bits = (error > 0.0) == (sum > 0.0) ? bits + 1 : bits - 1;
  return bitCast<double>(bits);
}

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_LANEFUNCTIONS_H
