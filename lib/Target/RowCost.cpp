//===- RowCost.cpp - which schedule row and elementwise kernels should have ===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowCost.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

/// Instructions of a thread's code, which is not a loop over its elements, that caches hold: 64 KiB
/// on both vendors' chips, of 8 to 16 bytes each.
static constexpr int64_t kMaxInstructionsPerThread = 4096;

/// Elements of one 16-byte access to the narrowest operand, or as many as a thread has registers
/// and instructions for.
static int64_t getVector(Operation *op, int64_t live, const ChipInfo &chip) {
  unsigned bits = 32;
  for (Value operand : op->getOperands())
    if (Type element = getElementTypeOrSelf(operand.getType()); element.isIntOrFloat())
      bits = std::min(bits, std::max(16u, element.getIntOrFloatBitWidth()));
  int64_t most = std::max<int64_t>(
      1, std::min(getRowValueLimit(chip) / live,
                  kMaxInstructionsPerThread / std::max<int64_t>(1, getCodeLength(op))));
  return std::min<int64_t>(128 / bits, llvm::bit_floor<uint64_t>(most));
}

static ScheduleAttr makeSchedule(Operation *op, ArrayRef<int64_t> tile, ArrayRef<int64_t> warps) {
  return ScheduleAttr::get(op->getContext(), tile, warps, /*stages=*/1, {}, /*split=*/1,
                           /*raster=*/8, /*swap=*/false, /*producers=*/0, /*aux_stages=*/0);
}

//===----------------------------------------------------------------------===//
// Tiles of row work
//===----------------------------------------------------------------------===//

namespace {
/// A row op as the heuristics see it; what `sizes` does not know is assumed.
struct RowWork {
  RowWork(IndexedOpInterface op, const ChipInfo &chip, ArrayRef<int64_t> sizes = {})
      : op(op), chip(chip), space(KernelSpace::get(op)), plan(TilePlan::get(op, space)),
        live(getLiveValuesPerElement(op)), vector(getVector(op, live, chip)),
        preferred(std::max(vector, 32 / live / vector * vector)),
        most(std::max(vector, 64 / live / vector * vector)),
        warpLimit(chip.maxThreads / chip.lanes), filled(space) {
    fillSizes(filled, sizes);
  }

  ScheduleAttr chooseAlongColumns() const;
  ScheduleAttr chooseAlongRows() const;
  ScheduleAttr chooseSegments() const;
  /// Of a row in parts. Where these are of a dimension beside the one that is walked, the tile that
  /// suits whole rows does.
  ScheduleAttr chooseForParts() const {
    return plan.split == plan.getWalked() ? chooseSegments() : choose();
  }
  ScheduleAttr choose() const {
    return plan.reducesRows ? chooseAlongRows() : chooseAlongColumns();
  }

  /// Whether shared memory holds what a block sorts, and exchanges besides.
  bool canSort(ScheduleAttr schedule) const {
    std::string reason;
    return getSortedBytes(op) == 0 || isLegalSchedule(op, schedule, chip, reason);
  }
  /// Elements along a dimension that only the call knows.
  int64_t getSize(int dim) const;
  /// Seconds of the op under a schedule, with rows in so many parts.
  double estimate(ScheduleAttr schedule, int64_t parts) const;
  /// The number of parts that the model would have rows split into; 1: whole rows are as good.
  int64_t chooseParts() const;
  VariantAttr makeVariant(int64_t maxRows, int64_t parts) const;
  /// The schedule of a row in so many parts, of the tile for one.
  ScheduleAttr inParts(ScheduleAttr segments, int64_t parts) const;

  IndexedOpInterface op;
  const ChipInfo &chip;
  KernelSpace space;
  TilePlan plan;
  int64_t live, vector;
  // Elements a thread holds: enough to hide latency, few enough for registers.
  int64_t preferred, most, warpLimit;
  KernelSpace filled; // with the extents that are given
  int64_t guardedSize =
      ShapedType::kDynamic;                 // what a guard says of plan.guarded, if that is unknown
  int64_t splitSize = ShapedType::kDynamic; // the same of plan.split, where no guard says it
};
} // namespace

