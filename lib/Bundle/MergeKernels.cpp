//===- MergeKernels.cpp - equal kernels become one ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_MERGEKERNELS
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// What a kernel's code depends on besides the kernel: its module's targets and the like.
static DictionaryAttr getSurroundings(gpu::GPUModuleOp module) {
  NamedAttrList attributes(module->getAttrDictionary());
  attributes.erase(SymbolTable::getSymbolAttrName());
  return attributes.getDictionary(module.getContext());
}

namespace {
struct MergeKernels : mlir::fuse::impl::MergeKernelsBase<MergeKernels> {
  void runOnOperation() override {
    // Who names a kernel in another way than by launching it keeps it.
    DenseSet<Attribute> otherUses;
    getOperation().walk([&](Operation *op) {
      auto launch = dyn_cast<gpu::LaunchFuncOp>(op);
      for (NamedAttribute attribute : op->getAttrs())
        if (!launch || attribute.getName() != launch.getKernelAttrName())
          attribute.getValue().walk([&](SymbolRefAttr symbol) { otherUses.insert(symbol); });
    });
    // By what surrounds them, one of those that have the same code: the first.
    DenseMap<DictionaryAttr, DenseSet<Operation *, SameCodeInfo>> kept;
    DenseMap<Attribute, gpu::GPUFuncOp> replacements; // by the name as launches spell it
    SmallVector<gpu::GPUFuncOp> merged;
    for (auto module : getOperation().getOps<gpu::GPUModuleOp>()) {
      // Kernels that call or read what stands beside them are left alone.
      if (!llvm::all_of(*module.getBody(), llvm::IsaPred<gpu::GPUFuncOp>))
        continue;
      auto &known = kept[getSurroundings(module)];
      for (auto kernel : module.getOps<gpu::GPUFuncOp>()) {
        if (!kernel.isKernel() || usesSymbols(kernel) || otherUses.contains(nameOf(kernel)) ||
            otherUses.contains(FlatSymbolRefAttr::get(module.getNameAttr())))
          continue;
        auto [it, isNew] = known.insert(kernel);
        if (isNew)
          continue;
        auto first = cast<gpu::GPUFuncOp>(*it);
        replacements[nameOf(kernel)] = first;
        merged.push_back(kernel);
        remark::passed(kernel.getLoc(),
                       remark::RemarkOpts::name("merged").category("merge-kernels"))
            << llvm::formatv("kernel '{0}' is '{1}' with other operands", kernel.getName(),
                             first.getName())
                   .str();
      }
    }
    if (merged.empty())
      return markAllAnalysesPreserved();
    getOperation().walk([&](gpu::LaunchFuncOp launch) {
      auto it = replacements.find(launch.getKernelAttr());
      if (it != replacements.end())
        launch.setKernelAttr(nameOf(it->second));
    });
    for (gpu::GPUFuncOp kernel : merged) {
      auto module = kernel->getParentOfType<gpu::GPUModuleOp>();
      kernel.erase();
      if (module.getBody()->empty())
        module.erase();
    }
  }

  static SymbolRefAttr nameOf(gpu::GPUFuncOp kernel) {
    auto module = kernel->getParentOfType<gpu::GPUModuleOp>();
    return SymbolRefAttr::get(module.getNameAttr(), {FlatSymbolRefAttr::get(kernel.getNameAttr())});
  }

  /// A name means another thing in another module.
  static bool usesSymbols(gpu::GPUFuncOp kernel) {
    return kernel
        .walk([&](Operation *op) {
          for (NamedAttribute attribute : op->getAttrs())
            if (attribute.getValue()
                    .walk([](SymbolRefAttr) { return WalkResult::interrupt(); })
                    .wasInterrupted())
              return WalkResult::interrupt();
          return WalkResult::advance();
        })
        .wasInterrupted();
  }
};
} // namespace
