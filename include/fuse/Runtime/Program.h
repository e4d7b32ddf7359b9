//===- Program.h - a bundle on a device -------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads. A Bundle that is loaded, its Manifest and its Functions are only read and may be shared
// by any number of threads; each may load the same folder too. So may a Driver of a GPU, Programs
// on it and their Calls, as far as they load, prepare and launch on streams of the caller; what
// runs whole calls or times them (run, bench) uses the driver's own stream and belongs to one
// thread at a time, as does a simulator with all that is on it. Free functions (planning, readNpy,
// randomTensor, ...) have no state.
// test/Runtime/threads-test.cpp, with ThreadSanitizer in the preset tsan, holds this to it.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_PROGRAM_H
#define FUSE_RUNTIME_PROGRAM_H

#include "fuse/Runtime/Call.h"

#include <mutex>

namespace fuse::runtime {

/// Device memory that is freed with the object.
class DeviceBuffer {
public:
  DeviceBuffer(Driver &driver, size_t bytes);
  ~DeviceBuffer();
  DeviceBuffer(DeviceBuffer &&other) noexcept;
  DeviceBuffer(const DeviceBuffer &) = delete;
  DeviceAddress address() const { return start; }
  size_t size() const { return bytes; }

private:
  Driver *driver;
  DeviceAddress start = 0;
  size_t bytes = 0;
};

/// Times in microseconds, as Program::bench takes them: of each step alone, or, where one before it
/// prepares what it finds in the workspace, behind that one, whose time is taken off.
struct StepTime {
  PlannedStep step; ///< a launch or a copy
  double microseconds;
};
struct BenchResult {
  std::vector<StepTime> steps;
  double totalMicroseconds = 0;
  int64_t inputSets = 0;
};

/// The code and constants of a bundle, loaded on a device.
class Program {
public:
  /// Throws if the bundle is for another GPU. With `jit`, code objects of another
  /// chip are compiled by the driver from the text that travels with them.
  Program(const Bundle &bundle, Driver &driver, bool jit = false);
  ~Program();
  Program(const Program &) = delete;

  /// The function at given sizes. The program must outlive it.
  Call prepare(const Function &function, const Bindings &bindings);

  /// Throws unless so many calls' arguments, and the workspace, fit into the device's memory.
  void checkMemory(const Function &function, const Bindings &bindings, int64_t calls = 1,
                   size_t offset = 0) const;

  /// Copies the inputs over, runs, copies the results back. Every argument lies `offset`
  /// bytes past the start of an allocation, as a view of a larger tensor might.
  std::vector<Tensor> run(const Function &function, const std::vector<Tensor> &inputs,
                          size_t offset = 0);

  /// Times a function by replaying graphs of many calls, whose arguments rotate
  /// through enough copies to exceed the last cache twice. Its steps are timed in turn, at one
  /// clock, and medians count; with `settle` (seconds) each is timed alone, at the clock that its
  /// own power allows: the mean over so long, once it has run for as long.
  BenchResult bench(const Function &function, const std::vector<Tensor> &inputs, double settle = 0);

private:
  KernelHandle getKernel(const Launch &launch, uint32_t dynamicSharedMemory);
  void unload();

  Driver &driver;
  LaunchLimits limits;
  std::vector<ModuleHandle> modules;
  std::vector<DeviceBuffer> constants; // at most one
  std::mutex lock;                     // of what follows
  /// By name, and the dynamic shared memory it was prepared for.
  std::map<std::pair<int64_t, std::string>, std::pair<KernelHandle, uint32_t>> kernels;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_PROGRAM_H
