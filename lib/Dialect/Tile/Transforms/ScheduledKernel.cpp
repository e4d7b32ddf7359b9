//===- ScheduledKernel.cpp - a kernel, its chip and its schedule ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduledKernel.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// The chip that the kernels of a module are for, or null.
static const ChipInfo *getChip(gpu::GPUModuleOp module) {
  if (!module.getTargetsAttr())
    return nullptr;
  for (Attribute target : module.getTargetsAttr()) {
    if (auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(target))
      return lookupChip(nvvm.getChip());
    if (auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(target))
      return lookupChip(rocdl.getChip());
  }
  return nullptr;
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
    if (failed(run({kernel, *chip, schedule})))
      return failure();
  }
  return success();
}
