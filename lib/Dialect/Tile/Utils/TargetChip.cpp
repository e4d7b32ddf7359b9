//===- TargetChip.cpp - the chip that kernels are for -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Utils/TargetChip.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

using namespace mlir;
using namespace mlir::fuse;

const ChipInfo *mlir::fuse::tile::getChip(gpu::GPUModuleOp module) {
  if (!module || !module.getTargetsAttr())
    return nullptr;
  for (Attribute target : module.getTargetsAttr()) {
    auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(target);
    auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(target);
    if (const ChipInfo *chip = nvvm    ? lookupChip(nvvm.getChip())
                               : rocdl ? lookupChip(rocdl.getChip())
                                       : nullptr)
      return chip;
  }
  return nullptr;
}
