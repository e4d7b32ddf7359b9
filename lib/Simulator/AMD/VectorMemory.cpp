//===- VectorMemory.cpp - global, buffer and scalar memory ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), chapters 8 (scalar memory), 9
// (buffers: addressing, range checks, loads to LDS) and 10 (flat, global).
//
//===----------------------------------------------------------------------===//

#include "VectorMemory.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

bool toLds(const Instruction &instruction) {
  return instruction.toLds || (instruction.operation->variant & ToLds);
}

void globalAddresses(Wave &wave, const Instruction &instruction, InFlight &entry) {
  const Source &address = instruction.source[0], &base = instruction.source[2];
  requireDefined(wave, instruction, anyUndefined(wave, address), entry.lanes, "the address");
  const auto offset = static_cast<uint64_t>(int64_t(instruction.offset));
  if (base.kind == Source::Scalar) {
    requireDefined(wave, instruction, anyUndefined(wave, base), ~uint64_t(0), "the base address");
    const uint64_t start = wave.mask(base.index) + offset;
    const uint32_t *low = wave.v[address.index];
    for (unsigned i = 0; i < numLanes; ++i)
      entry.address[i] = start + low[i];
  } else {
    const uint32_t *low = wave.v[address.index], *high = wave.v[address.index + 1];
    for (unsigned i = 0; i < numLanes; ++i)
      entry.address[i] = (low[i] | uint64_t(high[i]) << 32) + offset;
  }
}

/// A raw buffer: each word beyond num_records reads zero, and is not written.
struct BufferRange {
  uint64_t base = 0;
  uint64_t records = 0;
};

BufferRange bufferAddresses(Wave &wave, const Instruction &instruction, InFlight &entry) {
  const Source &offset = instruction.source[0], &resource = instruction.source[2],
               &scalarOffset = instruction.source[3];
  requireDefined(wave, instruction, anyUndefined(wave, resource), ~uint64_t(0), "the descriptor");
  requireDefined(wave, instruction, anyUndefined(wave, scalarOffset), ~uint64_t(0), "the offset");
  const uint32_t *words = &wave.s[resource.index];
  const uint32_t stride = words[1] >> 16 & 0x3fff;
  if (stride || instruction.idxen || words[1] >> 30 || words[3] >> 23 & 1)
    fault(wave, instruction, -1, "only raw buffers are modelled (no stride, index, swizzle)");
  BufferRange range;
  const uint64_t added = scalarOffset.kind == Source::Scalar     ? wave.s[scalarOffset.index]
                         : scalarOffset.kind == Source::Constant ? scalarOffset.value
                                                                 : 0;
  range.base = (words[0] | uint64_t(words[1] & 0xffff) << 32) + added;
  // Checked without the scalar offset against what it leaves.
  range.records = words[2] > added ? words[2] - added : 0;
  if (instruction.offen)
    requireDefined(wave, instruction, anyUndefined(wave, offset), entry.lanes, "the offset");
  for (unsigned i = 0; i < numLanes; ++i)
    entry.address[i] = (instruction.offen ? wave.v[offset.index][i] : 0) +
                       static_cast<uint64_t>(int64_t(instruction.offset));
  return range;
}

/// How many of `count` bytes from an address on are within an allocation.
uint64_t within(const GlobalMemory::Region &region, uint64_t address, uint64_t count) {
  const uint64_t offset = address - region.start;
  return offset >= region.size ? 0 : std::min(count, region.size - offset);
}

/// Throws what is wrong with an access; marks what is written.
void check(Wave &wave, const Instruction &instruction, unsigned lane, uint64_t address,
           unsigned bytes, bool writes) {
  // Legal on gfx9 under amdhsa, if slow.
  wave.unaligned += (address & ((bytes < 4 ? bytes : 4) - 1)) != 0;
  Group &group = *wave.group;
  GlobalMemory::Region *region = writes || toLds(instruction)
                                     ? group.find(address, bytes, instruction)
                                     : group.findReadable(address, bytes, instruction);
  if (!region || (writes && region == &group.arguments))
    fault(wave, instruction, static_cast<int>(lane),
          std::string(writes ? "writes" : "reads") + " " + std::to_string(bytes) +
              " bytes out of bounds: " + group.launch->memory->describe(address));
  if (writes)
    std::memset(region->written.get() + (address - region->start), 1, bytes);
  else if (!isWritten(*region, address, within(*region, address, bytes)))
    fault(wave, instruction, static_cast<int>(lane),
          "reads memory that nobody wrote, " + std::to_string(bytes) + " bytes at " + hex(address) +
              ": " + group.launch->memory->describe(address));
}

