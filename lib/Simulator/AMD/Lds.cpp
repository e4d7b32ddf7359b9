//===- Lds.cpp - LDS, and the permutes that go through it -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), chapter 11 and 12.12.
//
//===----------------------------------------------------------------------===//

#include "Wave.h"

#include <algorithm>
#include <sstream>

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

enum Variant : uint16_t {
  Load = 1,
  Store = 2,
  Signed = 4,
  Low = 8,
  High = 16,
  /// Two elements of `bytes` each, at offsets in elements (or in 64 elements).
  Two = 32,
  Stride64 = 64,
  Permute = 128,
};

/// Extra cycles by bank conflicts. A wave's access is served in phases; in one, each bank
/// gives one word. Lanes of a phase that read the same word share it. The phases of 16-byte
/// reads are AMD's ("Avoiding LDS bank conflicts on AMD GPUs using CK-Tile", ROCm blogs); gfx950's
/// were measured by the authors of HipKittens (analysis/paper_experiments/phases).
uint64_t conflictCycles(const Wave &wave, const uint32_t *address, uint64_t lanes, unsigned bytes,
                        bool writes) {
  const unsigned banks = wave.group->isGfx950 ? 64 : 32;
  const unsigned words = std::max(bytes / 4, 1u);
  const unsigned perPhase = words == 1 ? std::min(banks, 64u) : words == 2 ? banks / 2 : banks / 4;
  // By fours of lanes: two make a phase on 32 banks, four on 64.
  static constexpr uint8_t order32[8] = {0, 5, 1, 4, 2, 7, 3, 6},
                           order64[8] = {0, 3, 5, 6, 1, 2, 4, 7};
  const uint8_t *readOrder = banks == 64 ? order64 : order32;
  uint64_t extra = 0;
  for (unsigned first = 0; first < numLanes; first += perPhase) {
    uint32_t seen[64][64];
    uint8_t count[64] = {};
    unsigned worst = 1;
    for (unsigned k = first; k < first + perPhase; ++k) {
      const unsigned lane =
          words == 4 && !writes ? (k & 32) + readOrder[k / 4 & 7] * 4u + k % 4 : k;
      if (!(lanes >> lane & 1))
        continue;
      for (unsigned w = 0; w < words; ++w) {
        const uint32_t word = address[lane] / 4 + w;
        const unsigned bank = word % banks;
        bool known = false;
        for (unsigned j = 0; j < count[bank]; ++j)
          known |= seen[bank][j] == word;
        if (known)
          continue;
        seen[bank][count[bank]] = word;
        worst = std::max<unsigned>(worst, ++count[bank]);
      }
    }
    extra += worst - 1;
  }
  return extra;
}

/// Offsets in bytes of the one or two elements.
unsigned offsetsOf(const Instruction &instruction, uint32_t offsets[2]) {
  const unsigned variant = instruction.operation->variant;
  if (!(variant & Two)) {
    offsets[0] = static_cast<uint32_t>(instruction.offset);
    return 1;
  }
  const uint32_t unit = instruction.operation->bytes * (variant & Stride64 ? 64u : 1u);
  offsets[0] = static_cast<uint32_t>(instruction.offset) * unit;
  offsets[1] = static_cast<uint32_t>(instruction.offset1) * unit;
  return 2;
}

void captureData(Wave &wave, const Instruction &instruction, InFlight &entry) {
  const Operation &operation = *instruction.operation;
  unsigned at = 0;
  for (unsigned s = 1; s <= (operation.variant & Two ? 2u : 1u); ++s) {
    const Source &data = instruction.source[s];
    for (unsigned w = 0; w < data.words; ++w, ++at) {
      const uint32_t stored = operation.bytes == 1   ? 0xff
                              : operation.bytes == 2 ? 0xffff
                                                     : ~uint32_t(0);
      if (const uint64_t bits = undefinedLanes(wave, data.index + w,
                                               operation.variant & High ? stored << 16 : stored) &
                                entry.lanes)
        fault(wave, instruction, __builtin_ctzll(bits),
              "what is stored is a value that nobody computed");
      std::memcpy(entry.data[at], wave.v[data.index + w], sizeof(entry.data[at]));
    }
  }
}