/// Rows that fit into registers get a tile as wide as the row: several rows a
/// block where the row is short, several warps a row where it is long. Longer or
/// dynamic rows are walked in segments.
ScheduleAttr RowWork::chooseAlongColumns() const {
  bool severalRows = plan.rows != kNone && space.getSize(plan.rows) != 1;
  int64_t lanes = chip.lanes, length = space.getSize(plan.columns);
  if (ShapedType::isDynamic(length) || length > most * chip.maxThreads)
    return chooseSegments();

  if (length <= lanes * vector) {
    // A row within a warp, or several.
    int64_t width = std::max<int64_t>(vector, llvm::PowerOf2Ceil(std::max<int64_t>(length, 1)));
    if (!severalRows)
      return makeSchedule(op, {1, std::max(width, lanes)}, {1, 1});
    auto withWarps = [&](int64_t warps) {
      return makeSchedule(op, {warps * lanes * vector / width, width}, {warps, 1});
    };
    int64_t warps = 4;
    while (warps > 1 && !canSort(withWarps(warps)))
      warps /= 2;
    return withWarps(warps);
  }
  // The fewest warps that keep a thread within `preferred`, unless a few more
  // waste fewer columns.
  int64_t bestWarps = 0, bestWidth = 0;
  for (int64_t warps = 1; warps <= warpLimit; ++warps) {
    int64_t width = llvm::alignTo(length, warps * lanes * vector);
    int64_t perThread = width / (warps * lanes);
    bool last = warps == warpLimit;
    if (perThread > (last ? most : preferred))
      continue;
    if (!bestWarps || (width < bestWidth && warps <= 2 * bestWarps)) {
      bestWarps = warps;
      bestWidth = width;
    }
  }
  auto withRows = [&](int64_t rows) {
    return makeSchedule(op, {rows, bestWidth}, {rows, bestWarps});
  };
  int64_t rows = severalRows && bestWarps <= 2 ? 4 / bestWarps : 1;
  while (rows > 1 && !canSort(withRows(rows)))
    rows /= 2;
  return withRows(rows);
}

/// Memory is contiguous across the rows that are reduced: a tile takes lines of 128 bytes of many,
/// in vectors, so that blocks are many and lines are whole. Lanes that a line leaves over,
/// registers and warps lie along the dimension that is reduced over. As for rows: what fits stays
/// in registers, more is walked in segments.
ScheduleAttr RowWork::chooseAlongRows() const {
  int64_t lanes = chip.lanes, kept = space.getSize(plan.columns), length = space.getSize(plan.rows);
  constexpr int64_t vectorsPerLine = 8; // of 16 bytes
  int64_t width = vectorsPerLine * getVector(op, /*live=*/1, chip);
  if (!ShapedType::isDynamic(kept))
    width = std::min<int64_t>(width, llvm::PowerOf2Ceil(std::max<int64_t>(kept, 1)));
  width = std::min(width, lanes * vector);
  if (!plan.reduction.empty() || ShapedType::isDynamic(length))
    return chooseSegments();
  // Warps and lanes make rows at most about twice as many; what is sorted of them leaves room.
  while (width > 1 && getSortedBytes(op) * width * (2 * length + lanes) > chip.sharedPerBlock)
    width /= 2;
  for (;; width /= 2) {
    int64_t rowsOfWarp = lanes / std::max<int64_t>(1, width / vector);
    int64_t perRow = std::max<int64_t>(1, width * rowsOfWarp / lanes); // elements of a thread
    int64_t warps = 1, rows = 0, perThread = 0;
    for (;; ++warps) {
      rows = llvm::alignTo(std::max<int64_t>(length, 1), warps * rowsOfWarp);
      perThread = rows / (warps * rowsOfWarp) * perRow;
      if (warps == warpLimit || perThread <= preferred)
        break;
    }
    auto acrossColumns = [&](int64_t across) {
      return makeSchedule(op, {rows, width * across}, {warps, across});
    };
    // What is sorted has no segments: narrower lines leave more to each row.
    bool fits = perThread <= (warps == warpLimit ? most : preferred);
    if (getSortedBytes(op) != 0 && width > 1 && !(fits && canSort(acrossColumns(1))))
      continue;
    if (!fits)
      return chooseSegments();
    // Short rows: warps side by side, where there are columns for them.
    int64_t across = 1;
    while (warps * across < 4 && (ShapedType::isDynamic(kept) || width * across < kept) &&
           canSort(acrossColumns(2 * across)))
      across *= 2;
    return acrossColumns(across);
  }
}

/// A tile of a segment of what is reduced over.
ScheduleAttr RowWork::chooseSegments() const {
  constexpr int64_t threads = 512;
  if (!plan.reducesRows)
    return makeSchedule(op, {1, threads * preferred / 2}, {1, threads / chip.lanes});
  int64_t lanes = chip.lanes, kept = space.getSize(plan.columns);
  int64_t width = 8 * getVector(op, /*live=*/1, chip);
  if (!ShapedType::isDynamic(kept))
    width = std::min<int64_t>(width, llvm::PowerOf2Ceil(std::max<int64_t>(kept, 1)));
  width = std::min(width, lanes * vector);
  int64_t rowsOfWarp = lanes / std::max<int64_t>(1, width / vector);
  int64_t perRow = std::max<int64_t>(1, width * rowsOfWarp / lanes);
  int64_t warps = threads / lanes;
  return makeSchedule(op, {warps * rowsOfWarp * std::max<int64_t>(1, preferred / perRow), width},
                      {warps, 1});
}

