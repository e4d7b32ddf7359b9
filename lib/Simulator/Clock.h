//===- Clock.h - what is known to have happened -----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_CLOCK_H
#define FUSE_LIB_SIMULATOR_CLOCK_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace fuse::sim {

/// Logical time of a block or cluster: one counter for each agent. An agent is whatever acts
/// on shared memory in an order of its own: a warp or wave; the asynchronous copies that one
/// warp's groups wait for; the copies that complete on one mbarrier; the matrix operations of
/// a warpgroup. time[a] = t says: everything agent a did up to its epoch t happened before.
class Clock {
public:
  Clock() = default;
  explicit Clock(size_t agents) : time(agents, 0) {}
  uint32_t operator[](size_t agent) const { return time[agent]; }
  uint32_t &operator[](size_t agent) { return time[agent]; }
  size_t size() const { return time.size(); }
  void join(const Clock &other) {
    for (size_t i = 0; i < time.size(); ++i)
      time[i] = time[i] < other.time[i] ? other.time[i] : time[i];
  }

private:
  std::vector<uint32_t> time;
};

/// Who acts, in which of its epochs (from 1 on), knowing what.
struct Access {
  uint32_t agent = 0;
  uint32_t epoch = 1;
  const Clock *clock = nullptr;
};

/// What has happened in several units of a launch, by each one's own clock. A unit is what has a
/// clock: a cluster, or a work group. It never changes once made, so that those who learn of it
/// share it.
struct Happened {
  std::map<uint32_t, std::shared_ptr<const Clock>> units;
  /// The grids before this one have ended; see griddepcontrol.wait.
  bool previousGrids = false;
};
using HappenedRef = std::shared_ptr<const Happened>;

/// Both together; null is nothing.
HappenedRef join(const HappenedRef &a, const HappenedRef &b);

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_CLOCK_H
