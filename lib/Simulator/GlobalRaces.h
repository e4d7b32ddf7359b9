//===- GlobalRaces.h - who touched device memory ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two accesses of one byte of device memory, at least one of which writes, race unless
//  - the later one knows of the earlier one: by the clock of their unit (a cluster, a work group)
//    or by what its unit has acquired from the other's (SyncPoints);
//  - or both are atomic, of the same bytes, each at a scope that includes the other;
//  - or they are of different launches, of which the second waits for the first.
// For every 32 bytes it is remembered who wrote and who read them last, byte by byte. What is
// forgotten is only what races with nothing that does not race with something remembered as well.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_GLOBALRACES_H
#define FUSE_LIB_SIMULATOR_GLOBALRACES_H

#include "Clock.h"

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

namespace fuse::sim {

/// With whom an atomic access does not race: with no one (it is plain), with those of its unit,
/// with those of the whole device.
enum class Scope : uint8_t { Plain, Unit, Device };

/// An access of device memory.
struct GlobalAccess {
  /// The agent within the unit. Without a clock a unit is one agent, and the number is for the
  /// message.
  Access by;
  uint32_t unit = 0;
  uint32_t place = 0; // of the instruction, as the engine numbers them
  bool writes = false;
  Scope scope = Scope::Plain;
  /// Bytes of an element. Elements are aligned to their size, so that atomic ones that overlap are
  /// the same bytes if they are of one size (PTX ISA, "Memory Consistency Model": only then are two
  /// operations morally strong).
  uint8_t width = 1;
  /// Nothing says whether it is atomic: it does not race with atomic reads, but with any write.
  bool mayBePlain = false;
  /// It may come before the grids before this one have ended.
  bool early = false;
  /// The launch has operations by which units may learn of each other.
  bool learnsOfOthers = false;
  const Happened *others = nullptr;
};

/// What is remembered of an access.
struct PastAccess {
  uint32_t unit = 0, epoch = 0, place = 0;
  uint32_t bytes = 0; // bit n: byte n of the 32
  uint16_t agent = 0;
  bool writes = false;
  Scope scope = Scope::Plain;
  uint8_t width = 1;
  bool mayBePlain = false;
};

/// With what an access collides.
struct GlobalConflict {
  bool found = false;
  bool otherLaunch = false;
  bool early = false;     // the access that found it, see GlobalAccess
  bool nowWrites = false; // the access that found it
  uint64_t address = 0;   // the first byte concerned
  uint32_t launch = 0;    // of the other one
  PastAccess other;
  explicit operator bool() const { return found; }
};

/// Launches have numbers, from 1 on. Those from `since` on may still run when what an early
/// access of the current one does happens. Behind its wait the one ahead has ended, but those from
/// `left` on that this one has not waited for may still run.
struct LaunchTime {
  uint32_t now = 0, since = 0, left = 0;
  bool mayRun(uint32_t launch, bool early) const {
    return early ? launch >= since && launch < now : launch >= left && launch + 1 < now;
  }
};

/// Who touched the bytes of one allocation. Used by several host threads at a time.
class RaceShadow {
public:
  explicit RaceShadow(uint64_t size);
  ~RaceShadow();

  /// Checks and records an access of [offset, offset + count); the conflict's address is an
  /// offset, too.
  GlobalConflict access(uint64_t offset, uint64_t count, const GlobalAccess &access,
                        const LaunchTime &time);

private:
  struct Page;
  static constexpr uint64_t pageBytes = 4096;
  Page &page(uint64_t number);

  uint64_t numPages;
  std::unique_ptr<std::atomic<Page *>[]> pages; // made when first touched
};

/// Places in device memory by which units tell each other what has happened: what releases and
/// acquires (or fences together with atomic accesses) name. Used by several host threads.
class SyncPoints {
public:
  void clear();
  /// An atomic store (which ends what was released there) or read-modify-write (which continues
  /// it) with what its thread releases; null if nothing.
  void release(uint64_t address, const HappenedRef &what, bool replaces);
  /// What an atomic load that acquires learns.
  HappenedRef acquire(uint64_t address);

private:
  std::mutex lock;
  std::unordered_map<uint64_t, HappenedRef> points;
};

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_GLOBALRACES_H
