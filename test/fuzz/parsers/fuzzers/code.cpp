//===- code.cpp - libFuzzer: files of code, read by the runtime -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../Runtime/fuzz-inputs.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuse::test::fuzzCodeObject(data, size);
  return 0;
}
