//===- RaiseCausalMask.cpp - a mask in scalar code becomes an attribute ---===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_RAISECAUSALMASK
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// A sum of coordinates with coefficients, and a constant.
struct LinearIndex {
  SmallVector<int64_t> coefficients;
  int64_t constant = 0;

  explicit LinearIndex(unsigned numDims) : coefficients(numDims, 0) {}
  void add(const LinearIndex &other, int64_t factor) {
    for (auto [mine, its] : llvm::zip_equal(coefficients, other.coefficients))
      mine += factor * its;
    constant += factor * other.constant;
  }
  bool isNonNegative() const {
    return constant >= 0 && llvm::all_of(coefficients, [](int64_t c) { return c >= 0; });
  }
};

/// `column <= row + offset`.
struct CausalCondition {
  unsigned row;
  int64_t offset;
};

/// A causal condition inside a select that gives -inf where it does not hold.
struct CausalMask {
  arith::SelectOp select;
  CausalCondition condition;
  Value rest; ///< what the select still has to ask, null for nothing
};
} // namespace

static std::optional<LinearIndex> getLinearIndex(Value value, unsigned numDims) {
  LinearIndex result(numDims);
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant))) {
    if (constant.getSignificantBits() > 32)
      return std::nullopt;
    result.constant = constant.getSExtValue();
    return result;
  }
  Operation *def = value.getDefiningOp();
  if (!def)
    return std::nullopt;
  if (auto index = dyn_cast<IndexOp>(def)) {
    result.coefficients[index.getDim()] = 1;
    return result;
  }
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp, arith::ExtUIOp>(def)) {
    // Narrower integers may wrap.
    if (auto type = dyn_cast<IntegerType>(value.getType()); type && type.getWidth() < 32)
      return std::nullopt;
    return getLinearIndex(def->getOperand(0), numDims);
  }
  if (!isa<arith::AddIOp, arith::SubIOp>(def))
    return std::nullopt;
  auto lhs = getLinearIndex(def->getOperand(0), numDims);
  auto rhs = getLinearIndex(def->getOperand(1), numDims);
  if (!lhs || !rhs)
    return std::nullopt;
  lhs->add(*rhs, isa<arith::AddIOp>(def) ? 1 : -1);
  return lhs;
}

/// `value` (or its negation, with `negated`) as a causal condition.
static std::optional<CausalCondition> getCausalCondition(SoftmaxOp op, Value value, bool negated) {
  if (auto invert = value.getDefiningOp<arith::XOrIOp>();
      invert && matchPattern(invert.getRhs(), m_One()))
    return getCausalCondition(op, invert.getLhs(), !negated);
  auto compare = value.getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return std::nullopt;
  unsigned numDims = op.getDims().size(), column = op.getRowDim();
  auto lhs = getLinearIndex(compare.getLhs(), numDims);
  auto rhs = getLinearIndex(compare.getRhs(), numDims);
  if (!lhs || !rhs)
    return std::nullopt;
  arith::CmpIPredicate predicate = compare.getPredicate();
  if (negated)
    predicate = arith::invertPredicate(predicate);
  using Predicate = arith::CmpIPredicate;
  if (llvm::is_contained({Predicate::ult, Predicate::ule, Predicate::ugt, Predicate::uge},
                         predicate) &&
      !(lhs->isNonNegative() && rhs->isNonNegative()))
    return std::nullopt;
  // As lhs - rhs <= 0.
  lhs->add(*rhs, -1);
  LinearIndex difference(numDims);
  switch (predicate) {
  case Predicate::slt:
  case Predicate::ult:
    ++lhs->constant;
    [[fallthrough]];
  case Predicate::sle:
  case Predicate::ule:
    difference = *lhs;
    break;
  case Predicate::sgt:
  case Predicate::ugt:
    --lhs->constant;
    [[fallthrough]];
  case Predicate::sge:
  case Predicate::uge:
    difference.add(*lhs, -1);
    break;
  default:
    return std::nullopt;
  }
  std::optional<unsigned> row;
  for (auto [dim, coefficient] : llvm::enumerate(difference.coefficients)) {
    if (coefficient == (dim == column ? 1 : 0))
      continue;
    if (coefficient != -1 || row)
      return std::nullopt;
    row = dim;
  }
  if (!row || difference.coefficients[column] != 1)
    return std::nullopt;
  return CausalCondition{*row, -difference.constant};
}

