//===- tensor-copies.cpp - box copies against a direct formula ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/NVIDIA/TensorCopy.h"
#include "fragments.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cstring>
#include <vector>

using namespace fuse;
using namespace fuse::sim::nvidia;
using runtime::TensorMap;

namespace {
struct Memories {
  std::vector<uint8_t> global, shared;
  uint64_t base = 0x100000000;

  Memories(size_t globalBytes, size_t sharedBytes) : global(globalBytes), shared(sharedBytes) {
    for (size_t i = 0; i < globalBytes; ++i)
      global[i] = static_cast<uint8_t>(i * 37 + i / 251 + 1);
    for (size_t i = 0; i < sharedBytes; ++i)
      shared[i] = static_cast<uint8_t>(i * 91 + i / 113 + 3);
  }
  GlobalRange globalRange() {
    return [this](uint64_t address, uint32_t bytes) {
      if (address < base || address - base + bytes > global.size())
        runtime::fail("outside of the tensor");
      return global.data() + (address - base);
    };
  }
  SharedRange sharedRange() {
    return [this](uint32_t address, uint32_t bytes) {
      if (address + bytes > shared.size())
        runtime::fail("outside of shared memory");
      return shared.data() + address;
    };
  }
};

/// Walks the box element by element: `visit(shared address, is in bounds, offset in the tensor)`.
/// For stores an element is in bounds if the first one of its 16 bytes is.
template <typename Visit>
void forEachElement(const TensorMap &map, const TensorCoordinates &coordinates, uint32_t shared,
                    bool isStore, Visit visit) {
  const auto bytes = static_cast<uint32_t>(sizeInBytes(map.type));
  const uint32_t total = getBoxBytes(map) / bytes;
  for (uint32_t i = 0; i < total; ++i) {
    uint32_t rest = i;
    bool isInside = true;
    int64_t offset = 0;
    for (uint32_t d = 0; d < map.rank; ++d) {
      const int64_t index = int64_t(rest % map.box[d]) + coordinates[d];
      rest /= map.box[d];
      const int64_t first = d || !isStore ? index : index / (16 / bytes) * (16 / bytes);
      isInside &= index >= 0 && first < int64_t(map.sizes[d]);
      offset += index * int64_t(d ? map.strides[d - 1] : bytes);
    }
    const uint32_t pitch = map.swizzle ? map.swizzle : map.box[0] * bytes;
    uint32_t address = shared + i / map.box[0] * pitch + i % map.box[0] * bytes;
    // "Swizzling Modes": 16-byte atoms; 32: [4] ^= [7]; 64: [5:4] ^= [8:7]; 128: [6:4] ^= [9:7].
    if (map.swizzle == 32)
      address ^= (address >> 7 & 1) << 4;
    else if (map.swizzle == 64)
      address ^= (address >> 7 & 3) << 4;
    else if (map.swizzle == 128)
      address ^= (address >> 7 & 7) << 4;
    visit(address, isInside, offset);
  }
}
} // namespace

/// To nearest, ties to even, by adding half of the last place that stays; one NaN for all.
static void roundToTf32(uint8_t *element) {
  uint32_t bits;
  std::memcpy(&bits, element, 4);
  if ((bits & 0x7f800000) != 0x7f800000)
    bits = (bits + 0xfff + (bits >> 13 & 1)) & ~0x1fffu;
  else if (bits & 0x7fffff)
    bits = 0x7fffe000;
  std::memcpy(element, &bits, 4);
}

static bool check(const TensorMap &described, const TensorCoordinates &coordinates,
                  uint32_t shared) {
  TensorMap map = described;
  const auto bytes = static_cast<uint32_t>(sizeInBytes(map.type));
  uint64_t extent = (bytes * map.sizes[0] + 15) / 16 * 16;
  for (uint32_t d = 1; d < map.rank; ++d)
    extent = std::max(extent, map.strides[d - 1] * map.sizes[d]);
  Memories memories(
      extent,
      shared + getBoxBytes(map) * (map.swizzle ? map.swizzle / (map.box[0] * bytes) : 1) + 1024);
  map.base = memories.base;

  Memories loaded = memories;
  std::vector<uint8_t> expected = memories.shared;
  forEachElement(map, coordinates, shared, false,
                 [&](uint32_t address, bool isInside, int64_t offset) {
                   for (uint32_t b = 0; b < bytes; ++b)
                     expected[address + b] = isInside ? memories.global[size_t(offset) + b] : 0;
                   if (map.roundsToTf32)
                     roundToTf32(&expected[address]);
                 });
  loadBox(map, coordinates, shared, loaded.globalRange(), loaded.sharedRange());
  bool ok = loaded.shared == expected && loaded.global == memories.global;

  if (map.roundsToTf32 || *std::min_element(coordinates.begin(), coordinates.end()) < 0)
    return ok; // stores do not go there
  Memories stored = memories;
  expected = memories.global;
  forEachElement(map, coordinates, shared, true,
                 [&](uint32_t address, bool isInside, int64_t offset) {
                   for (uint32_t b = 0; b < bytes && isInside; ++b)
                     expected[size_t(offset) + b] = memories.shared[address + b];
                 });
  storeBox(map, coordinates, shared, stored.sharedRange(), stored.globalRange());
  return ok && stored.global == expected && stored.shared == memories.shared;
}

