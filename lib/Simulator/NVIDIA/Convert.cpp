//===- Convert.cpp - cvt, cvta, isspacep ----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Data Movement and Conversion Instructions: cvt, cvta, isspacep, mapa".
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Builder.h"
#include "Lanes.h"

#include <cmath>
#include <limits>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

namespace {
struct Same {
  template <typename T> static T apply(T a) { return a; }
};

/// How one conversion is to be done; the general case, lane by lane.
struct Conversion {
  Type to, from;
  unsigned toStride, fromStride; // bytes of a lane
  Rounding rounding = Rounding::NearestEven;
  bool integral = false; // rni, rzi, rmi, rpi
  bool saturate = false, flush = false, finite = false, relu = false;
};
} // namespace

static uint64_t readLane(Warp &warp, Slot slot, unsigned stride, unsigned lane) {
  return stride == 2   ? warp.lanes<uint16_t>(slot)[lane]
         : stride == 4 ? warp.lanes<uint32_t>(slot)[lane]
         : stride == 8 ? warp.lanes<uint64_t>(slot)[lane]
                       : warp.lanes<uint8_t>(slot)[lane];
}

static void writeLane(Warp &warp, Slot slot, unsigned stride, unsigned lane, uint64_t bits) {
  if (stride == 2)
    warp.lanes<uint16_t>(slot)[lane] = static_cast<uint16_t>(bits);
  else if (stride == 4)
    warp.lanes<uint32_t>(slot)[lane] = static_cast<uint32_t>(bits);
  else if (stride == 8)
    warp.lanes<uint64_t>(slot)[lane] = bits;
  else
    warp.lanes<uint8_t>(slot)[lane] = static_cast<uint8_t>(bits);
}

static double toDouble(Type type, uint64_t bits) {
  switch (type) {
  case Type::F16:
    return decode<F16>(static_cast<uint32_t>(bits & 0xffff));
  case Type::BF16:
    return decode<BF16>(static_cast<uint32_t>(bits & 0xffff));
  case Type::F32:
    return bitCast<float>(static_cast<uint32_t>(bits));
  default:
    return bitCast<double>(bits);
  }
}

static double roundToIntegral(double value, Rounding rounding) {
  switch (rounding) {
  case Rounding::TowardZero:
    return std::trunc(value);
  case Rounding::TowardNegative:
    return std::floor(value);
  case Rounding::TowardPositive:
    return std::ceil(value);
  default:
    return std::nearbyint(value);
  }
}

/// float(value) in a rounding mode.
static float toSingle(double value, Rounding rounding) {
  float result = static_cast<float>(value);
  if (rounding == Rounding::NearestEven || result != result || result == value)
    return result;
  const bool tooHigh = result > value;
  const bool down =
      rounding == Rounding::TowardNegative || (rounding == Rounding::TowardZero && value > 0);
  if (down && tooHigh)
    return std::nextafter(result, -std::numeric_limits<float>::infinity());
  if (!down && !tooHigh)
    return std::nextafter(result, std::numeric_limits<float>::infinity());
  return result;
}

static uint64_t fromDouble(const Conversion &c, double value) {
  if (c.integral)
    value = roundToIntegral(value, c.rounding);
  const Rounding rounding = c.integral ? Rounding::NearestEven : c.rounding;
  if (c.saturate)
    value = value > 0 ? (value < 1 ? value : 1) : 0;
  if (c.relu)
    value = value > 0 || value != value ? value : 0;
  const Overflow overflow = c.finite ? Overflow::Saturate : Overflow::Infinity;
  switch (c.to) {
  case Type::F16:
    return encode<F16>(value, rounding, overflow);
  case Type::BF16:
    return encode<BF16>(value, rounding, overflow);
  case Type::TF32:
    return toTF32(static_cast<float>(value), rounding, overflow);
  case Type::F32: {
    const float result = toSingle(value, rounding);
    return bitCast<uint32_t>(c.flush ? flushDenormal(result) : result);
  }
  default:
    return bitCast<uint64_t>(value);
  }
}

