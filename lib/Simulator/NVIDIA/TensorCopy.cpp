//===- TensorCopy.cpp - box copies of the tensor memory accelerator -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensors": tiled mode, bounding box, out-of-boundary access, swizzling modes; CUDA
// C++ Programming Guide, "Tensor Memory Access", alignment. What they leave open was measured on
// an H200 (test/Simulator/hardware-test.cpp):
//  - rows of a box narrower than its swizzle lie the swizzle's width apart;
//  - a box that starts off a multiple of 16 bytes in the innermost dimension, and a store that
//    starts at a negative coordinate, end in an illegal instruction;
//  - a store writes 16 bytes or none of them: where the tensor ends within, what follows it in
//    memory is overwritten.
// CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: loads round to tf32, to nearest with ties to even; every NaN
// becomes 0x7fffe000 (seen on an H100). Stores of such tensors are not simulated.
//
//===----------------------------------------------------------------------===//

#include "TensorCopy.h"
#include "../Numbers.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace fuse;
using namespace fuse::sim;
using namespace fuse::sim::nvidia;
using runtime::fail;
using runtime::TensorMap;

uint32_t nvidia::getBoxBytes(const TensorMap &map) {
  auto bytes = static_cast<uint32_t>(sizeInBytes(map.type));
  for (uint32_t d = 0; d < map.rank; ++d)
    bytes *= map.box[d];
  return bytes;
}

/// Calls `visit(shared, bytes, first, last, global)` for each stretch of a row of the box that is
/// contiguous in shared memory: `bytes` at `shared`, of which [first, last) are in bounds, the
/// first of them at `global`.
template <typename Visit>
static void forEachStretch(const TensorMap &map, const TensorCoordinates &coordinates,
                           uint32_t shared, Visit visit) {
  if (shared % 128)
    fail("a tensor copy at shared address 0x", std::hex, shared, ": a multiple of 128 is needed");
  const auto size = static_cast<uint32_t>(sizeInBytes(map.type));
  if (coordinates[0] * int64_t(size) % 16)
    fail("a tensor copy from ", coordinates[0], " on, in elements of ", size,
         " bytes: a multiple of 16 bytes is needed");
  const uint32_t rowBytes = map.box[0] * size, rows = getBoxBytes(map) / rowBytes;
  const uint32_t pitch = map.swizzle ? map.swizzle : rowBytes;

  // Bytes of a row that are in bounds.
  const int64_t left = coordinates[0], right = left + map.box[0];
  const auto extent = static_cast<int64_t>(map.sizes[0]);
  const int64_t begin = std::clamp<int64_t>(0, left, right) - left;
  const int64_t end = std::max(begin, std::clamp<int64_t>(extent, left, right) - left);

  std::array<uint32_t, 5> at = {}; // in the box; at[0] stays 0
  for (uint32_t row = 0; row < rows; ++row) {
    bool isInside = true;
    uint64_t global = map.base + static_cast<uint64_t>((left + begin) * int64_t(size));
    for (uint32_t d = 1; d < map.rank; ++d) {
      const int64_t index = int64_t(coordinates[d]) + at[d];
      isInside &= index >= 0 && index < static_cast<int64_t>(map.sizes[d]);
      global += static_cast<uint64_t>(index) * map.strides[d - 1];
    }
    const auto first = static_cast<uint32_t>(begin) * size;
    const uint32_t last = isInside ? static_cast<uint32_t>(end) * size : first;
    const uint32_t start = shared + row * pitch;
    if (!map.swizzle) {
      visit(start, rowBytes, first, last, global);
    } else {
      // 16 bytes keep together; their place in the row is XORed with bits 7 and up of the
      // address, so that the pattern is a property of shared memory and not of the box.
      for (uint32_t chunk = 0; chunk < rowBytes; chunk += 16) {
        const uint32_t address = start + chunk;
        const uint32_t from = std::clamp(first, chunk, chunk + 16);
        const uint32_t to = std::clamp(last, chunk, chunk + 16);
        visit(address ^ (address >> 7 & (map.swizzle / 16 - 1)) << 4, 16, from - chunk, to - chunk,
              global + (from - first));
      }
    }
    for (uint32_t d = 1; d < map.rank && ++at[d] == map.box[d]; ++d)
      at[d] = 0;
  }
}

/// Rounds elements to tf32.
static void roundToTf32(uint8_t *elements, uint32_t bytes) {
  for (uint32_t at = 0; at < bytes; at += 4) {
    float value;
    std::memcpy(&value, elements + at, 4);
    if (std::isinf(value))
      continue;
    const uint32_t bits = std::isnan(value) ? 0x7fffe000 : toTF32(value, Rounding::NearestEven);
    std::memcpy(elements + at, &bits, 4);
  }
}

void nvidia::loadBox(const TensorMap &map, const TensorCoordinates &coordinates, uint32_t shared,
                     const GlobalRange &from, const SharedRange &to) {
  forEachStretch(
      map, coordinates, shared,
      [&](uint32_t address, uint32_t bytes, uint32_t first, uint32_t last, uint64_t global) {
        uint8_t *target = to(address, bytes);
        std::memset(target, 0, bytes);
        if (first < last)
          std::memcpy(target + first, from(global, last - first), last - first);
        if (map.roundsToTf32)
          roundToTf32(target, bytes);
      });
}

void nvidia::storeBox(const TensorMap &map, const TensorCoordinates &coordinates, uint32_t shared,
                      const SharedRange &from, const GlobalRange &to) {
  if (map.roundsToTf32)
    fail("a tensor store to a tensor map that rounds to tf32");
  for (uint32_t d = 0; d < map.rank; ++d)
    if (coordinates[d] < 0)
      fail("a tensor store at ", coordinates[d], " in dimension ", d);
  forEachStretch(map, coordinates, shared,
                 [&](uint32_t address, uint32_t, uint32_t first, uint32_t last, uint64_t global) {
                   if (first == last)
                     return;
                   const uint32_t bytes = (last - first + 15) / 16 * 16;
                   std::memcpy(to(global, bytes), from(address + first, bytes), bytes);
                 });
}
