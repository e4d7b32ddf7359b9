//===- Warp.h - warps, blocks and clusters at run time ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_WARP_H
#define FUSE_LIB_SIMULATOR_NVIDIA_WARP_H

#include "../Engine.h"
#include "Program.h"

#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace fuse::sim::ptx {

struct Block;
struct Cluster;

/// What acts on memory besides warps (a bulk copy to device memory has read its source before its
/// writes are known); the agent's number follows from it.
enum class Actor { Warp, Copies, BulkCopies, BulkWrites, Matrix, Mbarrier };

struct Counts {
  uint64_t instructions[8] = {}; // by Class
  uint64_t globalRead = 0, globalWritten = 0, sharedRead = 0, sharedWritten = 0;
  uint64_t tma = 0, conflicts = 0, flops = 0;
};

/// Asynchronous work that waits for its moment.
struct Job {
  uint32_t group = 0;
  std::function<void()> complete;
  bool last = false; // only after all that were issued before it
};

/// Knowledge of what has happened: for the generic proxy, and for the asynchronous one.
struct Knowledge {
  Clock generic, async;
  HappenedRef others = {};    // in device memory, in other clusters
  bool previousGrids = false; // have ended; see griddepcontrol.wait
  void join(const Knowledge &other) {
    generic.join(other.generic);
    async.join(other.async);
    others = sim::join(others, other.others);
    previousGrids |= other.previousGrids;
  }
};

/// What was in the blocks' shared memory when they had been written so often.
struct SharedSnapshot {
  uint64_t writes = 0;
  std::vector<std::vector<uint8_t>> blocks;
};

struct Warp {
  enum State { Ready, AtBarrier, AtCluster, AtRegisters, Exited };

  Block *block = nullptr;
  Cluster *cluster = nullptr;
  const Program *program = nullptr;
  uint32_t index = 0; // in the block
  std::vector<uint8_t> registers;
  std::vector<uint8_t> local; // [lane][byte]
  uint8_t *base[2] = {};      // registers, constants

  uint32_t pc = 0, next = 0;
  uint32_t live = 0;              // lanes that have not exited
  uint32_t active = 0;            // those at pc
  uint32_t lanePc[numLanes] = {}; // of the live lanes that are not active
  uint32_t nearest = ~0u;         // the least of lanePc
  uint32_t waiting = 0;           // lanes that wait at a collective for others of the warp
  State state = Ready;
  bool yields = false;              // ends the slice after this instruction
  uint64_t polledAt = ~uint64_t(0); // the events so far when it last polled
  uint32_t polls = 0;               // since when nothing happened
  bool stuck = false;               // it polls in vain, and nothing of it changes from poll to poll
  const Instruction *current = nullptr;

  uint32_t agent = 0;
  Knowledge knowledge;
  std::shared_ptr<const Knowledge> snapshot; // of knowledge, while that does not change
  HappenedRef fenced;                        // what a fence has left for atomic writes to release
  HappenedRef unfencedNews;                  // what atomic reads have found, for a fence to acquire
  uint32_t fencedEpoch = 0;                  // the last one before that fence
  uint64_t executed = 0;                     // instructions

  std::deque<Job> copies, stores;              // cp.async, cp.async.bulk to global
  uint32_t copyGroup = 0, storeGroup = 0;      // the open groups
  uint32_t storesIssued = 0, storesWaited = 0; // groups up to which there are, were waited for
  std::vector<uint32_t> inFlight;              // [slot / slotAlignment]: 1 + the group of wgmma
  uint32_t numInFlight = 0;                    // registers
  std::vector<uint8_t> unfenced;               // written since wgmma.fence, or no fence yet
  uint64_t numWgmma = 0;                       // issued
  std::vector<uint64_t> matrixGroups;          // what numWgmma was at each commit
  uint32_t barrier = 0;                        // the one it waits at
  uint32_t registerLimit = 0;                  // setmaxnreg
  uint32_t clusterPhase = 0;                   // completed barrier.cluster phase it waits for
  bool clusterArrived = false;
  GlobalMemory::Region *hint = nullptr;

