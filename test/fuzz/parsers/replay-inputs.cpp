//===- replay-inputs.cpp - inputs of the fuzzers, once more ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-replay-inputs manifest|npy|code|code-object|ptx|tuning FILE...
//
// Reads each file as the libFuzzer target of that name does. Nothing may crash.
//
//===----------------------------------------------------------------------===//

#include "../../Runtime/fuzz-inputs.h"
#include "code-object.h"
#include "ptx.h"
#include "tuning.h"

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/File.h"

#include <cstdio>
#include <functional>
#include <map>

using namespace fuse;

static int run(int argc, char **argv) {
  const std::map<std::string, std::function<void(const uint8_t *, size_t)>> readers = {
      {"manifest", test::fuzzManifest}, {"npy", test::fuzzNpy}, {"code", test::fuzzCodeObject},
      {"code-object", fuzzCodeObject},  {"ptx", fuzzPtx},       {"tuning", fuzzTuning}};
  const auto reader = argc > 1 ? readers.find(argv[1]) : readers.end();
  if (reader == readers.end())
    runtime::fail("see the head of replay-inputs.cpp");
  for (int i = 2; i < argc; ++i) {
    const std::string bytes = runtime::readFile(argv[i]);
    reader->second(reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size());
  }
  std::printf("%s: %d inputs\n", argv[1], argc - 2);
  return 0;
}

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "fuse-replay-inputs: error: %s\n", error.what());
    return 1;
  }
}
