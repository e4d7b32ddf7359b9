//===- VectorMemory.h - kinds of memory instructions ------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_VECTORMEMORY_H
#define FUSE_LIB_SIMULATOR_AMD_VECTORMEMORY_H

#include "Wave.h"

namespace fuse::sim::amd {

/// What an instruction does with its bytes.
enum MemoryVariant : uint16_t {
  Load = 1,
  Store = 2,
  Signed = 4,
  /// Sixteen bits to or from the lower (upper) half of a register, whose other half stays.
  Low = 8,
  High = 16,
  Buffer = 32,
  ToLds = 64,
};

/// A signed byte or half, extended.
inline uint32_t extendSign(uint32_t value, unsigned bytes) {
  return static_cast<uint32_t>(bytes == 1 ? int32_t(int8_t(value)) : int32_t(int16_t(value)));
}

/// Throws if one of the lanes has an undefined bit.
void requireDefined(Wave &wave, const Instruction &instruction, uint64_t undefinedBits,
                    uint64_t lanes, const char *what);

/// Where the waves' scratch memory is, for the descriptor that gfx90a's code gets at entry.
constexpr uint64_t scratchAddress = 0x7f0000000000;
/// Words 1 (upper half) and 3 of that descriptor: swizzled, in elements of 4 bytes, by lanes.
constexpr uint32_t scratchSwizzle = 0x80000000, scratchFormat = 0x00e80000;

/// A load from or store to a lane's own memory, at once (nobody else sees it): a load's values
/// wait in `entry` for moveScratch. `entry.address` has each lane's address.
void accessScratch(Wave &wave, const Instruction &instruction, InFlight &entry);
void moveScratch(Wave &wave, InFlight &entry);
/// Whether a buffer instruction goes to scratch; if so `entry.address` gets each lane's address.
bool findScratchBuffer(Wave &wave, const Instruction &instruction, InFlight &entry);

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_VECTORMEMORY_H
