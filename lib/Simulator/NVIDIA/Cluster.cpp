//===- Cluster.cpp - a cluster's warps, in some order ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mbarrier.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

/// mbarriers whose copies are told apart; of each block.
constexpr uint32_t mbarrierAgents = 64;

Cluster::Cluster(const Program &program, const Launch &launch, const Device &device,
                 uint64_t number, Random random)
    : program(&program), launch(&launch), device(&device), number(static_cast<uint32_t>(number)),
      random(random) {
  const fuse::runtime::LaunchConfig &config = launch.config;
  parameters.resize(program.parameterBytes);
  for (size_t i = 0; i < program.parameters.size(); ++i)
    std::copy(launch.parameters[i].begin(), launch.parameters[i].end(),
              parameters.begin() + program.parameters[i].offset);

  const uint32_t threads = config.block[0] * config.block[1] * config.block[2];
  const uint32_t perBlock = warpsOf(config);
  const uint32_t numBlocks = config.cluster[0] * config.cluster[1] * config.cluster[2];
  numWarps = numBlocks * perBlock;
  numAgents = nextMbarrierAgent = agentOf(Actor::Mbarrier, 0);
  if (program.usesBulk)
    numAgents += numBlocks * mbarrierAgents;
  clusterArrived = clusterCompleted = {Clock(numAgents), Clock(numAgents)};
  liveWarps = numWarps;

  std::array<uint32_t, 3> clusters;
  for (size_t d = 0; d < 3; ++d)
    clusters[d] = config.grid[d] / config.cluster[d];
  const uint32_t bytes = program.dynamicShared + config.dynamicSharedMemory;
  const uint32_t file = device.registersPerUnit / program.minBlocks;
  uint32_t registers = program.maxRegisters ? program.maxRegisters : file / threads / 8 * 8;
  registers = std::min(registers, 255u);
  for (uint32_t rank = 0; rank < numBlocks; ++rank) {
    blocks.push_back(std::make_unique<Block>());
    Block &block = *blocks.back();
    const std::array<uint32_t, 3> in = {rank % config.cluster[0],
                                        rank / config.cluster[0] % config.cluster[1],
                                        rank / config.cluster[0] / config.cluster[1]};
    const std::array<uint64_t, 3> of = {number % clusters[0], number / clusters[0] % clusters[1],
                                        number / clusters[0] / clusters[1]};
    for (size_t d = 0; d < 3; ++d)
      block.id[d] = static_cast<uint32_t>(of[d]) * config.cluster[d] + in[d];
    block.rank = rank;
    block.shared = std::make_unique<SharedMemory>(bytes, numAgents);
    block.warpgroups.resize((perBlock + 3) / 4);
    block.liveWarps = perBlock;
    block.registersLeft = file > registers * threads ? file - registers * threads : 0;
    for (uint32_t index = 0; index < perBlock; ++index) {
      block.warps.push_back(std::make_unique<Warp>());
      Warp &warp = *block.warps.back();
      warp.cluster = this;
      warp.program = &program;
      warp.agent = rank * perBlock + index;
      warp.registerLimit = registers;
      warp.start(block, index);
      warps.push_back(&warp);
    }
  }
}

//===----------------------------------------------------------------------===//
// Agents
//===----------------------------------------------------------------------===//

uint32_t fuse::sim::ptx::firstAgentOf(Actor actor, const Program &program, uint32_t numWarps) {
  uint32_t first = 0;
  if (actor == Actor::Warp)
    return first;
  first += numWarps;
  if (actor == Actor::Copies)
    return first;
  first += program.usesCopies ? numWarps : 0;
  if (actor == Actor::BulkCopies)
    return first;
  first += program.usesBulk ? numWarps : 0;
  if (actor == Actor::BulkWrites)
    return first;
  first += program.usesBulk ? numWarps : 0;
  if (actor == Actor::Matrix)
    return first;
  return first + (program.usesWgmma ? numWarps : 0);
}

