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

LogicalResult
mlir::fuse::tile::forEachScheduledKernel(gpu::GPUModuleOp module,
                                         function_ref<LogicalResult(const ScheduledKernel &)> run) {
  for (gpu::GPUFuncOp kernel : module.getOps<gpu::GPUFuncOp>()) {
    if (!kernel.isKernel())
      continue;
    auto schedule = getSchedule(kernel);
    if (!schedule)
      return kernel.emitOpError("a tile kernel needs the attribute fuse.schedule; fuse-tile sets "
                                "it");
    const ChipInfo *chip = getChip(module);
    if (!chip)
      return module.emitOpError("has no target among the chips of this compiler, which says how "
                                "tiles are laid out and travel; fuse-tile sets it");
    if (failed(verifyElementsInMemory(kernel)) ||
        failed(run({kernel, *chip, KernelSchedule(schedule)})))
      return failure();
  }
  return success();
}
