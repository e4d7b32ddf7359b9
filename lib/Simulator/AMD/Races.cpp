//===- Races.cpp - waves that meet in device memory -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wave knows of what another wave of its group has done once that has waited for it (vmcnt, or
// lgkmcnt for scalar loads) and both have come to a barrier.
//
// Groups tell each other by stores and loads that are device-wide (LLVM, "User Guide for AMDGPU
// Backend", memory models of gfx90a and gfx942). On gfx90a, whose L2 cache all groups share, such a
// store tells what its wave had waited for when it was issued. Elsewhere each die has an L2 cache,
// and it tells what a write back of it (buffer_wbl2 sc1) that the wave has waited for found there.
// Who has loaded what was stored, and waited for it, knows this when caches have been emptied
// (buffer_inv sc1, buffer_wbinvl1), in vector instructions: nobody empties the scalar cache.
//
//===----------------------------------------------------------------------===//

#include "VectorMemory.h"

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
  access.learnsOfOthers = wave.program->ordersBlocks;
  if (!isScalar)
    access.others = wave.others.get();
  if (!isScalar && isDeviceWide(wave, instruction)) {
    access.scope = Scope::Device;
    access.width = instruction.operation->bytes;
    access.mayBePlain = !instruction.isDeviceWide;
  }
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

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// Whether all groups share the L2 cache, and no bit of a store says that it is device-wide.
static bool hasOneCache(const Wave &wave) { return wave.program->chip == "gfx90a"; }

bool fuse::sim::amd::isDeviceWide(const Wave &wave, const Instruction &instruction) {
  const unsigned bytes = instruction.operation->bytes;
  const bool isStore = instruction.operation->variant & Store;
  return wave.program->ordersBlocks && (bytes == 4 || bytes == 8) &&
         (instruction.isDeviceWide || (isStore && hasOneCache(wave)));
}

/// All that the wave knows of, its own accesses up to one included.
static HappenedRef takeStock(const Wave &wave, uint32_t covered) {
  auto all = std::make_shared<Happened>();
  if (wave.others)
    *all = *wave.others;
  auto own = std::make_shared<Clock>(wave.deviceClock);
  (*own)[wave.deviceAgent(false)] = covered;
  (*own)[wave.deviceAgent(true)] = wave.scalar.covered;
  all->units[wave.group->number] = own;
  return all;
}

HappenedRef fuse::sim::amd::getReleased(const Wave &wave) {
  return hasOneCache(wave) ? takeStock(wave, wave.vector.covered) : wave.writtenBack;
}

void fuse::sim::amd::meetOthers(Wave &wave, InFlight &entry, uint64_t address, uint64_t value) {
  const Instruction &instruction = *entry.instruction;
  SyncPoints &points = *wave.group->launch->syncPoints;
  if (instruction.operation->variant & Store)
    return points.release(address, entry.news, /*replaces=*/true);
  entry.news = join(entry.news, points.acquire(address));
  uint64_t executed = 0;
  for (const uint64_t count : wave.counts)
    executed += count;
  if (executed == wave.polledAt)
    return; // another lane
  // A loop that polls is short.
  constexpr uint64_t few = 64;
  const uint64_t what = (address * 31 + value) * 31 + instruction.number;
  wave.polls = what == wave.polled && executed - wave.polledAt < few ? wave.polls + 1 : 0;
  wave.polled = what;
  wave.polledAt = executed;
}

void fuse::sim::amd::endDeviceWide(Wave &wave, InFlight &entry) {
  const Operation &operation = *entry.instruction->operation;
  if (operation.variant & Load)
    wave.unacquired = join(wave.unacquired, entry.news);
  else if (operation.bytes == 0)
    wave.writtenBack = entry.news;
}

/// A write back of the L2 cache follows the stores before it: what is waited for is that all of
/// these are where other dies see them.
static void writeBack(Wave &wave, const Instruction &instruction) {
  InFlight &entry = issue(wave, wave.vector, instruction);
  entry.lanes = 0;
  entry.epoch = ++wave.vector.issued;
  if (instruction.isDeviceWide)
    entry.news = takeStock(wave, entry.epoch);
}

/// What the wave was told it knows now.
static void emptyCaches(Wave &wave, const Instruction &instruction) {
  if ((!instruction.isDeviceWide && !hasOneCache(wave)) || !wave.unacquired)
    return;
  wave.others = join(wave.others, wave.unacquired);
  if (auto own = wave.unacquired->units.find(wave.group->number);
      own != wave.unacquired->units.end())
    wave.deviceClock.join(*own->second);
  wave.unacquired.reset();
}

/// As stores of no bytes, whose lanes are none.
static const Operation operations[] = {
    {"buffer_wbl2",
     Class::Other,
     writeBack,
     "C",
     Type::None,
     {},
     nullptr,
     Taint::All,
     false,
     0,
     Store},
    {"buffer_inv", Class::Other, emptyCaches, "C"},
    {"buffer_wbinvl1", Class::Other, emptyCaches, "C"},
    {"buffer_wbinvl1_vol", Class::Other, emptyCaches, "C"},
};

OperationTable fuse::sim::amd::cacheOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
