//===- RaiseReductions.cpp - reductions to fuse.row -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction that no name of the dialect stands for becomes a fuse.row of its
// own; fusion then joins it with what computes its operands and with what uses
// it. Each result is `combine(init, f(ins))` for an associative combiner. The
// position of an extremum (argmax, argmin), which front ends write as a pair of
// selects, is a reduction of the extremum and one of the least position that
// holds it.
//
//===----------------------------------------------------------------------===//

#include "RaiseBodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fuse;
using Kind = arith::AtomicRMWKind;

namespace {
/// One result of a reduction: `combine(out, value)`.
struct Combination {
  Kind kind;
  Value value;
  bool isPosition = false; ///< of the extremum that result `extremum` is
  unsigned extremum = 0;
  bool lastWins = false; ///< of equal ones the last is taken
};
} // namespace

/// The kind of an op that combines two values.
static std::optional<Kind> getKind(Operation *op) {
  if (isa<arith::AddFOp>(op))
    return Kind::addf;
  if (isa<arith::MulFOp>(op))
    return Kind::mulf;
  if (isa<arith::MaximumFOp>(op))
    return Kind::maximumf;
  if (isa<arith::MinimumFOp>(op))
    return Kind::minimumf;
  if (isa<arith::MaxNumFOp>(op))
    return Kind::maxnumf;
  if (isa<arith::MinNumFOp>(op))
    return Kind::minnumf;
  if (isa<arith::AddIOp>(op))
    return Kind::addi;
  if (isa<arith::MulIOp>(op))
    return Kind::muli;
  if (isa<arith::MaxSIOp>(op))
    return Kind::maxs;
  if (isa<arith::MinSIOp>(op))
    return Kind::mins;
  if (isa<arith::MaxUIOp>(op))
    return Kind::maxu;
  if (isa<arith::MinUIOp>(op))
    return Kind::minu;
  if (isa<arith::AndIOp>(op))
    return Kind::andi;
  if (isa<arith::OrIOp>(op))
    return Kind::ori;
  if (isa<arith::XOrIOp>(op))
    return Kind::xori;
  return std::nullopt;
}

/// The kind that `select(compare(a, b), a, b)` is; NaN goes where the comparison sends it, which
/// for an accumulator that starts as a number is what maxnumf does with ordered comparisons and
/// maximumf with a second test for NaN.
static std::optional<Kind> getKindOfSelect(arith::SelectOp select, BlockArgument out,
                                           Value &other) {
  Value taken = select.getTrueValue(), rest = select.getFalseValue();
  if (taken != out && rest != out)
    return std::nullopt;
  other = taken == out ? rest : taken;
  // Is the value on the left kept where it is the greater?
  auto orient = [&](Value lhs, Value rhs, bool greater) -> std::optional<bool> {
    if (lhs == taken && rhs == rest)
      return greater;
    if (lhs == rest && rhs == taken)
      return !greater;
    return std::nullopt;
  };
  Operation *condition = select.getCondition().getDefiningOp();
  bool keepsNaN = false;
  // x > out or x != x.
  if (auto either = dyn_cast_or_null<arith::OrIOp>(condition))
    for (unsigned i : {0u, 1u}) {
      auto test = either->getOperand(i).getDefiningOp<arith::CmpFOp>();
      if (test && test.getLhs() == test.getRhs() && test.getLhs() == taken &&
          (test.getPredicate() == arith::CmpFPredicate::UNE ||
           test.getPredicate() == arith::CmpFPredicate::UNO)) {
        keepsNaN = true;
        condition = either->getOperand(1 - i).getDefiningOp();
        break;
      }
    }
  if (auto compare = dyn_cast_or_null<arith::CmpFOp>(condition)) {
    using P = arith::CmpFPredicate;
    bool greater = llvm::is_contained({P::OGT, P::OGE, P::UGT, P::UGE}, compare.getPredicate());
    bool less = llvm::is_contained({P::OLT, P::OLE, P::ULT, P::ULE}, compare.getPredicate());
    if (!greater && !less)
      return std::nullopt;
    std::optional<bool> isMax = orient(compare.getLhs(), compare.getRhs(), greater);
    if (!isMax)
      return std::nullopt;
    // A comparison that is true of NaN takes it, and keeps taking.
    bool unordered = llvm::is_contained({P::UGT, P::UGE, P::ULT, P::ULE}, compare.getPredicate());
    keepsNaN |= unordered && taken != out;
    if (*isMax)
      return keepsNaN ? Kind::maximumf : Kind::maxnumf;
    return keepsNaN ? Kind::minimumf : Kind::minnumf;
  }
  if (auto compare = dyn_cast_or_null<arith::CmpIOp>(condition)) {
    using P = arith::CmpIPredicate;
    P p = compare.getPredicate();
    bool greater = llvm::is_contained({P::sgt, P::sge, P::ugt, P::uge}, p);
    bool less = llvm::is_contained({P::slt, P::sle, P::ult, P::ule}, p);
    bool isUnsigned = llvm::is_contained({P::ugt, P::uge, P::ult, P::ule}, p);
    std::optional<bool> isMax;
    if (greater || less)
      isMax = orient(compare.getLhs(), compare.getRhs(), greater);
    if (!isMax)
      return std::nullopt;
    if (isUnsigned)
      return *isMax ? Kind::maxu : Kind::minu;
    return *isMax ? Kind::maxs : Kind::mins;
  }
  return std::nullopt;
}

