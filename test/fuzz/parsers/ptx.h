//===- ptx.h - any bytes as PTX ---------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_FUZZ_PARSERS_PTX_H
#define FUSE_TEST_FUZZ_PARSERS_PTX_H

#include <cstddef>
#include <cstdint>

/// How far the last input came, for the counts that a tool prints.
enum class PtxFate { Refused, Decoded, Faulted, Ran };
extern PtxFate lastPtxFate;

/// Loads the bytes as PTX and launches the first kernels that it names, with a limit of steps.
/// runtime::Error is the right answer to what is malformed, and it names a line or a kernel; any
/// other exception is let through. Returns 0, as a libFuzzer target does. With FUSE_FUZZ_VERBOSE in
/// the environment the answers are printed.
int fuzzPtx(const uint8_t *data, size_t size);

#endif // FUSE_TEST_FUZZ_PARSERS_PTX_H
