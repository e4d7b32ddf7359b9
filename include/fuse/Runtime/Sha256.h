//===- Sha256.h - SHA-256 ---------------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_SHA256_H
#define FUSE_RUNTIME_SHA256_H

#include <string>
#include <string_view>

namespace fuse::runtime {

/// The SHA-256 digest (FIPS 180-4), as 64 lower-case hexadecimal digits.
std::string sha256(std::string_view bytes);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_SHA256_H
