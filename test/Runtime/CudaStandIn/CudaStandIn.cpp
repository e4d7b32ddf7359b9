//===- CudaStandIn.cpp - libcuda without a GPU ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of CUDA's driver that CudaDriver.cpp uses, with their real prototypes, executed on
// the simulator (FUSE_CUDA_LIBRARY=.../libfuse-cuda-stand-in.so). It checks what CUDA checks:
// handles, the context of the calling thread, captures, extents of a launch. Work on a stream runs
// as late as CUDA allows: when the host waits for it. Any number of threads may call; one call is
// done at a time. Code is PTX, which is what the simulator executes.
//
//   FUSE_CUDA_CHIP     of the devices, "sm_90a" by default
//   FUSE_CUDA_DEVICES  how many there are, 1 by default
//   FUSE_CUDA_LOG      a file that gets one line for each call
//   FUSE_CUDA_FAIL     NAME:N:CODE, the Nth call (from 1 on) of NAME returns CODE
//   FUSE_CUDA_EMPTY    launches do nothing and cost nothing, and any code is loaded
//
//===----------------------------------------------------------------------===//

#include "../StandInMemory.h"
#include "fuse/Runtime/CodeObject.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Simulator/Simulator.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <sstream>

using namespace fuse;
using runtime::fail;

namespace {

// cuda.h
enum Code : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  InvalidHandle = 400,
  NotFound = 500,
  NotReady = 600,
  LaunchFailed = 719,
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
};
enum Attribute { L2CacheSize = 38, CapabilityMajor = 75, CapabilityMinor = 76 };
constexpr unsigned ClusterDimension = 4;

struct LaunchAttribute {
  unsigned id;
  char pad[4];
  union {
    char bytes[64];
    unsigned cluster[3];
  } value;
};
struct KernelNodeParams {
  void *function;
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedMemory;
  void **parameters, **extra;
  void *kernel, *context;
};
struct LaunchConfig {
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedMemory;
  void *stream;
  LaunchAttribute *attributes;
  unsigned numAttributes;
};

const char *environment(const char *name, const char *otherwise) {
  const char *value = std::getenv(name);
  return value ? value : otherwise;
}

using Work = std::function<void()>;
struct Context;
struct Stream {
  Context *context;
  std::deque<Work> pending = {};
  bool isCapturing = false, isInvalid = false;
  std::vector<Work> captured = {};
};
struct Graph {
  Context *context;
  std::vector<Work> work;
  /// Of kernels that were added as nodes, in a row.
  std::vector<std::shared_ptr<runtime::LaunchConfig>> nodes = {};
};
struct Event {
  Context *context;
  bool isRecorded = false, isReached = false;
  double milliseconds = 0;
};
struct Module {
  Context *context;
  runtime::ModuleHandle handle;
  runtime::CodeObjectInfo info;
};
struct Function {
  Context *context;
  std::string name;
  runtime::KernelHandle handle;
  std::vector<sim::KernelParameter> parameters;
  runtime::KernelInterface interface;
  int dynamicShared = 48 << 10;
};

/// The primary context of a device, and everything in it.
struct Context {
  int device = 0;
  int users = 0;
  std::unique_ptr<sim::Simulator> simulator = {};
  test::Allocations allocations = {};
  std::set<std::unique_ptr<Module>> modules = {};
  std::set<std::unique_ptr<Function>> functions = {};
  std::set<std::unique_ptr<Stream>> streams = {};
  std::set<std::unique_ptr<Event>> events = {};
  std::set<std::unique_ptr<Graph>> graphs = {}, instances = {};
  Stream defaultStream = {this};
  double now = 0; // milliseconds on the device

  /// A stream of this context; null is the default stream.
  Stream *stream(void *handle) {
    if (!handle)
      return &defaultStream;
    for (const auto &one : streams)
      if (one.get() == handle)
        return one.get();
    return nullptr;
  }
  /// What a capture forbids, and is ended by.
  bool endsCapture() {
    bool ended = false;
    for (const auto &one : streams)
      if (one->isCapturing)
        ended = one->isInvalid = true;
    return ended;
  }
  static void drain(Stream &stream) {
    while (!stream.pending.empty()) {
      Work work = std::move(stream.pending.front());
      stream.pending.pop_front();
      work();
    }
  }
  void wait() {
    for (const auto &one : streams)
      drain(*one);
    drain(defaultStream);
  }
};

