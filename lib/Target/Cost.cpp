//===- Cost.cpp - which schedule a kernel should have ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Cost.h"
#include "RowCost.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "fuse/Target/Tuning.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Matmul
//===----------------------------------------------------------------------===//

/// The constants of the model. Fitted to 180 timings of tile-to-nvvm's kernels on
/// an H100 (2026-11-21; ten shapes from 8 x 4096 x 12288 to 4096^3, one and two right
/// operands): it errs by 7% on average. They rank schedules; on other chips they are
/// assumed.
namespace {
constexpr double kSharedBytesPerCycle = 128; // shared memory or LDS, per SM or CU
constexpr double kMatrixUnits = 4;           // per SM or CU; a warp feeds one
constexpr double kStepLatency = 0.29e-6;     // seconds of loads that a step must run ahead
constexpr double kBarrierCycles = 240;       // a step's barrier where a block is alone
constexpr double kShortRowShare = 0.65;      // of that, with rows of less than 128 bytes
constexpr double kLineRowShare = 0.95;       // of that, with rows of 128 bytes
constexpr double kCacheRate = 7.3;           // of the cache, over that of device memory
constexpr double kOverlapLoss = 0.2;         // of what runs beside the slowest unit
constexpr double kTie = 1.04;                // times that close are alike
constexpr double kFill = 25e-9;              // seconds of a stage that is filled first
// Of kernels with roles, measured on an H100 at its power limit.
constexpr double kWarpgroupShare = 0.85;  // of the matrix peak, at best
constexpr double kLoneWarpgroup = 0.85;   // of that, with one warpgroup
constexpr double kRolesOverlapLoss = 0.1; // of what runs beside the slowest unit
constexpr double kPartialWave = 0.5;      // of a last wave, as if it took its share of the time
constexpr double kTileTime = 0.8e-6;      // seconds between two tiles of a CTA
constexpr double kEpilogueRate = 10e9;    // elements a second and SM, between two tiles
// Elements of auxiliaries likewise, loaded by the consumers or read out of a ring.
constexpr double kAuxiliaryRate = 30e9, kRingRate = 120e9;
// Bytes a cycle and SM that threads copy into shared memory. By producers in units of 8 bytes, of
// 4, of lines that are shifted: from 462, 475 and 505 us for 4096 x 4096 x 4100, 4098, 4097 on an
// H100 (128x256 tiles). Of 16 bytes: assumed. Without roles, 2 bytes at a time through registers:
// from 1.635 ms for 4096 x 4096 x 4097.
constexpr double kCopy16 = 32, kCopy8 = 16.5, kCopy4 = 16, kCopyRealigned = 15, kCopy2 = 6;
} // namespace

/// Operations a second, of which matrix instructions attain a share.
static double getPeak(const MatmulShape &shape, const ChipInfo &chip, double matrixShare) {
  if (!shape.element.isF32())
    return chip.peakF16 * matrixShare;
  switch (shape.precision) {
  case Precision::tf32:
    return chip.peakTf32 * matrixShare;
  case Precision::tf32x3:
    return chip.peakTf32 * matrixShare / 3;
  case Precision::ieee:
    return chip.peakF32;
  }
  llvm_unreachable("unknown precision");
}

/// Device memory and the cache: the more bytes are in flight, the closer to the full
/// bandwidth; what several tiles read comes from the cache, beside all else.
static double estimateMemory(const MatmulShape &shape, ScheduleAttr schedule, const ChipInfo &chip,
                             double tiles, double resident, double ahead) {
  ArrayRef<int64_t> tile = schedule.getTile();
  double bytes = shape.element.getIntOrFloatBitWidth() / 8.0;
  double steps = llvm::divideCeil(shape.k, tile[2]);
  double rowsOfTile = tile[0] + double(shape.rhs) * tile[1];
  double traffic = (double(shape.m) * shape.k + double(shape.rhs) * shape.n * shape.k +
                    double(shape.m) * shape.n * double(1 + shape.auxiliaries)) *
                   shape.batch * bytes;
  double blocks = std::min(tiles, resident * chip.units);
  double rowsRead =
      double(std::min(tile[0], shape.m)) + double(shape.rhs) * std::min(tile[1], shape.n);
  double inFlight = blocks * std::min(ahead, steps) * rowsRead * tile[2] * bytes;
  double rate = chip.bandwidth * kBandwidthShare;
  rate *= inFlight / (inFlight + chip.bandwidth * kFlightLatency);
  if (tile[2] * bytes <= 128)
    rate *= tile[2] * bytes < 128 ? kShortRowShare : kLineRowShare;
  double waves = tiles / blocks;
  double again = std::max(0.0, tiles * rowsOfTile * shape.k * bytes - traffic);
  double memory = traffic / rate + again / (kCacheRate * chip.bandwidth);
  return memory * (1.0 + 0.12 * (std::ceil(waves) / waves - 1.0));
}

