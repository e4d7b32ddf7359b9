//===- VectorHalf.cpp - vector instructions on 16 bits, packed ones -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Semantics: "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), chapter 12; the ones
// that only gfx950 has: "CDNA4 Instruction Set Architecture", same chapter. Arithmetic on f16
// is done in double, where sums of products of f16 are exact or far from a tie, and rounded
// once.
//
//===----------------------------------------------------------------------===//

#include "LaneFunctions.h"
#include "Wave.h"

#include <algorithm>
#include <limits>

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

using u16 = uint16_t;
using i16 = int16_t;
using i32 = int32_t;
using u32 = uint32_t;

/// An f16 result computed in double, rounded once.
u32 roundHalf(const Lanes &l, double value) {
  return encode<F16>(value, static_cast<Rounding>(l.rounding));
}
double halfOf(u32 word) { return double(fromF16(static_cast<u16>(word))); }

template <typename F> LaneFunction half1(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    for (unsigned i = 0; i < numLanes; ++i)
      l.d[i] = roundHalf(l, function(halfOf(l.a[i])));
  };
}
template <typename F> LaneFunction half2(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES l.d[i] = roundHalf(l, function(halfOf(l.a[i]), halfOf(l.b[i])));
  };
}
template <typename F> LaneFunction half3(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES l.d[i] = roundHalf(l, function(halfOf(l.a[i]), halfOf(l.b[i]), halfOf(l.c[i])));
  };
}
template <typename F> LaneFunction packedHalf2(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES {
      const u32 low = roundHalf(l, function(halfOf(l.a[i]), halfOf(l.b[i])));
      const u32 high = roundHalf(l, function(halfOf(l.a[i] >> 16), halfOf(l.b[i] >> 16)));
      l.d[i] = low | high << 16;
    }
  };
}
template <typename F> LaneFunction packedHalf3(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    FUSE_FOR_LANES {
      const u32 low = roundHalf(l, function(halfOf(l.a[i]), halfOf(l.b[i]), halfOf(l.c[i])));
      const u32 high =
          roundHalf(l, function(halfOf(l.a[i] >> 16), halfOf(l.b[i] >> 16), halfOf(l.c[i] >> 16)));
      l.d[i] = low | high << 16;
    }
  };
}

double fma64(double a, double b, double c) { return a * b + c; } // the product is exact
double maxHalf(double a, double b) { return double(maximum(float(a), float(b))); }
double minHalf(double a, double b) { return double(minimum(float(a), float(b))); }
double maxNaNHalf(double a, double b) { return double(maximumNaN(float(a), float(b))); }
double minNaNHalf(double a, double b) { return double(minimumNaN(float(a), float(b))); }

/// Two f32 to two halves of one register; how each is rounded is the format's affair.
template <typename Format, int rounding> void convertPair(Lanes &l) {
  const auto how =
      rounding < 0 ? static_cast<Rounding>(l.rounding) : static_cast<Rounding>(rounding);
  FUSE_FOR_LANES l.d[i] =
      encode<Format>(load<float>(l.a, i), how) | encode<Format>(load<float>(l.b, i), how) << 16;
}

void mix(Lanes &l) {
  FUSE_FOR_LANES l.d[i] =
      bitCast<u32>(__builtin_fmaf(load<float>(l.a, i), load<float>(l.b, i), load<float>(l.c, i)));
}
/// Rounded once, from the exact value.
void mixHalf(Lanes &l) {
  FUSE_FOR_LANES l.d[i] =
      roundHalf(l, fmaToOdd(load<float>(l.a, i), load<float>(l.b, i), load<float>(l.c, i)));
}

