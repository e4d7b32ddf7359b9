//===- mutators.h - damage that knows the format ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_FUZZ_PARSERS_MUTATORS_H
#define FUSE_TEST_FUZZ_PARSERS_MUTATORS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// The file, damaged: fields of its headers and tables, notes, instructions, any bytes.
std::string mutateCodeObject(uint64_t seed, const std::string &file);
/// One kernel of one of the files, damaged: words, lines, bytes.
std::string mutatePtx(uint64_t seed, const std::vector<std::string> &files);

#endif // FUSE_TEST_FUZZ_PARSERS_MUTATORS_H
