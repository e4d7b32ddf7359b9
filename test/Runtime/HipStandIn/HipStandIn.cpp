//===- HipStandIn.cpp - libamdhip64 without a GPU -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of HIP that HipDriver.cpp uses, with their real prototypes, executed on the
// simulator (FUSE_HIP_LIBRARY=.../libfuse-hip-stand-in.so). It checks every call as strictly as HIP
// may: handles, states, capture, argument layout, limits of a launch. Work on a stream runs as late
// as HIP allows: when the host waits for it; what the host reads before is what lay there before.
// What belongs to a device is known while it is the thread's current one, and not else.
// Any number of threads may call; one call is done at a time.
//
//   FUSE_HIP_CHIP  the devices' target, "gfx942:sramecc+:xnack-" by default
//   FUSE_HIP_DEVICES  their number, 1 by default
//   FUSE_HIP_ABI   the newest ABI version of code objects it knows: 3 by default (V5)
//   FUSE_HIP_LOG   a file that gets one line for each call
//   FUSE_HIP_FAIL  NAME:N:CODE, the Nth call (from 1 on) of NAME returns CODE
//
// Built with FUSE_HIP_ROCM5 it has the older layout of hipDeviceProp_t and no name of ROCm 6.
//
//===----------------------------------------------------------------------===//

#include "../StandInMemory.h"
#include "CodeObject.h"
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
#include <utility>

using namespace fuse;
using runtime::fail;

namespace {

// hip_runtime_api.h
enum Code : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  InvalidConfiguration = 9,
  InvalidDevicePointer = 17,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidHandle = 400,
  NotFound = 500,
  NotReady = 600,
  LaunchFailure = 719,
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
  Unknown = 999,
};

constexpr size_t kMemory = size_t(16) << 30;

const char *environment(const char *name, const char *otherwise) {
  const char *value = std::getenv(name);
  return value ? value : otherwise;
}

struct LoadedModule {
  test::CodeObjectNotes notes;
  runtime::ModuleHandle handle;
};
struct LoadedFunction {
  const LoadedModule *module;
  std::string name;
  test::KernelNote note;
  runtime::KernelHandle handle;
};
using Work = std::function<void()>;
struct Stream {
  std::deque<Work> pending;
  bool isCapturing = false, isInvalid = false;
  std::vector<Work> captured;
};
struct Graph {
  std::vector<Work> work;
};
struct Event {
  bool isRecorded = false, isReached = false;
  double milliseconds = 0;
};

/// The log, and the calls that are to fail.
class Calls {
public:
  Calls() {
    if (const char *path = std::getenv("FUSE_HIP_LOG"))
      log = std::fopen(path, "w");
    std::istringstream plan(environment("FUSE_HIP_FAIL", ""));
    std::string ordinal, code;
    if (std::getline(plan, failing, ':') && std::getline(plan, ordinal, ':') &&
        std::getline(plan, code)) {
      failingCall = std::stoul(ordinal);
      failingCode = std::stoi(code);
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
        code = LaunchFailure;
      }
    }
    std::ostringstream arguments;
    const char *separator = "";
    ((arguments << separator << args, separator = ", "), ...);
    write(name, "(", arguments.str(), ") = ", code);
    return code;
  }
  template <typename... Args> void write(Args... args) {
    if (!log)
      return;
    std::ostringstream line;
    (line << ... << args);
    std::fprintf(log, "%s\n", line.str().c_str());
    std::fflush(log);
  }

  std::recursive_mutex lock;

private:
  std::FILE *log = nullptr;
  std::string failing;
  size_t failingCall = 0, calls = 0;
  int failingCode = 0;
};

/// One simulated device and everything that was handed out for it.
class Device {
public:
  explicit Device(Calls &calls) : calls(calls) {
    target = environment("FUSE_HIP_CHIP", "gfx942:sramecc+:xnack-");
    chip = target.substr(0, target.find(':'));
    newestAbi = static_cast<unsigned>(std::atoi(environment("FUSE_HIP_ABI", "3")));
    sim::Device device;
    device.chip = chip;
    device.vendor = "amd";
    device.lanes = 64;
    device.sharedPerBlock = chip == "gfx950" ? 160 << 10 : 64 << 10;
    device.maxRegisters = 512;
    device.registersPerUnit = 128 << 10;
    device.units = chip == "gfx90a" ? 110 : chip == "gfx942" ? 304 : 256;
    device.dies = chip == "gfx90a" ? 1 : 8;
    simulator = sim::openSimulator(device, {});
  }
  ~Device() {
    auto left = [&](const char *what, size_t count) {
      if (count)
        calls.write("left behind: ", count, " ", what);
    };
    left("allocations", allocations.size());
    left("modules", modules.size());
    left("streams", streams.size());
    left("events", events.size());
    left("graphs", graphs.size() + instances.size());
  }

