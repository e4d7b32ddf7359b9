//===- Metadata.h - MessagePack, read with checks ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_METADATA_H
#define FUSE_LIB_SIMULATOR_AMD_METADATA_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fuse::sim::amd {

struct MetadataNode {
  enum Kind : uint8_t { Other, Number, Text, List, Map };
  Kind kind = Other;
  uint64_t number = 0;
  std::string text;
  std::vector<MetadataNode> elements; // of a list or of a map
  std::vector<std::string> keys;      // of a map

  /// The element of a map; null if there is none.
  const MetadataNode *find(const std::string &key) const;
};

/// Throws runtime::Error on what is no MessagePack, is cut off, is nested deeply, or has keys that
/// are no text or that come twice.
MetadataNode parseMetadata(std::string_view bytes);

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_METADATA_H
