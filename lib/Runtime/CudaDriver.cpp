//===- CudaDriver.cpp - libcuda, opened at run time -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DynamicLibrary.h"
#include "fuse/Runtime/Driver.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace fuse::runtime {

namespace {

// The part of cuda.h that is used; the driver's ABI is stable.
using CUresult = int;
using CUdevice = int;
using CUdeviceptr = unsigned long long;
using Handle = void *; // contexts, modules, functions, streams, events, graphs

enum DeviceAttribute { kL2CacheSize = 38, kCapabilityMajor = 75, kCapabilityMinor = 76 };
enum FunctionAttribute { kStaticShared = 1, kMaxDynamicShared = 8, kSharedCarveout = 9 };
enum JitOption { kErrorLog = 5, kErrorLogBytes = 6 };
constexpr unsigned kNonBlockingStream = 1;
constexpr int kCaptureRelaxed = 2;
constexpr unsigned kClusterDimension = 4, kProgrammaticSerialization = 6;

/// CUgraphEdgeData
struct EdgeData {
  unsigned char fromPort, toPort, type, reserved[5];
};
/// The node behind starts when the one ahead releases it, and waits by itself.
constexpr EdgeData kProgrammaticEdge = {/*fromPort=*/1, /*toPort=*/0, /*type=*/1, {}};

struct LaunchAttribute {
  unsigned id;
  char pad[4];
  union {
    char bytes[64];
    unsigned cluster[3];
    int allowed;
  } value;
};

/// CUDA_KERNEL_NODE_PARAMS_v2
struct KernelNodeParams {
  Handle function;
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedMemory;
  void **parameters, **extra;
  Handle kernel, context; // not looked at where there is a function
};

/// CUDA_MEMCPY3D_v2
struct MemcpyNodeParams {
  struct Side {
    size_t x, y, z, lod;
    int memory; // CUmemorytype
    void *host;
    CUdeviceptr device;
    Handle array, reserved;
    size_t pitch, height;
  } from, to;
  size_t width, height, depth;
};
constexpr int kDeviceMemory = 2;
/// A row of a 2D or 3D copy has fewer than 2^31 bytes.
constexpr size_t kMostOfRow = size_t(1) << 30;

struct CudaLaunchConfig {
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedMemory;
  Handle stream;
  LaunchAttribute *attributes;
  unsigned numAttributes;
};

struct Api {
  DynamicLibrary library{{"libcuda.so.1", "libcuda.so"},
                         "no NVIDIA driver on this machine: libcuda.so.1 cannot be opened",
                         "FUSE_CUDA_LIBRARY"};
  CUresult (*getErrorName)(CUresult, const char **);
  CUresult (*getErrorString)(CUresult, const char **);
  CUresult (*init)(unsigned);
  CUresult (*deviceGetCount)(int *);
  CUresult (*deviceGet)(CUdevice *, int);
  CUresult (*deviceGetName)(char *, int, CUdevice);
  CUresult (*deviceGetAttribute)(int *, int, CUdevice);
  CUresult (*primaryCtxRetain)(Handle *, CUdevice);
  CUresult (*primaryCtxRelease)(CUdevice);
  CUresult (*ctxGetCurrent)(Handle *);
  CUresult (*ctxPushCurrent)(Handle);
  CUresult (*ctxPopCurrent)(Handle *);
  CUresult (*memGetInfo)(size_t *, size_t *);
  CUresult (*memAlloc)(CUdeviceptr *, size_t);
  CUresult (*memFree)(CUdeviceptr);
  CUresult (*memcpyHtoD)(CUdeviceptr, const void *, size_t);
  CUresult (*memcpyDtoH)(void *, CUdeviceptr, size_t);
  CUresult (*memsetD8)(CUdeviceptr, unsigned char, size_t);
  CUresult (*memcpyDtoDAsync)(CUdeviceptr, CUdeviceptr, size_t, Handle);
  CUresult (*moduleLoadDataEx)(Handle *, const void *, unsigned, int *, void **);
  CUresult (*moduleUnload)(Handle);
  CUresult (*moduleGetFunction)(Handle *, Handle, const char *);
  CUresult (*funcLoad)(Handle); // since CUDA 12.4
  CUresult (*funcGetAttribute)(int *, int, Handle);
  CUresult (*funcSetAttribute)(Handle, int, int);
  CUresult (*tensorMapEncodeTiled)(void *, int, uint32_t, void *, const uint64_t *,
                                   const uint64_t *, const uint32_t *, const uint32_t *, int, int,
                                   int, int);
  CUresult (*launchKernelEx)(const CudaLaunchConfig *, Handle, void **, void **);
  CUresult (*streamCreate)(Handle *, unsigned);
  CUresult (*streamDestroy)(Handle);
  CUresult (*ctxSynchronize)();
  CUresult (*streamIsCapturing)(Handle, int *);
  CUresult (*threadExchangeStreamCaptureMode)(int *);
  CUresult (*graphCreate)(Handle *, unsigned);
  CUresult (*graphAddDependencies)(Handle, const Handle *, const Handle *, const EdgeData *,
                                   size_t); // since CUDA 12.3
  CUresult (*graphAddKernelNode)(Handle *, Handle, const Handle *, size_t,
                                 const KernelNodeParams *);
  CUresult (*graphKernelNodeSetAttribute)(Handle, unsigned, const void *);
  CUresult (*graphAddMemcpyNode)(Handle *, Handle, const Handle *, size_t, const MemcpyNodeParams *,
                                 Handle);
  CUresult (*graphInstantiate)(Handle *, Handle, unsigned long long);
  CUresult (*graphLaunch)(Handle, Handle);
  CUresult (*graphDestroy)(Handle);
  CUresult (*graphExecDestroy)(Handle);
  CUresult (*eventCreate)(Handle *, unsigned);
  CUresult (*eventDestroy)(Handle);
  CUresult (*eventRecord)(Handle, Handle);
  CUresult (*eventSynchronize)(Handle);
  CUresult (*eventElapsedTime)(float *, Handle, Handle);

