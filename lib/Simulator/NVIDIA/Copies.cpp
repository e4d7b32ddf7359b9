//===- Copies.cpp - asynchronous copies -----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Data Movement and Conversion Instructions: Asynchronous copy"; "Non-bulk copy",
// "Bulk copy", "Tensor copy".
//
//===----------------------------------------------------------------------===//

#include "../TensorMap.h"
#include "Builder.h"
#include "GlobalSync.h"
#include "Lanes.h"
#include "Mbarrier.h"
#include "TensorCopy.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::ptx;
using fuse::runtime::TensorMap;

void fuse::sim::ptx::completeUpTo(std::deque<Job> &jobs, uint32_t group) {
  while (!jobs.empty() && jobs.front().group < group) {
    const Job job = std::move(jobs.front());
    jobs.pop_front();
    job.complete();
  }
}

/// A job speaks for the instruction that issued it.
namespace {
class Speaking {
public:
  Speaking(Warp &warp, const Instruction &instruction) : warp(warp), before(warp.current) {
    warp.current = &instruction;
  }
  ~Speaking() { warp.current = before; }

private:
  Warp &warp;
  const Instruction *before;
};
} // namespace

static uint64_t sharedAddress(Warp &warp, const Instruction &i, unsigned slot, unsigned lane,
                              uint32_t alignment) {
  const uint64_t address = warp.address(i, slot, lane);
  if (address % alignment)
    warp.fault("the address " + hex(address) + " in shared memory is no multiple of " +
                   std::to_string(alignment),
               static_cast<int>(lane));
  return address;
}

/// The bytes of shared memory that an agent reads or writes.
static uint8_t *touchShared(Warp &warp, Block &block, uint64_t address, uint32_t bytes, bool write,
                            const Access &access, int lane) {
  SharedMemory &shared = *block.shared;
  Conflict conflict{Conflict::OutOfBounds, 0, 0};
  if (address < shared.size())
    conflict = write ? shared.write(static_cast<uint32_t>(address), bytes, access)
                     : shared.read(static_cast<uint32_t>(address), bytes, access);
  if (conflict)
    warp.fault(std::string(write ? "the copy writes " : "the copy reads ") + std::to_string(bytes) +
                   " bytes of shared memory at " + hex(address) + ": " +
                   (conflict.kind == Conflict::OutOfBounds
                        ? "past the end of its " + std::to_string(shared.size()) + " bytes"
                        : warp.cluster->describe(conflict)),
               lane);
  return shared.data() + address;
}

//===----------------------------------------------------------------------===//
// cp.async
//===----------------------------------------------------------------------===//

namespace {
struct LaneCopies {
  uint32_t mask;
  std::array<uint32_t, numLanes> to, bytes; // bytes that are read, the rest is zero
  std::array<uint64_t, numLanes> from;
};
} // namespace

