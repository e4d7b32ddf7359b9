//===- Compile.cpp - from a graph to an artefact, by name -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Pipelines/Passes.h"
#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

/// The pass to `level`, which says all that stands in the way.
static void addLowerGraph(OpPassManager &pm, StringRef level, const fuse::ChipOptions &options,
                          fuse::KeptGraph kept = nullptr) {
  fuse::LowerGraphOptions lower;
  lower.level = level.str();
  copyChipOptions(lower, options);
  pm.addPass(fuse::createLowerGraph(std::move(lower), std::move(kept)));
}

LogicalResult mlir::fuse::checkOptions(ModuleOp module, const ChipOptions &options) {
  if (!lookupChipOrReport(options.chip, [&] { return module.emitError(); }))
    return failure();
  return checkUnsupported(module, options.unsupported);
}

LogicalResult mlir::fuse::checkOptions(ModuleOp module, const CompileOptions &options) {
  return success(succeeded(checkOptions(module, static_cast<const ChipOptions &>(options))) &&
                 succeeded(checkEmit(module, options.emit)));
}

void mlir::fuse::buildCompilePipeline(OpPassManager &pm, const CompileOptions &options,
                                      std::shared_ptr<BundleFiles> files) {
  auto kept = std::make_shared<OwningOpRef<ModuleOp>>();
  const bool makesBundle = files || !options.bundle.empty();
  if (!options.report.empty()) {
    ReportOptions report;
    copyKernelOptions(report, options);
    report.format = "html";
    report.file = options.report;
    pm.addPass(createReport(report));
  }
  if (makesBundle) {
    KeepGraphOptions keep;
    keep.directory = options.bundle;
    keep.inMemory = files != nullptr;
    pm.addPass(createKeepGraph(keep, kept));
  }
  addLowerGraph(pm, "target", options, kept);
  SerializeOptions serialize;
  serialize.emit = options.emit;
  serialize.withText = makesBundle;
  pm.addPass(createSplitModules());
  buildSerializePipeline(pm, serialize);
  if (makesBundle) {
    WriteBundleOptions write;
    write.directory = options.bundle;
    write.chip = options.chip;
    pm.addPass(createWriteBundle(write, kept, std::move(files)));
  }
}

void mlir::fuse::registerFusePipelines() {
  PassPipelineRegistration<CompileOptions>(
      "fuse-compile", "From a graph to machine code",
      [](OpPassManager &pm, const CompileOptions &options) { buildCompilePipeline(pm, options); });
  auto registerLevel = [](StringRef level, StringRef name, StringRef description) {
    PassPipelineRegistration<ChipOptions>(name, description,
                                          [level](OpPassManager &pm, const ChipOptions &options) {
                                            addLowerGraph(pm, level, options);
                                          });
  };
  registerLevel("target", "fuse-to-target", "From a graph to kernels in nvvm or rocdl");
  registerLevel("mapped", "fuse-to-mapped",
                "From a graph to GPU kernels of tile ops with roles, layouts and transports");
  registerLevel("scheduled", "fuse-to-scheduled", "From a graph to kernels with their schedules");
  registerLevel("kernels", "fuse-to-kernels", "From a graph to GPU kernels of tile ops");
  PassPipelineRegistration<GraphOptions>("fuse-to-fused",
                                         "From a graph to fuse ops, each in its kernel",
                                         [](OpPassManager &pm, const GraphOptions &options) {
                                           ChipOptions all;
                                           copyFusionOptions(all, options);
                                           addLowerGraph(pm, "fused", all);
                                         });
}