  Api() {
    library.bind(getErrorName, "cuGetErrorName");
    library.bind(getErrorString, "cuGetErrorString");
    library.bind(init, "cuInit");
    library.bind(deviceGetCount, "cuDeviceGetCount");
    library.bind(deviceGet, "cuDeviceGet");
    library.bind(deviceGetName, "cuDeviceGetName");
    library.bind(deviceGetAttribute, "cuDeviceGetAttribute");
    library.bind(primaryCtxRetain, "cuDevicePrimaryCtxRetain");
    library.bind(primaryCtxRelease, "cuDevicePrimaryCtxRelease_v2");
    library.bind(ctxGetCurrent, "cuCtxGetCurrent");
    library.bind(ctxPushCurrent, "cuCtxPushCurrent_v2");
    library.bind(ctxPopCurrent, "cuCtxPopCurrent_v2");
    library.bind(memGetInfo, "cuMemGetInfo_v2");
    library.bind(memAlloc, "cuMemAlloc_v2");
    library.bind(memFree, "cuMemFree_v2");
    library.bind(memcpyHtoD, "cuMemcpyHtoD_v2");
    library.bind(memcpyDtoH, "cuMemcpyDtoH_v2");
    library.bind(memsetD8, "cuMemsetD8_v2");
    library.bind(memcpyDtoDAsync, "cuMemcpyDtoDAsync_v2");
    library.bind(moduleLoadDataEx, "cuModuleLoadDataEx");
    library.bind(moduleUnload, "cuModuleUnload");
    library.bind(moduleGetFunction, "cuModuleGetFunction");
    library.bind(funcLoad, "cuFuncLoad", /*isOptional=*/true);
    library.bind(funcGetAttribute, "cuFuncGetAttribute");
    library.bind(funcSetAttribute, "cuFuncSetAttribute");
    library.bind(launchKernelEx, "cuLaunchKernelEx");
    library.bind(tensorMapEncodeTiled, "cuTensorMapEncodeTiled");
    library.bind(streamCreate, "cuStreamCreate");
    library.bind(streamDestroy, "cuStreamDestroy_v2");
    library.bind(ctxSynchronize, "cuCtxSynchronize");
    library.bind(streamIsCapturing, "cuStreamIsCapturing");
    library.bind(threadExchangeStreamCaptureMode, "cuThreadExchangeStreamCaptureMode");
    library.bind(graphCreate, "cuGraphCreate");
    library.bind(graphAddDependencies, "cuGraphAddDependencies_v2", /*isOptional=*/true);
    library.bind(graphAddKernelNode, "cuGraphAddKernelNode_v2");
    library.bind(graphKernelNodeSetAttribute, "cuGraphKernelNodeSetAttribute");
    library.bind(graphAddMemcpyNode, "cuGraphAddMemcpyNode");
    library.bind(graphInstantiate, "cuGraphInstantiateWithFlags");
    library.bind(graphLaunch, "cuGraphLaunch");
    library.bind(graphDestroy, "cuGraphDestroy");
    library.bind(graphExecDestroy, "cuGraphExecDestroy");
    library.bind(eventCreate, "cuEventCreate");
    library.bind(eventDestroy, "cuEventDestroy_v2");
    library.bind(eventRecord, "cuEventRecord");
    library.bind(eventSynchronize, "cuEventSynchronize");
    library.bind(eventElapsedTime, "cuEventElapsedTime");
  }
};

class CudaDriver : public Driver {
public:
  explicit CudaDriver(int ordinal) {
    int count = 0;
    if (const CUresult result = api.init(0))
      failAs<DeviceError>("no NVIDIA GPU can be used: cuInit: ", describe(result));
    check(api.deviceGetCount(&count), "cuDeviceGetCount");
    if (count == 0)
      failAs<DeviceError>("no NVIDIA GPU on this machine");
    if (ordinal < 0 || ordinal >= count)
      failAs<DeviceError>("there is no NVIDIA GPU ", ordinal, ": the machine has ", count,
                          ", counted from 0");
    check(api.deviceGet(&device, ordinal), "cuDeviceGet");
    major = attribute(kCapabilityMajor);
    minor = attribute(kCapabilityMinor);
    // The one that the CUDA runtime uses, and with it everybody else in the process.
    check(api.primaryCtxRetain(&context, device), "cuDevicePrimaryCtxRetain");
  }
  ~CudaDriver() override {
    if (ownStream || start || stop)
      try {
        const Current current(*this);
        for (Handle event : {start, stop})
          if (event)
            api.eventDestroy(event);
        if (ownStream)
          api.streamDestroy(ownStream);
      } catch (...) { // a driver that has shut down already
      }
    api.primaryCtxRelease(device);
  }