void checkTensorCopies() {
  using runtime::ElementType;
  auto map = [](ElementType type, std::vector<uint64_t> sizes, std::vector<uint32_t> box,
                uint32_t swizzle) {
    TensorMap map;
    map.type = type;
    map.rank = static_cast<uint32_t>(sizes.size());
    uint64_t stride = static_cast<uint64_t>(sizeInBytes(type));
    for (size_t d = 0; d < sizes.size(); ++d) {
      map.sizes[d] = sizes[d];
      map.box[d] = box[d];
      stride = (stride * sizes[d] + 15) / 16 * 16;
      if (d + 1 < sizes.size())
        map.strides[d] = stride;
    }
    map.swizzle = swizzle;
    return map;
  };
  const struct {
    const char *name;
    TensorMap map;
    TensorCoordinates inside, atEnd, before;
  } cases[] = {
      {"rank 1 f32", map(ElementType::f32, {101}, {64}, 0), {8}, {80}, {-8}},
      {"rank 2 f16", map(ElementType::f16, {70, 40}, {32, 16}, 0), {16, 8}, {48, 30}, {-8, -7}},
      {"rank 2 f16, swizzle 32",
       map(ElementType::f16, {73, 40}, {16, 16}, 32),
       {16, 8},
       {64, 30},
       {-8, -7}},
      {"rank 2 bf16, swizzle 64",
       map(ElementType::bf16, {72, 40}, {32, 20}, 64),
       {16, 8},
       {48, 37},
       {-16, -7}},
      {"rank 2 f16, swizzle 128",
       map(ElementType::f16, {99, 40}, {64, 24}, 128),
       {32, 8},
       {72, 39},
       {-56, -23}},
      {"rank 2 f16, narrow, swizzle 128",
       map(ElementType::f16, {72, 40}, {16, 24}, 128),
       {32, 8},
       {64, 39},
       {-8, -23}},
      {"rank 2 f32, narrow, swizzle 64",
       map(ElementType::f32, {71, 40}, {4, 24}, 64),
       {32, 8},
       {68, 39},
       {-4, -23}},
      {"rank 3 f32, swizzle 128",
       map(ElementType::f32, {40, 9, 5}, {32, 4, 3}, 128),
       {4, 2, 1},
       {12, 7, 4},
       {-28, -1, -2}},
      {"rank 4 f16",
       map(ElementType::f16, {24, 5, 4, 3}, {8, 3, 2, 2}, 0),
       {8, 1, 1, 1},
       {16, 4, 3, 2},
       {0, -2, 0, -1}},
      {"rank 5 f16, swizzle 64",
       map(ElementType::f16, {38, 5, 4, 3, 3}, {32, 3, 2, 2, 2}, 64),
       {0, 1, 1, 1, 1},
       {32, 4, 3, 2, 2},
       {-24, -2, -1, -1, -1}},
  };
  auto check = [&](const TensorMap &described, const TensorCoordinates &coordinates,
                   uint32_t shared) {
    TensorMap rounding = described;
    rounding.roundsToTf32 = described.type == ElementType::f32;
    return ::check(described, coordinates, shared) && ::check(rounding, coordinates, shared);
  };
  for (auto &each : cases) {
    bool ok = true;
    for (uint32_t shared : {0u, 1024u, 1152u, 1920u}) // aligned to the swizzle's pattern or not
      ok &= check(each.map, each.inside, shared) && check(each.map, each.atEnd, shared) &&
            check(each.map, each.before, shared) &&
            check(each.map, {1000, 1000, 1000, 1000, 1000}, shared);
    report(std::string("tensor copy ") + each.name, ok);
  }
  auto refuses = [&](const TensorCoordinates &coordinates, uint32_t shared, bool isStore) {
    TensorMap some = map(ElementType::f16, {72, 40}, {32, 16}, 0);
    Memories memories(72 * 40 * 2, 8192);
    some.base = memories.base;
    try {
      if (isStore)
        storeBox(some, coordinates, shared, memories.sharedRange(), memories.globalRange());
      else
        loadBox(some, coordinates, shared, memories.globalRange(), memories.sharedRange());
    } catch (const runtime::Error &) {
      return true;
    }
    return false;
  };
  report("tensor copy refusals", refuses({0, 0}, 64, false) && refuses({4, 0}, 0, false) &&
                                     refuses({-8, 0}, 0, true) && refuses({0, -1}, 0, true) &&
                                     !refuses({-8, -1}, 128, false));
}
