//===- WarpSpecializedModel.cpp - what kernels with roles cost ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpSpecializedModel.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/WarpSpecialized.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::fuse;

namespace {
// Measured on an H100 at its power limit.
constexpr double kWarpgroupShare = 0.82; // of the matrix peak, at best
// Of few rows with swapped operands: 8 shapes of up to 16 rows on an H200, where mma.sync's tiles
// took 0.95 of the model's time and these 1.03.
constexpr double kFewRows = 1.08;
constexpr double kRolesOverlapLoss = 0.1; // of what runs beside the slowest unit
constexpr double kCacheReads = 1.12;      // of what CTAs that all load read from L2 in a cycle
constexpr double kPartialWave = 0.5;      // of a last wave, as if it took its share of the time
constexpr double kTileTime = 0.8e-6;   // seconds that a ring is filled before a tile's first step
constexpr double kEpilogueRate = 10e9; // elements a second and SM, between two tiles
// Of two warpgroups that take turns, elements a second and SM of an epilogue, by which the products
// beside it are late: 47 shapes on an H200, k of 512 to 28672, columns of 96 to 192.
constexpr double kTurnRate = 35e9;
// Of several CTAs an SM, what reads of operands take more.
constexpr double kResidentReads = 1.05;
// Of short k, on an H100: 23 shapes with k of 64 to 512. Elements a second and SM of an epilogue
// where the ring holds a whole tile: of simple arithmetic, and of functions, by one warp and for
// each one more. Of epilogues beside each other: by groups in turns, by each CTA, and in all; the
// share of the products that is not beside them. Seconds until a slot of one of several CTAs is
// full again.
constexpr double kSimpleRate = 25e9, kFunctionRate = 6.9e9, kFunctionRateOfWarp = 0.27e9;
constexpr double kRateInTurns = 8.5e9, kRateOfCta = 4.5e9, kRateOfCtas = 10.5e9;
constexpr double kBesideEpilogues = 0.45, kSlotTime = 1.2e-6;
// Of CTAs that share tiles, on an H200: elements of sums a second and SM, there and back; seconds
// of the kernel that clears their flags; what 12 shapes took beyond the model, waiting for sums and
// reading operands at times that others do not.
constexpr double kPartialRate = 13e9, kClearTime = 2.5e-6, kSharingLoss = 0.08;
// Of clusters that share a tile, from 123 timings of 9 shapes on an H100, which err by 11%:
// elements of sums a second and SM, there and back; seconds that each doubling of the CTAs takes to
// start, to meet and to end.
constexpr double kClusterRate = 8e9, kClusterTime = 1e-6;
// Their bytes a second from the L2 cache, to all SMs and to one; seconds of a slot's tiles until
// they are there, and of products that are waited for in their own step.
constexpr double kClusterReads = 8e12, kClusterReadsOfUnit = 130e9;
constexpr double kSlotLatency = 1.4e-6, kOwnProducts = 0.15e-6;
// The same where tiles are whole: seconds until a slot is full from the L2 cache (from memory as
// above), and of waiting for products; 72 shapes of public models.
constexpr double kCacheLatency = 0.5e-6, kOwnWait = 0.02e-6;
// What the clock gains where matrix units mostly wait (an H100 runs at 1.98 GHz then, 1.7 at its
// power limit): all of it up to the first share of a step that they are busy, nothing from the
// second on.
constexpr double kIdleClock = 1.165, kIdleShare = 0.3, kBusyShare = 0.6;
constexpr double kRingRate = 120e9; // elements of auxiliaries likewise, read out of a ring
// Bytes a cycle and SM of lines that producers shift. Theirs in units of 8 bytes, of 4, and these:
// from 462, 475 and 505 us for 4096 x 4096 x 4100, 4098, 4097 on an H100 (128x256 tiles). Of 16
// bytes: assumed.
constexpr double kCopyRealigned = 15;
} // namespace

/// Seconds that the producers of an SM copy a step's tiles: of the operands that no tensor map can
/// show.
static double estimateProducerCopies(const MatmulShape &shape, ArrayRef<int64_t> tile,
                                     const ChipInfo &chip) {
  return estimateCopies(shape, tile, chip, [](const Transport &transport) {
    return getCopyRate(transport, kCopyRealigned);
  });
}