  const char *vendor() const override { return "nvidia"; }
  std::string chip() const override { return "sm_" + std::to_string(major * 10 + minor); }
  std::string deviceName() const override {
    char name[256] = {};
    check(api.deviceGetName(name, sizeof(name), device), "cuDeviceGetName");
    return name;
  }
  size_t lastLevelCache() const override { return attribute(kL2CacheSize); }
  size_t freeMemory() const override {
    const Current current(*this);
    size_t free = 0, total = 0;
    check(api.memGetInfo(&free, &total), "cuMemGetInfo");
    return free;
  }

  // A cubin runs on its own compute capability and later minor ones, one with the
  // suffix 'a' on its own only, 'f' within its family. PTX runs on anything later.
  void checkChip(const std::string &chip, bool isText) const override {
    char *rest = nullptr;
    const bool isNvidia = chip.compare(0, 3, "sm_") == 0;
    const long number = isNvidia ? std::strtol(chip.c_str() + 3, &rest, 10) : 0;
    const bool exact = isNvidia && *rest == 'a';
    const long own = major * 10 + minor;
    bool runs = isNvidia && number <= own && (isText || number / 10 == major);
    if (exact)
      runs = number == own;
    if (!runs)
      failAs<ChipError>("this ", isText ? "PTX" : "code", " is for ", chip, "; the GPU here is ",
                        deviceName(), " (", this->chip(), ")");
  }

