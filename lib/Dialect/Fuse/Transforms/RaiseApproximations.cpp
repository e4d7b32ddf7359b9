//===- RaiseApproximations.cpp - spelled approximations become their op ---===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some front ends emit a function as an approximation of their own: XLA's erfc is some sixty ops,
// polynomials that selects choose between. Such code is known by its values: a function of one
// variable that is erfc wherever it is asked is erfc. It is asked at a few thousand points, on both
// sides of each of its constants too, where a branch of it may begin.
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::fuse;

/// The most and the fewest ops that an approximation is looked for in.
static constexpr size_t kMostOps = 160, kFewestOps = 16;

namespace {
/// Scalar code of one variable.
struct Expression {
  Value variable;
  SmallVector<Operation *> ops; ///< in order; the last one is the result
};
} // namespace

static bool isConstant(Value value) { return matchPattern(value, m_Constant()); }

/// What can be evaluated.
static bool isEvaluated(Operation *op) {
  return isa<arith::ConstantOp, arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
             arith::NegFOp, arith::CmpFOp, arith::SelectOp, arith::MaximumFOp, arith::MinimumFOp,
             math::AbsFOp, math::ExpOp, math::FmaOp>(op);
}

/// The code of `root` down to the one value that all of it is computed from, if there is one.
static std::optional<Expression> collectExpression(Operation *root) {
  llvm::SetVector<Operation *> ops;
  SmallVector<Operation *> worklist = {root};
  Value leaf;
  bool hasExp = false;
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!ops.insert(op))
      continue;
    hasExp |= isa<math::ExpOp>(op);
    if (ops.size() > kMostOps)
      return std::nullopt;
    for (Value operand : op->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (def && def->getBlock() == root->getBlock() && isEvaluated(def))
        worklist.push_back(def);
      else if (def && isConstant(operand))
        return std::nullopt; // outside: it will be brought inside
      else if (leaf && leaf != operand)
        return std::nullopt;
      else
        leaf = operand;
    }
  }
  if (!hasExp || ops.size() < kFewestOps || !leaf || !leaf.getType().isF32())
    return std::nullopt;
  // What is done to the variable before it is used twice belongs to the argument.
  while (true) {
    Operation *next = nullptr;
    unsigned users = 0;
    for (Operation *user : llvm::SmallSetVector<Operation *, 4>(leaf.user_begin(), leaf.user_end()))
      if (ops.contains(user)) {
        next = user;
        ++users;
      }
    bool isUnary = users == 1 && next->getResult(0).getType().isF32() &&
                   llvm::count_if(next->getOperands(), [](Value v) { return !isConstant(v); }) == 1;
    if (!isUnary)
      break;
    ops.remove(next);
    leaf = next->getResult(0);
  }
  Expression expression{leaf, {}};
  for (Operation &op : *root->getBlock())
    if (ops.contains(&op))
      expression.ops.push_back(&op);
  return expression;
}

/// The value of an expression at `x`, in double precision: closer to what it approximates than f32.
static double evaluate(const Expression &expression, double x) {
  llvm::SmallDenseMap<Value, double> values;
  values[expression.variable] = x;
  for (Operation *op : expression.ops) {
    auto in = [&](unsigned i) { return values.lookup(op->getOperand(i)); };
    double &out = values[op->getResult(0)];
    double result = 0;
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      if (auto number = dyn_cast<FloatAttr>(constant.getValue()))
        result = number.getValueAsDouble();
      else if (auto truth = dyn_cast<IntegerAttr>(constant.getValue()))
        result = !truth.getValue().isZero();
    } else if (isa<arith::AddFOp>(op)) {
      result = in(0) + in(1);
    } else if (isa<arith::SubFOp>(op)) {
      result = in(0) - in(1);
    } else if (isa<arith::MulFOp>(op)) {
      result = in(0) * in(1);
    } else if (isa<arith::DivFOp>(op)) {
      result = in(0) / in(1);
    } else if (isa<arith::NegFOp>(op)) {
      result = -in(0);
    } else if (isa<math::AbsFOp>(op)) {
      result = std::fabs(in(0));
    } else if (isa<math::ExpOp>(op)) {
      result = std::exp(in(0));
    } else if (isa<math::FmaOp>(op)) {
      result = in(0) * in(1) + in(2);
    } else if (isa<arith::MaximumFOp>(op)) {
      result = std::isnan(in(0)) || in(0) > in(1) ? in(0) : in(1);
    } else if (isa<arith::MinimumFOp>(op)) {
      result = std::isnan(in(0)) || in(0) < in(1) ? in(0) : in(1);
    } else if (isa<arith::SelectOp>(op)) {
      result = in(0) != 0 ? in(1) : in(2);
    } else {
      auto compare = cast<arith::CmpFOp>(op);
      result = arith::applyCmpPredicate(compare.getPredicate(), APFloat(in(0)), APFloat(in(1)));
    }
    out = result;
  }
  return values.lookup(expression.ops.back()->getResult(0));
}

/// True if the expression is erfc, but for an error of a few places of f32 and for what f32 cannot
/// hold.
static bool isErfc(const Expression &expression) {
  auto agreesAt = [&](double x) {
    double wanted = std::erfc(x), found = evaluate(expression, x);
    if (std::isnan(wanted) || std::isnan(found))
      return std::isnan(wanted) == std::isnan(found);
    return std::fabs(found - wanted) <= 2e-6 * wanted + std::numeric_limits<float>::min();
  };
  for (double x : {0.3, -0.7, 1.4, -2.2, 3.3, 0.0, 20.0, -20.0, 1e30, -1e30})
    if (!agreesAt(x))
      return false;
  for (int i = -1200; i <= 1200; ++i)
    if (!agreesAt(0.01 * i))
      return false;
  for (Operation *op : expression.ops) {
    FloatAttr constant;
    if (!matchPattern(op, m_Constant(&constant)))
      continue;
    // A bound on x, on its square, or on either's negative.
    double c = std::fabs(constant.getValueAsDouble());
    for (double bound : {c, std::sqrt(c)})
      for (double factor : {1.0, 1 + 1e-6, 1 - 1e-6})
        if (!agreesAt(bound * factor) || !agreesAt(-bound * factor))
          return false;
  }
  const double infinity = std::numeric_limits<double>::infinity();
  return agreesAt(infinity) && agreesAt(-infinity) && agreesAt(std::nan(""));
}

void mlir::fuse::raiseApproximations(Block &block, RewriterBase &rewriter) {
  // The last op of an approximation first: its code holds parts that are none.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (!isa<arith::SelectOp>(op) || !op.getResult(0).getType().isF32())
      continue;
    std::optional<Expression> expression = collectExpression(&op);
    if (!expression || !isErfc(*expression))
      continue;
    rewriter.setInsertionPoint(&op);
    rewriter.replaceOpWithNewOp<math::ErfcOp>(&op, expression->variable);
  }
}
