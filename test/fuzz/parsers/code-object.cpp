//===- code-object.cpp - any bytes as an AMD code object ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "code-object.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Simulator/Simulator.h"

#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

using namespace fuse;

CodeObjectFate lastCodeObjectFate = CodeObjectFate::Refused;

namespace {

/// By the machine in e_flags, so that most mutations of a file still meet its own chip.
sim::Device chooseDevice(const uint8_t *data, size_t size) {
  sim::Device device;
  const unsigned machine = size > 48 ? data[48] : 0;
  device.chip = machine == 0x3f ? "gfx90a" : machine == 0x4f ? "gfx950" : "gfx942";
  device.vendor = "amd";
  device.lanes = 64;
  device.sharedPerBlock = device.chip == "gfx950" ? 160 << 10 : 64 << 10;
  device.maxRegisters = 512;
  device.registersPerUnit = 128 << 10;
  device.units = 304;
  return device;
}

/// Whatever ends in ".kd", as names of descriptors do.
std::set<std::string> findKernels(const std::string &file) {
  std::set<std::string> names;
  for (size_t at = file.find(".kd"); at != std::string::npos && names.size() < 16;
       at = file.find(".kd", at + 1)) {
    const size_t zero = file.rfind('\0', at);
    const size_t first = zero == std::string::npos ? 0 : zero + 1;
    names.insert(file.substr(first, at - first));
  }
  return names;
}

void launch(sim::Simulator &simulator, runtime::KernelHandle kernel, uint32_t threads) {
  // As many arguments as a code object can have, as long as one can be: pointers to a buffer, and
  // small numbers if read as such in part.
  constexpr size_t mostArguments = 8192;
  static thread_local std::vector<uint64_t> words(mostArguments / 8);
  const runtime::DeviceAddress buffer = simulator.allocate(1 << 16);
  const std::vector<uint8_t> ones(1 << 16, 1);
  simulator.copyToDevice(buffer, ones.data(), ones.size());
  for (uint64_t &word : words)
    word = buffer;
  std::vector<void *> parameters(mostArguments, words.data());
  runtime::LaunchConfig config;
  config.grid = {2, 1, 1};
  config.block = {threads, 1, 1};
  simulator.launch(kernel, config, parameters.data(), simulator.stream());
}

} // namespace

int fuzzCodeObject(const uint8_t *data, size_t size) {
  const std::string file(reinterpret_cast<const char *>(data), size);
  lastCodeObjectFate = CodeObjectFate::Refused;
  const auto attempt = [](auto &&step) {
    try {
      step();
      return true;
    } catch (const runtime::Error &error) {
      if (std::getenv("FUSE_FUZZ_VERBOSE"))
        std::fprintf(stderr, "%s\n", error.what());
      if (std::string(error.what()).find(", wave ") != std::string::npos)
        lastCodeObjectFate = CodeObjectFate::Faulted;
      return false;
    }
  };
  sim::Options options;
  options.threads = 1;
  options.limit = 2000;
  const auto simulator = sim::openSimulator(chooseDevice(data, size), options);
  runtime::ModuleHandle module = nullptr;
  if (!attempt([&] { module = simulator->load(file, false); }))
    return 0;
  for (const std::string &name : findKernels(file)) {
    runtime::KernelHandle kernel = nullptr;
    if (!attempt([&] { kernel = simulator->getKernel(module, name, 0); }))
      continue;
    lastCodeObjectFate = CodeObjectFate::Loaded;
    for (const uint32_t threads : {64u, 256u, 512u})
      if (attempt([&] { launch(*simulator, kernel, threads); }))
        lastCodeObjectFate = CodeObjectFate::Ran;
  }
  return 0;
}
