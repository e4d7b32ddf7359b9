//===- RegisterPrefetch.cpp - #fuse.register_prefetch ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  stages     chips with asynchronous copies have another family
//  warp-tile  a wave's share of m and n is a multiple of 16
//  k-tile     the k tile is a multiple of 16 (16-bit operands) or 8 (f32)
//  shared     the buffer fits into LDS
//  registers  accumulators leave room for addresses and fragments
//
//===----------------------------------------------------------------------===//

#include "WarpTiles.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

/// Accumulators of a lane that leave room for operands and addresses: half of what a lane can
/// address.
static constexpr int64_t kMostAccumulators = 256;

static WarpTiles getTiles(RegisterPrefetchScheduleAttr schedule) {
  return {schedule.getTile(), schedule.getWarps(), /*stages=*/1};
}

static bool isLegal(RegisterPrefetchScheduleAttr schedule, MatmulOp op, const ChipInfo &chip,
                    std::string &reason) {
  if (!fitsThreads(schedule, chip, reason))
    return false;
  if (chip.copies.cpAsync) {
    reason = llvm::formatv("stages: {0} has asynchronous copies; its kernels have a ring of "
                           "buffers (#fuse.multistage)",
                           chip.name);
    return false;
  }
  return areLegalWarpTiles(op, getTiles(schedule), kMostAccumulators, chip, reason);
}

/// Whether a legal schedule is also wise, by what is known beyond the model. `wholeOperands` are
/// auxiliaries and results of the result's size.
static bool isWise(const MatmulShape &shape, int64_t wholeOperands,
                   RegisterPrefetchScheduleAttr schedule, const ChipInfo &chip) {
  WarpTiles tiles = getTiles(schedule);
  if (!areWiseWarpTiles(shape, tiles))
    return false;
  int64_t m = tiles.tile[0], n = tiles.tile[1];
  int64_t rowBytes = tiles.tile[2] * shape.element.getIntOrFloatBitWidth() / 8;
  int64_t threads = tiles.warps[0] * tiles.warps[1] * chip.lanes;
  int64_t accumulators = m * n * shape.rhs / threads;
  // No AMD chip was timed: stay with blocks of four waves, rows of 128 bytes and,
  // where the problem fills it, 64 accumulators a lane, which keep the loop dense in
  // matrix instructions, free of spills and of moves between register files.
  if (accumulators > 64)
    return false;
  if (m * n >= 64 * 64 && (threads != 256 || rowBytes != 128))
    return false;
  // Where the last tile is cut, each access of the epilogue has a mask of its lanes, two scalar
  // registers. Of more than 32 of them for several operands the compiler spills some.
  bool isMasked = wholeOperands > 2 && shape.n % n != 0;
  if (isMasked && m * n / threads > 32)
    return false;
  return shape.m < 128 || shape.n < 128 || accumulators > (isMasked ? 16 : 32);
}

/// The wise schedules; all, if none is.
static SmallVector<RankedSchedule> listSchedules(MatmulOp op, const MatmulShape &shape,
                                                 const ChipInfo &chip) {
  SmallVector<RankedSchedule> schedules;
  if (chip.copies.cpAsync)
    return schedules;
  std::string reason;
  forEachWarpTiles(shape, /*stageCounts=*/{1}, [&](const WarpTiles &tiles) {
    auto schedule = RegisterPrefetchScheduleAttr::get(op->getContext(), tiles.tile, tiles.warps,
                                                      /*raster=*/8);
    if (isLegal(schedule, op, chip, reason))
      schedules.push_back({schedule, estimateWarpTiles(shape, tiles, chip)});
  });
  int64_t wholeOperands = countWholeOperands(op);
  auto wise = [&](const RankedSchedule &item) {
    return isWise(shape, wholeOperands, cast<RegisterPrefetchScheduleAttr>(item.schedule), chip);
  };
  if (llvm::any_of(schedules, wise))
    llvm::erase_if(schedules, [&](const RankedSchedule &item) { return !wise(item); });
  return schedules;
}

namespace {
struct RegisterPrefetchFamily
    : ScheduleFamily::ExternalModel<RegisterPrefetchFamily, RegisterPrefetchScheduleAttr> {
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
    return ::isLegal(cast<RegisterPrefetchScheduleAttr>(schedule), cast<MatmulOp>(op), chip,
                     reason);
  }

  ScheduleResources getResources(Attribute schedule, Operation *op, const ChipInfo &chip) const {
    return getWarpTileResources(cast<MatmulOp>(op),
                                getTiles(cast<RegisterPrefetchScheduleAttr>(schedule)), chip);
  }

  std::optional<double> estimate(Attribute schedule, Operation *op, ArrayRef<int64_t> sizes,
                                 const ChipInfo &chip) const {
    return estimateWarpTiles(getMatmulShape(cast<MatmulOp>(op), sizes),
                             getTiles(cast<RegisterPrefetchScheduleAttr>(schedule)), chip);
  }
};
} // namespace

void mlir::fuse::attachRegisterPrefetch(MLIRContext &context) {
  RegisterPrefetchScheduleAttr::attachInterface<RegisterPrefetchFamily>(context);
}
