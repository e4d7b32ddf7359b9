//===- Module.cpp - kernels of AMD code objects ---------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM, "User Guide for AMDGPU Backend": kernel descriptor, initial kernel execution state.
//
//===----------------------------------------------------------------------===//

#include "CodeObject.h"
#include "VectorMemory.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <map>

using namespace fuse;
using namespace fuse::sim;
using namespace fuse::sim::amd;
using runtime::fail;

namespace {

namespace hsa = llvm::amdhsa;

/// Where the arguments and the dispatch packet are; no allocation reaches there.
constexpr uint64_t argumentsAddress = 0x600000000000;
constexpr uint64_t packetBytes = 64;
/// Of a lane: 8 MiB a wave.
constexpr uint32_t mostScratch = 131072;

class AmdKernel : public Kernel {
public:
  AmdKernel(std::string name, const Device &device, const KernelCode &code);

  const std::vector<KernelParameter> &parameters() const override { return visible; }
  std::string describeAccess(const runtime::LaunchConfig &config,
                             const PastAccess &touch) const override;
  void checkLaunch(const Launch &launch) const override;
  void runCluster(const Launch &launch, uint64_t cluster, Random random,
                  Statistics &statistics) const override;
  bool waitsForOtherBlocks() const override { return program.ordersBlocks; }
  void runGrid(const Launch &launch, uint64_t clusters, Random random,
               Statistics &statistics) const override;

private:
  std::unique_ptr<Group> startGroup(const Launch &launch, uint64_t number, Random random) const;
  [[noreturn]] void reportDeadlock(const Group &group) const;
  void fillArguments(const Launch &launch, Group &group) const;
  void startWave(const Launch &launch, Group &group, unsigned number) const;

