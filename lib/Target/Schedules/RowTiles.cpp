//===- RowTiles.cpp - what row and elementwise kernels share ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowTiles.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/Registers.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

/// Instructions of a thread's code, which is not a loop over its elements, that caches hold: 64 KiB
/// on both vendors' chips, of 8 to 16 bytes each.
static constexpr int64_t kMaxInstructionsPerThread = 4096;

int64_t mlir::fuse::getVector(Operation *op, int64_t live, const ChipInfo &chip) {
  unsigned bits = 32;
  for (Value operand : op->getOperands())
    if (Type element = getElementTypeOrSelf(operand.getType()); element.isIntOrFloat())
      bits = std::min(bits, std::max(16u, element.getIntOrFloatBitWidth()));
  int64_t most = std::max<int64_t>(
      1, std::min(getRowValueLimit(chip) / live,
                  kMaxInstructionsPerThread / std::max<int64_t>(1, getCodeLength(op))));
  return std::min<int64_t>(128 / bits, llvm::bit_floor<uint64_t>(most));
}

int64_t mlir::fuse::getRowTileRegisters(Operation *op, ScheduleInterface schedule,
                                        const ChipInfo &chip) {
  ArrayRef<int64_t> tile = schedule.getTile();
  auto row = cast<IndexedOpInterface>(op);
  return getHeldRegisters(row, tile[0] * tile[1] / getNumThreads(schedule, chip),
                          schedule.getResident() > 0 && keepsInputs(row));
}

int64_t mlir::fuse::countWalkingCtas(RowsScheduleAttr schedule, const ChipInfo &chip) {
  // A cluster is within a GPC, of which some SMs are left over: an H100 runs 66 of two, 30 of four,
  // 15 of eight, and as many times more of smaller CTAs.
  const int64_t ctas = schedule.getClusterSize();
  const int64_t left = ctas <= 2 ? 0 : ctas <= 4 ? 3 : 1;
  return std::max<int64_t>(1, chip.units / ctas - left) * ctas * schedule.getResident();
}

bool mlir::fuse::isLegalRowTile(IndexedOpInterface op, const TilePlan &plan,
                                ScheduleInterface schedule, const ChipInfo &chip,
                                std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  static constexpr StringLiteral names[] = {"rows", "columns"};
  for (unsigned i = 0; i < 2; ++i)
    if (tile[i] % warps[i] != 0) {
      reason = llvm::formatv("divides: {0} {1} over {2} warps; warps must divide the tile", tile[i],
                             names[i], warps[i]);
      return false;
    }
  if (plan.rows == kNone && tile[0] != 1) {
    reason = llvm::formatv("divides: a tile of {0} rows, but there is one row", tile[0]);
    return false;
  }
  int64_t threads = getNumThreads(schedule, chip);
  if ((tile[0] * tile[1]) % threads != 0) {
    reason = llvm::formatv("divides: a tile of {0} x {1} over {2} threads; threads must divide its "
                           "elements",
                           tile[0], tile[1], threads);
    return false;
  }
  int64_t values = getRowTileRegisters(op, schedule, chip);
  if (values > getRowValueLimit(chip)) {
    reason = llvm::formatv("registers: {0} values per thread, at most {1} fit", values,
                           getRowValueLimit(chip));
    return false;
  }
  return true;
}
