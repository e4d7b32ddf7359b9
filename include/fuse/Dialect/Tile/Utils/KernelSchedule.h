//===- KernelSchedule.h - what tile passes ask of a schedule ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_KERNELSCHEDULE_H
#define FUSE_DIALECT_TILE_UTILS_KERNELSCHEDULE_H

#include "fuse/Target/WarpSpecialized.h"

namespace mlir::fuse::tile {

/// The schedule of a kernel, with what tile passes ask of one family: the only place where they
/// name it. Below them nobody asks: what they have decided stands in the IR.
class KernelSchedule : public ScheduleInterface {
public:
  KernelSchedule() = default;
  explicit KernelSchedule(ScheduleInterface schedule) : ScheduleInterface(schedule) {}

  /// Null of kernels whose warps all load and compute.
  WarpSpecializedScheduleAttr getRoles() const {
    return llvm::dyn_cast_or_null<WarpSpecializedScheduleAttr>(Attribute(*this));
  }
  int64_t getProducers() const { return getRoles() ? getRoles().getProducers() : 0; }
  int64_t getGroups() const { return getRoles() ? getRoles().getGroups() : 1; }
  bool getSwap() const { return getRoles() && getRoles().getSwap(); }
  int64_t getAuxStages() const { return getRoles() ? getRoles().getAuxStages() : 0; }
};

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_KERNELSCHEDULE_H
