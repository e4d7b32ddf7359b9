//===- Barriers.cpp - barriers, mbarriers, fences -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Parallel Synchronization and Communication Instructions: bar, barrier,
// barrier.cluster, mbarrier, membar/fence"; "Memory Consistency Model".
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "GlobalSync.h"
#include "Lanes.h"
#include "Mbarrier.h"

using namespace fuse::sim;
using namespace fuse::sim::ptx;

//===----------------------------------------------------------------------===//
// bar.sync, bar.arrive
//===----------------------------------------------------------------------===//

/// op: barrier, threads; flag: threads are given; mode: arrive only.
static void barrier(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!warp.convergeAll())
    return;
  const int lane = __builtin_ctz(mask);
  if (mask != warp.live)
    warp.fault("a part of the warp is at the barrier: a divergent barrier", lane);
  const uint32_t number = warp.lanes<uint32_t>(i.op[0])[lane];
  const auto all = static_cast<uint32_t>(warp.block->warps.size()) * numLanes;
  const uint32_t expected = i.flag ? warp.lanes<uint32_t>(i.op[1])[lane] : all;
  if (number >= warp.block->barriers.size())
    warp.fault("barrier " + std::to_string(number) + ": there are 16", lane);
  if (expected == 0 || expected % numLanes || expected > all)
    warp.fault("a barrier of " + std::to_string(expected) + " threads in a block of " +
                   std::to_string(all),
               lane);
  NamedBarrier &bar = warp.block->barriers[number];
  if (bar.arrivedThreads == 0) {
    bar.expected = expected;
    bar.arrived = {Clock(warp.cluster->numAgents), Clock(warp.cluster->numAgents)};
  } else if (bar.expected != expected) {
    warp.fault("barrier " + std::to_string(number) + " is used with " + std::to_string(expected) +
                   " threads and with " + std::to_string(bar.expected) + " at the same time",
               lane);
  }
  bar.arrivedThreads += numLanes;
  bar.arrived.join(warp.knowledge);
  warp.advance();
  ++warp.cluster->events;
  if (!i.mode) {
    warp.state = Warp::AtBarrier;
    warp.barrier = number;
    bar.waiting.push_back(&warp);
  }
  if (bar.arrivedThreads < bar.expected)
    return;
  for (Warp *each : bar.waiting) {
    each->learn(bar.arrived);
    each->state = Warp::Ready;
  }
  bar.waiting.clear();
  bar.arrivedThreads = 0;
}

static void clusterArrive(Warp &warp, const Instruction &i, uint32_t) {
  if (!warp.convergeAll())
    return;
  if (warp.clusterArrived)
    warp.fault("arrives at the cluster's barrier a second time, without a wait between");
  warp.clusterArrived = true;
  warp.clusterPhase = warp.cluster->clusterPhase;
  if (!i.flag) // .relaxed
    warp.cluster->clusterArrived.join(warp.knowledge);
  warp.advance();
  ++warp.cluster->events;
  warp.cluster->clusterBarrierMayComplete();
}

static void clusterWait(Warp &warp, const Instruction &, uint32_t) {
  if (!warp.convergeAll())
    return;
  if (!warp.clusterArrived)
    warp.fault("waits at the cluster's barrier without having arrived");
  if (warp.cluster->clusterPhase == warp.clusterPhase) {
    warp.again();
    warp.state = Warp::AtCluster;
    return;
  }
  warp.clusterArrived = false;
  warp.learn(warp.cluster->clusterCompleted);
}

/// Threads that have exited are not waited for.
void Cluster::clusterBarrierMayComplete() {
  bool some = false;
  for (const Warp *warp : warps) {
    const bool here = warp->clusterArrived && warp->clusterPhase == clusterPhase;
    if (warp->state != Warp::Exited && !here)
      return;
    some |= here;
  }
  if (!some)
    return;
  ++clusterPhase;
  ++events;
  clusterCompleted = clusterArrived;
  for (Warp *warp : warps)
    if (warp->state == Warp::AtCluster)
      warp->state = Warp::Ready;
}