/// op: shared address, global address, source bytes; width: bytes.
static void copyAsync(Warp &warp, const Instruction &i, uint32_t mask) {
  LaneCopies copies;
  copies.mask = mask;
  uint64_t read = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    const uint64_t to = warp.offsetInBlock(sharedAddress(warp, i, 0, lane, i.width));
    copies.to[lane] = static_cast<uint32_t>(std::min<uint64_t>(to, ~0u));
    copies.from[lane] = warp.address(i, 1, lane);
    copies.bytes[lane] = i.flag ? warp.lanes<uint32_t>(i.op[2])[lane] : i.width;
    if (i.mode) // ignore-src
      copies.bytes[lane] = warp.predicate(i.op[2]) >> lane & 1 ? 0 : i.width;
    if (copies.from[lane] % i.width)
      warp.fault("the address " + hex(copies.from[lane]) + " in device memory is no multiple of " +
                     std::to_string(i.width),
                 static_cast<int>(lane));
    if (copies.bytes[lane] > i.width)
      warp.fault("copies " + std::to_string(copies.bytes[lane]) + " of " + std::to_string(i.width) +
                     " bytes",
                 static_cast<int>(lane));
    read += copies.bytes[lane];
  }
  Counts &counts = warp.cluster->counts;
  counts.globalRead += read;
  counts.sharedWritten += uint64_t(i.width) * static_cast<unsigned>(__builtin_popcount(mask));
  const uint32_t agent = warp.cluster->agentOf(Actor::Copies, warp.agent);
  const uint32_t group = warp.copyGroup;
  std::shared_ptr<const Knowledge> knowledge = warp.know();
  warp.copies.push_back({group, [&warp, &i, copies, knowledge, agent, group] {
                           Speaking speaking(warp, i);
                           const Access access{agent, group + 1, &knowledge->generic};
                           GlobalRun reads(warp, makeGlobalAccess(warp, access, *knowledge, false));
                           for (uint32_t m = copies.mask; m; m &= m - 1) {
                             const int lane = __builtin_ctz(m);
                             uint8_t *to = touchShared(warp, *warp.block, copies.to[lane], i.width,
                                                       true, access, lane);
                             const uint32_t bytes = copies.bytes[lane];
                             if (bytes)
                               std::memcpy(to, reads.locate(copies.from[lane], bytes, lane), bytes);
                             std::memset(to + bytes, 0, i.width - bytes);
                           }
                           reads.finish();
                         }});
  // What the warp does from here on, the copy does not know of.
  warp.advance();
}

static void copyCommit(Warp &warp, const Instruction &, uint32_t) { ++warp.copyGroup; }

/// value: how many of the last groups may still be in flight.
static void copyWait(Warp &warp, const Instruction &i, uint32_t) {
  if (!warp.convergeAll())
    return;
  if (i.flag) // wait_all
    ++warp.copyGroup;
  if (warp.copyGroup <= i.value)
    return;
  const auto upTo = static_cast<uint32_t>(warp.copyGroup - i.value);
  completeUpTo(warp.copies, upTo);
  warp.learn(warp.cluster->agentOf(Actor::Copies, warp.agent), upTo, false);
}

/// cp.async.mbarrier.arrive: when the copies so far are complete, an arrival for each lane.
static void copyArrive(Warp &warp, const Instruction &i, uint32_t mask) {
  const uint32_t agent = warp.cluster->agentOf(Actor::Copies, warp.agent);
  // The open group ends here, so that what is complete has an epoch of its own.
  const uint32_t group = warp.copyGroup++;
  std::vector<uint32_t> addresses;
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    addresses.push_back(
        static_cast<uint32_t>(warp.offsetInBlock(sharedAddress(warp, i, 0, lane, 8))));
    Mbarrier &mbarrier = findMbarrier(warp, *warp.block, addresses.back(), static_cast<int>(lane));
    if (!i.flag) // the pending count grows first, so that the arrival is no net change
      ++mbarrier.pending;
  }
  std::shared_ptr<const Knowledge> knowledge = warp.know();
  warp.copies.push_back({group,
                         [&warp, &i, addresses, knowledge, agent, group] {
                           Speaking speaking(warp, i);
                           for (uint32_t address : addresses) {
                             Mbarrier &mbarrier = findMbarrier(warp, *warp.block, address, -1);
                             if (!mbarrier.pending)
                               warp.fault("more arrivals than the mbarrier's count");
                             --mbarrier.pending;
                             mbarrier.arrived.join(*knowledge);
                             uint32_t &known = mbarrier.arrived.generic[agent];
                             known = std::max(known, group + 1);
                             phaseMayComplete(*warp.cluster, mbarrier);
                           }
                         },
                         true});
  warp.advance();
}

//===----------------------------------------------------------------------===//
// Bulk copies and tensor copies
//===----------------------------------------------------------------------===//

namespace {
/// One bulk copy between device memory and the shared memory of one block.
struct BulkCopy {
  bool tensor = false, fromShared = false;
  TensorMap map;
  nvidia::TensorCoordinates coordinates = {};
  uint64_t global = 0;
  uint32_t shared = 0, bytes = 0; // the place in `block`
  uint32_t mbarrier = 0;
  Block *block = nullptr;
  int lane = 0;
  std::shared_ptr<const Knowledge> knowledge;
};
} // namespace

