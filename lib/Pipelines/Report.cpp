//===- Report.cpp - report on a graph or on its kernels -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Report.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Pipelines/Passes.h"
#include "fuse/Pipelines/Pipelines.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/ToolOutputFile.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_REPORT
#include "fuse/Pipelines/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// To the fused level, whatever can be compiled.
static std::unique_ptr<Pass> createLowering() {
  LowerGraphOptions options;
  options.unsupported = "outline";
  options.leaveAll = true;
  return createLowerGraph(std::move(options));
}

/// No kernels yet.
static bool isGraph(ModuleOp module) {
  return !getHostModule(module) &&
         !module.walk([](KernelOp) { return WalkResult::interrupt(); }).wasInterrupted();
}

LogicalResult mlir::fuse::parseDims(ModuleOp module, ArrayRef<std::string> texts,
                                    std::map<std::string, int64_t> &dims) {
  for (StringRef text : texts) {
    auto [name, number] = text.split('=');
    int64_t value;
    if (name.empty() || number.getAsInteger(10, value) || value < 0)
      return module.emitError() << "fuse-report: dims takes NAME=NUMBER, got '" << text << "'";
    dims[name.str()] = value;
  }
  return success();
}

LogicalResult mlir::fuse::reportOn(raw_ostream &os, ModuleOp module,
                                   const std::map<std::string, int64_t> &dims, bool asJson) {
  for (Operation &op : *module.getBody())
    if (isa<gpu::GPUModuleOp, gpu::BinaryOp>(op))
      return op.emitError() << "fuse-report: the kernels are code already; ask for the report "
                               "before, of the graph or behind fuse-to-scheduled";
  OwningOpRef<ModuleOp> lowered;
  if (isGraph(module)) {
    lowered = module.clone();
    PassManager pm(module.getContext());
    pm.addPass(createLowering());
    if (failed(pm.run(*lowered)))
      return failure();
  }
  return writeReport(os, lowered ? *lowered : module, dims, asJson);
}

namespace {
struct Report : mlir::fuse::impl::ReportBase<Report> {
  using ReportBase::ReportBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    ReportBase::getDependentDialects(registry);
    createLowering()->getDependentDialects(registry);
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(report(getOperation())))
      signalPassFailure();
  }

  LogicalResult report(ModuleOp module) {
    if (format != "text" && format != "json")
      return module.emitError() << "fuse-report: format '" << format
                                << "' is neither text nor json";
    std::map<std::string, int64_t> values;
    if (failed(parseDims(module, llvm::to_vector(dims), values)))
      return failure();
    // What cannot be reported leaves the file as it was.
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (failed(reportOn(stream, module, values, format == "json")))
      return failure();

    std::string error;
    std::unique_ptr<llvm::ToolOutputFile> output = openOutputFile(file, &error);
    if (!output)
      return module.emitError() << "fuse-report: " << error;
    output->os() << text;
    output->os().flush();
    if (std::error_code full = output->os().error()) {
      output->os().clear_error();
      return module.emitError() << "fuse-report: cannot write '" << file << "': " << full.message();
    }
    output->keep();
    return success();
  }
};
} // namespace
