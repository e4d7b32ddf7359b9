//===- SplitModules.cpp - few kernels a module ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SPLITMODULES
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;

static bool isKernel(Operation *op) {
  return op->hasAttr(gpu::GPUDialect::getKernelFuncAttrName());
}

/// What stands in a module, in its order, by what belongs together: ops that name each other.
/// Empty if something in it has no name.
static SmallVector<SmallVector<Operation *>> getParts(gpu::GPUModuleOp module) {
  llvm::EquivalenceClasses<Operation *> classes;
  SymbolTable symbols(module);
  for (Operation &op : *module.getBody()) {
    if (!isa<SymbolOpInterface>(op))
      return {};
    classes.insert(&op);
  }
  for (Operation &op : *module.getBody()) {
    AttrTypeWalker names; // sees each attribute once
    names.addWalk([&](SymbolRefAttr symbol) {
      if (Operation *other = symbols.lookup(symbol.getRootReference()))
        classes.unionSets(&op, other);
    });
    op.walk([&](Operation *inner) { names.walk(inner->getAttrDictionary()); });
  }
  llvm::MapVector<Operation *, SmallVector<Operation *>> parts;
  for (Operation &op : *module.getBody())
    parts[classes.getLeaderValue(&op)].push_back(&op);
  return llvm::to_vector(llvm::make_second_range(parts));
}

namespace {
struct SplitModules : mlir::fuse::impl::SplitModulesBase<SplitModules> {
  using SplitModulesBase::SplitModulesBase;

  void runOnOperation() override {
    if (mostKernels < 1) {
      emitError(getOperation().getLoc()) << "fuse-split-modules: most-kernels is "
                                         << mostKernels.getValue() << "; 1 or more is wanted";
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    DenseMap<Attribute, SymbolRefAttr> renamed;
    for (auto module : llvm::to_vector(getOperation().getOps<gpu::GPUModuleOp>()))
      split(module, symbols, renamed);
    if (renamed.empty())
      return markAllAnalysesPreserved();
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](SymbolRefAttr symbol) -> std::optional<Attribute> {
      auto found = renamed.find(symbol);
      return found == renamed.end() ? std::nullopt : std::optional<Attribute>(found->second);
    });
    for (Operation &op : *getOperation().getBody())
      if (!isa<gpu::GPUModuleOp>(op))
        replacer.recursivelyReplaceElementsIn(&op);
  }

  void split(gpu::GPUModuleOp module, SymbolTable &symbols,
             DenseMap<Attribute, SymbolRefAttr> &renamed) {
    const int64_t kernels =
        llvm::count_if(*module.getBody(), [](Operation &op) { return isKernel(&op); });
    if (kernels <= mostKernels)
      return;
    // As many in each, so that none is long after the others.
    const int64_t most = llvm::divideCeil(kernels, llvm::divideCeil(kernels, mostKernels));
    gpu::GPUModuleOp into = module;
    int64_t held = 0, number = 0;
    for (ArrayRef<Operation *> part : getParts(module)) {
      const int64_t added = llvm::count_if(part, isKernel);
      if (held > 0 && held + added > most) {
        auto next = cast<gpu::GPUModuleOp>(module->cloneWithoutRegions());
        next.getBodyRegion().emplaceBlock();
        next.setName((module.getName() + "_part" + Twine(++number)).str());
        symbols.insert(next, std::next(Block::iterator(into)));
        into = next;
        held = 0;
      }
      held += added;
      if (into == module)
        continue;
      for (Operation *op : part) {
        op->moveBefore(into.getBody(), into.getBody()->end());
        auto name = FlatSymbolRefAttr::get(SymbolTable::getSymbolName(op));
        renamed[SymbolRefAttr::get(module.getNameAttr(), {name})] =
            SymbolRefAttr::get(into.getNameAttr(), {name});
      }
    }
  }
};
} // namespace
