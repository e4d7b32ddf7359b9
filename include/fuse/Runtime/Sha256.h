//===- Sha256.h - SHA-256 ---------------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_SHA256_H
#define FUSE_RUNTIME_SHA256_H

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace fuse::runtime {

/// The SHA-256 digest (FIPS 180-4) of what comes piece by piece.
class Sha256 {
public:
  void update(std::string_view bytes);
  /// As 64 lower-case hexadecimal digits; ends the digest.
  std::string finish();

private:
  std::array<uint32_t, 8> state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint64_t total = 0;
  std::string rest; ///< less than a block
};

/// The digest of a whole.
std::string sha256(std::string_view bytes);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_SHA256_H
