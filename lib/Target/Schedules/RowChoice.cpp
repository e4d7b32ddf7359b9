//===- RowChoice.cpp - the tile of row work ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many threads, of a block or of a cluster's CTAs, share a row, how much of it each holds in
// registers, and how many blocks an SM has room for. Rows that nothing holds are walked in
// segments.
//
//===----------------------------------------------------------------------===//

#include "RowWork.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

/// Values of a row that a thread holds at most where registers are bounded.
static constexpr int64_t kMostHeld = 32;

/// CTAs of a cluster that share a row, at most: all chips with clusters have room for so many.
static constexpr int64_t kMostCtas = 8;

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

/// Whether something costly is computed of each element.
static bool hasCostlyElements(IndexedOpInterface op) {
  if (isa<SoftmaxOp>(*op))
    return true;
  auto row = dyn_cast<RowOp>(op.getOperation());
  std::optional<RowSteps> steps;
  if (row)
    steps.emplace(row);
  return llvm::any_of(op->getRegion(0).front(), [&](Operation &inner) {
    return isCostly(&inner) && (!steps || steps->varies(inner.getResult(0)));
  });
}

static RowsScheduleAttr makeTile(Operation *op, ArrayRef<int64_t> tile, ArrayRef<int64_t> warps) {
  return RowsScheduleAttr::get(op->getContext(), tile, warps, /*split=*/1, /*resident=*/0,
                               /*cluster=*/{}, /*held=*/false);
}

/// Rows that fit into registers get a tile as wide as the row: several rows a
/// block where the row is short, several warps a row where it is long. Longer or
/// dynamic rows are walked in segments.
RowsScheduleAttr RowWork::chooseAlongColumns() const {
  bool severalRows = plan.rows != kNone && space.getSize(plan.rows) != 1;
  int64_t lanes = chip.lanes, length = space.getSize(plan.columns);
  if (ShapedType::isDynamic(length))
    return chooseSegments();
  if (length > std::min(most, kMostHeld) * chip.maxThreads)
    if (RowsScheduleAttr schedule = chooseLong())
      return schedule;
  if (length > most * chip.maxThreads)
    return chooseSegments();

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
  if (!bestWarps) {
    RowsScheduleAttr schedule = chooseLong();
    return schedule ? schedule : chooseSegments();
  }
  if (RowsScheduleAttr bounded = chooseBounded(bestWarps, bestWidth))
    return bounded;
  auto withRows = [&](int64_t rows) { return makeTile(op, {rows, bestWidth}, {rows, bestWarps}); };
  int64_t rows = severalRows && bestWarps <= 2 ? 4 / bestWarps : 1;
  while (rows > 1 && !canSort(withRows(rows)))
    rows /= 2;
  return withRows(rows);
}

/// A schedule of a row that one or two blocks of an SM hold, or none. Null if it is as well walked
/// in segments.
RowsScheduleAttr RowWork::chooseLong() const {
  if (chip.vendor != Vendor::Nvidia || !plan.reduction.empty() || !isReadAgain())
    return nullptr;
  RowsScheduleAttr holding = isa<RowOp>(*op) && !keeps ? nullptr : chooseHolding(kMostHeld);
  // Alone on an SM, a block of 16-bit rows loads nothing while it computes: of long rows, and where
  // elements take long, shared memory holds more, and clusters do.
  constexpr int64_t someColumns = 48 << 10;
  const bool isAlone = keeps && holding && holding.getResident() == 1 &&
                       (space.getSize(plan.columns) > someColumns || hasCostlyElements(op));
  if (holding && !isAlone)
    return holding;
  const bool reducesTwice =
      isa<RowOp>(*op) ? RowSteps(cast<RowOp>(static_cast<Operation *>(op))).getSteps().size() > 2
                      : !isa<RmsNormOp>(*op);
  if (holdsHalves() && copiesAhead() && (reducesTwice || !keeps) && !areFewRows())
    if (RowsScheduleAttr held = chooseHeld(); held && held.getResident() > 1)
      return held;
  if (RowsScheduleAttr shared = chooseShared())
    return shared;
  return holding ? holding : chooseHeld();
}

