//===- tuning.h - any bytes as a tuning database ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_FUZZ_PARSERS_TUNING_H
#define FUSE_TEST_FUZZ_PARSERS_TUNING_H

#include <cstddef>
#include <cstdint>

/// Parses the bytes as the tuning database of the chip that they name, and of one other chip. What
/// is refused has a message with the file, a line and a column; anything else ends the process.
/// True if a database was accepted.
bool fuzzTuning(const uint8_t *data, size_t size);

#endif // FUSE_TEST_FUZZ_PARSERS_TUNING_H
