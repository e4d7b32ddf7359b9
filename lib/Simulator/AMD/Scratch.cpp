//===- Scratch.cpp - each lane's own memory -------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM, "User Guide for AMDGPU Backend", Private Segment and Flat Scratch: gfx90a reaches scratch
// by a swizzled buffer whose descriptor code gets at entry and offsets for its wave; gfx942 and
// gfx950 have instructions for it ("CDNA3 ISA", 10.4) and set up the address themselves.
//
// What a register's bits are, computed or not, goes to memory and comes back: code spills lanes and
// halves that nobody wrote.
//
//===----------------------------------------------------------------------===//

#include "VectorMemory.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::amd;

bool fuse::sim::amd::findScratchBuffer(Wave &wave, const Instruction &instruction,
                                       InFlight &entry) {
  const Source &offset = instruction.source[0], &resource = instruction.source[2],
               &scalarOffset = instruction.source[3];
  const uint32_t *words = &wave.s[resource.index];
  if (anyUndefined(wave, resource) || !(words[1] & scratchSwizzle) || words[3] != scratchFormat)
    return false;
  const uint64_t base = words[0] | uint64_t(words[1] & 0xffff) << 32;
  if (base != scratchAddress + wave.scratchOffset)
    fault(wave, instruction, -1,
          "the scratch descriptor's base " + hex(base) + " is not this wave's: its offset is " +
              hex(wave.scratchOffset));
  requireDefined(wave, instruction, anyUndefined(wave, scalarOffset), ~uint64_t(0), "the offset");
  uint64_t added = static_cast<uint64_t>(int64_t(instruction.offset));
  // A scalar offset counts bytes of the whole wave.
  if (scalarOffset.kind != Source::None)
    added +=
        (scalarOffset.kind == Source::Scalar ? wave.s[scalarOffset.index] : scalarOffset.value) /
        numLanes;
  if (instruction.offen)
    requireDefined(wave, instruction, anyUndefined(wave, offset), entry.lanes, "the offset");
  for (unsigned i = 0; i < numLanes; ++i)
    entry.address[i] = (instruction.offen ? wave.v[offset.index][i] : 0) + added;
  return true;
}

void fuse::sim::amd::accessScratch(Wave &wave, const Instruction &instruction, InFlight &entry) {
  const Operation &operation = *instruction.operation;
  const unsigned bytes = operation.bytes, variant = operation.variant;
  if (instruction.toLds)
    fault(wave, instruction, -1, "a load from scratch to LDS is not modelled");
  entry.isScratch = true;
  for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
    const uint64_t address = entry.address[lane];
    if (address > wave.scratchBytes || bytes > wave.scratchBytes - address)
      fault(wave, instruction, static_cast<int>(lane),
            "scratch access of " + std::to_string(bytes) + " bytes at " + hex(address) +
                ", out of bounds of the " + std::to_string(wave.scratchBytes) + " bytes of a lane");
    const size_t at = size_t(lane) * wave.scratchBytes + address;
    for (unsigned byte = 0; byte < bytes; ++byte) {
      const unsigned in = byte + (variant & High ? 2 : 0), shift = in % 4 * 8; // of the register
      if (variant & Store) {
        const unsigned reg = instruction.source[1].index + in / 4;
        wave.scratchMemory[at + byte] = static_cast<uint8_t>(wave.v[reg][lane] >> shift);
        wave.scratchUndefined[at + byte] =
            wave.undefined[reg] >> lane & 1
                ? static_cast<uint8_t>(wave.undefinedBits[reg][lane] >> shift)
                : 0;
      } else {
        const auto gather = [&](uint32_t &word, uint8_t value) {
          word = (byte % 4 ? word : 0) | uint32_t(value) << byte % 4 * 8;
        };
        gather(entry.data[byte / 4][lane], wave.scratchMemory[at + byte]);
        gather(entry.undefinedBits[byte / 4][lane], wave.scratchUndefined[at + byte]);
      }
    }
  }
  const auto moved = static_cast<uint64_t>(__builtin_popcountll(entry.lanes)) * bytes;
  (variant & Store ? wave.writtenScratch : wave.readScratch) += moved;
  settle(wave, wave.vector);
}