void execute(Wave &wave, const Instruction &instruction) {
  const Operation &operation = *instruction.operation;
  InFlight &entry = issue(wave, wave.lds, instruction);
  const Source &base = instruction.source[0];
  if (const uint64_t bits = anyUndefined(wave, base) & entry.lanes)
    fault(wave, instruction, __builtin_ctzll(bits), "the address is a value that nobody computed");
  const bool isStore = operation.variant & Store;
  if (isStore)
    captureData(wave, instruction, entry);
  entry.ldsEpoch = ++wave.lds.epoch;
  const Access access{wave.ldsAgent(), entry.ldsEpoch, &wave.clock};
  const unsigned bytes = operation.bytes;
  uint32_t offsets[2];
  const unsigned numOffsets = offsetsOf(instruction, offsets);
  SharedMemory &lds = wave.group->lds;
  uint32_t addresses[numLanes];
  for (unsigned o = 0; o < numOffsets; ++o) {
    for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
      const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
      // Past 32 bits it is out of bounds like any address past the end.
      const uint32_t address = static_cast<uint32_t>(
          std::min<uint64_t>(uint64_t(wave.v[base.index][lane]) + offsets[o], ~uint32_t(15)));
      addresses[lane] = address;
      // Elements of a pair are aligned to their own size, 12 bytes to 16.
      const unsigned alignment = bytes == 12 ? 16 : bytes;
      if (address & (alignment - 1)) {
        std::ostringstream text;
        text << "misaligned access of " << bytes << " bytes at LDS address 0x" << std::hex
             << address;
        fault(wave, instruction, static_cast<int>(lane), text.str());
      }
      if (const Conflict conflict =
              isStore ? lds.write(address, bytes, access) : lds.read(address, bytes, access))
        ldsFault(wave, instruction, static_cast<int>(lane), conflict);
    }
    wave.conflicts += conflictCycles(wave, addresses, entry.lanes, bytes, isStore);
  }
  for (unsigned i = 0; i < numLanes; ++i)
    entry.address[i] = wave.v[base.index][i];
  const uint64_t moved =
      static_cast<uint64_t>(__builtin_popcountll(entry.lanes)) * bytes * numOffsets;
  (isStore ? wave.writtenLds : wave.readLds) += moved;
  settle(wave, wave.lds);
}

/// The lane that lane `to` reads under ds_swizzle's offset; 64 for none.
unsigned swizzleSource(unsigned offset, unsigned to) {
  const unsigned group = to & 32, lane = to & 31;
  if (offset >= 0xc000) { // rotate, gfx9
    const unsigned mask = offset & 31, amount = offset >> 5 & 31;
    const unsigned moved = (offset >> 10 & 1 ? lane - amount : lane + amount) & 31;
    return group | (lane & mask) | (moved & ~mask & 31);
  }
  if (offset >> 15)
    return group | (lane & ~3u) | (offset >> 2 * (lane & 3) & 3);
  const unsigned andMask = offset & 31, orMask = offset >> 5 & 31, xorMask = offset >> 10 & 31;
  return group | (((lane & andMask) | orMask) ^ xorMask);
}

enum Kind { Pull, Push, Swizzle };

template <Kind kind> void permute(Wave &wave, const Instruction &instruction) {
  InFlight &entry = issue(wave, wave.lds, instruction);
  const uint64_t exec = entry.lanes;
  const Source &index = instruction.source[0];
  const Source &data = kind == Swizzle ? index : instruction.source[1];
  if (kind != Swizzle)
    if (const uint64_t bits = anyUndefined(wave, index) & exec)
      fault(wave, instruction, __builtin_ctzll(bits),
            "the number of the lane is a value that nobody computed");
  if (kind == Swizzle && instruction.encoding >= 0xe000)
    fault(wave, instruction, -1, "the FFT mode of ds_swizzle_b32 is not modelled");
  uint32_t bits[2 * numLanes];
  fetchUndefined(wave, data, bits);
  std::memset(entry.data[0], 0, sizeof(entry.data[0]));
  std::memset(entry.undefinedBits[0], 0, sizeof(entry.undefinedBits[0]));
  const auto offset = static_cast<uint32_t>(instruction.offset);
  for (unsigned lane = 0; lane < numLanes; ++lane) {
    if (!(exec >> lane & 1))
      continue;
    if (kind == Push) {
      const unsigned to = (wave.v[index.index][lane] + offset) / 4 % numLanes;
      entry.data[0][to] = wave.v[data.index][lane];
      entry.undefinedBits[0][to] = bits[lane];
      continue;
    }
    const unsigned from = kind == Swizzle ? swizzleSource(instruction.encoding, lane)
                                          : (wave.v[index.index][lane] + offset) / 4 % numLanes;
    // Inactive lanes give zero.
    if (exec >> from & 1) {
      entry.data[0][lane] = wave.v[data.index][from];
      entry.undefinedBits[0][lane] = bits[from];
    }
  }
  settle(wave, wave.lds);
}

#define LDS(NAME, OPERANDS, BYTES, VARIANT)                                                        \
  {NAME,    Class::Lds, execute, OPERANDS, Type::Any, {Type::B32, Type::Any, Type::Any},           \
   nullptr, Taint::All, false,   BYTES,    VARIANT}
#define PERMUTE(NAME, OPERANDS, KIND)                                                              \
  {NAME,    Class::Lds, permute<KIND>, OPERANDS, Type::B32, {Type::B32, Type::B32},                \
   nullptr, Taint::All, false,         4,        Permute}

