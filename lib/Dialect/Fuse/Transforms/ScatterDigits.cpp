//===- ScatterDigits.cpp - indices that only count ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScatterDigits.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;

/// Ops that are looked through, one behind the other.
static constexpr unsigned kMostSteps = 64;
/// Sums beyond this may overflow; no extent is.
static constexpr int64_t kMost = int64_t(1) << 31;

//===----------------------------------------------------------------------===//
// Sums of digits
//===----------------------------------------------------------------------===//

std::optional<unsigned> DigitSum::getDigit() const {
  if (number != 0 || terms.size() != 1 || terms.front().first != 1)
    return std::nullopt;
  return terms.front().second;
}

DigitSum DigitTracer::add(const DigitSum &a, const DigitSum &b, int64_t factor) {
  DigitSum sum = a;
  sum.number += b.number * factor;
  for (auto [times, digit] : b.terms) {
    auto *term = llvm::find_if(sum.terms, [&, digit = digit](auto t) { return t.second == digit; });
    if (term == sum.terms.end())
      sum.terms.push_back({times * factor, digit});
    else
      term->first += times * factor;
  }
  llvm::erase_if(sum.terms, [](auto term) { return term.first == 0; });
  return sum;
}

std::pair<int64_t, int64_t> DigitTracer::getRange(const DigitSum &sum) const {
  int64_t least = sum.number, most = sum.number;
  for (auto [factor, digit] : sum.terms) {
    int64_t last = ShapedType::isDynamic(extents[digit]) ? kMost - 1 : extents[digit] - 1;
    (factor < 0 ? least : most) += factor * std::max<int64_t>(last, 0);
  }
  return {least, most};
}

std::optional<std::pair<DigitSum, DigitSum>> DigitTracer::divide(const DigitSum &sum,
                                                                 int64_t divisor) const {
  if (divisor <= 0)
    return std::nullopt;
  DigitSum quotient, remainder;
  for (auto [factor, digit] : sum.terms) {
    if (factor % divisor == 0)
      quotient.terms.push_back({factor / divisor, digit});
    else
      remainder.terms.push_back({factor, digit});
  }
  remainder.number = ((sum.number % divisor) + divisor) % divisor;
  quotient.number = (sum.number - remainder.number) / divisor;
  auto [least, most] = getRange(remainder);
  if (least < 0 || most >= divisor)
    return std::nullopt;
  return std::make_pair(quotient, remainder);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

std::optional<SmallVector<DigitSum>> DigitTracer::placeOfOperand(linalg::GenericOp op,
                                                                 OpOperand &operand,
                                                                 ArrayRef<DigitSum> loops) const {
  SmallVector<DigitSum> place;
  for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      place.push_back(loops[dim.getPosition()]);
    else if (auto number = dyn_cast<AffineConstantExpr>(expr))
      place.push_back(DigitSum::ofNumber(number.getValue()));
    else
      return std::nullopt;
  }
  return place;
}

/// The coordinates of the loops where `op`, elementwise work, writes `place` of a result.
static std::optional<SmallVector<DigitSum>> getLoops(linalg::GenericOp op, unsigned result,
                                                     ArrayRef<DigitSum> place) {
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(result));
  if (op.getNumReductionLoops() != 0 || !op.hasPureTensorSemantics() || !out.isPermutation())
    return std::nullopt;
  SmallVector<DigitSum> loops(place.size());
  for (auto [expr, at] : llvm::zip(out.getResults(), place))
    loops[cast<AffineDimExpr>(expr).getPosition()] = at;
  return loops;
}

