//===- WarpTiles.cpp - matmuls whose warps load and multiply --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpTiles.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/Registers.h"
#include "fuse/Target/SharedMemory.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::fuse;

namespace {
constexpr double kMatrixUnits = 4;   // per SM or CU; a warp feeds one
constexpr double kOverlapLoss = 0.2; // of what runs beside the slowest unit
constexpr double kTie = 1.04;        // times that close are alike
constexpr double kFill = 25e-9;      // seconds of a stage that is filled first
// Seconds of a thread's epilogue per element, with bias and GELU: from 32 x 32768 x 512 on an
// H200, where a tile of 32 x 256 takes 11.8 us on four warps and 13.7 on two, and two rounds of
// 32 x 128 on two take 14.6.
constexpr double kElementTime = 20e-9;
// The share of it that is not beside the products of other blocks, with and without functions: k of
// 128 to 512 on an H100.
constexpr double kBesideOthers = 0.6, kSimpleBesideOthers = 0.4;
// Bytes a cycle and SM that threads copy 2 at a time through registers: from 1.635 ms for
// 4096 x 4096 x 4097 on an H100. And seconds of a step of them, however many buffers there are,
// as each element waits for memory: 16 x 4096 x 1023 on an H200 takes 1.9 us a
// step, and 0.9 where the L2 cache has it.
constexpr double kCopy2 = 6;
constexpr double kCopyLatency = 1.4e-6; // between the two
constexpr double kAheadLoss = 0.04;     // share of the time, with more on its way than kMostAhead
constexpr int64_t kMostSplit = 64;
// Of CTAs that share tiles, nothing timed: seconds of the launch that clears their flags, and what
// the last CTA of a tile waits for when all have ended: sums on their way to memory, the flag on
// its way, both on their way back, in multiples of the latency of a step's loads.
constexpr double kClearTime = 5e-6;
constexpr double kSumsTrips = 4;
// Of the rate at which a CTA reads operands, what it reads others' sums at: few loads at a time.
constexpr double kSumsRate = 0.5;
// And of all the rest, what it may take longer than the model has it: a fifth must be saved.
constexpr double kSharingDoubt = 1.25;
} // namespace

ScheduleResources mlir::fuse::getWarpTileResources(MatmulOp op, const WarpTiles &tiles,
                                                   const ChipInfo &chip) {
  ArrayRef<int64_t> tile = tiles.tile;
  int64_t threads = tiles.warps[0] * tiles.warps[1] * chip.lanes, rhs = op.getRhs().size();
  int64_t bits = op.getMultipliedType().getIntOrFloatBitWidth();
  SmallVector<int64_t> tileBytes = {tile[0] * tile[2] * bits / 8};
  tileBytes.append(rhs, tile[1] * tile[2] * bits / 8);
  return {threads, SharedMemory::allocate(getSlotBuffers(tiles.stages, tileBytes)).bytes,
          tile[0] * tile[1] * rhs / threads};
}

static bool fitsSplit(int64_t split, std::string &reason) {
  if (split <= kMostSplit)
    return true;
  reason = llvm::formatv("split: {0} CTAs for a tile; at most {1}", split, kMostSplit);
  return false;
}

/// Whether so many rows of a tile are shared among warps in whole granules.
static bool isShared(int64_t rows, int64_t warps) { return rows % (warps * kWarpGranule) == 0; }

bool mlir::fuse::areLegalWarpTiles(MatmulOp op, const WarpTiles &tiles, const ChipInfo &chip,
                                   std::string &reason) {
  static constexpr StringLiteral names[] = {"m", "n"};
  for (unsigned i = 0; i < 2; ++i)
    if (!isShared(tiles.tile[i], tiles.warps[i])) {
      reason = llvm::formatv("warp-tile: {0} rows of {1} over {2} warps; a warp's share must be a "
                             "multiple of {3}",
                             tiles.tile[i], names[i], tiles.warps[i], kWarpGranule);
      return false;
    }
  return fitsKGranule(op, tiles.tile[2], reason) && fitsSplit(tiles.split, reason) &&
         fitsRings(getWarpTileResources(op, tiles, chip), tiles.stages, getAccumulatorLimit(chip),
                   chip, reason);
}