/// Factor on the clock at the power limit, of matrix units that are busy for a share of the time.
static double getClockGain(double matrixShare) {
  double idle = (kBusyShare - matrixShare) / (kBusyShare - kIdleShare);
  return 1 + (kIdleClock - 1) * std::clamp(idle, 0.0, 1.0);
}

/// Seconds of a step of whole tiles, of which its units take so many: slots that were given back
/// are full again only some time later, most of all from memory, and products of one slot may run
/// while the next one's are started.
static double addWaiting(double step, const MatmulShape &shape,
                         WarpSpecializedScheduleAttr schedule) {
  ArrayRef<int64_t> tile = schedule.getTile();
  const double rowsRead = countTiles(shape, tile) * double(tile[0] + shape.rhs * tile[1]);
  const double fromMemory =
      std::min(1.0, double(shape.batch) * double(shape.m + shape.rhs * shape.n) / rowsRead);
  const double latency = kCacheLatency + fromMemory * (kSlotLatency - kCacheLatency);
  const int64_t behind = countStepsBehind(schedule, shape.element.getIntOrFloatBitWidth());
  const double ahead = double(std::max<int64_t>(1, schedule.getStages() - 1 - behind));
  step = std::cbrt(std::pow(step, 3) + std::pow(latency / ahead, 3));
  return behind ? step : step + kOwnWait;
}