std::optional<Element> DigitTracer::look(const Element &element) const {
  using Result = std::optional<Element>;
  Operation *def = element.tensor.getDefiningOp();
  ArrayRef<DigitSum> place = element.place;
  /// Is `at` one of `extent` places from `begin` on: always, never, or now and then?
  auto isWithin = [&](const DigitSum &at, int64_t begin, int64_t extent) -> std::optional<bool> {
    auto [least, most] = getRange(at);
    if (least >= begin && most < begin + extent)
      return true;
    if (most < begin || least >= begin + extent)
      return false;
    return std::nullopt;
  };
  auto minus = [&](const DigitSum &at, int64_t number) {
    return add(at, DigitSum::ofNumber(-number));
  };
  return TypeSwitch<Operation *, Result>(def)
      .Case([&](tensor::CastOp op) -> Result {
        if (!isa<RankedTensorType>(op.getSource().getType()))
          return std::nullopt;
        return Element{op.getSource(), element.place};
      })
      .Case([&](tensor::CollapseShapeOp op) -> Result {
        SmallVector<DigitSum> at(op.getSrcType().getRank());
        for (auto [number, group] : llvm::enumerate(getGroups(op))) {
          DigitSum rest = place[number];
          for (int64_t dim : llvm::reverse(ArrayRef(group).drop_front())) {
            auto parts = op.getSrcType().isDynamicDim(dim)
                             ? std::nullopt
                             : divide(rest, op.getSrcType().getDimSize(dim));
            if (!parts)
              return std::nullopt;
            std::tie(rest, at[dim]) = *parts;
          }
          at[group.front()] = rest;
        }
        return Element{op.getSrc(), at};
      })
      .Case([&](tensor::ExpandShapeOp op) -> Result {
        SmallVector<DigitSum> at;
        for (const ReassociationIndices &group : getGroups(op)) {
          DigitSum sum;
          int64_t factor = 1;
          for (int64_t dim : llvm::reverse(group)) {
            int64_t extent = op.getResultType().getDimSize(dim);
            if (ShapedType::isDynamic(factor))
              return std::nullopt;
            sum = add(sum, place[dim], factor);
            factor = ShapedType::isDynamic(extent) ? extent : factor * extent;
          }
          at.push_back(sum);
        }
        return Element{op.getSrc(), at};
      })
      .Case([&](tensor::ConcatOp op) -> Result {
        int64_t begin = 0;
        for (Value part : op.getInputs()) {
          int64_t extent = cast<RankedTensorType>(part.getType()).getDimSize(op.getDim());
          auto within = ShapedType::isDynamic(extent) ? std::nullopt
                                                      : isWithin(place[op.getDim()], begin, extent);
          if (!within)
            return std::nullopt;
          if (*within) {
            SmallVector<DigitSum> at(place);
            at[op.getDim()] = minus(at[op.getDim()], begin);
            return Element{part, at};
          }
          begin += extent;
        }
        return std::nullopt;
      })
      .Case([&](tensor::InsertSliceOp op) -> Result {
        if (!op.hasUnitStride())
          return std::nullopt;
        llvm::SmallBitVector dropped = op.getDroppedDims();
        SmallVector<DigitSum> at;
        bool isInside = true;
        for (auto [dim, begin, extent] :
             llvm::enumerate(op.getStaticOffsets(), op.getStaticSizes())) {
          if (ShapedType::isDynamic(begin))
            return std::nullopt;
          std::optional<bool> within;
          if (!ShapedType::isDynamic(extent))
            within = isWithin(place[dim], begin, extent);
          if (!within)
            return std::nullopt;
          isInside &= *within;
          if (!dropped.test(dim))
            at.push_back(minus(place[dim], begin));
        }
        return isInside ? Element{op.getSource(), at} : Element{op.getDest(), element.place};
      })
      .Case([&](tensor::ExtractSliceOp op) -> Result {
        llvm::SmallBitVector dropped = op.getDroppedDims();
        SmallVector<DigitSum> at;
        unsigned next = 0;
        for (auto [dim, begin, stride] :
             llvm::enumerate(op.getStaticOffsets(), op.getStaticStrides())) {
          if (ShapedType::isDynamic(begin) || ShapedType::isDynamic(stride))
            return std::nullopt;
          DigitSum number = DigitSum::ofNumber(begin);
          at.push_back(dropped.test(dim) ? number : add(number, place[next++], stride));
        }
        return Element{op.getSource(), at};
      })
      .Case([&](linalg::GenericOp op) -> Result {
        // A broadcast or a transposition.
        unsigned result = cast<OpResult>(element.tensor).getResultNumber();
        auto argument = dyn_cast<BlockArgument>(op.getBody()->getTerminator()->getOperand(result));
        auto loops = getLoops(op, result, place);
        if (!loops || !argument || argument.getOwner() != op.getBody())
          return std::nullopt;
        OpOperand *operand = op.getMatchingOpOperand(argument);
        auto at = isa<RankedTensorType>(operand->get().getType())
                      ? placeOfOperand(op, *operand, *loops)
                      : std::nullopt;
        if (!at)
          return std::nullopt;
        return Element{operand->get(), *at};
      })
      .Default([](Operation *) -> Result { return std::nullopt; });
}

