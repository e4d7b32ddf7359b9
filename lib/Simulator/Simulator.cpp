//===- Simulator.cpp - a driver without a device --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Simulator/Simulator.h"
#include "Engine.h"
#include "TensorMap.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <exception>
#include <mutex>
#include <thread>
#include <unistd.h>

using namespace fuse;
using namespace fuse::sim;
using runtime::fail;

namespace {

struct LoadedKernel {
  std::string name;
  const Kernel *kernel;
  const Module *module;
};

class SimulatorDriver : public Simulator {
public:
  SimulatorDriver(const Device &device, const Options &options)
      : device(device), options(options) {}

  const Statistics &statistics() const override { return totals; }
  const std::vector<KernelParameter> &parametersOf(runtime::KernelHandle handle) const override {
    return static_cast<const LoadedKernel *>(handle)->kernel->parameters();
  }

  const char *vendor() const override { return device.vendor.c_str(); }
  std::string chip() const override { return device.chip; }
  std::string deviceName() const override { return "simulated " + device.chip; }
  size_t lastLevelCache() const override { return size_t(1) << 20; }
  /// Beside each byte stands whether it was written.
  size_t freeMemory() const override {
    return static_cast<size_t>(sysconf(_SC_PHYS_PAGES)) *
           static_cast<size_t>(sysconf(_SC_PAGESIZE)) / 2;
  }
  bool wantsText() const override { return device.vendor == "nvidia"; }

  void checkChip(const std::string &chip, bool isText) const override {
    if (chip != device.chip)
      fail("this code is for ", chip, "; simulated is ", device.chip);
    if (isText != wantsText())
      fail(wantsText() ? "the bundle holds no PTX, which is what is simulated for NVIDIA"
                       : "the bundle holds assembly text; the simulator executes code objects "
                         "(compile without emit=text)");
  }

  runtime::DeviceAddress allocate(size_t bytes) override { return memory.allocate(bytes); }
  void free(runtime::DeviceAddress address) override { memory.free(address); }
  void copyToDevice(runtime::DeviceAddress to, const void *from, size_t bytes) override {
    synchronize();
    GlobalMemory::Region &region = regionOf(to, bytes);
    std::memcpy(region.bytes.get() + (to - region.start), from, bytes);
    std::memset(region.written.get() + (to - region.start), 1, bytes);
  }
  void copyToHost(void *to, runtime::DeviceAddress from, size_t bytes) override {
    synchronize();
    const GlobalMemory::Region &region = regionOf(from, bytes);
    checkWritten("the host", region, from - region.start, bytes);
    std::memcpy(to, region.bytes.get() + (from - region.start), bytes);
  }
  /// The pattern is there, but a kernel that reads it reads what nobody computed.
  void fill(runtime::DeviceAddress to, uint8_t value, size_t bytes) override {
    GlobalMemory::Region &region = regionOf(to, bytes);
    std::memset(region.bytes.get() + (to - region.start), value, bytes);
  }

  runtime::ModuleHandle load(const std::string &code, bool /*isText*/) override {
    modules.push_back(device.vendor == "amd" ? loadAmdModule(code, device)
                                             : loadPtxModule(code, device));
    return modules.back().get();
  }
  /// What was launched has ended: no race with it is told any more.
  void unload(runtime::ModuleHandle handle) override {
    synchronize();
    const auto *module = static_cast<const Module *>(handle);
    auto isItsKernel = [&](const auto &kernel) { return kernel->module == module; };
    kernels.erase(std::remove_if(kernels.begin(), kernels.end(), isItsKernel), kernels.end());
    auto isIt = [&](const auto &one) { return one.get() == module; };
    modules.erase(std::remove_if(modules.begin(), modules.end(), isIt), modules.end());
  }
  runtime::KernelHandle getKernel(runtime::ModuleHandle module, const std::string &name,
                                  uint32_t /*dynamicSharedMemory*/) override {
    auto *loaded = static_cast<Module *>(module);
    const Kernel &kernel = loaded->getKernel(name);
    kernels.push_back(std::make_unique<LoadedKernel>(LoadedKernel{name, &kernel, loaded}));
    return kernels.back().get();
  }

