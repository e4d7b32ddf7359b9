//===- TensorMap.h - tensors as the TMA unit sees them ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_TENSORMAP_H
#define FUSE_RUNTIME_TENSORMAP_H

#include "fuse/Runtime/Tensor.h"

#include <array>
#include <cstdint>

namespace fuse::runtime {

using DeviceAddress = uint64_t;

/// How the tensor memory accelerator sees a tensor (CUDA driver API, "Tensor Map Object
/// Management"): dimensions from the innermost on, whose stride is one element.
struct TensorMap {
  DeviceAddress base = 0; // a multiple of 16
  ElementType type = ElementType::f16;
  uint32_t rank = 2;                    // 1 to 5
  std::array<uint64_t, 5> sizes = {};   // in elements
  std::array<uint64_t, 4> strides = {}; // in bytes, of dimension 1 on; multiples of 16
  std::array<uint32_t, 5> box = {};     // in elements, at most 256 each
  uint32_t swizzle = 0;                 // 0, 32, 64 or 128 bytes
  uint32_t l2Promotion = 0;             // 0, 64, 128 or 256 bytes
  bool roundsToTf32 = false;            // of f32: a load rounds elements to tf32
};

/// Throws unless the tensor memory accelerator takes such a tensor (the base is not looked at),
/// and unless it lies within `bytes` bytes from its base on. Coordinates are signed 32-bit
/// numbers: no extent is above 2^31.
void checkTensorMap(const TensorMap &map, uint64_t bytes);

/// What a kernel gets for it; each driver has its own encoding.
struct alignas(64) EncodedTensorMap {
  std::array<uint8_t, 128> bytes = {};
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_TENSORMAP_H
