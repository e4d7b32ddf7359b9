//===- File.h - whole files -------------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_FILE_H
#define FUSE_RUNTIME_FILE_H

#include <cstdint>
#include <string>

namespace fuse::runtime {

/// Whole contents of a regular file of at most `most` bytes; throws if it cannot be read, is a
/// folder, pipe or device, or changes its size meanwhile.
std::string readFile(const std::string &path, uint64_t most = uint64_t(1) << 40);
/// Writes a regular file whole, or leaves what was there: throws if the disk is full, say, or a
/// folder, pipe or device has the name.
void writeFile(const std::string &path, const std::string &contents);
/// Bytes of a regular file (or of what a link leads to); throws if there is none.
uint64_t checkRegularFile(const std::string &path);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_FILE_H
