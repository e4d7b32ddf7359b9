//===- WarpgroupProducts.cpp - products that are under way ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which products go together, and who may touch their registers before they are done.
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// The products that `op` starts together with its own: those after it in its block, up to a wait,
/// whose tiles exist already, whose accumulators do or are results of the group, and that
/// accumulate in as many registers.
static SmallVector<MmaOp> getProductsOfStep(MmaOp op) {
  SmallVector<MmaOp> group;
  auto exists = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return !def || def->getBlock() != op->getBlock() || def->isBeforeInBlock(op);
  };
  for (Operation *next = op; next && !isa<MmaWaitOp>(next); next = next->getNextNode()) {
    auto mma = dyn_cast<MmaOp>(next);
    if (mma && mma.getAtom()->getInstruction() == op.getAtom()->getInstruction() &&
        mma.getAcc().getType() == op.getAcc().getType() && exists(mma.getLhs()) &&
        exists(mma.getRhs()) &&
        (exists(mma.getAcc()) || llvm::is_contained(group, mma.getAcc().getDefiningOp())))
      group.push_back(mma);
  }
  return group;
}

/// The place among a loop's carried values at which the products that make `value` began to add up,
/// or -1.
static int64_t getCarriedPlace(Value value, scf::ForOp loop) {
  while (true) {
    if (auto mma = value.getDefiningOp<MmaOp>()) {
      value = mma.getAcc();
    } else if (auto inner = value.getDefiningOp<scf::ForOp>()) {
      value = inner.getInits()[cast<OpResult>(value).getResultNumber()];
    } else {
      auto argument = dyn_cast<BlockArgument>(value);
      return argument && argument.getOwner() == loop.getBody() && argument != loop.getInductionVar()
                 ? argument.getArgNumber() - 1
                 : -1;
    }
  }
}

LogicalResult mlir::fuse::verifyProductsAwaited(RolesOp roles) {
  SmallVector<Value> underWay;
  DenseSet<Value> seen;
  auto add = [&](Value value) {
    if (seen.insert(value).second)
      underWay.push_back(value);
  };
  auto refuse = [](Operation *user, Value value, StringRef what) {
    InFlightDiagnostic diag = user->emitOpError(what);
    diag.attachNote(value.getLoc()) << "the product";
    return diag;
  };
  roles.walk([&](MmaOp mma) { add(mma.getResult()); });
  // Registers that a product reads are written again in the next round of a loop.
  WalkResult walk = roles.walk([&](MmaOp mma) -> WalkResult {
    if (!isa<FragType>(mma.getLhs().getType()))
      return WalkResult::advance();
    for (Operation *next = mma->getNextNode(); next; next = next->getNextNode())
      if (auto wait = dyn_cast<MmaWaitOp>(next); wait && wait.getPending() == 0)
        return WalkResult::advance();
    return mma.emitOpError(
        "takes its left operand from registers and may still read them when they "
        "are written again; a tile.mma_wait without others under way must follow "
        "in its block");
  });
  if (walk.wasInterrupted())
    return failure();
  while (!underWay.empty()) {
    Value value = underWay.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      auto mma = dyn_cast<MmaOp>(user);
      auto yield = dyn_cast<scf::YieldOp>(user);
      auto loop = dyn_cast<scf::ForOp>(yield ? user->getParentOp() : user);
      auto branch = yield ? dyn_cast<scf::IfOp>(user->getParentOp()) : scf::IfOp();
      if (!isa<MmaWaitOp>(user) && !(mma && use == mma.getAccMutable()) && !loop && !branch)
        return refuse(user, value,
                      "reads a product that may be under way; tile.mma_wait gives the "
                      "accumulators that are done");
      // Its registers are the instruction's until then: they are not copied.
      if (!value.hasOneUse())
        return refuse(user, value,
                      "uses a product that may be under way and has another use, so that it would "
                      "be copied; tile.mma_wait gives the accumulators that are done");
      if (loop && yield && getCarriedPlace(value, loop) != int64_t(use.getOperandNumber()))
        return refuse(user, value,
                      "moves a product that may be under way to another place among the loop's "
                      "values; tile.mma_wait gives the accumulators that are done");
      if (loop) {
        unsigned number = use.getOperandNumber() - (yield ? 0 : loop.getNumControlOperands());
        add(loop.getRegionIterArg(number));
        add(loop.getResult(number));
      } else if (branch) {
        add(branch.getResult(use.getOperandNumber()));
      }
    }
  }
  return success();
}

