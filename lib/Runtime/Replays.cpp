//===- Replays.cpp - launches that come again, as graphs ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Replays.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>

namespace fuse::runtime {

std::atomic<size_t> Replays::numKept{0};

Replays::~Replays() {
  while (!kept.empty())
    drop(kept.size() - 1);
}

void Replays::drop(size_t at) {
  driver.destroyGraph(kept[at].graph);
  --numKept;
  std::swap(kept[at], kept.back());
  kept.pop_back();
}

void Replays::keep(size_t count) {
  const std::lock_guard<std::mutex> guard(lock);
  most = count;
  while (kept.size() > most)
    drop(kept.size() - 1);
}

/// Multiplies by an odd constant (2^64 by the golden ratio) and mixes the high half into the low.
static uint64_t hashOf(const DeviceAddress *buffers, size_t count) {
  uint64_t hash = count;
  for (size_t i = 0; i < count; ++i) {
    hash = (hash ^ buffers[i]) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  }
  return hash;
}

/// True if one more graph may be kept, and counts it; one that has long been idle makes room.
bool Replays::makeRoom() {
  if (kept.size() < most) {
    if (numKept.fetch_add(1) < mostOfAll)
      return true;
    --numKept;
  }
  const auto oldest = std::min_element(
      kept.begin(), kept.end(), [](const Kept &a, const Kept &b) { return a.lastUse < b.lastUse; });
  if (!most || oldest == kept.end() || numLaunches - oldest->lastUse < idleLaunches)
    return false;
  driver.destroyGraph(oldest->graph);
  std::swap(*oldest, kept.back());
  kept.pop_back();
  return true; // its place in the count is the new one's
}

void Replays::launch(const DeviceAddress *buffers, StreamHandle stream,
                     const std::function<void(StreamHandle)> &issue) {
  const std::unique_lock<std::mutex> guard(lock, std::try_to_lock);
  if (!guard || !most || !driver.canReplay(stream))
    return issue(stream);
  ++numLaunches;
  const uint64_t hash = hashOf(buffers, numBuffers);
  for (size_t at = 0; at < kept.size(); ++at)
    if (kept[at].hash == hash &&
        std::equal(kept[at].buffers.begin(), kept[at].buffers.end(), buffers)) {
      kept[at].lastUse = numLaunches;
      try {
        return driver.replay(kept[at].graph, stream);
      } catch (const std::exception &) { // its first run may want memory that is not there
        drop(at);
        most = kept.size();
        return issue(stream);
      }
    }
  issue(stream); // and throws if something is wrong with the addresses
  Seen &place = seen[hash % numSeen];
  if (place.hash != hash)
    place = {hash, 0};
  if (++place.count < countToRecord)
    return;
  place.count = 0;
  if (!makeRoom())
    return;
  // Whatever it is, no memory for graphs, say: the launch itself is done.
  try {
    Kept made{hash, numLaunches, {buffers, buffers + numBuffers}, nullptr};
    kept.reserve(kept.size() + 1);
    made.graph = driver.record(issue);
    kept.push_back(std::move(made));
  } catch (...) {
    --numKept;
    most = kept.size();
  }
}

} // namespace fuse::runtime
