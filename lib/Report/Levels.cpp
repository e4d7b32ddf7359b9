//===- Levels.cpp - a module on its way down ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Levels.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace mlir::fuse;

std::string mlir::fuse::printForReader(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(
      os,
      OpPrintingFlags().enableDebugInfo(false).elideLargeElementsAttrs(16).elideLargeResourceString(
          64));
  text += '\n';
  return text;
}

std::string mlir::fuse::printForReader(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

void Levels::add(StringRef name, ModuleOp module) {
  texts.push_back({name.str(), printForReader(module)});
}

/// `module::function` of each launch, in order, beside the module alone.
static std::vector<std::pair<std::string, std::string>> getLaunched(ModuleOp module) {
  std::vector<std::pair<std::string, std::string>> launched;
  module.walk([&](gpu::LaunchFuncOp launch) {
    std::string name = launch.getKernelModuleName().str();
    launched.push_back({name, name + "::" + launch.getKernelName().str()});
  });
  return launched;
}

void LevelKeeper::runBeforePass(Pass *pass, Operation *op) {
  auto module = dyn_cast<ModuleOp>(op);
  if (module && pass->getArgument() == "fuse-tile") {
    kernels.clear();
    launched.clear();
    module.walk([&](KernelOp kernel) {
      auto function = kernel->getParentOfType<func::FuncOp>();
      kernels.push_back({function.getName().str(), kernel.getSym().str()});
    });
  }
  if (!module || pass->getArgument() != "fuse-merge-kernels")
    return;
  // Equal kernels are merged twice; what they were before is of the first time.
  if (launched.empty())
    launched = getLaunched(module);
  levels.scheduleOf.clear();
  module.walk([&](gpu::GPUFuncOp kernel) {
    auto parent = kernel->getParentOfType<gpu::GPUModuleOp>();
    if (ScheduleInterface schedule = getSchedule(kernel))
      levels.scheduleOf[(parent.getName() + "::" + kernel.getName()).str()] =
          printForReader(schedule);
  });
}

void LevelKeeper::runAfterPass(Pass *pass, Operation *op) {
  auto module = dyn_cast<ModuleOp>(op);
  if (!module)
    return;
  if (pass->getArgument() == "fuse-tile") {
    // One module for each kernel, in order; names may have changed.
    kernelOf.clear();
    for (auto [kernel, gpuModule] : llvm::zip(kernels, module.getOps<gpu::GPUModuleOp>()))
      kernelOf[gpuModule.getName().str()] = kernel;
  }
  if (pass->getArgument() == "fuse-merge-kernels") {
    levels.codeOf.clear();
    for (auto [before, after] : llvm::zip_equal(launched, getLaunched(module)))
      if (auto &code = levels.codeOf[kernelOf[before.first]];
          !llvm::is_contained(code, after.second))
        code.push_back(after.second);
  }
  if (pass->getArgument() != "fuse-verify-phase")
    return;
  std::string text;
  llvm::raw_string_ostream os(text);
  pass->printAsTextualPipeline(os);
  for (StringRef phase : {"fused", "scheduled", "kernels", "mapped", "target"}) {
    if (!StringRef(text).contains(("phase=" + phase).str()))
      continue;
    if (phase == "fused")
      levels.texts.clear();
    levels.add(phase, module);
    if (phase == "scheduled")
      levels.scheduled = cast<ModuleOp>(module->clone());
  }
}
