//===- GlobalRaces.cpp - who touched device memory ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GlobalRaces.h"

#include <algorithm>
#include <thread>

using namespace fuse::sim;

HappenedRef fuse::sim::join(const HappenedRef &a, const HappenedRef &b) {
  if (a == b || !b)
    return a;
  if (!a)
    return b;
  auto both = std::make_shared<Happened>(*a);
  both->previousGrids |= b->previousGrids;
  for (const auto &[unit, clock] : b->units) {
    std::shared_ptr<const Clock> &known = both->units[unit];
    if (!known) {
      known = clock;
    } else if (known != clock) {
      auto joined = std::make_shared<Clock>(*known);
      joined->join(*clock);
      known = joined;
    }
  }
  return both;
}

//===----------------------------------------------------------------------===//
// 32 bytes
//===----------------------------------------------------------------------===//

namespace {

constexpr unsigned granuleBytes = 32;
/// So many are remembered in place, and whatever they are.
constexpr unsigned numKept = 3;

struct Granule {
  uint32_t launch = 0; // what is here is of this one
  uint32_t count = 0;  // those beyond numKept are in Page::more
  PastAccess touches[numKept];
};

/// What launches before the current one did, for accesses that do not wait for them.
struct Previous {
  uint32_t writeLaunch = 0, readLaunch = 0;
  PastAccess write, read;
};

bool isOrdered(const PastAccess &touch, const GlobalAccess &access) {
  if (touch.unit == access.unit)
    return !access.by.clock || touch.agent == access.by.agent ||
           touch.epoch <= (*access.by.clock)[touch.agent];
  if (!access.others)
    return false;
  auto it = access.others->units.find(touch.unit);
  return it != access.others->units.end() && touch.epoch <= (*it->second)[touch.agent];
}

/// Both are atomic, of the same bytes where they meet, and each includes the other.
bool areAtomic(const PastAccess &touch, const GlobalAccess &access) {
  const Scope least = std::min(touch.scope, access.scope);
  const bool bothWrite = touch.writes && access.writes;
  if (touch.width != access.width || (bothWrite && (touch.mayBePlain || access.mayBePlain)))
    return false;
  return least == Scope::Device || (least == Scope::Unit && touch.unit == access.unit);
}

PastAccess makePast(const GlobalAccess &access, uint32_t bytes) {
  PastAccess touch;
  touch.unit = access.unit;
  touch.epoch = access.by.epoch;
  touch.place = access.place;
  touch.bytes = bytes;
  touch.agent = static_cast<uint16_t>(access.by.agent);
  touch.writes = access.writes;
  touch.scope = access.scope;
  touch.width = access.width;
  touch.mayBePlain = access.mayBePlain;
  return touch;
}

bool isOfSameKind(const PastAccess &a, const PastAccess &b) {
  return a.writes == b.writes && a.scope == b.scope && a.mayBePlain == b.mayBePlain &&
         (a.scope == Scope::Plain || a.width == b.width);
}

void remember(Previous &previous, const PastAccess &touch, uint32_t launch, uint32_t since) {
  uint32_t &of = touch.writes ? previous.writeLaunch : previous.readLaunch;
  PastAccess &to = touch.writes ? previous.write : previous.read;
  const uint32_t bytes = of >= since ? to.bytes : 0;
  to = touch;
  to.bytes |= bytes;
  of = launch;
}

} // namespace

struct RaceShadow::Page {
  static constexpr unsigned numGranules = pageBytes / granuleBytes;

  std::atomic_flag busy = ATOMIC_FLAG_INIT;
  Granule granules[numGranules];
  std::unordered_map<uint32_t, std::vector<PastAccess>> more; // by granule
  std::unique_ptr<std::array<Previous, numGranules>> previous;

  PastAccess &touch(uint32_t number, uint32_t index) {
    return index < numKept ? granules[number].touches[index] : more[number][index - numKept];
  }
  void renew(uint32_t number, const LaunchTime &time);
  void add(uint32_t number, PastAccess touch, bool learnsOfOthers);
  uint32_t bytesOfTwoOthers(uint32_t number, const PastAccess &touch);
  void remove(uint32_t number, uint32_t index);
  GlobalConflict checkPrevious(uint32_t number, uint32_t bytes, const GlobalAccess &access,
                               const LaunchTime &time) const;
  GlobalConflict access(uint32_t number, uint32_t bytes, const GlobalAccess &access,
                        const LaunchTime &time);
};

