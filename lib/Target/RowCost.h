//===- RowCost.h - which schedule row and elementwise kernels should have -===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_ROWCOST_H
#define FUSE_LIB_TARGET_ROWCOST_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/TilePlan.h"

namespace mlir::fuse {

// Constants that the models of all kernels share. They were fitted to matmuls on an H100
// (Cost.cpp); for row work they are assumed.
constexpr double kClock = 1.7e9;           // cycles a second
constexpr double kCacheBytesPerCycle = 52; // the cache behind shared memory, per SM or CU
constexpr double kBandwidthShare = 0.92;   // of the bandwidth, at best
constexpr double kFlightLatency = 0.26e-6; // seconds of bytes in flight for half the rate
constexpr double kOverhead = 1.5e-6;       // seconds of a launch

/// Gives the space the extents that are known, by the op's dimensions; none if `sizes` is empty.
void fillSizes(KernelSpace &space, ArrayRef<int64_t> sizes);

/// The variants of a row op; none if no schedule is legal.
SmallVector<VariantAttr> proposeRow(IndexedOpInterface op, const ChipInfo &chip);

ScheduleAttr chooseElementwise(ElementwiseOp op, const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_ROWCOST_H
