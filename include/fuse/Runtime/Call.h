//===- Call.h - a function at given sizes, ready to launch ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_CALL_H
#define FUSE_RUNTIME_CALL_H

#include "fuse/Runtime/Driver.h"
#include "fuse/Runtime/Plan.h"
#include "fuse/Runtime/Replays.h"

#include <atomic>

namespace fuse::runtime {

/// Encodings of one tensor map at the addresses that it had last. Any number of threads; none
/// waits.
class TensorMapCache {
public:
  explicit TensorMapCache(const TensorMap &map) : map(map) {}
  /// The encoding at `base`.
  void get(Driver &driver, DeviceAddress base, EncodedTensorMap &encoded);

private:
  static constexpr size_t numWays = 4, numWords = sizeof(EncodedTensorMap) / sizeof(uint64_t);
  struct Way {
    /// Odd while a thread writes.
    std::atomic<uint64_t> version{0};
    std::atomic<DeviceAddress> base{0};
    std::array<std::atomic<uint64_t>, numWords> words{};
  };

  TensorMap map;
  std::array<Way, numWays> ways;
  std::atomic<uint32_t> next{0};
};

/// A function at given sizes on a device: grids, parameters and kernels are known, and addresses
/// and the stream are what a launch brings. A launch looks up no string, allocates nothing but,
/// once, for addresses that come a third time (Replays), and may run in any number of threads at
/// once; it may be recorded by a stream that captures.
class Call {
public:
  /// Gives a kernel of a code object, ready for so many bytes of dynamic shared memory.
  using KernelLookup = std::function<KernelHandle(const Launch &, uint32_t)>;

  /// `constants` are the addresses of the function's constants, in the manifest's order. The
  /// function and the driver must outlive the call.
  Call(Driver &driver, const Function &function, const Bindings &bindings,
       const LaunchLimits &limits, const std::vector<DeviceAddress> &constants,
       const KernelLookup &getKernel);
  Call(Call &&) = default; // steps point into themselves: no copies

  /// Launches everything on `stream`. `buffers` are the addresses of the arguments and then of the
  /// workspace buffers, in the manifest's order. Returns before the device is done. Throws if an
  /// address is not aligned as a kernel needs it, or if the driver refuses.
  void launch(const DeviceAddress *buffers, StreamHandle stream) const;

  /// Keeps at most so many graphs of launches from now on, Replays::mostOfCall at first.
  void keepGraphs(size_t count) const { replays->keep(count); }

  /// What `launch` launches and copies with such addresses.
  std::vector<const PlannedStep *> select(const DeviceAddress *buffers) const;
  /// Launches or copies one of these alone.
  void launchOne(const PlannedStep &step, const DeviceAddress *buffers, StreamHandle stream) const;

private:
  /// A parameter that is an address of the caller, or a tensor map of it.
  struct Open {
    uint32_t parameter, buffer;
    DeviceAddress offset, misaligned; // bits that must be 0
    TensorMapCache *map = nullptr;
  };
  struct Prepared {
    /// By itself, and directly behind another launch of the call.
    LaunchConfig config, behind;
    KernelHandle kernel = nullptr;
    std::vector<Open> open;
    size_t numOpenMaps = 0; ///< tensor maps among them
    /// What is known: numbers, addresses of constants, tensor maps of these.
    std::vector<uint64_t> values;
    std::vector<EncodedTensorMap> maps;
    /// One per parameter, null for those that are open.
    std::vector<void *> pointers;
  };
  struct Step {
    PlannedStep planned;
    Prepared launch;
    /// Of a copy from a constant.
    DeviceAddress constant = 0;
  };

  Prepared prepare(const PlannedLaunch &planned, const std::vector<DeviceAddress> &constants,
                   const KernelLookup &getKernel);
  /// `isBehind`: what was issued before it for the call is a launch.
  void issue(const Step &step, bool isBehind, const DeviceAddress *buffers,
             StreamHandle stream) const;
  void launch(const PlannedLaunch &planned, const Prepared &prepared, const LaunchConfig &config,
              const DeviceAddress *buffers, StreamHandle stream) const;
  /// Calls `body` for each launch and copy.
  template <typename Body> void forEach(const DeviceAddress *buffers, const Body &body) const;
  [[noreturn]] static void failAlignment(const PlannedLaunch &planned, const Open &open,
                                         DeviceAddress address);

  Driver &driver;
  size_t numBuffers; // arguments and workspace
  std::vector<Step> steps;
  std::vector<std::unique_ptr<TensorMapCache>> caches;
  std::unique_ptr<Replays> replays;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_CALL_H
