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
#include "fuse/Pipelines/Passes.h"
#include "fuse/Pipelines/Pipelines.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include <vector>

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
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      count, arguments.data(), "Fuse: tensor graphs to fused GPU kernels\n", registry));
}
