//===- Cost.h - which schedule a kernel should have -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_COST_H
#define FUSE_TARGET_COST_H

#include "fuse/Target/ScheduleFamily.h"

namespace mlir::fuse {

class TuningDatabase;

/// Extents of a matmul as the model sees it; unknown ones are assumed.
struct MatmulShape {
  int64_t batch, m, n, k;
  int64_t rhs;         // right operands
  int64_t auxiliaries; // of the result's size, that a ring could carry
  Type element;
  Precision precision;
  SmallVector<Transport> transports; // of the left operand and each right one, with roles
  bool hasFunctions = false;         // in the epilogue, of several instructions
};

/// What the model sees of the op whose iteration dimensions have the extents `sizes`; where these
/// are dynamic or not given, with 4096 for a dynamic m, n or k and 8 for a dynamic dimension that
/// is walked one by one.
MatmulShape getMatmulShape(MatmulOp op, ArrayRef<int64_t> sizes = {});

/// Every schedule that the families look at for the op, each with its time by the model; fastest
/// first. None for ops of which the model sees only what they move. `sizes` as above. The op is
/// supported by the chip.
SmallVector<RankedSchedule> rankSchedules(Operation *op, ArrayRef<int64_t> sizes,
                                          const ChipInfo &chip);

/// Seconds to move so many bytes once, which is what the model sees of kernels whose schedule it
/// does not.
double estimateMoving(double bytes, const ChipInfo &chip);

/// The iteration dimensions whose extents, multiplied, the guards of the op's variants bound.
SmallVector<unsigned> getGuardedDims(IndexedOpInterface op);

/// Guarded variants for the op, the last without guard; empty if none is legal.
/// What was timed for the same sizes wins over the model, and for near ones where the model has it
/// nearly as fast.
/// The op is supported by the chip.
SmallVector<VariantAttr> proposeVariants(Operation *op, const ChipInfo &chip,
                                         const TuningDatabase *tuning = nullptr);

/// A number of rows at which a matmul's variants are looked for.
struct SoughtRows {
  int64_t bound;              ///< of the rows, 0 for none
  SmallVector<int64_t> sizes; ///< of the op's dimensions, which stand for them
};

/// These, in order; one where the number is static.
SmallVector<SoughtRows> getSoughtRows(MatmulOp op);

/// Seconds of a matmul with dimensions of `sizes` under the schedule that the model takes to be the
/// fastest; infinite if none is legal. The op is supported by the chip.
double expectTime(MatmulOp op, ArrayRef<int64_t> sizes, const ChipInfo &chip);

/// Bytes of operand `number` of the op whose dimensions have the extents `sizes`; dynamic ones are
/// taken as by `getMatmulShape`.
double getOperandBytes(MatmulOp op, unsigned number, ArrayRef<int64_t> sizes);

/// Elements of a row that is long.
inline constexpr int64_t kLongRow = int64_t(1) << 20;

/// The number of parts in which the model would have one long row of an op whose variants keep rows
/// whole, since a guard bounds their number or their length and both are dynamic; 1 for other ops.
int64_t getPartsOfLongRows(IndexedOpInterface op, const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_TARGET_COST_H
