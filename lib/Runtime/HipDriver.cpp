//===- HipDriver.cpp - libamdhip64, opened at run time --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DynamicLibrary.h"
#include "fuse/Runtime/Driver.h"

#include <cctype>
#include <cstring>
#include <mutex>

namespace fuse::runtime {

namespace {

// The part of hip_runtime_api.h that is used.
using hipError = int;
using Handle = void *; // modules, functions, streams, events, graphs

enum CopyKind { kHostToDevice = 1, kDeviceToHost = 2 };
constexpr unsigned kNonBlockingStream = 1;
constexpr int kCaptureThreadLocal = 1;

struct Api {
  DynamicLibrary library{{"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6",
                          "libamdhip64.so.5", "/opt/rocm/lib/libamdhip64.so"},
                         "no ROCm runtime on this machine: libamdhip64.so cannot be opened",
                         "FUSE_HIP_LIBRARY"};
  const char *(*getErrorString)(hipError);
  hipError (*getDeviceCount)(int *);
  hipError (*getDevice)(int *);
  hipError (*setDevice)(int);
  hipError (*getDeviceProperties)(void *, int);
  hipError (*memGetInfo)(size_t *, size_t *);
  hipError (*allocate)(void **, size_t);
  hipError (*free)(void *);
  hipError (*copy)(void *, const void *, size_t, int);
  hipError (*fill)(void *, int, size_t);
  hipError (*copyOnDevice)(void *, void *, size_t, Handle);
  hipError (*moduleLoadData)(Handle *, const void *);
  hipError (*moduleUnload)(Handle);
  hipError (*moduleGetFunction)(Handle *, Handle, const char *);
  hipError (*moduleLaunchKernel)(Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                                 unsigned, Handle, void **, void **);
  hipError (*streamCreate)(Handle *, unsigned);
  hipError (*streamDestroy)(Handle);
  hipError (*deviceSynchronize)();
  hipError (*streamBeginCapture)(Handle, int);
  hipError (*streamEndCapture)(Handle, Handle *);
  hipError (*graphInstantiate)(Handle *, Handle, unsigned long long);
  hipError (*graphLaunch)(Handle, Handle);
  hipError (*graphDestroy)(Handle);
  hipError (*graphExecDestroy)(Handle);
  hipError (*eventCreate)(Handle *);
  hipError (*eventDestroy)(Handle);
  hipError (*eventRecord)(Handle, Handle);
  hipError (*eventSynchronize)(Handle);
  hipError (*eventElapsedTime)(float *, Handle, Handle);

  Api() {
    library.bind(getErrorString, "hipGetErrorString");
    library.bind(getDeviceCount, "hipGetDeviceCount");
    library.bind(getDevice, "hipGetDevice");
    library.bind(setDevice, "hipSetDevice");
    library.bind(getDeviceProperties, "hipGetDevicePropertiesR0600", /*isOptional=*/true);
    if (!getDeviceProperties) // before ROCm 6
      library.bind(getDeviceProperties, "hipGetDeviceProperties");
    library.bind(memGetInfo, "hipMemGetInfo");
    library.bind(allocate, "hipMalloc");
    library.bind(free, "hipFree");
    library.bind(copy, "hipMemcpy");
    library.bind(fill, "hipMemset");
    library.bind(copyOnDevice, "hipMemcpyDtoDAsync");
    library.bind(moduleLoadData, "hipModuleLoadData");
    library.bind(moduleUnload, "hipModuleUnload");
    library.bind(moduleGetFunction, "hipModuleGetFunction");
    library.bind(moduleLaunchKernel, "hipModuleLaunchKernel");
    library.bind(streamCreate, "hipStreamCreateWithFlags");
    library.bind(streamDestroy, "hipStreamDestroy");
    library.bind(deviceSynchronize, "hipDeviceSynchronize");
    library.bind(streamBeginCapture, "hipStreamBeginCapture");
    library.bind(streamEndCapture, "hipStreamEndCapture");
    library.bind(graphInstantiate, "hipGraphInstantiateWithFlags");
    library.bind(graphLaunch, "hipGraphLaunch");
    library.bind(graphDestroy, "hipGraphDestroy");
    library.bind(graphExecDestroy, "hipGraphExecDestroy");
    library.bind(eventCreate, "hipEventCreate");
    library.bind(eventDestroy, "hipEventDestroy");
    library.bind(eventRecord, "hipEventRecord");
    library.bind(eventSynchronize, "hipEventSynchronize");
    library.bind(eventElapsedTime, "hipEventElapsedTime");
  }
};

class HipDriver : public Driver {
public:
  explicit HipDriver(int ordinal) : ordinal(ordinal) {
    int count = 0;
    if (api.getDeviceCount(&count) || count == 0)
      failAs<DeviceError>("no AMD GPU on this machine");
    if (ordinal < 0 || ordinal >= count)
      failAs<DeviceError>("there is no AMD GPU ", ordinal, ": the machine has ", count,
                          ", counted from 0");
    readProperties();
  }
  ~HipDriver() override {
    try {
      const Current current(*this);
      // Null where they were never asked for, or the driver refused.
      for (Handle event : {start, stop})
        if (event)
          api.eventDestroy(event);
      for (Handle stream : {ownStream, recorder})
        if (stream)
          api.streamDestroy(stream);
    } catch (...) { // a driver that has shut down already
    }
  }
  const char *vendor() const override { return "amd"; }
  std::string chip() const override { return arch; }
  std::string deviceName() const override { return name; }
  // CDNA 3's Infinity Cache lies behind the L2 that HIP reports.
  size_t lastLevelCache() const override { return size_t(256) << 20; }
  size_t freeMemory() const override {
    const Current current(*this);
    size_t free = 0, total = 0;
    check(api.memGetInfo(&free, &total), "hipMemGetInfo");
    return free;
  }

