//===- threads-test.cpp - several threads, one bundle ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-threads-test BUNDLE... [--threads=N] [--rounds=N]
//
// What include/fuse/Runtime/Program.h promises of threads: N of them share each Bundle, or load
// their own of the same folder, and run every function on simulators of their own. All results
// agree bit for bit with those of the first thread alone. Then all of them launch one Call of each
// function on a driver that looks at the parameters: each thread's are its own, whatever tensor
// maps the others have it encode. The preset tsan builds this with ThreadSanitizer.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Program.h"
#include "fuse/Simulator/Simulator.h"

#include <atomic>
#include <cstdio>
#include <cstring>
#include <exception>
#include <thread>

using namespace fuse;
using namespace fuse::runtime;

namespace {

std::unique_ptr<sim::Simulator> openSimulator(const Manifest &manifest, uint64_t seed) {
  sim::Device device;
  device.chip = manifest.chip;
  device.vendor = manifest.vendor;
  device.units = 4;
  if (manifest.vendor == "amd") {
    device.lanes = 64;
    device.sharedPerBlock = 64 << 10;
    device.maxRegisters = 512;
    device.registersPerUnit = 128 << 10;
  } else {
    device.sharedPerBlock = 227 << 10;
  }
  sim::Options options;
  options.seed = seed;
  options.threads = 2;
  return sim::openSimulator(device, options);
}

/// The results of all functions, one after the other.
std::vector<Tensor> runAll(const Bundle &bundle, uint64_t seed) {
  const auto simulator = openSimulator(bundle.manifest, seed);
  Program program(bundle, *simulator);
  std::vector<Tensor> all;
  for (const Function &function : bundle.manifest.functions) {
    std::vector<std::pair<std::string, int64_t>> dims;
    for (const std::string &dim : function.dims)
      dims.emplace_back(dim, 37);
    const Bindings bindings = bindNames(function, dims);
    std::vector<Tensor> inputs;
    for (const Argument &argument : function.arguments)
      if (argument.role == Role::Input)
        inputs.push_back(
            randomTensor(argument.type, shapeOf(argument, bindings), inputs.size(), 0.5));
    for (Tensor &result : program.run(function, inputs))
      all.push_back(std::move(result));
  }
  return all;
}

bool isSame(const std::vector<Tensor> &left, const std::vector<Tensor> &right) {
  if (left.size() != right.size())
    return false;
  for (size_t i = 0; i < left.size(); ++i)
    if (left[i].shape != right[i].shape || left[i].data != right[i].data)
      return false;
  return true;
}

/// What the calling thread launches with: every buffer lies in `here`, and nothing else does.
thread_local uint64_t here = 0;

/// A driver that executes nothing. A tensor map of it holds its base in each of its words.
class CheckingDriver : public Driver {
public:
  explicit CheckingDriver(const Manifest &manifest) : manifest(manifest) {}
  const char *vendor() const override { return manifest.vendor.c_str(); }
  std::string chip() const override { return manifest.chip; }
  std::string deviceName() const override { return "none"; }
  void checkChip(const std::string &, bool) const override {}
  size_t lastLevelCache() const override { return 1; }
  size_t freeMemory() const override { return 1 << 30; }
  DeviceAddress allocate(size_t) override { return 256; } // of constants
  void free(DeviceAddress) override {}
  void copyToDevice(DeviceAddress, const void *, size_t) override {}
  void copyToHost(void *, DeviceAddress, size_t) override {}
  void fill(DeviceAddress, uint8_t, size_t) override {}
  ModuleHandle load(const std::string &, bool) override { return this; }
  void unload(ModuleHandle) override {}
  KernelHandle getKernel(ModuleHandle, const std::string &, uint32_t) override { return this; }
  EncodedTensorMap encodeTensorMap(const TensorMap &map) override {
    ++encoded;
    EncodedTensorMap made;
    for (size_t at = 0; at < made.bytes.size(); at += sizeof(map.base))
      std::memcpy(made.bytes.data() + at, &map.base, sizeof(map.base));
    return made;
  }
  void launch(KernelHandle, const LaunchConfig &config, void **parameters,
              StreamHandle stream) override {
    if (stream != &here)
      fail("another stream");
    for (size_t i = 0; i < config.parameterBytes->size(); ++i) {
      std::array<uint64_t, 16> words = {};
      const uint32_t bytes = (*config.parameterBytes)[i];
      std::memcpy(words.data(), parameters[i], bytes);
      for (size_t word = 1; word < bytes / sizeof(uint64_t); ++word)
        if (words[word] != words[0])
          fail("a tensor map of two addresses");
      // Numbers are small, and so are addresses of constants.
      if ((words[0] >> 32 || bytes > sizeof(uint64_t)) && words[0] >> 32 != here >> 32)
        fail("an address of another thread");
    }
    ++launched;
  }
  void copy(DeviceAddress to, DeviceAddress from, size_t, StreamHandle stream) override {
    if (stream != &here || to >> 32 != here >> 32 || (from >> 32 && from >> 32 != here >> 32))
      fail("a copy of another thread");
    ++launched;
  }
  StreamHandle stream() override { return &here; }
  void synchronize() override {}
  GraphHandle record(const std::function<void(StreamHandle)> &body) override {
    body(&here);
    auto *graph = new Graph;
    graph->here = here;
    return graph;
  }
  bool canReplay(StreamHandle) override { return replays; }
  void replay(GraphHandle handle, StreamHandle stream) override {
    auto *graph = static_cast<Graph *>(handle);
    if (graph->here != here || stream != &here)
      fail("a graph of other addresses");
    if (graph->isBusy.exchange(true))
      fail("a graph that two threads replay at a time");
    graph->isBusy = false;
    ++replayed;
  }
  float timeGraph(GraphHandle) override { return 0; }
  void destroyGraph(GraphHandle graph) override { delete static_cast<Graph *>(graph); }

