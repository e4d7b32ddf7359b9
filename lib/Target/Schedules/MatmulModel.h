//===- MatmulModel.h - what the families of matmuls share -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_MATMULMODEL_H
#define FUSE_LIB_TARGET_SCHEDULES_MATMULMODEL_H

#include "Families.h"
#include "fuse/Target/Cost.h"

namespace mlir::fuse {

/// The constants of the model that chips have no own of (ModelFacts), fitted to the same timings.
constexpr double kAuxiliaryRate = 30e9; // elements of auxiliaries a second and SM, loaded
constexpr double kCopy16 = 32, kCopy8 = 16.5, kCopy4 = 16; // bytes a cycle that threads copy

/// Rows that are few: what is computed is little beside what is read.
constexpr int64_t kFewRows = 32;
/// Bytes of an SM on their way beyond which more of them make a kernel of few rows slower: 164 KB
/// and more beside 98 to 144, by 28 products of 16 and 32 rows on an H100 and 22 on an H200.
constexpr int64_t kMostAhead = 144 * 1024;

/// Whether so many stages are within what an expansion counts with; `name` is what the schedule
/// calls them.
bool fitsStages(int64_t stages, std::string &reason, StringRef name = "stages");

/// Whether the tile's k is a multiple of what matrix instructions take.
bool fitsKGranule(MatmulOp op, int64_t tileK, std::string &reason);

/// Whether rings of so many bytes fit, and so many accumulators a thread, in each of `resident`
/// CTAs of an SM or CU.
bool fitsRings(const ScheduleResources &resources, int64_t stages, int64_t accumulatorLimit,
               const ChipInfo &chip, std::string &reason, int64_t resident = 1);

/// Operations a second, of which matrix instructions attain a share.
double getPeak(const MatmulShape &shape, const ChipInfo &chip, double matrixShare);

/// How a kind of kernel streams from memory.
struct MemoryFit {
  double share;         // of the bandwidth, at best
  double flightLatency; // seconds of bytes in flight for half of that
  double waveLoss;      // share of the time, where almost no tile is left for the last wave
  bool rereads = true;  // whether what several tiles read is counted, at the cache's bandwidth
};
constexpr double kWaveLoss = 0.12; // where nothing else was timed

/// Seconds of device memory and the cache: the more bytes are in flight, the closer to the full
/// bandwidth; what several tiles read comes from the cache, beside all else. `resident` CTAs an SM
/// or CU load `ahead` steps ahead. `isEven`: all of them do, to the end, as they share tiles.
/// `pieces`: CTAs of a tile.
double estimateMemory(const MatmulShape &shape, ArrayRef<int64_t> tile, const ChipInfo &chip,
                      const MemoryFit &fit, double tiles, double resident, double ahead,
                      bool isEven = false, double pieces = 1);

/// Tiles of the result.
double countTiles(const MatmulShape &shape, ArrayRef<int64_t> tile);

/// Whether there is no product to time.
bool isEmpty(const MatmulShape &shape);

/// Bytes a cycle and SM that threads copy asynchronously, so many of them at once.
double getCopyRate(int64_t unitBytes);

/// Seconds that threads of an SM copy a step's tiles, at the rate of each operand's transport, 0
/// for what takes them no time.
double estimateCopies(const MatmulShape &shape, ArrayRef<int64_t> tile, const ChipInfo &chip,
                      llvm::function_ref<double(const Transport &)> getRate);

/// Whether threads could move all operands 16 bytes at a time.
bool moveWholeChunks(const MatmulShape &shape);

/// Auxiliaries and results of the result's size.
int64_t countWholeOperands(MatmulOp op);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_MATMULMODEL_H