/// `yielded` as a combination of `out` with what does not depend on any accumulator.
static std::optional<Combination> matchCombination(Value yielded, BlockArgument out) {
  Operation *op = yielded.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (std::optional<Kind> kind = getKind(op))
    for (unsigned i : {0u, 1u})
      if (op->getOperand(i) == out && op->getOperand(1 - i) != out)
        return Combination{*kind, op->getOperand(1 - i)};
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    Value other;
    if (std::optional<Kind> kind = getKindOfSelect(select, out, other))
      return Combination{*kind, other};
  }
  return std::nullopt;
}

static bool isMaximum(Kind kind) {
  return kind == Kind::maximumf || kind == Kind::maxnumf || kind == Kind::maxs ||
         kind == Kind::maxu;
}
static bool isMinimum(Kind kind) {
  return kind == Kind::minimumf || kind == Kind::minnumf || kind == Kind::mins ||
         kind == Kind::minu;
}

namespace {
/// Which of two values is the greater, or a NaN.
enum class Order { Less, Equal, Greater, FirstNaN, SecondNaN, BothNaN };

/// How an accumulator and its position compare with an element and its position.
struct ExtremumCase {
  Order values, positions;
};

/// Evaluates the choice between the position of an accumulator and that of an element.
class PositionChoice {
public:
  PositionChoice(Value out, Value x, Value outPosition, bool isUnsigned)
      : out(out), x(x), outPosition(outPosition), isUnsigned(isUnsigned) {}

  /// Whether `value` is the element's position in this case; nullopt if it is neither's or if what
  /// decides is something else.
  std::optional<bool> isTaken(Value value, ExtremumCase c) {
    if (value == outPosition)
      return false;
    if (auto select = value.getDefiningOp<arith::SelectOp>()) {
      std::optional<bool> condition = evaluate(select.getCondition(), c);
      if (!condition)
        return std::nullopt;
      return isTaken(*condition ? select.getTrueValue() : select.getFalseValue(), c);
    }
    if (position && position != value)
      return std::nullopt;
    position = value;
    return true;
  }