  std::atomic<unsigned> encoded{0}, launched{0}, replayed{0};
  bool replays = false;

private:
  struct Graph {
    uint64_t here = 0;
    std::atomic<bool> isBusy{false};
  };
  const Manifest &manifest;
};

/// All threads launch one call, each with addresses that change, and that others have too; on a
/// driver with graphs, or without.
void launchTogether(const Bundle &bundle, unsigned threads, unsigned rounds, bool replays) {
  CheckingDriver driver(bundle.manifest);
  driver.replays = replays;
  Program program(bundle, driver);
  std::vector<std::exception_ptr> errors(threads);
  for (const Function &function : bundle.manifest.functions) {
    std::vector<std::pair<std::string, int64_t>> dims;
    for (const std::string &dim : function.dims)
      dims.emplace_back(dim, 300);
    const Call call = program.prepare(function, bindNames(function, dims));
    const auto work = [&](unsigned thread) {
      try {
        std::vector<DeviceAddress> buffers(function.arguments.size() + function.workspace.size());
        for (unsigned round = 0; round < 1000 * rounds; ++round) {
          here = uint64_t(1 + (round + thread) % 7) << 32;
          for (size_t i = 0; i < buffers.size(); ++i)
            buffers[i] = here + i * 4096;
          call.launch(buffers.data(), &here);
        }
      } catch (...) {
        errors[thread] = std::current_exception();
      }
    };
    std::vector<std::thread> running;
    for (unsigned thread = 0; thread < threads; ++thread)
      running.emplace_back(work, thread);
    for (std::thread &thread : running)
      thread.join();
  }
  for (const std::exception_ptr &error : errors)
    if (error)
      std::rethrow_exception(error);
  if (replays != (driver.replayed > 0))
    fail(driver.replayed.load(), " replays");
  const unsigned count = replays ? driver.replayed + driver.launched : driver.launched.load();
  std::printf("%s: %u %s of shared calls, %s tensor maps, parameters are their own\n",
              bundle.manifest.chip.c_str(), count, replays ? "launches and replays" : "launches",
              driver.encoded ? "with" : "without");
}

/// Runs one bundle on all threads at once: the even ones share it, the odd ones load their own.
void runThreads(const std::string &directory, unsigned threads, unsigned rounds) {
  const Bundle shared = Bundle::load(directory);
  const std::vector<Tensor> expected = runAll(shared, 0);
  if (expected.empty())
    fail(directory, " has no results to compare");
  std::vector<std::exception_ptr> errors(threads);
  const auto work = [&](unsigned thread) {
    try {
      for (unsigned round = 0; round < rounds; ++round) {
        const bool own = thread % 2;
        const Bundle loaded = own ? Bundle::load(directory) : Bundle();
        if (!isSame(runAll(own ? loaded : shared, 1 + thread + threads * round), expected))
          fail(directory, ": thread ", thread, " has other results than the first");
      }
    } catch (...) {
      errors[thread] = std::current_exception();
    }
  };
  std::vector<std::thread> running;
  for (unsigned thread = 0; thread < threads; ++thread)
    running.emplace_back(work, thread);
  for (std::thread &thread : running)
    thread.join();
  for (const std::exception_ptr &error : errors)
    if (error)
      std::rethrow_exception(error);
  std::printf("%s: %u threads, %u calls, results are the same\n", shared.manifest.chip.c_str(),
              threads, threads * rounds);
  launchTogether(shared, threads, rounds, false);
  launchTogether(shared, threads, rounds, true);
}

int run(int argc, char **argv) {
  unsigned threads = 4, rounds = 2;
  std::vector<std::string> directories;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.compare(0, 10, "--threads=") == 0)
      threads = static_cast<unsigned>(std::stoul(argument.substr(10)));
    else if (argument.compare(0, 9, "--rounds=") == 0)
      rounds = static_cast<unsigned>(std::stoul(argument.substr(9)));
    else
      directories.push_back(argument);
  }
  if (directories.empty() || !threads || !rounds)
    fail("see the head of threads-test.cpp");
  for (const std::string &directory : directories)
    runThreads(directory, threads, rounds);
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "fuse-threads-test: error: %s\n", error.what());
    return 1;
  }
}