/// The contexts that are current in this thread, the last one on top.
thread_local std::vector<Context *> current;
/// What captures forbid this thread: 0 (global), 1 (thread local), 2 (relaxed: nothing).
thread_local int captureMode = 0;

const bool isEmpty = std::getenv("FUSE_CUDA_EMPTY") != nullptr;

class Driver {
public:
  Driver() {
    chip = environment("FUSE_CUDA_CHIP", "sm_90a");
    capability = std::atoi(chip.c_str() + 3);
    if (const char *path = std::getenv("FUSE_CUDA_LOG"))
      log = std::fopen(path, "w");
    std::istringstream plan(environment("FUSE_CUDA_FAIL", ""));
    std::string ordinal, code;
    if (std::getline(plan, failing, ':') && std::getline(plan, ordinal, ':') &&
        std::getline(plan, code)) {
      failingCall = std::stoul(ordinal);
      failingCode = std::stoi(code);
    }
    contexts =
        std::vector<Context>(static_cast<size_t>(std::atoi(environment("FUSE_CUDA_DEVICES", "1"))));
    for (size_t i = 0; i < contexts.size(); ++i) {
      contexts[i].device = static_cast<int>(i);
      contexts[i].defaultStream.context = &contexts[i];
    }
  }
  ~Driver() {
    for (const Context &context : contexts) {
      const auto left = [&](const char *what, size_t count) {
        if (count)
          write("left behind: ", count, " ", what);
      };
      left("allocations", context.allocations.size());
      left("modules", context.modules.size());
      left("streams", context.streams.size());
      left("events", context.events.size());
      left("graphs", context.graphs.size() + context.instances.size());
      left("users of a context", static_cast<size_t>(context.users));
    }
  }

  /// Runs one call: logs it, makes it fail if it is to, turns what it throws into a code.
  template <typename Body, typename... Args> int call(const char *name, Body body, Args... args) {
    const std::lock_guard<std::recursive_mutex> guard(lock);
    int code = Success;
    if (failing == name && ++calls == failingCall) {
      code = failingCode;
    } else {
      try {
        code = body();
      } catch (const std::exception &error) {
        std::fprintf(stderr, "stand-in: %s: %s\n", name, error.what());
        code = LaunchFailed;
      }
    }
    std::ostringstream arguments;
    const char *separator = "";
    ((arguments << separator << args, separator = ", "), ...);
    write(name, "(", arguments.str(), ") = ", code);
    return code;
  }
  /// The same of a call that needs a context in its thread.
  template <typename Body, typename... Args> int with(const char *name, Body body, Args... args) {
    return call(
        name,
        [&]() -> int {
          if (current.empty() || !current.back() || !current.back()->users)
            return InvalidContext;
          return body(*current.back());
        },
        args...);
  }
  template <typename... Args> void write(Args... args) {
    if (!log)
      return;
    std::ostringstream line;
    (line << ... << args);
    std::fprintf(log, "%s\n", line.str().c_str());
    std::fflush(log);
  }

  std::unique_ptr<sim::Simulator> openSimulator() const {
    sim::Device device;
    device.chip = chip;
    device.vendor = "nvidia";
    device.sharedPerBlock = (capability == 80 ? 163 : capability == 89 ? 99 : 227) << 10;
    device.units = 132;
    return sim::openSimulator(device, {});
  }

  template <typename T> static T *find(std::set<std::unique_ptr<T>> &all, void *handle) {
    for (const auto &one : all)
      if (one.get() == handle)
        return one.get();
    return nullptr;
  }
  template <typename T> static bool erase(std::set<std::unique_ptr<T>> &all, void *handle) {
    for (auto it = all.begin(); it != all.end(); ++it)
      if (it->get() == handle) {
        all.erase(it);
        return true;
      }
    return false;
  }
  template <typename T> static void *add(std::set<std::unique_ptr<T>> &all, T made) {
    return all.insert(std::make_unique<T>(std::move(made))).first->get();
  }