  Value position; ///< the element's, once it was taken

private:
  std::optional<bool> evaluate(Value value, ExtremumCase c) {
    if (matchPattern(value, m_One()))
      return true;
    if (matchPattern(value, m_Zero()))
      return false;
    Operation *op = value.getDefiningOp();
    if (auto compare = dyn_cast_or_null<arith::CmpFOp>(op)) {
      std::optional<Order> order = getOrder(compare.getLhs(), compare.getRhs(), c);
      return order ? std::optional(holds(compare.getPredicate(), *order)) : std::nullopt;
    }
    if (auto compare = dyn_cast_or_null<arith::CmpIOp>(op))
      return evaluate(compare, c);
    if (!isa_and_nonnull<arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::SelectOp>(op) ||
        !value.getType().isInteger(1))
      return std::nullopt;
    SmallVector<bool, 3> operands;
    for (Value operand : op->getOperands()) {
      std::optional<bool> known = evaluate(operand, c);
      if (!known)
        return std::nullopt;
      operands.push_back(*known);
    }
    if (isa<arith::SelectOp>(op))
      return operands[0] ? operands[1] : operands[2];
    return isa<arith::AndIOp>(op)  ? operands[0] && operands[1]
           : isa<arith::OrIOp>(op) ? operands[0] || operands[1]
                                   : operands[0] != operands[1];
  }

  std::optional<bool> evaluate(arith::CmpIOp compare, ExtremumCase c) {
    using P = arith::CmpIPredicate;
    P p = compare.getPredicate();
    std::optional<Order> order = getOrder(compare.getLhs(), compare.getRhs(), c);
    bool ofValues = compare.getLhs() == out || compare.getLhs() == x;
    bool isOrdering = p != P::eq && p != P::ne;
    bool ofUnsigned = llvm::is_contained({P::ult, P::ule, P::ugt, P::uge}, p);
    if (!order || (isOrdering && ofUnsigned != (ofValues && isUnsigned)))
      return std::nullopt;
    bool less = *order == Order::Less, greater = *order == Order::Greater;
    switch (p) {
    case P::slt:
    case P::ult:
      return less;
    case P::sle:
    case P::ule:
      return !greater;
    case P::sgt:
    case P::ugt:
      return greater;
    case P::sge:
    case P::uge:
      return !less;
    case P::eq:
      return !less && !greater;
    case P::ne:
      return less || greater;
    }
    llvm_unreachable("all predicates are covered");
  }

  /// How `a` compares with `b`, if both are values or both are positions.
  std::optional<Order> getOrder(Value a, Value b, ExtremumCase c) {
    bool ofValues = a == out || a == x;
    Value first = ofValues ? out : outPosition, second = x;
    if (!ofValues) {
      // The element's position is what the accumulator's is compared with.
      second = a == first ? b : a;
      if (!position)
        position = second;
      else if (second != position)
        return std::nullopt;
    }
    Order order = ofValues ? c.values : c.positions;
    if (a == first && b == second)
      return order;
    if (a == second && b == first)
      return order == Order::Less        ? Order::Greater
             : order == Order::Greater   ? Order::Less
             : order == Order::FirstNaN  ? Order::SecondNaN
             : order == Order::SecondNaN ? Order::FirstNaN
                                         : order;
    if (a != b || (a != first && a != second))
      return std::nullopt;
    bool isNaN =
        order == Order::BothNaN || order == (a == first ? Order::FirstNaN : Order::SecondNaN);
    return isNaN ? Order::BothNaN : Order::Equal;
  }

  /// What the comparison says of any two values in that order.
  static bool holds(arith::CmpFPredicate predicate, Order order) {
    auto number = [&](double value, std::initializer_list<Order> nans) {
      return APFloat(llvm::is_contained(nans, order) ? std::nan("") : value);
    };
    double second = order == Order::Less ? 1 : order == Order::Greater ? -1 : 0;
    return arith::applyCmpPredicate(predicate, number(0, {Order::FirstNaN, Order::BothNaN}),
                                    number(second, {Order::SecondNaN, Order::BothNaN}));
  }

  Value out, x, outPosition;
  bool isUnsigned;
};
} // namespace

