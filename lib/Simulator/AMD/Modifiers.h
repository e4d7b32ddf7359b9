//===- Modifiers.h - parts of operands, denormals ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_MODIFIERS_H
#define FUSE_LIB_SIMULATOR_AMD_MODIFIERS_H

#include "Instruction.h"

namespace fuse::sim::amd {

/// Bits of MODE.
constexpr uint32_t keepInput32 = 0x10, keepOutput32 = 0x20, keepInput16 = 0x40, keepOutput16 = 0x80;

inline bool isHalf(Type type) { return type == Type::F16 || type == Type::B16; }

/// Whether MODE has denormals of a type replaced by zeros, in sources or in results.
inline bool flushes(uint32_t mode, Type type, bool output) {
  switch (type) {
  case Type::F32:
  case Type::PkF32:
  case Type::Mix:
    return !(mode & (output ? keepOutput32 : keepInput32));
  case Type::F16:
  case Type::PkF16:
  case Type::F64:
    return !(mode & (output ? keepOutput16 : keepInput16));
  default:
    return false;
  }
}

/// One byte or half of each word, extended (SDWA).
inline void selectPart(uint32_t *words, unsigned part, bool signExtend) {
  const unsigned width = part < 4 ? 8 : 16, shift = part < 4 ? part * 8 : (part - 4) * 16;
  for (unsigned i = 0; i < numLanes; ++i) {
    const uint32_t value = words[i] << (32 - width - shift);
    words[i] = signExtend ? static_cast<uint32_t>(static_cast<int32_t>(value) >> (32 - width))
                          : value >> (32 - width);
  }
}

/// The result's bytes go to one part of the destination (SDWA), which was `old`.
inline void placePart(const Instruction &instruction, const uint32_t *old, uint32_t *words) {
  const unsigned part = instruction.sdwaPart;
  const unsigned width = part < 4 ? 8 : 16, shift = part < 4 ? part * 8 : (part - 4) * 16;
  const uint32_t ones = width == 8 ? 0xff : 0xffff;
  for (unsigned i = 0; i < numLanes; ++i) {
    const uint32_t value = words[i] & ones;
    if (instruction.sdwaUnused == 2)
      words[i] = (old[i] & ~(ones << shift)) | value << shift;
    else if (instruction.sdwaUnused == 1)
      words[i] = static_cast<uint32_t>(static_cast<int32_t>(value << (32 - width)) >>
                                       (32 - width - shift));
    else
      words[i] = value << shift;
  }
}

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_MODIFIERS_H
