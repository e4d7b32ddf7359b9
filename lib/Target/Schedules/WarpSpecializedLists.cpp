//===- WarpSpecializedLists.cpp - kernels with roles to choose from -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpSpecializedLists.h"
#include "MatmulEnergy.h"
#include "WarpSpecializedModel.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::fuse;

bool mlir::fuse::holdsTooMuch(MatmulOp op, const WarpSpecializedFacts &facts,
                              ArrayRef<int64_t> tile, int64_t warps, const ChipInfo &chip) {
  return op.getOuts().size() > 1 && facts.wholeAuxiliaries > 0 &&
         tile[0] * tile[1] * facts.rhs / (warps * chip.lanes) > kWiseBesideHeldResult;
}

static bool hasDynamicRows(MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  return ShapedType::isDynamic(space.getSize(TilePlan::get(op, space).rows));
}

namespace {
/// Lists legal schedules of an op.
struct Lister {
  Lister(MatmulOp op, ArrayRef<int64_t> sizes, const ChipInfo &chip)
      : op(op), shape(getMatmulShape(op, sizes)), isDynamic(hasDynamicRows(op)), chip(chip),
        facts(op) {}

  SmallVector<RankedSchedule> list(bool alternatives);
  WarpSpecializedScheduleAttr getSwapped(ArrayRef<int64_t> tile, int64_t warps, int64_t stages,
                                         bool pingpong) const;
  void listSwapped();
  int64_t getRaster(int64_t m, int64_t n, bool pingpong) const;
  void listUnswapped(bool alternatives);
  void add(ArrayRef<int64_t> tile, int64_t warps, int64_t raster, ArrayRef<int64_t> cluster,
           bool pingpong, int64_t resident);
  bool addLegal(WarpSpecializedScheduleAttr schedule);
  /// With tiles shared along k, by CTAs or by those of clusters.
  void addShared(const RankedSchedule &whole);
  void addClusters(const RankedSchedule &whole);

  MatmulOp op;
  MatmulShape shape;
  bool isDynamic; // the number of rows, of which `shape` has one
  const ChipInfo &chip;
  WarpSpecializedFacts facts;
  SmallVector<RankedSchedule> schedules;
};
} // namespace

bool Lister::addLegal(WarpSpecializedScheduleAttr schedule) {
  std::string reason;
  if (!isLegalWarpSpecialized(op, facts, schedule, chip, reason))
    return false;
  schedules.push_back(
      {schedule, estimateWarpSpecialized(shape, schedule, chip), /*isBeyondModel=*/true});
  return true;
}

/// The last one with its tiles shared along k, where the last wave leaves SMs idle and segments
/// would be more than a few steps.
void Lister::addShared(const RankedSchedule &whole) {
  constexpr double leastIdle = 1.0 / 8;
  constexpr int64_t leastSteps = 16;
  auto last = cast<WarpSpecializedScheduleAttr>(Attribute(whole.schedule));
  ArrayRef<int64_t> tile = last.getTile();
  double waves = countTiles(shape, tile) / chip.units;
  if (std::ceil(waves) < waves * (1 + leastIdle) || shape.k < leastSteps * tile[2])
    return;
  addLegal(WarpSpecializedScheduleAttr::get(
      op->getContext(), tile, last.getWarps(), last.getStages(), last.getCluster(),
      last.getRaster(), last.getSwap(), last.getProducers(), last.getAuxStages(),
      /*stream_k=*/true, /*pingpong=*/false, /*resident=*/1));
}

/// The last one with its tiles shared by the CTAs of clusters, as many as run at once, with parts
/// of more than a few steps.
void Lister::addClusters(const RankedSchedule &whole) {
  constexpr int64_t leastSteps = 4;
  auto last = cast<WarpSpecializedScheduleAttr>(Attribute(whole.schedule));
  ArrayRef<int64_t> tile = last.getTile();
  if (last.getAuxStages() || last.getClusterSize() > 1)
    return;
  for (int64_t ctas = 2; ctas <= kPortableCluster; ctas *= 2) {
    if (countTiles(shape, tile) > double(countClusters(ctas, chip)) ||
        shape.k < ctas * leastSteps * tile[2])
      return;
    for (int64_t stages = last.getStages(); stages >= 3; --stages)
      if (addLegal(WarpSpecializedScheduleAttr::get(
              op->getContext(), tile, last.getWarps(), stages, {1, 1, ctas}, last.getRaster(),
              last.getSwap(), last.getProducers(), /*aux_stages=*/0, /*stream_k=*/false,
              /*pingpong=*/false, /*resident=*/1)))
        break;
  }
}

