//===- fuse-opt.cpp - the compiler driver ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Execution/Passes.h"
#include "fuse/InitAll.h"
#include "fuse/Pipelines/Pipelines.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::fuse::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::fuse::registerFusePasses();
  mlir::fuse::registerConversionPasses();
  mlir::fuse::registerBundlePasses();
  mlir::fuse::exec::registerExecutionPasses();
  mlir::fuse::tile::registerTilePasses();
  mlir::fuse::registerFusePipelines();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Fuse: tensor graphs to fused GPU kernels\n", registry));
}
