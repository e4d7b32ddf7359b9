//===- WarpSpecializedModel.cpp - what kernels with roles cost ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpSpecializedModel.h"
#include "MatmulEnergy.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/WarpSpecialized.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::fuse;

/// Seconds that the producers of an SM copy a step's tiles: of the operands that no tensor map can
/// show.
static double estimateProducerCopies(const MatmulShape &shape, ArrayRef<int64_t> tile,
                                     const ChipInfo &chip) {
  const RolesFacts &roles = *chip.roles;
  const double shifted = llvm::count_if(shape.transports, [](const Transport &transport) {
    return transport.kind == Transport::Realigned;
  });
  const double lines = tile[2] * shape.element.getIntOrFloatBitWidth() / 8.0 / kLineBytes;
  return shifted * lines * roles.realignTime +
         estimateCopies(shape, tile, chip, [&](const Transport &transport) {
           return transport.kind == Transport::TensorMap ? 0.0
                  : transport.kind == Transport::Copied  ? getCopyRate(transport.unitBytes)
                                                         : roles.copyRealigned;
         });
}

/// Seconds of what runs beside each other: the longest, and more where others take as long. The
/// exponent is of the timings that RolesFacts are of (ChipInfo.cpp).
static double overlap(std::initializer_list<double> seconds) {
  constexpr double exponent = 5;
  const double longest = std::max(seconds);
  double sum = 0;
  for (double each : seconds)
    sum += std::pow(each / longest, exponent);
  return longest * std::pow(sum, 1 / exponent);
}

/// Seconds of what SMs compute beside memory and the L2 cache: at the power limit SMs take longer
/// the more joules a kernel is.
static double overlapAtLimit(double compute, double memory, double cache, double joules,
                             const RolesFacts &roles) {
  const double power = joules / overlap({compute, memory, cache});
  const double slower = std::max(1.0, std::pow(power / roles.power, roles.powerExponent));
  return overlap({compute * slower, memory, cache});
}

/// Seconds in which the L2 cache gives all tiles the rows of operands that they have.
static double estimateCache(const MatmulShape &shape, ArrayRef<int64_t> tile,
                            const RolesFacts &roles) {
  const double rows = double(shape.m) * llvm::divideCeil(shape.n, tile[1]) +
                      double(shape.n) * shape.rhs * llvm::divideCeil(shape.m, tile[0]);
  return double(shape.batch) * rows * shape.k * shape.element.getIntOrFloatBitWidth() / 8 /
         roles.cacheRate;
}

/// How much longer the products of small tiles take, as a share, for the order in which one CTA of
/// each SM walks them: the more of them lie above each other, in the more steps, the worse does an
/// H100's L2 cache serve them (docs/Rationale.md, "Warpgroups that take tiles in turns", has what
/// was timed, from which all constants are).
static double getOrderLoss(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule,
                           double waves, double steps, const RolesFacts &roles) {
  ArrayRef<int64_t> tile = schedule.getTile();
  const int64_t elements = tile[0] * tile[1] * shape.rhs;
  const bool isGate = shape.rhs > 1, isSmall = elements <= 128 * 128;
  const int64_t large = isGate ? 128 * 128 : schedule.getSwap() ? 128 * 192 : 128 * 176;
  if (schedule.getResident() > 1 || shape.m <= 1024 || elements > large)
    return 0;
  // In rows of tiles of 128. Clusters along m are as bad as twice the best, along n four times.
  const double best = isGate ? 8 : 4;
  double atATime = double(std::min(schedule.getRaster() * tile[0], shape.m)) / 128;
  if (schedule.getCtasAlongM() > 1)
    atATime = 2 * best;
  if (schedule.getCtasAlongN() > 1)
    atATime = 4 * best;
  const double rows = std::log2(std::max(atATime / best, 1.0));
  double loss = rows * std::max(0.0, std::log2(waves * steps / (isSmall ? 500 : 2500)));
  if (isSmall && !isGate)
    loss += 4 * std::max(0.0, std::log2(waves * steps / 5000)); // in any order
  return roles.wideOrderLoss * loss;
}

