//===- Module.cpp - PTX modules -------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "GlobalSync.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <map>

using namespace fuse;
using namespace fuse::sim;
using runtime::fail;

namespace {

class PtxKernel : public Kernel {
public:
  PtxKernel(const ptx::Source &source, const ptx::Entry &entry, const Device &device)
      : device(device) {
    ptx::Builder(source, entry, program).build();
  }

  const std::vector<KernelParameter> &parameters() const override { return program.parameters; }
  std::string describeAccess(const runtime::LaunchConfig &config,
                             const PastAccess &touch) const override {
    return ptx::describeAccess(program, config, touch);
  }
  void checkLaunch(const Launch &launch) const override;
  void runCluster(const Launch &launch, uint64_t number, Random random,
                  Statistics &statistics) const override {
    ptx::Cluster cluster(program, launch, device, number, random);
    cluster.run();
    cluster.exportCounts(statistics);
  }

  bool waitsForOtherBlocks() const override { return program.pollsMemory; }
  void runGrid(const Launch &launch, uint64_t clusters, Random random,
               Statistics &statistics) const override;

private:
  const Device &device;
  ptx::Program program;
};

class PtxModule : public Module {
public:
  PtxModule(const std::string &text, const Device &device)
      : device(device), source(ptx::parse(text)) {}

  /// Kernels are decoded when they are asked for: what a kernel that nobody runs contains is no
  /// concern.
  const Kernel &getKernel(const std::string &name) override {
    auto [it, isNew] = kernels.try_emplace(name);
    if (isNew)
      for (const ptx::Entry &entry : source.entries)
        if (entry.name == name)
          it->second = std::make_unique<PtxKernel>(source, entry, device);
    if (!it->second)
      fail("the PTX holds no kernel '", name, "'");
    return *it->second;
  }

private:
  Device device;
  ptx::Source source;
  std::map<std::string, std::unique_ptr<PtxKernel>> kernels;
};

} // namespace

void PtxKernel::checkLaunch(const Launch &launch) const {
  const runtime::LaunchConfig &config = launch.config;
  auto text = [](const std::array<uint32_t, 3> &extents) {
    return "(" + std::to_string(extents[0]) + "," + std::to_string(extents[1]) + "," +
           std::to_string(extents[2]) + ")";
  };
  const std::string kernel = "kernel '" + launch.kernel + "': ";
  if (launch.parameters.size() != program.parameters.size())
    fail(kernel, launch.parameters.size(), " arguments for ", program.parameters.size(),
         " parameters");
  if (program.requiredThreads[0] && config.block != program.requiredThreads)
    fail(kernel, "launched with blocks of ", text(config.block), ", but .reqntid is ",
         text(program.requiredThreads));
  const uint64_t threads = uint64_t(config.block[0]) * config.block[1] * config.block[2];
  const uint64_t most =
      uint64_t(program.maxThreads[0]) * program.maxThreads[1] * program.maxThreads[2];
  if (most && threads > most)
    fail(kernel, "launched with ", threads, " threads, but .maxntid is ", most);
  if (program.requiredCluster[0] && config.cluster != program.requiredCluster)
    fail(kernel, "launched with clusters of ", text(config.cluster), ", but .reqnctapercluster is ",
         text(program.requiredCluster));
  uint64_t blocks = 1;
  for (size_t d = 0; d < 3; ++d) {
    blocks = std::min<uint64_t>(blocks * config.cluster[d], 1 << 16);
    if (config.grid[d] == 0 || config.grid[d] % config.cluster[d])
      fail(kernel, "a grid of ", text(config.grid), " is no multiple of clusters of ",
           text(config.cluster));
  }
  // 8 is the portable limit (CUDA programming guide, "Thread Block Clusters").
  if (blocks > 8 || (blocks > 1 && device.chip.compare(0, 4, "sm_9") != 0 &&
                     device.chip.compare(0, 4, "sm_1") != 0))
    fail(kernel, "clusters of ", blocks, " blocks on ", device.chip);
  const uint64_t shared = uint64_t(program.dynamicShared) + config.dynamicSharedMemory;
  if (shared > device.sharedPerBlock)
    fail(kernel, shared, " bytes of shared memory; ", device.chip, " allows ",
         device.sharedPerBlock);
  // Static shared memory beyond 48 KiB is refused by ptxas, on every chip.
  if (program.staticShared > 48 << 10)
    fail(kernel, program.staticShared, " bytes of static shared memory; 48 KiB are possible");
  if (config.grid[1] > 65535 || config.grid[2] > 65535)
    fail(kernel, "a grid of ", text(config.grid), ": 65535 is the limit in y and z");
}

void PtxKernel::runGrid(const Launch &launch, uint64_t clusters, Random random,
                        Statistics &statistics) const {
  // What fits at once, as far as threads and shared memory tell (CUDA programming guide, "Compute
  // Capabilities": 2048 threads of an SM, 1 KiB of shared memory kept for each block).
  const runtime::LaunchConfig &config = launch.config;
  const uint64_t threads = uint64_t(config.block[0]) * config.block[1] * config.block[2];
  const uint64_t shared = uint64_t(program.dynamicShared) + config.dynamicSharedMemory + 1024;
  const uint64_t perUnit =
      std::min<uint64_t>(2048 / threads, (uint64_t(device.sharedPerBlock) + 1024) / shared);
  const uint64_t blocks = uint64_t(config.cluster[0]) * config.cluster[1] * config.cluster[2];
  const uint64_t most =
      std::max<uint64_t>(1, std::max<uint64_t>(1, perUnit) * device.units / blocks);
  std::vector<std::unique_ptr<ptx::Cluster>> resident;
  uint64_t next = 0, idle = 0;
  while (next < clusters || !resident.empty()) {
    for (; next < clusters && resident.size() < most; ++next)
      resident.push_back(std::make_unique<ptx::Cluster>(program, launch, device, next,
                                                        Random(random.next(), next)));
    const uint32_t pick = random.below(static_cast<uint32_t>(resident.size()));
    ptx::Cluster &cluster = *resident[pick];
    ++cluster.events; // others may have written what it polls
    switch (cluster.advance(64)) {
    case ptx::Cluster::Runs:
      idle = 0;
      break;
    case ptx::Cluster::Waits:
      // With so many in a row, every one of them has had its turn several times.
      if (++idle > 32 * resident.size())
        cluster.deadlock();
      break;
    case ptx::Cluster::Ends:
      idle = 0;
      cluster.exportCounts(statistics);
      std::swap(resident[pick], resident.back());
      resident.pop_back();
    }
  }
}

std::unique_ptr<Module> fuse::sim::loadPtxModule(const std::string &text, const Device &device) {
  return std::make_unique<PtxModule>(text, device);
}
