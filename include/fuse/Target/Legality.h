//===- Legality.h - which schedules a chip can run --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One predicate that the heuristic, the verifier and a tuner all ask. It answers
// with a reason, so that whoever forced a schedule reads what would be legal.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_LEGALITY_H
#define FUSE_TARGET_LEGALITY_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/TilePlan.h"

namespace mlir::fuse {

/// Granularity of a warp's share of a matmul tile along m and n, in elements:
/// every matrix instruction in use divides it.
constexpr int64_t kWarpGranule = 16;

/// Granularity of a tile along k for operands of `element`.
int64_t getKGranule(Type element);

/// Threads of a block under the schedule.
int64_t getNumThreads(ScheduleInterface schedule, const ChipInfo &chip);

/// Lanes of a warp that lie along the columns of a row tile, where a warp has so many of them; the
/// others lie along its rows.
int64_t getLanesAlongColumns(int64_t columnsPerWarp, int64_t lanes);

/// The same where rows are reduced over: of a tile of `rows` rows and `warps` warps along them. Few
/// lanes with accesses of `vector` elements serve as well as many with narrow ones; the others take
/// further rows.
int64_t getLanesAcrossRows(int64_t rows, int64_t warps, int64_t columnsPerWarp, int64_t vector,
                           int64_t lanes);

/// Bytes of shared memory in which the warps along the columns of a row tile exchange what they
/// have reduced: a value of `elementBytes` for each thread and each row that it holds.
int64_t getReductionBytes(int64_t threads, int64_t rowsPerThread, int64_t elementBytes = 4);

/// Where what a block sorts lies in shared memory: byte offsets of an array of each type, then of
/// the elements' numbers, and what all take, for `elements` elements of the tile.
struct SortBuffers {
  SmallVector<int64_t> offsets;
  int64_t numbers, bytes;
};
SortBuffers getSortBuffers(TypeRange types, int64_t elements);

/// Elements that each access of a row kernel along its columns can move at once.
int64_t getRowVector(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan);

/// Whether threads that hold a row in bounded registers keep the inputs of 16 bits that they read,
/// two to a register, and compute what they need of them again: that is cheap. Of a softmax or norm
/// there is one.
bool keepsInputs(IndexedOpInterface op);

/// Whether input `number` is one of those that a row held in shared memory is made of: its elements
/// are a row's own, and are read.
bool isHeldInput(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan,
                 unsigned number);

/// CTAs that walk rows which they hold in shared memory: as many as an SM is to hold, on all SMs
/// that clusters surely find room on.
int64_t countWalkingCtas(RowsScheduleAttr schedule, const ChipInfo &chip);

/// 32-bit registers a thread keeps per element of a row tile.
int64_t getLiveValuesPerElement(Operation *op);

/// 32-bit registers that a thread needs for each element of a row between two walks along it: what
/// it has read, as far as it is used again, and what one step hands to a later one. Of an op that
/// is not row work, what it keeps.
int64_t getCarriedValuesPerElement(IndexedOpInterface op);

/// 32-bit registers in which a thread holds so many elements of a row between two walks along it.
/// `keeps`: the inputs of an op that can keep them.
int64_t getHeldRegisters(IndexedOpInterface op, int64_t elements, bool keeps);

/// Whether a block may not hold what two ops would sort as one: it has to hold whole rows, in
/// shared memory and in registers.
bool sortsTooMuch(IndexedOpInterface first, IndexedOpInterface second);

/// Whether the chip has a kernel for the op at all: element types, precision.
/// `reason` completes the sentence "the op ...".
bool isSupportedOp(Operation *op, const ChipInfo &chip, std::string &reason);

/// Whether kernels compute the op of arith, math or an activation that stands in a region.
/// `reason` completes the sentence "the op ...".
bool isSupportedScalar(Operation *op, std::string &reason);

/// Whether the chip can run the structured op (on tensors or memrefs) under the
/// schedule. `reason` says which rule is broken and what would keep it. The rule for all schedules:
///   family     the schedule is of a family that has kernels for such ops
/// and those of each family stand in its file in lib/Target/Schedules.
bool isLegalSchedule(Operation *op, ScheduleInterface schedule, const ChipInfo &chip,
                     std::string &reason);

} // namespace mlir::fuse

#endif // FUSE_TARGET_LEGALITY_H