/// The position of the extremum that result `extremum` computes, however the choice is spelled: it
/// is looked at in each case of how the two values and the two positions compare. Of equal ones
/// the least position or the last wins, which is said by a comparison of positions or follows from
/// their order along the row. A comparison that is false of NaN (torch's, beside a maximum that
/// keeps it) never takes its position; the kernel gives the first NaN's, as frameworks do.
static std::optional<Combination> matchPosition(Value yielded, BlockArgument outPosition,
                                                BlockArgument out, const Combination &extremum,
                                                unsigned number) {
  if ((!isMaximum(extremum.kind) && !isMinimum(extremum.kind)) ||
      !isa<IntegerType, IndexType>(yielded.getType()))
    return std::nullopt;
  PositionChoice choice(out, extremum.value, outPosition,
                        extremum.kind == Kind::maxu || extremum.kind == Kind::minu);
  auto isTaken = [&](Order values, Order positions = Order::Less) {
    return choice.isTaken(yielded, {values, positions});
  };
  bool keepsNaN = extremum.kind == Kind::maximumf || extremum.kind == Kind::minimumf;
  bool isFloat = isa<FloatType>(out.getType());
  std::optional<bool> later = isTaken(Order::Equal),
                      earlier = isTaken(Order::Equal, Order::Greater);
  if (!later || !earlier)
    return std::nullopt;
  Order beaten = isMaximum(extremum.kind) ? Order::Less : Order::Greater,
        better = isMaximum(extremum.kind) ? Order::Greater : Order::Less;
  for (Order positions : {Order::Less, Order::Greater}) {
    if (isTaken(beaten, positions) != true || isTaken(better, positions) != false)
      return std::nullopt;
    if (!isFloat)
      continue;
    std::optional<bool> takesNaN = isTaken(Order::SecondNaN, positions);
    if (!takesNaN || (*takesNaN && !keepsNaN))
      return std::nullopt;
    // An accumulator that keeps no NaN is none.
    if (keepsNaN && isTaken(Order::FirstNaN, positions) != false)
      return std::nullopt;
  }
  if (isFloat && keepsNaN && isTaken(Order::SecondNaN) == true && isTaken(Order::BothNaN) != later)
    return std::nullopt;
  Combination combination{*later ? Kind::maxs : Kind::mins, choice.position};
  combination.isPosition = true;
  combination.extremum = number;
  combination.lastWins = *later;
  return combination;
}

/// Ops of the body that `values` are computed from; fails if an accumulator is among it.
static FailureOr<SmallVector<Operation *>> collect(linalg::GenericOp op, ArrayRef<Value> values) {
  llvm::SmallPtrSet<Operation *, 16> needed;
  SmallVector<Value> worklist(values);
  unsigned firstOut = op.getNumDpsInputs();
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto arg = dyn_cast<BlockArgument>(value);
        arg && arg.getOwner() == op.getBody() && arg.getArgNumber() >= firstOut)
      return failure();
    Operation *def = value.getDefiningOp();
    if (def && def->getBlock() == op.getBody() && needed.insert(def).second)
      llvm::append_range(worklist, def->getOperands());
  }
  SmallVector<Operation *> ops;
  for (Operation &inner : *op.getBody())
    if (needed.contains(&inner))
      ops.push_back(&inner);
  return ops;
}

/// The type in which values of `type` are combined along a row, and how they get there.
static Type getWideType(Type type) {
  if (type.isF16() || type.isBF16())
    return Float32Type::get(type.getContext());
  if (type.isIndex())
    return IntegerType::get(type.getContext(), 64);
  if (auto integer = dyn_cast<IntegerType>(type); integer && integer.getWidth() < 32)
    return IntegerType::get(type.getContext(), 32);
  return type;
}