double mlir::fuse::estimateWarpSpecialized(const MatmulShape &shape,
                                           WarpSpecializedScheduleAttr schedule,
                                           const ChipInfo &chip) {
  if (isEmpty(shape))
    return kOverhead;
  ArrayRef<int64_t> tile = schedule.getTile();
  double tiles = countTiles(shape, tile);
  // The last clusters may have CTAs without a tile.
  for (auto [extent, size, ctas] : {std::tuple(shape.m, tile[0], schedule.getCtasAlongM()),
                                    {shape.n, tile[1], schedule.getCtasAlongN()}}) {
    const int64_t along = llvm::divideCeil(extent, size);
    tiles *= double(llvm::alignTo(along, ctas)) / double(along);
  }
  // Of the instruction.
  double rows = double(tile[0]), columns = double(tile[1]) * shape.rhs;
  if (schedule.getSwap())
    std::swap(rows, columns);
  double steps = llvm::divideCeil(shape.k, tile[2]);
  double bytes = tile[2] * shape.element.getIntOrFloatBitWidth() / 8.0; // of a row of a tile
  double matrix =
      2.0 * rows * columns * tile[2] / (getPeak(shape, chip, kWarpgroupShare) / chip.units);
  // Each block of 64 rows reads its own operands and all columns.
  const ModelFacts &model = chip.model;
  double sharedReads =
      (rows + rows / 64 * columns) * bytes / (model.sharedBytesPerCycle * model.clock) +
      estimateProducerCopies(shape, tile, chip);
  double cacheReads =
      (rows + columns) * bytes / (kCacheReads * model.cacheBytesPerCycle * model.clock);
  if (schedule.getResident() > 1)
    cacheReads *= kResidentReads;
  const double gain = getClockGain(matrix / std::max({matrix, sharedReads, cacheReads}));
  sharedReads /= gain;
  cacheReads /= gain;
  double step = std::max({matrix, sharedReads, cacheReads});
  step += kRolesOverlapLoss * (matrix + sharedReads + cacheReads - step);
  if (schedule.getResident() == 1 && double(schedule.getStages()) < steps)
    step = addWaiting(step, shape, schedule);
  // A ring that holds a whole tile is full again when the one before has been stored.
  const double resident = double(schedule.getResident());
  const double elements = rows * columns / double(shape.rhs); // of results
  const bool isFilled = double(schedule.getStages()) >= steps;
  const double warps = double(schedule.getWarps()[0] * schedule.getWarps()[1]);
  const double filledRate =
      shape.hasFunctions ? kFunctionRate + warps * kFunctionRateOfWarp : kSimpleRate;
  double between = isFilled ? elements / filledRate : kTileTime + rows * columns / kEpilogueRate;
  // Of several CTAs, by how much slots, of which one's products run, are late.
  double late = 0;
  if (const double slots = double(schedule.getStages()); resident > 1 && steps > slots)
    late = (steps - slots) * std::max(0.0, kSlotTime / (slots - 1) - step);
  double auxiliaries = rows * double(tile[1] * shape.auxiliaries) /
                       (schedule.getAuxStages() ? kRingRate : kAuxiliaryRate);
  double memory = estimateMemory(shape, tile, chip, tiles, resident, double(schedule.getStages()),
                                 schedule.getStreamK());
  const int64_t sharers = schedule.getCtasAlongM() * schedule.getCtasAlongN();
  const int64_t units = sharers > 2 ? countClusters(sharers, chip) * sharers : chip.units;
  double waves = tiles / double(units), seconds = kOverhead + model.stepLatency;
  if (int64_t ctas = schedule.getCtasAlongK(); ctas > 1) {
    // Each CTA has its part of k, and of the epilogue. Those that run together share the memory.
    double rounds = std::ceil(tiles / double(countClusters(ctas, chip)));
    double resident = std::min(tiles * double(ctas) / chip.units, 1.0);
    double memory = estimateMemory(shape, tile, chip, tiles, resident, double(schedule.getStages()),
                                   /*isEven=*/true);
    // Products that run while the next step's are started hold a slot more.
    const bool isBehind = countStepsBehind(schedule, shape.element.getIntOrFloatBitWidth()) > 0;
    double perByte = std::max(tiles * double(ctas) / kClusterReads, 1 / kClusterReadsOfUnit);
    double perStep = std::max({matrix, sharedReads, (rows + columns) * bytes * perByte,
                               kSlotLatency / double(schedule.getStages() - isBehind)}) +
                     (isBehind ? 0 : kOwnProducts);
    double compute = rounds * std::ceil(steps / double(ctas)) * perStep;
    seconds += std::max(compute, memory) + waves * auxiliaries +
               rounds * (kClusterTime * std::log2(double(ctas)) + rows * columns / kClusterRate);
    return schedule.getSwap() && shape.m <= 16 ? seconds * kFewRows : seconds;
  }
  if (schedule.getStreamK())
    seconds += kClearTime;
  // Where few SMs would be idle, no tiles are shared (DistributeStreamK.cpp).
  if (schedule.getStreamK() && (std::ceil(waves) - waves) * 8 > waves) {
    // Each SM has as many grains, and leaves the sums of one tile; who ends one adds what others
    // left.
    double grain = double(schedule.getGrain()) / double(tile[2]), grains = std::ceil(steps / grain);
    double whole = std::floor(waves) == waves ? waves : std::max(0.0, std::floor(waves) - 1);
    double split = std::min(std::floor(1 / waves), grains); // CTAs for each tile
    double ownGrains = std::ceil(split > 1 ? grains / split : (waves - whole) * grains);
    double others = std::max(1.0, split - 1);
    double compute = (whole * steps + std::min(ownGrains * grain, steps * 2)) * step +
                     (std::ceil(waves) + 1) * between;
    seconds += (1 + kSharingLoss) * (std::max(compute, memory) + waves * auxiliaries +
                                     (1 + others) * rows * columns / kPartialRate / 2);
  } else {
    // While some SMs are idle the others run faster: the chip is at its power limit.
    waves = (1 - kPartialWave) * std::ceil(waves) + kPartialWave * std::max(1.0, waves);
    // A tile is begun when the other groups and CTAs are past its steps and the own one past its
    // tile before; the last epilogue has nothing beside it.
    double beside = double(schedule.getGroups()) * resident, perTile = steps * step + between;
    if (beside > 1)
      perTile = std::max(steps * step, (perTile + late) / beside) + rows * columns / kTurnRate;
    double compute = waves * perTile;
    // Of short k most warps are in their epilogues.
    if (beside > 1) {
      const double rate =
          resident > 1 ? std::min(resident * kRateOfCta, kRateOfCtas) : kRateInTurns;
      if (shape.hasFunctions)
        perTile = std::max(perTile, elements / rate + kBesideEpilogues * steps * step);
      compute = waves * perTile + between;
    }
    if (isFilled)
      compute += kTileTime;
    // Auxiliaries are waited for, whatever else the kernel waits for.
    seconds += std::max(compute, memory) + waves * auxiliaries;
  }
  return schedule.getSwap() && shape.m <= 16 ? seconds * kFewRows : seconds;
}