static void runBulkLoad(Warp &warp, const Instruction &i, const BulkCopy &copy) {
  Speaking speaking(warp, i);
  Cluster &cluster = *warp.cluster;
  if (copy.block->liveWarps == 0)
    warp.fault("the copy arrives when block " + std::to_string(copy.block->rank) +
                   " of the cluster has exited",
               copy.lane);
  Mbarrier &mbarrier = findMbarrier(warp, *copy.block, copy.mbarrier, copy.lane);
  checkVisible(warp, mbarrier, copy.lane);
  if (!mbarrier.agent) {
    if (cluster.nextMbarrierAgent == cluster.numAgents)
      warp.fault("too many mbarriers for the simulator");
    mbarrier.agent = cluster.nextMbarrierAgent++;
  }
  const Access writer{mbarrier.agent, mbarrier.epoch, &copy.knowledge->async};
  auto to = [&](uint32_t address, uint32_t bytes) {
    return touchShared(warp, *copy.block, address, bytes, true, writer, copy.lane);
  };
  const Access access{mbarrier.agent, mbarrier.epoch, &copy.knowledge->generic};
  GlobalRun reads(warp, makeGlobalAccess(warp, access, *copy.knowledge, false));
  auto from = [&](uint64_t address, uint32_t bytes) {
    return reads.locate(address, bytes, copy.lane);
  };
  if (copy.tensor)
    nvidia::loadBox(copy.map, copy.coordinates, copy.shared, from, to);
  else
    std::memcpy(to(copy.shared, copy.bytes), from(copy.global, copy.bytes), copy.bytes);
  reads.finish();
  cluster.counts.tma += copy.bytes;
  mbarrier.transactions -= copy.bytes;
  if (mbarrier.transactions <= -(1 << 20))
    warp.fault("the mbarrier's transaction count leaves its range", copy.lane);
  phaseMayComplete(cluster, mbarrier);
}

static void runBulkStore(Warp &warp, const Instruction &i, const BulkCopy &copy, uint32_t group) {
  Speaking speaking(warp, i);
  const Access access{warp.cluster->agentOf(Actor::BulkCopies, warp.agent), group + 1,
                      &copy.knowledge->async};
  auto from = [&](uint32_t address, uint32_t bytes) {
    return touchShared(warp, *warp.block, address, bytes, false, access, copy.lane);
  };
  const Access writer{warp.cluster->agentOf(Actor::BulkWrites, warp.agent), group + 1,
                      &copy.knowledge->generic};
  GlobalRun writes(warp, makeGlobalAccess(warp, writer, *copy.knowledge, true));
  auto to = [&](uint64_t address, uint32_t bytes) {
    return writes.locate(address, bytes, copy.lane);
  };
  if (copy.tensor)
    nvidia::storeBox(copy.map, copy.coordinates, copy.shared, from, to);
  else
    std::memcpy(to(copy.global, copy.bytes), from(copy.shared, copy.bytes), copy.bytes);
  writes.finish();
  warp.cluster->counts.tma += copy.bytes;
  ++warp.cluster->events;
}

static TensorMap readTensorMap(Warp &warp, uint64_t address, int lane) {
  fuse::runtime::EncodedTensorMap encoded;
  const uint64_t offset = address - parameterWindow;
  const std::vector<uint8_t> &parameters = warp.cluster->parameters;
  if ((address & ~(windowSize - 1)) == parameterWindow && offset + 128 <= parameters.size()) {
    std::memcpy(encoded.bytes.data(), &parameters[offset], 128);
  } else {
    GlobalRun reads(warp, makeGlobalAccess(warp, false, Scope::Plain, 1));
    std::memcpy(encoded.bytes.data(), reads.locate(address, 128, lane), 128);
    reads.finish();
  }
  if (address % 64)
    warp.fault("a tensor map at " + hex(address) + ": a multiple of 64 is needed", lane);
  std::optional<TensorMap> map = decode(encoded);
  if (!map)
    warp.fault("there is no tensor map at " + hex(address), lane);
  return *map;
}

