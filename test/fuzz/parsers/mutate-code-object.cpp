//===- mutate-code-object.cpp - damaged code objects on the simulator -----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-mutate-code-object FILE --mutations=N [--seed=S] [--first=I] [--write=OUT]
//
// Damages the code object in N ways, each a function of S and its number from I on, and loads and
// launches what comes out. What crashes or hangs is told by its number; --first=NUMBER
// --mutations=1 repeats it, --write keeps the damaged file. At the end: how far they came.
//
//===----------------------------------------------------------------------===//

#include "code-object.h"
#include "mutators.h"

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Manifest.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

namespace {

volatile std::sig_atomic_t current;

[[noreturn]] void report(int signal) {
  char text[96];
  const int length = std::snprintf(text, sizeof(text), "\nmutation %ld %s\n", long(current),
                                   signal == SIGALRM ? "hangs" : "crashes");
  (void)!write(2, text, static_cast<size_t>(length));
  _exit(1);
}

} // namespace

int main(int argc, char **argv) {
  std::string input, output;
  uint64_t mutations = 1000, seed = 0, first = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i], name = argument.substr(0, argument.find('='));
    const std::string value = argument.substr(std::min(argument.size(), name.size() + 1));
    if (name == "--mutations")
      mutations = std::strtoull(value.c_str(), nullptr, 0);
    else if (name == "--seed")
      seed = std::strtoull(value.c_str(), nullptr, 0);
    else if (name == "--first")
      first = std::strtoull(value.c_str(), nullptr, 0);
    else if (name == "--write")
      output = value;
    else
      input = argument;
  }
  const std::string original = fuse::runtime::readFile(input);
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM})
    std::signal(signal, report);
  uint64_t counts[4] = {};
  for (uint64_t i = first; i < first + mutations; ++i) {
    current = static_cast<std::sig_atomic_t>(i);
    const std::string damaged = mutateCodeObject(seed * 0x9e3779b97f4a7c15u + i, original);
    if (!output.empty())
      fuse::runtime::writeFile(output, damaged);
    alarm(30);
    fuzzCodeObject(reinterpret_cast<const uint8_t *>(damaged.data()), damaged.size());
    ++counts[static_cast<int>(lastCodeObjectFate)];
  }
  std::printf(
      "%llu mutations: %llu refused, %llu loaded, %llu faulted, %llu ran\n",
      static_cast<unsigned long long>(mutations), static_cast<unsigned long long>(counts[0]),
      static_cast<unsigned long long>(counts[1]), static_cast<unsigned long long>(counts[2]),
      static_cast<unsigned long long>(counts[3]));
  return 0;
}