uint32_t Cluster::agentOf(Actor actor, uint32_t warp) const {
  return firstAgentOf(actor, *program, numWarps) + warp;
}

std::string Cluster::nameOf(uint32_t agent) const {
  auto warpName = [&](uint32_t warp) {
    std::string name = "warp " + std::to_string(warps[warp]->index);
    if (blocks.size() > 1)
      name += " of block " + std::to_string(warps[warp]->block->rank) + " of the cluster";
    return name;
  };
  if (agent < numWarps)
    return warpName(agent);
  if (program->usesCopies && agent < agentOf(Actor::Copies, numWarps))
    return "a cp.async of " + warpName(agent - agentOf(Actor::Copies, 0));
  if (program->usesBulk && agent < agentOf(Actor::BulkCopies, numWarps))
    return "a bulk copy of " + warpName(agent - agentOf(Actor::BulkCopies, 0));
  if (program->usesWgmma && agent < agentOf(Actor::Matrix, numWarps))
    return "a wgmma of the warpgroup of " + warpName(agent - agentOf(Actor::Matrix, 0));
  for (const std::unique_ptr<Block> &block : blocks)
    for (const auto &[address, mbarrier] : block->mbarriers)
      if (mbarrier.agent == agent)
        return "a bulk copy that completes on the mbarrier at " + hex(address);
  return "a bulk copy";
}