/// Forgets, or puts aside, what an earlier launch did.
void RaceShadow::Page::renew(uint32_t number, const LaunchTime &time) {
  Granule &granule = granules[number];
  if (granule.launch >= time.since && granule.count) {
    if (!previous)
      previous = std::make_unique<std::array<Previous, numGranules>>();
    for (uint32_t i = 0; i < granule.count; ++i)
      remember((*previous)[number], touch(number, i), granule.launch, time.since);
  }
  granule.launch = time.now;
  granule.count = 0;
}

void RaceShadow::Page::add(uint32_t number, PastAccess touch, bool learnsOfOthers) {
  Granule &granule = granules[number];
  // One agent's accesses in one epoch are one; while there is room, each instruction's are told
  // apart for the message.
  for (uint32_t i = 0; i < granule.count; ++i) {
    PastAccess &each = this->touch(number, i);
    if (each.unit == touch.unit && each.agent == touch.agent && each.epoch == touch.epoch &&
        isOfSameKind(each, touch) && (each.place == touch.place || granule.count >= numKept)) {
      each.bytes |= touch.bytes;
      return;
    }
  }
  if (granule.count < numKept) {
    granule.touches[granule.count++] = touch;
    return;
  }
  // Of reads and of atomic accesses there may be one for each unit of the grid. Where units do not
  // learn of each other, two of them will do: whoever races with this one is not both of them.
  if (!learnsOfOthers && (touch.bytes &= ~bytesOfTwoOthers(number, touch)) == 0)
    return;
  std::vector<PastAccess> &rest = more[number];
  rest.resize(granule.count - numKept); // what is left over from another launch is dropped
  rest.push_back(touch);
  ++granule.count;
}

/// Bytes of which accesses of this kind by two units are remembered, neither of them this one's.
uint32_t RaceShadow::Page::bytesOfTwoOthers(uint32_t number, const PastAccess &touch) {
  // Each unit's bytes. Of a byte there are two units at most, or its own and two others.
  std::array<std::pair<uint32_t, uint32_t>, 2 * granuleBytes + 1> units;
  uint32_t count = 0, own = 0;
  for (uint32_t i = 0; i < granules[number].count; ++i) {
    const PastAccess &each = this->touch(number, i);
    if (!isOfSameKind(each, touch))
      continue;
    if (each.unit == touch.unit) {
      own |= each.bytes;
      continue;
    }
    uint32_t n = 0;
    while (n < count && units[n].first != each.unit)
      ++n;
    if (n == count) {
      if (count == units.size())
        continue;
      units[count++] = {each.unit, 0};
    }
    units[n].second |= each.bytes;
  }
  uint32_t once = 0, twice = 0;
  for (uint32_t n = 0; n < count; ++n) {
    twice |= once & units[n].second;
    once |= units[n].second;
  }
  return twice & ~own;
}

void RaceShadow::Page::remove(uint32_t number, uint32_t index) {
  Granule &granule = granules[number];
  const uint32_t last = granule.count - 1;
  if (index != last)
    touch(number, index) = touch(number, last);
  granule.count = last;
}

GlobalConflict RaceShadow::Page::checkPrevious(uint32_t number, uint32_t bytes,
                                               const GlobalAccess &access,
                                               const LaunchTime &time) const {
  if (!previous)
    return {};
  const Previous &before = (*previous)[number];
  auto collides = [&](const PastAccess &touch, uint32_t launch) -> GlobalConflict {
    const uint32_t common = touch.bytes & bytes;
    if (!time.mayRun(launch, access.early) || !common)
      return {};
    return {true,   true, access.early, access.writes, static_cast<uint64_t>(__builtin_ctz(common)),
            launch, touch};
  };
  if (GlobalConflict conflict = collides(before.write, before.writeLaunch))
    return conflict;
  return access.writes ? collides(before.read, before.readLaunch) : GlobalConflict();
}