  /// What a capture in this thread forbids, and is ended by.
  bool endsCapture() {
    bool ended = false;
    for (const auto &stream : streams)
      if (stream->isCapturing)
        ended = stream->isInvalid = true;
    return ended;
  }
  void wait() {
    for (const auto &stream : streams)
      drain(*stream);
    for (Work &work : std::exchange(defaultStream, {}))
      work();
  }
  /// Null is the default stream.
  int push(Stream *stream, Work work) {
    if (stream && stream->isCapturing && stream->isInvalid)
      return CaptureInvalidated;
    if (!stream)
      defaultStream.push_back(std::move(work));
    else if (stream->isCapturing)
      stream->captured.push_back(std::move(work));
    else
      stream->pending.push_back(std::move(work));
    return Success;
  }
  static void drain(Stream &stream) {
    while (!stream.pending.empty()) {
      Work work = std::move(stream.pending.front());
      stream.pending.pop_front();
      work();
    }
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
  template <typename T, typename... Args>
  static void *add(std::set<std::unique_ptr<T>> &all, Args... args) {
    return all.insert(std::unique_ptr<T>(new T{std::move(args)...})).first->get();
  }

  std::string target, chip;
  unsigned newestAbi;
  std::unique_ptr<sim::Simulator> simulator;
  test::Allocations allocations;
  std::set<std::unique_ptr<LoadedModule>> modules;
  std::set<std::unique_ptr<LoadedFunction>> functions;
  std::set<std::unique_ptr<Stream>> streams;
  std::set<std::unique_ptr<Event>> events;
  std::set<std::unique_ptr<Graph>> graphs, instances;
  std::vector<Work> defaultStream;
  double now = 0; // milliseconds on the device

private:
  Calls &calls;
};

struct Driver {
  Calls calls;
  std::vector<std::unique_ptr<Device>> devices;

  Driver() {
    const int count = std::atoi(environment("FUSE_HIP_DEVICES", "1"));
    for (int i = 0; i < count; ++i)
      devices.push_back(std::make_unique<Device>(calls));
  }
  bool has(int index) const { return index >= 0 && static_cast<size_t>(index) < devices.size(); }
};

Driver &driver() {
  static Driver driver;
  return driver;
}

thread_local int current = 0;
/// The current device of this thread.
Device &device() { return *driver().devices.at(static_cast<size_t>(current)); }

/// Does one call.
template <typename Body, typename... Args> int call(const char *name, Body body, Args... args) {
  return driver().calls.call(name, body, args...);
}

/// The kernarg segment, laid out by the note; one vector of bytes for each argument.
std::vector<std::vector<uint8_t>> gatherArguments(const LoadedFunction &function, void **values) {
  std::vector<std::vector<uint8_t>> gathered;
  for (const test::KernelNote::Argument &argument : function.note.arguments) {
    if (argument.kind.rfind("hidden_", 0) == 0)
      fail("kernel '", function.name, "' has the hidden argument ", argument.kind,
           ", which nobody here fills in");
    const auto *bytes = static_cast<const uint8_t *>(values[gathered.size()]);
    if (!bytes)
      fail("kernel '", function.name, "': argument ", gathered.size(), " is missing");
    gathered.emplace_back(bytes, bytes + argument.size);
    if (argument.kind == "global_buffer") {
      uint64_t address = 0;
      std::memcpy(&address, bytes, sizeof(address));
      device().allocations.checkPointer(function.name, gathered.size() - 1, address);
    }
  }
  return gathered;
}

int checkExtents(const LoadedFunction &function, const runtime::LaunchConfig &config) {
  uint64_t threads = 1;
  for (size_t i = 0; i < 3; ++i) {
    // HIP takes fewer than 2^32 threads in each direction.
    if (!config.grid[i] || !config.block[i] ||
        uint64_t(config.grid[i]) * config.block[i] >= uint64_t(1) << 32)
      return InvalidConfiguration;
    threads *= config.block[i];
    if (!function.note.requiredWorkgroupSize.empty() &&
        function.note.requiredWorkgroupSize.at(i) != config.block[i])
      return InvalidConfiguration;
  }
  return threads > function.note.maxFlatWorkgroupSize ? InvalidConfiguration : Success;
}

} // namespace