std::string Cluster::describe(const Conflict &conflict) const {
  const std::string at = "the byte at " + hex(conflict.address);
  switch (conflict.kind) {
  case Conflict::None:
    return "nothing";
  case Conflict::OutOfBounds:
    return at + " is past the end";
  case Conflict::Uninitialized:
    return at + " was never written";
  case Conflict::ReadAfterWrite:
    return at + " was written by " + nameOf(conflict.agent) +
           ", and nothing orders that before this read (a barrier, a wait or a proxy fence is "
           "missing)";
  case Conflict::WriteAfterWrite:
    return at + " was written by " + nameOf(conflict.agent) +
           ", and nothing orders that before this write";
  case Conflict::WriteAfterRead:
    return at + " was read by " + nameOf(conflict.agent) +
           ", and nothing orders that before this write (a barrier, a wait or a proxy fence is "
           "missing)";
  }
  return at;
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

/// Completes one piece of asynchronous work, chosen at random, if there is any.
bool Cluster::completeSomething() {
  const auto count = static_cast<uint32_t>(warps.size());
  // Where the search starts is random; it ends when everything was looked at.
  const uint32_t what = random.below(4), start = random.below(count);
  for (uint32_t kind = 0; kind < 4; ++kind) {
    switch ((what + kind) % 4) {
    case 0:
      if (!loads.empty()) {
        const uint32_t pick = random.below(static_cast<uint32_t>(loads.size()));
        std::swap(loads[pick], loads.back());
        const Job job = std::move(loads.back());
        loads.pop_back();
        job.complete();
        return true;
      }
      break;
    case 1:
      for (uint32_t n = 0; n < count; ++n) {
        std::deque<Job> &jobs = warps[(start + n) % count]->copies;
        if (jobs.empty())
          continue;
        const auto pick = static_cast<ptrdiff_t>(random.below(static_cast<uint32_t>(jobs.size())));
        if (jobs[static_cast<size_t>(pick)].last && pick)
          continue;
        const Job job = std::move(jobs[static_cast<size_t>(pick)]);
        jobs.erase(jobs.begin() + pick);
        job.complete();
        return true;
      }
      break;
    case 2:
      for (uint32_t n = 0; n < count; ++n) {
        std::deque<Job> &jobs = warps[(start + n) % count]->stores;
        if (jobs.empty())
          continue;
        const auto pick = static_cast<ptrdiff_t>(random.below(static_cast<uint32_t>(jobs.size())));
        const Job job = std::move(jobs[static_cast<size_t>(pick)]);
        jobs.erase(jobs.begin() + pick);
        job.complete();
        return true;
      }
      break;
    default:
      for (uint32_t n = 0; n < count; ++n) {
        Warp &warp = *warps[(start + n) % count];
        if (!warp.block->warpgroups.empty() &&
            completeMatrix(*warp.block, warp.block->warpgroups[warp.index / 4]))
          return true;
      }
    }
  }
  return false;
}

Cluster::Progress Cluster::advance(uint32_t slices) {
  const bool isAsync = program->usesCopies || program->usesBulk || program->usesWgmma;
  std::vector<Warp *> ready;
  for (; liveWarps && slices; --slices) {
    // Warps that polled and saw nothing happen since are left alone for a while.
    ready.clear();
    for (Warp *warp : warps)
      if (warp->state == Warp::Ready && !warp->isPatient())
        ready.push_back(warp);
    if (ready.empty()) {
      if (completeSomething()) {
        ++events;
        continue;
      }
      // Nothing else can happen: those that do not go round in circles may yet give up.
      for (Warp *warp : warps)
        if (warp->state == Warp::Ready && !warp->stuck)
          ready.push_back(warp);
      if (ready.empty())
        return Waits;
    }
    Warp &warp = *ready[random.below(static_cast<uint32_t>(ready.size()))];
    // Short and long stretches, so that warps drift apart by little and by much.
    const uint32_t budget = 1 + random.below(random.below(4) ? 256 : 8);
    warp.run(budget);
    if (isAsync && random.below(4) == 0)
      completeSomething();
  }
  if (liveWarps)
    return Runs;
  // What is still under way when the last warp has exited.
  while (completeSomething()) {
  }
  return Ends;
}

void Cluster::run() {
  for (Progress progress; (progress = advance(~0u)) != Ends;)
    if (progress == Waits)
      deadlock();
}

void Cluster::deadlock() {
  bool polling = false;
  for (const Warp *warp : warps)
    polling |= warp->state == Warp::Ready;
  std::ostringstream text;
  text << "kernel '" << program->name << "': no warp of "
       << (blocks.size() > 1 ? "the cluster of " : "") << "block (" << blocks[0]->id[0] << ","
       << blocks[0]->id[1] << "," << blocks[0]->id[2] << ") can go on"
       << (polling ? " (those that poll see nothing change)" : "") << ":";
  for (const Warp *warp : warps) {
    text << "\n  " << warp->where() << ": ";
    if (warp->state == Warp::Exited) {
      text << "has exited";
      continue;
    }
    const Instruction &at =
        warp->current && warp->state != Warp::Ready ? *warp->current : program->code[warp->pc];
    text << "at line " << at.line << ": '" << *at.text << "'";
    if (warp->state == Warp::AtBarrier) {
      const NamedBarrier &bar = warp->block->barriers[warp->barrier];
      text << " (" << bar.arrivedThreads << " of " << bar.expected << " threads have arrived)";
    }
  }
  for (const std::unique_ptr<Block> &block : blocks)
    for (const auto &[address, mbarrier] : block->mbarriers)
      text << "\n  mbarrier " << hex(address) << " of block " << block->rank << ": phase "
           << mbarrier.phases << ", " << mbarrier.pending << " of " << mbarrier.count
           << " arrivals and " << mbarrier.transactions << " bytes are missing";
  throw fuse::runtime::Error(text.str());
}

void Cluster::exportCounts(Statistics &statistics) const {
  static constexpr const char *names[] = {"other",  "integer",  "float", "global",
                                          "shared", "ldmatrix", "mma",   "wgmma"};
  for (size_t i = 0; i < std::size(names); ++i) {
    statistics["instructions"] += counts.instructions[i];
    statistics[std::string("instructions.") + names[i]] += counts.instructions[i];
  }
  statistics["bytes.global.read"] += counts.globalRead;
  statistics["bytes.global.write"] += counts.globalWritten;
  statistics["bytes.shared.read"] += counts.sharedRead;
  statistics["bytes.shared.write"] += counts.sharedWritten;
  statistics["bytes.tma"] += counts.tma;
  statistics["shared.conflicts"] += counts.conflicts;
  statistics["mma.flops"] += counts.flops;
}