  std::string chip;
  int capability = 90;
  bool isInitialized = false;
  std::vector<Context> contexts;

private:
  std::recursive_mutex lock;
  std::FILE *log = nullptr;
  std::string failing;
  size_t failingCall = 0, calls = 0;
  int failingCode = 0;
};

Driver &driver() {
  static Driver driver;
  return driver;
}

/// What a launch's pointers lead to, by the kernel's own list.
std::vector<std::vector<uint8_t>> gatherParameters(const Function &function, void **values) {
  std::vector<std::vector<uint8_t>> gathered;
  for (const sim::KernelParameter &parameter : function.parameters) {
    const auto *bytes = static_cast<const uint8_t *>(values[gathered.size()]);
    if (!bytes)
      fail("kernel '", function.name, "': parameter ", gathered.size(), " is missing");
    if (parameter.size == sizeof(runtime::EncodedTensorMap) &&
        reinterpret_cast<uintptr_t>(bytes) % alignof(runtime::EncodedTensorMap))
      fail("kernel '", function.name, "': a tensor map is not aligned");
    gathered.emplace_back(bytes, bytes + parameter.size);
    if (function.interface.parameters.at(gathered.size() - 1).isPointer) {
      uint64_t address = 0;
      std::memcpy(&address, bytes, sizeof(address));
      function.context->allocations.checkPointer(function.name, gathered.size() - 1, address);
    }
  }
  return gathered;
}

} // namespace