static void buildClusterBarrier(Builder &b) {
  Instruction &i = b.instruction();
  const bool wait = b.takeOne({"arrive", "wait"});
  i.flag = b.take("relaxed");
  b.takeOne({"release", "acquire"}, true);
  b.take("aligned");
  i.handler = wait ? clusterWait : clusterArrive;
}

static void buildBar(Builder &b) {
  Instruction &i = b.instruction();
  if (b.take("cluster"))
    return buildClusterBarrier(b);
  if (b.take("warp"))
    return buildWarpBarrier(b);
  b.take("cta");
  i.mode = static_cast<uint8_t>(b.takeOne({"sync", "arrive"}));
  b.take("aligned");
  i.op[0] = b.read(0, 4);
  i.flag = b.size() > 1;
  if (i.flag)
    i.op[1] = b.read(1, 4);
  i.handler = barrier;
}

//===----------------------------------------------------------------------===//
// fence
//===----------------------------------------------------------------------===//

/// The mbarriers that the warp has initialised are visible to the asynchronous proxy and to the
/// cluster, for whoever knows that this has happened.
static void initFence(Warp &warp, const Instruction &, uint32_t) {
  for (auto &[address, mbarrier] : warp.block->mbarriers)
    mbarrier.visible |= mbarrier.owner == warp.agent;
}

/// What the warp knows of generic accesses, and its own, is from now on visible to the
/// asynchronous proxy as well.
static void proxyFence(Warp &warp, const Instruction &i, uint32_t mask) {
  initFence(warp, i, mask);
  warp.knowledge.async.join(warp.knowledge.generic);
  warp.advance();
}

static void nothing(Warp &, const Instruction &, uint32_t) {}

static void buildFence(Builder &b) {
  Instruction &i = b.instruction();
  i.handler = nothing;
  if (b.take("proxy")) {
    if (b.takeOne({"async", "alias", "tensormap::generic"}) != 0) {
      b.takeOne({"acquire", "release"}, true);
      b.takeOne({"cta", "cluster", "gpu", "sys"}, true);
      return;
    }
    const int space = b.takeOne({"global", "shared::cta", "shared::cluster"}, true);
    if (space != 0)
      i.handler = proxyFence;
    return;
  }
  if (b.take("mbarrier_init")) {
    b.takeOne({"release"});
    b.takeOne({"cluster"});
    i.handler = initFence;
    return;
  }
  // Within a block order comes from the barriers.
  b.takeOne({"sc", "acq_rel", "acquire", "release"}, true);
  const int scope = b.takeOne({"cta", "cluster", "gpu", "sys", "gl"}, true);
  if (scope != 0) {
    i.handler = [](Warp &warp, const Instruction &, uint32_t) { fenceDevice(warp); };
    b.kernel().ordersBlocks = true;
  }
}

//===----------------------------------------------------------------------===//
// mbarrier
//===----------------------------------------------------------------------===//

Mbarrier &fuse::sim::ptx::findMbarrier(Warp &warp, Block &block, uint64_t address, int lane) {
  if (address % 8)
    warp.fault("an mbarrier at " + hex(address) + ": a multiple of 8 is needed", lane);
  auto it = block.mbarriers.find(static_cast<uint32_t>(address));
  if (it == block.mbarriers.end())
    warp.fault("no mbarrier has been initialised at " + hex(address), lane);
  return it->second;
}

void fuse::sim::ptx::checkVisible(Warp &warp, const Mbarrier &mbarrier, int lane) {
  if (!mbarrier.visible)
    warp.fault("the mbarrier's initialisation is not visible to the asynchronous proxy or to other "
               "blocks: fence.mbarrier_init or fence.proxy.async is missing",
               lane);
}

void fuse::sim::ptx::phaseMayComplete(Cluster &cluster, Mbarrier &mbarrier) {
  ++cluster.events;
  if (mbarrier.pending || mbarrier.transactions)
    return;
  ++mbarrier.phases;
  mbarrier.pending = mbarrier.count;
  mbarrier.completed = mbarrier.arrived;
  if (mbarrier.agent) {
    mbarrier.completed.generic[mbarrier.agent] = mbarrier.epoch;
    mbarrier.completed.async[mbarrier.agent] = mbarrier.epoch;
    mbarrier.arrived = mbarrier.completed;
    ++mbarrier.epoch;
  }
}

