//===- Memory.cpp - memories that know who wrote what ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <iterator>
#include <sstream>

using namespace fuse::sim;

std::string fuse::sim::hex(uint64_t value) {
  std::ostringstream text;
  text << "0x" << std::hex << value;
  return text.str();
}

uint64_t GlobalMemory::allocate(uint64_t bytes) {
  Region region;
  region.start = next;
  region.size = bytes;
  region.bytes = std::make_unique<uint8_t[]>(bytes);
  region.written = std::make_unique<uint8_t[]>(bytes);
  region.races = std::make_unique<RaceShadow>(bytes);
  // Real allocators align to 256 bytes at least; a gap of 1 GiB keeps wild offsets apart.
  next += ((bytes + 255) & ~uint64_t(255)) + (uint64_t(1) << 30);
  const uint64_t start = region.start;
  regions.emplace(start, std::move(region));
  return start;
}

void GlobalMemory::free(uint64_t address) {
  if (!regions.erase(address))
    runtime::fail("the simulator was asked to free 0x", std::hex, address,
                  ", which is no allocation");
}

GlobalMemory::Region *GlobalMemory::find(uint64_t address, uint64_t count, Region *&hint) {
  if (hint && hint->contains(address, count))
    return hint;
  auto it = regions.upper_bound(address);
  if (it == regions.begin() || !std::prev(it)->second.contains(address, count))
    return nullptr;
  return hint = &std::prev(it)->second;
}

GlobalConflict GlobalMemory::check(Region &region, uint64_t address, uint64_t count,
                                   const GlobalAccess &access, const LaunchTime &time) {
  GlobalConflict conflict = region.races->access(address - region.start, count, access, time);
  conflict.address += region.start;
  return conflict;
}

std::string GlobalMemory::describe(uint64_t address) const {
  std::ostringstream text;
  text << std::hex << "0x" << address << std::dec << " is ";
  auto it = regions.upper_bound(address);
  if (it != regions.begin()) {
    const Region &before = std::prev(it)->second;
    const uint64_t distance = address - before.start;
    if (distance < before.size) {
      text << before.size - distance << " bytes before the end of the " << before.size
           << " bytes at 0x" << std::hex << before.start;
      return text.str();
    }
    if (distance - before.size < (uint64_t(1) << 29)) {
      text << distance - before.size << " bytes past the end of the " << before.size
           << " bytes at 0x" << std::hex << before.start;
      return text.str();
    }
  }
  if (it != regions.end() && it->first - address < (uint64_t(1) << 29)) {
    text << it->first - address << " bytes before the " << it->second.size << " bytes at 0x"
         << std::hex << it->first;
    return text.str();
  }
  text << "in no allocation";
  return text.str();
}

SharedMemory::SharedMemory(uint32_t size, uint32_t agents)
    : bytes(size), agents(agents), contents(size, 0), written(size, 0), writeEpoch(size, 0),
      writeAgent(size, 0), readEpoch(agents) {
  atomicReadEpoch.fill(Epochs(agents));
  atomicWriteEpoch.fill(Epochs(agents));
}

Conflict SharedMemory::findUnknown(const Epochs &epochs, Conflict::Kind kind, uint32_t address,
                                   uint32_t count, const Access &access) const {
  for (uint32_t agent = 0; agent < agents; ++agent) {
    if (agent == access.agent || epochs[agent].empty())
      continue;
    const uint32_t known = (*access.clock)[agent];
    for (uint32_t i = address; i < address + count; ++i)
      if (epochs[agent][i] > known)
        return {kind, i, agent};
  }
  return {};
}

Conflict SharedMemory::findUnknownAtomic(const std::array<Epochs, 5> &epochs, Conflict::Kind kind,
                                         uint32_t address, uint32_t count, const Access &access,
                                         unsigned width) const {
  for (unsigned others = widths & ~width; others; others &= others - 1)
    if (Conflict conflict = findUnknown(epochs[static_cast<size_t>(__builtin_ctz(others))], kind,
                                        address, count, access))
      return conflict;
  return {};
}

