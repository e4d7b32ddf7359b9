//===- ResolveAsserts.cpp - what becomes of cf.assert ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_RESOLVEASSERTS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// The ops of one block, or captured by it, that `value` is computed from, uses before definitions.
/// Fails where it depends on anything but sizes and constants.
static LogicalResult collectSizeOps(Value value, llvm::SetVector<Operation *> &ops) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return failure();
  if (isa<tensor::DimOp>(op) || op->hasTrait<OpTrait::ConstantLike>())
    return success();
  bool isArithmetic = isa_and_nonnull<arith::ArithDialect>(op->getDialect()) ||
                      op->getName().getStringRef() == "affine.apply";
  if (!isArithmetic ||
      !llvm::all_of(op->getOperandTypes(), [](Type type) { return type.isIntOrIndex(); }))
    return failure();
  if (!ops.insert(op))
    return success();
  for (Value operand : op->getOperands())
    if (failed(collectSizeOps(operand, ops)))
      return failure();
  return success();
}

/// The value of a condition on constants, by folding what it is computed from.
static std::optional<bool> getConstantCondition(Value condition) {
  llvm::APInt value;
  if (matchPattern(condition, m_ConstantInt(&value)))
    return !value.isZero();
  Operation *op = condition.getDefiningOp();
  if (!op || op->getNumResults() != 1)
    return std::nullopt;
  if (isa<arith::AndIOp, arith::OrIOp>(op)) {
    std::optional<bool> a = getConstantCondition(op->getOperand(0)),
                        b = getConstantCondition(op->getOperand(1));
    bool decides = isa<arith::OrIOp>(op);
    if (a == decides || b == decides)
      return decides;
    return a && b ? std::optional(!decides) : std::nullopt;
  }
  SmallVector<Attribute> operands(op->getNumOperands());
  for (auto [operand, attribute] : llvm::zip(op->getOperands(), operands))
    (void)matchPattern(operand, m_Constant(&attribute));
  SmallVector<OpFoldResult> results;
  if (!isa_and_nonnull<arith::ArithDialect>(op->getDialect()) ||
      failed(op->fold(operands, results)) || results.size() != 1)
    return std::nullopt;
  auto folded = dyn_cast_or_null<IntegerAttr>(dyn_cast<Attribute>(results[0]));
  return folded ? std::optional(!folded.getValue().isZero()) : std::nullopt;
}

/// Erases `op`, and what computed its operands and nothing else.
static void eraseWithOperands(Operation *op) {
  llvm::SetVector<Operation *> left; // each once, though several that are erased read it
  for (Operation *next = op; next; next = left.empty() ? nullptr : left.pop_back_val()) {
    if (next != op && !isOpTriviallyDead(next))
      continue;
    for (Value operand : next->getOperands())
      if (Operation *def = operand.getDefiningOp())
        left.insert(def);
    next->erase();
  }
}

namespace {
struct ResolveAsserts : mlir::fuse::impl::ResolveAssertsBase<ResolveAsserts> {
  void runOnOperation() override {
    SmallVector<cf::AssertOp> asserts;
    getOperation()->walk([&](cf::AssertOp op) { asserts.push_back(op); });
    bool failed = false;
    for (cf::AssertOp op : asserts) {
      std::optional<bool> holds = getConstantCondition(op.getArg());
      if (holds && !*holds) {
        op.emitOpError() << "cannot hold for any input: \"" << op.getMsg() << '"';
        failed = true;
        continue;
      }
      llvm::SetVector<Operation *> ops;
      if (!holds && succeeded(collectSizeOps(op.getArg(), ops)))
        continue; // of sizes: a requirement
      if (!holds) {
        op.emitRemark() << "asserts something of data, which no kernel checks: \"" << op.getMsg()
                        << '"';
        if (auto function = op->getParentOfType<func::FuncOp>())
          addNote(function, "assert-of-data: not checked: " + op.getMsg());
      }
      eraseWithOperands(op);
    }
    if (failed)
      signalPassFailure();
  }
};
} // namespace
