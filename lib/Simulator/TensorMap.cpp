//===- TensorMap.cpp - tensor maps as the simulator encodes them ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorMap.h"
#include "fuse/Runtime/Error.h"

#include <cstring>

using namespace fuse;
using namespace fuse::sim;
using runtime::EncodedTensorMap;
using runtime::fail;
using runtime::TensorMap;

namespace {
/// The real encoding is not published; this one holds the same facts in the same 128 bytes.
struct Layout {
  uint32_t magic;
  uint8_t type, rank, swizzle, l2Promotion; // bytes / 4 the last two
  uint64_t base;
  uint64_t sizes[5], strides[4];
  uint16_t box[5];
  uint8_t roundsToTf32;
};
static_assert(sizeof(Layout) <= sizeof(EncodedTensorMap));
constexpr uint32_t magic = 0x70616d74;
} // namespace

/// What the CUDA driver API documents for cuTensorMapEncodeTiled.
static void check(const TensorMap &map) {
  if (map.rank < 1 || map.rank > 5)
    fail("a tensor map of rank ", map.rank, ": 1 to 5 is possible");
  if (map.base % 16)
    fail("a tensor map of 0x", std::hex, map.base, ": a multiple of 16 is needed");
  const auto bytes = static_cast<uint64_t>(sizeInBytes(map.type));
  for (uint32_t d = 0; d < map.rank; ++d) {
    if (map.sizes[d] < 1 || map.sizes[d] > uint64_t(1) << 32)
      fail("a tensor map whose dimension ", d, " is ", map.sizes[d], ": 1 to 2^32 is possible");
    if (map.box[d] < 1 || map.box[d] > 256)
      fail("a tensor map whose box is ", map.box[d], " in dimension ", d, ": 1 to 256 is possible");
    if (d && (map.strides[d - 1] % 16 || map.strides[d - 1] >= uint64_t(1) << 40))
      fail("a tensor map whose stride of dimension ", d, " is ", map.strides[d - 1],
           " bytes: a multiple of 16 below 2^40 is needed");
  }
  if (map.roundsToTf32 && map.type != runtime::ElementType::f32)
    fail("a tensor map that rounds ", toString(map.type), " to tf32");
  const uint64_t inner = map.box[0] * bytes;
  if (inner % 16)
    fail("a tensor map whose box is ", inner, " bytes wide: a multiple of 16 is needed");
  if (map.swizzle && map.swizzle != 32 && map.swizzle != 64 && map.swizzle != 128)
    fail("a tensor map with a swizzle of ", map.swizzle, " bytes: 0, 32, 64 or 128 is possible");
  if (map.swizzle && inner > map.swizzle)
    fail("a tensor map whose box is ", inner, " bytes wide with a swizzle of ", map.swizzle,
         " bytes, which is the most that it can be");
}

EncodedTensorMap fuse::sim::encode(const TensorMap &map) {
  check(map);
  Layout layout = {};
  layout.magic = magic;
  layout.type = static_cast<uint8_t>(map.type);
  layout.rank = static_cast<uint8_t>(map.rank);
  layout.swizzle = static_cast<uint8_t>(map.swizzle / 4);
  layout.l2Promotion = static_cast<uint8_t>(map.l2Promotion / 4);
  layout.base = map.base;
  layout.roundsToTf32 = map.roundsToTf32;
  for (size_t d = 0; d < 5; ++d) {
    layout.sizes[d] = map.sizes[d];
    layout.box[d] = static_cast<uint16_t>(map.box[d]);
    if (d < 4)
      layout.strides[d] = map.strides[d];
  }
  EncodedTensorMap encoded;
  std::memcpy(encoded.bytes.data(), &layout, sizeof(layout));
  return encoded;
}

std::optional<TensorMap> fuse::sim::decode(const EncodedTensorMap &encoded) {
  Layout layout;
  std::memcpy(&layout, encoded.bytes.data(), sizeof(layout));
  if (layout.magic != magic)
    return std::nullopt;
  TensorMap map;
  map.type = static_cast<runtime::ElementType>(layout.type);
  map.rank = layout.rank;
  map.swizzle = layout.swizzle * 4u;
  map.l2Promotion = layout.l2Promotion * 4u;
  map.base = layout.base;
  map.roundsToTf32 = layout.roundsToTf32;
  for (size_t d = 0; d < 5; ++d) {
    map.sizes[d] = layout.sizes[d];
    map.box[d] = layout.box[d];
    if (d < 4)
      map.strides[d] = layout.strides[d];
  }
  return map;
}