static uint64_t toInteger(const Conversion &c, double value) {
  const unsigned bits = 8 * bytesOf(c.to);
  if (value != value)
    return c.from == Type::F64 || bits == 64 ? uint64_t(1) << (bits - 1) : 0;
  value = roundToIntegral(value, c.rounding);
  const double limit = std::ldexp(1.0, static_cast<int>(isSigned(c.to) ? bits - 1 : bits));
  if (isSigned(c.to)) {
    if (value >= limit)
      return (uint64_t(1) << (bits - 1)) - 1;
    if (value < -limit)
      return ~uint64_t(0) << (bits - 1);
    return static_cast<uint64_t>(static_cast<int64_t>(value));
  }
  if (value >= limit)
    return bits == 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1;
  return value <= 0 ? 0 : static_cast<uint64_t>(value);
}

/// The value of an integer type, extended to 64 bits.
static uint64_t extend(Type type, uint64_t bits) {
  const unsigned shift = 64 - 8 * bytesOf(type);
  return isSigned(type) ? static_cast<uint64_t>(static_cast<int64_t>(bits << shift) >> shift)
                        : bits << shift >> shift;
}

static uint64_t convertOne(const Conversion &c, uint64_t bits) {
  if (isFloat(c.from)) {
    double value = toDouble(c.from, bits);
    if (c.flush && c.from == Type::F32)
      value = flushDenormal(static_cast<float>(value));
    return isFloat(c.to) ? fromDouble(c, value) : toInteger(c, value);
  }
  const uint64_t value = extend(c.from, bits);
  if (isFloat(c.to)) {
    // From 64 bits straight to the format: through double it would be rounded twice.
    if (c.to == Type::F32 && c.rounding == Rounding::NearestEven)
      return bitCast<uint32_t>(isSigned(c.from) ? static_cast<float>(static_cast<int64_t>(value))
                                                : static_cast<float>(value));
    return fromDouble(c, isSigned(c.from) ? static_cast<double>(static_cast<int64_t>(value))
                                          : static_cast<double>(value));
  }
  if (!c.saturate)
    return value;
  const unsigned width = 8 * bytesOf(c.to);
  const bool negative = isSigned(c.from) && static_cast<int64_t>(value) < 0;
  const uint64_t most = isSigned(c.to) ? (uint64_t(1) << (width - 1)) - 1
                        : width == 64  ? ~uint64_t(0)
                                       : (uint64_t(1) << width) - 1;
  if (negative) {
    if (!isSigned(c.to))
      return 0;
    const auto least = -static_cast<int64_t>(most) - 1;
    return static_cast<uint64_t>(std::max(static_cast<int64_t>(value), least));
  }
  return std::min(value, most);
}

static Conversion conversionOf(const Instruction &i) {
  Conversion c;
  c.to = static_cast<Type>(i.value & 255);
  c.from = static_cast<Type>(i.value >> 8 & 255);
  c.toStride = i.width;
  c.fromStride = i.stride;
  c.rounding = static_cast<Rounding>(i.mode & 7);
  c.integral = i.mode & 8;
  c.saturate = i.mode & 16;
  c.flush = i.mode & 32;
  c.finite = i.mode & 64;
  c.relu = i.mode & 128;
  return c;
}

static void convert(Warp &warp, const Instruction &i, uint32_t mask) {
  const Conversion c = conversionOf(i);
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    const uint64_t bits = convertOne(c, readLane(warp, i.op[1], c.fromStride, lane));
    // A destination wider than the type is extended according to the type.
    writeLane(warp, i.op[0], c.toStride, lane, isFloat(c.to) ? bits : extend(c.to, bits));
  }
}

