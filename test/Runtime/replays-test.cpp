//===- replays-test.cpp - a driver whose graphs fail ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a driver, or the host's memory, fails at while a graph is made or launched: the launches
// themselves are made, and what is kept stays true.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Replays.h"

#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>
#include <vector>

using namespace fuse::runtime;

namespace {

#define CHECK(condition)                                                                           \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      std::printf("line %d: %s\n", __LINE__, #condition);                                          \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

enum class How { Well, Refused, NoMemory };

/// Counts graphs, launches and replays, and fails as it is told.
class FakeDriver : public Driver {
public:
  How record_ = How::Well, replay_ = How::Well;
  std::atomic<int> graphs{0}, replays{0}, most{0};

  const char *vendor() const override { return "nvidia"; }
  std::string chip() const override { return "sm_90"; }
  std::string deviceName() const override { return "none"; }
  void checkChip(const std::string &, bool) const override {}
  size_t lastLevelCache() const override { return 0; }
  size_t freeMemory() const override { return 0; }
  DeviceAddress allocate(size_t) override { return 0; }
  void free(DeviceAddress) override {}
  void copyToDevice(DeviceAddress, const void *, size_t) override {}
  void copyToHost(void *, DeviceAddress, size_t) override {}
  void fill(DeviceAddress, uint8_t, size_t) override {}
  ModuleHandle load(const std::string &, bool) override { return nullptr; }
  void unload(ModuleHandle) override {}
  KernelHandle getKernel(ModuleHandle, const std::string &, uint32_t) override { return nullptr; }
  EncodedTensorMap encodeTensorMap(const TensorMap &) override { return {}; }
  void launch(KernelHandle, const LaunchConfig &, void **, StreamHandle) override {}
  void copy(DeviceAddress, DeviceAddress, size_t, StreamHandle) override {}
  StreamHandle stream() override { return nullptr; }
  void synchronize() override {}
  GraphHandle record(const std::function<void(StreamHandle)> &body) override {
    body(this);
    fail(record_);
    const int now = ++graphs;
    for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);)
      ;
    return new int(0);
  }
  bool canReplay(StreamHandle) override { return true; }
  void replay(GraphHandle graph, StreamHandle) override {
    CHECK(graph);
    fail(replay_);
    ++replays;
  }
  float timeGraph(GraphHandle) override { return 0; }
  void destroyGraph(GraphHandle graph) override {
    CHECK(graph);
    --graphs;
    delete static_cast<int *>(graph);
  }

private:
  static void fail(How how) {
    if (how == How::NoMemory)
      throw std::bad_alloc();
    if (how == How::Refused)
      throw DriverError("refused");
  }
};

/// How often the launches of a call were made, of so many calls at one address.
int launchAll(Replays &replays, FakeDriver &driver, int count) {
  int issued = 0;
  const DeviceAddress address = 4096;
  for (int i = 0; i < count; ++i) {
    const int before = issued + driver.replays;
    replays.launch(&address, nullptr, [&](StreamHandle to) { issued += to != &driver; });
    CHECK(issued + driver.replays == before + 1);
  }
  return issued;
}

void testFailures() {
  for (const How how : {How::Refused, How::NoMemory}) {
    FakeDriver driver;
    {
      Replays replays(driver, 1);
      driver.record_ = how;
      CHECK(launchAll(replays, driver, 8) == 8);
      CHECK(driver.graphs == 0);
    }
    driver.record_ = How::Well;
    Replays others(driver, 1);
    CHECK(launchAll(others, driver, 8) == 3 && driver.graphs == 1 && driver.replays == 5);
    driver.replay_ = how;
    CHECK(launchAll(others, driver, 2) == 2 && driver.graphs == 0);
  }
}

/// Many calls in many threads keep no more graphs than all may.
void testLimit() {
  FakeDriver driver;
  constexpr int numThreads = 8, callsOfThread = 2;
  std::vector<std::unique_ptr<Replays>> calls;
  for (int i = 0; i < numThreads * callsOfThread; ++i)
    calls.push_back(std::make_unique<Replays>(driver, 1));
  std::vector<std::thread> threads;
  for (int t = 0; t < numThreads; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < callsOfThread; ++i)
        for (int at = 1; at <= 64; ++at)
          for (int round = 0; round < 3; ++round) {
            const DeviceAddress address = static_cast<DeviceAddress>(at) << 8;
            calls[static_cast<size_t>(t * callsOfThread + i)]->launch(&address, nullptr,
                                                                      [](StreamHandle) {});
          }
    });
  for (std::thread &thread : threads)
    thread.join();
  CHECK(driver.most == static_cast<int>(Replays::mostOfAll));
  calls.clear();
  CHECK(driver.graphs == 0);
  Replays again(driver, 1);
  CHECK(launchAll(again, driver, 3) == 3 && driver.graphs == 1);
}

} // namespace

int main() {
  testFailures();
  for (int i = 0; i < 200; ++i)
    testLimit();
  std::puts("all right");
}