/// Seconds that the threads of an SM copy a step's tiles: with roles, of the operands that no
/// tensor map can show; without, of those that move in less than 16 bytes.
static double estimateCopies(const MatmulShape &shape, ScheduleAttr schedule) {
  ArrayRef<int64_t> tile = schedule.getTile();
  double rowBytes = tile[2] * shape.element.getIntOrFloatBitWidth() / 8.0;
  bool roles = schedule.getProducers();
  auto cycles = [&](const Transport &transport, double rows) {
    if (transport.kind == Transport::TensorMap ||
        (!roles && transport.unitBytes == 16 && transport.kind == Transport::Copied))
      return 0.0;
    double rate = transport.kind != Transport::Copied ? (roles ? kCopyRealigned : kCopy2)
                  : transport.unitBytes == 16         ? kCopy16
                  : transport.unitBytes == 8          ? kCopy8
                                                      : kCopy4;
    return rows * rowBytes / rate;
  };
  return (cycles(shape.lhsTransport, double(tile[0])) +
          cycles(shape.rhsTransport, double(shape.rhs) * tile[1])) /
         kClock;
}

/// With roles: loads never stall the products, and one CTA an SM walks the tiles; between two
/// tiles it computes its epilogue.
static double estimateWithRoles(const MatmulShape &shape, ScheduleAttr schedule,
                                const ChipInfo &chip, double tiles) {
  ArrayRef<int64_t> tile = schedule.getTile();
  // Of the instruction.
  double rows = double(tile[0]), columns = double(tile[1]) * shape.rhs;
  if (schedule.getSwap())
    std::swap(rows, columns);
  double steps = llvm::divideCeil(shape.k, tile[2]);
  int64_t warps = schedule.getWarps()[0] * schedule.getWarps()[1];
  double share = kWarpgroupShare * (warps == 4 ? kLoneWarpgroup : 1.0);
  double bytes = tile[2] * shape.element.getIntOrFloatBitWidth() / 8.0; // of a row of a tile
  double matrix = 2.0 * rows * columns * tile[2] / (getPeak(shape, chip, share) / chip.units);
  // Each block of 64 rows reads its own operands and all columns.
  double sharedReads = (rows + rows / 64 * columns) * bytes / (kSharedBytesPerCycle * kClock) +
                       estimateCopies(shape, schedule);
  double cacheReads = (rows + columns) * bytes / (kCacheBytesPerCycle * kClock);
  double step = std::max({matrix, sharedReads, cacheReads});
  step += kRolesOverlapLoss * (matrix + sharedReads + cacheReads - step);
  double between = kTileTime + rows * columns / kEpilogueRate;
  double auxiliaries = rows * double(tile[1] * shape.auxiliaries) /
                       (schedule.getAuxStages() ? kRingRate : kAuxiliaryRate);
  // While some SMs are idle the others run faster: the chip is at its power limit.
  double waves = tiles / chip.units;
  waves = (1 - kPartialWave) * std::ceil(waves) + kPartialWave * std::max(1.0, waves);
  double compute = waves * (steps * step + between);
  double memory = estimateMemory(shape, schedule, chip, tiles, 1.0, double(schedule.getStages()));
  // Auxiliaries are waited for, whatever else the kernel waits for.
  return std::max(compute, memory) + waves * auxiliaries + kOverhead + kStepLatency;
}

