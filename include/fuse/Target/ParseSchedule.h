//===- ParseSchedule.h - schedules that stand in text -----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_PARSESCHEDULE_H
#define FUSE_TARGET_PARSESCHEDULE_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"

namespace mlir::fuse {
struct ChipInfo;

/// The schedule that `text` is, as MLIR prints attributes; null if it is none, which is reported at
/// its place in what `text` was taken from. It begins at `begin`, and is for `chip`, where that is
/// known.
ScheduleInterface parseSchedule(StringRef text, FileLineColLoc begin,
                                const ChipInfo *chip = nullptr);

} // namespace mlir::fuse

#endif // FUSE_TARGET_PARSESCHEDULE_H