bool RowWork::holdsHalves() const {
  IndexedOpInterface indexed = op;
  return llvm::all_of(llvm::enumerate(indexed.getInputOperands()), [&](auto input) {
    return !isHeldInput(op, space, plan, input.index()) ||
           getElementTypeOrSelf(input.value()->get().getType()).getIntOrFloatBitWidth() <= 16;
  });
}

bool RowWork::copiesAhead() const {
  // A vector of several elements has the 4 bytes that are copied in the background at least.
  return getRowVector(op, space, plan) > 1;
}

bool RowWork::areFewRows() const {
  const int64_t rows = countRows();
  return !ShapedType::isDynamic(rows) && rows * kMostCtas <= chip.units;
}

/// CTAs that hold rows in shared memory, as much of rows on an SM as there is room for, and if as
/// much in several ways, in most CTAs; but two blocks with a row each need no clusters. Null if
/// clusters hold no such row [times of an H200 and an H100: docs/Rationale.md].
RowsScheduleAttr RowWork::chooseHeld() const {
  constexpr int64_t mostResident = 6;
  const int64_t length = space.getSize(plan.columns);
  if (ShapedType::isDynamic(length))
    return nullptr;
  // What a walk has of a tile; it is a loop, and keeps nothing from one to the next.
  const int64_t others = copiesAhead() ? std::min(getOthers(), kOthers + kOthers / 2) : kManyOthers;
  std::string reason;
  auto get = [&](int64_t ctas, int64_t elements) -> RowsScheduleAttr {
    SmallVector<int64_t> cluster;
    if (ctas > 1)
      cluster = {1, ctas};
    for (int64_t resident = mostResident; resident >= 1; --resident) {
      const int64_t warps = resident == 1 ? warpLimit / 2 : warpLimit / 4;
      if (resident * warps * chip.lanes * (elements + others) > chip.registersPerUnit)
        continue;
      const int64_t width = warps * chip.lanes * elements;
      auto schedule = RowsScheduleAttr::get(op->getContext(), {1, width}, {1, warps}, /*split=*/1,
                                            resident, cluster, /*held=*/true);
      if (isLegalRows(schedule, op, chip, reason))
        return schedule;
    }
    return nullptr;
  };
  RowsScheduleAttr best;
  int64_t mostHeld = 0;
  // Several vectors of a thread at once, unless narrower tiles leave less empty behind the row.
  for (int64_t ctas = 1; ctas <= kMostCtas; ctas *= 2)
    for (int64_t vectors : {4, 2, 1})
      if (RowsScheduleAttr schedule = get(ctas, std::min<int64_t>(vectors * vector, 16)))
        // One CTA stores nothing while it reduces.
        if (int64_t held = schedule.getResident() > 1 ? schedule.getResident() * length / ctas
                                                      : length / ctas / 2;
            held > mostHeld || (held == mostHeld && best.getClusterSize() < ctas &&
                                (best.getClusterSize() > 1 || best.getResident() > 2))) {
          mostHeld = held;
          best = schedule;
        }
  return best;
}

/// A schedule whose threads hold so many values of a row; those that keep what they read in half of
/// the registers hold twice as many. Null if it is not legal. Where many values are
/// f32, ptxas keeps those of one or two words an element within 64 registers unless it is told to,
/// when it spills; of more words it loads all at once.
RowsScheduleAttr RowWork::chooseHolding(int64_t values) const {
  if (chip.vendor != Vendor::Nvidia)
    return nullptr;
  int64_t elements = keeps ? 2 * values : values / getCarriedValuesPerElement(op);
  int64_t perThread = std::max(vector, elements / vector * vector);
  int64_t length = space.getSize(plan.columns), lanes = chip.lanes;
  int64_t warps = llvm::divideCeil(length, lanes * perThread);
  int64_t width = llvm::alignTo(length, warps * lanes * vector);
  int64_t registers = getHoldingRegisters(op, width / (warps * lanes), keeps,
                                          isa<RowOp>(*op) ? getOthers() : kOthers);
  int64_t resident = chip.registersPerUnit / (warps * lanes * registers);
  int64_t bits = getLoadedBits(op);
  bool isBounded = values < kMostHeld || keeps || bits > 64 || (bits > 0 && readsHalves(op));
  auto schedule = RowsScheduleAttr::get(op->getContext(), {1, width}, {1, warps}, /*split=*/1,
                                        isBounded ? resident : 0, /*cluster=*/{},
                                        /*held=*/false);
  std::string reason;
  return resident > 0 && isLegalRows(schedule, op, chip, reason) ? schedule : nullptr;
}