  void checkChip(const std::string &chip, bool isText) const override {
    if (isText)
      failAs<ChipError>(
          "the bundle holds assembly text; HIP needs a code object (compile without emit=text)");
    if (chip != arch)
      failAs<ChipError>("this code is for ", chip, "; the GPU here is ", name, " (", arch, ")");
  }

  DeviceAddress allocate(size_t bytes) override {
    const Current current(*this);
    void *address = nullptr;
    const hipError result = api.allocate(&address, bytes);
    if (result)
      failAs<MemoryError>("cannot allocate ", bytes,
                          " bytes on the GPU: ", api.getErrorString(result));
    return reinterpret_cast<DeviceAddress>(address);
  }
  void free(DeviceAddress address) override {
    try {
      const Current current(*this);
      api.free(reinterpret_cast<void *>(address));
    } catch (...) { // a driver that has shut down already
    }
  }
  void copyToDevice(DeviceAddress to, const void *from, size_t bytes) override {
    const Current current(*this);
    check(api.copy(reinterpret_cast<void *>(to), from, bytes, kHostToDevice), "hipMemcpy");
  }
  void copyToHost(void *to, DeviceAddress from, size_t bytes) override {
    const Current current(*this);
    check(api.copy(to, reinterpret_cast<void *>(from), bytes, kDeviceToHost), "hipMemcpy");
  }
  void fill(DeviceAddress to, uint8_t value, size_t bytes) override {
    const Current current(*this);
    check(api.fill(reinterpret_cast<void *>(to), value, bytes), "hipMemset");
  }

  ModuleHandle load(const std::string &code, bool /*isText*/) override {
    const Current current(*this);
    Handle module = nullptr;
    check(api.moduleLoadData(&module, code.data()), "hipModuleLoadData");
    return module;
  }
  void unload(ModuleHandle module) override {
    try {
      const Current current(*this);
      api.moduleUnload(module);
    } catch (...) { // a driver that has shut down already
    }
  }
  KernelHandle getKernel(ModuleHandle module, const std::string &kernel, uint32_t) override {
    const Current current(*this);
    Handle function = nullptr;
    if (api.moduleGetFunction(&function, module, kernel.c_str()))
      fail("the code object has no kernel '", kernel, "'");
    return function;
  }
  EncodedTensorMap encodeTensorMap(const TensorMap &) override {
    fail("AMD GPUs have no tensor memory accelerator");
  }
  void launch(KernelHandle kernel, const LaunchConfig &config, void **parameters,
              StreamHandle stream) override {
    const Current current(*this);
    if (config.cluster != std::array<uint32_t, 3>{1, 1, 1})
      fail("AMD GPUs have no clusters of blocks");
    check(api.moduleLaunchKernel(kernel, config.grid[0], config.grid[1], config.grid[2],
                                 config.block[0], config.block[1], config.block[2],
                                 config.dynamicSharedMemory, stream, parameters, nullptr),
          "hipModuleLaunchKernel");
  }
  void copy(DeviceAddress to, DeviceAddress from, size_t bytes, StreamHandle stream) override {
    const Current current(*this);
    check(api.copyOnDevice(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from), bytes,
                           stream),
          "hipMemcpyDtoDAsync");
  }
  // The whole device: other copies and fills do not go through the stream, and may return
  // before they are done.
  void synchronize() override {
    const Current current(*this);
    check(api.deviceSynchronize(), "hipDeviceSynchronize");
  }