/// op: shared address, tensor map or global address, mbarrier, block mask, bytes; list:
/// coordinates. mode: 1 tensor, 2 to device memory, 4 multicast.
static void bulk(Warp &warp, const Instruction &i, uint32_t mask) {
  Cluster &cluster = *warp.cluster;
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    BulkCopy copy;
    copy.lane = static_cast<int>(lane);
    copy.tensor = i.mode & 1;
    copy.fromShared = i.mode & 2;
    copy.knowledge = warp.know();
    uint64_t shared = sharedAddress(warp, i, 0, lane, copy.tensor ? 128 : 16);
    if (shared / windowSize == sharedWindow / windowSize)
      shared -= sharedWindow;
    if (copy.tensor) {
      copy.map = readTensorMap(warp, warp.address(i, 1, lane), copy.lane);
      if (copy.map.rank != i.list.size())
        warp.fault("a tensor map of rank " + std::to_string(copy.map.rank) + " with " +
                       std::to_string(i.list.size()) + " coordinates",
                   copy.lane);
      for (size_t d = 0; d < i.list.size(); ++d)
        copy.coordinates[d] = warp.lanes<int32_t>(i.list[d])[lane];
      copy.bytes = nvidia::getBoxBytes(copy.map);
    } else {
      copy.global = warp.address(i, 1, lane);
      copy.bytes = warp.lanes<uint32_t>(i.op[4])[lane];
      if (copy.global % 16 || copy.bytes % 16)
        warp.fault("a bulk copy of " + std::to_string(copy.bytes) + " bytes at " +
                       hex(copy.global) + ": multiples of 16 are needed",
                   copy.lane);
    }
    if (copy.fromShared) {
      copy.shared = static_cast<uint32_t>(warp.offsetInBlock(shared));
      const uint32_t group = warp.storeGroup;
      warp.storesIssued = group + 1;
      warp.stores.push_back(
          {group, [&warp, &i, copy, group] { runBulkStore(warp, i, copy, group); }});
      continue;
    }
    uint64_t mbarrier = sharedAddress(warp, i, 2, lane, 8);
    if (mbarrier / windowSize == sharedWindow / windowSize)
      mbarrier -= sharedWindow;
    auto issue = [&](Block &block, uint64_t to, uint64_t completes) {
      copy.block = &block;
      copy.shared = static_cast<uint32_t>(to);
      copy.mbarrier = static_cast<uint32_t>(completes);
      cluster.loads.push_back({0, [&warp, &i, copy] { runBulkLoad(warp, i, copy); }});
    };
    if (i.mode & 4) {
      const uint32_t offsets = (1u << rankShift) - 1;
      const uint32_t blocks = warp.lanes<uint16_t>(i.op[3])[lane];
      if (blocks >> cluster.blocks.size())
        warp.fault("the mask " + hex(blocks) + " names blocks that the cluster has not", copy.lane);
      for (uint32_t rank = 0; rank < cluster.blocks.size(); ++rank)
        if (blocks >> rank & 1)
          issue(*cluster.blocks[rank], shared & offsets, mbarrier & offsets);
    } else {
      Block &block = cluster.resolve(warp, shared, copy.lane);
      if (&cluster.resolve(warp, mbarrier, copy.lane) != &block)
        warp.fault("the copy's mbarrier is in another block than its destination", copy.lane);
      issue(block, shared, mbarrier);
    }
  }
  warp.advance();
}

static void bulkCommit(Warp &warp, const Instruction &, uint32_t) { ++warp.storeGroup; }

