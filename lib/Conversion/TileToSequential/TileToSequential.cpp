//===- TileToSequential.cpp - tile kernels as loops -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"
#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Conversion/Passes.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_TILETOSEQUENTIAL
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct TileToSequentialPass : fuse::impl::TileToSequentialBase<TileToSequentialPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    DenseMap<Operation *, func::FuncOp> functions;
    OpBuilder b(&getContext());
    for (auto gpuModule : module.getOps<gpu::GPUModuleOp>())
      for (auto kernel : gpuModule.getOps<gpu::GPUFuncOp>()) {
        SmallVector<Type> arguments(kernel.getArgumentTypes());
        if (KernelExpander::isOfOneCta(kernel))
          arguments.append(6, b.getIndexType()); // grid and cluster
        auto function = func::FuncOp::create(b, kernel.getLoc(),
                                             (gpuModule.getName() + "__" + kernel.getName()).str(),
                                             b.getFunctionType(arguments, {}));
        function.setPrivate();
        symbols.insert(function);
        functions[kernel] = function;
        if (failed(KernelExpander(kernel, function).run()))
          return signalPassFailure();
      }
    SmallVector<gpu::LaunchFuncOp> launches;
    module.walk([&](gpu::LaunchFuncOp launch) { launches.push_back(launch); });
    for (gpu::LaunchFuncOp launch : launches) {
      func::FuncOp function =
          functions.lookup(SymbolTable::lookupNearestSymbolFrom(launch, launch.getKernelAttr()));
      if (!function) {
        launch.emitOpError() << "launches " << launch.getKernelAttr() << ", which is no gpu.func";
        return signalPassFailure();
      }
      b.setInsertionPoint(launch);
      SmallVector<Value> operands(launch.getKernelOperands());
      if (function.getNumArguments() > operands.size()) {
        gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
        Value one = arith::ConstantIndexOp::create(b, launch.getLoc(), 1);
        gpu::KernelDim3 cluster = launch.hasClusterSize() ? launch.getClusterSizeOperandValues()
                                                          : gpu::KernelDim3{one, one, one};
        for (gpu::KernelDim3 extents : {grid, cluster})
          operands.append({extents.x, extents.y, extents.z});
      }
      func::CallOp::create(b, launch.getLoc(), function, operands);
      launch.erase();
    }
    for (auto gpuModule : llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>()))
      gpuModule.erase();
    module->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
    RewritePatternSet patterns(&getContext());
    populateExpandActivationsPatterns(patterns);
    walkAndApplyPatterns(module, std::move(patterns));
  }
};
} // namespace