extern "C" {

int cuGetErrorName(int code, const char **name) {
  *name = code == Success              ? "CUDA_SUCCESS"
          : code == InvalidValue       ? "CUDA_ERROR_INVALID_VALUE"
          : code == OutOfMemory        ? "CUDA_ERROR_OUT_OF_MEMORY"
          : code == InvalidImage       ? "CUDA_ERROR_INVALID_IMAGE"
          : code == InvalidContext     ? "CUDA_ERROR_INVALID_CONTEXT"
          : code == InvalidHandle      ? "CUDA_ERROR_INVALID_HANDLE"
          : code == LaunchFailed       ? "CUDA_ERROR_LAUNCH_FAILED"
          : code == CaptureUnsupported ? "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
                                       : "CUDA_ERROR_UNKNOWN";
  return Success;
}
int cuGetErrorString(int code, const char **text) {
  *text = code == Success ? "no error" : "an error of the stand-in";
  return Success;
}

int cuInit(unsigned flags) {
  return driver().call("cuInit", [&] {
    driver().isInitialized = true;
    return flags ? InvalidValue : Success;
  });
}
int cuDeviceGetCount(int *count) {
  return driver().call("cuDeviceGetCount", [&] {
    *count = static_cast<int>(driver().contexts.size());
    return driver().isInitialized ? Success : NotInitialized;
  });
}
int cuDeviceGet(int *device, int ordinal) {
  return driver().call(
      "cuDeviceGet",
      [&] {
        *device = ordinal;
        return ordinal >= 0 && size_t(ordinal) < driver().contexts.size() ? Success : InvalidDevice;
      },
      ordinal);
}
int cuDeviceGetName(char *name, int length, int device) {
  return driver().call("cuDeviceGetName", [&] {
    std::snprintf(name, static_cast<size_t>(length), "NVIDIA stand-in %d", device);
    return Success;
  });
}
int cuDeviceGetAttribute(int *value, int which, int) {
  return driver().call(
      "cuDeviceGetAttribute",
      [&] {
        *value = which == L2CacheSize       ? 64 << 10 // few sets of inputs in a benchmark
                 : which == CapabilityMajor ? driver().capability / 10
                                            : driver().capability % 10;
        return which == L2CacheSize || which == CapabilityMajor || which == CapabilityMinor
                   ? Success
                   : InvalidValue;
      },
      which);
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  return driver().call(
      "cuDevicePrimaryCtxRetain",
      [&] {
        Context &primary = driver().contexts.at(static_cast<size_t>(device));
        if (!primary.users++)
          primary.simulator = driver().openSimulator();
        *context = &primary;
        return Success;
      },
      device);
}
int cuDevicePrimaryCtxRelease_v2(int device) {
  return driver().call(
      "cuDevicePrimaryCtxRelease",
      [&] {
        Context &primary = driver().contexts.at(static_cast<size_t>(device));
        if (!primary.users)
          return InvalidContext;
        --primary.users;
        return Success;
      },
      device);
}
// Asked before every call: neither logged nor failed.
int cuCtxGetCurrent(void **context) {
  *context = current.empty() ? nullptr : current.back();
  return Success;
}
int cuCtxSetCurrent(void *context) {
  if (!current.empty())
    current.pop_back();
  if (context)
    current.push_back(static_cast<Context *>(context));
  return Success;
}
int cuCtxPushCurrent_v2(void *context) {
  if (!context)
    return InvalidContext;
  current.push_back(static_cast<Context *>(context));
  return Success;
}
int cuCtxPopCurrent_v2(void **context) {
  if (current.empty())
    return InvalidContext;
  *context = current.back();
  current.pop_back();
  return Success;
}
int cuCtxSynchronize() {
  return driver().with("cuCtxSynchronize", [](Context &context) {
    if (context.endsCapture())
      return CaptureUnsupported;
    context.wait();
    return Success;
  });
}

int cuMemGetInfo_v2(size_t *available, size_t *total) {
  return driver().with("cuMemGetInfo", [&](Context &) {
    *available = *total = size_t(16) << 30;
    return Success;
  });
}
int cuMemAlloc_v2(unsigned long long *address, size_t bytes) {
  return driver().with(
      "cuMemAlloc",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        if (!bytes)
          return InvalidValue;
        if (bytes > size_t(16) << 30)
          return OutOfMemory;
        *address = context.simulator->allocate(bytes);
        context.allocations.add(*address, bytes);
        return Success;
      },
      bytes);
}
int cuMemFree_v2(unsigned long long address) {
  return driver().with("cuMemFree", [&](Context &context) {
    if (context.endsCapture())
      return CaptureUnsupported;
    context.wait();
    if (!context.allocations.erase(address))
      return InvalidValue;
    context.simulator->free(address);
    return Success;
  });
}
int cuMemcpyHtoD_v2(unsigned long long to, const void *from, size_t bytes) {
  return driver().with(
      "cuMemcpyHtoD",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        Context::drain(context.defaultStream);
        context.simulator->copyToDevice(to, from, bytes);
        return Success;
      },
      bytes);
}
int cuMemcpyDtoH_v2(void *to, unsigned long long from, size_t bytes) {
  return driver().with(
      "cuMemcpyDtoH",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        Context::drain(context.defaultStream);
        context.simulator->copyToHost(to, from, bytes);
        return Success;
      },
      bytes);
}
int cuMemsetD8_v2(unsigned long long to, unsigned char value, size_t bytes) {
  return driver().with(
      "cuMemsetD8",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        context.defaultStream.pending.emplace_back(
            [&context, to, value, bytes] { context.simulator->fill(to, value, bytes); });
        return Success;
      },
      int(value), bytes);
}

int cuModuleLoadDataEx(void **module, const void *image, unsigned, int *, void **) {
  return driver().with("cuModuleLoadDataEx", [&](Context &context) {
    const auto *text = static_cast<const char *>(image);
    runtime::ModuleHandle handle = nullptr;
    runtime::CodeObjectInfo info;
    if (!isEmpty) {
      if (std::memcmp(text, "\177ELF", 4) == 0) {
        std::fprintf(stderr, "stand-in: a cubin; the simulator executes PTX\n");
        return InvalidImage;
      }
      handle = context.simulator->load(text, true);
      info = runtime::readPtx(text);
    }
    *module = Driver::add(context.modules, Module{&context, handle, std::move(info)});
    return Success;
  });
}
int cuModuleUnload(void *module) {
  return driver().with("cuModuleUnload", [&](Context &context) {
    context.wait();
    return Driver::erase(context.modules, module) ? Success : InvalidHandle;
  });
}
int cuModuleGetFunction(void **function, void *handle, const char *name) {
  return driver().with(
      "cuModuleGetFunction",
      [&](Context &context) {
        Module *module = Driver::find(context.modules, handle);
        if (!module)
          return InvalidHandle;
        Function made{&context, name, nullptr, {}, {}};
        if (!isEmpty) {
          made.handle = context.simulator->getKernel(module->handle, name, 0);
          made.parameters = context.simulator->parametersOf(made.handle);
          made.interface = *module->info.find(name);
        }
        *function = Driver::add(context.functions, std::move(made));
        return Success;
      },
      name);
}
int cuFuncLoad(void *function) {
  return driver().with("cuFuncLoad", [&](Context &context) {
    return Driver::find(context.functions, function) ? Success : InvalidHandle;
  });
}
int cuFuncGetAttribute(int *value, int, void *function) {
  return driver().with("cuFuncGetAttribute", [&](Context &context) {
    *value = 0;
    return Driver::find(context.functions, function) ? Success : InvalidHandle;
  });
}
int cuFuncSetAttribute(void *handle, int which, int value) {
  return driver().with(
      "cuFuncSetAttribute",
      [&](Context &context) {
        Function *function = Driver::find(context.functions, handle);
        if (function && which == 8)
          function->dynamicShared = value;
        return function ? Success : InvalidHandle;
      },
      which, value);
}

