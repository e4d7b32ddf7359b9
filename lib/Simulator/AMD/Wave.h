//===- Wave.h - the state of waves and work groups --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_WAVE_H
#define FUSE_LIB_SIMULATOR_AMD_WAVE_H

#include "../Engine.h"
#include "Instruction.h"

#include <cstring>
#include <memory>

namespace fuse::sim::amd {

struct Group;

/// A memory operation that was issued and that no wait has covered yet.
struct InFlight {
  const Instruction *instruction = nullptr;
  bool done = false;     // data has moved
  uint32_t ldsEpoch = 0; // of the wave's agent for this queue; 0: touches no LDS
  uint64_t lanes = 0;
  uint64_t address[numLanes];
  /// Of a store, captured at issue; `upper` is of ds_write2.
  uint32_t data[4][numLanes];
  uint64_t base = 0;         // scalar loads; LDS base of loads to LDS
  uint32_t readable = 0;     // scalar loads: bytes within range
  uint8_t inRange[numLanes]; // buffers: bytes within range
  bool isScratch = false;
  uint64_t undefinedHalves[8]; // of what was loaded from scratch, by halves of registers
};

/// One counter of s_waitcnt: operations complete in order.
struct Queue {
  std::deque<std::unique_ptr<InFlight>> entries;
  uint32_t epoch = 0;
};

struct Wave {
  alignas(64) uint32_t v[numVectors][numLanes];
  alignas(64) uint32_t s[numScalars];
  /// Bits that nobody computed. Of vector registers, per lane and half of a register.
  uint64_t undefined[numVectors][2];
  uint32_t undefinedScalar[numScalars];
  bool scc = false, sccUndefined = true;
  uint32_t mode = 0; // as MODE: round 1:0 f32, 3:2 f16 and f64; denormals 5:4, 7:6

  const Program *program = nullptr;
  Group *group = nullptr;
  uint32_t number = 0, pc = 0;
  enum State : uint8_t { Running, AtBarrier, Ended } state = Running;

  /// How many operations in flight write a register.
  uint8_t pending[numRegisters] = {};
  uint32_t numPending = 0;
  Queue vector, lds, scalar; // vmcnt; lgkmcnt: LDS and scalar memory
  std::vector<std::unique_ptr<InFlight>> spare;
  Clock clock;

  uint64_t counts[7] = {};
  uint64_t executed = 0; // Options::limit bounds it
  uint64_t readGlobal = 0, writtenGlobal = 0, readLds = 0, writtenLds = 0, conflicts = 0, flops = 0;
  uint64_t unaligned = 0, readScratch = 0, writtenScratch = 0;

  /// Memory of each lane, one lane after the other, and which of its bytes somebody computed.
  uint32_t scratchBytes = 0, scratchOffset = 0;
  std::vector<uint8_t> scratchMemory, scratchDefined;

  alignas(64) uint32_t scratch[8][4 * numLanes];

  uint64_t mask(unsigned index) const {
    uint64_t value;
    std::memcpy(&value, &s[index], 8);
    return value;
  }
  uint64_t maskUndefined(unsigned index) const {
    uint64_t value;
    std::memcpy(&value, &undefinedScalar[index], 8);
    return value;
  }
  void setMask(unsigned index, uint64_t value, uint64_t undefinedBits = 0) {
    std::memcpy(&s[index], &value, 8);
    std::memcpy(&undefinedScalar[index], &undefinedBits, 8);
  }
  uint64_t exec() const { return mask(execRegister); }
  /// Agents of SharedMemory: what this wave's LDS instructions and its loads to LDS do.
  uint32_t ldsAgent() const { return 2 * number; }
  uint32_t vectorAgent() const { return 2 * number + 1; }
};

/// A work group: one block of a launch.
struct Group {
  const Launch *launch = nullptr;
  std::string where; // "kernel 'k', block (0,0,0)"
  std::array<uint32_t, 3> block = {};
  uint32_t number = 0; // in the grid, along x first
  std::vector<std::unique_ptr<Wave>> waves;
  SharedMemory lds;
  Random random;
  uint32_t waveCount = 0;
  bool isGfx950 = false;
  /// The kernel's arguments and the dispatch packet, as memory.
  GlobalMemory::Region arguments;
  std::vector<GlobalMemory::Region *> hints; // by instruction

