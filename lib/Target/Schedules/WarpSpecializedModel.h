//===- WarpSpecializedModel.h - what kernels with roles cost ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDMODEL_H
#define FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDMODEL_H

#include "MatmulModel.h"

namespace mlir::fuse {

/// CTAs of a cluster along m, which share the tiles of the right operands.
inline int64_t countCtasAlongM(WarpSpecializedScheduleAttr schedule) {
  return schedule.getCluster().empty() ? 1 : schedule.getCluster()[0];
}

/// Clusters of so many CTAs that run at once: each is within a GPC, of which some SMs are left
/// over, more or less on each chip. An H100 runs 66 of two, 30 of four, 15 of eight.
int64_t countClusters(int64_t ctas, const ChipInfo &chip);

/// Seconds of a matmul. Loads never stall the products, and one CTA an SM walks the tiles; between
/// two tiles it computes its epilogue.
double estimateWarpSpecialized(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule,
                               const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDMODEL_H
