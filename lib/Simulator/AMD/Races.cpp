//===- Races.cpp - blocks that meet in device memory ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A work group is one agent: its own waves are not told apart. No group can learn what another one
// has done, since the atomic instructions with which they would tell each other are not simulated
// and groups run one after the other; once they are, releases and acquires of SyncPoints go here.
//
//===----------------------------------------------------------------------===//

#include "Wave.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::amd;

void fuse::sim::amd::noteGlobal(Wave &wave, const Instruction &instruction, uint64_t address,
                                uint64_t bytes, bool writes, int lane) {
  Group &group = *wave.group;
  // A load may reach past the end of an allocation, where nobody else is.
  GlobalMemory::Region *region = group.find(address, 1, instruction);
  if (!region || region == &group.arguments)
    return;
  bytes = std::min(bytes, region->start + region->size - address);
  GlobalAccess access;
  access.by.agent = wave.number;
  access.unit = group.number;
  access.place = instruction.number;
  access.writes = writes;
  const Launch &launch = *group.launch;
  if (GlobalConflict conflict = GlobalMemory::check(*region, address, bytes, access, launch.time))
    fault(wave, instruction, lane,
          std::string(writes ? "writes " : "reads ") + std::to_string(bytes) +
              " bytes of device memory at " + hex(address) + ": " + describe(launch, conflict));
}

void fuse::sim::amd::noteGlobal(Wave &wave, const InFlight &entry, unsigned bytes, bool isBuffer,
                                bool writes) {
  // Lanes side by side are one access.
  uint64_t start = 0, end = 0;
  int first = 0;
  for (uint64_t rest = entry.lanes; rest; rest &= rest - 1) {
    const int lane = __builtin_ctzll(rest);
    const uint64_t address = entry.address[lane];
    const unsigned count = isBuffer ? entry.inRange[lane] : bytes;
    if (count == 0 || (address >= start && address + count <= end))
      continue;
    if (address == end) {
      end += count;
      continue;
    }
    if (start < end)
      noteGlobal(wave, *entry.instruction, start, end - start, writes, first);
    start = address;
    end = address + count;
    first = lane;
  }
  if (start < end)
    noteGlobal(wave, *entry.instruction, start, end - start, writes, first);
}
