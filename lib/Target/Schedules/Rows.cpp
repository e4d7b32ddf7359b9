//===- Rows.cpp - #fuse.rows ------------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  divides    warps divide the tile, threads divide its elements
//  registers  the live values of a thread fit
//  cluster    CTAs of a chip that has clusters share rows that their tiles hold together
//  resident   so many blocks fit on an SM, with what a thread has of a row between reductions
//  sort       what is sorted, a tile holds whole
//  shared     what warps exchange to reduce a row, and what is sorted, fits into shared memory
//  split      the partial results of a row (fuse.row) fit into a tile
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "RowWork.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/Transport.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

int64_t mlir::fuse::countHeldTiles(RowsScheduleAttr schedule, int64_t length) {
  return llvm::divideCeil(length, getHeldColumns(schedule));
}

/// Bytes of shared memory in which warps exchange what they reduce of a row, in which a block
/// sorts, and which holds rows.
static int64_t getSharedBytes(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan,
                              RowsScheduleAttr schedule, const ChipInfo &chip) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  SmallVector<SharedBuffer> buffers;
  if (auto row = dyn_cast<RowOp>(op.getOperation()))
    for (auto sort : row.getBody().front().getOps<SortOp>())
      buffers.push_back(
          getExchangeBuffer(getSortBuffers(sort.getValues().getTypes(), tile[0] * tile[1]).bytes));
  if (schedule.getHeld()) {
    const int64_t columns =
        countHeldTiles(schedule, space.getSize(plan.columns)) * schedule.getTile()[1];
    for (auto [number, operand] : llvm::enumerate(op.getInputOperands()))
      if (isHeldInput(op, space, plan, number))
        buffers.push_back(getHeldBuffer(
            columns *
            llvm::divideCeil(getElementTypeOrSelf(operand->get().getType()).getIntOrFloatBitWidth(),
                             8)));
  }
  int64_t widest = 4;
  bool reduces = !isa<RowOp>(*op); // the named ones all do
  op->walk([&](ReduceOp reduce) {
    reduces = true;
    widest = std::max<int64_t>(widest, reduce.getType().getIntOrFloatBitWidth() / 8);
  });
  if (int64_t ctas = schedule.getClusterSize(); reduces && ctas > 1)
    buffers.push_back(getClusterBuffer(ctas * warps[1]));
  else if (reduces && warps[plan.reducesRows ? 0 : 1] > 1) {
    int64_t perWarp = tile[1] / warps[1];
    int64_t lanesAlongRows = chip.lanes / getLanesAlongColumns(perWarp, chip.lanes);
    int64_t perThread = tile[0] / (lanesAlongRows * warps[0]);
    if (plan.reducesRows)
      perThread = perWarp / getLanesAcrossRows(tile[0], warps[0], perWarp,
                                               std::gcd(getRowVector(op, space, plan), perWarp),
                                               chip.lanes);
    buffers.push_back(
        getExchangeBuffer(getReductionBytes(getNumThreads(schedule, chip), perThread, widest)));
  }
  return SharedMemory::allocate(buffers).bytes;
}

int64_t mlir::fuse::getHeldColumns(RowsScheduleAttr schedule) {
  return schedule.getTile()[1] * schedule.getCtasAlongN();
}

/// Whether CTAs of a cluster can share rows: each warp has one value of a row, and all tiles
/// together hold it.
static bool isLegalCluster(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan,
                           RowsScheduleAttr schedule, const ChipInfo &chip, std::string &reason) {
  constexpr int64_t most = 8; // on any chip that has clusters
  int64_t ctas = schedule.getClusterSize();
  if (ctas == 1)
    return true;
  if (!chip.copies.tma || ctas > most) {
    reason = llvm::formatv("cluster: {0} CTAs; {1} has clusters of {2} or fewer", ctas, chip.name,
                           chip.copies.tma ? most : 1);
    return false;
  }
  if (plan.reducesRows || getSortedBytes(op) != 0 || schedule.getSplit() != 1) {
    reason = "cluster: CTAs share rows that are contiguous in memory, not sorted, and in one part";
    return false;
  }
  int64_t length = space.getSize(plan.columns);
  if (schedule.getTile()[0] != 1 || !plan.reduction.empty() || ShapedType::isDynamic(length) ||
      (length > getHeldColumns(schedule) && !schedule.getHeld())) {
    reason = llvm::formatv("cluster: {0} tiles of {1} x {2} hold no row of {3} columns", ctas,
                           schedule.getTile()[0], schedule.getTile()[1],
                           ShapedType::isDynamic(length) ? "any" : llvm::Twine(length).str());
    return false;
  }
  int64_t perWarp = schedule.getTile()[1] / schedule.getWarps()[1];
  if (perWarp % chip.lanes) {
    reason = llvm::formatv("cluster: {0} columns a warp; lanes must divide them", perWarp);
    return false;
  }
  return true;
}