double mlir::fuse::estimateMatmul(const MatmulShape &shape, ScheduleAttr schedule,
                                  const ChipInfo &chip) {
  // An empty result has no tile whose time could be told.
  if (shape.batch == 0 || shape.m == 0 || shape.n == 0 || shape.k == 0)
    return kOverhead;
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  double bytes = shape.element.getIntOrFloatBitWidth() / 8.0;
  double tiles =
      double(shape.batch) * llvm::divideCeil(shape.m, tile[0]) * llvm::divideCeil(shape.n, tile[1]);
  double steps = llvm::divideCeil(shape.k, tile[2]);
  if (schedule.getProducers())
    return estimateWithRoles(shape, schedule, chip, tiles);
  int64_t threads = getNumThreads(schedule, chip);
  double rowsOfTile = tile[0] + double(shape.rhs) * tile[1];

  // Blocks on one SM or CU: shared memory, registers, warps.
  double shared = schedule.getStages() * rowsOfTile * tile[2] * bytes + chip.reservedShared;
  double accumulators = double(tile[0]) * tile[1] * shape.rhs / threads;
  double registers = std::min<double>(chip.maxRegisters, accumulators + 64) * threads;
  double resident = std::min({std::floor(chip.sharedPerUnit / shared),
                              std::floor(chip.registersPerUnit / registers),
                              std::floor(double(chip.maxWarpsPerUnit) * chip.lanes / threads)});
  resident = std::max(1.0, resident);
  double active = std::min(resident, std::ceil(tiles / chip.units));
  double ahead = std::max<double>(1.0, schedule.getStages() - 1);

  // One step along k of one tile. The units overlap, but not fully; a block that
  // is alone stands still at its barriers; loads that are not far enough ahead are
  // waited for.
  double flops = 2.0 * tile[0] * tile[1] * tile[2] * shape.rhs;
  double fed = std::min(1.0, active * threads / chip.lanes / kMatrixUnits);
  double matrix = flops / (getPeak(shape, chip, chip.matrixShare) / chip.units * fed);
  double sharedReads = (double(tile[0]) * warps[1] + double(tile[1]) * warps[0] * shape.rhs) *
                       tile[2] * bytes / (kSharedBytesPerCycle * kClock);
  double cacheReads = rowsOfTile * tile[2] * bytes / (kCacheBytesPerCycle * kClock);
  double step = std::max({matrix, sharedReads, cacheReads});
  step += kOverlapLoss * (matrix + sharedReads + cacheReads - step);
  step *= 1.0 + 0.05 / ahead;
  step += kBarrierCycles / kClock / std::pow(active, 3);
  // One buffer needs a barrier before and after it is filled, and the fill lies
  // between them.
  if (schedule.getStages() == 1)
    step += rowsOfTile * tile[2] * bytes / (kSharedBytesPerCycle * kClock) +
            kBarrierCycles / kClock / active;
  step = std::max(step, kStepLatency / (ahead * active));
  // Measured on NVIDIA's chips only.
  if (chip.vendor == Vendor::Nvidia)
    step = std::max(step, estimateCopies(shape, schedule));
  double compute = std::ceil(tiles / chip.units) * steps * step;

  double memory = estimateMemory(shape, schedule, chip, tiles, resident, ahead);
  double auxiliaries = std::ceil(tiles / chip.units) *
                       double(tile[0] * tile[1] * shape.auxiliaries) / kAuxiliaryRate;
  return std::max(compute, memory) + auxiliaries + kOverhead + kFill * (schedule.getStages() - 1);
}

/// Auxiliaries and results of the result's size.
static int64_t countWholeOperands(MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  int64_t whole = op.getOuts().size();
  for (BlockArgument argument : op.getEpilogue().getArguments().drop_front(op.getRhs().size())) {
    const OperandView &view = space.operands[1 + argument.getArgNumber()];
    whole +=
        !argument.use_empty() && view.find(plan.rows) != kNone && view.find(plan.columns) != kNone;
  }
  return whole;
}