/// Whether elements of an operand pass through registers one by one on their way into shared
/// memory.
static bool isOneByOne(const Transport &transport) {
  return transport.kind != Transport::None && transport.accessBytes < kLeastCopyBytes;
}

/// Seconds of a step in which the threads of an SM, which holds so many blocks, copy the operands
/// that move in less than 16 bytes.
static double estimateNarrowCopies(const MatmulShape &shape, ArrayRef<int64_t> tile, double active,
                                   const ChipInfo &chip) {
  double seconds = estimateCopies(shape, tile, chip, [](const Transport &transport) {
    if (transport.kind == Transport::None || isOneByOne(transport))
      return kCopy2;
    return transport.accessBytes == kChunkBytes ? 0.0 : getCopyRate(transport.accessBytes);
  });
  return llvm::any_of(shape.transports, isOneByOne) ? std::max(seconds, kCopyLatency / active)
                                                    : seconds;
}

/// CTAs that a tile has, as #tile.split_k deals them out.
static double countPieces(double tiles, double steps, int64_t split, const ChipInfo &chip) {
  double dies = double(chip.dies), places = std::ceil(tiles / dies) * dies;
  return std::max(1.0, std::min({double(split), std::floor(chip.units / places), steps}));
}

/// Whether CTAs of few rows stream weights on a chip where that was timed: 28 products of 16 and 32
/// rows on an H100 and 22 on an H200, by about 50 schedules. All that asks is from these; of other
/// chips of NVIDIA's it is assumed.
static bool isTimedStream(const MatmulShape &shape, const ChipInfo &chip) {
  return chip.vendor == Vendor::Nvidia && shape.m <= kFewRows;
}

/// A last wave of streams lies on the few SMs that were free first.
static MemoryFit getMemoryFit(const MatmulShape &shape, const ChipInfo &chip) {
  if (isTimedStream(shape, chip))
    return {/*share=*/0.97, /*flightLatency=*/0.1e-6, /*waveLoss=*/0.3};
  return {kBandwidthShare, chip.model.flightLatency, kWaveLoss};
}

/// Seconds beyond those of the products where `pieces` CTAs have a tile each: the launch that
/// clears flags; what one CTA leaves and the last one of the tile reads; and all of it once there
/// and once back through memory, though it mostly stays in the L2 cache of a die.
static double estimateSums(const MatmulShape &shape, const WarpTiles &tiling, double tiles,
                           double pieces, const ChipInfo &chip) {
  if (pieces == 1)
    return kClearTime;
  const ModelFacts &model = chip.model;
  double bytes = double(tiling.tile[0]) * tiling.tile[1] * shape.rhs * sizeof(float);
  double rate = model.cacheBytesPerCycle * model.clock * kSumsRate;
  return kClearTime + kSumsTrips * model.stepLatency + pieces * bytes / rate +
         2 * (pieces - 1) * tiles * bytes / (chip.bandwidth * kBandwidthShare);
}

