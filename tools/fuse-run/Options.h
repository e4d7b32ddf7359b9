//===- Options.h - command line of fuse-run ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TOOLS_FUSE_RUN_OPTIONS_H
#define FUSE_TOOLS_FUSE_RUN_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fuse::run {

struct Options {
  std::string input;
  std::string device; // cpu, cuda, hip, sim, dry
  std::string level = "graph";
  std::string chip;
  std::string function;
  std::string outputs;
  std::string tolerance;
  std::string data = "normal";
  std::vector<std::string> inputs;
  std::vector<std::string> references;
  std::vector<std::pair<std::string, int64_t>> dims;
  uint64_t seed = 0, simSeed = 0, offset = 0, alone = 0;
  std::optional<uint64_t> simLimit;
  bool hasLevel = false, hasSimSeed = false, check = false, bench = false, jit = false,
       stats = false, info = false;
};

/// nullopt after --help and --tolerances; throws runtime::Error on what it does not understand.
std::optional<Options> parseOptions(int argc, char **argv, bool hasCompiler);

} // namespace fuse::run

#endif // FUSE_TOOLS_FUSE_RUN_OPTIONS_H