  DeviceAddress allocate(size_t bytes) override {
    const Current current(*this);
    CUdeviceptr address = 0;
    const CUresult result = api.memAlloc(&address, bytes);
    if (result)
      failAs<MemoryError>("cannot allocate ", bytes, " bytes on the GPU: ", describe(result));
    return address;
  }
  void free(DeviceAddress address) override {
    try {
      const Current current(*this);
      api.memFree(address);
    } catch (...) { // a driver that has shut down already
    }
  }
  void copyToDevice(DeviceAddress to, const void *from, size_t bytes) override {
    const Current current(*this);
    check(api.memcpyHtoD(to, from, bytes), "cuMemcpyHtoD");
  }
  void copyToHost(void *to, DeviceAddress from, size_t bytes) override {
    const Current current(*this);
    check(api.memcpyDtoH(to, from, bytes), "cuMemcpyDtoH");
  }
  void fill(DeviceAddress to, uint8_t value, size_t bytes) override {
    const Current current(*this);
    check(api.memsetD8(to, value, bytes), "cuMemsetD8");
  }

  ModuleHandle load(const std::string &code, bool isText) override {
    const Current current(*this);
    std::vector<char> log(8192);
    int options[] = {kErrorLog, kErrorLogBytes};
    void *values[] = {log.data(), reinterpret_cast<void *>(log.size())};
    Handle module = nullptr;
    // The data ends with the terminator of std::string, which PTX wants.
    const CUresult result = api.moduleLoadDataEx(&module, code.c_str(), 2, options, values);
    if (result)
      failAs<DriverError>("the driver refuses the ", isText ? "PTX" : "cubin", ": ",
                          describe(result), log[0] ? "\n" : "", log.data());
    return module;
  }
  void unload(ModuleHandle module) override {
    try {
      const Current current(*this);
      api.moduleUnload(module);
    } catch (...) { // a driver that has shut down already
    }
  }

  KernelHandle getKernel(ModuleHandle module, const std::string &name,
                         uint32_t dynamicSharedMemory) override {
    const Current current(*this);
    Handle kernel = nullptr;
    if (api.moduleGetFunction(&kernel, module, name.c_str()))
      fail("the code object has no kernel '", name, "'");
    // Drivers load kernels when they are first launched, which is too late in a capture.
    if (api.funcLoad)
      check(api.funcLoad(kernel), "cuFuncLoad");
    int staticShared = 0;
    check(api.funcGetAttribute(&staticShared, kStaticShared, kernel), "cuFuncGetAttribute");
    if (dynamicSharedMemory) {
      const CUresult result =
          api.funcSetAttribute(kernel, kMaxDynamicShared, static_cast<int>(dynamicSharedMemory));
      if (result)
        fail("kernel '", name, "' asks for ", dynamicSharedMemory,
             " bytes of dynamic shared memory: ", describe(result));
    }
    // All of the SM's memory as shared memory: the loads of such kernels bypass L1. Those that only
    // exchange in it what they reduce load the same weights for each row, from L1.
    constexpr uint32_t exchanged = 8 << 10;
    if (static_cast<uint32_t>(staticShared) + dynamicSharedMemory > exchanged)
      api.funcSetAttribute(kernel, kSharedCarveout, 100);
    return kernel;
  }