/// Whether a legal schedule is also wise, by what is known beyond the model. `wholeOperands` are
/// auxiliaries and results of the result's size.
static bool isWise(const MatmulShape &shape, int64_t wholeOperands, ScheduleAttr schedule,
                   const ChipInfo &chip) {
  ArrayRef<int64_t> tile = schedule.getTile();
  int64_t m = tile[0], n = tile[1], rowBytes = tile[2] * shape.element.getIntOrFloatBitWidth() / 8;
  int64_t threads = getNumThreads(schedule, chip), accumulators = m * n * shape.rhs / threads;
  // Long rows are for tiles that only memory speed matters to; with several right
  // operands they would hold too many operands in registers.
  if (rowBytes * shape.rhs > 512 || (rowBytes >= 256 && m > 32) || (rowBytes > 256 && m > 16))
    return false;
  // One warp alone hides nothing, and narrow tiles read the left operand too often.
  if (threads == chip.lanes || n < 32)
    return false;
  // Fragments of f32 are twice as large: beside 128 accumulators they spill, even of a product
  // alone.
  if (chip.vendor != Vendor::Amd)
    return accumulators <= (shape.element.isF32() ? 64 : 128);
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

/// Those that swap their operands, for few rows: one tile of m, and as many bytes in flight as fit.
static void listSwapped(MatmulOp op, const MatmulShape &shape, const ChipInfo &chip,
                        SmallVectorImpl<RankedSchedule> &schedules) {
  // An auxiliary of the result's size is loaded element by element: that takes registers.
  int64_t most = shape.auxiliaries ? 32 : 128;
  int64_t m = llvm::alignTo(shape.m, 8), kTile = getKTileWithRoles(shape.element);
  for (auto [n, warps] : {std::pair(64, 4), {128, 4}, {128, 8}, {192, 12}, {256, 8}})
    for (int64_t k : {kTile, 2 * kTile})
      for (int64_t stages = 12; stages >= 3; --stages) {
        auto schedule =
            ScheduleAttr::get(op->getContext(), {m, n, k}, {1, warps}, stages, {}, /*split=*/1,
                              /*raster=*/8, /*swap=*/true, /*producers=*/4, /*aux_stages=*/0);
        std::string reason;
        if (m * n * shape.rhs / (warps * chip.lanes) > most ||
            !isLegalSchedule(op, schedule, chip, reason))
          continue;
        schedules.push_back({schedule, estimateMatmul(shape, schedule, chip)});
        break;
      }
}

/// With roles: a second result is held until the first is stored, and so is what auxiliaries were
/// loaded for. Beside 128 accumulators they do not fit.
static bool holdsTooMuch(MatmulOp op, const MatmulShape &shape, ArrayRef<int64_t> tile,
                         int64_t warps, const ChipInfo &chip) {
  int64_t results = op.getOuts().size();
  return results > 1 && countWholeOperands(op) > results &&
         tile[0] * tile[1] * shape.rhs / (warps * chip.lanes) > 64;
}

/// The legal schedules with roles; with `alternatives`, each also with what the model does not
/// see: other rasters, a cluster of two CTAs.
static SmallVector<RankedSchedule> listWithRoles(MatmulOp op, const MatmulShape &shape,
                                                 const ChipInfo &chip, bool alternatives) {
  SmallVector<RankedSchedule> schedules;
  if (!chip.warpgroupMma)
    return schedules;
  // Up to 16 rows mma.sync wastes none either; more than half of 64 rows fill the instruction
  // themselves.
  if (shape.m <= 128 && (alternatives || (shape.m > 16 && shape.m <= 64)))
    listSwapped(op, shape, chip, schedules);
  if (shape.m <= 32)
    return schedules;
  auto add = [&](ArrayRef<int64_t> tile, int64_t warps, int64_t raster, ArrayRef<int64_t> cluster) {
    if (holdsTooMuch(op, shape, tile, warps, chip))
      return;
    // As many stages as fit; where there are auxiliaries for a ring, two slots of it.
    std::string reason;
    for (int64_t auxStages : {0, 2})
      for (int64_t stages = 12; stages >= 3; --stages) {
        auto schedule =
            ScheduleAttr::get(op->getContext(), tile, {warps, 1}, stages, cluster, /*split=*/1,
                              raster, /*swap=*/false, /*producers=*/4, auxStages);
        if (!isLegalSchedule(op, schedule, chip, reason))
          continue;
        schedules.push_back({schedule, estimateMatmul(shape, schedule, chip)});
        break;
      }
  };
  int64_t k = getKTileWithRoles(shape.element);
  for (auto [m, warps] : {std::pair(64, 4), {128, 8}, {192, 12}, {256, 8}})
    for (int64_t n = 32; n <= 256; n += 32) {
      // CTAs that run together cover a square of operand elements: they share most of them.
      double square = std::sqrt(double(chip.units) * n * double(shape.rhs) / m);
      int64_t raster = llvm::PowerOf2Ceil(uint64_t(square * 0.71));
      add({m, n, k}, warps, raster, {});
      if (!alternatives)
        continue;
      add({m, n, k}, warps, raster, {2, 1});
      add({m, n, k}, warps, std::max<int64_t>(1, raster / 2), {});
      add({m, n, k}, warps, raster * 2, {});
    }
  return schedules;
}

/// The legal schedules without roles: the wise ones; all, if none is.
static SmallVector<RankedSchedule> listWithoutRoles(MatmulOp op, const MatmulShape &shape,
                                                    const ChipInfo &chip) {
  int64_t bytes = shape.element.getIntOrFloatBitWidth() / 8;
  static constexpr int64_t warpGrids[][2] = {{1, 2}, {1, 4}, {2, 2}, {4, 1}, {2, 4},
                                             {4, 2}, {1, 8}, {2, 1}, {1, 1}};
  // AMD: one buffer of LDS, the next step's loads under way in registers.
  SmallVector<int64_t> stageCounts = {2, 3, 4, 5, 6, 8};
  if (chip.vendor == Vendor::Amd)
    stageCounts = {1};
  SmallVector<RankedSchedule> schedules;
  for (int64_t m : {16, 32, 64, 128, 256})
    for (int64_t n : {16, 32, 64, 128, 256})
      // Bytes of a row of a staged tile.
      for (int64_t rowBytes : {64, 128, 256, 512})
        for (auto [warpsM, warpsN] : warpGrids)
          for (int64_t stages : stageCounts) {
            auto schedule =
                ScheduleAttr::get(op->getContext(), {m, n, rowBytes / bytes}, {warpsM, warpsN},
                                  stages, {}, /*split=*/1,
                                  /*raster=*/8, /*swap=*/false, /*producers=*/0, /*aux_stages=*/0);
            std::string reason;
            if (isLegalSchedule(op, schedule, chip, reason))
              schedules.push_back({schedule, estimateMatmul(shape, schedule, chip)});
          }
  int64_t wholeOperands = countWholeOperands(op);
  auto wise = [&](const RankedSchedule &s) {
    return isWise(shape, wholeOperands, s.schedule, chip);
  };
  if (llvm::any_of(schedules, wise))
    llvm::erase_if(schedules, [&](const RankedSchedule &s) { return !wise(s); });
  return schedules;
}

static bool isFaster(const RankedSchedule &x, const RankedSchedule &y) {
  return x.seconds < y.seconds;
}

SmallVector<RankedSchedule> mlir::fuse::rankSchedules(MatmulOp op, const MatmulShape &shape,
                                                      const ChipInfo &chip) {
  SmallVector<RankedSchedule> schedules = listWithRoles(op, shape, chip, /*alternatives=*/true);
  llvm::append_range(schedules, listWithoutRoles(op, shape, chip));
  // Not by llvm::sort, whose order of equals is anyone's guess.
  std::multimap<double, ScheduleAttr> sorted;
  for (const RankedSchedule &item : schedules)
    sorted.emplace(item.seconds, item.schedule);
  return llvm::map_to_vector(
      sorted, [](const auto &item) { return RankedSchedule{item.second, item.first}; });
}

/// The fastest legal schedule by the model; null if none is legal.
static ScheduleAttr chooseMatmul(MatmulOp op, const MatmulShape &shape, const ChipInfo &chip) {
  SmallVector<RankedSchedule> candidates = listWithoutRoles(op, shape, chip);
  if (candidates.empty())
    return {};
  double best = llvm::min_element(candidates, isFaster)->seconds;
  SmallVector<RankedSchedule> roles = listWithRoles(op, shape, chip, /*alternatives=*/false);
  if (auto fastest = llvm::min_element(roles, isFaster);
      fastest != roles.end() && fastest->seconds < best)
    return fastest->schedule;
  // Of those that the model cannot tell apart, the smallest tile: more blocks even
  // out what it does not see.
  llvm::erase_if(candidates, [&](const RankedSchedule &c) { return c.seconds > best * kTie; });
  auto size = [](const RankedSchedule &c) {
    return c.schedule.getTile()[0] * c.schedule.getTile()[1];
  };
  return llvm::min_element(candidates,
                           [&](const RankedSchedule &x, const RankedSchedule &y) {
                             return std::make_pair(size(x), x.seconds) <
                                    std::make_pair(size(y), y.seconds);
                           })
      ->schedule;
}

/// The schedule of the nearest matmul in the database that is legal here; null without one.
static ScheduleAttr chooseTuned(MatmulOp op, const MatmulShape &shape, const ChipInfo &chip,
                                const TuningDatabase *tuning) {
  // What was timed, tensor maps could load.
  if (!tuning || shape.lhsTransport.kind != Transport::TensorMap ||
      shape.rhsTransport.kind != Transport::TensorMap)
    return {};
  std::string reason;
  for (ScheduleAttr schedule : tuning->lookup(shape, op->getContext()))
    if (isLegalSchedule(op, schedule, chip, reason) &&
        !(schedule.getProducers() &&
          holdsTooMuch(op, shape, schedule.getTile(),
                       schedule.getWarps()[0] * schedule.getWarps()[1], chip)))
      return schedule;
  return {};
}

MatmulShape mlir::fuse::getMatmulShape(MatmulOp op, ArrayRef<int64_t> sizes) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  fillSizes(space, sizes);
  auto assume = [](int64_t size, int64_t assumed) {
    return ShapedType::isDynamic(size) ? assumed : size;
  };
  MatmulShape shape{1,
                    assume(space.getSize(plan.rows), 4096),
                    assume(space.getSize(plan.columns), 4096),
                    1,
                    int64_t(op.getRhs().size()),
                    int64_t(getRingAuxiliaries(op).size()),
                    op.getMultipliedType(),
                    op.getPrecision(),
                    {},
                    {}};
  SmallVector<Transport> transports = getTransports(op);
  shape.lhsTransport = transports[0];
  shape.rhsTransport = transports[1];
  for (int dim : plan.outer)
    shape.batch *= assume(space.getSize(dim), 8);
  for (int dim : plan.reduction)
    shape.k *= assume(space.getSize(dim), 4096);
  return shape;
}