/// 8-bit formats: one element, or the two of a half, to f32; two f32 to a half.
template <typename Fnuz, typename Ocp> void fromF8(Lanes &l) {
  FUSE_FOR_LANES l.d[i] =
      bitCast<u32>(l.fnuz ? decodeTable<Fnuz>[l.a[i] & 0xff] : decodeTable<Ocp>[l.a[i] & 0xff]);
}
template <typename Fnuz, typename Ocp> void pairFromF8(Lanes &l) {
  FUSE_FOR_LANES {
    const auto low = static_cast<uint8_t>(l.a[i]), high = static_cast<uint8_t>(l.a[i] >> 8);
    l.d[i] = bitCast<u32>(l.fnuz ? decodeTable<Fnuz>[low] : decodeTable<Ocp>[low]);
    l.d[numLanes + i] = bitCast<u32>(l.fnuz ? decodeTable<Fnuz>[high] : decodeTable<Ocp>[high]);
  }
}
template <typename Fnuz, typename Ocp> void pairToF8(Lanes &l) {
  FUSE_FOR_LANES {
    const float a = load<float>(l.a, i), b = load<float>(l.b, i);
    l.d[i] = l.fnuz ? encode<Fnuz>(a) | encode<Fnuz>(b) << 8 : encode<Ocp>(a) | encode<Ocp>(b) << 8;
  }
}

/// V_DIV_FIXUP_F16: the quotient, unless an operand decides.
double divFixupHalf(double quotient, double denominator, double numerator) {
  const bool negative = std::signbit(denominator) != std::signbit(numerator);
  const auto withSign = [&](double x) { return negative ? -x : x; };
  // A NaN operand comes out with its sign and payload; one that arises here is negative, as of f32.
  if (std::isnan(numerator) || std::isnan(denominator))
    return std::isnan(numerator) ? numerator : denominator;
  if ((numerator == 0 && denominator == 0) || (std::isinf(numerator) && std::isinf(denominator)))
    return -std::numeric_limits<double>::quiet_NaN();
  if (denominator == 0 || std::isinf(numerator))
    return withSign(std::numeric_limits<double>::infinity());
  if (std::isinf(denominator) || numerator == 0)
    return withSign(0.0);
  return withSign(std::fabs(quotient));
}

void packHalves(Lanes &l) { FUSE_FOR_LANES l.d[i] = (l.a[i] & 0xffff) | l.b[i] << 16; }
/// Any words of two pairs: operand modifiers have brought the chosen ones to the front.
void movePair(Lanes &l) {
  FUSE_FOR_LANES {
    const u32 low = l.a[i], high = l.b[i];
    l.d[i] = low;
    l.d[numLanes + i] = high;
  }
}