/// Rows of tiles at a time: eight, or so many that clearly less comes from memory; or fewer, so
/// that the last ones are no fewer than the others: a row alone shares its columns with none.
int64_t Lister::getRaster(int64_t m, int64_t n, bool pingpong) const {
  constexpr int64_t few = 4, usual = 8, many = 1024;
  constexpr double clearly = 0.9;
  if (isEmpty(shape))
    return usual;
  const int64_t rows = llvm::divideCeil(shape.m, m);
  auto evenOut = [&](int64_t height) {
    return isDynamic || rows <= height ? height
                                       : llvm::divideCeil(rows, llvm::divideCeil(rows, height));
  };
  // Where wide orders cost (getOrderLoss), few.
  if (pingpong && chip.roles->wideOrderLoss > 0 && shape.m > many)
    return evenOut(few);
  int64_t best = evenOut(usual);
  double least = estimateTraffic(shape, {m, n}, best, chip);
  for (int64_t height : {few, 2 * usual, 4 * usual})
    if (double bytes = estimateTraffic(shape, {m, n}, evenOut(height), chip);
        bytes < clearly * least) {
      best = evenOut(height);
      least = bytes;
    }
  return best;
}

WarpSpecializedScheduleAttr Lister::getSwapped(ArrayRef<int64_t> tile, int64_t warps,
                                               int64_t stages, bool pingpong) const {
  return WarpSpecializedScheduleAttr::get(
      op->getContext(), tile, {1, warps}, stages, /*cluster=*/{},
      getRaster(tile[0], tile[1], pingpong), /*swap=*/true,
      /*producers=*/4, /*aux_stages=*/0, /*stream_k=*/false, pingpong, /*resident=*/1);
}

/// Those that swap their operands: m is cut into equal tiles of whole eights, so that few of their
/// rows lie beyond it.
void Lister::listSwapped() {
  constexpr int64_t fewestRows = 96, mostRows = 256;
  int64_t m = std::max<int64_t>(shape.m, 1), kTile = getKTile(shape.element);
  SmallVector<int64_t> cuts; // rows of equal tiles
  for (int64_t tiles = llvm::divideCeil(m, mostRows), most = llvm::divideCeil(m, fewestRows);
       tiles <= most; ++tiles)
    cuts.push_back(llvm::alignTo(llvm::divideCeil(m, tiles), 8));
  cuts.erase(llvm::unique(cuts), cuts.end());
  auto addDeepest = [&](ArrayRef<int64_t> tile, int64_t warps, bool pingpong) -> int64_t {
    if (shape.auxiliaries &&
        tile[0] * tile[1] * shape.rhs / (warps * chip.lanes) > kWiseSwappedBesideLoads)
      return 0;
    for (int64_t stages = 12; stages >= 3; --stages)
      if (addLegal(getSwapped(tile, warps, stages, pingpong)))
        return stages;
    return 0;
  };
  // Gates whose producers shift operands: of 8 or 16 rows those of eight warps spill, 16387 x 769.
  const bool areShiftedGates =
      shape.rhs > 1 && llvm::any_of(shape.transports, [](const Transport &transport) {
        return transport.kind == Transport::Realigned;
      });
  for (int64_t rows : cuts) {
    // One warpgroup owns a tile of up to four blocks of 64 columns, of all products together.
    for (int64_t columns : {128, 192, 256}) {
      const int64_t tile[] = {rows, columns / shape.rhs, kTile};
      if (columns % (64 * shape.rhs) == 0 && countTiles(shape, tile) > chip.units)
        addDeepest(tile, /*warps=*/4, /*pingpong=*/true);
    }
    // Of tiles that the model holds for equal the first is taken: eight warps for 128 columns,
    // whose epilogue is half as long, are 1% ahead of four in the mean (docs/Rationale.md).
    for (auto [n, warps] : {std::pair(64, 4), {128, 8}, {128, 4}, {192, 12}, {256, 8}})
      for (int64_t k : {kTile, 2 * kTile}) {
        if (areShiftedGates && rows <= kFewRows && warps > 4)
          continue;
        const int64_t stages = addDeepest({rows, n, k}, warps, /*pingpong=*/false);
        if (!stages)
          continue;
        const size_t deepest = schedules.size() - 1;
        const RankedSchedule whole = schedules[deepest];
        addShared(whole);
        addClusters(whole);
        // Who has all of k streams better with less on its way.
        const int64_t slotBytes =
            (rows + n * shape.rhs) * k * shape.element.getIntOrFloatBitWidth() / 8;
        const int64_t most = kMostAhead / slotBytes + 1;
        if (rows <= kFewRows && most >= 3 && most < stages &&
            addLegal(getSwapped({rows, n, k}, warps, most, /*pingpong=*/false)))
          schedules.erase(schedules.begin() + deepest);
      }
  }
}

