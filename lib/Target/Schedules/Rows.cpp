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
#include "RowTiles.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/Transport.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

/// Elements that each access of a row kernel along its columns can move at once.
static int64_t getRowVector(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan) {
  int64_t widest = 1, multiple = kChunkBytes;
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    auto row = dyn_cast<RowOp>(op.getOperation());
    if (row && number < op.getInputOperands().size()) {
      BlockArgument argument = row.getBody().getArgument(number);
      if (argument.use_empty() || isa<ShapedType>(argument.getType()))
        continue; // not loaded as a tile
    }
    const OperandView &view = space.operands[number];
    Type element = getElementTypeOrSelf(operand.get().getType());
    int64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
    widest = std::max(widest, bytes);
    if (view.dims.empty() || view.find(plan.columns) != int(view.dims.size()) - 1)
      continue;
    multiple = std::gcd(multiple, getAccessMultiple(BufferPart::get(operand.get(), view), bytes));
  }
  return std::gcd(multiple, kChunkBytes / widest);
}

/// Bytes of shared memory in which warps exchange what they reduce of a row, and in which a block
/// sorts.
static int64_t getSharedBytes(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan,
                              RowsScheduleAttr schedule, const ChipInfo &chip) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  SmallVector<SharedBuffer> buffers;
  if (auto row = dyn_cast<RowOp>(op.getOperation()))
    for (auto sort : row.getBody().front().getOps<SortOp>())
      buffers.push_back(
          getExchangeBuffer(getSortBuffers(sort.getValues().getTypes(), tile[0] * tile[1]).bytes));
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