extern "C" {

const char *hipGetErrorString(int code) {
  switch (code) {
  case Success:
    return "no error";
  case InvalidValue:
    return "invalid argument";
  case OutOfMemory:
    return "out of memory";
  case InvalidConfiguration:
    return "invalid configuration argument";
  case InvalidImage:
    return "device kernel image is invalid";
  case InvalidHandle:
    return "invalid resource handle";
  case LaunchFailure:
    return "unspecified launch failure";
  case CaptureUnsupported:
    return "operation not permitted when stream is capturing";
  case CaptureInvalidated:
    return "operation failed due to a previous error during capture";
  default:
    return "unknown error";
  }
}

int hipGetDeviceCount(int *count) {
  return call("hipGetDeviceCount",
              [&] { return *count = static_cast<int>(driver().devices.size()), Success; });
}

// Asked before every call: neither logged nor failed.
int hipGetDevice(int *index) { return *index = current, Success; }

int hipSetDevice(int index) {
  return call(
      "hipSetDevice",
      [&] { return driver().has(index) ? (current = index, Success) : InvalidDevice; }, index);
}

// Where hipDeviceProp_t holds gcnArchName, and how long the structure is.
#ifdef FUSE_HIP_ROCM5
#define DEVICE_PROPERTIES hipGetDeviceProperties
constexpr size_t kArchAt = 396, kPropertyBytes = 792;
#else
#define DEVICE_PROPERTIES hipGetDevicePropertiesR0600
constexpr size_t kArchAt = 1160, kPropertyBytes = 1472;
#endif
int DEVICE_PROPERTIES(void *properties, int index) {
  return call(
      "hipGetDeviceProperties",
      [&] {
        if (!driver().has(index))
          return InvalidDevice;
        auto *bytes = static_cast<char *>(properties);
        std::memset(bytes, 0, kPropertyBytes);
        std::strcpy(bytes, "AMD stand-in");
        if (index)
          std::snprintf(bytes, kArchAt, "AMD stand-in %d", index);
        std::strcpy(bytes + kArchAt, device().target.c_str());
        return Success;
      },
      index);
}

int hipMalloc(void **address, size_t bytes) {
  return call(
      "hipMalloc",
      [&] {
        if (device().endsCapture())
          return CaptureUnsupported;
        if (bytes == 0)
          return *address = nullptr, Success;
        if (bytes > kMemory)
          return OutOfMemory;
        const uint64_t made = device().simulator->allocate(bytes);
        device().allocations.add(made, bytes);
        *address = reinterpret_cast<void *>(made);
        return Success;
      },
      bytes);
}

int hipMemGetInfo(size_t *available, size_t *total) {
  return call("hipMemGetInfo", [&] {
    *available = *total = kMemory;
    return Success;
  });
}

int hipFree(void *pointer) {
  return call("hipFree", [&] {
    if (device().endsCapture())
      return CaptureUnsupported;
    if (!pointer)
      return Success;
    device().wait();
    const auto address = reinterpret_cast<uint64_t>(pointer);
    if (!device().allocations.erase(address))
      return InvalidDevicePointer;
    device().simulator->free(address);
    return Success;
  });
}

int hipMemcpy(void *to, const void *from, size_t bytes, int kind) {
  return call(
      "hipMemcpy",
      [&] {
        if (device().endsCapture())
          return CaptureUnsupported;
        // The default stream is in order with itself, not with a non-blocking stream.
        for (Work &work : std::exchange(device().defaultStream, {}))
          work();
        if (kind == 1)
          device().simulator->copyToDevice(reinterpret_cast<uint64_t>(to), from, bytes);
        else if (kind == 2)
          device().simulator->copyToHost(to, reinterpret_cast<uint64_t>(from), bytes);
        else
          return InvalidValue;
        return Success;
      },
      bytes, kind == 1 ? "to the device" : "to the host");
}

int hipMemset(void *to, int value, size_t bytes) {
  return call(
      "hipMemset",
      [&] {
        if (device().endsCapture())
          return CaptureUnsupported;
        device().defaultStream.push_back([=, owner = &device()] {
          owner->simulator->fill(reinterpret_cast<uint64_t>(to), static_cast<uint8_t>(value),
                                 bytes);
        });
        return Success;
      },
      value, bytes);
}

int hipModuleLoadData(void **module, const void *image) {
  return call("hipModuleLoadData", [&] {
    size_t length = 0;
    try {
      test::CodeObjectNotes notes =
          test::readCodeObject(image, device().chip, device().newestAbi, length);
      runtime::ModuleHandle handle =
          device().simulator->load(std::string(static_cast<const char *>(image), length), false);
      *module = Device::add(device().modules, std::move(notes), handle);
    } catch (const runtime::Error &error) {
      std::fprintf(stderr, "stand-in: %s\n", error.what());
      return InvalidImage;
    }
    return Success;
  });
}

int hipModuleUnload(void *module) {
  return call("hipModuleUnload", [&] {
    device().wait();
    const LoadedModule *known = Device::find(device().modules, module);
    if (!known)
      return InvalidHandle;
    auto &functions = device().functions;
    for (auto it = functions.begin(); it != functions.end();)
      it = (*it)->module == known ? functions.erase(it) : std::next(it);
    device().simulator->unload(known->handle);
    Device::erase(device().modules, module);
    return Success;
  });
}

int hipModuleGetFunction(void **function, void *handle, const char *name) {
  return call(
      "hipModuleGetFunction",
      [&] {
        LoadedModule *module = Device::find(device().modules, handle);
        if (!module)
          return InvalidHandle;
        auto note = module->notes.kernels.find(name);
        if (note == module->notes.kernels.end())
          return NotFound;
        *function = Device::add(device().functions, static_cast<const LoadedModule *>(module),
                                std::string(name), note->second,
                                device().simulator->getKernel(module->handle, name, 0));
        return Success;
      },
      name);
}

int hipModuleLaunchKernel(void *handle, unsigned gridX, unsigned gridY, unsigned gridZ,
                          unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,
                          void *streamHandle, void **parameters, void **extra) {
  const std::lock_guard<std::recursive_mutex> guard(driver().calls.lock);
  LoadedFunction *function = Device::find(device().functions, handle);
  return call(
      "hipModuleLaunchKernel",
      [&]() -> int {
        Stream *stream = Device::find(device().streams, streamHandle);
        if (!function || (streamHandle && !stream))
          return InvalidHandle;
        if (extra || (!parameters && !function->note.arguments.empty()))
          return InvalidValue;
        runtime::LaunchConfig config;
        config.grid = {gridX, gridY, gridZ};
        config.block = {blockX, blockY, blockZ};
        config.dynamicSharedMemory = shared;
        if (int code = checkExtents(*function, config))
          return code;
        if (stream && !stream->isCapturing && !device().defaultStream.empty())
          fail("kernel '", function->name,
               "' is not ordered after work that is pending on the default stream");
        // Arguments are copied at the call; the host may reuse their memory at once.
        Work work = [function, config, owner = &device(),
                     values = gatherArguments(*function, parameters)]() mutable {
          std::vector<void *> pointers;
          for (std::vector<uint8_t> &value : values)
            pointers.push_back(value.data());
          if (!Device::find(owner->functions, function))
            fail("a graph runs a kernel whose module was unloaded");
          owner->simulator->launch(function->handle, config, pointers.data(), nullptr);
          owner->now += 25; // so that a benchmark repeats little
        };
        return device().push(stream, std::move(work));
      },
      function ? function->name : "?", gridX, gridY, gridZ, blockX, blockY, blockZ, shared);
}

int hipMemcpyDtoDAsync(void *to, void *from, size_t bytes, void *streamHandle) {
  return call(
      "hipMemcpyDtoDAsync",
      [&]() -> int {
        Stream *stream = Device::find(device().streams, streamHandle);
        if (streamHandle && !stream)
          return InvalidHandle;
        if (!bytes)
          return InvalidValue;
        const auto source = reinterpret_cast<uint64_t>(from);
        const auto target = reinterpret_cast<uint64_t>(to);
        device().allocations.checkCopied("reads", source, bytes);
        device().allocations.checkCopied("writes", target, bytes);
        if (stream && !stream->isCapturing && !device().defaultStream.empty())
          fail("a copy is not ordered after work that is pending on the default stream");
        return device().push(stream, [=, owner = &device()] {
          owner->simulator->copy(target, source, bytes, nullptr);
          owner->now += 25;
        });
      },
      bytes);
}

int hipStreamCreateWithFlags(void **stream, unsigned flags) {
  return call(
      "hipStreamCreateWithFlags",
      [&] {
        if (flags > 1)
          return InvalidValue;
        *stream = Device::add(device().streams, Stream());
        return Success;
      },
      flags);
}

int hipStreamDestroy(void *stream) {
  return call("hipStreamDestroy", [&] {
    device().wait();
    return Device::erase(device().streams, stream) ? Success : InvalidHandle;
  });
}

int hipDeviceSynchronize() {
  return call("hipDeviceSynchronize", [&] {
    if (device().endsCapture())
      return CaptureUnsupported;
    device().wait();
    return Success;
  });
}

int hipStreamBeginCapture(void *handle, int mode) {
  return call(
      "hipStreamBeginCapture",
      [&] {
        Stream *stream = Device::find(device().streams, handle);
        if (!stream || stream->isCapturing || mode < 0 || mode > 2)
          return stream ? InvalidValue : InvalidHandle;
        stream->isCapturing = true;
        stream->isInvalid = false;
        stream->captured.clear();
        return Success;
      },
      mode);
}

int hipStreamEndCapture(void *handle, void **graph) {
  return call("hipStreamEndCapture", [&] {
    Stream *stream = Device::find(device().streams, handle);
    if (!stream || !stream->isCapturing)
      return InvalidHandle;
    stream->isCapturing = false;
    if (stream->isInvalid)
      return *graph = nullptr, CaptureInvalidated;
    *graph = Device::add(device().graphs, std::move(stream->captured));
    return Success;
  });
}

int hipGraphInstantiateWithFlags(void **instance, void *handle, unsigned long long flags) {
  return call(
      "hipGraphInstantiateWithFlags",
      [&] {
        Graph *graph = Device::find(device().graphs, handle);
        if (!graph || flags)
          return graph ? InvalidValue : InvalidHandle;
        *instance = Device::add(device().instances, graph->work);
        return Success;
      },
      flags);
}

int hipGraphLaunch(void *handle, void *streamHandle) {
  return call("hipGraphLaunch", [&] {
    Graph *instance = Device::find(device().instances, handle);
    Stream *stream = Device::find(device().streams, streamHandle);
    if (!instance || !stream || stream->isCapturing)
      return InvalidHandle;
    stream->pending.insert(stream->pending.end(), instance->work.begin(), instance->work.end());
    return Success;
  });
}

int hipGraphDestroy(void *graph) {
  return call("hipGraphDestroy",
              [&] { return Device::erase(device().graphs, graph) ? Success : InvalidHandle; });
}

int hipGraphExecDestroy(void *instance) {
  return call("hipGraphExecDestroy", [&] {
    return Device::erase(device().instances, instance) ? Success : InvalidHandle;
  });
}

int hipEventCreate(void **event) {
  return call("hipEventCreate", [&] {
    *event = Device::add(device().events, Event());
    return Success;
  });
}

int hipEventDestroy(void *event) {
  return call("hipEventDestroy", [&] {
    device().wait();
    return Device::erase(device().events, event) ? Success : InvalidHandle;
  });
}

int hipEventRecord(void *handle, void *streamHandle) {
  return call("hipEventRecord", [&] {
    Event *event = Device::find(device().events, handle);
    Stream *stream = Device::find(device().streams, streamHandle);
    if (!event || !stream || stream->isCapturing)
      return InvalidHandle;
    event->isRecorded = true;
    event->isReached = false;
    stream->pending.emplace_back([event, owner = &device()] {
      event->isReached = true;
      event->milliseconds = owner->now;
    });
    return Success;
  });
}

int hipEventSynchronize(void *handle) {
  return call("hipEventSynchronize", [&] {
    Event *event = Device::find(device().events, handle);
    if (!event || !event->isRecorded)
      return InvalidHandle;
    for (const auto &stream : device().streams)
      if (!event->isReached)
        Device::drain(*stream);
    return Success;
  });
}

int hipEventElapsedTime(float *milliseconds, void *from, void *to) {
  return call("hipEventElapsedTime", [&] {
    Event *begin = Device::find(device().events, from), *end = Device::find(device().events, to);
    if (!begin || !end || !begin->isRecorded || !end->isRecorded)
      return InvalidHandle;
    if (!begin->isReached || !end->isReached)
      return NotReady;
    *milliseconds = static_cast<float>(end->milliseconds - begin->milliseconds);
    return Success;
  });
}

} // extern "C"