/// Of long rows few fit on an SM, and one that is alone there loads nothing while it reduces: a
/// schedule under which several fit. And ptxas, told how many, issues more loads at once than it
/// does by itself, which pays for what is loaded much of. Null where `warps` that share `width`
/// columns are as good [times of an H200: docs/Rationale.md].
RowsScheduleAttr RowWork::chooseBounded(int64_t warps, int64_t width) const {
  if (isa<RowOp>(*op)) {
    if (!keeps)
      return 2 * warps > warpLimit ? chooseLong() : nullptr;
    return width / (warps * chip.lanes) >= kMostHeld ? chooseHolding(kMostHeld) : nullptr;
  }
  if (keeps)
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
  bool givesElements =
      llvm::any_of(ArrayRef(space.operands).drop_front(indexed.getInputOperands().size()),
                   [&](const OperandView &view) { return view.find(plan.columns) != kNone; });
  return !row || RowSteps(row).getSteps().size() > (givesElements ? 1 : 2);
}

bool RowWork::fitsCache() const {
  IndexedOpInterface indexed = op;
  int64_t bytes = 0; // of the rows of all blocks that run at once
  for (auto [operand, view] : llvm::zip(indexed.getInputOperands(), space.operands))
    if (view.find(plan.columns) != kNone && (plan.rows == kNone || view.find(plan.rows) != kNone))
      bytes += space.getSize(plan.columns) *
               llvm::divideCeil(
                   getElementTypeOrSelf(operand->get().getType()).getIntOrFloatBitWidth(), 8);
  bytes *= chip.units * (chip.maxWarpsPerUnit / chooseSegments().getWarps()[1]);
  return bytes <= chip.cacheBytes;
}

int64_t RowWork::countRows() const {
  int64_t count = plan.rows == kNone ? 1 : filled.getSize(plan.rows);
  for (int dim : plan.outer)
    if (int64_t size = filled.getSize(dim); ShapedType::isDynamic(size) || size == 0)
      return size;
    else if (!ShapedType::isDynamic(count))
      count *= size;
  return count;
}

int64_t RowWork::getOthers() const {
  auto row = dyn_cast<RowOp>(static_cast<Operation *>(op));
  if (!row) {
    auto softmax = dyn_cast<SoftmaxOp>(static_cast<Operation *>(op));
    bool isPlain = softmax && !softmax.getCausal();
    return keeps ? kOthers : isPlain ? kFewOthers : kManyOthers;
  }
  // What several reductions of a walk combine, and several inputs, ptxas has for many elements.
  RowSteps steps(row);
  int64_t reductions = 1, inputs = 0;
  for (const RowStep &step : steps.getSteps())
    reductions = std::max<int64_t>(reductions, step.reductions.size());
  for (BlockArgument input : row.getBody().getArguments())
    inputs += !input.use_empty() && steps.varies(input);
  int64_t more = reductions - 1 + std::max<int64_t>(inputs - 1, 0);
  return more > 0 ? (1 + more) * kOthers : keeps ? kOthers : kFewOthers;
}