void captureData(Wave &wave, const Instruction &instruction, InFlight &entry) {
  const Operation &operation = *instruction.operation;
  const Source &data = instruction.source[1];
  uint64_t bits = 0;
  for (unsigned w = 0; w < data.words; ++w) {
    const uint32_t stored = operation.bytes == 1   ? 0xff
                            : operation.bytes == 2 ? 0xffff
                                                   : ~uint32_t(0);
    bits |= undefinedLanes(wave, data.index + w, operation.variant & High ? stored << 16 : stored);
    std::memcpy(entry.data[w], wave.v[data.index + w], sizeof(entry.data[w]));
  }
  requireDefined(wave, instruction, bits, entry.lanes, "what is stored");
}

/// The access to LDS of a load to LDS: lanes side by side from M0 on.
void recordLdsWrite(Wave &wave, const Instruction &instruction, InFlight &entry) {
  requireDefined(wave, instruction, wave.undefinedScalar[m0] ? ~uint64_t(0) : 0, ~uint64_t(0),
                 "M0");
  const unsigned size = std::max<unsigned>(instruction.operation->bytes, 4);
  // 16 bits of M0 reach all 64 KiB; gfx950 has more.
  entry.base = static_cast<uint32_t>((wave.s[m0] & (wave.group->isGfx950 ? 0x3ffffu : 0xffffu)) +
                                     static_cast<uint32_t>(instruction.offset));
  entry.ldsEpoch = ++wave.vector.epoch;
  for (unsigned i = 0; i < numLanes; ++i)
    if (entry.lanes >> i & 1) {
      const auto address =
          static_cast<uint32_t>(std::min<uint64_t>(entry.base + i * size, ~uint32_t(15)));
      const Conflict conflict =
          wave.group->lds.write(address, size, {wave.vectorAgent(), entry.ldsEpoch, &wave.clock});
      if (conflict)
        ldsFault(wave, instruction, static_cast<int>(i), conflict);
    }
}

void execute(Wave &wave, const Instruction &instruction) {
  const Operation &operation = *instruction.operation;
  InFlight &entry = issue(wave, wave.vector, instruction);
  const bool isStore = operation.variant & Store;
  const unsigned bytes = operation.bytes;
  const bool isBuffer = operation.variant & Buffer;
  BufferRange range;
  if (isBuffer && findScratchBuffer(wave, instruction, entry)) {
    accessScratch(wave, instruction, entry);
    return;
  }
  if (isBuffer)
    range = bufferAddresses(wave, instruction, entry);
  else
    globalAddresses(wave, instruction, entry);
  if (isStore)
    captureData(wave, instruction, entry);

  // Every lane's address is checked now, where the fault belongs; data moves now or later.
  for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
    if (!isBuffer) {
      check(wave, instruction, lane, entry.address[lane], bytes, isStore);
      continue;
    }
    const uint64_t offset = entry.address[lane];
    const unsigned step = bytes < 4 ? bytes : 4;
    unsigned inRange = 0;
    while (inRange < bytes && offset + inRange + step <= range.records)
      inRange += step;
    entry.inRange[lane] = static_cast<uint8_t>(inRange);
    entry.address[lane] = range.base + offset;
    if (inRange)
      check(wave, instruction, lane, entry.address[lane], inRange, isStore);
  }
  noteVector(wave, entry, bytes, isBuffer, isStore);
  if (isStore && isDeviceWide(wave, instruction))
    entry.news = getReleased(wave);
  const auto count = static_cast<uint64_t>(__builtin_popcountll(entry.lanes));
  (isStore ? wave.writtenGlobal : wave.readGlobal) += count * bytes;
  if (toLds(instruction))
    recordLdsWrite(wave, instruction, entry);
  settle(wave, wave.vector);
}