const Operation operations[] = {
#define VALU Class::Valu, executeVector
#define T(...) {__VA_ARGS__}
    // f16.
    {"v_add_f16", VALU, "d01", Type::F16, T(Type::F16, Type::F16),
     half2([](double a, double b) { return a + b; })},
    {"v_sub_f16", VALU, "d01", Type::F16, T(Type::F16, Type::F16),
     half2([](double a, double b) { return a - b; })},
    {"v_subrev_f16", VALU, "d01", Type::F16, T(Type::F16, Type::F16),
     half2([](double a, double b) { return b - a; })},
    {"v_mul_f16", VALU, "d01", Type::F16, T(Type::F16, Type::F16),
     half2([](double a, double b) { return a * b; })},
    {"v_max_f16", VALU, "d01", Type::F16, T(Type::F16, Type::F16), half2(FUSE_LAMBDA(maxHalf))},
    {"v_min_f16", VALU, "d01", Type::F16, T(Type::F16, Type::F16), half2(FUSE_LAMBDA(minHalf))},
    {"v_max3_f16", VALU, "d012", Type::F16, T(Type::F16, Type::F16, Type::F16),
     half3([](double a, double b, double c) { return maxHalf(maxHalf(a, b), c); }), Taint::All,
     true},
    {"v_min3_f16", VALU, "d012", Type::F16, T(Type::F16, Type::F16, Type::F16),
     half3([](double a, double b, double c) { return minHalf(minHalf(a, b), c); }), Taint::All,
     true},
    {"v_med3_f16", VALU, "d012", Type::F16, T(Type::F16, Type::F16, Type::F16),
     half3([](double a, double b, double c) {
       return std::isnan(a) || std::isnan(b) || std::isnan(c)
                  ? minHalf(minHalf(a, b), c)
                  : maxHalf(minHalf(a, b), minHalf(maxHalf(a, b), c));
     }),
     Taint::All, true},
    {"v_fma_f16", VALU, "d012", Type::F16, T(Type::F16, Type::F16, Type::F16),
     half3(FUSE_LAMBDA(fma64)), Taint::All, true},
    {"v_fmac_f16", VALU, "d01a", Type::F16, T(Type::F16, Type::F16, Type::F16),
     half3(FUSE_LAMBDA(fma64))},
    {"v_div_fixup_f16", VALU, "d012", Type::F16, T(Type::F16, Type::F16, Type::F16),
     half3(FUSE_LAMBDA(divFixupHalf)), Taint::All, true},
    {"v_rcp_f16", VALU, "d0", Type::F16, T(Type::F16), half1([](double a) { return 1.0 / a; })},
    {"v_rsq_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return 1.0 / std::sqrt(a); })},
    {"v_sqrt_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return std::sqrt(a); })},
    {"v_exp_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return std::exp2(a); })},
    {"v_log_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return std::log2(a); })},
    {"v_trunc_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return std::trunc(a); })},
    {"v_floor_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return std::floor(a); })},
    {"v_ceil_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return std::ceil(a); })},
    {"v_rndne_f16", VALU, "d0", Type::F16, T(Type::F16),
     half1([](double a) { return __builtin_roundeven(a); })},

    // 16-bit integers.
    {"v_bitop3_b16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16), bitop3,
     Taint::Bits, true},
    {"v_add_u16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(a + b); }), Taint::Up},
    {"v_sub_u16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(a - b); }), Taint::Up},
    {"v_subrev_u16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(b - a); }), Taint::Up},
    {"v_add_i16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(a + b); }), Taint::Up},
    {"v_sub_i16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(a - b); }), Taint::Up},
    {"v_add_u16 clamp", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return saturate<u16>(int64_t(a) + b); })},
    {"v_sub_u16 clamp", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return saturate<u16>(int64_t(a) - b); })},
    {"v_subrev_u16 clamp", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return saturate<u16>(int64_t(b) - a); })},
    {"v_add_i16 clamp", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<i16, i16>([](i16 a, i16 b) { return saturate<i16>(int64_t(a) + b); })},
    {"v_sub_i16 clamp", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<i16, i16>([](i16 a, i16 b) { return saturate<i16>(int64_t(a) - b); })},
    {"v_mul_lo_u16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(u32(a) * b); }), Taint::Up},
    {"v_mad_legacy_u16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<u16, u16, u16>([](u16 a, u16 b, u16 c) { return static_cast<u16>(u32(a) * b + c); }),
     Taint::Up},
    {"v_max_u16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return a > b ? a : b; })},
    {"v_min_u16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return a < b ? a : b; })},
    {"v_max_i16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<i16, i16>([](i16 a, i16 b) { return a > b ? a : b; })},
    {"v_min_i16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<i16, i16>([](i16 a, i16 b) { return a < b ? a : b; })},
    {"v_min3_u16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<u16, u16, u16>([](u16 a, u16 b, u16 c) { return std::min(std::min(a, b), c); }),
     Taint::All, true},
    {"v_max3_u16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<u16, u16, u16>([](u16 a, u16 b, u16 c) { return std::max(std::max(a, b), c); }),
     Taint::All, true},
    {"v_med3_u16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<u16, u16, u16>(
         [](u16 a, u16 b, u16 c) { return std::max(std::min(a, b), std::min(std::max(a, b), c)); }),
     Taint::All, true},
    {"v_min3_i16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<i16, i16, i16>([](i16 a, i16 b, i16 c) { return std::min(std::min(a, b), c); }),
     Taint::All, true},
    {"v_max3_i16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<i16, i16, i16>([](i16 a, i16 b, i16 c) { return std::max(std::max(a, b), c); }),
     Taint::All, true},
    {"v_med3_i16", VALU, "d012", Type::B16, T(Type::B16, Type::B16, Type::B16),
     map3<i16, i16, i16>(
         [](i16 a, i16 b, i16 c) { return std::max(std::min(a, b), std::min(std::max(a, b), c)); }),
     Taint::All, true},
    // Sums of products wrap around.
    {"v_dot2_i32_i16", VALU, "d012", Type::B32, T(Type::PkB16, Type::PkB16, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) {
       const auto product = [&](unsigned from) {
         return u32(i32(i16(a >> from)) * i32(i16(b >> from)));
       };
       return product(0) + product(16) + c;
     })},
    {"v_lshlrev_b16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(u32(b) << (a & 15)); }),
     Taint::BitsBy0},
    {"v_lshrrev_b16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, u16>([](u16 a, u16 b) { return static_cast<u16>(b >> (a & 15)); }), Taint::BitsBy0},
    {"v_ashrrev_i16", VALU, "d01", Type::B16, T(Type::B16, Type::B16),
     map2<u16, i16>([](u16 a, i16 b) { return static_cast<i16>(b >> (a & 15)); }), Taint::BitsBy0},

    // Two at a time.
    {"v_pk_add_f16", VALU, "d01", Type::PkF16, T(Type::PkF16, Type::PkF16),
     packedHalf2([](double a, double b) { return a + b; }), Taint::Halves},
    {"v_pk_mul_f16", VALU, "d01", Type::PkF16, T(Type::PkF16, Type::PkF16),
     packedHalf2([](double a, double b) { return a * b; }), Taint::Halves},
    {"v_pk_fma_f16", VALU, "d012", Type::PkF16, T(Type::PkF16, Type::PkF16, Type::PkF16),
     packedHalf3(FUSE_LAMBDA(fma64)), Taint::Halves},
    {"v_pk_max_f16", VALU, "d01", Type::PkF16, T(Type::PkF16, Type::PkF16),
     packedHalf2(FUSE_LAMBDA(maxHalf)), Taint::Halves},
    {"v_pk_min_f16", VALU, "d01", Type::PkF16, T(Type::PkF16, Type::PkF16),
     packedHalf2(FUSE_LAMBDA(minHalf)), Taint::Halves},
    {"v_pk_maximum3_f16", VALU, "d012", Type::PkF16, T(Type::PkF16, Type::PkF16, Type::PkF16),
     packedHalf3([](double a, double b, double c) { return maxNaNHalf(maxNaNHalf(a, b), c); }),
     Taint::Halves},
    {"v_pk_minimum3_f16", VALU, "d012", Type::PkF16, T(Type::PkF16, Type::PkF16, Type::PkF16),
     packedHalf3([](double a, double b, double c) { return minNaNHalf(minNaNHalf(a, b), c); }),
     Taint::Halves},
    {"v_pk_add_u16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(a + b); }), Taint::Up},
    {"v_pk_add_i16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(a + b); }), Taint::Up},
    {"v_pk_sub_u16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(a - b); }), Taint::Up},
    {"v_pk_sub_i16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(a - b); }), Taint::Up},
    {"v_pk_add_u16 clamp", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return saturate<u16>(int64_t(a) + b); }), Taint::Halves},
    {"v_pk_sub_u16 clamp", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return saturate<u16>(int64_t(a) - b); }), Taint::Halves},
    {"v_pk_add_i16 clamp", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<i16>([](i16 a, i16 b) { return saturate<i16>(int64_t(a) + b); }), Taint::Halves},
    {"v_pk_sub_i16 clamp", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<i16>([](i16 a, i16 b) { return saturate<i16>(int64_t(a) - b); }), Taint::Halves},
    {"v_pk_mul_lo_u16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(u32(a) * b); }), Taint::Up},
    {"v_pk_mad_u16", VALU, "d012", Type::PkB16, T(Type::PkB16, Type::PkB16, Type::PkB16),
     packed3<u16>([](u16 a, u16 b, u16 c) { return static_cast<u16>(u32(a) * b + c); }), Taint::Up},
    {"v_pk_min_u16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return a < b ? a : b; }), Taint::Halves},
    {"v_pk_max_u16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return a > b ? a : b; }), Taint::Halves},
    {"v_pk_min_i16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<i16>([](i16 a, i16 b) { return a < b ? a : b; }), Taint::Halves},
    {"v_pk_max_i16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<i16>([](i16 a, i16 b) { return a > b ? a : b; }), Taint::Halves},
    {"v_pk_lshlrev_b16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(u32(b) << (a & 15)); }),
     Taint::BitsBy0},
    {"v_pk_lshrrev_b16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<u16>([](u16 a, u16 b) { return static_cast<u16>(b >> (a & 15)); }), Taint::BitsBy0},
    {"v_pk_ashrrev_i16", VALU, "d01", Type::PkB16, T(Type::PkB16, Type::PkB16),
     packed2<i16>([](i16 a, i16 b) { return static_cast<i16>(b >> (a & 15)); }), Taint::BitsBy0},
    {"v_pack_b32_f16", VALU, "d01", Type::B32, T(Type::F16, Type::F16), packHalves, Taint::Bits},
    {"v_pk_mov_b32", VALU, "d01", Type::B64, T(Type::PkF32, Type::PkF32), movePair, Taint::Bits},

    // Conversions. v_cvt_f16_f32 clears the upper half on gfx9.
    {"v_cvt_f32_f16", VALU, "d0", Type::F32, T(Type::F16),
     map1<Half>([](Half a) { return a.value; })},
    {"v_cvt_f16_f32", VALU, "d0", Type::F16, T(Type::F32),
     map1<float>([](float a) { return Half{a}; })},
    {"v_cvt_pkrtz_f16_f32", VALU, "d01", Type::PkF16, T(Type::F32, Type::F32),
     convertPair<F16, int(Rounding::TowardZero)>, Taint::Pair},
    {"v_cvt_pk_f16_f32", VALU, "d01", Type::PkF16, T(Type::F32, Type::F32), convertPair<F16, -1>,
     Taint::Pair},
    {"v_cvt_pk_bf16_f32", VALU, "d01", Type::PkB16, T(Type::F32, Type::F32),
     convertPair<BF16, int(Rounding::NearestEven)>, Taint::Pair},
    {"v_cvt_f16_u16", VALU, "d0", Type::F16, T(Type::B16),
     map1<u16>([](u16 a) { return Half{float(a)}; })},
    {"v_cvt_f16_i16", VALU, "d0", Type::F16, T(Type::B16),
     map1<i16>([](i16 a) { return Half{float(a)}; })},
    {"v_cvt_u16_f16", VALU, "d0", Type::B16, T(Type::F16), map1<Half>([](Half a) {
       return static_cast<u16>(!(a.value > 0) ? 0.0f : std::min(a.value, 65535.0f));
     })},
    {"v_cvt_i16_f16", VALU, "d0", Type::B16, T(Type::F16), map1<Half>([](Half a) {
       return static_cast<i16>(isNaN(a.value) ? 0.0f
                                              : std::max(-32768.0f, std::min(a.value, 32767.0f)));
     })},

    // The lowest byte or half, unless SDWA selects another; the other half is kept.
    {"v_cvt_f32_fp8", VALU, "d0", Type::F32, T(Type::B32), fromF8<F8E4M3FNUZ, F8E4M3FN>,
     Taint::Whole},
    {"v_cvt_f32_bf8", VALU, "d0", Type::F32, T(Type::B32), fromF8<F8E5M2FNUZ, F8E5M2>,
     Taint::Whole},
    {"v_cvt_pk_f32_fp8", VALU, "d0", Type::PkF32, T(Type::B32), pairFromF8<F8E4M3FNUZ, F8E4M3FN>,
     Taint::Whole},
    {"v_cvt_pk_f32_bf8", VALU, "d0", Type::PkF32, T(Type::B32), pairFromF8<F8E5M2FNUZ, F8E5M2>,
     Taint::Whole},
    {"v_cvt_pk_fp8_f32", VALU, "d01", Type::B16, T(Type::F32, Type::F32),
     pairToF8<F8E4M3FNUZ, F8E4M3FN>, Taint::All, true},
    {"v_cvt_pk_bf8_f32", VALU, "d01", Type::B16, T(Type::F32, Type::F32),
     pairToF8<F8E5M2FNUZ, F8E5M2>, Taint::All, true},

    // Sources are f32 or a half that holds an f16.
    {"v_fma_mix_f32", VALU, "d012", Type::F32, T(Type::Mix, Type::Mix, Type::Mix), mix},
    {"v_fma_mixlo_f16", VALU, "d012", Type::F16, T(Type::Mix, Type::Mix, Type::Mix), mixHalf,
     Taint::All, true},
    {"v_fma_mixhi_f16", VALU, "d012", Type::F16, T(Type::Mix, Type::Mix, Type::Mix), mixHalf,
     Taint::All},
};

} // namespace

OperationTable fuse::sim::amd::halfOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