//===----------------------------------------------------------------------===//
// Rows in parts
//===----------------------------------------------------------------------===//

void mlir::fuse::fillSizes(KernelSpace &space, ArrayRef<int64_t> sizes) {
  if (sizes.empty())
    return;
  for (SpaceDim &dim : space.dims) {
    int64_t product = dim.members.empty() ? dim.size : 1;
    for (unsigned member : dim.members)
      product = ShapedType::isDynamic(product) || ShapedType::isDynamic(sizes[member])
                    ? ShapedType::kDynamic
                    : product * sizes[member];
    dim.size = product;
  }
}

int64_t RowWork::getSize(int dim) const {
  int64_t size = filled.getSize(dim);
  if (!ShapedType::isDynamic(size))
    return size;
  if (dim == plan.guarded && !ShapedType::isDynamic(guardedSize))
    return guardedSize;
  if (dim == plan.split && !ShapedType::isDynamic(splitSize))
    return splitSize;
  return dim == plan.rows || dim == plan.columns ? 4096 : 8;
}

/// Each launch moves what varies along the row once, at a rate that bytes in flight limit: those
/// of a tile for each block that runs. A row that stays in registers is read once.
double RowWork::estimate(ScheduleAttr schedule, int64_t parts) const {
  ArrayRef<int64_t> tile = schedule.getTile();
  double blocks = parts;
  for (int dim : plan.outer)
    blocks *= double(getSize(dim));
  blocks *= plan.reducesRows ? llvm::divideCeil(getSize(plan.columns), tile[1])
                             : llvm::divideCeil(getSize(plan.rows), tile[0]);
  auto row = cast<RowOp>(static_cast<Operation *>(op));
  unsigned firstOut = row.getIns().size();
  double read = 0, written = 0, element = 0;
  for (auto [number, view] : llvm::enumerate(space.operands)) {
    if (view.find(plan.getWalked()) == kNone)
      continue;
    Type type = getElementTypeOrSelf(op->getOperand(number).getType());
    double bytes = type.isIntOrFloat() ? type.getIntOrFloatBitWidth() / 8.0 : 8;
    if (number < firstOut)
      element += bytes;
    for (int dim : view.dims)
      bytes *= double(getSize(dim));
    (number < firstOut ? read : written) += bytes;
  }
  RowSteps steps(row);
  double reductions = double(steps.getSteps().size()) - 1,
         launches = parts > 1 ? reductions + 1 : 1;
  bool fits = parts == 1 && plan.reduction.empty() &&
              getSize(plan.getWalked()) <= tile[plan.reducesRows ? 0 : 1];
  double walks = fits ? 1 : reductions + (written > 0);
  double resident = std::max<double>(1, double(chip.maxWarpsPerUnit * chip.lanes) /
                                            getNumThreads(schedule, chip));
  double inFlight = std::min(blocks, resident * chip.units) * double(tile[0] * tile[1]) * element;
  double rate =
      chip.bandwidth * kBandwidthShare * inFlight / (inFlight + chip.bandwidth * kFlightLatency);
  rate = std::min(rate, std::min<double>(blocks, chip.units) * kCacheBytesPerCycle * kClock);
  return launches * kOverhead + (walks * read + written) / std::max(rate, 1.0);
}

int64_t RowWork::chooseParts() const {
  if (!isa<RowOp>(static_cast<Operation *>(op)))
    return 1;
  // The model ranks; what it says of a few percent is not worth more launches.
  constexpr double gain = 1.25;
  ScheduleAttr whole = choose(), segments = chooseForParts();
  int64_t length = getSize(plan.split);
  int64_t step = plan.split == plan.getWalked() ? segments.getTile()[plan.reducesRows ? 0 : 1] : 1;
  int64_t best = 1;
  double fastest = estimate(whole, 1) / gain;
  for (int64_t parts = 2; parts <= 1024 && parts <= int64_t(llvm::divideCeil(length, step));
       parts *= 2) {
    std::string reason;
    double seconds = estimate(segments, parts);
    if (seconds >= fastest || !isLegalSchedule(op, inParts(segments, parts), chip, reason))
      continue;
    fastest = seconds;
    best = parts;
  }
  return best;
}

ScheduleAttr RowWork::inParts(ScheduleAttr segments, int64_t parts) const {
  return ScheduleAttr::get(op->getContext(), segments.getTile(), segments.getWarps(),
                           /*stages=*/1, {}, parts, /*raster=*/8, /*swap=*/false,
                           /*producers=*/0, /*aux_stages=*/0);
}

