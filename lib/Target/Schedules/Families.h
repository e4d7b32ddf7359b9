//===- Families.h - the families of schedules -------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each family's file attaches its model to its attribute; Families.cpp lists them. And what all of
// them share.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_FAMILIES_H
#define FUSE_LIB_TARGET_SCHEDULES_FAMILIES_H

#include "fuse/Target/ScheduleFamily.h"

namespace mlir::fuse {

void attachElementwise(MLIRContext &context);
void attachMultistage(MLIRContext &context);
void attachRegisterPrefetch(MLIRContext &context);
void attachRows(MLIRContext &context);
void attachWarpSpecialized(MLIRContext &context);

constexpr double kBandwidthShare = 0.92; // of the bandwidth, at best
constexpr double kOverhead = 1.5e-6;     // seconds of a launch

/// Whether the chip runs blocks of so many threads.
bool fitsThreads(ScheduleInterface schedule, const ChipInfo &chip, std::string &reason);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_FAMILIES_H
