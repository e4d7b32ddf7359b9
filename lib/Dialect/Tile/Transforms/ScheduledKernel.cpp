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
    auto threads = kernel.getKnownBlockSize(), cluster = kernel.getKnownClusterSize();
    if (int64_t warps = schedule.getNumWarps(); threads && (*threads)[0] != warps * chip->lanes)
      return kernel.emitOpError() << "has " << (*threads)[0]
                                  << " threads, but its schedule asks for " << warps << " warps of "
                                  << chip->lanes;
    if (int64_t ctas = schedule.getClusterSize(); ctas != (cluster ? (*cluster)[0] : 1))
      return kernel.emitOpError() << "has a schedule with clusters of " << ctas
                                  << " CTAs, which its known_cluster_size does not say";
    if (failed(verifyElementsInMemory(kernel)) ||
        failed(run({kernel, *chip, KernelSchedule(schedule)})))
      return failure();
  }
  return success();
}