/// flag: only what is read has been.
static void bulkWait(Warp &warp, const Instruction &i, uint32_t) {
  if (warp.storeGroup <= i.value)
    return;
  const auto upTo = static_cast<uint32_t>(warp.storeGroup - i.value);
  completeUpTo(warp.stores, upTo);
  warp.storesWaited = std::max(warp.storesWaited, upTo);
  warp.learn(warp.cluster->agentOf(Actor::BulkCopies, warp.agent), upTo, true);
  if (!i.flag)
    warp.learn(warp.cluster->agentOf(Actor::BulkWrites, warp.agent), upTo, true);
}

static void nothing(Warp &, const Instruction &, uint32_t) {}

static void buildBulk(Builder &b) {
  Instruction &i = b.instruction();
  b.kernel().usesBulk = true;
  if (b.take("commit_group")) {
    i.handler = bulkCommit;
    return;
  }
  if (b.take("wait_group")) {
    i.flag = b.take("read");
    i.value = b.immediate(0);
    i.handler = bulkWait;
    return;
  }
  const bool tensor = b.take("tensor");
  b.takeOne({"1d", "2d", "3d", "4d", "5d"}, true);
  if (b.take("prefetch")) {
    b.takeOne({"tile"}, true);
    while (b.take("L2") || b.take("global") || !b.takePrefix("L2::").empty()) {
    }
    i.handler = nothing;
    return;
  }
  b.take("tile");
  const bool toGlobal = b.take("bulk_group");
  if (!toGlobal)
    b.takeOne({"mbarrier::complete_tx::bytes"});
  b.takeOne({"global"});
  b.takeOne({"shared::cta", "shared::cluster"});
  const bool multicast = b.take("multicast::cluster");
  b.take("L2::cache_hint");
  i.mode = static_cast<uint8_t>(tensor | toGlobal << 1 | multicast << 2);
  const size_t shared = toGlobal ? 1 : 0, global = 1 - shared;
  b.address(shared, 0);
  b.address(global, 1);
  if (tensor) {
    const Operand &address = b.operand(global);
    if (address.parts.size() != 2)
      b.error("coordinates are missing");
    for (const Operand &part : address.parts[1].parts)
      i.list.push_back(b.read(part, 4));
  } else {
    i.op[4] = b.read(2, 4);
  }
  size_t next = tensor ? 2 : 3;
  if (!toGlobal)
    b.address(next++, 2);
  if (multicast)
    i.op[3] = b.read(next++, 2);
  i.handler = bulk;
}

static void buildCp(Builder &b) {
  Instruction &i = b.instruction();
  b.takeOne({"async"});
  if (b.take("bulk"))
    return buildBulk(b);
  b.kernel().usesCopies = true;
  if (b.take("commit_group")) {
    i.handler = copyCommit;
    return;
  }
  if (b.take("wait_group")) {
    i.value = b.immediate(0);
    i.handler = copyWait;
    return;
  }
  if (b.take("wait_all")) {
    i.flag = true;
    i.handler = copyWait;
    return;
  }
  if (b.take("mbarrier")) {
    b.takeOne({"arrive"});
    i.flag = b.take("noinc");
    b.takeOne({"shared", "shared::cta"});
    b.takeType();
    b.address(0, 0);
    i.handler = copyArrive;
    return;
  }
  b.takeOne({"ca", "cg"});
  b.takeOne({"shared", "shared::cta"});
  b.takeOne({"global"});
  b.take("L2::cache_hint");
  while (!b.takePrefix("L2::").empty()) {
  }
  b.address(0, 0);
  b.address(1, 1);
  i.width = static_cast<uint8_t>(b.immediate(2));
  if (i.width != 4 && i.width != 8 && i.width != 16)
    b.error("4, 8 or 16 bytes are possible");
  i.klass = Class::Global;
  i.flag = b.size() > 3;
  if (i.flag) {
    const Operand &source = b.operand(3);
    i.mode = source.kind == Operand::Name && b.bytesOf(source) == 0;
    i.op[2] = i.mode ? b.readPredicate(source) : b.read(source, 4);
  }
  i.handler = copyAsync;
}

void fuse::sim::ptx::addCopyOperations(Builder::Table &table) { table["cp"] = buildCp; }
