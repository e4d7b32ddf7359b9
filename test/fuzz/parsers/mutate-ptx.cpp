//===- mutate-ptx.cpp - damaged PTX on the simulator ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-mutate-ptx FILE... --mutations=N [--seed=S] [--first=I] [--write=OUT]
//
// Takes one kernel of the files and damages it, in N ways, each a function of S and its number from
// I on: words and lines are dropped, doubled, exchanged, replaced by others of the file or by what
// parsers stumble over, repeated many times; bytes are changed. What comes out is loaded and
// launched. What crashes or hangs is told by its number; --first=NUMBER --mutations=1 repeats it,
// --write keeps the damaged text. At the end: how far they came.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Manifest.h"
#include "mutators.h"
#include "ptx.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

unsigned long current = 0;

void tell(int signal) {
  char line[64];
  const int length =
      std::snprintf(line, sizeof(line), "mutation %lu: signal %d\n", current, signal);
  if (write(2, line, static_cast<size_t>(length)) < 0)
    _exit(2);
  _exit(1);
}

int run(int argc, char **argv) {
  std::vector<std::string> files;
  unsigned long count = 0, first = 0, seed = 1;
  std::string out;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : argument.substr(equals + 1);
    if (name == "--mutations")
      count = std::stoul(value);
    else if (name == "--seed")
      seed = std::stoul(value);
    else if (name == "--first")
      first = std::stoul(value);
    else if (name == "--write")
      out = value;
    else
      files.push_back(fuse::runtime::readFile(argument));
  }
  if (files.empty())
    throw std::runtime_error("no files");
  std::signal(SIGALRM, tell);
  std::signal(SIGABRT, tell);
#ifndef __SANITIZE_ADDRESS__
  std::signal(SIGFPE, tell);
#endif
  unsigned long fates[4] = {};
  for (unsigned long i = 0; i < count; ++i) {
    current = first + i;
    const std::string text = mutatePtx(seed * 0x9e3779b97f4a7c15ull + current, files);
    if (!out.empty())
      std::ofstream(out) << text;
    alarm(20);
    try {
      fuzzPtx(reinterpret_cast<const uint8_t *>(text.data()), text.size());
    } catch (const std::exception &error) {
      std::fprintf(stderr, "mutation %lu: %s\n", current, error.what());
      return 1;
    }
    alarm(0);
    ++fates[static_cast<size_t>(lastPtxFate)];
  }
  std::printf("%lu mutations: %lu refused, %lu without a kernel, %lu with a fault, %lu ran\n",
              count, fates[0], fates[1], fates[2], fates[3]);
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
}