const Operation operations[] = {
    LDS("ds_read_u8", "d0", 1, Load),
    LDS("ds_read_i8", "d0", 1, Load | Signed),
    LDS("ds_read_u16", "d0", 2, Load),
    LDS("ds_read_i16", "d0", 2, Load | Signed),
    LDS("ds_read_u8_d16", "d0", 1, Load | Low),
    LDS("ds_read_u8_d16_hi", "d0", 1, Load | High),
    LDS("ds_read_i8_d16", "d0", 1, Load | Low | Signed),
    LDS("ds_read_i8_d16_hi", "d0", 1, Load | High | Signed),
    LDS("ds_read_u16_d16", "d0", 2, Load | Low),
    LDS("ds_read_u16_d16_hi", "d0", 2, Load | High),
    LDS("ds_read_b32", "d0", 4, Load),
    LDS("ds_read_b64", "d0", 8, Load),
    LDS("ds_read_b96", "d0", 12, Load),
    LDS("ds_read_b128", "d0", 16, Load),
    LDS("ds_read2_b32", "d0", 4, Load | Two),
    LDS("ds_read2_b64", "d0", 8, Load | Two),
    LDS("ds_read2st64_b32", "d0", 4, Load | Two | Stride64),
    LDS("ds_read2st64_b64", "d0", 8, Load | Two | Stride64),
    LDS("ds_write_b8", "01", 1, Store),
    LDS("ds_write_b8_d16_hi", "01", 1, Store | High),
    LDS("ds_write_b16", "01", 2, Store),
    LDS("ds_write_b16_d16_hi", "01", 2, Store | High),
    LDS("ds_write_b32", "01", 4, Store),
    LDS("ds_write_b64", "01", 8, Store),
    LDS("ds_write_b96", "01", 12, Store),
    LDS("ds_write_b128", "01", 16, Store),
    LDS("ds_write2_b32", "012", 4, Store | Two),
    LDS("ds_write2_b64", "012", 8, Store | Two),
    LDS("ds_write2st64_b32", "012", 4, Store | Two | Stride64),
    LDS("ds_write2st64_b64", "012", 8, Store | Two | Stride64),
    PERMUTE("ds_bpermute_b32", "d01", Pull),
    PERMUTE("ds_permute_b32", "d01", Push),
    PERMUTE("ds_swizzle_b32", "d0", Swizzle),
};

} // namespace

void fuse::sim::amd::moveLds(Wave &wave, InFlight &entry) {
  const Instruction &instruction = *entry.instruction;
  const Operation &operation = *instruction.operation;
  const unsigned variant = operation.variant, bytes = operation.bytes;
  const unsigned reg = instruction.destination;
  if (variant & Permute) {
    writeLanes(wave, reg, 1, entry.data[0], entry.lanes);
    setUndefined(wave, reg, entry.undefinedBits[0], entry.lanes);
    return;
  }
  uint32_t offsets[2];
  const unsigned numOffsets = offsetsOf(instruction, offsets);
  const unsigned words = (bytes + 3) / 4;
  uint8_t *memory = wave.group->lds.data();
  for (unsigned o = 0; o < numOffsets; ++o)
    for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
      const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
      uint8_t *at = memory + entry.address[lane] + offsets[o];
      uint32_t value[4] = {};
      if (variant & Store) {
        for (unsigned w = 0; w < words; ++w)
          value[w] = variant & High ? entry.data[w][lane] >> 16 : entry.data[o * words + w][lane];
        std::memcpy(at, value, bytes);
        continue;
      }
      std::memcpy(value, at, bytes);
      if (variant & Signed)
        value[0] = static_cast<uint32_t>(bytes == 1 ? int32_t(int8_t(value[0]))
                                                    : int32_t(int16_t(value[0])));
      if (variant & (Low | High)) {
        const uint32_t old = wave.v[reg][lane];
        value[0] = variant & High ? (old & 0xffff) | value[0] << 16
                                  : (old & 0xffff0000) | (value[0] & 0xffff);
      }
      for (unsigned w = 0; w < words; ++w)
        wave.v[reg + o * words + w][lane] = value[w];
    }
  if (variant & Store)
    return;
  if (variant & (Low | High))
    define(wave, reg, 1, entry.lanes, variant & Low ? 0xffff : 0xffff0000);
  else
    define(wave, reg, words * numOffsets, entry.lanes);
}

void fuse::sim::amd::ldsFault(const Wave &wave, const Instruction &instruction, int lane,
                              const Conflict &conflict) {
  std::ostringstream text;
  const auto other = [&] {
    text << (conflict.agent & 1 ? "a load to LDS of wave " : "wave ") << conflict.agent / 2;
    if (conflict.agent / 2 == wave.number)
      text << " (itself) that is still in flight";
    else
      text << " without a barrier and a wait between them";
  };
  switch (conflict.kind) {
  case Conflict::None:
    break;
  case Conflict::OutOfBounds:
    text << "LDS access out of bounds of the " << wave.group->lds.size() << " bytes";
    break;
  case Conflict::Uninitialized:
    text << "reads LDS that nobody wrote";
    break;
  case Conflict::ReadAfterWrite:
    text << "race: reads LDS that was written by ";
    other();
    break;
  case Conflict::WriteAfterWrite:
    text << "race: writes LDS that was written by ";
    other();
    break;
  case Conflict::WriteAfterRead:
    text << "race: writes LDS that was read by ";
    other();
    break;
  }
  text << ", at LDS address 0x" << std::hex << conflict.address;
  fault(wave, instruction, lane, text.str());
}

OperationTable fuse::sim::amd::ldsOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
