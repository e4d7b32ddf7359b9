//===- ByteReader.h - numbers out of foreign bytes --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_BYTEREADER_H
#define FUSE_RUNTIME_BYTEREADER_H

#include "fuse/Runtime/Error.h"

#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace fuse::runtime {

/// Reads little-endian numbers one after the other; throws at the end of the bytes.
class ByteReader {
public:
  ByteReader(std::string_view bytes, const char *what) : bytes(bytes), what(what) {}

  template <typename Number> Number read() {
    static_assert(std::is_unsigned_v<Number>);
    const std::string_view raw = take(sizeof(Number));
    Number value = 0;
    for (size_t i = 0; i < sizeof(Number); ++i)
      value =
          static_cast<Number>(value | static_cast<Number>(static_cast<uint8_t>(raw[i])) << (8 * i));
    return value;
  }
  std::string_view take(uint64_t size) {
    if (size > bytes.size() - position)
      fail("the ", what, " ends early");
    const std::string_view taken = bytes.substr(position, size);
    position += size;
    return taken;
  }
  size_t rest() const { return bytes.size() - position; }
  size_t at() const { return position; }

private:
  std::string_view bytes;
  const char *what;
  size_t position = 0;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_BYTEREADER_H