void executeScalar(Wave &wave, const Instruction &instruction) {
  InFlight &entry = issue(wave, wave.scalar, instruction);
  const Source &base = instruction.source[0], &offset = instruction.source[1];
  requireDefined(wave, instruction, anyUndefined(wave, base) | anyUndefined(wave, offset),
                 ~uint64_t(0), "the address");
  uint64_t address = static_cast<uint64_t>(int64_t(instruction.offset));
  address += offset.kind == Source::Scalar
                 ? uint64_t(wave.s[offset.index])
                 : static_cast<uint64_t>(int64_t(static_cast<int32_t>(offset.value)));
  const unsigned bytes = instruction.scalarWords * 4;
  entry.readable = bytes;
  if (instruction.operation->variant & Buffer) {
    const uint32_t *words = &wave.s[base.index];
    if (words[1] >> 16 & 0x3fff)
      fault(wave, instruction, -1, "only raw buffers are modelled (no stride, index, swizzle)");
    entry.readable = 0;
    while (entry.readable < bytes && address + entry.readable + 4 <= words[2])
      entry.readable += 4;
    address += words[0] | uint64_t(words[1] & 0xffff) << 32;
  } else {
    address += wave.mask(base.index);
  }
  entry.base = address & ~uint64_t(3);
  if (entry.readable && !wave.group->findReadable(entry.base, entry.readable, instruction))
    fault(wave, instruction, -1,
          "reads " + std::to_string(bytes) +
              " bytes out of bounds: " + wave.group->launch->memory->describe(entry.base));
  if (entry.readable)
    noteScalar(wave, entry);
  wave.readGlobal += bytes;
  settle(wave, wave.scalar);
}

#define VECTOR(NAME, OPERANDS, BYTES, VARIANT)                                                     \
  {NAME,    Class::Vmem, execute, OPERANDS, Type::Any, {Type::Any, Type::Any, Type::Any},          \
   nullptr, Taint::All,  false,   BYTES,    VARIANT}
#define LOADS(NAME, BYTES, VARIANT)                                                                \
  VECTOR("global_load_" NAME, "d02", BYTES, Load | (VARIANT)),                                     \
      VECTOR("buffer_load_" NAME, "d023", BYTES, Load | Buffer | (VARIANT))
#define STORES(NAME, BYTES, VARIANT)                                                               \
  VECTOR("global_store_" NAME, "012", BYTES, Store | (VARIANT)),                                   \
      VECTOR("buffer_store_" NAME, "1023", BYTES, Store | Buffer | (VARIANT))
#define SCALAR(NAME, VARIANT)                                                                      \
  {NAME,    Class::Smem, executeScalar, "s01", Type::Any, {Type::Any, Type::B32},                  \
   nullptr, Taint::All,  false,         0,     VARIANT}

const Operation operations[] = {
    LOADS("ubyte", 1, 0),
    LOADS("sbyte", 1, Signed),
    LOADS("ushort", 2, 0),
    LOADS("sshort", 2, Signed),
    LOADS("dword", 4, 0),
    LOADS("dwordx2", 8, 0),
    LOADS("dwordx3", 12, 0),
    LOADS("dwordx4", 16, 0),
    LOADS("ubyte_d16", 1, Low),
    LOADS("ubyte_d16_hi", 1, High),
    LOADS("sbyte_d16", 1, Low | Signed),
    LOADS("sbyte_d16_hi", 1, High | Signed),
    LOADS("short_d16", 2, Low),
    LOADS("short_d16_hi", 2, High),
    STORES("byte", 1, 0),
    STORES("byte_d16_hi", 1, High),
    STORES("short", 2, 0),
    STORES("short_d16_hi", 2, High),
    STORES("dword", 4, 0),
    STORES("dwordx2", 8, 0),
    STORES("dwordx3", 12, 0),
    STORES("dwordx4", 16, 0),
    VECTOR("global_load_lds_ubyte", "02", 1, Load | ToLds),
    VECTOR("global_load_lds_sbyte", "02", 1, Load | ToLds | Signed),
    VECTOR("global_load_lds_ushort", "02", 2, Load | ToLds),
    VECTOR("global_load_lds_sshort", "02", 2, Load | ToLds | Signed),
    VECTOR("global_load_lds_dword", "02", 4, Load | ToLds),
    VECTOR("global_load_lds_dwordx3", "02", 12, Load | ToLds),
    VECTOR("global_load_lds_dwordx4", "02", 16, Load | ToLds),
    SCALAR("s_load_dword", 0),
    SCALAR("s_load_dwordx2", 0),
    SCALAR("s_load_dwordx3", 0),
    SCALAR("s_load_dwordx4", 0),
    SCALAR("s_load_dwordx8", 0),
    SCALAR("s_load_dwordx16", 0),
    SCALAR("s_buffer_load_dword", Buffer),
    SCALAR("s_buffer_load_dwordx2", Buffer),
    SCALAR("s_buffer_load_dwordx4", Buffer),
    SCALAR("s_buffer_load_dwordx8", Buffer),
    SCALAR("s_buffer_load_dwordx16", Buffer),
};

} // namespace

void fuse::sim::amd::requireDefined(Wave &wave, const Instruction &instruction,
                                    uint64_t undefinedBits, uint64_t lanes, const char *what) {
  if (undefinedBits &= lanes)
    fault(wave, instruction, __builtin_ctzll(undefinedBits),
          std::string(what) + " is a value that nobody computed");
}