void SharedMemory::record(Epochs &epochs, uint32_t address, uint32_t count, const Access &access) {
  std::vector<uint32_t> &own = epochs[access.agent];
  if (own.empty())
    own.assign(bytes, 0);
  for (uint32_t i = address; i < address + count; ++i)
    own[i] = access.epoch;
}

Conflict SharedMemory::findWrite(Conflict::Kind kind, uint32_t address, uint32_t count,
                                 const Access &access) const {
  for (uint32_t i = address; i < address + count; ++i)
    if (writeAgent[i] != access.agent && writeEpoch[i] > (*access.clock)[writeAgent[i]])
      return {kind, i, writeAgent[i]};
  return {};
}

Conflict SharedMemory::findUnwritten(uint32_t address, uint32_t count) const {
  if (address > bytes || count > bytes - address)
    return {Conflict::OutOfBounds, address, 0};
  for (uint32_t i = address; i < address + count; ++i)
    if (!written[i])
      return {Conflict::Uninitialized, i, 0};
  return {};
}

Conflict SharedMemory::peek(uint32_t address, uint32_t count, const Access &access) const {
  if (Conflict conflict = findUnwritten(address, count))
    return conflict;
  if (Conflict conflict = findWrite(Conflict::ReadAfterWrite, address, count, access))
    return conflict;
  return findUnknownAtomic(atomicWriteEpoch, Conflict::ReadAfterWrite, address, count, access, 0);
}

Conflict SharedMemory::read(uint32_t address, uint32_t count, const Access &access,
                            unsigned width) {
  if (!width) {
    if (Conflict conflict = peek(address, count, access))
      return conflict;
    record(readEpoch, address, count, access);
    return {};
  }
  if (Conflict conflict = findUnwritten(address, count))
    return conflict;
  if (Conflict conflict = findWrite(Conflict::ReadAfterWrite, address, count, access))
    return conflict;
  if (Conflict conflict = findUnknownAtomic(atomicWriteEpoch, Conflict::ReadAfterWrite, address,
                                            count, access, width))
    return conflict;
  widths |= width;
  record(atomicReadEpoch[static_cast<size_t>(__builtin_ctz(width))], address, count, access);
  return {};
}

void SharedMemory::readUnused(uint32_t address, uint32_t count, const Access &access) {
  ++writes;
  std::fill_n(contents.begin() + address, count, 0xff);
  record(readEpoch, address, count, access);
}

Conflict SharedMemory::write(uint32_t address, uint32_t count, const Access &access,
                             unsigned width) {
  ++writes;
  if (address > bytes || count > bytes - address)
    return {Conflict::OutOfBounds, address, 0};
  if (Conflict conflict = findWrite(Conflict::WriteAfterWrite, address, count, access))
    return conflict;
  if (Conflict conflict = findUnknown(readEpoch, Conflict::WriteAfterRead, address, count, access))
    return conflict;
  if (Conflict conflict = findUnknownAtomic(atomicWriteEpoch, Conflict::WriteAfterWrite, address,
                                            count, access, width))
    return conflict;
  if (Conflict conflict = findUnknownAtomic(atomicReadEpoch, Conflict::WriteAfterRead, address,
                                            count, access, width))
    return conflict;
  for (uint32_t i = address; i < address + count; ++i)
    written[i] = 1;
  if (width) {
    widths |= width;
    record(atomicWriteEpoch[static_cast<size_t>(__builtin_ctz(width))], address, count, access);
    return {};
  }
  for (uint32_t i = address; i < address + count; ++i) {
    writeEpoch[i] = access.epoch;
    writeAgent[i] = static_cast<uint16_t>(access.agent);
  }
  return {};
}

Conflict SharedMemory::update(uint32_t address, uint32_t count, const Access &access,
                              unsigned width) {
  if (Conflict conflict = findUnwritten(address, count))
    return conflict;
  if (Conflict conflict = findWrite(Conflict::ReadAfterWrite, address, count, access))
    return conflict;
  return write(address, count, access, width);
}