double mlir::fuse::estimateWarpSpecialized(const MatmulShape &shape,
                                           WarpSpecializedScheduleAttr schedule,
                                           const ChipInfo &chip) {
  if (isEmpty(shape))
    return kOverhead;
  const RolesFacts &roles = *chip.roles;
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
      2.0 * rows * columns * tile[2] / (getPeak(shape, chip, roles.matrixShare) / chip.units);
  const ModelFacts &model = chip.model;
  double sharedReads =
      countRowsRead(shape, schedule) * bytes / (model.sharedBytesPerCycle * model.clock) +
      estimateProducerCopies(shape, tile, chip);
  double cacheReads =
      (rows + columns) * bytes / (roles.cacheReads * model.cacheBytesPerCycle * model.clock);
  if (schedule.getResident() > 1) {
    matrix *= roles.residentProducts;
    cacheReads *= roles.residentReads;
  }
  const int64_t ctasAlongK = schedule.getCtasAlongK();
  const double ownSteps = std::ceil(steps / double(ctasAlongK));
  const bool isFilled = double(schedule.getStages()) >= ownSteps;
  // Slots that were given back are full again only some time later, and products of one slot may
  // run while the next one's are started.
  const int64_t behind = countStepsBehind(schedule, shape.element.getIntOrFloatBitWidth());
  const double ahead = double(std::max<int64_t>(1, schedule.getStages() - 1 - behind));
  const double warps = double(schedule.getWarps()[0] * schedule.getWarps()[1]);
  const bool waits = schedule.getResident() == 1 && !isFilled;
  double step = overlap({matrix, sharedReads, cacheReads, waits ? roles.slotLatency / ahead : 0.0});
  if (waits && !behind)
    step += roles.ownWait * 4 / warps;
  // A ring that holds a whole tile is full again when the one before has been stored.
  const double resident = double(schedule.getResident());
  const double elements = rows * columns / double(shape.rhs); // of results
  const double filledRate =
      shape.hasFunctions ? roles.functionRate + warps * roles.functionRateOfWarp : roles.simpleRate;
  double between =
      isFilled ? elements / filledRate : roles.tileTime + rows * columns / roles.epilogueRate;
  // Pieces of auxiliaries beyond the slots of their ring are loaded when others have been read.
  const double pieces = double(llvm::divideCeil(tile[1], kEpilogueColumns));
  const double slots = double(schedule.getAuxStages());
  const double fill = roles.ringLatency + double(shape.auxiliaries) * roles.ringLatencyOfTile;
  if (slots > 0)
    between = std::max(between, elements / filledRate + (std::ceil(pieces / slots) - 1) * fill);
  // Of several CTAs, by how much slots, of which one's products run, are late.
  double late = 0;
  if (const double stages = double(schedule.getStages()); resident > 1 && steps > stages)
    late = (steps - stages) * std::max(0.0, roles.slotTime / (stages - 1) - step);
  double auxiliaries = double(tile[0] * tile[1] * shape.auxiliaries) /
                       (schedule.getAuxStages() ? roles.ringRate : kAuxiliaryRate);
  // CTAs that share tiles all have a part of the work, to the end.
  const bool isShared = schedule.getStreamK() || ctasAlongK > 1;
  const MemoryFit fit = {kBandwidthShare, model.flightLatency, roles.waveLoss, /*rereads=*/false};
  const double memory = estimateMemory(
      shape, tile, chip, fit, tiles,
      ctasAlongK > 1 ? std::min(tiles * double(ctasAlongK) / chip.units, 1.0) : resident,
      double(schedule.getStages()), isShared);
  const double filledUnits = std::min(tiles, resident * chip.units);
  const double lastWave = isShared ? 1 : tiles / filledUnits;
  const double cache = estimateCache(shape, tile, roles) *
                       (ctasAlongK > 1 ? roles.clusterRows : 1) *
                       (1 + roles.waveLoss * (std::ceil(lastWave) / lastWave - 1));
  const int64_t sharers = schedule.getCtasAlongM() * schedule.getCtasAlongN();
  const int64_t units = sharers > 2 ? countClusters(sharers, chip) * sharers : chip.units;
  const double joules = estimateEnergy(shape, schedule, chip);
  double waves = tiles / double(units), seconds = kOverhead + model.stepLatency;
  if (ctasAlongK > 1) {
    // Each CTA has its part of k, and of the epilogue.
    const double rounds = std::ceil(tiles / double(countClusters(ctasAlongK, chip)));
    seconds += overlapAtLimit(rounds * ownSteps * step, memory, cache, joules, roles) +
               waves * auxiliaries +
               rounds * (roles.clusterTime * std::log2(double(ctasAlongK)) +
                         rows * columns / roles.clusterRate);
    return schedule.getSwap() && shape.m <= 16 ? seconds * roles.fewRows : seconds;
  }
  if (schedule.getStreamK())
    seconds += roles.clearTime;
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
    seconds += (1 + roles.sharingLoss) *
               (overlapAtLimit(compute, memory, cache, joules, roles) + waves * auxiliaries +
                (1 + others) * rows * columns / roles.partialRate / 2);
  } else {
    waves = std::ceil(waves);
    // A tile is begun when the other groups and CTAs are past its steps and the own one past its
    // tile before; the last epilogue has nothing beside it.
    double beside = double(schedule.getGroups()) * resident, perTile = steps * step + between;
    if (beside > 1)
      perTile = std::max(steps * step, (perTile + late) / beside);
    // Of groups in turns one reads the ring at a time.
    if (schedule.getGroups() > 1 && slots > 0)
      perTile = std::max(perTile, pieces / slots * fill);
    double compute = waves * perTile;
    // Of short k most warps are in their epilogues.
    if (beside > 1) {
      const double rate =
          resident > 1 ? std::min(resident * roles.rateOfCta, roles.rateOfCtas) : roles.rateInTurns;
      if (shape.hasFunctions)
        perTile = std::max(perTile, elements / rate + roles.besideEpilogues * steps * step);
      compute = waves * perTile + between;
    }
    if (isFilled)
      compute += roles.tileTime;
    compute *= 1 + getOrderLoss(shape, schedule, tiles / double(units), steps, roles);
    if (schedule.getSwap() && schedule.getPingpong() && shape.rhs == 1)
      compute *= roles.swappedInTurns;
    // Auxiliaries are waited for, whatever else the kernel waits for.
    seconds += overlapAtLimit(compute, memory, cache, joules, roles) + waves * auxiliaries;
  }
  return schedule.getSwap() && shape.m <= 16 ? seconds * roles.fewRows : seconds;
}
