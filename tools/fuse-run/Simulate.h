//===- Simulate.h - simulated chips -----------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TOOLS_FUSE_RUN_SIMULATE_H
#define FUSE_TOOLS_FUSE_RUN_SIMULATE_H

#include "fuse/Simulator/Simulator.h"

namespace fuse::run {

/// The simulator of a chip of the compiler's table.
std::unique_ptr<sim::Simulator> openSimulator(const std::string &chip, const sim::Options &options);

/// --stats.
void printStatistics(const sim::Simulator &simulator);

} // namespace fuse::run

#endif // FUSE_TOOLS_FUSE_RUN_SIMULATE_H