double mlir::fuse::estimateWarpTiles(const MatmulShape &shape, const WarpTiles &tiling,
                                     const ChipInfo &chip) {
  if (isEmpty(shape))
    return kOverhead;
  ArrayRef<int64_t> tile = tiling.tile, warps = tiling.warps;
  double bytes = shape.element.getIntOrFloatBitWidth() / 8.0;
  double tiles = countTiles(shape, tile);
  double allSteps = llvm::divideCeil(shape.k, tile[2]);
  double pieces = countPieces(tiles, allSteps, tiling.split, chip), blocks = tiles * pieces;
  double steps = std::ceil(allSteps / pieces);
  int64_t threads = warps[0] * warps[1] * chip.lanes;
  double rowsOfTile = tile[0] + double(shape.rhs) * tile[1];

  // Blocks on one SM or CU: shared memory, registers, warps.
  double shared = tiling.stages * rowsOfTile * tile[2] * bytes + chip.reservedShared;
  double accumulators = double(tile[0]) * tile[1] * shape.rhs / threads;
  // Of one buffer, the next steps stand in registers.
  const bool standInRegisters = tiling.stages == 1;
  double ahead = double(standInRegisters ? tiling.ahead : tiling.stages - 1);
  double prefetched = standInRegisters ? ahead * rowsOfTile * tile[2] * bytes / 4 / threads : 0.0;
  double registers = estimateRegisters(accumulators, prefetched, chip) * threads;
  double resident = std::min({std::floor(chip.sharedPerUnit / shared),
                              std::floor(chip.registersPerUnit / registers),
                              std::floor(double(chip.maxWarpsPerUnit) * chip.lanes / threads)});
  resident = std::max(1.0, resident);
  double active = std::min(resident, std::ceil(blocks / chip.units));

  const ModelFacts &model = chip.model;
  // One step along k of one tile. The units overlap, but not fully; a block that
  // is alone stands still at its barriers; loads that are not far enough ahead are
  // waited for.
  double flops = 2.0 * tile[0] * tile[1] * tile[2] * shape.rhs;
  double fed = std::min(1.0, active * threads / chip.lanes / kMatrixUnits);
  double matrix = flops / (getPeak(shape, chip, chip.matrixShare) / chip.units * fed);
  double sharedReads = (double(tile[0]) * warps[1] + double(tile[1]) * warps[0] * shape.rhs) *
                       tile[2] * bytes / (model.sharedBytesPerCycle * model.clock);
  double cacheReads = rowsOfTile * tile[2] * bytes / (model.cacheBytesPerCycle * model.clock);
  double step = std::max({matrix, sharedReads, cacheReads});
  step += kOverlapLoss * (matrix + sharedReads + cacheReads - step);
  step *= 1.0 + 0.05 / ahead;
  const bool isStream = isTimedStream(shape, chip);
  // Few rows have few products between two barriers.
  const double barrier = model.barrierCycles * (isStream ? 0.5 : 1.0);
  step += barrier / model.clock / std::pow(active, 3);
  // One buffer needs a barrier before and after it is filled, and the fill lies
  // between them, beside what other blocks do.
  if (tiling.stages == 1)
    step += (rowsOfTile * tile[2] * bytes / model.sharedBytesPerCycle + model.barrierCycles) /
            model.clock / active;
  step = std::max(step, model.stepLatency / (ahead * active));
  // Measured on NVIDIA's chips only.
  if (chip.vendor == Vendor::Nvidia)
    step = std::max(step, estimateNarrowCopies(shape, tile, active, chip));
  const double rounds = std::ceil(blocks / chip.units);
  double compute = rounds * steps * step;
  // Steps that would lie behind the end load tiles again, and what an epilogue loads comes after.
  if (standInRegisters)
    compute += rounds * (ahead - 1) * cacheReads;

  double memory =
      estimateMemory(shape, tile, chip, getMemoryFit(shape, chip), tiles, resident, ahead,
                     /*isEven=*/false, pieces);
  if (isStream && active * ahead * rowsOfTile * tile[2] * bytes > kMostAhead)
    memory *= 1 + kAheadLoss;
  double auxiliaries = std::ceil(tiles / chip.units) *
                       double(tile[0] * tile[1] * shape.auxiliaries) / kAuxiliaryRate;
  // While a block carries out its epilogue, others on its SM load and multiply, with instructions
  // that are issued between its own; more warps than issue instructions at once make it no shorter.
  // Measured on NVIDIA's chips only.
  double epilogue = 0;
  if (chip.vendor == Vendor::Nvidia) {
    epilogue = double(tile[0] * tile[1]) / std::min(double(threads), kMatrixUnits * chip.lanes) *
               kElementTime;
    if (resident > 1)
      compute +=
          (rounds - 1) * epilogue * (shape.hasFunctions ? kBesideOthers : kSimpleBesideOthers);
    else
      epilogue *= rounds;
  }
  double seconds =
      std::max(compute, memory) + auxiliaries + epilogue + kOverhead + kFill * (tiling.stages - 1);
  if (tiling.split > 1)
    seconds = kSharingDoubt * (seconds + estimateSums(shape, tiling, tiles, pieces, chip));
  return seconds;
}