/// Two values at a time: the first operand becomes the upper half.
static void convertPair(Warp &warp, const Instruction &i, uint32_t mask) {
  Conversion c = conversionOf(i);
  const Type packed = c.to;
  const auto *high = warp.lanes<float>(i.op[1]), *low = warp.lanes<float>(i.op[2]);
  auto one = [&](float value) -> uint32_t {
    if (c.relu)
      value = value > 0 || value != value ? value : 0;
    const Overflow overflow = c.finite ? Overflow::Saturate : Overflow::Infinity;
    switch (packed) {
    case Type::F16x2:
      return encode<F16>(value, c.rounding, overflow);
    case Type::BF16x2:
      return encode<BF16>(value, c.rounding, overflow);
    case Type::E4M3x2:
      return encode<F8E4M3FN>(value, c.rounding, overflow);
    default:
      return encode<F8E5M2>(value, c.rounding, overflow);
    }
  };
  const unsigned shift = bytesOf(packed) * 4;
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    writeLane(warp, i.op[0], i.width, lane, one(high[lane]) << shift | one(low[lane]));
  }
}

/// Between f16x2 and two f8.
static void convertHalves(Warp &warp, const Instruction &i, uint32_t mask) {
  const Conversion c = conversionOf(i);
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    const auto bits = static_cast<uint32_t>(readLane(warp, i.op[1], i.stride, lane));
    uint32_t result = 0;
    for (unsigned half = 0; half < 2; ++half) {
      if (c.to == Type::F16x2) {
        const uint32_t code = bits >> (8 * half) & 255;
        const float value = c.from == Type::E4M3x2 ? decode<F8E4M3FN>(code) : decode<F8E5M2>(code);
        result |= encode<F16>(c.relu && value < 0 ? 0.0f : value) << (16 * half);
      } else {
        float value = decode<F16>(bits >> (16 * half) & 0xffff);
        if (c.relu && value < 0)
          value = 0;
        const uint32_t code = c.to == Type::E4M3x2
                                  ? encode<F8E4M3FN>(value, c.rounding, Overflow::Saturate)
                                  : encode<F8E5M2>(value, c.rounding, Overflow::Saturate);
        result |= code << (8 * half);
      }
    }
    writeLane(warp, i.op[0], i.width, lane, result);
  }
}

namespace {
struct FromF16 {
  static float apply(uint16_t a) { return fromF16(a); }
};
struct ToF16 {
  static uint16_t apply(float a) { return toF16(a); }
};
struct PairF16 {
  static uint32_t apply(float high, float low) { return uint32_t(toF16(high)) << 16 | toF16(low); }
};
} // namespace

/// Conversions that kernels are full of.
static Handler fastConversion(const Conversion &c) {
  if (c.saturate || c.flush || c.integral || c.relu || c.finite)
    return nullptr;
  if (c.rounding == Rounding::NearestEven && c.toStride == bytesOf(c.to) &&
      c.fromStride == bytesOf(c.from)) {
    if (c.to == Type::F32 && c.from == Type::F16)
      return unary<FromF16, float, uint16_t>;
    if (c.to == Type::F16 && c.from == Type::F32)
      return unary<ToF16, uint16_t, float>;
  }
  if (isFloat(c.to) || isFloat(c.from) || c.toStride != bytesOf(c.to) ||
      c.fromStride != bytesOf(c.from))
    return nullptr;
  const unsigned to = c.toStride, from = c.fromStride;
  if (to == 8 && from == 4)
    return isSigned(c.from) ? unary<Same, uint64_t, int32_t> : unary<Same, uint64_t, uint32_t>;
  if (to == 4 && from == 8)
    return unary<Same, uint32_t, uint64_t>;
  if (to == 4 && from == 2)
    return isSigned(c.from) ? unary<Same, uint32_t, int16_t> : unary<Same, uint32_t, uint16_t>;
  if (to == 2 && from == 4)
    return unary<Same, uint16_t, uint32_t>;
  return nullptr;
}

