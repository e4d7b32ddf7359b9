//===- fuse-opt.cpp - the compiler driver ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/TemporaryFolder.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Execution/Passes.h"
#include "fuse/InitAll.h"
#include "fuse/Pipelines/Nesting.h"
#include "fuse/Pipelines/Passes.h"
#include "fuse/Pipelines/Pipelines.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include <vector>

/// What mlir::MlirOptMain does of files, but for text that its parser would run out of stack on.
static llvm::LogicalResult run(llvm::StringRef inputName, llvm::StringRef outputName,
                               mlir::DialectRegistry &registry,
                               const mlir::MlirOptMainConfig &config) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = mlir::openInputFile(inputName, &message);
  if (!input) {
    llvm::errs() << message << "\n";
    return llvm::failure();
  }
  llvm::StringRef text = input->getBuffer();
  if (size_t at = mlir::fuse::findDeepNesting(text); at != llvm::StringRef::npos) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(std::move(input), llvm::SMLoc());
    sources.PrintMessage(llvm::SMLoc::getFromPointer(text.data() + at), llvm::SourceMgr::DK_Error,
                         mlir::fuse::kDeepNesting);
    return llvm::failure();
  }
  std::unique_ptr<llvm::ToolOutputFile> output = mlir::openOutputFile(outputName, &message);
  if (!output) {
    llvm::errs() << message << "\n";
    return llvm::failure();
  }
  if (failed(mlir::MlirOptMain(output->os(), std::move(input), registry, config)))
    return llvm::failure();
  output->keep();
  return llvm::success();
}

int main(int argc, char **argv) {
  mlir::fuse::cleanUpOnSignals();
  mlir::DialectRegistry registry;
  mlir::fuse::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::fuse::registerFusePasses();
  mlir::fuse::registerConversionPasses();
  mlir::fuse::registerBundlePasses();
  mlir::fuse::exec::registerExecutionPasses();
  mlir::fuse::tile::registerTilePasses();
  mlir::fuse::registerPipelinePasses();
  mlir::fuse::registerFusePipelines();
  std::vector<char *> arguments(argv, argv + argc);
  auto addDefault = [&](llvm::StringRef name, char *argument) {
    if (llvm::none_of(arguments, [&](llvm::StringRef given) { return given.contains(name); }))
      arguments.insert(arguments.begin() + std::min(argc, 1), argument);
  };
  // An error says where it is; the operation itself is printed on demand.
  static char plain[] = "--mlir-print-op-on-diagnostic=false";
  addDefault("mlir-print-op-on-diagnostic", plain);
  // Ops of dialects that are not known here are refused, or left to the host, like others that
  // cannot be compiled.
  static char anyDialect[] = "--allow-unregistered-dialect";
  addDefault("allow-unregistered-dialect", anyDialect);
  int count = int(arguments.size());
  auto [inputName, outputName] = mlir::registerAndParseCLIOptions(
      count, arguments.data(), "Fuse: tensor graphs to fused GPU kernels\n", registry);
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(count, arguments.data(), inputName, outputName, registry));
  llvm::InitLLVM init(argc, argv);
  return mlir::asMainReturnCode(run(inputName, outputName, registry, config));
}
