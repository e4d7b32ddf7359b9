//===- WarpSpecializedLists.h - kernels with roles to choose from -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDLISTS_H
#define FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDLISTS_H

#include "WarpSpecializedRules.h"
#include "fuse/Target/ScheduleFamily.h"

namespace mlir::fuse {

/// Legal schedules of an op of such sizes, on a chip that has roles, with what the model says of
/// each: those to choose from, with `alternatives` also what it does not tell apart.
SmallVector<RankedSchedule> listWarpSpecialized(MatmulOp op, ArrayRef<int64_t> sizes,
                                                const ChipInfo &chip, bool alternatives);

/// Whether a second result is held until the first is stored, and so is what auxiliaries were
/// loaded for, beside more accumulators than is wise.
bool holdsTooMuch(MatmulOp op, const WarpSpecializedFacts &facts, ArrayRef<int64_t> tile,
                  int64_t warps, const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDLISTS_H