  EncodedTensorMap encodeTensorMap(const TensorMap &map) override {
    const Current current(*this); // some versions of the driver ask for one
    int type = 0;                 // CUtensorMapDataType
    switch (map.type) {
    case ElementType::f16:
      type = 6;
      break;
    case ElementType::f32:
      type = map.roundsToTf32 ? 11 : 7; // _TFLOAT32, _FLOAT32
      break;
    case ElementType::bf16:
      type = 9;
      break;
    default:
      if (sizeInBytes(map.type) != 1)
        fail("no tensor map for elements of type ", toString(map.type));
    }
    // CU_TENSOR_MAP_SWIZZLE_*: none, 32, 64, 128 bytes; CU_TENSOR_MAP_L2_PROMOTION_*: none,
    // 64, 128, 256 bytes.
    const int swizzle = map.swizzle == 128 ? 3 : map.swizzle == 64 ? 2 : map.swizzle == 32;
    const int promotion = map.l2Promotion == 256   ? 3
                          : map.l2Promotion == 128 ? 2
                                                   : map.l2Promotion == 64;
    const std::array<uint32_t, 5> elementStrides = {1, 1, 1, 1, 1};
    EncodedTensorMap encoded;
    check(api.tensorMapEncodeTiled(encoded.bytes.data(), type, map.rank,
                                   reinterpret_cast<void *>(map.base), map.sizes.data(),
                                   map.strides.data(), map.box.data(), elementStrides.data(),
                                   /*interleave=*/0, swizzle, promotion, /*oobFill=*/0),
          "cuTensorMapEncodeTiled");
    return encoded;
  }
  void launch(KernelHandle kernel, const LaunchConfig &config, void **parameters,
              StreamHandle stream) override {
    const Current current(*this);
    // A driver that knows no programmatic edges could not capture such a launch.
    const bool overlaps = config.programmatic && api.graphAddDependencies;
    std::array<LaunchAttribute, 2> attributes = {};
    unsigned numAttributes = 0;
    const bool hasCluster = config.cluster != std::array<uint32_t, 3>{1, 1, 1};
    if (hasCluster) {
      LaunchAttribute &cluster = attributes[numAttributes++];
      cluster.id = kClusterDimension;
      std::memcpy(cluster.value.cluster, config.cluster.data(), sizeof(cluster.value.cluster));
    }
    if (recording && stream == recording) {
      const KernelNodeParams node = {
          kernel,          config.grid[0],  config.grid[1],  config.grid[2],
          config.block[0], config.block[1], config.block[2], config.dynamicSharedMemory,
          parameters,      nullptr,         nullptr,         nullptr};
      Handle added = nullptr;
      const bool isBehind = recording->last && !overlaps;
      check(api.graphAddKernelNode(&added, recording->graph, &recording->last, isBehind ? 1 : 0,
                                   &node),
            "cuGraphAddKernelNode");
      if (overlaps)
        check(api.graphAddDependencies(recording->graph, &recording->last, &added,
                                       &kProgrammaticEdge, 1),
              "cuGraphAddDependencies");
      if (hasCluster)
        check(api.graphKernelNodeSetAttribute(added, kClusterDimension, &attributes[0].value),
              "cuGraphKernelNodeSetAttribute");
      recording->last = added;
      return;
    }
    if (overlaps) {
      LaunchAttribute &serialization = attributes[numAttributes++];
      serialization.id = kProgrammaticSerialization;
      serialization.value.allowed = 1;
    }
    CudaLaunchConfig native = {config.grid[0],
                               config.grid[1],
                               config.grid[2],
                               config.block[0],
                               config.block[1],
                               config.block[2],
                               config.dynamicSharedMemory,
                               stream,
                               numAttributes ? attributes.data() : nullptr,
                               numAttributes};
    check(api.launchKernelEx(&native, kernel, parameters, nullptr), "cuLaunchKernelEx");
  }

  void copy(DeviceAddress to, DeviceAddress from, size_t bytes, StreamHandle stream) override {
    const Current current(*this);
    if (!recording || stream != recording) {
      check(api.memcpyDtoDAsync(to, from, bytes, stream), "cuMemcpyDtoDAsync");
      return;
    }
    for (size_t done = 0; done < bytes;) {
      MemcpyNodeParams node = {};
      node.width = std::min(bytes - done, kMostOfRow);
      node.height = node.depth = 1;
      for (auto [side, address] : {std::pair(&node.from, from), {&node.to, to}}) {
        side->memory = kDeviceMemory;
        side->device = address + done;
        side->pitch = node.width;
        side->height = 1;
      }
      done += node.width;
      Handle added = nullptr;
      check(api.graphAddMemcpyNode(&added, recording->graph, &recording->last,
                                   recording->last ? 1 : 0, &node, context),
            "cuGraphAddMemcpyNode");
      recording->last = added;
    }
  }

  // The whole context: other copies and fills do not go through the stream, and may return
  // before they are done.
  void synchronize() override {
    const Current current(*this);
    check(api.ctxSynchronize(), "cuCtxSynchronize");
  }

