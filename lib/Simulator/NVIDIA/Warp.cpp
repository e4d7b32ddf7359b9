//===- Warp.cpp - one warp's instructions ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Warp.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cstring>

using namespace fuse::sim;
using namespace fuse::sim::ptx;
using fuse::runtime::fail;

static uint32_t specialValue(const Warp &warp, const std::string &name, unsigned lane) {
  const Block &block = *warp.block;
  const Cluster &cluster = *warp.cluster;
  const fuse::runtime::LaunchConfig &config = cluster.launch->config;
  const uint32_t thread = warp.index * numLanes + lane;
  const uint32_t d = static_cast<uint32_t>(name.back() - 'x');
  auto is = [&](const char *prefix) { return name.compare(0, name.size() - 2, prefix) == 0; };
  if (name[name.size() - 2] == '.') {
    const uint32_t x = config.block[0], y = config.block[1];
    if (is("%tid"))
      return d == 0 ? thread % x : d == 1 ? thread / x % y : thread / x / y;
    if (is("%ntid"))
      return config.block[d];
    if (is("%ctaid"))
      return block.id[d];
    if (is("%nctaid"))
      return config.grid[d];
    if (is("%cluster_ctaid"))
      return block.id[d] % config.cluster[d];
    if (is("%cluster_nctaid"))
      return config.cluster[d];
    if (is("%clusterid"))
      return block.id[d] / config.cluster[d];
    if (is("%nclusterid"))
      return config.grid[d] / config.cluster[d];
  }
  if (name == "%laneid")
    return lane;
  if (name == "%warpid")
    return warp.index;
  if (name == "%nwarpid")
    return cluster.device->maxThreads / numLanes;
  if (name == "%smid")
    return 0;
  if (name == "%nsmid")
    return cluster.device->units;
  if (name == "%cluster_ctarank")
    return block.rank;
  if (name == "%cluster_nctarank")
    return static_cast<uint32_t>(cluster.blocks.size());
  if (name == "%is_explicit_cluster")
    return cluster.program->explicitCluster;
  if (name == "%dynamic_smem_size")
    return config.dynamicSharedMemory;
  if (name == "%total_smem_size")
    return block.shared->size();
  const uint32_t bit = 1u << lane;
  if (name == "%lanemask_eq")
    return bit;
  if (name == "%lanemask_lt")
    return bit - 1;
  if (name == "%lanemask_le")
    return bit - 1 + bit;
  if (name == "%lanemask_gt")
    return ~(bit - 1 + bit);
  if (name == "%lanemask_ge")
    return ~(bit - 1);
  fail("the special register '", name, "' is not modelled");
}

void Warp::start(Block &owner, uint32_t number) {
  block = &owner;
  index = number;
  // Registers that nobody wrote hold what is no sensible number, address or index.
  registers.resize(program->registerBytes);
  for (size_t i = 0; i + 4 <= registers.size(); i += 4)
    std::memcpy(&registers[i], "\xad\xde\xff\x7f", 4);
  base[0] = registers.data();
  base[1] = const_cast<uint8_t *>(program->constants.data());
  const fuse::runtime::LaunchConfig &config = cluster->launch->config;
  const uint32_t threads = config.block[0] * config.block[1] * config.block[2];
  const uint32_t mine = std::min(numLanes, threads - number * numLanes);
  live = active = mine == numLanes ? allLanes : (1u << mine) - 1;
  for (const SpecialRegister &special : program->specials)
    for (unsigned lane = 0; lane < numLanes; ++lane)
      lanes<uint32_t>(special.slot)[lane] = specialValue(*this, special.name, lane);
  for (const SharedAddress &shared : program->sharedAddresses) {
    const uint64_t address = uint64_t(block->rank) << rankShift | shared.offset;
    for (unsigned lane = 0; lane < numLanes; ++lane)
      std::memcpy(lanes<uint8_t>(shared.slot) + lane * shared.bytes, &address, shared.bytes);
  }
  knowledge.generic = Clock(cluster->numAgents);
  knowledge.async = Clock(cluster->numAgents);
  knowledge.generic[agent] = 1;
  knowledge.previousGrids = !cluster->launch->startsEarly();
  if (program->usesWgmma) {
    inFlight.resize(program->registerBytes / slotAlignment);
    unfenced.assign(program->registerBytes / slotAlignment, 1);
  }
}

uint64_t Warp::offsetInBlock(uint64_t address) const {
  if ((address & ~(windowSize - 1)) == sharedWindow)
    address -= sharedWindow;
  return address ^ uint64_t(block->rank) << rankShift;
}

