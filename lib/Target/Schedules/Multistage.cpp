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
//  split      a tile has no more CTAs than add up quickly
//  shared     the ring fits into shared memory
//  registers  accumulators leave room for addresses and fragments
//
//===----------------------------------------------------------------------===//

#include "WarpTiles.h"
#include "fuse/Target/Registers.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct MultistageFamily : WarpTileFamily<MultistageFamily, MultistageScheduleAttr> {
  static constexpr int64_t kColumns[] = {16, 32, 48, 64, 96, 128, 256};
  static constexpr int64_t kRowLengths[] = {64, 128, 256, 512};
  static constexpr int64_t kStageCounts[] = {2, 3, 4, 5, 6, 8};
  static constexpr int64_t kAheads[] = {1};

  /// None were timed on NVIDIA's chips, so none is chosen.
  static ArrayRef<int64_t> getSplits() { return {}; }

  static WarpTiles getTiles(MultistageScheduleAttr schedule) {
    return {schedule.getTile(), schedule.getWarps(), schedule.getStages(), schedule.getSplit()};
  }

  static MultistageScheduleAttr getSchedule(MLIRContext *context, const WarpTiles &tiles) {
    return MultistageScheduleAttr::get(context, tiles.tile, tiles.warps, tiles.stages,
                                       /*raster=*/8, tiles.split);
  }

  static bool fitsChip(const ChipInfo &chip, std::string &reason) {
    if (chip.copies.cpAsync)
      return true;
    reason = llvm::formatv("stages: {0} has no asynchronous copies; its kernels have one buffer "
                           "and the next step's loads under way in registers "
                           "(#fuse.register_prefetch)",
                           chip.name);
    return false;
  }

  static bool isWise(const MatmulShape &shape, int64_t /*wholeOperands*/, const WarpTiles &tiles,
                     const ChipInfo &chip) {
    int64_t threads = tiles.warps[0] * tiles.warps[1] * chip.lanes;
    return !hasLongRows(shape, tiles) && areWiseCopies(shape, tiles, threads) &&
           areWiseRegisters(tiles.tile[0] * tiles.tile[1] * shape.rhs / threads, /*prefetched=*/0,
                            shape.element.getIntOrFloatBitWidth(), chip);
  }

  /// Where rows are not whole copies of 16 bytes, there are as many as there are elements, and
  /// where threads are no power of two each of them has a place of its own: registers, which more
  /// copies do not have. By ptxas -v of 165 kernels, 3001 x 2049, 321 x 12345 and gates of 1367 x
  /// 2049: of a right operand of 32 times 16 bytes for each thread, or three warps, 49 of 56 spill,
  /// up to 5 KB; of others one, 4 bytes. Where k is a multiple of 8 none does.
  static bool areWiseCopies(const MatmulShape &shape, const WarpTiles &tiles, int64_t threads) {
    constexpr int64_t mostCopies = 16, copyBits = 128;
    const int64_t bits = shape.element.getIntOrFloatBitWidth();
    return shape.k * bits % copyBits == 0 ||
           (llvm::isPowerOf2_64(threads) &&
            tiles.tile[1] * tiles.tile[2] * bits <= mostCopies * copyBits * threads);
  }
};
} // namespace

void mlir::fuse::attachMultistage(MLIRContext &context) {
  MultistageScheduleAttr::attachInterface<MultistageFamily>(context);
}