  StreamHandle stream() override {
    if (!ownStream) {
      const Current current(*this);
      check(api.streamCreate(&ownStream, kNonBlockingStream), "hipStreamCreate");
    }
    return ownStream;
  }
  GraphHandle record(const std::function<void(StreamHandle)> &body) override {
    const Current current(*this);
    const std::lock_guard<std::mutex> guard(recording);
    if (!recorder)
      check(api.streamCreate(&recorder, kNonBlockingStream), "hipStreamCreate");
    check(api.streamBeginCapture(recorder, kCaptureThreadLocal), "hipStreamBeginCapture");
    Handle graph = nullptr, instance = nullptr;
    try {
      body(recorder);
    } catch (...) {
      if (!api.streamEndCapture(recorder, &graph) && graph)
        api.graphDestroy(graph);
      throw;
    }
    check(api.streamEndCapture(recorder, &graph), "hipStreamEndCapture");
    const hipError result = api.graphInstantiate(&instance, graph, 0);
    api.graphDestroy(graph);
    check(result, "hipGraphInstantiate");
    return instance;
  }
  void replay(GraphHandle graph, StreamHandle stream) override {
    const Current current(*this);
    check(api.graphLaunch(graph, stream), "hipGraphLaunch");
  }
  float timeGraph(GraphHandle graph) override {
    const Current current(*this);
    for (Handle *event : {&start, &stop})
      if (!*event)
        check(api.eventCreate(event), "hipEventCreate");
    check(api.eventRecord(start, stream()), "hipEventRecord");
    check(api.graphLaunch(graph, stream()), "hipGraphLaunch");
    check(api.eventRecord(stop, stream()), "hipEventRecord");
    check(api.eventSynchronize(stop), "hipEventSynchronize");
    float milliseconds = 0;
    check(api.eventElapsedTime(&milliseconds, start, stop), "hipEventElapsedTime");
    return milliseconds;
  }
  void destroyGraph(GraphHandle graph) override {
    try {
      const Current current(*this);
      api.graphExecDestroy(graph);
    } catch (...) { // a driver that has shut down already
    }
  }

private:
  /// The device is the thread's as long as this lives.
  class Current {
  public:
    explicit Current(const HipDriver &driver) : driver(driver) {
      driver.check(driver.api.getDevice(&before), "hipGetDevice");
      if (before != driver.ordinal)
        driver.check(driver.api.setDevice(driver.ordinal), "hipSetDevice");
    }
    ~Current() {
      if (before != driver.ordinal)
        driver.api.setDevice(before);
    }
    Current(const Current &) = delete;

  private:
    const HipDriver &driver;
    int before = 0;
  };

  void check(hipError result, const char *call) const {
    if (result)
      failAs<DriverError>(call, ": ", api.getErrorString(result));
  }

  /// The layout of hipDeviceProp_t differs between ROCm releases, but it begins with
  /// the device's name, and the architecture is its one text that starts with "gfx".
  void readProperties() {
    std::string properties(1 << 16, '\0');
    check(api.getDeviceProperties(properties.data(), ordinal), "hipGetDeviceProperties");
    name = properties.c_str();
    for (size_t at = properties.find("gfx", 256); at != std::string::npos;
         at = properties.find("gfx", at + 1)) {
      size_t end = at + 3;
      while (std::isalnum(static_cast<unsigned char>(properties[end])))
        ++end;
      // "gfx942:sramecc+:xnack-"
      if (end > at + 3 && (properties[end] == '\0' || properties[end] == ':')) {
        arch = properties.substr(at, end - at);
        return;
      }
    }
    failAs<DeviceError>("HIP does not say which architecture '", name, "' is");
  }

  Api api;
  int ordinal;
  std::string name, arch;
  // Made when they are first asked for.
  Handle ownStream = nullptr, recorder = nullptr, start = nullptr, stop = nullptr;
  std::mutex recording;
};

} // namespace

std::unique_ptr<Driver> openHipDriver(int ordinal) { return std::make_unique<HipDriver>(ordinal); }

} // namespace fuse::runtime
