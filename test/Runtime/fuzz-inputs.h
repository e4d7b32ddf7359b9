//===- fuzz-inputs.h - one foreign input, read to the end -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_RUNTIME_FUZZINPUTS_H
#define FUSE_TEST_RUNTIME_FUZZINPUTS_H

#include <cstddef>
#include <cstdint>

namespace fuse::test {

/// Each reads one input as a fuzzer gives it, and whatever it leads to. True if it was accepted;
/// an input may be refused with a runtime::Error, and nothing else may happen.

/// A manifest: parsed, its hash stated anew if that is all that is wrong, written and read back,
/// and planned at several sizes and both vendors' limits.
bool fuzzManifest(const uint8_t *data, size_t size);
/// An .npy file, of every element type.
bool fuzzNpy(const uint8_t *data, size_t size);
/// A file of code, as every format.
bool fuzzCodeObject(const uint8_t *data, size_t size);

} // namespace fuse::test

#endif // FUSE_TEST_RUNTIME_FUZZINPUTS_H