/// Whether a block can sort what the op sorts.
static bool isLegalSort(Operation *op, const KernelSpace &space, const TilePlan &plan,
                        RowsScheduleAttr schedule, std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile();
  if (getSortedBytes(op) == 0)
    return true;
  int axis = plan.reducesRows ? 0 : 1;
  int64_t length = space.getSize(plan.getWalked());
  if (ShapedType::isDynamic(length) || length > tile[axis] || schedule.getSplit() != 1) {
    reason =
        llvm::formatv("sort: a block sorts rows that a tile holds whole; this one has {0} "
                      "{1}, the row {2}",
                      tile[axis], axis == 0 ? "rows" : "columns",
                      ShapedType::isDynamic(length) ? "any length" : llvm::Twine(length).str());
    return false;
  }
  return true;
}

int64_t mlir::fuse::getHoldingRegisters(IndexedOpInterface op, int64_t elements, bool keeps,
                                        int64_t others) {
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  int64_t masks = softmax && softmax.getCausal() && keeps ? 8 : 0;
  return llvm::alignTo(getHeldRegisters(op, elements, keeps) + masks + others, 8);
}

static bool isLegalResident(RowsScheduleAttr schedule, IndexedOpInterface op, const TilePlan &plan,
                            int64_t length, const ChipInfo &chip, std::string &reason) {
  int64_t blocks = schedule.getResident(), threads = getNumThreads(schedule, chip);
  if (blocks == 0)
    return true;
  if (chip.vendor != Vendor::Nvidia) {
    reason = llvm::formatv(
        "resident: registers on {0} are not bounded; those of NVIDIA's chips are", chip.name);
    return false;
  }
  ArrayRef<int64_t> tile = schedule.getTile();
  if (!plan.reduction.empty() || ShapedType::isDynamic(length) ||
      (length > getHeldColumns(schedule) && !schedule.getHeld())) {
    reason = llvm::formatv("resident: a tile of {0} columns does not hold the row", tile[1]);
    return false;
  }
  int64_t registers =
      getHoldingRegisters(op, tile[0] * tile[1] / threads, keepsInputs(op), kFewOthers);
  if (threads * blocks > chip.maxWarpsPerUnit * chip.lanes ||
      registers * threads * blocks > chip.registersPerUnit) {
    reason = llvm::formatv("resident: {0} blocks of {1} threads with {2} registers; an SM of {3} "
                           "has {4} threads and {5} registers",
                           blocks, threads, registers, chip.name, chip.maxWarpsPerUnit * chip.lanes,
                           chip.registersPerUnit);
    return false;
  }
  return true;
}

/// Whether shared memory can hold rows that are walked there.
static bool isLegalHeld(RowsScheduleAttr schedule, IndexedOpInterface op, const KernelSpace &space,
                        const TilePlan &plan, const ChipInfo &chip, std::string &reason) {
  if (!schedule.getHeld())
    return true;
  if (!chip.copies.cpAsync) {
    reason =
        llvm::formatv("held: {0} has no asynchronous copies to fill shared memory with", chip.name);
    return false;
  }
  if (schedule.getResident() == 0) {
    reason = "held: 'resident' says how many CTAs of an SM walk rows; got 0";
    return false;
  }
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  if (plan.reducesRows || !plan.reduction.empty() || getSortedBytes(op) != 0 ||
      schedule.getSplit() != 1 || (softmax && softmax.getCausal())) {
    reason = "held: rows that shared memory holds are contiguous in memory, reduced over one "
             "dimension, not sorted, in one part, and not under a causal mask";
    return false;
  }
  int64_t length = space.getSize(plan.columns);
  if (schedule.getTile()[0] != 1 || ShapedType::isDynamic(length) ||
      length <= getHeldColumns(schedule)) {
    reason = llvm::formatv(
        "held: rows of more than the {0} columns that are walked at a time; got tiles of {1} "
        "rows, and rows of {2} columns",
        getHeldColumns(schedule), schedule.getTile()[0],
        ShapedType::isDynamic(length) ? "any" : llvm::Twine(length).str());
    return false;
  }
  if (llvm::none_of(llvm::seq<unsigned>(0, op.getInputOperands().size()),
                    [&](unsigned number) { return isHeldInput(op, space, plan, number); })) {
    reason = "held: no input has rows of its own";
    return false;
  }
  const int64_t shared = getSharedBytes(op, space, plan, schedule, chip);
  const int64_t room = countResident(shared, getNumThreads(schedule, chip), chip);
  if (shared > chip.sharedPerBlock || room < schedule.getResident()) {
    reason = llvm::formatv(
        "held: an SM of {2} has room for {3} CTAs of {1} bytes of shared memory, not {0}",
        schedule.getResident(), shared, chip.name, shared > chip.sharedPerBlock ? 0 : room);
    return false;
  }
  return true;
}