static Value widen(OpBuilder &b, Location loc, Kind kind, Value value) {
  Type wide = getWideType(value.getType());
  if (wide == value.getType())
    return value;
  if (isa<FloatType>(wide))
    return arith::ExtFOp::create(b, loc, wide, value);
  if (value.getType().isIndex())
    return arith::IndexCastOp::create(b, loc, wide, value);
  if (kind == Kind::maxu || kind == Kind::minu)
    return arith::ExtUIOp::create(b, loc, wide, value);
  return arith::ExtSIOp::create(b, loc, wide, value);
}

static Value narrow(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (isa<FloatType>(type))
    return arith::TruncFOp::create(b, loc, type, value);
  if (type.isIndex())
    return arith::IndexCastOp::create(b, loc, type, value);
  return arith::TruncIOp::create(b, loc, type, value);
}

namespace {
/// Writes a reduction as a row op.
class ReductionRaiser {
public:
  ReductionRaiser(linalg::GenericOp op, RewriterBase &rewriter)
      : op(op), rewriter(rewriter), yield(op.getBody()->getTerminator()),
        numOuts(op.getNumDpsInits()) {}

  LogicalResult run();

private:
  /// What a result starts from, if not from the neutral element.
  struct Start {
    TypedAttr constant;
    int input = -1;
  };

  bool isSubscripted();
  LogicalResult matchResults();
  std::optional<Combination> matchResult(unsigned number);
  void addInputs();
  void addStarts();
  RowOp createRow();
  /// In the row's body.
  void combine(unsigned number, Block &block);
  void find(unsigned number);
  Value reduce(Kind kind, Value value) {
    return fuse::ReduceOp::create(rewriter, op.getLoc(), value.getType(), kind, value);
  }
  /// A value of the body, as wide as it is reduced.
  Value getWide(Kind kind, Value value) {
    return widen(rewriter, op.getLoc(), kind, raiser->mapping.lookup(value));
  }
  void setResult(unsigned number, Value value) {
    yielded[number] =
        narrow(rewriter, op.getLoc(), value, getElementTypeOrSelf(outs[number].getType()));
  }
  BlockArgument getOut(unsigned number) {
    return op.getMatchingBlockArgument(op.getDpsInitOperand(number));
  }

  linalg::GenericOp op;
  RewriterBase &rewriter;
  Operation *yield;
  unsigned numOuts;
  SmallVector<unsigned> reduced;
  /// What each result combines, and the code of that.
  SmallVector<Combination> combinations;
  SmallVector<Value> values;
  SmallVector<Operation *> code;
  /// Of the row op; arguments of the body that are inputs, and those that are constants instead.
  SmallVector<Value> ins, outs;
  SmallVector<AffineMap> maps;
  SmallVector<BlockArgument> inputArgs;
  SmallVector<std::pair<BlockArgument, TypedAttr>> constants;
  SmallVector<Start> starts;
  std::optional<BodyRaiser> raiser;
  SmallVector<Value> combined, yielded;
};
} // namespace

/// Whether operands are read, and results written, at dimensions; of results all that are kept.
bool ReductionRaiser::isSubscripted() {
  for (auto [operand, map, arg] :
       llvm::zip(op->getOperands(), op.getIndexingMapsArray(), op.getBody()->getArguments())) {
    if (!isa<ShapedType>(operand.getType()) && arg.use_empty())
      continue; // a scalar, which the body has from outside
    if (!isa<RankedTensorType>(operand.getType()) || !isSubscriptMap(map, operand.getType()))
      return false;
  }
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    return map.isProjectedPermutation() && map.getNumResults() + reduced.size() == op.getNumLoops();
  });
}

std::optional<Combination> ReductionRaiser::matchResult(unsigned number) {
  Value result = yield->getOperand(number);
  std::optional<Combination> found = matchCombination(result, getOut(number));
  if (found && failed(collect(op, found->value)))
    found.reset();
  for (unsigned other = 0; other < numOuts && !found; ++other) {
    if (other == number)
      continue;
    std::optional<Combination> extremum = matchCombination(yield->getOperand(other), getOut(other));
    if (extremum)
      found = matchPosition(result, getOut(number), getOut(other), *extremum, other);
  }
  return found;
}