static void buildCvt(Builder &b) {
  Instruction &i = b.instruction();
  const int rounding = b.takeOne({"rn", "rp", "rm", "rz", "rna"}, true);
  const int integral = b.takeOne({"rni", "rpi", "rmi", "rzi"}, true);
  const bool pack = b.take("pack");
  if (pack)
    b.error("cvt.pack is not modelled");
  const bool sat = b.take("sat"), finite = b.take("satfinite"), ftz = b.take("ftz"),
             relu = b.take("relu");
  Conversion c;
  c.to = b.takeType();
  c.from = b.takeType();
  // As Rounding counts them: nearest, up, down, zero, away.
  const int mode = integral >= 0 ? integral : std::max(rounding, 0);
  i.mode = static_cast<uint8_t>(mode | (integral >= 0 ? 8 : 0) | (sat ? 16 : 0) | (ftz ? 32 : 0) |
                                (finite ? 64 : 0) | (relu ? 128 : 0));
  i.value = static_cast<uint64_t>(c.to) | static_cast<uint64_t>(c.from) << 8;
  i.klass = isFloat(c.to) || isFloat(c.from) ? Class::Float : Class::Integer;
  if (isFloat(c.from) && !isFloat(c.to) && integral < 0)
    b.error("a conversion to an integer needs a rounding");
  auto isPair = [](Type type) {
    return type == Type::F16x2 || type == Type::BF16x2 || type == Type::E4M3x2 ||
           type == Type::E5M2x2;
  };
  if (isPair(c.to) && c.from == Type::F32) {
    i.width = static_cast<uint8_t>(bytesOf(c.to));
    const unsigned half = 4u * i.width; // bits; the first operand's is the upper one
    i.op[0] = b.write(0, i.width);
    i.op[1] = b.readInto(1, 4, i.op[0], Reach::All, {}, {half, half});
    i.op[2] = b.readInto(2, 4, i.op[0], Reach::All, {}, {0, half});
    i.handler =
        c.to == Type::F16x2 && i.mode == 0 ? binary<PairF16, uint32_t, float, float> : convertPair;
    return;
  }
  if (isPair(c.to) && isPair(c.from)) {
    i.width = static_cast<uint8_t>(bytesOf(c.to));
    i.stride = static_cast<uint8_t>(bytesOf(c.from));
    i.op = {b.write(0, i.width), b.find(1, i.stride)};
    for (unsigned n = 0; n < 2; ++n)
      b.flow(i.op[1], i.op[0], Reach::All, {4u * i.stride * n, 4u * i.stride},
             {4u * i.width * n, 4u * i.width});
    if ((c.to == Type::F16x2) != (c.from == Type::F16x2) && c.to != Type::BF16x2 &&
        c.from != Type::BF16x2)
      i.handler = convertHalves;
    return;
  }
  if (isPair(c.to) || isPair(c.from))
    return;
  const unsigned to = b.bytesOf(0), from = b.bytesOf(1);
  c.toStride = to ? to : bytesOf(c.to);
  c.fromStride = from ? from : bytesOf(c.from);
  if (c.toStride < bytesOf(c.to) || c.fromStride < bytesOf(c.from))
    b.error("a register is narrower than the type");
  i.width = static_cast<uint8_t>(c.toStride);
  i.stride = static_cast<uint8_t>(c.fromStride);
  i.op[0] = b.write(0, c.toStride);
  i.op[1] = b.find(1, c.fromStride);
  const unsigned fromBits = 8 * bytesOf(c.from), toBits = 8 * bytesOf(c.to);
  if (sat || isFloat(c.from) || isFloat(c.to)) {
    b.flow(i.op[1], i.op[0], Reach::All, {0, fromBits});
  } else {
    // Low bits are kept; what extends them, to the type and then to the register, are zeros or
    // made of the sign.
    const unsigned kept = std::min(fromBits, toBits);
    b.flow(i.op[1], i.op[0], Reach::Move, {0, kept}, {0, kept});
    const bool extends = fromBits < toBits;
    if (isSigned(extends ? c.from : c.to))
      b.flow(i.op[1], i.op[0], Reach::All, {kept - 1, 1},
             {kept, extends && !isSigned(c.to) ? toBits - kept : 64});
  }
  const Conversion full = conversionOf(i);
  i.handler = fastConversion(full);
  if (!i.handler)
    i.handler = convert;
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static uint64_t windowOf(Builder &b) {
  switch (b.takeOne({"global", "shared", "local", "param", "const", "shared::cta",
                     "shared::cluster", "param::entry"})) {
  case 0:
  case 4:
    return 0;
  case 2:
    return localWindow;
  case 3:
  case 7:
    return parameterWindow;
  default:
    return sharedWindow;
  }
}

/// Adds the space's window, or takes it away.
static void convertAddress(Warp &warp, const Instruction &i, uint32_t mask) {
  const uint64_t add = i.value;
  if (i.width == 8) {
    auto *d = warp.lanes<uint64_t>(i.op[0]);
    const auto *a = warp.lanes<uint64_t>(i.op[1]);
    forLanes(mask, [=](unsigned lane) { d[lane] = a[lane] + add; });
  } else {
    auto *d = warp.lanes<uint32_t>(i.op[0]);
    const auto *a = warp.lanes<uint32_t>(i.op[1]);
    forLanes(mask, [=](unsigned lane) { d[lane] = a[lane] + static_cast<uint32_t>(add); });
  }
}

static void buildCvta(Builder &b) {
  Instruction &i = b.instruction();
  const bool to = b.take("to");
  const uint64_t window = windowOf(b);
  i.width = static_cast<uint8_t>(bytesOf(b.takeType()));
  i.value = to ? 0 - window : window;
  i.klass = Class::Integer;
  i.op[0] = b.write(0, i.width);
  i.op[1] = b.readInto(1, i.width, i.op[0], Reach::Up);
  i.handler = convertAddress;
}

static void isspacep(Warp &warp, const Instruction &i, uint32_t mask) {
  const auto *a = warp.lanes<uint64_t>(i.op[1]);
  setPredicate(warp, i.op[0], mask, [&](unsigned lane) {
    const uint64_t window = a[lane] & ~(windowSize - 1);
    if (i.value == 0)
      return window != sharedWindow && window != localWindow && window != parameterWindow;
    // Addresses of other blocks are in the cluster's window only.
    return window == i.value &&
           (i.flag || (a[lane] & (windowSize - 1)) >> rankShift == warp.block->rank);
  });
}

static void buildIsspacep(Builder &b) {
  Instruction &i = b.instruction();
  i.flag = b.take("shared::cluster");
  i.value = i.flag ? sharedWindow : windowOf(b);
  i.op[0] = b.writePredicate(0);
  i.op[1] = b.readInto(1, 8, i.op[0], Reach::All);
  i.handler = isspacep;
}

static void mapa(Warp &warp, const Instruction &i, uint32_t mask) {
  const auto *rank = warp.lanes<uint32_t>(i.op[2]);
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    if (rank[lane] >= warp.cluster->blocks.size())
      warp.fault("block " + std::to_string(rank[lane]) + " of a cluster of " +
                     std::to_string(warp.cluster->blocks.size()),
                 static_cast<int>(lane));
    uint64_t address = readLane(warp, i.op[1], i.width, lane);
    const uint64_t window = i.flag ? address & ~(windowSize - 1) : 0;
    const uint64_t offset = address & ((uint64_t(1) << rankShift) - 1);
    address = window | uint64_t(rank[lane]) << rankShift | offset;
    writeLane(warp, i.op[0], i.width, lane, address);
  }
}

static void buildMapa(Builder &b) {
  Instruction &i = b.instruction();
  i.flag = !b.take("shared::cluster"); // generic addresses
  i.width = static_cast<uint8_t>(bytesOf(b.takeType()));
  i.op = {b.write(0, i.width), b.read(1, i.width), b.read(2, 4)};
  i.handler = mapa;
}

static void getctarank(Warp &warp, const Instruction &i, uint32_t mask) {
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    warp.lanes<uint32_t>(i.op[0])[lane] = static_cast<uint32_t>(
        (readLane(warp, i.op[1], i.width, lane) & (windowSize - 1)) >> rankShift);
  }
}

static void buildGetctarank(Builder &b) {
  Instruction &i = b.instruction();
  b.take("shared::cluster");
  i.width = static_cast<uint8_t>(bytesOf(b.takeType()));
  i.op = {b.write(0, 4), b.read(1, i.width)};
  i.handler = getctarank;
}

void fuse::sim::ptx::addConversions(Builder::Table &table) {
  table["cvt"] = buildCvt;
  table["cvta"] = buildCvta;
  table["isspacep"] = buildIsspacep;
  table["mapa"] = buildMapa;
  table["getctarank"] = buildGetctarank;
}
