//===- Replays.h - launches that come again, as graphs ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_REPLAYS_H
#define FUSE_RUNTIME_REPLAYS_H

#include "fuse/Runtime/Driver.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace fuse::runtime {

/// The launches of one call as graphs of the driver, by the addresses that they were made with. A
/// graph is one launch for the host, however many kernels it has. Addresses that come a third time
/// are recorded; others are launched kernel by kernel. Any number of threads; none waits: what
/// meets another thread here is launched kernel by kernel too.
class Replays {
public:
  /// How many a call keeps, and all calls of the process together. A graph of two kernels takes
  /// 115 KiB of an H200's memory (measured, driver 580).
  static constexpr size_t mostOfCall = 64, mostOfAll = 512;

  /// `numBuffers` addresses tell one launch from another.
  Replays(Driver &driver, size_t numBuffers) : driver(driver), numBuffers(numBuffers) {}
  ~Replays();
  Replays(const Replays &) = delete;

  /// Keeps at most so many from now on; with 0 there are none. What was launched must have ended.
  void keep(size_t count);

  /// Does on `stream` what `issue` would do there. `issue` launches kernels on the stream that it
  /// is given, always the same ones for the same addresses.
  void launch(const DeviceAddress *buffers, StreamHandle stream,
              const std::function<void(StreamHandle)> &issue);

private:
  struct Kept {
    uint64_t hash = 0, lastUse = 0;
    std::vector<DeviceAddress> buffers;
    GraphHandle graph = nullptr;
  };
  /// How often addresses of this hash came since others of its place did.
  struct Seen {
    uint64_t hash = 0;
    uint32_t count = 0;
  };
  static constexpr size_t numSeen = 128;
  static constexpr uint32_t countToRecord = 3;
  /// A graph that was not launched for so many launches gives way to another. Fewer would record
  /// again and again where more addresses take turns than are kept.
  static constexpr uint64_t idleLaunches = 16384;

  bool makeRoom();
  void drop(size_t at);

  static std::atomic<size_t> numKept; ///< by all calls

  Driver &driver;
  size_t numBuffers, most = mostOfCall;
  std::mutex lock;
  uint64_t numLaunches = 0;
  std::vector<Kept> kept;
  std::array<Seen, numSeen> seen;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_REPLAYS_H