Element DigitTracer::getOrigin(Element element) const {
  for (unsigned steps = 0; steps < kMostSteps; ++steps) {
    std::optional<Element> next = look(element);
    if (!next)
      break;
    element = *next;
  }
  return element;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Whether each value from `least` to `most` is one of `type`; true is 1.
static bool holds(Type type, int64_t least, int64_t most) {
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (width == 1)
    return least >= 0 && most <= 1;
  int64_t end = width > 32 ? kMost : int64_t(1) << (width - 1);
  return least >= -end && most < end;
}

/// What `op` gives, before it is known that its type holds it.
std::optional<DigitSum> DigitTracer::compute(Operation *op, ArrayRef<DigitSum> operands) const {
  using Result = std::optional<DigitSum>;
  auto both = [&](auto combine) -> Result { return combine(operands[0], operands[1]); };
  auto part = [&](bool wantsQuotient) -> Result {
    if (!operands[1].isNumber() || getRange(operands[0]).first < 0)
      return std::nullopt;
    auto parts = divide(operands[0], operands[1].number);
    return parts ? Result(wantsQuotient ? parts->first : parts->second) : std::nullopt;
  };
  return TypeSwitch<Operation *, Result>(op)
      .Case<arith::IndexCastOp>([&](auto) -> Result { return operands[0]; })
      .Case([&](arith::ExtSIOp op) -> Result {
        // True is -1 there.
        return op.getIn().getType().isInteger(1) ? Result() : operands[0];
      })
      .Case<arith::IndexCastUIOp, arith::ExtUIOp>(
          [&](auto) -> Result { return getRange(operands[0]).first < 0 ? Result() : operands[0]; })
      .Case<arith::TruncIOp>([&](auto) -> Result { return operands[0]; })
      .Case<arith::AddIOp>(
          [&](auto) { return both([](auto &a, auto &b) -> Result { return add(a, b); }); })
      .Case<arith::SubIOp>(
          [&](auto) { return both([](auto &a, auto &b) -> Result { return add(a, b, -1); }); })
      .Case<arith::MulIOp>([&](auto) {
        return both([](auto &a, auto &b) -> Result {
          if (!a.isNumber() && !b.isNumber())
            return std::nullopt;
          return a.isNumber() ? add({}, b, a.number) : add({}, a, b.number);
        });
      })
      .Case<arith::DivSIOp, arith::DivUIOp, arith::FloorDivSIOp>([&](auto) { return part(true); })
      .Case<arith::RemSIOp, arith::RemUIOp>([&](auto) { return part(false); })
      .Case([&](arith::CmpIOp op) -> Result {
        auto [least, most] = getRange(add(operands[0], operands[1], -1));
        using P = arith::CmpIPredicate;
        switch (op.getPredicate()) {
        case P::slt:
          return most < 0 ? Result(DigitSum::ofNumber(1))
                          : (least >= 0 ? Result(DigitSum::ofNumber(0)) : Result());
        case P::sge:
          return least >= 0 ? Result(DigitSum::ofNumber(1))
                            : (most < 0 ? Result(DigitSum::ofNumber(0)) : Result());
        case P::sgt:
          return least > 0 ? Result(DigitSum::ofNumber(1))
                           : (most <= 0 ? Result(DigitSum::ofNumber(0)) : Result());
        case P::sle:
          return most <= 0 ? Result(DigitSum::ofNumber(1))
                           : (least > 0 ? Result(DigitSum::ofNumber(0)) : Result());
        default:
          return std::nullopt;
        }
      })
      .Case([&](arith::SelectOp) -> Result {
        if (!operands[0].isNumber())
          return std::nullopt;
        return operands[operands[0].number ? 1 : 2];
      })
      .Default([](Operation *) -> Result { return std::nullopt; });
}

std::optional<DigitSum> DigitTracer::valueOf(linalg::GenericOp op, unsigned result,
                                             ArrayRef<DigitSum> place, unsigned depth) const {
  auto loops = getLoops(op, result, place);
  if (!loops)
    return std::nullopt;
  DenseMap<Value, DigitSum> values;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (argument.use_empty() || !type || !type.getElementType().isIntOrIndex())
      continue;
    if (auto at = placeOfOperand(op, operand, *loops))
      if (auto value = valueOf({operand.get(), *at}, depth + 1))
        values[argument] = *value;
  }
  auto getKnown = [&](Value value) -> std::optional<DigitSum> {
    APInt number;
    if (matchPattern(value, m_ConstantInt(&number)) && number.getSignificantBits() <= 32) {
      // True is 1.
      bool isBool = value.getType().isInteger(1);
      return DigitSum::ofNumber(isBool ? number.getZExtValue() : number.getSExtValue());
    }
    auto it = values.find(value);
    return it == values.end() ? std::nullopt : std::optional(it->second);
  };
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
      values[index.getResult()] = (*loops)[index.getDim()];
      continue;
    }
    if (inner.getNumResults() != 1)
      continue;
    SmallVector<DigitSum> operands;
    auto select = dyn_cast<arith::SelectOp>(inner);
    for (Value operand : inner.getOperands()) {
      std::optional<DigitSum> known = getKnown(operand);
      // What a select does not take may be anything.
      if (!known && select && operand != select.getCondition() && !operands.empty() &&
          operands[0].isNumber() &&
          operand != (operands[0].number ? select.getTrueValue() : select.getFalseValue()))
        known = DigitSum();
      if (!known)
        break;
      operands.push_back(*known);
    }
    if (operands.size() == inner.getNumOperands())
      if (std::optional<DigitSum> value = compute(&inner, operands)) {
        auto [least, most] = getRange(*value);
        if (holds(inner.getResult(0).getType(), least, most))
          values[inner.getResult(0)] = *value;
      }
  }
  return getKnown(op.getBody()->getTerminator()->getOperand(result));
}