/// The fields that cuTensorMapEncodeTiled is given, encoded as the simulator reads them.
int cuTensorMapEncodeTiled(void *map, int type, uint32_t rank, void *base, const uint64_t *sizes,
                           const uint64_t *strides, const uint32_t *box,
                           const uint32_t *elementStrides, int interleave, int swizzle,
                           int promotion, int oobFill) {
  if (reinterpret_cast<uintptr_t>(map) % 64 || rank < 1 || rank > 5 || interleave || oobFill)
    return InvalidValue;
  runtime::TensorMap described;
  described.base = reinterpret_cast<uint64_t>(base);
  described.rank = rank;
  switch (type) {
  case 0:
    described.type = runtime::ElementType::i8;
    break;
  case 6:
    described.type = runtime::ElementType::f16;
    break;
  case 7:
  case 11:
    described.type = runtime::ElementType::f32;
    described.roundsToTf32 = type == 11;
    break;
  case 9:
    described.type = runtime::ElementType::bf16;
    break;
  default:
    return InvalidValue;
  }
  for (uint32_t d = 0; d < rank; ++d) {
    if (elementStrides[d] != 1)
      return InvalidValue;
    described.sizes[d] = sizes[d];
    described.box[d] = box[d];
    if (d)
      described.strides[d - 1] = strides[d - 1];
  }
  described.swizzle = swizzle ? 16u << swizzle : 0;
  described.l2Promotion = promotion ? 32u << promotion : 0;
  return driver().with("cuTensorMapEncodeTiled", [&](Context &context) {
    const runtime::EncodedTensorMap encoded = context.simulator->encodeTensorMap(described);
    std::memcpy(map, encoded.bytes.data(), encoded.bytes.size());
    return Success;
  });
}

/// What a launch is to do; null if something is wrong with it. Parameters are copied at the call;
/// the host may reuse their memory at once.
static Work makeWork(Context &context, void *handle,
                     const std::shared_ptr<runtime::LaunchConfig> &config, void **parameters,
                     void **extra, int &code) {
  Function *function = Driver::find(context.functions, handle);
  code = !function ? InvalidHandle
         : extra || (!parameters && !function->parameters.empty()) ||
                 config->dynamicSharedMemory > static_cast<unsigned>(function->dynamicShared)
             ? InvalidValue
             : Success;
  if (code)
    return {};
  driver().write("launch ", function->name, " (", config->grid[0], ", ", config->grid[1], ", ",
                 config->grid[2], ")");
  return [&context, function, config, values = gatherParameters(*function, parameters)]() mutable {
    std::vector<void *> pointers;
    for (std::vector<uint8_t> &value : values)
      pointers.push_back(value.data());
    context.simulator->launch(function->handle, *config, pointers.data(), nullptr);
    context.now += 25; // so that a benchmark repeats little
  };
}

