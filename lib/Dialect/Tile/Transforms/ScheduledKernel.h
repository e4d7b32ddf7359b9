//===- ScheduledKernel.h - a kernel, its chip and its schedule --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_TILE_TRANSFORMS_SCHEDULEDKERNEL_H
#define FUSE_LIB_DIALECT_TILE_TRANSFORMS_SCHEDULEDKERNEL_H

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Utils/KernelSchedule.h"
#include "fuse/Target/ChipInfo.h"

namespace mlir::fuse::tile {

/// A kernel, what it is to run on, and how.
struct ScheduledKernel {
  gpu::GPUFuncOp kernel;
  const ChipInfo &chip;
  KernelSchedule schedule;
};

/// Calls `run` for each kernel of a module, up to the first that fails. Reports a kernel without a
/// schedule, and a module without a target that this compiler knows.
LogicalResult forEachScheduledKernel(gpu::GPUModuleOp module,
                                     function_ref<LogicalResult(const ScheduledKernel &)> run);

} // namespace mlir::fuse::tile

#endif // FUSE_LIB_DIALECT_TILE_TRANSFORMS_SCHEDULEDKERNEL_H
