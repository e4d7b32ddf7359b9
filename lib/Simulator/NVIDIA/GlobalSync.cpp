//===- GlobalSync.cpp - what blocks tell each other in device memory ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA 8.x, "Memory Consistency Model": morally strong operations, release and acquire
// patterns, causality order. A warp is one agent; scopes narrower than the cluster order nothing
// between blocks.
//
//===----------------------------------------------------------------------===//

#include "GlobalSync.h"

#include <cstring>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

uint8_t *fuse::sim::ptx::locateGlobal(Warp &warp, uint64_t address, uint32_t bytes, bool writes,
                                      int lane) {
  GlobalMemory &memory = *warp.cluster->launch->memory;
  GlobalMemory::Region *region = memory.find(address, bytes, warp.hint);
  if (!region)
    warp.fault(std::string(writes ? "writes " : "reads ") + std::to_string(bytes) +
                   " bytes of device memory: " + memory.describe(address),
               lane);
  if (writes)
    std::memset(region->written.get() + (address - region->start), 1, bytes);
  else if (!isWritten(*region, address, bytes))
    warp.fault("reads " + std::to_string(bytes) + " bytes of device memory at " + hex(address) +
                   " that nobody wrote",
               lane);
  return region->bytes.get() + (address - region->start);
}

GlobalAccess fuse::sim::ptx::makeGlobalAccess(const Warp &warp, const Access &by,
                                              const Knowledge &knowledge, bool writes) {
  GlobalAccess access;
  access.by = by;
  access.unit = warp.cluster->number;
  access.place = static_cast<uint32_t>(warp.current - warp.program->code.data());
  access.writes = writes;
  access.early = !knowledge.previousGrids;
  access.others = knowledge.others.get();
  access.learnsOfOthers = warp.program->ordersBlocks;
  return access;
}

GlobalAccess fuse::sim::ptx::makeGlobalAccess(const Warp &warp, bool writes, Scope scope,
                                              unsigned width) {
  GlobalAccess access = makeGlobalAccess(warp, warp.access(), warp.knowledge, writes);
  access.scope = scope;
  access.width = static_cast<uint8_t>(width);
  // A release pattern: who knows of the fence by this write knows of this write.
  if (writes && scope != Scope::Plain && warp.fenced)
    access.by.epoch = warp.fencedEpoch;
  return access;
}

void fuse::sim::ptx::noteGlobal(Warp &warp, const GlobalAccess &access, uint64_t address,
                                uint64_t bytes, int lane) {
  const Launch &launch = *warp.cluster->launch;
  GlobalMemory::Region *region = launch.memory->find(address, bytes, warp.hint);
  if (!region)
    return;
  if (GlobalConflict conflict = GlobalMemory::check(*region, address, bytes, access, launch.time))
    warp.fault(std::string(access.writes ? "writes " : "reads ") + std::to_string(bytes) +
                   " bytes of device memory at " + hex(address) + ": " + describe(launch, conflict),
               lane);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// All that the warp knows of, its own cluster's clock included. What it does from here on is not
/// in it.
static HappenedRef takeStock(Warp &warp) {
  auto all = std::make_shared<Happened>();
  if (warp.knowledge.others)
    *all = *warp.knowledge.others;
  all->units[warp.cluster->number] = std::make_shared<const Clock>(warp.knowledge.generic);
  all->previousGrids = warp.knowledge.previousGrids;
  warp.advance();
  return all;
}

static void learn(Warp &warp, const HappenedRef &what) {
  if (!what)
    return;
  Knowledge &knowledge = warp.knowledge;
  knowledge.others = join(knowledge.others, what);
  knowledge.previousGrids |= what->previousGrids;
  if (auto own = what->units.find(warp.cluster->number); own != what->units.end())
    knowledge.generic.join(*own->second);
  warp.snapshot.reset();
}

void fuse::sim::ptx::releaseAt(Warp &warp, const Instruction &instruction, uint64_t address,
                               bool replaces) {
  const bool releases =
      instruction.order == MemoryOrder::Release || instruction.order == MemoryOrder::Both;
  warp.cluster->launch->syncPoints->release(address, releases ? takeStock(warp) : warp.fenced,
                                            replaces);
}

void fuse::sim::ptx::acquireAt(Warp &warp, const Instruction &instruction, uint64_t address) {
  const HappenedRef what = warp.cluster->launch->syncPoints->acquire(address);
  if (instruction.order == MemoryOrder::Acquire || instruction.order == MemoryOrder::Both)
    learn(warp, what);
  else
    warp.unfencedNews = join(warp.unfencedNews, what);
}

void fuse::sim::ptx::fenceDevice(Warp &warp) {
  learn(warp, warp.unfencedNews);
  warp.unfencedNews.reset();
  warp.fencedEpoch = warp.knowledge.generic[warp.agent];
  warp.fenced = takeStock(warp);
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

std::string fuse::sim::ptx::describeAccess(const Program &program,
                                           const fuse::runtime::LaunchConfig &config,
                                           const PastAccess &touch) {
  const uint32_t perBlock = warpsOf(config);
  const uint32_t numWarps = perBlock * config.cluster[0] * config.cluster[1] * config.cluster[2];
  // Each warp has one agent of each kind; those of mbarriers come last.
  const bool ofWarp = touch.agent < firstMbarrierAgent(program, numWarps);
  const uint32_t rank = ofWarp ? touch.agent % numWarps / perBlock : 0;
  std::array<uint32_t, 3> id;
  uint32_t cluster = touch.unit, in = rank;
  for (size_t d = 0; d < 3; ++d) {
    const uint32_t clusters = config.grid[d] / config.cluster[d];
    id[d] = cluster % clusters * config.cluster[d] + in % config.cluster[d];
    cluster /= clusters;
    in /= config.cluster[d];
  }
  const Instruction &at = program.code[touch.place];
  std::string text = std::string(ofWarp || perBlock == numWarps ? "" : "the cluster of ") +
                     "block (" + std::to_string(id[0]) + "," + std::to_string(id[1]) + "," +
                     std::to_string(id[2]) + ")";
  if (ofWarp)
    text += ", warp " + std::to_string(touch.agent % perBlock);
  return text + ", PTX line " + std::to_string(at.line) + ": '" + *at.text + "'";
}
