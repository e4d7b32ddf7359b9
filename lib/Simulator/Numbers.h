//===- Numbers.h - numbers as a chip's registers hold them ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NUMBERS_H
#define FUSE_LIB_SIMULATOR_NUMBERS_H

#include "fuse/Runtime/NarrowFloats.h"

namespace fuse::sim {

using namespace numbers;

/// Zero, of the same sign, for a denormal.
inline float flushDenormal(float value) {
  const uint32_t bits = bitCast<uint32_t>(value);
  return bitCast<float>(bits & 0x7f800000 ? bits : bits & 0x80000000);
}

/// tf32 in a 32-bit register, as matrix units read it: the lower 13 bits are ignored.
inline float fromTF32(uint32_t bits) { return bitCast<float>(bits & 0xffffe000); }
/// And as cvt.rna.tf32.f32 writes it.
inline uint32_t toTF32(float value, Rounding rounding = Rounding::NearestAway,
                       Overflow overflow = Overflow::Infinity) {
  return encode<TF32>(value, rounding, overflow) << 13;
}

/// The values of all 256 codes of an 8-bit format.
template <typename Format> struct DecodeTable {
  float values[256];
  DecodeTable() {
    for (uint32_t code = 0; code < 256; ++code)
      values[code] = decode<Format>(code);
  }
  float operator[](uint8_t code) const { return values[code]; }
};
template <typename Format> inline const DecodeTable<Format> decodeTable;

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_NUMBERS_H