double mlir::fuse::estimateRow(RowOp op, ArrayRef<int64_t> sizes, ScheduleAttr schedule,
                               const ChipInfo &chip) {
  RowWork work(cast<IndexedOpInterface>(op.getOperation()), chip, sizes);
  return work.estimate(schedule, schedule.getSplit());
}

SmallVector<RankedSchedule> mlir::fuse::rankRowSchedules(RowOp op, ArrayRef<int64_t> sizes,
                                                         const ChipInfo &chip) {
  RowWork work(cast<IndexedOpInterface>(op.getOperation()), chip, sizes);
  SmallVector<RankedSchedule> ranked;
  std::string reason;
  if (ScheduleAttr whole = work.choose(); isLegalSchedule(op, whole, chip, reason))
    ranked.push_back({whole, work.estimate(whole, 1)});
  ScheduleAttr segments = work.chooseForParts();
  for (int64_t parts = 2; work.plan.split != kNone && parts <= 1024; parts *= 2)
    if (ScheduleAttr schedule = work.inParts(segments, parts);
        isLegalSchedule(op, schedule, chip, reason))
      ranked.push_back({schedule, work.estimate(segments, parts)});
  llvm::sort(ranked, [](const RankedSchedule &x, const RankedSchedule &y) {
    return std::make_pair(x.seconds, x.schedule.getSplit()) <
           std::make_pair(y.seconds, y.schedule.getSplit());
  });
  return ranked;
}

VariantAttr RowWork::makeVariant(int64_t maxRows, int64_t parts) const {
  ScheduleAttr schedule = choose();
  if (parts > 1)
    schedule = inParts(chooseForParts(), parts);
  return VariantAttr::get(op->getContext(), 0, maxRows, 16, schedule);
}

SmallVector<VariantAttr> mlir::fuse::proposeRow(IndexedOpInterface op, const ChipInfo &chip) {
  RowWork work(op, chip);
  std::string reason;
  if (!isLegalSchedule(op, work.choose(), chip, reason))
    return {};
  if (!ShapedType::isDynamic(work.space.getSize(work.plan.guarded)))
    return {work.makeVariant(0, work.chooseParts())};
  // Parts for few rows, or for long ones; the last variant takes any number.
  bool ofRow = work.plan.guarded == work.plan.split;
  if (!ofRow && ShapedType::isDynamic(work.space.getSize(work.plan.split)))
    return {work.makeVariant(0, 1)};
  SmallVector<VariantAttr> variants;
  int64_t lastParts = 0;
  auto add = [&](int64_t bound, int64_t parts) {
    if (parts == lastParts)
      variants.pop_back();
    variants.push_back(work.makeVariant(bound, parts));
    lastParts = parts;
  };
  if (ofRow) {
    int64_t longest = int64_t(1) << 24;
    for (int64_t bound = 512; bound < longest; bound *= 8) {
      work.guardedSize = bound;
      add(bound, work.chooseParts());
    }
    work.guardedSize = longest;
    add(0, work.chooseParts());
    return variants;
  }
  for (int64_t bound : {4, 16, 64, 256}) {
    work.guardedSize = bound;
    add(bound, work.chooseParts());
  }
  add(0, 1);
  return variants;
}

int64_t mlir::fuse::getPartsOfLongRows(IndexedOpInterface op, const ChipInfo &chip) {
  RowWork work(op, chip);
  auto isDynamic = [&](int dim) { return ShapedType::isDynamic(work.space.getSize(dim)); };
  if (work.plan.split == kNone || work.plan.guarded == work.plan.split ||
      !isDynamic(work.plan.guarded) || !isDynamic(work.plan.split))
    return 1;
  work.guardedSize = 1;
  work.splitSize = kLongRow;
  return work.chooseParts();
}

ScheduleAttr mlir::fuse::chooseElementwise(ElementwiseOp op, const ChipInfo &chip) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  int64_t lanes = chip.lanes, vector = getVector(op, getLiveValuesPerElement(op), chip);
  constexpr int64_t warps = 4;
  int64_t elements = warps * lanes * vector;
  if (plan.rows == kNone)
    return makeSchedule(op, {1, elements}, {1, warps});
  int64_t width = space.getSize(plan.columns);
  width = ShapedType::isDynamic(width) ? elements
                                       : int64_t(llvm::PowerOf2Ceil(std::max<int64_t>(width, 1)));
  // A tile of a transpose is about square, so that both sides have long runs.
  bool transposes = llvm::any_of(space.operands, [&](const OperandView &view) {
    return !view.dims.empty() && view.dims.back() == plan.rows;
  });
  width = std::clamp(width, vector, transposes ? 8 * vector : elements);
  int64_t warpsAcross = std::clamp<int64_t>(width / (lanes * vector), 1, warps);
  return makeSchedule(op, {elements / width, width}, {warps / warpsAcross, warpsAcross});
}
