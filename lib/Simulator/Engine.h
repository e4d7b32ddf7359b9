//===- Engine.h - what executes one vendor's code ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_ENGINE_H
#define FUSE_LIB_SIMULATOR_ENGINE_H

#include "Memory.h"
#include "Random.h"
#include "fuse/Simulator/Simulator.h"

#include <atomic>

namespace fuse::sim {

class Kernel;

/// A launch so far, for messages about what it did.
struct LaunchRecord {
  std::string kernel;
  const Kernel *code = nullptr;
  runtime::LaunchConfig config;
};

/// One launch, as the engines see it.
struct Launch {
  std::string kernel;
  runtime::LaunchConfig config;
  /// The values of the parameters, in order, each as long as the kernel declares it.
  std::vector<std::vector<uint8_t>> parameters;
  GlobalMemory *memory = nullptr;
  /// Options::limit.
  uint64_t instructionLimit = ~uint64_t(0);
  /// The last of history. It may start before the ones since time.since have ended.
  LaunchTime time;
  const std::vector<LaunchRecord> *history = nullptr; // by number, from 1 on
  SyncPoints *syncPoints = nullptr;
  /// Set where a warp waits for the launches ahead, without which the launch may end before them.
  std::atomic<bool> *waited = nullptr;
  bool startsEarly() const { return time.since < time.now; }
};

/// "the byte at 0x... was written by kernel 'k', block (1,0,0), ..., and nothing orders that before
/// this read": a race on device memory.
std::string describe(const Launch &launch, const GlobalConflict &conflict);

/// One kernel, decoded once. Methods are const: clusters run on several host threads.
class Kernel {
public:
  virtual ~Kernel() = default;

  /// The kernel's own list of parameters, in order, less those that the driver hides.
  virtual const std::vector<KernelParameter> &parameters() const = 0;
  /// Throws if the launch asks for what the kernel or the chip does not allow.
  virtual void checkLaunch(const Launch &launch) const = 0;
  /// Executes one cluster (one block where there are no clusters), whose number counts along
  /// x first, to its end. Throws runtime::Error on a fault.
  virtual void runCluster(const Launch &launch, uint64_t cluster, Random random,
                          Statistics &statistics) const = 0;
  /// Who did what, for messages: "block (1,0,0), warp 3, PTX line 12: '...'". The numbers are those
  /// of its accesses of device memory.
  virtual std::string describeAccess(const runtime::LaunchConfig &config,
                                     const PastAccess &touch) const = 0;
  /// True if blocks may wait for each other through device memory: then the launch is executed
  /// by runGrid, with as many clusters at a time as the chip holds.
  virtual bool waitsForOtherBlocks() const { return false; }
  virtual void runGrid(const Launch &, uint64_t /*clusters*/, Random, Statistics &) const {}
};

/// A code object (AMD) or a PTX module, ready to run. It owns its kernels.
class Module {
public:
  virtual ~Module() = default;
  /// Throws if there is none of that name.
  virtual const Kernel &getKernel(const std::string &name) = 0;
};

std::unique_ptr<Module> loadAmdModule(const std::string &codeObject, const Device &device);
std::unique_ptr<Module> loadPtxModule(const std::string &text, const Device &device);

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_ENGINE_H