/// Threads that hold a long row together, of a block or of a cluster's. An SM loads for some CTAs
/// while others reduce, so what counts is how much of rows it holds, up to what hides the barriers;
/// then few CTAs a row, and of these 256 threads rather than 128. A row of 32 bits that a block
/// holds needs no barrier of a cluster, which is worth more. Null if the row is too long for any,
/// or clusters gain nothing [times of an H200: docs/Rationale.md].
RowsScheduleAttr RowWork::chooseShared() const {
  constexpr int64_t enough = 48 << 10, mostColumns = 64 << 10; // of an SM, of a tile
  const int64_t lanes = chip.lanes, others = getOthers();
  std::string reason;
  auto get = [&](int64_t warps, int64_t ctas, int64_t resident) -> RowsScheduleAttr {
    int64_t width =
        llvm::alignTo(llvm::divideCeil(space.getSize(plan.columns), ctas), warps * lanes * vector);
    if (width > mostColumns)
      return nullptr;
    SmallVector<int64_t> cluster;
    if (ctas > 1)
      cluster = {1, ctas};
    auto schedule = RowsScheduleAttr::get(op->getContext(), {1, width}, {1, warps}, /*split=*/1,
                                          resident, cluster, /*held=*/false);
    return isLegalRows(schedule, op, chip, reason) ? schedule : nullptr;
  };
  // How many CTAs fit on an SM, and a schedule for it. ptxas is told, unless that would leave it
  // few registers: it fits them by itself then, and does not spill.
  auto fill = [&](int64_t warps, int64_t ctas,
                  int64_t others) -> std::pair<RowsScheduleAttr, int64_t> {
    RowsScheduleAttr schedule = get(warps, ctas, /*resident=*/0);
    int64_t threads = warps * lanes;
    int64_t elements =
        llvm::divideCeil(space.getSize(plan.columns), ctas * threads * vector) * vector;
    auto getResident = [&](int64_t others) {
      int64_t registers = getHoldingRegisters(op, elements, keeps, others);
      return registers > chip.maxRegisters ? 0 : chip.registersPerUnit / (threads * registers);
    };
    int64_t resident = getResident(others);
    bool isTold = keeps || ((resident > 1 || isa<RowOp>(*op)) &&
                            getResident(std::max(others, kOthers)) == resident);
    if (isTold)
      schedule = get(warps, ctas, resident);
    bool spills = std::max(elements, getHeldRegisters(op, elements, keeps)) > 5 * kMostHeld;
    return schedule && !spills ? std::pair(schedule, resident)
                               : std::pair(RowsScheduleAttr(), int64_t(0));
  };

  // Few rows leave SMs idle: all threads that can share one.
  if (areFewRows())
    for (int64_t warps : {warpLimit / 2, warpLimit / 4})
      if (RowsScheduleAttr schedule = get(warps, kMostCtas, /*resident=*/0);
          schedule && getRowTileRegisters(op, schedule, chip) <= 2 * kMostHeld)
        return schedule;
  if (!keeps) {
    if (auto [schedule, resident] = fill(warpLimit / 4, /*ctas=*/1, others); resident > 1)
      return schedule;
    if (auto [schedule, resident] = fill(warpLimit / 2, /*ctas=*/1, std::max(others, kOthers));
        resident > 0)
      return schedule;
    if (fitsCache())
      return nullptr;
  }
  RowsScheduleAttr best;
  int64_t mostHeld = 0;
  for (int64_t ctas = 2; ctas <= kMostCtas; ctas *= 2)
    for (int64_t warps : {warpLimit / 4, warpLimit / 8}) {
      auto [schedule, resident] = fill(warps, ctas, others);
      // Threads with many values spill, but in the simplest code or with most registers.
      int64_t mostResident = others > kManyOthers ? 0 : others > kOthers ? 2 : 4;
      if (!schedule || (warps < warpLimit / 4 && (keeps || resident > mostResident)))
        continue;
      // One CTA loads nothing while it reduces.
      int64_t width = schedule.getTile()[1];
      int64_t held = std::min(resident > 1 ? resident * width : resident * width / 2, enough);
      if (held > mostHeld) {
        mostHeld = held;
        best = schedule;
      }
    }
  return best;
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