/// The mbarrier that a lane names. Its initialisation must be known to have happened.
static Mbarrier &locate(Warp &warp, const Instruction &i, unsigned slot, unsigned lane) {
  uint64_t address = warp.address(i, slot, lane);
  if (i.space == Space::Generic) {
    if ((address & ~(windowSize - 1)) != sharedWindow)
      warp.fault(hex(address) + " is not in shared memory", static_cast<int>(lane));
    address -= sharedWindow;
  }
  Block *block = warp.block;
  if (i.space != Space::Shared)
    block = &warp.cluster->resolve(warp, address, static_cast<int>(lane));
  else
    address = warp.offsetInBlock(address);
  Mbarrier &mbarrier = findMbarrier(warp, *block, address, static_cast<int>(lane));
  if (Conflict conflict = block->shared->peek(static_cast<uint32_t>(address), 8, warp.access()))
    warp.fault("the mbarrier at " + hex(address) + ": " + warp.cluster->describe(conflict),
               static_cast<int>(lane));
  if (block != warp.block)
    checkVisible(warp, mbarrier, static_cast<int>(lane));
  return mbarrier;
}

static void mbarrierInit(Warp &warp, const Instruction &i, uint32_t mask) {
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    const uint64_t address = warp.offsetInBlock(warp.address(i, 0, lane));
    const uint32_t count = warp.lanes<uint32_t>(i.op[1])[lane];
    if (address % 8 || count == 0 || count >= 1u << 20)
      warp.fault("an mbarrier at " + hex(address) + " with count " + std::to_string(count),
                 static_cast<int>(lane));
    SharedMemory &shared = *warp.block->shared;
    Conflict conflict{Conflict::OutOfBounds, 0, 0};
    if (address < shared.size())
      conflict = shared.write(static_cast<uint32_t>(address), 8, warp.access());
    if (conflict)
      warp.fault("an mbarrier at " + hex(address) + ": " + warp.cluster->describe(conflict),
                 static_cast<int>(lane));
    Mbarrier &mbarrier = warp.block->mbarriers[static_cast<uint32_t>(address)];
    Cluster &cluster = *warp.cluster;
    const uint32_t agent = mbarrier.agent, epoch = mbarrier.epoch;
    mbarrier = Mbarrier();
    mbarrier.count = mbarrier.pending = count;
    mbarrier.agent = agent;
    mbarrier.epoch = epoch;
    mbarrier.owner = warp.agent;
    mbarrier.arrived = mbarrier.completed = {Clock(cluster.numAgents), Clock(cluster.numAgents)};
    ++cluster.events;
  }
}

static void mbarrierInval(Warp &warp, const Instruction &i, uint32_t mask) {
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    locate(warp, i, 0, lane);
    const uint64_t address = warp.offsetInBlock(warp.address(i, 0, lane));
    warp.block->mbarriers.erase(static_cast<uint32_t>(address));
  }
}

static void expect(Warp &warp, Mbarrier &mbarrier, int64_t bytes, int lane) {
  mbarrier.transactions += bytes;
  if (mbarrier.transactions >= 1 << 20 || mbarrier.transactions <= -(1 << 20))
    warp.fault("the mbarrier's transaction count leaves its range: " +
                   std::to_string(mbarrier.transactions),
               lane);
}