/// Columns of a row that the tiles of a cluster hold together.
static int64_t getHeldColumns(RowsScheduleAttr schedule) {
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
      length > getHeldColumns(schedule)) {
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

/// Registers of a thread that holds so many elements of a row.
static int64_t getHoldingRegisters(IndexedOpInterface op, int64_t elements) {
  constexpr int64_t others = 32; // what is computed of a vector, sums, addresses [spills]
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  int64_t masks = softmax && softmax.getCausal() ? 8 : 0;
  int64_t values = keepsInputs(op) ? llvm::divideCeil(elements, 2) + masks
                                   : elements * getCarriedValuesPerElement(op);
  return llvm::alignTo(values + others, 8);
}

/// Values of a row that a thread holds at most where registers are bounded.
static constexpr int64_t kMostHeld = 32;

/// Bits an element that are read at once before the reduction; 0 for what is loaded in pieces, and
/// where what is computed of them takes registers itself.
static int64_t getLoadedBits(IndexedOpInterface op) {
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  if ((softmax && softmax.getCausal()) ||
      llvm::any_of(op->getRegion(0).front(), [](Operation &inner) { return isCostly(&inner); }))
    return 0;
  int64_t bits = 0;
  for (auto [input, operand] : llvm::zip(op->getRegion(0).getArguments(), op.getInputOperands()))
    if (!input.use_empty())
      bits += getElementTypeOrSelf(operand->get().getType()).getIntOrFloatBitWidth();
  return bits;
}

/// Whether all inputs are of 16 bits.
static bool readsHalves(IndexedOpInterface op) {
  return llvm::all_of(op.getInputOperands(), [](OpOperand *input) {
    return getElementTypeOrSelf(input->get().getType()).getIntOrFloatBitWidth() == 16;
  });
}

static bool isLegalResident(RowsScheduleAttr schedule, IndexedOpInterface op, int64_t length,
                            const ChipInfo &chip, std::string &reason) {
  int64_t blocks = schedule.getResident(), threads = getNumThreads(schedule, chip);
  if (blocks == 0)
    return true;
  if (chip.vendor != Vendor::Nvidia) {
    reason = llvm::formatv(
        "resident: registers on {0} are not bounded; those of NVIDIA's chips are", chip.name);
    return false;
  }
  ArrayRef<int64_t> tile = schedule.getTile();
  if (ShapedType::isDynamic(length) || length > getHeldColumns(schedule)) {
    reason = llvm::formatv("resident: a tile of {0} columns does not hold the row", tile[1]);
    return false;
  }
  int64_t registers = getHoldingRegisters(op, tile[0] * tile[1] / threads);
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

static bool isLegal(RowsScheduleAttr schedule, IndexedOpInterface op, const ChipInfo &chip,
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
      !isLegalResident(schedule, op, space.getSize(plan.getWalked()), chip, reason))
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
// Tiles of row work
//===----------------------------------------------------------------------===//

static RowsScheduleAttr makeTile(Operation *op, ArrayRef<int64_t> tile, ArrayRef<int64_t> warps) {
  return RowsScheduleAttr::get(op->getContext(), tile, warps, /*split=*/1, /*resident=*/0,
                               /*cluster=*/{});
}

namespace {
/// A row op as the heuristics see it; what `sizes` does not know is assumed.
struct RowWork {
  RowWork(IndexedOpInterface op, const ChipInfo &chip, ArrayRef<int64_t> sizes)
      : op(op), chip(chip), space(KernelSpace::get(op)), plan(TilePlan::get(op, space)),
        live(getLiveValuesPerElement(op)), vector(getVector(op, live, chip)),
        preferred(std::max(vector, 32 / live / vector * vector)),
        most(std::max(vector, 64 / live / vector * vector)),
        warpLimit(chip.maxThreads / chip.lanes), filled(space) {
    filled.fill(sizes);
  }

  RowsScheduleAttr chooseAlongColumns() const;
  RowsScheduleAttr chooseHolding(int64_t values) const;
  RowsScheduleAttr chooseBounded(int64_t warps, int64_t width) const;
  RowsScheduleAttr chooseCluster() const;
  /// Whether a thread of a block of so many warps has too few registers for so many elements.
  bool spills(int64_t warps, int64_t elements) const {
    constexpr int64_t others = 16, granule = 4; // registers; warps
    int64_t threads = llvm::alignTo(warps, granule) * chip.lanes;
    int64_t registers = std::min(chip.maxRegisters, chip.registersPerUnit / threads / 8 * 8);
    return chip.vendor == Vendor::Nvidia && elements * live + others > registers;
  }
  /// Whether a row that is walked in segments is read from memory more than once.
  bool isReadAgain() const;
  RowsScheduleAttr chooseAlongRows() const;
  RowsScheduleAttr chooseSegments() const;
  /// Of a row in parts. Where these are of a dimension beside the one that is walked, the tile that
  /// suits whole rows does.
  RowsScheduleAttr chooseForParts() const {
    return plan.split == plan.getWalked() ? chooseSegments() : choose();
  }
  RowsScheduleAttr choose() const {
    return plan.reducesRows ? chooseAlongRows() : chooseAlongColumns();
  }

  /// Whether shared memory holds what a block sorts, and exchanges besides.
  bool canSort(RowsScheduleAttr schedule) const {
    std::string reason;
    return getSortedBytes(op) == 0 || isLegal(schedule, op, chip, reason);
  }
  /// Elements along a dimension that only the call knows.
  int64_t getSize(int dim) const;
  /// Seconds of the op under a schedule, with rows in so many parts.
  double estimate(RowsScheduleAttr schedule, int64_t parts) const;
  /// The number of parts that the model would have rows split into; 1: whole rows are as good.
  int64_t chooseParts() const;
  /// The schedule of a row in so many parts, of the tile for one.
  RowsScheduleAttr inParts(RowsScheduleAttr segments, int64_t parts) const;

  IndexedOpInterface op;
  const ChipInfo &chip;
  KernelSpace space;
  TilePlan plan;
  int64_t live, vector;
  // Elements a thread holds: enough to hide latency, few enough for registers.
  int64_t preferred, most, warpLimit;
  KernelSpace filled; // with the extents that are given
};
} // namespace

/// Rows that fit into registers get a tile as wide as the row: several rows a
/// block where the row is short, several warps a row where it is long. Longer or
/// dynamic rows are walked in segments.
RowsScheduleAttr RowWork::chooseAlongColumns() const {
  bool severalRows = plan.rows != kNone && space.getSize(plan.rows) != 1;
  int64_t lanes = chip.lanes, length = space.getSize(plan.columns);
  if (ShapedType::isDynamic(length))
    return chooseSegments();
  auto chooseLong = [&] {
    RowsScheduleAttr holding = chooseHolding(kMostHeld);
    if (!holding && isReadAgain())
      holding = chooseCluster();
    return holding ? holding : chooseSegments();
  };
  if (length > most * chip.maxThreads)
    return chooseLong();

  if (length <= lanes * vector) {
    // A row within a warp, or several.
    int64_t width = std::max<int64_t>(vector, llvm::PowerOf2Ceil(std::max<int64_t>(length, 1)));
    if (!severalRows)
      return makeTile(op, {1, std::max(width, lanes)}, {1, 1});
    auto withWarps = [&](int64_t warps) {
      return makeTile(op, {warps * lanes * vector / width, width}, {warps, 1});
    };
    int64_t warps = 4;
    while (warps > 1 && !canSort(withWarps(warps)))
      warps /= 2;
    return withWarps(warps);
  }
  // The fewest warps that keep a thread within `preferred`, unless a few more waste fewer columns.
  // Half of the warps that a block can have are enough, where threads have registers: two blocks
  // that wait for their barriers by themselves keep more under way than one.
  int64_t bestWarps = 0, bestWidth = 0;
  for (int64_t warps = 1; warps <= warpLimit; ++warps) {
    int64_t width = llvm::alignTo(length, warps * lanes * vector);
    int64_t perThread = width / (warps * lanes);
    if (perThread > (2 * warps >= warpLimit ? most : preferred) || spills(warps, perThread))
      continue;
    if (!bestWarps || (width < bestWidth && warps <= 2 * bestWarps)) {
      bestWarps = warps;
      bestWidth = width;
    }
  }
  if (!bestWarps)
    return chooseLong();
  if (RowsScheduleAttr bounded = chooseBounded(bestWarps, bestWidth))
    return bounded;
  auto withRows = [&](int64_t rows) { return makeTile(op, {rows, bestWidth}, {rows, bestWarps}); };
  int64_t rows = severalRows && bestWarps <= 2 ? 4 / bestWarps : 1;
  while (rows > 1 && !canSort(withRows(rows)))
    rows /= 2;
  return withRows(rows);
}

/// A schedule of a named op whose threads hold so many values of a row; those that keep what they
/// read in half of the registers hold twice as many. Null if it is not legal. Where many values are
/// f32, ptxas keeps those of one or two words an element within 64 registers unless it is told to,
/// when it spills; of more words it loads all at once.
RowsScheduleAttr RowWork::chooseHolding(int64_t values) const {
  if (isa<RowOp>(*op) || chip.vendor != Vendor::Nvidia)
    return nullptr;
  int64_t elements = keepsInputs(op) ? 2 * values : values / getCarriedValuesPerElement(op);
  int64_t perThread = std::max(vector, elements / vector * vector);
  int64_t length = space.getSize(plan.columns), lanes = chip.lanes;
  int64_t warps = llvm::divideCeil(length, lanes * perThread);
  int64_t width = llvm::alignTo(length, warps * lanes * vector);
  int64_t registers = getHoldingRegisters(op, width / (warps * lanes));
  int64_t resident = chip.registersPerUnit / (warps * lanes * registers);
  int64_t bits = getLoadedBits(op);
  bool isBounded =
      values < kMostHeld || keepsInputs(op) || bits > 64 || (bits > 0 && readsHalves(op));
  auto schedule = RowsScheduleAttr::get(op->getContext(), {1, width}, {1, warps}, /*split=*/1,
                                        isBounded ? resident : 0, /*cluster=*/{});
  std::string reason;
  return resident > 0 && isLegal(schedule, op, chip, reason) ? schedule : nullptr;
}

/// Of long rows few fit on an SM, and one that is alone there loads nothing while it reduces: a
/// schedule under which several fit. And ptxas, told how many, issues more loads at once than it
/// does by itself, which pays for what is loaded much of. Null where `warps` that share `width`
/// columns are as good [times of an H200: docs/Rationale.md].
RowsScheduleAttr RowWork::chooseBounded(int64_t warps, int64_t width) const {
  if (isa<RowOp>(*op))
    return nullptr;
  if (keepsInputs(op))
    return 2 * warps >= warpLimit ? chooseHolding(kMostHeld) : nullptr;
  int64_t threads = warps * chip.lanes, values = width / threads * getCarriedValuesPerElement(op);
  constexpr int64_t others = 24;
  int64_t natural = threads * llvm::alignTo(values + others, 8);
  bool isAlone = 2 * natural > chip.registersPerUnit;
  constexpr int64_t someColumns = 4096, manyColumns = 8192, mostColumns = 16384;
  int64_t length = space.getSize(plan.columns), bits = getLoadedBits(op);
  if (bits == 0 || length <= someColumns)
    return isAlone ? chooseHolding(kMostHeld) : nullptr;
  if (length <= manyColumns)
    return bits > 16 ? chooseHolding(kMostHeld / 2) : nullptr;
  // Few warps wait for each other when one row of 16 bits is all that they load.
  if (bits == 16 && length <= mostColumns)
    return chooseHolding(2 * kMostHeld);
  return bits > 64 || readsHalves(op) || isAlone ? chooseHolding(kMostHeld) : nullptr;
}

bool RowWork::isReadAgain() const {
  IndexedOpInterface indexed = op;
  auto row = dyn_cast<RowOp>(indexed.getOperation());
  SmallVector<OpOperand *> ins(indexed.getInputOperands());
  ArrayRef<OperandView> views(space.operands);
  auto runsAlong = [&](const OperandView &view) { return view.find(plan.columns) != kNone; };
  bool givesElements = llvm::any_of(views.drop_front(ins.size()), runsAlong);
  if (row && RowSteps(row).getSteps().size() <= (givesElements ? 1 : 2))
    return false;
  int64_t bytes = 0; // of the rows of all blocks that run at once
  for (auto [operand, view] : llvm::zip_first(ins, views))
    if (runsAlong(view) && (plan.rows == kNone || view.find(plan.rows) != kNone))
      bytes += space.getSize(plan.columns) *
               llvm::divideCeil(
                   getElementTypeOrSelf(operand->get().getType()).getIntOrFloatBitWidth(), 8);
  bytes *= chip.units * (chip.maxWarpsPerUnit / chooseSegments().getWarps()[1]);
  return bytes > chip.cacheBytes;
}

/// CTAs of a cluster that hold a row together: as few as have 256 threads with twice kMostHeld
/// values each, of which an SM has room for two. More threads wait longer for each other: 512 with
/// half of the values are up to 10% slower. Of norms, and of much that is loaded at once, ptxas is
/// told how many CTAs are to fit; of softmax it makes room for three by itself, and of general row
/// work, where it is not told, it spills. The longest rows take most of the registers of 256
/// threads that are alone on an SM. Null if the row is too long for any.
RowsScheduleAttr RowWork::chooseCluster() const {
  int64_t held = getCarriedValuesPerElement(op), lanes = chip.lanes;
  auto inVectors = [&](int64_t values) {
    return std::max(vector, values / held / vector * vector);
  };
  int64_t many = inVectors(2 * kMostHeld), few = inVectors(kMostHeld);
  const bool isNamed = !isa<RowOp>(*op);
  bool isBounded = !isa<SoftmaxOp>(*op) || getLoadedBits(op) > 64;
  for (auto [warps, perThread] : {std::pair{warpLimit / 4, many},
                                  {warpLimit / 2, few},
                                  {warpLimit / 2, many},
                                  {warpLimit, few},
                                  {warpLimit / 4, inVectors(5 * kMostHeld)}})
    for (int64_t ctas : {2, 4, 8}) {
      int64_t unit = warps * lanes * vector;
      int64_t width = llvm::alignTo(llvm::divideCeil(space.getSize(plan.columns), ctas), unit);
      if (width / (warps * lanes) > perThread)
        continue;
      int64_t registers =
          isNamed ? 4 * kMostHeld : getHoldingRegisters(op, width / (warps * lanes));
      int64_t resident = chip.registersPerUnit / (warps * lanes * registers);
      for (int64_t bound : {isBounded ? resident : 0, int64_t(0)}) {
        auto schedule = RowsScheduleAttr::get(op->getContext(), {1, width}, {1, warps}, /*split=*/1,
                                              bound, /*cluster=*/{1, ctas});
        std::string reason;
        if (isLegal(schedule, op, chip, reason))
          return schedule;
      }
    }
  return nullptr;
}

/// Memory is contiguous across the rows that are reduced: a tile takes lines of 128 bytes of many,
/// in vectors, so that blocks are many and lines are whole. Lanes that a line leaves over,
/// registers and warps lie along the dimension that is reduced over. As for rows: what fits stays
/// in registers, more is walked in segments.
RowsScheduleAttr RowWork::chooseAlongRows() const {
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
      return makeTile(op, {rows, width * across}, {warps, across});
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
RowsScheduleAttr RowWork::chooseSegments() const {
  constexpr int64_t threads = 512;
  if (!plan.reducesRows)
    return makeTile(op, {1, threads * preferred / 2}, {1, threads / chip.lanes});
  int64_t lanes = chip.lanes, kept = space.getSize(plan.columns);
  int64_t width = 8 * getVector(op, /*live=*/1, chip);
  if (!ShapedType::isDynamic(kept))
    width = std::min<int64_t>(width, llvm::PowerOf2Ceil(std::max<int64_t>(kept, 1)));
  width = std::min(width, lanes * vector);
  int64_t rowsOfWarp = lanes / std::max<int64_t>(1, width / vector);
  int64_t perRow = std::max<int64_t>(1, width * rowsOfWarp / lanes);
  int64_t warps = threads / lanes;
  return makeTile(op, {warps * rowsOfWarp * std::max<int64_t>(1, preferred / perRow), width},
                  {warps, 1});
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
              getSize(plan.getWalked()) <= (plan.reducesRows ? tile[0] : getHeldColumns(schedule));
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
    if (seconds >= fastest || !isLegal(inParts(segments, parts), op, chip, reason))
      continue;
    fastest = seconds;
    best = parts;
  }
  return best;
}

RowsScheduleAttr RowWork::inParts(RowsScheduleAttr segments, int64_t parts) const {
  return RowsScheduleAttr::get(op->getContext(), segments.getTile(), segments.getWarps(), parts,
                               /*resident=*/0, /*cluster=*/{});
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
    if (RowsScheduleAttr whole = work.choose(); ::isLegal(whole, work.op, chip, reason))
      schedules.push_back({whole, work.estimate(whole, 1)});
    RowsScheduleAttr segments = work.chooseForParts();
    for (int64_t parts = 2; work.plan.split != kNone && parts <= 1024; parts *= 2)
      if (RowsScheduleAttr schedule = work.inParts(segments, parts);
          ::isLegal(schedule, work.op, chip, reason))
        schedules.push_back({schedule, work.estimate(segments, parts)});
    return schedules;
  }

  static RankedSchedule choose(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
    RowWork work(cast<IndexedOpInterface>(op), chip, sizes);
    RowsScheduleAttr schedule = work.choose();
    std::string reason;
    if (!::isLegal(schedule, work.op, chip, reason))
      return {};
    if (int64_t parts = work.chooseParts(); parts > 1)
      schedule = work.inParts(work.chooseForParts(), parts);
    return {schedule, isa<RowOp>(op) ? work.estimate(schedule, schedule.getSplit()) : 0};
  }

  bool isLegal(Attribute schedule, Operation *op, const ChipInfo &chip, std::string &reason) const {
    return ::isLegal(cast<RowsScheduleAttr>(schedule), cast<IndexedOpInterface>(op), chip, reason);
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
