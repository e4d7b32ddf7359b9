//===- RowWork.h - a row op, and the schedules chosen for it ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_ROWWORK_H
#define FUSE_LIB_TARGET_SCHEDULES_ROWWORK_H

#include "RowTiles.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/Legality.h"

namespace mlir::fuse {

/// Columns of a row that the tiles of a cluster hold together.
int64_t getHeldColumns(RowsScheduleAttr schedule);

/// Tiles of a row of `length` columns that shared memory holds.
int64_t countHeldTiles(RowsScheduleAttr schedule, int64_t length);

/// Registers of a thread, whose number is bounded, beside those for what it holds of a row: what is
/// computed of a vector, sums, addresses; many, where weights are loaded ahead or a mask is
/// computed [spills].
constexpr int64_t kFewOthers = 24, kOthers = 32, kManyOthers = 64;

/// Registers of a thread that holds so many elements of a row, if their number is bounded; `keeps`:
/// inputs of 16 bits, two to a register.
int64_t getHoldingRegisters(IndexedOpInterface op, int64_t elements, bool keeps, int64_t others);

/// Whether the chip runs the op under the schedule.
bool isLegalRows(RowsScheduleAttr schedule, IndexedOpInterface op, const ChipInfo &chip,
                 std::string &reason);

/// A row op as the heuristics see it; what `sizes` does not know is assumed.
struct RowWork {
  RowWork(IndexedOpInterface op, const ChipInfo &chip, ArrayRef<int64_t> sizes)
      : op(op), chip(chip), space(KernelSpace::get(op)), plan(TilePlan::get(op, space)),
        keeps(keepsInputs(op)), live(getLiveValuesPerElement(op)),
        vector(getVector(op, live, chip)), preferred(std::max(vector, 32 / live / vector * vector)),
        most(std::max(vector, 64 / live / vector * vector)),
        warpLimit(chip.maxThreads / chip.lanes), filled(space) {
    filled.fill(sizes);
  }

  RowsScheduleAttr chooseAlongColumns() const;
  RowsScheduleAttr chooseHolding(int64_t values) const;
  RowsScheduleAttr chooseBounded(int64_t warps, int64_t width) const;
  RowsScheduleAttr chooseLong() const;
  RowsScheduleAttr chooseShared() const;
  RowsScheduleAttr chooseHeld() const;
  /// Whether what makes up a row are elements of 16 bits or fewer; and whether they are copied to
  /// shared memory in the background, not one by one through registers.
  bool holdsHalves() const;
  bool copiesAhead() const;
  /// Whether a thread of a block of so many warps has too few registers for so many elements.
  bool spills(int64_t warps, int64_t elements) const {
    constexpr int64_t others = 16, granule = 4; // registers; warps
    int64_t threads = llvm::alignTo(warps, granule) * chip.lanes;
    int64_t registers = std::min(chip.maxRegisters, chip.registersPerUnit / threads / 8 * 8);
    return chip.vendor == Vendor::Nvidia && elements * live + others > registers;
  }
  /// Whether a row that is walked in segments is read more than once; and whether the last cache
  /// then has it, with those of all blocks that run.
  bool isReadAgain() const;
  bool fitsCache() const;
  /// Rows that the op works on, or kDynamic; and whether so few are known to leave SMs idle, though
  /// a cluster shares each.
  int64_t countRows() const;
  bool areFewRows() const;
  /// Registers of a thread beside those for what it holds of a long row.
  int64_t getOthers() const;
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
    return getSortedBytes(op) == 0 || isLegalRows(schedule, op, chip, reason);
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
  bool keeps; // threads that hold rows in bounded registers keep what they read
  int64_t live, vector;
  // Elements a thread holds: enough to hide latency, few enough for registers.
  int64_t preferred, most, warpLimit;
  KernelSpace filled; // with the extents that are given
};

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_ROWWORK_H
