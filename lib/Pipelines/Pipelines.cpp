//===- Pipelines.cpp - the named pipelines --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void mlir::fuse::buildToFusedPipeline(OpPassManager &pm) {
  pm.addPass(createFuseNormalize());
  pm.addNestedPass<func::FuncOp>(createFuseRaise());
  // Shapes are asked of inputs, not of results that fusion may remove.
  pm.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createFuseHorizontal());
  pm.addPass(createFuseElementwise());
  pm.addPass(createFuseRaiseActivations());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createFormKernels());
}

void mlir::fuse::registerFusePipelines() {
  PassPipelineRegistration<>("fuse-to-fused", "From a graph to fuse ops, each in its kernel",
                             buildToFusedPipeline);
}