/// True if a product adds to zeros: its first instruction then takes no accumulator, and nothing
/// is cleared.
static bool startsAtZero(MmaOp mma) {
  auto fill = mma.getAcc().getDefiningOp<FillOp>();
  auto value = fill ? dyn_cast<FloatAttr>(fill.getValue()) : FloatAttr();
  return value && value.getValue().isPosZero();
}

/// True if a product adds to what its chain of products made the round before: these registers are
/// the instructions' alone, all through the loop.
static bool isCarriedToItself(MmaOp mma) {
  auto argument = dyn_cast<BlockArgument>(mma.getAcc());
  auto loop = argument ? dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp()) : scf::ForOp();
  OpOperand *yielded = loop ? loop.getTiedLoopYieldedValue(argument) : nullptr;
  return yielded && yielded->get().getDefiningOp<MmaOp>() &&
         getCarriedPlace(yielded->get(), loop) == int64_t(argument.getArgNumber()) - 1;
}

/// The constants that a product's accumulators begin with, by way of loops and branches.
static void findCarriedFills(Value acc, DenseSet<Value> &seen, DenseSet<Operation *> &fills) {
  if (!seen.insert(acc).second)
    return;
  Operation *def = acc.getDefiningOp();
  if (auto argument = dyn_cast<BlockArgument>(acc)) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    if (!loop || argument == loop.getInductionVar())
      return;
    findCarriedFills(loop.getTiedLoopInit(argument)->get(), seen, fills);
    findCarriedFills(loop.getTiedLoopYieldedValue(argument)->get(), seen, fills);
  } else if (auto loop = dyn_cast<scf::ForOp>(def)) {
    findCarriedFills(loop.getRegionIterArg(cast<OpResult>(acc).getResultNumber()), seen, fills);
  } else if (auto branch = dyn_cast<scf::IfOp>(def)) {
    for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()})
      findCarriedFills(
          region->front().getTerminator()->getOperand(cast<OpResult>(acc).getResultNumber()), seen,
          fills);
  } else if (auto mma = dyn_cast<MmaOp>(def)) {
    if (!startsAtZero(mma)) // else its instruction clears them
      findCarriedFills(mma.getAcc(), seen, fills);
  } else if (isa<FillOp>(def)) {
    fills.insert(def);
  }
}

void WarpgroupKernel::groupProducts(gpu::GPUFuncOp kernel) {
  DenseSet<Operation *> grouped;
  DenseSet<Value> seen;
  kernel.walk([&](MmaOp op) {
    if (!op.getAcc().getDefiningOp<FillOp>())
      findCarriedFills(op.getAcc(), seen, carriedFills);
    if (grouped.contains(op))
      return;
    SmallVector<MmaOp> group = getProductsOfStep(op);
    llvm::erase_if(group, [&](MmaOp mma) { return !grouped.insert(mma).second; });
    SmallVector<WarpgroupProduct> &together = products[op];
    for (MmaOp mma : group) {
      auto *before = llvm::find(group, mma.getAcc().getDefiningOp());
      int64_t follows = before == group.end() ? -1 : before - group.begin();
      bool overwrites = startsAtZero(mma);
      // A product's result is where it is, and may be under way.
      bool isResult = mma.getAcc().getDefiningOp<MmaOp>() != nullptr;
      together.push_back(
          {mma, overwrites, !overwrites && !isResult && !isCarriedToItself(mma), follows});
    }
  });
}
