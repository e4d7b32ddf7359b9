//===- Cost.h - which schedule a kernel should have -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_COST_H
#define FUSE_TARGET_COST_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/Transport.h"

namespace mlir::fuse {

class TuningDatabase;

/// Extents of a matmul as the model sees it; unknown ones are assumed.
struct MatmulShape {
  int64_t batch, m, n, k;
  int64_t rhs;         // right operands
  int64_t auxiliaries; // of the result's size, that a ring could carry
  Type element;
  Precision precision;
  Transport lhsTransport, rhsTransport; // with roles
};

/// Seconds that the matmul takes under a legal schedule: the larger of the time
/// to compute (matrix units, shared memory, cache) and the time to move the
/// operands from and to device memory, given how many bytes are in flight.
double estimateMatmul(const MatmulShape &shape, ScheduleAttr schedule, const ChipInfo &chip);

/// What the model sees of the op whose iteration dimensions have the extents `sizes`; where these
/// are dynamic or not given, with 4096 for a dynamic m, n or k and 8 for a dynamic dimension that
/// is walked one by one.
MatmulShape getMatmulShape(MatmulOp op, ArrayRef<int64_t> sizes = {});

struct RankedSchedule {
  ScheduleAttr schedule;
  double seconds; // by the model
};

/// Every schedule that the heuristic looks at, each with roles followed by others that the model
/// cannot tell from it; fastest first. The op is supported by the chip.
SmallVector<RankedSchedule> rankSchedules(MatmulOp op, const MatmulShape &shape,
                                          const ChipInfo &chip);

/// Seconds that a row op with a region of its own takes under a legal schedule. `sizes` as above.
double estimateRow(RowOp op, ArrayRef<int64_t> sizes, ScheduleAttr schedule, const ChipInfo &chip);

/// The schedules that the heuristic weighs for such an op, whole rows and rows in parts; fastest
/// first.
SmallVector<RankedSchedule> rankRowSchedules(RowOp op, ArrayRef<int64_t> sizes,
                                             const ChipInfo &chip);

/// Seconds to move so many bytes once, which is what the model sees of all other kernels.
double estimateMoving(double bytes, const ChipInfo &chip);

/// The iteration dimensions whose extents, multiplied, the guards of the op's variants bound.
SmallVector<unsigned> getGuardedDims(IndexedOpInterface op);

/// Guarded variants for the op, the last without guard; empty if none is legal.
/// A near matmul of the tuning database, if there is one, wins over the model.
/// The op is supported by the chip.
SmallVector<VariantAttr> proposeVariants(Operation *op, const ChipInfo &chip,
                                         const TuningDatabase *tuning = nullptr);

/// Elements of a row that is long.
inline constexpr int64_t kLongRow = int64_t(1) << 20;

/// The number of parts in which the model would have one long row of an op whose variants keep rows
/// whole, since a guard bounds their number or their length and both are dynamic; 1 for other ops.
int64_t getPartsOfLongRows(IndexedOpInterface op, const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_TARGET_COST_H