bool mlir::fuse::isLegalRows(RowsScheduleAttr schedule, IndexedOpInterface op, const ChipInfo &chip,
                             std::string &reason) {
  if (!fitsThreads(schedule, chip, reason))
    return false;
  if (schedule.getSplit() != 1 && !isa<RowOp>(*op)) {
    reason = llvm::formatv("split: rows of '{0}' stay whole; those of 'fuse.row' can be in parts",
                           op->getName());
    return false;
  }
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  if (!isLegalRowTile(op, plan, schedule, chip, reason))
    return false;
  int axis = plan.reducesRows ? 0 : 1;
  if (schedule.getSplit() > schedule.getTile()[axis]) {
    reason = llvm::formatv("split: a row in {0} parts, but a tile combines at most the {1} partial "
                           "results that it has {2} for",
                           schedule.getSplit(), schedule.getTile()[axis],
                           axis == 0 ? "rows" : "columns");
    return false;
  }
  if (!isLegalCluster(op, space, plan, schedule, chip, reason) ||
      !isLegalSort(op, space, plan, schedule, reason) ||
      !isLegalResident(schedule, op, plan, space.getSize(plan.getWalked()), chip, reason) ||
      !isLegalHeld(schedule, op, space, plan, chip, reason))
    return false;
  int64_t shared = getSharedBytes(op, space, plan, schedule, chip);
  if (shared > chip.sharedPerBlock) {
    ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
    reason =
        llvm::formatv("shared: a tile of {0} x {1} over {2} x {3} warps is reduced or sorted "
                      "in {4} bytes, {5} has {6} per block",
                      tile[0], tile[1], warps[0], warps[1], shared, chip.name, chip.sharedPerBlock);
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Rows in parts
//===----------------------------------------------------------------------===//

int64_t RowWork::getSize(int dim) const {
  int64_t size = filled.getSize(dim);
  if (!ShapedType::isDynamic(size))
    return size;
  return dim == plan.rows || dim == plan.columns ? 4096 : 8;
}

/// Each launch moves what varies along the row once, at a rate that bytes in flight limit: those
/// of a tile for each block that runs. A row that stays in registers is read once.
double RowWork::estimate(RowsScheduleAttr schedule, int64_t parts) const {
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
              (schedule.getHeld() || getSize(plan.getWalked()) <=
                                         (plan.reducesRows ? tile[0] : getHeldColumns(schedule)));
  double walks = fits ? 1 : reductions + (written > 0);
  double resident = std::max<double>(1, double(chip.maxWarpsPerUnit * chip.lanes) /
                                            getNumThreads(schedule, chip));
  blocks *= double(schedule.getClusterSize());
  double inFlight = std::min(blocks, resident * chip.units) * double(tile[0] * tile[1]) * element;
  double rate = chip.bandwidth * kBandwidthShare * inFlight /
                (inFlight + chip.bandwidth * chip.model.flightLatency);
  rate = std::min(rate, std::min<double>(blocks, chip.units) * chip.model.cacheBytesPerCycle *
                            chip.model.clock);
  return launches * kOverhead + (walks * read + written) / std::max(rate, 1.0);
}

int64_t RowWork::chooseParts() const {
  // A row whose length only the call knows is not known to be long.
  if (!isa<RowOp>(*op) || ShapedType::isDynamic(filled.getSize(plan.split)))
    return 1;
  // The model ranks; what it says of a few percent is not worth more launches.
  constexpr double gain = 1.25;
  RowsScheduleAttr whole = choose(), segments = chooseForParts();
  int64_t length = getSize(plan.split);
  int64_t step = plan.split == plan.getWalked() ? segments.getTile()[plan.reducesRows ? 0 : 1] : 1;
  int64_t best = 1;
  double fastest = estimate(whole, 1) / gain;
  for (int64_t parts = 2; parts <= 1024 && parts <= int64_t(llvm::divideCeil(length, step));
       parts *= 2) {
    std::string reason;
    double seconds = estimate(segments, parts);
    if (seconds >= fastest || !isLegalRows(inParts(segments, parts), op, chip, reason))
      continue;
    fastest = seconds;
    best = parts;
  }
  return best;
}

RowsScheduleAttr RowWork::inParts(RowsScheduleAttr segments, int64_t parts) const {
  return RowsScheduleAttr::get(op->getContext(), segments.getTile(), segments.getWarps(), parts,
                               /*resident=*/0, /*cluster=*/{}, /*held=*/false);
}

//===----------------------------------------------------------------------===//
// The family
//===----------------------------------------------------------------------===//

namespace {
struct RowsFamily : ScheduleFamily::ExternalModel<RowsFamily, RowsScheduleAttr> {
  static bool computes(Operation *op) {
    return isa<IndexedOpInterface>(op) && !isa<MatmulOp, ElementwiseOp>(op);
  }

  /// Whole rows, and rows in parts. Of the named ops the model sees only what they move.
  static SmallVector<RankedSchedule> enumerate(Operation *op, ArrayRef<int64_t> sizes,
                                               const ChipInfo &chip) {
    SmallVector<RankedSchedule> schedules;
    if (!isa<RowOp>(op))
      return schedules;
    RowWork work(cast<IndexedOpInterface>(op), chip, sizes);
    std::string reason;
    if (RowsScheduleAttr whole = work.choose(); isLegalRows(whole, work.op, chip, reason))
      schedules.push_back({whole, work.estimate(whole, 1)});
    RowsScheduleAttr segments = work.chooseForParts();
    for (int64_t parts = 2; work.plan.split != kNone && parts <= 1024; parts *= 2)
      if (RowsScheduleAttr schedule = work.inParts(segments, parts);
          isLegalRows(schedule, work.op, chip, reason))
        schedules.push_back({schedule, work.estimate(segments, parts)});
    return schedules;
  }

  static RankedSchedule choose(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
    RowWork work(cast<IndexedOpInterface>(op), chip, sizes);
    RowsScheduleAttr schedule = work.choose();
    std::string reason;
    if (!isLegalRows(schedule, work.op, chip, reason))
      return {};
    if (int64_t parts = work.chooseParts(); parts > 1)
      schedule = work.inParts(work.chooseForParts(), parts);
    return {schedule, isa<RowOp>(op) ? work.estimate(schedule, schedule.getSplit()) : 0};
  }

  bool isLegal(Attribute schedule, Operation *op, const ChipInfo &chip, std::string &reason) const {
    return isLegalRows(cast<RowsScheduleAttr>(schedule), cast<IndexedOpInterface>(op), chip,
                       reason);
  }

  ScheduleResources getResources(Attribute attr, Operation *op, const ChipInfo &chip) const {
    auto schedule = cast<RowsScheduleAttr>(attr);
    auto indexed = cast<IndexedOpInterface>(op);
    KernelSpace space = KernelSpace::get(indexed);
    TilePlan plan = TilePlan::get(indexed, space);
    return {getNumThreads(schedule, chip), getSharedBytes(indexed, space, plan, schedule, chip),
            getRowTileRegisters(op, schedule, chip)};
  }

  std::optional<double> estimate(Attribute attr, Operation *op, ArrayRef<int64_t> sizes,
                                 const ChipInfo &chip) const {
    if (!isa<RowOp>(op))
      return std::nullopt;
    auto schedule = cast<RowsScheduleAttr>(attr);
    return RowWork(cast<IndexedOpInterface>(op), chip, sizes)
        .estimate(schedule, schedule.getSplit());
  }
};
} // namespace

void mlir::fuse::attachRows(MLIRContext &context) {
  RowsScheduleAttr::attachInterface<RowsFamily>(context);
}
