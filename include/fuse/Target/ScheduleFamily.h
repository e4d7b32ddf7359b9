//===- ScheduleFamily.h - what a family of schedules knows ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_SCHEDULEFAMILY_H
#define FUSE_TARGET_SCHEDULEFAMILY_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/Transport.h"

namespace mlir::fuse {

struct RankedSchedule {
  ScheduleInterface schedule;
  double seconds; // by the model
  /// Whether what tells it from others with its tile and warps is beyond the model: only timing
  /// ranks them.
  bool isBeyondModel = false;
};

/// What a CTA takes of an SM or CU.
struct ScheduleResources {
  int64_t threads;
  int64_t sharedBytes; // of shared memory or LDS
  /// 32-bit registers of a thread for accumulators, or for the elements of a tile of rows; others
  /// are for operands, addresses and what is computed.
  int64_t registers;
};

struct CopiedOperand {
  unsigned number; // of the op's operands
  Transport transport;
};

} // namespace mlir::fuse

#include "fuse/Target/ScheduleFamily.h.inc"

namespace mlir::fuse {

/// Attaches the families' models to their attributes.
void registerScheduleFamilies(DialectRegistry &registry);

/// A family, without a schedule of it at hand.
struct NamedFamily {
  StringRef name; // of its attribute
  const ScheduleFamily::Concept *family;

  const ScheduleFamily::Concept *operator->() const { return family; }
};

/// The families that have kernels for ops of this kind.
SmallVector<NamedFamily> getScheduleFamilies(Operation *op);

} // namespace mlir::fuse

#endif // FUSE_TARGET_SCHEDULEFAMILY_H
