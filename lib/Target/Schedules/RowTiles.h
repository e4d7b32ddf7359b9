//===- RowTiles.h - what row and elementwise kernels share --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_ROWTILES_H
#define FUSE_LIB_TARGET_SCHEDULES_ROWTILES_H

#include "fuse/Target/ScheduleFamily.h"
#include "fuse/Target/TilePlan.h"

namespace mlir::fuse {

/// Elements of one 16-byte access to the narrowest operand, or as many as a thread has registers
/// and instructions for, of which each element of a tile keeps `live`.
int64_t getVector(Operation *op, int64_t live, const ChipInfo &chip);

/// Registers of a thread for the elements of its tile.
int64_t getRowTileRegisters(Operation *op, ScheduleInterface schedule, const ChipInfo &chip);

/// Whether warps and threads divide the tile, and its elements fit into registers.
bool isLegalRowTile(IndexedOpInterface op, const TilePlan &plan, ScheduleInterface schedule,
                    const ChipInfo &chip, std::string &reason);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_ROWTILES_H