int cuLaunchKernelEx(const LaunchConfig *native, void *handle, void **parameters, void **extra) {
  if (isEmpty)
    return Success;
  return driver().with("cuLaunchKernelEx", [&](Context &context) -> int {
    Stream *stream = context.stream(native->stream);
    if (!stream)
      return InvalidHandle;
    auto config = std::make_shared<runtime::LaunchConfig>();
    config->grid = {native->gridX, native->gridY, native->gridZ};
    config->block = {native->blockX, native->blockY, native->blockZ};
    config->dynamicSharedMemory = native->sharedMemory;
    for (unsigned i = 0; i < native->numAttributes; ++i) {
      if (native->attributes[i].id != ClusterDimension)
        return InvalidValue;
      std::memcpy(config->cluster.data(), native->attributes[i].value.cluster,
                  sizeof(config->cluster));
    }
    int code = Success;
    Work work = makeWork(context, handle, config, parameters, extra, code);
    if (code)
      return code;
    if (!stream->isCapturing)
      stream->pending.push_back(std::move(work));
    else if (stream->isInvalid)
      return CaptureInvalidated;
    else
      stream->captured.push_back(std::move(work));
    return Success;
  });
}
int cuGraphCreate(void **graph, unsigned flags) {
  return driver().with("cuGraphCreate", [&](Context &context) {
    *graph = Driver::add(context.graphs, Graph{&context, {}});
    return flags ? InvalidValue : Success;
  });
}
int cuGraphAddKernelNode_v2(void **node, void *handle, void *const *dependencies, size_t count,
                            const KernelNodeParams *native) {
  if (isEmpty)
    return Success;
  return driver().with("cuGraphAddKernelNode", [&](Context &context) -> int {
    Graph *graph = Driver::find(context.graphs, handle);
    if (!graph)
      return InvalidHandle;
    // Kernels of a call run one after the other.
    if (count != !graph->nodes.empty() || (count && *dependencies != graph->nodes.back().get()))
      return InvalidValue;
    auto config = std::make_shared<runtime::LaunchConfig>();
    config->grid = {native->gridX, native->gridY, native->gridZ};
    config->block = {native->blockX, native->blockY, native->blockZ};
    config->dynamicSharedMemory = native->sharedMemory;
    int code = Success;
    Work work =
        makeWork(context, native->function, config, native->parameters, native->extra, code);
    if (code)
      return code;
    graph->work.push_back(std::move(work));
    graph->nodes.push_back(config);
    *node = config.get();
    return Success;
  });
}
int cuGraphKernelNodeSetAttribute(void *node, unsigned which, const void *value) {
  if (isEmpty)
    return Success;
  return driver().with("cuGraphKernelNodeSetAttribute", [&](Context &context) {
    for (const auto &graph : context.graphs)
      for (const auto &config : graph->nodes)
        if (config.get() == node && which == ClusterDimension) {
          std::memcpy(config->cluster.data(), value, sizeof(config->cluster));
          return Success;
        }
    return InvalidHandle;
  });
}