  runtime::EncodedTensorMap encodeTensorMap(const runtime::TensorMap &map) override {
    if (device.vendor != "nvidia")
      fail("AMD GPUs have no tensor memory accelerator");
    return encode(map);
  }
  void launch(runtime::KernelHandle handle, const runtime::LaunchConfig &config, void **parameters,
              runtime::StreamHandle stream) override;
  /// At once, as launches run: it begins when all before has ended, and what follows, early
  /// launches too, begins when it has.
  void copy(runtime::DeviceAddress to, runtime::DeviceAddress from, size_t bytes,
            runtime::StreamHandle /*stream*/) override {
    synchronize();
    const GlobalMemory::Region &source = copiedRegion("reads", from, bytes);
    GlobalMemory::Region &target = copiedRegion("writes", to, bytes);
    if (std::max(to, from) - std::min(to, from) < bytes)
      fail("a copy of ", bytes, " bytes from ", hex(from), " to ", hex(to), ": the two overlap");
    const uint64_t at = from - source.start;
    checkWritten("a copy", source, at, bytes);
    std::memcpy(target.bytes.get() + (to - target.start), source.bytes.get() + at, bytes);
    std::memset(target.written.get() + (to - target.start), 1, bytes);
    totals["bytes.copied"] += bytes;
  }
  /// There is one, on which launches run at once.
  runtime::StreamHandle stream() override { return nullptr; }
  /// Launches run at once. Those that follow do so after all before have ended, as far as races
  /// are concerned.
  void synchronize() override { time.since = endedBehindLast = time.now + 1; }

  runtime::GraphHandle record(const std::function<void(runtime::StreamHandle)> &) override {
    refuseTiming();
  }
  void replay(runtime::GraphHandle, runtime::StreamHandle) override { refuseTiming(); }
  float timeGraph(runtime::GraphHandle) override { refuseTiming(); }
  void destroyGraph(runtime::GraphHandle) override {}

private:
  [[noreturn]] static void refuseTiming() {
    fail("the simulator executes kernels, it does not tell how long they take on the chip");
  }
  static void checkWritten(const char *reader, const GlobalMemory::Region &region, uint64_t at,
                           size_t bytes) {
    const uint8_t *written = region.written.get() + at;
    const uint8_t *end = written + bytes, *first = std::find(written, end, 0);
    if (first != end)
      fail(reader, " reads ", bytes, " bytes of device memory, of which ",
           std::count(first, end, 0), " were written by nothing, the first at offset ",
           first - written);
  }
  GlobalMemory::Region &copiedRegion(const char *does, uint64_t address, uint64_t bytes) {
    GlobalMemory::Region *hint = nullptr;
    if (GlobalMemory::Region *region = memory.find(address, bytes, hint))
      return *region;
    fail("a copy ", does, " ", bytes,
         " bytes outside every allocation: ", memory.describe(address));
  }
  GlobalMemory::Region &regionOf(uint64_t address, uint64_t bytes) {
    GlobalMemory::Region *hint = nullptr;
    if (GlobalMemory::Region *region = memory.find(address, bytes, hint))
      return *region;
    fail("the host copies ", bytes, " bytes outside every allocation: ", memory.describe(address));
  }

  Device device;
  Options options;
  GlobalMemory memory;
  std::vector<std::unique_ptr<Module>> modules;
  std::vector<std::unique_ptr<LoadedKernel>> kernels;
  Statistics totals;
  LaunchTime time = {0, 1};
  bool lastWasEarly = false;
  /// When the last launch has ended, all before this one have, itself aside.
  uint32_t endedBehindLast = 1;
  std::vector<LaunchRecord> history;
  SyncPoints syncPoints;

  Launch prepare(const LoadedKernel &loaded, const runtime::LaunchConfig &config,
                 void **parameters);
  /// Executes all clusters of a launch.
  void run(const Launch &launch, const Kernel &kernel, uint64_t clusters);
};

} // namespace

static std::string spellSizes(const std::vector<uint32_t> &sizes) {
  std::string text = std::to_string(sizes.size()) + " parameters (";
  for (size_t i = 0; i < sizes.size(); ++i)
    text += (i ? " + " : "") + std::to_string(sizes[i]);
  return text + " bytes)";
}

Launch SimulatorDriver::prepare(const LoadedKernel &loaded, const runtime::LaunchConfig &config,
                                void **parameters) {
  Launch launch;
  launch.kernel = loaded.name;
  launch.config = config;
  launch.memory = &memory;
  launch.instructionLimit = options.limit;
  const std::vector<KernelParameter> &wanted = loaded.kernel->parameters();
  std::vector<uint32_t> sizes;
  for (const KernelParameter &parameter : wanted)
    sizes.push_back(parameter.size);
  if (config.parameterBytes && *config.parameterBytes != sizes)
    fail("kernel '", loaded.name, "' takes ", spellSizes(sizes), ", ",
         spellSizes(*config.parameterBytes), " are passed");
  for (size_t i = 0; i < wanted.size(); ++i) {
    const auto *bytes = static_cast<const uint8_t *>(parameters[i]);
    launch.parameters.emplace_back(bytes, bytes + wanted[i].size);
  }
  return launch;
}

