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
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/MapVector.h"

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

/// The numbers [first, second] that guards leave to each value they compare with a constant.
using Guarded = llvm::SmallDenseMap<Value, std::pair<int64_t, int64_t>>;

/// Takes from `guarded` what a test leaves to no number.
static void narrow(Guarded &guarded, arith::CmpIOp test, bool holds) {
  std::optional<int64_t> bound = getConstantIntValue(test.getRhs());
  if (!bound)
    return;
  auto &[least, most] = guarded.try_emplace(test.getLhs(), INT64_MIN, INT64_MAX).first->second;
  switch (holds ? test.getPredicate() : arith::invertPredicate(test.getPredicate())) {
  case arith::CmpIPredicate::sle:
    most = std::min(most, *bound);
    return;
  case arith::CmpIPredicate::slt:
    most = std::min(most, *bound == INT64_MIN ? *bound : *bound - 1);
    return;
  case arith::CmpIPredicate::sge:
    least = std::max(least, *bound);
    return;
  case arith::CmpIPredicate::sgt:
    least = std::max(least, *bound == INT64_MAX ? *bound : *bound + 1);
    return;
  default:
    return;
  }
}

/// By the guards around `op`.
static Guarded getGuarded(Operation *op) {
  Guarded guarded;
  for (; op; op = op->getParentOp()) {
    auto guard = dyn_cast_if_present<scf::IfOp>(op->getParentOp());
    if (!guard)
      continue;
    const bool holds = op->getParentRegion() == &guard.getThenRegion();
    SmallVector<Value> conditions = {guard.getCondition()};
    while (!conditions.empty()) {
      Operation *condition = conditions.pop_back_val().getDefiningOp();
      if (auto test = dyn_cast_if_present<arith::CmpIOp>(condition))
        narrow(guarded, test, holds);
      else if (auto both = dyn_cast_if_present<arith::AndIOp>(condition); both && holds)
        conditions.append({both.getLhs(), both.getRhs()});
    }
  }
  return guarded;
}

/// Whether some numbers are left to every value.
static bool areBothPossible(const Guarded &one, const Guarded &other) {
  return llvm::all_of(one, [&](const auto &entry) {
    auto found = other.find(entry.first);
    return found == other.end() || (entry.second.first <= found->second.second &&
                                    found->second.first <= entry.second.second);
  });
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
  /// Launches with the guards around each.
  using Launches = llvm::SmallMapVector<gpu::LaunchFuncOp, Guarded, 8>;
  /// Marks the kernels that have a launch directly ahead, or, backward, directly behind that gains;
  /// `beside` are those that may be there for the block. Returns what may be beside who comes next.
  Launches markOrder(Block &block, Launches beside, bool backward);
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
  if (isNew) {
    // Who is not here to be looked at writes all that it gets.
    const unsigned arguments = launch.getNumKernelOperands();
    entry->second.written = kernel ? getWritten(kernel) : llvm::SmallBitVector(arguments, true);
    entry->second.late.resize(arguments);
    entry->second.gains = kernel && kernel->hasAttr(tile::kEvenShareAttr);
  }
  return entry->second;
}

LaunchOrder::Launches LaunchOrder::markOrder(Block &block, Launches beside, bool backward) {
  auto visit = [&](Operation &op) {
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      LaunchedKernel &launched = get(launch);
      Guarded guarded = getGuarded(launch);
      (backward ? launched.isAhead : launched.isBehind) |= llvm::any_of(
          beside, [&](const auto &other) { return areBothPossible(guarded, other.second); });
      beside.clear();
      if (!backward || launched.gains)
        beside.insert({launch, std::move(guarded)});
      return;
    }
    if (op.getNumRegions() == 0)
      return;
    // One of the regions runs, or any of them, or none.
    auto guard = dyn_cast<scf::IfOp>(op);
    Launches after;
    if (!guard || guard.getElseRegion().empty())
      after = beside;
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        for (auto &launch : markOrder(inner, beside, backward))
          after.insert(std::move(launch));
    beside = std::move(after);
  };
  if (backward)
    llvm::for_each(llvm::reverse(block), visit);
  else
    llvm::for_each(block, visit);
  return beside;
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
      markOrder(function.getBody().front(), /*beside=*/{}, backward);
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
