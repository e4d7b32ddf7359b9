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
  int64_t stages;    // buffers in the ring; 1 also where the next step stands in registers
  int64_t split;     // CTAs for each tile, along k
  int64_t ahead = 1; // of one buffer, steps that stand in registers while one multiplies
};

ScheduleResources getWarpTileResources(MatmulOp op, const WarpTiles &tiles, const ChipInfo &chip);

/// The rules that such families share.
bool areLegalWarpTiles(MatmulOp op, const WarpTiles &tiles, const ChipInfo &chip,
                       std::string &reason);

/// Seconds of the matmul: the larger of the time to compute (matrix units, shared memory, cache)
/// and the time to move the operands from and to device memory.
double estimateWarpTiles(const MatmulShape &shape, const WarpTiles &tiles, const ChipInfo &chip);

/// Calls `add` for each combination of the grid of tiles that such families try, with so many
/// columns, whose rows along k have so many bytes.
void forEachWarpTiles(const MatmulShape &shape, ArrayRef<int64_t> columns,
                      ArrayRef<int64_t> rowLengths, ArrayRef<int64_t> stageCounts,
                      function_ref<void(const WarpTiles &)> add);

/// Calls `add` with those of `splits` CTAs for each of the tiles that fill more of the chip with
/// them, where it is mostly idle.
void forEachSplit(const MatmulShape &shape, const WarpTiles &tiles, ArrayRef<int64_t> splits,
                  const ChipInfo &chip, function_ref<void(const WarpTiles &)> add);

/// Whether rows along k are longer than kernels whose registers are few should have them.
bool hasLongRows(const MatmulShape &shape, const WarpTiles &tiles);

/// Whether a legal tile is also wise, by what is known on any chip beyond the model.
bool areWiseWarpTiles(const WarpTiles &tiles);

/// Of those that the model cannot tell from the fastest, with no more steps ahead in registers than
/// need be, the smallest tile: more blocks even out what it does not see.
RankedSchedule chooseWarpTiles(ArrayRef<RankedSchedule> candidates);

/// The model of such a family, which says what is its own:
/// - `kColumns`, `kRowLengths`, `kStageCounts` and `kAheads`: how many columns of a tile it tries,
///   which bytes of a row of a staged tile, how many buffers, and steps ahead in registers;
///   `getSplits`: how many CTAs for a tile;
/// - `getTiles` of a schedule, and `getSchedule` of tiles;
/// - `fitsChip`: whether a chip has its kernels;
/// - `isWise`: whether legal tiles are also wise, by what is known beyond the model, for a kernel
///   with so many auxiliaries and results of the result's size.
template <typename Family, typename ScheduleAttr>
struct WarpTileFamily : ScheduleFamily::ExternalModel<Family, ScheduleAttr> {
  static bool computes(Operation *op) { return isa<MatmulOp>(op); }

  /// The wise schedules; all, if none is.
  static SmallVector<RankedSchedule> enumerate(Operation *op, ArrayRef<int64_t> sizes,
                                               const ChipInfo &chip) {
    SmallVector<RankedSchedule> schedules;
    std::string reason;
    if (!Family::fitsChip(chip, reason))
      return schedules;
    MatmulShape shape = getMatmulShape(cast<MatmulOp>(op), sizes);
    auto add = [&](const WarpTiles &tiles) {
      ScheduleAttr schedule = Family::getSchedule(op->getContext(), tiles);
      if (Family().isLegal(schedule, op, chip, reason))
        schedules.push_back({schedule, estimateWarpTiles(shape, tiles, chip)});
    };
    forEachWarpTiles(shape, Family::kColumns, Family::kRowLengths, Family::kStageCounts,
                     [&](WarpTiles tiles) {
                       for (int64_t ahead : Family::kAheads) {
                         tiles.ahead = ahead;
                         add(tiles);
                       }
                     });
    int64_t wholeOperands = countWholeOperands(cast<MatmulOp>(op));
    auto isWise = [&](const RankedSchedule &item) {
      WarpTiles tiles = Family::getTiles(cast<ScheduleAttr>(item.schedule));
      return areWiseWarpTiles(tiles) && Family::isWise(shape, wholeOperands, tiles, chip);
    };
    if (llvm::any_of(schedules, isWise))
      llvm::erase_if(schedules, [&](const RankedSchedule &item) { return !isWise(item); });
    for (size_t i = 0, whole = schedules.size(); i < whole; ++i)
      forEachSplit(shape, Family::getTiles(cast<ScheduleAttr>(schedules[i].schedule)),
                   Family::getSplits(), chip, add);
    return schedules;
  }

  static RankedSchedule choose(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
    return chooseWarpTiles(enumerate(op, sizes, chip));
  }

  bool isLegal(Attribute attribute, Operation *op, const ChipInfo &chip,
               std::string &reason) const {
    auto schedule = cast<ScheduleAttr>(attribute);
    WarpTiles tiles = Family::getTiles(schedule);
    return fitsThreads(schedule, chip, reason) && Family::fitsChip(chip, reason) &&
           fitsStages(tiles.stages, reason) &&
           areLegalWarpTiles(cast<MatmulOp>(op), tiles, chip, reason);
  }

  ScheduleResources getResources(Attribute schedule, Operation *op, const ChipInfo &chip) const {
    return getWarpTileResources(cast<MatmulOp>(op), Family::getTiles(cast<ScheduleAttr>(schedule)),
                                chip);
  }

  std::optional<double> estimate(Attribute schedule, Operation *op, ArrayRef<int64_t> sizes,
                                 const ChipInfo &chip) const {
    return estimateWarpTiles(getMatmulShape(cast<MatmulOp>(op), sizes),
                             Family::getTiles(cast<ScheduleAttr>(schedule)), chip);
  }
};

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_WARPTILES_H
