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
//  split      a tile has no more CTAs than add up quickly
//  shared     the buffer fits into LDS
//  registers  accumulators and the next steps leave room for addresses and fragments
//
//===----------------------------------------------------------------------===//

#include "WarpTiles.h"
#include "fuse/Target/Registers.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct RegisterPrefetchFamily
    : WarpTileFamily<RegisterPrefetchFamily, RegisterPrefetchScheduleAttr> {
  static constexpr int64_t kColumns[] = {16, 32, 64, 128, 256};
  static constexpr int64_t kRowLengths[] = {64, 128, 256, 512, 1024};
  static constexpr int64_t kStageCounts[] = {1};
  static constexpr int64_t kAheads[] = {1, 2};

  static ArrayRef<int64_t> getSplits() {
    static constexpr int64_t splits[] = {2, 3, 4, 6, 8};
    return splits;
  }

  static WarpTiles getTiles(RegisterPrefetchScheduleAttr schedule) {
    return {schedule.getTile(), schedule.getWarps(), /*stages=*/1, schedule.getSplit(),
            schedule.getAhead()};
  }

  static RegisterPrefetchScheduleAttr getSchedule(MLIRContext *context, const WarpTiles &tiles) {
    return RegisterPrefetchScheduleAttr::get(context, tiles.tile, tiles.warps, tiles.ahead,
                                             /*raster=*/8, tiles.split);
  }

  static bool fitsChip(const ChipInfo &chip, std::string &reason) {
    if (!chip.copies.cpAsync)
      return true;
    reason = llvm::formatv("stages: {0} has asynchronous copies; its kernels have a ring of "
                           "buffers (#fuse.multistage)",
                           chip.name);
    return false;
  }

  bool isLegal(Attribute attribute, Operation *op, const ChipInfo &chip,
               std::string &reason) const {
    return WarpTileFamily::isLegal(attribute, op, chip, reason) &&
           fitsRegisters(cast<MatmulOp>(op), cast<RegisterPrefetchScheduleAttr>(attribute), chip,
                         reason);
  }

  static bool fitsRegisters(MatmulOp op, RegisterPrefetchScheduleAttr schedule,
                            const ChipInfo &chip, std::string &reason) {
    ScheduleResources resources = getWarpTileResources(op, getTiles(schedule), chip);
    const int64_t prefetched = schedule.getAhead() * resources.sharedBytes / 4 / resources.threads;
    const int64_t most = getPrefetchLimit(chip);
    if (resources.registers + prefetched <= most)
      return true;
    reason = ("registers: " + Twine(resources.registers) + " accumulators and " +
              Twine(prefetched) + " of " + Twine(schedule.getAhead()) +
              " steps ahead per thread, at most " + Twine(most) + " fit")
                 .str();
    return false;
  }

  static bool isWise(const MatmulShape &shape, int64_t wholeOperands, const WarpTiles &tiles,
                     const ChipInfo &chip) {
    int64_t m = tiles.tile[0], n = tiles.tile[1];
    int64_t rowBytes = tiles.tile[2] * shape.element.getIntOrFloatBitWidth() / 8;
    int64_t threads = tiles.warps[0] * tiles.warps[1] * chip.lanes;
    int64_t accumulators = m * n * shape.rhs / threads;
    // Registers of a lane in which the next steps stand.
    int64_t prefetched = tiles.ahead * (m + shape.rhs * n) * rowBytes / 4 / threads;
    // Of few steps most are the first, which all wait for, or lie behind the end.
    const int64_t steps = llvm::divideCeil(shape.k, tiles.tile[2] * tiles.split);
    if (tiles.ahead > 1 && steps < 2 * tiles.ahead)
      return false;
    // Of blocks that are no more than CUs a SIMD has one wave, with registers for further steps.
    int64_t waves = tiles.ahead > 1 && countTiles(shape, tiles.tile) <= chip.units ? 1 : 2;
    // No AMD chip was timed: stay with blocks of at most four waves, and for larger tiles just
    // four, with rows of 128 bytes.
    if (!areWiseRegisters(accumulators, prefetched, shape.element.getIntOrFloatBitWidth(), chip,
                          waves) ||
        threads > 256 || rowBytes * shape.rhs > 1024)
      return false;
    // Loads of less than 16 bytes are many, and each has a mask; a wave counts 63 at most.
    bool isNarrow = !moveWholeChunks(shape);
    if (isNarrow && (tiles.ahead > 1 || hasLongRows(shape, tiles)))
      return false;
    if (m * n * shape.rhs >= 64 * 64 &&
        (threads != 256 || rowBytes < 128 || (isNarrow && rowBytes > 128)))
      return false;
    // Where the last tile is cut, each access of the epilogue has a mask of its lanes, two scalar
    // registers. Of more than 32 of them for several operands the compiler spills some.
    bool isMasked = wholeOperands > 2 && shape.n % n != 0;
    if (isMasked && m * n / threads > 32)
      return false;
    // Where tiles of 64 accumulators a lane fill the chip twice, they keep the loop dense in matrix
    // instructions, and read least.
    double largeTiles = double(shape.batch) * llvm::divideCeil(shape.m, 128) *
                        llvm::divideCeil(shape.n * shape.rhs, 128);
    return shape.m < 128 || shape.n < 128 || largeTiles < 2.0 * chip.units ||
           accumulators > (isMasked ? 16 : 32);
  }
};
} // namespace

void mlir::fuse::attachRegisterPrefetch(MLIRContext &context) {
  RegisterPrefetchScheduleAttr::attachInterface<RegisterPrefetchFamily>(context);
}
