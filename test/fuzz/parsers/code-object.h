//===- code-object.h - any bytes as an AMD code object ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_FUZZ_PARSERS_CODE_OBJECT_H
#define FUSE_TEST_FUZZ_PARSERS_CODE_OBJECT_H

#include <cstddef>
#include <cstdint>

/// How far the last input came, for the counts that a tool prints.
enum class CodeObjectFate { Refused, Loaded, Faulted, Ran };
extern CodeObjectFate lastCodeObjectFate;

/// Loads the bytes as a code object and launches every kernel that its symbols name, with a limit
/// of steps. runtime::Error is the right answer to what is malformed; any other exception is let
/// through. Returns 0, as a libFuzzer target does. With FUSE_FUZZ_VERBOSE in the environment the
/// answers are printed.
int fuzzCodeObject(const uint8_t *data, size_t size);

#endif // FUSE_TEST_FUZZ_PARSERS_CODE_OBJECT_H
