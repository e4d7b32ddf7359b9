//===- Driver.h - a GPU driver, opened at run time --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_DRIVER_H
#define FUSE_RUNTIME_DRIVER_H

#include "fuse/Runtime/TensorMap.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fuse::runtime {

/// Handles of a driver; each implementation knows what they point to.
using ModuleHandle = void *;
using KernelHandle = void *;
using GraphHandle = void *;
/// CUstream or hipStream_t.
using StreamHandle = void *;

struct LaunchConfig {
  std::array<uint32_t, 3> grid = {1, 1, 1}, block = {1, 1, 1}, cluster = {1, 1, 1};
  uint32_t dynamicSharedMemory = 0;
  /// It may start before the launch ahead of it, which is one of a kernel, has ended (NVIDIA's
  /// programmatic dependent launch). Where the driver cannot, it does not.
  bool programmatic = false;
  /// For how many bytes each launch parameter may be read. Without it the caller has compared the
  /// parameters with the kernel's own list.
  std::optional<std::vector<uint32_t>> parameterBytes = {};
};

/// What the runtime asks of a GPU. Failures throw an Error with the driver's own text. Calls leave
/// the thread's current device or context as it was. Those of a GPU's driver may come from any
/// number of threads at once, but what times, on the driver's own stream.
class Driver {
public:
  virtual ~Driver() = default;

  /// "nvidia" or "amd".
  virtual const char *vendor() const = 0;
  /// As in a target attribute, "sm_90" or "gfx942".
  virtual std::string chip() const = 0;
  virtual std::string deviceName() const = 0;
  /// Throws unless code for `chip` (or its text, which a driver may compile) runs here.
  virtual void checkChip(const std::string &chip, bool isText) const = 0;
  /// True if code is to be loaded from the text that travels with it, where there is one.
  virtual bool wantsText() const { return false; }
  /// Bytes of the last cache before memory.
  virtual size_t lastLevelCache() const = 0;
  /// Bytes that may still be allocated, as far as the driver tells.
  virtual size_t freeMemory() const = 0;

  virtual DeviceAddress allocate(size_t bytes) = 0;
  virtual void free(DeviceAddress address) = 0;
  virtual void copyToDevice(DeviceAddress to, const void *from, size_t bytes) = 0;
  virtual void copyToHost(void *to, DeviceAddress from, size_t bytes) = 0;
  virtual void fill(DeviceAddress to, uint8_t value, size_t bytes) = 0;

  virtual ModuleHandle load(const std::string &code, bool isText) = 0;
  /// Gives the code back, with its kernels. What fails then is nobody's to mend.
  virtual void unload(ModuleHandle module) = 0;
  /// The kernel, ready to be launched with up to `dynamicSharedMemory` bytes.
  virtual KernelHandle getKernel(ModuleHandle module, const std::string &name,
                                 uint32_t dynamicSharedMemory) = 0;
  /// Throws where there is no tensor memory accelerator, or if it cannot take such a tensor.
  virtual EncodedTensorMap encodeTensorMap(const TensorMap &map) = 0;
  /// `parameters` points to one value per kernel parameter; they are read before it returns.
  virtual void launch(KernelHandle kernel, const LaunchConfig &config, void **parameters,
                      StreamHandle stream) = 0;
  /// Copies on the device, behind what is on the stream already. The two places do not overlap.
  virtual void copy(DeviceAddress to, DeviceAddress from, size_t bytes, StreamHandle stream) = 0;
  /// The driver's own stream, which does not wait for the default stream.
  virtual StreamHandle stream() = 0;
  /// Waits for everything, copies included.
  virtual void synchronize() = 0;

  /// Calls `body` with a stream for launches and copies, which records them instead of running
  /// them.
  virtual GraphHandle record(const std::function<void(StreamHandle)> &body) = 0;
  /// True if running a graph on `stream` is less work for the host than its launches would be, and
  /// possible: not while the stream captures.
  virtual bool canReplay(StreamHandle) { return false; }
  /// Runs a recorded graph on `stream`, behind what is there and behind earlier runs of the same
  /// graph. Runs of one graph must not be asked for at the same time.
  virtual void replay(GraphHandle graph, StreamHandle stream) = 0;
  /// Runs a recorded graph and returns the milliseconds it took on the device.
  virtual float timeGraph(GraphHandle graph) = 0;
  virtual void destroyGraph(GraphHandle graph) = 0;
};

/// Opens libcuda.so.1, or libamdhip64.so; throws if there is none, or no device of that number.
std::unique_ptr<Driver> openCudaDriver(int ordinal = 0);
std::unique_ptr<Driver> openHipDriver(int ordinal = 0);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_DRIVER_H
