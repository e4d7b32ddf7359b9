//===- Simulate.cpp - simulated chips -------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simulate.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Target/ChipInfo.h"

#include <cstdio>

namespace fuse::run {

std::unique_ptr<sim::Simulator> openSimulator(const std::string &chip,
                                              const sim::Options &options) {
  const mlir::fuse::ChipInfo *info = mlir::fuse::lookupChip(chip);
  if (!info)
    runtime::fail("the chip '", chip, "' is not known");
  sim::Device device;
  device.chip = chip;
  device.vendor = info->vendor == mlir::fuse::Vendor::Amd ? "amd" : "nvidia";
  device.lanes = static_cast<uint32_t>(info->lanes);
  device.maxThreads = static_cast<uint32_t>(info->maxThreads);
  device.sharedPerBlock = static_cast<uint32_t>(info->sharedPerBlock);
  device.maxRegisters = static_cast<uint32_t>(info->maxRegisters);
  device.registersPerUnit = static_cast<uint32_t>(info->registersPerUnit);
  device.units = static_cast<uint32_t>(info->units);
  device.dies = static_cast<uint32_t>(info->dies);
  return sim::openSimulator(device, options);
}

void printStatistics(const sim::Simulator &simulator) {
  for (const auto &[name, count] : simulator.statistics())
    std::printf("%-40s %16llu\n", name.c_str(), static_cast<unsigned long long>(count));
}

} // namespace fuse::run