  std::string name;
  Device device;
  hsa::kernel_descriptor_t descriptor;
  KernelMetadata metadata;
  Program program;
  std::vector<KernelParameter> visible; // parameters
  uint32_t numRegisters;                // vector and accumulation registers of a lane
  uint32_t preloadedEntry = 0; // the instruction where code with preloaded arguments begins
};

AmdKernel::AmdKernel(std::string kernelName, const Device &device, const KernelCode &code)
    : name(std::move(kernelName)), device(device), descriptor(code.descriptor),
      metadata(code.metadata),
      program(decode(name, device.chip, code.bytes, code.size, code.address)) {
  for (const Argument &argument : metadata.arguments)
    if (!argument.isHidden())
      visible.push_back({argument.offset, argument.size});
  // Granules of 8 registers; accumulation registers begin at a multiple of 4.
  numRegisters = (bits(descriptor.compute_pgm_rsrc1, 0, 6) + 1) * 8;
  const uint32_t accumOffset = (bits(descriptor.compute_pgm_rsrc3, 0, 6) + 1) * 4;
  if (accumOffset > numRegisters)
    fail("kernel '", name, "': its accumulation registers begin at ", accumOffset, " of ",
         numRegisters);
  if (program.highestVector > accumOffset)
    fail("kernel '", name, "' uses v", program.highestVector - 1, ", but its descriptor allots ",
         accumOffset, " vector registers");
  if (program.highestAccumulator && accumOffset + program.highestAccumulator > numRegisters)
    fail("kernel '", name, "' uses a", program.highestAccumulator - 1,
         ", but its descriptor allots ", numRegisters, " registers, accumulation registers from ",
         accumOffset, " on");
  checkHazards(program);
  if (bits(descriptor.kernarg_preload, 0, 7)) {
    const auto entry = std::find_if(
        program.instructions.begin(), program.instructions.end(),
        [&](const Instruction &instruction) { return instruction.address == code.address + 256; });
    if (entry == program.instructions.end())
      fail("kernel '", name, "' has preloaded arguments, but no code 256 bytes after its entry");
    preloadedEntry = entry->number;
  }
  if (descriptor.private_segment_fixed_size > mostScratch)
    fail("kernel '", name, "': ", descriptor.private_segment_fixed_size,
         " bytes of scratch memory a lane; there can be ", mostScratch);
  if (descriptor.private_segment_fixed_size && !bits(descriptor.compute_pgm_rsrc2, 0, 1))
    fail("kernel '", name, "' has scratch memory that its descriptor does not enable");
}

void AmdKernel::checkLaunch(const Launch &launch) const {
  const auto &block = launch.config.block;
  // The dispatch packet counts work items in 32 bits.
  for (size_t i = 0; i < 3; ++i)
    if (uint64_t(launch.config.grid[i]) * block[i] > UINT32_MAX)
      fail("kernel '", name, "': ", launch.config.grid[i], " groups of ", block[i],
           " threads are more than 2^32 work items");
  const uint32_t threads = block[0] * block[1] * block[2];
  if (threads > metadata.maxGroupSize)
    fail("kernel '", name, "': a group of ", threads, " threads; it was compiled for at most ",
         metadata.maxGroupSize);
  if (metadata.requiredSize[0] && metadata.requiredSize != block)
    fail("kernel '", name, "': a group of ", block[0], "x", block[1], "x", block[2],
         " threads; it requires ", metadata.requiredSize[0], "x", metadata.requiredSize[1], "x",
         metadata.requiredSize[2]);
  for (size_t i = 0; i < 3; ++i)
    if (launch.config.cluster[i] != 1)
      fail("kernel '", name, "': AMD GPUs have no clusters");
  const uint64_t lds =
      uint64_t(descriptor.group_segment_fixed_size) + launch.config.dynamicSharedMemory;
  if (lds > device.sharedPerBlock)
    fail("kernel '", name, "': ", lds, " bytes of LDS; ", device.chip, " has ",
         device.sharedPerBlock);
  // Four SIMDs, each with 512 registers for each of 64 lanes; waves take turns among them.
  const uint32_t waves = (threads + numLanes - 1) / numLanes;
  if ((waves + 3) / 4 * numRegisters > 512)
    fail("kernel '", name, "': ", waves, " waves of ", numRegisters,
         " registers do not fit on the four SIMDs of a compute unit");
}

void AmdKernel::fillArguments(const Launch &launch, Group &group) const {
  const uint64_t argumentBytes = std::max<uint64_t>(metadata.kernargSize, 4);
  GlobalMemory::Region &region = group.arguments;
  region.start = argumentsAddress;
  region.size = packetBytes + argumentBytes;
  region.bytes = std::make_unique<uint8_t[]>(region.size);
  region.written = std::make_unique<uint8_t[]>(region.size);
  const auto put = [&](uint64_t offset, const void *value, uint64_t bytes) {
    if (offset + bytes > region.size)
      fail("kernel '", name, "': an argument beyond its argument segment");
    std::memcpy(&region.bytes[offset], value, bytes);
    std::memset(&region.written[offset], 1, bytes);
  };
  const auto &grid = launch.config.grid, &block = launch.config.block;
  // hsa_kernel_dispatch_packet_t
  const uint16_t header = 2, setup = 3;
  put(0, &header, 2);
  put(2, &setup, 2);
  for (unsigned i = 0; i < 3; ++i) {
    const auto size = static_cast<uint16_t>(block[i]);
    const uint32_t items = grid[i] * block[i];
    put(4 + 2 * i, &size, 2);
    put(12 + 4 * i, &items, 4);
  }
  const uint32_t lds = group.lds.size();
  put(28, &lds, 4);
  const uint64_t address = argumentsAddress + packetBytes;
  put(40, &address, 8);

  const std::map<std::string, std::pair<uint64_t, uint64_t>> hidden = {
      {"hidden_block_count_x", {grid[0], 4}},
      {"hidden_block_count_y", {grid[1], 4}},
      {"hidden_block_count_z", {grid[2], 4}},
      {"hidden_group_size_x", {block[0], 2}},
      {"hidden_group_size_y", {block[1], 2}},
      {"hidden_group_size_z", {block[2], 2}},
      {"hidden_remainder_x", {0, 2}},
      {"hidden_remainder_y", {0, 2}},
      {"hidden_remainder_z", {0, 2}},
      {"hidden_global_offset_x", {0, 8}},
      {"hidden_global_offset_y", {0, 8}},
      {"hidden_global_offset_z", {0, 8}},
      {"hidden_grid_dims",
       {grid[2] > 1   ? 3
        : grid[1] > 1 ? 2
                      : 1,
        2}},
      {"hidden_dynamic_lds_size", {launch.config.dynamicSharedMemory, 4}}};
  size_t next = 0;
  for (const Argument &argument : metadata.arguments) {
    if (!argument.isHidden()) {
      put(packetBytes + argument.offset, launch.parameters[next++].data(), argument.size);
    } else if (auto it = hidden.find(argument.kind); it != hidden.end()) {
      put(packetBytes + argument.offset, &it->second.first, it->second.second);
    } // what else the runtime hides stays unwritten: reading it is found out
  }
}

void AmdKernel::startWave(const Launch &launch, Group &group, unsigned number) const {
  group.waves.push_back(std::make_unique<Wave>());
  Wave &wave = *group.waves.back();
  wave.program = &program;
  wave.group = &group;
  wave.number = number;
  wave.clock = Clock(group.waveCount * 2);
  wave.deviceClock = Clock(group.waveCount * 2);
  for (bool isScalar : {false, true})
    wave.deviceClock[wave.deviceAgent(isScalar)] = ~uint32_t(0);
  std::memset(wave.undefined, 0xff, sizeof(wave.undefined));
  std::memset(wave.undefinedBits, 0xff, sizeof(wave.undefinedBits));
  std::memset(wave.undefinedScalar, 0xff, sizeof(wave.undefinedScalar));
  std::memset(wave.v, 0xa5, sizeof(wave.v)); // what a register may hold before it is written
  std::memset(wave.s, 0xa5, sizeof(wave.s));
  wave.mode = bits(descriptor.compute_pgm_rsrc1, 12, 8);

  // User registers in their fixed order, then the system's.
  unsigned next = 0;
  const auto give = [&](uint32_t value) {
    wave.s[next] = value;
    wave.undefinedScalar[next++] = 0;
  };
  const auto giveAddress = [&](uint64_t value) {
    give(static_cast<uint32_t>(value));
    give(static_cast<uint32_t>(value >> 32));
  };
  const uint32_t properties = descriptor.kernel_code_properties;
  const uint64_t arguments = argumentsAddress + packetBytes;
  const uint32_t scratch = descriptor.private_segment_fixed_size;
  wave.scratchBytes = scratch;
  wave.scratchOffset = number * scratch * numLanes;
  wave.scratchMemory.assign(size_t(scratch) * numLanes, 0xa5);
  wave.scratchUndefined.assign(size_t(scratch) * numLanes, 0xff);
  if (bits(properties, 0, 1)) {
    giveAddress(scratchAddress | uint64_t(scratchSwizzle) << 32);
    give(~uint32_t(0));
    give(scratchFormat);
  }
  if (bits(properties, 1, 1))
    giveAddress(argumentsAddress); // dispatch packet
  if (bits(properties, 2, 1))
    next += 2; // queue
  if (bits(properties, 3, 1))
    giveAddress(arguments);
  if (bits(properties, 4, 1))
    giveAddress(0); // dispatch id
  if (bits(properties, 5, 1))
    giveAddress(scratchAddress); // flat scratch
  if (bits(properties, 6, 1))
    give(scratch);
  const uint32_t preloaded = descriptor.kernarg_preload & 0x7f;
  const uint32_t preloadOffset = descriptor.kernarg_preload >> 7;
  for (uint32_t i = 0; i < preloaded; ++i) {
    const uint64_t offset = packetBytes + (preloadOffset + i) * 4;
    uint32_t value = 0;
    if (offset + 4 <= group.arguments.size)
      std::memcpy(&value, &group.arguments.bytes[offset], 4);
    give(value);
  }
  next = std::max<unsigned>(next, bits(descriptor.compute_pgm_rsrc2, 1, 5));
  for (unsigned i = 0; i < 3; ++i)
    if (bits(descriptor.compute_pgm_rsrc2, 7 + i, 1))
      give(group.block[i]);
  // Later chips set up the address of scratch memory themselves.
  if (bits(descriptor.compute_pgm_rsrc2, 0, 1) && device.chip == "gfx90a")
    give(wave.scratchOffset);
  // Code that expects preloaded arguments begins after a prologue that loads them.
  if (preloaded)
    wave.pc = preloadedEntry;

  // Work items in v0: ten bits each for x, y and z.
  const uint32_t ids = bits(descriptor.compute_pgm_rsrc2, 11, 2);
  const auto &block = launch.config.block;
  const uint32_t threads = block[0] * block[1] * block[2];
  uint64_t exec = 0;
  for (unsigned lane = 0; lane < numLanes; ++lane) {
    const uint32_t thread = number * numLanes + lane;
    if (thread >= threads)
      break;
    exec |= uint64_t(1) << lane;
    const uint32_t x = thread % block[0], y = thread / block[0] % block[1],
                   z = thread / block[0] / block[1];
    wave.v[0][lane] = x | (ids >= 1 ? y << 10 : 0) | (ids >= 2 ? z << 20 : 0);
  }
  define(wave, 0, 1, exec);
  wave.setMask(execRegister, exec);
}

std::string AmdKernel::describeAccess(const runtime::LaunchConfig &config,
                                      const PastAccess &touch) const {
  const auto &grid = config.grid;
  const Instruction &at = program.instructions[touch.place];
  return "block (" + std::to_string(touch.unit % grid[0]) + "," +
         std::to_string(touch.unit / grid[0] % grid[1]) + "," +
         std::to_string(touch.unit / grid[0] / grid[1]) + "), wave " +
         std::to_string(touch.agent / 2) + ": '" + at.text + "' at " + hex(at.address);
}

std::unique_ptr<Group> AmdKernel::startGroup(const Launch &launch, uint64_t number,
                                             Random random) const {
  const auto &grid = launch.config.grid, &block = launch.config.block;
  const uint32_t threads = block[0] * block[1] * block[2];
  const uint32_t waves = (threads + numLanes - 1) / numLanes;
  auto group = std::make_unique<Group>(
      descriptor.group_segment_fixed_size + launch.config.dynamicSharedMemory, waves, random);
  group->launch = &launch;
  group->waveCount = waves;
  group->number = static_cast<uint32_t>(number);
  group->isGfx950 = device.chip == "gfx950";
  group->block = {static_cast<uint32_t>(number % grid[0]),
                  static_cast<uint32_t>(number / grid[0] % grid[1]),
                  static_cast<uint32_t>(number / grid[0] / grid[1])};
  group->where = "kernel '" + name + "', block (" + std::to_string(group->block[0]) + "," +
                 std::to_string(group->block[1]) + "," + std::to_string(group->block[2]) + ")";
  group->hints.assign(program.instructions.size(), nullptr);
  fillArguments(launch, *group);
  for (uint32_t wave = 0; wave < waves; ++wave)
    startWave(launch, *group, wave);
  return group;
}

static void exportCounts(const Group &group, Statistics &statistics) {
  static constexpr const char *classes[] = {"valu", "salu", "mfma", "vmem", "smem", "lds", "other"};
  for (const std::unique_ptr<Wave> &wave : group.waves) {
    uint64_t all = 0;
    for (size_t i = 0; i < 7; ++i) {
      statistics[std::string("instructions.") + classes[i]] += wave->counts[i];
      all += wave->counts[i];
    }
    statistics["instructions"] += all;
    statistics["bytes.global.read"] += wave->readGlobal;
    statistics["bytes.global.write"] += wave->writtenGlobal;
    statistics["bytes.lds.read"] += wave->readLds;
    statistics["bytes.lds.write"] += wave->writtenLds;
    statistics["accesses.global.unaligned"] += wave->unaligned;
    statistics["bytes.scratch.read"] += wave->readScratch;
    statistics["bytes.scratch.write"] += wave->writtenScratch;
    statistics["lds.conflicts"] += wave->conflicts;
    statistics["mfma.flops"] += wave->flops;
  }
}

void AmdKernel::runCluster(const Launch &launch, uint64_t cluster, Random random,
                           Statistics &statistics) const {
  const std::unique_ptr<Group> group = startGroup(launch, cluster, random);
  while (run(*group, ~0u)) {
  }
  exportCounts(*group, statistics);
}

void AmdKernel::reportDeadlock(const Group &group) const {
  std::string text = group.where + ": no wave can go on (those that poll see nothing change):";
  for (const std::unique_ptr<Wave> &wave : group.waves) {
    const Instruction &at =
        program.instructions[std::min<size_t>(wave->pc, program.instructions.size() - 1)];
    text += "\n  wave " + std::to_string(wave->number) + ": " +
            (wave->state == Wave::Ended ? "has ended" : "at '" + at.text + "', " + hex(at.address));
  }
  fail(text);
}

/// Blocks are dealt to the dies in turn. Each starts its own in their order, whatever the others
/// do, and has room for so many at once: as many as fit, or a few, as if other kernels had the
/// rest, or one.
void AmdKernel::runGrid(const Launch &launch, uint64_t clusters, Random random,
                        Statistics &statistics) const {
  const auto &block = launch.config.block;
  const uint32_t waves = (block[0] * block[1] * block[2] + numLanes - 1) / numLanes;
  const uint32_t lds = descriptor.group_segment_fixed_size + launch.config.dynamicSharedMemory;
  // Waves take memory here: so many are as good as any number.
  constexpr uint32_t mostWaves = 512;
  const uint32_t perUnit = std::max(
      1u, std::min(512 / numRegisters * 4 / waves, device.sharedPerBlock / std::max(1u, lds)));
  const uint32_t fits =
      std::max(1u, std::min(perUnit * device.units, mostWaves / waves) / device.dies);
  const uint32_t room = random.below(2) ? 1 + random.below(fits) : 1;

  struct Die {
    uint64_t next;
    uint32_t running = 0;
  };
  std::vector<Die> dies;
  for (uint32_t die = 0; die < device.dies; ++die)
    dies.push_back({die});
  std::vector<std::unique_ptr<Group>> running;
  uint64_t idle = 0;
  const auto start = [&](uint32_t die) {
    running.push_back(startGroup(launch, dies[die].next, Random(random.next(), dies[die].next)));
    dies[die].next += device.dies;
    ++dies[die].running;
  };
  for (std::vector<uint32_t> ready;;) {
    ready.clear();
    for (uint32_t die = 0; die < device.dies; ++die)
      if (dies[die].next < clusters && dies[die].running < room)
        ready.push_back(die);
    if (ready.empty() && running.empty())
      return;
    if (!ready.empty() && (running.empty() || random.below(4) == 0)) {
      start(ready[random.below(static_cast<uint32_t>(ready.size()))]);
      idle = 0;
      continue;
    }
    const uint32_t pick = random.below(static_cast<uint32_t>(running.size()));
    Group &group = *running[pick];
    constexpr uint32_t turns = 16;
    if (!run(group, turns)) {
      exportCounts(group, statistics);
      --dies[group.number % device.dies].running;
      std::swap(running[pick], running.back());
      running.pop_back();
      idle = 0;
    } else if (!isWaiting(group)) {
      idle = 0;
    } else if (++idle > 64 * running.size()) {
      // With so many in a row, every one has had its turn several times.
      reportDeadlock(
          **std::min_element(running.begin(), running.end(),
                             [](const auto &a, const auto &b) { return a->number < b->number; }));
    }
  }
}

class AmdModule : public Module {
public:
  AmdModule(std::string text, const Device &device)
      : code(std::move(text), device.chip), device(device) {}

  const Kernel &getKernel(const std::string &name) override {
    auto it = kernels.find(name);
    if (it == kernels.end())
      it = kernels.emplace(name, std::make_unique<AmdKernel>(name, device, code.getKernel(name)))
               .first;
    return *it->second;
  }

private:
  CodeObject code;
  Device device;
  std::map<std::string, std::unique_ptr<AmdKernel>> kernels;
};

} // namespace

std::unique_ptr<Module> fuse::sim::loadAmdModule(const std::string &codeObject,
                                                 const Device &device) {
#if defined(__x86_64__)
  // The lane loops are compiled for it (CMakeLists.txt).
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") ||
      !__builtin_cpu_supports("f16c"))
    fail("simulating AMD GPUs needs a processor with AVX2, FMA and F16C");
#endif
  return std::make_unique<AmdModule>(codeObject, device);
}