GlobalConflict RaceShadow::Page::access(uint32_t number, uint32_t bytes, const GlobalAccess &access,
                                        const LaunchTime &time) {
  Granule &granule = granules[number];
  if (granule.launch != time.now)
    renew(number, time);
  if (access.early || time.left + 1 < time.now)
    if (GlobalConflict conflict = checkPrevious(number, bytes, access, time))
      return conflict;
  for (uint32_t i = granule.count; i-- > 0;) {
    PastAccess &each = touch(number, i);
    const uint32_t common = each.bytes & bytes;
    if (!common)
      continue;
    const bool ordered = isOrdered(each, access);
    if ((each.writes || access.writes) && !ordered && !areAtomic(each, access))
      return {true,
              false,
              access.early,
              access.writes,
              static_cast<uint64_t>(__builtin_ctz(common)),
              time.now,
              each};
    // Who knows of this access knows of what it follows: that need not be remembered, if
    // whatever races with that races with this as well.
    if (ordered && (access.writes || !each.writes) && access.scope <= each.scope &&
        (access.scope == Scope::Plain ||
         (access.width == each.width && access.mayBePlain >= each.mayBePlain)))
      if ((each.bytes &= ~bytes) == 0)
        remove(number, i);
  }
  add(number, makePast(access, bytes), access.learnsOfOthers);
  return {};
}

//===----------------------------------------------------------------------===//
// An allocation
//===----------------------------------------------------------------------===//

RaceShadow::RaceShadow(uint64_t size)
    : numPages((size + pageBytes - 1) / pageBytes),
      pages(std::make_unique<std::atomic<Page *>[]>(numPages)) {
  for (uint64_t i = 0; i < numPages; ++i)
    pages[i].store(nullptr, std::memory_order_relaxed);
}

RaceShadow::~RaceShadow() {
  for (uint64_t i = 0; i < numPages; ++i)
    delete pages[i].load(std::memory_order_relaxed);
}

RaceShadow::Page &RaceShadow::page(uint64_t number) {
  Page *there = pages[number].load(std::memory_order_acquire);
  if (there)
    return *there;
  auto made = std::make_unique<Page>();
  if (pages[number].compare_exchange_strong(there, made.get(), std::memory_order_acq_rel))
    return *made.release();
  return *there;
}

GlobalConflict RaceShadow::access(uint64_t offset, uint64_t count, const GlobalAccess &access,
                                  const LaunchTime &time) {
  const uint64_t end = offset + count;
  while (offset < end) {
    Page &here = page(offset / pageBytes);
    const uint64_t pageEnd = std::min(end, (offset / pageBytes + 1) * pageBytes);
    while (here.busy.test_and_set(std::memory_order_acquire))
      std::this_thread::yield();
    GlobalConflict conflict;
    while (offset < pageEnd && !conflict) {
      const uint64_t start = offset / granuleBytes * granuleBytes;
      const auto first = static_cast<unsigned>(offset - start);
      const auto last = static_cast<unsigned>(std::min<uint64_t>(pageEnd - start, granuleBytes));
      const auto bytes = static_cast<uint32_t>((uint64_t(1) << last) - (uint64_t(1) << first));
      conflict =
          here.access(static_cast<uint32_t>(start % pageBytes / granuleBytes), bytes, access, time);
      if (conflict)
        conflict.address += start;
      offset = start + last;
    }
    here.busy.clear(std::memory_order_release);
    if (conflict)
      return conflict;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Releases and acquires
//===----------------------------------------------------------------------===//

void SyncPoints::clear() {
  std::lock_guard<std::mutex> guard(lock);
  points.clear();
}

void SyncPoints::release(uint64_t address, const HappenedRef &what, bool replaces) {
  std::lock_guard<std::mutex> guard(lock);
  auto it = points.find(address);
  if (it == points.end()) {
    if (what)
      points.emplace(address, what);
  } else if (replaces) {
    it->second = what;
  } else {
    it->second = join(it->second, what);
  }
}

HappenedRef SyncPoints::acquire(uint64_t address) {
  std::lock_guard<std::mutex> guard(lock);
  auto it = points.find(address);
  return it == points.end() ? nullptr : it->second;
}