double mlir::fuse::estimateMoving(double bytes, const ChipInfo &chip) {
  return kOverhead + bytes / (chip.bandwidth * kBandwidthShare);
}

SmallVector<unsigned> mlir::fuse::getGuardedDims(IndexedOpInterface op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  return plan.guarded == kNone ? SmallVector<unsigned>() : space.dims[plan.guarded].members;
}

static SmallVector<VariantAttr> proposeMatmul(MatmulOp op, const ChipInfo &chip,
                                              const TuningDatabase *tuning) {
  MatmulShape shape = getMatmulShape(op);
  SmallVector<VariantAttr> variants;
  auto add = [&](int64_t rows, int64_t maxRows) {
    shape.m = rows;
    ScheduleAttr schedule = chooseTuned(op, shape, chip, tuning);
    if (!schedule)
      schedule = chooseMatmul(op, shape, chip);
    if (!schedule)
      return;
    VariantAttr last = variants.empty() ? VariantAttr() : variants.back();
    if (last && last.getSchedule() == schedule)
      variants.pop_back();
    variants.push_back(VariantAttr::get(op->getContext(), 0, maxRows, 16, schedule));
  };
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  if (!ShapedType::isDynamic(space.getSize(plan.rows))) {
    add(shape.m, 0);
    return variants;
  }
  // Numbers of rows that were timed are bounds too; beyond the last, one variant.
  SmallVector<int64_t> bounds = {16, 32, 64, 128, 256, 512, 1024, 4096};
  if (tuning)
    llvm::copy_if(tuning->getTimedRows(shape), std::back_inserter(bounds),
                  [](int64_t rows) { return rows > 1024; });
  llvm::sort(bounds);
  bounds.erase(llvm::unique(bounds), bounds.end());
  for (int64_t bound : ArrayRef(bounds).drop_back())
    add(bound, bound);
  add(bounds.back(), 0);
  return variants;
}

SmallVector<VariantAttr> mlir::fuse::proposeVariants(Operation *op, const ChipInfo &chip,
                                                     const TuningDatabase *tuning) {
  if (auto matmul = dyn_cast<MatmulOp>(op))
    return proposeMatmul(matmul, chip, tuning);
  auto elementwise = dyn_cast<ElementwiseOp>(op);
  if (!elementwise)
    return proposeRow(cast<IndexedOpInterface>(op), chip);
  ScheduleAttr schedule = chooseElementwise(elementwise, chip);
  std::string reason;
  if (!isLegalSchedule(op, schedule, chip, reason))
    return {};
  return {VariantAttr::get(op->getContext(), 0, 0, 16, schedule)};
}
