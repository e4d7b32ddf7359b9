//===- WarpTiles.h - matmuls whose warps load and multiply ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The families of matmuls in which every warp copies a share of the operands' tiles and multiplies
// its own part of the result's. They differ in how the copies run ahead.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_WARPTILES_H
#define FUSE_LIB_TARGET_SCHEDULES_WARPTILES_H

#include "MatmulModel.h"

namespace mlir::fuse {

struct WarpTiles {
  ArrayRef<int64_t> tile, warps;
  int64_t stages; // buffers in the ring; 1 also where the next step stands in registers
};

ScheduleResources getWarpTileResources(MatmulOp op, const WarpTiles &tiles, const ChipInfo &chip);

/// The rules that such families share; at most `accumulatorLimit` accumulators a thread.
bool areLegalWarpTiles(MatmulOp op, const WarpTiles &tiles, int64_t accumulatorLimit,
                       const ChipInfo &chip, std::string &reason);

/// Seconds of the matmul: the larger of the time to compute (matrix units, shared memory, cache)
/// and the time to move the operands from and to device memory.
double estimateWarpTiles(const MatmulShape &shape, const WarpTiles &tiles, const ChipInfo &chip);

/// Calls `add` for each combination of the grid of tiles that such families try.
void forEachWarpTiles(const MatmulShape &shape, ArrayRef<int64_t> stageCounts,
                      function_ref<void(const WarpTiles &)> add);

/// Whether a legal tile is also wise, by what is known on any chip beyond the model.
bool areWiseWarpTiles(const MatmulShape &shape, const WarpTiles &tiles);

/// Of those that the model cannot tell from the fastest, the smallest tile: more blocks even out
/// what it does not see.
RankedSchedule chooseWarpTiles(ArrayRef<RankedSchedule> candidates);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_WARPTILES_H
