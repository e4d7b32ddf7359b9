//===- Mbarrier.h - mbarriers, for copies that complete on them -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_MBARRIER_H
#define FUSE_LIB_SIMULATOR_NVIDIA_MBARRIER_H

#include "Warp.h"

namespace fuse::sim::ptx {

/// Throws if there is none at this offset of the block's shared memory.
Mbarrier &findMbarrier(Warp &warp, Block &block, uint64_t address, int lane);

/// Throws if the mbarrier was initialised without a fence since.
void checkVisible(Warp &warp, const Mbarrier &mbarrier, int lane);

/// To be called after the pending count or the transaction count went down.
void phaseMayComplete(Cluster &cluster, Mbarrier &mbarrier);

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_MBARRIER_H
