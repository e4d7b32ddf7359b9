//===- ptx.cpp - libFuzzer: PTX on the simulator --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ptx.h"
#include "../mutators.h"

#include <algorithm>
#include <cstring>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return fuzzPtx(data, size);
}

// Half of the inputs by libFuzzer's own mutations.
extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  if (size == 0 || seed % 2)
    return LLVMFuzzerMutate(data, size, most);
  const std::string before(reinterpret_cast<const char *>(data), size);
  const std::string after = mutatePtx(seed, {before});
  const size_t length = std::min(most, after.size());
  std::memcpy(data, after.data(), length);
  return length;
}