LogicalResult ReductionRaiser::matchResults() {
  for (unsigned number = 0; number < numOuts; ++number) {
    std::optional<Combination> found = matchResult(number);
    if (!found)
      return failure();
    Type wide = getWideType(found->value.getType());
    if (!wide.isF32() && !wide.isInteger(32) && !wide.isInteger(64))
      return failure();
    combinations.push_back(*found);
    values.push_back(found->value);
  }
  FailureOr<SmallVector<Operation *>> collected = collect(op, values);
  if (failed(collected))
    return failure();
  code = *collected;
  return success();
}

/// Inputs that are used or say how long the row is. Splats are scalars of the body, if another
/// input has the extents.
void ReductionRaiser::addInputs() {
  llvm::SmallDenseSet<Value> used(values.begin(), values.end());
  for (Operation *inner : code)
    used.insert(inner->getOperands().begin(), inner->getOperands().end());
  llvm::SmallBitVector covered(op.getNumLoops());
  SmallVector<OpOperand *> operands = op.getDpsInputOperands();
  llvm::stable_sort(operands, [](OpOperand *a, OpOperand *b) {
    return !getSplat(a->get()) && getSplat(b->get());
  });
  for (OpOperand *operand : operands) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    BlockArgument arg = op.getMatchingBlockArgument(operand);
    TypedAttr splat = getSplat(operand->get());
    bool shapes = llvm::any_of(
        reduced, [&](unsigned dim) { return map.isFunctionOfDim(dim) && !covered.test(dim); });
    if (splat && !shapes)
      constants.push_back({arg, splat});
    if (!shapes && (splat || !used.contains(arg)))
      continue;
    for (unsigned dim = 0; dim < op.getNumLoops(); ++dim)
      if (map.isFunctionOfDim(dim))
        covered.set(dim);
    ins.push_back(operand->get());
    maps.push_back(map);
    inputArgs.push_back(arg);
  }
}

/// Initial values that are no constants are inputs.
void ReductionRaiser::addStarts() {
  for (unsigned number = 0; number < numOuts; ++number) {
    Value init = op.getDpsInits()[number];
    Start &start = starts.emplace_back();
    if (combinations[number].isPosition)
      continue; // the position of no element is not asked for
    if ((start.constant = getSplat(init)))
      continue;
    start.input = ins.size();
    ins.push_back(init);
    maps.push_back(op.getMatchingIndexingMap(op.getDpsInitOperand(number)));
  }
}

RowOp ReductionRaiser::createRow() {
  for (unsigned number = 0; number < numOuts; ++number) {
    Value init = op.getDpsInits()[number];
    outs.push_back(
        createEmptyLike(rewriter, op.getLoc(), init, getElementTypeOrSelf(init.getType())));
    maps.push_back(op.getMatchingIndexingMap(op.getDpsInitOperand(number)));
  }
  SmallVector<int64_t> over(reduced.begin(), reduced.end());
  return RowOp::create(rewriter, op.getLoc(), op.getResultTypes(), ins, outs,
                       nameDims(rewriter, op.getNumLoops()), rewriter.getAffineMapArrayAttr(maps),
                       over);
}

void ReductionRaiser::combine(unsigned number, Block &block) {
  const Combination &combination = combinations[number];
  Location loc = op.getLoc();
  Value result = combined[number] =
      reduce(combination.kind, getWide(combination.kind, combination.value));
  const Start &start = starts[number];
  Value initial;
  if (start.input >= 0) {
    initial = block.getArgument(start.input);
  } else {
    TypedAttr neutral =
        arith::getIdentityValueAttr(combination.kind, start.constant.getType(), rewriter, loc);
    bool isSum = combination.kind == Kind::addf || combination.kind == Kind::addi;
    if (start.constant != neutral && !(isSum && isZero(start.constant)))
      initial = arith::ConstantOp::create(rewriter, loc, start.constant);
  }
  if (initial)
    result = arith::getReductionOp(combination.kind, rewriter, loc,
                                   widen(rewriter, loc, combination.kind, initial), result);
  setResult(number, result);
}

