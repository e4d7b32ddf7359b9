//===- Memory.h - memories that know who wrote what -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_MEMORY_H
#define FUSE_LIB_SIMULATOR_MEMORY_H

#include "Clock.h"
#include "GlobalRaces.h"

#include <string>

namespace fuse::sim {

/// "0x1f": an address as messages spell it.
std::string hex(uint64_t value);

//===----------------------------------------------------------------------===//
// Device memory
//===----------------------------------------------------------------------===//

/// Allocations far from each other in a 48-bit address space, so that an access past the end
/// of one never reaches the next. Bytes that nobody wrote are known as such.
class GlobalMemory {
public:
  struct Region {
    uint64_t start = 0, size = 0;
    std::unique_ptr<uint8_t[]> bytes;
    /// 1 for a byte that was written.
    std::unique_ptr<uint8_t[]> written;
    std::unique_ptr<RaceShadow> races;
    bool contains(uint64_t address, uint64_t count) const {
      return address >= start && address - start <= size && count <= size - (address - start);
    }
  };

  uint64_t allocate(uint64_t bytes);
  void free(uint64_t address);

  /// The allocation that holds [address, address + count), or null. `hint` is an allocation
  /// that an earlier access found; it is tried first, and replaced.
  Region *find(uint64_t address, uint64_t count, Region *&hint);
  /// Checks and records an access within a region; the conflict's address is one of the device.
  static GlobalConflict check(Region &region, uint64_t address, uint64_t count,
                              const GlobalAccess &access, const LaunchTime &time);
  /// What is at an address that find refuses, for the message of a fault:
  /// "past the end of the 4096 bytes at 0x...".
  std::string describe(uint64_t address) const;

private:
  std::map<uint64_t, Region> regions; // by start
  uint64_t next = 0x100000000000;
};

/// True if every byte of a read was written.
inline bool isWritten(const GlobalMemory::Region &region, uint64_t address, uint64_t count) {
  const uint8_t *written = region.written.get() + (address - region.start);
  uint8_t all = 1;
  for (uint64_t i = 0; i < count; ++i)
    all &= written[i];
  return all;
}

//===----------------------------------------------------------------------===//
// Shared memory, LDS
//===----------------------------------------------------------------------===//

/// What is wrong with an access.
struct Conflict {
  enum Kind { None, OutOfBounds, Uninitialized, ReadAfterWrite, WriteAfterWrite, WriteAfterRead };
  Kind kind = None;
  uint32_t address = 0; // the first byte concerned
  uint32_t agent = 0;   // who else touched it
  explicit operator bool() const { return kind != None; }
};

/// Shared memory or LDS of one block. Every access states what its agent knows to have
/// happened; two accesses of which one writes and neither knows of the other are a race,
/// whatever the order in which the simulator happens to run them, unless both are atomic and of
/// the same bytes (PTX ISA, "Memory Consistency Model": only then are two operations morally
/// strong).
class SharedMemory {
public:
  SharedMemory(uint32_t size, uint32_t agents);

  uint32_t size() const { return bytes; }
  uint8_t *data() { return contents.data(); }
  const uint8_t *data() const { return contents.data(); }
  /// Grows whenever bytes may have changed.
  uint64_t numWrites() const { return writes; }

  /// Checks and records a read or write of [address, address + count); moves no data. An atomic one
  /// is of elements of `width` bytes, a power of two up to 16, that are aligned to their size; 0 is
  /// none.
  Conflict read(uint32_t address, uint32_t count, const Access &access, unsigned width = 0);
  Conflict write(uint32_t address, uint32_t count, const Access &access, unsigned width = 0);
  /// The same of an atomic read-modify-write: of bytes that somebody wrote.
  Conflict update(uint32_t address, uint32_t count, const Access &access, unsigned width);
  /// A read that leaves no trace: is the data there, and known to be?
  Conflict peek(uint32_t address, uint32_t count, const Access &access) const;
  /// A read of what nobody wrote, of which nothing is to be made: it is NaNs now, in any type. A
  /// write that nothing orders against the read is a race.
  void readUnused(uint32_t address, uint32_t count, const Access &access);

private:
  /// When each agent last did something with each byte: [agent][byte], empty until that agent does.
  using Epochs = std::vector<std::vector<uint32_t>>;
  /// The first byte that an agent has touched and `access` does not know of.
  Conflict findUnknown(const Epochs &epochs, Conflict::Kind kind, uint32_t address, uint32_t count,
                       const Access &access) const;
  /// The same of atomic accesses of elements of other than `width` bytes.
  Conflict findUnknownAtomic(const std::array<Epochs, 5> &epochs, Conflict::Kind kind,
                             uint32_t address, uint32_t count, const Access &access,
                             unsigned width) const;
  /// What an access collides with that writes otherwise than atomically.
  Conflict findWrite(Conflict::Kind kind, uint32_t address, uint32_t count,
                     const Access &access) const;
  Conflict findUnwritten(uint32_t address, uint32_t count) const;
  void record(Epochs &epochs, uint32_t address, uint32_t count, const Access &access);

  uint32_t bytes, agents;
  uint64_t writes = 0;
  std::vector<uint8_t> contents;
  std::vector<uint8_t> written; // per byte: somebody did
  // Of the last write that was not atomic.
  std::vector<uint32_t> writeEpoch;
  std::vector<uint16_t> writeAgent;
  Epochs readEpoch;
  // By the logarithm of the width.
  std::array<Epochs, 5> atomicReadEpoch, atomicWriteEpoch;
  unsigned widths = 0; // of atomic accesses so far, or-ed
};

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_MEMORY_H
