//===- numbers-test.cpp - number formats against their definitions --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every code of every format against sign * 2^e * m computed with ldexp; every pair of
// neighbours, what lies between them and at the middle, rounded in every mode. Prints one line
// per check; exits with the number of failures.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/Numbers.h"

#include <cmath>
#include <cstdio>
#include <vector>

using namespace fuse::sim;

static int failures = 0;

static void report(const char *format, const char *what, bool ok) {
  std::printf("%s %s %s\n", ok ? "ok  " : "FAIL", format, what);
  failures += !ok;
}

/// The definition.
template <typename Format> static double valueOf(uint32_t code) {
  const uint32_t magnitude = code & (Format::sign - 1);
  const double sign = code & Format::sign ? -1 : 1;
  const int exponent = int(magnitude >> Format::mantissaBits);
  const double fraction =
      std::ldexp(double(magnitude & ((1u << Format::mantissaBits) - 1)), -Format::mantissaBits);
  const int top = (1 << Format::exponentBits) - 1;
  if (Format::specials == Specials::Ieee && exponent == top)
    return fraction != 0 ? NAN : sign * INFINITY;
  if (Format::specials == Specials::Fn && magnitude == Format::sign - 1)
    return NAN;
  if (Format::specials == Specials::Fnuz && code == Format::sign)
    return NAN;
  return sign * (exponent ? std::ldexp(1 + fraction, exponent - Format::bias)
                          : std::ldexp(fraction, 1 - Format::bias));
}

static bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

template <typename Format> static void check(const char *name) {
  const uint32_t codes = 2 * Format::sign;
  bool decodes = true, roundTrip = true;
  for (uint32_t code = 0; code < codes; ++code) {
    const double value = valueOf<Format>(code);
    decodes &= same(decode<Format>(code), value);
    const uint32_t back = encode<Format>(value), floatBack = encode<Format>(float(value));
    roundTrip &= std::isnan(value) ? std::isnan(valueOf<Format>(back)) : back == code;
    roundTrip &= floatBack == back;
  }
  report(name, "every code has its value", decodes);
  report(name, "every value has its code", roundTrip);

  // Between neighbours a < b, and past the largest value.
  bool rounds[5] = {true, true, true, true, true}, floats = true, saturates = true;
  for (uint32_t code = 0; code <= Format::largest; ++code) {
    const bool top = code == Format::largest;
    const double a = valueOf<Format>(code);
    const double step = top ? a - valueOf<Format>(code - 1) : valueOf<Format>(code + 1) - a;
    // What lies above the largest value: infinity, or NaN.
    const double b = top ? Format::specials == Specials::Ieee ? INFINITY : NAN : a + step;
    for (double part : {0.0, 1e-3, 0.25, 0.5 - 1e-4, 0.5, 0.5 + 1e-4, 0.75, 0.999})
      for (double sign : {1.0, -1.0}) {
        const double x = sign * (a + part * step);
        const bool even = !(code & 1);
        const double down = sign * a, up = sign * b;
        // FNUZ formats have no negative zero.
        auto expect = [&](double value) {
          return Format::specials == Specials::Fnuz && value == 0 ? 0.0 : value;
        };
        const double nearest = part < 0.5 || (part == 0.5 && even) ? down : up;
        const double expected[5] = {nearest, part > 0 && sign > 0 ? up : down,
                                    part > 0 && sign < 0 ? up : down, down, part < 0.5 ? down : up};
        for (int mode = 0; mode < 5; ++mode) {
          const uint32_t got = encode<Format>(x, Rounding(mode));
          rounds[mode] &= same(valueOf<Format>(got), expect(expected[mode]));
          if (double(float(x)) == x)
            floats &= encode<Format>(float(x), Rounding(mode)) == got;
          saturates &= same(valueOf<Format>(encode<Format>(x, Rounding(mode), Overflow::Saturate)),
                            expect(top ? sign * a : expected[mode]));
        }
      }
  }
  const char *modes[5] = {"to nearest even", "toward positive", "toward negative", "toward zero",
                          "to nearest, away from zero"};
  for (int mode = 0; mode < 5; ++mode)
    report(name, modes[mode], rounds[mode]);
  report(name, "float and double agree", floats);
  report(name, "saturation", saturates);

  const double largest = valueOf<Format>(Format::largest);
  auto of = [](double x, Overflow overflow) {
    return valueOf<Format>(encode<Format>(x, Rounding::NearestEven, overflow));
  };
  report(name, "infinities",
         std::isfinite(of(INFINITY, Overflow::Infinity)) == false &&
             std::isfinite(of(-INFINITY, Overflow::SaturateFinite)) == false &&
             of(INFINITY, Overflow::Saturate) == largest &&
             of(-INFINITY, Overflow::Saturate) == -largest &&
             of(4 * largest, Overflow::SaturateFinite) == largest && encode<Format>(1e-300) == 0 &&
             encode<Format>(5e-324, Rounding::TowardPositive) == 1);
}

int main() {
  check<F16>("f16");
  check<BF16>("bf16");
  check<F8E4M3FN>("f8E4M3FN");
  check<F8E5M2>("f8E5M2");
  check<F8E4M3FNUZ>("f8E4M3FNUZ");
  check<F8E5M2FNUZ>("f8E5M2FNUZ");
  // The largest values that the specifications print.
  report("f16", "largest", valueOf<F16>(F16::largest) == 65504);
  report("f8E4M3FN", "largest", valueOf<F8E4M3FN>(F8E4M3FN::largest) == 448);
  report("f8E5M2", "largest", valueOf<F8E5M2>(F8E5M2::largest) == 57344);
  report("f8E4M3FNUZ", "largest", valueOf<F8E4M3FNUZ>(F8E4M3FNUZ::largest) == 240);
  report("f8E5M2FNUZ", "largest", valueOf<F8E5M2FNUZ>(F8E5M2FNUZ::largest) == 57344);
  // 1 + 2^-11 is the middle between two tf32 values.
  report("tf32", "cvt.rna",
         toTF32(1 + 0x1p-11f) == 0x3f802000 && toTF32(1 + 0x1p-12f) == 0x3f800000 &&
             toTF32(-1 - 0x1p-11f) == 0xbf802000 && fromTF32(0x3f803fff) == 1 + 0x1p-10f);
  report("f32", "denormals are flushed with their sign",
         bitCast<uint32_t>(flushDenormal(-1e-40f)) == 0x80000000 &&
             flushDenormal(0x1p-126f) == 0x1p-126f);
  return failures;
}
