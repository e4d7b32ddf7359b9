//===- OverlapLaunches.cpp - kernels that start while others end ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_OVERLAPLAUNCHES
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// What a memref of the host program, or of a kernel, is a view of.
static Value getRoot(Value memref) {
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>())
    memref = view.getViewSource();
  return memref;
}

/// The arguments of a kernel that it may write.
static llvm::SmallBitVector getWritten(gpu::GPUFuncOp kernel) {
  llvm::SmallBitVector written(kernel.getNumArguments());
  kernel.walk([&](Operation *op) {
    if (isMemoryEffectFree(op))
      return;
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    for (Value operand : op->getOperands())
      if (auto argument = dyn_cast<BlockArgument>(getRoot(operand));
          argument && argument.getOwner() == &kernel.getBody().front() &&
          (!effects || effects.getEffectOnValue<MemoryEffects::Write>(operand)))
        written.set(argument.getArgNumber());
  });
  return written;
}

namespace {
/// What is known of a kernel from all of its launches.
struct LaunchedKernel {
  llvm::SmallBitVector written;
  /// That may be written by a launch ahead, in some function.
  llvm::SmallBitVector late;
  /// Whether it gains by overlapping.
  bool gains = false;
  /// Whether another kernel may be launched ahead of it; and directly behind it one that gains.
  bool isBehind = false, isAhead = false;
};

/// The kernels that the functions of a module launch.
class LaunchOrder {
public:
  explicit LaunchOrder(ModuleOp module);
  /// Says it of each kernel.
  void mark();

private:
  LaunchedKernel &get(gpu::LaunchFuncOp launch);
  /// Marks the kernels that have a launch on one side: ahead, or, backward, directly behind and
  /// gaining; `some` says whether one is beside the block there. Returns the same for what is on
  /// the block's other side.
  bool markOrder(Block &block, bool some, bool backward);
  void markLate(func::FuncOp function);

  SymbolTableCollection symbols;
  llvm::MapVector<gpu::GPUFuncOp, LaunchedKernel> kernels;
};

struct OverlapLaunches : mlir::fuse::impl::OverlapLaunchesBase<OverlapLaunches> {
  using OverlapLaunchesBase::OverlapLaunchesBase;
  void runOnOperation() override;
};
} // namespace

LaunchedKernel &LaunchOrder::get(gpu::LaunchFuncOp launch) {
  auto kernel = symbols.lookupNearestSymbolFrom<gpu::GPUFuncOp>(launch, launch.getKernelAttr());
  auto [entry, isNew] = kernels.try_emplace(kernel);
  if (isNew && kernel) {
    entry->second.written = getWritten(kernel);
    entry->second.late.resize(kernel.getNumArguments());
    entry->second.gains = kernel->hasAttr(tile::kEvenShareAttr);
  }
  return entry->second;
}

bool LaunchOrder::markOrder(Block &block, bool some, bool backward) {
  auto visit = [&](Operation &op) {
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      LaunchedKernel &launched = get(launch);
      (backward ? launched.isAhead : launched.isBehind) |= some;
      some = !backward || launched.gains;
      return;
    }
    // Of several regions one runs, or any of them, or none.
    bool after = some;
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        after |= markOrder(inner, some, backward);
    some = after;
  };
  if (backward)
    llvm::for_each(llvm::reverse(block), visit);
  else
    llvm::for_each(block, visit);
  return some;
}

void LaunchOrder::markLate(func::FuncOp function) {
  DenseSet<Value> written;
  function.walk([&](Operation *op) {
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      for (int number : get(launch).written.set_bits())
        written.insert(getRoot(launch.getKernelOperand(number)));
    } else if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      written.insert(getRoot(copy.getTarget()));
    }
  });
  auto isEarly = [&](Value operand) {
    Value root = getRoot(operand);
    auto argument = dyn_cast<BlockArgument>(root);
    const bool isInput = argument && argument.getOwner() == &function.getBody().front() &&
                         !function.getArgAttr(argument.getArgNumber(), kShapeAttr);
    return (isInput || root.getDefiningOp<memref::GetGlobalOp>()) && !written.contains(root);
  };
  function.walk([&](gpu::LaunchFuncOp launch) {
    for (auto [number, operand] : llvm::enumerate(launch.getKernelOperands()))
      if (!isa<BaseMemRefType>(operand.getType()) || !isEarly(operand))
        get(launch).late.set(number);
  });
}

LaunchOrder::LaunchOrder(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    for (bool backward : {false, true})
      markOrder(function.getBody().front(), /*some=*/false, backward);
    markLate(function);
  }
}

void LaunchOrder::mark() {
  for (auto &[kernel, launched] : kernels) {
    if (!kernel)
      continue;
    auto b = OpBuilder::atBlockBegin(&kernel.getBody().front());
    // Of many rows of tiles the last ones run while some CTAs are done already, and the launch
    // behind would spread over these as they come.
    bool multiplies = false;
    kernel.walk([&](tile::PipelineOp) { multiplies = true; });
    if (launched.isAhead && (launched.gains || !multiplies))
      tile::ReleaseLaunchesOp::create(b, kernel.getLoc());
    if (!launched.isBehind || !launched.gains)
      continue;
    tile::AwaitLaunchesOp::create(b, kernel.getLoc());
    launched.late.flip();
    for (int number : launched.late.set_bits())
      kernel.setArgAttr(number, tile::kEarlyAttr, b.getUnitAttr());
    tile::LaunchInfoAttr::getOf(kernel).withOverlap().setOf(kernel);
  }
}

void OverlapLaunches::runOnOperation() {
  const ChipInfo *info =
      lookupChipOrReport(chip, [&] { return emitError(getOperation().getLoc()); });
  if (!info)
    return signalPassFailure();
  if (info->launchesOverlap)
    LaunchOrder(getOperation()).mark();
  // Kernels that differ in nothing else are one.
  getOperation().walk([](gpu::GPUFuncOp kernel) {
    if (!tile::LaunchInfoAttr::getOf(kernel).getOverlaps())
      kernel->removeAttr(tile::kEvenShareAttr);
  });
}