std::optional<DigitSum> DigitTracer::valueOf(Element element, unsigned depth) const {
  if (depth > kMostSteps)
    return std::nullopt;
  element = getOrigin(element);
  Operation *def = element.tensor.getDefiningOp();
  if (auto generic = dyn_cast_or_null<linalg::GenericOp>(def))
    return valueOf(generic, cast<OpResult>(element.tensor).getResultNumber(), element.place, depth);
  DenseIntElementsAttr elements;
  if (!matchPattern(element.tensor, m_Constant(&elements)) || elements.empty())
    return std::nullopt;
  bool isBool = elements.getElementType().isInteger(1);
  auto get = [&](int64_t i) -> int64_t {
    APInt value = elements.getValues<APInt>()[i];
    return isBool ? value.getZExtValue() : value.getSExtValue();
  };
  if (llvm::any_of(elements.getValues<APInt>(),
                   [](const APInt &value) { return value.getSignificantBits() > 32; }))
    return std::nullopt;
  if (elements.isSplat())
    return DigitSum::ofNumber(get(0));
  // A table of a counter.
  if (elements.getType().getRank() != 1)
    return std::nullopt;
  int64_t step = get(1) - get(0);
  for (int64_t i = 2, count = elements.getNumElements(); i < count; ++i)
    if (get(i) - get(i - 1) != step)
      return std::nullopt;
  return add(DigitSum::ofNumber(get(0)), element.place[0], step);
}

SmallVector<int64_t> mlir::fuse::findDigits(Value tensor, int64_t dim) {
  for (unsigned steps = 0; steps < kMostSteps; ++steps) {
    Operation *def = tensor.getDefiningOp();
    if (auto collapse = dyn_cast_or_null<tensor::CollapseShapeOp>(def)) {
      ReassociationIndices group = getGroups(collapse)[dim];
      SmallVector<int64_t> extents;
      dim = group.front();
      for (int64_t source : group)
        if (int64_t extent = collapse.getSrcType().getDimSize(source); extent != 1) {
          extents.push_back(extent);
          dim = source;
        }
      if (llvm::any_of(extents, ShapedType::isDynamic))
        return {};
      if (extents.size() > 1)
        return extents;
      tensor = collapse.getSrc();
    } else if (auto expand = dyn_cast_or_null<tensor::ExpandShapeOp>(def)) {
      SmallVector<ReassociationIndices> groups = getGroups(expand);
      auto *group =
          llvm::find_if(groups, [&](ArrayRef<int64_t> g) { return llvm::is_contained(g, dim); });
      for (int64_t other : *group)
        if (other != dim && expand.getResultType().getDimSize(other) != 1)
          return {};
      dim = group - groups.begin();
      tensor = expand.getSrc();
    } else if (auto concat = dyn_cast_or_null<tensor::ConcatOp>(def)) {
      if (int64_t(concat.getDim()) == dim)
        return {};
      tensor = concat.getInputs().front();
    } else {
      return {};
    }
  }
  return {};
}