std::shared_ptr<const Knowledge> Warp::know() {
  if (!snapshot)
    snapshot = std::make_shared<const Knowledge>(knowledge);
  return snapshot;
}

void Warp::learn(uint32_t of, uint32_t epoch, bool asyncProxy) {
  knowledge.generic[of] = std::max(knowledge.generic[of], epoch);
  if (asyncProxy)
    knowledge.async[of] = std::max(knowledge.async[of], epoch);
  snapshot.reset();
}

std::string Warp::where() const {
  std::ostringstream text;
  text << "block (" << block->id[0] << "," << block->id[1] << "," << block->id[2] << "), warp "
       << index;
  return text.str();
}

void Warp::fault(const std::string &what, int lane) const {
  const Instruction *at = current ? current : &program->code[pc];
  std::ostringstream text;
  text << "kernel '" << program->name << "', " << where();
  if (lane >= 0)
    text << ", lane " << lane;
  text << ", PTX line " << at->line << ": '" << *at->text << "': " << what;
  throw fuse::runtime::Error(text.str());
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// The lanes of the warp need not be at one place. Those at the least place run, up to the next
/// place where others are, which brings them together again as soon as their paths meet.
void Warp::reschedule() {
  uint32_t rest = live & ~active;
  const uint32_t others = rest & ~waiting;
  if (active & live) {
    for (uint32_t m = active; m; m &= m - 1)
      lanePc[__builtin_ctz(m)] = pc;
    rest = live;
  }
  if (!rest) {
    active = 0;
    nearest = ~0u;
    return;
  }
  auto gather = [&](uint32_t candidates, bool any) {
    uint32_t least = ~0u;
    for (uint32_t m = candidates; m; m &= m - 1)
      least = std::min(least, lanePc[__builtin_ctz(m)]);
    if (any) { // some other place, at random
      uint32_t pick = cluster->random.below(static_cast<uint32_t>(__builtin_popcount(candidates)));
      uint32_t m = candidates;
      while (pick--)
        m &= m - 1;
      least = lanePc[__builtin_ctz(m)];
    }
    pc = least;
    active = 0;
    join();
  };
  const uint32_t ready = rest & ~waiting;
  if (!ready) {
    std::ostringstream text;
    text << "the lanes of the warp wait for each other:";
    for (uint32_t m = rest; m; m &= m - 1) {
      const int lane = __builtin_ctz(m);
      text << (m == rest ? " " : ", ") << "lane " << lane << " at line "
           << program->code[lanePc[lane]].line;
    }
    current = &program->code[lanePc[__builtin_ctz(rest)]];
    fault(text.str());
  }
  // Lanes that poll for what other lanes of the warp are to do must let them run, few as they are.
  const bool any = yields && cluster->random.below(2);
  gather(any && others ? others : ready, any);
}

/// Takes along the lanes that are at the same place.
void Warp::join() {
  nearest = ~0u;
  for (uint32_t m = live & ~active; m; m &= m - 1) {
    const int lane = __builtin_ctz(m);
    if (lanePc[lane] == pc)
      active |= 1u << lane;
    else if (lanePc[lane] > pc)
      nearest = std::min(nearest, lanePc[lane]);
  }
  waiting &= ~active;
}

void Warp::branch(uint32_t mask, uint32_t target) {
  if (mask == active) {
    next = target;
    if (active != live) {
      pc = target;
      join();
    }
    return;
  }
  for (uint32_t m = mask; m; m &= m - 1)
    lanePc[__builtin_ctz(m)] = target;
  active &= ~mask;
  pc = next;
  reschedule();
  next = pc;
}

void Warp::exit(uint32_t mask) {
  live &= ~mask;
  active &= ~mask;
  waiting = 0; // whom they wait for has changed
  if (live) {
    pc = next;
    reschedule();
    next = pc;
    return;
  }
  if (block->liveWarps == 1)
    for (const std::unique_ptr<Warp> &warp : block->warps)
      if (warp->storesIssued > warp->storesWaited)
        fault("the block exits before a bulk copy of warp " + std::to_string(warp->index) +
              " is known to have read its shared memory: wait_group.read is missing");
  state = Exited;
  ++cluster->events;
  --cluster->liveWarps;
  --block->liveWarps;
  block->registersLeft += registerLimit * numLanes;
  registerLimit = 0;
  cluster->clusterBarrierMayComplete();
}

bool Warp::converge(uint32_t wanted) {
  if ((wanted & ~active & live) == 0)
    return true;
  waiting |= active;
  reschedule();
  next = pc;
  yields = true;
  return false;
}

/// A warp that polls in vain so often while nothing happens waits for something.
constexpr uint32_t patience = 16;

void Warp::poll() {
  polls = polledAt == cluster->events ? polls + 1 : 0;
  polledAt = cluster->events;
  yields = true;
  stuck = polls >= patience && (stuck || repeats());
}

bool Warp::isPatient() const { return polls >= patience && polledAt == cluster->events; }

static uint64_t countWrites(const Cluster &cluster) {
  uint64_t writes = 0;
  for (const std::unique_ptr<Block> &block : cluster.blocks)
    writes += block->shared->numWrites();
  return writes;
}

std::shared_ptr<const SharedSnapshot> Cluster::takeSnapshot() {
  const uint64_t writes = countWrites(*this);
  if (lastSnapshot && lastSnapshot->writes == writes)
    return lastSnapshot;
  auto snapshot = std::make_shared<SharedSnapshot>();
  snapshot->writes = writes;
  for (const std::unique_ptr<Block> &block : blocks) {
    const SharedMemory &shared = *block->shared;
    snapshot->blocks.emplace_back(shared.data(), shared.data() + shared.size());
  }
  return lastSnapshot = std::move(snapshot);
}

bool Cluster::isAsIn(const SharedSnapshot &snapshot) const {
  const auto isSame = [](const std::unique_ptr<Block> &block, const std::vector<uint8_t> &bytes) {
    return std::equal(bytes.begin(), bytes.end(), block->shared->data());
  };
  return snapshot.writes == countWrites(*this) ||
         std::equal(blocks.begin(), blocks.end(), snapshot.blocks.begin(), isSame);
}

/// True if all of the warp is as it was at an earlier poll since when nothing happened: it goes
/// round in a circle, while a loop that counts its polls gives up one day. Compared is with the
/// poll whose number was a power of two (Brent, "An improved Monte Carlo factorization algorithm",
/// 1980), so that circles of several polls are found as well. A loop that counts in shared memory
/// counts as well; one that counts in device memory has made something happen.
bool Warp::repeats() {
  std::array<uint32_t, numLanes + 4> places = {pc, live, active, waiting};
  for (uint32_t m = live & ~active; m; m &= m - 1)
    places[4 + static_cast<size_t>(__builtin_ctz(m))] = lanePc[__builtin_ctz(m)];
  const uint32_t number = polls - patience;
  if (number && places == seenPlaces && registers == seenRegisters && local == seenLocal &&
      seenShared && cluster->isAsIn(*seenShared))
    return true;
  if ((number & (number - 1)) == 0) {
    seenPlaces = places;
    seenRegisters = registers;
    seenLocal = local;
    seenShared = cluster->takeSnapshot();
  }
  return false;
}

static void checkInFlight(const Warp &warp, const Instruction &instruction) {
  for (Slot slot : instruction.touched)
    if (warp.inFlight[slot / slotAlignment])
      warp.fault("a register of a wgmma in flight is used before the wgmma.wait_group that "
                 "covers it");
}

uint32_t Warp::run(uint32_t budget) {
  const Instruction *code = program->code.data();
  uint64_t *counts = cluster->counts.instructions;
  yields = false;
  const uint64_t limit = cluster->launch->instructionLimit;
  if (executed >= limit) {
    current = &code[pc];
    fault("has executed " + std::to_string(limit) +
          " instructions and not ended: a loop without end, or --sim-limit is too low");
  }
  budget = static_cast<uint32_t>(std::min<uint64_t>(budget, limit - executed));
  uint32_t done = 0;
  for (; done < budget && state == Ready && !yields; ++done) {
    const Instruction &instruction = code[pc];
    current = &instruction;
    next = pc + 1;
    uint32_t mask = active;
    if (instruction.guarded) {
      const uint32_t guard = predicate(instruction.guard);
      mask &= instruction.negated ? ~guard : guard;
    }
    ++counts[static_cast<unsigned>(instruction.klass)];
    if (mask) {
      if (numInFlight && instruction.klass != Class::Wgmma)
        checkInFlight(*this, instruction);
      instruction.handler(*this, instruction, mask);
      if (instruction.writesAccumulator)
        for (Slot slot : instruction.written)
          unfenced[slot / slotAlignment] = 1;
    }
    pc = next;
    if (pc >= nearest && state == Ready)
      reschedule();
  }
  executed += done;
  // A warp whose lanes are apart gives the others their turn when it polls in vain.
  if (yields && state == Ready && active != live)
    reschedule();
  return done;
}
