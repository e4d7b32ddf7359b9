//===- Bufferize.cpp - one-shot bufferization of a program ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_BUFFERIZE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::bufferization;
using namespace mlir::fuse;

namespace {
struct BufferizePass : fuse::impl::BufferizeBase<BufferizePass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    OneShotBufferizationOptions options;
    options.bufferizeFunctionBoundaries = true;
    options.setFunctionBoundaryTypeConversion(LayoutMapOption::IdentityLayoutMap);
    options.unknownTypeConverterFn = [](TensorType type, Attribute memorySpace,
                                        const BufferizationOptions &) {
      return getMemRefTypeWithStaticIdentityLayout(type, memorySpace);
    };

    Attribute readOnly = BoolAttr::get(&getContext(), false);
    // Declarations, which have no block arguments, count too.
    for (auto function : module.getOps<func::FuncOp>())
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        if (isa<TensorType>(function.getArgumentTypes()[i]))
          function.setArgAttr(i, BufferizationDialect::kWritableAttrName, readOnly);

    OneShotAnalysisState analysis(module, options);
    BufferizationState state;
    if (failed(analyzeModuleOp(module, analysis)) ||
        failed(insertTensorCopies(module, analysis, state)))
      return signalPassFailure();
    hoistOutOfKernels();
    if (failed(bufferizeModuleOp(module, options, state)))
      return signalPassFailure();
    removeBufferizationAttributesInModule(module);
    hoistOutOfKernels();
  }

  void hoistOutOfKernels() {
    getOperation()->walk([](KernelOp kernel) { hoistOutOfKernel(kernel); });
  }
};
} // namespace

void mlir::fuse::addBufferizePasses(OpPassManager &pm) {
  pm.addPass(createBufferize());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}
