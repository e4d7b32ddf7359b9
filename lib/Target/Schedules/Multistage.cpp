//===- Multistage.cpp - #fuse.multistage ----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  stages     chips without asynchronous copies have another family
//  warp-tile  a warp's share of m and n is a multiple of 16
//  k-tile     the k tile is a multiple of 16 (16-bit operands) or 8 (f32)
//  shared     the ring fits into shared memory
//  registers  accumulators leave room for addresses and fragments
//
//===----------------------------------------------------------------------===//

#include "WarpTiles.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

/// Accumulators of a thread that leave room for operands and addresses: three quarters of what a
/// thread can address.
static constexpr int64_t kMostAccumulators = 192;

static WarpTiles getTiles(MultistageScheduleAttr schedule) {
  return {schedule.getTile(), schedule.getWarps(), schedule.getStages()};
}

static bool isLegal(MultistageScheduleAttr schedule, MatmulOp op, const ChipInfo &chip,
                    std::string &reason) {
  if (!fitsThreads(schedule, chip, reason))
    return false;
  if (!chip.copies.cpAsync) {
    reason = llvm::formatv("stages: {0} has no asynchronous copies; its kernels have one buffer "
                           "and the next step's loads under way in registers "
                           "(#fuse.register_prefetch)",
                           chip.name);
    return false;
  }
  return fitsStages(schedule.getStages(), reason) &&
         areLegalWarpTiles(op, getTiles(schedule), kMostAccumulators, chip, reason);
}

/// Whether a legal schedule is also wise, by what is known beyond the model.
static bool isWise(const MatmulShape &shape, MultistageScheduleAttr schedule,
                   const ChipInfo &chip) {
  WarpTiles tiles = getTiles(schedule);
  int64_t threads = tiles.warps[0] * tiles.warps[1] * chip.lanes;
  // Fragments of f32 are twice as large: beside 128 accumulators they spill, even of a product
  // alone.
  return areWiseWarpTiles(shape, tiles) &&
         tiles.tile[0] * tiles.tile[1] * shape.rhs / threads <= (shape.element.isF32() ? 64 : 128);
}

/// The wise schedules; all, if none is.
static SmallVector<RankedSchedule> listSchedules(MatmulOp op, const MatmulShape &shape,
                                                 const ChipInfo &chip) {
  SmallVector<RankedSchedule> schedules;
  if (!chip.copies.cpAsync)
    return schedules;
  std::string reason;
  forEachWarpTiles(shape, {2, 3, 4, 5, 6, 8}, [&](const WarpTiles &tiles) {
    auto schedule = MultistageScheduleAttr::get(op->getContext(), tiles.tile, tiles.warps,
                                                tiles.stages, /*raster=*/8);
    if (isLegal(schedule, op, chip, reason))
      schedules.push_back({schedule, estimateWarpTiles(shape, tiles, chip)});
  });
  auto wise = [&](const RankedSchedule &item) {
    return isWise(shape, cast<MultistageScheduleAttr>(item.schedule), chip);
  };
  if (llvm::any_of(schedules, wise))
    llvm::erase_if(schedules, [&](const RankedSchedule &item) { return !wise(item); });
  return schedules;
}

namespace {
struct MultistageFamily : ScheduleFamily::ExternalModel<MultistageFamily, MultistageScheduleAttr> {
  static bool computes(Operation *op) { return isa<MatmulOp>(op); }

  static SmallVector<RankedSchedule> enumerate(Operation *op, ArrayRef<int64_t> sizes,
                                               const ChipInfo &chip) {
    auto matmul = cast<MatmulOp>(op);
    return listSchedules(matmul, getMatmulShape(matmul, sizes), chip);
  }

  static RankedSchedule choose(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
    return chooseWarpTiles(enumerate(op, sizes, chip));
  }

  bool isLegal(Attribute schedule, Operation *op, const ChipInfo &chip, std::string &reason) const {
    return ::isLegal(cast<MultistageScheduleAttr>(schedule), cast<MatmulOp>(op), chip, reason);
  }

  ScheduleResources getResources(Attribute schedule, Operation *op, const ChipInfo &chip) const {
    return getWarpTileResources(cast<MatmulOp>(op),
                                getTiles(cast<MultistageScheduleAttr>(schedule)), chip);
  }

  std::optional<double> estimate(Attribute schedule, Operation *op, ArrayRef<int64_t> sizes,
                                 const ChipInfo &chip) const {
    return estimateWarpTiles(getMatmulShape(cast<MatmulOp>(op), sizes),
                             getTiles(cast<MultistageScheduleAttr>(schedule)), chip);
  }
};
} // namespace

void mlir::fuse::attachMultistage(MLIRContext &context) {
  MultistageScheduleAttr::attachInterface<MultistageFamily>(context);
}