/// op: state, address, count or bytes. mode: 1 expects bytes, 2 only does that; flag: relaxed.
static void mbarrierArrive(Warp &warp, const Instruction &i, uint32_t mask) {
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    Mbarrier &mbarrier = locate(warp, i, 1, lane);
    const uint32_t number = warp.lanes<uint32_t>(i.op[2])[lane];
    if (i.mode)
      expect(warp, mbarrier, number, static_cast<int>(lane));
    if (i.mode == 2) {
      ++warp.cluster->events;
      continue;
    }
    const uint32_t arrivals = i.mode ? 1 : number;
    if (mbarrier.pending < arrivals)
      warp.fault("more arrivals than the mbarrier's count of " + std::to_string(mbarrier.count) +
                     " in one phase",
                 static_cast<int>(lane));
    warp.lanes<uint64_t>(i.op[0])[lane] = mbarrier.phases;
    mbarrier.pending -= arrivals;
    if (!i.flag)
      mbarrier.arrived.join(warp.knowledge);
    phaseMayComplete(*warp.cluster, mbarrier);
  }
  if (i.mode != 2)
    warp.advance();
}

/// op: predicate, address, state or parity. mode: parity; flag: relaxed.
static void mbarrierWait(Warp &warp, const Instruction &i, uint32_t mask) {
  uint32_t done = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    Mbarrier &mbarrier = locate(warp, i, 1, lane);
    // Parity p asks for the phase of that parity: the current phase has parity phases % 2, and
    // the one before it is complete.
    const bool complete = i.mode
                              ? (mbarrier.phases & 1) != (warp.lanes<uint32_t>(i.op[2])[lane] & 1)
                              : mbarrier.phases > warp.lanes<uint64_t>(i.op[2])[lane];
    done |= uint32_t(complete) << lane;
    if (complete && !i.flag)
      warp.learn(mbarrier.completed);
  }
  uint32_t &predicate = warp.predicate(i.op[0]);
  predicate = (predicate & ~mask) | done;
  if (done != mask)
    warp.poll();
}

static void takeMbarrierSpace(Builder &b) {
  b.takeOne({"relaxed", "acquire", "release"}, true);
  b.takeOne({"cta", "cluster"}, true);
  const int space = b.takeOne({"shared", "shared::cta", "shared::cluster"}, true);
  b.instruction().space = space < 0    ? Space::Generic
                          : space == 2 ? Space::SharedCluster
                                       : Space::Shared;
  b.takeType();
}

static void buildMbarrier(Builder &b) {
  Instruction &i = b.instruction();
  switch (b.takeOne({"init", "inval", "arrive", "expect_tx", "test_wait", "try_wait", "complete_tx",
                     "arrive_drop", "pending_count"})) {
  case 0:
    takeMbarrierSpace(b);
    b.address(0, 0);
    i.op[1] = b.read(1, 4);
    i.handler = mbarrierInit;
    break;
  case 1:
    takeMbarrierSpace(b);
    b.address(0, 0);
    i.handler = mbarrierInval;
    break;
  case 3: // on its own; as a part of arrive it comes second
    takeMbarrierSpace(b);
    i.mode = 2;
    i.op[0] = b.scratch(8);
    b.address(0, 1);
    i.op[2] = b.read(1, 4);
    i.handler = mbarrierArrive;
    break;
  case 2: {
    i.mode = b.take("expect_tx");
    i.flag = b.take("relaxed");
    takeMbarrierSpace(b);
    // The state is optional where it would be that of another block.
    const bool state = b.operand(0).kind != Operand::Address;
    i.op[0] = state ? b.write(0, 8) : b.scratch(8);
    b.address(state ? 1 : 0, 1);
    const size_t count = state ? 2 : 1;
    i.op[2] = b.size() > count ? b.read(count, 4) : b.constant(1, 4);
    i.handler = mbarrierArrive;
    break;
  }
  case 4:
  case 5:
    i.mode = b.take("parity");
    i.flag = b.take("relaxed");
    takeMbarrierSpace(b);
    i.op[0] = b.writePredicate(0);
    b.address(1, 1);
    i.op[2] = b.read(2, i.mode ? 4 : 8);
    i.handler = mbarrierWait;
    break;
  default:
    b.error("this form of mbarrier is not modelled");
  }
}

void fuse::sim::ptx::addBarrierOperations(Builder::Table &table) {
  table["bar"] = buildBar;
  table["barrier"] = buildBar;
  table["fence"] = buildFence;
  table["membar"] = buildFence;
  table["mbarrier"] = buildMbarrier;
}
