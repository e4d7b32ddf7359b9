//===- TensorMap.h - tensor maps as the simulator encodes them --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_TENSORMAP_H
#define FUSE_LIB_SIMULATOR_TENSORMAP_H

#include "fuse/Runtime/Driver.h"

#include <optional>

namespace fuse::sim {

/// Throws on what cuTensorMapEncodeTiled would refuse.
runtime::EncodedTensorMap encode(const runtime::TensorMap &map);

/// The inverse; nullopt if the bytes are no tensor map.
std::optional<runtime::TensorMap> decode(const runtime::EncodedTensorMap &encoded);

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_TENSORMAP_H