void mlir::fuse::forEachWarpTiles(const MatmulShape &shape, ArrayRef<int64_t> columns,
                                  ArrayRef<int64_t> rowLengths, ArrayRef<int64_t> stageCounts,
                                  function_ref<void(const WarpTiles &)> add) {
  int64_t bytes = shape.element.getIntOrFloatBitWidth() / 8;
  static constexpr int64_t warpGrids[][2] = {{1, 2}, {1, 4}, {2, 2}, {4, 1}, {2, 4},
                                             {4, 2}, {1, 8}, {2, 1}, {1, 1}, {1, 3}};
  // Thirds are for few rows, where a CTA streams its own weights and there should be as many CTAs
  // as SMs.
  const bool isFew = shape.m <= kFewRows;
  auto suits = [&](int64_t m, int64_t n, ArrayRef<int64_t> warps) {
    const bool inThirds = warps[1] == 3;
    return inThirds == (n % 3 == 0) && (!inThirds || (isFew && m <= kFewRows));
  };
  for (int64_t m : {16, 32, 64, 128, 256})
    for (int64_t n : columns)
      for (int64_t rowBytes : rowLengths)
        for (ArrayRef<int64_t> warps : warpGrids)
          for (int64_t stages : stageCounts) {
            int64_t tile[] = {m, n, rowBytes / bytes};
            // Most do not divide so; to be told why takes longer than to see it.
            if (suits(m, n, warps) && isShared(tile[0], warps[0]) && isShared(tile[1], warps[1]))
              add({tile, warps, stages, /*split=*/1});
          }
}

void mlir::fuse::forEachSplit(const MatmulShape &shape, const WarpTiles &tiles,
                              ArrayRef<int64_t> splits, const ChipInfo &chip,
                              function_ref<void(const WarpTiles &)> add) {
  double count = countTiles(shape, tiles.tile), steps = llvm::divideCeil(shape.k, tiles.tile[2]);
  for (int64_t split : splits)
    if (countPieces(count, steps, split, chip) == double(split))
      add({tiles.tile, tiles.warps, tiles.stages, split, tiles.ahead});
}

bool mlir::fuse::hasLongRows(const MatmulShape &shape, const WarpTiles &tiles) {
  // Long rows are for tiles that only memory speed matters to; with several right
  // operands they would hold too many operands in registers.
  int64_t m = tiles.tile[0];
  int64_t rowBytes = tiles.tile[2] * shape.element.getIntOrFloatBitWidth() / 8;
  return rowBytes * shape.rhs > 512 || (rowBytes >= 256 && m > 32) || (rowBytes > 256 && m > 16);
}

bool mlir::fuse::areWiseWarpTiles(const WarpTiles &tiles) {
  // One warp alone hides nothing, and narrow tiles read the left operand too often.
  return tiles.warps[0] * tiles.warps[1] > 1 && tiles.tile[1] >= 32;
}

RankedSchedule mlir::fuse::chooseWarpTiles(ArrayRef<RankedSchedule> candidates) {
  if (candidates.empty())
    return {};
  std::map<int64_t, double> fastest; // of so many steps ahead
  for (const RankedSchedule &item : candidates) {
    double &seconds = fastest.try_emplace(item.schedule.getAhead(), HUGE_VAL).first->second;
    seconds = std::min(seconds, item.seconds);
  }
  double best = *llvm::min_element(llvm::make_second_range(fastest));
  auto [ahead, tied] =
      *llvm::find_if(fastest, [best](const auto &item) { return item.second <= best * kTie; });
  auto rank = [](const RankedSchedule &c) {
    return std::make_pair(c.schedule.getTile()[0] * c.schedule.getTile()[1], c.seconds);
  };
  const RankedSchedule *chosen = nullptr;
  for (const RankedSchedule &item : candidates)
    if (item.schedule.getAhead() == ahead && item.seconds <= tied * kTie &&
        (!chosen || rank(item) < rank(*chosen)))
      chosen = &item;
  return {chosen->schedule, best};
}
