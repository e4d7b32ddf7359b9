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
  uint32_t epoch = 0;    // in device memory; see Queue::epochs
  uint32_t ldsEpoch = 0; // of the wave's agent for this queue; 0: touches no LDS
  uint64_t lanes = 0;
  uint64_t address[numLanes];
  /// Of a store, captured at issue; `upper` is of ds_write2.
  uint32_t data[4][numLanes];
  uint64_t base = 0;         // scalar loads; LDS base of loads to LDS
  uint32_t readable = 0;     // scalar loads: bytes within range
  uint8_t inRange[numLanes]; // buffers: bytes within range
  bool isScratch = false;
  /// Of a device-wide store what it tells those who read it, of a load what it is told; of a write
  /// back of the L2 cache what that makes known to other dies.
  HappenedRef news;
  uint32_t undefinedBits[4][numLanes]; // of what was loaded from scratch, or permuted
};

/// One counter of s_waitcnt: operations complete in order.
struct Queue {
  std::deque<std::unique_ptr<InFlight>> entries;
  uint32_t epoch = 0; // of LDS
  /// Accesses of device memory: how many have been issued, and up to which one waits have covered
  /// them.
  uint32_t issued = 0, covered = 0;
};

struct Wave {
  alignas(64) uint32_t v[numVectors][numLanes];
  alignas(64) uint32_t s[numScalars];
  /// Bits that nobody computed. Of a vector register the lanes that have some, and for these lanes
  /// which ones; see Undefined.cpp.
  uint64_t undefined[numVectors];
  alignas(64) uint32_t undefinedBits[numVectors][numLanes];
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
  /// What the wave knows of accesses of device memory. Its own never race with each other.
  Clock deviceClock;
  /// What it knows of other groups' accesses; what it was told of them and will know when caches
  /// have been emptied; and what device-wide stores of its own tell: see Races.cpp.
  HappenedRef others, unacquired, writtenBack;
  /// The last device-wide load: what it was, and how many instructions before; and how often it
  /// found the same, with next to nothing between.
  uint64_t polled = 0, polledAt = 0;
  uint32_t polls = 0;

  uint64_t counts[7] = {};
  uint64_t executed = 0; // Options::limit bounds it
  uint64_t readGlobal = 0, writtenGlobal = 0, readLds = 0, writtenLds = 0, conflicts = 0, flops = 0;
  uint64_t unaligned = 0, readScratch = 0, writtenScratch = 0;

  /// Memory of each lane, one lane after the other, and which of its bits nobody computed.
  uint32_t scratchBytes = 0, scratchOffset = 0;
  std::vector<uint8_t> scratchMemory, scratchUndefined;

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
  /// Agents of device memory: its scalar and its vector instructions.
  uint32_t deviceAgent(bool isScalar) const { return 2 * number + isScalar; }
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

/// Checks and records a scalar load of device memory that is known to be in bounds: throws if it
/// races with an access of another wave.
void noteScalar(Wave &wave, InFlight &entry);
/// The same for the lanes of a vector instruction.
void noteVector(Wave &wave, InFlight &entry, unsigned bytes, bool isBuffer, bool writes);

/// The source as one word (or more) per lane, modifiers applied. `slot` names a scratch array.
const uint32_t *fetch(Wave &wave, const Source &source, unsigned slot);
/// Lanes of which the registers of a source have undefined bits, whether it selects them or not.
uint64_t mayBeUndefined(const Wave &wave, const Source &source);
/// Lanes of which the source as fetched has undefined bits.
uint64_t anyUndefined(const Wave &wave, const Source &source);
/// Those bits, of a source of one or two words, as fetch has the values.
void fetchUndefined(const Wave &wave, const Source &source, uint32_t *bits);
/// Lanes of which a register has undefined bits among `bits`.
uint64_t undefinedLanes(const Wave &wave, unsigned reg, uint32_t bits);
/// Copies `words` words from `from` into vector registers where `lanes` has a bit.
void writeLanes(Wave &wave, unsigned reg, unsigned words, const uint32_t *from, uint64_t lanes);
/// Marks bits of registers as defined where `lanes` has a bit.
void define(Wave &wave, unsigned reg, unsigned words, uint64_t lanes, uint32_t bits = ~uint32_t(0));
/// Marks bits of one register, per lane, as undefined.
void undefine(Wave &wave, unsigned reg, const uint32_t *bits, uint64_t lanes);
/// Sets for each lane of `lanes` which bits of a register are undefined.
void setUndefined(Wave &wave, unsigned reg, const uint32_t *bits, uint64_t lanes);
/// Which bits of the result of an instruction with these operands are undefined, if those of its
/// sources are (two words each, of `sources`) and those of its mask.
void spreadUndefined(const Instruction &instruction, const Lanes &operands,
                     const uint32_t (*sources)[2 * numLanes], uint64_t mask, uint32_t *result);

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

/// Whether an access is one by which groups tell each other what they have done.
bool isDeviceWide(const Wave &wave, const Instruction &instruction);
/// What a device-wide store tells that is issued now.
HappenedRef getReleased(const Wave &wave);
/// A device-wide access of one lane, as its data, of which `value` is the first word, moves.
void meetOthers(Wave &wave, InFlight &entry, uint64_t address, uint64_t value);
/// A wait has covered what has news: a device-wide access, or a write back of the L2 cache.
void endDeviceWide(Wave &wave, InFlight &entry);

/// One instruction after the other until the wave ends, waits at a barrier, or `count` are done.
void run(Wave &wave, uint32_t count);
/// Waves in random order, so many turns or until all have ended: then false.
bool run(Group &group, uint32_t turns);
/// Whether none of its waves does anything but look whether memory has changed.
bool isWaiting(const Group &group);

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_WAVE_H
