//===- MatmulEnergy.h - what kernels with roles take of power ---*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_MATMULENERGY_H
#define FUSE_LIB_TARGET_SCHEDULES_MATMULENERGY_H

#include "MatmulModel.h"

namespace mlir::fuse {

/// Bytes from and to memory, where CTAs walk `raster` rows of tiles at a time. What was read for
/// one wave of tiles, or one such band, is read again for the next unless the L2 cache has kept it.
double estimateTraffic(const MatmulShape &shape, ArrayRef<int64_t> tile, int64_t raster,
                       const ChipInfo &chip);

/// Rows of a step's tiles that the instructions of a tile read from shared memory: each block of 64
/// rows of an instruction its own, for each product, and all columns.
double countRowsRead(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule);

/// Joules of a matmul: of its products, of what they read from shared memory, of what is copied
/// there, and of its traffic.
double estimateEnergy(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule,
                      const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_MATMULENERGY_H
