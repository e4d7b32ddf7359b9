//===- TileToSequential.cpp - tile kernels as loops -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"
#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Conversion/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_TILETOSEQUENTIAL
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// What a value of a kernel is where the kernel is launched, in front of the launch; null where it
/// is not computed from the arguments by ops without regions and effects.
static Value getAtLaunch(OpBuilder &b, Value value, IRMapping &known) {
  if (Value found = known.lookupOrNull(value))
    return found;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || !isMemoryEffectFree(op))
    return Value();
  for (Value operand : op->getOperands())
    if (!getAtLaunch(b, operand, known))
      return Value();
  b.clone(*op, known);
  return known.lookup(value);
}

/// Where it runs as one loop over its tiles, a kernel needs no grid; a GPU does. Numbers that are
/// not known here are compared as the program runs.
static LogicalResult checkGrid(OpBuilder &b, gpu::LaunchFuncOp launch, gpu::GPUFuncOp kernel) {
  for (auto tiles : kernel.getBody().front().getOps<tile::ForTilesOp>()) {
    IRMapping known;
    known.map(kernel.getArguments(), launch.getKernelOperands());
    SmallVector<Value> extents = llvm::map_to_vector(
        tiles.getExtents(), [&](Value extent) { return getAtLaunch(b, extent, known); });
    if (llvm::is_contained(extents, Value()))
      continue;
    Location loc = launch.getLoc();
    Value grid = launch.getGridSizeX();
    if (!grid.getType().isIndex())
      grid = arith::IndexCastOp::create(b, loc, b.getIndexType(), grid);
    for (const auto &[holds, otherwise] :
         tile::buildLaunchConditions(b, loc, tiles, extents, grid)) {
      std::optional<int64_t> constant = getConstantIntValue(holds);
      if (constant && *constant == 0)
        return launch.emitOpError() << otherwise;
      if (constant)
        continue;
      std::string text;
      llvm::raw_string_ostream os(text);
      if (auto place = loc->findInstanceOf<FileLineColLoc>())
        os << place.getFilename().strref() << ':' << place.getLine() << ':' << place.getColumn()
           << ": ";
      os << "the launch of " << launch.getKernel() << ' ' << otherwise;
      cf::AssertOp::create(b, loc, holds, text);
    }
  }
  return success();
}

namespace {
struct TileToSequentialPass : fuse::impl::TileToSequentialBase<TileToSequentialPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    DenseMap<Operation *, func::FuncOp> functions;
    DenseMap<func::FuncOp, gpu::GPUFuncOp> kernels;
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
        kernels[function] = kernel;
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
      if (failed(checkGrid(b, launch, kernels.lookup(function))))
        return signalPassFailure();
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