void ReductionRaiser::find(unsigned number) {
  const Combination &combination = combinations[number];
  const Combination &extremum = combinations[combination.extremum];
  Location loc = op.getLoc();
  Value x = getWide(extremum.kind, extremum.value);
  Value best = combined[combination.extremum], holds;
  if (isa<FloatType>(x.getType())) {
    holds = arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::OEQ, x, best);
    Value isNaN = arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::UNO, x, x);
    if (extremum.kind == Kind::maximumf || extremum.kind == Kind::minimumf)
      holds = arith::OrIOp::create(rewriter, loc, holds, isNaN);
  } else {
    holds = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, x, best);
  }
  Value position = getWide(combination.kind, combination.value);
  Value none = arith::ConstantOp::create(
      rewriter, loc,
      arith::getIdentityValueAttr(combination.kind, position.getType(), rewriter, loc));
  Value candidate = arith::SelectOp::create(rewriter, loc, holds, position, none);
  Value found = reduce(combination.kind, candidate);
  // Where nothing holds it (all NaN under an ordered comparison), the initial position stays.
  if (TypedAttr initial = getSplat(op.getDpsInits()[number])) {
    Value unfound = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, found, none);
    Value start =
        widen(rewriter, loc, combination.kind, arith::ConstantOp::create(rewriter, loc, initial));
    found = arith::SelectOp::create(rewriter, loc, unfound, start, found);
  }
  setResult(number, found);
}

LogicalResult ReductionRaiser::run() {
  bringScalarsInside(op, rewriter);
  op.getReductionDims(reduced);
  if (!isSubscripted() || failed(matchResults()))
    return failure();
  rewriter.setInsertionPoint(op);
  addInputs();
  addStarts();
  // What is read from outside.
  raiser.emplace(op, code, rewriter.getMultiDimIdentityMap(op.getNumLoops()), rewriter, values);
  SmallVector<Access> outside;
  if (!raiser->isSupported() || failed(raiser->addInputs(outside)))
    return failure();
  unsigned firstOutside = ins.size();
  for (const Access &access : outside) {
    ins.push_back(access.tensor);
    maps.push_back(access.map);
  }
  RowOp row = createRow();

  OpBuilder::InsertionGuard guard(rewriter);
  Block *block = rewriter.createBlock(&row.getBody());
  for (Value in : ArrayRef(ins).take_front(firstOutside))
    block->addArgument(getElementTypeOrSelf(in.getType()), op.getLoc());
  for (auto [number, arg] : llvm::enumerate(inputArgs))
    raiser->mapping.map(arg, block->getArgument(number));
  raiser->addArguments(*block);
  for (auto [arg, splat] : constants)
    raiser->mapping.map(arg, arith::ConstantOp::create(rewriter, op.getLoc(), splat));
  for (Operation *inner : code)
    raiser->clone(inner);

  // Extrema first: positions are told by them.
  combined.resize(numOuts);
  yielded.resize(numOuts);
  for (unsigned number = 0; number < numOuts; ++number)
    if (!combinations[number].isPosition)
      combine(number, *block);
  for (unsigned number = 0; number < numOuts; ++number)
    if (combinations[number].isPosition)
      find(number);
  YieldOp::create(rewriter, op.getLoc(), yielded);
  raiseActivations(*block, rewriter);
  rewriter.replaceOp(op, row.getResults());
  return success();
}

LogicalResult mlir::fuse::raiseReduction(linalg::GenericOp op, RewriterBase &rewriter) {
  if (op.getNumReductionLoops() == 0 || !op.hasPureTensorSemantics())
    return failure();
  return ReductionRaiser(op, rewriter).run();
}
