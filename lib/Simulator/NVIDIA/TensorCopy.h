//===- TensorCopy.h - box copies of the tensor memory accelerator ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_TENSORCOPY_H
#define FUSE_LIB_SIMULATOR_NVIDIA_TENSORCOPY_H

#include "fuse/Runtime/Driver.h"

#include <functional>

namespace fuse::sim::nvidia {

/// The bytes of a range of global or shared memory, to be read or written. To check the range, to
/// record the access and to throw is up to the callee.
using GlobalRange = std::function<uint8_t *(uint64_t address, uint32_t bytes)>;
using SharedRange = std::function<uint8_t *(uint32_t address, uint32_t bytes)>;

/// Of the first element of the box, from the innermost dimension on.
using TensorCoordinates = std::array<int32_t, 5>;

/// Bytes of a box: what a load adds to its mbarrier's transaction count, whatever part of it is
/// out of bounds.
uint32_t getBoxBytes(const runtime::TensorMap &map);

/// cp.async.bulk.tensor in tile mode. A load writes zeros for elements out of bounds.
void loadBox(const runtime::TensorMap &map, const TensorCoordinates &coordinates, uint32_t shared,
             const GlobalRange &from, const SharedRange &to);
/// A store drops elements out of bounds, save those in the same 16 bytes as one in bounds.
void storeBox(const runtime::TensorMap &map, const TensorCoordinates &coordinates, uint32_t shared,
              const SharedRange &from, const GlobalRange &to);

} // namespace fuse::sim::nvidia

#endif // FUSE_LIB_SIMULATOR_NVIDIA_TENSORCOPY_H
