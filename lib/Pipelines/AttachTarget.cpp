//===- AttachTarget.cpp - the chip that kernels are for -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Pipelines/Passes.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_ATTACHTARGET
#include "fuse/Pipelines/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct AttachTarget : mlir::fuse::impl::AttachTargetBase<AttachTarget> {
  using AttachTargetBase::AttachTargetBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const ChipInfo *info = lookupChipOrReport(chip, [&] { return module.emitError(); });
    if (!info)
      return signalPassFailure();
    Attribute target = getTargetAttr(*info, &getContext());
    for (auto gpuModule : module.getOps<gpu::GPUModuleOp>()) {
      ArrayAttr targets = gpuModule.getTargetsAttr();
      if (!targets || targets.empty()) {
        gpuModule.setTargetsAttr(ArrayAttr::get(&getContext(), target));
        continue;
      }
      for (Attribute given : targets) {
        auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(given);
        auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(given);
        StringRef name = nvvm ? nvvm.getChip() : rocdl ? rocdl.getChip() : "";
        if (name == info->architecture)
          continue;
        gpuModule.emitOpError() << "is for " << given << ", and is to be compiled for " << chip;
        return signalPassFailure();
      }
    }
  }
};
} // namespace