void fuse::sim::amd::moveVector(Wave &wave, InFlight &entry) {
  if (entry.isScratch) {
    moveScratch(wave, entry);
    return;
  }
  const Instruction &instruction = *entry.instruction;
  const Operation &operation = *instruction.operation;
  const unsigned bytes = operation.bytes, variant = operation.variant;
  const unsigned reg = instruction.destination, words = (bytes + 3) / 4;
  const bool intoLds = toLds(instruction), meets = isDeviceWide(wave, instruction);
  GlobalMemory::Region *hint = nullptr;
  uint32_t beyond[4][numLanes]; // bits past the end
  bool hasBeyond = false;
  for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
    const unsigned count = variant & Buffer ? entry.inRange[lane] : bytes;
    uint8_t *memory = nullptr;
    if (count) {
      const uint64_t address = entry.address[lane];
      if (!hint || !hint->contains(address, count))
        hint = variant & Store ? wave.group->find(address, count, instruction)
                               : wave.group->findReadable(address, count, instruction);
      memory = hint->bytes.get() + (address - hint->start);
    }
    if (variant & Store) {
      uint32_t value[4];
      for (unsigned w = 0; w < words; ++w)
        value[w] = variant & High ? entry.data[w][lane] >> 16 : entry.data[w][lane];
      if (count)
        std::memcpy(memory, value, count);
      if (count && meets)
        meetOthers(wave, entry, entry.address[lane], value[0]);
      continue;
    }
    uint32_t value[4] = {};
    const uint64_t found = count ? within(*hint, entry.address[lane], count) : 0;
    if (found)
      std::memcpy(value, memory, found);
    if (found && meets)
      meetOthers(wave, entry, entry.address[lane], value[0]);
    if (found < count) {
      std::memset(reinterpret_cast<uint8_t *>(value) + found, 0xa5, count - found);
      if (!hasBeyond)
        std::memset(beyond, 0, sizeof(beyond));
      hasBeyond = true;
      uint32_t missing[4] = {};
      std::memset(reinterpret_cast<uint8_t *>(missing) + found, 0xff, count - found);
      if (variant & Signed)
        missing[0] = extendSign(missing[0], bytes);
      for (unsigned w = 0; w < words; ++w)
        beyond[w][lane] = variant & High  ? missing[w] << 16
                          : variant & Low ? missing[w] & 0xffff
                                          : missing[w];
    }
    if (variant & Signed)
      value[0] = extendSign(value[0], bytes);
    if (intoLds) {
      std::memcpy(wave.group->lds.data() + entry.base + lane * words * 4, value, words * 4);
      continue;
    }
    if (variant & (Low | High)) {
      const uint32_t old = wave.v[reg][lane];
      value[0] = variant & High ? (old & 0xffff) | value[0] << 16
                                : (old & 0xffff0000) | (value[0] & 0xffff);
    }
    for (unsigned w = 0; w < words; ++w)
      wave.v[reg + w][lane] = value[w];
  }
  if ((variant & Store) || intoLds)
    return;
  if (variant & (Low | High))
    define(wave, reg, 1, entry.lanes, variant & Low ? 0xffff : 0xffff0000);
  else
    define(wave, reg, words, entry.lanes);
  for (unsigned w = 0; hasBeyond && w < words; ++w)
    undefine(wave, reg + w, beyond[w], entry.lanes);
}

void fuse::sim::amd::moveScalar(Wave &wave, InFlight &entry) {
  const Instruction &instruction = *entry.instruction;
  GlobalMemory::Region *region =
      entry.readable ? wave.group->findReadable(entry.base, entry.readable, instruction) : nullptr;
  for (unsigned w = 0; w < instruction.scalarWords; ++w) {
    uint32_t value = 0, undefinedBits = 0;
    if (w * 4 < entry.readable) {
      const uint64_t address = entry.base + w * 4;
      const uint64_t found = within(*region, address, 4);
      if (found)
        std::memcpy(&value, region->bytes.get() + (address - region->start), found);
      // Loads are merged over gaps between arguments, and widened past the last one: bytes that
      // nobody wrote are no fault yet. By bytes, as 16-bit arguments are.
      for (unsigned byte = 0; byte < 4; ++byte)
        if (byte >= found || !isWritten(*region, address + byte, 1))
          undefinedBits |= 0xffu << 8 * byte;
    }
    wave.s[instruction.scalar + w] = value;
    wave.undefinedScalar[instruction.scalar + w] = undefinedBits;
  }
}

OperationTable fuse::sim::amd::memoryOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
