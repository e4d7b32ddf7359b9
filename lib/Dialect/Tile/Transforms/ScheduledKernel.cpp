//===- ScheduledKernel.cpp - a kernel, its chip and its schedule ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduledKernel.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Dialect/Tile/Utils/TargetChip.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Two numbers of warps, and clusters of some CTAs: what every layout divides by.
static LogicalResult verifySchedule(gpu::GPUFuncOp kernel, ScheduleAttr schedule) {
  auto isPositive = [](int64_t count) { return count > 0 && count <= 1024; };
  if (schedule.getWarps().size() == 2 && llvm::all_of(schedule.getWarps(), isPositive) &&
      llvm::all_of(schedule.getCluster(), isPositive) && schedule.getProducers() >= 0)
    return success();
  return kernel.emitOpError() << "has a schedule that does not say how many warps, 1 to 1024, lie "
                                 "along rows and along columns, or how many CTAs make a cluster: "
                              << schedule;
}

LogicalResult
mlir::fuse::tile::forEachScheduledKernel(gpu::GPUModuleOp module,
                                         function_ref<LogicalResult(const ScheduledKernel &)> run) {
  for (gpu::GPUFuncOp kernel : module.getOps<gpu::GPUFuncOp>()) {
    if (!kernel.isKernel())
      continue;
    auto schedule = kernel->getAttrOfType<ScheduleAttr>("fuse.schedule");
    if (!schedule)
      return kernel.emitOpError("a tile kernel needs the attribute fuse.schedule; fuse-tile sets "
                                "it");
    const ChipInfo *chip = getChip(module);
    if (!chip)
      return module.emitOpError("has no target among the chips of this compiler, which says how "
                                "tiles are laid out and travel; fuse-tile sets it");
    if (failed(verifySchedule(kernel, schedule)) || failed(verifyElementsInMemory(kernel)) ||
        failed(run({kernel, *chip, schedule})))
      return failure();
  }
  return success();
}