/// The same, where the condition is one of several that must all hold; `rest` holds the others.
static std::optional<CausalCondition> splitCausalCondition(SoftmaxOp op, Value value, bool negated,
                                                           Value &rest) {
  rest = {};
  if (auto condition = getCausalCondition(op, value, negated))
    return condition;
  Operation *def = value.getDefiningOp();
  if (!def || (negated ? !isa<arith::OrIOp>(def) : !isa<arith::AndIOp>(def)))
    return std::nullopt;
  for (unsigned i : {0, 1})
    if (auto condition = getCausalCondition(op, def->getOperand(i), negated)) {
      rest = def->getOperand(1 - i);
      return condition;
    }
  return std::nullopt;
}

/// Below conversions, a select between 0 and -inf that nothing else uses: a mask to be added.
static bool isAddedMask(Value value) {
  while (value.hasOneUse()) {
    Operation *def = value.getDefiningOp();
    if (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp>(def)) {
      value = def->getOperand(0);
      continue;
    }
    auto select = dyn_cast_or_null<arith::SelectOp>(def);
    return select && ((matchPattern(select.getTrueValue(), m_AnyZeroFloat()) &&
                       matchPattern(select.getFalseValue(), m_NegInfFloat())) ||
                      (matchPattern(select.getTrueValue(), m_NegInfFloat()) &&
                       matchPattern(select.getFalseValue(), m_AnyZeroFloat())));
  }
  return false;
}

/// Searches down from `value`, the prologue's, through what leaves -inf as it is.
static std::optional<CausalMask> findCausalMask(SoftmaxOp op, Value value) {
  while (Operation *def = value.getDefiningOp()) {
    APFloat constant(0.0);
    if (isa<arith::ExtFOp, arith::TruncFOp>(def)) {
      value = def->getOperand(0);
    } else if (isa<arith::MulFOp, arith::DivFOp>(def) &&
               matchPattern(def->getOperand(1), m_ConstantFloat(&constant)) &&
               constant.isFiniteNonZero() && !constant.isNegative()) {
      value = def->getOperand(0);
    } else if (auto select = dyn_cast<arith::SelectOp>(def)) {
      bool negated = matchPattern(select.getTrueValue(), m_NegInfFloat());
      if (!negated && !matchPattern(select.getFalseValue(), m_NegInfFloat()))
        return std::nullopt;
      Value rest;
      if (auto condition = splitCausalCondition(op, select.getCondition(), negated, rest))
        return CausalMask{select, *condition, rest};
      value = negated ? select.getFalseValue() : select.getTrueValue();
    } else if (isa<arith::AddFOp>(def)) {
      if (auto mask = findCausalMask(op, def->getOperand(0)))
        return mask;
      value = def->getOperand(1);
    } else {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

namespace {
struct RaiseCausalMask : fuse::impl::RaiseCausalMaskBase<RaiseCausalMask> {
  using RaiseCausalMaskBase::RaiseCausalMaskBase;

  void runOnOperation() override {
    getOperation()->walk([&](SoftmaxOp op) {
      // The epilogue may read the value itself, mask and all.
      if (!op.getEpilogue().getArgument(1).use_empty())
        return;
      // Two masks along the same diagonal are one; a second row dimension stays code.
      Operation *yield = op.getPrologue().front().getTerminator();
      while (std::optional<CausalMask> mask = findCausalMask(op, yield->getOperand(0))) {
        auto [row, offset] = mask->condition;
        if (std::optional<CausalAttr> causal = op.getCausal()) {
          if (causal->getRow() != row)
            return;
          offset = std::min(offset, causal->getOffset());
        }
        op.setCausalAttr(CausalAttr::get(&getContext(), row, offset));
        remove(*mask);
      }
    });
  }

  static void remove(CausalMask &mask) {
    arith::SelectOp select = mask.select;
    Block *block = select->getBlock();
    IRRewriter rewriter(select);
    if (mask.rest) {
      select.getConditionMutable().assign(mask.rest);
    } else {
      // Of a mask that is added nothing is left.
      Value top = select;
      while (top.hasOneUse() && isa<arith::ExtFOp, arith::TruncFOp>(*top.user_begin()))
        top = top.user_begin()->getResult(0);
      auto add = top.hasOneUse() ? dyn_cast<arith::AddFOp>(*top.user_begin()) : arith::AddFOp();
      bool negated = matchPattern(select.getTrueValue(), m_NegInfFloat());
      if (add && isAddedMask(top))
        rewriter.replaceOp(add, add.getLhs() == top ? add.getRhs() : add.getLhs());
      else
        rewriter.replaceOp(select, negated ? select.getFalseValue() : select.getTrueValue());
    }
    // The comparison, and the coordinates if nobody else asks for them.
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
      if (isOpTriviallyDead(&op))
        rewriter.eraseOp(&op);
  }
};
} // namespace