void fuse::sim::amd::moveScratch(Wave &wave, InFlight &entry) {
  const Instruction &instruction = *entry.instruction;
  const unsigned variant = instruction.operation->variant, bytes = instruction.operation->bytes;
  if (variant & Store)
    return;
  const unsigned reg = instruction.destination, words = (bytes + 3) / 4;
  for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
    uint32_t &value = entry.data[0][lane], &bits = entry.undefinedBits[0][lane];
    if (variant & Signed) {
      value = extendSign(value, bytes);
      bits = extendSign(bits, bytes);
    }
    const uint32_t old = wave.v[reg][lane],
                   oldBits = wave.undefined[reg] >> lane & 1 ? wave.undefinedBits[reg][lane] : 0;
    if (variant & High) {
      value = (old & 0xffff) | value << 16;
      bits = (oldBits & 0xffff) | bits << 16;
    } else if (variant & Low) {
      value = (old & 0xffff0000) | (value & 0xffff);
      bits = (oldBits & 0xffff0000) | (bits & 0xffff);
    }
  }
  writeLanes(wave, reg, words, entry.data[0], entry.lanes);
  for (unsigned w = 0; w < words; ++w)
    setUndefined(wave, reg + w, entry.undefinedBits[w], entry.lanes);
}

/// scratch_load, scratch_store: address, scalar address and offset, each in bytes of a lane.
static void execute(Wave &wave, const Instruction &instruction) {
  InFlight &entry = issue(wave, wave.vector, instruction);
  const Source &address = instruction.source[0], &base = instruction.source[2];
  requireDefined(wave, instruction, anyUndefined(wave, address), entry.lanes, "the address");
  requireDefined(wave, instruction, anyUndefined(wave, base), ~uint64_t(0), "the base address");
  uint64_t added = static_cast<uint64_t>(int64_t(instruction.offset));
  if (base.kind == Source::Scalar)
    added += wave.s[base.index];
  for (unsigned i = 0; i < numLanes; ++i)
    entry.address[i] = (address.kind == Source::Vector ? wave.v[address.index][i] : 0) + added;
  accessScratch(wave, instruction, entry);
}

#define SCRATCH(NAME, OPERANDS, BYTES, VARIANT)                                                    \
  {NAME,    Class::Vmem, execute, OPERANDS, Type::Any, {Type::Any, Type::Any, Type::Any},          \
   nullptr, Taint::All,  false,   BYTES,    VARIANT}
#define LOAD(NAME, BYTES, VARIANT) SCRATCH("scratch_load_" NAME, "d02", BYTES, Load | (VARIANT))
#define STORE(NAME, BYTES, VARIANT) SCRATCH("scratch_store_" NAME, "012", BYTES, Store | (VARIANT))

static const Operation operations[] = {
    LOAD("ubyte", 1, 0),
    LOAD("sbyte", 1, Signed),
    LOAD("ushort", 2, 0),
    LOAD("sshort", 2, Signed),
    LOAD("dword", 4, 0),
    LOAD("dwordx2", 8, 0),
    LOAD("dwordx3", 12, 0),
    LOAD("dwordx4", 16, 0),
    LOAD("ubyte_d16", 1, Low),
    LOAD("ubyte_d16_hi", 1, High),
    LOAD("sbyte_d16", 1, Low | Signed),
    LOAD("sbyte_d16_hi", 1, High | Signed),
    LOAD("short_d16", 2, Low),
    LOAD("short_d16_hi", 2, High),
    STORE("byte", 1, 0),
    STORE("byte_d16_hi", 1, High),
    STORE("short", 2, 0),
    STORE("short_d16_hi", 2, High),
    STORE("dword", 4, 0),
    STORE("dwordx2", 8, 0),
    STORE("dwordx3", 12, 0),
    STORE("dwordx4", 16, 0),
};

OperationTable fuse::sim::amd::scratchOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