  Group(uint32_t ldsBytes, uint32_t numWaves, Random random)
      : lds(ldsBytes, 2 * numWaves), random(random) {}

  GlobalMemory::Region *find(uint64_t address, uint64_t count, const Instruction &instruction) {
    GlobalMemory::Region *&hint = hints[instruction.number];
    if (hint && hint->contains(address, count))
      return hint;
    if (arguments.contains(address, count))
      return &arguments;
    return launch->memory->find(address, count, hint);
  }
  /// For reads: bytes past the end that share an aligned block of 16 bytes with one of an
  /// allocation may be read as well (docs/Manifest.md), and are undefined.
  GlobalMemory::Region *findReadable(uint64_t address, uint64_t count,
                                     const Instruction &instruction) {
    if (GlobalMemory::Region *region = find(address, count, instruction))
      return region;
    GlobalMemory::Region *region = find(address & ~uint64_t(15), 1, instruction);
    if (!region)
      return nullptr;
    const uint64_t offset = address - region->start, end = (region->size + 15) & ~uint64_t(15);
    return offset <= end && count <= end - offset ? region : nullptr;
  }
};

/// Throws: kernel, block, wave, lane (unless negative), what is wrong, the instruction.
[[noreturn]] void fault(const Wave &wave, const Instruction &instruction, int lane,
                        const std::string &what);

[[noreturn]] void ldsFault(const Wave &wave, const Instruction &instruction, int lane,
                           const Conflict &conflict);

/// Checks and records an access of device memory that is known to be in bounds: throws if it races
/// with one of another block.
void noteGlobal(Wave &wave, const Instruction &instruction, uint64_t address, uint64_t bytes,
                bool writes, int lane);
/// The same for the lanes of a vector instruction.
void noteGlobal(Wave &wave, const InFlight &entry, unsigned bytes, bool isBuffer, bool writes);

/// The source as one word (or more) per lane, modifiers applied. `slot` names a scratch array.
const uint32_t *fetch(Wave &wave, const Source &source, unsigned slot);
/// Bits of the source that are undefined, per lane; low and high halves.
std::pair<uint64_t, uint64_t> undefinedOf(const Wave &wave, const Source &source);
inline uint64_t anyUndefined(const Wave &wave, const Source &source) {
  const auto [low, high] = undefinedOf(wave, source);
  return low | high;
}
/// Copies `words` words from `from` into vector registers where `lanes` has a bit.
void writeLanes(Wave &wave, unsigned reg, unsigned words, const uint32_t *from, uint64_t lanes);
/// Marks registers as defined (or not) where `lanes` has a bit.
void define(Wave &wave, unsigned reg, unsigned words, uint64_t lanes, uint64_t low = 0,
            uint64_t high = 0);

/// Handlers that several tables share.
void executeVector(Wave &wave, const Instruction &instruction);
void executeCompare(Wave &wave, const Instruction &instruction);

/// Queues of operations in flight.
InFlight &issue(Wave &wave, Queue &queue, const Instruction &instruction);
/// Decides when the data of the youngest entry moves: now, or when somebody waits.
void settle(Wave &wave, Queue &queue);
void completeTo(Wave &wave, Queue &queue, size_t count);
/// Moves the data of an entry; each kind of memory has its own.
void moveVector(Wave &wave, InFlight &entry);
void moveLds(Wave &wave, InFlight &entry);
void moveScalar(Wave &wave, InFlight &entry);

/// One instruction after the other until the wave ends, waits at a barrier, or `count` are done.
void run(Wave &wave, uint32_t count);
/// Waves in random order until all have ended.
void run(Group &group);

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_WAVE_H