void SimulatorDriver::launch(runtime::KernelHandle handle, const runtime::LaunchConfig &config,
                             void **parameters, runtime::StreamHandle /*stream*/) {
  const LoadedKernel &loaded = *static_cast<LoadedKernel *>(handle);
  uint64_t threads = 1;
  for (size_t i = 0; i < 3; ++i) {
    if (!config.grid[i])
      fail("kernel '", loaded.name, "': a launch without blocks");
    // One extent after the other, so that no product overflows.
    threads *= config.block[i];
    if (!threads || threads > device.maxThreads)
      fail("kernel '", loaded.name, "': a block of ", config.block[0], "x", config.block[1], "x",
           config.block[2], " threads; ", device.chip, " allows 1 to ", device.maxThreads);
    if (!config.cluster[i] || config.grid[i] % config.cluster[i])
      fail("kernel '", loaded.name, "': a grid of ", config.grid[i], " blocks in clusters of ",
           config.cluster[i]);
  }
  Launch launch = prepare(loaded, config, parameters);
  loaded.kernel->checkLaunch(launch);

  uint64_t clusters = 1;
  for (size_t i = 0; i < 3; ++i)
    clusters *= config.grid[i] / config.cluster[i];
  // What a programmatic launch does before it waits may happen while the launch ahead still runs,
  // and while what that one does not wait for does.
  const bool isEarly = config.programmatic;
  const bool wasEarly = isEarly && time.since <= time.now && lastWasEarly;
  ++time.now;
  if (!wasEarly)
    time.since = std::max(time.since, isEarly ? time.now - 1 : time.now);
  lastWasEarly = isEarly;
  time.left = isEarly ? endedBehindLast : time.now;
  launch.time = time;
  std::atomic<bool> waited{false};
  launch.waited = &waited;
  history.push_back({loaded.name, loaded.kernel, config});
  launch.history = &history;
  syncPoints.clear();
  launch.syncPoints = &syncPoints;
  run(launch, *loaded.kernel, clusters);
  // It ends behind the launches that it has waited for, which may have ended before others.
  if (!isEarly)
    endedBehindLast = time.now;
  else if (!waited)
    endedBehindLast = time.since;
  else if (endedBehindLast + 1 >= time.now)
    endedBehindLast = time.now;
}

void SimulatorDriver::run(const Launch &launch, const Kernel &kernel, uint64_t clusters) {
  const uint64_t ordinal = time.now - 1;
  if (kernel.waitsForOtherBlocks()) {
    kernel.runGrid(launch, clusters, Random(options.seed, ordinal * 0x100000001ull), totals);
    return;
  }
  std::atomic<uint64_t> nextCluster{0}, firstFault{clusters};
  std::mutex lock;
  std::exception_ptr fault;
  auto work = [&] {
    Statistics mine;
    for (uint64_t cluster; (cluster = nextCluster++) < firstFault;) {
      try {
        const uint64_t stream = ordinal * 0x100000001ull + cluster + 1;
        kernel.runCluster(launch, cluster, Random(options.seed, stream), mine);
      } catch (...) {
        // Of several faults the one of the lowest cluster is told, whoever comes first.
        std::lock_guard<std::mutex> guard(lock);
        if (cluster < firstFault) {
          firstFault = cluster;
          fault = std::current_exception();
        }
      }
    }
    std::lock_guard<std::mutex> guard(lock);
    for (const auto &[name, count] : mine)
      totals[name] += count;
  };
  const unsigned wanted = options.threads ? options.threads : std::thread::hardware_concurrency();
  const auto workers = std::min<uint64_t>(std::max(1u, wanted), clusters);
  std::vector<std::thread> others;
  for (uint64_t i = 1; i < workers; ++i)
    others.emplace_back(work);
  work();
  for (std::thread &other : others)
    other.join();
  if (fault)
    std::rethrow_exception(fault);
}

std::unique_ptr<Simulator> fuse::sim::openSimulator(const Device &device, const Options &options) {
  return std::make_unique<SimulatorDriver>(device, options);
}