int cuStreamCreate(void **stream, unsigned flags) {
  return driver().with(
      "cuStreamCreate",
      [&](Context &context) {
        *stream = Driver::add(context.streams, Stream{&context});
        return flags > 1 ? InvalidValue : Success;
      },
      flags);
}
int cuStreamDestroy_v2(void *stream) {
  return driver().with("cuStreamDestroy", [&](Context &context) {
    context.wait();
    return Driver::erase(context.streams, stream) ? Success : InvalidHandle;
  });
}
int cuStreamSynchronize(void *handle) {
  return driver().with("cuStreamSynchronize", [&](Context &context) {
    Stream *stream = context.stream(handle);
    if (!stream || stream->isCapturing)
      return InvalidHandle;
    Context::drain(*stream);
    return Success;
  });
}
int cuStreamBeginCapture_v2(void *handle, int mode) {
  return driver().with(
      "cuStreamBeginCapture",
      [&](Context &context) {
        Stream *stream = Driver::find(context.streams, handle);
        if (!stream || stream->isCapturing || mode < 0 || mode > 2)
          return stream ? InvalidValue : InvalidHandle;
        stream->isCapturing = true;
        stream->isInvalid = false;
        stream->captured.clear();
        return Success;
      },
      mode);
}
int cuStreamEndCapture(void *handle, void **graph) {
  return driver().with("cuStreamEndCapture", [&](Context &context) {
    Stream *stream = Driver::find(context.streams, handle);
    if (!stream || !stream->isCapturing)
      return InvalidHandle;
    stream->isCapturing = false;
    if (stream->isInvalid)
      return *graph = nullptr, CaptureInvalidated;
    *graph = Driver::add(context.graphs, Graph{&context, std::move(stream->captured)});
    return Success;
  });
}
// Asked before every launch: neither logged nor failed.
int cuStreamIsCapturing(void *handle, int *status) {
  *status = 0;
  if (isEmpty)
    return Success;
  Context *context = current.empty() ? nullptr : current.back();
  Stream *stream = context ? context->stream(handle) : nullptr;
  if (!stream)
    return context ? InvalidHandle : InvalidContext;
  *status = stream->isCapturing ? 1 + stream->isInvalid : 0;
  return Success;
}
int cuThreadExchangeStreamCaptureMode(int *mode) {
  if (*mode < 0 || *mode > 2)
    return InvalidValue;
  std::swap(*mode, captureMode);
  return Success;
}
int cuGraphInstantiateWithFlags(void **instance, void *handle, unsigned long long flags) {
  return driver().with("cuGraphInstantiateWithFlags", [&](Context &context) {
    if (captureMode != 2 && context.endsCapture())
      return CaptureUnsupported;
    Graph *graph = Driver::find(context.graphs, handle);
    if (!graph || flags)
      return graph ? InvalidValue : InvalidHandle;
    *instance = Driver::add(context.instances, Graph{&context, graph->work});
    return Success;
  });
}
int cuGraphLaunch(void *handle, void *streamHandle) {
  if (isEmpty)
    return Success;
  return driver().with("cuGraphLaunch", [&](Context &context) {
    Graph *instance = Driver::find(context.instances, handle);
    Stream *stream = context.stream(streamHandle);
    if (!instance || !stream)
      return InvalidHandle;
    if (stream->isCapturing) { // as driver 580 does
      stream->isInvalid = true;
      return CaptureUnsupported;
    }
    stream->pending.insert(stream->pending.end(), instance->work.begin(), instance->work.end());
    return Success;
  });
}
int cuGraphDestroy(void *graph) {
  return driver().with("cuGraphDestroy", [&](Context &context) {
    return Driver::erase(context.graphs, graph) ? Success : InvalidHandle;
  });
}
int cuGraphExecDestroy(void *instance) {
  return driver().with("cuGraphExecDestroy", [&](Context &context) {
    return Driver::erase(context.instances, instance) ? Success : InvalidHandle;
  });
}

int cuEventCreate(void **event, unsigned) {
  return driver().with("cuEventCreate", [&](Context &context) {
    *event = Driver::add(context.events, Event{&context});
    return Success;
  });
}
int cuEventDestroy_v2(void *event) {
  return driver().with("cuEventDestroy", [&](Context &context) {
    context.wait();
    return Driver::erase(context.events, event) ? Success : InvalidHandle;
  });
}
int cuEventRecord(void *handle, void *streamHandle) {
  return driver().with("cuEventRecord", [&](Context &context) {
    Event *event = Driver::find(context.events, handle);
    Stream *stream = context.stream(streamHandle);
    if (!event || !stream || stream->isCapturing)
      return InvalidHandle;
    event->isRecorded = true;
    event->isReached = false;
    stream->pending.emplace_back([event] {
      event->isReached = true;
      event->milliseconds = event->context->now;
    });
    return Success;
  });
}
int cuEventSynchronize(void *handle) {
  return driver().with("cuEventSynchronize", [&](Context &context) {
    Event *event = Driver::find(context.events, handle);
    if (!event || !event->isRecorded)
      return InvalidHandle;
    context.wait();
    return Success;
  });
}
int cuEventElapsedTime(float *milliseconds, void *from, void *to) {
  return driver().with("cuEventElapsedTime", [&](Context &context) {
    Event *begin = Driver::find(context.events, from), *end = Driver::find(context.events, to);
    if (!begin || !end || !begin->isRecorded || !end->isRecorded)
      return InvalidHandle;
    if (!begin->isReached || !end->isReached)
      return NotReady;
    *milliseconds = static_cast<float>(end->milliseconds - begin->milliseconds);
    return Success;
  });
}

} // extern "C"
