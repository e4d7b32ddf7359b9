//===- Races.cpp - waves that meet in device memory -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wave knows of what another wave of its group has done once that has waited for it (vmcnt, or
// lgkmcnt for scalar loads) and both have come to a barrier. No group can learn what another one
// has done, since the atomic instructions with which they would tell each other are not simulated
// and groups run one after the other; once they are, releases and acquires of SyncPoints go here.
//
//===----------------------------------------------------------------------===//

#include "Wave.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::amd;

/// `entry` has its epoch.
static void note(Wave &wave, const InFlight &entry, bool isScalar, uint64_t address, uint64_t bytes,
                 bool writes, int lane) {
  Group &group = *wave.group;
  const Instruction &instruction = *entry.instruction;
  // A load may reach past the end of an allocation, where nobody else is.
  GlobalMemory::Region *region = group.find(address, 1, instruction);
  if (!region || region == &group.arguments)
    return;
  bytes = std::min(bytes, region->start + region->size - address);
  GlobalAccess access;
  access.by = {wave.deviceAgent(isScalar), entry.epoch, &wave.deviceClock};
  access.unit = group.number;
  access.place = instruction.number;
  access.writes = writes;
  const Launch &launch = *group.launch;
  if (GlobalConflict conflict = GlobalMemory::check(*region, address, bytes, access, launch.time))
    fault(wave, instruction, lane,
          std::string(writes ? "writes " : "reads ") + std::to_string(bytes) +
              " bytes of device memory at " + hex(address) + ": " + describe(launch, conflict));
}

void fuse::sim::amd::noteScalar(Wave &wave, InFlight &entry) {
  entry.epoch = ++wave.scalar.issued;
  note(wave, entry, true, entry.base, entry.readable, false, -1);
}

void fuse::sim::amd::noteVector(Wave &wave, InFlight &entry, unsigned bytes, bool isBuffer,
                                bool writes) {
  entry.epoch = ++wave.vector.issued;
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
      note(wave, entry, false, start, end - start, writes, first);
    start = address;
    end = address + count;
    first = lane;
  }
  if (start < end)
    note(wave, entry, false, start, end - start, writes, first);
}
