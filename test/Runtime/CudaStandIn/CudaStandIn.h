//===- CudaStandIn.h - what the stand-in for libcuda keeps -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_RUNTIME_CUDASTANDIN_CUDASTANDIN_H
#define FUSE_TEST_RUNTIME_CUDASTANDIN_CUDASTANDIN_H

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

namespace cuda_stand_in {

using namespace fuse;
using runtime::fail;

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
constexpr unsigned ClusterDimension = 4, ProgrammaticSerialization = 6;

struct LaunchAttribute {
  unsigned id;
  char pad[4];
  union {
    char bytes[64];
    unsigned cluster[3];
    int allowed;
  } value;
};
struct EdgeData {
  unsigned char fromPort, toPort, type, reserved[5];
};
struct KernelNodeParams {
  void *function;
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedMemory;
  void **parameters, **extra;
  void *kernel, *context;
};
struct MemcpyNodeParams {
  struct Side {
    size_t x, y, z, lod;
    int memory;
    void *host;
    unsigned long long device;
    void *array, *reserved;
    size_t pitch, height;
  } from, to;
  size_t width, height, depth;
};
static_assert(sizeof(MemcpyNodeParams) == 200, "as CUDA_MEMCPY3D");
struct LaunchConfig {
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedMemory;
  void *stream;
  LaunchAttribute *attributes;
  unsigned numAttributes;
};

inline const char *environment(const char *name, const char *otherwise) {
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

  int push(Work work) {
    if (isCapturing && isInvalid)
      return CaptureInvalidated;
    if (isCapturing)
      captured.push_back(std::move(work));
    else
      pending.push_back(std::move(work));
    return Success;
  }
};
struct Graph {
  Context *context;
  std::vector<Work> work;
  /// What was added as nodes, in a row. A copy has no configuration.
  struct Node {
    std::shared_ptr<runtime::LaunchConfig> config;
  };
  std::vector<std::shared_ptr<Node>> nodes = {};
  /// The last node is to get a programmatic edge from the one ahead of it.
  bool isLoose = false;
  /// A node that is to come behind those that are there.
  bool isNext(void *const *dependencies, size_t count) const {
    return !isLoose && count == !nodes.empty() && (!count || *dependencies == nodes.back().get());
  }
  /// Adds it, and gives its handle.
  void *add(Work what, std::shared_ptr<runtime::LaunchConfig> config) {
    work.push_back(std::move(what));
    return nodes.emplace_back(std::make_shared<Node>(Node{std::move(config)})).get();
  }
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
  const Module *module;
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
inline thread_local std::vector<Context *> current;
/// What captures forbid this thread: 0 (global), 1 (thread local), 2 (relaxed: nothing).
inline thread_local int captureMode = 0;

inline const bool isEmpty = std::getenv("FUSE_CUDA_EMPTY") != nullptr;

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

inline Driver &driver() {
  static Driver driver;
  return driver;
}

} // namespace cuda_stand_in

#endif // FUSE_TEST_RUNTIME_CUDASTANDIN_CUDASTANDIN_H