  template <typename T> T *lanes(Slot slot) {
    return reinterpret_cast<T *>(base[slot >> 31] + (slot & ~constantSlot));
  }
  uint32_t &predicate(Slot slot) { return *lanes<uint32_t>(slot); }
  /// The address of op[slot] for a lane.
  uint64_t address(const Instruction &i, unsigned slot, unsigned lane) {
    const uint64_t value = i.narrow >> slot & 1 ? lanes<uint32_t>(i.op[slot])[lane]
                                                : lanes<uint64_t>(i.op[slot])[lane];
    return value + static_cast<uint64_t>(i.offset[slot]);
  }

  /// Where in its block's shared memory an address lies, with the window or without. It must have
  /// the block's rank: without, an H100 stops with an illegal instruction. Others lead past any
  /// end.
  uint64_t offsetInBlock(uint64_t address) const;

  void start(Block &owner, uint32_t number);
  /// Runs up to `budget` instructions; returns how many.
  uint32_t run(uint32_t budget);

  /// setp's end: see there.
  void combine(const Instruction &i, uint32_t bits, uint32_t mask);
  /// The same with the second predicate's own value.
  void combine(const Instruction &i, uint32_t low, uint32_t high, uint32_t mask);
  void branch(uint32_t mask, uint32_t target);
  void exit(uint32_t mask);
  /// True if all `lanes` are among the active ones; otherwise these wait, and the instruction
  /// is to return at once. Lanes that have exited are a fault unless `alive`.
  bool converge(uint32_t lanes);
  /// The whole warp must be here: .aligned.
  bool convergeAll() { return converge(live); }
  /// The instruction is to be executed again.
  void again() { next = pc; }
  /// The instruction looked for something in vain.
  void poll();
  /// True if it has seen nothing happen for a while, so that others ought to have their turn.
  bool isPatient() const;

  Access access() const { return {agent, knowledge.generic[agent], &knowledge.generic}; }
  std::shared_ptr<const Knowledge> know();
  /// A new epoch: what was done so far is told apart from what follows.
  void advance() {
    ++knowledge.generic[agent];
    snapshot.reset();
  }
  void learn(const Knowledge &other) {
    knowledge.join(other);
    snapshot.reset();
  }
  /// Learns that the asynchronous agent is done with what it did up to an epoch.
  void learn(uint32_t of, uint32_t epoch, bool asyncProxy);

  [[noreturn]] void fault(const std::string &what, int lane = -1) const;
  std::string where() const;

private:
  void reschedule();
  void join();
  bool repeats();

  /// Registers, local memory, the blocks' shared memory and places of the lanes at some earlier
  /// poll.
  std::vector<uint8_t> seenRegisters, seenLocal;
  std::shared_ptr<const SharedSnapshot> seenShared;
  std::array<uint32_t, numLanes + 4> seenPlaces = {};
};

struct Mbarrier {
  uint32_t count = 0, pending = 0;
  int64_t transactions = 0;
  uint64_t phases = 0;  // completed
  uint32_t agent = 0;   // of the copies that complete on it
  uint32_t epoch = 1;   // of that agent
  uint32_t owner = 0;   // the warp that initialised it
  bool visible = false; // to the asynchronous proxy and to other blocks
  Knowledge arrived, completed;
};

struct NamedBarrier {
  uint32_t expected = 0, arrivedThreads = 0;
  Knowledge arrived;
  std::vector<Warp *> waiting;
};

/// A wgmma that some warps of a warpgroup have issued.
struct PendingMatrix {
  const Instruction *instruction = nullptr;
  nvidia::WgmmaOperands operands;
  uint32_t issued = 0; // warps
  Clock known;         // what all of them know
};