/// As many stages as fit; where there are auxiliaries for a ring, beside each number of slots up to
/// a tile's pieces of them, most first. Where nothing else runs while they are waited for, several
/// pieces have two slots at least, and one may have the next tile's beside it.
void Lister::add(ArrayRef<int64_t> tile, int64_t warps, int64_t raster, ArrayRef<int64_t> cluster,
                 bool pingpong, int64_t resident) {
  if (holdsTooMuch(op, facts, tile, warps, chip))
    return;
  const bool isAlone = !pingpong && resident == 1;
  const int64_t fewest = resident > 1 ? 2 : 3;
  SmallVector<int64_t> slots = {0};
  if (shape.auxiliaries && tile[1] % kEpilogueColumns == 0) {
    const int64_t pieces = tile[1] / kEpilogueColumns;
    for (int64_t count = isAlone && pieces > 1 ? 2 : 1;
         count <= std::max<int64_t>(pieces, isAlone ? 2 : 1); ++count)
      slots.push_back(count);
  }
  for (int64_t auxStages : llvm::reverse(slots))
    for (int64_t stages = 12; stages >= fewest; --stages)
      if (addLegal(WarpSpecializedScheduleAttr::get(op->getContext(), tile, {warps, 1}, stages,
                                                    cluster, raster, /*swap=*/false,
                                                    /*producers=*/4, auxStages,
                                                    /*stream_k=*/false, pingpong, resident))) {
        const RankedSchedule whole = schedules.back();
        if (isAlone) {
          addShared(whole);
          addClusters(whole);
        }
        break;
      }
}

/// With `alternatives`, each also with what the model does not see: other rasters, clusters.
void Lister::listUnswapped(bool alternatives) {
  constexpr int64_t fewSteps = 8;
  int64_t k = getKTile(shape.element);
  auto addTile = [&](int64_t m, int64_t n, int64_t warps, bool pingpong, int64_t resident = 1) {
    const int64_t raster = getRaster(m, n, pingpong);
    add({m, n, k}, warps, raster, {}, pingpong, resident);
    if (!alternatives)
      return;
    add({m, n, k}, warps, raster, {2, 1}, pingpong, resident);
    add({m, n, k}, warps, raster, {1, 2}, pingpong, resident);
    add({m, n, k}, warps, std::max<int64_t>(1, raster / 2), {2, 2}, pingpong, resident);
    add({m, n, k}, warps, std::max<int64_t>(1, raster / 2), {}, pingpong, resident);
    add({m, n, k}, warps, raster * 2, {}, pingpong, resident);
  };
  for (auto [m, warps] : {std::pair(64, 4), {128, 8}, {192, 12}, {256, 8}})
    for (int64_t n = 32; n <= 256; n += 16)
      addTile(m, n, warps, /*pingpong=*/false);
  // Turns want tiles of one warpgroup that take few bytes for their products.
  for (int64_t columns = 96; columns <= 192; columns += 16)
    if (columns % (8 * shape.rhs) == 0)
      addTile(128, columns / shape.rhs, /*warps=*/4, /*pingpong=*/true);
  // Of few steps epilogues are much of the work: those of an SM's CTAs run beside each other.
  if (llvm::divideCeil(shape.k, k) > fewSteps)
    return;
  for (auto [m, warps] : {std::pair(64, 4), {128, 4}, {128, 8}})
    for (int64_t n = 32; n <= 256; n += 16)
      for (int64_t resident : {2, 3, 4})
        if (n <= getInstructionColumns((warps + 4) * chip.lanes, resident))
          addTile(m, n, warps, /*pingpong=*/false, resident);
}

/// Of few rows whole tiles of 64 waste most, which costs nothing where memory is waited for. Where
/// the model knows no difference, operands are not swapped.
SmallVector<RankedSchedule> Lister::list(bool alternatives) {
  constexpr int64_t fewRows = 16;
  // Up to 16 rows mma.sync wastes none either, and is as fast where its threads copy 16 bytes at a
  // time, but for clusters that share tiles.
  const bool isForThreads = shape.m <= fewRows && moveWholeChunks(shape);
  if (!isForThreads)
    listUnswapped(alternatives);
  listSwapped();
  if (isForThreads && !alternatives)
    llvm::erase_if(schedules,
                   [](const RankedSchedule &item) { return item.schedule.getCtasAlongK() == 1; });
  return std::move(schedules);
}

SmallVector<RankedSchedule> mlir::fuse::listWarpSpecialized(MatmulOp op, ArrayRef<int64_t> sizes,
                                                            const ChipInfo &chip,
                                                            bool alternatives) {
  return Lister(op, sizes, chip).list(alternatives);
}
