//===- VectorAlu.cpp - vector instructions on 32 and 64 bits --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Semantics: "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), chapter 12; the ones
// that only gfx950 has: "CDNA4 Instruction Set Architecture", same chapter.
//
//===----------------------------------------------------------------------===//

#include "Division.h"
#include "Wave.h"

#include <algorithm>
#include <limits>

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using i32 = int32_t;
using u64 = uint64_t;
using i64 = int64_t;

float fma32(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

/// The low 24 bits, extended.
u32 low24(u32 x) { return x & 0xffffff; }
/// Of four signed bytes each, and what is added.
u32 dot4(u32 a, u32 b, u32 sum) {
  for (unsigned byte = 0; byte < 4; ++byte)
    sum += u32(i32(int8_t(a >> 8 * byte)) * int8_t(b >> 8 * byte));
  return sum;
}
i32 signed24(u32 x) { return static_cast<i32>(x << 8) >> 8; }

/// One instruction in hardware, with an error of 1 ulp; here it is rounded from the double's
/// value. Denormals are flushed on the way in and out (LLVM's AMDGPU target scales around
/// them for that reason).
template <typename F> LaneFunction approximate(F f) {
  FUSE_KEEP(f);
  return [](Lanes &l) {
    for (unsigned i = 0; i < numLanes; ++i)
      l.d[i] = bitCast<u32>(
          flushDenormal(static_cast<float>(function(double(flushDenormal(load<float>(l.a, i)))))));
  };
}

u32 toUnsigned(double x) {
  return !(x > 0) ? 0 : x >= 4294967295.0 ? 0xffffffffu : static_cast<u32>(x);
}
i32 toSigned(double x) {
  return x != x               ? 0
         : x >= 2147483647.0  ? INT32_MAX
         : x <= -2147483648.0 ? INT32_MIN
                              : static_cast<i32>(x);
}

/// Carry chains: the mask comes in and goes out by lanes.
template <int sign, bool hasCarryIn, bool reversed> void carry(Lanes &l) {
  u64 out = 0;
  for (unsigned i = 0; i < numLanes; ++i) {
    const u64 a = reversed ? l.b[i] : l.a[i], b = reversed ? l.a[i] : l.b[i];
    const u64 in = hasCarryIn ? l.maskIn >> i & 1 : 0;
    const u64 value = sign > 0 ? a + b + in : a - b - in;
    out |= (value >> 32 & 1) << i;
    l.d[i] = static_cast<u32>(value);
  }
  l.maskOut = out;
}

void select(Lanes &l) { FUSE_FOR_LANES l.d[i] = l.maskIn >> i & 1 ? l.b[i] : l.a[i]; }

template <bool isSigned> void madWide(Lanes &l) {
  u64 out = 0;
  for (unsigned i = 0; i < numLanes; ++i) {
    const u64 c = load<u64>(l.c, i);
    const u64 product = isSigned ? static_cast<u64>(i64(load<i32>(l.a, i)) * load<i32>(l.b, i))
                                 : u64(l.a[i]) * l.b[i];
    const u64 value = product + c;
    // The carry of the 64-bit sum; of the signed form it is the 65th bit of the exact sum.
    const bool carried =
        isSigned ? (i64(product) < 0) != ((i64(c) < 0) != (value < product)) : value < product;
    out |= u64(carried) << i;
    store(l, i, value);
  }
  l.maskOut = out;
}

/// Byte i of the result is what byte i of the selector names of {a, b}: b's bytes are 0 to 3.
u32 perm(u32 a, u32 b, u32 selector) {
  const u64 both = u64(a) << 32 | b;
  u32 result = 0;
  for (unsigned i = 0; i < 4; ++i) {
    const u32 s = selector >> 8 * i & 0xff;
    u32 byte = 0;
    if (s >= 13)
      byte = 0xff;
    else if (s == 12)
      byte = 0;
    else if (s >= 8) // the sign of halves 0 to 3
      byte = both >> (16 * (s - 8) + 15) & 1 ? 0xff : 0;
    else
      byte = static_cast<u32>(both >> 8 * s & 0xff);
    result |= byte << 8 * i;
  }
  return result;
}

const Operation operations[] = {
#define VALU Class::Valu, executeVector
#define T(...) {__VA_ARGS__}
    // Moves, selections.
    {"v_mov_b32", VALU, "d0", Type::B32, T(Type::B32), map1<u32>([](u32 a) { return a; }),
     Taint::Bits},
    {"v_mov_b64", VALU, "d0", Type::B64, T(Type::B64), map1<u64>([](u64 a) { return a; }),
     Taint::Bits},
    {"v_accvgpr_read_b32", VALU, "d0", Type::B32, T(Type::B32), map1<u32>([](u32 a) { return a; }),
     Taint::Bits},
    {"v_accvgpr_write_b32", VALU, "d0", Type::B32, T(Type::B32), map1<u32>([](u32 a) { return a; }),
     Taint::Bits},
    {"v_accvgpr_mov_b32", VALU, "d0", Type::B32, T(Type::B32), map1<u32>([](u32 a) { return a; }),
     Taint::Bits},
    {"v_cndmask_b32", VALU, "d01i", Type::B32, T(Type::B32, Type::B32), select, Taint::Select},

    // Bits.
    {"v_not_b32", VALU, "d0", Type::B32, T(Type::B32), map1<u32>([](u32 a) { return ~a; }),
     Taint::Bits},
    {"v_and_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a & b; }), Taint::Bits},
    {"v_or_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a | b; }), Taint::Bits},
    {"v_xor_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a ^ b; }), Taint::Bits},
    {"v_xnor_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return ~(a ^ b); }), Taint::Bits},
    {"v_or3_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return a | b | c; }), Taint::Bits},
    {"v_and_or_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return (a & b) | c; }), Taint::Bits},
    {"v_bfi_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return (a & b) | (~a & c); }), Taint::Bits},
    {"v_bitop3_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32), bitop3,
     Taint::Bits},
    {"v_lshlrev_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return b << (a & 31); }), Taint::BitsBy0},
    {"v_lshrrev_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return b >> (a & 31); }), Taint::BitsBy0},
    {"v_ashrrev_i32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, i32>([](u32 a, i32 b) { return b >> (a & 31); }), Taint::BitsBy0},
    {"v_lshlrev_b64", VALU, "d01", Type::B64, T(Type::B32, Type::B64),
     map2<u32, u64>([](u32 a, u64 b) { return b << (a & 63); }), Taint::BitsBy0},
    {"v_lshrrev_b64", VALU, "d01", Type::B64, T(Type::B32, Type::B64),
     map2<u32, u64>([](u32 a, u64 b) { return b >> (a & 63); }), Taint::BitsBy0},
    {"v_ashrrev_i64", VALU, "d01", Type::B64, T(Type::B32, Type::B64),
     map2<u32, i64>([](u32 a, i64 b) { return b >> (a & 63); }), Taint::BitsBy0},
    {"v_lshl_or_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return a << (b & 31) | c; }), Taint::BitsBy1},
    {"v_lshl_add_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return (a << (b & 31)) + c; }), Taint::UpBy1},
    {"v_lshl_add_u64", VALU, "d012", Type::B64, T(Type::B64, Type::B32, Type::B64),
     map3<u64, u32, u64>([](u64 a, u32 b, u64 c) { return (a << (b & 7)) + c; }), Taint::UpBy1},
    {"v_add_lshl_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return (a + b) << (c & 31); }), Taint::UpBy2},
    {"v_xad_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return (a ^ b) + c; }), Taint::Up},
    {"v_bfe_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>(
         [](u32 a, u32 b, u32 c) { return a >> (b & 31) & ((1u << (c & 31)) - 1); }),
     Taint::BitsBy12},
    {"v_bfe_i32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) {
       const u32 width = c & 31, field = a >> (b & 31) & ((1u << width) - 1);
       return static_cast<i32>(width && field >> (width - 1) & 1 ? field | ~((1u << width) - 1)
                                                                 : field);
     }),
     Taint::BitsBy12},
    {"v_bfm_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return ((1u << (a & 31)) - 1) << (b & 31); }),
     Taint::AllBy01},
    {"v_bfrev_b32", VALU, "d0", Type::B32, T(Type::B32), map1<u32>([](u32 a) {
       a = (a & 0x55555555) << 1 | (a >> 1 & 0x55555555);
       a = (a & 0x33333333) << 2 | (a >> 2 & 0x33333333);
       a = (a & 0x0f0f0f0f) << 4 | (a >> 4 & 0x0f0f0f0f);
       return a << 24 | (a & 0xff00) << 8 | (a >> 8 & 0xff00) | a >> 24;
     }),
     Taint::Bits},
    {"v_ffbh_u32", VALU, "d0", Type::B32, T(Type::B32),
     map1<u32>([](u32 a) { return a ? u32(__builtin_clz(a)) : ~0u; }), Taint::Whole},
    // The first bit from above that differs from the sign.
    {"v_ffbh_i32", VALU, "d0", Type::B32, T(Type::B32), map1<i32>([](i32 a) {
       const u32 differ = u32(a ^ (a >> 31));
       return differ ? u32(__builtin_clz(differ)) : ~0u;
     })},
    {"v_ffbl_b32", VALU, "d0", Type::B32, T(Type::B32),
     map1<u32>([](u32 a) { return a ? u32(__builtin_ctz(a)) : ~0u; }), Taint::Whole},
    {"v_bcnt_u32_b32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return u32(__builtin_popcount(a)) + b; })},
    {"v_perm_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>(FUSE_LAMBDA(perm)), Taint::ChosenBy2},
    {"v_alignbit_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>(
         [](u32 a, u32 b, u32 c) { return static_cast<u32>((u64(a) << 32 | b) >> (c & 31)); }),
     Taint::BitsBy2},
    {"v_alignbyte_b32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>(
         [](u32 a, u32 b, u32 c) { return static_cast<u32>((u64(a) << 32 | b) >> 8 * (c & 3)); }),
     Taint::BitsBy2},

    // Integers.
    {"v_add_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a + b; }), Taint::Up},
    {"v_sub_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a - b; }), Taint::Up},
    {"v_subrev_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return b - a; }), Taint::Up},
    {"v_add_i32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a + b; }), Taint::Up},
    {"v_sub_i32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a - b; }), Taint::Up},
    {"v_add_u32 clamp", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return saturate<u32>(int64_t(a) + b); })},
    {"v_sub_u32 clamp", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return saturate<u32>(int64_t(a) - b); })},
    {"v_subrev_u32 clamp", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return saturate<u32>(int64_t(b) - a); })},
    {"v_add_i32 clamp", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<i32, i32>([](i32 a, i32 b) { return saturate<i32>(int64_t(a) + b); })},
    {"v_sub_i32 clamp", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<i32, i32>([](i32 a, i32 b) { return saturate<i32>(int64_t(a) - b); })},
    {"v_add3_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return a + b + c; }), Taint::Up},
    {"v_add_co_u32", VALU, "dm01", Type::B32, T(Type::B32, Type::B32), carry<1, false, false>,
     Taint::Up},
    {"v_sub_co_u32", VALU, "dm01", Type::B32, T(Type::B32, Type::B32), carry<-1, false, false>,
     Taint::Up},
    {"v_subrev_co_u32", VALU, "dm01", Type::B32, T(Type::B32, Type::B32), carry<-1, false, true>,
     Taint::Up},
    {"v_addc_co_u32", VALU, "dm01i", Type::B32, T(Type::B32, Type::B32), carry<1, true, false>,
     Taint::Up},
    {"v_subb_co_u32", VALU, "dm01i", Type::B32, T(Type::B32, Type::B32), carry<-1, true, false>,
     Taint::Up},
    {"v_subbrev_co_u32", VALU, "dm01i", Type::B32, T(Type::B32, Type::B32), carry<-1, true, true>,
     Taint::Up},
    {"v_min_i32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<i32, i32>([](i32 a, i32 b) { return a < b ? a : b; })},
    {"v_max_i32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<i32, i32>([](i32 a, i32 b) { return a > b ? a : b; })},
    {"v_min_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a < b ? a : b; })},
    {"v_max_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a > b ? a : b; })},
    {"v_min3_i32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<i32, i32, i32>([](i32 a, i32 b, i32 c) { return std::min(std::min(a, b), c); })},
    {"v_max3_i32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<i32, i32, i32>([](i32 a, i32 b, i32 c) { return std::max(std::max(a, b), c); })},
    {"v_min3_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return std::min(std::min(a, b), c); })},
    {"v_max3_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return std::max(std::max(a, b), c); })},
    {"v_med3_i32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<i32, i32, i32>([](i32 a, i32 b, i32 c) {
       return std::max(std::min(a, b), std::min(std::max(a, b), c));
     })},
    {"v_med3_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) {
       return std::max(std::min(a, b), std::min(std::max(a, b), c));
     })},
    {"v_mul_lo_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return a * b; }), Taint::Up},
    {"v_mul_hi_u32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return static_cast<u32>(u64(a) * b >> 32); })},
    {"v_mul_hi_i32", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<i32, i32>(
         [](i32 a, i32 b) { return static_cast<u32>(static_cast<u64>(i64(a) * b) >> 32); })},
    {"v_mul_u32_u24", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return low24(a) * low24(b); }), Taint::Up},
    {"v_mul_i32_i24", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return u32(signed24(a)) * u32(signed24(b)); }), Taint::Up},
    {"v_mul_hi_u32_u24", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) { return static_cast<u32>(u64(low24(a)) * low24(b) >> 32); })},
    {"v_mul_hi_i32_i24", VALU, "d01", Type::B32, T(Type::B32, Type::B32),
     map2<u32, u32>([](u32 a, u32 b) {
       return static_cast<u32>(static_cast<u64>(i64(signed24(a)) * signed24(b)) >> 32);
     })},
    {"v_mad_u32_u24", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return low24(a) * low24(b) + c; }), Taint::Up},
    {"v_mad_i32_i24", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>(
         [](u32 a, u32 b, u32 c) { return u32(signed24(a)) * u32(signed24(b)) + c; }),
     Taint::Up},
    {"v_sad_u32", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) { return (a > b ? a - b : b - a) + c; })},
    {"v_dot4_u32_u8", VALU, "d012", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>([](u32 a, u32 b, u32 c) {
       for (unsigned from = 0; from < 32; from += 8)
         c += (a >> from & 0xff) * (b >> from & 0xff);
       return c;
     })},
    {"v_dot4c_i32_i8", VALU, "d01a", Type::B32, T(Type::B32, Type::B32, Type::B32),
     map3<u32, u32, u32>(FUSE_LAMBDA(dot4))},
    {"v_mad_u64_u32", VALU, "dm012", Type::B64, T(Type::B32, Type::B32, Type::B64), madWide<false>,
     Taint::Up},
    {"v_mad_i64_i32", VALU, "dm012", Type::B64, T(Type::B32, Type::B32, Type::B64), madWide<true>,
     Taint::Up},

    // f32.
    {"v_add_f32", VALU, "d01", Type::F32, T(Type::F32, Type::F32),
     map2<float, float>([](float a, float b) { return a + b; })},
    {"v_sub_f32", VALU, "d01", Type::F32, T(Type::F32, Type::F32),
     map2<float, float>([](float a, float b) { return a - b; })},
    {"v_subrev_f32", VALU, "d01", Type::F32, T(Type::F32, Type::F32),
     map2<float, float>([](float a, float b) { return b - a; })},
    {"v_mul_f32", VALU, "d01", Type::F32, T(Type::F32, Type::F32),
     map2<float, float>([](float a, float b) { return a * b; })},
    {"v_fma_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(FUSE_LAMBDA(fma32))},
    {"v_fmac_f32", VALU, "d01a", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(FUSE_LAMBDA(fma32))},
    {"v_fmaak_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(FUSE_LAMBDA(fma32))},
    {"v_fmamk_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(FUSE_LAMBDA(fma32))},
// Not fused, and without denormals whatever the mode.
#define MAD                                                                                        \
  map3<float, float, float>([](float a, float b, float c) {                                        \
    return flushDenormal(flushDenormal(flushDenormal(a) * flushDenormal(b)) + flushDenormal(c));   \
  })
    {"v_mad_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32), MAD},
    {"v_mac_f32", VALU, "d01a", Type::F32, T(Type::F32, Type::F32, Type::F32), MAD},
    {"v_madak_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32), MAD},
    {"v_madmk_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32), MAD},
#undef MAD
    {"v_max_f32", VALU, "d01", Type::F32, T(Type::F32, Type::F32),
     map2<float, float>(FUSE_LAMBDA(maximum))},
    {"v_min_f32", VALU, "d01", Type::F32, T(Type::F32, Type::F32),
     map2<float, float>(FUSE_LAMBDA(minimum))},
    {"v_max3_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(
         [](float a, float b, float c) { return maximum(maximum(a, b), c); })},
    {"v_min3_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(
         [](float a, float b, float c) { return minimum(minimum(a, b), c); })},
    {"v_maximum3_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(
         [](float a, float b, float c) { return maximumNaN(maximumNaN(a, b), c); })},
    {"v_minimum3_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(
         [](float a, float b, float c) { return minimumNaN(minimumNaN(a, b), c); })},
    {"v_med3_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>([](float a, float b, float c) {
       return isNaN(a) || isNaN(b) || isNaN(c) ? minimum(minimum(a, b), c)
                                               : maximum(minimum(a, b), minimum(maximum(a, b), c));
     })},
    {"v_trunc_f32", VALU, "d0", Type::F32, T(Type::F32),
     map1<float>([](float a) { return std::trunc(a); })},
    {"v_floor_f32", VALU, "d0", Type::F32, T(Type::F32),
     map1<float>([](float a) { return std::floor(a); })},
    {"v_ceil_f32", VALU, "d0", Type::F32, T(Type::F32),
     map1<float>([](float a) { return std::ceil(a); })},
    {"v_rndne_f32", VALU, "d0", Type::F32, T(Type::F32),
     map1<float>([](float a) { return __builtin_roundevenf(a); })},
    {"v_fract_f32", VALU, "d0", Type::F32, T(Type::F32),
     map1<float>([](float a) { return minimum(a - std::floor(a), bitCast<float>(0x3f7fffffu)); })},
    {"v_ldexp_f32", VALU, "d01", Type::F32, T(Type::F32, Type::B32),
     map2<float, i32>([](float a, i32 b) { return std::ldexp(a, b); })},
    {"v_frexp_mant_f32", VALU, "d0", Type::F32, T(Type::F32), map1<float>([](float a) {
       int e;
       return std::isfinite(a) ? std::frexp(a, &e) : a;
     })},
    {"v_frexp_exp_i32_f32", VALU, "d0", Type::B32, T(Type::F32), map1<float>([](float a) {
       int e = 0;
       if (std::isfinite(a))
         (void)std::frexp(a, &e);
       return i32(e);
     })},
    {"v_rcp_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return 1.0 / x; })},
    {"v_rcp_iflag_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return 1.0 / x; })},
    {"v_rsq_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return 1.0 / std::sqrt(x); })},
    {"v_sqrt_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return std::sqrt(x); })},
    {"v_exp_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return std::exp2(x); })},
    {"v_log_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return std::log2(x); })},
    // The argument is in turns.
    {"v_sin_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return std::sin(6.283185307179586 * (x - std::floor(x))); })},
    {"v_cos_f32", VALU, "d0", Type::F32, T(Type::F32),
     approximate([](double x) { return std::cos(6.283185307179586 * (x - std::floor(x))); })},
    {"v_div_scale_f32", VALU, "dm012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     divScale<float>},
    {"v_div_fmas_f32", VALU, "d012v", Type::F32, T(Type::F32, Type::F32, Type::F32),
     divFmas<float>},
    {"v_div_fixup_f32", VALU, "d012", Type::F32, T(Type::F32, Type::F32, Type::F32),
     map3<float, float, float>(FUSE_LAMBDA(divFixup<float>))},

    // Two f32 in a pair of registers.
    {"v_pk_add_f32", VALU, "d01", Type::PkF32, T(Type::PkF32, Type::PkF32),
     pairs2([](float a, float b) { return a + b; }), Taint::Words},
    {"v_pk_mul_f32", VALU, "d01", Type::PkF32, T(Type::PkF32, Type::PkF32),
     pairs2([](float a, float b) { return a * b; }), Taint::Words},
    {"v_pk_fma_f32", VALU, "d012", Type::PkF32, T(Type::PkF32, Type::PkF32, Type::PkF32),
     pairs3(FUSE_LAMBDA(fma32)), Taint::Words},

    // Conversions.
    {"v_cvt_f32_u32", VALU, "d0", Type::F32, T(Type::B32),
     map1<u32>([](u32 a) { return static_cast<float>(a); })},
    {"v_cvt_f32_i32", VALU, "d0", Type::F32, T(Type::B32),
     map1<i32>([](i32 a) { return static_cast<float>(a); })},
    {"v_cvt_u32_f32", VALU, "d0", Type::B32, T(Type::F32),
     map1<float>([](float a) { return toUnsigned(double(a)); })},
    {"v_cvt_i32_f32", VALU, "d0", Type::B32, T(Type::F32),
     map1<float>([](float a) { return toSigned(double(a)); })},
    {"v_cvt_f32_ubyte0", VALU, "d0", Type::F32, T(Type::B32),
     map1<u32>([](u32 a) { return static_cast<float>(a & 0xff); }), Taint::Whole},
    {"v_cvt_f32_ubyte1", VALU, "d0", Type::F32, T(Type::B32),
     map1<u32>([](u32 a) { return static_cast<float>(a >> 8 & 0xff); }), Taint::Whole},
    {"v_cvt_f32_ubyte2", VALU, "d0", Type::F32, T(Type::B32),
     map1<u32>([](u32 a) { return static_cast<float>(a >> 16 & 0xff); }), Taint::Whole},
    {"v_cvt_f32_ubyte3", VALU, "d0", Type::F32, T(Type::B32),
     map1<u32>([](u32 a) { return static_cast<float>(a >> 24); }), Taint::Whole},
    {"v_cvt_f32_f64", VALU, "d0", Type::F32, T(Type::F64),
     map1<double>([](double a) { return static_cast<float>(a); })},
    {"v_cvt_f64_f32", VALU, "d0", Type::F64, T(Type::F32),
     map1<float>([](float a) { return static_cast<double>(a); })},
    {"v_cvt_f64_u32", VALU, "d0", Type::F64, T(Type::B32),
     map1<u32>([](u32 a) { return static_cast<double>(a); })},
    {"v_cvt_f64_i32", VALU, "d0", Type::F64, T(Type::B32),
     map1<i32>([](i32 a) { return static_cast<double>(a); })},
    {"v_cvt_u32_f64", VALU, "d0", Type::B32, T(Type::F64), map1<double>(FUSE_LAMBDA(toUnsigned))},
    {"v_cvt_i32_f64", VALU, "d0", Type::B32, T(Type::F64), map1<double>(FUSE_LAMBDA(toSigned))},
};

} // namespace

OperationTable fuse::sim::amd::vectorOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
