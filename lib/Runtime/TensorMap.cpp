//===- TensorMap.cpp - what the TMA unit takes ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA driver API, cuTensorMapEncodeTiled.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/TensorMap.h"
#include "fuse/Runtime/Error.h"

namespace fuse::runtime {

/// Bytes from the first element to behind the last.
static uint64_t extentOf(const TensorMap &map, uint64_t element) {
  uint64_t span = map.sizes[0] * element; // at most 2^34
  for (uint32_t d = 1; d < map.rank; ++d) {
    uint64_t step = 0;
    if (__builtin_mul_overflow(map.sizes[d] - 1, map.strides[d - 1], &step) ||
        __builtin_add_overflow(span, step, &span))
      fail("a tensor map reaches beyond 64 bits");
  }
  return span;
}

void checkTensorMap(const TensorMap &map, uint64_t bytes) {
  if (map.rank < 1 || map.rank > 5)
    fail("a tensor map of rank ", map.rank, ": 1 to 5 is possible");
  const auto element = static_cast<uint64_t>(sizeInBytes(map.type));
  for (uint32_t d = 0; d < map.rank; ++d) {
    if (map.sizes[d] < 1 || map.sizes[d] > uint64_t(1) << 31)
      fail("a tensor map whose dimension ", d, " is ", static_cast<int64_t>(map.sizes[d]),
           ": 1 to 2^31 is possible");
    if (map.box[d] < 1 || map.box[d] > 256)
      fail("a tensor map whose box is ", map.box[d], " in dimension ", d, ": 1 to 256 is possible");
    if (d && (map.strides[d - 1] % 16 || map.strides[d - 1] >= uint64_t(1) << 40))
      fail("a tensor map whose stride of dimension ", d, " is ",
           static_cast<int64_t>(map.strides[d - 1]),
           " bytes: a multiple of 16 below 2^40 is needed");
  }
  if (map.roundsToTf32 && map.type != ElementType::f32)
    fail("a tensor map that rounds ", toString(map.type), " to tf32");
  if (map.swizzle && map.swizzle != 32 && map.swizzle != 64 && map.swizzle != 128)
    fail("a tensor map with a swizzle of ", map.swizzle, " bytes: 0, 32, 64 or 128 is possible");
  if (map.l2Promotion && map.l2Promotion != 64 && map.l2Promotion != 128 && map.l2Promotion != 256)
    fail("a tensor map with an L2 promotion of ", map.l2Promotion,
         " bytes: 0, 64, 128 or 256 is possible");
  const uint64_t inner = map.box[0] * element;
  if (inner % 16)
    fail("a tensor map whose box is ", inner, " bytes wide: a multiple of 16 is needed");
  if (map.swizzle && inner > map.swizzle)
    fail("a tensor map whose box is ", inner, " bytes wide with a swizzle of ", map.swizzle,
         " bytes, which is the most that it can be");
  if (extentOf(map, element) > bytes)
    fail("a tensor map of ", extentOf(map, element), " bytes, of which its buffer has ", bytes);
}

} // namespace fuse::runtime