  StreamHandle stream() override {
    if (!ownStream) {
      const Current current(*this);
      check(api.streamCreate(&ownStream, kNonBlockingStream), "cuStreamCreate");
    }
    return ownStream;
  }
  // Node by node, and not by a stream that captures: while one does, nobody in the process may
  // wait for the device.
  GraphHandle record(const std::function<void(StreamHandle)> &body) override {
    const Current current(*this);
    Recording made;
    check(api.graphCreate(&made.graph, 0), "cuGraphCreate");
    Recording *const outer = recording;
    recording = &made;
    Handle instance = nullptr;
    CUresult result = 0;
    try {
      body(&made);
      const RelaxedCapture relaxed(*this);
      result = api.graphInstantiate(&instance, made.graph, 0);
    } catch (...) {
      recording = outer;
      api.graphDestroy(made.graph);
      throw;
    }
    recording = outer;
    api.graphDestroy(made.graph);
    check(result, "cuGraphInstantiate");
    return instance;
  }
  // On an H200 with driver 580 a graph takes 2.0 us of the host, each launch of a kernel 4.2; the
  // device takes no longer either (docs/Rationale.md).
  bool canReplay(StreamHandle stream) override {
    if (recording)
      return false;
    const Current current(*this);
    int status = 0;
    return !api.streamIsCapturing(stream, &status) && !status;
  }
  void replay(GraphHandle graph, StreamHandle stream) override {
    const Current current(*this);
    check(api.graphLaunch(graph, stream), "cuGraphLaunch");
  }
  float timeGraph(GraphHandle graph) override {
    const Current current(*this);
    for (Handle *event : {&start, &stop})
      if (!*event)
        check(api.eventCreate(event, 0), "cuEventCreate");
    check(api.eventRecord(start, stream()), "cuEventRecord");
    check(api.graphLaunch(graph, stream()), "cuGraphLaunch");
    check(api.eventRecord(stop, stream()), "cuEventRecord");
    check(api.eventSynchronize(stop), "cuEventSynchronize");
    float milliseconds = 0;
    check(api.eventElapsedTime(&milliseconds, start, stop), "cuEventElapsedTime");
    return milliseconds;
  }
  void destroyGraph(GraphHandle graph) override {
    try {
      const Current current(*this);
      const RelaxedCapture relaxed(*this);
      api.graphExecDestroy(graph);
    } catch (...) { // a driver that has shut down already
    }
  }

private:
  /// The device's context is the thread's as long as this lives.
  class Current {
  public:
    explicit Current(const CudaDriver &driver) : driver(driver) {
      Handle now = nullptr;
      driver.check(driver.api.ctxGetCurrent(&now), "cuCtxGetCurrent");
      if (now == driver.context)
        return;
      driver.check(driver.api.ctxPushCurrent(driver.context), "cuCtxPushCurrent");
      isPushed = true;
    }
    ~Current() {
      Handle own = nullptr;
      if (isPushed)
        driver.api.ctxPopCurrent(&own);
    }
    Current(const Current &) = delete;

  private:
    const CudaDriver &driver;
    bool isPushed = false;
  };

  /// As long as this lives, no capture of this thread or another one forbids anything here, or is
  /// ended by it.
  class RelaxedCapture {
  public:
    explicit RelaxedCapture(const CudaDriver &driver) : driver(driver) { exchange(); }
    ~RelaxedCapture() { exchange(); }
    RelaxedCapture(const RelaxedCapture &) = delete;

  private:
    void exchange() { driver.api.threadExchangeStreamCaptureMode(&mode); }
    const CudaDriver &driver;
    int mode = kCaptureRelaxed;
  };

  std::string describe(CUresult result) const {
    const char *name = nullptr, *text = nullptr;
    api.getErrorName(result, &name);
    api.getErrorString(result, &text);
    return std::string(name ? name : "unknown CUDA error") + (text ? std::string(", ") + text : "");
  }
  void check(CUresult result, const char *call) const {
    if (result)
      failAs<DriverError>(call, ": ", describe(result));
  }
  int attribute(int which) const {
    int value = 0;
    check(api.deviceGetAttribute(&value, which, device), "cuDeviceGetAttribute");
    return value;
  }

  Api api;
  CUdevice device = 0;
  int major = 0, minor = 0;
  Handle context = nullptr;
  // Made when they are first asked for.
  Handle ownStream = nullptr, start = nullptr, stop = nullptr;

  /// What a thread records: launches and copies on this, in place of a stream, are nodes in a row.
  struct Recording {
    Handle graph = nullptr, last = nullptr;
  };
  static thread_local Recording *recording;
};

thread_local CudaDriver::Recording *CudaDriver::recording = nullptr;

} // namespace

std::unique_ptr<Driver> openCudaDriver(int ordinal) {
  return std::make_unique<CudaDriver>(ordinal);
}

} // namespace fuse::runtime