struct Warpgroup {
  std::deque<PendingMatrix> pending;
  uint64_t done = 0; // wgmmas
};

struct Block {
  std::array<uint32_t, 3> id = {};
  uint32_t rank = 0; // in the cluster
  std::unique_ptr<SharedMemory> shared;
  std::map<uint32_t, Mbarrier> mbarriers;
  std::vector<std::unique_ptr<Warp>> warps;
  std::array<NamedBarrier, 16> barriers;
  std::vector<Warpgroup> warpgroups;
  uint32_t registersLeft = 0;
  uint32_t liveWarps = 0;
};

struct Cluster {
  const Program *program = nullptr;
  const Launch *launch = nullptr;
  const Device *device = nullptr;
  uint32_t number = 0; // in the grid, along x first
  Random random;
  Counts counts;
  std::vector<uint8_t> parameters;
  std::vector<std::unique_ptr<Block>> blocks;
  std::vector<Warp *> warps;
  std::vector<Job> loads; // bulk copies to shared memory
  uint32_t numAgents = 0, numWarps = 0, nextMbarrierAgent = 0;
  std::shared_ptr<const SharedSnapshot> lastSnapshot;
  uint64_t events = 0; // grows whenever something happens that a poll may see
  // barrier.cluster
  uint32_t clusterArrivals = 0, clusterPhase = 0, liveWarps = 0;
  Knowledge clusterArrived, clusterCompleted;

  Cluster(const Program &program, const Launch &launch, const Device &device, uint64_t number,
          Random random);
  enum Progress { Runs, Waits, Ends };
  /// Runs some warps, so many times. Waits: none can go on unless somebody else does something.
  Progress advance(uint32_t slices);
  void run();
  [[noreturn]] void deadlock();
  void exportCounts(Statistics &statistics) const;

  /// What is in shared memory now; warps that wait while nobody writes it have one together.
  std::shared_ptr<const SharedSnapshot> takeSnapshot();
  bool isAsIn(const SharedSnapshot &snapshot) const;
  uint32_t agentOf(Actor actor, uint32_t warp) const;
  std::string nameOf(uint32_t agent) const;
  std::string describe(const Conflict &conflict) const;
  bool completeSomething();
  void clusterBarrierMayComplete();

  /// The block that a shared::cluster address means, as seen by a warp; the address becomes
  /// an offset in its shared memory.
  Block &resolve(Warp &warp, uint64_t &address, int lane);
};

/// Of a block.
inline uint32_t warpsOf(const runtime::LaunchConfig &config) {
  return (config.block[0] * config.block[1] * config.block[2] + numLanes - 1) / numLanes;
}
/// Agents come one after the other: warps, and as far as the kernel has such operations, the
/// cp.async of each warp, what its bulk copies read and what they write, its wgmma (of the first
/// warp of a warpgroup), and mbarriers.
uint32_t firstAgentOf(Actor actor, const Program &program, uint32_t numWarps);
inline uint32_t firstMbarrierAgent(const Program &program, uint32_t numWarps) {
  return firstAgentOf(Actor::Mbarrier, program, numWarps);
}

// Generic addresses of the state spaces; device memory is where GlobalMemory puts it.
constexpr uint64_t sharedWindow = 0x7f0000000000, localWindow = 0x7e0000000000,
                   parameterWindow = 0x7d0000000000, windowSize = uint64_t(1) << 32;

/// Addresses in shared memory of a cluster: the block's rank above the offset.
constexpr unsigned rankShift = 24;

/// Completes the jobs of groups before `group`.
void completeUpTo(std::deque<Job> &jobs, uint32_t group);

/// Executes the first wgmma of a warpgroup if all four warps have issued it.
bool completeMatrix(Block &block, Warpgroup &warpgroup);

/// Counts bank conflicts of one access of shared memory.
void countConflicts(Warp &warp, const uint64_t *addresses, uint32_t mask, unsigned bytes);

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_WARP_H
